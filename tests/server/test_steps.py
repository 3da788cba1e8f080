"""A move of several steps: one message, one event, one line; all of it or nothing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kontor.core.errors import BadInput
from kontor.core.table import Table
from kontor.server.rooms.history import History
from kontor.server.rooms.steps import play_steps, trial_of
from kontor.server.store.database import open_engine
from kontor.server.store.store import Event, Store
from tests.craftsmen.rules.play import at, seat
from tests.server.house import House, Live, Visitor

POSITION = {
    "round": 2,
    "seats": [
        {"francs": 9, "goods": {"fish": 4, "wood": 3}, "loans": 1},
        {"francs": 9, "loans": 1},
    ],
    "town": ["marketplace", "smokehouse"],
}
SMOKE = ("use smokehouse", "fee francs", "times 3")


def opened(visitor: Visitor, *kinds: str) -> Live:
    text = f"kontor 1\ngame le_havre  rules 2\nposition {json.dumps(POSITION)}\n"
    return visitor.sit(visitor.open(text, *kinds)["table"])


@contextmanager
def stored(house: House, table: str) -> Iterator[list[Event]]:
    store = Store(open_engine(house.database))
    found = store.find(table)
    assert found is not None
    yield found.events
    store.close()


def test_a_move_is_one_event_one_line_and_one_snapshot_for_each_viewer(
    house: House, anna: Visitor
) -> None:
    guest = opened(anna, "me", "link")
    other = anna.sit(guest.table)
    heard = len(guest.heard), len(other.heard)

    answer = guest.act(*SMOKE)

    assert answer["version"] == 1
    assert other.reach(1)["count"] == 3
    for live, before in zip((guest, other), heard, strict=True):
        kinds = [message["type"] for message in live.heard[before:]]
        assert kinds.count("snapshot") == 1
        (line,) = live.lines
        assert [step["text"] for step in line["steps"]] == list(SMOKE)
        assert [step["question"]["kind"] for step in line["steps"]] == ["turn", "fee", "use"]
        assert [step["begins"] for step in line["steps"]] == [True, False, False]
        assert [step["detail"] for step in line["steps"]] == [False, True, False]
        (part,) = line["parts"]
        changed = {tuple(each["path"]): (each["from"], each["to"]) for each in part["changed"]}
        assert changed["seats", 0, "goods", "smoked_fish"] == (None, 3)
        assert part["scores"] == live.now["scores"]
    with stored(house, guest.table) as (event,):
        assert event.text == "\n".join(SMOKE)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_refusal_at_any_step_leaves_nothing_behind_and_names_the_step(
    house: House, anna: Visitor, number: int
) -> None:
    guest = opened(anna, "me", "link")
    steps = [*SMOKE[: number - 1], "times 17", *SMOKE[number:]]

    answer = guest.act(*steps)

    assert answer["code"] in ("illegal_action", "bad_input")
    assert answer["message"].startswith(f"step {number} ('times 17'): ")
    assert anna.ask("GET", f"tables/{guest.table}")["view"] == guest.now["view"]
    assert anna.ask("GET", f"tables/{guest.table}")["version"] == 0
    with stored(house, guest.table) as events:
        assert events == []


def test_a_move_is_taken_back_and_played_again_as_a_whole(anna: Visitor) -> None:
    guest = opened(anna, "me", "here")
    guest.act(*SMOKE)
    guest.act("end")
    after, lines = guest.now["view"], guest.lines
    assert guest.now["undo"] == {"to": 3, "floor": 0, "stops": [0, 3]}
    assert guest.command("undo", to=1)["code"] == "cannot_undo"

    guest.travel("undo", 0)
    assert guest.lines == []
    assert guest.now["redo"] == {"to": 3, "last": 4}
    assert guest.command("redo", to=2)["code"] == "cannot_undo"
    guest.travel("redo", 4)

    assert guest.now["view"] == after
    assert guest.lines == lines


def test_a_move_that_is_sent_again_after_a_crash_is_played_once(frail: House) -> None:
    anna = Visitor(frail)
    guest = opened(anna, "me", "link")
    command = {"type": "act", "id": "again", "version": 0, "steps": SMOKE}
    guest.say(command)
    assert guest.answer("again")["version"] == 1

    frail.kill()
    frail.start()
    again = anna.sit(guest.table)
    again.say(command)

    assert again.answer("again")["version"] == 1
    assert again.now["count"] == 3
    assert again.lines == guest.reach(1)["log"]["lines"]


def test_a_log_that_is_cut_within_a_move_begins_with_the_whole_of_it(anna: Visitor) -> None:
    guest = opened(anna, "me", "here")
    guest.act("take wood")
    guest.act("end")
    guest.act("take clay", "end")
    guest.act(*SMOKE, "end")

    part = anna.ask("GET", f"tables/{guest.table}/log?first=6&last=7")

    assert part["first"] == 4
    assert [line["at"] for line in part["lines"]] == [4]
    assert [line["at"] for line in guest.lines] == [0, 1, 2, 4]


def test_the_record_of_such_a_game_has_a_line_for_each_action(anna: Visitor) -> None:
    guest = opened(anna, "me", "here")
    guest.act(*SMOKE, "end")
    anna.ask("POST", f"tables/{guest.table}/close")

    record = anna.ask("GET", f"tables/{guest.table}/record")

    again = anna.sit(anna.open(record, "me", "here")["table"])
    assert again.texts == [*SMOKE, "end"]
    assert again.now["view"] == guest.now["view"]


def test_out_of_turn_there_is_one_step_at_a_time(anna: Visitor) -> None:
    guest = opened(anna, "me", "here")

    mixed = guest.act("repay", "take wood", seat=1)
    guest.act("repay", seat=1)

    assert mixed["code"] == "not_your_turn"
    assert "one action at a time" in mixed["message"]
    assert [line["out_of_turn"] for line in guest.lines] == [True]


def test_a_move_ends_where_somebody_else_is_to_decide(anna: Visitor) -> None:
    guest = opened(anna, "me", "here")

    answer = guest.act("take wood", "end", "repay")

    assert answer["code"] == "not_your_turn"
    assert answer["message"].startswith("step 3 ('repay'): ")
    assert guest.now["count"] == 0


@pytest.mark.parametrize("steps", [[], ["end"] * 41, "end", [7]])
def test_steps_are_one_to_forty_lines(anna: Visitor, steps: object) -> None:
    guest = opened(anna, "me", "here")

    guest.say({"type": "act", "id": "x", "version": 0, "steps": steps})

    refused = guest.wait(lambda message: message["type"] == "error")
    assert refused["code"] == "bad_input"
    assert refused["version"] == 0


def looked() -> tuple[Table, list[str]]:
    """A table, and steps of the Marketplace up to the one that shows a card of the stack."""
    table = Table.from_position(POSITION)
    trial, steps = trial_of(table), list[str]()
    while "keep" not in (legal := [trial.state.text(each) for each in trial.state.legal()]):
        steps.append("use marketplace" if not steps else legal[0])
        trial.play(steps[-1])
    return table, steps


def test_what_comes_to_light_is_stored_before_the_move_goes_on() -> None:
    """Else a card could be looked at for nothing: by going on in a way that is refused."""
    table, steps = looked()
    assert len(play_steps(trial_of(table), steps, 0)) == len(steps)

    answers = set()
    for more in ("keep", "swap", "nonsense"):
        with pytest.raises(BadInput) as refused:
            play_steps(trial_of(table), [*steps, more], 0)
        answers.add(str(refused.value))

    (answer,) = answers
    assert answer.startswith(f"step {len(steps)} ('{steps[-1]}'): ")
    assert "nobody could know before" in answer


def test_a_preview_tells_where_a_move_has_to_be_sent(anna: Visitor) -> None:
    guest = opened(anna, "me", "link")
    _, steps = looked()

    def shows_more(actions: list[str]) -> object:
        path = f"tables/{guest.table}/preview"
        return anna.ask("POST", path, {"actions": actions})["shows_more"]

    assert shows_more(list(SMOKE)) is False
    assert shows_more(steps[:-1]) is False
    assert shows_more(steps) is True


def test_what_came_to_light_at_any_step_is_a_border_for_undo(anna: Visitor) -> None:
    guest = opened(anna, "me", "link")
    _, steps = looked()
    guest.act(steps[0])
    assert guest.now["undo"]["stops"] == [0]

    guest.act(*steps[1:])

    assert guest.now["undo"] is None


def test_a_hidden_step_is_told_to_those_alone_who_may_know_it() -> None:
    """CR-17.10."""
    start = at(seat("red_1", points=5), queues={"crafts": [[1], [2], [2]]}, year=1).position()
    history = History(Table.from_position(start))
    for text in ("cover crafts 1", "give red_1"):
        history.remember_state()
        history.table.play(text, 0)
    history.add_move(2, 0)

    read = {reader: history.lines(0, 2, reader)[0].steps for reader in (None, 0, 1, 2)}

    assert {reader: [step.text for step in steps] for reader, steps in read.items()} == {
        None: ["cover crafts 1", None],
        0: ["cover crafts 1", "give red_1"],
        1: ["cover crafts 1", "give red_1"],
        2: ["cover crafts 1", None],
    }


MARKET = {
    "seats": [{"buildings": ["marketplace", "smokehouse", "abattoir", "bakehouse"]}, {}],
}


def test_a_set_is_wished_for_in_any_order_and_asked_in_the_order_of_the_rules(
    anna: Visitor,
) -> None:
    text = f"kontor 1\ngame le_havre  rules 1\nposition {json.dumps(MARKET)}\n"
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    table = anna.ask("POST", "records", {"text": text, "seats": seats})["table"]
    path = f"tables/{table}/preview"

    first = anna.ask("POST", path, {"actions": ["use marketplace"]})
    begun = first["steps"]
    wishes = ["pick hides", "pick coal", "pick cattle", "pick wood", "pick fish"]
    picks = first["question"]["picks"]
    whole = anna.ask("POST", path, {"actions": begun, "wishes": wishes[:picks]})
    nothing = anna.ask("POST", path, {"actions": [], "wishes": ["pick fish"]}, expect=409)

    assert first["question"]["among"][0] == "fish"
    assert whole["steps"][: len(begun)] == begun
    # As the rules ask for them; then coal and hides are the only ones that are left.
    assert whole["steps"][len(begun) :] == ["pick fish", "pick wood", "pick cattle"]
    assert "picks" not in whole["question"]
    assert nothing["code"] == "illegal_action"
