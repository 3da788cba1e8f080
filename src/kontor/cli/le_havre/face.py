"""How Le Havre is drawn at the terminal; see `kontor.cli.face`."""

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.face import Hints, View
from kontor.cli.flow import align
from kontor.cli.le_havre.board import board, seat_rows
from kontor.cli.le_havre.names import cards as all_cards
from kontor.cli.le_havre.names import good, name_of, text_of
from kontor.cli.le_havre.sheet import card, cards, catalogue, entry
from kontor.cli.screen import part
from kontor.core.contract import State
from kontor.core.words import Message
from kontor.le_havre.goods import NAMES

__all__ = [
    "HINTS", "about", "board", "card", "cards", "catalogue", "entry", "ids", "is_fresh", "own",
    "part", "tally_of",
]  # fmt: skip
ENTERING = "use "
HINTS = Hints(
    actions="take wood, use building firm 1, end",
    why="use church",
    card="bakehouse",
    part="rounds",
    out_of_turn=("@1 sell fishery", "@1 repay"),
    signs=(Message("lh-help-signs"), Message("lh-help-worth")),
)


def own(state: State, seat: int) -> RenderableType:
    """What a seat has, in short."""
    return align(seat_rows(state.view(seat), seat, seat))


def is_fresh(view: View) -> bool:
    """Whether the main action of a turn is still to come."""
    question = view["question"]
    return question is not None and question["kind"] == "turn" and view["mains"] > 0


def about(view: View) -> list[RenderableType]:
    """The text of the card that is used."""
    question = view["question"]
    inside = question["kind"] in ("use", "give", "receive", "exchange")
    used = question.get("card") or view["seats"][question["seat"]]["worker"]
    if not inside or not used or not text_of(used):
        return []
    return [Text(f"{name_of(used)}: {text_of(used)}", style="dim")]


def ids() -> dict[str, str]:
    """Goods and cards by their names."""
    return {good(name): name for name in NAMES} | {name_of(each): each for each in all_cards()}


def tally_of(text: str) -> tuple[str, str] | None:
    """Entered buildings are counted one by one."""
    if not text.startswith(ENTERING):
        return None
    return "building used", text.removeprefix(ENTERING)
