# Was in Craftsmen getan, gefragt und verändert wird. Eine Aktion ist ein Knopf mit Preis oder Bedeutung;
# .log erzählt, dass sie getan wurde, .group ist die Überschrift der Liste, in der sie steht.

## Vor der ersten Jahreszeit

cr-exchange = { $card } gegen die oberste Karte des Stapels tauschen
    .log = { $name } tauscht „{ $card }“
    .group = Karte tauschen
cr-keep-cards = Alle Gebäudekarten behalten
    .log = { $name } behält alle Gebäudekarten
    .group = Oder
cr-swap = Dein Sägewerk gegen „{ $card }“ tauschen
    .log = { $name } tauscht das Sägewerk gegen „{ $card }“
    .group = Sägewerk tauschen
cr-keep-sawmill = { $card } behalten
    .log = { $name } behält „{ $card }“
    .group = Oder

## Gehilfen

cr-send = Gehilfen einsetzen: { $guild }{ $notes }
    .log = { $name } setzt einen Gehilfen ein: { $guild }
    .group = Gehilfen einsetzen
cr-cover = Auf die Scheibe von { $owner } setzen: { $guild }, Feld { $space }{ $notes }
    .log = { $name } setzt auf eine Scheibe von { $owner }: { $guild }
    .group = Auf Scheibe setzen
cr-cover-own = Auf die eigene Scheibe setzen: { $guild }, Feld { $space }{ $notes }
    .log = { $name } setzt auf eine eigene Scheibe: { $guild }
    .group = Auf Scheibe setzen
cr-pass = Passen: 1 Punkt für Gehilfen daheim
    .log = { $name } passt
    .group = Oder
cr-give-fee = { $card } an { $owner } geben
    .log = { $name } gibt { $card } an { $owner }
    .group = Kapitalkarte geben
cr-points = { $points ->
    [one] 1 Punkt an { $owner } geben
   *[other] { $points } Punkte an { $owner } geben
}
    .log = { $points ->
        [one] { $name } gibt 1 Punkt an { $owner }
       *[other] { $name } gibt { $points } Punkte an { $owner }
    }
    .group = Oder

## Kapital

cr-take-first = { $card } nehmen, { $more } ziehen
    .log = { $name } nimmt { $card } und zieht { $more }
    .group = Kapital nehmen
cr-take-both = { $both } nehmen, { $more } ziehen
    .log = { $name } nimmt { $both } und zieht { $more }
    .group = Kapital nehmen
cr-draw-all = { $cards ->
    [one] 1 Kapitalkarte ziehen
   *[other] { $cards } Kapitalkarten ziehen
}
    .log = { $cards ->
        [one] { $name } zieht 1 Kapitalkarte
       *[other] { $name } zieht { $cards } Kapitalkarten
    }
    .group = Kapital nehmen
cr-stop-bank = Nichts nehmen
    .log = { $name } nimmt kein Kapital
    .group = Oder
cr-discard = { $card } abwerfen
    .log = { $name } wirft { $card } ab
    .group = Kapitalkarte abwerfen
cr-save = Keine zweite Karte abwerfen{ $notes }
    .log = { $name } behält mit dem Privileg eine Karte
    .group = Oder
cr-pay = { $card } zahlen
    .log = { $name } zahlt { $card }
    .group = Kapitalkarte zahlen
cr-take = { $card } nehmen
    .log = { $name } nimmt { $card }
    .group = Kapital nehmen
cr-draw = Eine Karte vom Stapel ziehen
    .log = { $name } zieht eine Kapitalkarte
    .group = Kapital nehmen
cr-invest = { $points ->
    [one] { $card } investieren: 1 Punkt
   *[other] { $card } investieren: { $points } Punkte
}
    .log = { $name } investiert { $card }
    .group = Investieren
cr-keep-capital = Nichts investieren
    .log = { $name } investiert nichts
    .group = Oder

## Gebäudekarten

cr-build-left = { $card } links bauen, { $cost } Kapital{ $notes }
    .log = { $name } baut links „{ $card }“ für { $cost }
    .group = Linkes Ende
