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
