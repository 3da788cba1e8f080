"""The past of a table as each seat saw it: views, log lines, and what may be taken back."""

from collections.abc import Collection, Iterable
from typing import Any

from kontor.core.contract import State, caption_of
from kontor.core.news import News
from kontor.core.table import Table, after
from kontor.server.rooms.changes import view_changes

MOST_VIEWS = 64
Line = dict[str, Any]


class History:
    """What can be told of a table's past; kept until it is taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.times: list[int] = []
        self._lines: dict[tuple[int, int | None], Line] = {}
        self._news: dict[int, News] = {}
        self._facts: dict[int, dict[str, Any]] = {}
        self._views: dict[tuple[int, int | None], Any] = {}
        self._states: dict[int, State] = {}

    def forget(self, count: int) -> None:
        """Drop what was known of actions after so many."""
        for at, seat in [key for key in self._lines if key[0] >= count]:
            del self._lines[at, seat]
        self._facts.clear()
        self._news = {at: news for at, news in self._news.items() if at < count}
        self._views = {key: view for key, view in self._views.items() if key[0] <= count}
        self._states = {at: state for at, state in self._states.items() if at <= count}

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

    def facts(self) -> dict[str, Any]:
        """What everybody may know of the position as it is now, and costs something to ask."""
        state, count = self.table.state, len(self.table.history)
        if count not in self._facts:
            self._facts = {
                count: {
                    "caption": caption_of(state),
                    "scores": state.scores(),
                    "breakdown": [state.breakdown(seat) for seat in range(state.players)],
                }
            }
        return self._facts[count]

    def lines(self, first: int, last: int, seat: int | None) -> list[Line]:
        """Log lines as a seat may read them."""
        return [self._line(at, seat) for at in range(first, last)]

    def _line(self, at: int, seat: int | None) -> Line:
        key = at, seat
        if key not in self._lines:
            entry = self.table.history[at]
            before = self.view(at, seat)
            self._lines[key] = {
                "at": at,
                "seat": entry.seat,
                "question": None if entry.out_of_turn else before.get("question"),
                "text": None if self._is_hidden(at, seat) else entry.text,
                "out_of_turn": entry.out_of_turn,
                "caption": entry.caption,
                "time": self.times[at],
                "changed": view_changes(before, self.view(at + 1, seat)),
                "scores": self.state(at + 1).scores(),
            }
        return self._lines[key]

    def reveals(self, at: int, people: Collection[int]) -> bool:
        """Whether an action of the past brought hidden things to light."""
        if at not in self._news:
            entry = self.table.history[at]
            self._news[at] = self.state(at).news(entry.seat, entry.action)
        return _brings_to_light(self._news[at], people)

    def _is_hidden(self, at: int, seat: int | None) -> bool:
        """Whether a seat cannot tell what was chosen."""
        entry = self.table.history[at]
        return not entry.out_of_turn and self.state(at).hides(entry.action, seat)


def _brings_to_light(news: News, people: Iterable[int]) -> bool:
    """Whether an action showed a person what they, or the person who acted, could not know.

    Who shows the own cards could foresee that; what an opponent shows is news to people.
    """
    people = list(people)
    seen = news.unforeseen if news.actor in people else news.unforeseen | news.shared
    return any(seen >> seat & 1 for seat in people)
