# Che cosa dice il consigliere di Craftsmen: all’inizio di un turno e prima di una mossa che costa.

## Che cosa conta ora

cr-coach-exchange = Puoi tenere tutte le carte. Stanno bene insieme due carte se una produce ciò che serve all’altra, come Vigneto e Cantina.
cr-coach-sawmill = Tieni la segheria se sopra o sotto ha un colore in comune con le carte in mano: accanto si costruisce solo ciò che combacia.
cr-coach-helpers = { $n ->
    [one] Anno { $year }, { $season }: ti resta { $n } aiutante da mandare. Chi resta a casa porta in tutto 1 punto.
   *[other] Anno { $year }, { $season }: ti restano { $n } aiutanti da mandare. Chi resta a casa porta in tutto 1 punto.
}
cr-coach-work = { $n ->
    [one] Hai { $n } punto lavoro. Quello che non usi è perso.
   *[other] Hai { $n } punti lavoro. Quello che non usi è perso.
}
cr-coach-limit = { $n ->
    [one] Hai { $n } carta capitale; dopo la stagione ne tieni { $most }. Spendine prima.
   *[other] Hai { $n } carte capitale; dopo la stagione ne tieni { $most }. Spendine prima.
}
cr-coach-ship-full = Quest’anno nessuna nave ha posto per { $good }: serve corrompere un capitano.
cr-coach-ship-one = Sulle navi resta un solo posto per { $good }.
cr-coach-colour = Alla tua via manca solo il { $colour } per un’altra serie di quattro colori: 3 punti ogni anno.
cr-coach-colour-held = Alla tua via manca solo il { $colour } per un’altra serie di quattro colori, 3 punti ogni anno. In mano: { $card }.
cr-coach-invest = Per l’investimento di fine anno ti manca solo una carta capitale di colore { $colour }.

## Perché una mossa costa

cr-coach-at-home = { $n ->
    [one] { $n } aiutante resta a casa e in questa stagione non fa nulla.
   *[other] { $n } aiutanti restano a casa e in questa stagione non fanno nulla.
}
cr-coach-idle = { $n ->
    [one] Perdi { $n } punto lavoro, e potresti ancora produrre qualcosa.
   *[other] Perdi { $n } punti lavoro, e potresti ancora produrre qualcosa.
}
cr-coach-not-loaded = Una nave ha posto, ma questa merce andrebbe persa: { $good }.
cr-coach-overpaid = Paghi troppo: la tua mano varrà { $n } in meno di quanto potrebbe.
cr-coach-unusable = «{ $card }» richiede { $goods }, e nessun tuo edificio ne produce.
cr-coach-points = { $n ->
    [one] Un’altra mossa porta subito { $n } punto in più.
   *[other] Un’altra mossa porta subito { $n } punti in più.
}
cr-coach-set = Un’altra mossa completa una serie di quattro colori nella tua via.
cr-coach-year-end = { $n ->
    [one] Per come stanno le cose, un’altra mossa porta a fine anno { $n } punto in più.
   *[other] Per come stanno le cose, un’altra mossa porta a fine anno { $n } punti in più.
}
