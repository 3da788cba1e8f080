"""What `help` says at the table, and other words for its commands."""

from kontor.cli.face import Hints

ALIASES = {"?": "help", "q": "quit", "exit": "quit", "board": "show"}


def help_of(hints: Hints) -> str:
    """The commands, with the examples and signs of a game."""
    aside = [f"  @SEAT ACTION  act out of turn for a seat: {', '.join(hints.out_of_turn)}"]
    return "\n".join(
        [
            f"Type the number of an action, or its words: {hints.actions}.",
            hints.numbers,
            f"  why ACTION    say why something cannot be done now: why {hints.why}",
            "  card NAME     show a card; cards lists all that are in play",
            f"  show          show the board again; show PART one part of it: show {hints.part}",
            "  log [N]       tell the last 20 actions again, or the last N",
            "  undo [N]      take back your last decision, or your last N",
            "  redo [N]      play it again",
            *(aside if hints.out_of_turn else []),
            "  save FILE     write the game to a file of your own",
            "  quit          leave; nothing is lost, kontor play --resume goes on",
            hints.signs,
        ]
    )
