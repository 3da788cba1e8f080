"""An exam for any player: fixed deals and seats, our levels as anchors, one report.

plan = Plan.of("le_havre", quick=True)                 what is asked: games against four anchors
with sit(plan, "cmd:./my_player") as run:              an arena's run: it can be stopped and goes on
    for ended in run.go(processes(2, patience=100)): ...
found = mark(plan, "cmd:./my_player", run.results)     place on the ladder, points lost, mistakes
found.data(), page(found)                              as JSON, and as one page
"""
