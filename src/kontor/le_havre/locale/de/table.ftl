# Der Tisch von Le Havre im Browser: sein Brett, seine Aktionen und Fragen in Worten.
# { $what } ist eine Menge von Waren wie „3 Holz, 1 Lehm“; { $card } und { $ship } sind Namen.

# Nur Fisch, Räucherfisch, Fell und Brot haben eine eigene Mehrzahl; alle anderen stehen in der Liste.
web-lh-amount-loans = { $n } { $n ->
    [one] Schuldschein
   *[other] Schuldscheine
}
web-lh-nothing = nichts
web-lh-or = { $first } oder { $second }
web-lh-and = { $first } und { $second }
web-lh-ship-value = { $ship }, Wert { $value }

## Wo das Spiel steht

web-lh-caption = Runde { $round } von { $rounds }, Zug { $turn } von 7
web-lh-caption-final = Die letzten Züge
web-lh-caption-over = Das Spiel ist zu Ende

## Aktionen als ganze Wendungen

web-lh-take = { $what } nehmen
web-lh-take-then = Angebot nehmen: { $good }
web-lh-use = { $card } nutzen
web-lh-use-fee = { $card } nutzen (Eintritt: { $fee })
web-lh-buy = { $card } für { $francs } Franc kaufen
web-lh-buy-then = { $card } kaufen
web-lh-buy-ship = { $ship } für { $francs } Franc kaufen
web-lh-buy-ship-then = { $ship } kaufen
web-lh-sell = { $card } für { $francs } Franc verkaufen
web-lh-sell-ship = { $ship } für { $francs } Franc verkaufen
web-lh-build = { $card } für { $what } bauen
web-lh-build-then = { $card } bauen
web-lh-build-ship = { $ship } für { $what } bauen
web-lh-build-ship-then = { $ship } bauen
web-lh-swap-ship = { $ship } gegen das Sonderschiff tauschen
web-lh-play = { $card } eröffnen
web-lh-repay = Schuldschein für 5 Franc zurückzahlen
web-lh-redeem = { $what } für 2 Franc auslösen
web-lh-evict = Personenstein von { $name } heimschicken
web-lh-end = Zug beenden
web-lh-stop = hier aufhören, ohne den Rest
web-lh-keep = beide zurücklegen, wie sie sind
web-lh-swap = beide umgekehrt zurücklegen
web-lh-fee-food = Eintritt in Nahrung zahlen
web-lh-fee-francs = Eintritt in Franc zahlen
web-lh-fee-with = Eintritt zahlen: { $what }
web-lh-pay = zahlen, was fällig ist
web-lh-pay-due = { $what } zahlen
web-lh-borrow = Schuldschein nehmen: jetzt 4 Franc, zurück 5
web-lh-pay-good = { $what } zahlen
web-lh-pay-none = ohne { $good } zahlen
web-lh-times = { $n ->
    [0] gar nicht
    [one] einmal
   *[other] { $n }-mal
}
web-lh-times-trade = { $gives } → { $gets }
web-lh-times-give = { $gives } abgeben
web-lh-times-ships = { $n } { $n ->
    [one] Schiff
   *[other] Schiffe
} ausschicken
web-lh-times-loans = { $n } { $n ->
    [one] Schuldschein
   *[other] Schuldscheine
} zurückgeben
web-lh-with = { $what } statt { $good }
web-lh-with-none = { $good } nicht einsetzen
web-lh-load = { $what } laden
web-lh-load-none = { $good } nicht laden
web-lh-give = { $what } abgeben
web-lh-give-none = { $good } behalten
web-lh-receive = { $what } erhalten
web-lh-receive-none = auf { $good } verzichten
web-lh-pick = { $good } wählen
web-lh-more = mehr als 127

## Dasselbe unter einer Überschrift, kürzer

web-lh-for = { $thing } für { $what }
web-lh-in-brackets = { $thing } ({ $what })

## Überschriften