cr-build-right = { $card } rechts bauen, { $cost } Kapital{ $notes }
    .log = { $name } baut rechts „{ $card }“ für { $cost }
    .group = Rechtes Ende
cr-stop-build = Nichts bauen
    .log = { $name } baut nichts
    .group = Oder
cr-stop-pay = Nicht weiterbauen und { $owed } zahlen
    .log = { $name } baut nicht weiter
    .group = Oder
cr-buy = { $card } kaufen, { $price } in { $colours }
    .log = { $name } kauft „{ $card }“ für { $price }
    .group = Kaufen
cr-auction = { $card } versteigern, Gebote ab 1
    .log = { $name } lässt „{ $card }“ versteigern
    .group = Versteigern
cr-look = { $cards ->
    [one] 1 Karte ansehen: { $deck }{ $notes }
   *[other] { $cards } Karten ansehen: { $deck }{ $notes }
}
    .log = { $cards ->
        [one] { $name } sieht sich 1 Karte ({ $deck }) an
       *[other] { $name } sieht sich { $cards } Karten ({ $deck }) an
    }
    .group = Karten ansehen
cr-stop-notary = Nichts kaufen
    .log = { $name } kauft nichts
    .group = Oder
cr-stop-done = Fertig
    .log = { $name } belässt es dabei
    .group = Oder
cr-show = { $card } offen auslegen
    .log = { $name } legt „{ $card }“ offen aus
    .group = Auslegen
cr-top = Die übrigen auf den Stapel legen: { $deck }
    .log = { $name } legt die übrigen auf den Stapel ({ $deck })
    .group = Die übrigen
cr-under = Die übrigen unter den Stapel legen: { $deck }
    .log = { $name } legt die übrigen unter den Stapel ({ $deck })
    .group = Die übrigen
cr-place = { $card } als Nächstes legen
    .log = { $name } ordnet „{ $card }“ als Nächstes ein
    .group = Als Nächstes gezogen
cr-bid = { $sum } bieten
    .log = { $name } bietet { $sum } für „{ $card }“
    .then = bietet { $sum }
    .group = Dein Gebot
cr-pass-bid = Passen
    .log = { $name } bietet nicht für „{ $card }“
    .group = Oder
cr-pass-mayor = { $card } dem Bürgermeister für { $sum } lassen
    .log = { $name } lässt „{ $card }“ dem Bürgermeister
    .group = Oder

## Waren

cr-make = { $good } herstellen{ $notes }
    .log = { $name } stellt { $good } her
    .group = Herstellen
cr-make-cargo = { $good } für ein Schiff herstellen{ $notes }
    .log = { $name } stellt { $good } her
    .group = Herstellen
cr-extra = Auch { $good } herstellen{ $notes }
    .log = { $name } stellt mit dem Privileg { $good } her
    .group = Privileg
cr-fetch = { $good } vom Markt holen
    .log = { $name } holt { $good } vom Markt
    .group = Vom Markt
cr-stop-work = { $points ->
    [one] Nicht weiterarbeiten: 1 Arbeitspunkt verfällt
   *[other] Nicht weiterarbeiten: { $points } Arbeitspunkte verfallen
}
    .log = { $name } arbeitet nicht weiter
    .group = Oder
cr-stop-tokens = { $tokens ->
    [one] Jetzt nicht: Arbeitsmarke behalten
   *[other] Jetzt nicht: { $tokens } Arbeitsmarken behalten
}
    .log = { $tokens ->
        [one] { $name } behält 1 Arbeitsmarke
       *[other] { $name } behält { $tokens } Arbeitsmarken
    }
    .group = Oder
cr-to = { $good } einlegen: { $building }
    .log = { $name } legt { $good } ein: { $building }
    .then = legt { craftsmen-it } ein: { $building }
    .group = Wohin
cr-market = { $good } auf den Markt bringen ({ $here } von { $most })
    .log = { $name } bringt { $good } auf den Markt
    .then = bringt { craftsmen-it } auf den Markt
    .group = Wohin
cr-granary = { $good } für eine Kapitalkarte an den Speicher verkaufen{ $notes }
    .log = { $name } verkauft { $good } an den Speicher
    .then = verkauft { craftsmen-it } an den Speicher
    .group = Wohin
