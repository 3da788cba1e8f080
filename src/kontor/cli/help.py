"""What `help` says at the table, and other words for its commands."""

HELP = """\
Type the number of an action, or its words: take wood, use building firm 1, end.
When you are asked how many, the number is the amount.
  why ACTION    say why something cannot be done now: why use church
  card NAME     show a card; cards lists all that are in play
  show          show the board again; show PART one part of it: show rounds
  log [N]       tell the last 20 actions again, or the last N
  undo [N]      take back your last decision, or your last N
  redo [N]      play it again
  @SEAT ACTION  act out of turn for a seat: @1 sell fishery, @1 repay
  save FILE     write the game to a file of your own
  quit          leave; nothing is lost, kontor play --resume goes on
On the board <wood+clay> is the tile of this turn, % the tile where interest is
due, [1] the worker of seat 1; "food 5 of 2" is what you have, with francs, and
what you need. At the end francs, buildings and ships count, goods do not."""
ALIASES = {"?": "help", "q": "quit", "exit": "quit", "board": "show"}
