# English names and texts of the cards, goods and ships of Le Havre.

## Goods

good-fish = fish
    .count = { $n } fish
good-wood = wood
    .count = { $n } wood
good-clay = clay
    .count = { $n } clay
good-iron = iron
    .count = { $n } iron
good-grain = grain
    .count = { $n } grain
good-cattle = cattle
    .count = { $n } cattle
good-coal = coal
    .count = { $n } coal
good-hides = hides
    .count = { $n } { $n ->
        [one] hide
       *[other] hides
    }
good-smoked_fish = smoked fish
    .count = { $n } smoked fish
good-charcoal = charcoal
    .count = { $n } charcoal
good-brick = brick
    .count = { $n } { $n ->
        [one] brick
       *[other] bricks
    }
good-steel = steel
    .count = { $n } steel
good-bread = bread
    .count = { $n } bread
good-meat = meat
    .count = { $n } meat
good-coke = coke
    .count = { $n } coke
good-leather = leather
    .count = { $n } leather

offer-francs = francs
    .count = { $n } { $n ->
        [one] franc
       *[other] francs
    }

## Ships

ship-wood = wooden ship
ship-iron = iron ship
ship-steel = steel ship
ship-luxury = luxury liner

## Kinds of card

kind-craft = craft building
kind-economic = economic building
kind-industrial = industrial building
kind-public = public building
kind-none = non-building
kind-ship = ship

## Standard buildings

card-building_firm_1 = Building Firm 1
    .text = Build 1 building from the top of a proposal pile and pay its materials. Ships are not built here.
card-building_firm_2 = Building Firm 2
    .text = Build 1 building from the top of a proposal pile and pay its materials. Ships are not built here.
card-construction_firm = Construction Firm
    .text = Build 1 or 2 buildings, one after the other, from the tops of the proposal piles. Both may come from the same pile. Ships are not built here.
card-marketplace = Marketplace
    .text = Take 2 different standard goods, and 1 more kind for each craft building you own: at most 8, in the short solo game at most 4. In the full game, then look at the top 2 special buildings and put them back in the order you like.
card-sawmill = Sawmill
    .text = Build 1 building that needs wood and pay 1 wood less for it. Ships are not built here.
card-fishery = Fishery
    .text = Take 3 fish, and 1 more for each fisherman on your cards.
card-joinery = Joinery
    .text = Hand in 1, 2 or 3 wood and receive 5, 6 or 7 francs.
card-bakehouse = Bakehouse
    .text = Turn any amount of grain into bread for half an energy each, rounded up. Receive 1 franc for every 2 bread.
card-hardware_store = Hardware Store
    .text = Take 1 wood, 1 brick and 1 iron.
card-charcoal_kiln = Charcoal Kiln
    .text = Turn any amount of wood into charcoal. This needs no energy.
card-smokehouse = Smokehouse
    .text = Turn up to 6 fish into smoked fish for 1 energy in all. Receive 1 franc for every 2 smoked fish.
card-abattoir = Abattoir
    .text = Turn any number of cattle into meat. Take 1 hide for every 2 cattle.
card-clay_mound = Clay Mound
    .text = Take 3 clay, and 1 more for each hammer on your cards. The mound cannot be built, only bought.
card-arts_centre = Arts Centre
    .text = Receive 4 francs for each worker of another player in your buildings.
card-wharf_1 = Wharf 1
    .text = Build 1 ship from the top of its stack and pay its materials and 3 energy. The first ship built here that is not wooden costs 1 brick more, which modernises the wharf for good.
card-black_market = Black Market
    .text = For each empty offer, take 2 of its goods, or 2 francs, from the supply. The market cannot be built, only bought.
card-brickworks = Brickworks
    .text = Turn any amount of clay into bricks for half an energy each, rounded up. Receive 1 franc for every 2 bricks.
card-local_court = Local Court
    .text = Give back loans without paying: your only one, or 1 of two and receive 2 francs. With three or more, give back 2, or 1 and receive 2 francs.
card-colliery = Colliery
    .text = Take 3 coal, and 1 more if there is any hammer on your cards.
card-wharf_2 = Wharf 2
    .text = Build 1 ship from the top of its stack and pay its materials and 3 energy. The first ship built here that is not wooden costs 1 brick more, which modernises the wharf for good.
card-shipping_line = Shipping Line
    .text = Pay 3 energy for each of your ships that sails: a wooden ship carries 2 goods, an iron ship 3, a steel ship 4. Steel sells for 8 francs, coke 5, leather 4; bread, cattle and coal 3; brick, charcoal, hides, iron, meat and smoked fish 2; all else 1.