cr-load = { $good } auf Schiff { $ship } laden{ $notes }
    .log = { $name } lädt { $good } auf Schiff { $ship }
    .then = lädt { craftsmen-it } auf Schiff { $ship }
    .group = Schiff beladen
cr-bribe = Kapitän von Schiff { $ship } mit einer Kapitalkarte bestechen und { $good } laden{ $notes }
    .log = { $name } besticht den Kapitän von Schiff { $ship } und lädt { $good }
    .then = lädt { craftsmen-it } durch Bestechung auf Schiff { $ship }
    .group = Kapitän bestechen
cr-lose = Nicht laden, Ware verloren: { $good }
    .log = { $name } verliert { $good }
    .then = verliert { craftsmen-it }
    .group = Oder
cr-buy-good = { $good } von { $owner } für eine Kapitalkarte kaufen
    .log = { $name } kauft { $good } von { $owner }
    .group = Aus dem Speicher
cr-buy-natural = { $good } für eine Kapitalkarte aus dem Speicher kaufen
    .log = { $name } kauft { $good } aus dem Speicher
    .group = Aus dem Speicher
cr-give-owner = { $card } an { $owner } für { $good } zahlen
    .log = { $name } zahlt { $card } an { $owner } für { $good }
    .group = Kapitalkarte zahlen
cr-give-nobody = { $card } für { $good } zahlen
    .log = { $name } zahlt { $card } für { $good }
    .group = Kapitalkarte zahlen
cr-pay-market = Mit einem Stein vom Markt für { $good } zahlen{ $notes }
    .log = { $name } zahlt mit einem Stein vom Markt für { $good }
    .group = Oder
cr-stop-trade = Nichts kaufen
    .log = { $name } kauft nichts
    .group = Oder

## Rathaus

cr-take-privilege = Privilegmarke nehmen (im Vorrat: { $left })
    .log = { $name } nimmt eine Privilegmarke
    .group = Nehmen
cr-take-work = Arbeitsmarke nehmen (im Vorrat: { $left })
    .log = { $name } nimmt eine Arbeitsmarke
    .group = Nehmen
cr-change-order = In der Reihenfolge nach vorn rücken, ab der nächsten Jahreszeit
    .log = { $name } stellt einen Gehilfen auf die Wechselleiste
    .group = Reihenfolge ändern
cr-stop-town_hall = Nichts nehmen
    .log = { $name } nimmt nichts
    .group = Oder

## Anmerkungen zu Aktionen

cr-note = { $before }, { $note }
cr-note-gold = Gold: Privileg
cr-note-fee = { $points ->
    [one] für eine Kapitalkarte oder 1 Punkt
   *[other] für eine Kapitalkarte oder { $points } Punkte
}
cr-note-no-fee = ohne Gebühr
cr-note-draws = { $owner } zieht eine Kapitalkarte
cr-note-points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
cr-note-year-end = { $n ->
    [one] +1 Punkt am Jahresende
   *[other] +{ $n } Punkte am Jahresende
}
cr-note-leaves = der Stein von { $owner } muss weichen
cr-note-natural-leaves = ein neutraler Stein muss weichen
cr-note-privilege = mit dem Privileg
cr-note-token = für eine Privilegmarke
cr-note-bonus = { $n ->
    [one] Bonusmarke für { $good }: +1 Punkt
   *[other] Bonusmarke für { $good }: +{ $n } Punkte
}

## Was andere von einer verdeckten Antwort erfahren

cr-hidden-exchange =
    .log = { $name } tauscht eine Gebäudekarte
cr-hidden-look =
    .log = { $name } wählt unter diesen Karten
    .many = { $name } legt zwei davon offen aus
cr-hidden-discard =
    .log = { $name } wirft eine Kapitalkarte ab
    .many = { $n ->
        [one] { $name } wirft eine Kapitalkarte ab
       *[other] { $name } wirft { $n } Kapitalkarten ab
    }
cr-hidden-pay =
    .log = { $name } zahlt eine Kapitalkarte
    .many = { $n ->
        [one] { $name } zahlt eine Kapitalkarte
       *[other] { $name } zahlt { $n } Kapitalkarten
    }
