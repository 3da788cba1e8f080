# Risposte del tavolo nel terminale a ciò che si scrive: una frase, iniziale minuscola, senza punto.

terminal-missing = per questo manca la libreria { $library }; si installa così: pip install '{ $extra }'
terminal-no-language = non ci sono parole in «{ $name }», solo in { $known }
terminal-number = { $what } è un numero intero, non «{ $given }»
terminal-seat = un posto
terminal-action = un’azione
terminal-actions = un numero di azioni
terminal-decisions = un numero di decisioni
terminal-players = il numero di giocatori
terminal-can-play = possono giocare da { $fewest } a { $most } persone, non { $given }
terminal-yes-no = rispondi yes o no, non «{ $given }»
terminal-not-offered = «{ $word }» non è tra le scelte
terminal-no-answer = non c’è stata risposta, perciò nessuna partita è iniziata
terminal-empty-line = scrivi uno dei numeri, oppure help
terminal-other-number = { $number } non è tra i numeri; sono { $known }
terminal-which-seat = di’ per quale posto agisci: { $example }
terminal-played-by = il posto n. { $seat } è giocato da { $player }
terminal-opponents = gli avversari indicati sono { $given }, ma senza una persona { $seats ->
    [one] c’è { $seats } posto
   *[other] ci sono { $seats } posti
}; indicane uno per tutti oppure uno per ciascuno
terminal-thinking = il giocatore n. { $seat } ({ $player }) sta pensando
terminal-possible = «{ $text }» si può fare
terminal-why-what = perché che cosa? ({ $example })
terminal-which-card = quale carta? ({ $example }); cards elenca tutte quelle in gioco
terminal-no-card = nessuna carta si chiama «{ $name }»
terminal-name-a-set = indica uno dei set di carte { $sets }
terminal-no-part = «{ $name }» non si può mostrare
terminal-undo-too-far = { $count ->
    [one] si può annullare solo { $count } decisione
   *[other] si possono annullare solo { $count } decisioni
}, non { $given }
terminal-redo-too-far = { $count ->
    [one] si è potuta ripetere solo { $count } decisione
   *[other] si sono potute ripetere solo { $count } decisioni
}
terminal-taken-back = annullato fino a prima di «{ $action }»; redo lo ripete
terminal-save-where = salvare dove? ({ $example })
terminal-folder = «{ $path }» è una cartella; indica un file
terminal-nothing-saved = in { $folder } non c’è nessuna partita salvata
terminal-unreadable = impossibile leggere «{ $path }»: { $reason }
terminal-unwritable = impossibile scrivere «{ $path }»: { $reason }
terminal-unsaved = la partita continua senza essere salvata
