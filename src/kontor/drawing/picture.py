"""A whole picture as one SVG: what is drawn, and those symbols of the sheets that it uses."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from kontor.drawing.marks import Colour

SHEET, STRIP = "sheet", "strip"
FORMS = {SHEET: (1400, 900), STRIP: (256, 84)}  # the whole table, and a small part of it
TINT = "--"  # between the name of a symbol and the colour of a seat that it is drawn in

DEFINED = re.compile(r'<(symbol|pattern|clipPath)[^>]* id="([^"]+)".*?</\1>', re.DOTALL)
USED = re.compile(r'(?:href="#|url\(#)([^")]+)')
NAMED = re.compile(r' id="([^"]+)"')
VARIABLE = re.compile(r"var\((--[a-z-]+)(?:, *([^()]+))?\)")
DAY = {"--edge-wood": "#633c1b", "--edge-coal": "#15191d"}


class Mark(NamedTuple):
    """The colour of a seat, and the charge that tells it apart without colours."""

    face: Colour
    edge: Colour
    on: Colour
    charge: str


MARKS: dict[str, Mark] = {
    "orange": Mark(Colour("#f28c28"), Colour("#8a4a10"), Colour("#2b1605"), "sun"),
    "black": Mark(Colour("#33323a"), Colour("#0d0d10"), Colour("#fff8e6"), "tower"),
    "white": Mark(Colour("#fff9ec"), Colour("#6d6355"), Colour("#4a4237"), "rose"),
    "pink": Mark(Colour("#ee93b4"), Colour("#8f3d5a"), Colour("#3a0f20"), "key"),
    "turquoise": Mark(Colour("#4cc3ba"), Colour("#146b66"), Colour("#04302d"), "moon"),
}


class Owner(NamedTuple):
    """Who holds a seat."""

    name: str
    colour: str
    portrait: str = ""  # the symbol of a face; none where it is empty

    @property
    def mark(self) -> Mark:
        return MARKS[self.colour]


@dataclass(frozen=True)
class Wish:
    """How a position is to be drawn: in what form and language, with what above and for whom."""

    form: str
    title: str
    owners: tuple[Owner, ...]
    language: str


def owners(
    names: Iterable[str], colours: Iterable[str] = (), portraits: Sequence[str] = ()
) -> tuple[Owner, ...]:
    """Who sits at a table; seats without a colour that is known get the free ones in order."""
    known = [colour if colour in MARKS else "" for colour in colours]
    free = [colour for colour in MARKS if colour not in known]
    found: list[Owner] = []
    for at, name in enumerate(names):
        own = known[at] if at < len(known) else ""
        portrait = portraits[at] if at < len(portraits) else ""
        found.append(Owner(name, own or free.pop(0), portrait))
    return tuple(found)


def picture(form: str, body: str, *sheets: str) -> str:
    """The SVG of a form, with everything in it that is needed to show it."""
    width, height = FORMS[form]
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    drawn = daylight(body, DAY)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        f"<defs>{''.join(needed_symbols(drawn, sheets))}</defs>{drawn}</svg>\n"
    )


def needed_symbols(body: str, sheets: Iterable[str]) -> Iterable[str]:
    """The symbols that a body uses, and those that these use, in the order of their names."""
    known = {name: found for sheet in sheets for name, found in definitions(sheet).items()}
    chosen: dict[str, str] = {}
    open_names = set(USED.findall(body))
    while open_names - chosen.keys():
        for name in sorted(open_names - chosen.keys()):
            chosen[name] = tinted(name, known)
            # What a symbol brings along, such as the circle around a face, is there already.
            open_names |= set(USED.findall(chosen[name])) - set(NAMED.findall(chosen[name]))
    return [chosen[name] for name in sorted(chosen)]


def tinted(name: str, known: dict[str, str]) -> str:
    """A symbol by daylight; `cr-cube--pink` is `cr-cube` in the colours of the pink seat."""
    plain, _, colour = name.partition(TINT)
    values = dict(DAY)
    if colour:
        mark = MARKS[colour]
        values |= {"--seat": mark.face, "--seat-edge": mark.edge, "--seat-on": mark.on}
    return daylight(known[plain].replace(f'id="{plain}"', f'id="{name}"', 1), values)


@cache
def definitions(sheet: str) -> dict[str, str]:
    """All symbols and patterns of a sheet by their names."""
    return {found[2]: found[0] for found in DEFINED.finditer(sheet)}


def daylight(text: str, values: dict[str, str]) -> str:
    """Variables as their values by day, for readers of SVG that know no style sheets."""
    return VARIABLE.sub(lambda found: values.get(found[1]) or found[2] or "", text)
