"""Files of values that cannot be played with are refused with file, table and key."""

from pathlib import Path

import pytest

from kontor.core.errors import BadCard, BadInput
from kontor.craftsmen import cards
from tests.craftsmen.own_files import BAKERY, BONUS, CAPITAL, COSTS, MILL, NUMBERS, QUEUE, SHIP, own

RAW_ONLY = "an extended building needs a raw good"
NOT_FINAL = "an advanced building needs raw goods and half-products except meat"
HALF = '[buildings.mill]\nneeds = ["wheat"]\npoints = 1\n'
TWO_EMPTY = "[buildings.apiary]\ncopies = []\n[buildings.vineyard]\ncopies = []"


def refusal_of(folder: Path, text: str, old: str, new: str) -> str:
    """What is said about a file in which something was changed; it begins with the file."""
    assert old in text
    path = own(folder, text.replace(old, new, 1))
    with pytest.raises(BadCard) as refusal:
        cards.load(("base", path))
    file, _, sentence = str(refusal.value).partition(": ")
    assert file == "mine.toml"
    return sentence


@pytest.mark.parametrize(
    ("text", "old", "sentence"),
    [
        (MILL, "points = 1", "[buildings.mill] needs 'points'"),
        (MILL, 'needs = ["wheat"]', "[buildings.mill] needs 'needs'"),
        (MILL, ', bottom = "red"', "[buildings.mill] copy 1 needs 'bottom'"),
        (SHIP, "extra = [4]", "[ships.1] needs 'extra'"),
        (SHIP, ", points = 4", "[ships.1] row 2 needs 'points'"),
        (SHIP, 'cargo = "beer", ', "[ships.1] row 2 needs 'cargo'"),
        (CAPITAL, "violet = [4, 4, 4]", "[capital] needs 'violet'"),
        (BONUS, "wine = 6", "[bonus] needs 'wine'"),
        (QUEUE, 'spaces = ["silver", "silver", "ribbon"]', "[queue.town_hall] needs 'spaces'"),
        (COSTS, "basic = 2, ", "[costs] 'build' needs 'basic'"),
        (NUMBERS, "dealt = 5", "[numbers] needs 'dealt'"),
    ],
)
def test_what_is_left_out_is_missed(tmp_path: Path, text: str, old: str, sentence: str) -> None:
    said = refusal_of(tmp_path, text, old, "")

    assert said == f"{sentence}; a table is replaced as a whole"


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "points", "piont = 2\npoints", "[buildings.mill] has no key 'piont'"),
        (MILL, "house = true", "huose = true", "[buildings.mill] copy 3 has no key 'huose'"),
        (SHIP, "points = 4", "points = 4, pionts = 4", "[ships.1] row 2 has no key 'pionts'"),
        (SHIP, "extra", "extar = 4\nextra", "[ships.1] has no key 'extar'"),
        (CAPITAL, "red", "rd = 1\nred", "[capital] has no key 'rd'"),
        (BONUS, "bread", "braed = 1\nbread", "[bonus] has no key 'braed'"),
        (QUEUE, "spaces", "space = 1\nspaces", "[queue.town_hall] has no key 'space'"),
        (COSTS, "price", "prise = 1\nprice", "[costs] has no key 'prise'"),
        (COSTS, "basic", "basics = 1, basic", "[costs] 'build' has no key 'basics'"),
        (NUMBERS, "dealt", "delt = 1\ndealt", "[numbers] has no key 'delt'"),
    ],
)
def test_unknown_keys_are_refused_with_what_is_near(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    known, _, near = said.partition(" (did you mean '")
    assert known == sentence
    assert near.removesuffix("'?)") in text


def test_a_sawmill_needs_nothing(tmp_path: Path) -> None:
    said = refusal_of(tmp_path, TWO_EMPTY, "apiary]", "sawmill]\nneeds = ['wood']")

    assert said == "[buildings.sawmill] has no key 'needs'"


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, ".mill]", ".mil]", "there is no table [buildings.mil] (did you mean 'mill'?)"),
        (MILL, "bui", "biu", "there is no table [biuldings] (did you mean 'buildings'?)"),
        (SHIP, "ships.1", "ships.5", "there is no table [ships.5]"),
        (BONUS, "[bonus]", "[bonsu]", "there is no table [bonsu] (did you mean 'bonus'?)"),
        (QUEUE, "n_h", "nh", "there is no table [queue.townhall] (did you mean 'town_hall'?)"),
        (MILL, MILL, "[buildings]\nmill = 3", "[buildings] has 'mill' = 3; a table is wanted"),
        (MILL, MILL, "capital = 48", "'capital' is no table; [capital] is the form"),
        (MILL, MILL, "ships = 4", "'ships' is no table; [ships] is the form"),
        (MILL, MILL, "", "holds no table"),
    ],
)
def test_unknown_tables_are_refused(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    assert refusal_of(tmp_path, text, old, new) == sentence


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "points = 1", "points = 100", "[buildings.mill] has 'points' = 100"),
        (MILL, "points = 1", "points = -1", "[buildings.mill] has 'points' = -1"),
        (MILL, "points = 1", "points = true", "[buildings.mill] has 'points' = True"),
        (BONUS, "wine = 6", "wine = 6.5", "[bonus] has 'wine' = 6.5"),
        (BONUS, "wine = 6", 'wine = "six"', "[bonus] has 'wine' = 'six'"),
        (NUMBERS, "set_points = 3", "set_points = 100", "[numbers] has 'set_points' = 100"),
    ],
)
def test_a_number_goes_from_0_to_99(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    assert said == f"{sentence}; a number from 0 to 99 is wanted"


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence", "span"),
    [
        (SHIP, "points = 4", "points = 0", "[ships.1] row 2 has 'points' = 0", (1, 99)),
        (COSTS, "basic = 2", "basic = 0", "[costs] 'build' has 'basic' = 0", (1, 99)),
        (COSTS, "basic = 1", "basic = 10", "[costs] 'mayor' has 'basic' = 10", (1, 9)),
        (NUMBERS, "helpers = 5", "helpers = 6", "[numbers] has 'helpers' = 6", (1, 5)),
        (NUMBERS, "dealt = 5", "dealt = 10", "[numbers] has 'dealt' = 10", (0, 9)),
        (MILL, "points", "sure = 2\npoints", "[buildings.mill] has 'sure' = 2", (0, 1)),
        (BONUS, "wine", "sure = true\nwine", "[bonus] has 'sure' = True", (0, 1)),
        (MILL, "house", "sure = -1, house", "[buildings.mill] copy 3 has 'sure' = -1", (0, 1)),
    ],
)
def test_some_numbers_have_narrower_limits(
    tmp_path: Path, text: str, old: str, new: str, sentence: str, span: tuple[int, int]
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    assert said == f"{sentence}; a number from {span[0]} to {span[1]} is wanted"


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (
            SHIP,
            "[4]",
            "[5, 4, 3, 2, 1]",
            "[ships.1] has 'extra' = [5, 4, 3, 2, 1]; a list of 0 to 4",
        ),
        (NUMBERS, "[1, 2, 3]", "[1, 2]", "[numbers] has 'fee' = [1, 2]; a list of 3"),
        (NUMBERS, "[1, 2, 3]", "3", "[numbers] has 'fee' = 3; a list of 3"),
        (NUMBERS, "[1, 2, 3]", "[1, 2, 100]", "[numbers] has 'fee' = [1, 2, 100]; a list of 3"),
    ],
)
def test_lists_of_numbers_have_their_length_and_limits(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    assert said == f"{sentence} numbers from 0 to 99 is wanted"


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "wheat", "weat", "[buildings.mill] names no needs 'weat' (did you mean 'wheat'?)"),
        (MILL, "red", "rd", "[buildings.mill] copy 1 names no bottom 'rd' (did you mean 'red'?)"),
        (MILL, '"red"', "3", "[buildings.mill] copy 1 names no bottom 3"),
        (SHIP, "beer", "bear", "[ships.1] row 2 names no cargo 'bear' (did you mean 'beer'?)"),
        (SHIP, "beer", "flour", "[ships.1] row 2 names no cargo 'flour'"),
        (QUEUE, "ribbon", "bow", "[queue.town_hall] names no spaces 'bow'"),
    ],
)
def test_unknown_names_are_refused(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    assert refusal_of(tmp_path, text, old, new) == sentence


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "wheat", "iron", f"[buildings.mill] has 'iron' in 'needs'; {RAW_ONLY}"),
        (MILL, "wheat", "flour", f"[buildings.mill] has 'flour' in 'needs'; {RAW_ONLY}"),
        (MILL, "wheat", "bread", f"[buildings.mill] has 'bread' in 'needs'; {RAW_ONLY}"),
        (BAKERY, "wax", "meat", f"[buildings.bakery] has 'meat' in 'needs'; {NOT_FINAL}"),
        (BAKERY, "wax", "bread", f"[buildings.bakery] has 'bread' in 'needs'; {NOT_FINAL}"),
        (BAKERY, "wax", "beer", f"[buildings.bakery] has 'beer' in 'needs'; {NOT_FINAL}"),
        (BAKERY, "wax", "flour", "[buildings.bakery] has 'flour' in 'needs' more than once"),
    ],
)
def test_a_building_needs_different_goods_of_a_lower_tier(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    assert refusal_of(tmp_path, text, old, new) == sentence


@pytest.mark.parametrize(
    ("text", "old", "new", "wanted"),
    [
        (MILL, '["wheat"]', '["wheat", "wax"]', "1"),
        (MILL, '["wheat"]', "[]", "1"),
        (MILL, '["wheat"]', '"wheat"', "1"),
        (BAKERY, '"wax"', '"wax", "wood", "cow"', "1 to 3"),
        (QUEUE, ', "ribbon"', "", "3"),
    ],
)
def test_lists_of_names_have_their_length(
    tmp_path: Path, text: str, old: str, new: str, wanted: str
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    assert said.startswith(text.split("\n")[1] + " has '")
    assert said.endswith(f"; a list of length {wanted} is wanted")


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "= true", "= 1", "[buildings.mill] copy 3 has 'house' = 1; true or false is wanted"),
        (
            HALF,
            "points = 1",
            "points = 1\ncopies = 3",
            "[buildings.mill] has 'copies' = 3; a list of { top = ..., bottom = ... } is the form",
        ),
        (
            COSTS,
            "{ basic = 1, extended = 2, advanced = 3 }",
            "3",
            "[costs] has 'mayor' = 3; { basic = 2, ... } is the form",
        ),
        (
            SHIP,
            "extra",
            "sure_extra = 0.5\nextra",
            "[ships.1] has 'sure_extra' = 0.5; as many marks as 'extra' has are wanted",
        ),
    ],
)
def test_values_have_their_form(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    assert refusal_of(tmp_path, text, old, new) == sentence


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (MILL, "[\n", '[{ top = "red", bottom = "red" },\n', "extended deck has 25 cards; 24"),
        (MILL, ", house = true", "", "extended deck has 7 cards with 'house'; 8"),
        (MILL, '"red" }', '"red", house = true }', "extended deck has 9 cards with 'house'; 8"),
        (BAKERY, ", house = true", "", "advanced deck has 7 cards with 'house'; 8"),
        (BAKERY, '{ top = "red", bottom = "green" },', "", "advanced deck has 15 cards; 16"),
        (TWO_EMPTY, TWO_EMPTY, "[buildings.apiary]\ncopies = []", "basic deck has 20 cards; 24"),
        (TWO_EMPTY, TWO_EMPTY, "[buildings.sawmill]\ncopies = []", "sawmill deck has 0 cards; 6"),
    ],
)
def test_a_deck_keeps_its_cards_and_houses(
    tmp_path: Path, text: str, old: str, new: str, sentence: str
) -> None:
    said = refusal_of(tmp_path, text, old, new)

    assert said.startswith("[buildings.")
    assert said.endswith(f"] has 'copies' with which the {sentence} are wanted")


