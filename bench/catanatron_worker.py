"""Measures catanatron: Catan in Python, four players who choose at random."""

from itertools import cycle

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from bench.worker import serve

SEEDS = cycle(range(1, 17))
PLAYERS = [RandomPlayer(color) for color in Color]
MIDDLE = 200
BATCH = 100


def opened() -> tuple[Game, int]:
    """A game at its first decision, and its seed."""
    seed = next(SEEDS)
    return Game(PLAYERS, seed=seed), seed


def driven() -> int:
    """A game whose choices are made here; what was chosen is not checked again."""
    game, drawn = opened()
    state, count = game.state, 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        drawn = drawn * 48271 % 0x7FFFFFFF
        game.execute(actions[drawn % len(actions)], validate_action=False)
        count += 1
    return count


def inside() -> int:
    """A game that the engine's own loop plays; its decisions."""
    game, _ = opened()
    game.play()
    return len(game.state.actions)


def games() -> int:
    """The same, counted as one."""
    return inside() and 1


def in_the_middle() -> Game:
    """A position after some decisions of a random game."""
    game, _ = opened()
    for _ in range(MIDDLE):
        game.play_tick()
    return game


def copy() -> int:
    """Copies of a position."""
    for _ in range(BATCH):
        COPIED.copy()
    return BATCH


COPIED = in_the_middle()

if __name__ == "__main__":
    serve({"driven": driven, "inside": inside, "games": games, "copy": copy})
