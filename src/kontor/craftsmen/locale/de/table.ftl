# Der Tisch von Craftsmen im Browser.

## Aktionen

web-cr-send = Gehilfen entsenden: { $guild }
web-cr-cover = Scheibe abdecken: { $guild }, Feld { $space }
web-cr-pass = Passen
web-cr-stop = Hier aufhören
web-cr-stop-building = Nicht weiterbauen
web-cr-stop-pay = Nicht weiterbauen und zahlen
web-cr-stop-work = Nicht weiterarbeiten
web-cr-stop-tokens = Keine Arbeitsmarke mehr nutzen
web-cr-keep = Alles behalten
web-cr-points = Gebühr in Punkten zahlen
web-cr-privilege = Privileg nutzen
web-cr-take = { $card } nehmen
web-cr-take-both = Beide offenen Karten nehmen
web-cr-take-privilege = Privilegmarke nehmen
web-cr-take-work = Arbeitsmarke nehmen
web-cr-draw = Vom Stapel ziehen
web-cr-change-order = Auf die Wechselleiste gehen
web-cr-market = Auf den Markt
web-cr-granary = In den Speicher, für eine Kapitalkarte
web-cr-lose = Nicht laden: Es geht verloren
web-cr-top = Auf den Stapel
web-cr-under = Unter den Stapel
web-cr-look = Fünf Karten ansehen: { $deck }
web-cr-load = Auf Schiff { $ship } laden
web-cr-bribe = Kapitän von Schiff { $ship } bestechen
web-cr-swap = Gegen { $card } tauschen
web-cr-exchange = { $card } tauschen
web-cr-discard = { $card } abwerfen
web-cr-pay = { $card } zahlen
web-cr-give = { $card } geben
web-cr-invest = { $card } investieren
web-cr-make = { $good } herstellen
web-cr-extra = Mit Privileg auch { $good } herstellen
web-cr-fetch = { $good } vom Markt holen
web-cr-to = Ziel: { $building }
web-cr-buy-good = { $good } aus dem Speicher kaufen
web-cr-buy-card = { $card } kaufen
web-cr-auction = { $card } versteigern
web-cr-bid = { $sum } bieten
web-cr-show = { $card } offen auslegen
web-cr-place = { $card } als Nächstes legen
web-cr-build-left = { $card } links bauen
web-cr-build-right = { $card } rechts bauen
web-cr-build-anyway = { $card }, mit Privileg
web-cr-pay-all = { $cards } zahlen (Wert { $worth })
web-cr-discard-all = { $cards } abwerfen
web-cr-discard-saved = Mit Privileg nur { $cards } abwerfen
web-cr-give-all = { $cards } geben
web-cr-invest-all = { $cards } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} investieren
web-cr-secret-exchange = Eine Gebäudekarte der Hand tauschen oder alle behalten
web-cr-secret-look = Unter den angesehenen Karten wählen
web-cr-secret-discard = Eine Kapitalkarte abwerfen
web-cr-secret-pay = Eine Kapitalkarte zahlen
web-cr-secret-fee = Eine Kapitalkarte geben
web-cr-secret-trade = Eine Kapitalkarte geben
web-cr-secret-sale = Eine Kapitalkarte nehmen
web-cr-move-pay = { $count ->
    [one] Eine Kapitalkarte
   *[other] { $count } Kapitalkarten
} zahlen
web-cr-move-discard = { $count ->
    [one] Eine Kapitalkarte
   *[other] { $count } Kapitalkarten
} abwerfen

## Überschriften der Antworten

web-cr-group-helpers = Gehilfen
web-cr-group-cards = Karte für Karte
web-cr-group-left = Linkes Ende
web-cr-group-right = Rechtes Ende
web-cr-group-buy = Kaufen
web-cr-group-granary = Speicher
web-cr-group-auction = Versteigern
web-cr-group-look = Privileg
web-cr-group-make = Herstellen
web-cr-group-extra = Privileg
web-cr-group-fetch = Markt
web-cr-group-where = Wohin
web-cr-group-ships = Schiffe
web-cr-group-bid = Dein Gebot
web-cr-group-invest = Investieren
web-cr-group-show = Auslegen
web-cr-group-place = Als Nächstes gezogen
web-cr-group-exchange = Tauschen
web-cr-group-swap = Sägewerke
web-cr-group-take = Nehmen
web-cr-group-else = Oder

## Fragen

