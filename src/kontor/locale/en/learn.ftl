# Lessons and puzzles: what all games share.

task-unknown = there is no task called { $name }
task-done = this is done; go on with the next one
task-enough = one thing after the other: this first, the rest afterwards
task-not-now = not that now: do what the harbour master asks
lesson-unknown = { $game } has no lesson called { $name }

# The page: lessons at a table, the page "Learn", the door to it.
web-learn-page = Learn
web-learn-title = Learn by playing
web-learn-intro = Short lessons at the real table. You do something in every one of them.
web-learn-every = Lessons of all games
web-learn-none = There are no lessons for this game yet.
web-learn-offer = Learn it at the table, in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-learn-on = Next: { $title }
web-learn-it = Learn the game
web-learn-lessons = Lessons done: { $done } of { $count }
web-learn-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left
web-learn-all-done = all lessons done
web-learn-ticked = done; take it again
web-learn-now = Next lesson
web-learn-teacher = The harbour master
web-learn-step = Step { $step } of { $steps }
web-learn-again = Say it again
web-learn-leave = Leave the lesson
web-learn-done = Well done!
web-learn-next = Next: { $title }
web-learn-repeat = Once more
web-learn-play = Play
web-learn-first-game = My first game
    .about = A short game against Jules, with a coach beside you.

# The terminal.
terminal-learn-game = { $game }, lessons done: { $done } of { $count }
terminal-learn-begin = Take a lesson with: { $command }
terminal-learn-none = { $game } has no lessons yet
terminal-learn-title = Lesson { $number } of { $count }: { $title }
terminal-learn-step = { $step } of { $steps }: { $what }
terminal-learn-leave = "help" lists what can be typed; "quit" leaves the lesson.
terminal-learn-left = You left the lesson. Begin it again with: { $command }
terminal-learn-next = Next: { $command }
terminal-learn-over = That was the last lesson. Play a whole game with: { $command }
terminal-learn-unreadable = { $path } does not say which lessons were done; it will be written anew
