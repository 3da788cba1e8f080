# What the table in the terminal says. First its answers to what somebody typed: one sentence, lower case, no full stop.

terminal-missing = this needs the library { $library }, which is not installed: pip install '{ $extra }'
terminal-no-language = the language '{ $name }' is not available, only { $known }
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
terminal-which-seat = say which seat you act for: { $example }
terminal-played-by = seat { $seat } is played by a { $player }
terminal-opponents = { $given ->
    [one] { $given } opponent is named
   *[other] { $given } opponents are named
}, but { $seats } { $seats ->
    [one] seat is
   *[other] seats are
} without a person; name one for all of them, or one for each
terminal-thinking = seat { $seat } ({ $player }) is thinking
terminal-possible = '{ $text }' is possible
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
terminal-nothing-saved = there is no saved game in { $folder }
terminal-unreadable = '{ $path }' cannot be read: { $reason }
terminal-unwritable = '{ $path }' cannot be written: { $reason }
terminal-unsaved = the game goes on without being saved

## Before a game

terminal-ask-game = Which game ({ $games })?
terminal-ask-players = How many players ({ $fewest } to { $most })?
terminal-ask-option = { $option } ({ $offered })?
terminal-ask-options = { $option } ({ $offered }; several with commas)?
terminal-ask-yes-no = { $option } (yes or no)?
terminal-yes = yes
terminal-no = no
terminal-option-variant = Variant
    .chosen = variant { $value }
terminal-option-cards = Cards
    .chosen = cards { $value }
terminal-option-expert = Expert rules
    .chosen = expert rules: { $value }
terminal-ask-people = Which seats do people play (of 0 to { $last }; 0,1 or all or none)?
terminal-ask-opponent = Who plays seat { $seats }?
terminal-ask-opponents = Who plays seats { $seats } (one name, or one for each with commas)?
terminal-human = human
terminal-level-deckhand = plays at random, but does itself no obvious harm; good for a first game
terminal-level-trader = looks at what each move brings and takes the best; quick, and no pushover
terminal-level-merchant = looks a few moves ahead before it decides; plays well, and at once
terminal-level-magnate = searches long and deep; the strongest, and stronger still the more time it has

## At the table

terminal-table = { $game }, { $players } { $players ->
    [one] player
   *[other] players
}, { $options }, seed { $seed }
terminal-from-position = from a position
terminal-seats = Seats: { $seats }
terminal-type-help = Type help for the commands.
terminal-played = { $count ->
    [one] { $count } action was played.
   *[other] { $count } actions were played.
}
terminal-prompt = seat { $seat }>
terminal-asks = { $name }: { $question }
terminal-before = before seat { $seat } goes on, you may act out of turn:
terminal-next = seat { $seat } ({ $player }) is next; press Enter to go on>
terminal-more-lines = { $count ->
    [one] ... { $count } more line; log shows it
   *[other] ... { $count } more lines; log shows them all
}
terminal-saved = The game is saved in { $path }
terminal-saved-copy = saved in { $path }
terminal-resume = { $command } continues it
terminal-range = { $first } to { $last }
terminal-none = none
terminal-unseen = { $count } unseen
terminal-out-of-turn = out of turn
terminal-you = you
terminal-card-hint = card NAME shows what a card does
terminal-no-cards = this game has no cards

## The end, and records

terminal-final-scores = final scores
terminal-total = total
terminal-over-alone = the game is over; your score is { $score }
terminal-wins = seat { $seat } wins with { $score }
terminal-wins-tie = seat { $seat } wins with { $score } after a tie
terminal-wins-shared = { $winners } share the victory with { $score }
terminal-replayed = { $game }, { $players } { $players ->
    [one] player
   *[other] players
}, { $count } { $count ->
    [one] action
   *[other] actions
}, all of them legal
terminal-after-action = after action { $number }:
terminal-at-end = at the end of the record:
terminal-verified = { $game }, { $count } { $count ->
    [one] action
   *[other] actions
}, all of them legal
terminal-promised = the deal is the one that was promised: seed { $seed }, commitment { $commitment }

## Help: how a command is typed, and what it does. The small letters are typed in every language.

terminal-help-words = Type the number of an action, or its words: { $example }.
terminal-help-numbers = Type the number of an action, or its words.
terminal-help-amounts = Where an answer is an amount, its number is that amount.
terminal-example = { $what }: { $example }
terminal-help-why = say why something cannot be done now
    .usage = why ACTION
terminal-help-card = show a card; cards lists all that are in play
    .usage = card NAME
terminal-help-show = show the board again; show PART one part of it
    .usage = show
terminal-help-log = show the last 20 actions again, or the last N
    .usage = log [N]
terminal-help-undo = take back your last decision, or your last N
    .usage = undo [N]
terminal-help-redo = play it again
    .usage = redo [N]
terminal-help-aside = act out of turn for a seat
    .usage = @SEAT ACTION
terminal-help-save = write the game to a file of your own
    .usage = save FILE
terminal-help-quit = leave; nothing is lost, kontor play --resume continues
    .usage = quit
terminal-help-leave = leave; you can begin again at any time
    .usage = quit
terminal-help-answer = show the best move, and what may follow it
    .usage = answer
terminal-help-hint = say what to do next
    .usage = hint

terminal-task-next = Next: { $action } (type { $line })
terminal-puzzle = { $game }: { $theme }, { $grade }, { $name }
terminal-puzzle-right = Right! This is the best move. The game goes on; "quit" leaves.
terminal-puzzle-ask = Type your move; "answer" shows the best one, "quit" leaves.
terminal-puzzle-shown = The best move:
terminal-puzzle-follows = Then { $who }:
terminal-puzzles = { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
} Today's: { $today }. A certain one: { $named }

## Programs that play

terminal-program-unreadable = the command '{ $command }' cannot be read: { $reason }
terminal-program-none = 'cmd:' wants a command behind it, such as cmd:./my_player
terminal-program-missing = no program is called '{ $command }' on this machine
terminal-program-saved = this saved game names a program, '{ $name }'; name it again with --opponents if it is to run here
