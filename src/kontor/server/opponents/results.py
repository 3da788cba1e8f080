"""How people played a game, from its review: kept for the own page of each of them."""

from typing import Any

from kontor.server.rooms.room import Room
from kontor.server.store.stored_reviews import StoredResult

SLIPS = ("inaccuracy", "mistake", "blunder")


def results_of(room: Room, report: dict[str, Any]) -> list[StoredResult]:
    """One for each key and seat; none for a task, a branch, or a record that was only opened."""
    row = room.row
    is_shown = row.dealt == "opened" and not room.answers  # no person has done anything here
    if is_shown or row.task is not None or row.purpose is not None:
        return []
    places = {place.seat: place.place for place in room.history.facts().places}
    return [
        StoredResult(
            key=key,
            table_id=row.id,
            seat=seat,
            game=row.game,
            players=row.players,
            opponents=[each.level for each in room.seats if each.seat != seat],
            score=room.table.state.scores()[seat],
            place=places[seat],
            ended=room.last,
            summary=report["seats"][seat],
            mistakes=[
                _mistake(each)
                for each in report["decisions"]
                if each["seat"] == seat and each["verdict"] in SLIPS
            ],
        )
        for key, held in room.holders.items()
        for seat in held
        if seat in room.people
    ]


def _mistake(decision: dict[str, Any]) -> dict[str, Any]:
    reasons = decision["reasons"]
    kept = ("at", "seat", "caption", "verdict", "loss", "phase")
    source = max(reasons, key=lambda each: each["points"])["part"] if reasons else ""
    return {**{name: decision[name] for name in kept}, "source": source}
