# Was in Le Havre getan, gefragt und geändert wird, für jede Oberfläche. Der Wert einer Aktion ist ein Knopf mit Preis,
# `.log` erzählt, dass jemand sie getan hat, `.group` ist die Überschrift, unter der eine Liste sie zeigt.
# $what, $gives, $gets, $cost, $fee, $rest, $due sind Mengen wie „3 Holz und 1 Lehm“; $card, $ship sind Namen.

lh-nothing = nichts
word-loans = Schuldscheine
    .count = { $n } { $n ->
        [one] Schuldschein
       *[other] Schuldscheine
    }

## Überschriften

-lh-buy = Kaufen
-lh-build = Bauen
-lh-done = Fertig
-lh-due = Fällig
-lh-exchange = Tauschen
-lh-fee = Eintritt
-lh-give = Abgeben
-lh-load = Verschiffen
-lh-loans = Schuldscheine
-lh-order = Reihenfolge
-lh-pay = Zahlen
-lh-pick = Wählen
-lh-play = Karten
-lh-receive = Erhalten
-lh-sell = Verkaufen
-lh-take = Angebot nehmen
-lh-times = Wie viel
-lh-use = Gebäude nutzen
-lh-with = Ersatz
-lh-workers = Personensteine

## Der Zug

lh-take = { $what } nehmen
    .log = { $name } nimmt { $what }
    .group = { -lh-take }
lh-use = { $card } nutzen
    .log = { $name } nutzt „{ $card }“
    .group = { -lh-use }
lh-use-fee = { $card } nutzen, Eintritt { $fee }
    .log = { $name } nutzt „{ $card }“
    .group = { -lh-use }
lh-use-gets = { $card } nutzen: { $gets }
    .log = { $name } nutzt „{ $card }“
    .group = { -lh-use }
lh-use-fee-gets = { $card } nutzen: { $gets }, Eintritt { $fee }
    .log = { $name } nutzt „{ $card }“
    .group = { -lh-use }
lh-end = Zug beenden
    .log = { $name } beendet den Zug
    .group = { -lh-done }
lh-evict = { $guest } aus „{ $card }“ heimschicken
    .log = { $name } schickt { $guest } aus „{ $card }“ heim
    .group = { -lh-workers }

## Jederzeit

lh-buy = { $card } kaufen, { $cost }
    .log = { $name } kauft „{ $card }“ für { $cost }
    .group = { -lh-buy }
lh-buy-ship = { $ship } kaufen, { $cost }
    .log = { $name } kauft ein Schiff für { $cost }: { $ship }
    .group = { -lh-buy }
lh-sell = { $card } für { $gets } verkaufen
    .log = { $name } verkauft „{ $card }“ für { $gets }
    .group = { -lh-sell }
lh-sell-ship = { $ship } für { $gets } verkaufen
    .log = { $name } verkauft ein Schiff für { $gets }: { $ship }
    .group = { -lh-sell }
lh-repay = Schuldschein zurückzahlen, { $cost }
    .log = { $name } zahlt einen Schuldschein für { $cost } zurück
    .group = { -lh-loans }
lh-redeem = { $what } auslösen, { $cost }
    .log = { $name } löst { $what } für { $cost } aus
    .group = { -lh-loans }

## Bauen

lh-build = { $card } bauen, { $cost }
    .log = { $name } baut „{ $card }“
    .group = { -lh-build }
lh-crane = Mit dem Kran: 1 Holz statt { $good }
    .log = { $name } setzt den Kran ein: 1 Holz statt { $good }
    .group = { -lh-with }
lh-crane-none = Ohne Kran bauen
    .log = { $name } baut ohne Kran
    .group = { -lh-with }
lh-build-ship = { $ship } bauen, { $cost }
    .log = { $name } baut ein Schiff: { $ship }
    .group = { -lh-build }
lh-swap-ship = { $ship } gegen „{ $card }“ tauschen
    .log = { $name } tauscht ein Schiff gegen „{ $card }“: { $ship }
    .group = { -lh-exchange }
lh-stop-build = Nichts mehr bauen
    .log = { $name } baut nichts mehr
    .group = { -lh-done }
