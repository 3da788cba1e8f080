# Sätze von Craftsmen. Eine Ablehnung ist ein Satz, klein begonnen, ohne Punkt am Ende.

craftsmen-card-of-one = { $name } ({ $colour })
craftsmen-card-of-two = { $name } ({ $top }/{ $bottom })
craftsmen-capital-card = { $colour } { $value }
craftsmen-market = Markt
craftsmen-granary = Speicher

craftsmen-no-not-your-turn = Platz { $seat } muss entscheiden; außer der Reihe geht hier nichts
craftsmen-no-guild-full = { $guild }: { $helpers ->
    [one] { $helpers } Gehilfe steht dort
   *[other] { $helpers } Gehilfen stehen dort
}, mehr sind nicht erlaubt
craftsmen-no-two-here = { $guild }: zwei deiner Gehilfen stehen dort, mehr sind nicht erlaubt
craftsmen-no-queue-full = { $guild }: alle Felder sind besetzt; man kann auf eine Scheibe setzen, auf der nichts liegt
craftsmen-no-free-space = { $guild }: ein Feld ist frei; auf Scheiben setzt man nur, wenn keines frei ist
craftsmen-no-space-free = { $guild }: Feld { $space } ist frei; setze den Gehilfen einfach dort ein
craftsmen-no-covered = { $guild }: auf Feld { $space } liegen schon zwei Scheiben
craftsmen-no-unused-space = { $guild }: zu zweit wird das dritte Feld nicht benutzt
craftsmen-no-no-fee = auf diese Scheibe zu setzen kostet eine Kapitalkarte oder { $fee } { $fee ->
    [one] Punkt
   *[other] Punkte
}; du hast keine Karte und { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
craftsmen-no-not-in-hand = { $card } ist nicht auf deiner Hand
craftsmen-no-no-capital = { $card } kostet { $cost }{ $owed ->
    [0] {""}
   *[other] , und { $owed } bist du schon schuldig
}; dein Kapital ist { $worth } wert
craftsmen-no-no-fit = { $card } passt dort mit keiner Hälfte, und du kannst kein Privileg nutzen
craftsmen-no-not-open = { $card } ist nicht in der Auslage
craftsmen-no-not-open-capital = { $capital } liegt nicht offen
craftsmen-no-no-colour = { $card } kostet { $price } in { $colours }; dein Kapital dieser Art ist { $usable } wert
craftsmen-no-no-cards = du hast keine Kapitalkarte
craftsmen-no-no-privilege = dazu braucht es ein Privileg, das dieser Gehilfe noch nicht genutzt hat: ein goldenes Feld oder eine Privilegmarke
craftsmen-no-deck-empty = im Stapel ({ $kind }) ist keine Karte zum Ansehen
craftsmen-no-too-low = { $sum } überbietet { $bid } nicht
craftsmen-no-too-high = ein Gebot von { $sum } wäre nicht zu bezahlen; dein Kapital ist { $worth } wert
craftsmen-no-no-work = es ist kein Arbeitspunkt übrig
craftsmen-no-not-built = { $good } kommt aus „{ $building }“, und dieses Gebäude steht nicht in deiner Straße
craftsmen-no-no-place = auf dem Markt hast du { $market } { $market ->
    [one] Stein
   *[other] Steine
}, und kein Symbol für { $good } ist frei
craftsmen-no-not-ready = „{ $building }“ braucht auf seinen Symbolen { $needs }
craftsmen-no-market-empty = du hast keinen Stein auf dem Markt
craftsmen-no-no-icon = kein Symbol für { $good } ist in deiner Straße frei
craftsmen-no-no-second = das Privileg liefert einen zweiten Rohstoff nur gleich nach einem ersten
craftsmen-no-market-full = auf dem Markt hast du { $market } { $market ->
    [one] Stein
   *[other] Steine
}, mehr sind nicht erlaubt
craftsmen-no-not-carried = Schiff { $ship } lädt diese Ware nicht: { $good }
craftsmen-no-hold-full = auf Schiff { $ship } sind beide Felder für { $good } besetzt
craftsmen-no-hold-free = auf Schiff { $ship } ist ein Feld für { $good } frei; es braucht keine Bestechung
craftsmen-no-own-marker = auf Schiff { $ship } ist der linke Stein für { $good } dein eigener; der Kapitän wirft nur fremde hinaus
craftsmen-no-must-load = für { $good } ist ein Feld frei; die Ware muss geladen werden
craftsmen-no-not-stored = { $good }: diese Ware kommt nie in den Speicher
craftsmen-no-sold-out = { $good }: davon ist nichts im Speicher
craftsmen-no-own-good = { $good }: der untere Stein im Speicher ist dein eigener
craftsmen-no-no-price = das kostet eine Kapitalkarte oder mit einem Privileg einen Stein auf dem Markt; du hast beides nicht
craftsmen-no-enough-tokens = du hast drei dieser Marken, mehr sind nicht erlaubt
craftsmen-no-no-token = von diesen Marken ist keine im Vorrat
craftsmen-no-no-change-of-two = zu zweit kann die Reihenfolge im Rathaus nicht geändert werden
craftsmen-no-changed-already = du änderst die Reihenfolge schon; mehr als einmal je Jahreszeit geht nicht
craftsmen-no-track-full = alle Felder der Wechselleiste sind besetzt
craftsmen-no-not-four-colours = eine Investition ist je eine Kapitalkarte jeder Farbe; dir fehlt eine Farbe
craftsmen-no-not-held = du hast keine Karte { $capital } mehr
craftsmen-no-in-order = Karten werden in dieser Reihenfolge gewählt: Violett, Grün, Blau, Rot, und mit steigendem Wert
craftsmen-no-too-many = mit { $capital } als Nächstes geht die Wahl nicht auf: Eine Karte wäre zu viel, oder der Rest würde nicht reichen
craftsmen-no-wrong-colour = bezahlt wird hier nur in { $colours }
craftsmen-no-no-points = die Gebühr beträgt { $fee }; so viele Punkte hast du nicht
craftsmen-no-not-taken-here = { $place }: dorthin kann diese Ware nicht: { $good }
craftsmen-no-not-in-box = { $card } ist nicht in der Schachtel
craftsmen-no-show-order = die zwei Karten für die Auslage werden in der Reihenfolge ihrer Nummern genannt; { $card } kommt zu früh oder zu spät
craftsmen-no-not-seen = { $card } ist nicht unter den Karten zur Auswahl
craftsmen-no-must-bid = wer eine Versteigerung eröffnet, nennt ein Gebot von mindestens 1
craftsmen-no-built-two = mehr als zwei Gebäude erlaubt eine Aktion nicht
craftsmen-no-done = die Aktion dieses Gehilfen ist erledigt; nur ein Blick mit dem Privileg ist noch möglich
craftsmen-no-no-saving = das Privileg würde hier keine Karte sparen

craftsmen-no-not-now-exchange = jetzt kann eine Gebäudekarte getauscht oder alles behalten werden
craftsmen-no-not-now-sawmill = jetzt kann das Sägewerk getauscht oder behalten werden
craftsmen-no-not-now-send = jetzt wird ein Gehilfe eingesetzt, oder du passt
craftsmen-no-not-now-fee = jetzt wird die Gebühr für das Setzen auf eine Scheibe gezahlt: eine Kapitalkarte oder Punkte
craftsmen-no-not-now-bank = jetzt werden eine offene Kapitalkarte oder beide genommen, oder die Aktion endet
craftsmen-no-not-now-discard = jetzt werden Kapitalkarten abgeworfen
craftsmen-no-not-now-build = jetzt wird ein Gebäude errichtet, oder die Aktion endet
craftsmen-no-not-now-pay = jetzt wird mit Kapitalkarten gezahlt
craftsmen-no-not-now-notary = jetzt wird eine Karte gekauft oder versteigert, oder die Aktion endet
craftsmen-no-not-now-look = jetzt werden die angesehenen Karten ausgelegt
craftsmen-no-not-now-bid = jetzt wird ein Gebot genannt, oder du passt
craftsmen-no-not-now-craft = jetzt wird ein Arbeitspunkt genutzt, oder die Aktion endet
craftsmen-no-not-now-put = jetzt bekommt die Ware ihren Platz
craftsmen-no-not-now-ship = jetzt wird die Ware geladen, oder sie geht verloren
craftsmen-no-not-now-sale = jetzt wird für das Zwischenprodukt eine Kapitalkarte genommen
craftsmen-no-not-now-trade = jetzt wird ein Zwischenprodukt gekauft, gelegt und bezahlt, oder die Aktion endet
craftsmen-no-not-now-town-hall = jetzt wird eine Marke genommen oder die Reihenfolge geändert, oder die Aktion endet
craftsmen-no-not-now-invest-on = die Investition hat begonnen: Vier Karten werden gewählt, eine je Farbe, eine nach der anderen
craftsmen-no-not-now-invest = jetzt können vier Kapitalkarten investiert oder behalten werden

# Zeilen, die sich nicht lesen lassen.

craftsmen-line-no-sawmill = „{ $name }“ ist kein Sägewerk
craftsmen-line-build = bei „build“ stehen eine Gebäudekarte und eine Seite: „{ $example }“
craftsmen-line-no-card = keine Gebäudekarte heißt „{ $name }“
craftsmen-line-cover = bei „cover“ stehen eine Gilde und ein Feld von 1 bis 3: „{ $example }“
craftsmen-line-no-guild = keine Gilde heißt „{ $name }“
