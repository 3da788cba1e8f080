"""A vignette for every building: its own drawing, or the house of its kind with its good."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from kontor.drawing.lines import symbol
from kontor.le_havre.cards import Card
from kontor.le_havre.drawings.pieces import FOLDER, PREFIX, pieces
from kontor.le_havre.goods import KINDS

FILE = "vignettes.toml"


@cache
def drawings() -> dict[str, dict[str, str]]:
    """The drawings of `kinds` and of `cards`, as their file has them."""
    return tomllib.loads((files(FOLDER) / FILE).read_text("utf-8"))


def vignettes(cards: list[Card]) -> list[str]:
    """The symbols of all kinds of card, then of these cards."""
    printed = drawings()["cards"]
    own = [card for card in cards if card.id not in printed]
    return [
        *printed_vignettes(),
        *(vignette(card.id, drawing_of(card), card.where) for card in own),
    ]


@cache
def printed_vignettes() -> list[str]:
    """The symbols of all that the file draws; it does not change while a server runs."""
    kinds, cards = (drawings()[name].items() for name in ("kinds", "cards"))
    return [
        *(vignette(f"kind-{kind}", drawing, f"{FILE}: [kinds] {kind}") for kind, drawing in kinds),
        *(vignette(card, drawing, f"{FILE}: [cards] {card}") for card, drawing in cards),
    ]


def vignette(name: str, drawing: str, where: str) -> str:
    """The symbol of one drawing."""
    return symbol(f"{PREFIX}v-{name}", drawing, where, pieces())


def drawing_of(card: Card) -> str:
    """What is drawn for a card; an own card brings its drawing or hangs out its good."""
    own = card.drawing or drawings()["cards"].get(card.id)
    return own or f"{drawings()['kinds'][KINDS[card.kind]]}{shop_sign(card)}"


def shop_sign(card: Card) -> str:
    """The first good that a card deals in, on a board."""
    named = (name for action in card.actions for name in named_in(action))
    good = next((name for name in named if name in pieces()), "")
    return f"board {good} 86 42 17\n" if good else ""


def named_in(action: dict[str, object]) -> Iterator[str]:
    """All words of a verb that could be a piece."""
    for key in ("into", "convert", "gain", "for", "trade"):
        value = action.get(key, ())
        yield from [value] if isinstance(value, str) else map(str, value)  # type: ignore[call-overload]
