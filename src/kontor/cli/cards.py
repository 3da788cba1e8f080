"""`kontor cards`: all cards of a game with their data, or one of them."""

from typing import Annotated, Any

import typer

from kontor.cli.face import face_of
from kontor.cli.options import comma_separated, out
from kontor.core import registry
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message


def cards(
    game: Annotated[
        str,
        typer.Argument(help=f"Which game: {', '.join(registry.GAMES)}.", metavar="GAME"),
    ] = registry.FIRST,
    card: Annotated[str | None, typer.Argument(help="Show only this card.", metavar="CARD")] = None,
    *,
    sets: Annotated[
        str | None,
        typer.Option("--cards", help="Only these sets, with commas between.", metavar="SET,..."),
    ] = None,
) -> None:
    """List the cards of a game with all that is known of them, or show one card."""
    if card is None and game not in registry.GAMES:
        game, card = _game_with(_id(game)), game
    found, face = _of_sets(registry.find(game).cards(), sets), face_of(game)
    out.print(face.catalogue(found) if card is None else face.entry(found, _id(card)))


def _id(card: str) -> str:
    return card.lower().replace(" ", "_")


def _game_with(card: str) -> str:
    """The game that has a card of that id; the first game when none has."""
    for name, game in registry.GAMES.items():
        if any(item["id"] == card for item in game.cards()):
            return name
    return registry.FIRST


def _of_sets(found: list[dict[str, Any]], sets: str | None) -> list[dict[str, Any]]:
    if sets is None:
        return found
    known = {item["set"] for item in found}
    wanted = comma_separated(sets)
    for name in wanted:
        if name not in known:
            raise BadInput(hinted(Message("option-no-set", name=name), name, known))
    if not wanted:
        raise BadInput(Message("terminal-name-a-set", sets=", ".join(sorted(known))))
    return [item for item in found if item["set"] in wanted]
