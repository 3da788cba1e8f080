# English names and texts of the goods, buildings, guilds, ships and cards of Craftsmen.

## Goods

craftsmen-good-wood = wood
craftsmen-good-iron_ore = iron ore
craftsmen-good-flax = flax
craftsmen-good-wheat = wheat
craftsmen-good-cow = cattle
craftsmen-good-wax = wax
craftsmen-good-grapes = grapes
craftsmen-good-barrel = barrels
craftsmen-good-rope = rope
craftsmen-good-leather = leather
craftsmen-good-paper = paper
craftsmen-good-iron = iron
craftsmen-good-cloth = cloth
craftsmen-good-flour = flour
craftsmen-good-meat = meat
craftsmen-good-weapons = weapons
craftsmen-good-tools = tools
craftsmen-good-clothes = clothes
craftsmen-good-books = books
craftsmen-good-candles = candles
craftsmen-good-wine = wine
craftsmen-good-beer = beer
craftsmen-good-bread = bread
# A good that was named just before: "makes grapes and puts them on the Winery".
craftsmen-it = { $good ->
    [grapes] them
    [barrels] them
    [weapons] them
    [tools] them
    [clothes] them
    [books] them
    [candles] them
   *[other] it
}

## Kinds of building

craftsmen-kind-sawmill = sawmill
craftsmen-kind-basic = basic building
craftsmen-kind-extended = extended building
craftsmen-kind-advanced = advanced building

## Colours

craftsmen-colour-violet = violet
craftsmen-colour-green = green
craftsmen-colour-blue = blue
craftsmen-colour-red = red

## Seasons

craftsmen-season-spring = spring
craftsmen-season-summer = summer
craftsmen-season-autumn = autumn
craftsmen-season-winter = winter

## Ships

craftsmen-ship-1 = first ship
craftsmen-ship-2 = second ship
craftsmen-ship-3 = third ship
craftsmen-ship-4 = fourth ship

## Guilds

craftsmen-guild-bankers = Bankers' Guild
    .text = Take one or both open capital cards and the rest up to four from the stack. Then discard two cards.
    .privilege = Discard only one card.
craftsmen-guild-builders = Builders' Guild
    .text = Build one or two buildings from your hand at the ends of your street and pay for them together. Each must fit its neighbour above or below.
    .privilege = One of the buildings need not fit.
craftsmen-guild-notary = Notary
    .text = Buy an open building card with capital in its colours, or put it up for auction.
    .privilege = Before or after that, look at the top three cards of a deck and its two open ones. Put two of them on display and the rest on top of the deck or under it.
craftsmen-guild-crafts = Crafts' Guild
    .text = Use your work points, more of them in later years: each makes one good or takes one raw good from your market.
    .privilege = Once, one work point makes two raw goods.
craftsmen-guild-merchants = Merchants' Guild
    .text = Buy the lower marker of a half-product in the granary for one capital card and put it on a free icon of your own. Its owner receives the card.
    .privilege = Take one of your markers off the market instead of paying the card. The owner receives a marker on the market.
craftsmen-guild-town_hall = Town Hall
    .text = Take a privilege token or a work token, or put your helper on the order-change track.
    .privilege = The town hall has no privilege.

## Sawmill and basic buildings

craftsmen-type-sawmill = Sawmill
    .text = Makes wood, for an icon that asks for it or for the market. Everybody begins with one.
craftsmen-type-iron_mine = Iron Mine
    .text = Makes iron ore, for an icon that asks for it or for the market.
craftsmen-type-flax_plantation = Flax Plantation
    .text = Makes flax, for an icon that asks for it or for the market.
craftsmen-type-wheat_farm = Wheat Farm
    .text = Makes wheat, for an icon that asks for it or for the market.
craftsmen-type-cattle_farm = Cattle Farm
    .text = Makes cattle, for an icon that asks for it or for the market.
craftsmen-type-apiary = Apiary
    .text = Makes wax, for an icon that asks for it or for the market.
craftsmen-type-vineyard = Vineyard
    .text = Makes grapes, for an icon that asks for them or for the market.

## Extended buildings

craftsmen-type-cooperage = Cooperage
    .text = Makes barrels, for an advanced building of yours or for the granary.
craftsmen-type-ropemaker = Ropemaker
    .text = Makes rope, for an advanced building of yours or for the granary.
craftsmen-type-tannery = Tannery
    .text = Makes leather, for an advanced building of yours or for the granary.
craftsmen-type-paper_mill = Paper Mill
    .text = Makes paper, for an advanced building of yours or for the granary.
craftsmen-type-smelter = Smelter
    .text = Makes iron, for an advanced building of yours or for the granary.
craftsmen-type-weaver = Weaver
    .text = Makes cloth, for an advanced building of yours or for the granary.
craftsmen-type-mill = Mill
    .text = Makes flour, for an advanced building of yours or for the granary.
craftsmen-type-butcher = Butcher
    .text = Makes meat, which goes straight onto a ship.

## Advanced buildings

craftsmen-type-armourer = Armourer
    .text = Makes weapons, which go onto a ship.
craftsmen-type-smithy = Smithy
    .text = Makes tools, which go onto a ship.
craftsmen-type-tailor = Tailor
    .text = Makes clothes, which go onto a ship.
craftsmen-type-bookbinder = Bookbinder
    .text = Makes books, which go onto a ship.
craftsmen-type-chandler = Chandler
    .text = Makes candles, which go onto a ship.
craftsmen-type-winery = Winery
    .text = Makes wine, which goes onto a ship.
craftsmen-type-brewery = Brewery
    .text = Makes beer, which goes onto a ship.
craftsmen-type-bakery = Bakery
    .text = Makes bread, which goes onto a ship.
