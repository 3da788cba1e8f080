"""Tables as somebody might write them; those of the box, but for the bonus tokens and ship 1."""

from pathlib import Path

MILL = """
[buildings.mill]
needs = ["wheat"]
points = 1
copies = [
    { top = "green", bottom = "red" },
    { top = "red", bottom = "blue" },
    { top = "violet", bottom = "blue", house = true },
]
"""
BAKERY = """
[buildings.bakery]
needs = ["flour", "wax"]
points = 3
copies = [
    { top = "blue", bottom = "violet", house = true },
    { top = "red", bottom = "green" },
]
"""
SHIP = """
[ships.1]
rows = [{ cargo = "bread", points = 5 }, { cargo = "beer", points = 4 }]
extra = [4]
"""
CAPITAL = """
[capital]
violet = [4, 4, 4]
green = [4, 4, 4]
blue = [4, 4, 4]
red = [4, 4, 4]
"""
BONUS = """
[bonus]
weapons = 1
tools = 2
clothes = 3
books = 4
candles = 5
wine = 6
beer = 7
bread = 8
"""
QUEUE = """
[queue.town_hall]
spaces = ["silver", "silver", "ribbon"]
"""
COSTS = """
[costs]
build = { basic = 2, extended = 3, advanced = 6 }
price = { basic = 3, extended = 5, advanced = 10 }
mayor = { basic = 1, extended = 2, advanced = 3 }
"""
NUMBERS = """
[numbers]
helpers = 5
helpers_in_guild = 2
guild_limit = [4, 4, 5, 6]
tokens = [4, 6, 8, 10]
token_limit = 3
start = [0, 1, 1, 2, 2]
fee = [1, 2, 3]
work = [3, 4, 5]
dealt = 5
hand_limit = 10
season_limit = 8
market_limit = 3
change_fields = 3
set_points = 3
granary_points = 1
"""


def own(folder: Path, text: str, name: str = "mine.toml") -> str:
    """The path of a file with this text."""
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)
