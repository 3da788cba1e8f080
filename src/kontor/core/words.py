"""Words for people: Fluent catalogues, one folder per language, shared by every face."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language; English stands in where one has no entry."""
    made = FluentBundle([language], use_isolating=False)
    folder = files("kontor") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def say(key: str, language: str = DEFAULT, **values: str | int) -> str:
    """The sentence or name of a key; the key itself when no catalogue has it."""
    name, _, attribute = key.partition(".")
    for each in (language, DEFAULT):
        catalogue = bundle(each)
        if catalogue.has_message(name):
            message = catalogue.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                words, _ = catalogue.format_pattern(pattern, dict(values))
                return str(words)
    return key


def listed(parts: list[str], language: str = DEFAULT) -> str:
    """Several words in a row: "2 wood, 1 clay and 3 fish"."""
    if len(parts) < 2:
        return "".join(parts)
    return say("list-end", language, first=", ".join(parts[:-1]), last=parts[-1])