web-lh-group-done = Fertig
web-lh-group-due = Fällig
web-lh-group-take = Angebot nehmen
web-lh-group-use = Gebäude nutzen
web-lh-group-build = Bauen
web-lh-group-buy = Kaufen
web-lh-group-sell = Verkaufen
web-lh-group-money = Schuldscheine
web-lh-group-fee = Eintritt
web-lh-group-pay = Zahlen
web-lh-group-times = Wie oft
web-lh-group-with = Ersatz
web-lh-group-load = Laden
web-lh-group-give = Abgeben
web-lh-group-receive = Erhalten
web-lh-group-pick = Wählen
web-lh-group-evict = Personensteine
web-lh-group-order = Reihenfolge
web-lh-group-play = Karten
web-lh-group-exchange = Tauschen

## Fragen

web-lh-ask-turn = Nimm ein Angebot oder nutze ein Gebäude. Du darfst auch kaufen, verkaufen und zurückzahlen.
web-lh-ask-done = Deine Hauptaktion ist getan. Kaufe, verkaufe, zahle zurück oder beende deinen Zug.
web-lh-ask-end = Es ist nichts mehr zu tun. Beende deinen Zug.
web-lh-ask-final = Deine letzte Hauptaktion: Nimm ein Angebot oder nutze ein beliebiges Gebäude.
web-lh-ask-fee = { $card }: Wie zahlst du den Eintritt?
web-lh-ask-meal = Deine Leute brauchen { $due } Nahrung. Du hast { $has }, Franc mitgezählt.
web-lh-ask-meal-short = Deine Leute brauchen { $due } Nahrung. Du hast nur { $has }. Verkaufe etwas oder nimm einen Schuldschein.
web-lh-ask-interest = Zinsen für deine Schuldscheine: { $due } Franc { $due ->
    [one] ist
   *[other] sind
} fällig. Du hast { $has }.
web-lh-ask-bill = Eine Rechnung: { $due } Franc { $due ->
    [one] ist
   *[other] sind
} fällig. Du hast { $has }.
web-lh-ask-pay-food = Noch zu zahlen: { $due } Nahrung. Wie viel { $good }?
web-lh-ask-pay-energy = Noch zu zahlen: { $due } Energie. Wie viel { $good }?
web-lh-ask-pay-food-card = { $card }: noch { $due } Nahrung zu zahlen. Wie viel { $good }?
web-lh-ask-pay-energy-card = { $card }: noch { $due } Energie zu zahlen. Wie viel { $good }?
web-lh-ask-with = Wie viel { $better } gibst du statt { $good } ab?
web-lh-ask-load = Was verschiffst du? Noch Platz für { $most } { $most ->
    [one] Ware
   *[other] Waren
}. Wie viel { $good }?
web-lh-ask-give = Welche Waren gibst du ab? Wie viel { $good }?
web-lh-ask-receive = Welche Waren erhältst du? Wie viel { $good }?
web-lh-ask-times = { $card }: wie oft?
web-lh-ask-trade = { $card }: wie oft { $gives } gegen { $gets }?
web-lh-ask-give-times = { $card }: Wie oft gibst du { $gives } ab?
web-lh-ask-ships = { $card }: Wie viele Schiffe laufen aus? Jedes braucht 3 Energie.
web-lh-ask-loans = { $card }: Wie viele Schuldscheine gibst du zurück?
web-lh-ask-pick = { $card }: Welche Waren wählst du?
web-lh-ask-order = Du siehst „{ $first }“ und darunter „{ $second }“. In welcher Reihenfolge legst du sie zurück?
web-lh-ask-use = { $card }: Welches Gebäude nutzt du?
web-lh-ask-build = { $card }: Was baust du?
web-lh-ask-build-more = { $card }: Was baust du als Nächstes? Du darfst aufhören.
web-lh-ask-play = { $card }: Welches deiner Sondergebäude eröffnest du?
web-lh-ask-evict = { $card }: Wessen Personenstein geht heim?
web-lh-ask-other = { $card }: Was wählst du?

## Was sich geändert hat

web-lh-plus = +{ $what } ({ $total })
web-lh-minus = −{ $what } ({ $total })
web-lh-of = { $name }: { $what }
web-lh-got = + { $thing }
web-lh-lost = − { $thing }
web-lh-went = Personenstein: { $card }
web-lh-went-home = Personenstein geht heim
web-lh-new-round = Runde { $round } beginnt
web-lh-town-got = Stadt: + { $thing }
web-lh-new-ship = neues Schiff: { $ship }
web-lh-modernised = { $card } modernisiert
web-lh-move-meal = Leute ernähren: { $what }
web-lh-move-interest = Zinsen: { $what }
web-lh-move-bill = eine Rechnung: { $what }
web-lh-secret = etwas verdeckt wählen ({ $card })

