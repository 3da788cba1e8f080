# Che cosa non va in una posizione scritta o preparata a mano.

position-named = «{ $name }» ({ $word })
position-word = { $word ->
   *[other] { $name }
}
position-part = { $part } ({ $of })
position-a-position = posizione
position-a-seat = giocatore
position-a-decision = decisione
position-no-dictionary = { $what }: { $given }; serve una tabella di nomi e valori
position-no-key = { $what }: la voce «{ $name }» non esiste
position-other-game = questa è una posizione di «{ $given }», non di { $game }
position-seats-form = seats è un elenco con una tabella per giocatore
position-seats = seats è un elenco di { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}
position-number = { $what }: { $given }; serve un numero da { $low } a { $high }
position-no-list = { $what }: { $given }; serve un elenco
position-too-long = { $what }: troppe voci ({ $text }); c’è posto per { $room }
position-decision-size = una decisione è un elenco di { $size } numeri
position-decision-field = una decisione aperta ha nel campo { $field } un numero che lì non può stare: { $given }
position-decision-unknown = una decisione aperta chiede qualcosa che non esiste
position-decisions-misfit = le decisioni aperte non si accordano con la posizione
position-is = { $what }: { $text } non esiste
position-one-of = possibili: { $words }
position-yes-no = { $what }: { $given }; serve true o false
position-cards = cards è un elenco di nomi, per esempio ["base"]
position-seal = le decisioni aperte appartengono a un’altra posizione
position-twice = { $card } compare due volte: { $before } e { $where }
