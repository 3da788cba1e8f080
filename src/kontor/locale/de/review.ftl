# Was eine Auswertung sagt: warum Züge kosten, und der Bericht im Terminal und als eigene Seite.
# $part ist eine Quelle von Punkten, $loss und $error sind Punkte mit einer Nachkommastelle.

review-nothing = hier gibt es nichts auszuwerten: es wurde noch nichts gespielt
review-one-form = entweder --json oder --html, nicht beides
review-reason-more = { $points ->
    [one] { $part }: etwa { $points } Punkt weniger als nach dem besseren Zug
   *[other] { $part }: etwa { $points } Punkte weniger als nach dem besseren Zug
}
review-reason-less = { $points ->
    [one] { $part }: etwa { $points } Punkt mehr, aber das reicht nicht
   *[other] { $part }: etwa { $points } Punkte mehr, aber das reicht nicht
}
review-title = Auswertung: { $game }
review-seats = Wie alle gespielt haben
review-score = Punkte
review-accuracy = Genauigkeit
review-lost = Punkte verloren
review-each = je freier Entscheidung
review-like = Gespielt wie
review-phase-0 = Anfang
review-phase-1 = Mitte
review-phase-2 = Ende
review-luck = Glück
review-without-luck = Punkte ohne Glück
review-verdict-best = Bester Zug
review-verdict-good = Gut
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler
review-turning = Wendepunkte
review-no-slips = Niemand hat einen Fehler gemacht.
review-slips = Ungenauigkeiten, Fehler und grobe Fehler
review-curve = Erwartete Punkte am Ende
review-chances = Gewinnchance
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = Gewinnchance −{ $percent } %
review-reveals = Was aufgedeckt wurde
review-action = Aktion { $number }
review-fair = Jeder Zug wird danach beurteilt, was man am Zug wissen konnte.
review-hindsight = Im Nachhinein: Jeder Zug wird danach beurteilt, was wirklich verdeckt lag.
review-metric = Eine freie Entscheidung hat mehrere vernünftige Züge, die sich um mindestens 1 Punkt unterscheiden. Der Verlust ist ein Durchschnitt über alles, was die Auswertung offenlässt. Kein Verlust zählt 100 %, { $half } Punkte 50 %; die Genauigkeit ist das Mittel. Benannt wird nur, was den Irrtum doppelt übersteigt: ab 5, 10 und 15 Prozentpunkten Gewinnchance; allein oder bei klarem Stand ab 4, 8 und 12 Punkten.
