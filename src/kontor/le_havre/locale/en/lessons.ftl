# Lessons: title, goal and last word; what to do and why; what is said to wrong turns.

## Take from the quay

lesson-le_havre-quay = Take from the quay
    .goal = Whoever is richest at the end wins. It begins with goods from the quay.
    .end = What nobody takes grows with every ship. With wood and clay you can build: that comes next.
lesson-le_havre-quay-1 = Take the wood.
    .why = A turn has one main action: take one whole offer from the quay, or use one building.
lesson-le_havre-quay-1-offer = That offer is good, too. But we want to build, and building begins with wood.
lesson-le_havre-quay-1-house = Using a building is the other main action. First we need wood.
lesson-le_havre-quay-1-buy = You may buy in any of your turns. For now, keep your 5 francs.
lesson-le_havre-quay-2 = End your turn.
    .why = All 4 wood are yours. Now the other player’s ship brings goods, and they take an offer, too.
lesson-le_havre-quay-2-buy = You could buy now, but francs also feed people. Keep them for later.
lesson-le_havre-quay-3 = Take the clay.
    .why = Every turn begins at the pier: your ship has just brought 1 wood and 1 clay. So the clay has grown to 3.
lesson-le_havre-quay-3-wood = Only 1 wood lies there again. The clay has grown to 3.
lesson-le_havre-quay-3-offer = That will be useful later. Wood needs clay to become a building.
lesson-le_havre-quay-3-house = Buildings are the next lesson. First take the clay.
lesson-le_havre-quay-3-buy = Goods first: with wood and clay you can build without francs.

## Build and buy

lesson-le_havre-build = Build and buy
    .goal = Turn goods into buildings of your own.
    .end = Two buildings are yours. At the end each counts the number in its gold coin; until then it works for you.
lesson-le_havre-build-1 = Use Building Firm 1 and build the Fishery.
    .why = Your worker goes to the firm. It builds one of the top cards under “Building proposals”. The Fishery costs 1 wood and 1 clay.
lesson-le_havre-build-1-offer = You have enough: the Fishery costs 1 wood and 1 clay. Go and build it.
lesson-le_havre-build-1-fee = The Construction Firm can build two, but wants 2 food for it. Building Firm 1 is free.
lesson-le_havre-build-1-house = Nothing is built there. Building Firm 1 builds, and it is free.
lesson-le_havre-build-1-buy = First build: that is your main action, and you have the materials.
lesson-le_havre-build-1-other = You have no grain to bake yet. The Fishery brings food at once.
lesson-le_havre-build-2 = Buy the Clay Mound for 2 francs.
    .why = Buying is no main action and needs no worker. For sale are the tops of the piles and the buildings of the town.
lesson-le_havre-build-2-end = Your turn is not over: buy the Clay Mound first. It costs only 2 francs.
lesson-le_havre-build-2-firm = The firm would cost 4 francs. The Clay Mound is cheaper, and brings clay.
lesson-le_havre-build-2-sell = Whoever sells gets only half the value. Keep the Fishery.
lesson-le_havre-build-3 = End your turn.
    .why = Your worker stays in the firm, and nobody else can enter there until it leaves.
lesson-le_havre-build-3-sell = Whoever sells gets only half the value. Keep what you have.
lesson-le_havre-build-4 = Use your Fishery.
    .why = It brings 3 fish, and 1 more for the fisherman on your card. Your own buildings never ask you for a fee.
lesson-le_havre-build-4-fish = Only 2 fish lie on the quay. Your Fishery brings 4.
lesson-le_havre-build-4-offer = Another time. Now see what your own Fishery does.
lesson-le_havre-build-4-house = That would be possible. But your Fishery feeds you, so use it first.
lesson-le_havre-build-4-sell = Selling brings half the value. Using the Fishery brings fish, again and again.

## Enter and pay

lesson-le_havre-enter = Enter and pay
    .goal = Use what others have built, and let them use what is yours.
    .end = All buildings are open to all: one worker at a time, and the fee goes to the owner.
lesson-le_havre-enter-1 = Use the Colliery and pay 2 fish.
    .why = It belongs to the other player, who gets the fee. You get 3 coal, which burns three times as well as wood.
lesson-le_havre-enter-1-offer = Coal never lies on the quay. It comes only from buildings.
lesson-le_havre-enter-1-own = Your Clay Mound is free for you, but we want coal. That comes from the Colliery.
lesson-le_havre-enter-1-house = No other building brings more coal: the Colliery gives 3 at once.
lesson-le_havre-enter-1-francs = Francs count as food, but they also count at the end, and fish does not. Pay with fish.
lesson-le_havre-enter-1-sell = No need to sell: your fish pay the fee.
lesson-le_havre-enter-2 = End your turn.
    .why = Watch your fish: the other player will enter your Clay Mound and pay you 1.
