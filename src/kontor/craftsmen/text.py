"""One canonical line of text per action, and back."""

from kontor.core.errors import BadInput, hinted
from kontor.core.lines import words_in
from kontor.core.words import Message
from kontor.craftsmen.actions import (
    AUCTION,
    BID,
    BOTH,
    BRIBE,
    BUY,
    BUY_GOOD,
    CHANGE_ORDER,
    COVER,
    DISCARD,
    DRAW,
    EXCHANGE,
    EXTRA,
    FETCH,
    GIVE,
    GRANARY,
    HIGHEST_BID,
    INVEST,
    KEEP,
    LEFT,
    LOAD,
    LOOK,
    LOSE,
    MAKE,
    MARKET,
    PASS,
    PAY,
    PLACE,
    POINTS,
    PRIVILEGE,
    RIGHT,
    SAWMILL,
    SEND,
    SHOW,
    STOP,
    TAKE,
    TAKE_PRIVILEGE,
    TAKE_WORK,
    TO,
    TOP,
    UNDER,
    verb,
)  # fmt: skip
from kontor.craftsmen.goods import CAPITAL_NAMES, GOOD_NAMES, GUILDS, KIND_NAMES, RAW, TYPE_NAMES
from kontor.craftsmen.state import State

PLAIN: dict[str, int] = {
    "pass": PASS, "stop": STOP, "keep": KEEP, "points": POINTS, "privilege": PRIVILEGE,
    "take both": BOTH, "draw": DRAW, "market": MARKET, "granary": GRANARY, "lose": LOSE,
    "top": TOP, "under": UNDER, "take privilege": TAKE_PRIVILEGE, "take work": TAKE_WORK,
    "change order": CHANGE_ORDER,
}  # fmt: skip
PLAIN_TEXT: dict[int, str] = {action: words for words, action in PLAIN.items()}
# Verbs that take one word, with the words they take; building cards come from the game.
NAMED: dict[str, tuple[int, tuple[str, ...]]] = {
    "send": (SEND, GUILDS),
    "look": (LOOK, KIND_NAMES[1:]),
    "load": (LOAD, ("1", "2", "3", "4")),
    "bribe": (BRIBE, ("1", "2", "3", "4")),
    "take": (TAKE, CAPITAL_NAMES),
    "discard": (DISCARD, CAPITAL_NAMES),
    "pay": (PAY, CAPITAL_NAMES),
    "give": (GIVE, CAPITAL_NAMES),
    "invest": (INVEST, CAPITAL_NAMES),
    "make": (MAKE, GOOD_NAMES),
    "extra": (EXTRA, GOOD_NAMES[:RAW]),
    "fetch": (FETCH, GOOD_NAMES[:RAW]),
    "to": (TO, TYPE_NAMES),
    "buy": (BUY_GOOD, GOOD_NAMES[RAW:15]),
    "bid": (BID, tuple(str(amount) for amount in range(HIGHEST_BID + 1))),
}
CARD_VERBS: dict[str, int] = {
    "swap": SAWMILL, "exchange": EXCHANGE, "buy": BUY, "auction": AUCTION, "show": SHOW,
    "place": PLACE,
}  # fmt: skip
VERBS: tuple[str, ...] = tuple(
    dict.fromkeys((*NAMED, *CARD_VERBS, "build", "cover", *(w.split()[0] for w in PLAIN)))
)
SIDES: dict[str, int] = {"left": LEFT, "right": RIGHT}
SAWMILLS = 6

# -- to text -----------------------------------------------------------------------------------


def text_of(state: State, action: int) -> str:
    """The line of an action."""
    if action in PLAIN_TEXT:
        return PLAIN_TEXT[action]
    kind = int(verb(action))
    operand = action - kind
    for word, (start, names) in NAMED.items():
        if kind == start:
            return f"{word} {names[operand]}"
    if kind == COVER:
        return f"cover {GUILDS[operand // 3]} {operand % 3 + 1}"
    card = state.values.cards[operand].id
    for side, start in SIDES.items():
        if kind == start:
            return f"build {card} {side}"
    word = next(word for word, start in CARD_VERBS.items() if kind == start)
    return f"{word} {card}"


# -- from text ---------------------------------------------------------------------------------


def read_text(state: State, text: str) -> int:
    """The action that a line means, whether it is allowed now or not."""
    words = words_in(text, VERBS, PLAIN, "send crafts")
    plain = " ".join(words)
    if plain in PLAIN:
        return PLAIN[plain]
    if words[0] == "build":
        return read_build(state, words)
    if words[0] == "cover":
        return read_cover(words)
    if words[0] in PLAIN:
        raise BadInput(Message("line-alone", word=words[0]))
    if len(words) == 1:
        raise BadInput(Message("line-wants-noun", word=words[0]))
    if len(words) > 2:
        raise BadInput(Message("line-too-long", words=f"{words[0]} {words[1][:40]}"))
    return read_noun(state, words[0], words[1][:60])


def read_noun(state: State, word: str, noun: str) -> int:
    """A verb and one word: a name that the verb knows, or a building card."""
    start, names = NAMED.get(word, (0, ()))
    if noun in names:
        return start + names.index(noun)
    cards = state.values.numbers if word in CARD_VERBS else {}
    if noun in cards and (word != "swap" or cards[noun] < SAWMILLS):
        return CARD_VERBS[word] + cards[noun]
    if noun in cards:
        raise BadInput(Message("craftsmen-line-no-sawmill", name=noun))
    known = [*names, *cards, *(w.partition(" ")[2] for w in PLAIN if w.startswith(f"{word} "))]
    raise BadInput(hinted(Message("line-no-match", word=word, noun=noun[:40]), noun, known))


def read_build(state: State, words: list[str]) -> int:
    """build mill_red_blue left."""
    if len(words) != 3 or words[2] not in SIDES:
        raise BadInput(Message("craftsmen-line-build", example="build mill_red_blue left"))
    cards = state.values.numbers
    if words[1] not in cards:
        name = words[1][:60]
        raise BadInput(hinted(Message("craftsmen-line-no-card", name=name), name, cards))
    return SIDES[words[2]] + cards[words[1]]


def read_cover(words: list[str]) -> int:
    """cover bankers 2."""
    if len(words) != 3 or words[2] not in ("1", "2", "3"):
        raise BadInput(Message("craftsmen-line-cover", example="cover bankers 2"))
    if words[1] not in GUILDS:
        name = words[1][:40]
        raise BadInput(hinted(Message("craftsmen-line-no-guild", name=name), name, GUILDS))
    return COVER + 3 * GUILDS.index(words[1]) + int(words[2]) - 1
