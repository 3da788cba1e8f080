# Der Tisch von Craftsmen im Browser.

## Ganze Zahlungen

web-cr-pay-all = { $cards } zahlen (Wert { $worth })
web-cr-discard-all = { $cards } abwerfen
web-cr-discard-saved = Mit Privileg nur { $cards } abwerfen
web-cr-give-all = { $cards } geben
web-cr-invest-all = { $cards } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} investieren

## Der Spielplan

web-cr-calendar = Kalender
web-cr-year-is = Jahr { $year }: { $work ->
    [one] ein Arbeitspunkt
   *[other] { $work } Arbeitspunkte
}, auf eine Scheibe zu setzen kostet eine Karte oder { $fee ->
    [one] einen Punkt
   *[other] { $fee } Punkte
}
web-cr-work-points = { $work ->
    [one] ein Arbeitspunkt
   *[other] { $work } Arbeitspunkte
}
web-cr-guilds = Gilden
web-cr-used = { $name } hat das Privileg genutzt
web-cr-disc = Gehilfe von { $name }
web-cr-acts = Gehilfe von { $name }, jetzt am Zug
web-cr-space-gold = Gold: Privileg
web-cr-space-silver = Silber
web-cr-space-ribbon = Band: keine Gebühr
web-cr-space-gold_ribbon = Gold mit Band: Privileg, keine Gebühr
web-cr-order = Reihenfolge
web-cr-changes = Wechselleiste
web-cr-order-place = { $place }: { $name }
web-cr-free = frei
web-cr-pool = Vorrat
web-cr-granary-title = Speicher
web-cr-upper = oberes Feld: { $owner }
web-cr-lower = unteres Feld: { $owner }
web-cr-natural = neutraler Stein
web-cr-ships = Schiffe
web-cr-ship = Schiff { $ship }
web-cr-left = linkes Feld: { $owner }
web-cr-right = rechtes Feld: { $owner }
web-cr-points-each = { $points ->
    [one] ein Punkt für jeden Stein
   *[other] { $points } Punkte für jeden Stein
}
web-cr-most = Die meisten Steine
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Markt
web-cr-market-of = { $name }: { $count } von { $most } auf dem Markt
web-cr-stack = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-cr-discarded = { $count } abgeworfen
web-cr-short-both = beide
web-cr-short-top = obenauf
web-cr-short-under = darunter
web-cr-bonuses = Bonusmarken
web-cr-bonus = Bonusmarke: { $good }
web-cr-bonus-is = { $good }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $owner }
web-cr-hand = Deine Hand
web-cr-hand-worth = Wert { $worth }
web-cr-colour-worth = { $colour }: Wert { $worth }
web-cr-capital-cards = { $count ->
    [one] eine Kapitalkarte
   *[other] { $count } Kapitalkarten
}
web-cr-cards-of = { $deck }: { $count }
web-cr-halves = { $colour }: { $count ->
    [one] eine Hälfte
   *[other] { $count } Hälften
}
web-cr-helpers-left = { $count ->
    [one] noch ein Gehilfe
   *[other] noch { $count } Gehilfen
}
web-cr-privilege-tokens = { $count ->
    [one] eine Privilegmarke
   *[other] { $count } Privilegmarken
}
web-cr-work-tokens = { $count ->
    [one] eine Arbeitsmarke
   *[other] { $count } Arbeitsmarken
}
web-cr-passed = gepasst
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: leer
web-cr-players = Spieler
web-cr-chart-raw = Rohstoffe
web-cr-chart-half = Zwischenprodukte
web-cr-chart-final = Endprodukte
web-cr-chart-built = gebaut
web-cr-chart-hand = auf deiner Hand
web-cr-chart-open = in der Auslage
web-cr-chart-none = noch nicht
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Volle Ketten
web-cr-line-is = { $have } von { $all }
web-cr-line-missing = es fehlt: { $buildings }
web-cr-line-done = vollständig
web-cr-auction-title = Versteigerung: { $card }
web-cr-auction-out = gepasst
web-cr-auction-mayor = Der Bürgermeister
web-cr-auction-more = Mehr bieten
web-cr-looked = Die Karten, die du ansiehst
web-cr-empty = leer
web-cr-empty-hand = nichts auf der Hand
web-cr-year = Jahr { $year }
web-cr-of-years = von { $years }
web-cr-work = Arbeitspunkte
web-cr-guild-bankers = Bankiers
    .brings = 4 Karten, 2 abwerfen
web-cr-guild-builders = Baumeister
    .brings = 1 oder 2 Gebäude
web-cr-guild-notary = Notar
    .brings = eine Gebäudekarte
web-cr-guild-crafts = Handwerker
    .brings = Waren herstellen
