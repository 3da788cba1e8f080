"""Writes the tables of docs/speed.md again, from the figures in docs/data/speed.json.

Run it at the root of the project; measuring wants the rules compiled and a quiet machine:

    python -m tools.speed
    python -m tools.speed --measure            how fast the rules are, as `make bench` does
    python -m tools.speed --measure-browser    and the browser table, as `make bench-web` does
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any

from kontor.cli.bench import MEASURES, shown
from tools.pages import table, with_parts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "speed.md"
DATA = ROOT / "docs" / "data" / "speed.json"
COUNTS = (2, 3, 4, 5)
QUIET = 0.9  # the median of the reference, against the best, when nothing else runs
AIMS = {  # of Le Havre with 3 players: what should be reached, and what would be beyond
    "driven": (640e3, 1e6),
    "inside": (2e6, 4e6),
    "games": (3000, 8000),
    "copy": (1, 0.2),
}
CROWD = "100 tables with 300 sockets, one action a second each"
BROWSER = {  # what is measured, and its goal in milliseconds
    "everybody": (f"{CROWD}: until all three at the table have it", 50),
    "opening": ("opening a game of 500 actions", 200),
    "undo": ("undo", 50),
    "page": ("start page until it can be used", 1000),
}
SCRIPT = 150  # kB

Data = dict[str, Any]
Pair = list[float]  # the best and the median


def pair(measure: str, figures: Pair) -> str:
    """Best and median, as they are shown."""
    return " / ".join(figure(measure, value) for value in figures)


def figure(measure: str, value: float) -> str:
    """A figure, as the page shows it."""
    if measure == "copy" and value >= 10:
        return f"{value:.1f}"
    return shown(measure, value)


def game_part(name: str, data: Data) -> str:
    """One game: how it was measured, and the figures."""
    run = data["games"][name]
    best, middle = run["reference"]
    seen = f"{shown('', best)} loops/s at best and {shown('', middle)} in the median"
    said = f"`{run['command']}`; the reference came to {seen}"
    if middle < QUIET * best:
        said += ": other programs were at work, and the medians suffer from it"
    head = [f"{name}, best / median of {run['rounds']} rounds", *(f"{n} players" for n in COUNTS)]
    rows = [
        [title, *(pair(measure, run["figures"][f"{n} {measure}"]) for n in COUNTS)]
        for measure, title in MEASURES.items()
    ]
    return said + ".\n\n" + table([head, *rows])


def quietest(data: Data) -> Data:
    """The run with all figures during which the machine had least else to do."""
    whole: list[Data] = [run for run in data["runs"] if set(MEASURES) <= set(run)]
    return max(whole, key=lambda run: float(run["reference"][1]))


def aims_part(data: Data) -> str:
    """What the design asks, and where it stands in the quietest run."""
    run = quietest(data)
    best, middle = (shown("", value) for value in run["reference"])
    rows = [["figure", "reach", "beyond", "best", "median", ""]]
    for measure, (reach, beyond) in AIMS.items():
        values = run[measure]
        aims = [f"{reach:g}", f"{beyond:g}"]
        if measure != "copy":
            aims = [short(reach), short(beyond)]
        rows.append([MEASURES[measure], *aims, *(figure(measure, each) for each in values)])
        rows[-1].append(verdict(measure, values[1]))
    where = f"{run['command']}; reference {best} at best, {middle} in the median:"
    return where + "\n\n" + table(rows)


def short(value: float) -> str:
    """An aim without digits that say nothing: "640 k", "2 M"."""
    if value < 10_000:
        return f"{value:,.0f}"
    return f"{value / 1e3:g} k" if value < 1e6 else f"{value / 1e6:g} M"


def verdict(measure: str, median: float) -> str:
    """Whether the median reaches its aim, or goes beyond; of times less is better."""
    reach, beyond = AIMS[measure]
    sign = -1 if measure == "copy" else 1
    if sign * median >= sign * beyond:
        return "reached, and beyond"
    return "reached" if sign * median >= sign * reach else "missed"


def runs_part(data: Data) -> str:
    """All runs side by side, since the figure inside follows the machine."""
    above = data["games"]["le_havre"]
    rows = [["run", "decisions/s inside, 3 players", "reference"]]
    for run in data["runs"]:
        name = run["command"]
        if (run["inside"], run["reference"]) == (above["figures"]["3 inside"], above["reference"]):
            name += ", shown above"
        rows.append([name, pair("inside", run["inside"]), pair("", run["reference"])])
    return table(rows)


def others_part(data: Data) -> str:
    """Le Havre with 4 players beside other engines."""
    run = data["games"]["le_havre"]
    head = [f"median of {run['rounds']} rounds", "kontor, 4 players"]
    for name in data["others"]:
        head += [name, f"kontor / {name.split()[0]}"]
    rows = [head]
    for measure, title in MEASURES.items():
        cells = [title, figure(measure, run["figures"][f"4 {measure}"][1])]
        for engine in data["others"].values():
            ratio = engine[measure]["ratio"]
            cells += [figure(measure, engine[measure]["median"]), times(ratio)]
        rows.append(cells)
    return table(rows) + "\n" + "\n".join(ranges(data)) + "\n"


def ranges(data: Data) -> list[str]:
    """How far the ratios of all runs lie apart."""
    return [
        f"- {name}: in all runs the ratio of decisions/s was {span(engine['driven'])} from Python "
        f"and {span(engine['inside'])} inside."
        for name, engine in data["others"].items()
    ]


def span(entry: Data) -> str:
    """The lowest and the highest ratio."""
    return " to ".join(times(ratio) for ratio in entry["ratios"])


def times(ratio: float) -> str:
    """A ratio with as many digits as mean something."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}"