lh-stop-office = Nichts mehr abgeben
    .log = { $name } gibt nichts mehr ab
    .group = { -lh-done }
lh-stop-station = Kein zweites Gebäude nutzen
    .log = { $name } nutzt kein zweites Gebäude
    .group = { -lh-done }

## Zahlen

lh-fee = Eintritt zahlen: { $what }
    .log = { $name } zahlt Eintritt: { $what }
    .group = { -lh-fee }
lh-pay = { $what } zahlen
    .log = { $name } zahlt { $what }
    .group = { -lh-pay }
lh-pay-part = { $what } zahlen, dann noch { $rest }
    .log = { $name } zahlt { $what }
    .group = { -lh-pay }
lh-pay-none = Ohne { $good } zahlen, noch { $rest }
    .log = { $name } zahlt ohne { $good }
    .group = { -lh-pay }
lh-pay-meal = Arbeiter ernähren: { $what }
    .log = { $name } ernährt die Arbeiter: { $what }
    .group = { -lh-due }
lh-pay-interest = Zinsen zahlen: { $what }
    .log = { $name } zahlt { $what } Zinsen
    .group = { -lh-due }
lh-pay-bill = Rechnung zahlen: { $what }
    .log = { $name } zahlt eine Rechnung: { $what }
    .group = { -lh-due }
lh-borrow = Schuldschein nehmen: jetzt { $gets }, später { $back } zurück; vorher zahlst du alle Franc
    .log = { $name } nimmt einen Schuldschein
    .many = { $n ->
        [one] { $name } nimmt einen Schuldschein
       *[other] { $name } nimmt { $n } Schuldscheine
    }
    .group = { -lh-due }
lh-borrow-meal = Schuldschein nehmen: jetzt { $gets }, später { $back } zurück; vorher zahlst du alle Nahrung und alle Franc
    .log = { $name } nimmt einen Schuldschein
    .many = { $n ->
        [one] { $name } nimmt einen Schuldschein
       *[other] { $name } nimmt { $n } Schuldscheine
    }
    .group = { -lh-due }
lh-with = { $what } statt { $good } abgeben
    .log = { $name } gibt { $what } statt { $good } ab
    .group = { -lh-with }
lh-with-none = { $good } nicht einsetzen
    .log = { $name } setzt { $good } nicht ein
    .group = { -lh-with }

## In einem Gebäude

lh-trade = { $gives } abgeben, { $gets } erhalten
    .log = { $name } tauscht { $gives } gegen { $gets }
    .group = { -lh-exchange }
lh-trade-none = Hier nichts tauschen
    .log = { $name } tauscht nichts
    .group = { -lh-exchange }
lh-office = { $n ->
    [one] 1 beliebige Ware
   *[other] { $n } beliebige Waren
} abgeben, { $gets } erhalten
    .log = { $name } gibt { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    } ab und erhält { $gets }
    .group = { -lh-exchange }
lh-pick = { $what } nehmen
    .log = { $name } nimmt { $what }
    .group = { -lh-pick }
lh-keep = Beide zurücklegen, wie sie sind
    .log = { $name } legt beide Karten verdeckt zurück
    .group = { -lh-order }
lh-swap = Beide umgekehrt zurücklegen
    .log = { $name } legt beide Karten verdeckt zurück
    .group = { -lh-order }
lh-hidden-look =
    .log = { $name } legt beide Karten verdeckt zurück
lh-give = { $what } abgeben
    .log = { $name } gibt { $what } ab
    .group = { -lh-give }
lh-give-none = { $good } behalten
    .log = { $name } behält { $good }
    .group = { -lh-give }
lh-receive = { $what } erhalten
    .log = { $name } erhält { $what }
    .group = { -lh-receive }
lh-receive-none = Auf { $good } verzichten
    .log = { $name } verzichtet auf { $good }
    .group = { -lh-receive }
lh-sail = { $n } { $n ->
    [one] Schiff
   *[other] Schiffe
} auslaufen lassen, Platz für { $room } { $room ->
    [one] Ware
   *[other] Waren
}, { $cost }
    .log = { $name } lässt { $n } { $n ->
        [one] Schiff
       *[other] Schiffe
    } auslaufen
    .group = { -lh-times }
