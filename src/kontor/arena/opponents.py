"""Who plays in the arena: names in one form, their time, and a digest of what they are made of."""

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from kontor.core import registry
from kontor.envs.program import is_program, parse_program
from kontor.players import protocol
from kontor.players.protocol import find_level, load_players, parse_opponent

SOURCES = (".py", ".network")  # all else is made from these on each machine


def canonical_name(name: str, game: str, module: str = protocol.MODULE) -> str:
    """A name in the one form that files and tables use; BadInput when nobody has it."""
    if is_program(name):
        return str(parse_program(name).check())
    opponent = parse_opponent(name)
    find_level(load_players(module).levels(game), opponent.level)
    return str(opponent)


def seconds_of(name: str, game: str, module: str = protocol.MODULE) -> float:
    """How long an opponent may think about a turn; 0 for those who do not search."""
    if is_program(name):
        return parse_program(name).limit
    opponent = parse_opponent(name)
    level = find_level(load_players(module).levels(game), opponent.level)
    return level.seconds if opponent.seconds is None else opponent.seconds


@cache
def digest(game: str, module: str = protocol.MODULE) -> str:
    """Eight digits that change when the code or the weights of a game's opponents do."""
    drawn = blake2b(digest_size=4)
    parts = [path.name.encode() + b"\0" + path.read_bytes() for path in files(game, module)]
    for part in sorted(parts):
        drawn.update(part)
    return drawn.hexdigest()


def files(game: str, module: str) -> list[Path]:
    """What they are made of: players, without those of other games, and a module of one's own."""
    package = find_spec(protocol.MODULE)
    assert package is not None
    assert package.submodule_search_locations is not None
    others = registry.GAMES.keys() - {game}
    found: list[Path] = []
    for folder in package.submodule_search_locations:
        for path in Path(folder).rglob("*"):
            words = path.relative_to(folder).with_suffix("").parts
            if path.suffix in SOURCES and others.isdisjoint(words):
                found.append(path)
    own = find_spec(module)
    if not module.startswith(protocol.MODULE) and own is not None and own.origin is not None:
        found.append(Path(own.origin))
    return found
