"""What a seat may do now: numbered and grouped."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.craftsmen.labels import described
from kontor.cli.craftsmen.names import halves, named
from kontor.cli.craftsmen.preview import Choice, Preview, preview
from kontor.cli.flow import Flow
from kontor.core.contract import State

View = Mapping[str, Any]
LAST = ("stop", "keep", "pass", "lose")
LOOKED_AHEAD = ("cover", "discard", "privilege", "build", "stop", "pay", "look", "make", "extra",
                "load", "bribe")  # fmt: skip
LABELS = {
    "exchange": "go back",
    "swap": "box",
    "privilege": "privilege",
    "both": "take",
    "market": "to",
    "granary": "to",
    "draw": "take",
    "points": "give",
    "change": "order",
    "under": "deck",
    "top": "deck",
    "keep": "or",
    "stop": "or",
    "pass": "or",
    "lose": "or",
}


def choices(state: State, seat: int) -> list[Choice]:
    """All that a seat may do, in the order in which it is shown."""
    found = []
    for action in state.legal():
        text = state.text(action)
        ahead = text.partition(" ")[0] in LOOKED_AHEAD
        found.append(Choice(action, text, preview(state, seat, action) if ahead else Preview()))
    groups = list(dict.fromkeys(_group(choice) for choice in found))
    return sorted(found, key=lambda choice: (_place(choice), groups.index(_group(choice))))


def _place(choice: Choice) -> int:
    return 0 if choice.verb == "send" else 2 if choice.verb in LAST else 1


def numbered(found: list[Choice]) -> dict[int, int]:
    """The action that each number means; in an auction the number is the bid, 0 passes."""
    if asks_bid(found):
        bids = {int(choice.noun): choice.action for choice in found if choice.verb == "bid"}
        passes = [(0, choice.action) for choice in found if choice.verb == "pass"]
        return dict(passes) | bids
    return {at: choice.action for at, choice in enumerate(found, start=1)}


def asks_bid(found: list[Choice]) -> bool:
    """Whether the question is how much is bid."""
    return any(choice.verb == "bid" for choice in found) or (
        len(found) == 1 and found[0].verb == "pass"
    )


def names(found: list[Choice]) -> dict[str, str]:
    """The answers as people write them; what could mean two of them is left out."""
    spoken: dict[str, set[str]] = {}
    for choice in found:
        for name in _spoken(choice):
            spoken.setdefault(name, set()).add(choice.text)
    return {name: texts.pop() for name, texts in spoken.items() if len(texts) == 1}


def _spoken(choice: Choice) -> list[str]:
    verb, noun = choice.verb, choice.noun
    if verb == "build":
        card, _, side = noun.partition(" ")
        colours = " ".join(dict.fromkeys(halves(card)))
        forms = [f"{named(card)} {colours} {side}", f"{named(card)} {side}", named(card)]
        return [f"build {form}" for form in forms]
    if verb in ("exchange", "swap", "auction", "show", "place", "buy") and "_" in noun:
        return [f"{verb} {named(noun)}", f"{verb} {named(noun)} {' '.join(halves(noun))}"]
    return [f"{verb} {noun.replace('_', ' ')}"] if noun else [verb]


# -- the list ----------------------------------------------------------------------------------


def listing(found: list[Choice], view: View) -> RenderableType:
    """The choices in groups; bids as a range."""
    if asks_bid(found):
        return _bids(found)
    groups: dict[str, list[Text]] = {}
    for at, choice in enumerate(found, start=1):
        groups.setdefault(_group(choice), []).append(_piece(at, choice, view))
    return Group(*(Flow(label, pieces, gap="  ") for label, pieces in groups.items()))


def _group(choice: Choice) -> str:
    if choice.verb == "build":
        return f"{choice.noun.rpartition(' ')[2]} end"
    return LABELS.get(choice.verb, choice.verb)


def _bids(found: list[Choice]) -> RenderableType:
    sums = [int(choice.noun) for choice in found if choice.verb == "bid"]
    pieces = []
    if sums:
        most = f" to {max(sums)}" if len(sums) > 1 else ""
        pieces.append(Text.assemble((f"{min(sums)}{most}", "bold cyan"), " type the sum you bid"))
    if any(choice.verb == "pass" for choice in found):
        pieces.append(Text.assemble(("0)", "bold cyan"), " pass"))
    return Flow("bid", pieces, gap="  ")


def _piece(number: int, choice: Choice, view: View) -> Text:
    what, note = described(choice, view)
    piece = Text.assemble((f"{number})", "bold cyan"), " ", what)
    return piece.append(f" {note}", style="dim") if note else piece