web-cr-guild-merchants = Kaufleute
    .brings = Zwischenprodukte
web-cr-guild-town_hall = Rathaus
    .brings = Marke oder Reihenfolge
web-cr-capital = Kapital
web-cr-left-in-deck = noch { $count }
web-cr-price = eine Karte kostet { $price }
web-cr-build-cost = { $cost } zum Bauen
web-cr-first-line = Für die erste volle Kette
web-cr-box = Sägewerke in der Schachtel
web-cr-street = Deine Straße
web-cr-street-of = Die Straße von { $name }
web-cr-set-is = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
} = { $points }
web-cr-nearly = Fast eine Kette
web-cr-all-lines = Produktionsketten
web-cr-brings = { $building } bringt
web-cr-buildings = Gebäudekarten auf deiner Hand
web-cr-plot-left = Linkes Ende deiner Straße
web-cr-plot-right = Rechtes Ende deiner Straße
web-cr-shown-hand = Gebäudekarten, die alle gesehen haben
web-cr-cards-held = { $capital } Kapital, { $buildings } Gebäude
web-cr-unsure = Einige gedruckte Werte sind rekonstruiert. Die Hilfe jeder Karte sagt, welche das sind und wie sicher sie sind.
web-cr-card = { $card }: macht { $makes } aus { $needs }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $build } zum Bauen
web-cr-card-raw = { $card }: liefert { $makes }, { $build } zum Bauen

## Hilfe

web-cr-fact-kind = Art
web-cr-fact-needs = braucht
web-cr-fact-makes = liefert
web-cr-fact-points = Punkte
web-cr-fact-colours = Farben, obere und untere Hälfte
web-cr-fact-house = Haus
web-cr-fact-house-yes = ja, sie liegt zu Beginn oben auf ihrem Stapel
web-cr-fact-name = Name
web-cr-fact-cargo = lädt
web-cr-fact-cargo_points = Punkte für jeden Stein
web-cr-fact-extra = für die meisten Steine
web-cr-fact-spaces = Felder
web-cr-fact-cards = Karten dieser Sorte
web-cr-fact-value = Wert
web-cr-ship-text = Endprodukte und Fleisch kommen auf Schiffe. Ein Stein kommt von rechts und schiebt den früheren nach links; sind beide Felder besetzt, kannst du den Kapitän mit einer Kapitalkarte bestechen, dann fliegt der linke hinaus. Am Jahresende bringt jeder Stein die Punkte seiner Reihe, und wer die meisten Steine hat, bekommt mehr. Bei Gleichstand zählt die höhere Reihe, dann das linke Feld.
web-cr-bonus-text = Für den ersten Spieler, der alle Gebäude der Kette dieser Ware in der eigenen Straße hat.
web-cr-privilege-is = Privileg: { $text }
web-cr-capital-text = Geld. Karten einer Farbe dürfen stattdessen als Satz zählen: { $set } für zwei und { $set } mehr für jede weitere.

## Teile des Tisches auf einem schmalen Bildschirm

web-cr-places = Teile des Tisches
web-cr-place-town = Stadt
web-cr-place-quay = Kai
web-cr-place-cards = Karten
web-cr-place-street = Straße
web-cr-year-end = Wenn das Jahr jetzt enden würde
web-cr-deck-basic = einfach
web-cr-deck-extended = erweitert
web-cr-deck-advanced = fortgeschritten

## Das Spiel selbst

game-craftsmen = Craftsmen
    .about = Gehilfen, Gilden und Werkstätten in einer aufstrebenden Stadt. 2 bis 5 Spieler.
    .poster = Eine Stadt der Gilden.

## Wo das Spiel steht, in Kürze

