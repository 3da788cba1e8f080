"""Craftsmen: which changes of a view must be told, and how; all others are listed as silent."""

from collections import Counter
from typing import Any

from kontor.core.words import Message, seat_name
from kontor.craftsmen.goods import CAPITAL_NAMES, GOOD_NAMES
from kontor.craftsmen.phrases import capital_word, good_word, named_card, type_of, type_word
from tests.telling.said import Change, Said, inside

# Where the game is; what can be counted from what is told: the pools, stacks and sawmills left,
# who has most, and prospects
SILENT = {
    *("seat", "question", "guild", "stack", "privileges", "works", "looks", "box"),
    *("most", "spaces", "change_fields"),
}
SILENT_OF_SEAT = {"score", "worth", "worth_of", "sets", "year_end"}
GAIN, LOSS = "cr-gain-thing", "cr-loss-thing"
COUNTED = ("market", "privileges", "works", "helpers", "capital_cards")


def is_told_of_seat(seat: int, name: str, inner: list[Any], change: Change, said: Said) -> bool:
    if name in COUNTED:
        return is_counted(seat, name, change, said)
    if name == "breakdown":
        return is_scored(seat, inner[0], change, said)
    got, lost = difference(change)
    if name == "capital":
        return all(is_named(seat, GAIN, capital(card), said) for card in got) and all(
            is_named(seat, LOSS, capital(card), said) for card in lost
        )
    if name in ("hand", "shown"):
        row = said.after["seats"][seat]
        return all(
            is_named(seat, GAIN, named_card(card), said) or name == "shown" for card in got
        ) and all(
            is_named(seat, LOSS, named_card(card), said) or card in row["row"] for card in lost
        )
    if name == "unseen":
        built = len(said.after["seats"][seat]["row"]) - len(said.before["seats"][seat]["row"])
        named = [each for message in said.of(seat, GAIN, LOSS) for each in inside(message)]
        return built > 0 or any(
            isinstance(each, Message) and each.key == "cr-count-unseen" for each in named
        )
    if name == "row":
        return all(said.is_done(named_card(card)) for card in got)
    if name == "markers":
        building = type_word(type_of(inner[0]))
        now, was = covered(change.new), covered(change.old)
        key = "cr-input-gets" if now > was else "cr-input-loses"
        told = Message(key, n=abs(now - was), building=building)
        return now == was or told in said.of(seat, key)
    return False


def is_counted(seat: int, name: str, change: Change, said: Said) -> bool:
    """Counters; helpers that come home do so all together, and seen hands are told by name."""
    more = change.new - change.old
    if name == "helpers" and more > 0:
        return said.has("cr-home")
    what = Message(f"cr-count-{name.removesuffix('_cards')}", n=abs(more))
    key = "cr-gain" if more > 0 else "cr-loss"
    if Message(key, what=what, total=change.new) in said.of(seat, key):
        return True
    if name != "capital_cards":
        return False
    lost, got = (
        sum(len(cards_in(message)) for message in said.of(seat, key)) for key in (LOSS, GAIN)
    )
    return bool(got - lost == more)


def is_scored(seat: int, source: str, change: Change, said: Said) -> bool:
    more = change.new - change.old
    key = "cr-gain-points" if more > 0 else "cr-loss-points"
    what = Message("cr-count-points", n=abs(more))
    told = Message(key, what=what, source=Message(f"craftsmen-source-{source}"))
    return told in said.of(seat, key)


def is_told_of_table(area: str, rest: list[Any], change: Change, said: Said) -> bool:
    got, lost = difference(change)
    if area == "granary":
        good = good_word(GOOD_NAMES.index(rest[0]))
        return all(is_stored(each, "gets", good, said) for each in got) and all(
            (said.cause == "granary" and each != "natural") or is_stored(each, "loses", good, said)
            for each in lost
        )
    if area == "ships":
        ship, good = rest[0] + 1, good_word(GOOD_NAMES.index(rest[1]))
        gets, loses = (
            Message(f"cr-ship-{verb}", good=good, ship=ship) for verb in ("gets", "loses")
        )
        return all(gets in said.of(each, gets.key) for each in got) and all(
            said.cause == f"ship_{ship}" or loses in said.of(each, loses.key) for each in lost
        )
    if area == "bonus":
        return bool(said.of(change.new, "cr-bonus"))
    if area in ("open_capital", "open", "discards", "decks"):
        return is_told_of_cards(area, rest, change, said)
    if area in ("queues", "used", "changes", "passed"):
        return said.has("cr-home", "cr-order") or acted(area, said)
    if area == "order":
        names = said.of(None, "cr-order")
        return all(seat_name(seat) in inside(names[0]) for seat in change.new) if names else False
    if area == "stage" and change.new != "over":
        return True
    return area in ("year", "season", "stage") and said.has("cr-year", "cr-season", "cr-over")


def is_told_of_cards(area: str, rest: list[Any], change: Change, said: Said) -> bool:
    got, lost = difference(change)
    if area == "open_capital":  # what was taken is what was done
        return all(said.names(capital(card), "cr-laid-open") for card in got) and (
            said.cause == "" or not lost
        )
    if area == "open":
        keys = (GAIN, "cr-put-back", "cr-deck-top", "cr-deck-bottom")
        return all(said.names(named_card(card), "cr-laid-open") for card in got) and all(
            said.names(named_card(card), *keys) for card in lost
        )
    if area == "discards":
        if (change.new or 0) < (change.old or 0):
            return said.has("cr-shuffled")
        return said.names(capital(rest[0]), LOSS, "cr-discarded")
    return all(said.names(named_card(card), "cr-deck-top", "cr-deck-bottom") for card in got)


def acted(area: str, said: Said) -> bool:
    """Whether helpers were sent, used the privilege or passed by what was done or forced."""
    return said.cause == "" or (
        area == "passed" and any(each.message.key == "cr-pass.log" for each in said.outcomes)
    )


def is_stored(owner: Any, verb: str, good: Message, said: Said) -> bool:
    if owner != "natural":
        return Message(f"cr-granary-{verb}", good=good) in said.of(owner, f"cr-granary-{verb}")
    return said.has("cr-natural-gets") if verb == "gets" else said.names(good, "cr-natural-loses")


def is_named(seat: int, key: str, thing: Message, said: Said) -> bool:
    return any(thing in inside(message) for message in said.of(seat, key))


def cards_in(message: Message) -> list[Message]:
    """The capital cards that are named in a message."""
    found = [each for each in inside(message) if isinstance(each, Message)]
    return [each for each in found if each.key == "craftsmen-capital-card"]


def covered(markers: Any) -> int:
    return sum(each is not None for each in markers or [])


def capital(name: str) -> Message:
    return capital_word(CAPITAL_NAMES.index(name))


def difference(change: Change) -> tuple[list[Any], list[Any]]:
    """What came and what went, of a list; empty places do not count."""
    if not isinstance(change.old or change.new, list):
        return [], []
    old, new = (
        Counter(each for each in side or [] if each is not None and not isinstance(each, list))
        for side in (change.old, change.new)
    )
    return list((new - old).elements()), list((old - new).elements())
