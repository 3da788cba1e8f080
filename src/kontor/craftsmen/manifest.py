"""Craftsmen as others see it."""

from typing import Final

from kontor.core.game_manifest import Manifest, Share
from kontor.core.options import Option
from kontor.craftsmen.versions import NEWEST, OLDER

MANIFEST: Final = Manifest(
    name="craftsmen",
    place=2,
    players=range(2, 6),
    options={"cards": Option(("base",), ("base",))},
    rules=NEWEST,
    older=OLDER,
    opening="kontor.craftsmen.game:new_game",
    reading="kontor.craftsmen.game:from_position",
    restoring="kontor.craftsmen.game:from_row",
    facts_of="kontor.craftsmen.facts:facts",
    drawings_of="kontor.craftsmen.drawings.symbols:symbols",
    picture_of="kontor.craftsmen.drawings.picture:picture",
    outcomes_of="kontor.craftsmen.outcomes:outcomes",
    blanks_of="kontor.craftsmen.position.blanks:blanks",
    mending="kontor.craftsmen.position.blanks:mended",
    observation="kontor.craftsmen.observation",
    lanes="kontor.craftsmen.lanes:CraftsmenLanes",
    playing_out="kontor.craftsmen.playout:playout",
    knowledge="kontor.players.craftsmen.knowledge:create",
    coaching="kontor.craftsmen.coaching",
    chronicle="kontor.craftsmen.chronicle",
    terminal="kontor.cli.craftsmen.face",
    training=(Share(30, 2), Share(30, 3), Share(25, 4), Share(15, 5)),
)
