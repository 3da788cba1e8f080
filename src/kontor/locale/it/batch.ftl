# Frasi dei lotti: molte partite insieme

batch-count = un lotto ha almeno una partita, non { $given }
batch-seat = { $seats ->
    [one] c’è { $seats } posto
   *[other] ci sono { $seats } posti
}, quindi nessuno ha il numero { $given }
batch-nobody = tutti i posti sono giocati da altri, non resta niente da decidere
batch-dtype = le osservazioni sono float32 o uint8, non «{ $given }»
batch-shape = { $wanted ->
    [one] serve { $wanted } numero intero
   *[other] servono { $wanted } numeri interi
}, uno per partita; dati: { $given }
batch-rank = la partita { $lane } ha { $count ->
    [one] { $count } azione ammessa
   *[other] { $count } azioni ammesse
}, quindi nessuna in posizione { $given }
batch-illegal = partita { $lane }: { $reason }
batch-lane = qui le partite hanno i numeri da 0 a { $last }, non { $given }
batch-no-record = la partita è durata più di { $most ->
    [one] { $most } decisione
   *[other] { $most } decisioni
} e non è stata registrata fino alla fine
batch-no-last = lì nessuna partita è ancora finita
batch-snapshot = questa istantanea è di un altro lotto
batch-workers = ogni processo ha bisogno di almeno una partita; processi: { $processes }, partite: { $games }