def test_all_tables_of_a_file_that_spoil_a_deck_are_named(tmp_path: Path) -> None:
    said = refusal_of(tmp_path, TWO_EMPTY, "", "")

    assert said == (
        "[buildings.apiary] and [buildings.vineyard] have 'copies' "
        "with which the basic deck has 16 cards; 24 are wanted"
    )


def test_basic_buildings_have_no_houses(tmp_path: Path) -> None:
    row = '[{ top = "red", bottom = "red", house = true }]'
    said = refusal_of(tmp_path, TWO_EMPTY, "[]", row)

    assert said == (
        "[buildings.apiary] copy 1 has 'house' = true; "
        "only extended and advanced buildings have houses"
    )


def test_a_ship_carries_something_and_nothing_twice(tmp_path: Path) -> None:
    twice = refusal_of(tmp_path, SHIP, "beer", "bread")
    empty = refusal_of(tmp_path, "[ships.2]\nrows = []\nextra = []", "", "")

    assert twice == "[ships.1] row 2 has 'cargo' = 'bread' again; one row is enough"
    assert empty == "[ships.2] has no 'rows'; at least one is wanted"


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ("[4, 4, 5]", "has 49 cards under violet, green, blue, red; 48 are wanted"),
        ("[12]", "has 'violet' = [12]; a list of 3 numbers from 0 to 15 is wanted"),
        ("[0, -4, 16]", "has 'violet' = [0, -4, 16]; a list of 3 numbers from 0 to 15 is wanted"),
    ],
)
def test_there_are_48_capital_cards(tmp_path: Path, new: str, sentence: str) -> None:
    assert refusal_of(tmp_path, CAPITAL, "[4, 4, 4]", new) == f"[capital] {sentence}"


