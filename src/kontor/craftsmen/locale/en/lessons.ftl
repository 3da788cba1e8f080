# Lessons: title, goal and last word; what to do and why; what is said to wrong turns.

## 1 What you want, and the calendar

lesson-craftsmen-points = Ships, points and seasons
    .goal = Load two goods before winter ends.
    .end = The ships have paid you. A year has four seasons, a game three years; then most points win.
lesson-craftsmen-points-1 = Make beer.
    .why = Wheat and a barrel lie on your Brewery. One of your three work points turns them into beer.
lesson-craftsmen-points-1-meat = Meat comes next. Beer brings more, so begin with the Brewery.
lesson-craftsmen-points-1-raw = Wood and cattle alone bring no points. The Brewery is ready: make beer.
lesson-craftsmen-points-1-stop = Work points that are left over are lost. Use one for beer.
lesson-craftsmen-points-2 = Load the beer onto ship 1.
    .why = That is 3 points now. When the ship sails it is 4 more, and another 4 for having most markers on board.
lesson-craftsmen-points-2-ship = Your opponent’s beer was there first and would get the extra points. Ship 1 is empty.
lesson-craftsmen-points-3 = Make meat.
    .why = Cattle stand ready on your Butcher.
lesson-craftsmen-points-3-raw = Raw goods bring no points yet, and the Butcher is ready: make meat.
lesson-craftsmen-points-3-stop = You still have work points. Use one for meat.
lesson-craftsmen-points-4 = Load it onto either ship.
    .why = Each good on a ship brings points twice: now, and at the year’s end.
lesson-craftsmen-points-5 = Use your last work point for wood or cattle.
    .why = It waits for next year. Then winter is over and the ships sail.
lesson-craftsmen-points-5-stop = The work point would be lost. Wood or cattle can wait for next year.
lesson-craftsmen-points-6 = It is spring: send a helper to any guild.
    .why = In spring, summer and autumn helpers work for you in the guilds. In winter everybody just builds and produces.
lesson-craftsmen-points-6-pass = Whoever passes sends no more helpers this season. Send one first.

## 2 Send helpers

lesson-craftsmen-helpers = Send your helpers
    .goal = Find work for four of your five helpers.
    .end = Now the guilds act, from the bankers to the town hall. With three or more players you pay for covering: a capital card or points.
lesson-craftsmen-helpers-1 = Send a helper to the bankers.
    .why = Each helper is one action in its guild. The first one stands on gold, which adds a privilege: a better action.
lesson-craftsmen-helpers-1-later = That guild is good, too. Money comes first: go to the bankers.
lesson-craftsmen-helpers-1-pass = Passing ends your season: no more helpers. Send one first.
lesson-craftsmen-helpers-2 = Send one to the crafts.
    .why = There goods are made. Your opponent has the gold space; on silver you do the same work, without the privilege.
lesson-craftsmen-helpers-2-goods = A good place, but only the crafts make goods. Go there first.
lesson-craftsmen-helpers-2-pass = Your opponent would go on alone. Send one to the crafts.
lesson-craftsmen-helpers-3 = Cover your opponent’s disc on gold, at the crafts.
    .why = All spaces are taken, so you may stand on top and have the privilege as well. Your opponent draws a capital card for it.
lesson-craftsmen-helpers-3-own = That is your own disc, on silver. On gold you also get the privilege.
lesson-craftsmen-helpers-3-gold = That can wait. At the crafts you can still get onto gold.
lesson-craftsmen-helpers-3-pass = Too early: three helpers are still at home.
lesson-craftsmen-helpers-4 = Send one to the builders.
    .why = Money, work and a building: that makes a good first season.
lesson-craftsmen-helpers-4-build = Useful later. Without new buildings your street makes only wood: go to the builders.
lesson-craftsmen-helpers-4-pass = Nearly. First send one more, to the builders.
lesson-craftsmen-helpers-5 = Pass.
    .why = Whoever has a helper at home gets 1 point, just one a season. So the last one may rest.
lesson-craftsmen-helpers-5-point = You could. But at home your last helper brings a sure point: pass.

## 3 Capital and sets of a colour

lesson-craftsmen-capital = Capital in sets
    .goal = Take capital and pay for a Brewery.
    .end = Collect colours: with sets a few small cards pay for large buildings.