cr-hidden-fee =
    .log = { $name } gibt eine Kapitalkarte
cr-hidden-trade =
    .log = { $name } zahlt eine Kapitalkarte
cr-hidden-invest =
    .log = { $name } investiert eine Kapitalkarte
    .many = { $n ->
        [one] { $name } investiert eine Kapitalkarte
       *[other] { $name } investiert { $n } Kapitalkarten
    }

## Fragen

cr-chosen = {" "}Gewählt: { $cards }.
cr-chosen-worth = {" "}Gewählt: { $cards }, Wert { $worth }.
cr-ask-exchange = Tauschst du eine Gebäudekarte deiner Hand gegen die oberste ihres Stapels?
cr-ask-sawmill = Tauschst du dein Sägewerk gegen eines aus der Schachtel?
cr-ask-send = { $helpers ->
    [one] Wohin geht dein letzter Gehilfe?
   *[other] Wohin geht dein nächster Gehilfe? Du hast noch { $helpers }.
}
cr-ask-fee = { $points ->
    [one] Du hast auf eine Scheibe von { $owner } gesetzt: Gib eine Kapitalkarte oder einen Punkt.
   *[other] Du hast auf eine Scheibe von { $owner } gesetzt: Gib eine Kapitalkarte oder { $points } Punkte.
}
cr-ask-bank = Welche offenen Kapitalkarten nimmst du? Den Rest bis { $all } ziehst du vom Stapel.
cr-ask-discard = { $over ->
    [yes] Alle Punkte sind vergeben; welche Karten du abwirfst, ist jetzt egal.{" "}
   *[no] {""}
}{ $cards ->
    [one] Wirf eine Kapitalkarte ab.{ $chosen }
   *[other] Wirf { $cards } Kapitalkarten ab.{ $chosen }
}
cr-ask-build = Was baust du? Dein Kapital ist { $worth } wert.
cr-ask-build-privilege = Was baust du? Mit dem Privileg muss ein Gebäude nicht passen. Dein Kapital ist { $worth } wert.
cr-ask-build-more = Zu zahlen: { $owed }; dein Kapital ist { $worth } wert. Baust du ein zweites?
cr-ask-pay = Zahle { $due } mit Kapital beliebiger Farben.{ $chosen }
cr-ask-pay-in = Zahle { $due } mit Kapital in { $colours }.{ $chosen }
cr-ask-notary = Kaufst du eine Karte, oder lässt du eine versteigern?
cr-ask-notary-privilege = Kaufe eine Karte oder lass eine versteigern; mit dem Privileg darfst du Karten eines Stapels ansehen.
cr-ask-notary-look = Siehst du mit dem Privileg Karten eines Stapels an?
cr-ask-look-first = Welche Karte wird zuerst offen ausgelegt? ({ $deck })
cr-ask-look-second = Welche Karte wird neben „{ $card }“ ausgelegt? ({ $deck })
cr-ask-look-where = Wohin kommen die übrigen? ({ $deck })
cr-ask-look-next = Welche davon wird als Nächstes gezogen? ({ $deck })
cr-ask-bid-open = Dein erstes Gebot für „{ $card }“? Dein Kapital ist { $worth } wert.
cr-ask-bid = { $bidder } bietet { $sum } für „{ $card }“. Bietest du mehr, oder passt du? Dein Kapital ist { $worth } wert.
cr-ask-bid-mayor = Niemand hat erhöht. Der Bürgermeister bietet { $sum } für „{ $card }“: Bietest du mehr, oder lässt du ihm die Karte? Dein Kapital ist { $worth } wert.
cr-ask-craft = { $points ->
    [one] Ein Arbeitspunkt: Wofür?
   *[other] { $points } Arbeitspunkte: Wofür ist der nächste?
}
cr-ask-craft-extra = Es ist kein Arbeitspunkt übrig, aber das Privileg liefert noch einen Rohstoff.
cr-ask-tokens = { $points ->
    [one] Nutzt du jetzt deine Arbeitsmarke?
   *[other] Nutzt du jetzt eine deiner { $points } Arbeitsmarken?
}
cr-ask-put = Wohin damit: { $good }?
cr-ask-ship = Auf welches Schiff: { $good }?
cr-ask-sale = Welche Kapitalkarte nimmst du dafür?
cr-ask-trade = Welches Zwischenprodukt kaufst du aus dem Speicher?
cr-ask-trade-where = Für welches Gebäude kaufst du { $good }?
cr-ask-trade-price = Was gibst du für { $good }?
cr-ask-town_hall = Was nimmst du im Rathaus?
cr-ask-invest = Investierst du eine Kapitalkarte jeder Farbe für ihre gedruckten Werte?
cr-ask-invest-next = Welche Karte in { $colour } investierst du?{ $chosen }