web-cr-ask-exchange = Tauschst du eine Gebäudekarte deiner Hand gegen die oberste ihres Stapels?
web-cr-ask-sawmill = Tauschst du dein Sägewerk gegen eines aus der Schachtel?
web-cr-ask-send = Wohin geht dein nächster Gehilfe?
web-cr-ask-fee = Du hast eine Scheibe von { $name } abgedeckt: Zahle eine Kapitalkarte oder { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
web-cr-ask-bank = Welche offenen Kapitalkarten nimmst du? Der Rest bis vier kommt vom Stapel.
web-cr-ask-discard = Wirf { $cards ->
    [one] eine Kapitalkarte
   *[other] { $cards } Kapitalkarten
} ab.
web-cr-ask-build = { $privilege ->
    [yes] Was baust du? Mit dem Privileg muss ein Gebäude nicht passen.
   *[no] Was baust du?
}
web-cr-ask-build-more = Zu zahlen: { $owed }. Baust du ein zweites, oder hörst du auf und zahlst?
web-cr-ask-pay = Zahle { $due } mit Kapital beliebiger Farben.
web-cr-ask-pay-in = Zahle { $due } mit Kapital in { $colours }.
web-cr-ask-notary = { $privilege ->
    [yes] Kaufe eine Karte oder lass sie versteigern; mit dem Privileg darfst du fünf Karten ansehen.
   *[no] Kaufst du eine Karte, oder lässt du sie versteigern?
}
web-cr-ask-look-0 = Welche Karte wird zuerst offen ausgelegt? ({ $deck })
web-cr-ask-look-1 = Welche andere Karte wird offen ausgelegt? ({ $deck })
web-cr-ask-look-2 = Wohin kommen die übrigen? ({ $deck })
web-cr-ask-look-3 = Welche davon wird als Nächstes gezogen? ({ $deck })
web-cr-ask-bid-open = Dein erstes Gebot für „{ $card }“?
web-cr-ask-bid = { $name } bietet { $sum } für „{ $card }“. Bietest du mehr, oder passt du?
web-cr-ask-bid-mayor = Niemand hat erhöht. Der Bürgermeister bietet { $sum } für „{ $card }“: Bietest du mehr, oder lässt du sie ihm?
web-cr-ask-craft = { $points ->
    [0] Es ist kein Arbeitspunkt übrig{ $privilege ->
        [yes] , aber das Privileg liefert noch einen Rohstoff
       *[no] {""}
    }.
    [one] Ein Arbeitspunkt: Wofür?
   *[other] { $points } Arbeitspunkte: Wofür ist der nächste?
}
web-cr-ask-tokens = { $points ->
    [one] Nutzt du jetzt deine Arbeitsmarke?
   *[other] Nutzt du jetzt eine deiner { $points } Arbeitsmarken?
}
web-cr-ask-put = Wohin damit: { $good }?
web-cr-ask-ship = Auf welches Schiff: { $good }?
web-cr-ask-sale = Welche Kapitalkarte nimmst du dafür?
web-cr-ask-trade = Welches Zwischenprodukt kaufst du aus dem Speicher?
web-cr-ask-trade-how = Du kaufst { $good }: Für welches Gebäude und wofür?
web-cr-ask-town_hall = Was nimmst du im Rathaus?
web-cr-ask-invest = { $chosen ->
    [0] Investierst du eine Kapitalkarte jeder Farbe für ihre gedruckten Werte?
   *[other] Investition: die nächste Farbe.
}

## Wo das Spiel steht

web-cr-caption = Jahr { $year }, { $season }: { $stage }
web-cr-over = Das Spiel ist zu Ende
web-cr-stage-exchanges = Tausch vor Beginn
web-cr-stage-helpers = Gehilfen
web-cr-stage-work_tokens = Arbeitsmarken
web-cr-stage-final = Schlussphase
web-cr-stage-scoring = Jahreswertung
web-cr-stage-investing = Investitionen
web-cr-stage-limits = Handgrenze
web-cr-stage-over = Ende

## Was sich geändert hat

web-cr-of = { $name }: { $words }
web-cr-got-points = { $sign }{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
} ({ $source })
web-cr-got-capital_cards = { $sign }{ $n } { $n ->
    [one] Kapitalkarte
   *[other] Kapitalkarten
} ({ $now })
web-cr-got-market = { $sign }{ $n } { $n ->
    [one] Stein auf dem Markt
   *[other] Steine auf dem Markt
} ({ $now })
web-cr-got-privileges = { $sign }{ $n } { $n ->
    [one] Privilegmarke
   *[other] Privilegmarken
} ({ $now })
web-cr-got-works = { $sign }{ $n } { $n ->
    [one] Arbeitsmarke
   *[other] Arbeitsmarken
} ({ $now })
web-cr-got-marker = Stein auf „{ $building }“
web-cr-got-bonus = { $name }: Bonusmarke { $good }
web-cr-laid-open = offen ausgelegt: { $cards }
web-cr-new-order = neue Reihenfolge: { $names }
web-cr-new-season = jetzt ist { $season }
web-cr-new-year = Jahr { $year } beginnt

## Das Brett

web-cr-calendar = Kalender
web-cr-year-is = Jahr { $year }: { $work ->
    [one] ein Arbeitspunkt
   *[other] { $work } Arbeitspunkte
}, Abdecken kostet eine Karte oder { $fee ->
    [one] einen Punkt
   *[other] { $fee } Punkte
}
web-cr-work-points = { $work ->
    [one] ein Arbeitspunkt
   *[other] { $work } Arbeitspunkte
}
web-cr-guilds = Gilden
web-cr-stage = Abschnitt { $number }
web-cr-here = { $here } von { $most }
web-cr-used = { $name } hat das Privileg genutzt
web-cr-disc = Gehilfe von { $name }
web-cr-acts = Gehilfe von { $name }, jetzt am Zug
web-cr-space-gold = Gold: Privileg
web-cr-space-silver = Silber
web-cr-space-ribbon = Band: keine Gebühr
web-cr-space-gold_ribbon = Gold mit Band: Privileg, keine Gebühr
web-cr-order = Reihenfolge
web-cr-changes = Reihenfolge ändern
web-cr-order-place = { $place }: { $name }
web-cr-free = frei
web-cr-pool = Vorrat
web-cr-granary-title = Speicher
web-cr-upper = oberes Feld: { $owner }
web-cr-lower = unteres Feld: { $owner }
web-cr-natural = Stein ohne Besitzer
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
web-cr-display = Auslage
web-cr-deck = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-cr-stack = { $count ->
    [one] eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
web-cr-discarded = { $count } abgeworfen
web-cr-short-look = ansehen
web-cr-short-both = beide
web-cr-short-draw = ziehen
web-cr-short-exchange = tauschen
web-cr-short-show = auslegen
web-cr-short-place = nächste
web-cr-short-top = obenauf
web-cr-short-under = darunter
web-cr-short-swap = tauschen
web-cr-bonuses = Bonusmarken
web-cr-bonus = Bonusmarke: { $good }
web-cr-bonus-is = { $good }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $owner }
web-cr-estate = Dein Besitz
web-cr-row-of = Die Reihe von { $name }
web-cr-hand = Deine Hand
web-cr-hand-of = Hand von { $name }
web-cr-hand-worth = Wert { $worth }
web-cr-colour-worth = { $colour }: Wert { $worth }
web-cr-capital-cards = { $count ->
    [one] eine Kapitalkarte
   *[other] { $count } Kapitalkarten
}
web-cr-cards-of = { $deck }: { $count }
web-cr-sets = { $sets ->
    [one] ein Farbsatz
   *[other] { $sets } Farbsätze
}: { $points }
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
web-cr-help = Hilfe: { $card }
web-cr-help-sure = Hilfe: { $card }; manche Werte sind erschlossen
web-cr-players = Spieler
web-cr-player = Spieler
web-cr-tab-mine = Besitz und Hand
web-cr-tab-chart = Herstellungsketten
web-cr-tab-of = { $name }
web-cr-tabs = Was unten gezeigt wird
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
web-cr-auction-none = noch kein Gebot
web-cr-auction-out = gepasst
web-cr-auction-mayor = Der Bürgermeister
web-cr-looked = Die Karten, die du ansiehst
web-cr-empty = leer
web-cr-empty-hand = nichts auf der Hand

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
web-cr-fact-cargo-points = Punkte für jeden Stein
web-cr-fact-extra = für die meisten Steine
web-cr-fact-spaces = Felder
web-cr-fact-cards = Karten dieser Sorte
web-cr-fact-value = Wert
web-cr-ship-text = Endprodukte und Fleisch kommen auf Schiffe. Ein Stein kommt von rechts und rückt den früheren nach links; sind beide Felder besetzt, wirft eine Bestechung von einer Kapitalkarte den linken hinaus. Am Jahresende bringt jeder Stein die Punkte seiner Zeile, und die meisten Steine bringen mehr. Bei Gleichstand zählt die höhere Zeile, dann das linke Feld.
web-cr-bonus-text = Für den ersten Spieler, der alle Gebäude der Kette dieser Ware in der eigenen Reihe hat.
web-cr-privilege-is = Privileg: { $text }
web-cr-capital-text = Geld. Karten einer Farbe dürfen stattdessen als Satz zählen: 5 für zwei und 5 mehr für jede weitere.

## Teile des Tisches auf einem schmalen Bildschirm

web-cr-places = Teile des Tisches
web-cr-place-guilds = Gilden
web-cr-place-harbour = Schiffe, Speicher
web-cr-place-display = Auslage
web-cr-place-mine = Deines
web-cr-year-end = Wenn das Jahr jetzt endete
web-cr-deck-basic = einfach
web-cr-deck-extended = erweitert
web-cr-deck-advanced = fortgeschritten
web-cr-tie-cards = punktgleich mit { $name }, aber mehr Kapitalkarten auf der Hand: { $more } zu { $less }
web-cr-tie-order = punktgleich mit { $name }, aber weiter hinten in der Reihenfolge

## The game itself

game-craftsmen = Craftsmen
    .about = Gehilfen, Gilden und Werkstätten in einer Stadt, die neu entsteht. 2 bis 5 Spieler.

## Where the game is, in short

cr-caption = Jahr { $year }, { $season }
cr-caption-helpers = Jahr { $year }, { $season }, Gehilfen
cr-caption-guild = Jahr { $year }, { $season }, { $guild }
cr-caption-before = vor der ersten Jahreszeit
cr-caption-over = das Spiel ist zu Ende
