"""What tables may be played with: the sets of a game, and card files that the host has named."""

from collections.abc import Mapping
from functools import cache

from kontor.core import registry
from kontor.core.card_files import NAMED, named_files
from kontor.core.errors import BadInput, KontorError, hinted
from kontor.core.game_manifest import Manifest
from kontor.core.words import Message

CARDS = "cards"  # the option of all games that takes sets and files


@cache
def own_cards(game: str) -> tuple[str, ...]:
    """The names of the host's card files that a game can be played with."""
    if CARDS not in registry.find(game).options:
        return ()
    return tuple(name for name in named_files() if _why_not(game, name) is None)


def check_card_files() -> None:
    """Refuse a setting that names a file with which no game can be played."""
    games = [name for name, game in registry.GAMES.items() if CARDS in game.options]
    for name in named_files():
        reasons = [_why_not(game, name) for game in games]
        if None not in reasons:
            told = "; ".join(
                f"{game}: {reason}" for game, reason in zip(games, reasons, strict=True)
            )
            raise BadInput(f"{NAMED} has {name}, with which no game can be played; {told}")


def offered_words(game: Manifest, option: str) -> tuple[str, ...]:
    """The words that an option takes here; none for one that takes no words."""
    own = own_cards(game.name) if option == CARDS else ()
    return (*game.options[option].offered, *own)


def check_options(game: Manifest, options: Mapping[str, object]) -> None:
    """Refuse options that name what is not offered; no file but the host's own is opened."""
    for name, value in options.items():
        offered = offered_words(game, name) if name in game.options else ()
        for word in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(word, str) and word and offered and word not in offered:
                refusal = Message("option-not-offered", name=name, word=word)
                raise BadInput(hinted(refusal, word, offered))


def _why_not(game: str, name: str) -> str | None:
    """Why a game cannot be played with a file, or None when it can."""
    try:
        registry.find(game).cards(("base", name))
    except KontorError as error:
        return str(error)
    return None
