# Was `kontor stats` über viele Partien sagt, in Tabellen und Bildern.

stats-games = { $games } { $games ->
    [one] Partie
   *[other] Partien
}
stats-table = { $players } Spieler
stats-title = { $game }: { $count }
stats-interval = Mit 95-%-Intervallen; Partien mit gleicher Verteilung zählen zusammen.
stats-places = Zählt, wer anfängt?
    .note = Gewonnene Partien in Prozent nach dem Platz in der ersten Reihenfolge, und Punkte gegenüber dem Mittel der anderen. { $interval }
stats-scores = Punkte nach Spielerzahl
    .note = Ein Zehntel aller Ergebnisse liegt nicht über der niedrigen Zahl, ein Zehntel nicht unter der hohen. { $interval }
stats-levels = Punkte nach Stärke
    .note = { $interval }
stats-parts = Woher die Punkte kommen
    .note = Punkte eines Sitzes und eines Siegers im Mittel. { $interval }
stats-lengths = Wie lang Partien sind
    .note = Bedenkzeit aller Sitze zusammen. { $interval }
stats-cards = Was mit Karten einhergeht
    .note = Wie viel mehr Punkte und Siege hat, wer eine Karte am Ende besitzt, verglichen mit anderen gleicher Stärke am gleichen Platz und an gleichen Tischen. Ein Beweis für eine Ursache ist das nicht: Wer reich ist, kann sich mehr leisten. { $interval }
stats-uses = Wie oft Karten genutzt werden
    .note = Nutzungen eines Sitzes im Mittel, die Runde der ersten Nutzung, und wie viele Punkte mehr hat, wer sie überhaupt genutzt hat. { $interval }
stats-openings = Erste Aktionen
    .note = Punkte und Siege verglichen mit anderen am gleichen Platz, die anders begonnen haben. { $interval }
stats-players = Spieler
stats-place = Platz
stats-level = Stärke
stats-number = Partien
stats-seats = Sitze
stats-wins = Siege, %
stats-even = bei Gleichheit, %
stats-margin = gegenüber anderen
stats-mean = Mittel
stats-winners = Sieger
stats-low = niedrig
stats-half = Median
stats-high = hoch
stats-all = alle
stats-rounds = Runden
stats-decisions = Entscheidungen
stats-seconds = Sekunden
stats-card = Karte
stats-have = besitzen sie, %
stats-winners-have = Sieger, %
stats-points-more = Punkte mehr
stats-wins-more = Siege mehr, %
stats-gained = erworben in Runde
stats-winners-gained = von Siegern
stats-times = genutzt
stats-used = zuerst genutzt
stats-action = Aktion
stats-axis-points = Punkte
stats-axis-wins = gewonnene Partien in Prozent
stats-drawn = die Bilder liegen in { $folder }