lesson-craftsmen-capital-1 = Take the green 2.
    .why = The bankers give capital, your money. Two cards of one colour are worth 5, three 10, four 15, whatever is printed on them. You have two greens.
lesson-craftsmen-capital-1-three = A single violet 3 is worth 3. A third green lifts your greens from 5 to 10.
lesson-craftsmen-capital-1-both = You may: you would draw two from the stack instead of three. Today take only the green.
lesson-craftsmen-capital-1-stop = A helper would go home with nothing. Take the green.
lesson-craftsmen-capital-2 = Discard the violet 1 and the blue 3.
    .why = You drew three more, and two cards must go. Single cards count little: even two red 1s are worth 5 together.
lesson-craftsmen-capital-2-green = Three greens are worth 10. Give up cards that stand alone.
lesson-craftsmen-capital-2-red = The two reds are worth 5 together, the blue 3 only 3.
lesson-craftsmen-capital-2-blue = The blue 3 goes, and with it the violet 1. The reds are a pair.
lesson-craftsmen-capital-3 = Build the Brewery on the right.
    .why = Now your helper at the builders acts. The Brewery costs 6: as much as is printed on all five of your cards together.
lesson-craftsmen-capital-3-left = There the colours do not match; only your gold space would allow it. On the right green meets green.
lesson-craftsmen-capital-3-stop = You have capital for it. Build the Brewery.
lesson-craftsmen-capital-4 = Pay 6 with any three cards.
    .why = A pair is 5, one more makes 6. No change is given.

## 4 Build and match colours

lesson-craftsmen-build = Build your street
    .goal = Build all that wine needs.
    .end = And each year every set of four colours in your street brings 3 points.
lesson-craftsmen-build-1 = Build the Vineyard on the right.
    .why = Neighbours must share a colour: above with above, or below with below. Here it is violet above.
lesson-craftsmen-build-1-blocks = It fits, blue below. But then the Vineyard would find no place: new buildings go only at the ends.
lesson-craftsmen-build-1-apiary = It fits, blue below. But wine needs no wax: build the Vineyard.
lesson-craftsmen-build-1-stop = A helper builds up to two buildings. Begin with the Vineyard.
lesson-craftsmen-build-2 = Build the Winery beside it.
    .why = Sawmill, Cooperage, Vineyard, Winery: whoever first has the full line wins its bonus token, 3 points at the end.
lesson-craftsmen-build-2-apiary = Possible, but a helper builds only two. The Winery completes your line.
lesson-craftsmen-build-2-stop = One more is allowed, and it completes your line: the Winery.
lesson-craftsmen-build-3 = Pay 8 with three cards.
    .why = A basic building costs 2, an extended one 3, an advanced one 6. You pay in any colours; the red pair is worth 5.
lesson-craftsmen-build-3-four = That way takes four cards. The red pair and a 3 are enough.

## 5 Crafts, from raw good to ship

lesson-craftsmen-crafts = From wood to wine
    .goal = Make wine with four work points.
    .end = Raw good, half-product, final good, ship: every line works like this.
lesson-craftsmen-crafts-1 = Make wood.
    .why = A helper at the crafts has 3 work points in year 1, 4 in year 2, 5 in year 3. Each pays for one step.
lesson-craftsmen-crafts-1-grapes = Grapes are needed, too, but later. Begin with wood for the barrel.
lesson-craftsmen-crafts-1-stop = Four work points would be lost. Make wood.
lesson-craftsmen-crafts-2 = Put it on the Cooperage.
    .why = Moving is free. There it stays until the Cooperage uses it.
lesson-craftsmen-crafts-2-market = From the market it can be fetched as any raw good, but that costs a work point. Take the Cooperage.
lesson-craftsmen-crafts-3 = Make a barrel.
    .why = The Cooperage turns wood into a half-product: 1 point.
lesson-craftsmen-crafts-3-raw = Raw goods bring no points. Wood lies on the Cooperage: make the barrel.
lesson-craftsmen-crafts-3-stop = Three work points are left. Make the barrel.
lesson-craftsmen-crafts-4 = Put it on the Winery.
    .why = The Winery needs a barrel and grapes.
lesson-craftsmen-crafts-4-granary = The granary gives a capital card for it, but then the Winery has no barrel.
lesson-craftsmen-crafts-5 = Make grapes for the Winery.
    .why = They come straight from your Vineyard.
