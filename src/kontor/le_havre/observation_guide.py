"""What each number of an observation of Le Havre means; observation.py writes them."""

from kontor.core.observing import Group, Groups, seat_names
from kontor.le_havre import observation as o
from kontor.le_havre.cards import load_sets
from kontor.le_havre.goods import GOODS, KINDS, NAMES, OFFERS, SHIPS
from kontor.le_havre.tables import PRINTED

OFFER_NAMES = (*NAMES[: OFFERS - 1], "francs")
STAGES = (
    "supply", "interest", "begin of a turn", "turn", "harvest", "feeding", "town", "final", "over",
)  # fmt: skip
QUESTIONS = ("turn", "use", "fee", "pay", "debt", "substitute", "give", "receive")
TIME = (
    *("round / 20", "rounds left / 20", "turn / 7"),
    *(f"stage: {name}" for name in STAGES),
    *("final phase", "short game", "expert rules", "main actions left / 2", "mover has sold"),
    *("energy was saved", "harvest this round", "town: 0.5 standard, 1 special building"),
    *("food due / 40", "food due next round / 40", "card of the open Picket Line / 128"),
)
QUESTION = (
    *(f"asked: {name}" for name in QUESTIONS),
    *("card behind the question / 128", "open decisions / 12", "amount so far / 64"),
    *("due, least or tokens / 64", "unit (0.5 energy, 1 fuel), most or value / 64", "step / 16"),
)
BUILDING = ("mine", "another's: distance of the owner", "town", "pile: 1 on top", "worker on it")
EXTRA = (
    "mine; 0.5 in my hand, 0.25 known in the stack",
    "town; 0.75 just sold, 0.5 another's, 0.25 waiting, 0.125 in a pile",
)
SEAT = (
    *(f"{name} / {o.MANY}" for name in NAMES[:GOODS]),
    *(f"{name}, the first {o.FEW}" for name in NAMES[:GOODS]),
    *(f"francs / {o.MUCH}", f"francs, the first {o.LITTLE}", "loans / 10"),
    *("moves", "decides", "must take an offer"),
    *("worker at home", "card of the worker / 128"),
    *(f"{name} ships / 10" for name in SHIPS),
    *(f"{name} cards / 10" for name in KINDS),
    *("hammers / 8", "fishers / 8", "cards / 24"),
    *("known cards of the stack / 6", "cards in hand / 3", "pawned goods / 16"),
    *("food and francs / 64", "energy / 64", "hunger / 40", "score: (points + 100) / 500"),
)


def parts(players: int) -> list[Group]:
    """All numbers for so many players, in order."""
    found = Groups()
    found.add(o.TIME, TIME, "where the game is")
    found.add(o.QUAY, (f"{name} / {o.MANY}" for name in OFFER_NAMES), "offers")
    found.add(
        o.QUAY + OFFERS, (f"{name}, the first {o.FEW}" for name in OFFER_NAMES), "offers, small"
    )
    found.add(o.NEXT_TILES, tile_names(), "supply tiles that are known: 1 comes next")
    found.add(o.HARBOUR, (f"{name} left / 10" for name in SHIPS), "ships for sale")
    found.add(o.HARBOUR + 4, (f"{name}: value / 40" for name in SHIPS), "the ship on top")
    found.add(o.HARBOUR + 8, ("wharf 1 modernised", "wharf 2 modernised"), "wharves")
    found.add(o.STACK, ("left / 6", "top two may be swapped"), "special buildings to come")
    slots = (f"slot {at + 1}: card / 128" for at in range(o.SLOTS))
    found.add(o.STACK + 2, slots, "those that I know")
    found.add(o.QUESTION, QUESTION, "what is asked")
    found.add(o.ASKED, NAMES, "the good that is asked for")
    found.add(o.ALLOWED, NAMES[:GOODS], "goods to choose from")
    found.add(o.OWN_USE, (f"note {at + 1} / 64" for at in range(8)), "notes of the card in use")
    cards = [card.id for card in load_sets()]
    cards += [f"own card {at - len(cards) + 1}" for at in range(len(cards), o.CARD_ROOM)]
    for at, card in enumerate(cards):
        if at < o.STANDARD:
            found.add(o.BUILDINGS + at * o.BUILDING_SIZE, BUILDING, f"building {card}")
        else:
            found.add(o.EXTRAS + (at - o.STANDARD) * o.EXTRA_SIZE, EXTRA, f"special {card}")
    for at, name in enumerate(seat_names(players)):
        found.add(o.SEATS + at * o.SEAT_SIZE, SEAT, f"seat: {name}")
    return found.found


def tile_names() -> list[str]:
    """The supply tiles by their goods."""
    goods = zip(PRINTED.tile_first, PRINTED.tile_second, strict=True)
    return [f"{NAMES[first]} and {NAMES[second]}" for first, second in goods]
