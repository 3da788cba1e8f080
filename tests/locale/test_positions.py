"""Positions that contradict themselves are refused in every language."""

from typing import Any

import pytest

import kontor
from kontor.core.words import LANGUAGES

SEALED = "the open decisions belong to another position; "
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"tonw": []}, "a position has no key 'tonw' (did you mean 'town'?)"),
    ({"seats": 3}, "seats is a list with a dictionary per player"),
    ({"seats": [3, 4]}, "a seat is a dictionary, not 3"),
    ({"players": 3, "seats": [{}]}, "seats is a list of 3 players"),
    ({"round": 19}, "round is 19; a number from 1 to 18 is wanted"),
    ({"turn": 0}, "turn is 0; a number from 1 to 7 is wanted"),
    ({"round": True}, "round is True; a number from 1 to 18 is wanted"),
    ({"phase": "late"}, "phase is 'late'; main, final or over is wanted"),
    ({"phase": "final"}, "the final phase comes after round 18"),
    ({"stage": "feedin"}, "stage cannot be 'feedin' (did you mean 'feeding'?)"),
    (
        {"phase": "over", "round": 18, "stage": "feeding"},
        "the game is over; there is no stage 'feeding'",
    ),
    (
        {"phase": "final", "round": 18, "stage": "feeding"},
        "there is no stage 'feeding' in the final phase",
    ),
    ({"stage": "final"}, "the stage 'final' belongs to the phase 'final'"),
    ({"stage": "supply", "turn": 7}, "turn 7 is the last of a round; no supply follows it"),
    ({"winded": 1}, "winded is 1; true or false is wanted"),
    ({"offers": {"fish": -1}}, "offer of fish is -1; a number from 0 to 1000000 is wanted"),
    ({"offers": {"coal": 1}}, "there is no offer of 'coal'"),
    ({"offers": {"gold": 1}}, "offers has no key 'gold'"),
    ({"town": 5}, "town is 5; a list is wanted"),
    ({"town": ["joinry"]}, "no building is called 'joinry' (did you mean 'joinery'?)"),
    ({"town": ["joinery", "joinery"]}, "'joinery' cannot be in the town and in the town"),
    (
        {"town": ["joinery"], "seats": [{"buildings": ["joinery"]}, {}, {}]},
        "'joinery' cannot be in the town and with seat 0",
    ),
    ({"piles": [[], []]}, "piles is a list of three lists of buildings"),
    (
        {
            "piles": [
                [
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                    "joinery",
                ],
                [],
                [],
            ]
        },
        "a pile has room for 17 buildings",
    ),
    (
        {"piles": [["building_firm_1"], [], []]},
        "'building_firm_1' has no number and cannot lie in a pile",
    ),
    ({"waiting": ["joinery"]}, "'joinery' cannot wait beside the piles"),
    (
        {"town": ["joinery"], "modernised": ["joinery"]},
        "'joinery' is no wharf and cannot be modernised",
    ),
    ({"town": ["joinery"], "picket": "joinery"}, "'joinery' is no Picket Line"),
    ({"sold": ["joinery"]}, "'sold' names 'joinery', which is not in the town"),
    ({"specials": ["joinery"]}, "'joinery' is no special building"),
    (
        {
            "specials": [
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
                "joinery",
            ]
        },
        "at most 6 special buildings lie in the stack",
    ),
    ({"ship_stacks": {"wood": [9]}}, "there is no wood ship of value 9"),
    (
        {
            "ship_stacks": {
                "wood": [
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                    2,
                ]
            }
        },
        "there are not so many wood ships",
    ),
    ({"ship_stacks": {"raft": []}}, "ship_stacks has no key 'raft'"),
    (
        {"sold_ships": [63, 0, 0, 0], "ship_stacks": {"wood": []}},
        "sold_ships names more wood ships than lie on their stack",
    ),
    (
        {"seats": [{"ships": [["wood"]]}, {}, {}]},
        "a ship is a kind and a value such as ['wood', 2], not ['wood']",
    ),
    (
        {
            "seats": [
                {
                    "ships": [
                        ["wood", 2],
                        ["wood", 2],
                        ["wood", 2],
                        ["wood", 2],
                        ["wood", 2],
                        ["wood", 2],
                        ["wood", 2],
                    ]
                },
                {},
                {},
            ]
        },
        "there are only 3 wood ships of value 2",
    ),
    ({"seats": [{"pawned": ["fsh"]}, {}, {}]}, "no good is called 'fsh' (did you mean 'fish'?)"),
    (
        {"seats": [{"worker": "joinery"}, {}, {}], "town": [], "piles": [[], [], ["joinery"]]},
        "the worker of seat 0 cannot stand in 'joinery', which is not built",
    ),
    (
        {"seats": [{"worker": "joinery"}, {"worker": "joinery"}, {}], "town": ["joinery"]},
        "two workers cannot stand in 'joinery'",
    ),
    (
        {"decisions": [[1, 2]]},
        SEALED + "without 'decisions', 'seal' and 'stage' the turn begins again",
    ),
    (
        {"seats": [{"hand": ["a", "b", "c", "d"]}, {}, {}]},
        "hand has 4 entries; there is room for 3",
    ),
    ({"game": "craftsmen", "year": 4}, "year is 4; a number from 1 to 3 is wanted"),
    (
        {"game": "craftsmen", "season": "sumer"},
        (
            "season cannot be 'sumer' (did you mean 'summer'?); "
            "it is one of spring, summer, autumn, winter"
        ),
    ),
    (
        {"game": "craftsmen", "season": "winter", "stage": "guild"},
        "there is no stage 'guild' in winter",
    ),
    (
        {"game": "craftsmen", "season": "spring", "stage": "investing"},
        "the stage 'investing' belongs to winter",
    ),
    (
        {"game": "craftsmen", "season": "winter", "stage": "winter", "guild": "notary"},
        "the guild 'notary' does not work in winter",
    ),
    (
        {"game": "craftsmen", "season": "spring", "stage": "work_tokens", "guild": "town_hall"},
        "no work tokens are used after the town hall",
    ),
    (
        {"game": "craftsmen", "year": 2, "stage": "exchanges"},
        "the exchanges come before the first spring",
    ),
    ({"game": "craftsmen", "stage": "over"}, "the game is over after the winter of year 3"),
    (
        {"game": "craftsmen", "chance": [0, 0, 0, 0]},
        "chance is a list of four numbers that are not all 0",
    ),
    ({"game": "craftsmen", "order": [0, 1]}, "order needs all 3 seats, first to last"),
    ({"game": "craftsmen", "order": [0, 0, 1]}, "order names a seat twice"),
    (
        {"game": "craftsmen", "players": 2, "changes": [0]},
        "two players do not change the order in the town hall",
    ),
    (
        {"game": "craftsmen", "queues": {"builders": [[0], [], [1]]}},
        "a space of the builders is empty although a later one is taken",
    ),
    (
        {"game": "craftsmen", "queues": {"builders": [[0, 1]]}},
        "a disc at the builders is covered although a space is free",
    ),
    (
        {"game": "craftsmen", "queues": {"builders": [[0], [0], [0]]}},
        "a seat has more than two helpers at the builders",
    ),
    (
        {"game": "craftsmen", "players": 2, "queues": {"builders": [[0], [0], [1]]}},
        "two players use only two spaces of a queue",
    ),
    (
        {"game": "craftsmen", "queues": {"builders": [[0, 1], [0, 1], [2, 2]]}},
        "too many helpers stand at the builders",
    ),
    (
        {"game": "craftsmen", "used": {"builders": [1]}},
        "no disc 1 stands at the builders that could be used",
    ),
    (
        {"game": "craftsmen", "queues": {"builders": [[0]]}, "used": {"builders": [0, 0]}},
        "used of builders names disc 0 twice",
    ),
    (
        {"game": "craftsmen", "granary": {"barrel": [None, 0]}},
        "the lower field of barrel is filled first",
    ),
    ({"game": "craftsmen", "granary": {"barrel": [0]}}, "granary is [0]; two fields are wanted"),
    (
        {"game": "craftsmen", "granary": {"barrel": ["x", 0]}},
        "granary is 'x'; null, a seat or 'natural' is wanted",
    ),
    (
        {"game": "craftsmen", "ships": [{"beer": [0, None]}]},
        "ship 1: beer takes players' markers only, the right field first",
    ),
    ({"game": "craftsmen", "ships": [{"meat": ["natural", 0]}]}, "ship 1 does not carry meat"),
    (
        {"game": "craftsmen", "bonus": {"beer": "natural"}},
        "the bonus token of beer belongs to a seat or nobody",
    ),
    (
        {"game": "craftsmen", "discards": {"red_1": 90}},
        "discards of red_1 is 90; a number from 0 to 48 is wanted",
    ),
    ({"game": "craftsmen", "discards": {"red_1": 40}}, "there are 4 cards red_1, not 40"),
    (
        {
            "game": "craftsmen",
            "seats": [
                {
                    "capital": [
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                        "red_1",
                    ]
                },
                {},
                {},
            ],
        },
        "there are 4 cards red_1, not 30",
    ),
    (
        {"game": "craftsmen", "seats": [{"hand": ["mil"]}, {}, {}]},
        "no building card is called 'mil'",
    ),
    (
        {"game": "craftsmen", "seats": [{"hand": ["sawmill_violet"]}, {}, {}]},
        "no building card is called 'sawmill_violet' (did you mean 'sawmill_red_violet'?)",
    ),
    (
        {"game": "craftsmen", "seats": [{"shown": ["mill_red_blue"]}, {}, {}]},
        "seat 0 shows cards that are not in its hand",
    ),
    (
        {"game": "craftsmen", "seats": [{"row": []}, {}, {}]},
        "the row of seat 0 needs a sawmill",
    ),
    (
        {"game": "craftsmen", "seats": [{"privileges": 5}, {"privileges": 5}, {"privileges": 5}]},
        "privileges is -9; a number from 0 to 6 is wanted",
    ),
    ({"game": "craftsmen", "privileges": 20}, "privileges is 20; a number from 0 to 6 is wanted"),
    (
        {"game": "craftsmen", "seats": [{"helpers": 2}, {}, {}]},
        "seat 0 needs 5 helpers, at home and sent together",
    ),
    (
        {"game": "craftsmen", "seats": [{"points": {"ships": -5}}, {}, {}]},
        "points has no key 'ships'",
    ),
    (
        {"game": "craftsmen", "seats": [{"points": {"cargo": -5}}, {}, {}]},
        "seat 0 has fewer than 0 points",
    ),
    (
        {"game": "craftsmen", "returned": ["mill_red_blue"]},
        "'returned' names 'mill_red_blue', but 'looked' does not",
    ),
    (
        {"game": "craftsmen", "decks": {"basic": []}},
        "'iron_mine_violet' is nowhere; every card is in a deck, hand or row",
    ),
    (
        {"game": "craftsmen", "open": {"basic": ["a", "b", "c"]}},
        "open basic has 3 entries; there is room for 2",
    ),
    (
        {"game": "craftsmen", "decisions": [[1, 2]]},
        SEALED + "without 'decisions' and 'seal' the stage goes on from its 'cursor'",
    ),
]


@pytest.mark.parametrize(("given", "english"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_refused_position_is_explained_in_every_language(
    given: dict[str, Any], english: str
) -> None:
    with pytest.raises(kontor.BadInput) as caught:
        kontor.position(given)

    said = {language: caught.value.render(language) for language in LANGUAGES}

    assert caught.value.code == "bad_input"
    assert said["en"] == str(caught.value) == english
    assert len(set(said.values())) == len(LANGUAGES)
    assert not [text for text in said.values() if "position-" in text or text.endswith(".")]


def test_other_languages_name_things_as_people_do_and_as_they_stand_in_the_data() -> None:
    two = {"worker": "joinery"}

    with pytest.raises(kontor.BadInput) as caught:
        kontor.position({"town": ["joinery"], "seats": [two, two]})

    assert (
        caught.value.render("de")
        == "zwei Personensteine können nicht zugleich auf „Schreinerei“ (joinery) stehen"
    )
