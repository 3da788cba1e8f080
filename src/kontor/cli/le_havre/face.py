"""How Le Havre shows itself at the terminal; see `kontor.cli.face`."""

from rich.console import Group, RenderableType

from kontor.cli.face import Asked, View
from kontor.cli.le_havre.board import board, seat_rows
from kontor.cli.le_havre.choices import choices, listing, numbered
from kontor.cli.le_havre.hints import HINTS
from kontor.cli.le_havre.names import change, named
from kontor.cli.le_havre.question import question
from kontor.cli.le_havre.sheet import card, cards, catalogue, entry
from kontor.cli.le_havre.story import spoken, story
from kontor.cli.screen import part
from kontor.core.contract import State

__all__ = [
    "HINTS", "asked", "board", "card", "cards", "catalogue", "counted", "entry", "is_fresh",
    "offers", "own", "part", "story",
]  # fmt: skip
ENTERING = "use "


def own(view: View, seat: int) -> RenderableType:
    """What a seat has, in short."""
    return Group(*seat_rows(view, seat, seat))


def is_fresh(view: View) -> bool:
    """Whether the main action of a turn is still to come."""
    asked = view["question"]
    return asked is not None and asked["kind"] == "turn" and view["mains"] > 0


def asked(state: State, seat: int) -> Asked:
    """The open question of a seat."""
    view = state.view(seat)
    found = choices(state, seat)
    names = {f"{choice.verb} {named(choice.noun)}": choice.text for choice in found if choice.noun}
    return Asked(question(view, found), listing(found, view), numbered(found), names)


def offers(state: State, seat: int) -> list[str]:
    """What a seat may do out of turn, with what it brings."""
    francs = state.view(seat)["seats"][seat]["francs"]
    lines = []
    for action in state.legal_for(seat):
        twin = state.guess(seat, 0)
        twin.play_for(seat, action)
        brings = twin.view(seat)["seats"][seat]["francs"] - francs
        lines.append(f"{spoken(state.text(action))} {change(brings, 'francs')}")
    return lines


def counted(text: str) -> tuple[str, str] | None:
    """Entered buildings are counted one by one."""
    if not text.startswith(ENTERING):
        return None
    return "building used", text.removeprefix(ENTERING)
