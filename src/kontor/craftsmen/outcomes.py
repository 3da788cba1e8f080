"""What happened between two views of the table, in words: to each seat, then to the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kontor.core.contract import View
from kontor.core.words import Message, Outcome, Sentence, listed, seat_name
from kontor.craftsmen.goods import CAPITAL_NAMES, GOOD_NAMES, KIND_NAMES, SEASONS
from kontor.craftsmen.phrases import (
    capital_word,
    deck_word,
    good_word,
    named_card,
    season_word,
    type_of,
    type_word,
)
from kontor.craftsmen.tables import kind_of

COUNTED: tuple[str, ...] = ("market", "privileges", "works")


def outcomes(before: View, after: View) -> list[Outcome]:
    """What each seat lost and got, and what happened to the table."""
    seats = range(len(after["seats"]))
    found = [Outcome(seat, each) for seat in seats for each in of_seat(seat, before, after)]
    return found + [Outcome(None, each) for each in of_table(before, after)]


# -- a seat ------------------------------------------------------------------------------------


def of_seat(seat: int, before: View, after: View) -> Iterator[Message]:
    """Points, cards, tokens, helpers and markers."""
    old, new = before["seats"][seat], after["seats"][seat]
    yield from points(old, new)
    yield from capital(old, new)
    yield from cards(old, new)
    for name in COUNTED:
        yield from counted(name, old[name], new[name])
    if new["helpers"] < old["helpers"]:
        yield from counted("helpers", old["helpers"], new["helpers"])
    yield from inputs(old, new)
    for good in only(in_granary(after, seat), in_granary(before, seat)):
        yield Message("cr-granary-gets", good=good)
    for good, ship in only(on_ships(after, seat), on_ships(before, seat)):
        yield Message("cr-ship-gets", good=good, ship=ship)
    if not is_scored(before, after):  # then all of them leave
        for good in only(in_granary(before, seat), in_granary(after, seat)):
            yield Message("cr-granary-loses", good=good)
        for good, ship in only(on_ships(before, seat), on_ships(after, seat)):
            yield Message("cr-ship-loses", good=good, ship=ship)
    for good, owner in after["bonus"].items():
        if owner == seat and before["bonus"][good] is None:
            yield Message("cr-bonus", good=good_word(GOOD_NAMES.index(good)))


def change(amount: int, thing: Sentence) -> Message:
    """A gain, or a loss."""
    return Message("cr-gain-thing" if amount > 0 else "cr-loss-thing", thing=thing)


def counted(name: str, was: int, now: int) -> Iterator[Message]:
    """More or less of something, and how much there is now."""
    if was != now:
        what = Message(f"cr-count-{name}", n=abs(now - was))
        yield Message("cr-gain" if now > was else "cr-loss", what=what, total=now)


def points(old: View, new: View) -> Iterator[Message]:
    """Points by their sources."""
    for source, now in new["breakdown"].items():
        more = now - old["breakdown"][source]
        if more:
            what = Message("cr-count-points", n=abs(more))
            name = Message(f"craftsmen-source-{source}")
            yield Message(
                "cr-gain-points" if more > 0 else "cr-loss-points", what=what, source=name
            )


def capital(old: View, new: View) -> Iterator[Message]:
    """Capital cards by name where they are seen before and after, else by number."""
    if old["capital"] is None or new["capital"] is None:
        yield from counted("capital", old["capital_cards"], new["capital_cards"])
        return
    lost, got = only(old["capital"], new["capital"]), only(new["capital"], old["capital"])
    for amount, found in ((-1, lost), (1, got)):
        if found:
            names = [capital_word(CAPITAL_NAMES.index(card)) for card in found]
            yield change(amount, listed(names))


def cards(old: View, new: View) -> Iterator[Message]:
    """Building cards that come to a hand or go from it, but not into the street."""
    for card in only(new["hand"], old["hand"]):
        yield change(1, Message("cr-in-hand", card=named_card(card)))
    for card in only(old["hand"], [*new["hand"], *new["row"]]):
        yield change(-1, Message("cr-in-hand", card=named_card(card)))
    if new["capital"] is None:
        built = only(new["row"], [*old["row"], *old["shown"]])
        yield from unseen(old, new, Counter(KIND_NAMES[kind_of(type_of(card))] for card in built))


def unseen(old: View, new: View, built: Counter[str]) -> Iterator[Message]:
    """Cards in the hand of somebody else; those that were built are told of as buildings."""
    for kind in KIND_NAMES[1:]:
        more = new["unseen"].get(kind, 0) - old["unseen"].get(kind, 0) + built[kind]
        if more:
            deck = deck_word(KIND_NAMES.index(kind))
            yield change(more, Message("cr-count-unseen", n=abs(more), deck=deck))


def inputs(old: View, new: View) -> Iterator[Message]:
    """Markers that were put on buildings or used up there."""
    for card in new["row"]:
        was, now = markers_on(old, card), markers_on(new, card)
        if was != now:
            building = type_word(type_of(card))
            yield Message("cr-input-gets" if now > was else "cr-input-loses", building=building)


def markers_on(row: View, card: str) -> int:
    """How many inputs of a building are covered."""
    return sum(each is not None for each in row["markers"].get(card, []))


def in_granary(view: View, seat: int) -> list[Message]:
    """The goods of a seat in the granary."""
    return [
        good_word(GOOD_NAMES.index(good))
        for good, fields in view["granary"].items()
        for owner in fields
        if owner == seat
    ]


def on_ships(view: View, seat: int) -> list[tuple[Message, int]]:
    """The goods of a seat on ships, with the ship."""
    return [
        (good_word(GOOD_NAMES.index(good)), ship)
        for ship, hold in enumerate(view["ships"], 1)
        for good, fields in hold.items()
        for owner in fields
        if owner == seat
    ]


def only(here: Sequence[Any], there: Sequence[Any]) -> list[Any]:
    """What stands in one list more often than in another."""
    return list((Counter(here) - Counter(there)).elements())


# -- the table ---------------------------------------------------------------------------------


def of_table(before: View, after: View) -> Iterator[Message]:
    """What happened by itself: the mayor, new cards, scoring, the next season."""
    asked, was = after["question"] or {}, before["question"] or {}
    if asked.get("mayor") and not was.get("mayor"):
        yield Message("cr-mayor-bids", sum=asked["to_beat"])
    fresh = only(display(after), display(before))
    if fresh:
        yield Message("cr-laid-open", cards=listed([named_card(card) for card in fresh]))
    if is_scored(before, after):
        yield Message("cr-year-scored", year=before["year"])
    if after["stage"] == "over" and before["stage"] != "over":
        yield Message("cr-over")
    elif after["year"] != before["year"]:
        yield Message("cr-year", year=after["year"])
    elif after["season"] != before["season"]:
        yield Message("cr-season", season=season_word(SEASONS.index(after["season"])))
    if after["order"] != before["order"]:
        yield Message("cr-order", names=listed([seat_name(seat) for seat in after["order"]]))


def display(view: View) -> list[str]:
    """The open building cards."""
    return [card for pile in view["open"].values() for card in pile if card is not None]


def is_scored(before: View, after: View) -> bool:
    """Whether the points of a year were given in between."""
    was, now = (
        view["season"] == "winter" and view["stage"] in ("investing", "limits", "over")
        for view in (before, after)
    )
    return not was and (now or after["year"] != before["year"])