## Punkte

web-lh-source-cash = Franc
web-lh-source-buildings = Gebäude
web-lh-source-bonuses = Zusatzwerte von Gebäuden
web-lh-source-ships = Schiffe
web-lh-source-loans = Schuldscheine

## Das Brett

web-lh-harbour = Hafen
web-lh-offers = Angebote
web-lh-offer = Angebot: { $what }
web-lh-tiles = Nachschubplättchen
web-lh-tile = Plättchen { $number }: { $what }
web-lh-tile-hidden = Plättchen { $number }: verdeckt
web-lh-tile-interest = Zinsen: Wer einen Schuldschein hat, zahlt 1 Franc, wenn ein Schiff hierher kommt.
web-lh-tile-now = Dieser Zug
web-lh-tile-next = Nächster
web-lh-ship-of = Das Schiff von { $name } liegt hier.
web-lh-rounds = Runden
web-lh-round = Runde { $round }
web-lh-round-food = je { $n } Nahrung
web-lh-round-harvest = Ernte
web-lh-round-no-harvest = keine Ernte
web-lh-round-standard = die Stadt führt ein Bauvorhaben aus
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
web-lh-ship-facts = Ernährt { $food }, trägt { $capacity } { $capacity ->
    [one] Ware
   *[other] Waren
}. Bau: { $cost } und 3 Energie.
web-lh-ship-liner = Ernährt niemanden und trägt nichts. Bau: { $cost } und 3 Energie.
web-lh-ship-price = Preis: { $francs } Franc
web-lh-specials = Sondergebäude
web-lh-specials-left = { $n } Sondergebäude verdeckt
web-lh-specials-known = Du kennst: { $cards }
web-lh-waits = { $card } wartet auf einen leeren Stapel
web-lh-town = Stadt
web-lh-players = Spieler
web-lh-you = du
web-lh-fee = Eintritt: { $fee }
web-lh-fee-free = kein Eintritt
web-lh-fee-closed = nicht betretbar
web-lh-value = Wert { $n }
web-lh-worker-of = { $name } steht hier
web-lh-owner = Gehört { $name }
web-lh-owner-town = Gehört der Stadt
web-lh-about = Über diese Karte
web-lh-food = Nahrung: { $has }, am Rundenende nötig: { $needs }
web-lh-food-short = { $n } zu wenig
web-lh-energy = Energie: { $n }
web-lh-francs = Franc: { $n }
web-lh-loans = Schuldscheine: { $n }
web-lh-hammers = Hacken: { $n }
web-lh-fishers = Angeln: { $n }
web-lh-worker-at = Personenstein: { $card }
web-lh-worker-home = Personenstein daheim
web-lh-pawned = Verpfändet: { $what }
web-lh-hand = Auf der Hand: { $what }
web-lh-no-goods = keine Waren
web-lh-no-buildings = noch keine Gebäude
web-lh-feeds = ernährt { $n }
web-lh-mark-use = Nutzen
web-lh-mark-buy = Kaufen
web-lh-mark-sell = Verkaufen
web-lh-mark-build = Bauen
web-lh-tab-me = Ich
web-lh-tab-harbour = Hafen
web-lh-tab-proposals = Karten
web-lh-tab-town = Stadt
web-lh-tab-others = Andere
web-lh-tab-rounds = Runden

## The game itself

game-le_havre = Le Havre
    .about = Waren, Gebäude und Schiffe in einem wachsenden Hafen. 1 bis 5 Spieler.

## Where the game is, in short

lh-caption = Runde { $round }, Nahrung { $food }, { $harvest ->
    [yes] Ernte
   *[no] keine Ernte
}
    .turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
lh-caption-final = Schlussphase
    .turn = Die letzten Züge
lh-caption-over = das Spiel ist zu Ende
    .turn = Das Spiel ist zu Ende
