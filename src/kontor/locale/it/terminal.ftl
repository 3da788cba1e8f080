# Che cosa dice il tavolo nel terminale. Prima le risposte a ciò che si scrive: una frase, iniziale minuscola, senza punto.

terminal-missing = serve la libreria { $library }, che non è installata: pip install '{ $extra }'
terminal-no-language = la lingua «{ $name }» non è disponibile, solo { $known }
terminal-number = { $what } è un numero intero, non «{ $given }»
terminal-seat = un posto
terminal-action = un’azione
terminal-actions = un numero di azioni
terminal-decisions = un numero di decisioni
terminal-players = il numero di giocatori
terminal-can-play = possono giocare da { $fewest } a { $most } persone, non { $given }
terminal-yes-no = rispondi «sì» o «no», non «{ $given }»
terminal-not-offered = «{ $word }» non è tra le scelte
terminal-no-answer = non c’è stata risposta, perciò nessuna partita è iniziata
terminal-empty-line = scrivi uno dei numeri, oppure help
terminal-other-number = { $number } non è tra i numeri; sono { $known }
terminal-which-seat = indica per quale posto agisci: { $example }
terminal-played-by = al posto { $seat } gioca { $player }
terminal-opponents = gli avversari indicati sono { $given }, ma senza una persona { $seats ->
    [one] c’è { $seats } posto
   *[other] ci sono { $seats } posti
}; indicane uno per tutti oppure uno per ciascuno
terminal-thinking = Giocatore { $seat } ({ $player }) sta pensando
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

## Prima della partita

terminal-ask-game = Quale gioco ({ $games })?
terminal-ask-players = Quanti giocatori (da { $fewest } a { $most })?
terminal-ask-option = { $option } ({ $offered })?
terminal-ask-options = { $option } ({ $offered }; anche più d’una, separate da virgole)?
terminal-ask-yes-no = { $option } (sì o no)?
terminal-yes = sì
terminal-no = no
terminal-option-variant = Variante
    .chosen = variante { $value }
terminal-option-cards = Carte
    .chosen = carte { $value }
terminal-option-expert = Regole per esperti
    .chosen = regole per esperti: { $value }
terminal-ask-people = A quali posti giocano persone (da 0 a { $last }; anche più d’uno, separati da virgole; all per tutti, none per nessuno)?
terminal-ask-opponent = Chi gioca al posto { $seats }?
terminal-ask-opponents = Chi gioca ai posti { $seats } (un nome per tutti, oppure uno per ciascuno, separati da virgole)?
terminal-human = persona
terminal-level-deckhand = gioca a caso, ma senza farsi danni evidenti; adatto alla prima partita
terminal-level-trader = guarda che cosa porta ogni mossa e sceglie la migliore; rapido e non facile da battere
terminal-level-merchant = guarda avanti di qualche mossa prima di decidere; gioca bene e senza attese
terminal-level-magnate = cerca a lungo e in profondità; il più forte, e con più tempo ancora più forte

## Al tavolo

terminal-table = { $game }, { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}, { $options }, seme { $seed }
terminal-from-position = da una posizione data
terminal-seats = Posti: { $seats }
terminal-type-help = Scrivi help per i comandi.
terminal-played = { $count ->
    [one] È stata giocata { $count } azione.
   *[other] Sono state giocate { $count } azioni.
}
terminal-prompt = Giocatore { $seat }>
terminal-asks = { $name }: { $question }
terminal-before = prima che tocchi a Giocatore { $seat }, puoi agire fuori turno:
terminal-next = ora tocca a Giocatore { $seat } ({ $player }); Invio per continuare>
terminal-more-lines = { $count ->
    [one] ... ancora { $count } riga; log le mostra tutte
   *[other] ... ancora { $count } righe; log le mostra tutte
}
terminal-saved = La partita è salvata in { $path }
terminal-saved-copy = salvata in { $path }
terminal-resume = { $command } la riprende
terminal-range = da { $first } a { $last }
terminal-none = nessuno
terminal-unseen = { $count } { $count ->
    [one] coperta
   *[other] coperte
}
terminal-out-of-turn = fuori turno
terminal-you = tu
terminal-card-hint = card NOME mostra che cosa fa una carta
terminal-no-cards = questo gioco non ha carte

