# Die Seite für Auswertungen, Versuche, Abzweigungen, Analyse und eigene Ergebnisse.
web-rv-title = Auswertung
web-rv-game = Spiel auswerten
web-rv-moments = Was das Spiel entschied
web-rv-well = Wie gut du gespielt hast
web-rv-open = Ein Spiel lässt sich auswerten, wenn es zu Ende ist.
web-rv-to-table = Zum Tisch
web-rv-better-was = Besser: { $action }
web-rv-look = Ansehen
web-rv-turning = Die Wendepunkte des Spiels
web-rv-no-turning = Kein Fehler hat dieses Spiel entschieden.
web-rv-curve = Erwartete Punkte am Ende
web-rv-band = schattiert: wie sicher das bei { $name } ist
web-rv-chances = Siegchance
web-rv-chances-how = daneben: in diesem Augenblick
web-rv-show-chances = Chancen
web-rv-show-points = Punkte
web-rv-how = Wie das gemessen wird
web-rv-luck-short = Glück
web-rv-more-of = Mehr über { $name }
web-rv-without-luck = Punkte am Ende: { $score }, ohne Glück: { $points }
web-rv-mark-best = bester Zug
web-rv-mark-good = gut
web-rv-mark-slip = Ungenauigkeit
web-rv-mark-mistake = Fehler
web-rv-played = gespielt
web-rv-better = besser
web-rv-next = Nächster Fehler
web-rv-hindsight = Im Nachhinein
web-rv-slips = { $count ->
    [0] keine Ungenauigkeiten
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
web-rv-mistakes = { $count ->
    [0] keine Fehler
   *[other] { $count } Fehler
}
web-rv-each = Punkte je Entscheidung: { $points }
web-rv-like = gespielt wie { $name }
web-rv-of-hundred = von 100
web-rv-decision = Diese Entscheidung
web-rv-moves = Alle Züge
web-rv-verdict-best = Der beste Zug
web-rv-verdict-good = Ein guter Zug
web-rv-verdict-inaccuracy = Eine Ungenauigkeit
web-rv-verdict-mistake = Ein Fehler
web-rv-verdict-blunder = Ein grober Fehler
web-rv-error = ± { $error }
web-rv-chance = { $percent } % weniger Gewinnchance
web-rv-why = Woher die Punkte kommen
web-rv-best-yours = Besser ging es hier nicht.
web-rv-best-theirs = Etwas Besseres wurde hier nicht gefunden.
web-rv-others = { $count ->
    [one] 1 anderer Zug
   *[other] { $count } andere Züge
}
web-rv-try = Selbst versuchen
web-rv-follow = Was folgt darauf?
web-rv-hide = Wieder ausblenden
web-rv-then = Punkte danach: { $points }
web-rv-no-decision = Hier gab es nichts zu entscheiden.
web-rv-running = Das Spiel wird durchgesehen…
web-rv-waiting = { $count ->
    [one] Vorher ist noch ein anderes Spiel an der Reihe.
   *[other] Vorher sind noch { $count } andere Spiele an der Reihe.
}
web-rv-failed = Dieses Spiel konnte nicht ausgewertet werden.
web-rv-longer = Die schlechtesten Entscheidungen werden noch genauer geprüft.
web-rv-what-if = Was wäre, wenn…
web-rv-what-if-how = Spiel ab hier anders weiter. Das gespielte Spiel bleibt, wie es ist.
web-rv-branch = Name
web-rv-branch-name = Was wäre, wenn { $number }
web-rv-begin = Von hier weiterspielen
web-rv-analyse = Analysebrett
web-rv-about-curve = Die Kurve
    .text = Wie viele Punkte nach jedem Zug für jeden Platz am Ende zu erwarten waren, gemittelt über einen Zug von allen. Zwei von drei Spielen enden im schattierten Band.
web-rv-about-loss = Verlorene Punkte
    .text = Was ein Zug gegenüber dem besten kostet, den man von diesem Platz aus erkennen konnte. Verdeckte Karten werden auf mehrere Arten geraten; jeder Zug wird an zwei getrennten Gruppen solcher Vermutungen gemessen. Wo es nichts oder nichts Wichtiges zu wählen gab, wird nicht gezählt. Der Verlust ist der Durchschnitt über alles, was die Auswertung offenlässt: Auch ein Zug, der so gut scheint wie der beste, kann ein paar Zehntelpunkte kosten.
web-rv-about-verdict = Ungenauigkeit und Fehler
    .text = Eine Ungenauigkeit kostet 5 Prozentpunkte der Gewinnchance, ein Fehler 10, ein grober Fehler 15. Allein oder bei großem Vorsprung oder Rückstand zählen auch Punkte: 4, 8 und 12. Ein Verlust zählt nur, wenn er mehr als doppelt so groß ist wie der mögliche Irrtum.
web-rv-about-accuracy = Was „von 100“ bedeutet
    .text = Der Durchschnitt aller freien Entscheidungen: Ein Zug, der nichts kostet, zählt 100, einer, der 6 Punkte kostet, 50. Daneben steht, wie viele Punkte eine Entscheidung im Schnitt gekostet hat und welcher Gegner etwa so viel verliert.
web-rv-about-luck = Glück
    .text = Was aufgedeckte Karten und Plättchen verändert haben, nicht was gespielt wurde.
web-rv-about-hindsight = Im Nachhinein
    .text = Beurteilt jeden Zug nach der wahren Stellung, die am Tisch niemand kannte.
web-rv-solved = Gelöst. Das ist so gut wie der beste Zug.
web-rv-solved-how = Spiel weiter oder geh zurück zur Auswertung.
web-rv-try-ask = Was würdest du hier tun?
web-rv-try-how = Mach einen Zug. Er wird beurteilt, bevor er gespielt wird.
web-rv-judging = Der Zug wird beurteilt…
web-rv-wrong = { $points ->
    [one] Das kostet etwa 1 Punkt (± { $error }).
   *[other] Das kostet etwa { $points } Punkte (± { $error }).
}
web-rv-again = Anderen Zug versuchen
web-rv-anyway = Trotzdem spielen
web-rv-to-review = Zurück zur Auswertung
web-rv-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
}
web-rv-branch-real = (im Spiel { $scores })
web-rv-branch-link = Per Link teilen
web-rv-branch-of = Was wäre, wenn… Dieses Spiel zweigt von einem anderen ab.
web-an-how = Denk über eine beliebige Stellung nach: Füge eine Aufzeichnung oder eine Stellung ein oder komm aus einer Auswertung. Spiele, die noch laufen, lassen sich hier nicht öffnen.
web-an-paste = Eine Aufzeichnung oder eine Stellung öffnen
web-an-file = Datei wählen
web-an-fresh = Ein neues Spiel aufbauen
web-an-players = Spieler
web-an-set-up = Brett aufbauen
web-an-open = Auf dem Brett öffnen
web-an-think = Nachdenken
web-an-thinking = Denkt nach…
web-an-done = { $count ->
    [one] 1 Durchlauf
   *[other] { $count } Durchläufe
}
web-an-looks = { $count ->
    [one] 1 Durchlauf
   *[other] { $count } Durchläufe
}
web-an-chance = { $percent } % Gewinnchance
web-an-options = Die besten Möglichkeiten
web-an-lines = Versuchte Zugfolgen
web-an-position = Stellung ändern
web-an-position-how = Ändere, was du magst. Der Zug beginnt dort von vorn; Unmögliches wird mit Begründung abgelehnt.
web-an-apply = Diese Stellung nehmen
web-an-game = Das Spiel
web-an-to-move = Am Zug
web-an-add = Hinzufügen…
web-an-remove = Entfernen: { $what }
web-an-forward = Nach vorn: { $what }
web-an-none = nichts
web-an-as-text = Als Text
web-an-json = Die ganze Stellung
web-me = Mein Spiel
web-me-none = Jedes Spiel, das du beendet hast, wird ausgewertet. Hier siehst du dann, wie du gespielt hast.
web-me-kept = Auf diesem Server für diesen Browser aufbewahrt.
web-me-save = Als Datei speichern
web-me-delete = Alles löschen
web-me-deleted = Alles ist gelöscht. Was da war, lässt sich jetzt noch als Datei speichern.
web-me-results = Ergebnisse
web-me-against = Gegen
web-me-alone = niemanden
web-me-people = { $count ->
    [one] einen Menschen
   *[other] { $count } Menschen
}
web-me-games = Spiele
web-me-wins = Gewonnen
web-me-points = Punkte
web-me-accuracy = Von 100
web-me-progress = Von Spiel zu Spiel
web-me-lost = Wo Punkte verloren gingen
web-me-phases = Punkte je Entscheidung, nach Phase des Spiels
web-me-phase-0 = am Anfang
web-me-phase-1 = in der Mitte
web-me-phase-2 = am Ende
web-me-sources = Punkte je Spiel, nach Herkunft
web-me-no-sources = Nirgends besonders.
web-me-mistakes = Deine Fehler als Rätsel
web-me-no-mistakes = Es gibt keine.
web-me-all = Alle Spiele
web-me-place = { $points ->
    [one] Platz { $place }, 1 Punkt
   *[other] Platz { $place }, { $points } Punkte
}
