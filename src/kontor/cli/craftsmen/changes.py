"""What changed between two views of the table, in words."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kontor.cli.craftsmen.names import capital, coloured, count, good, source
from kontor.core.words import say

Row = Mapping[str, Any]
View = Mapping[str, Any]
COUNTED = {"privileges": "privilege token", "works": "work token", "market": "market marker"}


def of_seat(before: Row, after: Row) -> list[str]:
    """What a seat lost and got: +3 points (12), -2 capital cards (4)."""
    found = _points(before, after)
    found += _capital(before, after)
    found += [f"+{coloured(card)} in hand" for card in _only(after["shown"], before["shown"])]
    for name, what in COUNTED.items():
        change = after[name] - before[name]
        found += [f"{change:+d} {_plural(what, change)} ({after[name]})"] if change else []
    return found


def _points(before: Row, after: Row) -> list[str]:
    change = after["score"] - before["score"]
    old, new = before["breakdown"], after["breakdown"]
    parts = {name: new[name] - old[name] for name in new if new[name] != old[name]}
    if not parts:
        return []
    why = ""
    if list(parts) != ["goods"]:
        why = ": " + ", ".join(f"{source(name)} {amount}" for name, amount in parts.items())
    return [f"{change:+d} {_plural('point', change)} ({after['score']}){why}"]


def _capital(before: Row, after: Row) -> list[str]:
    """Own cards by name, those of others by number."""
    have = after["capital_cards"]
    if before["capital"] is None or after["capital"] is None:
        change = have - before["capital_cards"]
        return [f"{change:+d} {_plural('capital card', change)} ({have})"] if change else []
    lost = _only(before["capital"], after["capital"])
    got = _only(after["capital"], before["capital"])
    found = [f"-{', '.join(capital(card) for card in lost)}"] if lost else []
    return found + ([f"+{', '.join(capital(card) for card in got)}"] if got else [])


def is_over(before: View, after: View) -> bool:
    """Whether a season ended in between."""
    return (before["year"], before["season"]) != (after["year"], after["season"]) or (
        after["stage"] == "over" and before["stage"] != "over"
    )


def is_scored(before: View, after: View) -> bool:
    """Whether the points of a year were given in between."""
    was_scored = before["season"] == "winter" and before["stage"] in ("investing", "limits")
    now_scored = after["stage"] in ("investing", "over") or after["year"] != before["year"]
    return now_scored and not was_scored and before["stage"] != "over"


def events(before: View, after: View) -> list[str]:
    """What happened by itself: bonus tokens, ships, the next season."""
    found = [
        f"seat {seat} takes the bonus token of {good(name)}"
        for name, seat in after["bonus"].items()
        if seat is not None and before["bonus"][name] is None
    ]
    asked, was = after["question"] or {}, before["question"] or {}
    if asked.get("mayor") and not was.get("mayor"):
        found.append(f"nobody raises; the mayor bids {asked['to_beat']}")
    if is_scored(before, after):
        found.append(f"year {before['year']} is scored: ships, colours and granary")
    if is_over(before, after):
        found.append(_next_season(before, after))
    return found


def _next_season(before: View, after: View) -> str:
    if after["stage"] == "over":
        return "the last year is over"
    season = say(f"craftsmen-season-{after['season']}")
    year = f" of year {after['year']}" if after["year"] != before["year"] else ""
    order = ", ".join(str(seat) for seat in after["order"])
    return f"{season}{year} begins; the order of seats is {order}"


def _only(here: list[str], there: list[str]) -> list[str]:
    return list((Counter(here) - Counter(there)).elements())


def _plural(what: str, amount: int) -> str:
    return count(abs(amount), what).partition(" ")[2]
