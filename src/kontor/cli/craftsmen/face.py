"""How Craftsmen is drawn at the terminal; see `kontor.cli.face`."""

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.craftsmen.board import board, own, part
from kontor.cli.craftsmen.names import (
    good,
    guild,
    name_of,
    name_with_colours,
    recipe,
    short,
    type_of,
    types,
)
from kontor.cli.craftsmen.sheet import card, cards, catalogue, entry
from kontor.cli.face import Hints, View
from kontor.cli.speech import render
from kontor.core.words import Message, Sentence, listed, seat_name
from kontor.craftsmen.goods import GOOD_NAMES, GUILDS

__all__ = [
    "HINTS", "about", "board", "card", "cards", "catalogue", "entry", "ids", "is_fresh", "own",
    "part", "tally_of",
]  # fmt: skip
TALLIES = {"send": "helpers sent", "make": "goods made", "build": "buildings built"}
GUILD_OF = {
    "bank": "bankers",
    "build": "builders",
    "notary": "notary",
    "craft": "crafts",
    "trade": "merchants",
    "town_hall": "town_hall",
}
HINTS = Hints(
    actions="send bankers, build mill left, make flour, stop",
    why="buy tailor_green_blue",
    card="mill",
    part="ships",
    signs=tuple(
        Message(f"cr-help-{sign}") for sign in ("parts", "letters", "guilds", "markers", "sets")
    ),
)


def is_fresh(view: View) -> bool:
    """Whether a season begins for the seat that is asked, so that the whole board is of use."""
    question = view["question"]
    if question is None:
        return False
    if question["kind"] == "send":
        return all(question["seat"] not in space for q in view["queues"].values() for space in q)
    if question["kind"] == "build":
        return bool(view["stage"] == "winter" and question["built"] == 0)
    return bool(question["kind"] == "exchange")


# -- before a question -----------------------------------------------------------------------------


def about(view: View) -> list[RenderableType]:
    """What the guilds do, what one of them does, or how an auction stands."""
    question = view["question"]
    lines: list[str] = []
    if question["kind"] == "send" and is_fresh(view):
        does = [f"{short(name)}: {_does(name)}" for name in view["queues"]]
        lines = ["; ".join(does)]
    elif question["kind"] == "bid":
        card = question["card"]
        lines = [f"{name_with_colours(card)}: {recipe(view, card)}", *map(render, _bids(question))]
    elif question["kind"] in GUILD_OF and _begins(question):
        name = GUILD_OF[question["kind"]]
        lines = [f"{guild(name)}: {render(Message(f'craftsmen-guild-{name}.text'))}"]
        if question["privilege"] and name != "town_hall":
            text = Message(f"craftsmen-guild-{name}.privilege")
            lines.append(render(Message("cr-board-privilege", text=text)))
    return [Text(line, style="dim") for line in lines]


def _does(name: str) -> str:
    return render(Message(f"craftsmen-short-{name}.does"))


def _begins(question: View) -> bool:
    """Whether nothing of the guild's work is done yet."""
    if question["kind"] == "build":
        return bool(question["built"] == 0)
    return not question.get("tokens") and question.get("good") is None


def _bids(question: View) -> list[Sentence]:
    bids = [
        Message("cr-board-bid", name=seat_name(seat), sum=bid)
        for seat, bid in enumerate(question["bids"])
        if bid
    ]
    passed = [seat_name(seat) for seat in question["out"]]
    found: list[Sentence] = [Message("cr-board-bids", bids=listed(bids))] if bids else []
    return [*found, Message("cr-board-passed", names=listed(passed))] if passed else found


# -- words -----------------------------------------------------------------------------------------


def ids() -> dict[str, str]:
    """Goods, guilds and buildings by their names."""
    found = {name_of(each): each for each in types()}
    for name in GUILDS:
        found |= {guild(name): name, short(name): name}
    return found | {good(name): name for name in GOOD_NAMES}


def tally_of(text: str) -> tuple[str, str] | None:
    """Guilds, goods and buildings are counted one by one."""
    verb, _, noun = text.partition(" ")
    if verb not in TALLIES:
        return None
    return TALLIES[verb], type_of(noun.partition(" ")[0]) if verb == "build" else noun
