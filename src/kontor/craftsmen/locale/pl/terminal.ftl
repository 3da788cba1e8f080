# Polskie słowa stołu gry Rzemieślnicy w terminalu.

## Gildie w skrócie i znaki

craftsmen-short-bankers = bankierzy
    .does = kapitał
craftsmen-short-builders = budowniczowie
    .does = budowa
craftsmen-short-notary = notariusz
    .does = nowe karty
craftsmen-short-crafts = cech rzemiosł
    .does = produkcja
craftsmen-short-merchants = kupcy
    .does = kupno
craftsmen-short-town_hall = ratusz
    .does = żetony, kolejność
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

## Plansza

craftsmen-deck-basic = podst.
craftsmen-deck-extended = rozsz.
craftsmen-deck-advanced = zaawans.
cr-board-calendar = kalendarz
cr-board-guilds = gildie
cr-board-order = kolejność
cr-board-money = pieniądze
cr-board-decks = talie
cr-board-granary = spichlerz
cr-board-ship = statek { $ship }
cr-board-bonus = bonusy
cr-board-capital = kapitał
cr-board-hand = ręka
cr-board-work = cech rzemiosł: { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} pracy
cr-board-fee = opłata { $points }
cr-board-next = w następnej porze roku najpierw { $seats }
cr-board-passed = pas: { $names }
cr-board-pool = pula: { $tokens }
cr-board-stack = na stosie { $n }, odrzucone: { $discarded }
cr-board-in-deck = w talii
cr-board-deck = { $deck } (kupno { $buy }, budowa { $build })
cr-board-most = najwięcej { $points }
cr-board-worth = { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}, razem warte { $worth }
cr-board-privilege = Przywilej: { $text }
cr-board-bid = { $name } { $sum }
cr-board-bids = oferty: { $bids }

## Karty

cr-sheet-card = karta
cr-sheet-where = gdzie
cr-sheet-does = działanie
cr-sheet-recipe = zużywa > wytwarza
cr-sheet-costs = koszt
cr-sheet-ways = kupno { $buy }, budowa { $build }
cr-sheet-privilege = przywilej
cr-sheet-unseen = jeszcze niewidziana
cr-sheet-built = zbudowana: { $name }
cr-sheet-held = na ręce: { $name }
cr-sheet-open = odkryta ({ $deck })
cr-sheet-in-deck = talia ({ $deck }), kart nad nią: { $n }
cr-sheet-in-box = w pudełku
cr-sheet-building = budynek
cr-sheet-colours = kolory
cr-sheet-value = wartość
cr-sheet-what = co to jest
cr-sheet-sure = pewność
cr-sheet-sure-rest = pewność reszty
cr-sheet-certain = pewne
cr-sheet-note = Całkiem pewnych wpisów: { $certain } z { $all }; liczba od 0 do 1 to prawdopodobieństwo, że wartość jest taka jak na karcie. H oznacza kartę z domkiem.

## Pomoc

cr-help-parts = Części dla show: calendar, order, guilds, money, display, granary, ships, bonus, seats, scores.
cr-help-letters = Litery to kolory: F fioletowy, Z zielony, N niebieski, C czerwony, górna połowa karty przed dolną.
cr-help-guilds = W gildii *0+1 to złote pole (przywilej) z dyskiem gracza nr 0 pod dyskiem gracza nr 1, ~ pole, na którym zakrycie nic nie kosztuje, a 0' pomocnik, który użył przywileju.
cr-help-markers = Znaczniki: numer gracza, n naturalny, - brak; w spichlerzu najpierw dolne (starsze) pole, na statku lewe. [pszenica] to towar, który leży na karcie.
cr-help-sets = Karty jednego koloru są razem warte więcej: 2 to 5, 3 to 10, 4 to 15. Towary idą w górę: surowiec > półprodukt > produkt końcowy > statek.
