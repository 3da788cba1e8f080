# Che cosa dice una revisione: perché le mosse costano, e il rapporto nel terminale e come pagina a sé.
# $part è una fonte di punti, $loss e $error sono punti con un decimale.

review-nothing = non c’è niente da rivedere: non è stata giocata alcuna azione
review-one-form = o --json o --html, non entrambi
review-reason-more = { $points ->
    [one] { $part }: circa { $points } punto in meno che dopo la mossa migliore
    [many] { $part }: circa { $points } punti in meno che dopo la mossa migliore
   *[other] { $part }: circa { $points } punti in meno che dopo la mossa migliore
}
review-reason-less = { $points ->
    [one] { $part }: circa { $points } punto in più, ma non basta
    [many] { $part }: circa { $points } punti in più, ma non basta
   *[other] { $part }: circa { $points } punti in più, ma non basta
}
review-title = Revisione: { $game }
review-seats = Come hanno giocato tutti
review-score = Punti
review-accuracy = Precisione
review-lost = Punti persi
review-each = per decisione libera
review-like = Ha giocato come
review-phase-0 = All’inizio
review-phase-1 = A metà
review-phase-2 = Alla fine
review-luck = Fortuna
review-without-luck = Punti senza la fortuna
review-verdict-best = Migliore
review-verdict-good = Buona
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Grave errore
review-turning = Svolte
review-no-slips = Nessuno ha sbagliato.
review-slips = Imprecisioni, errori e gravi errori
review-curve = Punti finali attesi
review-chances = Probabilità di vittoria
review-played = Giocato: { $action }
review-better = Meglio: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = probabilità di vittoria −{ $percent } %
review-reveals = Che cosa è stato rivelato
review-action = azione { $number }
review-fair = Ogni mossa è giudicata in base a ciò che sapeva chi giocava.
review-hindsight = Con il senno di poi: ogni mossa è giudicata in base a ciò che era davvero nascosto.
review-metric = Una decisione libera ha più mosse sensate che differiscono di almeno un punto. La perdita è la media su tutto ciò che la revisione lascia aperto. Nessuna perdita vale 100 %, una di { $half } punti 50 %; la precisione è la media. Ha un nome solo ciò che supera il doppio del suo errore: da 5, 10 e 15 punti percentuali di probabilità di vittoria; da soli o a vittoria quasi decisa, da 4, 8 e 12 punti.
