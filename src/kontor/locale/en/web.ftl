# The table in the browser: what both games share.

web-skip = Skip to the table
web-menu = Pages
web-play = Play
web-rules = Rules
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Appearance
web-choice-theme-system = As on this device
web-choice-theme-light = Light
web-choice-theme-dark = Dark

## Settings

web-settings = Settings
web-settings-confirm = Confirming moves
web-choice-confirm-steps = Ask before moves of several steps
web-choice-confirm-always = Always ask
web-choice-confirm-never = Never ask; there is Undo
web-settings-automatic = Automatic answers
web-automatic-yes = Choose a sensible payment for me
web-settings-notify = Notifications
web-notify-yes = Tell me when it is my turn
web-list-yes = Keep the list of all moves and the log open beside the board
web-notify-denied = This browser blocks notifications from this page. You can change that in its settings.
web-settings-motion = Motion
web-choice-motion-system = As on this device
web-choice-motion-less = None

## Start

web-new-game = New game
web-game = Game
web-players-range = { $fewest } to { $most } players.
web-chosen = chosen
web-learn = First game?
web-learn-how = Read how it is played, with every card.
web-learn-do = To the rules
web-details = More options
web-your-name = Your name
web-name = Name
web-company-opponents = Against the computer
    .open = Play against the computer
    .about = as strong as you like
web-company-friends = With friends
    .open = Play with friends
    .about = by link, up to { $most } seats
    .how = You send everybody else a link. The computer can take seats, too.
web-company-here = On this device
    .open = Play on this device
    .about = pass it round
    .alone = pass it round, or play alone
    .how = You pass the device round; secret cards are covered in between.
web-alone = Play alone
web-summary-you = You
web-summary-against = { $you } against { $others }
web-summary-with = { $you } with { $others }
web-seats = Seats
web-seat = Seat { $number }
web-seat-you = you
web-seat-add = Add a player
web-seat-remove = Remove this seat
web-player-number = Player { $number }
web-who = Who sits here
web-who-me = me
web-who-here = somebody on this device
web-who-link = a friend, by link
web-who-opponent = the computer
web-level = How strong
web-level-time = Thinking time for a turn
web-level-is = { $name }: { $about }
web-level-deckhand = Deckhand
    .about = plays along, easy to beat
web-level-trader = Trader
    .about = quick and sensible
web-level-merchant = Merchant
    .about = thinks ahead, hard
web-level-magnate = Magnate
    .about = the strongest, takes time
web-face-deckhand = Jules
    .second = Amadou
    .third = Elke
    .fourth = Nino
    .fifth = Finn
web-face-trader = Marthe
    .second = Odile
    .third = Estelle
    .fourth = Bruno
    .fifth = Hedwig
web-face-merchant = Anselm
    .second = Baptiste
    .third = Ottilie
    .fourth = Hugo
    .fifth = Konrad
web-face-magnate = Leonore
    .second = Viktor
    .third = Cosima
    .fourth = Leopold
    .fifth = Aurelia
web-about-card = About this card
web-colour = Colour
web-colour-orange = orange
web-colour-black = black
web-colour-white = white
web-colour-pink = pink
web-colour-turquoise = turquoise
web-option-variant = Variant
web-option-cards = Cards
web-option-expert = Expert rules
web-option-expert-yes = stricter sales and interest
    .about = outside your turn you sell only to pay; many loans cost double interest
web-option-le_havre-variant-full = full game
    .about = all rounds and all buildings
web-option-le_havre-variant-short = short game
    .about = fewer rounds, more goods at the start, no special buildings
web-option-le_havre-cards-base = special buildings of the box
    .about = six cards of all chosen sets come into the game
web-option-le_havre-cards-essen = Essen set
    .about = more special buildings, from the fair of 2008
web-option-le_havre-cards-hameau = Le Grand Hameau
    .about = more special buildings, from the expansion
web-option-le_havre-cards-promo = promotional cards
    .about = special buildings that were given away
web-option-craftsmen-cards-base = the cards of the box
web-usual = Reset
web-tables = Your games
web-tables-all = Show all { $count }
web-shelf-rules = The rules, with every card
web-game-menu = More for this game
web-shelf-waits = waiting for { $name }
web-shelf-won = Won { $points }
web-shelf-place = Place { $place }, { $points }
web-shelf-winner = { $names } won { $points }
web-shelf-solo = { $points } { $points ->
    [one] point
   *[other] points
}
web-tables-left = Removed games
web-come-back = Restore
web-review = Review
web-open-record = Open a record
web-open-record-how = A record is a small text file that holds a whole game. You can look at it and play on from it.
web-save-record = Save the record
web-delete = Remove
web-delete-sure = Really remove?
web-end-game = End the game
web-end-game-sure = Really end it?
web-actions-played = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-status-over = finished
    .long = The game is over
