# Parole italiane del tavolo di Le Havre nel terminale. Le etichette del tavolo sono brevi: stanno in una colonna stretta.

## Il tavolo

lh-board-town = città
lh-board-piles = proposte
lh-board-ships = navi
lh-board-tiles = tessere
lh-board-offers = offerte
lh-board-end = fine round
lh-board-francs = { $n } fr
lh-board-food = cibo { $has } di { $needs }
lh-board-food-now = cibo { $has }
lh-board-worth = patrimonio { $n }
lh-board-energy = energia { $n }
lh-board-pawned = in pegno: { $good }
lh-board-hand = in mano: { $card }
lh-board-stack = { $ship }, { $n } sotto
lh-board-known = conosci { $card }
lh-board-hidden = { $n } { $n ->
    [one] edificio speciale coperto
   *[other] edifici speciali coperti
}
lh-board-waits = { $card } aspetta
lh-board-harvest = raccolto
lh-board-no-harvest = nessun raccolto
lh-board-meal = { $food } a testa
lh-board-standard = la città costruisce una proposta
lh-board-special = la città rivela un edificio speciale
lh-board-new-ship = in arrivo: { $ship }
lh-board-next = prossimo round { $food }
lh-board-last = poi gli ultimi turni

## Carte

lh-sheet-card = carta
lh-sheet-where = dove
lh-sheet-data = quota, costo, prezzo
lh-sheet-action = azione
lh-sheet-fee = quota
lh-sheet-build = costruzione
lh-sheet-buy = acquisto
lh-sheet-worth = valore
lh-sheet-now = adesso
lh-sheet-number = { $kind }, numero { $number }
lh-sheet-free = gratis
lh-sheet-closed = non vi si può entrare
lh-sheet-not-built = non si può costruire
lh-sheet-not-sold = non in vendita
lh-sheet-hammers = { $n } { $n ->
    [one] martello
   *[other] martelli
}
lh-sheet-fishers = { $n } { $n ->
    [one] pescatore
   *[other] pescatori
}
lh-sheet-nowhere = non in gioco
lh-sheet-waits = aspetta una pila
lh-sheet-top = pila { $number }, in cima
lh-sheet-below = pila { $number }, sopra: { $n }

## Da dove vengono i punti

le_havre-source-cash = franchi
le_havre-source-buildings = edifici
le_havre-source-bonuses = bonus degli edifici
le_havre-source-ships = navi
le_havre-source-loans = prestiti

## Aiuto

lh-help-signs = Sul tavolo <legno+argilla> è la tessera di questo turno, % segna la tessera con cui si pagano gli interessi e [1] è il disco persona di Giocatore 1. «cibo 5 di 2» è quanto uno ha, franchi compresi, e quanto gli serve.
lh-help-worth = Alla fine contano franchi, edifici e navi, le merci no.
