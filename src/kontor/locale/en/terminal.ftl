# Answers of the table in the terminal to what somebody typed: one sentence, lower case, no full stop.

terminal-missing = this needs the library { $library }, which is not installed: pip install '{ $extra }'
terminal-no-language = there are no words in '{ $name }', only in { $known }
terminal-number = { $what } is a whole number, not '{ $given }'
terminal-seat = a seat
terminal-action = an action
terminal-actions = a number of actions
terminal-decisions = a number of decisions
terminal-players = the number of players
terminal-can-play = { $fewest } to { $most } can play, not { $given }
terminal-yes-no = please answer yes or no, not '{ $given }'
terminal-not-offered = '{ $word }' is not offered
terminal-no-answer = no answer was given, so no game was started
terminal-empty-line = type one of the numbers, or help
terminal-other-number = { $number } is not among the numbers; they are { $known }
terminal-which-seat = say for which seat you act: { $example }
terminal-played-by = seat { $seat } is played by a { $player }
terminal-opponents = { $given ->
    [one] { $given } opponent is named
   *[other] { $given } opponents are named
}, but { $seats } { $seats ->
    [one] seat is
   *[other] seats are
} without a person; name one for all of them, or one for each
terminal-thinking = seat { $seat } ({ $player }) is thinking
terminal-possible = '{ $text }' can be done
terminal-why-what = why what? ({ $example })
terminal-which-card = which card? ({ $example }); cards lists all that are in play
terminal-no-card = no card is called '{ $name }'
terminal-name-a-set = name one of the card sets { $sets }
terminal-no-part = there is no '{ $name }' to show
terminal-undo-too-far = only { $count } { $count ->
    [one] decision
   *[other] decisions
} can be taken back, not { $given }
terminal-redo-too-far = only { $count } { $count ->
    [one] decision
   *[other] decisions
} could be played again
terminal-taken-back = taken back to before '{ $action }'; redo plays it again
terminal-save-where = save where? ({ $example })
terminal-folder = '{ $path }' is a folder; name a file
terminal-nothing-saved = no saved game is found in { $folder }
terminal-unreadable = '{ $path }' cannot be read: { $reason }
terminal-unwritable = '{ $path }' cannot be written: { $reason }
terminal-unsaved = the game goes on without being saved
