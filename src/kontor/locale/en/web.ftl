# The table in the browser: what both games share.

web-skip = To the table
web-menu = Pages
web-play = Play
web-rules = Rules
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Colours
web-choice-theme-system = as the system
web-choice-theme-light = light
web-choice-theme-dark = dark

## Settings

web-settings = Settings
web-settings-confirm = When something is played
web-choice-confirm-steps = Ask before moves of several steps
web-choice-confirm-always = Always ask
web-choice-confirm-never = Never ask; undo is always there
web-settings-automatic = Automatic answers
web-automatic-yes = Choose a sensible payment by itself
web-settings-notify = Notices
web-notify-yes = Tell me when it is my turn
web-list-yes = Keep the list of all moves and the log open beside the board
web-notify-denied = This browser does not allow notices from here. You can change that in its settings.
web-settings-motion = Motion
web-choice-motion-system = as the system
web-choice-motion-less = none

## Start

web-new-game = A new game
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
    .about = by a link, up to { $most } seats
    .how = Everybody else gets a link from you. Seats can also go to the computer.
web-company-here = At this screen
    .open = Play at this screen
    .about = pass it round
    .alone = pass it round, or alone
    .how = You pass the screen round; what is secret is covered in between.
web-alone = Play alone
web-summary-you = You
web-summary-against = { $you } against { $others }
web-summary-with = { $you } with { $others }
web-seats = Seats
web-seat = Seat { $number }
web-seat-you = you
web-seat-add = One more player
web-seat-remove = Remove this seat
web-player-number = Player { $number }
web-who = Who sits here
web-who-me = me
web-who-here = somebody at this screen
web-who-link = a friend, by a link
web-who-opponent = an opponent
web-level = How strong
web-level-time = Time to think about a turn
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
web-option-le_havre-variant-full = full game
web-option-le_havre-variant-short = short game
web-option-le_havre-cards-base = special buildings of the box
web-option-le_havre-cards-essen = Essen set
web-option-le_havre-cards-hameau = Le Grand Hameau
web-option-le_havre-cards-promo = promotional cards
web-option-craftsmen-cards-base = the cards of the box
web-usual = Reset
web-tables = Your games
web-tables-all = Show all { $count }
web-game-menu = More about this game
web-shelf-waits = waiting for { $name }
web-shelf-won = Won { $points }
web-shelf-place = Place { $place }, { $points }
web-shelf-winner = { $names } won { $points }
web-shelf-solo = { $points } { $points ->
    [one] point
   *[other] points
}
web-tables-left = Removed games
web-come-back = Come back
web-review = Review
web-open-record = Open a record
web-open-record-how = A record is a small text file with a whole game. It can be looked at and played on.
web-save-record = Save the record
web-delete = Remove
web-delete-sure = Really remove?
web-end-game = End the game
web-end-game-sure = Really end it?
web-actions-played = { $count ->
    [one] one action
   *[other] { $count } actions
}
web-status-over = finished
    .long = The game is over
web-status-closed = ended early
    .long = This game was closed
web-join = Sit down
web-join-how = Somebody has kept a place for you. What shall we call you?
web-sit-down = Sit down
web-sitting-down = One moment…
web-join-dead = A dead link
web-join-ended = This link does not work any more. Ask for a new one.
web-join-taken = { $name } sits here already. You can ask for the seat.
web-join-ask = Ask for the seat
web-join-waiting = You have asked for the seat. This page waits for the answer…
web-join-refused = The answer was no. { $name } keeps the seat.
web-join-ask-again = Ask again
web-join-device = You play as { $name } on another device. Play here as well?
web-join-device-do = Play here as well
web-join-watch = You are watching
web-join-watch-how = Welcome as a spectator. You see what everybody at the table may see.
web-join-watch-do = To the table

## Rules

web-rules-contents = Contents
web-rules-cards = All cards
web-rules-english = The rules are written in English; the cards below are in your language.

## Refusals

