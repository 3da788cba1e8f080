# Problemi: che cosa si chiede, che cosa si dice a un tentativo, e la pagina.

puzzle-unknown = { $game } non ha un problema di nome { $name }
puzzle-loses = così perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; c’è di meglio
puzzle-loses-about = così perdi circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; c’è di meglio
puzzle-not-best = questa non è la mossa migliore
puzzle-almost = l’inizio è giusto, ma si può continuare meglio

puzzle-theme-last_action = L’ultima azione
    .ask = Dopo, nulla cambia più i tuoi punti. Trova come farne di più.
puzzle-theme-feed = Sfamare tutti
    .ask = Trova la mossa migliore e attenzione ai prestiti.
puzzle-theme-ship_or_house = Nave o edificio
    .ask = Una nave o un edificio? Trova la mossa migliore.
puzzle-theme-ships = Navi
    .ask = Trova la mossa migliore.
puzzle-theme-shipping = Le spedizioni
    .ask = Trova la mossa migliore.
puzzle-theme-building = Quale edificio?
    .ask = Trova la mossa migliore.
puzzle-theme-quay = Sulla banchina
    .ask = Trova la mossa migliore.
puzzle-theme-work = Una giornata di lavoro
    .ask = Trova la mossa migliore.
puzzle-theme-auction = L’asta
    .ask = Offrire o lasciare? Trova la mossa migliore.
puzzle-theme-helpers = Il prossimo aiutante
    .ask = Dove serve di più un aiutante?
puzzle-theme-notary = Dal notaio
    .ask = Trova la mossa migliore.
puzzle-theme-crafts = Nelle botteghe
    .ask = Quale lavoro viene prima?
puzzle-theme-capital = Capitale
    .ask = Quali carte valgono di più per te?

web-puzzles = Problemi
web-puzzle-today = Il problema di oggi
web-puzzle-today-how = Uno al giorno, lo stesso per tutti.
web-puzzle-more = Altri problemi
web-puzzle-shelf = Problemi e regole
web-puzzle-rest = Mostra altri problemi ({ $count })
web-puzzle-try = Prova
web-puzzle-again = Prova di nuovo
web-puzzle-solved = Risolto
web-puzzle-solved-count = Risolti: { $done } su { $count }
web-puzzle-any-theme = Tutti i temi
web-puzzle-theme = Tema
web-puzzle-grade = Difficoltà
web-puzzle-any-grade = Ogni difficoltà
web-puzzle-grade-1 = Facile
web-puzzle-grade-2 = Medio
web-puzzle-grade-3 = Difficile
web-puzzle-grade-4 = Molto difficile
web-puzzle-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-puzzle-none = Nessun problema corrisponde. Scegli un altro tema o un’altra difficoltà.
web-puzzle-tries = { $count ->
    [0] Ancora nessun tentativo
    [one] { $count } tentativo
   *[other] { $count } tentativi
}
web-puzzle-why = Perché no?
web-puzzle-show = Mostrami
web-puzzle-play-it = Gioca così
web-puzzle-right = Giusto!
web-puzzle-right-how = È la mossa migliore. Da qui la partita può continuare.
web-puzzle-right-end = È la mossa migliore, e la fine della partita.
web-puzzle-go-on = Continua da qui
web-puzzle-next = Prossimo problema
web-puzzle-proven = Dimostrato: ogni via fino alla fine è stata esaminata.
web-puzzle-line = La mossa migliore e che cosa può seguire
web-puzzle-then = Che cosa può seguire
web-puzzle-lost = Così perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-puzzle-lost-about = Così perdi circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-puzzle-not-best = Non è la mossa migliore; a prima vista non meritava nemmeno un esame.
web-puzzle-begun = L’inizio è giusto. Il resto si può fare meglio.
web-puzzle-hide = Nascondi
