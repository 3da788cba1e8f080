"""What Craftsmen says to learners: what matters now, and what a move costs; from views alone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from kontor.core.contract import View
from kontor.core.words import Message, listed
from kontor.craftsmen.cards import sources_of
from kontor.craftsmen.goods import COLOURS, EXTENDED, GOOD_NAMES, MEAT, RAW, SEASONS
from kontor.craftsmen.phrases import colour_word, good_word, named_card, season_word, type_of
from kontor.craftsmen.tables import Tables

MOST = 3  # things that matter at once
LATE = ("autumn", "winter")  # seasons in which the year's end is near
GAIN = 2  # points at once that tell a difference


def matters(view: View) -> list[Message]:
    """The opening, helpers, work, money, ships, colours; the most urgent first."""
    found = [
        *opening(view),
        *helpers(view),
        *work(view),
        *limit(view),
        *ships(view),
        *colours(view),
        *money(view),
    ]
    return found[:MOST]


def opening(view: View) -> Iterator[Message]:
    """What to look at before the first season, when a card and the sawmill can be exchanged."""
    kind = (view["question"] or {}).get("kind")
    if kind in ("exchange", "sawmill"):
        yield Message(f"cr-coach-{kind}")


def helpers(view: View) -> Iterator[Message]:
    """The season, and how many can still be sent."""
    left = view["seats"][view["seat"]]["helpers"]
    if view["stage"] == "helpers" and left:
        season = season_word(SEASONS.index(view["season"]))
        yield Message("cr-coach-helpers", season=season, year=view["year"], n=left)


def work(view: View) -> Iterator[Message]:
    """Work that is lost when it is not used."""
    asked = view["question"] or {}
    if asked.get("kind") == "craft" and not asked["tokens"] and asked["work_points"]:
        yield Message("cr-coach-work", n=asked["work_points"])


def limit(view: View) -> Iterator[Message]:
    """Capital cards that would have to be discarded at the end of the season."""
    most = tables(tuple(view["cards"])).numbers["season_limit"]
    held = view["seats"][view["seat"]]["capital_cards"]
    if held > most:
        yield Message("cr-coach-limit", n=held, most=most)


def ships(view: View) -> Iterator[Message]:
    """Goods of one's own street for which there is little room, or none."""
    for good in shipped(view["seats"][view["seat"]]["row"]):
        room = fields(view, good)
        if room == 0:
            yield Message("cr-coach-ship-full", good=good_word(GOOD_NAMES.index(good)))
        elif room == 1:
            yield Message("cr-coach-ship-one", good=good_word(GOOD_NAMES.index(good)))


def colours(view: View) -> Iterator[Message]:
    """The one colour that is missing for a further set."""
    own = view["seats"][view["seat"]]
    halves = colour_halves(own["row"])
    lacking = [colour for colour in COLOURS if halves[colour] == min(halves.values())]
    if len(lacking) != 1:
        return
    word = colour_word(COLOURS.index(lacking[0]))
    having = [card for card in own["hand"] if lacking[0] in card.split("_")]
    if having:
        yield Message("cr-coach-colour-held", colour=word, card=named_card(having[0]))
    else:
        yield Message("cr-coach-colour", colour=word)


def money(view: View) -> Iterator[Message]:
    """The one colour of capital that is missing for the investment."""
    held = {card.partition("_")[0] for card in view["seats"][view["seat"]]["capital"] or []}
    lacking = [colour for colour in COLOURS if colour not in held]
    if view["season"] in LATE and len(lacking) == 1:
        yield Message("cr-coach-invest", colour=colour_word(COLOURS.index(lacking[0])))


# -- why a move costs --------------------------------------------------------------------------


def slips(before: View, after: View, better: View) -> list[Message]:
    """Helpers, work, goods and money that are given away."""
    seat = before["seat"]
    old, own, other = (view["seats"][seat] for view in (before, after, better))
    return [
        *at_home(before, after, better),
        *idle(before, after, better),
        *not_loaded(before, after, better),
        *overpaid(own, other),
        *unusable(before, old, own, other),
    ]


def at_home(before: View, after: View, better: View) -> Iterator[Message]:
    """Helpers that stay at home, when others could still be sent."""
    seat, left = before["seat"], before["seats"][before["seat"]]["helpers"]
    if seat in after["passed"] and seat not in before["passed"] and seat not in better["passed"]:
        yield Message("cr-coach-at-home", n=left)


