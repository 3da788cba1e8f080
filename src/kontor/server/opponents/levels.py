"""The levels of a host's players, as the server asks for them."""

from kontor.players.protocol import Opponent, find_level, level_of, load_players, parse_opponent
from kontor.server.settings import Settings


def level_names(module: str, game: str) -> list[str]:
    """The opponents that a game offers."""
    return [level.name for level in load_players(module).levels(game)]


def patient_levels(module: str, game: str) -> list[str]:
    """Those of them who play the better the more time they have."""
    return [level.name for level in load_players(module).levels(game) if level.patient]


def is_patient(module: str, game: str, level: str) -> bool:
    """Whether a level takes all the time it is given."""
    return level in patient_levels(module, game)


def stand_in_for(module: str, game: str) -> str | None:
    """The strongest of those who answer at once."""
    slow = patient_levels(module, game)
    return next((each for each in reversed(level_names(module, game)) if each not in slow), None)


def check_opponent(settings: Settings, game: str, name: str) -> Opponent:
    """Who is called so; BadInput when nobody of that name plays the game."""
    find_level(load_players(settings.players).levels(game), level_of(name))
    return parse_opponent(name, settings.longest)