def test_the_town_hall_has_no_gold(tmp_path: Path) -> None:
    said = refusal_of(tmp_path, QUEUE, "silver", "gold")

    assert said == "[queue.town_hall] has gold in 'spaces'; the town hall has no privilege"


@pytest.mark.parametrize(("limit", "above"), [(7, "season_limit"), (4, "dealt")])
def test_hands_fit_the_limit(tmp_path: Path, limit: int, above: str) -> None:
    said = refusal_of(tmp_path, NUMBERS, "hand_limit = 10", f"hand_limit = {limit}")

    assert said == f"[numbers] has '{above}' above 'hand_limit'"


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    path = own(tmp_path, "[ships.1\n")

    with pytest.raises(BadCard, match=r"^mine\.toml: is not a TOML file: .*line 1"):
        cards.load(("base", path))


def test_the_file_that_spoils_a_deck_is_named(tmp_path: Path) -> None:
    good = own(tmp_path, MILL, "good.toml")
    bad = own(tmp_path, "[buildings.weaver]\nneeds=['flax']\npoints=1\ncopies=[]", "bad.toml")

    for chosen in (("base", good, bad), ("base", bad)):
        with pytest.raises(BadCard) as refusal:
            cards.load(chosen)

        assert str(refusal.value) == (
            "bad.toml: [buildings.weaver] has 'copies' "
            "with which the extended deck has 21 cards; 24 are wanted"
        )


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")

    with pytest.raises(BadInput, match=r"missing\.toml' cannot be read: No such file"):
        cards.load(("base", missing))
    with pytest.raises(BadInput, match=r"binary\.toml' cannot be read: it is not text in UTF-8"):
        cards.load(("base", str(binary)))


def test_a_word_that_is_no_card_set_is_refused() -> None:
    for ask in (cards.check_names, cards.load):
        with pytest.raises(BadInput) as refusal:
            ask(("base", "bsae"))

        assert str(refusal.value) == (
            "no card set is called 'bsae' (did you mean 'base'?); "
            "there are base and files that end in .toml"
        )


@pytest.mark.parametrize("chosen", [(), ("mine.toml",)])
def test_a_choice_without_the_base_game_is_refused(chosen: tuple[str, ...]) -> None:
    for ask in (cards.check_names, cards.load):
        with pytest.raises(BadInput, match=r"^'base' is missing among the cards; files only"):
            ask(chosen)
