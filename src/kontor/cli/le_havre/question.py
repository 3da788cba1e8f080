"""The open question in words: who is asked, what, and what is still due."""

from collections.abc import Mapping
from typing import Any

from kontor.cli.le_havre.choices import Choice, asks_amount, is_amount
from kontor.cli.le_havre.names import count, good, named, printed
from kontor.cli.le_havre.preview import EDIBLE

View = Mapping[str, Any]
STANDS_IN = {"brick": "clay", "steel": "iron"}


def question(view: View, found: list[Choice]) -> list[str]:
    """The lines of the question; the first says who is asked."""
    asked = view["question"]
    who = f"seat {asked['seat']}"
    kind = asked["kind"]
    if kind == "turn":
        return [f"{who}, {_turn(view, found)}"]
    if kind == "debt":
        return [f"{who}, {_debt(view, asked)}"]
    if kind == "fee":
        card = asked["card"]
        return [f"{who}, how do you pay the fee of the {named(card)}?"]
    if kind == "pay":
        return [f"{who}, {_pay(view, asked, found)} {_range(found)}"]
    if kind == "substitute":
        better = found[0].noun.split()[-1]
        plain = good(STANDS_IN.get(better, better))
        return [f"{who}, how many {good(better)} stand in for {plain}? {_range(found)}"]
    if kind in ("give", "receive"):
        what = found[0].noun.split()[-1]
        verb = {"load": "load", "give": "hand in", "receive": "take"}[found[0].verb]
        lines = _card(view["seats"][asked["seat"]]["worker"])
        return [*lines, f"{who}, how many {good(what)} do you {verb}? {_range(found)}"]
    return _use(who, view, asked["card"], found)


def _turn(view: View, found: list[Choice]) -> str:
    if view["phase"] != "main":
        return "this is your last main action: take an offer or use any building"
    if view["mains"]:
        return "take an offer or use a building; you may buy and sell besides"
    if all(choice.verb == "end" for choice in found):
        return "nothing is left to do but to end the turn"
    return "your main action is done; end the turn, or buy and sell before"


def _debt(view: View, asked: View) -> str:
    row = view["seats"][asked["seat"]]
    if view["stage"] in ("feeding", "harvest"):
        return f"feed your people: {asked['due']} food due; you have {row['food']}, francs included"
    due = count(asked["due"], "francs")
    return f"interest on your loans: {due} to pay, you have {row['francs']}"


def _pay(view: View, asked: View, found: list[Choice]) -> str:
    what = found[0].noun.split()[-1]
    unit = "food" if what in EDIBLE else "energy"
    worker = view["seats"][asked["seat"]]["worker"]
    if view["stage"] == "feeding":
        purpose = " to feed your people"
    else:
        purpose = f" for the {named(worker)}" if worker else ""
    return f"{asked['due']} {unit} due{purpose}: how many {good(what)} do you pay?"


def _range(found: list[Choice]) -> str:
    amounts = [choice.amount for choice in found if is_amount(choice)]
    return f"({min(amounts)} to {max(amounts)})"


def _use(who: str, view: View, card: str, found: list[Choice]) -> list[str]:
    lines = _card(card)
    verbs = {choice.verb for choice in found}
    if asks_amount(found):
        return [*lines, f"{who}, {_times(found)} {_range(found)}"]
    if "keep" in verbs:
        top = [named(str(each)) for each in view["specials"][:2]]
        return [*lines, f"{who}, you see the {' and below it the '.join(top)}; in which order?"]
    if "pick" in verbs:
        again = any(choice.effect.asks == "use" for choice in found)
        hint = " (several, from left to right)" if again else ""
        return [*lines, f"{who}, which one do you take?{hint}"]
    if "use" in verbs:
        return [*lines, f"{who}, which building do you use?"]
    if "play" in verbs:
        return [*lines, f"{who}, which of your special buildings do you put there?"]
    if "evict" in verbs:
        return [*lines, f"{who}, whose worker do you send home?"]
    done = " next" if "stop" in verbs else ""
    return [*lines, f"{who}, what do you build{done}? You may buy and sell before"]


def _card(card: str | None) -> list[str]:
    text = str(printed(card).get("text", "")) if card else ""
    return [f"{named(card)}: {text}"] if card and text else []


def _times(found: list[Choice]) -> str:
    """How many of what, when each time takes one more of a single good; else how often."""
    several = [choice for choice in found if is_amount(choice) and choice.amount]
    gives = several[0].effect.gives if several else {}
    common = {name for name in gives if all(_is_each(choice, name) for choice in several)}
    if len(several) > 1 and len(common) == 1:
        return f"how many {good(common.pop())} do you hand in?"
    return "how often?"


def _is_each(choice: Choice, name: str) -> bool:
    return choice.effect.gives.get(name) == choice.amount
