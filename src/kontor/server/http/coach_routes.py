"""Routes of the coach: what matters now, and what there is to say against a move."""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import convert

from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn import coach
from kontor.players.protocol import Opponent
from kontor.server.http.dependencies import AppServices, Key
from kontor.server.http.errors import SHARED, THOUGHT_OVER
from kontor.server.http.services import Services
from kontor.server.opponents.driver import question_for
from kontor.server.opponents.pool import Question
from kontor.server.refusals import Refusal
from kontor.server.rooms.room import Room
from kontor.server.rooms.steps import play_steps
from kontor.server.tokens import digest
from kontor.server.wire.commands import CoachWish
from kontor.server.wire.learning import Caution, Coached, Matters
from kontor.server.wire.words import message_of

COACH = Opponent("coach")  # who a worker is told to be; no level of that name is asked for


@get("/api/tables/{table:str}/coach", **SHARED)
async def what_matters(table: FromPath[str], services: AppServices, key: Key) -> Matters:
    """What matters now for the seat to decide, from what it sees."""
    async with services.seated(table, key) as (room, own):
        seat = _learner(room, own, None)
        return Matters([message_of(each) for each in coach.matters(room.table.state, seat)])


@post("/api/tables/{table:str}/coach", **THOUGHT_OVER)
async def coach_move(
    table: FromPath[str], data: JSONBody[CoachWish], services: AppServices, key: Key
) -> Coached:
    """What there is to say against a move."""
    with services.one_at_a_time(f"coach {key}", Message("server-one-hint")):
        question = await _question(services, table, key, data)
        found = await services.pool.coach(question, table, digest(key))
        return Coached(None if found is None else convert(found, Caution))


async def _question(services: Services, table: str, key: str, wish: CoachWish) -> Question:
    """What a worker is told: a position that the seat cannot tell from the true one, and a move."""
    async with services.seated(table, key) as (room, own):
        seat = _learner(room, own, wish.seat)
        state = room.table.state
        trial = Table(room.row.game, state.guess(seat, 0), rules=room.table.rules)
        entries = play_steps(trial, wish.steps, seat)
        question = question_for(room.row, state, room.count, seat, COACH, services.settings.coach)
        return {**question, "planned": [entry.text for entry in entries]}


def _learner(room: Room, own: frozenset[int], wished: int | None) -> int:
    """The seat that the coach speaks to; refused where it would be unfair, or of no use."""
    seat = room.acting_seat(own, wished)
    if len(room.people) > 1:
        raise Refusal("not_alone", Message("server-coach-people"))
    if room.status != "open" or room.table.state.seat != seat:
        raise Refusal("not_your_turn", Message("server-coach-turn"))
    return seat


ROUTES = [what_matters, coach_move]
