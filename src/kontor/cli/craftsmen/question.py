"""The open question in words: who is asked, what, and what is still due."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.cli.craftsmen.names import (
    capital,
    coloured,
    count,
    facts,
    good,
    guild,
    recipe,
)
from kontor.cli.craftsmen.preview import Choice
from kontor.core.words import say

View = Mapping[str, Any]
GUILDS = {
    "bank": "bankers",
    "build": "builders",
    "notary": "notary",
    "craft": "crafts",
    "trade": "merchants",
    "town_hall": "town_hall",
}


def question(view: View, found: list[Choice]) -> list[str]:
    """The lines of the question; the last says who is asked."""
    asked = view["question"]
    lines = _guild(view, found)
    if asked["kind"] == "bid":
        card = asked["card"]
        lines = [f"auction of the {coloured(card)}: {recipe(view, card)}", _bids(asked)]
    return [*lines, f"seat {asked['seat']}, {ASKED[asked['kind']](view, found)}"]


def _guild(view: View, found: list[Choice]) -> list[str]:
    """What a guild does, when its action begins."""
    asked = view["question"]
    name = GUILDS.get(asked["kind"])
    if name is None or not _begins(view, found):
        return []
    lines = [f"{guild(name)}: {say(f'craftsmen-guild-{name}.text')}"]
    if asked["privilege"] and name != "town_hall":
        lines.append(f"Privilege: {say(f'craftsmen-guild-{name}.privilege')}")
    return lines


def _begins(view: View, found: list[Choice]) -> bool:
    asked = view["question"]
    verbs = {choice.verb for choice in found}
    if asked["kind"] == "build":
        return bool(asked["built"] == 0)
    if asked["kind"] == "craft":
        work = facts(view, "work").get("value", [])
        return not asked["tokens"] and asked["work_points"] in work[view["year"] - 1 : view["year"]]
    if asked["kind"] == "notary":
        return "auction" in verbs or "buy" in verbs
    return asked["kind"] != "trade" or "buy" in verbs


def _exchange(_: View, __: list[Choice]) -> str:
    return "which building card goes back under its deck, for its top card? One at most"


def _sawmill(_: View, __: list[Choice]) -> str:
    return "do you swap your sawmill? What you build beside it must share a colour, half by half"


def _send(view: View, _: list[Choice]) -> str:
    left = view["seats"][view["seat"]]["helpers"]
    return f"where does your next helper go? {left} left; gold gives a privilege"


def _fee(view: View, _: list[Choice]) -> str:
    return f"you cover a disc of seat {view['question']['owner']}: what do you give?"


def _bank(_: View, __: list[Choice]) -> str:
    return "which open card do you take?"


def _chosen(view: View) -> str:
    cards = [capital(card) for card in view["question"].get("chosen", [])]
    return f"; chosen: {', '.join(cards)}" if cards else ""


def _discard(view: View, _: list[Choice]) -> str:
    total = view["question"]["cards"]
    left = total - len(view["question"].get("chosen", []))
    why = " (the most to keep now is fewer)" if view["stage"] == "limits" else ""
    of = f", {left} to go" if left != total else ""
    of += "; choose from left to right" if left > 1 else ""
    return f"discard {count(total, 'capital card')}{why}{_chosen(view)}{of}"


def _build(view: View, _: list[Choice]) -> str:
    asked = view["question"]
    if asked["built"]:
        return f"do you build a second one? {asked['owed']} is owed already"
    worth = view["seats"][asked["seat"]]["worth"]
    return f"what do you build, at which end of your row? Your capital is worth {worth}"


def _pay(view: View, _: list[Choice]) -> str:
    asked = view["question"]
    colours = [say(f"craftsmen-colour-{colour}") for colour in asked["colours"]]
    only = f" in {' or '.join(colours)}" if len(colours) < 4 else ""
    return f"{asked['due']} to pay{only}{_chosen(view)}; choose from left to right"


def _notary(view: View, found: list[Choice]) -> str:
    if any(choice.verb == "auction" for choice in found):
        return "which card do you buy, or put up for auction?"
    return "your action is done; do you look into a deck?" if view["question"] else ""


def _look(view: View, found: list[Choice]) -> str:
    asked = view["question"]
    verb = found[0].verb
    if verb == "show":
        one = [coloured(card) for card in asked.get("shown", [])]
        which = "second" if one else "first"
        with_it = f" beside the {one[0]}" if one else ""
        return f"which card is the {which} to lie open{with_it}?"
    if verb == "place":
        return f"which of the others lies uppermost in the {asked['deck']} deck?"
    return f"do the others go on top of the {asked['deck']} deck or under it?"


def _bids(asked: View) -> str:
    bids = [f"seat {seat} {bid}" for seat, bid in enumerate(asked["bids"]) if bid]
    out = [f"seat {seat}" for seat in asked["out"]]
    said = [f"bids: {', '.join(bids)}"] if bids else ["nobody has bid"]
    said += [f"out: {', '.join(out)}"] if out else []
    said += [f"the mayor bids {asked['to_beat']}"] if asked["mayor"] else []
    return "; ".join(said)


def _bid(view: View, _: list[Choice]) -> str:
    asked = view["question"]
    worth = view["seats"][asked["seat"]]["worth"]
    have = f"Your capital is worth {worth}"
    if asked["mayor"]:
        return f"more than the mayor's {asked['to_beat']} wins, else the card is gone. {have}"
    if asked["bidder"] is None:
        return f"what is your first bid? {have}"
    return f"do you bid more than the {asked['to_beat']} of seat {asked['bidder']}? {have}"


def _craft(view: View, _: list[Choice]) -> str:
    asked = view["question"]
    if asked["tokens"]:
        return f"do you use a work token? You have {asked['work_points']}; each is a work point"
    return f"what do you do with a work point? {asked['work_points']} left"


def _put(view: View, _: list[Choice]) -> str:
    return f"where does the {good(view['question']['good'])} go?"


def _ship(view: View, _: list[Choice]) -> str:
    return f"onto which ship with the {good(view['question']['good'])}?"


def _sale(_: View, __: list[Choice]) -> str:
    return "which capital card do you take for the half-product?"


def _trade(view: View, found: list[Choice]) -> str:
    verbs = {choice.verb for choice in found}
    if "to" in verbs:
        return f"for which building is the {good(view['question']['good'])}?"
    if "give" in verbs or "privilege" in verbs:
        return f"what do you give for the {good(view['question']['good'])}?"
    return "which half-product do you buy?"


def _town_hall(_: View, __: list[Choice]) -> str:
    return "what do you take?"


def _invest(view: View, found: list[Choice]) -> str:
    start = "do you invest one capital card of each colour, for their values in points?"
    if view["question"].get("chosen"):
        colour = found[0].noun.partition("_")[0]
        return f"which {say(f'craftsmen-colour-{colour}')} card do you invest{_chosen(view)}?"
    colours = [found[0].noun.partition("_")[0]] if found[0].noun else []
    return start + "".join(f" First {say(f'craftsmen-colour-{each}')}" for each in colours)


ASKED: dict[str, Callable[[View, list[Choice]], str]] = {
    "exchange": _exchange,
    "sawmill": _sawmill,
    "send": _send,
    "fee": _fee,
    "bank": _bank,
    "discard": _discard,
    "build": _build,
    "pay": _pay,
    "notary": _notary,
    "look": _look,
    "bid": _bid,
    "craft": _craft,
    "put": _put,
    "ship": _ship,
    "sale": _sale,
    "trade": _trade,
    "town_hall": _town_hall,
    "invest": _invest,
}
