"""What happened between two views of the table, in words."""

from kontor.core.contract import View
from kontor.core.words import Outcome


def outcomes(before: View, after: View) -> list[Outcome]:  # noqa: ARG001
    """What each seat lost and got, and what happened to the table."""
    return []