web-error-offline = The server cannot be reached just now.
web-error-not_found = There is no such table here.
web-error-not_seated = You have no seat at this table. Ask for a link.
web-error-no_key = The server does not know this browser. Load the page again.
web-error-not_your_turn = Somebody else is to decide.
web-error-stale = The table has moved on meanwhile. Please look again.
web-error-cannot_undo = This cannot be taken back.
web-error-not_over = The record can be saved when the game is over.
web-error-closed = This game was closed.
web-error-seat_taken = Somebody sits here already.
web-error-bad_record = This file cannot be opened: { $message }
web-error-bad_card = This file cannot be opened: { $message }
web-error-too_large = This file is too large for a record.
web-error-too_fast = That was too fast. Try again in a moment.
web-error-too_many = There are too many tables on this server.
web-error-unavailable = No opponent could be asked just now.
web-error-unsaved = The server cannot save just now. Nothing is lost; it tries again by itself.
web-error-internal = Something went wrong on our side. The log of the server has more.
# How refusals of the rules name a seat; the page puts the name of the player in its place.
web-seat-mark = seat { $seat }
web-compiling = The rules are being compiled: { $percent } %, about { $seconds } s still. Opponents are quicker afterwards.
web-compiling-failed = The rules could not be compiled; the game goes on with the slower ones.
web-broken = Something went wrong on this page. Nothing that was played is lost.
web-reload = Load the page again

## Table

web-loading = The table is being laid…
web-to-start = To the start page
web-your-turn = Your turn
web-thinks = { $name } is thinking
web-waits = { $name } is to decide
web-waits-away = { $name } is to decide, but is away
web-waits-nobody = { $name } has not come yet
web-watching = You are watching
web-thinking = thinking
web-offline = The connection is lost; it will come back by itself
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
web-answers = What you may do
web-confirm = Confirm
web-back = One step back
web-out-of-turn = Out of turn
web-cancel = Cancel
web-back-short = Back
web-ticket = What is asked
web-changes = What it changes
web-more-answers = More
web-all = all { $n }
web-just-now = Just now
web-key-space = Space
web-choice-pace-calm = Calm
web-choice-pace-brisk = Brisk
web-choice-pace-once = At once
web-pace-again = See again
web-pace-pause = Pause
web-pace-on = Go on
web-pace-skip = Skip
web-settings-pace = What others do
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
web-pick-too-much = More than is needed
web-pick-of = { $n } of { $due }
web-pick-none = none
web-pick-all = all that is useful
web-pick-change = Pay otherwise
web-log = What was played
web-log-short = Log
web-log-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
web-earlier = Show the beginning
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
web-looking-back = You look back: after { $at } of { $count } { $count ->
    [one] action
   *[other] actions
}
web-invite = Invite
web-invite-how = Whoever opens one of these links sits down there, or watches.
web-invite-local = These links work on this computer only. To let others in, start Kontor with “kontor serve --host 0.0.0.0” and open the page under the address of this computer.
web-invite-here = has come
web-show-link = Show the link
web-link-for = Link for { $name }
web-spectators = Spectators
web-copy-link = Copy the link
web-copied = Copied
web-ask = { $name } asks for the seat of { $seat }.
web-ask-own = { $name } asks for your seat.
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
    [one] one device
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
web-card-fishers = fishers
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
web-sure = ≈ { $chance } % sure
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
web-result = The result
web-show-board = Show the board
web-deal = The deal
web-deal-true = checked
web-deal-false = does not fit!
web-deal-drawn = The seed was drawn before the game began, and everybody was told its fingerprint. Now it is laid open.
web-deal-chosen = The host chose the seed. Everybody was told its fingerprint before the game began.
web-deal-opened = This game goes on from a record and its seed.
web-deal-seed = Seed
web-deal-salt = Salt
web-deal-commitment = Fingerprint
web-deal-how = The fingerprint is the SHA-256 of seed, a space and salt. To check the whole game, save the record and run:

## A game that the page has no board for

web-generic-table = On the table
