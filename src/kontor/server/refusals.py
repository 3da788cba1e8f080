"""Refusals of the server: a stable code, a sentence, and the status HTTP has for it."""

from kontor.core.errors import KontorError
from kontor.core.words import Message, Sentence

STATUS = {
    "bad_input": 400,
    "bad_record": 400,
    "bad_card": 400,
    "no_key": 401,
    "not_seated": 403,
    "wrong_host": 403,
    "wrong_origin": 403,
    "not_found": 404,
    "wrong_method": 405,
    "illegal_action": 409,
    "not_your_turn": 409,
    "stale": 409,
    "cannot_undo": 409,
    "not_over": 409,
    "not_alone": 409,
    "closed": 409,
    "seat_taken": 409,
    "too_many": 409,
    "too_large": 413,
    "too_fast": 429,
    "internal": 500,
    "unavailable": 503,
    "unsaved": 503,
}


class Refusal(KontorError):
    """Something the server does not do; the code says which kind."""

    def __init__(self, code: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.code = code


class Unsaved(Refusal):
    """The store does not answer; what was asked may be asked again and is then done once."""

    def __init__(self) -> None:
        super().__init__("unsaved", Message("server-unsaved"))


class Conflict(Refusal):
    """Somebody else has changed the same in the store meanwhile."""

    def __init__(self) -> None:
        super().__init__("stale", Message("server-overtaken"))


def no_key() -> Refusal:
    """Nobody said who asks."""
    return Refusal("no_key", Message("server-no-key"))


def no_table() -> Refusal:
    """A table that does not exist, or that this key may not know of."""
    return Refusal("not_found", Message("server-no-table"))


def no_link() -> Refusal:
    """A link that opens nothing: there is no such table, or the link was replaced."""
    return Refusal("not_found", Message("server-no-link"))


def not_seated(why: Message) -> Refusal:
    """The key is known but may not do that."""
    return Refusal("not_seated", why)


def not_yours(seat: int) -> Refusal:
    """Somebody acts for a seat that is not theirs."""
    return not_seated(Message("server-not-yours", seat=seat))


def fault(number: int) -> Refusal:
    """A fault of ours; the log says more under this number."""
    return Refusal("internal", Message("server-broken", number=str(number)))
