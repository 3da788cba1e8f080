"""What Le Havre says to learners: what matters now, and what a move costs; from views alone."""

from collections.abc import Iterator, Sequence

from kontor.core.contract import View
from kontor.core.words import Message, Sentence, either
from kontor.le_havre.cards import card_name
from kontor.le_havre.estate import LOAN, LOAN_BACK
from kontor.le_havre.flow import TURNS
from kontor.le_havre.goods import NAMES
from kontor.le_havre.outcomes import only
from kontor.le_havre.payment import ENERGY, FOOD, STEPS, token, worth
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.scoring import LOAN_AT_END

MOST = 3  # things that matter at once
EATEN = {NAMES[token(FOOD, step)]: int(worth(FOOD, step)) for step in range(STEPS)}
BURNT = {NAMES[token(ENERGY, step)] for step in range(STEPS) if worth(ENERGY, step)}
BRED = 2  # cattle that have a calf
IDLE = 3  # goods that wait for energy before it is spoken of
WORKED = ("fish", "clay", "grain", "iron")  # goods whose workshops want energy
AFTER_MEALS = ("feeding", "town", "final", "over")  # stages in which somebody has eaten already
DEAR = 3  # francs that tell why a move costs
EARLY = 2  # turns before the meal in which it is not yet pressing


def matters(view: View) -> list[Message]:
    """Feeding, the end, loans, the harvest, energy; the most urgent first."""
    seat = view["seats"][view["seat"]]
    found = [*feeding(view), *ending(view), *debts(seat), *harvest(view), *fuel(seat)]
    return found[:MOST]


def feeding(view: View) -> Iterator[Message]:
    """What is still missing for the meal, how long there is time, and what would do."""
    lack, turns = missing(view, view["seat"]), turns_left(view, view["seat"])
    if lack == 0 or view["phase"] != "main":
        return
    food, what = amount_of(lack, "food"), on_offer(view, lack)
    if turns <= 1:
        yield Message("lh-coach-feeding-now", food=food, what=what)
    else:
        yield Message("lh-coach-feeding", food=food, turns=turns, what=what)


def ending(view: View) -> Iterator[Message]:
    if view["phase"] == "final":
        yield Message("lh-coach-final")
    elif view["round"] == len(view["rounds"]):
        yield Message("lh-coach-last-round")


def debts(seat: View) -> Iterator[Message]:
    """Loans that can be repaid, and interest for which there is no franc."""
    if seat["loans"] and seat["francs"] >= LOAN_BACK:
        back, later = amount_of(LOAN_BACK, "francs"), amount_of(LOAN_AT_END, "francs")
        yield Message("lh-coach-repay", back=back, later=later)
    elif seat["loans"] and seat["francs"] == 0:
        yield Message("lh-coach-interest")


def harvest(view: View) -> Iterator[Message]:
    """What a harvest in this round would bring to somebody who had the first of it."""
    if view["phase"] != "main" or not view["rounds"][view["round"] - 1]["harvest"]:
        return
    goods = view["seats"][view["seat"]]["goods"]
    grain, cattle = not goods.get("grain"), goods.get("cattle", 0) == BRED - 1
    if grain and cattle:
        yield Message("lh-coach-harvest-both")
    elif grain:
        yield Message("lh-coach-harvest-grain")
    elif cattle:
        yield Message("lh-coach-harvest-cattle")


def fuel(seat: View) -> Iterator[Message]:
    """Goods that cannot be worked, since there is nothing to burn."""
    waiting = [name for name in WORKED if seat["goods"].get(name, 0) >= IDLE]
    if waiting and seat["energy"] == 0:
        yield Message("lh-coach-energy", goods=good_word(waiting[0]))


# -- why a move costs --------------------------------------------------------------------------


def slips(before: View, after: View, better: View) -> list[Message]:
    """Loans, meals and tokens that are lost without need."""
    seat = before["seat"]
    own, other = after["seats"][seat], better["seats"][seat]
    return [
        *(unfed(before, after, better) or needless(before["seats"][seat], own, other)),
        *wasted(after, better, seat),
        *in_vain(before["seats"][seat], own, other),
    ]