web-status-closed = ended early
    .long = This game was closed
web-join = Join the game
web-join-how = A seat is kept for you. What is your name?
web-sit-down = Let’s play
web-sitting-down = One moment…
web-join-dead = This link is dead
web-join-ended = It does not work any more. Ask for a new one.
web-join-taken = { $name } already sits here. You can ask for the seat.
web-join-ask = Ask for the seat
web-join-waiting = You have asked for the seat. Waiting for the answer…
web-join-refused = The answer was no. { $name } keeps the seat.
web-join-ask-again = Ask again
web-join-device = You play as { $name } on another device. Play here as well?
web-join-device-do = Play here as well
web-join-watch = You are watching
web-join-watch-how = Welcome. You see what everybody at the table can see.
web-join-watch-do = To the table

## Rules

web-rules-contents = Contents
web-rules-cards = All cards

## Refusals

web-error-offline = The server cannot be reached at the moment.
web-error-not_found = There is no such table here.
web-error-not_seated = You have no seat at this table. Ask for a link.
web-error-no_key = The server does not know this browser. Reload the page.
web-error-not_your_turn = It is somebody else’s turn.
web-error-stale = The game has moved on in the meantime. Please look again.
web-error-cannot_undo = This cannot be taken back.
web-error-not_over = The record can be saved once the game is over.
web-error-closed = This game was closed.
web-error-seat_taken = Somebody already sits here.
web-error-bad_record = This file cannot be opened: { $message }
web-error-bad_card = This file cannot be opened: { $message }
web-error-too_large = This file is too large for a record.
web-error-too_fast = That was too fast. Try again in a moment.
web-error-too_many = There are too many tables on this server.
web-error-unavailable = The computer cannot answer just now. Try again in a moment.
web-error-unsaved = The server cannot save just now. Nothing is lost; it will try again by itself.
web-error-internal = Something went wrong on our side. The server log has more.
# How refusals of the rules name a seat; the page puts the name of the player in its place.
web-seat-mark = seat { $seat }
web-compiling = Compiling the rules: { $percent }%, about { $seconds } s left. The computer plays faster afterwards.
web-compiling-failed = The rules could not be compiled; the game goes on, but more slowly.
web-broken = Something went wrong on this page. Nothing that was played is lost.
web-reload = Reload the page

## Table

