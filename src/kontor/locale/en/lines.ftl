# Sentences that all games share: lines that cannot be read, options, tables, records. A refusal is
# one sentence, lower case, without a full stop.

seat-name = seat { $seat }
list-part = { $first }, { $next }
list-end = { $first } and { $last }
list-or = { $first } or { $last }
sentence-then = { $first }; { $then }
did-you-mean = { $sentence } (did you mean '{ $word }'?)

## Lines

line-no-text = an action is a line of text
line-form = an action is a verb and a noun, such as '{ $example }'
line-no-verb = no action is called '{ $word }'
line-wants-noun = '{ $word }' needs to be followed by what it is about
line-alone = '{ $word }' stands alone; nothing may follow it
line-too-long = '{ $words }' is followed by too many words
line-no-match = '{ $word }' does not go with '{ $noun }'
line-no-number = '{ $word }' is not a number from 0 to { $most }

## Games and their options

game-unknown = no game is called '{ $name }'
game-no-word = a game is named by a word, not { $given }
option-unknown = { $game } has no option '{ $name }'
option-players = { $game } is for { $fewest } to { $most } players, not { $given }
option-seed = a seed is a whole number from 0 to { $most }, not { $given }
option-whole-seed = a seed is a whole number, not { $given }
option-yes-no = '{ $name }' is either yes or no, not { $given }
option-word = '{ $name }' wants one word, not { $given }
option-words = '{ $name }' wants a list of words, not { $given }
option-not-offered = '{ $name }' offers no '{ $word }'
option-no-variant = no variant is called '{ $name }'
option-there-are = there are { $words }
option-no-set = no card set is called '{ $name }'
option-sets = there are { $sets } and files that end in .toml
option-no-base = 'base' is missing among the cards; files only replace tables of it
file-of-cards = the card file '{ $path }' cannot be read: { $reason }
file-of-values = the values file '{ $path }' cannot be read: { $reason }
file-not-utf8 = it is not text in UTF-8

## Tables

game-over = the game is over
seat-unknown = there is no seat { $seat }; seats are 0 to { $last }
seat-only-in-turn = seat { $seat } can do nothing before its turn, not even '{ $text }'
seat-waits = seat { $mover } is to move, not seat { $seat }
action-form = an action is a line of words or a number, not { $given }
action-number = actions are numbers from 0 to { $most }, not { $given }
action-no-meaning = action { $given } means nothing in this game
action-not-possible = '{ $text }' is not possible now
action-not-legal = action { $action } is not among the legal ones
action-not-there = the game has { $length } { $length ->
    [one] action
   *[other] actions
}; there is no { $count }
picture-none = { $game } has no pictures yet
undo-number = the number of actions to take back is 0 or more, not { $given }
undo-too-far = only { $count } { $count ->
    [one] action
   *[other] actions
} can be taken back, not { $steps }
redo-number = the number of actions to play again is 0 or more, not { $given }
redo-too-far = only { $count } { $count ->
    [one] action
   *[other] actions
} can be played again, not { $steps }
position-form = a position is a table of names and values, not { $given }
position-parts = a position holds only words, numbers, lists and tables

## Records

record-line = line { $number }: { $reason }
record-action = '{ $text }': { $reason }
record-no-text = a record is text, not { $given }
record-too-long = a record has at most { $most } characters
record-long-line = a line has at most { $most } characters
record-not-utf8 = this is not text in UTF-8
record-start = a record starts with '{ $start }', not '{ $given }'
record-format = only format { $known } is known, not '{ $given }'
record-no-game = the line 'game ...' is missing
record-no-word = the word '{ $name }' is missing
record-no-value = '{ $word }' has no value
record-twice = '{ $word }' appears twice
record-number = '{ $name }' wants a whole number, not '{ $given }'
record-open-quote = a quotation mark is not closed
record-bad-quote = '{ $item }' is not a quoted word
rules-unknown = rules { $rules } of { $game } are not known here; known are { $known }
rules-two = the header names rules { $header }, the position rules { $position }
record-position-alone = the position on line { $line } leaves no room for { $words }
record-no-json = the position is not valid JSON
record-two-games = the header names { $header }, the position '{ $position }'
record-no-mark = seat { $seat } is to move and needs no mark
record-count = { $legal } { $legal ->
    [one] action is
   *[other] actions are
} legal here, the record counts { $counted }
record-scores = the scores are { $scores }, not { $given }

## Positions in bytes

bytes-form = a position in bytes is given as bytes, not { $given }
bytes-foreign = these bytes hold no position of this game
bytes-damaged = these bytes are damaged

## Games without words of their own

action-plain = { $text }
    .log = { $name }: { $text }
action-hidden =
    .log = { $name } does something that you cannot see
prompt-plain = what do you do?
