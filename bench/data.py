"""Takes the figures that docs/data/speed.json keeps, for `python -m tools.speed --measure`."""

import os
import platform
from pathlib import Path
from typing import Any

from bench import page, web
from bench.compare import PLAYERS, ROUNDS, measured, rates_of, ratio_of
from kontor.cli.bench import MEASURES, best_and_median
from kontor.core import registry

Data = dict[str, Any]
DIGITS = 3


def machine() -> str:
    """Where this runs."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    model = models[0] if models else platform.processor()
    system = f"{platform.system()} {platform.machine()}"
    return f"{os.cpu_count()} cores of {model}, {system}, {python}"


def rounded(*values: float) -> list[float]:
    """Figures with as many digits as mean something."""
    return [float(f"{value:.{DIGITS}g}") for value in values]


def take_rules(data: Data, seconds: float) -> None:
    """Measure the rules and the other engines; figures of another machine are forgotten."""
    engines, rates = measured(seconds)
    if data["machine"] != machine():
        data |= {"machine": machine(), "runs": [], "others": {}}
    for name in registry.GAMES:
        data["games"][name] = game_data(rates_of(registry.find(name), rates))
    own = data["games"][registry.FIRST]
    three = {measure: own["figures"][f"3 {measure}"] for measure in MEASURES}
    data["runs"].append({"command": "`make bench`", "reference": own["reference"], **three})
    for engine in engines:
        entry = data["others"].setdefault(f"{engine.name} {engine.version}", {})
        for measure in MEASURES:
            ours = rates[f"{registry.FIRST} {PLAYERS} {measure}"]
            theirs = rates[f"{engine.name} {measure}"]
            (ratio,) = rounded(ratio_of(ours, theirs))
            (middle,) = rounded(best_and_median(measure, theirs)[1])
            known = entry.get(measure, {}).get("ratios", [ratio])
            span = [min(*known, ratio), max(*known, ratio)]
            entry[measure] = {"median": middle, "ratio": ratio, "ratios": span}


def game_data(rates: dict[str, list[float]]) -> Data:
    """One game."""
    figures = {
        key: rounded(*best_and_median(key.split()[1], found))
        for key, found in rates.items()
        if key.split()[-1] in MEASURES
    }
    reference = rounded(*best_and_median("reference", rates["reference"]))
    return {"command": "make bench", "rounds": ROUNDS, "reference": reference, "figures": figures}


def take_browser(data: Data) -> None:
    """Measure the browser table, in milliseconds and kB."""
    found, _ = web.measured()
    found["page"] = page.loads()
    pairs = {name: rounded(*(t * 1000 for t in web.half_and_late(f))) for name, f in found.items()}
    data["browser"] = {
        "half": {name: half for name, (half, _) in pairs.items()},
        "late": {name: late for name, (_, late) in pairs.items()},
        "script": round(page.script_size() / 1000),
    }
