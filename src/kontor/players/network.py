"""A small neural network: layers of weighted sums, nothing below zero passed on.

Where the package is compiled, `sums.c` adds up in 32-bit numbers; what is said here is the same
in 64 bits, and what the plain package does.

With it goes a table of how much its judgement usually rises until the end of a game: it is
learned from what is thought a little later, which tells siblings apart best, and sees the end
only when it is near. With the table added, positions of different times can be compared.
"""

from array import array
from collections.abc import Callable
from itertools import pairwise
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.errors import BadInput

MAGIC: Final = "kontor network 2"
KINDS: Final = 10  # of games, told apart in the table
STEPS: Final = 14  # of time to the end


@final
class Layer:
    """Weights by input, so that inputs of zero cost nothing."""

    def __init__(self, inputs: int, outputs: int, weights: vec[float], biases: vec[float]) -> None:
        self.inputs: Final[i64] = inputs
        self.outputs: Final[i64] = outputs
        self.weights: Final = weights
        self.biases: Final = biases
        self.used: Final = vec[i64]([0] * inputs)  # which inputs are not zero

    def run(self, given: vec[float], out: vec[float]) -> None:
        """Fill `out` with the sums of this layer."""
        count = self.find(given)
        single = self.outputs % 4
        for at in range(single):
            self.add_up(given, out, count, at)
        for at in range(single, self.outputs, 4):
            self.add_up_four(given, out, count, at)

    def find(self, given: vec[float]) -> i64:
        """Note which inputs are not zero; how many they are."""
        used = self.used
        count: i64 = 0
        for number in range(self.inputs):
            if given[number] != 0.0:
                used[count] = number
                count += 1
        return count

    def add_up(self, given: vec[float], out: vec[float], count: i64, at: i64) -> None:
        """One sum."""
        total = self.biases[at]
        for which in range(count):
            number = self.used[which]
            total += given[number] * self.weights[number * self.outputs + at]
        out[at] = total

    def add_up_four(self, given: vec[float], out: vec[float], count: i64, at: i64) -> None:
        """Four sums at once, which spares most of the reading and writing."""
        outputs = self.outputs
        weights = self.weights
        used = self.used
        a = self.biases[at]
        b = self.biases[at + 1]
        c = self.biases[at + 2]
        d = self.biases[at + 3]
        for which in range(count):
            number = used[which]
            x = given[number]
            first = number * outputs + at
            a += x * weights[first]
            b += x * weights[first + 1]
            c += x * weights[first + 2]
            d += x * weights[first + 3]
        out[at] = a
        out[at + 1] = b
        out[at + 2] = c
        out[at + 3] = d


def quick_value(
    sizes: list[int], numbers: list[float], given: vec[float]
) -> Callable[[], float] | None:
    """What answers in 32-bit numbers for the features in `given`, where it was compiled."""
    try:
        from kontor.players.sums import Sums
    except ModuleNotFoundError:
        return None
    return Sums(tuple(sizes), array("f", numbers).tobytes(), given).value


@final
class Network:
    """From features to one number. `given` is filled by the caller before each question."""

    def __init__(self, sizes: list[int], numbers: list[float], rises: list[float]) -> None:
        self.rises: Final = vec[float](rises)
        self.sizes: Final = sizes
        self.layers: Final[list[Layer]] = []
        self.given: Final = vec[float]([0.0] * sizes[0])
        self.sums: Final[list[vec[float]]] = [vec[float]([0.0] * size) for size in sizes[1:]]
        at = 0
        for inputs, outputs in pairwise(sizes):
            weights = vec[float](numbers[at : at + inputs * outputs])
            at += inputs * outputs
            biases = vec[float](numbers[at : at + outputs])
            at += outputs
            self.layers.append(Layer(inputs, outputs, weights, biases))
        self.quick: Final = quick_value(sizes, numbers, self.given)
        self.is_filled = False  # whether features were handed out, and not asked about since

    def clear(self) -> vec[float]:
        """The features, all zero, to be filled in."""
        if self.is_filled:
            self.wipe()
        self.is_filled = True
        return self.given

    def wipe(self) -> None:
        """Forget the features that were filled in."""
        given = self.given
        for at in range(i64(len(given))):
            given[at] = 0.0
        self.is_filled = False

    def value(self) -> float:
        """What comes out for the features that were filled in; they are zero afterwards."""
        quick = self.quick
        if quick is None:
            found = self.plain_value()
            self.wipe()
            return found
        self.is_filled = False
        return quick()

    def plain_value(self) -> float:
        """The same in 64 bits; the features stay."""
        given = self.given
        last = i64(len(self.layers)) - 1
        for number in range(last + 1):
            out = self.sums[number]
            self.layers[number].run(given, out)
            if number < last:
                for at in range(i64(len(out))):
                    if out[at] < 0.0:
                        out[at] = 0.0
            given = out
        return given[0]

    def rise(self, kind: i64, left: float) -> float:
        """Points by which the judgement usually rises when so many steps of time are left."""
        if left <= 0.0:
            return self.rises[kind * STEPS]
        step = i64(left)
        if step >= STEPS - 1:
            return self.rises[kind * STEPS + STEPS - 1]
        at = kind * STEPS + step
        part = left - float(step)
        return self.rises[at] * (1.0 - part) + self.rises[at + 1] * part


def read(data: bytes) -> Network:
    """A network from its file: a line of words, then weights and table as 32-bit numbers."""
    head, _, body = data.partition(b"\n")
    words = head.decode("ascii", "replace").split()
    if " ".join(words[:3]) != MAGIC:
        raise BadInput("this is no file of a network")
    sizes = [int(word) for word in words[3:]]
    numbers = array("f")
    if len(body) != numbers.itemsize * (count_of(sizes) + KINDS * STEPS):
        raise BadInput("the file of a network is not complete")
    numbers.frombytes(body)
    weights = [float(number) for number in numbers]
    return Network(sizes, weights[: -KINDS * STEPS], weights[-KINDS * STEPS :])


def write(sizes: list[int], numbers: list[float], rises: list[float]) -> bytes:
    """The file of a network."""
    head = f"{MAGIC} {' '.join(str(size) for size in sizes)}\n"
    return head.encode() + array("f", [*numbers, *rises]).tobytes()


def count_of(sizes: list[int]) -> int:
    """How many weights and biases a network has."""
    return sum((inputs + 1) * outputs for inputs, outputs in pairwise(sizes))
