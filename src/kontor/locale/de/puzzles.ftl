# Rätsel: was gefragt ist, was zu einem Versuch gesagt wird und die Seite.

puzzle-unknown = { $game } hat kein Rätsel namens { $name }
puzzle-loses = das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; es geht besser
puzzle-loses-about = das kostet etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; es geht besser
puzzle-not-best = das ist nicht der beste Zug
puzzle-almost = gut begonnen, aber danach geht es besser

puzzle-theme-last_action = Die letzte Aktion
    .ask = Danach ändert nichts mehr deine Punkte. Finde den Weg zu den meisten.
puzzle-theme-feed = Alle satt bekommen
    .ask = Finde den besten Zug und achte auf die Schulden.
puzzle-theme-ship_or_house = Schiff oder Haus
    .ask = Ein Schiff oder ein Gebäude? Finde den besten Zug.
puzzle-theme-ships = Schiffe
    .ask = Finde den besten Zug.
puzzle-theme-shipping = Waren verschiffen
    .ask = Finde den besten Zug.
puzzle-theme-building = Welches Gebäude?
    .ask = Finde den besten Zug.
puzzle-theme-quay = Am Kai
    .ask = Finde den besten Zug.
puzzle-theme-work = Ein Tagwerk
    .ask = Finde den besten Zug.
puzzle-theme-auction = Die Versteigerung
    .ask = Bieten oder lassen? Finde den besten Zug.
puzzle-theme-helpers = Der nächste Gehilfe
    .ask = Wo wird ein Gehilfe am meisten gebraucht?
puzzle-theme-notary = Beim Notar
    .ask = Finde den besten Zug.
puzzle-theme-crafts = In den Werkstätten
    .ask = Welche Arbeit kommt zuerst?
puzzle-theme-capital = Kapital
    .ask = Welche Karten sind dir am meisten wert?

web-puzzles = Rätsel
web-puzzle-today = Rätsel des Tages
web-puzzle-today-how = Jeden Tag eines, für alle dasselbe.
web-puzzle-more = Mehr Rätsel
web-puzzle-shelf = Rätsel und Regeln
web-puzzle-rest = Weitere Rätsel zeigen ({ $count })
web-puzzle-try = Versuchen
web-puzzle-again = Noch einmal versuchen
web-puzzle-solved = Gelöst
web-puzzle-solved-count = Gelöst: { $done } von { $count }
web-puzzle-any-theme = Alle Themen
web-puzzle-theme = Thema
web-puzzle-grade = Schwierigkeit
web-puzzle-any-grade = Jede Schwierigkeit
web-puzzle-grade-1 = Leicht
web-puzzle-grade-2 = Mittel
web-puzzle-grade-3 = Schwer
web-puzzle-grade-4 = Sehr schwer
web-puzzle-players = { $count } Spieler
web-puzzle-none = Kein Rätsel passt. Wähle ein anderes Thema oder eine andere Schwierigkeit.
web-puzzle-tries = { $count ->
    [0] Noch kein Versuch
    [one] { $count } Versuch
   *[other] { $count } Versuche
}
web-puzzle-why = Warum nicht?
web-puzzle-show = Zeig es mir
web-puzzle-play-it = So spielen
web-puzzle-right = Richtig!
web-puzzle-right-how = Das ist der beste Zug. Von hier aus kann das Spiel weitergehen.
web-puzzle-right-end = Das ist der beste Zug und das Ende des Spiels.
web-puzzle-go-on = Von hier weiterspielen
web-puzzle-next = Nächstes Rätsel
web-puzzle-proven = Bewiesen: Jeder Weg bis zum Ende wurde geprüft.
web-puzzle-line = Der beste Zug und was folgen kann
web-puzzle-then = Was folgen kann
web-puzzle-lost = Das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-puzzle-lost-about = Das kostet etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-puzzle-not-best = Das ist nicht der beste Zug; er sah nicht einmal gut genug aus, um ihn näher zu prüfen.
web-puzzle-begun = Der Anfang stimmt. Der Rest geht besser.
web-puzzle-hide = Ausblenden
