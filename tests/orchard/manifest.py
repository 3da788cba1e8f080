"""Orchard as others see it."""

from kontor.core.game_manifest import Manifest
from kontor.core.options import Option

MANIFEST = Manifest(
    name="orchard",
    players=range(2, 5),
    options={"large": Option(default=False)},
    rules=1,
    opening="tests.orchard.game:new_game",
    reading="tests.orchard.position:from_position",
    restoring="tests.orchard.game:from_row",
)
