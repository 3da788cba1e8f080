# Il tavolo nel browser: ciò che i due giochi hanno in comune.

web-skip = Vai al tavolo
web-menu = Pagine
web-play = Gioca
web-rules = Regole
web-language = Lingua
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Tema
web-choice-theme-system = Come il sistema
web-choice-theme-light = Chiaro
web-choice-theme-dark = Scuro

## Impostazioni

web-settings = Impostazioni
web-settings-confirm = Conferma delle mosse
web-choice-confirm-steps = Chiedi solo per le mosse in più passi
web-choice-confirm-always = Chiedi sempre
web-choice-confirm-never = Non chiedere mai; si può sempre annullare
web-settings-automatic = Risposte automatiche
web-automatic-yes = Scegli in automatico un pagamento sensato
web-settings-notify = Notifiche
web-notify-yes = Avvisami quando tocca a me
web-list-yes = Tieni aperti accanto al tavolo l’elenco di tutte le mosse e il registro
web-notify-denied = Questo browser blocca le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-settings-motion = Animazioni
web-choice-motion-system = Come il sistema
web-choice-motion-less = Nessuna

## Inizio

web-new-game = Nuova partita
web-game = Gioco
web-players-range = Da { $fewest } a { $most } giocatori.
web-chosen = scelto
web-learn = Prima partita?
web-learn-how = Leggi come si gioca, con tutte le carte.
web-learn-do = Leggi le regole
web-details = Altre opzioni
web-your-name = Il tuo nome
web-name = Nome
web-company-opponents = Contro il computer
    .open = Gioca contro il computer
    .about = forte quanto vuoi
web-company-friends = Con gli amici
    .open = Gioca con gli amici
    .about = tramite link, fino a { $most } posti
    .how = Mandi un link a tutti gli altri. Anche il computer può occupare dei posti.
web-company-here = Su questo dispositivo
    .open = Gioca su questo dispositivo
    .about = a turno
    .alone = a turno, o in solitario
    .how = Vi passate il dispositivo; tra un turno e l’altro le carte segrete restano coperte.
web-alone = In solitario
web-summary-you = Tu
web-summary-against = { $you } contro { $others }
web-summary-with = { $you } con { $others }
web-seats = Posti
web-seat = Posto { $number }
web-seat-you = tu
web-seat-add = Aggiungi un giocatore
web-seat-remove = Togli questo posto
web-player-number = Giocatore { $number }
web-who = Chi siede qui
web-who-me = io
web-who-here = qualcuno su questo dispositivo
web-who-link = un amico, tramite link
web-who-opponent = il computer
web-level = Quanto forte
web-level-time = Tempo per pensare a un turno
web-level-is = { $name }: { $about }
web-level-deckhand = Mozzo
    .about = gioca per compagnia, facile da battere
web-level-trader = Commerciante
    .about = gioca in fretta e con criterio
web-level-merchant = Mercante
    .about = pensa in anticipo, difficile
web-level-magnate = Magnate
    .about = il livello più alto, si prende tempo
web-face-deckhand = Jules
    .second = Amadou
    .third = Elke
    .fourth = Nino
    .fifth = Finn
web-face-trader = Marthe
    .second = Odile
    .third = Estelle
    .fourth = Bruno
    .fifth = Hedwig
web-face-merchant = Anselm
    .second = Baptiste
    .third = Ottilie
    .fourth = Hugo
    .fifth = Konrad
web-face-magnate = Leonore
    .second = Viktor
    .third = Cosima
    .fourth = Leopold
    .fifth = Aurelia
web-about-card = Su questa carta
web-colour = Colore
web-colour-orange = arancione
web-colour-black = nero
web-colour-white = bianco
web-colour-pink = rosa
web-colour-turquoise = turchese
web-option-variant = Variante
web-option-cards = Carte
web-option-expert = Regole per esperti
web-option-expert-yes = vendite e interessi più severi
    .about = fuori dal tuo turno vendi solo per pagare; molti prestiti costano il doppio degli interessi