lesson-craftsmen-crafts-5-wood = You have a barrel. Only grapes are missing.
lesson-craftsmen-crafts-5-stop = Only grapes are missing, and you have two work points.
lesson-craftsmen-crafts-6 = Make wine.
    .why = Both goods are there: your last work point makes the final good.
lesson-craftsmen-crafts-6-raw = That can be made at any time. The Winery is ready: make wine.
lesson-craftsmen-crafts-6-stop = The best step is left: make wine.
lesson-craftsmen-crafts-7 = Load the wine onto either ship.
    .why = 3 points now, 4 more when the ship sails.

## 6 Granary and merchants

lesson-craftsmen-granary = Sell and buy
    .goal = Sell flour, and buy rope that you cannot make.
    .end = Wax and rope lie on the Chandler. One work point will turn them into candles.
lesson-craftsmen-granary-1 = Make flour.
    .why = No building of yours needs it, so the granary buys it: a capital card now, and 1 point if it is there at the year’s end.
lesson-craftsmen-granary-1-raw = Soon. Wheat lies on your Mill already: make flour.
lesson-craftsmen-granary-1-stop = Three work points would be lost. Make flour.
lesson-craftsmen-granary-2 = Take the blue 2.
    .why = For each good you sell you take an open capital card or draw one. Blue makes a pair.
lesson-craftsmen-granary-2-three = A violet 3 is worth 3. With the blue 2 your two blues are worth 5.
lesson-craftsmen-granary-2-draw = A card from the stack may be anything. The blue 2 makes a sure pair.
lesson-craftsmen-granary-3 = Fetch wheat from your market.
    .why = You have no Wheat Farm. But a marker that waits on the market becomes any raw good, for a work point.
lesson-craftsmen-granary-3-wax = Wax you can make yourself. Fetch wheat, which you cannot.
lesson-craftsmen-granary-3-make = That does not fill the Mill. Fetch wheat from the market.
lesson-craftsmen-granary-3-stop = Two work points are left. Fetch wheat for the Mill.
lesson-craftsmen-granary-4 = Make wax for the Chandler.
    .why = Candles need wax and rope. Wax you have; rope you cannot make.
lesson-craftsmen-granary-4-wax = The Chandler still needs wax. Make that.
lesson-craftsmen-granary-4-stop = One work point is left. Make wax.
lesson-craftsmen-granary-5 = Buy the rope.
    .why = Now the merchants act. A helper there buys one half-product from the granary, always the lower marker, for a capital card.
lesson-craftsmen-granary-5-stop = Then the Chandler would have no rope. Buy it.
lesson-craftsmen-granary-6 = Give the red 1.
    .why = The price is one card, of any value. The rope was your opponent’s, who receives it.
lesson-craftsmen-granary-6-pair = Your two blues are worth 5 together. Give the red 1.
lesson-craftsmen-granary-6-three = The price is one card, whatever its value. The red 1 is enough.

## 7 Notary and auction

lesson-craftsmen-notary = New cards
    .goal = Get two cards that books need.
    .end = Both cards are in your hand; the builders put them up. On gold the notary also lets you look into a deck.
lesson-craftsmen-notary-1 = Buy the Tannery.
    .why = At the notary a helper gets an open card. Books need paper, which you have, and leather.
lesson-craftsmen-notary-1-other = It does not help with books. Leather comes from the Tannery.
lesson-craftsmen-notary-1-auction = Somebody might bid more. You can pay the price: buy the Tannery.
lesson-craftsmen-notary-1-stop = The Tannery is just what you need. Buy it.
lesson-craftsmen-notary-2 = Pay 5 with two greens or two blues.
    .why = Cards are bought only in their own colours: a basic one for 3, an extended one for 5, an advanced one for 10.
lesson-craftsmen-notary-3 = Put the Bookbinder up for auction.
    .why = Now your second helper. 10 in violet and green is too much, but in an auction all colours count.
lesson-craftsmen-notary-3-other = Not what books need. Choose the Bookbinder.
lesson-craftsmen-notary-3-stop = You may get the Bookbinder cheaply. Try an auction.
lesson-craftsmen-notary-4 = Bid 4 or less.
    .why = Everybody may bid. If nobody raises, the mayor turns up capital cards and bids against you.
