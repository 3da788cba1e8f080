# Che cosa dice `kontor stats` di molte partite, in tabelle e figure.

stats-games = { $games } { $games ->
    [one] partita
   *[other] partite
}
stats-table = { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}
stats-title = { $game }: { $count }
stats-interval = Con intervalli al 95 %; le partite con la stessa distribuzione contano insieme.
stats-places = Conta chi comincia?
    .note = Percentuale di partite vinte da ogni posto nel primo ordine di gioco, e punti rispetto alla media degli altri. { $interval }
stats-scores = Punti per numero di giocatori
    .note = Un decimo dei punteggi non supera la cifra bassa e un decimo non è sotto quella alta. { $interval }
stats-levels = Punti per livello
    .note = { $interval }
stats-parts = Da dove vengono i punti
    .note = Punti di un giocatore medio e di un vincitore medio. { $interval }
stats-lengths = Quanto durano le partite
    .note = Tempo di riflessione di tutti i giocatori insieme. { $interval }
stats-cards = Punti e vittorie con ogni carta
    .note = Quanti punti e vittorie in più ha chi possiede una carta alla fine, rispetto ad altri dello stesso livello, nello stesso posto di un tavolo uguale. Non prova una causa: chi è ricco può permettersi di più. { $interval }
stats-uses = Quanto si usano le carte
    .note = Usi di un giocatore medio, il round del primo uso e i punti in più di chi l’ha usata. { $interval }
stats-openings = Prime azioni
    .note = Punti e vittorie rispetto ad altri nello stesso posto che hanno cominciato in altro modo. { $interval }
stats-players = giocatori
stats-place = posto
stats-level = livello
stats-number = partite
stats-seats = posti
stats-wins = vittorie, %
stats-even = alla pari, %
stats-margin = rispetto agli altri
stats-mean = media
stats-winners = vincitori
stats-low = bassa
stats-half = mediana
stats-high = alta
stats-all = tutti
stats-rounds = round
stats-decisions = decisioni
stats-seconds = secondi
stats-card = carta
stats-have = la possiede, %
stats-winners-have = vincitori, %
stats-points-more = punti in più
stats-wins-more = vittorie in più, %
stats-gained = ottenuta al round
stats-winners-gained = dai vincitori
stats-times = usi
stats-used = primo uso
stats-action = azione
stats-axis-points = punti
stats-axis-wins = percentuale di partite vinte
stats-drawn = le figure sono in { $folder }
