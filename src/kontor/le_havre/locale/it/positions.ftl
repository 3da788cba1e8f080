# Che cosa non va in una posizione scritta o preparata a mano.

lh-position-anew = senza «decisions», «seal» e «stage» il turno ricomincia
lh-position-a-ship = nave
lh-position-a-pile = pila
lh-position-ship-form = una nave è un tipo e un valore, per esempio ["wood", 2], non { $given }
lh-position-no-good = nessuna merce si chiama { $given }
lh-position-no-building = nessun edificio si chiama { $given }
lh-position-no-offer = non c’è un’offerta «{ $name }»
lh-position-no-ship = non c’è una nave «{ $kind }» di valore { $value }
lh-position-ships-of = { $kind ->
    [wood] navi di legno
    [iron] navi di ferro
    [steel] navi d’acciaio
   *[luxury] transatlantici di lusso
}
lh-position-ships = { $ships } di valore { $value }: nel gioco sono solo { $copies }
lh-position-stack-room = { $ships }: il gioco ne ha di meno
lh-position-sold-ships = { $ships }: sold_ships ne indica più che nella pila
lh-position-worker-unbuilt = { $seat }: il disco persona non può stare su { $card }: l’edificio non è costruito
lh-position-closed = nessuno può entrare in { $card }
lh-position-two-workers = due dischi persona non possono stare insieme su { $card }
lh-position-phase = phase: { $given }; serve main, final oppure over
lh-position-phase-late = la fase «{ $phase }» viene solo dopo il round { $round }
lh-position-over-stage = la partita è finita; la fase «{ $stage }» non c’è più
lh-position-final-stage = nello stadio finale non c’è «{ $stage }»
lh-position-stage-phase = «{ $stage }» come stage richiede «{ $stage }» come phase
lh-position-last-turn = il turno { $turn } è l’ultimo del round; dopo non arrivano provviste
lh-position-tiles = tiles è un elenco delle sette tessere Provviste in un ordine qualsiasi: { $tiles }
lh-position-in-yard = fra le proprietà ({ $seat })
lh-position-in-town = in città
lh-position-beside = accanto alle pile
lh-position-in-pile = in una pila
lh-position-in-stack = nella pila degli edifici speciali
lh-position-in-hand = in mano a un giocatore
lh-position-in-reserve = nella riserva
lh-position-unseen = fra le carte mai viste
lh-position-piles = piles è un elenco di tre elenchi di edifici
lh-position-not-waiting = { $card } non può aspettare accanto alle pile
lh-position-no-wharf = { $card } non è un attracco e non si può ammodernare
lh-position-no-picket = { $card } non è la carta «{ card-picket_line }»
lh-position-picket-unbuilt = { $card } non può chiedere nulla: non è costruito
lh-position-picket-nobody = { $card } non può chiedere nulla: «picketed» non indica nessuno
lh-position-sold-gone = «sold» indica { $text }, che però non è in città
lh-position-pile-room = in una pila stanno al massimo { $limit } edifici
lh-position-no-number = { $card } non ha numero e non può stare in una pila
lh-position-specials-room = nella pila stanno al massimo { $limit } edifici speciali
lh-position-no-special = { $card } non è un edificio speciale
lh-position-decision-action = una decisione aperta non appartiene a nessuna azione
lh-position-decision-turn = una decisione aperta inizia un turno dentro un altro
lh-position-decision-fee = una decisione aperta chiede la quota d’ingresso di un’altra carta
lh-position-decision-card = una decisione aperta non usa nessuna carta