card-grocery_market = Grocery Market
    .text = Take 1 fish, 1 smoked fish, 1 grain, 1 bread, 1 cattle and 1 meat.
card-tannery = Tannery
    .text = Turn up to 4 hides into leather and receive 1 franc for each.
card-business_office = Business Office
    .text = Swap any 4 goods for 1 steel, or any 1 good for 1 charcoal, 1 leather or 1 brick, or do both, each once. Francs are no goods.
card-ironworks = Ironworks
    .text = Take 3 iron. You may pay 6 energy to take 1 more.
card-steel_mill = Steel Mill
    .text = Turn any amount of iron into steel for 5 energy each.
card-storehouse = Storehouse
    .text = Cannot be entered. At the end it is worth half a franc more for each good its owner has, rounded down.
card-cokery = Cokery
    .text = Turn any amount of coal into coke and receive 1 franc for each. This needs no energy.
card-dock = Dock
    .text = Cannot be entered. At the end it is worth 4 francs more for each ship its owner has.
card-bridge_over_the_seine = Bridge over the Seine
    .text = Sell as many goods as you like: 1 franc for each upgraded good, and 1 franc for every 3 standard goods of any kinds.
card-town_hall = Town Hall
    .text = Cannot be entered. At the end it is worth 4 francs more for each public building of its owner, itself included, and 2 francs more for each craft building.
card-bank = Bank
    .text = Cannot be entered. At the end it is worth 3 francs more for each industrial building of its owner, and 2 francs more for each economic building, itself included.
card-church = Church
    .text = Only with at least 5 bread and 2 fish in hand, which you keep: take 5 bread and 3 fish. The church cannot be bought, only built.

## Special buildings of the base game

card-football_stadium = Football Stadium
    .text = Cannot be entered. It is for sale from the moment it is revealed. Once a proposal pile is empty it moves there and can also be built.
card-labour_exchange = Labour Exchange
    .text = Take 1 fish for each fisherman and 1 coal for each hammer on your cards.
card-bakery = Bakery
    .text = Sell up to 6 bread for 3 francs each.
card-baguette_shop = Baguette Shop
    .text = Up to 4 times, sell 1 bread and 1 meat together for 6 francs.
card-farm = Farm
    .text = Take 2 fish, 2 grain, 2 wood, 1 hide and 1 cattle.
card-clothing_industry = Clothing Industry
    .text = As often as you like, sell 1 hide and 1 leather together for 7 francs.
card-iron_mine_and_coal_seam = Iron Mine & Coal Seam
    .text = Take 2 iron and 1 coal.
card-fish_market = Fish Market
    .text = Sell up to 7 fish for 2 francs each. Smoked fish is not bought.
card-fish_restaurant = Fish Restaurant
    .text = Sell any number of smoked fish for 3 francs each.
card-fishpond_and_wood = Fishpond & Wood
    .text = Take 3 fish and 3 wood.
card-forest_hut = Forest Hut
    .text = Up to 4 times, sell 1 wood and 1 meat together for 5 francs.
card-plant_nursery = Plant Nursery
    .text = Take 4 wood and receive 3 francs.
card-business_park = Business Park
    .text = Cannot be entered. At the end it is worth 2 francs more for each industrial building of its owner.
card-guildhouse = Guildhouse
    .text = Cannot be entered. At the end it is worth 2 francs more for each economic building of its owner, itself included.
card-harbour_watch = Harbour Watch
    .text = Pay 1 franc to another player, whose worker goes home. Then enter the building it stood in, pay the fee unless it is yours, and use it. Workers in the Main Station or the Hotel cannot be driven out.
card-smelter = Smelter
    .text = Take 1 coal, 1 coke and 1 iron.
card-diner = Diner
    .text = Up to 3 times, sell 1 wood, 1 bread and 1 smoked fish together for 8 francs.
card-hunting_lodge = Hunting Lodge
    .text = Take 2 hides and 3 meat.
card-coal_trader = Coal Trader
    .text = Once, pay 1 food for 1 charcoal. Up to 5 times, pay 2 food for 1 coal. You may do both.
card-patisserie = Patisserie
    .text = Up to 3 times, sell 1 grain and 1 bread together for 5 francs.
card-furriery = Furriery
    .text = Swap any number of hides for 1 bread each. Also, or instead, sell up to 2 leather for 5 francs each.
card-leather_industry = Leather Industry
    .text = With at least 14 francs in hand, which you keep, sell 3 leather for 16 francs.