web-option-le_havre-variant-full = partita completa
    .about = tutti i turni e tutti gli edifici
web-option-le_havre-variant-short = partita breve
    .about = meno turni, più merci all’inizio, senza edifici speciali
web-option-le_havre-cards-base = edifici speciali della scatola
    .about = di tutte le serie scelte entrano in gioco sei carte
web-option-le_havre-cards-essen = serie di Essen
    .about = altri edifici speciali, dalla fiera del 2008
web-option-le_havre-cards-hameau = Le Grand Hameau
    .about = altri edifici speciali, dall’espansione
web-option-le_havre-cards-promo = carte promozionali
    .about = edifici speciali distribuiti in omaggio
web-option-craftsmen-cards-base = le carte della scatola
web-usual = Reimposta
web-tables = Le tue partite
web-tables-all = Mostra tutte e { $count }
web-shelf-rules = Le regole con tutte le carte
web-game-menu = Altro su questa partita
web-shelf-waits = in attesa di { $name }
web-shelf-won = Vinta { $points }
web-shelf-place = { $place }º posto, { $points }
web-shelf-winner = Vince { $names }, { $points }
web-shelf-solo = { $points } { $points ->
    [one] punto
   *[other] punti
}
web-tables-left = Partite eliminate
web-come-back = Ripristina
web-review = Rivedi
web-open-record = Apri una registrazione
web-open-record-how = Una registrazione è un piccolo file di testo con un’intera partita. Puoi riguardarla e continuare a giocare da lì.
web-save-record = Salva la registrazione
web-delete = Elimina
web-delete-sure = Eliminare davvero?
web-end-game = Termina la partita
web-end-game-sure = Terminare davvero?
web-actions-played = { $count ->
    [one] un’azione
   *[other] { $count } azioni
}
web-status-over = finita
    .long = La partita è finita
web-status-closed = interrotta
    .long = Questa partita è stata chiusa
web-join = Unisciti alla partita
web-join-how = C’è un posto per te. Come ti chiami?
web-sit-down = Giochiamo
web-sitting-down = Un momento…
web-join-dead = Link non più valido
web-join-ended = Questo link non funziona più. Chiedine uno nuovo.
web-join-taken = Qui c’è già { $name }. Puoi chiedere il posto.
web-join-ask = Chiedi il posto
web-join-waiting = Hai chiesto il posto. In attesa della risposta…
web-join-refused = La risposta è no. { $name } tiene il posto.
web-join-ask-again = Chiedi di nuovo
web-join-device = Giochi come { $name } su un altro dispositivo. Giocare anche qui?
web-join-device-do = Gioca anche qui
web-join-watch = Stai guardando
web-join-watch-how = Assisti alla partita: vedi ciò che tutti al tavolo possono vedere.
web-join-watch-do = Vai al tavolo

## Regole

web-rules-contents = Indice
web-rules-cards = Tutte le carte

## Rifiuti

web-error-offline = In questo momento il server non è raggiungibile.
web-error-not_found = Questo tavolo non esiste.
web-error-not_seated = Non hai un posto a questo tavolo. Chiedi un link.
web-error-no_key = Il server non conosce questo browser. Ricarica la pagina.
web-error-not_your_turn = Tocca a qualcun altro.
web-error-stale = Nel frattempo la partita è andata avanti. Controlla di nuovo.
web-error-cannot_undo = Questo non si può annullare.
web-error-not_over = La registrazione si può salvare quando la partita è finita.
web-error-closed = Questa partita è stata chiusa.
web-error-seat_taken = Qui c’è già qualcuno.
web-error-bad_record = Impossibile aprire questo file: { $message }
web-error-bad_card = Impossibile aprire questo file: { $message }
web-error-too_large = Questo file è troppo grande per una registrazione.
web-error-too_fast = Troppe richieste. Riprova tra un momento.
web-error-too_many = Su questo server ci sono troppi tavoli.
web-error-unavailable = In questo momento il computer non risponde. Riprova tra poco.
web-error-unsaved = Il server non riesce a salvare in questo momento. Nulla è perso; ci riprova da solo.
web-error-internal = Qualcosa è andato storto da parte nostra. Il registro del server dice di più.
web-seat-mark = Giocatore { $seat }
web-compiling = Compilazione delle regole: { $percent } %, ancora circa { $seconds } s. Poi il computer gioca più in fretta.
web-compiling-failed = Non è stato possibile compilare le regole; la partita continua, ma più lentamente.
web-broken = Qualcosa è andato storto in questa pagina. Nulla di ciò che è stato giocato è perso.
web-reload = Ricarica la pagina

