# La pagina di revisioni, tentativi, varianti, analisi e risultati propri.
web-rv-title = Revisione
web-rv-game = Rivedi la partita
web-rv-moments = I momenti decisivi
web-rv-well = Come hai giocato
web-rv-open = Una partita si può rivedere quando è finita.
web-rv-to-table = Al tavolo
web-rv-better-was = Meglio: { $action }
web-rv-look = Guarda
web-rv-turning = Le svolte della partita
web-rv-no-turning = Nessun errore ha deciso questa partita.
web-rv-curve = Punti finali attesi
web-rv-band = fascia: margine di incertezza per { $name }
web-rv-chances = Probabilità di vincere
web-rv-chances-how = a lato: in questo momento
web-rv-show-chances = Probabilità
web-rv-show-points = Punti
web-rv-how = Come si misura
web-rv-luck-short = fortuna
web-rv-more-of = Di più su { $name }
web-rv-without-luck = Punti alla fine: { $score }, senza fortuna: { $points }
web-rv-mark-best = migliore
web-rv-mark-good = buona
web-rv-mark-slip = imprecisione
web-rv-mark-mistake = errore
web-rv-played = giocata
web-rv-better = meglio
web-rv-next = Prossimo errore
web-rv-hindsight = Col senno di poi
web-rv-slips = { $count ->
    [0] nessuna imprecisione
    [one] 1 imprecisione
   *[other] { $count } imprecisioni
}
web-rv-mistakes = { $count ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $count } errori
}
web-rv-each = punti per decisione: { $points }
web-rv-like = ha giocato come { $name }
web-rv-of-hundred = su 100
web-rv-decision = Questa decisione
web-rv-moves = Tutte le mosse
web-rv-verdict-best = La mossa migliore
web-rv-verdict-good = Una buona mossa
web-rv-verdict-inaccuracy = Un’imprecisione
web-rv-verdict-mistake = Un errore
web-rv-verdict-blunder = Un grave errore
web-rv-error = con un margine di { $error }
web-rv-chance = { $percent } % di probabilità di vincere in meno
web-rv-why = Da dove vengono i punti
web-rv-best-yours = Qui non si poteva fare di meglio.
web-rv-best-theirs = Qui non è stato trovato niente di meglio.
web-rv-others = { $count ->
    [one] 1 altra mossa
   *[other] { $count } altre mosse
}
web-rv-try = Provaci tu
web-rv-follow = Mostra il seguito
web-rv-hide = Nascondi il seguito
web-rv-then = Punti dopo: { $points }
web-rv-no-decision = Qui non c’era niente da decidere.
web-rv-running = Esame della partita…
web-rv-waiting = { $count ->
    [one] Prima viene esaminata un’altra partita.
   *[other] Prima vengono esaminate altre { $count } partite.
}
web-rv-failed = Non è stato possibile rivedere questa partita.
web-rv-longer = Le decisioni peggiori vengono ancora esaminate più a lungo.
web-rv-what-if = E se…
web-rv-what-if-how = Continua da qui in un altro modo. La partita giocata resta com’è.
web-rv-branch = Nome
web-rv-branch-name = E se { $number }
web-rv-begin = Continua da qui
web-rv-analyse = Tavolo di analisi
web-rv-about-curve = La curva
    .text = I punti che ogni giocatore poteva aspettarsi alla fine, dopo ogni mossa, in media su un turno di tutti. Due partite su tre finiscono dentro la fascia.
web-rv-about-loss = Punti persi
    .text = Quanto una mossa perde rispetto alla migliore che il suo giocatore poteva conoscere. Le carte nascoste sono immaginate in più modi; ogni mossa è giudicata su due gruppi di ipotesi senza nulla in comune. Le decisioni senza scelta, o senza una scelta che conti, sono escluse. La perdita è la media su tutto ciò che la revisione lascia aperto: anche una mossa che sembra buona quanto la migliore può costare qualche decimo di punto.
web-rv-about-verdict = Imprecisione ed errore
    .text = Un’imprecisione costa 5 punti percentuali di probabilità di vincere, un errore 10, un grave errore 15. In solitario, o con grande vantaggio o svantaggio, contano anche i punti: 4, 8 e 12. Una perdita conta solo se supera il doppio del suo margine di errore.
