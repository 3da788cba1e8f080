"""An action in words: what it is, what it costs and what it brings."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from kontor.cli.craftsmen.names import (
    capital,
    coloured,
    count,
    deck,
    facts,
    good,
    halves,
    named,
    owner,
    painted,
    recipe,
    short,
)
from kontor.cli.craftsmen.preview import Choice
from kontor.core.words import say

View = Mapping[str, Any]
Label = tuple[str | Text, str]


def described(choice: Choice, view: View) -> Label:
    """An action in words without its verb, and a note on what it costs and brings."""
    if choice.verb in DESCRIBED:
        return DESCRIBED[choice.verb](choice, view)
    return choice.text.replace("_", " "), ""


def _power(choice: Choice) -> str:
    """That an action uses a privilege, and which."""
    if choice.effect.token:
        return "gives a privilege token back"
    return "uses the privilege" if choice.effect.privilege else ""


def _note(*parts: str) -> str:
    said = [part for part in parts if part]
    return f"({', '.join(said)})" if said else ""


# -- helpers -----------------------------------------------------------------------------------


def _send(choice: Choice, view: View) -> Label:
    taken = [len(discs) for discs in view["queues"][choice.noun]]
    at = taken.index(0)
    kinds = facts(view, f"queue_{choice.noun}").get("spaces", [""] * 3)
    does = say(f"craftsmen-short-{choice.noun}.does")
    return f"{short(choice.noun)}: {does}", "(gold)" if kinds[at] == "gold" else f"({at + 1})"


def _cover(choice: Choice, view: View) -> Label:
    name, _, space = choice.noun.partition(" ")
    at = int(space) - 1
    below = view["queues"][name][at][0]
    kinds = facts(view, f"queue_{name}").get("spaces", [""] * 3)
    gold = "gold" if kinds[at] == "gold" else ""
    if choice.effect.asks == "fee":
        price = f"fee a card or {count(choice.effect.due, 'point')}"
    elif view["players"] == 2 and below != view["seat"]:
        price = "the other draws a card"
    else:
        price = "no fee"
    whose = "your own" if below == view["seat"] else f"seat {below}"
    return f"{short(name)} {space}, over {whose}", _note(gold, price)


def _pass(_: Choice, view: View) -> Label:
    if view["question"]["kind"] == "bid":
        return "pass", ""
    return "send no more helpers", "(1 point if any stay at home)"


# -- capital -----------------------------------------------------------------------------------


def _capital(choice: Choice, view: View) -> Label:
    """A capital card; of a payment whether it is enough, or which others go with it."""
    spent = Counter(choice.effect.spent)
    rest = spent - Counter([*view["question"].get("chosen", []), choice.noun])
    others = "with " + " + ".join(capital(card) for card in rest.elements()) if rest else ""
    enough = ""
    if choice.verb == "pay":
        enough = others or ("that is all" if spent else "and more")
    return capital(choice.noun), _note(enough, _power(choice))


def _take(choice: Choice, view: View) -> Label:
    if choice.noun in ("privilege", "work"):
        left = view["privileges" if choice.noun == "privilege" else "works"]
        return f"a {choice.noun} token", f"({left} in the pool)"
    bank = view["question"]["kind"] == "bank"
    if choice.noun == "both":
        return "both", "(and 2 from the stack)"
    return capital(choice.noun), "(and 3 from the stack)" if bank else ""


def _privilege(choice: Choice, view: View) -> Label:
    if view["question"]["kind"] == "trade":
        return "pay with one of your market markers", _note(_power(choice) or "by privilege")
    return "discard no second card", _note(_power(choice))


def _points(_: Choice, view: View) -> Label:
    return count(view["question"]["points"], "point"), f"(to seat {view['question']['owner']})"


# -- building cards ----------------------------------------------------------------------------


def _build(choice: Choice, view: View) -> Label:
    costs = facts(view, "cost_build").get("costs", {})
    effect = choice.effect
    owed = effect.due - view["question"]["owed"] if effect.asks in ("build", "pay") else 0
    cost = f"cost {owed or costs.get(deck(choice.card), '?')}"
    won = [f"bonus token of {good(name)}" for name in effect.bonus]
    return painted(choice.card), _note(cost, *won, _power(choice))


def _stop(_: Choice, view: View) -> Label:
    asked = view["question"]
    if asked["kind"] == "build":
        done = f"pay the {asked['owed']} that you owe" if asked["owed"] else "build nothing"
        return done, ""
    if asked["kind"] == "craft":
        what = "work token" if asked["tokens"] else "work point"
        left = count(asked["work_points"], what)
        kept = "kept" if asked["tokens"] else "lost"
        return "stop here", f"({left} {kept})" if asked["work_points"] else ""
    return "stop here, do nothing more", ""


def _buy(choice: Choice, view: View) -> Label:
    if view["question"]["kind"] == "trade":
        return good(choice.noun), f"({owner(view['granary'][choice.noun][0])})"
    price = facts(view, "cost_price").get("costs", {}).get(deck(choice.noun))
    colours = " or ".join(
        say(f"craftsmen-colour-{colour}") for colour in dict.fromkeys(halves(choice.noun))
    )
    return painted(choice.noun), f"({f'{price} ' if price else ''}in {colours})"


def _card(choice: Choice, view: View) -> Label:
    noted = choice.verb in ("exchange", "show", "place")
    return painted(choice.noun), recipe(view, choice.noun) if noted else ""


def _look(choice: Choice, view: View) -> Label:
    seen = min(3, len(view["decks"][choice.noun]))
    return f"{choice.noun} deck", _note(f"{count(seen, 'card')} and the open ones", _power(choice))


def _keep(_: Choice, view: View) -> Label:
    kind = view["question"]["kind"]
    if kind == "sawmill":
        mine = view["seats"][view["seat"]]["row"][0]
        return f"keep the {coloured(mine)}", ""
    return ("invest nothing", "") if kind == "invest" else ("keep all three", "")


# -- goods -------------------------------------------------------------------------------------


def _make(choice: Choice, _: View) -> Label:
    effect = choice.effect
    points = count(effect.points, "point") if effect.points else ""
    if effect.asks == "ship" and not points:
        points = "for a ship"
    return good(choice.noun), _note(points and f"{'+' if effect.points else ''}{points}")


def _fetch(choice: Choice, _: View) -> Label:
    return good(choice.noun), "(from your market)"


def _extra(choice: Choice, _: View) -> Label:
    return f"{good(choice.noun)} too", _note(_power(choice))


def _to(choice: Choice, _: View) -> Label:
    return f"your {named(choice.noun)}", ""


def _market(_: Choice, view: View) -> Label:
    own = view["seats"][view["seat"]]["market"]
    return "the market", f"({own} of yours there; any raw good later)"


def _granary(_: Choice, view: View) -> Label:
    lower, upper = view["granary"][view["question"]["good"]]
    out = f"; {_whose(lower, view)} marker leaves" if upper is not None else ""
    return "the granary", f"(+1 capital card{out})"


def _whose(marker: int | str | None, view: View) -> str:
    if marker == view["seat"]:
        return "your own"
    return "a natural" if marker == "natural" else f"seat {marker}'s"


def _load(choice: Choice, view: View) -> Label:
    asked = view["question"]["good"]
    later = facts(view, f"ship_{choice.noun}").get("hold", {}).get(asked)
    now = f"+{count(choice.effect.points, 'point')}"
    year = f"{later} more at the year's end if it stays" if later else ""
    out = ""
    if choice.verb == "bribe":
        left = view["ships"][int(choice.noun) - 1][asked][0]
        out = f"a capital card, and seat {left}'s marker leaves"
    return f"ship {choice.noun}", _note(now, year, out)


def _lose(_: Choice, __: View) -> Label:
    return "lose it", "(no points)"


def _plain(what: str, note: str = "") -> Callable[[Choice, View], Label]:
    return lambda _choice, _view: (what, note)


DESCRIBED: dict[str, Callable[[Choice, View], Label]] = {
    "send": _send,
    "cover": _cover,
    "pass": _pass,
    "give": _capital,
    "pay": _capital,
    "discard": _capital,
    "invest": _capital,
    "take": _take,
    "privilege": _privilege,
    "points": _points,
    "build": _build,
    "stop": _stop,
    "buy": _buy,
    "auction": _card,
    "exchange": _card,
    "swap": _card,
    "show": _card,
    "place": _card,
    "look": _look,
    "keep": _keep,
    "make": _make,
    "fetch": _fetch,
    "extra": _extra,
    "to": _to,
    "market": _market,
    "granary": _granary,
    "load": _load,
    "bribe": _load,
    "lose": _lose,
    "draw": _plain("one from the stack", "(unseen)"),
    "top": _plain("on top of the deck"),
    "under": _plain("under the deck"),
    "change": _plain("be among the first from the next season on"),
}
