# Refusals of the server: one sentence each, lower case, without a full stop.

## Who asks

server-no-key = this needs a visitor's key in the Authorization header
server-no-table = there is no such table
server-no-game = there is no such game
server-watching = you are watching
server-which-seat = say which seat this is for
server-not-yours = seat { $seat } is not yours
server-no-person = seat { $seat } is not played by a person
server-no-link = this link does not open a seat here; it may have been replaced
server-host-only = only the host of this table may do that
server-seat-lost = you no longer have a seat here
server-seat-taken = { $name } already sits here; you can ask for the seat
server-no-ask = nobody is asking for this any more
server-refused-lately = you were turned down a moment ago; ask again a little later
server-too-many-asks = too many people are asking for seats at this table
server-too-many-devices = at most { $most } { $most ->
    [one] device
   *[other] devices
} can hold a seat

## What is asked

server-stale = the table is at version { $version }, this was meant for { $given }
server-overtaken = somebody else has changed this table in the meantime
server-step = step { $number } ('{ $text }'): { $reason }
server-steps-turn = it is somebody else's turn, and out of turn there is only one action at a time
server-step-turn = by then it is somebody else's turn
server-step-news = it reveals something that nobody could know before; what follows has to be a move of its own
server-closed = this table was closed
server-ended = this game is already over
server-one-hint = one hint at a time
server-hint-turn = hints are only for the player whose turn it is
server-no-opponent = the computer cannot answer just now
server-busy = the computer is busy with other games; try again in a moment
opponents-not-loaded = the players of '{ $module }' cannot be loaded: { $reason }
opponents-no-players = '{ $module }' is not a module of players: it has no { $name }
opponent-unknown = no opponent is called '{ $name }'
opponent-seconds = '{ $given }' is not a time to think; give it in seconds, at most { $most }, such as '{ $example }'
travel-no-undo = nothing can be taken back now
travel-no-redo = nothing can be played again now
travel-undo-places = actions can be taken back only to certain points from { $first } to { $last }, not to { $given }
travel-redo-places = actions can be played again only to certain points from { $first } to { $last }, not to { $given }
server-not-over = the record contains the seed, so it can be saved only when the game is over or closed

## Opening tables

server-too-many-tables = there are too many tables on this server; no new one can be opened
server-record-players = the record is for { $players } { $players ->
    [one] player
   *[other] players
}, not { $given }
server-cannot-open = this table cannot be opened: { $reason }
deal-no-promise = the record has no commitment and salt; nothing was promised about its deal
deal-two-promises = the record has more than one commitment or salt; it is not clear which was promised
deal-from-position = the game began at a position; there was no deal to promise
deal-other-seed = the seed { $seed } is not the one that was promised

## The frame

server-too-fast = too many requests; try again in a second
server-too-large = a request has at most { $most } bytes here
server-unsaved = the server cannot save just now; nothing is lost, it will try again
server-hello-first = the first message is hello
server-hello-twice = hello has already been said
server-not-understood = this is not understood: { $problem }
server-nowhere = there is nothing at this address
server-wrong-method = this address is not for that method
server-wrong-host = this server does not go by that name; see KONTOR_HOSTS
server-wrong-origin = this page may not talk to this server
server-no-language = this language is not available
server-broken = something went wrong here; the server log has more under request { $number }
server-no-guide = this game has no guide
server-review-open = a game can be reviewed when it is over
server-review-board = this can be asked only at an analysis board
