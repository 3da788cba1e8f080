"""What a card does as a formula: whole, line by line, and in short."""

from collections.abc import Iterable, Iterator
from typing import cast

from kontor.le_havre.cards import POWERS, Card
from kontor.le_havre.goods import GOODS, NAMES, UPGRADE
from kontor.le_havre.notation import Line, folded, listed, parts, pieces_in

FRACTIONS = {"1/2": "½", "1/3": "⅓", "2/3": "⅔"}
SHORT = 4  # pieces in a short form, if it has to do with several verbs
ONE = {"guest": "others"}  # what is counted, where the piece has another name
PICKS = {"standard": "standard", "upgraded": "refined", "any": "any"}

# Verbs and powers that the rules know by a class of their own; the first line is the short form.
ODD: dict[str, tuple[str, ...]] = {
    "black_market": ("2 any / hole",),
    "bridge": ("refined → 1 francs", "3 standard → 1 francs"),
    "business_office": ("1 × 4 any → steel", "+ 1 × any → charcoal / leather / brick"),
    "cattle_drive": ("1 cattle / others",),
    "construction_site": ("1 special → enter",),
    "flea_market": ("1 × offer = 2", "+ offer = 1"),
    "harbour_watch": ("1 francs → −1 others + enter",),
    "haulage": ("3 francs → 2 offer",),
    "hotel": ("3 francs / offer",),
    "local_court": ("−1 loan", "≥2 loan = −1 loan + 2 francs", "/ ≥3 loan = −2 loan"),
    "main_station": ("≤2 enter", "0 food / 0 francs"),
    "major_corporation": ("≥1 any = 1 any", "3 francs → 1 steel"),
    "pawnbroker": ("any → 2 francs", "2 francs → any"),
    "picket_line": ("1 offer", "others → 1 offer"),
    "shipping_line": ("ship + any → francs", "3 energy / ship"),
    "trading_firm": ("≤4 any → any", "francs = francs"),
    "trafficking_spot": ("≤3 standard → standard − iron", "+ ≤3 refined → refined − steel"),
    "wharf": ("1 ship", "1 × brick → ship-iron / ship-steel"),
}
LASTING: dict[str, tuple[str, ...]] = {
    "save_clay": ("plot = −1 clay / −1 brick",),
    "save_wood": ("plot = −1 wood",),
    "crane": ("plot = 1 × wood → any",),
    "save_energy": ("−3 energy",),
    "grain_energy": ("ship = grain → 2 energy",),
    "breed": ("harvest + 2–6 cattle = 2 cattle",),
    "soup": ("dusk = 1–5 food",),
    "fisher_hut": ("dusk = 1–2 fish",),
    "stocks": ("others → francs = 1 francs", "others → v-bank = 3 francs", "0 interest"),
    "souvenirs": ("others → enter = 1 francs",),
    "pirates": ("others → ship = 1 francs",),
    "dive_bar": ("worker = −2 francs",),
    "bouncer": ("−1 others",),
    "second_action": ("final = 2 offer / 2 enter",),
    "rattletrap": ("≥1 iron = −2 star",),
}
PLACES = {"empty_pile": "hole = plot", "highest_pile": "special → plot"}


def formula(card: Card) -> list[Line]:
    """All that a card does, line by line; nothing for one that is only worth something."""
    lines = [*verb_lines(card), *lasting_lines(card)]
    return [parts(each) for line in lines for each in folded(line)]


def core(card: Card) -> Line:
    """The same in short: what is turned into what, without limits and conditions."""
    verbs = together(card.actions)
    lines = [f"{joint(verb)} {short}" for verb in verbs for short in short_of(verb)]
    first, *others = gathered(lines) or lasting_lines(card)[:1] or [""]
    found = parts(first.removeprefix("+ "))
    for line in others:
        is_alike = ("→" in first) == ("→" in line)  # else both would read as one trade
        if not is_alike or pieces_in(found) + pieces_in(parts(line)) > SHORT:
            break
        found += parts(line)
    return found


