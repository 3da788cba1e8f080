"""What is said when a game begins or is taken up again: the game, its options, who plays."""

from collections.abc import Sequence

from kontor.cli import seats
from kontor.cli.options import say
from kontor.cli.screen import game_name, label, words
from kontor.cli.speech import message_or, render, tell
from kontor.core.table import Table
from kontor.core.words import Message, Sentence


def greet(table: Table, seating: Sequence[str]) -> None:
    """Say what is played, by whom, and how to go on."""
    tell(
        Message(
            "terminal-table",
            game=game_name(table.game),
            players=table.players,
            options=_options(table),
            seed=str(table.seed),
        )
    )
    if any(name != seats.HUMAN for name in seating):
        players = (f"{at} {render(seats.player_name(name))}" for at, name in enumerate(seating))
        tell(Message("terminal-seats", seats=", ".join(players)))
    lines = [Message("terminal-type-help")]
    if table.history:
        lines.append(Message("terminal-played", count=len(table.history)))
    say(" ".join(map(render, lines)))


def _options(table: Table) -> Sentence:
    if not table.options:
        return Message("terminal-from-position")
    return ", ".join(render(_option(*chosen)) for chosen in table.options.items())


def _option(name: str, value: object) -> Sentence:
    shown = words(value)
    return message_or(f"terminal-option-{name}.chosen", f"{label(name)} {shown}", value=shown)
