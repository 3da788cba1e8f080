"""What is printed on the components of the box, as plain data for people and pages."""

from typing import Any

from kontor.le_havre.cards import describe


def facts(chosen: tuple[str, ...] = ("base",)) -> dict[str, Any]:
    """The cards and everything else that does not change in a game."""
    return {"cards": describe(chosen)}
