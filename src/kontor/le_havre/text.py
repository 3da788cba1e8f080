"""One canonical line of text per action, and back."""

from mypy_extensions import i64

from kontor.core.errors import BadInput, hinted
from kontor.core.lines import words_in
from kontor.core.words import Message
from kontor.le_havre.actions import (
    AMOUNT,
    BLOCK,
    BORROW,
    BUILD,
    BUILD_SHIP,
    BUY,
    BUY_SHIP,
    END,
    EVICT,
    FEE_FOOD,
    FEE_FRANCS,
    KEEP,
    MORE,
    PAY,
    PICK,
    PLAY,
    REDEEM,
    REPAY,
    SELL,
    SELL_SHIP,
    STOP,
    SWAP,
    SWAP_SHIP,
    TAKE,
    USE,
    verb,
)  # fmt: skip
from kontor.le_havre.effects.offers import Haulage
from kontor.le_havre.goods import (
    FRANCS,
    GOODS,
    NAMES,
    NUMBERS,
    OFFERS,
    SHIPS,
    UPGRADE,
    good_on,
    offer_of,
)  # fmt: skip
from kontor.le_havre.layout import (
    D_GIVE,
    D_PAY,
    D_RECEIVE,
    D_SUBSTITUTE,
    D_USE,
    DEPTH,
    F_BASE,
    F_KIND,
    F_STEP,
    GOOD_ASKED,
    PAY_UNIT,
    SUBSTITUTE_GOOD,
)  # fmt: skip
from kontor.le_havre.payment import token
from kontor.le_havre.state import State

PLAIN: dict[str, int] = {
    "repay": REPAY, "borrow": BORROW, "pay": PAY, "end": END, "stop": STOP, "keep": KEEP,
    "swap": SWAP, "fee food": FEE_FOOD, "fee francs": FEE_FRANCS, "more": MORE,
}  # fmt: skip
PLAIN_TEXT: dict[int, str] = {action: words for words, action in PLAIN.items()}
CARD_VERBS: dict[str, int] = {
    "use": USE, "buy": BUY, "sell": SELL, "build": BUILD, "play": PLAY,
}  # fmt: skip
GOOD_VERBS: dict[str, int] = {"pick": PICK, "redeem": REDEEM}
AMOUNT_VERBS: tuple[str, ...] = ("pay", "with", "load", "give", "receive", "times")
MOST_SEATS = 5
VERBS: tuple[str, ...] = (
    "take", *CARD_VERBS, *GOOD_VERBS, *AMOUNT_VERBS, "evict", "fee",
    "repay", "borrow", "end", "stop", "keep", "swap", "more",
)  # fmt: skip
# How many operands the short verbs have; for ships and cards it depends on the game.
ROOM: dict[int, int] = {
    TAKE: OFFERS, PICK: len(NAMES), REDEEM: GOODS, BUILD_SHIP: len(SHIPS), BUY_SHIP: len(SHIPS),
    EVICT: MOST_SEATS, AMOUNT: BLOCK,
}  # fmt: skip

# -- to text -----------------------------------------------------------------------------------


def text_of(state: State, action: int) -> str:
    """The line of an action in this position."""
    if action in PLAIN_TEXT:
        return PLAIN_TEXT[action]
    kind = int(verb(action))
    operand = action - kind
    if operand >= room(state, kind):
        raise BadInput(Message("action-no-meaning", given=str(action)))
    if kind == TAKE:
        return f"take {NAMES[good_on(operand)]}"
    if kind == AMOUNT:
        return amount_text(state, operand)
    if kind == PICK:
        return f"pick {pick_text(state, operand)}"
    if kind == REDEEM:
        return f"redeem {NAMES[operand]}"
    if kind == EVICT:
        return f"evict {operand}"
    for word, start in CARD_VERBS.items():
        if kind == start:
            return f"{word} {state.rules.cards.cards[operand].id}"
    return ship_text(state, kind, operand)


def room(state: State, kind: int) -> int:
    """How many operands of a verb mean something in this game."""
    if kind in (SELL_SHIP, SWAP_SHIP):
        return len(state.rules.ships.types)
    if kind in CARD_VERBS.values():
        return len(state.rules.cards.cards)
    return ROOM.get(kind, 0)


def ship_text(state: State, kind: int, operand: int) -> str:
    if kind == BUILD_SHIP:
        return f"build {SHIPS[operand]}_ship"
    if kind == BUY_SHIP:
        return f"buy {SHIPS[operand]}_ship"
    ship, value = state.rules.ships.types[operand]
    return f"{'sell' if kind == SELL_SHIP else 'swap'} {SHIPS[ship]}_ship {value}"


def pick_text(state: State, good: int) -> str:
    """The Haulage Firm names a pair of offers."""
    if state.row[DEPTH] and state.field(F_KIND) == D_USE and isinstance(state.decision(), Haulage):
        return f"{NAMES[good]}+{NAMES[good + 1]}" if good < FRANCS else NAMES[good]
    return NAMES[good]


def amount_text(state: State, number: int) -> str:
    word, good = amount_words(state)
    number += int(state.field(F_BASE)) if state.row[DEPTH] else 0
    return f"{word} {number} {NAMES[good]}" if good >= 0 else f"{word} {number}"


