"""Thinking is shared fairly: by guest, by table, and nothing short waits behind something long."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.server.opponents.schedule import Job, Schedule
from tests.server.house import House, Live, Visitor, sqlite

THINKERS = "tests.server.thinkers_for_tests"


def order(*wanted: tuple[str, str, float]) -> list[str]:
    """In which order (guest, table, seconds) have the only place, all of them having come at once;
    each takes as long as it says."""
    served: list[str] = []

    async def ask(schedule: Schedule[str], guest: str, table: str, seconds: float) -> None:
        job: Job[str] = Job(guest, table, seconds, is_long=True)
        async with schedule.lend(job, None):
            served.append(table)
            job.begun -= seconds
            await asyncio.sleep(0)

    async def run() -> None:
        schedule = Schedule(["place"], [])
        await asyncio.gather(*(ask(schedule, *each) for each in wanted))

    asyncio.run(run())
    return served


def test_who_asks_often_waits_for_who_asks_once() -> None:
    many = [("anna", f"a{number}", 1.0) for number in range(5)]

    assert order(*many, ("ben", "b", 1.0)).index("b") == 1


def test_who_takes_long_waits_for_who_is_short() -> None:
    served = order(*[("anna", "a", 7.0)] * 3, *[("ben", "b", 2.0)] * 6)

    assert served == ["a", "b", "b", "b", "b", "a", "b", "b", "a"]


def test_the_tables_of_a_guest_take_turns() -> None:
    assert order(*[("anna", "one", 1.0)] * 2, *[("anna", "two", 1.5)] * 2) == [
        "one", "two", "one", "two",
    ]  # fmt: skip


def test_a_place_that_is_kept_for_short_questions_is_never_taken_by_a_long_one() -> None:
    async def run() -> tuple[str, bool]:
        schedule = Schedule(["common"], ["kept"])
        async with schedule.lend(Job("anna", "a", 300, is_long=True), None) as first:
            assert first == "common"
            with pytest.raises(TimeoutError):
                async with schedule.lend(Job("anna", "b", 300, is_long=True), 0.01):
                    pass
            async with schedule.lend(Job("ben", "c", 0.1, is_long=False), 0.01) as second:
                return second, True

    assert asyncio.run(run()) == ("kept", True)


def test_whoever_gives_up_at_the_last_moment_gives_the_place_back() -> None:
    async def run() -> None:
        schedule = Schedule(["place"], [])

        async def wait() -> None:
            async with schedule.lend(Job("ben", "b", 1.0, is_long=True), None):
                await asyncio.sleep(60)

        async with schedule.lend(Job("anna", "a", 1.0, is_long=True), None):
            task = asyncio.create_task(wait())
            await asyncio.sleep(0)
        task.cancel()  # the place was handed on, but ben has not heard of it
        await asyncio.gather(task, return_exceptions=True)
        async with schedule.lend(Job("carl", "c", 1.0, is_long=True), 0.01) as place:
            assert place == "place"

    asyncio.run(run())


# -- a real server -----------------------------------------------------------------------------


def thinkers(tmp_path: Path, **environment: str) -> House:
    return House(
        sqlite(tmp_path),
        log=None,
        KONTOR_PLAYERS=THINKERS,
        KONTOR_TALLY=str(tmp_path / "tally"),
        KONTOR_LONGEST="300",
        KONTOR_THINK="0.2",
        KONTOR_WORKERS="1",
        **environment,
    )


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with thinkers(tmp_path, KONTOR_WAIT="1") as started:
        yield started


def pass_on(guest: Live) -> None:
    """Play until somebody else is to move."""
    while guest.now["your_turn"]:
        legal = guest.legal
        assert guest.act("end" if "end" in legal else legal[0])["type"] == "answer"


def asked(house: House) -> list[str]:
    """Which levels were asked, in order."""
    tally = Path(house.environment["KONTOR_TALLY"])
    lines = tally.read_text("utf-8").splitlines() if tally.exists() else []
    return [line.split()[0] for line in lines]


def think_long(house: House) -> Live:
    """A table where somebody thinks for minutes."""
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", "lasting:300", seed=5)["table"])
    pass_on(guest)
    while "lasting" not in asked(house):
        time.sleep(0.02)
    return guest


def fill_all_places(house: House) -> None:
    """Let all workers think for minutes, also the one that is kept for short questions."""
    think_long(house)
    ben = Visitor(house)
    slow = ben.sit(ben.make("me", "handy:300", seed=5)["table"])
    pass_on(slow)
    while "handy" not in asked(house):
        time.sleep(0.02)


def test_one_table_that_thinks_for_minutes_stops_nobody_else(house: House) -> None:
    long, ben = think_long(house), Visitor(house)

    short = ben.sit(ben.make("me", "quick", seed=5)["table"])
    turns = 0
    for _ in range(3):
        pass_on(short)
        turns += short.settle()["your_turn"]
    hint = ben.ask("POST", f"tables/{short.table}/hint", {})

    assert turns == 3
    assert len(hint["choices"]) == 1
    assert long.visitor.ask("GET", f"tables/{long.table}")["thinking"] == 1
    assert asked(house).count("quick") >= 3


def test_a_patient_level_that_finds_no_place_is_stood_in_for(house: House) -> None:
    think_long(house)
    ben = Visitor(house)

    guest = ben.sit(ben.make("me", "lasting:0.1", seed=5)["table"])
    pass_on(guest)

    assert guest.settle()["your_turn"]
    assert set(asked(house)[1:]) == {"handy"}


def test_a_hint_that_finds_no_place_is_refused(house: House) -> None:
    fill_all_places(house)

    carl = Visitor(house)
    table = carl.make("me", "quick", seed=5)["table"]
    refused = carl.ask("POST", f"tables/{table}/hint", {}, expect=503)

    assert refused == {
        "code": "unavailable",
        "message": "the computer is busy with other games; try again in a moment",
    }


def test_the_coach_gives_up_in_its_own_time_and_moves_do_not_wait_for_it(tmp_path: Path) -> None:
    with thinkers(tmp_path, KONTOR_WAIT="300", KONTOR_COACH="0.5") as house:
        fill_all_places(house)
        carl = Visitor(house)
        guest = carl.sit(carl.make("me", "quick", seed=5)["table"])

        begun = time.monotonic()
        refused = carl.ask(
            "POST", f"tables/{guest.table}/coach", {"steps": ["take wood"]}, expect=503
        )
        took = time.monotonic() - begun

        assert refused["code"] == "unavailable"
        assert took < 30
        assert guest.act("take wood")["type"] == "answer"


def test_a_player_with_a_fault_does_not_end_its_process(house: House) -> None:
    anna = Visitor(house)
    guest = anna.sit(anna.make("me", "clumsy", seed=5)["table"])

    pass_on(guest)
    guest.settle()
    pass_on(guest)

    assert guest.settle()["your_turn"]
    tally = Path(house.environment["KONTOR_TALLY"]).read_text("utf-8").splitlines()
    assert len({line.split()[2] for line in tally}) == 1
