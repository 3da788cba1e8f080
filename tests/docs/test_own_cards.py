"""The page about own cards: its example plays, what is broken is refused, nothing is left out."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import kontor
from kontor.le_havre import cards as le_havre_cards
from kontor.le_havre.effects import factory, measure
from tests.docs.pages import EXAMPLE, blocks, text, words

PAGE = "docs/own-cards.md"
OWN = ["lighthouse", "saddlery", "chandlery", "harvest_fair"]


def at(goods: dict[str, int], francs: int, buildings: tuple[str, ...] = ()) -> kontor.State:
    """Seat 0 to move, with the four cards of the example in the town."""
    seat = {"goods": goods, "francs": francs, "buildings": list(buildings)}
    return kontor.position(
        {"cards": ["base", str(EXAMPLE)], "town": OWN, "seats": [seat, {"goods": {}}]}
    )


def play(state: kontor.State, *texts: str) -> dict[str, Any]:
    """What seat 0 has after these actions."""
    for line in texts:
        assert state.why_not(line) is None
        state.play(state.read(line))
    return dict(state.position()["seats"][0])


def broken(folder: Path, old: str, new: str) -> tuple[str, ...]:
    """The example with something wrong in it, as card sets of a game."""
    written = EXAMPLE.read_text("utf-8")
    assert old in written
    path = folder / "mine.toml"
    path.write_text(written.replace(old, new, 1), "utf-8")
    return ("base", str(path))


def test_the_lighthouse_gains() -> None:
    state = at({}, 3, ("fishery",))

    seat = play(state, "use lighthouse")

    assert seat["goods"] == {"fish": 2}
    assert seat["francs"] == 3 - 1 + 1


def test_the_saddlery_converts() -> None:
    state = at({"hides": 7, "wood": 1}, 2)

    seat = play(state, "use saddlery", "fee francs", "times 5")

    assert seat["goods"] == {"hides": 2, "leather": 5}
    assert seat["francs"] == 2 - 1 + 2


def test_the_chandlery_trades() -> None:
    state = at({"wood": 2, "grain": 5}, 0)

    seat = play(state, "use chandlery", "times 2")

    assert seat["goods"] == {"grain": 3, "bread": 2}
    assert seat["francs"] == 4


def test_the_harvest_fair_lets_one_pick() -> None:
    state = at({}, 1, ("church",))

    seat = play(state, "use harvest_fair", "pick wood", "pick cattle")

    assert seat["goods"] == {"wood": 1, "cattle": 1}


def test_a_visit_that_would_do_nothing_is_refused_by_name() -> None:
    state = at({"wood": 1}, 0)

    assert state.why_not("use chandlery") == ("the Ship Chandlery wants 1 grain; you have 0 grain")


def test_the_chandlery_lies_in_a_pile() -> None:
    state = kontor.new_game("le_havre", players=3, seed=1, cards=("base", str(EXAMPLE)))

    assert any("chandlery" in pile for pile in state.position()["piles"])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_whole_games_with_the_example_end(players: int) -> None:
    chance = Random(players)
    cards = [str(EXAMPLE)]
    state = kontor.position({"players": players, "cards": cards, "town": [*OWN, "building_firm_1"]})

    while not state.is_over:
        state.play(chance.choice(state.legal()))

    assert len(state.scores()) == players


@pytest.mark.parametrize(
    ("old", "new", "card", "key"),
    [
        ("fee = { food = 1 }", "fie = { food = 1 }", "lighthouse", "fie"),
        ("value = 10", "value = 100", "lighthouse", "value"),
        ('kind = "public"', 'kind = "publik"', "lighthouse", "kind"),
        ("{ gain = { fish = 2 } }", "{ gian = { fish = 2 } }", "lighthouse", "gian"),
        ("{ gain = { fish = 2 } }", "{ gain = { fihs = 2 } }", "lighthouse", "gain"),
        ('per = "fisher"', 'per = "fishr"', "lighthouse", "per"),
        ('into = "leather"', 'into = "lether"', "saddlery", "into"),
        ('energy = "1 once"', 'energy = "one"', "saddlery", "energy"),
        ("most = 5", "mots = 5", "saddlery", "mots"),
        ("serial = 11\n", "", "chandlery", "serial"),
        ("{ wood = 2, clay = 1 }", "{ fish = 2 }", "chandlery", "cost"),
        ("full = [1, 2, 3]", "full = [6]", "chandlery", "in_play"),
        ('except = ["iron"]', 'except = ["irn"]', "harvest_fair", "except"),
        ("fee = { francs = 1 }", "locked = true", "harvest_fair", "locked"),
    ],
)
def test_a_broken_file_is_refused_with_file_card_and_key(
    tmp_path: Path, old: str, new: str, card: str, key: str
) -> None:
    cards = broken(tmp_path, old, new)

    with pytest.raises(kontor.BadCard) as refusal:
        kontor.new_game("le_havre", players=3, seed=1, cards=cards)

    sentence = str(refusal.value)
    assert sentence.startswith(f"mine.toml: [{card}] ")
    assert key in sentence.partition("]")[2]


def test_the_errors_on_the_page_are_real(tmp_path: Path) -> None:
    shown = [line for line in text(PAGE).splitlines() if line.startswith("my_harbour.toml: ")]
    changes = [
        ("fee = { food = 1 }", "fie = { food = 1 }"),
        ('kind = "public"', 'kind = "publik"'),
        ("{ gain = { fish = 2 } }", "{ gian = { fish = 2 } }"),
        ('into = "leather"', 'into = "lether"'),
        ('energy = "1 once"', 'energy = "one"'),
        ("serial = 11\n", ""),
    ]

    said: list[str] = []
    for old, new in changes:
        with pytest.raises(kontor.BadCard) as refusal:
            kontor.new_game("le_havre", players=3, seed=1, cards=broken(tmp_path, old, new))
        said.append(str(refusal.value).replace("mine.toml", "my_harbour.toml"))

    assert said == shown


def test_the_fifteenth_own_card_is_one_too_many(tmp_path: Path) -> None:
    path = tmp_path / "many.toml"
    table = "action = [{ gain = { fish = 1 } }]"
    path.write_text("\n".join(f"[card_{at}]\n{table}" for at in range(15)), "utf-8")

    with pytest.raises(kontor.BadCard, match=r"card_14.*14 own cards"):
        kontor.new_game("le_havre", players=3, seed=1, cards=("base", str(path)))


def test_the_card_on_the_page_is_the_one_in_the_file() -> None:
    shown, drawing = blocks(PAGE, "toml")
    written = EXAMPLE.read_text("utf-8")

    assert shown.partition("\n")[2].strip() in written
    assert drawing in written


def test_every_verb_oddity_power_and_measure_is_on_the_page() -> None:
    known = {*factory.VERBS, *factory.ODD, "wharf", *le_havre_cards.POWERS}
    known |= {*le_havre_cards.PLACES, *le_havre_cards.MEASURES, "hammer", "fisher", "guest"}
    known |= {word for word in measure.WORDS if word in ("craft", "public")}

    assert known - words(PAGE) == set()


def test_every_key_of_the_printed_cards_is_on_the_page() -> None:
    keys: set[str] = set()
    for card in le_havre_cards.load_sets():
        for action in card.actions:
            keys |= set(action)

    assert keys - words(PAGE) == set()