lesson-le_havre-enter-2-sell = Keep it: others pay you for using it.
lesson-le_havre-enter-3 = Use the Marketplace for 1 franc and choose 3 goods.
    .why = You get 2 goods, and 1 more for your Fishery. Your Clay Mound is full now: one building, one worker.
lesson-le_havre-enter-3-offer = An offer has one kind of goods. The Marketplace lets you choose three.
lesson-le_havre-enter-3-house = You can do that later. Now try a building of the town: the Marketplace.
lesson-le_havre-enter-3-food = Food would do, but it would take 2. One franc is cheaper here.
lesson-le_havre-enter-3-sell = You have enough francs for the fee. Keep your buildings.

## Make goods

lesson-le_havre-make = Make goods
    .goal = Turn plain goods into better ones. That takes energy.
    .end = It is the same with all goods: iron becomes steel, hides become leather. Better goods feed, burn and sell better.
lesson-le_havre-make-1 = Use your Smokehouse and smoke all 6 fish.
    .why = Smoked fish feeds 2, not 1. Smoking them all takes 1 energy: 1 wood. And you earn 3 francs.
lesson-le_havre-make-1-offer = You have 6 fish in your yard. Make the best of them first.
lesson-le_havre-make-1-bread = Baking would burn 3 of your 4 wood. Smoking takes only 1.
lesson-le_havre-make-1-house = There your fish stay as they are. Use your Smokehouse.
lesson-le_havre-make-1-fewer = One fish needs 1 energy, and so do six. Smoke all 6.
lesson-le_havre-make-1-sell = Do not sell your workshops: you are about to earn with them.
lesson-le_havre-make-2 = End your turn.
    .why = Look at your food: the fish fed 6, smoked they feed 12.
lesson-le_havre-make-2-trade = Nothing to trade just now. End the turn.
lesson-le_havre-make-3 = Use the Charcoal Kiln and turn all 3 wood into charcoal.
    .why = 1 wood is 1 energy, 1 charcoal is 3. The Kiln has no fee and needs no energy itself.
lesson-le_havre-make-3-offer = You have wood already. Make it burn three times as well.
lesson-le_havre-make-3-bread = Baking with plain wood would take all 3. As charcoal, 1 will do.
lesson-le_havre-make-3-house = That makes no charcoal. Use the Charcoal Kiln of the other player.
lesson-le_havre-make-3-fewer = Energy is always scarce. Take all 3 wood.
lesson-le_havre-make-3-trade = Nothing to trade just now. Go to the Charcoal Kiln.
lesson-le_havre-make-4 = End your turn.
    .why = Your 3 energy have become 9. Now you can bake.
lesson-le_havre-make-4-trade = Nothing to trade just now. End the turn.
lesson-le_havre-make-5 = Use your Bakehouse and bake all 6 grain.
    .why = Grain feeds nobody, 1 bread feeds 2. Each takes half an energy, so 1 charcoal bakes all 6.
lesson-le_havre-make-5-offer = You have 6 grain, and nobody can eat it. Bake it first.
lesson-le_havre-make-5-house = Grain becomes bread only in the Bakehouse. It is yours and free.
lesson-le_havre-make-5-fewer = The charcoal burns up either way: bake all 6.
lesson-le_havre-make-5-trade = You may trade afterwards. First bake.

## Feed your people

lesson-le_havre-feed = Feed your people
    .goal = Every round ends with a meal. See what happens when food is short.
    .end = A loan is no disgrace: it brings 4 francs and costs 5. Only if you cannot repay it at the end does it cost 7.
lesson-le_havre-feed-1 = Take the fish.
    .why = This round ends with 7 food for your people. 1 fish is 1 food, and so is 1 franc. You have only 2.
lesson-le_havre-feed-1-francs = Francs feed as well, but they also count at the end. Let them eat fish.
lesson-le_havre-feed-1-offer = Nobody can eat that as it is. Grain must be baked, cattle slaughtered. Take the fish.
lesson-le_havre-feed-1-house = That brings no food before the round ends. Take the fish.
lesson-le_havre-feed-1-sell = You get only half the value. Look for food on the quay first.
lesson-le_havre-feed-2 = End your turn.
    .why = You have 5, and 7 are due. The other player has the last turn of this round.
lesson-le_havre-feed-2-sell = A sale brings only half the value. There is a cheaper way: a loan.
lesson-le_havre-feed-3 = Take a loan, then feed your people.
    .why = All food and francs go first. The loan brings 4 francs: 2 for the meal, 2 stay with you.
