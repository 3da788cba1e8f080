"""A report as plain data, fit for JSON, and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from kontor.core.errors import BadInput
from kontor.core.words import Message, MessageData
from kontor.review.report import (
    VERSION,
    Candidate,
    Decision,
    Effort,
    Luck,
    PhaseSummary,
    Point,
    Reason,
    Report,
    SeatSummary,
)


def to_data(report: Report) -> dict[str, Any]:
    """The report as it is stored and sent."""
    return asdict(report)


def from_data(data: Mapping[str, Any]) -> Report:
    """A report that was stored; BadInput where it is of another version."""
    if data.get("version") != VERSION:
        raise BadInput(f"this is no review of version {VERSION}")
    rest = {
        "effort": Effort(**data["effort"]),
        "curve": [Point(**each) for each in data["curve"]],
        "decisions": [_decision(each) for each in data["decisions"]],
        "luck": [Luck(**each) for each in data["luck"]],
        "seats": [_seat(each) for each in data["seats"]],
    }
    return Report(**{**data, **rest})


def message(data: MessageData) -> Message:
    """A message that was made to data."""
    values = {
        name: message(value) if isinstance(value, dict) else value
        for name, value in data["values"].items()
    }
    return Message(data["key"], **values)


def _decision(data: Mapping[str, Any]) -> Decision:
    candidates = [Candidate(**each) for each in data["candidates"]]
    reasons = [Reason(**each) for each in data["reasons"]]
    return Decision(**{**data, "candidates": candidates, "reasons": reasons})


def _seat(data: Mapping[str, Any]) -> SeatSummary:
    return SeatSummary(**{**data, "phases": [PhaseSummary(**each) for each in data["phases"]]})
