"""What many games say: each is written down once, as Parquet or read from results, and counted.

games = read([Path("games.parquet")])      from selfplay, or results of the arena
found = figures(games)                     shares and means with their intervals
sheets(found, "en")                        tables of words; `pictures` draws the same as SVG
"""
