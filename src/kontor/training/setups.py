"""Which games are played for learning: the full games most, everything now and then."""

from typing import Any, Final

from kontor.training.selfplay import Setup

EVERY_SET: Final[dict[str, Any]] = {"cards": ("base", "essen", "hameau", "promo")}

SETUPS: Final[dict[str, list[Setup]]] = {
    "le_havre": [
        Setup(34, 1, {"variant": "full"}),
        Setup(22, 2, {"variant": "full"}),
        Setup(20, 3, {"variant": "full"}),
        Setup(16, 4, {"variant": "full"}),
        Setup(6, 5, {"variant": "full"}),
        Setup(5, 1, {"variant": "short"}),
        Setup(5, 2, {"variant": "short"}),
        Setup(4, 3, {"variant": "short"}),
        Setup(3, 4, {"variant": "short"}),
        Setup(2, 5, {"variant": "short"}),
        Setup(4, 2, {"variant": "full", **EVERY_SET}),
        Setup(4, 3, {"variant": "full", **EVERY_SET}),
        Setup(3, 4, {"variant": "full", **EVERY_SET}),
    ],
    "craftsmen": [Setup(30, 2, {}), Setup(30, 3, {}), Setup(25, 4, {}), Setup(15, 5, {})],
}
