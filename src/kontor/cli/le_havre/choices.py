"""What a seat may do now: numbered, grouped by verb, with what each costs and brings."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.flow import Flow
from kontor.cli.le_havre.names import amounts, count, fee, good, named, ship
from kontor.cli.le_havre.preview import Preview, preview
from kontor.core.contract import State

AMOUNTS = ("pay", "times", "with", "load", "give", "receive")
ORDER = ("end", "stop", "pay", "borrow", "take", "use", "build", "swap", "buy", "sell")
LABELS = {
    "end": "done",
    "stop": "done",
    "keep": "order",
    "swap": "order",
    "pay": "due",
    "borrow": "due",
    "repay": "loans",
}
PLAIN = {
    "end": "end the turn",
    "stop": "stop here, do without the rest",
    "keep": "put them back as they are",
    "swap": "put them back the other way round",
    "more": "more than these (adds 128)",
}
MOST_ROWS = 12


@dataclass(frozen=True)
class Choice:
    """One legal action: what it is called in records, what it would do."""

    action: int
    text: str
    effect: Preview

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def noun(self) -> str:
        return self.text.partition(" ")[2]

    @property
    def amount(self) -> int:
        """The number of an answer such as `pay 2 fish`."""
        return int(self.text.split()[1])


def choices(state: State, seat: int) -> list[Choice]:
    """All that a seat may do, in the order in which it is shown."""
    found = []
    for action in state.legal():
        text = state.text(action)
        effect = Preview() if text == "end" else preview(state, seat, action)
        found.append(Choice(action, text, effect))
    return sorted(found, key=_place)


def _place(choice: Choice) -> int:
    known = choice.verb in ORDER and choice.text != "swap"
    return ORDER.index(choice.verb) if known else len(ORDER)


def asks_amount(found: list[Choice]) -> bool:
    """Whether the question is how many; a number typed then is that amount."""
    return any(is_amount(choice) for choice in found)


def is_amount(choice: Choice) -> bool:
    """Whether this answers how many."""
    return choice.verb in AMOUNTS and choice.noun != ""


def numbered(found: list[Choice]) -> dict[int, int]:
    """The action that each number means."""
    if asks_amount(found):
        return {choice.amount: choice.action for choice in found if is_amount(choice)}
    return {at: choice.action for at, choice in enumerate(found, start=1)}


def listing(found: list[Choice], view: Mapping[str, Any]) -> RenderableType:
    """The choices in groups, or one line for each amount."""
    if asks_amount(found):
        return Group(*_amount_rows(found))
    groups: dict[str, list[Text]] = {}
    for at, choice in enumerate(found, start=1):
        group = LABELS.get(choice.text, choice.verb)
        groups.setdefault(group, []).append(_piece(at, choice, view))
    return Group(*(Flow(verb, pieces, gap="  ") for verb, pieces in groups.items()))


def _piece(number: int, choice: Choice, view: Mapping[str, Any]) -> Text:
    what, note = described(choice, view)
    piece = Text(f"{number})", style="bold cyan")
    piece = Text.assemble(piece, f" {what}")
    if note:
        piece.append(f" {note}", style="dim")
    return piece


def described(choice: Choice, view: Mapping[str, Any]) -> tuple[str, str]:
    """An action in words without its verb, and a note on what it costs and brings."""
    effect = choice.effect
    if choice.verb == "take":
        return count(view["offers"][choice.noun], choice.noun), ""
    if choice.verb in ("use", "buy", "build", "sell", "swap", "play") and choice.noun:
        what = _thing(choice, view)
        if choice.verb == "use":
            return what, _entering(choice, view)
        if choice.verb in ("sell", "swap"):
            return what, _brings(effect)
        return what, _costs(effect)
    if choice.verb == "pick":
        what = "+".join(good(name) for name in choice.noun.split("+"))
        return what, "" if effect.gets in ({}, {choice.noun: 1}) else _brings(effect)
    return _other(choice, view)


def _thing(choice: Choice, view: Mapping[str, Any]) -> str:
    kind, _, value = choice.noun.partition(" ")
    if not kind.endswith("_ship"):
        return named(kind)
    stack = view["ship_stacks"].get(kind.removesuffix("_ship"), [])
    return ship(kind.removesuffix("_ship"), int(value) if value else stack[0] if stack else None)


def _entering(choice: Choice, view: Mapping[str, Any]) -> str:
    own = choice.noun in view["seats"][view["seat"]]["buildings"]
    asked = "own" if own else fee(choice.noun)
    is_open = choice.effect.asks in ("use", "fee", "give", "receive")
    gets = "" if is_open else _brings(choice.effect)
    return f"({asked})" + (f" {gets}" if gets else "")


def _costs(effect: Preview) -> str:
    due = count(effect.due, effect.unit) if effect.due else ""
    return "for " + (" + ".join(part for part in (amounts(effect.gives), due) if part) or "nothing")


def _brings(effect: Preview) -> str:
    return f"+{amounts(effect.gets)}" if effect.gets else ""


def _other(choice: Choice, view: Mapping[str, Any]) -> tuple[str, str]:
    effect = choice.effect
    if choice.verb == "fee":
        asked = fee(view["question"]["card"]).split(" or ")
        return f"pay the fee in {choice.noun}", f"({asked[choice.noun == 'francs']})"
    if choice.text == "pay":
        return f"pay {amounts(effect.gives)}".strip(), ""
    if choice.text == "borrow":
        return "borrow", "(all food and money goes first; 4 francs now, 5 back)"
    if choice.text == "repay":
        return "repay a loan", f"for {count(effect.gives['francs'], 'francs')}"
    if choice.verb == "redeem":
        return good(choice.noun), _costs(effect)
    if choice.verb == "evict":
        return f"send the worker of seat {choice.noun} home", ""
    return PLAIN.get(choice.text, choice.text), ""


def _amount_rows(found: list[Choice]) -> list[Text]:
    rows = [_amount_row(choice) for choice in found]
    if len(rows) <= MOST_ROWS:
        return rows
    half = MOST_ROWS // 2
    return [*rows[:half], Text("     ..."), *rows[-half + 1 :]]


def _amount_row(choice: Choice) -> Text:
    if not is_amount(choice):
        return Text.assemble(("more", "bold cyan"), f"  {PLAIN['more']}")
    row = Text(f"{choice.amount:>6}", style="bold cyan")
    return Text.assemble(row, "  ", (_exchange(choice), "dim"))


def _exchange(choice: Choice) -> str:
    effect = choice.effect
    given = amounts(effect.gives)
    due = count(effect.due, effect.unit) if effect.due else ""
    if choice.verb == "pay":
        rest = f"; {due} still due" if due else "; that is all"
        return (given or f"no {good(choice.noun.split()[-1])}") + rest
    picked = "goods of your choice" if effect.chosen and choice.verb == "times" else ""
    both = " and ".join(part for part in (given, picked, due) if part)
    got = amounts(effect.gets)
    if got:
        return f"{both} -> {got}" if both else f"+{got}"
    return both or ("nothing" if choice.amount == 0 else "")
