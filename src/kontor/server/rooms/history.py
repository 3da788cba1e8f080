"""The past of a table as each seat saw it: views, log lines, and what may be taken back."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from kontor.core import telling
from kontor.core.contract import State
from kontor.core.news import News
from kontor.core.stages import Stage
from kontor.core.table import Table, after
from kontor.core.telling import parts_of
from kontor.server.rooms.changes import view_changes
from kontor.server.wire.replies import LogLine, Part, Place, Step
from kontor.server.wire.words import Choice, Message, choices_of, message_of, outcome_of

MOST_VIEWS = 64


class Move(NamedTuple):
    """The actions of one command: from the first on, up to before the end; and when that was."""

    first: int
    end: int
    time: int


class Facts(NamedTuple):
    """What everybody may know of a position."""

    caption: Message
    scores: list[int]
    breakdown: list[dict[str, int]]
    places: list[Place]


class OpenQuestion(NamedTuple):
    """What the seat to decide, and nobody else, may know of a position."""

    prompt: Message | None
    legal: list[Choice]


class History:
    """What can be told of a table's past; kept until it is taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._moves: list[Move] = []  # of each action, also of those that were taken back
        self._lines: dict[tuple[Move, int | None], LogLine] = {}
        self._news: dict[int, News] = {}
        self._facts: dict[int, Facts] = {}
        self._open: dict[int, OpenQuestion] = {}
        self._views: dict[tuple[int, int | None], Any] = {}
        self._states: dict[int, State] = {}
        self._stages: dict[int, list[Stage]] = {}

    def forget(self, count: int) -> None:
        """Drop what was known of actions after so many."""
        self._lines = {key: line for key, line in self._lines.items() if key[0].end <= count}
        self._facts.clear()
        self._open.clear()
        self._news = {at: news for at, news in self._news.items() if at < count}
        self._views = {key: view for key, view in self._views.items() if key[0] <= count}
        self._states = {at: state for at, state in self._states.items() if at <= count}
        self._stages = {at: stages for at, stages in self._stages.items() if at < count}

    def state(self, count: int) -> State:
        """The position after so many actions; not to be played on."""
        if count == len(self.table.history):
            return self.table.state
        if count not in self._states:
            if len(self._states) >= MOST_VIEWS:
                self._states.clear()
            near = self._states.get(count - 1)
            if near is None:
                self._states[count] = self.table.at(count)
            else:
                self._states[count] = after(near, self.table.history[count - 1])
        return self._states[count]

    def remember_state(self) -> None:
        """Remember the position as it is now, before the next action is played."""
        if len(self._states) >= MOST_VIEWS:
            self._states.clear()
        self._states[len(self.table.history)] = self.table.state.copy()

    def view(self, count: int, seat: int | None) -> Any:
        """What a seat saw after so many actions."""
        key = count, seat
        if key not in self._views:
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            self._views[key] = self.state(count).view(seat)
        return self._views[key]

    def facts(self) -> Facts:
        """What everybody may know of the position as it is now, and costs something to ask."""
        state, count = self.table.state, len(self.table.history)
        if count not in self._facts:
            parts = [dict(state.breakdown(seat)) for seat in range(state.players)]
            caption, scores = message_of(state.caption()), state.scores()
            self._facts = {count: Facts(caption, scores, parts, places_of(state))}
        return self._facts[count]

    def open_question(self) -> OpenQuestion:
        """What the seat to decide is asked now, with all its answers in words."""
        state, count = self.table.state, len(self.table.history)
        if count not in self._open:
            prompt = state.prompt()
            words = None if prompt is None else message_of(prompt)
            self._open = {count: OpenQuestion(words, choices_of(state, state.legal()))}
        return self._open[count]

    # -- moves: the actions of one command -------------------------------------------------------

    def add_move(self, actions: int, time: int) -> None:
        """Take down that the last so many actions of the table were one command."""
        last = len(self.table.history)
        del self._moves[last - actions :]
        self._moves += [Move(last - actions, last, time)] * actions

    def begins_move(self, at: int) -> bool:
        """Whether an action, also one that was taken back, is the first of its command."""
        return self._moves[at].first == at

    def move_start(self, count: int) -> int:
        """The start of the move that goes on after so many actions."""
        return self._moves[count].first if count < len(self.table.history) else count

    def lines(self, first: int, last: int, seat: int | None) -> list[LogLine]:
        """The moves that begin among some actions, as a seat may read them."""
        starts = [at for at in range(first, last) if self.begins_move(at)]
        return [self._line(self._moves[at], seat) for at in starts]

    def _line(self, move: Move, seat: int | None) -> LogLine:
        key = move, seat
        if key not in self._lines:
            entry = self.table.history[move.first]
            stages = [stage for at in range(move.first, move.end) for stage in self._stages_of(at)]
            self._lines[key] = LogLine(
                at=move.first,
                seat=entry.seat,
                steps=[self._step(at, seat) for at in range(move.first, move.end)],
                out_of_turn=entry.out_of_turn,
                caption=message_of(entry.caption),
                time=move.time,
                parts=[_part(part) for part in parts_of(self.view(move.first, seat), stages, seat)],
            )
        return self._lines[key]

    def _step(self, at: int, seat: int | None) -> Step:
        entry = self.table.history[at]
        question = None if entry.out_of_turn else self.view(at, seat).get("question")
        state, is_hidden = self.state(at), self._is_hidden(at, seat)
        said = state.hidden_message() if is_hidden else state.message(entry.action)
        return Step(
            question=question,
            begins=entry.out_of_turn or self.begins(at),
            detail=not entry.out_of_turn and state.is_detail,
            text=None if is_hidden else entry.text,
            message=message_of(said),
        )

    def begins(self, count: int) -> bool:
        """Whether the question after so many actions begins a move.

        It does by its kind, for another seat, and when something happened by itself before it.
        """
        state = self.state(count)
        if count == 0 or state.begins:
            return True
        last = self.table.history[count - 1]
        return last.out_of_turn or last.seat != state.seat or len(self._stages_of(count - 1)) > 1

    def _stages_of(self, at: int) -> list[Stage]:
        """What came of an action, cause by cause."""
        if at not in self._stages:
            if len(self._stages) >= MOST_VIEWS:
                self._stages.clear()
            entry = self.table.history[at]
            self._stages[at] = self.state(at).stages(entry.seat, entry.action)
        return self._stages[at]

    def reveals(self, at: int, people: Collection[int]) -> bool:
        """Whether an action of the past brought hidden things to light."""
        if at not in self._news:
            entry = self.table.history[at]
            self._news[at] = self.state(at).news(entry.seat, entry.action)
        return brings_to_light(self._news[at], people)

    def _is_hidden(self, at: int, seat: int | None) -> bool:
        """Whether a seat cannot tell what was chosen."""
        entry = self.table.history[at]
        return not entry.out_of_turn and self.state(at).hides(entry.action, seat)


def places_of(state: State) -> list[Place]:
    """Who came where, as soon as that is settled."""
    if not state.is_over:
        return []
    return [
        Place(seat, place, None if why is None else message_of(why))
        for seat, place, why in state.places()
    ]


def _part(part: telling.Part) -> Part:
    return Part(
        cause=part.cause,
        heading=None if part.heading is None else message_of(part.heading),
        changed=view_changes(part.before, part.after),
        outcomes=[outcome_of(each) for each in part.outcomes],
        scores=part.scores,
    )


def brings_to_light(news: News, people: Iterable[int]) -> bool:
    """Whether an action showed a person what they, or the person who acted, could not know.

    Who shows the own cards could foresee that; what an opponent shows is news to people.
    """
    people = list(people)
    seen = news.unforeseen if news.actor in people else news.unforeseen | news.shared
    return any(seen >> seat & 1 for seat in people)