## Was sich geändert hat

cr-gain = +{ $what } ({ $total })
cr-loss = −{ $what } ({ $total })
cr-gain-points = +{ $what } ({ $source })
cr-loss-points = −{ $what } ({ $source })
cr-gain-thing = +{ $thing }
cr-loss-thing = −{ $thing }
cr-count-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
cr-count-capital = { $n } { $n ->
    [one] Kapitalkarte
   *[other] Kapitalkarten
}
cr-count-unseen = { $n } { $n ->
    [one] Gebäudekarte
   *[other] Gebäudekarten
} ({ $deck })
cr-count-market = { $n } { $n ->
    [one] Stein auf dem Markt
   *[other] Steine auf dem Markt
}
cr-count-privileges = { $n } { $n ->
    [one] Privilegmarke
   *[other] Privilegmarken
}
cr-count-works = { $n } { $n ->
    [one] Arbeitsmarke
   *[other] Arbeitsmarken
}
cr-count-helpers = { $n } { $n ->
    [one] Gehilfe
   *[other] Gehilfen
}
cr-in-hand = { $card } auf der Hand
cr-input-gets = { $n ->
    [one] Stein
   *[other] { $n } Steine
} eingelegt: { $building }
cr-input-loses = { $n ->
    [one] Stein
   *[other] { $n } Steine
} verbraucht: { $building }
cr-granary-gets = Stein im Speicher: { $good }
cr-granary-loses = Stein verlässt den Speicher: { $good }
cr-ship-gets = Stein auf Schiff { $ship }: { $good }
cr-ship-loses = Stein verlässt Schiff { $ship }: { $good }
cr-bonus = Bonusmarke für { $good }
cr-laid-open = Ausgelegt: { $cards }
cr-mayor-bids = Niemand erhöht; der Bürgermeister bietet { $sum }
cr-discarded = Abgeworfen: { $cards }
cr-shuffled = Die abgeworfenen Karten werden zum neuen Stapel
cr-put-back = Zurück in den Stapel: { $cards }
cr-deck-top = Oben ({ $deck }): { $cards }
cr-deck-bottom = Unten ({ $deck }): { $cards }
cr-natural-gets = { $n } { $n ->
    [one] neutraler Stein füllt den Speicher
   *[other] neutrale Steine füllen den Speicher
}
cr-natural-loses = Neutraler Stein verlässt den Speicher: { $good }
cr-home = Alle Gehilfen gehen heim
cr-season = Nächste Jahreszeit: { $season }
cr-year = Jahr { $year } beginnt
cr-order = Neue Reihenfolge: { $names }
cr-over = Das Spiel ist zu Ende

cr-tie-cards = punktgleich mit { $other }, aber mehr Kapitalkarten auf der Hand: { $more } zu { $less }
cr-tie-order = punktgleich mit { $other }, aber weiter hinten in der Reihenfolge

## Was von selbst geschieht, als Überschriften

cr-cause-helpers = Gehilfen daheim
cr-cause-privileges = Die wenigsten Gehilfen
cr-cause-home = Ende der Jahreszeit
cr-cause-order = Reihenfolge
cr-cause-ship = Schiff { $ship } legt ab
cr-cause-colours = Farbsätze
cr-cause-granary = Speicher
cr-cause-investment = Investition
cr-cause-refill = Speicher aufgefüllt
cr-cause-limits = Handkartenlimit
cr-cause-season = Jahreszeit: { $season }
cr-cause-year = Jahr { $year }
cr-cause-over = Das Ende