card-kiln = Kiln
    .text = Once, hand in 1 clay and 1 energy for 3 bricks.
card-luxury_yacht = Luxury Yacht
    .text = An iron ship in name only: no food, no freight. Buy it for 20 francs, or enter a wharf and swap one of your iron ships for it; that ship leaves the game.
card-feedlot = Feedlot
    .text = Cannot be entered. With 2 to 6 cattle, its owner takes 2 cattle instead of 1 at each harvest; with 7 or more it is 1 as usual.
card-masons_guild = Masons' Guild
    .text = Cannot be entered. Each building its owner builds costs 1 clay or 1 brick less, if it needs any.
card-furniture_factory = Furniture Factory
    .text = As often as you like, sell 1 leather and 1 wood together for 6 francs.
card-town_square = Town Square
    .text = Take 1 upgraded good for each craft building you own, all different and no steel: at most 7.
card-tavern = Tavern
    .text = Up to 4 times, sell 1 wood and 1 grain together for 3 francs.
card-haulage_firm = Haulage Firm
    .text = Pay 3 francs and take all goods from two neighbouring offers in the row cattle, grain, iron, clay, wood, fish. Francs cannot be taken.
card-schnaps_distillery = Schnaps Distillery
    .text = Sell up to 4 grain for 2 francs each.
card-steelworks = Steelworks
    .text = Once, hand in 1 iron and 15 energy for 2 steel.
card-steakhouse = Steakhouse
    .text = Up to 4 times, sell 1 meat and 1 charcoal together for 6 francs.
card-wind_farm = Wind Farm
    .text = Cannot be entered. Whenever a main action asks its owner for energy, 3 less is due. What is not needed is lost.
card-brick_manufacturer = Brick Manufacturer
    .text = With at least 10 francs in hand, which you keep, sell 3 bricks for 14 francs.
card-zoo = Zoo
    .text = Receive 1 franc for every 3 animals you have, cattle and fish counted together. You keep the animals.

## Essen 2008

card-dunny = Dunny
    .text = Cannot be entered. When revealed it is laid on the proposal pile that shows the highest number, and is built or bought from there.
card-workers_cottages = Workers' Cottages
    .text = Cannot be entered. Its owner plays 2 main actions in a row in the final phase, where others have 1.
card-construction_site = Construction Site
    .text = Cannot be bought. When it is revealed, each player is dealt 3 more special buildings; the first to enter puts one of theirs here as a town building and, unless they buy it, must pay its fee and use it straight away if they can. Then this card and all cards left in hand leave the game.
card-logging_camp = Logging Camp
    .text = Up to 7 times, pay 1 food and take 1 wood.
card-ms_dagmar = MS Dagmar
    .text = Counts as a luxury liner, so no food and no freight. Buy it for 50 francs, or enter a wharf that is modernised, or that you modernise now with 1 brick, and swap one of your luxury liners for it; that liner leaves the game.
card-pawnbrokers = Pawnbroker's
    .text = Pawn any number of goods for 2 francs each, but never have two of the same kind here. You may redeem any of them for 2 francs each at any time, without a visit.
card-pirates_lair = Pirates' Lair
    .text = Cannot be entered. For every ship that another player sends out with the Shipping Line, its owner gets 1 franc of the proceeds.
card-junkyard = Junkyard
    .text = Up to 5 times, pay 2 food and take 1 iron.
card-dive_bar = Dive Bar
    .text = Cannot be entered by choice. A worker that is sent home comes here instead, and its player pays 2 francs to the town, or 1 franc as owner of the bar. There is room for all.
card-picket_line = Picket Line
    .text = Take everything from one offer. On their next turn all other players must take an offer as their main action; only then does this card leave the game. Closed from the start of the last round.
card-tobacco_factory = Tobacco Factory
    .text = Cannot be entered. On their own turn, its owner may send the workers of other players home from the owner's buildings, except from the Main Station and the Hotel.
card-cattle_drive = Cattle Drive
    .text = Every other player who has cattle gives you 1. With two players, your opponent gives you 2, or what there is.

## Le Grand Hameau

card-wooden_crane = Wooden Crane
    .text = Cannot be entered. When building, its owner may pay 1 wood in place of any 1 token of material.
card-lumber_mill = Lumber Mill
    .text = Cannot be entered. Each building its owner builds costs 1 wood less, if it needs any. This adds to the Sawmill.
card-main_station = Main Station
    .text = Nothing happens on entry, and nobody can drive you out. When you leave, use one or two different other buildings one after the other without paying their fees.
