"""The log: who did what and what it changed, the answers within an action put together."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.craftsmen.changes import View, events, is_over, is_scored, of_seat
from kontor.cli.craftsmen.names import capital, coloured, good, named, short
from kontor.cli.flow import Flow
from kontor.core.table import Entry, Table

ANSWERS = ("points", "discard", "privilege", "pay", "give", "show", "top", "under", "place", "to",
           "market", "granary", "load", "bribe", "lose", "draw")  # fmt: skip
AFTER = {"take": ("granary",), "build": ("build",), "invest": ("invest",), "swap": ("exchange",)}
CAPITAL = ("pay", "discard", "take", "give", "invest")
CARDS = ("exchange", "swap", "auction", "show", "place", "buy")
SECRET = {"exchange": "exchange a card", "give": "give a capital card", "place": ""}  # CR-17
SPOKEN = {
    "market": "to the market",
    "granary": "to the granary",
    "lose": "lose it",
    "draw": "take one from the stack",
    "points": "give points",
    "privilege": "use the privilege",
    "top": "the rest on top",
    "under": "the rest under the deck",
}


def story(table: Table, first: int, viewer: int | None = None) -> list[RenderableType]:
    """Everything that was played from an action on; what the viewer may know of it."""
    lines: list[RenderableType] = []
    history = table.history
    for start, end in _groups(history, first):
        before, after = table.at(start).view(viewer), table.at(end).view(viewer)
        seat = history[start].seat
        said = spoken([entry.text for entry in history[start:end]], seat == viewer)
        lines += _told(end, seat, said, before, after)
    return lines


def _groups(history: list[Entry], first: int) -> Iterator[tuple[int, int]]:
    start = first
    for at in range(first + 1, len(history) + 1):
        if at == len(history) or not _goes_on(history[at - 1], history[at]):
            yield start, at
            start = at


def _goes_on(before: Entry, entry: Entry) -> bool:
    verb, old = entry.text.partition(" ")[0], before.text.partition(" ")[0]
    if before.seat != entry.seat:
        return False
    if verb == "keep":
        return old in ("exchange", "keep")
    if verb == "stop":
        return old not in ("send", "cover", "pass", "stop", "keep", "points", "give")
    return verb in ANSWERS or old in AFTER.get(verb, ())


def _told(
    number: int, seat: int, said: list[str], before: View, after: View
) -> list[RenderableType]:
    seats = range(len(after["seats"]))
    changed = {at: of_seat(before["seats"][at], after["seats"][at]) for at in seats}
    happened = [Text(f"     {event}", style="cyan") for event in events(before, after)]
    ended = is_over(before, after) or is_scored(before, after)
    own = [] if ended else changed.pop(seat)
    lines: list[RenderableType] = [
        Flow(
            f"{number:>4} seat {seat}",
            [*(Text(each, style="bold") for each in said), *own],
            gap="  ",
        )
    ]
    others = [Flow(f"     seat {at}", parts, gap="  ") for at, parts in changed.items() if parts]
    return [*lines, *happened, *others] if ended else [*lines, *others, *happened]


def spoken(texts: list[str], own: bool) -> list[str]:
    """Actions that belong together with the names that people read; what is secret stays so."""
    found: list[str] = []
    last = ""
    for at, text in enumerate(texts):
        verb, _, noun = text.partition(" ")
        if at and verb in ("stop", "keep"):
            continue
        said = _said(verb, noun) if own or verb not in SECRET else SECRET[verb]
        if verb == last and said and verb in CAPITAL:
            found[-1] += f" + {capital(noun)}" if own or verb not in SECRET else ""
        elif said:
            found.append(said)
        last = verb
    return found or ["look"]


def _said(verb: str, noun: str) -> str:
    if verb in CAPITAL and noun.rpartition("_")[2].isdigit():
        return f"{verb} {capital(noun)}"
    if verb in CARDS and "_" in noun and noun != "town_hall":
        return f"{verb} {coloured(noun)}"
    if verb == "build":
        card, _, side = noun.partition(" ")
        return f"build {coloured(card)} at the {side}"
    if verb in ("send", "cover"):
        name, _, space = noun.partition(" ")
        return f"{verb} {short(name)} {space}".strip()
    if verb in ("make", "fetch", "extra", "buy"):
        return f"{verb} {good(noun)}"
    if verb == "to":
        return f"to the {named(noun)}"
    if verb in ("load", "bribe"):
        return f"{verb} ship {noun}"
    return SPOKEN.get(verb, f"{verb} {noun}".replace("_", " ").strip())
