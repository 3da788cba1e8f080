# Česká slova stolu hry Craftsmen v terminálu.

## Cechy zkráceně a značky

craftsmen-short-bankers = bankéři
    .does = kapitál
craftsmen-short-builders = stavitelé
    .does = stavba
craftsmen-short-notary = notář
    .does = nové karty
craftsmen-short-crafts = řemeslníci
    .does = výroba zboží
craftsmen-short-merchants = obchodníci
    .does = nákup zboží
craftsmen-short-town_hall = radnice
    .does = žetony, pořadí
craftsmen-letter-violet = F
craftsmen-letter-green = Z
craftsmen-letter-blue = M
craftsmen-letter-red = Č

## Odkud jsou body

craftsmen-source-start = začátek
craftsmen-source-helpers = pomocníci doma
craftsmen-source-fees = poplatky
craftsmen-source-goods = vyrobené zboží
craftsmen-source-cargo = náklad
craftsmen-source-majorities = nejvíce na lodích
craftsmen-source-colours = sady barev
craftsmen-source-granary = sýpka
craftsmen-source-investment = investice
craftsmen-source-bonus_tokens = bonusové žetony

## Hodnoty, které nestojí na žádné kartě

craftsmen-value-cost_build = cena stavby karty z ruky
craftsmen-value-cost_price = cena karty u notáře
craftsmen-value-cost_mayor = karty otočené za starostu
craftsmen-value-helpers = pomocníci jednoho hráče
craftsmen-value-helpers_in_guild = pomocníci jednoho hráče v cechu
craftsmen-value-token_limit = žetony jednoho druhu u jednoho hráče
craftsmen-value-dealt = karty kapitálu na začátku
craftsmen-value-hand_limit = karty kapitálu v ruce kdykoli
craftsmen-value-season_limit = karty kapitálu na konci ročního období
craftsmen-value-market_limit = kostky jednoho hráče na trhu
craftsmen-value-change_fields = pole lišty změny pořadí
craftsmen-value-set_points = body za sadu čtyř barev
craftsmen-value-granary_points = body za kostku v sýpce
craftsmen-value-guild_limit = pomocníci v cechu pro 2, 3, 4, 5 hráčů
craftsmen-value-tokens = žetony každého druhu pro 2, 3, 4, 5 hráčů
craftsmen-value-start = počáteční body podle místa v pořadí
craftsmen-value-fee = poplatek v bodech podle roku
craftsmen-value-work = body práce podle roku
craftsmen-value-reading_fewest = pomocníci, kteří se počítají pro žeton privilegia
craftsmen-value-reading_mayor = jakou hodnotu mají karty starosty
craftsmen-value-reading_hold = jak se plní řádky na lodi

## Herní plán

craftsmen-deck-basic = základní
craftsmen-deck-extended = rozšířené
craftsmen-deck-advanced = pokročilé
cr-board-calendar = kalendář
cr-board-guilds = cechy
cr-board-order = pořadí
cr-board-money = peníze
cr-board-decks = balíčky
cr-board-granary = sýpka
cr-board-ship = loď { $ship }
cr-board-bonus = bonusy
cr-board-capital = kapitál
cr-board-hand = ruka
cr-board-work = řemeslníci: { $n } { $n ->
    [one] bod práce
    [few] body práce
    [many] bodu práce
   *[other] bodů práce
}
cr-board-fee = poplatek { $points }
cr-board-next = příští období nejdřív { $seats }
cr-board-passed = pasují: { $names }
cr-board-pool = zásoba: { $tokens }
cr-board-stack = { $n } v balíčku, odhozeno { $discarded }
cr-board-in-deck = v balíčku
cr-board-deck = { $deck } (nákup { $buy }, stavba { $build })
cr-board-most = nejvíce { $points }
cr-board-worth = { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}, dohromady za { $worth }
cr-board-privilege = Privilegium: { $text }
cr-board-bid = { $name } { $sum }
cr-board-bids = nabídky: { $bids }

## Karty

cr-sheet-card = karta
cr-sheet-where = kde
cr-sheet-does = účinek
cr-sheet-recipe = potřebuje > vyrábí
cr-sheet-costs = cena
cr-sheet-ways = nákup { $buy }, stavba { $build }
cr-sheet-privilege = privilegium
cr-sheet-unseen = dosud neviděná
cr-sheet-built = postaveno: { $name }
cr-sheet-held = v ruce: { $name }
cr-sheet-open = vyložená ({ $deck })
cr-sheet-in-deck = balíček ({ $deck }), nad ní { $n }
cr-sheet-in-box = v krabici
cr-sheet-building = budova
cr-sheet-colours = barvy
cr-sheet-value = hodnota
cr-sheet-what = co to je
cr-sheet-sure = jak jisté
cr-sheet-sure-rest = jak jistý je zbytek
cr-sheet-certain = jisté
cr-sheet-note = Zcela jistých položek: { $certain } z { $all }; číslo od 0 do 1 je pravděpodobnost, že hodnota je stejná jako vytištěná. H značí kartu s domkem.

## Nápověda

cr-help-parts = Části, které zná show: calendar, order, guilds, money, display, granary, ships, bonus, seats, scores.
cr-help-letters = Písmena jsou barvy: F fialová, Z zelená, M modrá, Č červená, horní polovina karty před dolní.
cr-help-guilds = V cechu je *0+1 zlaté místo (privilegium) s diskem hráče č. 0 pod diskem hráče č. 1, ~ místo, kde zakrytí nic nestojí, 0' pomocník, který využil privilegium.
cr-help-markers = Kostky: číslo hráče, n neutrální, - žádná; v sýpce nejdřív dolní (starší) pole, na lodi levé. [pšenice] je zboží, které leží na kartě.
cr-help-sets = Karty jedné barvy mají dohromady větší hodnotu: 2 za 5, 3 za 10, 4 za 15. Zboží stoupá: surovina > polotovar > výrobek > loď.
