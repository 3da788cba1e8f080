"""What happened between two views of the table, in words: to each seat, then to the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from kontor.core.contract import View
from kontor.core.words import Message, Outcome, Sentence, listed, seat_name
from kontor.craftsmen.goods import CAPITAL_NAMES, GOOD_NAMES, KIND_NAMES, SEASONS
from kontor.craftsmen.laid_down import LaidDown, lost_cards, only
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
SAILS, EMPTIES = "ship_", "granary"  # causes by which all markers of players leave


def outcomes(before: View, after: View, cause: str = "") -> list[Outcome]:
    """What each seat lost and got, and what happened to the table."""
    laid = LaidDown(before, after)
    seats = range(len(after["seats"]))
    found = [
        Outcome(seat, each) for seat in seats for each in of_seat(seat, before, after, cause, laid)
    ]
    return found + [Outcome(None, each) for each in of_table(before, after, laid)]


# -- a seat ------------------------------------------------------------------------------------


def of_seat(seat: int, before: View, after: View, cause: str, laid: LaidDown) -> Iterator[Message]:
    """Points, cards, tokens, helpers and markers."""
    old, new = before["seats"][seat], after["seats"][seat]
    yield from points(old, new)
    if laid.owner == seat:
        yield change(-1, capital_words(laid.cards))
    else:
        yield from capital(old, new)
    yield from cards(old, new)
    for name in COUNTED:
        yield from counted(name, old[name], new[name])
    if new["helpers"] < old["helpers"]:
        yield from counted("helpers", old["helpers"], new["helpers"])
    yield from inputs(old, new)
    yield from stores(seat, before, after, cause)
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
    lost = lost_cards(old, new)
    if lost is None:
        yield from counted("capital", old["capital_cards"], new["capital_cards"])
        return
    for amount, found in ((-1, lost), (1, only(new["capital"], old["capital"]))):
        if found:
            yield change(amount, capital_words(found))


def capital_words(names: Sequence[str]) -> Sentence:
    """Capital cards in a row, by their ids."""
    return listed([capital_word(CAPITAL_NAMES.index(name)) for name in names])


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
            if now > was:
                yield Message("cr-input-gets", n=now - was, building=building)
            else:
                yield Message("cr-input-loses", n=was - now, building=building)


def stores(seat: int, before: View, after: View, cause: str) -> Iterator[Message]:
    """Markers that come to the granary or to ships, or leave; when those are scored, all leave."""
    for good in only(in_granary(after, seat), in_granary(before, seat)):
        yield Message("cr-granary-gets", good=good)
    for good, ship in only(on_ships(after, seat), on_ships(before, seat)):
        yield Message("cr-ship-gets", good=good, ship=ship)
    if cause != EMPTIES:
        for good in only(in_granary(before, seat), in_granary(after, seat)):
            yield Message("cr-granary-loses", good=good)
    if not cause.startswith(SAILS):
        for good, ship in only(on_ships(before, seat), on_ships(after, seat)):
            yield Message("cr-ship-loses", good=good, ship=ship)


def markers_on(row: View, card: str) -> int:
    """How many inputs of a building are covered."""
    return sum(each is not None for each in row["markers"].get(card, []))


def in_granary(view: View, seat: int | str) -> list[Message]:
    """The goods of a seat, or of nobody, in the granary."""
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


# -- the table ---------------------------------------------------------------------------------


def of_table(before: View, after: View, laid: LaidDown) -> Iterator[Message]:
    """What happened by itself: the mayor, new cards, cubes of nobody, the next season."""
    asked, was = after["question"] or {}, before["question"] or {}
    if asked.get("mayor") and not was.get("mayor"):
        yield Message("cr-mayor-bids", sum=asked["to_beat"])
    if laid.cards and laid.owner is None:
        yield Message("cr-discarded", cards=capital_words(laid.cards))
    if laid.is_shuffled:
        yield Message("cr-shuffled")
    fresh = [named_card(card) for card in only(display(after), display(before))]
    fresh += [capital_word(CAPITAL_NAMES.index(card)) for card in fresh_capital(before, after)]
    if fresh:
        yield Message("cr-laid-open", cards=listed(fresh))
    back = only(display(before), [*display(after), *elsewhere(after)])
    if back:
        yield Message("cr-put-back", cards=listed([named_card(card) for card in back]))
    for kind in after["decks"]:
        yield from deck_places(kind, before["decks"][kind], after["decks"][kind])
    yield from natural(before, after)
    yield from calendar(before, after)


def elsewhere(view: View) -> list[str]:
    """The building cards in hands and in decks, as far as the viewer knows them."""
    hands = [card for row in view["seats"] for card in row["hand"]]
    return [*hands, *(card for deck in view["decks"].values() for card in deck if card is not None)]


def fresh_capital(before: View, after: View) -> list[str]:
    """The open capital cards that were not there before, place by place."""
    places = zip(before["open_capital"], after["open_capital"], strict=True)
    return [new for old, new in places if new is not None and new != old]


def deck_places(kind: str, old: list[str | None], new: list[str | None]) -> Iterator[Message]:
    """Cards whose places in a deck the viewer has come to know; what is drawn is told elsewhere."""
    if new == old[len(old) - len(new) :]:
        return
    deck = deck_word(KIND_NAMES.index(kind))
    for name, was, now in (("top", old, new), ("bottom", old[::-1], new[::-1])):
        seen = list(takewhile(lambda card: card is not None, now))
        if seen and seen != was[: len(seen)]:
            found = seen if name == "top" else seen[::-1]
            words = listed([named_card(card) for card in found if card is not None])
            yield Message(f"cr-deck-{name}", deck=deck, cards=words)
            if len(seen) == len(new):
                return


def natural(before: View, after: View) -> Iterator[Message]:
    """Cubes of nobody that come to the granary or leave it."""
    came = only(in_granary(after, "natural"), in_granary(before, "natural"))
    if came:
        yield Message("cr-natural-gets", n=len(came))
    for good in only(in_granary(before, "natural"), in_granary(after, "natural")):
        yield Message("cr-natural-loses", good=good)


def calendar(before: View, after: View) -> Iterator[Message]:
    """Helpers that went home, the new order, and what begins."""
    if helpers_out(before) and not helpers_out(after):
        yield Message("cr-home")
    if after["order"] != before["order"]:
        yield Message("cr-order", names=listed([seat_name(seat) for seat in after["order"]]))
    if after["stage"] == "over" and before["stage"] != "over":
        yield Message("cr-over")
    elif after["year"] != before["year"]:
        yield Message("cr-year", year=after["year"])
    elif after["season"] != before["season"]:
        yield Message("cr-season", season=season_word(SEASONS.index(after["season"])))


def helpers_out(view: View) -> int:
    """How many helpers stand in guilds."""
    return sum(len(space) for queue in view["queues"].values() for space in queue)


def display(view: View) -> list[str]:
    """The open building cards."""
    return [card for pile in view["open"].values() for card in pile if card is not None]