lh-load = { $what } für { $gets } verschiffen
    .log = { $name } verschifft { $what } für { $gets }
    .group = { -lh-load }
lh-load-none = { $good } nicht verschiffen
    .log = { $name } verschifft { $good } nicht
    .group = { -lh-load }
lh-court = { $n } { $n ->
    [one] Schuldschein
   *[other] Schuldscheine
} zurückgeben
    .log = { $name } gibt { $n } { $n ->
        [one] Schuldschein
       *[other] Schuldscheine
    } zurück
    .group = { -lh-loans }
lh-court-gift = { $n } { $n ->
    [one] Schuldschein
   *[other] Schuldscheine
} zurückgeben und { $gets } erhalten
    .log = { $name } gibt { $n } { $n ->
        [one] Schuldschein
       *[other] Schuldscheine
    } zurück und erhält { $gets }
    .group = { -lh-loans }
lh-corporation = Auch 1 Stahl nehmen, { $cost }
    .log = { $name } nimmt auch 1 Stahl für { $cost }
    .group = { -lh-times }
lh-corporation-none = Keinen Stahl nehmen
    .log = { $name } nimmt keinen Stahl
    .group = { -lh-times }
lh-haul = { $what } nehmen, { $cost }
    .log = { $name } nimmt { $what } für { $cost }
    .group = { -lh-take }
lh-replace = { $cost } an { $guest } zahlen und „{ $card }“ nutzen
    .log = { $name } zahlt { $cost } an { $guest } und nutzt „{ $card }“
    .group = { -lh-workers }
lh-play = { $card } eröffnen
    .log = { $name } eröffnet „{ $card }“
    .group = { -lh-play }
lh-more = Mehr als 127
    .log = { $name } will mehr als 127
    .group = { -lh-times }

## Fragen

