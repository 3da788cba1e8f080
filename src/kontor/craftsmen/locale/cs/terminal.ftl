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
craftsmen-source-majorities = převaha na lodích
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
craftsmen-value-reading_hold = jak se plní řady nákladového prostoru
