"""What each number of an observation of Craftsmen means; observation.py writes them."""

from kontor.core.observing import Group, Groups, seat_names
from kontor.craftsmen import observation as o
from kontor.craftsmen.cards import base
from kontor.craftsmen.goods import (
    CAPITAL_NAMES,
    COLOURS,
    FINALS,
    GOOD_NAMES,
    GUILDS,
    MEAT,
    RAW,
    SEASONS,
    SHIPS,
    STORED,
    TYPE_NAMES,
    YEARS,
)
from kontor.craftsmen.layout import QUESTIONS, QUEUE_SIZE
from kontor.craftsmen.scoring import SOURCE_NAMES

STAGES = (
    *("exchanges", "helpers", "guild", "work tokens", "final", "winter", "scoring", "investing"),
    *("limits", "over"),
)
TIME = (
    *(f"year {year + 1}" for year in range(YEARS)),
    *SEASONS,
    *(f"stage: {name}" for name in STAGES),
    *(f"guild: {name}" for name in GUILDS),
)
POOL = (
    *("privilege tokens / 10", "work tokens / 10", "discs on the order-change track / 3"),
    *("capital stack / 48", "basic deck / 24", "extended deck / 24", "advanced deck / 24"),
    "looks so far / 16",
)
DISC = ("mine", "another's: distance of the owner", "used a privilege")
CARD = ("in my hand", "seen with another: distance", "open; known in its deck, 0.5 on top")
DUE = (
    *("due, owed, left or to beat / 32; owner of a fee", "a privilege can be used"),
    *("disc that acts / 6", "built / 4, with tokens, or to the market"),
    *("looks at basic", "looks at extended", "looks at advanced", "step / 4"),
    *("first card for the display / 70", "second card for the display / 70"),
)
ENDS = [f"{end} {half}" for end in ("left", "right") for half in ("top", "bottom")]
SEAT = (
    *("decides", "has passed", "changes the order", "place in the order"),
    *("leads the auction", "left the auction", "last bid / 32"),
    *("market / 3", "privileges / 3", "work tokens / 3", "helpers / 5", "helpers on pictures / 5"),
    *("capital cards / 12", "unseen basic / 8", "unseen extended / 8", "unseen advanced / 8"),
    *(f"built: {name}" for name in TYPE_NAMES),
    *(f"wants: {name}" for name in GOOD_NAMES[:FINALS]),
    *(f"ready: {name}" for name in TYPE_NAMES[RAW:]),
    "buildings / 24",
    *(f"end {end}: {colour}" for end in ENDS for colour in COLOURS),
    "score / 200",
    *(f"points from {name} / 100" for name in SOURCE_NAMES),
)


def parts(players: int) -> list[Group]:
    """All numbers for so many players, in order."""
    found = Groups()
    found.add(o.TIME, TIME, "where the game is")
    found.add(o.POOL, POOL, "tokens and piles")
    found.add(o.CAPITAL_OPEN, (f"{name} / 2" for name in CAPITAL_NAMES), "open capital")
    found.add(o.CAPITAL_GONE, (f"{name} / 6" for name in CAPITAL_NAMES), "discarded capital")
    for at, good in enumerate(GOOD_NAMES[FINALS:]):
        found.add(o.BONUS + 2 * at, ("free", "mine"), f"bonus token: {good}")
    for at in range(o.DISCS):
        guild, place = divmod(at, QUEUE_SIZE)
        field = f"space {place // 2 + 1}, {('lower', 'upper')[place % 2]} disc"
        found.add(o.QUEUES + 3 * at, DISC, f"queue of the {GUILDS[guild]}, {field}")
    for at in range(2 * STORED):
        field = f"{GOOD_NAMES[RAW + at // 2]}, {('lower', 'upper')[at % 2]} field"
        found.add(o.STORES + 2 * at, ("mine", "not mine"), f"granary: {field}")
    cargoes = GOOD_NAMES[MEAT:]
    for at in range(SHIPS * len(cargoes)):
        ship, cargo = divmod(at, len(cargoes))
        where = f"ship {ship + 1}: {cargoes[cargo]}"
        found.add(o.HOLDS + 2 * at, ("mine / 2", "others' / 2"), where)
    hand = (*(f"{name} / 4" for name in CAPITAL_NAMES), "worth / 48")
    found.add(o.OWN_CAPITAL, hand, "my capital")
    for at, card in enumerate(base().cards):
        found.add(o.CARD + o.CARD_SIZE * at, CARD, f"card {card.id}")
    found.add(o.QUESTION, (f"asked: {name}" for name in QUESTIONS[1:]), "what is asked")
    found.add(o.DUE, DUE, "what it is about")
    found.add(o.ASKED, GOOD_NAMES, "the good, or what the building in an auction makes")
    found.add(o.COLOURS_DUE, COLOURS, "colours that can pay")
    found.add(o.PICKED, (f"{name} / 4" for name in CAPITAL_NAMES), "capital that I have chosen")
    for at, name in enumerate(seat_names(players)):
        found.add(o.SEATS + at * o.SEAT_SIZE, SEAT, f"seat: {name}")
    return found.found