lh-ask-turn = Nimm ein Angebot oder nutze ein Gebäude. Du darfst auch kaufen, verkaufen und zurückzahlen.
lh-ask-offer = { card-picket_line }: Nimm ein Angebot. Du darfst auch kaufen, verkaufen und zurückzahlen.
lh-ask-last = Deine Schlussaktion: Nimm ein Angebot oder nutze ein beliebiges Gebäude.
lh-ask-last-two = Deine zwei Schlussaktionen: Nimm ein Angebot oder nutze ein beliebiges Gebäude.
lh-ask-last-done = Deine Schlussaktion ist erledigt. Verkaufe, zahle zurück oder beende deinen Zug.
lh-ask-last-stuck = Keine Schlussaktion ist möglich. Verkaufe, zahle zurück oder beende deinen Zug.
lh-ask-done = Deine Hauptaktion ist erledigt. Kaufe, verkaufe, zahle zurück oder beende deinen Zug.
lh-ask-stuck = Keine Hauptaktion ist möglich. Kaufe, verkaufe, zahle zurück oder beende deinen Zug.
lh-ask-end = Es ist nichts mehr zu tun. Beende deinen Zug.
lh-ask-fee = { $card }: Wie zahlst du den Eintritt?
lh-ask-meal = Ernähre deine Arbeiter. Fällig: { $due }. Du hast { $has }, Franc mitgezählt.
lh-ask-meal-short = Ernähre deine Arbeiter. Fällig: { $due }. Du hast nur { $has }. Verkaufe etwas oder nimm einen Schuldschein.
lh-ask-interest = Zinsen für deine Schuldscheine. Fällig: { $due }. Du hast { $has }.
lh-ask-interest-short = Zinsen für deine Schuldscheine. Fällig: { $due }. Du hast nur { $has }. Verkaufe etwas oder nimm einen Schuldschein.
lh-ask-bill = Eine Rechnung. Fällig: { $due }. Du hast { $has }.
lh-ask-bill-short = Eine Rechnung. Fällig: { $due }. Du hast nur { $has }. Verkaufe etwas oder nimm einen Schuldschein.
lh-ask-feed = Ernähre deine Arbeiter. Noch fällig: { $due }. Wie viel { $good }?
lh-ask-pay = { $card }. Noch fällig: { $due }. Wie viel { $good }?
lh-ask-with = Fällig: { $due }. Wie viel { $better } gibst du stattdessen ab?
lh-ask-trade = { $card }: Wie oft { $gives } gegen { $gets }?
lh-ask-pick = { $card }: Wähle { $left ->
    [one] eine Ware
   *[other] { $left } verschiedene Waren
}.
lh-ask-order = Du siehst „{ $first }“ und darunter „{ $second }“. In welcher Reihenfolge legst du sie zurück?
lh-ask-build = { $card }: Was baust du?
lh-ask-build-more = { $card }: Was baust du als Nächstes? Du darfst aufhören.
lh-ask-crane = { $thing }: Ersetzt der Kran einen anderen Baustoff durch 1 Holz?
lh-ask-wharf = { $card }: Welches Schiff baust oder tauschst du?
lh-ask-sail = { $card }: Wie viele Schiffe laufen aus? Jedes braucht { $each }.
lh-ask-load = Was verschiffst du? Noch Platz für { $most } { $most ->
    [one] Ware
   *[other] Waren
}. Wie viel { $good }?
lh-ask-give = { $card }: Welche Waren gibst du ab? Wie viel { $good }?
lh-ask-receive = { $card }: Welche Waren erhältst du? Noch offen: { $left }. Wie viel { $good }?
lh-ask-receive-worth = { $card }: Welche Waren erhältst du? Frachtwert noch offen: { $left }. Wie viel { $good }?
lh-ask-steel = { $card }: Gibst du 4 Waren für 1 Stahl ab?
lh-ask-office = { $card }: Wofür gibst du 1 Ware ab?
lh-ask-court = { $card }: Wie viele Schuldscheine gibst du zurück?
lh-ask-corporation = Nimmst du auch 1 Stahl für { $cost }?
lh-ask-take = { $card }: Welches Angebot nimmst du?
lh-ask-haul = { $card }: Welche zwei Angebote nimmst du?
lh-ask-evict = { $card }: Wessen Platz nimmst du ein?
lh-ask-station = { $card }: Welches Gebäude nutzt du als Nächstes? Du darfst aufhören.
lh-ask-play = { $card }: Welches deiner Sondergebäude eröffnest du?
lh-ask-opened = „{ $card }“ ist eröffnet. Nutze die Karte, oder kaufe sie, wenn du kannst.

## Was geschehen ist

lh-gain = +{ $what } ({ $total })
lh-loss = −{ $what } ({ $total })
lh-gain-thing = +{ $thing }
lh-loss-thing = −{ $thing }
lh-worker = Personenstein auf „{ $card }“
lh-worker-home = Personenstein geht heim
lh-harvest-none = Niemand hat Korn oder genug Vieh
lh-supplied = Neu im Angebot: { $goods }
lh-pawned = verpfändet: { $what }
lh-redeemed = ausgelöst: { $what }
lh-hand = auf der Hand: { $what }
lh-specials = { $n } Sondergebäude
lh-seen = gesehen: { $cards }
lh-looked = { $n } Sondergebäude angesehen
lh-town = Die Stadt erhält „{ $card }“
lh-proposal = Neues Bauvorhaben: { $card }
lh-left = „{ $card }“ verlässt das Spiel
lh-modernised = „{ $card }“ ist modernisiert
lh-new-ship = Neues Schiff: { $ship }
lh-round = Runde { $round } beginnt; am Ende: { $harvest ->
    [yes] Ernte
   *[no] keine Ernte
}, je { $meal }
lh-final = Die letzte Runde ist vorbei: Alle haben noch eine Schlussaktion
lh-over = Das Spiel ist zu Ende

## Was von selbst geschieht, als Überschriften

lh-cause-supply = Nachschub
lh-cause-interest = Zinsen
lh-cause-harvest = Ernte
lh-cause-feeding = Ernährung
lh-cause-town = Die Stadt
lh-cause-ship = Das Schiff der Runde
lh-cause-round = Runde { $round }
lh-cause-final = Schlussphase
lh-cause-over = Schlussabrechnung