lesson-le_havre-feed-3-sell = A sale costs you half the value, and the building is gone. A loan costs 1 franc and some interest.
lesson-le_havre-feed-4 = Take the francs.
    .why = Your ship has come to the tile with the %. There everybody with loans pays 1 franc of interest, however many loans.
lesson-le_havre-feed-4-offer = With 4 francs more you are free of debt. Take them.
lesson-le_havre-feed-4-house = That brings no francs. Take those on the quay, to repay.
lesson-le_havre-feed-4-sell = No need to sell: 4 francs lie on the quay.
lesson-le_havre-feed-5 = Repay the loan.
    .why = That costs 5 francs, whenever you like. Without a loan there is no interest.
lesson-le_havre-feed-5-end = You have 5 francs: repay first, or the next interest comes.
lesson-le_havre-feed-5-buy = Then the loan would stay and cost more. Repay first.
lesson-le_havre-feed-5-sell = Your 5 francs are enough. Repay the loan.

## Harvest

lesson-le_havre-harvest = Harvest
    .goal = Grain and cattle grow by themselves, if you own them when the round ends.
    .end = The town has built the Abattoir, and a new ship is here. The calendar shows how each round ends.
lesson-le_havre-harvest-1 = Take the grain.
    .why = At the harvest everybody who has grain gets 1 more. A little seed is enough.
lesson-le_havre-harvest-1-cattle = One animal alone has no calf. Soon a ship brings a second one; then take both.
lesson-le_havre-harvest-1-offer = That does not grow. Grain does.
lesson-le_havre-harvest-1-house = Before the harvest think of your seed: take the grain.
lesson-le_havre-harvest-1-sell = Keep your buildings and take some seed.
lesson-le_havre-harvest-2 = End your turn.
    .why = Look at the calendar: the ear of grain means a harvest, the 9 is food for your people. Not every round has a harvest.
lesson-le_havre-harvest-2-sell = Keep it; nothing has to be paid yet.
lesson-le_havre-harvest-3 = Take the cattle.
    .why = Now there are two. Whoever has 2 cattle or more gets 1 more at the harvest.
lesson-le_havre-harvest-3-offer = That does not grow. Two cattle do.
lesson-le_havre-harvest-3-house = You have enough food. With two cattle there will be a calf.
lesson-le_havre-harvest-3-sell = Keep it: you have enough food for the meal.
lesson-le_havre-harvest-4 = End your turn.
    .why = The other player has the last turn. Then come the harvest, the meal, the town and a new ship.
lesson-le_havre-harvest-4-sell = Keep it: you have enough food for the meal.
lesson-le_havre-harvest-5 = Feed your people with 3 smoked fish and 3 fish.
    .why = The harvest brought 1 grain and 1 cattle. Now 9 food are due: 6 from the smoked fish, 3 from the fish.
lesson-le_havre-harvest-5-francs = Francs would feed them, too. But francs count at the end and fish does not: pay all 6 fish.
lesson-le_havre-harvest-5-sell = No need to sell: your fish are exactly enough.

## Ships

lesson-le_havre-ships = Ships
    .goal = Meals get bigger from round to round. Ships bring food every time.
    .end = Your two ships bring 9 food in every round. Ships can also be bought, for many francs and without a wharf.
lesson-le_havre-ships-1 = Use your Wharf 1 and build the wooden ship.
    .why = It costs 5 wood, and 3 energy from 1 coal. With two players it brings 4 food at the end of every round.
lesson-le_havre-ships-1-offer = You have all you need for a ship. Build it while it is there.
lesson-le_havre-ships-1-house = Ships are built only at a wharf. Use your Wharf 1.
lesson-le_havre-ships-1-iron = That one comes next. Begin with the wooden ship.
lesson-le_havre-ships-1-sell = You need your wharf, and selling brings only half.
lesson-le_havre-ships-2 = End your turn.
    .why = Look at your food: instead of 15 you need only 11 in this round. The ship brings 4.
lesson-le_havre-ships-2-sell = Keep what feeds you. End the turn.
lesson-le_havre-ships-3 = Use your Fishery.
    .why = You cannot use a building twice in a row: your worker must go elsewhere before it can come back.
lesson-le_havre-ships-3-offer = Then your worker would stay at the wharf, and you could not build there next time.
lesson-le_havre-ships-3-house = That would do, too. But the Fishery is yours, is free and feeds you.
lesson-le_havre-ships-3-sell = Keep it. Send your worker to the Fishery.
lesson-le_havre-ships-4 = End your turn.
    .why = Next comes the iron ship: 4 iron and 3 energy. It brings 5 food.
lesson-le_havre-ships-4-sell = Keep it; you are about to build again.
lesson-le_havre-ships-5 = Use your Wharf 1 and build the iron ship.
    .why = Your brick modernises the wharf, once and for all. Without it only wooden ships are built there.