def idle(before: View, after: View, better: View) -> Iterator[Message]:
    """Work points of a helper with which nothing was made at all."""
    asked, seat = before["question"] or {}, before["seat"]
    if asked.get("kind") != "craft" or asked["tokens"] or not asked["work_points"]:
        return
    if workshop(before, seat) == workshop(after, seat) != workshop(better, seat):
        yield Message("cr-coach-idle", n=asked["work_points"])


def not_loaded(before: View, after: View, better: View) -> Iterator[Message]:
    """A good that is lost, though a ship would take it."""
    asked, seat = before["question"] or {}, before["seat"]
    if asked.get("kind") != "ship":
        return
    if workshop(before, seat) == workshop(after, seat) != workshop(better, seat):
        yield Message("cr-coach-not-loaded", good=good_word(GOOD_NAMES.index(asked["good"])))


def overpaid(own: View, other: View) -> Iterator[Message]:
    """Capital that buys nothing: all else is as after the better payment."""
    same = all(own[name] == other[name] for name in ("row", "hand", "score", "markers", "helpers"))
    if same and own["worth"] < other["worth"] and own["privileges"] <= other["privileges"]:
        yield Message("cr-coach-overpaid", n=other["worth"] - own["worth"])


def unusable(before: View, old: View, own: View, other: View) -> Iterator[Message]:
    """A card that was bought and needs what its owner cannot make."""
    bought = [card for card in own["hand"] if card not in [*old["hand"], *other["hand"]]]
    if not bought or own["capital_cards"] >= old["capital_cards"]:
        return
    card = bought[0]
    lacking = unmade(before, card, [*own["row"], *own["hand"]])
    if lacking:
        goods = listed([good_word(good) for good in lacking])
        yield Message("cr-coach-unusable", card=named_card(card), goods=goods)


def reasons(before: View, after: View, better: View) -> list[Message]:
    """Points at once, sets of colours and places on ships that the better move brings."""
    seat = before["seat"]
    own, other = after["seats"][seat], better["seats"][seat]
    return [*points(own, other), *sets(own, other), *year_end(own, other)]


def points(own: View, other: View) -> Iterator[Message]:
    if other["score"] - own["score"] >= GAIN:
        yield Message("cr-coach-points", n=other["score"] - own["score"])


def sets(own: View, other: View) -> Iterator[Message]:
    if other["sets"] > own["sets"]:
        yield Message("cr-coach-set")


def year_end(own: View, other: View) -> Iterator[Message]:
    """What ships and granary would bring more at the year's end as things stand."""
    more = sum(other["year_end"].values()) - sum(own["year_end"].values())
    if more >= GAIN:
        yield Message("cr-coach-year-end", n=more)


# -- counting ----------------------------------------------------------------------------------


@cache
def tables(chosen: tuple[str, ...]) -> Tables:
    """The printed values of a game."""
    return Tables(sources_of(chosen))


def shipped(row: list[str]) -> list[str]:
    """The goods for ships that a street makes, each once."""
    made = sorted({type_of(card) for card in row})
    return [GOOD_NAMES[good] for good in made if good >= MEAT]


def fields(view: View, good: str) -> int:
    """Free fields for a good on all ships."""
    return sum(hold[good].count(None) for hold in view["ships"] if good in hold)


def colour_halves(row: list[str]) -> Counter[str]:
    """The halves of each colour in a street."""
    found = Counter(dict.fromkeys(COLOURS, 0))
    for card in row:
        words = [word for word in card.split("_") if word in COLOURS]
        found.update([words[0], words[-1]])
    return found


def workshop(view: View, seat: int) -> tuple[object, ...]:
    """All that work changes."""
    own = view["seats"][seat]
    return own["markers"], own["market"], own["score"], own["year_end"]


def unmade(view: View, card: str, cards: list[str]) -> list[int]:
    """Half-products that a building needs and no building of its owner makes."""
    building = tables(tuple(view["cards"])).buildings[type_of(card)]
    if building.kind <= EXTENDED:
        return []
    made = {type_of(each) for each in cards}
    return [need for need in building.needs if need >= RAW and need not in made]