def browser_part(data: Data) -> str:
    """The browser table against its goals."""
    found = data["browser"]
    rows = [["figure", "goal", "half of them", "99 of 100", ""]]
    for name, (title, goal) in BROWSER.items():
        half, late = found["half"][name], found["late"][name]
        rows.append([title, *map(milliseconds, (goal, half, late)), reached(late <= goal)])
    script = found["script"]
    small = reached(script <= SCRIPT)
    rows.append(["script, compressed", f"{SCRIPT} kB", f"{script} kB", "", small])
    return table(rows)


def milliseconds(value: float) -> str:
    """A time, in seconds where it is long."""
    if value >= 300:
        return f"{value / 1000:.2g} s"
    return f"{value:.1f} ms" if value < 10 else f"{value:.0f} ms"


def reached(is_so: bool) -> str:
    """The word for a goal."""
    return "reached" if is_so else "missed"


def page(data: Data) -> str:
    """The page with its tables made anew."""
    parts = {
        "machine": data["machine"] + ".\n",
        "le_havre": game_part("le_havre", data),
        "craftsmen": game_part("craftsmen", data),
        "aims": aims_part(data),
        "runs": runs_part(data),
        "others": others_part(data),
        "browser": browser_part(data),
    }
    named = {f"python -m tools.speed: {name}": part for name, part in parts.items()}
    return with_parts(PAGE.read_text("utf-8"), named)


def load() -> Data:
    """The figures that were measured last."""
    data: Data = json.loads(DATA.read_text("utf-8"))
    return data


def save(data: Data) -> None:
    """Keep the figures, so that changes of one are seen in one line."""
    text = json.dumps(data, indent=1)
    DATA.write_text(re.sub(r"\[\s+([\d.]+),\s+([\d.]+)\s+\]", r"[\1, \2]", text) + "\n", "utf-8")


def main() -> None:
    """Measure if that is wished, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--measure-browser", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure in all")
    wanted = parser.parse_args()
    data = load()
    if wanted.measure or wanted.measure_browser:
        from bench import data as taken

        if wanted.measure:
            taken.take_rules(data, wanted.seconds)
        if wanted.measure_browser:
            taken.take_browser(data)
        save(data)
    PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
