"""Le Havre: which changes of a view must be told, and how; all others are listed as silent."""

from collections import Counter
from typing import Any

from kontor.core.words import Message
from kontor.le_havre.cards import card_name
from kontor.le_havre.goods import SHIPS
from kontor.le_havre.phrases import amount_of, ship_of_value
from tests.telling.said import Change, Said, inside

# Where the game is, what was sold or may be done in this turn, and what follows from other parts
SILENT = {
    *("seat", "question", "stage", "cursor", "mains", "mover", "turn", "shown", "tiles", "sold"),
    *("sold_ships", "picketed", "picket", "winded"),
}
SILENT_OF_SEAT = {"score", "breakdown", "food", "energy", "hunger", "hammers", "fishers"}
GAIN, LOSS = "lh-gain-thing", "lh-loss-thing"


def is_told_of_seat(seat: int, name: str, inner: list[Any], change: Change, said: Said) -> bool:
    if name in ("goods", "francs", "loans"):
        old, new = change.old or 0, change.new or 0
        what = amount_of(abs(new - old), inner[0] if inner else name)
        told = said.of(seat, "lh-gain" if new > old else "lh-loss")
        return Message(told[0].key, what=what, total=new) in told if told else False
    if name in ("buildings", "ships"):
        named = card_name if name == "buildings" else called
        got, lost = difference(change)
        return all(Message(GAIN, thing=named(each)) in said.of(seat, GAIN) for each in got) and all(
            Message(LOSS, thing=named(each)) in said.of(seat, LOSS) for each in lost
        )
    if name == "worker":
        if change.new is None:
            return bool(said.of(seat, "lh-worker-home"))
        return Message("lh-worker", card=card_name(change.new)) in said.of(seat, "lh-worker")
    if name == "pawned":
        return bool(said.of(seat, "lh-pawned", "lh-redeemed"))
    if name == "hand":
        got, lost = difference(change)
        return bool(said.of(seat, "lh-hand")) if got else said.has("lh-town") or bool(lost)
    if name == "known":
        return change.new < change.old or bool(said.of(seat, "lh-seen", "lh-looked"))
    return False


def is_told_of_table(area: str, rest: list[Any], change: Change, said: Said) -> bool:
    if area == "offers":
        more = change.new - change.old
        supplied = [each for told in said.of(None, "lh-supplied") for each in inside(told)]
        # What is taken is told of as what was done, and as the gain of a seat.
        return amount_of(more, rest[0]) in supplied if more > 0 else said.cause == ""
    if area in ("town", "piles", "waiting"):
        got, lost = difference(change)
        return all(came(each, said) for each in got) and all(went(each, said) for each in lost)
    if area == "ship_stacks":
        got, lost = difference(change)
        kind = rest[0]
        return all(said.names(called((kind, each)), "lh-new-ship", LOSS) for each in got) and all(
            said.names(called((kind, each)), GAIN) for each in lost
        )
    if area == "modernised":
        return all(said.names(card_name(each), "lh-modernised") for each in difference(change)[0])
    if area in ("round", "phase"):
        return said.has("lh-round", "lh-final", "lh-over")
    if area == "specials":
        return is_seen(change, said)
    return False


def came(card: str, said: Said) -> bool:
    return said.names(card_name(card), "lh-town", "lh-proposal", LOSS) or is_standing(card, said)


def went(card: str, said: Said) -> bool:
    return said.names(card_name(card), GAIN, "lh-town", "lh-left") or is_standing(card, said)


def is_standing(card: str, said: Said) -> bool:
    """Whether a card only changed its place among those that wait."""
    return all(
        card in view["waiting"] or any(card in pile for pile in view["piles"])
        for view in (said.before, said.after)
    )


def is_seen(change: Change, said: Said) -> bool:
    """Special buildings that the viewer came to know; those that leave the stack are told of."""
    old, new = (
        {card for each in cards if each for card in ([each] if isinstance(each, str) else each)}
        for cards in (change.old, change.new)
    )
    return all(said.names(card_name(card), "lh-seen") for card in new - old)


def called(ship: Any) -> Message:
    kind, value = ship
    return ship_of_value(SHIPS.index(kind), value)


def difference(change: Change) -> tuple[list[Any], list[Any]]:
    """What came and what went, of a list."""
    old, new = (
        Counter(tuple(each) if isinstance(each, list) else each for each in side or [])
        for side in (change.old, change.new)
    )
    return list((new - old).elements()), list((old - new).elements())
