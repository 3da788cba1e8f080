# Sätze von Le Havre. Eine Ablehnung ist ein Satz, klein begonnen, ohne Punkt am Ende.

ship-of-value = { $ship } vom Wert { $value }
word-food = Nahrung
    .count = { $n } Nahrung
word-energy = Energie
    .count = { $n } Energie
word-standard = Standardwaren
    .count = { $n } { $n ->
        [one] Standardware
       *[other] Standardwaren
    }
word-upgraded = veredelte Waren
    .count = { $n } { $n ->
        [one] veredelte Ware
       *[other] veredelte Waren
    }

no-not-now = zuerst muss eine andere Frage beantwortet werden
no-not-now-card = zuerst muss die Aktion von „{ $card }“ beendet werden
no-not-asked = das beantwortet eine Frage, die jetzt nicht gestellt ist
no-main-done = die Hauptaktion dieses Zuges ist erledigt; nur Kaufen, Verkaufen und Zurückzahlen sind noch möglich
no-main-open = ein Zug endet erst nach seiner Hauptaktion: Nimm ein Angebot oder nutze ein Gebäude
no-offer-empty = das Angebot „{ $good }“ ist leer
no-must-take = wegen der Streikposten musst du in diesem Zug ein Angebot nehmen
no-not-in-game = „{ $card }“ ist in diesem Spiel nicht dabei
no-not-built = „{ $card }“ ist noch nicht gebaut
no-locked = „{ $card }“ hat keine Aktion und kann nicht betreten werden
no-own-worker = dein Personenstein steht schon auf „{ $card }“
no-occupied = „{ $card }“ ist vom Personenstein von Platz { $guest } besetzt
no-no-fee = „{ $card }“ kostet { $fee } Eintritt; du hast insgesamt { $food } Nahrung, davon { $francs } Franc
no-no-fee-left = nach dem Eintritt von { $fee } ließe sich „{ $card }“ nicht mehr nutzen
no-needs = „{ $card }“ verlangt { $wants }; du hast { $has }
no-needs-beside = „{ $card }“ verlangt neben den abgegebenen Waren { $wants }; dafür hast du { $has }
no-needs-plain = du hast nichts, womit sich „{ $card }“ nutzen ließe
no-no-use = „{ $card }“ würde dir jetzt nichts bringen
no-no-money = „{ $card }“ kostet { $price } Franc; du hast { $francs }
no-no-money-plain = das kostet { $price } Franc; du hast { $francs }
no-not-for-sale = „{ $card }“ kann nicht gekauft werden
no-not-on-top = „{ $card }“ liegt nicht oben auf dem Stapel
no-owned = „{ $card }“ gehört Platz { $owner }
no-sold-this-turn = „{ $card }“ wurde in diesem Zug verkauft und kann nicht zurückgekauft werden
no-not-yours = du hast keine Karte „{ $card }“
no-not-sellable = „{ $card }“ kann nicht verkauft werden
no-final-phase = nach der letzten Runde kann nichts mehr gekauft werden
no-not-buildable = „{ $card }“ kann nicht gebaut, nur gekauft werden
no-no-material = „{ $card }“ braucht { $wants }; du hast { $has }
no-no-material-beside = „{ $card }“ braucht neben dem Material { $wants }; dafür hast du { $has }
no-no-material-plain = mit „{ $card }“ könntest du jetzt nichts bauen
no-only-with-wood = das Sägewerk baut nur, was mit Holz gebaut wird, und „{ $card }“ gehört nicht dazu
no-no-ship-left = keine Karte „{ $card }“ liegt aus
no-no-brick = die Werft muss zuerst mit 1 Ziegel modernisiert werden; du hast keinen
no-no-loan = du hast keinen Schuldschein
no-cannot-borrow = einen Schuldschein gibt es nur für eine erzwungene Zahlung, wenn Nahrung und Geld ganz verbraucht sind
no-out-of-amount = { $good }: wählbar ist eine Zahl von { $least } bis { $most }
no-out-of-amount-plain = wählbar ist eine Zahl von { $least } bis { $most }
no-guarded = damit fiele das Einzige weg, was du hier bauen könntest
no-expert-sale = nach den Expertenregeln verkaufst du außerhalb deines Zuges nur für eine Zahlung, die du nicht leisten kannst
no-last-round = „{ $card }“ ist ab der letzten Runde geschlossen
no-not-pawned = in der Pfandleihe liegt von dir nichts dieser Sorte: { $good }
no-cannot-evict = hier ist niemand, den du heimschicken könntest
no-no-hand = du hast kein Sondergebäude auf der Hand
no-built = „{ $card }“ ist schon gebaut und kann nur noch gekauft werden
no-only-in-firm = Gebäude werden in einem Baubetrieb gebaut
no-only-in-wharf = Schiffe werden auf einer Werft gebaut und getauscht
no-no-ship = es gibt kein Schiff, das du mit „{ $card }“ jetzt bauen oder tauschen könntest
no-no-exchange = „{ $card }“ lässt sich nur gegen „{ $wanted }“ tauschen, und diese Karte gehört nicht der Stadt
no-no-freight = nach der Energie für ein Schiff hättest du nichts mehr zu laden
no-short = du musst { $due } zahlen; du hast { $has }
no-not-your-turn = das ist nur in deinem eigenen Zug möglich
no-not-a-choice = Waren werden in fester Reihenfolge gewählt; jetzt möglich: { $picks }

# Zeilen, die sich nicht lesen lassen.

line-no-choice = „{ $words }“ steht nicht zur Wahl; „{ $choice }“ schon
line-one-good = „{ $word }“ nimmt immer nur eine Ware
line-no-good = keine Ware heißt hier „{ $name }“
line-no-building = kein Gebäude heißt „{ $name }“
line-no-ship = kein Schiff heißt „{ $name }“
line-no-such-ship = das gibt es nicht: { $ship }
line-top-ship = „{ $word }“ nimmt das oberste Schiff eines Stapels, ganz gleich, was es wert ist
line-ship-value = bei „{ $words }“ fehlt der Wert des Schiffs
line-other-question = „{ $words }“ beantwortet eine andere Frage; jetzt ist „{ $wanted }“ gefragt
line-out-of-reach = { $number } ist in einem Schritt nicht zu erreichen; über 127 hinaus geht es mit „more“
