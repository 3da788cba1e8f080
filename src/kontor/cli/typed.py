"""From what a person types to the text of an action: names, short forms, no verb."""

from collections.abc import Mapping
from unicodedata import normalize

from kontor.core.contract import State
from kontor.core.errors import BadInput

SHORTEST = 3  # letters of a name that may stand for the whole


def action_text(
    state: State, line: str, names: Mapping[str, str], ids: Mapping[str, str] | None = None
) -> str:
    """The action text that a line means; the line itself, tidied, when it means none.

    `names` holds the answers to the open question as people write them, with their texts; `ids`
    what the game has, by its name in the reader's language.
    """
    verb, _, rest = " ".join(line.lower().split()).partition(" ")
    forms = [f"{verb} {rest}".strip(), f"{verb} {rest.replace(' ', '_')}".strip()]
    for form in forms:
        if _reads(state, form):
            return form
    texts = [state.text(action) for action in state.legal()]
    spoken = {text: text for text in texts} | dict(names)
    wanted = simple(f"{verb}{rest}")
    same = {text for name, text in spoken.items() if simple(name) == wanted}
    if len(same) == 1:
        return same.pop()
    bare = {text for name, text in spoken.items() if simple(name.partition(" ")[2]) == wanted}
    if len(bare) == 1:
        return bare.pop()
    begun = {text for name, text in spoken.items() if _begins(name, verb, rest)}
    if len(begun) == 1:
        return begun.pop()
    same = {thing for name, thing in (ids or {}).items() if simple(name) == simple(rest)}
    things = [f"{verb} {thing}" for thing in same if _reads(state, f"{verb} {thing}")]
    return things[0] if len(things) == 1 else forms[-1]


def _begins(name: str, verb: str, rest: str) -> bool:
    """Whether a name is begun like this: `pay 2` for `pay 2 fish`, `use mark` for a card."""
    if not name.lower().startswith(f"{verb} "):
        return False
    if rest.isdigit():
        return name.startswith(f"{verb} {rest} ")
    begun = simple(rest)
    return len(begun) >= SHORTEST and simple(name.partition(" ")[2]).startswith(begun)


def _reads(state: State, text: str) -> bool:
    try:
        state.read(text)
    except BadInput:
        return False
    return True


def simple(name: str) -> str:
    """A name without spaces, signs, accents and capitals, as it is typed in a hurry."""
    return "".join(letter for letter in normalize("NFD", name.lower()) if letter.isalnum())
