"""Who sits at a table in the terminal: people, and players that decide by themselves."""

from collections.abc import Callable
from random import Random

from kontor.cli.options import number, words
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.table import Table
from kontor.core.words import Saying

Chooser = Callable[[State, Random], int]
HUMAN = "human"


def deckhand(state: State, chance: Random) -> int:
    """Takes any legal action, all of them equally likely."""
    return chance.choice(state.legal())


PLAYERS: dict[str, Chooser] = {"deckhand": deckhand}


def decide(table: Table, name: str) -> int:
    """What a player does now; the seed of the game fixes it, so that a replay is the same."""
    chance = Random(f"{table.seed}/{len(table.history)}")
    return PLAYERS[name](table.state, chance)


def people(text: str, players: int) -> frozenset[int]:
    """The seats of people: numbers with commas between them, `all` or `none`."""
    if text.strip() == "all":
        return frozenset(range(players))
    if text.strip() == "none":
        return frozenset()
    seats = frozenset(number(word, Saying("terminal-seat")) for word in words(text))
    for seat in seats:
        if seat >= players:
            raise BadInput(Saying("seat-unknown", seat=str(seat), last=players - 1))
    return seats


def names(humans: frozenset[int], players: int) -> list[str]:
    """Who plays each seat."""
    return [HUMAN if seat in humans else "deckhand" for seat in range(players)]


def note(seated: list[str]) -> str:
    """The comment in a saved game that says who plays."""
    return "seats " + " ".join(seated)


def noted(record: bytes, players: int) -> list[str] | None:
    """Who plays according to a saved game, None when it does not say."""
    for line in record.decode(errors="replace").splitlines()[:10]:
        seated = line.split()
        if seated[:2] == ["#", "seats"] and len(seated) == players + 2:
            return [name if name in PLAYERS else HUMAN for name in seated[2:]]
    return None
