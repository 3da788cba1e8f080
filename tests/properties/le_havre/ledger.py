"""An accounting of Le Havre that knows the rules but not the engine: what a step may change."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from tests.le_havre.cards.printed import CARDS
from tests.properties.le_havre.positions import GOODS, OFFERS

RULES = Path(__file__).parents[3] / "docs" / "rules" / "le_havre.md"
PRINTED = {card.card: card for card in CARDS}
SHIP_PRICES = {"wood": 14, "iron": 20, "steel": 30}
FOOD = {"meat": 3, "smoked_fish": 2, "bread": 2, "fish": 1, "francs": 1}
ENERGY = "coke charcoal coal wood"
STANDARD = " ".join(GOODS[:8])
UPGRADED = " ".join(GOODS[8:])
ANY = " ".join(GOODS)
EATEN = " ".join(FOOD)
TAKES_OFFERS = {"haulage_firm", "flea_market", "picket_line"}
Position = dict[str, Any]
Change = Counter[str]

# What a visit may take from the visitor beside the fee, and what it may bring (chapters 15 to 19).
VISITS = {
    "building_firm_1": "wood clay brick iron steel >",
    "building_firm_2": "wood clay brick iron steel >",
    "construction_firm": "wood clay brick iron steel >",
    "sawmill": "wood clay brick iron steel >",
    "wharf_1": f"iron steel brick {ENERGY} >",
    "wharf_2": f"iron steel brick {ENERGY} >",
    "marketplace": f"> {STANDARD}",
    "fishery": "> fish",
    "joinery": "wood > francs",
    "bakehouse": f"grain {ENERGY} > bread francs",
    "hardware_store": "> wood brick iron",
    "charcoal_kiln": "wood > charcoal",
    "smokehouse": f"fish {ENERGY} > smoked_fish francs",
    "abattoir": "cattle > meat hides",
    "clay_mound": "> clay",
    "arts_centre": "> francs",
    "black_market": f"> {' '.join(OFFERS)}",
    "brickworks": f"clay {ENERGY} > brick francs",
    "local_court": "loans > francs",
    "colliery": "> coal",
    "shipping_line": f"{ANY} > francs",
    "grocery_market": "> fish smoked_fish grain bread cattle meat",
    "tannery": "hides > leather francs",
    "business_office": f"{ANY} > steel charcoal leather brick",
    "ironworks": f"{ENERGY} > iron",
    "steel_mill": f"iron {ENERGY} > steel",
    "cokery": "coal > coke francs",
    "bridge_over_the_seine": f"{ANY} > francs",
    "church": "> bread fish",
    "labour_exchange": "> fish coal",
    "bakery": "bread > francs",
    "baguette_shop": "bread meat > francs",
    "farm": "> fish grain wood hides cattle",
    "clothing_industry": "hides leather > francs",
    "iron_mine_and_coal_seam": "> iron coal",
    "fish_market": "fish > francs",
    "fish_restaurant": "smoked_fish > francs",
    "fishpond_and_wood": "> fish wood",
    "forest_hut": "wood meat > francs",
    "plant_nursery": "> wood francs",
    "smelter": "> coal coke iron",
    "diner": "wood smoked_fish bread > francs",
    "hunting_lodge": "> hides meat",
    "coal_trader": f"{EATEN} > charcoal coal",
    "patisserie": "grain bread > francs",
    "furriery": "hides leather > bread francs",
    "leather_industry": "leather > francs",
    "kiln": f"clay brick {ENERGY} > brick",
    "furniture_factory": "leather wood > francs",
    "town_square": f"> {UPGRADED.replace('steel ', '')}",
    "tavern": "wood grain > francs",
    "haulage_firm": f"francs > {' '.join(OFFERS)}",
    "schnaps_distillery": "grain > francs",
    "steelworks": f"iron {ENERGY} > steel",
    "steakhouse": "meat charcoal > francs",
    "brick_manufacturer": "brick > francs",
    "zoo": "> francs",
    "logging_camp": f"{EATEN} > wood",
    "pawnbrokers": f"{ANY} > francs",
    "junkyard": f"{EATEN} > iron",
    "main_station": ">",
    "hotel": ">",
    "fur_factory": "hides > francs",
    "wainwrights": "wood > francs",
    "fishermans_hut": "> fish",
    "cattle_market": "cattle francs > cattle francs",
    "brick_trader": "brick francs > brick francs",
    "clay_company": "clay brick wood > francs",
    "smelting_furnace": f"clay brick {ENERGY} > iron",
    "flea_market": f"> {' '.join(OFFERS)}",
    "inn": "fish meat > smoked_fish francs",
    "cannery_row": "iron steel smoked_fish meat > francs",
    "hides_trader": "hides > francs",
    "fur_industry": "hides > francs",
    "department_of_agriculture": "> meat bread",
    "department_of_economics": "> iron francs",
    "wreckers": f"{EATEN} > wood clay iron",
    "blast_furnace": f"{ENERGY} > iron",
    "trading_firm": f"{ANY} > {ANY}",
    "trafficking_spot": f"{ANY} > {ANY}",
    "major_corporation": f"francs > {ANY}",
    "emporium": f"francs > {UPGRADED}",
    "cobblers": "leather > bread francs",
    "wholesale_bakery": "bread > francs",
    "toy_fair": f"> loans {ANY.replace('steel ', '')}",
}


def stock(seat: Position) -> Change:
    """Goods, francs and loans of a seat as one count."""
    return Counter({**seat["goods"], "francs": seat["francs"], "loans": seat["loans"]})


def changes(before: Position, after: Position) -> list[Change]:
    """What each seat has more or less of; what did not change is left out."""
    found = []
    for old, new in zip(before["seats"], after["seats"], strict=True):
        had, has = stock(old), stock(new)
        found.append(Counter({k: has[k] - had[k] for k in had | has if has[k] != had[k]}))
    return found


def is_calm(before: Position, after: Position) -> bool:
    """Whether no interest and no end of a round lies between two positions."""
    if (before["round"], before["phase"]) != (after["round"], after["phase"]):
        return False
    if not {before["stage"], after["stage"]} <= {"begin_turn", "turn"}:
        return False
    if before["turn"] == after["turn"] or after["phase"] != "main":
        return True
    is_interest = sorted(after["tiles"][after["turn"] - 1]) == ["fish", "wood"]
    return not (is_interest and any(seat["loans"] for seat in before["seats"]))


def owner(position: Position, card: str) -> int | None:
    """The seat that a card belongs to, if it is one."""
    for seat, row in enumerate(position["seats"]):
        if card in row["buildings"]:
            return seat
    return None


def new_tile(before: Position, after: Position) -> list[str]:
    """The tokens that came to the offers between two positions."""
    if (before["round"], before["turn"]) == (after["round"], after["turn"]):
        return []
    return list(after["tiles"][after["turn"] - 1]) if after["phase"] == "main" else []


def taken(before: Position, after: Position) -> Change:
    """The tokens that left the offers between two positions (LH-3.4, LH-4.1)."""
    tile = Counter(new_tile(before, after))
    gone = {g: before["offers"][g] + tile[g] - after["offers"][g] for g in OFFERS}
    return Counter({good: number for good, number in gone.items() if number})


def cards_in(position: Position) -> Counter[str]:
    """Every card that lies anywhere, with how often it does."""
    found: Counter[str] = Counter(position["town"])
    for pile in position["piles"]:
        found.update(pile)
    for place in ("specials", "waiting", "reserve", "unseen"):
        found.update(position[place])
    for seat in position["seats"]:
        found.update(seat["buildings"])
        found.update(seat.get("hand", []))
    return found


def ships_in(position: Position) -> Counter[tuple[str, int]]:
    """Every ship on a stack or with a seat."""
    found = Counter((kind, n) for kind, stack in position["ship_stacks"].items() for n in stack)
    found.update((kind, value) for seat in position["seats"] for kind, value in seat["ships"])
    return found


@cache
def round_ships(players: int, variant: str) -> list[tuple[str, int]]:
    """The ships of the round cards, from the tables of the rules (LH-10.15)."""
    title = f"**{players} player{'s' if players > 1 else ''}, {variant} game**"
    table = RULES.read_text(encoding="utf-8").split(title)[1].split("\n\n")[1]
    words = [row.split("|")[5].split() for row in table.splitlines()[2:]]
    return [(kind, int(value)) for kind, value in words]


def ships_by_now(position: Position) -> Counter[tuple[str, int]]:
    """The ships that rounds and set-up have brought (LH-2.16, LH-10.13)."""
    ships = round_ships(position["players"], position["variant"])
    done = position["round"] - 1 if position["phase"] == "main" else len(ships)
    start = 2 if position["variant"] == "short" and position["players"] < 3 else 0
    return Counter(ships[:done]) + Counter({("wood", 2): start})


def expected(before: Position, after: Position, actor: int, text: str) -> list[Change] | None:
    """What an extra action or the taking of an offer changes for each seat; None for others."""
    words = text.split()
    verb, noun = words[0], words[1] if len(words) > 1 else ""
    made = [Counter[str]() for _ in before["seats"]]
    if verb == "take":
        made[actor][noun] += before["offers"][noun]
        if before["seats"][actor]["worker"] == "hotel":
            made[actor]["francs"] += 3  # LH-18.04
        pay_stocks(before, made, actor, 1 if noun == "francs" else 0)
    elif verb in ("buy", "sell") and noun.endswith("_ship"):
        kind = noun.removesuffix("_ship")
        made[actor]["francs"] += int(words[2]) // 2 if verb == "sell" else -SHIP_PRICES[kind]
    elif verb == "buy":
        price = PRINTED[noun].price
        assert price is not None, text  # LH-6.6
        made[actor]["francs"] -= price
        is_first = noun == "bank" and any(noun in pile for pile in before["piles"])
        pay_stocks(before, made, actor, 3 if is_first else 0)
    elif verb == "sell":
        made[actor]["francs"] += PRINTED[noun].value // 2  # LH-6.7
    elif verb == "repay":
        made[actor].update({"francs": -5, "loans": -1})  # LH-11.4
    elif verb == "redeem":
        made[actor].update({"francs": -2, noun: 1})  # LH-17.040
    else:
        return None
    for seat, change in enumerate(made):
        change["francs"] -= bar_bill(before, after, seat)
        while before["seats"][seat]["francs"] + change["francs"] < 0:
            change.update({"francs": 4, "loans": 1})  # LH-11.1, where nothing can be sold
    return [Counter({good: n for good, n in change.items() if n}) for change in made]


def pay_stocks(before: Position, made: list[Change], actor: int, francs: int) -> None:
    """The Stockmarket earns from others (LH-18.20)."""
    holder = owner(before, "stockmarket")
    if holder is not None and holder != actor:
        made[holder]["francs"] += francs


def bar_bill(before: Position, after: Position, seat: int) -> int:
    """What a worker who is sent to the Dive Bar pays (LH-17.043)."""
    workers = [position["seats"][seat]["worker"] for position in (before, after)]
    if workers[0] == workers[1] or workers[1] != "dive_bar":
        return 0
    return 1 if owner(after, "dive_bar") == seat else 2


def allowed(card: str) -> tuple[set[str], set[str]]:
    """What a visit may take from the visitor and what it may bring, the fee included."""
    falls, rises = VISITS[card].split(">")
    fee = PRINTED[card].fee
    paid = set(FOOD) if "food" in fee else {"francs"} if "F" in fee else set()
    return set(falls.split()) | paid, set(rises.split())


def is_fee(card: str, gain: Change) -> bool:
    """Whether an owner received exactly a fee: its francs, or food without a spare token."""
    fee = PRINTED[card].fee
    for side in fee.split("/"):
        number, _, unit = side.partition(" ")
        if fee == "free":
            return not gain
        if unit == "F" and gain == Counter({"francs": int(number)}):
            return True
        if unit == "food" and is_minimal(gain, int(number)):
            return True
    return False


def is_minimal(gain: Change, due: int) -> bool:
    worth = sum(FOOD.get(good, 1000) * number for good, number in gain.items())
    spare = min((FOOD.get(good, 0) for good in gain), default=0)
    return worth >= due > worth - spare and min(gain.values(), default=0) > 0