def gathered(lines: list[str]) -> list[str]:
    """`3 fish`, `+ 1 fish / fisher` as `3+ fish / fisher`: so many, and more for each."""
    if len(lines) == 2:
        (_, first, *good), (_, _, *more) = (line.split() for line in lines)
        if len(good) == 1 and more[:2] == [*good, "/"]:
            return [f"{first}+ {' '.join(more)}"]
    return lines


# -- verbs -------------------------------------------------------------------------------------

Verb = dict[str, object]


def verb_lines(card: Card) -> Iterator[str]:
    """What is done in the building; each verb but the first begins with its joint."""
    for at, action in enumerate(together(card.actions)):
        first, *others = lines_of(action)
        yield f"{joint(action)} {first}" if at else first
        yield from others


def joint(action: Verb) -> str:
    """How a verb belongs to the one before it."""
    return "/" if action.get("or") else "+"


def together(actions: list[Verb]) -> list[Verb]:
    """The verbs; trades that differ in what they give are one, each part of which has the limit."""
    found: list[Verb] = []
    for action in actions:
        last = found[-1] if found else {}
        if "trade" in action and without(last, "for", "shop") == without(action, "for"):
            found[-1] = {**last, "for": amounts(last, "for") | amounts(action, "for"), "shop": True}
        else:
            found.append(action)
    return found


def without(action: Verb, *keys: str) -> Verb:
    """A verb without some of its keys."""
    return {key: value for key, value in action.items() if key not in keys}


def amounts(action: Verb, key: str) -> dict[str, int]:
    """Amounts by piece."""
    return cast("dict[str, int]", action.get(key, {}))


def lines_of(action: Verb) -> list[str]:
    """A verb in words."""
    if "own" in action:
        return list(ODD[str(action["own"])])
    if "build" in action:
        saved = f" − 1 {action['saves']}" if "saves" in action else ""
        return [f"{'1' if action['build'] == 1 else '≤' + str(action['build'])} plot{saved}"]
    if "look" in action:
        return [f"eye {action['look']} special"]
    if "pick" in action:
        return [pick_line(action)]
    line = gain_line(action) if "gain" in action else turn_line(action)
    return [line, *conditions(action)]


def short_of(action: Verb) -> list[str]:
    """A verb in short; a look is left out."""
    if "look" in action:
        return []
    if "pick" in action and action.get("count") and "per" in action:
        return [f"{action['count']}+ {PICKS[str(action['pick'])]}{counted(action)}"]
    if "convert" in action:
        return [f"{limited(action, str(action['convert']))} → {action['into']}"]
    if "trade" in action and "plus" not in action:
        paid, got = (listed(amounts(action, key), " ") for key in ("trade", "for"))
        return [f"{paid} → {family(amounts(action, 'for')) if action.get('shop') else got}"]
    return [lines_of(action)[0].removeprefix("1 × ")]


def family(goods: Iterable[str]) -> str:
    """The piece that stands for several goods."""
    return "refined" if set(goods) <= set(NAMES[UPGRADE:GOODS]) else "any"


def gain_line(action: Verb) -> str:
    """Something for nothing; `3 fish`, `1 fish / fisher`, `1 francs / 3 cattle + fish`."""
    given = amounts(action, "gain")
    is_plain = all(amount == 1 for amount in given.values()) and len(given) > 1
    names = given if is_plain else [f"{amount} {name}" for name, amount in given.items()]
    most = f" ≤{action['most']}" if "most" in action else ""
    return " ".join(names) + counted(action) + most


def pick_line(action: Verb) -> str:
    """Goods of one's choice."""
    what, count = PICKS[str(action["pick"])], action.get("count", 0)
    picked = [f"{count} {what}"] if count else []
    picked += [f"1 {what}{counted(action)}"] if "per" in action else []
    spared = "".join(f" − {name}" for name in words(action, "except"))
    owed = f" + {action['loan']} loan" if "loan" in action else ""
    return " + ".join(picked) + spared + owed


