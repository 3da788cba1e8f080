# Deutsche Wörter des Tisches von Craftsmen im Terminal.

## Gilden in Kürze, und Zeichen

craftsmen-short-bankers = Bankiers
    .does = Kapital
craftsmen-short-builders = Baumeister
    .does = bauen
craftsmen-short-notary = Notar
    .does = neue Karten
craftsmen-short-crafts = Handwerker
    .does = Waren herstellen
craftsmen-short-merchants = Kaufleute
    .does = Waren kaufen
craftsmen-short-town_hall = Rathaus
    .does = Marken, Reihenfolge
craftsmen-letter-violet = V
craftsmen-letter-green = G
craftsmen-letter-blue = B
craftsmen-letter-red = R

## Woher Punkte kommen

craftsmen-source-start = Start
craftsmen-source-helpers = Gehilfen daheim
craftsmen-source-fees = Gebühren
craftsmen-source-goods = hergestellte Waren
craftsmen-source-cargo = Ladung
craftsmen-source-majorities = Mehrheiten auf Schiffen
craftsmen-source-colours = Farbsätze
craftsmen-source-granary = Speicher
craftsmen-source-investment = Investition
craftsmen-source-bonus_tokens = Bonusmarken

## Werte, die auf keiner Karte stehen

craftsmen-value-cost_build = Kosten, eine Karte aus der Hand zu bauen
craftsmen-value-cost_price = Kosten, eine Karte beim Notar zu kaufen
craftsmen-value-cost_mayor = für den Bürgermeister aufgedeckte Karten
craftsmen-value-helpers = Gehilfen eines Spielers
craftsmen-value-helpers_in_guild = Gehilfen eines Spielers in einer Gilde
craftsmen-value-token_limit = Marken einer Sorte bei einem Spieler
craftsmen-value-dealt = Kapitalkarten zu Beginn
craftsmen-value-hand_limit = Kapitalkarten auf der Hand, jederzeit
craftsmen-value-season_limit = Kapitalkarten am Ende einer Jahreszeit
craftsmen-value-market_limit = Steine eines Spielers auf dem Markt
craftsmen-value-change_fields = Felder der Wechselleiste
craftsmen-value-set_points = Punkte für einen Satz aus vier Farben
craftsmen-value-granary_points = Punkte für einen Stein im Speicher
craftsmen-value-guild_limit = Gehilfen in einer Gilde bei 2, 3, 4, 5 Spielern
craftsmen-value-tokens = Marken jeder Sorte bei 2, 3, 4, 5 Spielern
craftsmen-value-start = Startpunkte nach Platz in der Reihenfolge
craftsmen-value-fee = Gebühr in Punkten nach Jahr
craftsmen-value-work = Arbeitspunkte nach Jahr
craftsmen-value-reading_fewest = Gehilfen, die für die Privilegmarke zählen
craftsmen-value-reading_mayor = was die Karten des Bürgermeisters wert sind
craftsmen-value-reading_hold = wie die Reihen eines Laderaums gefüllt werden

## Der Spielplan

craftsmen-deck-basic = einfach
craftsmen-deck-extended = erweitert
craftsmen-deck-advanced = fortgeschr.
cr-board-calendar = Kalender
cr-board-guilds = Gilden
cr-board-order = Folge
cr-board-money = Geld
cr-board-decks = Stapel
cr-board-granary = Speicher
cr-board-ship = Schiff { $ship }
cr-board-bonus = Bonus
cr-board-capital = Kapital
cr-board-hand = Hand
cr-board-work = Handwerker: { $n } { $n ->
    [one] Arbeitspunkt
   *[other] Arbeitspunkte
}
cr-board-fee = Gebühr { $points }
cr-board-next = nächste Jahreszeit zuerst { $seats }
cr-board-passed = gepasst: { $names }
cr-board-pool = Vorrat: { $tokens }
cr-board-stack = { $n } im Stapel, { $discarded } abgeworfen
cr-board-in-deck = im Stapel
cr-board-deck = { $deck } (Kauf { $buy }, Bau { $build })
cr-board-most = Mehrheit { $points }
cr-board-worth = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, zusammen { $worth } wert
cr-board-privilege = Privileg: { $text }
cr-board-bid = { $name } { $sum }
cr-board-bids = Gebote: { $bids }

## Karten

cr-sheet-card = Karte
cr-sheet-where = wo
cr-sheet-does = Wirkung
cr-sheet-recipe = braucht > macht
cr-sheet-costs = Kosten
cr-sheet-ways = Kauf { $buy }, Bau { $build }
cr-sheet-privilege = Privileg
cr-sheet-unseen = noch nicht gesehen
cr-sheet-built = gebaut von { $name }
cr-sheet-held = auf der Hand von { $name }
cr-sheet-open = offen ({ $deck })
cr-sheet-in-deck = Stapel ({ $deck }), { $n } darüber
cr-sheet-in-box = in der Schachtel
cr-sheet-building = Gebäude
cr-sheet-colours = Farben
cr-sheet-value = Wert
cr-sheet-what = was es ist
cr-sheet-sure = wie sicher
cr-sheet-sure-rest = wie sicher der Rest ist
cr-sheet-certain = sicher
cr-sheet-note = { $certain } von { $all } Einträgen sind ganz sicher; eine Zahl von 0 bis 1 ist die Wahrscheinlichkeit, dass ein Wert dem gedruckten gleicht. H heißt Hauskarte.

## Hilfe

cr-help-parts = Teile, die show kennt: calendar, order, guilds, money, display, granary, ships, bonus, seats, scores.
cr-help-letters = Buchstaben sind Farben: V Violett, G Grün, B Blau, R Rot, die obere Hälfte einer Karte vor der unteren.
cr-help-guilds = In einer Gilde ist *0+1 ein goldenes Feld (Privileg) mit einer Scheibe von Platz 0 unter einer von Platz 1, ~ das Feld, auf dem es nichts kostet, auf eine Scheibe zu setzen, 0' ein Gehilfe, der ein Privileg genutzt hat.
cr-help-markers = Steine: ein Platz, n für neutral, - für keinen; im Speicher das untere (ältere) Feld zuerst, auf einem Schiff das linke. [Weizen] ist eine Ware, die auf einer Karte liegt.
cr-help-sets = Karten einer Farbe sind zusammen mehr wert: 2 sind 5, 3 sind 10, 4 sind 15. Waren steigen auf: Rohstoff > Zwischenprodukt > Endprodukt > Schiff.
