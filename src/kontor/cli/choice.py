"""The answers to an open question as they are offered: numbered, grouped under headings."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.flow import Flow, align
from kontor.cli.speech import heading_of, render
from kontor.core.contract import State
from kontor.core.words import Message

AMOUNT = re.compile(r"(\w+) (\d+)(?: (\w+))?")  # pay 2 fish, times 3, bid 4
MOST_AMOUNTS = 12  # of more the middle is left out
SHORT = 24  # letters; longer amounts stand one below the other


@dataclass(frozen=True)
class Choice:
    """One legal action: the number that means it, its words, and what it is called in records."""

    number: int
    action: int
    text: str
    message: Message

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]


def choices(state: State) -> list[Choice]:
    """All that the seat to decide may do, in the order in which it is shown."""
    return _number_all(state, state.legal())


def choices_for(state: State, seat: int) -> list[Choice]:
    """All that a seat may do out of turn."""
    return _number_all(state, state.legal_for(seat))


def numbers(found: Sequence[Choice]) -> dict[int, int]:
    """The action that each number means."""
    return {choice.number: choice.action for choice in found}


def _number_all(state: State, actions: Sequence[int]) -> list[Choice]:
    texts = {action: state.text(action) for action in actions}
    messages = {action: state.message(action) for action in actions}
    headings = {action: heading_of(messages[action]) for action in actions}
    order = list(dict.fromkeys(headings.values()))
    shown = sorted(actions, key=lambda action: order.index(headings[action]))
    amounts = _amounts(texts)
    return [
        Choice(amounts.get(action, at), action, texts[action], messages[action])
        for at, action in enumerate(shown, start=1)
    ]


def _amounts(texts: dict[int, str]) -> dict[int, int]:
    """The amounts, when the question is how many; the one other answer is then 0 or the next."""
    read = {action: AMOUNT.fullmatch(text) for action, text in texts.items()}
    found = {action: match for action, match in read.items() if match}
    kinds = {(match[1], match[3]) for match in found.values()}
    others = [action for action in texts if action not in found]
    if len(kinds) != 1 or len(others) > 1:
        return {}
    amounts = {action: int(match[2]) for action, match in found.items()}
    free = max(amounts.values()) + 1 if 0 in amounts.values() else 0
    return amounts | dict.fromkeys(others, free)


# -- what may be typed -----------------------------------------------------------------------------


def names(found: Sequence[Choice]) -> dict[str, str]:
    """Answers as people write them, with their texts; what could mean two of them is left out."""
    meant: dict[str, set[str]] = {}
    for choice in found:
        for name in _names_of(choice):
            meant.setdefault(name, set()).add(choice.text)
    return {name: texts.pop() for name, texts in meant.items() if len(texts) == 1}


def _names_of(choice: Choice) -> Iterator[str]:
    """The whole sentence, and whatever is named in it: a card, a good, with the verb or without."""
    yield render(choice.message)
    side = choice.text.partition(" ")[2].partition(" ")[2]
    for message in _parts(choice.message):
        for form in dict.fromkeys((message, Message(message.key.partition(".")[0]))):
            name = render(form)
            yield from (name, f"{choice.verb} {name}")
            yield from (f"{name} {side}", f"{choice.verb} {name} {side}")


def _parts(message: Message) -> Iterator[Message]:
    for value in message.values.values():
        if isinstance(value, Message):
            yield value
            yield from _parts(value)


# -- the list --------------------------------------------------------------------------------------


def listing(found: Sequence[Choice]) -> RenderableType:
    """The choices with their numbers, group by group."""
    groups: dict[str, list[Text]] = {}
    for choice in found:
        groups.setdefault(heading_of(choice.message), []).append(piece(choice))
    is_amount = bool(_amounts({choice.action: choice.text for choice in found}))
    return align([_row(heading, each, is_amount) for heading, each in groups.items()])


def piece(choice: Choice) -> Text:
    """One choice with its number."""
    return Text.assemble((f"{choice.number})", "bold cyan"), f" {render(choice.message)}")


def _row(heading: str, pieces: list[Text], is_amount: bool) -> Flow:
    if not is_amount:
        return Flow(heading, pieces, gap="  ")
    if len(pieces) > MOST_AMOUNTS:
        half = MOST_AMOUNTS // 2
        pieces = [*pieces[:half], Text("..."), *pieces[-half:]]
    is_short = all(each.cell_len <= SHORT for each in pieces)
    return Flow(heading, pieces, gap="  ", lines=not is_short)