cr-caption = Jahr { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-helpers = Jahr { $year }, { $season }, Gehilfen
    .short = Jahr { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-guild = Jahr { $year }, { $season }, { $guild }
    .short = Jahr { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-before = vor der ersten Jahreszeit
    .period = Beginn
cr-caption-over = das Spiel ist zu Ende

## Auswahl von Dingen
web-cr-set-pay = Zahle { $n } mit Kapital
web-cr-set-discard = { $n ->
    [one] Wirf 1 Karte ab
   *[other] Wirf { $n } Karten ab
}
web-cr-set-invest = Investiere eine Karte jeder Farbe
web-cr-set-give = Welche Karte gibst du?
web-cr-set-show = { $n ->
    [one] Lege 1 Karte offen aus
   *[other] Lege { $n } Karten offen aus
}
web-cr-set-saved = Privileg statt einer Karte
web-cr-set-worth = { $sum } von { $due } wert
web-cr-set-colours = Von jeder Farbe eine Karte
web-cr-show-all = Offen auslegen: { $cards }

## Das Jahr endet
web-cr-year-ends = { $year ->
    [1] Das erste Jahr endet
    [2] Das zweite Jahr endet
   *[3] Das dritte Jahr endet
}
web-cr-year-ends-about = Die Schiffe legen ab, und die Stadt zählt, was das Jahr gebracht hat.
web-cr-step-ships = Schiffe
web-cr-step-colours = Farben
web-cr-step-granary = Speicher
web-cr-step-investment = Investition
web-cr-each = je { $points }
web-cr-count-again = Noch einmal zählen
web-cr-again = Jahresende noch einmal ansehen
web-cr-legend = Alle Waren
web-cr-tier-raw = Rohstoff
web-cr-tier-half = Zwischenprodukt
web-cr-tier-final = Endprodukt
web-cr-fact-good = Ware
web-cr-fact-maker = hergestellt von
web-cr-fact-into = wird zu
web-cr-fact-stored = im Speicher
web-cr-fact-freight = auf Schiffen
web-cr-fact-line = erste volle Kette
web-cr-freight-is = Schiff { $ship }: { $points }
web-cr-set-buildings = Gebäude
web-cr-set-capital = Kapital
web-cr-set-ships = Schiffe
web-cr-set-bonus = Bonusmarken
web-cr-set-queue = Gilden
web-cr-heard-guild = { $guild }, Gilde { $number }, Gehilfen: { $here } von { $most }
web-cr-heard-space = { $guild }, Feld { $number }, { $sort }
web-cr-heard-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-cr-heard-ahead = { $more } mehr, wenn das Jahr jetzt enden würde
web-cr-heard-line = Produktionskette für { $good } ({ $goods }), { $have } von { $all } gebaut, Bonuspunkte: { $points }
web-cr-heard-ship = Schiff { $ship }, Punkte für die meisten Steine: { $points }
web-cr-heard-sets = Farbsätze: { $sets }, Punkte dafür: { $points }
web-cr-heard-market = { $count } von { $most } auf dem Markt

## A position by hand

cr-put-year = Jahr
cr-put-season = Jahreszeit
cr-put-stage = Schritt
cr-put-stage-exchanges = vor der ersten Jahreszeit
cr-put-stage-helpers = Gehilfen einsetzen
cr-put-stage-guild = Gilde arbeitet
cr-put-stage-work_tokens = Arbeitsmarken
cr-put-stage-winter = Winterarbeit
cr-put-stage-investing = Investieren
cr-put-stage-limits = Handlimit
cr-put-guild = Gilde
cr-put-cursor = Wer dran ist (0 = zuerst)
cr-put-space = { $guild }, Feld { $space }
cr-put-lower = { $good }, unteres Feld
cr-put-upper = { $good }, oberes Feld
cr-put-left = { $good }, linkes Feld
cr-put-right = { $good }, rechtes Feld
cr-put-display = Offene Karten
cr-put-discards = Abwurfstapel
cr-put-points = Punkte: { $source }
cr-put-hand = Gebäudekarten auf der Hand
cr-put-row = Straße, von links nach rechts
cr-put-market = Steine auf dem Markt
cr-put-privileges = Privilegmarken
cr-put-works = Arbeitsmarken

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-craftsmen = Helfer: Gehilfe; Arbeiter: Gehilfe; Geld: Kapital; Münzen: Kapital; überdecken: setzen; abdecken: setzen; Bonusplättchen: Bonusmarke; Plättchen: Marke; Lager: Speicher; Halbfabrikat: Zwischenprodukt; Fertigware: Endprodukt; unentschieden: Gleichstand; Auktion: Versteigerung; Figur: Gehilfe; Würfel: Stein; Siegpunkte: Punkte; Halbprodukt: Zwischenprodukt; Produktionskette: Kette; Handlimit: höchstens, Kapitalkarten; Handkartenlimit: höchstens, Kapitalkarten; Karten Farbe wert: CR-5.3; überdecken: CR-4.8; Helfer Scheibe: CR-4.8; Bürgermeister bietet: CR-8.14; bestechen: CR-9.34; kostet bauen: CR-7.2; Kapitalkarten haben: CR-5.10; Bonusplättchen: CR-7.12; Bonusmarke: CR-7.12; Karte Speicher: CR-9.26; Winter: CR-13.10; gewinnt Gleichstand: CR-15.4; Kapitalkarten Limit: CR-5.10; Handlimit: CR-5.10; Handkartenlimit: CR-5.10; Bestechung: CR-9.34; bekomme Punkte: CR-14.1; wozu Farben: CR-14.9; volle Gilde: CR-4.8; komme Geld: CR-6.1; bekomme Geld: CR-6.1; was Privileg: CR-1.26; Schiff voll: CR-9.34; endet Spiel: CR-1.5
