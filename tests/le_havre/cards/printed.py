"""What is printed on the 114 cards: clause, card, kind, value, price, fee, symbols, cost."""

import re
from typing import NamedTuple

SETS = {"15": "standard", "16": "base", "17": "essen", "18": "hameau", "19": "promo"}
TABLE = """
15.B1     building_firm_1            craft       4   4   free        h    -
15.B2     building_firm_2            craft       6   6   1 food      h    -
15.B3     construction_firm          industrial  8   8   2 food      h    -
15.01     marketplace                none        6   6   2 food/1 F  -    2 wood
15.02     sawmill                    industrial  14  14  free        -    1 clay, 1 iron
15.03     fishery                    craft       10  10  free        f    1 wood, 1 clay
15.04     joinery                    craft       8   8   1 food      h    3 wood
15.05     bakehouse                  craft       8   8   1 food      -    2 clay
15.06     hardware_store             economic    8   8   1 food      hf   3 wood, 1 clay
15.07     charcoal_kiln              craft       8   8   free        -    1 clay
15.08     smokehouse                 craft       6   6   2 food/1 F  f    2 wood, 1 clay
15.09     abattoir                   craft       8   8   2 F         -    1 wood, 1 clay, 1 iron
15.10     clay_mound                 none        2   2   1 food      -    -
15.11     arts_centre                public      10  10  1 food      f    1 wood, 2 clay
15.12     wharf_1                    industrial  14  14  2 food      -    2 wood, 2 clay, 2 iron
15.13     black_market               none        2   2   1 food      -    -
15.14     brickworks                 industrial  14  14  1 food      -    2 wood, 1 clay, 1 iron
15.15     local_court                public      16  16  free        -    3 wood, 2 clay
15.16     colliery                   industrial  10  10  2 food      -    1 wood, 3 clay
15.17     wharf_2                    industrial  14  14  2 food      -    2 wood, 2 clay, 2 iron
15.18     shipping_line              economic    10  10  2 food      f    2 wood, 3 brick
15.19     grocery_market             economic    10  10  1 F         -    1 wood, 1 brick
15.20     tannery                    craft       12  12  free        -    1 wood, 1 brick
15.21     business_office            economic    12  12  1 F         hf   4 wood, 1 clay
15.22     ironworks                  industrial  12  12  3 food/1 F  h    3 wood, 2 brick
15.23     steel_mill                 industrial  22  22  2 F         -    4 brick, 2 iron
15.24     storehouse                 economic    4   10  locked      h    2 wood, 2 brick
15.25     cokery                     industrial  18  18  1 F         -    2 brick, 2 iron
15.26     dock                       industrial  10  24  locked      -    1 wood, 2 brick, 2 iron
15.27     bridge_over_the_seine      none        16  16  2 F         -    3 iron
15.28     town_hall                  public      6   30  locked      -    4 wood, 3 brick
15.29     bank                       economic    16  40  locked      -    4 brick, 1 steel
15.30     church                     public      26  -   free        -    5 wood, 3 brick, 1 iron
16.31     football_stadium           public      24  24  locked      -    1 wood, 2 brick, 2 iron
16.001    labour_exchange            public      6   6   free        f    -
16.002    bakery                     economic    6   6   1 food      -    -
16.003    baguette_shop              economic    4   4   1 food      -    -
16.004    farm                       economic    8   8   1 F         f    -
16.005    clothing_industry          industrial  8   8   2 food/1 F  -    -
16.006    iron_mine_and_coal_seam    none        6   6   1 food      h    -
16.007    fish_market                economic    4   4   1 food      f    -
16.008    fish_restaurant            economic    6   6   1 food      f    -
16.009    fishpond_and_wood          none        4   4   1 food      f    -
16.010    forest_hut                 economic    4   4   1 food      f    -
16.011    plant_nursery              craft       6   6   1 food      h    -
16.012    business_park              none        10  12  locked      h    -
16.013    guildhouse                 economic    4   8   locked      hf   -
16.014    harbour_watch              public      6   6   1 food      -    -
16.015    smelter                    industrial  10  10  2 F         -    -
16.016    diner                      economic    6   6   1 food      f    -
16.017    hunting_lodge              craft       6   6   1 food      hff  -
16.018    coal_trader                economic    4   4   1 food      -    -
16.019    patisserie                 economic    6   6   1 food      -    -
16.020    furriery                   craft       6   6   1 food      -    -
16.021    leather_industry           industrial  8   8   2 food      -    -
16.022    kiln                       craft       6   6   1 food      -    -
16.023    luxury_yacht               ship        20  20  locked      f    -
16.024    feedlot                    economic    6   8   locked      -    -
16.025    masons_guild               craft       8   10  locked      h    -
16.026    furniture_factory          industrial  8   8   2 food      h    -
16.027    town_square                none        6   6   1 F         -    -
16.028    tavern                     economic    4   4   free        f    -
16.029    haulage_firm               economic    6   6   1 food      -    -
16.030    schnaps_distillery         craft       6   6   1 food      -    -
16.031    steelworks                 industrial  8   8   2 food/1 F  h    -
16.032    steakhouse                 economic    6   6   1 food      -    -
16.033    wind_farm                  none        8   12  locked      -    -
16.034    brick_manufacturer         industrial  8   8   2 food      h    -
16.035    zoo                        public      8   8   1 F         f    -
17.00     dunny                      public      14  14  locked      -    1 brick
17.036    workers_cottages           public      12  12  locked      -    -
17.037    construction_site          none        0   -   2 food      -    -
17.038    logging_camp               none        6   6   free        hf   -
17.039    ms_dagmar                  ship        50  50  locked      -    -
17.040    pawnbrokers                economic    4   4   1 food      -    -
17.041    pirates_lair               none        0   4   locked      -    -
17.042    junkyard                   economic    4   4   2 food/1 F  h    -
17.043    dive_bar                   economic    4   4   locked      -    -
17.044    picket_line                public      2   2   1 F         -    -
17.045    tobacco_factory            public      6   6   locked      -    -
17.046    cattle_drive               none        4   4   1 food      -    -
18.01     wooden_crane               craft       4   6   locked      h    -
18.02     lumber_mill                craft       6   8   locked      h    -
18.03     main_station               public      8   8   1 food      -    -
18.04     hotel                      economic    8   8   1 F         -    -
18.05     fur_factory                craft       6   6   1 food      -    -
18.06     wainwrights                craft       6   6   1 food      -    -
18.07     fishermans_hut             craft       4   6   free        f    -
18.08     soup_kitchen               craft       2   10  locked      f    -
18.09     cattle_market              public      8   8   2 food      -    -
18.10     brick_trader               economic    6   6   1 food      -    -
18.11     clay_company               craft       6   6   1 food      -    -
18.12     smelting_furnace           industrial  4   4   1 food      -    -
18.13     flea_market                none        2   2   free        hf   -
18.14     inn                        economic    4   4   2 food/1 F  -    -
18.15     cannery_row                industrial  8   8   1 food      -    -
18.16     hides_trader               economic    6   6   1 food      -    -
18.17     fur_industry               industrial  8   8   2 food      -    -
18.18     department_of_agriculture  public      6   6   1 F         -    -
18.19     department_of_economics    economic    6   6   1 food      -    -
18.20     stockmarket                economic    6   12  locked      -    -
18.21     souvenir_shop              economic    8   10  locked      -    -
18.22     wreckers                   industrial  6   6   1 F         -    -
18.23     blast_furnace              industrial  10  10  3 food/2 F  -    -
18.24     biofuel_facility           industrial  8   8   locked      h    -
18.25     ranch                      economic    6   10  locked      -    -
18.26     trading_firm               economic    6   6   1 food      -    -
18.27     trafficking_spot           none        4   4   free        -    -
18.28     major_corporation          economic    20  20  3 F         -    -
18.29     emporium                   economic    6   6   1 F         -    -
18.30     cobblers                   craft       6   6   1 food      -    -
19.GH31   rattletrap_car             public      -2  -   locked      -    -
19.GH32   wholesale_bakery           economic    8   8   1 food      -    -
19.E2010  toy_fair                   none        4   4   1 F         -    -
"""


class Printed(NamedTuple):
    """One card as it is printed; no price means that it cannot be bought."""

    clause: str
    card: str
    card_set: str
    kind: str
    value: int
    price: int | None
    fee: str
    hammers: int
    fishers: int
    cost: dict[str, int]


def _read(line: str) -> Printed:
    clause, card, kind, value, price, fee, symbols, cost = re.split(" {2,}", line)
    parts = [part.split() for part in cost.split(", ")] if cost != "-" else []
    return Printed(
        f"LH-{clause}",
        card,
        SETS[clause[:2]],
        kind,
        int(value),
        None if price == "-" else int(price),
        fee,
        symbols.count("h"),
        symbols.count("f"),
        {good: int(number) for number, good in parts},
    )


CARDS = [_read(line) for line in TABLE.strip().splitlines()]