lesson-craftsmen-notary-4-high = You pay what you bid. Begin low, with 4 at most.
lesson-craftsmen-notary-5 = Your opponent bids 5: bid 6.
    .why = Your capital is worth 12, and 6 is far below the price of 10.
lesson-craftsmen-notary-5-high = 6 is enough for now. You can raise again if you must.
lesson-craftsmen-notary-5-pass = Then your opponent has it for 5. One more is a fair price.
lesson-craftsmen-notary-6 = Pay 6 with three cards.
    .why = Any colours will do, in pairs or alone.

## 8 Town hall, privilege and order

lesson-craftsmen-town_hall = Tokens and order
    .goal = Use two tokens, get a new one, be first.
    .end = Another way to privilege tokens: at a season’s end, those who used fewest privileges get one.
lesson-craftsmen-town_hall-1 = Buy a barrel.
    .why = Grapes lie on your Winery; only a barrel is missing.
lesson-craftsmen-town_hall-1-stop = Then there is no wine. Buy the barrel.
lesson-craftsmen-town_hall-2 = Use the privilege: pay from your market.
    .why = A privilege token gives a helper on silver what gold gives. Here a marker that waits on your market pays instead of a card.
lesson-craftsmen-town_hall-2-card = A card would do, too. The privilege saves it: pay from your market.
lesson-craftsmen-town_hall-3 = Make wine.
    .why = Your work token is one work point. You may use it between two guilds.
lesson-craftsmen-town_hall-3-raw = A work point is precious. Wine brings points: make that.
lesson-craftsmen-town_hall-3-stop = Tokens keep, but the Winery is ready. Make wine.
lesson-craftsmen-town_hall-4 = Load it onto either ship.
    .why = Points, without a helper in the crafts.
lesson-craftsmen-town_hall-5 = Take a token, whichever you like.
    .why = At the town hall a helper takes a privilege token or a work token, or changes the order.
lesson-craftsmen-town_hall-5-order = Your second helper will do that. First take a token.
lesson-craftsmen-town_hall-5-stop = A helper would go home with nothing. Take a token.
lesson-craftsmen-town_hall-6 = Now change the order.
    .why = You were last. Whoever does this goes first from next season on. With two players you just take turns at going first.
lesson-craftsmen-town_hall-6-token = Another token is good, but then you stay last. Change the order.
lesson-craftsmen-town_hall-6-stop = Then you stay last. Change the order.
lesson-craftsmen-town_hall-7 = Send your first helper to the crafts.
    .why = A new season, and you are first: the gold space is yours.
lesson-craftsmen-town_hall-7-other = Gold is free everywhere. Take it at the crafts today.
lesson-craftsmen-town_hall-7-pass = You are first: use it. Go to the crafts.

## 9 The year's end and the final count

lesson-craftsmen-final = The last winter
    .goal = Gather the last points and win.
    .end = Last come the bonus tokens. Most points win, and that is you. Ready for your first game?
lesson-craftsmen-final-1 = Make clothes.
    .why = Cloth and leather lie on your Tailor. Clothes bring 4 points now and 8 when the ship sails.
lesson-craftsmen-final-1-raw = Raw goods bring no points any more. The Tailor is ready: make clothes.
lesson-craftsmen-final-1-stop = The Tailor is ready. Make clothes first.
lesson-craftsmen-final-2 = Bribe the captain of ship 2.
    .why = No field for clothes is free. For a capital card the older marker there has to leave: your opponent’s.
lesson-craftsmen-final-2-lose = Then the clothes bring nothing. A bribe costs only one card.
lesson-craftsmen-final-3 = Discard the green 1.
    .why = That is the bribe. Keep your best card of each colour; you will need four in a moment.
lesson-craftsmen-final-3-green = It will be worth 3 points soon, the green 1 just one.
lesson-craftsmen-final-3-colour = It is your only card of that colour, and you need all four.
lesson-craftsmen-final-4 = Stop working.
    .why = Nothing you could still make brings points, and no year follows. Then the ships sail.
lesson-craftsmen-final-4-raw = It would bring no points, and no year follows. Stop working.
lesson-craftsmen-final-5 = Invest one card of each colour.
    .why = Ships, colour sets and granary are counted. Once a year four cards, one of each colour, bring their printed values: 8 points.
lesson-craftsmen-final-5-keep = Cards in hand bring nothing when the game is over. Invest them.