card-hotel = Hotel
    .text = Nothing happens on entry, and nobody can drive you out. While your worker is here, receive 3 francs each time you take an offer.
card-fur_factory = Fur Factory
    .text = For each leather you have, sell up to 2 hides for 4 francs each. You keep the leather.
card-wainwrights = Wainwright's
    .text = For each iron or steel you have, you may once sell 2 wood for 5 francs. You keep the iron and steel.
card-fishermans_hut = Fisherman's Hut
    .text = Take 1 fish for every 2 fish you have. At the end of each round, before feeding, its owner takes 1 fish, or 2 with one or two players.
card-soup_kitchen = Soup Kitchen
    .text = Cannot be entered. At the end of each round it gives its owner 5, 4, 3, 2 or 1 food with 1, 2, 3, 4 or 5 players. It is no ship.
card-cattle_market = Cattle Market
    .text = Either buy up to 7 cattle for 1 franc each, or sell up to 7 cattle for 3 francs each.
card-brick_trader = Brick Trader
    .text = Either buy up to 5 bricks for 1 franc each, or sell up to 5 bricks for 3 francs each.
card-clay_company = Clay Company
    .text = As often as you like, sell 1 clay and 1 wood together for 3 francs.
card-smelting_furnace = Smelting Furnace
    .text = As often as you like, hand in 1 clay and 2 energy for 1 iron.
card-flea_market = Flea Market
    .text = Take one offer of exactly 2 tokens and all offers of exactly 1 token, francs included. There must be an offer of 2.
card-inn = Inn
    .text = Turn any number of fish into smoked fish without energy. Also, or instead, sell up to 2 meat for 4 francs each.
card-cannery_row = Cannery Row
    .text = Once, sell 1 iron and 4 smoked fish together for 18 francs. Also, or instead, once sell 1 iron and 3 meat together for 16 francs.
card-hides_trader = Hides Trader
    .text = Once, sell 6 hides together for 18 francs.
card-fur_industry = Fur Industry
    .text = With at least 10 francs in hand, which you keep, sell 3 hides for 12 francs.
card-department_of_agriculture = Department of Agriculture
    .text = Take 1 meat for each economic building and 1 bread for each craft building you own.
card-department_of_economics = Department of Economics
    .text = Take 1 iron for each industrial building and receive 2 francs for each economic building you own.
card-stockmarket = Stockmarket
    .text = Cannot be entered. Its owner pays no interest, and receives 1 franc whenever another player takes the francs on offer and 3 francs when another player builds the Bank or buys it from its pile.
card-souvenir_shop = Souvenir Shop
    .text = Cannot be entered. Its owner receives 1 franc from the town whenever another player enters one of the owner's buildings.
card-wreckers = Wrecker's
    .text = Up to 2 times, pay 3 food and take 2 wood, 2 clay and 1 iron.
card-blast_furnace = Blast Furnace
    .text = Up to 6 times, pay 3 energy and take 1 iron.
card-biofuel_facility = BioFuel Facility
    .text = Cannot be entered. At the Shipping Line its owner may also pay with grain, worth 2 energy each.
card-ranch = Ranch
    .text = Cannot be entered. At the end it is worth 2 francs more for each cattle its owner has.
card-trading_firm = Trading Firm
    .text = Swap up to 4 of your goods for any number of other goods of exactly the same total value. Goods are worth what the Shipping Line pays.
card-trafficking_spot = Trafficking Spot
    .text = Swap 1 to 3 standard goods, one for one, for other standard goods except iron. Also, or instead, swap 1 to 3 upgraded goods, one for one, for other upgraded goods except steel.
card-major_corporation = Major Corporation
    .text = Take 1 more of each good you already have. Taking steel costs 3 francs.
card-emporium = Emporium
    .text = Buy at most 1 of each: smoked fish, charcoal, brick, bread, meat and leather for 1 franc, coke for 3 francs, steel for 5 francs.
card-cobblers = Cobbler's
    .text = As often as you like, hand in 1 leather for 2 bread and 2 francs.

## Promotional cards

card-rattletrap_car = Rattletrap Car
    .text = Worth minus 2 francs; it cannot be bought, sold or entered. The next player who receives at least 1 iron must take it. Steel does not count.
card-wholesale_bakery = Wholesale Bakery
    .text = Sell any amount of bread for 2 francs each.
card-toy_fair = Toy Fair
    .text = Take a loan card without its 4 francs, and 6 different goods of your choice, but no steel.