def unfed(before: View, after: View, better: View) -> list[Message]:
    """A meal that cannot be paid any more, or was not, and could have been."""
    seat = before["seat"]
    own, other = after["seats"][seat], better["seats"][seat]
    more = own["loans"] - max(other["loans"], before["seats"][seat]["loans"])
    if more > 0 and is_fed(before, after):
        lack = LOAN * more - own["francs"]  # what is left of the loans was not needed
    elif more > 0 or after["round"] != before["round"] or turns_left(after, seat) > 0:
        return []
    else:
        lack = missing(after, seat)
        more = -(-lack // LOAN)
        if lack <= (0 if is_fed(before, better) else missing(better, seat)):
            return []
    food, loans = amount_of(lack, "food"), amount_of(more, "loans")
    return [Message("lh-coach-unfed", food=food, loans=loans)]


def needless(old: View, own: View, other: View) -> list[Message]:
    """A loan that the other move does without."""
    more = own["loans"] - max(other["loans"], old["loans"])
    if more <= 0:
        return []
    gets, back = amount_of(LOAN * more, "francs"), amount_of(LOAN_BACK * more, "francs")
    return [Message("lh-coach-loan", loans=amount_of(more, "loans"), gets=gets, back=back)]


def wasted(after: View, better: View, seat: int) -> Iterator[Message]:
    """Food or energy that buys nothing: all else is as after the better payment."""
    own, other = after["seats"][seat], better["seats"][seat]
    if rest_of(after, seat) != rest_of(better, seat):
        return
    names = {*own["goods"], *other["goods"]}
    differing = {name for name in names if own["goods"].get(name) != other["goods"].get(name)}
    if own["food"] < other["food"] and differing <= EATEN.keys():
        yield Message("lh-coach-food-lost", food=amount_of(other["food"] - own["food"], "food"))
    elif own["energy"] < other["energy"] and differing <= BURNT:
        lost = amount_of(other["energy"] - own["energy"], "energy")
        yield Message("lh-coach-energy-lost", energy=lost)


def in_vain(old: View, own: View, other: View) -> Iterator[Message]:
    """A building for more francs than it is worth, where it earns nothing."""
    bought = only(own["buildings"], [*old["buildings"], *other["buildings"]])
    if not bought or own["loans"] > other["loans"] or own["francs"] >= other["francs"]:
        return
    if own["score"] < min(old["score"], other["score"]):
        lost = amount_of(other["score"] - own["score"], "francs")
        yield Message("lh-coach-in-vain", card=card_name(bought[0]), francs=lost)


def reasons(before: View, after: View, better: View) -> list[Message]:
    """A meal in danger, money that is missed, a harvest that is lost, a poor sale."""
    seat = before["seat"]
    old, own, other = (view["seats"][seat] for view in (before, after, better))
    return [
        *danger(before, after, better),
        *sold(old, own, other),
        *no_harvest(before, after, better),
        *poorer(old, own, other),
    ]


def danger(before: View, after: View, better: View) -> Iterator[Message]:
    """Food that is still missing when there are few turns left to get it."""
    seat = before["seat"]
    if not before["round"] == after["round"] == better["round"]:
        return
    lack, turns = missing(after, seat), turns_left(after, seat)
    if lack > missing(better, seat) and 0 < turns <= EARLY:
        yield Message("lh-coach-danger", food=amount_of(lack, "food"), turns=turns)


def sold(old: View, own: View, other: View) -> Iterator[Message]:
    """A building that goes for half of what it is worth."""
    gone = only(
        only(old["buildings"], own["buildings"]), only(old["buildings"], other["buildings"])
    )
    if gone:
        yield Message("lh-coach-sold", card=card_name(gone[0]))


def no_harvest(before: View, after: View, better: View) -> Iterator[Message]:
    """The first grain, or the second head of cattle, that the harvest would have added to."""
    seat = before["seat"]
    if not before["rounds"][before["round"] - 1]["harvest"] or turns_left(after, seat) > 0:
        return
    own, other = after["seats"][seat]["goods"], better["seats"][seat]["goods"]
    for name, least in (("grain", 1), ("cattle", BRED)):
        if own.get(name, 0) < least <= other.get(name, 0):
            yield Message("lh-coach-no-harvest", good=good_word(name))


def poorer(old: View, own: View, other: View) -> Iterator[Message]:
    """What the better move brings in plain worth, where that tells the difference."""
    if own["score"] <= old["score"] - DEAR and old["score"] <= other["score"]:
        yield Message("lh-coach-poorer", francs=amount_of(old["score"] - own["score"], "francs"))
    elif other["score"] - own["score"] >= LOAN:
        francs = amount_of(other["score"] - own["score"], "francs")
        yield Message("lh-coach-richer", francs=francs)


# -- counting ----------------------------------------------------------------------------------


def turns_left(view: View, seat: int) -> int:
    """Main actions of a seat before the next meal, the present one included."""
    if view["phase"] != "main":
        return 0
    present = view["mover"] == seat and view["mains"] > 0
    later = range(1, TURNS - view["turn"] + 1)
    return sum([present, *((view["mover"] + at) % view["players"] == seat for at in later)])


def is_fed(before: View, after: View) -> bool:
    """Whether a meal lies between two views."""
    return after["round"] != before["round"] or after["stage"] in AFTER_MEALS


def missing(view: View, seat: int) -> int:
    """Food that a seat still lacks for the next meal."""
    row = view["seats"][seat]
    return max(int(row["hunger"]) - int(row["food"]), 0)


def on_offer(view: View, lack: int) -> Sentence:
    """The food on the quay: what would do alone, else what there is; the least first."""
    worths = {
        name: number * EATEN[name] for name, number in view["offers"].items() if name in EATEN
    }
    there: Sequence[str] = [name for name, food in worths.items() if food > 0]
    enough = [name for name in there if worths[name] >= lack]
    found = sorted(enough or there, key=worths.__getitem__)
    words = [amount_of(view["offers"][name], name) for name in found]
    return either(words) if words else Message("lh-coach-nothing-on-quay")


def rest_of(view: View, seat: int) -> tuple[object, ...]:
    """What lies on the quay, and what a seat has besides goods and francs."""
    own = view["seats"][seat]
    return view["offers"], own["loans"], own["buildings"], own["ships"], own["worker"]