def amount_words(state: State) -> tuple[str, int]:
    """The verb and the good that a number means in the open decision."""
    kind = state.field(F_KIND) if state.row[DEPTH] else i64(0)
    if kind == D_PAY:
        return "pay", int(token(state.field(PAY_UNIT), state.field(F_STEP)))
    if kind == D_SUBSTITUTE:
        return "with", int(state.field(SUBSTITUTE_GOOD) + UPGRADE)
    if kind == D_GIVE:
        is_freight = state.effect_under().is_freight
        return "load" if is_freight else "give", int(state.field(GOOD_ASKED))
    if kind == D_RECEIVE:
        return "receive", int(state.field(GOOD_ASKED))
    return "times", -1


# -- from text ---------------------------------------------------------------------------------


def read_text(state: State, text: str) -> int:
    """The action that a line means, whether it is allowed now or not."""
    words = words_in(text, VERBS, PLAIN, "take wood")
    plain = " ".join(words)
    if plain in PLAIN:
        return PLAIN[plain]
    if words[0] in AMOUNT_VERBS and len(words) > 1:
        return read_amount(state, words)
    if words[0] == "take":
        return TAKE + int(offer_of(good_named(noun(words), (*NAMES[:6], "francs"))))
    if words[0] in GOOD_VERBS:
        return read_good(state, words)
    if words[0] == "evict":
        return EVICT + number_named(noun(words), MOST_SEATS - 1)
    if words[0] in ("swap", "sell", "buy", "build") and noun(words).endswith("_ship"):
        return read_ship(state, words)
    if words[0] in CARD_VERBS:
        return CARD_VERBS[words[0]] + card_named(state, noun(words))
    raise BadInput(Message("line-no-match", word=words[0], noun=" ".join(words[1:])[:40]))


def noun(words: list[str]) -> str:
    """The word after the verb; more words are one too many, but for a ship's value."""
    if len(words) == 1:
        raise BadInput(Message("line-wants-noun", word=words[0]))
    if len(words) > (3 if words[1].endswith("_ship") else 2):
        raise BadInput(Message("line-too-long", words=f"{words[0]} {words[1]}"))
    return words[1][:60]


def read_good(state: State, words: list[str]) -> int:
    """pick coal, redeem bread; the Haulage Firm's pair is named whole."""
    first, plus, _ = noun(words).partition("+")
    good = good_named(first, NAMES)
    if words[0] == "pick" and words[1] != pick_text(state, good):
        choice = f"pick {pick_text(state, good)}"
        raise BadInput(Message("line-no-choice", words=f"pick {words[1]}", choice=choice))
    if plus and words[0] != "pick":
        raise BadInput(Message("line-one-good", word=words[0]))
    return GOOD_VERBS[words[0]] + good


def good_named(name: str, known: tuple[str, ...]) -> int:
    if name not in known:
        raise BadInput(hinted(Message("line-no-good", name=name), name, known))
    return NUMBERS[name]


def number_named(name: str, most: int) -> int:
    if not (name.isascii() and name.isdecimal() and len(name) < 10 and int(name) <= most):
        raise BadInput(Message("line-no-number", word=name, most=str(most)))
    return int(name)


def card_named(state: State, name: str) -> int:
    numbers = state.rules.cards.numbers
    if name not in numbers:
        raise BadInput(hinted(Message("line-no-building", name=name), name, numbers))
    return numbers[name]


def read_ship(state: State, words: list[str]) -> int:
    """buy wood_ship, build iron_ship, sell wood_ship 2, swap iron_ship 6."""
    kind = words[1].removesuffix("_ship")
    if kind not in SHIPS:
        raise BadInput(hinted(Message("line-no-ship", name=words[1][:40]), kind, SHIPS))
    if words[0] in ("buy", "build"):
        if len(words) > 2:
            raise BadInput(Message("line-top-ship", word=words[0]))
        return (BUY_SHIP if words[0] == "buy" else BUILD_SHIP) + SHIPS.index(kind)
    if len(words) < 3:
        raise BadInput(Message("line-ship-value", words=f"{words[0]} {words[1]}"))
    type = state.rules.ships.type_of(kind, number_named(words[2], 99))
    if type < 0:
        ship = Message("ship-of-value", ship=Message(f"ship-{kind}"), value=words[2])
        raise BadInput(Message("line-no-such-ship", ship=ship))
    return (SELL_SHIP if words[0] == "sell" else SWAP_SHIP) + type


def read_amount(state: State, words: list[str]) -> int:
    """A number, with the good that is asked for named as a check."""
    asked, good = amount_words(state)
    number = number_named(words[1], 999_999_999)
    if (words[0] == "times" and len(words) > 2) or len(words) > 3:
        raise BadInput(Message("line-too-long", words=" ".join(words[:2])))
    named = good_named(words[2], NAMES) if len(words) == 3 else -1
    if words[0] != asked or named != good:
        wanted = f"{asked} ... {NAMES[good]}" if good >= 0 else f"{asked} ..."
        raise BadInput(Message("line-other-question", words=" ".join(words), wanted=wanted))
    number -= int(state.field(F_BASE)) if state.row[DEPTH] else 0
    if not 0 <= number < 128:
        raise BadInput(Message("line-out-of-reach", number=words[1]))
    return AMOUNT + number
