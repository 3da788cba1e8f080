"""The least a visitor must have for each card that asks for goods or francs, beside the fee."""

# Cards with other conditions (a pile, a loan, a worker, an offer) have tests of their own.
NEEDS = """
marketplace               -
fishery                   -
joinery                   1 wood
bakehouse                 1 grain, 1 wood
hardware_store            -
charcoal_kiln             1 wood
smokehouse                1 fish, 1 wood
abattoir                  1 cattle
clay_mound                -
brickworks                1 clay, 1 wood
colliery                  -
grocery_market            -
tannery                   1 hides
business_office           1 grain
ironworks                 -
steel_mill                1 iron, 5 wood
cokery                    1 coal
bridge_over_the_seine     1 brick
bridge_over_the_seine     1 wood, 1 clay, 1 hides
church                    5 bread, 2 fish
bakery                    1 bread
baguette_shop             1 meat, 1 bread
farm                      -
clothing_industry         1 hides, 1 leather
iron_mine_and_coal_seam   -
fish_market               1 fish
fish_restaurant           1 smoked_fish
fishpond_and_wood         -
forest_hut                1 wood, 1 meat
plant_nursery             -
smelter                   -
diner                     1 wood, 1 smoked_fish, 1 bread
hunting_lodge             -
coal_trader               1 fish
patisserie                1 grain, 1 bread
furriery                  1 hides
furriery                  1 leather
leather_industry          3 leather, 14 francs
kiln                      1 clay, 1 wood
kiln                      1 brick, 1 wood
furniture_factory         1 leather, 1 wood
tavern                    1 wood, 1 grain
haulage_firm              3 francs
schnaps_distillery        1 grain
steelworks                1 iron, 15 wood
steelworks                1 steel, 15 wood
steakhouse                1 meat, 1 charcoal
brick_manufacturer        3 brick, 10 francs
zoo                       2 fish, 1 cattle
logging_camp              1 fish
pawnbrokers               1 hides
junkyard                  2 fish
picket_line               -
main_station              -
hotel                     -
fur_factory               1 leather, 1 hides
wainwrights               1 iron, 2 wood
wainwrights               1 steel, 2 wood
fishermans_hut            2 fish
cattle_market             1 cattle
cattle_market             1 francs
brick_trader              1 brick
brick_trader              1 francs
clay_company              1 clay, 1 wood
clay_company              1 brick, 1 wood
smelting_furnace          1 clay, 2 wood
smelting_furnace          1 brick, 2 wood
inn                       1 fish
inn                       1 meat
cannery_row               1 iron, 4 smoked_fish
cannery_row               1 steel, 3 meat
hides_trader              6 hides
fur_industry              3 hides, 10 francs
wreckers                  3 fish
blast_furnace             3 wood
trading_firm              1 hides
trafficking_spot          1 leather
major_corporation         1 fish
emporium                  1 francs
cobblers                  1 leather
wholesale_bakery          1 bread
toy_fair                  -
"""

# What looks near enough but is not: the card, and what its visitor has.
NEARLY = """
brickworks                1 brick, 1 wood
steel_mill                1 steel, 5 wood
abattoir                  1 meat
bakehouse                 1 bread, 1 wood
fish_market               9 smoked_fish
fish_restaurant           9 fish
fishermans_hut            9 smoked_fish
church                    5 bread, 2 smoked_fish
zoo                       9 smoked_fish
zoo                       9 meat
bridge_over_the_seine     2 wood
bridge_over_the_seine     99 francs
business_office           99 francs
tannery                   9 leather
cokery                    9 coke
charcoal_kiln             9 charcoal
coal_trader               9 grain, 9 cattle
junkyard                  9 grain, 9 cattle
logging_camp              9 grain, 9 cattle
wreckers                  9 grain, 9 cattle
leather_industry          3 leather, 13 francs
brick_manufacturer        9 clay, 10 francs
fur_industry              3 leather, 10 francs
hides_trader              6 leather
major_corporation         99 francs
pawnbrokers               99 francs
trading_firm              99 francs
trafficking_spot          99 francs
wainwrights               1 iron, 2 charcoal
fur_factory               1 leather
cobblers                  9 hides
wholesale_bakery          9 grain
clay_company              1 clay, 1 charcoal
blast_furnace             2 wood
"""


def rows(table: str) -> list[tuple[str, dict[str, int]]]:
    """The lines of such a table as card and possessions."""
    pairs = (line.split(maxsplit=1) for line in table.strip().splitlines())
    return [(card, _possessions(text)) for card, text in pairs]


def _possessions(text: str) -> dict[str, int]:
    parts = [part.split() for part in text.split(", ")] if text != "-" else []
    return {name: int(number) for number, name in parts}
