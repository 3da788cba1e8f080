# Refusals of the server: one sentence each, lower case, without a full stop.

## Who asks

server-no-key = this needs the key of a visitor in the Authorization header
server-no-table = there is no such table
server-no-game = there is no such game
server-watching = you are watching
server-which-seat = say for which seat this is
server-not-yours = seat { $seat } is not yours
server-no-person = seat { $seat } is no seat of a person
server-no-link = this link does not open a seat here; it may have been replaced
server-host-only = only the host of this table may do that
server-seat-lost = you hold no seat here any more
server-seat-taken = { $name } sits here already; you can ask for the seat
server-no-ask = nobody asks for this any more
server-refused-lately = you were refused a moment ago; ask again a little later
server-too-many-asks = too many people ask for seats at this table
server-too-many-devices = at most { $most } { $most ->
    [one] device
   *[other] devices
} can hold a seat

## What is asked

server-stale = the table is at version { $version }, this was meant for { $given }
server-overtaken = somebody else has changed this table meanwhile
server-step = step { $number } ('{ $text }'): { $reason }
server-steps-turn = somebody else is to decide, and out of turn there is only one action at a time
server-step-turn = by then somebody else is to decide
server-step-news = it shows what could not be known before; what follows is a move of its own
server-closed = this table was closed
server-ended = this game has ended already
server-one-hint = one hint at a time
server-hint-turn = a hint is for the one who is to decide
server-no-opponent = the opponent could not be asked just now
server-busy = all opponents are thinking just now; try again in a moment
opponents-not-loaded = the players of '{ $module }' cannot be loaded: { $reason }
opponents-no-players = '{ $module }' is no module of players: it has no { $name }
opponent-unknown = no opponent is called '{ $name }'
opponent-seconds = '{ $given }' is no time to think here; give it in seconds, at most { $most }, such as '{ $example }'
travel-no-undo = nothing can be taken back now
travel-no-redo = nothing can be played again now
travel-undo-places = actions can be taken back only to some places from { $first } to { $last }, not to { $given }
travel-redo-places = actions can be played again only to some places from { $first } to { $last }, not to { $given }
server-not-over = the record tells the seed; it is given when the game is over or closed

## Opening tables

server-too-many-tables = the limit of tables is reached; no new one can be opened
server-record-players = the record is of { $players } { $players ->
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
server-too-large = a body has at most { $most } bytes here
server-unsaved = the server cannot save just now; nothing is lost, it tries again
server-hello-first = the first message is hello
server-hello-twice = hello was said already
server-not-understood = this is not understood: { $problem }
server-nowhere = there is nothing at this address
server-wrong-method = this address is not for that method
server-wrong-host = this server is not called so; see KONTOR_HOSTS
server-wrong-origin = this page may not talk to this server
server-no-language = there are no words in this language
server-broken = something went wrong here; the log of the server has more under request { $number }
