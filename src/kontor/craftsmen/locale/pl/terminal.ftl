# Polskie słowa stołu gry Craftsmen w terminalu.

## Gildie w skrócie i znaki

craftsmen-short-bankers = bankierzy
    .does = kapitał
craftsmen-short-builders = budowniczowie
    .does = budowa
craftsmen-short-notary = notariusz
    .does = nowe karty
craftsmen-short-crafts = rzemiosła
    .does = produkcja
craftsmen-short-merchants = kupcy
    .does = kupno
craftsmen-short-town_hall = ratusz
    .does = żetony, kolej
craftsmen-letter-violet = F
craftsmen-letter-green = Z
craftsmen-letter-blue = N
craftsmen-letter-red = C

## Skąd są punkty

craftsmen-source-start = start
craftsmen-source-helpers = pomocnicy w domu
craftsmen-source-fees = opłaty
craftsmen-source-goods = wytworzone towary
craftsmen-source-cargo = ładunek
craftsmen-source-majorities = najwięcej na statkach
craftsmen-source-colours = zestawy kolorów
craftsmen-source-granary = spichlerz
craftsmen-source-investment = inwestycja
craftsmen-source-bonus_tokens = żetony bonusowe

## Wartości, których nie ma na żadnej karcie

craftsmen-value-cost_build = koszt budowy karty z ręki
craftsmen-value-cost_price = koszt kupna karty u notariusza
craftsmen-value-cost_mayor = karty odkrywane dla burmistrza
craftsmen-value-helpers = pomocnicy gracza
craftsmen-value-helpers_in_guild = pomocnicy jednego gracza w gildii
craftsmen-value-token_limit = żetony jednego rodzaju u gracza
craftsmen-value-dealt = karty kapitału na początku
craftsmen-value-hand_limit = karty kapitału na ręce w każdej chwili
craftsmen-value-season_limit = karty kapitału na koniec pory roku
craftsmen-value-market_limit = znaczniki gracza na jarmarku
craftsmen-value-change_fields = pola toru zmiany kolejności
craftsmen-value-set_points = punkty za zestaw czterech kolorów
craftsmen-value-granary_points = punkty za znacznik w spichlerzu
craftsmen-value-guild_limit = pomocnicy w gildii przy 2, 3, 4, 5 graczach
craftsmen-value-tokens = żetony każdego rodzaju przy 2, 3, 4, 5 graczach
craftsmen-value-start = punkty startowe według kolejności
craftsmen-value-fee = opłata w punktach według roku
craftsmen-value-work = punkty pracy według roku
craftsmen-value-reading_fewest = pomocnicy liczeni przy żetonie przywileju
craftsmen-value-reading_mayor = ile są warte karty burmistrza
craftsmen-value-reading_hold = jak zapełnia się rzędy ładowni