web-loading = Setting the table…
web-to-start = To the start page
web-your-turn = Your turn
web-thinks = { $name } is thinking
web-waits = Waiting for { $name }
web-waits-away = Waiting for { $name }, who is away
web-waits-nobody = { $name } has not joined yet
web-watching = You are watching
web-thinking = thinking
web-offline = Connection lost; it will come back by itself
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-hinting = One moment…
web-hint-is = A hint: { $action }
web-hint-do = Do it
web-hint-even = about as good
web-hint-far = much weaker
web-hint-less = { $points ->
    [one] about { $points } point less
   *[other] about { $points } points less
}
web-answers = What you can do
web-confirm = Confirm
web-back = One step back
web-out-of-turn = Out of turn
web-cancel = Cancel
web-back-short = Back
web-ticket = Your decision
web-changes = What it changes
web-more-answers = More
web-all = all { $n }
web-just-now = Just now
web-key-space = Space
web-choice-pace-calm = Calm
web-choice-pace-brisk = Brisk
web-choice-pace-once = Instant
web-pace-again = Replay
web-pace-pause = Pause
web-pace-on = Continue
web-pace-skip = Skip
web-settings-pace = Moves of the others
web-settings-moments = Special moments
web-moments-yes = Show the end of a round or a year step by step
web-settings-sounds = Sounds
web-sounds-yes = Play short sounds
web-tools = Tools
web-menu-table = Menu
web-leave = To the start page
web-uncertain = What follows depends on hidden cards.
web-less = less
web-more = more
web-how-many = How many
web-pick-more = still missing: { $n }
web-pick-fewer = too many: { $n }
web-pick-too-much = More than needed
web-pick-of = { $n } of { $due }
web-pick-none = none
web-pick-all = all that is useful
web-pick-change = Pay differently
web-did-last = { $first } and { $last }
web-log = What has happened
web-log-short = Log
web-log-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-earlier = Show earlier moves
web-outcome-of = { $name }: { $what }
web-score = Points after this
web-scores = Points
web-timeline = The game so far
web-step-back = One step back
web-step-on = One step on
web-unit = Go by
web-unit-step = step
web-unit-move = move
web-unit-turn = turn
web-unit-round = round
web-now = Back to now
web-looking-back-how = Nothing can be played here. Go back to play on.
web-looking-back = Looking back: after { $at } of { $count } { $count ->
    [one] action
   *[other] actions
}
web-invite = Invite
web-invite-how = Whoever opens one of these links sits down there, or watches.
web-invite-local = These links work on this computer only. To let others in, start Kontor with “kontor serve --host 0.0.0.0” and open the page under the address of this computer.
web-invite-here = has joined
web-show-link = Show the link
web-link-for = Link for { $name }
web-spectators = Spectators
web-copy-link = Copy the link
web-copied = Copied
web-ask = { $name } is asking for the seat of { $seat }.
web-ask-own = { $name } is asking for your seat.
web-ask-somebody = Somebody
web-ask-give = Give the seat
web-ask-give-sure = Really give it?
web-ask-decline = Decline
web-device = Another device
web-device-do = Play on another device
web-device-link = Link for another device
web-device-how = Open this link on the other device. It works once, for 15 minutes.
web-device-only = Only this device
web-devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}
web-seat-empty = Empty the seat
web-seat-empty-sure = Really empty it?
web-close = Close
web-card = Card
web-card-use = Do it now
web-card-owner = belongs to { $name }
web-card-kind = kind
web-card-value = value
web-card-price = price
web-card-fee = entry fee
web-card-cost = building cost
web-card-hammers = hammers
web-card-fishers = fishermen
web-card-action = action
web-card-deck = deck
web-card-building = building
web-card-makes = makes
web-card-needs = needs
web-card-points = points
web-card-colours = colours
web-card-house = house
web-card-sure = how sure
web-card-sure_of = how sure of each part
web-sure = ≈ Reconstructed: { $parts }.
web-clause = Rule { $clause }
web-clause-words = In the words of the rules
web-cover-turn = { $name }, your turn
web-cover-look = What { $name } saw
web-cover-how = Only { $name } should look at the screen now.
web-cover-show = I am { $name }
web-cover-never = Play with open cards from now on
web-result-shared = Shared victory: { $names }
web-result-by = { $names } wins by { $points }
web-result-tie = { $names } wins the tie
web-result-share = Share as a picture
web-result-curve = Points over the game
web-result-curve-how = As they stood at the time.
web-result-solo = { $points } { $points ->
    [one] point
   *[other] points
}
web-result-parts = Where the points come from
web-result-again = Rematch
web-result-ready = Ready for { $name }?
    .do = Start this game
web-result = The result
web-show-board = Show the board
web-deal = The deal
web-deal-true = checked
web-deal-false = does not match!
web-deal-drawn = The seed was drawn before the game began, and everybody was told its fingerprint. Now it is revealed.
web-deal-chosen = The host chose the seed. Everybody was told its fingerprint before the game began.
web-deal-opened = This game goes on from a record and its seed.
web-deal-seed = Seed
web-deal-salt = Salt
web-deal-commitment = Fingerprint
web-deal-how = The fingerprint is the SHA-256 of seed, a space and salt. To check the whole game, save the record and run:

## A game that the page has no board for

web-generic-table = On the table
web-now-title = What it would bring you now
web-now-not = Not possible now
web-now-points = Points: { $now } → { $then }
web-now-ahead = { $name }: +{ $now } → +{ $then }
web-sure-of = { $label } ({ $chance } % sure)
web-guide-search = Search: barrel, fee, “may I sell?”
    .label = Search the rules
web-guide-none = Nothing was found in the rules.
web-guide-learn = Learn it on the board
web-guide-clauses = Clause by clause
web-guide-clauses-about = The complete rules in numbered clauses, in English, with their sources, and with what was decided where the printed books are silent or contradict each other.
web-guide-set = Set
web-guide-all = all
web-guide-standard = Standard buildings
web-guide-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
web-guide-kind-term = Glossary
web-guide-kind-card = Card
web-guide-why = Open rule { $clause }
web-else = Or: { $what }
