# Deutsche Wörter des Tisches von Le Havre im Terminal. Überschriften des Plans sind kurz: Sie stehen in einer schmalen Spalte.

## Der Spielplan

lh-board-town = Stadt
lh-board-piles = Vorhaben
lh-board-ships = Schiffe
lh-board-tiles = Plättchen
lh-board-offers = Angebote
lh-board-end = Rundenende
lh-board-francs = { $n } Fr
lh-board-food = Nahrung { $has } von { $needs }
lh-board-food-now = Nahrung { $has }
lh-board-worth = Vermögen { $n }
lh-board-energy = Energie { $n }
lh-board-pawned = { $good } verpfändet
lh-board-hand = auf der Hand: { $card }
lh-board-stack = { $ship }, { $n } darunter
lh-board-known = du kennst { $card }
lh-board-hidden = { $n } Sondergebäude verdeckt
lh-board-waits = { $card } wartet
lh-board-harvest = Ernte
lh-board-no-harvest = keine Ernte
lh-board-meal = je { $food }
lh-board-standard = die Stadt baut ein Standardgebäude
lh-board-special = die Stadt baut ein Sondergebäude
lh-board-new-ship = neu: { $ship }
lh-board-next = nächste Runde { $food }
lh-board-last = danach die Schlussaktionen

## Karten

lh-sheet-card = Karte
lh-sheet-where = wo
lh-sheet-data = Eintritt, Bau, Kauf
lh-sheet-action = Aktion
lh-sheet-fee = Eintritt
lh-sheet-build = Bau
lh-sheet-buy = Kauf
lh-sheet-worth = Wert
lh-sheet-now = jetzt
lh-sheet-number = { $kind }, Nummer { $number }
lh-sheet-free = frei
lh-sheet-closed = nicht betretbar
lh-sheet-not-built = nicht baubar
lh-sheet-not-sold = nicht käuflich
lh-sheet-hammers = { $n } { $n ->
    [one] Hacke
   *[other] Hacken
}
lh-sheet-fishers = { $n } { $n ->
    [one] Angel
   *[other] Angeln
}
lh-sheet-nowhere = nicht im Spiel
lh-sheet-waits = wartet auf einen Stapel
lh-sheet-top = Stapel { $number }, oben
lh-sheet-below = Stapel { $number }, { $n } darüber

## Woher Punkte kommen

le_havre-source-cash = Franc
le_havre-source-buildings = Gebäude
le_havre-source-bonuses = Zusatzwerte von Gebäuden
le_havre-source-ships = Schiffe
le_havre-source-loans = Schuldscheine

## Hilfe

lh-help-signs = Auf dem Plan ist <Holz+Lehm> das Plättchen dieses Zuges, % das Plättchen, bei dem Zinsen fällig sind, und [1] der Personenstein von Platz 1. „Nahrung 5 von 2“ ist, was jemand samt Franc hat und was nötig ist.
lh-help-worth = Am Ende zählen Franc, Gebäude und Schiffe, Waren nicht.
