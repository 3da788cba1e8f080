# Úlohy: na co se ptáme, co říkáme k pokusu, a stránka.

puzzle-unknown = { $game } nemá úlohu { $name }
puzzle-loses = tím ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; jde to lépe
puzzle-loses-about = tím ztratíš asi { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; jde to lépe
puzzle-not-best = tohle není nejlepší tah
puzzle-almost = dobrý začátek, ale dál to jde lépe

puzzle-theme-last_action = Poslední akce
    .ask = Potom už tvé body nic nezmění. Získej jich co nejvíc.
puzzle-theme-feed = Nasytit všechny
    .ask = Najdi nejlepší tah a pozor na půjčky.
puzzle-theme-ship_or_house = Loď, nebo budova
    .ask = Co se vyplatí víc? Najdi nejlepší tah.
puzzle-theme-ships = Lodě
    .ask = Najdi nejlepší tah.
puzzle-theme-shipping = Lodní doprava
    .ask = Najdi nejlepší tah.
puzzle-theme-building = Která budova?
    .ask = Najdi nejlepší tah.
puzzle-theme-quay = Na nábřeží
    .ask = Najdi nejlepší tah.
puzzle-theme-work = Den práce
    .ask = Najdi nejlepší tah.
puzzle-theme-auction = Dražba
    .ask = Přihodit, nebo nechat být? Najdi nejlepší tah.
puzzle-theme-helpers = Další pomocník
    .ask = Kde je pomocníka nejvíc třeba?
puzzle-theme-notary = U notáře
    .ask = Najdi nejlepší tah.
puzzle-theme-crafts = V dílnách
    .ask = Která práce přijde nejdřív?
puzzle-theme-capital = Kapitál
    .ask = Které karty mají pro tebe největší cenu?

web-puzzles = Úlohy
web-puzzle-today = Dnešní úloha
web-puzzle-today-how = Každý den jedna, pro všechny stejná.
web-puzzle-more = Další úlohy
web-puzzle-shelf = Úlohy a pravidla
web-puzzle-rest = Ukázat další úlohy ({ $count })
web-puzzle-try = Zkusit
web-puzzle-again = Zkusit znovu
web-puzzle-solved = Vyřešeno
web-puzzle-solved-count = Vyřešeno: { $done } z { $count }
web-puzzle-any-theme = Všechna témata
web-puzzle-theme = Téma
web-puzzle-grade = Obtížnost
web-puzzle-any-grade = Všechny obtížnosti
web-puzzle-grade-1 = Snadná
web-puzzle-grade-2 = Střední
web-puzzle-grade-3 = Těžká
web-puzzle-grade-4 = Velmi těžká
web-puzzle-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-puzzle-none = Žádná úloha neodpovídá. Zvol jiné téma nebo obtížnost.
web-puzzle-tries = { $count ->
    [0] Zatím bez pokusu
    [one] { $count } pokus
    [few] { $count } pokusy
   *[other] { $count } pokusů
}
web-puzzle-why = Proč ne?
web-puzzle-show = Ukaž mi to
web-puzzle-play-it = Zahrát
web-puzzle-right = Správně!
web-puzzle-right-how = Tohle je nejlepší tah. Odtud se dá hrát dál.
web-puzzle-right-end = Tohle je nejlepší tah a konec hry.
web-puzzle-go-on = Hrát odtud dál
web-puzzle-next = Další úloha
web-puzzle-proven = Dokázáno: prošli jsme každou cestu až do konce.
web-puzzle-line = Nejlepší tah a co může následovat
web-puzzle-then = Co může následovat
web-puzzle-lost = Tím ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
web-puzzle-lost-about = Tím ztratíš asi { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
web-puzzle-not-best = Tohle není nejlepší tah; nestál ani za hlubší zkoumání.
web-puzzle-begun = Začátek je správně. Zbytek jde zahrát lépe.
web-puzzle-hide = Skrýt
