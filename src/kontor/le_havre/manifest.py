"""Le Havre as others see it."""

from typing import Final

from kontor.core.game_manifest import Manifest, Share
from kontor.core.options import Option, OptionValue
from kontor.le_havre.versions import NEWEST, OLDER

SETS: Final = ("base", "essen", "hameau", "promo")
EVERY_SET: Final[dict[str, OptionValue]] = {"variant": "full", "cards": SETS}

MANIFEST: Final = Manifest(
    name="le_havre",
    place=1,
    players=range(1, 6),
    options={
        "variant": Option("full", ("full", "short")),
        "cards": Option(("base",), SETS),
        "expert": Option(default=False),
    },
    rules=NEWEST,
    older=OLDER,
    opening="kontor.le_havre.game:new_game",
    reading="kontor.le_havre.game:from_position",
    restoring="kontor.le_havre.game:from_row",
    facts_of="kontor.le_havre.facts:facts",
    drawings_of="kontor.le_havre.drawings.symbols:symbols",
    picture_of="kontor.le_havre.drawings.picture:picture",
    outcomes_of="kontor.le_havre.outcomes:outcomes",
    blanks_of="kontor.le_havre.position.blanks:blanks",
    mending="kontor.le_havre.position.blanks:mended",
    observation="kontor.le_havre.observation",
    lanes="kontor.le_havre.lanes:LeHavreLanes",
    playing_out="kontor.le_havre.playout:playout",
    knowledge="kontor.players.le_havre.knowledge:create",
    coaching="kontor.le_havre.coaching",
    chronicle="kontor.le_havre.chronicle",
    terminal="kontor.cli.le_havre.face",
    training=(
        # The full game most, everything now and then.
        Share(34, 1, {"variant": "full"}),
        Share(22, 2, {"variant": "full"}),
        Share(20, 3, {"variant": "full"}),
        Share(16, 4, {"variant": "full"}),
        Share(6, 5, {"variant": "full"}),
        Share(5, 1, {"variant": "short"}),
        Share(5, 2, {"variant": "short"}),
        Share(4, 3, {"variant": "short"}),
        Share(3, 4, {"variant": "short"}),
        Share(2, 5, {"variant": "short"}),
        Share(4, 2, EVERY_SET),
        Share(4, 3, EVERY_SET),
        Share(3, 4, EVERY_SET),
    ),
)