def turn_line(action: Verb) -> str:
    """A trade, or tokens that are turned over."""
    if "convert" in action:
        return convert_line(action)
    paid, got, plus = (amounts(action, key) for key in ("trade", "for", "plus"))
    most = action.get("most")
    if isinstance(most, int) and plus.keys() == got.keys() and list(paid.values()) == [1]:
        return f"1–{most} {next(iter(paid))} → {between(got, plus, most)}"
    if action.get("shop"):
        goods = " ".join(f"≤{most} {name}" if most else name for name in got)
        return f"{listed(paid)} → {goods}"
    more = f" + {listed(plus)}" if plus else ""
    return f"{limited(action, listed(paid))} → {listed(got)}{more}"


def between(got: dict[str, int], plus: dict[str, int], most: int) -> str:
    """The least and the most that a trade gives: `5–7 francs` of the Joinery."""
    each = [f"{n + plus[name]}–{n * most + plus[name]} {name}" for name, n in got.items()]
    return " + ".join(each)


def convert_line(action: Verb) -> str:
    """Tokens one by one: what is due and comes for each, and before them what is due once."""
    energy, francs = rate(action.get("energy")), rate(action.get("francs"))
    also = {name: rate(value) for name, value in amounts(action, "also").items()}
    each = f" + {energy[0]} energy" if energy[0] else ""
    more = {"francs": francs, **also}
    got = "".join(f" + {n} {name}" for name, (n, _) in more.items() if n)
    got += "".join(f" + {once} {name}" for name, (_, once) in more.items() if once)
    if not energy[1]:
        return f"{limited(action, str(action['convert']))}{each} → {action['into']}{got}"
    times = f"≤{action['most']}" if "most" in action else "n"
    return f"{energy[1]} energy + {times} × {action['convert']} → {action['into']}{got}"


def rate(written: object) -> tuple[str, str]:
    """What a rate such as "1/2 each" or "1 once" is for each, and once."""
    number, _, how = str(written or "").partition(" ")
    number = FRACTIONS.get(number, number)
    return ("", number) if how == "once" else (number, "")


def limited(action: Verb, paid: str) -> str:
    """What is handed in, with its limit: on a single good, or on the times."""
    most = action.get("most")
    if not most or "per" in action:
        return paid
    if len(paid.split()) == 1 and most != 1:
        return f"≤{most} {paid}"
    return f"{'1' if most == 1 else f'≤{most}'} × {paid}"


# -- what is counted and wanted ----------------------------------------------------------------


def counted(action: Verb) -> str:
    """For each of what: ` / fisher`, ` / 3 cattle + fish`."""
    names = [ONE.get(name, name) for name in words(action, "per")]
    every = action.get("every", 1)
    return f" / {'' if every == 1 else f'{every} '}{' + '.join(names)}" if names else ""


def conditions(action: Verb) -> Iterator[str]:
    """What limits a trade by what one has, and what one must have and keeps."""
    if "per" in action and "gain" not in action:
        yield f"≤{action.get('most', 1)}{counted(action)}"
    if "needs" in action:
        yield " ".join(f"≥{amount} {name}" for name, amount in amounts(action, "needs").items())


def words(action: Verb, key: str) -> list[str]:
    """One word or several."""
    value = action.get(key, [])
    return (
        [value] if isinstance(value, str) else [str(each) for each in cast("list[object]", value)]
    )


# -- what a card is for without being entered --------------------------------------------------


def lasting_lines(card: Card) -> list[str]:
    """Powers, bonuses at the end, what a card is swapped for and where it lies."""
    lines = [
        line for at, name in enumerate(POWERS) if card.power >> at & 1 for line in LASTING[name]
    ]
    if card.bonus:
        lines.append(" ".join(bonus(name, halves) for name, halves in card.bonus.items()))
    if card.replaces:
        lines.append(f"1 ship-{card.replaces} → {card.value} star")
    return [*lines, *([PLACES[card.place]] if card.place else [])]


def bonus(name: str, halves: int) -> str:
    """Francs at the end for each of something."""
    whole = str(halves // 2) if halves > 1 else ""
    return f"+{whole}{'½' if halves % 2 else ''} {'any' if name == 'goods' else name}"
