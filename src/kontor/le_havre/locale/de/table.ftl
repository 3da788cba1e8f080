# Der Spielplan von Le Havre im Browser.

web-lh-ship-value = { $ship }, Wert { $value }

## Punkte

web-lh-source-cash = Franc
web-lh-source-buildings = Gebäude
web-lh-source-bonuses = Zusatzwerte von Gebäuden
web-lh-source-ships = Schiffe
web-lh-source-loans = Schuldscheine

## Der Spielplan

web-lh-offers = Angebote
web-lh-offer = Angebot: { $what }
web-lh-tiles = Nachschubplättchen
web-lh-tile = Plättchen { $number }: { $what }
web-lh-tile-hidden = Plättchen { $number }: verdeckt
web-lh-tile-interest = Zinsen: Wer einen Schuldschein hat, zahlt 1 Franc, wenn ein Schiff hierherkommt.
web-lh-ship-of = Das Schiff von { $name } liegt hier.
web-lh-rounds = Runden
web-lh-round = Runde { $round }
web-lh-round-food = je { $n } Nahrung
web-lh-round-harvest = Ernte
web-lh-round-no-harvest = keine Ernte
web-lh-round-standard = die Stadt baut ein Standardgebäude
web-lh-round-special = die Stadt baut ein Sondergebäude
web-lh-round-ship = neues Schiff: { $ship }
web-lh-proposals = Bauvorhaben
web-lh-pile-empty = leer
web-lh-below = { $n } darunter
web-lh-below-these = Darunter: { $cards }
web-lh-build-cost = Bau
web-lh-price = Kauf
web-lh-not-buildable = nicht baubar
web-lh-not-for-sale = nicht käuflich
web-lh-ships = Schiffe
web-lh-stack-empty = noch keine
web-lh-stack-count = { $n } auf dem Stapel: Werte { $values }
web-lh-ship-facts = Bringt { $food } Nahrung, trägt { $capacity } { $capacity ->
    [one] Ware
   *[other] Waren
}. Bau: { $cost }.
web-lh-ship-liner = Bringt keine Nahrung und trägt nichts. Bau: { $cost }.
web-lh-ship-price = Preis: { $francs } Franc
web-lh-specials-left = { $n } Sondergebäude verdeckt
web-lh-specials-known = Du kennst: { $cards }
web-lh-waits = { $card } wartet auf einen leeren Stapel
web-lh-town = Stadt
web-lh-fee = Eintritt: { $fee }
web-lh-fee-free = kein Eintritt
web-lh-fee-closed = nicht betretbar
web-lh-value = Wert { $n }
web-lh-worker-of = { $name } steht hier
web-lh-owner = Gehört { $name }
web-lh-owner-town = Gehört der Stadt
web-lh-food = Nahrung: { $has }, am Rundenende nötig: { $needs }
web-lh-food-short = { $n } zu wenig
web-lh-food-needs = Nötig
web-lh-food-has = vorhanden
web-lh-food-enough = genug
web-lh-food-spare = genug, Rest { $n }
web-lh-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-lh-goods = Waren
web-lh-freight = verschifft: { $n } Franc
web-lh-legend = Was Waren wert sind
web-lh-legend-ship = Franc, wenn verschifft
web-lh-others = Die anderen
web-lh-turns-left = { $n ->
    [one] noch { $n } Zug
   *[other] noch { $n } Züge
} bis zum Rundenende
web-lh-then-food = dann { $n } Nahrung
web-lh-energy = Energie: { $n }
web-lh-francs = Franc: { $n }
web-lh-loans = Schuldscheine: { $n }
web-lh-hammers = Hacken: { $n }
web-lh-fishers = Angeln: { $n }
web-lh-worker-at = Personenstein: { $card }
web-lh-worker-home = Personenstein daheim
web-lh-pawned = Verpfändet: { $what }
web-lh-hand = Auf der Hand: { $what }
web-lh-feeds = bringt { $n } Nahrung
web-lh-tab-town = Stadt
web-lh-tab-ships = Schiffe

## Das Spiel selbst

game-le_havre = Le Havre
    .about = Waren, Gebäude und Schiffe in einem wachsenden Hafen. 1 bis 5 Spieler.
    .poster = Ein Hafen wächst.

## Wo das Spiel steht, in Kürze

lh-caption = Runde { $round }, Nahrung { $food }, { $harvest ->
    [yes] Ernte
   *[no] keine Ernte
}
    .turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
    .short = Runde { $round } von { $rounds }
    .when = Runde { $round }
    .period = { $round }
lh-caption-final = Schlussphase
    .turn = Die Schlussaktionen
    .period = Ende
lh-caption-over = das Spiel ist zu Ende
    .turn = Das Spiel ist zu Ende

## Auswahl von Dingen
web-lh-set-fee = Womit zahlst du den Eintritt?
web-lh-set-missing = es fehlt: { $what }
web-lh-set-load = Was verschiffst du? Platz für { $most }
web-lh-set-give = Was gibst du ab?
web-lh-set-receive = Was erhältst du? Insgesamt { $n }
web-lh-set-receive-worth = Was erhältst du? Frachtwert insgesamt { $n }
web-lh-set-pick = Wähle verschiedene Waren: { $n }
web-lh-set-times = { $card }: Wie viele?

## Die Runde endet
web-lh-round-ends = Runde { $round } endet
web-lh-round-town-rests = die Stadt baut nichts
web-lh-ships-feed = von Schiffen gedeckt
web-lh-again = Rundenende noch einmal ansehen

## A position by hand

lh-put-round = Runde
lh-put-turn = Zug der Runde
lh-put-pile = Stapel { $number }, oberste zuerst
lh-put-specials = Sondergebäude, oberstes zuerst
lh-put-worker = Personenstein
lh-put-home = daheim

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-le_havre = Kredit: Schuldschein; Darlehen: Schuldschein; Schulden: Schuldschein; Geld: Franc; Getreide: Korn; Weizen: Korn; Rinder: Vieh; Arbeiter: Personenstein; Figur: Personenstein; Essen: Nahrung; Gebühr: Eintritt; letzte: Schlussaktion; zweimal: dasselbe; unentschieden: Gleichstand; upgraden: modernisieren; Verkaufen: verkauft; leihen: Schuldschein; Kühe: Vieh; Spielfigur: Personenstein; füttern: Nahrung; Miete: Eintritt; Boot: Schiff; Brennstoff: Energie; Geld Schuldschein: LH-11.1; Geld Kredit: LH-11.1; Verkaufen Gebäude: LH-6.7; letzten Zug kaufen: LH-12.3; Zinsen: LH-11.6; Gleichstand: LH-13.6; Kohle Energie: LH-1.8; Ernte: LH-10.2; Werft modernisieren: LH-8.5; dasselbe Gebäude: LH-5.3; Blitz: LH-1.8; nicht genug Essen: LH-10.8; nicht genug Nahrung: LH-10.8; bekomme Kohle: LH-4.3; wofür Schiffe: LH-8.16; wozu Schiffe: LH-8.16; endet Runde: LH-3.12; Waren verkaufen: LH-15.27
