"""How Craftsmen shows itself at the terminal; see `kontor.cli.face`."""

from kontor.cli.craftsmen.board import board, own, part
from kontor.cli.craftsmen.choices import choices, listing, names, numbered
from kontor.cli.craftsmen.hints import HINTS
from kontor.cli.craftsmen.names import type_of
from kontor.cli.craftsmen.question import question
from kontor.cli.craftsmen.sheet import card, cards, catalogue, entry
from kontor.cli.craftsmen.story import story
from kontor.cli.face import Asked, View
from kontor.core.contract import State

__all__ = [
    "HINTS", "asked", "board", "card", "cards", "catalogue", "counted", "entry", "is_fresh",
    "offers", "own", "part", "story",
]  # fmt: skip
COUNTED = {"send": "helpers sent", "make": "goods made", "build": "buildings built"}


def is_fresh(view: View) -> bool:
    """Whether a season begins for the seat that is asked, so that the whole board is of use."""
    asked = view["question"]
    if asked is None:
        return False
    if asked["kind"] == "send":
        return all(asked["seat"] not in space for q in view["queues"].values() for space in q)
    if asked["kind"] == "build":
        return bool(view["stage"] == "winter" and asked["built"] == 0)
    return bool(asked["kind"] == "exchange")


def asked(state: State, seat: int) -> Asked:
    """The open question of a seat."""
    view = state.view(seat)
    found = choices(state, seat)
    return Asked(question(view, found), listing(found, view), numbered(found), names(found))


def offers(state: State, seat: int) -> list[str]:
    """What a seat may do out of turn: nothing in this game."""
    return [state.text(action) for action in state.legal_for(seat)]


def counted(text: str) -> tuple[str, str] | None:
    """Guilds, goods and buildings are counted one by one."""
    verb, _, noun = text.partition(" ")
    if verb not in COUNTED:
        return None
    return COUNTED[verb], type_of(noun.partition(" ")[0]) if verb == "build" else noun
