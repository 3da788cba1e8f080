# Frasi comuni a tutti i giochi: righe che non si possono leggere, opzioni, tavoli, registrazioni.
# Un rifiuto è una sola frase, con l’iniziale minuscola e senza punto finale.

seat-name = Giocatore { $seat }
list-part = { $first }, { $next }
list-end = { $first } e { $last }
list-or = { $first } o { $last }
sentence-then = { $first }; { $then }
did-you-mean = { $sentence } (intendevi «{ $word }»?)

## Righe

line-no-text = un’azione è una riga di testo
line-form = un’azione è un verbo con un nome, per esempio «{ $example }»
line-no-verb = nessuna azione si chiama «{ $word }»
line-wants-noun = dopo «{ $word }» devi dire che cosa
line-alone = «{ $word }» sta da solo; non lo segue nulla
line-too-long = dopo «{ $words }» ci sono troppe parole
line-no-match = «{ $word }» non si usa con «{ $noun }»
line-no-number = «{ $word }» non è un numero da 0 a { $most }

## Giochi e loro opzioni

game-unknown = nessun gioco si chiama «{ $name }»
game-no-word = un gioco si indica con una parola, non con { $given }
option-unknown = { $game } non ha l’opzione «{ $name }»
option-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $given }
option-seed = un seme è un numero intero da 0 a { $most }, non { $given }
option-whole-seed = un seme è un numero intero, non { $given }
option-yes-no = «{ $name }» è yes oppure no, non { $given }
option-word = «{ $name }» richiede una sola parola, non { $given }
option-words = «{ $name }» richiede un elenco di parole, non { $given }
option-not-offered = «{ $name }» non offre «{ $word }»
option-no-variant = nessuna variante si chiama «{ $name }»
option-there-are = ci sono { $words }
option-no-set = nessun set di carte si chiama «{ $name }»
option-sets = ci sono { $sets } e i file che finiscono in .toml
option-no-base = tra le carte manca «base»; i file ne sostituiscono solo le tabelle
file-of-cards = impossibile leggere il file di carte «{ $path }»: { $reason }
file-of-values = impossibile leggere il file di valori «{ $path }»: { $reason }
file-not-utf8 = non è testo in UTF-8

## Tavoli

game-over = la partita è finita
seat-unknown = il posto { $seat } non c’è; i posti vanno da 0 a { $last }
seat-only-in-turn = Giocatore { $seat } non può fare nulla fuori turno, nemmeno «{ $text }»
seat-waits = tocca a Giocatore { $mover }, non a Giocatore { $seat }
action-form = un’azione è una riga di parole o un numero, non { $given }
action-number = le azioni sono numeri da 0 a { $most }, non { $given }
action-no-meaning = l’azione { $given } non significa nulla in questa partita
action-not-possible = «{ $text }» ora non è possibile
action-not-legal = l’azione { $action } non è tra quelle ammesse
action-not-there = la partita ha { $length } { $length ->
    [one] azione
   *[other] azioni
}; la { $count } non c’è
picture-none = di { $game } non ci sono ancora immagini
undo-number = il numero di azioni da annullare è 0 o più, non { $given }
undo-too-far = { $count ->
    [one] si può annullare solo { $count } azione
   *[other] si possono annullare solo { $count } azioni
}, non { $steps }
redo-number = il numero di azioni da ripetere è 0 o più, non { $given }
redo-too-far = { $count ->
    [one] si può ripetere solo { $count } azione
   *[other] si possono ripetere solo { $count } azioni
}, non { $steps }
position-form = una posizione è una tabella di nomi e valori, non { $given }
position-parts = una posizione contiene solo parole, numeri, elenchi e tabelle

## Registrazioni

record-line = riga { $number }: { $reason }
record-action = «{ $text }»: { $reason }
record-no-text = una registrazione è testo, non { $given }
record-too-long = una registrazione ha al massimo { $most } caratteri
record-long-line = una riga ha al massimo { $most } caratteri
record-not-utf8 = questo non è testo in UTF-8
record-start = una registrazione comincia con «{ $start }», non con «{ $given }»
record-format = si conosce solo il formato { $known }, non «{ $given }»
record-no-game = manca la riga «game ...»
record-no-word = manca la parola «{ $name }»
record-no-value = «{ $word }» non ha un valore
record-twice = «{ $word }» compare due volte
record-number = «{ $name }» richiede un numero intero, non «{ $given }»
record-open-quote = le virgolette non vengono chiuse
record-bad-quote = «{ $item }» non è una parola tra virgolette
rules-unknown = le regole { $rules } di { $game } qui non sono note; sono note { $known }
rules-two = l’intestazione indica le regole { $header }, la posizione le regole { $position }
record-position-alone = la posizione alla riga { $line } non lascia posto a { $words }
record-no-json = la posizione non è JSON valido
record-two-games = l’intestazione dice { $header }, la posizione «{ $position }»
record-no-mark = tocca a Giocatore { $seat } e non serve indicarlo
record-count = qui { $legal ->
    [one] è ammessa { $legal } azione
   *[other] sono ammesse { $legal } azioni
}, la registrazione ne conta { $counted }
record-scores = i punteggi sono { $scores }, non { $given }

## Positions in bytes

bytes-form = una posizione in byte è fatta di byte, non di { $given }
bytes-foreign = questi byte non contengono una posizione di questo gioco
bytes-damaged = questi byte sono danneggiati

## Games without words of their own

action-plain = { $text }
    .log = { $name }: { $text }
action-hidden =
    .log = { $name } fa qualcosa che non puoi vedere
prompt-plain = che cosa fai?