## Tavolo

web-loading = Preparazione del tavolo…
web-to-start = Alla pagina iniziale
web-your-turn = Tocca a te
web-thinks = { $name } sta pensando
web-waits = Tocca a { $name }
web-waits-away = Tocca a { $name }, che ora non c’è
web-waits-nobody = Manca ancora { $name }
web-watching = Stai guardando
web-thinking = sta pensando
web-offline = Connessione persa; tornerà da sola
web-undo = Annulla
web-redo = Ripeti
web-hint = Suggerimento
web-hinting = Un momento…
web-hint-is = Un suggerimento: { $action }
web-hint-do = Fai così
web-hint-even = vale più o meno lo stesso
web-hint-far = vale molto meno
web-hint-less = { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
}
web-answers = Che cosa puoi fare
web-confirm = Conferma
web-back = Un passo indietro
web-out-of-turn = Fuori turno
web-cancel = Rinuncia
web-back-short = Indietro
web-ticket = La tua decisione
web-changes = Che cosa cambia
web-more-answers = Altro
web-all = tutto ({ $n })
web-just-now = Poco fa
web-key-space = Spazio
web-choice-pace-calm = Calmo
web-choice-pace-brisk = Svelto
web-choice-pace-once = Subito
web-pace-again = Riguarda
web-pace-pause = Pausa
web-pace-on = Continua
web-pace-skip = Salta
web-settings-pace = Mosse degli altri
web-settings-moments = Momenti speciali
web-moments-yes = Mostra passo per passo la fine di un round o di un anno
web-settings-sounds = Suoni
web-sounds-yes = Riproduci brevi suoni
web-tools = Strumenti
web-menu-table = Menu
web-leave = Alla pagina iniziale
web-uncertain = Ciò che segue dipende da carte nascoste.
web-less = meno
web-more = più
web-how-many = Quantità
web-pick-more = ne mancano: { $n }
web-pick-fewer = di troppo: { $n }
web-pick-too-much = Più del necessario
web-pick-of = { $n } di { $due }
web-pick-none = niente
web-pick-all = tutto ciò che serve
web-pick-change = Paga in altro modo
web-did-last = { $first } e { $last }
web-log = Che cosa è successo
web-log-short = Registro
web-log-steps = { $count ->
    [one] un passo
   *[other] { $count } passi
}
web-earlier = Mostra le mosse precedenti
web-outcome-of = { $name }: { $what }
web-score = Punti dopo questa azione
web-scores = Punti
web-timeline = La partita finora
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-unit = Procedi per
web-unit-step = passo
web-unit-move = mossa
web-unit-turn = turno
web-unit-round = round
web-now = Torna al presente
web-looking-back-how = Qui non si può giocare. Torna al presente per continuare.
web-looking-back = Guardi indietro: dopo { $at } { $at ->
    [one] azione
   *[other] azioni
} su { $count }
web-invite = Invita
web-invite-how = Chi apre uno di questi link si siede lì, oppure guarda.
web-invite-local = Questi link funzionano solo su questo computer. Per far entrare altri, avvia Kontor con «kontor serve --host 0.0.0.0» e apri la pagina all’indirizzo di questo computer.
web-invite-here = è al tavolo
web-show-link = Mostra il link
web-link-for = Link per { $name }
web-spectators = Spettatori
web-copy-link = Copia il link
web-copied = Copiato
web-ask = { $name } chiede il posto di { $seat }.
web-ask-own = { $name } chiede il tuo posto.
web-ask-somebody = Qualcuno
web-ask-give = Cedi il posto
web-ask-give-sure = Cederlo davvero?
web-ask-decline = Rifiuta
web-device = Altro dispositivo
web-device-do = Gioca su un altro dispositivo
web-device-link = Link per un altro dispositivo
web-device-how = Apri questo link sull’altro dispositivo. Vale una volta, per 15 minuti.
web-device-only = Solo questo dispositivo
web-devices = { $count ->
    [one] un dispositivo
   *[other] { $count } dispositivi
}
web-seat-empty = Libera il posto
web-seat-empty-sure = Liberarlo davvero?
web-close = Chiudi
web-card = Carta
web-card-use = Fallo ora
web-card-owner = appartiene a { $name }
web-card-kind = tipo
web-card-value = valore
web-card-price = prezzo
web-card-fee = quota d’ingresso
web-card-cost = costo di costruzione
web-card-hammers = martelli
web-card-fishers = pescatori
web-card-action = azione
web-card-deck = mazzo
web-card-building = edificio
web-card-makes = produce
web-card-needs = richiede
web-card-points = punti
web-card-colours = colori
web-card-house = casetta
web-card-sure = quanto è certo
web-card-sure_of = quanto è certa ogni parte
web-sure = ≈ Ricostruiti: { $parts }.
web-clause = Regola { $clause }
web-clause-words = Con le parole delle regole (in inglese)
web-cover-turn = { $name }, tocca a te
web-cover-look = Ciò che vedeva { $name }
web-cover-how = Ora solo { $name } dovrebbe guardare lo schermo.
web-cover-show = Sono { $name }
web-cover-never = D’ora in poi giochiamo a carte scoperte
web-result-shared = Vittoria condivisa: { $names }
web-result-by = { $names } vince di { $points }
web-result-tie = { $names } vince lo spareggio
web-result-share = Condividi come immagine
web-result-curve = I punti durante la partita
web-result-curve-how = Come stavano in quel momento.
web-result-solo = { $points } { $points ->
    [one] punto
   *[other] punti
}
web-result-parts = Da dove vengono i punti
web-result-again = Rivincita
web-result-ready = La prossima sfida: { $name }
    .do = Inizia questa partita
