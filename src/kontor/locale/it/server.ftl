# Rifiuti del server: una sola frase ciascuno, con l’iniziale minuscola e senza punto finale.

## Chi chiede

server-no-key = serve la chiave di un visitatore nell’intestazione Authorization
server-no-table = questo tavolo non esiste
server-no-game = questo gioco non esiste
server-watching = stai solo guardando
server-which-seat = indica per quale posto
server-not-yours = il posto { $seat } non è tuo
server-no-person = al posto { $seat } non siede una persona
server-no-link = questo link non apre alcun posto qui; forse è stato sostituito
server-host-only = può farlo solo chi ha aperto questo tavolo
server-seat-lost = qui non hai più un posto
server-seat-taken = qui c’è già { $name }; puoi chiedere il posto
server-no-ask = nessuno lo chiede più
server-refused-lately = hai appena ricevuto un no; chiedi di nuovo più tardi
server-too-many-asks = troppe persone chiedono un posto a questo tavolo
server-too-many-devices = un posto può essere tenuto da { $most } { $most ->
    [one] dispositivo
   *[other] dispositivi
} al massimo

## Che cosa si chiede

server-stale = il tavolo è alla versione { $version }, questo era per la { $given }
server-overtaken = qualcun altro ha intanto cambiato questo tavolo
server-step = passo { $number } («{ $text }»): { $reason }
server-steps-turn = tocca a qualcun altro, e fuori turno si fa una sola azione per volta
server-step-turn = a quel punto tocca già a qualcun altro
server-step-news = svela qualcosa che prima non si poteva sapere; il resto è una mossa a sé
server-closed = questo tavolo è stato chiuso
server-ended = questa partita è già finita
server-one-hint = un suggerimento alla volta
server-hint-turn = i suggerimenti sono solo per chi è di turno
server-no-opponent = in questo momento il computer non risponde
server-busy = il computer è occupato con altre partite; riprova tra poco
opponents-not-loaded = i giocatori di «{ $module }» non si possono caricare: { $reason }
opponents-no-players = «{ $module }» non è un modulo di giocatori: manca { $name }
opponent-unknown = nessun avversario si chiama «{ $name }»
opponent-seconds = «{ $given }» qui non è un tempo per pensare; indicalo in secondi, al massimo { $most }, per esempio «{ $example }»
travel-no-undo = ora non si può annullare nulla
travel-no-redo = ora non si può ripetere nulla
travel-undo-places = si può annullare solo fino a certi punti da { $first } a { $last }, non fino a { $given }
travel-redo-places = si può ripetere solo fino a certi punti da { $first } a { $last }, non fino a { $given }
server-not-over = la registrazione contiene il seme; si può salvare solo quando la partita è finita o chiusa

## Aprire tavoli

server-too-many-tables = su questo server ci sono troppi tavoli; non se ne può aprire un altro
server-record-players = la registrazione è di { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}, non di { $given }
server-cannot-open = impossibile aprire questo tavolo: { $reason }
deal-no-promise = la registrazione non ha impronta e sale; nulla è stato promesso sulla distribuzione
deal-two-promises = la registrazione ha più di un’impronta o di un sale; non è chiaro che cosa sia stato promesso
deal-from-position = la partita è iniziata da una posizione; non c’era una distribuzione da promettere
deal-other-seed = il seme { $seed } non è quello promesso

## La cornice

server-too-fast = troppe richieste; riprova tra un secondo
server-too-large = qui si possono inviare al massimo { $most } byte
server-unsaved = il server non riesce a salvare in questo momento; nulla è perso, ci riprova
server-hello-first = il primo messaggio è hello
server-hello-twice = hello è già stato detto
server-not-understood = richiesta incomprensibile: { $problem }
server-nowhere = a questo indirizzo non c’è nulla
server-wrong-method = questo indirizzo non è per quel metodo
server-wrong-host = questo server non si chiama così; vedi KONTOR_HOSTS
server-wrong-origin = questa pagina non può parlare con questo server
server-no-language = questa lingua non è disponibile
server-broken = qualcosa è andato storto; il registro del server dice di più alla voce request { $number }
server-no-guide = per questo gioco non c’è una guida
server-review-open = una partita si può rivedere quando è finita
server-review-board = questo si può chiedere solo a un tavolo di analisi
