"""Reads drawings: one shape of the kit on each line, with its numbers, colours and pieces.

gable 30 34 20 ochre timber
sign hammer 38 22 16
line ink 1.5 M30 40 h20     # what the kit does not have
"""

import inspect
from collections.abc import Mapping

from kontor.core.errors import BadCard, near
from kontor.drawing import scenery, walls
from kontor.drawing.kit import HEIGHT, SHAPES, WIDTH, Piece, parameters
from kontor.drawing.marks import COLOURS, Colour, Data

COMMENT = "#"
MORE = (scenery, walls)  # they put their shapes into the kit
FORMS: dict[object, str] = {float: "a number", int: "a whole number", Data: "the data of a path"}


def symbol(name: str, drawing: str, where: str, pieces: Mapping[str, str]) -> str:
    """A drawing as a symbol of a sheet; its water runs on where more than the box is shown."""
    seen = f'viewBox="0 0 {WIDTH} {HEIGHT}" overflow="visible"'
    return f'<symbol id="{name}" {seen}>{draw(drawing, where, pieces)}</symbol>'


def draw(drawing: str, where: str, pieces: Mapping[str, str]) -> str:
    """The marks of a drawing; a line that cannot be read is a BadCard that names it."""
    lines = (line.partition(COMMENT)[0].strip() for line in drawing.splitlines())
    numbered = [(at, line) for at, line in enumerate(lines, 1) if line]
    return "".join(
        Line(f"{where} line {at} '{line}'", line, pieces).drawn() for at, line in numbered
    )


class Line:
    """One line of a drawing, on its way to a shape."""

    def __init__(self, where: str, text: str, pieces: Mapping[str, str]) -> None:
        self.where = where
        self.pieces = pieces
        self.name, _, self.rest = text.partition(" ")

    def wrong(self, problem: str) -> BadCard:
        return BadCard(f"{self.where}: {problem}")

    def drawn(self) -> str:
        """The marks of the shape."""
        if self.name not in SHAPES:
            raise self.wrong(f"there is no shape '{self.name}'{near(self.name, SHAPES)}")
        wanted = parameters(self.name)
        given = self.words(wanted)
        needed = [each for each in wanted if each.default is inspect.Parameter.empty]
        if not len(needed) <= len(given) <= len(wanted):
            raise self.wrong(f"the form is '{form(self.name)}'")
        return SHAPES[self.name](*(self.value(*pair) for pair in zip(wanted, given, strict=False)))

    def words(self, wanted: list[inspect.Parameter]) -> list[str]:
        """What is given for each parameter; the data of a path takes all that is left."""
        takes_all = bool(wanted) and wanted[-1].annotation is Data
        return self.rest.split(None, len(wanted) - 1 if takes_all else -1)

    def value(self, wanted: inspect.Parameter, word: str) -> float | str:
        """A word as its parameter wants it."""
        kind = wanted.annotation
        if kind is Colour:
            return COLOURS[self.known(word, "colour", COLOURS)]
        if kind is Piece:
            return self.pieces[self.known(word, "piece", self.pieces)]
        if kind is Data:
            return self.data(word)
        try:
            return int(word) if kind is int else float(word)
        except ValueError:
            raise self.wrong(f"{FORMS[kind]} is wanted for {wanted.name}, not '{word}'") from None

    def known(self, word: str, what: str, names: Mapping[str, str]) -> str:
        if word not in names:
            raise self.wrong(f"there is no {what} '{word}'{near(word, names)}")
        return word

    def data(self, word: str) -> str:
        """Path data holds letters and numbers only, so that nothing else gets into a page."""
        if not set(word) <= set("MmLlHhVvCcSsQqTtAaZz0123456789.,-+ "):
            raise self.wrong("the data of a path has letters such as M, L, Q and numbers")
        return word


def form(name: str) -> str:
    """How the line of a shape looks; what may be left out stands in brackets."""
    words = [
        each.name if each.default is inspect.Parameter.empty else f"[{each.name}]"
        for each in parameters(name)
    ]
    return " ".join([name, *words])
