"""Construction Site and Dive Bar, cards with a life of their own: LH-17.037, LH-17.043."""

from typing import Any

from kontor import State

from .play import Seat, at, change, do, last, next_round, owned, refuses, seat_of, starting, texts

SPECIALS = ["construction_site", "farm", "kiln", "zoo", "diner", "tavern"]
PILES = [["church"], ["bank"], ["town_hall"]]


def site(me: Seat, *hand: str, **position: Any) -> State:
    """A Construction Site in the town and this hand for the player to move."""
    other = {"hand": ["steakhouse", "inn", "cobblers"]}
    return at(me | {"hand": list(hand)}, other, town=["construction_site"], **position)


def test_every_player_is_dealt_3_cards_when_the_construction_site_is_revealed() -> None:
    """LH-17.037, LH-21.8: the hands hold none of the six cards laid out, and are secret."""
    players = [{"francs": 30}, {"francs": 30}]
    before = at(*players, round=3, turn=7, specials=SPECIALS, piles=PILES)

    after = next_round(before, "take clay")

    hands = [seat_of(after, seat)["hand"] for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [3, 3]
    assert len({*hands[0], *hands[1]} - set(SPECIALS)) == 6
    assert after.view(0)["seats"][0]["hand"] == hands[0]
    assert after.view(0)["seats"][1]["hand"] == [None, None, None]
    assert after.view(None)["seats"][0]["hand"] == [None, None, None]
    assert after.position()["town"] == ["construction_site"]


def test_the_card_that_is_played_replaces_the_site_and_is_entered_for_its_fee() -> None:
    """LH-17.037: 2 food for the site, 1 food for the Bakery, 3 francs for each bread."""
    before = site({"goods": {"bread": 2}, "francs": 3}, "bakery", "ranch", "zoo")

    inside = do(before, "use construction_site", "pay 0 bread")
    assert starting(inside, "play") == ["play bakery", "play ranch", "play zoo"]
    after = do(inside, "play bakery", "pay 0 bread", "times 2")

    assert change(before, after) == {"bread": -2, "francs": 3}
    assert after.position()["town"] == ["bakery"]
    assert seat_of(after)["worker"] == "bakery"
    assert all("hand" not in seat_of(after, seat) for seat in (0, 1))


def test_a_card_that_cannot_be_used_is_played_all_the_same() -> None:
    """LH-17.037: the Zoo wants three animals, the Ranch is closed; the worker goes home."""
    before = site({"francs": 3}, "bakery", "ranch", "zoo")

    for card in ("ranch", "zoo"):
        after = do(before, "use construction_site", f"play {card}")
        assert change(before, after) == {"francs": -2}
        assert after.position()["town"] == [card]
        assert seat_of(after)["worker"] is None


def test_buying_the_new_card_avoids_entering_it() -> None:
    """LH-17.037: 2 francs and the price of 6."""
    before = site({"goods": {"bread": 1}, "francs": 9}, "bakery", "ranch", "zoo")

    inside = do(before, "use construction_site", "pay 0 bread", "play bakery")
    assert sorted(texts(inside)) == ["buy bakery", "use bakery"]
    after = do(inside, "buy bakery")

    assert change(before, after) == {"francs": -8}
    assert seat_of(after)["buildings"] == ["bakery"]
    assert seat_of(after)["worker"] is None
    assert starting(after, "use") == []


def test_a_dunny_or_stadium_from_the_hand_goes_where_it_goes_when_revealed() -> None:
    """LH-17.037, LH-10.11."""
    before = site({"francs": 2}, "dunny", "football_stadium", "farm", piles=PILES)

    dunny = do(before, "use construction_site", "play dunny")
    stadium = do(before, "use construction_site", "play football_stadium")

    assert dunny.position()["piles"][0] == ["dunny", "church"]
    assert stadium.position()["piles"] == PILES
    assert dunny.position()["town"] == []


def test_the_construction_site_cannot_be_bought() -> None:
    """LH-6.6, LH-17.037."""
    assert refuses(site({"francs": 99}, "bakery", "ranch", "zoo"), "buy construction_site")


def test_the_worker_who_leaves_the_site_pays_no_dive_bar_fee() -> None:
    """LH-17.037, LH-17.043."""
    before = at(
        {"francs": 6, "hand": ["ranch", "zoo", "farm"]},
        {"hand": ["bakery", "inn", "kiln"]},
        town=["construction_site", "dive_bar"],
    )

    after = do(before, "use construction_site", "play ranch")

    assert change(before, after) == {"francs": -2}


def test_a_worker_that_is_sent_home_goes_to_the_dive_bar_for_2_francs() -> None:
    """LH-17.043: the fee goes to the town, whoever owns the card."""
    town = ["joinery"]
    owner = {"buildings": ["dive_bar"]}
    before = at({"francs": 8}, {"worker": "joinery", "francs": 5}, owner, town=town)

    after = do(before, "buy joinery")

    assert change(before, after, 1) == {"francs": -2}
    assert change(before, after, 2) == {}
    assert seat_of(after, 1)["worker"] == "dive_bar"


def test_the_owner_of_the_dive_bar_pays_1_franc() -> None:
    """LH-17.043."""
    other = {"worker": "joinery", "francs": 5, "buildings": ["dive_bar"]}
    before = at({"francs": 8}, other, town=["joinery"])

    after = do(before, "buy joinery")

    assert change(before, after, 1) == {"francs": -1}


def test_ones_own_sale_sends_the_own_worker_to_the_dive_bar() -> None:
    """LH-17.043, LH-6.10: the Joinery brings 4 francs and the bar takes 2."""
    before = at({"buildings": ["joinery"], "worker": "joinery"}, town=["dive_bar"])

    after = do(before, "sell joinery")

    assert change(before, after) == {"francs": 2}
    assert seat_of(after)["worker"] == "dive_bar"


def test_who_cannot_pay_the_dive_bar_sells_or_takes_a_loan() -> None:
    """LH-17.043, LH-11.2: the Farm brings 4 francs, a loan 4 as well."""
    other = {"worker": "joinery", "francs": 1, "buildings": ["farm"]}
    before = at({"francs": 8}, other, town=["joinery", "dive_bar"])

    asked = do(before, "buy joinery")
    sold = do(asked, "sell farm")
    borrowed = do(asked, "borrow")
    if "pay" in texts(borrowed):
        borrowed = do(borrowed, "pay")

    assert asked.seat == 1
    assert change(before, sold, 1) == change(before, borrowed, 1) == {"francs": 2}
    assert (seat_of(sold, 1)["loans"], seat_of(borrowed, 1)["loans"]) == (0, 1)
    assert sold.seat == borrowed.seat == 0


def test_all_money_is_used_up_before_a_loan_for_the_dive_bar() -> None:
    """LH-11.3, LH-17.043: after 1 franc and a loan 3 francs are left, and no loan can be repaid."""
    other = {"worker": "joinery", "francs": 1}
    before = at({"francs": 8}, other, town=["joinery", "dive_bar"])

    after = do(before, "buy joinery")

    assert after.seat == 0
    assert owned(after, 1)["francs"] == 3
    assert seat_of(after, 1)["loans"] == 1


def test_the_dive_bar_holds_several_workers_and_is_left_by_using_a_building() -> None:
    """LH-17.043."""
    mine = {"worker": "dive_bar", "buildings": ["fishery"]}
    before = at(mine, {"worker": "dive_bar"}, {"worker": "dive_bar"}, town=["dive_bar"])

    after = do(before, "use fishery")

    assert change(before, after) == {"fish": 4}
    assert [seat_of(after, seat)["worker"] for seat in (0, 1, 2)] == [
        "fishery",
        "dive_bar",
        "dive_bar",
    ]


def test_nobody_pays_when_the_dive_bar_itself_is_bought_or_sold() -> None:
    """LH-17.043."""
    guest = {"worker": "dive_bar", "francs": 5}
    bought = at({"francs": 4, "worker": "dive_bar"}, guest, town=["dive_bar"])
    sold = at({"buildings": ["dive_bar"]}, guest)

    after_buying, after_selling = do(bought, "buy dive_bar"), do(sold, "sell dive_bar")

    assert change(bought, after_buying, 1) == change(sold, after_selling, 1) == {}
    assert change(bought, after_buying) == {"francs": -4}
    assert seat_of(after_buying, 1)["worker"] == seat_of(after_selling, 1)["worker"] == "dive_bar"


def test_workers_in_the_dive_bar_count_for_its_owners_arts_centre_but_not_as_entering() -> None:
    """LH-17.043, LH-15.11, LH-18.21."""
    mine = {"buildings": ["dive_bar", "arts_centre", "souvenir_shop"], "francs": 8}
    before = at(mine, {"worker": "dive_bar"}, {"worker": "joinery", "francs": 2}, town=["joinery"])

    visited = do(before, "use arts_centre")
    bought = do(before, "buy joinery")

    assert change(before, visited) == {"francs": 4}
    assert change(before, bought) == {"francs": -8}


def test_the_tobacco_factory_and_the_harbour_watch_send_to_the_dive_bar_too() -> None:
    """LH-17.043, LH-16.014: the franc of the Harbour Watch comes first."""
    town = ["dive_bar", "harbour_watch", "fishery"]
    tobacco = at(
        {"buildings": ["tobacco_factory", "joinery"]}, {"worker": "joinery", "francs": 2}, town=town
    )
    watch = last({"francs": 2}, {"worker": "fishery", "francs": 1}, town=town)

    assert change(tobacco, do(tobacco, "evict 1"), 1) == {"francs": -2}
    after = do(watch, "use harbour_watch")
    assert change(watch, after, 1) == {"francs": -1}
    assert seat_of(after, 1)["worker"] == "dive_bar"
