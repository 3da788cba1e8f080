"""Routes of reviews: the report on a finished game, what follows, branches, analysis, own results.

Nothing of it can be reached while a game is played: `check_open` stands before everything that is
asked about a table, but for boards that were made to think at, and tries.
"""

import asyncio
import json
from dataclasses import asdict
from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import convert

from kontor.core import blanks, registry
from kontor.core.contract import State
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn.task import Reply
from kontor.players.protocol import Opponent
from kontor.review.judging import is_within_error, said_of
from kontor.server.http.branches import beginning_of, check_open, rows_from_branch, rows_from_text
from kontor.server.http.dependencies import Address, AppServices, Key
from kontor.server.http.errors import KEYED, SECURITY, SHARED, refusal_specs
from kontor.server.http.told_moves import told_moves
from kontor.server.opponents.driver import question_for
from kontor.server.opponents.pool import Question
from kontor.server.opponents.reviewer import is_reviewable
from kontor.server.refusals import Refusal
from kontor.server.rooms.room import Room
from kontor.server.rooms.steps import play_steps
from kontor.server.store.stored_reviews import StoredResult
from kontor.server.tokens import digest
from kontor.server.wire.replies import TableLinks
from kontor.server.wire.reviews import (
    Analysis,
    AnalysisWish,
    Blank,
    BlankChoice,
    BranchWish,
    Candidate,
    Course,
    FollowWish,
    Judged,
    JudgeWish,
    OpenAnalysis,
    OwnGame,
    OwnResults,
    PositionBlanks,
    PositionText,
    Report,
    Review,
)
from kontor.server.wire.words import message_of

JUDGING = 1.5  # seconds for a move that somebody tries
FOLLOWING = 10.0  # seconds at most for what follows
THINKER = Opponent("analysis")  # who a worker is told to be; no level of that name is asked for
THOUGHT: dict[str, Any] = {"responses": KEYED | refusal_specs(503), "security": SECURITY}


# -- the report --------------------------------------------------------------------------------


@get("/api/tables/{table:str}/review", **SHARED)
async def review(
    table: FromPath[str],
    services: AppServices,
    key: Key,
    hindsight: FromQuery[bool] = False,
    known: FromQuery[int] = 0,
) -> Review:
    """How far the review of a game is, with the report unless that of this time is known."""
    async with services.seated(table, key) as (room, _):
        if not is_reviewable(room):
            raise Refusal("not_over", Message("server-review-open"))
        now = await services.reviewer.look(room, hindsight)
    stored = now.stored
    is_new = stored is not None and stored.changed != known
    return Review(
        stage=now.stage,
        done=now.done,
        ahead=now.ahead,
        changed=0 if stored is None else stored.changed,
        report=convert(stored.report, Report) if stored is not None and is_new else None,
    )


@post("/api/tables/{table:str}/course", status_code=200, **THOUGHT)
async def course(
    table: FromPath[str], data: JSONBody[FollowWish], services: AppServices, key: Key
) -> Course:
    """What might have followed a move that was not played."""
    with services.one_at_a_time(f"course {key}", Message("server-one-hint")):
        async with services.seated(table, key) as (room, own):
            begun = beginning_of(room, own, data.at)
        state = await asyncio.to_thread(registry.from_position, begun.position, begun.rules)
        _check_steps(state, data.steps)
        question = {
            "position": begun.position,
            "rules": begun.rules,
            "steps": data.steps,
            "wanted": "course",
            "seconds": FOLLOWING,
        }
        found = await services.pool.think(question, table, digest(key), "course", is_long=True)
        moves = [Reply(seat, tuple(steps)) for seat, steps in found["moves"]]
        return Course(told_moves(state, moves), found["scores"])


# -- tables that begin here --------------------------------------------------------------------


@post("/api/tables/{table:str}/branches", **SHARED)
async def branch(
    table: FromPath[str],
    data: JSONBody[BranchWish],
    services: AppServices,
    key: Key,
    address: Address,
) -> TableLinks:
    """Open a table at a position of a game that is over."""
    services.admit(key, address)
    async with services.seated(table, key) as (room, own):
        begun = beginning_of(room, own, data.at)
    return await services.create_table(rows_from_branch, key, begun, data, key, services.settings)


@post("/api/analysis", **SHARED)
async def open_analysis(
    data: JSONBody[OpenAnalysis], services: AppServices, key: Key, address: Address
) -> TableLinks:
    """Open a board to think at, from a record or a position."""
    services.admit(key, address)
    return await services.create_table(rows_from_text, key, data, key, services.settings)


# -- thinking ----------------------------------------------------------------------------------


@post("/api/tables/{table:str}/judge", status_code=200, **THOUGHT)
async def judge(
    table: FromPath[str], data: JSONBody[JudgeWish], services: AppServices, key: Key
) -> Judged:
    """What a move loses, at a table for a try or at a board to think at."""
    with services.one_at_a_time(f"judge {key}", Message("server-one-hint")):
        async with services.seated(table, key) as (room, own):
            _check_thinking(room)
            seat = room.acting_seat(own, None)
            if room.table.state.seat != seat:
                raise Refusal("not_your_turn", Message("server-hint-turn"))
            state = room.table.state
            trial = Table(room.row.game, state.guess(seat, 0), rules=room.table.rules)
            entries = play_steps(trial, data.steps, seat)
            question = _question(room, seat, "judged", JUDGING)
            first = room.row.parent if room.count == 0 else None
            began = room.row.began or 0
        question["steps"] = [entry.text for entry in entries]
        found = await _said_before(services, first, began, question["steps"])
        if found is None:
            found = await services.pool.think(question, table, digest(key), "judged", is_long=False)
        return Judged(solved=is_within_error(found["loss"], found["error"]), **found)


