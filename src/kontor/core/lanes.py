"""Many games side by side, each in its lane: played, asked and dealt anew inside the rules.

A lane always shows a decision of a seat that the caller plays. Other seats are played here by
chance, or wait for a level of the opponents. An ended game makes room for the next number at once.
Games have numbers; the number alone says the seed of its opening, and that of the play by chance.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kontor.core.buffer import MOST, Actions
from kontor.core.chance import Chance
from kontor.core.contract import State

ROOM: Final = MOST  # actions in the list of a lane
LONGEST: Final = 4096  # decisions of a game that are written down
NOBODY: Final = -1

# Who plays a seat
CALLER: Final = 0
BY_CHANCE: Final = 1
BY_LEVEL: Final = 2


class LanesSnapshot(NamedTuple):
    """All lanes as they were once; see `Lanes.snapshot`."""

    states: list[State]
    words: list[int]
    logs: list[list[int]]  # this game and the last one of each lane


class Lanes:
    """The lanes of any game that keeps the contract, their numbers, and how they go on.

    A game that is compiled answers for its positions itself, in a class of its own: `play`, `ask`,
    `decider` and `observe` are what runs for every decision.
    """

    def __init__(
        self,
        opening: Callable[[int], State],
        count: int,
        players: int,
        seed: int,
        kinds: list[int],
        size: int,
    ) -> None:
        self.opening: Final = opening  # the position that a seed opens
        self.count: Final[i64] = count
        self.players: Final[i64] = players
        self.seed: Final = seed
        self.kinds: Final = vec[i64](kinds)  # who plays each seat
        self.size: Final[i64] = size  # numbers of an observation
        self.states: Final[list[State]] = [opening(seed)] * count
        self.out: Final = Actions()
        self.legal: Final = vec[i64]([0] * (count * ROOM))
        self.counts: Final = vec[i64]([0] * count)
        self.seats: Final = vec[i64]([0] * count)
        self.actions: Final = vec[i64]([0] * count)  # what to play next, or its place in the list
        self.numbers: Final = vec[i64]([0] * count)  # of the game in each lane
        self.last: Final = vec[i64]([NOBODY] * count)  # the number of the game that ended there
        self.ends: Final = vec[u8]([0] * count)
        self.waiting: Final = vec[i64]([0] * count)  # lanes in which a level is to move
        self.waits: i64 = 0
        self.logs: Final = vec[i16]([0] * (count * 2 * LONGEST))  # this game and the last one
        self.lengths: Final = vec[i64]([0] * (count * 2))
        self.sides: Final = vec[i64]([0] * count)  # which half of its log a lane writes
        self.row: Final = vec[float]([0.0] * max(size, 1))  # an observation while it is written
        self.ended: Final[list[int]] = []  # lanes whose game ended in this step
        self.chances: Final[list[Chance]] = [Chance(seed) for _ in range(count)]
        self.next_number: i64 = 0
        self.stride: i64 = 1  # from one number to the next, where several batches share them
        self.when_over: Callable[[int], None] | None = None  # told a lane before its next game
        self.fill: Callable[[State, int, vec[float]], None] | None = None  # writes an observation

    # -- what a game may do faster ----------------------------------------------------------------

    def play(self, at: i64, action: i64) -> None:
        """Play a legal action and settle what follows."""
        self.states[at].play(int(action))

    def ask(self, at: i64) -> Actions:
        """All legal actions."""
        out = self.out
        out.clear()
        for action in self.states[at].legal():
            out.add(action)
        return out

    def decider(self, at: i64) -> i64:
        """The seat to decide, or NOBODY when the game is over."""
        seat = self.states[at].seat
        return NOBODY if seat is None else i64(seat)

    def observe(self, at: i64, seat: i64) -> None:
        """Write down in `row` what a seat may know."""
        if self.fill is not None:
            self.fill(self.states[at], int(seat), self.row)

    # -- going on ----------------------------------------------------------------------------------

    def number_from(self, first: int, stride: int) -> None:
        """Say which numbers games have; before they are dealt."""
        self.next_number = first
        self.stride = stride

    def begin(self) -> None:
        """Deal the first game of every lane."""
        for at in range(self.count):
            self.open_next(at)
        self.waits = 0
        for at in range(self.count):
            self.go_on(at)

    def open_next(self, at: i64) -> None:
        """The next game in a lane."""
        number = self.next_number
        self.next_number += self.stride
        self.numbers[at] = number
        seed = self.seed + int(number)
        self.chances[at] = Chance(seed)
        side = 1 - self.sides[at]
        self.sides[at] = side
        self.lengths[2 * at + side] = 0
        self.states[at] = self.opening(seed)

    def first_wrong(self, are_ranks: bool) -> i64:
        """The first lane whose action is not legal, or NOBODY; places become actions."""
        for at in range(self.count):
            wanted = self.actions[at]
            count = self.counts[at]
            if are_ranks:
                if wanted < 0 or wanted >= count:
                    return at
            else:
                place: i64 = 0
                first = at * ROOM
                while place < count and self.legal[first + place] != wanted:
                    place += 1
                if place == count:
                    return at
        if are_ranks:
            for at in range(self.count):
                self.actions[at] = self.legal[at * ROOM + self.actions[at]]
        return NOBODY

    def step(self) -> None:
        """Play the actions of all lanes, which are legal."""
        self.wipe()
        for at in range(self.count):
            self.move(at, self.actions[at])
            self.go_on(at)

    def step_by_chance(self, times: int) -> None:
        """The same with actions drawn here, some times over."""
        self.wipe()
        for _ in range(times):
            for at in range(self.count):
                place = self.chances[at].pick(self.counts[at])
                self.move(at, self.legal[at * ROOM + place])
                self.go_on(at)

    def wipe(self) -> None:
        """Forget which games ended in the step before."""
        self.waits = 0
        for at in self.ended:
            self.ends[at] = 0
        self.ended.clear()

    def move(self, at: i64, action: i64) -> None:
        """Play and write down one action."""
        slot = 2 * at + self.sides[at]
        length = self.lengths[slot]
        if length < LONGEST:
            self.logs[slot * LONGEST + length] = i16(action)
        self.lengths[slot] = length + 1
        self.play(at, action)

    def go_on(self, at: i64) -> None:
        """Go on to the next decision of the caller, or to one that a level has to make."""
        while True:
            seat = self.decider(at)
            if seat < 0:
                self.end(at)
                continue
            kind = self.kinds[seat]
            if kind == CALLER:
                self.note(at, seat)
                return
            if kind == BY_LEVEL:
                self.waiting[self.waits] = at
                self.waits += 1
                return
            out = self.ask(at)
            self.move(at, out.items[self.chances[at].pick(out.count)])

    def note(self, at: i64, seat: i64) -> None:
        """Write down what the caller is asked."""
        out = self.ask(at)
        items = out.items
        legal = self.legal
        first = at * ROOM
        for place in range(out.count):
            legal[first + place] = items[place]
        self.counts[at] = out.count
        self.seats[at] = seat

    def end(self, at: i64) -> None:
        """A game is over; the next one begins."""
        if self.ends[at] == 0:
            self.ends[at] = 1
            self.ended.append(int(at))
        self.last[at] = self.numbers[at]
        if self.when_over is not None:
            self.when_over(int(at))
        self.open_next(at)

    def observe_all(self, take: Callable[[int], None]) -> None:
        """Write down what each caller's seat may know; `take` takes the row of a lane."""
        for at in range(self.count):
            self.observe(at, self.seats[at])
            take(int(at))

    # -- levels ------------------------------------------------------------------------------------

    def take_waiting(self) -> list[int]:
        """Lanes in which a level is to move, which is asked now."""
        found = [int(self.waiting[at]) for at in range(self.waits)]
        self.waits = 0
        return found

    def answer(self, at: int, action: int) -> None:
        """The action of a level."""
        self.move(at, action)
        self.go_on(at)

    # -- the past ----------------------------------------------------------------------------------

    def history(self, at: int, is_last: bool) -> list[int]:
        """The actions of the game in a lane, or of the one before; LONGEST at most."""
        slot = 2 * at + (1 - self.sides[at] if is_last else self.sides[at])
        first = slot * LONGEST
        length = min(self.lengths[slot], i64(LONGEST))
        return [int(self.logs[first + place]) for place in range(length)]

    def snapshot(self) -> LanesSnapshot:
        """All lanes as they are."""
        words = [int(self.next_number)]
        logs: list[list[int]] = []
        drawn = vec[i64]([0] * 4)
        for at in range(int(self.count)):
            self.chances[at].keep(drawn, 0)
            words += [int(self.numbers[at]), int(self.last[at]), int(self.sides[at])]
            words += [int(self.lengths[2 * at]), int(self.lengths[2 * at + 1])]
            words += [int(drawn[place]) for place in range(4)]
            logs += [self.history(at, False), self.history(at, True)]
        return LanesSnapshot([state.copy() for state in self.states], words, logs)

    def restore(self, snapshot: LanesSnapshot) -> None:
        """Go back to how lanes were once."""
        self.wipe()
        self.next_number = snapshot.words[0]
        for at in range(int(self.count)):
            self.restore_lane(at, snapshot)
        for at in range(int(self.count)):
            self.go_on(at)

    def restore_lane(self, at: int, snapshot: LanesSnapshot) -> None:
        """One lane; what it shows is asked for afterwards."""
        words = snapshot.words[1 + 9 * at : 10 + 9 * at]
        self.numbers[at] = words[0]
        self.last[at] = words[1]
        self.sides[at] = words[2]
        self.lengths[2 * at] = words[3]
        self.lengths[2 * at + 1] = words[4]
        self.chances[at].resume(vec[i64](words[5:]), 0)
        for is_last in range(2):
            side = self.sides[at] if is_last == 0 else 1 - self.sides[at]
            first = (2 * at + side) * LONGEST
            log = snapshot.logs[2 * at + is_last]
            for place in range(len(log)):
                self.logs[first + place] = i16(log[place])
        self.states[at] = snapshot.states[at].copy()