web-rv-about-accuracy = Che cosa vuol dire “su 100”
    .text = La media di tutte le decisioni libere: una mossa che non perde niente vale 100, una che perde 6 punti vale 50. Accanto c’è quanto perde in media una decisione, e quale avversario perde più o meno lo stesso.
web-rv-about-luck = Fortuna
    .text = L’effetto delle carte e delle tessere rivelate, non delle mosse.
web-rv-about-hindsight = Col senno di poi
    .text = Giudica ogni mossa secondo la posizione vera, che al tavolo nessuno conosceva.
web-rv-solved = Risolto. Vale quanto la mossa migliore.
web-rv-solved-how = Continua a giocare o torna alla revisione.
web-rv-try-ask = Che cosa faresti qui?
web-rv-try-how = Fai una mossa. Viene giudicata prima di essere giocata.
web-rv-judging = Esame della mossa…
web-rv-wrong = { $points ->
    [one] Perde circa 1 punto (con un margine di { $error }).
   *[other] Perde circa { $points } punti (con un margine di { $error }).
}
web-rv-again = Prova un’altra mossa
web-rv-anyway = Gioca lo stesso
web-rv-to-review = Torna alla revisione
web-rv-tries = { $count ->
    [one] 1 tentativo
   *[other] { $count } tentativi
}
web-rv-branch-real = (nella partita { $scores })
web-rv-branch-link = Condividi un link
web-rv-branch-of = E se: questa partita nasce da un’altra.
web-an-how = Ragiona su qualsiasi posizione: incolla una registrazione o una posizione, o arriva da una revisione. Le partite ancora in corso non si possono aprire qui.
web-an-paste = Apri una registrazione o una posizione
web-an-file = Scegli un file
web-an-fresh = Prepara una nuova partita
web-an-players = Giocatori
web-an-set-up = Prepara il tabellone
web-an-open = Apri sul tabellone
web-an-think = Ragiona
web-an-thinking = Sta ragionando…
web-an-done = { $count ->
    [one] 1 prova
   *[other] { $count } prove
}
web-an-looks = { $count ->
    [one] 1 prova
   *[other] { $count } prove
}
web-an-chance = { $percent } % di vittoria
web-an-options = Le possibilità migliori
web-an-lines = Varianti provate
web-an-position = Cambia la posizione
web-an-position-how = Cambia ciò che vuoi. Il turno ricomincia da lì; ciò che è impossibile viene rifiutato, con il motivo.
web-an-apply = Usa questa posizione
web-an-game = La partita
web-an-to-move = Tocca a
web-an-add = Aggiungi…
web-an-remove = Togli: { $what }
web-an-forward = Sposta avanti: { $what }
web-an-none = niente
web-an-as-text = Come testo
web-an-json = Tutta la posizione
web-me = Il mio gioco
web-me-none = Ogni partita che finisci viene rivista, e qui trovi come hai giocato.
web-me-kept = Conservato su questo server per questo browser.
web-me-save = Salva come file
web-me-delete = Elimina tutto
web-me-deleted = Tutto è stato eliminato. Ciò che c’era si può ancora salvare in un file adesso.
web-me-results = Risultati
web-me-against = Contro
web-me-alone = nessuno
web-me-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}
web-me-games = Partite
web-me-wins = Vinte
web-me-points = Punti
web-me-accuracy = Su 100
web-me-progress = Di partita in partita
web-me-lost = Dove si sono persi punti
web-me-phases = Punti per decisione, secondo la fase della partita
web-me-phase-0 = all’inizio
web-me-phase-1 = a metà
web-me-phase-2 = alla fine
web-me-sources = punti per partita, secondo la provenienza
web-me-no-sources = In nessun punto in particolare.
web-me-mistakes = I tuoi errori come problemi
web-me-no-mistakes = Non ce ne sono.
web-me-all = Tutte le partite
web-me-place = { $points ->
    [one] { $place }º posto, 1 punto
   *[other] { $place }º posto, { $points } punti
}