@post("/api/tables/{table:str}/analysis", status_code=200, **THOUGHT)
async def analyse(
    table: FromPath[str], data: JSONBody[AnalysisWish], services: AppServices, key: Key
) -> Analysis:
    """The best options at a board to think at; asked again with more time they are surer. A newer
    question of the same key ends an older one, which then has no options."""
    async with services.seated(table, key) as (room, _):
        _check_thinking(room)
        state, count, version = room.table.state.copy(), room.count, room.version
        if state.seat is None:
            raise Refusal("closed", Message("game-over"))
        question = _question(room, state.seat, "options", data.seconds)
    question["most"] = data.most
    thinking = services.pool.think(question, table, digest(key), "options", is_long=True)
    found = await services.newest(f"analysis {key}", thinking)
    if found is None:
        return Analysis(count, version, state.seat, [], [], [], 0)
    options = [_candidate(state, **each) for each in found["options"]]
    return Analysis(
        count,
        version,
        state.seat,
        options,
        found["scores"],
        found["chances"],
        found["looks"],
    )


@get("/api/tables/{table:str}/position", **SHARED)
async def position_text(
    table: FromPath[str], services: AppServices, key: Key, at: FromQuery[int | None] = None
) -> PositionText:
    """A position of a game that is over, or of a board to think at, as JSON."""
    async with services.seated(table, key) as (room, own):
        begun = beginning_of(room, own, room.count if at is None else at)
    return PositionText(json.dumps(begun.position, ensure_ascii=False))


@get("/api/tables/{table:str}/position/blanks", **SHARED)
async def position_blanks(
    table: FromPath[str], services: AppServices, key: Key, at: FromQuery[int | None] = None
) -> PositionBlanks:
    """What can be set by hand in such a position."""
    async with services.seated(table, key) as (room, own):
        begun = beginning_of(room, own, room.count if at is None else at)
        game, state = registry.find(room.row.game), room.table.at(begun.at)
    found = game.blanks(state)
    return PositionBlanks(
        [_blank(each) for each in found.blanks],
        {name: [_choice(*each) for each in choices] for name, choices in found.choices.items()},
    )


def _blank(blank: blanks.Blank) -> Blank:
    said = {"heading": message_of(blank.heading), "message": message_of(blank.message)}
    return Blank(**{**blank._asdict(), **said, "path": list(blank.path)})


def _choice(value: Any, message: Message) -> BlankChoice:
    return BlankChoice(value, message_of(message))


# -- over many games ---------------------------------------------------------------------------


@get("/api/me", **SHARED)
async def own_results(services: AppServices, key: Key) -> OwnResults:
    """How the holder of this key played, over all games that were reviewed."""
    found = await asyncio.to_thread(services.stored_reviews.results_of, digest(key))
    return OwnResults([_own_game(result, is_there) for result, is_there in found])


@delete("/api/me", **SHARED)
async def forget_results(services: AppServices, key: Key) -> None:
    """Delete all that is kept of how the holder of this key played."""
    await asyncio.to_thread(services.stored_reviews.forget, digest(key))


def _own_game(result: StoredResult, is_there: bool) -> OwnGame:
    data = asdict(result)
    return convert({**data, "table": data["table_id"], "is_there": is_there}, OwnGame)


async def _said_before(
    services: AppServices, parent: str | None, began: int, steps: list[str]
) -> dict[str, float] | None:
    """What the review of the game said of a move that is tried there: its word holds."""
    if parent is None:
        return None
    stored = await asyncio.to_thread(services.stored_reviews.find, parent, False)
    found = None if stored is None else said_of(stored.report["decisions"], began, steps)
    return None if found is None else {"loss": found.points, "error": found.error}


def _check_thinking(room: Room) -> None:
    """Refuse to think about any game but one that was begun for it."""
    if room.row.purpose != "try":
        check_open(room)
    if room.row.purpose not in ("try", "analysis"):
        raise Refusal("not_over", Message("server-review-board"))


def _check_steps(state: State, steps: list[str]) -> None:
    """Refuse a move that could not be played there."""
    assert state.seat is not None
    play_steps(Table(state.game, state.copy()), steps, state.seat)


def _question(room: Room, seat: int, wanted: str, seconds: float) -> Question:
    """What a worker is told: a position that the seat cannot tell from the true one."""
    made = question_for(room.row, room.table.state, room.count, seat, THINKER, seconds)
    return {**made, "rules": room.row.rules, "wanted": wanted}


def _candidate(state: State, steps: list[str], loss: float, error: float, looks: int) -> Candidate:
    said = message_of(state.message(state.read(steps[0])))
    return Candidate(steps, said, loss, error, looks)


ROUTES = [
    review, course, branch, open_analysis, judge, analyse, position_text, position_blanks,
    own_results, forget_results,
]  # fmt: skip