lesson-le_havre-ships-5-offer = You have iron, coal and a brick: build.
lesson-le_havre-ships-5-house = Ships are built only at a wharf. Yours is empty again.
lesson-le_havre-ships-5-sell = You need your wharf now. Build the iron ship.

## The Shipping Line

lesson-le_havre-line = The Shipping Line
    .goal = Your ships can sell goods far away. That is how you get rich.
    .end = Goods to ships, ships to francs, francs to buildings: you have earned 19 francs in one turn.
lesson-le_havre-line-1 = Use the Cokery and turn all 3 coal into coke.
    .why = Coke has 10 energy and sells for 5 francs, coal for 3. For each you get 1 franc at once.
lesson-le_havre-line-1-offer = First make your goods worth more: the ships sail next time.
lesson-le_havre-line-1-line = You could sail now, but as coke your coal brings more.
lesson-le_havre-line-1-house = That is no place for your coal. Use the Cokery.
lesson-le_havre-line-1-fewer = Each coke is worth more than the coal. Take all 3.
lesson-le_havre-line-1-sell = Do not sell buildings; soon you sell goods.
lesson-le_havre-line-2 = End your turn.
    .why = Look at your two ships: the wooden one carries 2 goods, the iron one 3.
lesson-le_havre-line-2-trade = Wait: soon you will have more francs.
lesson-le_havre-line-3 = Use your Shipping Line: both ships, with 2 coke and 3 bread.
    .why = Each ship needs 3 energy; 1 coke is enough for both. Coke brings 5 francs, bread 3, fish 1.
lesson-le_havre-line-3-offer = Your ships are ready. Send them off first.
lesson-le_havre-line-3-house = Goods are sold best by ship. Use your Shipping Line.
lesson-le_havre-line-3-ships = One ship carries 3 goods, both carry 5. One coke is burnt either way.
lesson-le_havre-line-3-load = There is room for 5: take what brings most, 3 bread and 2 coke.
lesson-le_havre-line-3-trade = First sail; then you can buy.
lesson-le_havre-line-4 = Buy the Tannery for 12 francs.
    .why = You lose nothing: at the end it counts 12, as your francs would. Until then it works for you.
lesson-le_havre-line-4-end = Francs do not work for you, buildings do. Buy the Tannery first.
lesson-le_havre-line-4-ship = Ships cost more francs than they count. It is cheaper to build them.
lesson-le_havre-line-4-other = That would be fine, too. Here we take the Tannery.
lesson-le_havre-line-4-sell = Selling brings half the value. You have enough francs.

## The last action

lesson-le_havre-last = The last action
    .goal = The last round is almost over. Make everything count.
    .end = Francs, buildings and ships count, goods do not. That is enough for a first game. Fair winds!
lesson-le_havre-last-1 = Use Building Firm 1 and build the Bank.
    .why = At the end goods count for nothing, buildings for their value. The Bank counts even more for the buildings you own.
lesson-le_havre-last-1-offer = Goods count for nothing at the end. Bricks and steel can still become a Bank.
lesson-le_havre-last-1-house = Only firms build the Bank, and Building Firm 1 is free.
lesson-le_havre-last-1-sell = Buildings count in full at the end; a sale brings only half.
lesson-le_havre-last-2 = End your turn.
    .why = The last meal costs 20 food, and your ships bring it all. Then everybody has one last action.
lesson-le_havre-last-2-sell = Buildings and ships count in full at the end. Keep them.
lesson-le_havre-last-3 = Use your Shipping Line: 3 ships, with all your goods.
    .why = For the last action you may enter a building even if somebody stands there. Goods left over count for nothing.
lesson-le_havre-last-3-offer = Goods count for nothing any more. Sell yours instead.
lesson-le_havre-last-3-house = That brings less. Your 9 goods bring 29 francs by ship.
lesson-le_havre-last-3-ships = The coke has energy for 3 ships, and it counts for nothing. Send 3.
lesson-le_havre-last-3-load = What stays behind counts for nothing. Load everything.
lesson-le_havre-last-3-sell = Sell goods, not what counts.
lesson-le_havre-last-4 = Repay the loan.
    .why = It costs 5 francs. If you have too few at the end, a loan costs 7.
lesson-le_havre-last-4-end = Repay it first, so that you have seen it once. At the end that happens by itself; only if francs are missing does it cost 7.
lesson-le_havre-last-4-sell = Your francs are enough. Repay the loan.
lesson-le_havre-last-5 = End your turn.
    .why = The other player has a last action, too. Then everything is counted: francs, buildings and ships.
lesson-le_havre-last-5-sell = It counts in full. Keep it.