## La fine, e le registrazioni

terminal-final-scores = punteggio finale
terminal-total = totale
terminal-over-alone = la partita è finita; il tuo punteggio è { $score }
terminal-wins = vince Giocatore { $seat } con { $score }
terminal-wins-tie = vince allo spareggio Giocatore { $seat } con { $score }
terminal-wins-shared = vittoria condivisa con { $score }: { $winners }
terminal-replayed = { $game }, { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}, { $count } { $count ->
    [one] azione
   *[other] azioni
}, tutto secondo le regole
terminal-after-action = dopo l’azione { $number }:
terminal-at-end = alla fine della registrazione:
terminal-verified = { $game }, { $count } { $count ->
    [one] azione
   *[other] azioni
}, tutto secondo le regole
terminal-promised = le carte sono quelle promesse: seme { $seed }, impronta { $commitment }

## Aiuto: come si scrive un comando e che cosa fa. Le minuscole si scrivono così in ogni lingua.

terminal-help-words = Scrivi il numero di un’azione, oppure le sue parole: { $example }.
terminal-help-numbers = Scrivi il numero di un’azione, oppure le sue parole.
terminal-help-amounts = Se una risposta è una quantità, il suo numero è quella quantità.
terminal-example = { $what }: { $example }
terminal-help-why = dice perché ora qualcosa non si può fare
    .usage = why AZIONE
terminal-help-card = mostra una carta; cards elenca tutte quelle in gioco
    .usage = card NOME
terminal-help-show = mostra di nuovo il tavolo; show PARTE solo una sua parte
    .usage = show
terminal-help-log = racconta di nuovo le ultime 20 azioni, o le ultime N
    .usage = log [N]
terminal-help-undo = annulla la tua ultima decisione, o le ultime N
    .usage = undo [N]
terminal-help-redo = ripete ciò che è stato annullato
    .usage = redo [N]
terminal-help-aside = agisce fuori turno per un posto
    .usage = @POSTO AZIONE
terminal-help-save = scrive la partita in un file a tua scelta
    .usage = save FILE
terminal-help-quit = esce; niente va perso, kontor play --resume riprende la partita
    .usage = quit
terminal-help-leave = esce; si può ricominciare quando si vuole
    .usage = quit
terminal-help-answer = mostra la mossa migliore e che cosa può seguire
    .usage = answer
terminal-help-hint = dice che cosa fare ora
    .usage = hint

terminal-task-next = Ora: { $action } (scrivi { $line })
terminal-puzzle = { $game }: { $theme }, { $grade }, { $name }
terminal-puzzle-right = Giusto! È la mossa migliore. La partita continua; «quit» termina.
terminal-puzzle-ask = Scrivi la tua mossa; «answer» mostra la migliore, «quit» termina.
terminal-puzzle-shown = La mossa migliore:
terminal-puzzle-follows = Poi { $who }:
terminal-puzzles = { $count ->
    [one] { $count } problema.
    [many] { $count } problemi.
   *[other] { $count } problemi.
} Quello di oggi: { $today }. Uno scelto: { $named }

## Programmi che giocano

terminal-program-unreadable = il comando «{ $command }» non si può leggere: { $reason }
terminal-program-none = dopo «cmd:» manca un comando, per esempio cmd:./my_player
terminal-program-missing = su questo computer nessun programma si chiama «{ $command }»
terminal-program-saved = questa partita salvata nomina un programma, «{ $name }»; indicalo di nuovo con --opponents se deve girare qui
