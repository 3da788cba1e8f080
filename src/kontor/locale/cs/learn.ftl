# Lekce a úlohy: co mají všechny hry společné.

task-unknown = úkol { $name } neexistuje
task-done = tohle je hotové; pokračuj dalším
task-enough = jedno po druhém: nejdřív tohle, zbytek potom
task-not-now = teď ne: udělej, o co žádá přístavní kapitán
lesson-unknown = { $game } nemá lekci { $name }

# Stránka: lekce u stolu, stránka „Učit se“ a dveře k ní.
web-learn-page = Učit se
web-learn-title = Uč se hrou
web-learn-intro = Krátké lekce u skutečného stolu. V každé si něco vyzkoušíš.
web-learn-every = Lekce všech her
web-learn-none = Pro tuto hru zatím nejsou žádné lekce.
web-learn-offer = Nauč se ji u stolu asi za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
web-learn-on = Dál: { $title }
web-learn-it = Naučit se hru
web-learn-lessons = Lekce: hotovo { $done } z { $count }
web-learn-minutes = zbývá asi { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-learn-all-done = všechny lekce hotové
web-learn-ticked = hotovo; klidně znovu
web-learn-now = Další lekce
web-learn-teacher = Přístavní kapitán
web-learn-step = Krok { $step } z { $steps }
web-learn-again = Zopakuj to
web-learn-leave = Opustit lekci
web-learn-done = Výborně!
web-learn-next = Dál: { $title }
web-learn-repeat = Ještě jednou
web-learn-play = Hrát
web-learn-first-game = Moje první hra
    .about = Krátká hra pro dva; soupeřem je Jules a po boku máš rádce.

# Terminál.
terminal-learn-game = { $game }: hotové lekce: { $done } z { $count }
terminal-learn-begin = Lekci spustíš příkazem: { $command }
terminal-learn-none = { $game } zatím nemá lekce
terminal-learn-title = Lekce { $number } z { $count }: { $title }
terminal-learn-step = { $step } z { $steps }: { $what }
terminal-learn-leave = „help“ ukáže, co se dá napsat; „quit“ lekci opustí.
terminal-learn-left = Lekce je přerušená. Znovu ji spustíš příkazem: { $command }
terminal-learn-next = Dál: { $command }
terminal-learn-over = To byla poslední lekce. Celou hru spustíš příkazem: { $command }
terminal-learn-unreadable = { $path } neříká, které lekce jsou hotové; soubor se zapíše znovu
