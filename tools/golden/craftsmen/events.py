"""What a line of a game of Craftsmen shows whatever was asked: privileges, and what follows."""

from itertools import pairwise

from kontor.craftsmen.decisions.builders import fits
from kontor.craftsmen.flow import answer
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import ADVANCED, BASIC, GOOD_NAMES, GUILDS, MEAT, SHIPS, WINTER
from kontor.craftsmen.layout import (
    F_POWER,
    FINAL,
    GOLD,
    GUILD,
    LIMITS,
    OVER,
    PRIVILEGE,
    SEASON,
    STACK_SIZE,
    STAGE,
    TAKEN_BONUS,
    WINTER_STAGE,
    WORK_TOKENS,
)  # fmt: skip
from kontor.craftsmen.scoring import standing


def privilege(before: Game, text: str) -> set[str]:
    """By what right a line uses the privilege of its guild, if it does."""
    verb, *rest = text.split()
    if verb == "build":
        card = before.values.numbers[rest[0]]
        is_used = not fits(before, int(before.seat or 0), card, rest[1] == "left")
    else:
        is_used = verb in ("privilege", "look", "extra")
    if not is_used:
        return set()
    guild = GUILDS[before.row[GUILD]]
    if before.row[SEASON] == WINTER:
        return {f"winter: privilege of the {guild} by token"}
    return {f"{guild}: privilege by {'gold' if before.field(F_POWER) == GOLD else 'token'}"}


def in_passing(before: Game, text: str, after: Game) -> set[str]:
    """What happens by itself between two decisions."""
    feats = {
        f"bonus token of {GOOD_NAMES[MEAT + 1 + at]}"
        for at in range(8)
        if before.row[TAKEN_BONUS + at] != after.row[TAKEN_BONUS + at]
    }
    if after.row[STACK_SIZE] > before.row[STACK_SIZE]:
        feats.add("the capital stack is made anew")
    if any(after.deck_size(kind) == 0 for kind in range(BASIC, ADVANCED + 1)):
        feats.add("a deck is empty")
    was_open = before.row[SEASON] < WINTER and before.row[STAGE] < FINAL
    is_closed = after.row[STAGE] == LIMITS or after.row[SEASON] != before.row[SEASON]
    if was_open and is_closed and text != "take privilege":
        feats |= end_of_season(before, after)
    if is_winter_work(before) and not is_winter_work(after):
        feats |= full_ships(before, text)
    if after.row[STAGE] == OVER:
        feats |= ties(after)
    return feats


def is_winter_work(state: Game) -> bool:
    """Whether the year is not scored yet in its winter."""
    return state.row[SEASON] == WINTER and state.row[STAGE] in (WINTER_STAGE, WORK_TOKENS)


def end_of_season(before: Game, after: Game) -> set[str]:
    """Who received a privilege token at the end of a season (CR-13.3)."""
    seats = range(before.players)
    gained = [int(after.of(seat, PRIVILEGE) - before.of(seat, PRIVILEGE)) for seat in seats]
    if sum(gained) == 0:
        return set()
    return {f"season: {'all' if min(gained) else 'some'} receive a privilege token"}


def full_ships(before: Game, text: str) -> set[str]:
    """How the holds that are scored now have to be told apart (CR-14.4, CR-14.5)."""
    state = before.copy()
    answer(state, before.read(text))
    feats = set()
    for ship in range(SHIPS):
        ranks = sorted(int(standing(state, ship, seat)) for seat in range(state.players))[::-1]
        ranks = [rank for rank in ranks if rank]
        if len(ranks) < sum(int(state.values.extra[ship * 4 + at]) > 0 for at in range(4)):
            feats.add("year: extra points lapse")
        for high, low in pairwise(ranks):
            if high // 32 == low // 32:
                how = "left field" if high // 2 == low // 2 else "higher row"
                feats.add(f"year: equal markers on a ship, the {how} first")
    return feats


def ties(after: Game) -> set[str]:
    """What settles the first place when the points do not (CR-15.5, CR-15.6)."""
    scores = after.scores()
    first = [seat for seat, score in enumerate(scores) if score == max(scores)]
    hands = [int(after.cards_held(seat)) for seat in first]
    if len(first) < 2:
        return set()
    if hands.count(max(hands)) > 1:
        return {"end: equal points and cards, the later place wins"}
    return {"end: equal points, more cards win"}
