"""Answers as people and language models write them mean one action, or are refused."""

import pytest

from kontor import new_game, position
from kontor.core.errors import BadInput
from kontor.envs.answers import read_answer
from kontor.envs.question import Option, Question

STATE = new_game("le_havre", 3, 7)
OPTIONS = Question.of(STATE, 0).options
FISH, WOOD, CLAY = OPTIONS[0], OPTIONS[1], OPTIONS[2]
AMOUNTS = [
    Option(1, 700, "pay 0 fish", "Pay no fish"),
    Option(2, 701, "pay 1 fish", "Pay 1 fish"),
    Option(3, 702, "pay 2 fish", "Pay 2 fish"),
]


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("3", CLAY),
        (" 3. ", CLAY),
        ("[3]", CLAY),
        ("I choose 3.", CLAY),
        ("My choice is number 3", CLAY),
        ("Answer: 3", CLAY),
        ("**3**", CLAY),
        ("take fish", FISH),
        ("Take 2 fish", FISH),
        ("I'd like to TAKE 3 WOOD, please.", WOOD),
        ("Option 1 looks weak, and option 2 too. So I pick option 3.", CLAY),
        ("There are 2 fish and 3 wood.\nI need 4 more.\n\n2", WOOD),
        ("First I thought of take fish, but better: take wood", WOOD),
        ('```json\n{"move": "3"}\n```', CLAY),
        ("It is 3", CLAY),
    ],
)
def test_an_answer_means_an_action(answer: str, meant: Option) -> None:
    assert (FISH.text, WOOD.text, CLAY.text) == ("take fish", "take wood", "take clay")
    assert read_answer(answer, OPTIONS) == meant


@pytest.mark.parametrize(
    "answer", ["", "99", "hello", "take it all", "between 1 and 2", "\x00", "-3", "2.5", "i pass"]
)
def test_an_answer_that_means_nothing_is_refused(answer: str) -> None:
    with pytest.raises(BadInput, match="means none"):
        read_answer(answer, OPTIONS)


@pytest.mark.parametrize(
    ("answer", "action"), [("pay 1 fish", 701), ("2", 701), ("Pay 2 fish", 702), ("number 1", 700)]
)
def test_an_amount_in_a_line_is_no_number_of_the_list(answer: str, action: int) -> None:
    assert read_answer(answer, AMOUNTS).action == action


def test_every_action_is_meant_by_its_number_its_line_and_its_words() -> None:
    state = position(
        {
            "town": ["marketplace", "fishery", "sawmill", "joinery", "building_firm_1"],
            "seats": [{"goods": {"fish": 9, "wood": 9, "clay": 9}, "francs": 20}, {"goods": {}}],
        }
    )
    assert state.seat is not None
    options = Question.of(state, state.seat).options

    assert len(options) > 8
    for option in options:
        assert read_answer(str(option.number), options) == option
        assert read_answer(option.text, options) == option
        assert read_answer(f"I think I will {option.words}!", options) == option