web-result = Il risultato
web-show-board = Mostra il tavolo
web-deal = La distribuzione
web-deal-true = verificata
web-deal-false = non corrisponde!
web-deal-drawn = Il seme è stato estratto prima della partita e tutti ne hanno ricevuto l’impronta. Ora è svelato.
web-deal-chosen = Chi ha aperto il tavolo ha scelto il seme. Tutti ne hanno ricevuto l’impronta prima della partita.
web-deal-opened = Questa partita continua da una registrazione, con il suo seme.
web-deal-seed = Seme
web-deal-salt = Sale
web-deal-commitment = Impronta
web-deal-how = L’impronta è lo SHA-256 di seme, spazio e sale. Per verificare tutta la partita, salva la registrazione ed esegui:

## Un gioco per cui la pagina non ha un tabellone

web-generic-table = Sul tavolo
web-now-title = Che cosa ti porterebbe ora
web-now-not = Ora non è possibile
web-now-points = Punti: { $now } → { $then }
web-now-ahead = { $name }: +{ $now } → +{ $then }
web-sure-of = { $label } (sicuro al { $chance } %)
web-guide-search = Cerca: botte, quota, «posso vendere?»
    .label = Cerca nelle regole
web-guide-none = Nelle regole non se ne parla.
web-guide-learn = Imparalo al tavolo
web-guide-clauses = Articolo per articolo
web-guide-clauses-about = Le regole complete in articoli numerati, in inglese, con le loro fonti e con ciò che è stato deciso dove i regolamenti stampati tacciono o si contraddicono.
web-guide-set = Serie
web-guide-all = tutte
web-guide-standard = Edifici standard
web-guide-cards = { $n } { $n ->
    [one] carta
   *[other] carte
}
web-guide-kind-term = Glossario
web-guide-kind-card = Carta
web-guide-why = Apri la regola { $clause }
web-else = Oppure: { $what }
