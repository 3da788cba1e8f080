# Il tavolo di Le Havre nel browser: il tabellone, le azioni e le domande in parole.
# { $what } è una quantità di merci come «3 legni, 1 argilla»; { $card } e { $ship } sono nomi.

# Solo «pesce affumicato» non può essere la chiave di una variante: il suo plurale è quello predefinito.
web-lh-amount-loans = { $n } { $n ->
    [one] prestito
   *[other] prestiti
}
web-lh-nothing = nulla
web-lh-or = { $first } o { $second }
web-lh-and = { $first } e { $second }
web-lh-ship-value = { $ship }, valore { $value }

## A che punto è la partita

web-lh-caption = Round { $round } di { $rounds }, turno { $turn } di 7
web-lh-caption-final = Gli ultimi turni
web-lh-caption-over = La partita è finita

## Azioni, come frasi intere

web-lh-take = prendi { $what }
web-lh-take-then = prendi l’offerta: { $good }
web-lh-use = usa { $card }
web-lh-use-fee = usa { $card } (quota: { $fee })
web-lh-buy = compra { $card } per { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-buy-then = compra { $card }
web-lh-buy-ship = compra { $ship } per { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-buy-ship-then = compra { $ship }
web-lh-sell = vendi { $card } per { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-sell-ship = vendi { $ship } per { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-build = costruisci { $card } con { $what }
web-lh-build-then = costruisci { $card }
web-lh-build-ship = costruisci { $ship } con { $what }
web-lh-build-ship-then = costruisci { $ship }
web-lh-swap-ship = dai { $ship } per la nave speciale
web-lh-play = apri { $card }
web-lh-repay = ripaga un prestito per 5 franchi
web-lh-redeem = riscatta { $what } per 2 franchi
web-lh-evict = rimanda a casa il disco persona di { $name }
web-lh-end = termina il turno
web-lh-stop = fermati qui, senza il resto
web-lh-keep = rimetti entrambe come sono
web-lh-swap = rimetti entrambe in ordine inverso
web-lh-fee-food = paga la quota in cibo
web-lh-fee-francs = paga la quota in franchi
web-lh-fee-with = paga la quota: { $what }
web-lh-pay = paga il dovuto
web-lh-pay-due = paga { $what }
web-lh-borrow = prendi un prestito: 4 franchi ora, 5 da restituire
web-lh-pay-good = paga { $what }
web-lh-pay-none = paga senza { $good }
web-lh-times = { $n ->
    [0] nemmeno una volta
    [one] una volta
   *[other] { $n } volte
}
web-lh-times-trade = { $gives } → { $gets }
web-lh-times-give = consegna { $gives }
web-lh-times-ships = manda in mare { $n } { $n ->
    [one] nave
   *[other] navi
}
web-lh-times-loans = restituisci { $n } { $n ->
    [one] prestito
   *[other] prestiti
}
web-lh-with = { $what } al posto di { $good }
web-lh-with-none = non sostituire con { $good }
web-lh-load = carica { $what }
web-lh-load-none = non caricare { $good }
web-lh-give = consegna { $what }
web-lh-give-none = non consegnare { $good }
web-lh-receive = ricevi { $what }
web-lh-receive-none = rinuncia a { $good }
web-lh-pick = scegli { $good }
web-lh-more = più di 127

## Lo stesso sotto un titolo, più corto

web-lh-for = { $thing } per { $what }
web-lh-in-brackets = { $thing } ({ $what })

## Titoli

web-lh-group-done = Fatto
web-lh-group-due = Dovuto
web-lh-group-take = Prendi un’offerta
web-lh-group-use = Usa un edificio
web-lh-group-build = Costruisci
web-lh-group-buy = Compra
web-lh-group-sell = Vendi
web-lh-group-money = Prestiti
web-lh-group-fee = Quota d’ingresso
web-lh-group-pay = Paga
web-lh-group-times = Quante volte
web-lh-group-with = Al posto
web-lh-group-load = Carica
web-lh-group-give = Consegna
web-lh-group-receive = Ricevi
web-lh-group-pick = Scegli
web-lh-group-evict = Dischi persona
web-lh-group-order = Ordine
web-lh-group-play = Carte
web-lh-group-exchange = Scambia

## Domande

web-lh-ask-turn = Prendi un’offerta o usa un edificio. Puoi anche comprare, vendere e ripagare prestiti.
web-lh-ask-done = La tua azione principale è fatta. Compra, vendi, ripaga prestiti o termina il turno.
web-lh-ask-end = Non resta nulla da fare. Termina il turno.
web-lh-ask-final = La tua ultima azione principale: prendi un’offerta o usa un edificio qualsiasi.
web-lh-ask-fee = { $card }: come paghi la quota d’ingresso?
web-lh-ask-meal = Nutri i tuoi lavoratori: { $due ->
    [one] è dovuto { $due } cibo
   *[other] sono dovuti { $due } cibi
}. Ne hai { $has }, franchi compresi.
web-lh-ask-meal-short = Nutri i tuoi lavoratori: { $due ->
    [one] è dovuto { $due } cibo
   *[other] sono dovuti { $due } cibi
}. Ne hai solo { $has }. Vendi qualcosa o prendi un prestito.
web-lh-ask-interest = Interessi sui tuoi prestiti: { $due ->
    [one] è dovuto { $due } franco
   *[other] sono dovuti { $due } franchi
}. Ne hai { $has }.
web-lh-ask-bill = Un conto: { $due ->
    [one] è dovuto { $due } franco
   *[other] sono dovuti { $due } franchi
}. Ne hai { $has }.
web-lh-ask-pay-food = Ancora da pagare: { $due } { $due ->
    [one] cibo
   *[other] cibi
}. Quantità di { $good }?
web-lh-ask-pay-energy = Ancora da pagare: { $due } { $due ->
    [one] energia
   *[other] energie
}. Quantità di { $good }?
web-lh-ask-pay-food-card = { $card }: ancora { $due } { $due ->
    [one] cibo
   *[other] cibi
} da pagare. Quantità di { $good }?
web-lh-ask-pay-energy-card = { $card }: ancora { $due } { $due ->
    [one] energia
   *[other] energie
} da pagare. Quantità di { $good }?
web-lh-ask-with = Quantità di { $better } da consegnare al posto di { $good }?
web-lh-ask-load = Che cosa spedisci? C’è posto per { $most ->
    [one] un’altra merce
   *[other] altre { $most } merci
}. Quantità di { $good }?
web-lh-ask-give = Quali merci consegni? Quantità di { $good }?
web-lh-ask-receive = Quali merci ricevi? Quantità di { $good }?
web-lh-ask-times = { $card }: quante volte?
web-lh-ask-trade = { $card }: quante volte { $gives } per { $gets }?
web-lh-ask-give-times = { $card }: quante volte consegni { $gives }?
web-lh-ask-ships = { $card }: quante navi salpano? Ognuna richiede 3 energie.
web-lh-ask-loans = { $card }: quanti prestiti restituisci?
web-lh-ask-pick = { $card }: quali merci scegli?
web-lh-ask-order = Vedi «{ $first }» e, sotto, «{ $second }». In quale ordine rimetti le due carte?
web-lh-ask-use = { $card }: quale edificio usi?
web-lh-ask-build = { $card }: che cosa costruisci?
web-lh-ask-build-more = { $card }: che cosa costruisci ancora? Puoi fermarti.
web-lh-ask-play = { $card }: quale dei tuoi edifici speciali apri?
web-lh-ask-evict = { $card }: quale disco persona torna a casa?
web-lh-ask-other = { $card }: che cosa scegli?

## Che cosa è cambiato

web-lh-plus = +{ $what } ({ $total })
web-lh-minus = −{ $what } ({ $total })
web-lh-of = { $name }: { $what }
web-lh-got = + { $thing }
web-lh-lost = − { $thing }
web-lh-went = disco persona: { $card }
web-lh-went-home = disco persona a casa
web-lh-new-round = inizia il round { $round }
web-lh-town-got = città: + { $thing }
web-lh-new-ship = nuova nave: { $ship }
web-lh-modernised = { $card }: ammodernamento
web-lh-move-meal = nutrire i lavoratori: { $what }
web-lh-move-interest = interessi: { $what }
web-lh-move-bill = un conto: { $what }
web-lh-secret = una scelta segreta ({ $card })

## Punti

web-lh-source-cash = franchi
web-lh-source-buildings = edifici
web-lh-source-bonuses = bonus degli edifici
web-lh-source-ships = navi
web-lh-source-loans = prestiti

## Il tabellone

web-lh-harbour = Porto
web-lh-offers = Offerte
web-lh-offer = Offerta: { $what }
web-lh-tiles = Tessere Provviste
web-lh-tile = Tessera { $number }: { $what }
web-lh-tile-hidden = Tessera { $number }: coperta
web-lh-tile-interest = Interessi: chi ha un prestito paga 1 franco quando una nave arriva qui.
web-lh-tile-now = Questo turno
web-lh-tile-next = Prossima
web-lh-ship-of = La nave di { $name } è qui.
web-lh-rounds = Round
web-lh-round = Round { $round }
web-lh-round-food = { $n } { $n ->
    [one] cibo
   *[other] cibi
} a testa
web-lh-round-harvest = raccolto
web-lh-round-no-harvest = nessun raccolto
web-lh-round-standard = la città costruisce una proposta
web-lh-round-special = la città costruisce un edificio speciale
web-lh-round-ship = nuova nave: { $ship }
web-lh-proposals = Proposte
web-lh-pile-empty = vuota
web-lh-below = { $n } sotto
web-lh-below-these = Sotto: { $cards }
web-lh-build-cost = Costruzione
web-lh-price = Acquisto
web-lh-not-buildable = non si può costruire
web-lh-not-for-sale = non in vendita
web-lh-ships = Navi
web-lh-stack-empty = ancora nessuna
web-lh-stack-count = { $n } nella pila: valori { $values }
web-lh-ship-facts = Nutre per { $food }, porta { $capacity } { $capacity ->
    [one] merce
   *[other] merci
}. Costruzione: { $cost } e 3 energie.
web-lh-ship-liner = Non nutre nessuno e non porta nulla. Costruzione: { $cost } e 3 energie.
web-lh-ship-price = Prezzo: { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-specials = Speciali
web-lh-specials-left = { $n } { $n ->
    [one] edificio speciale coperto
   *[other] edifici speciali coperti
}
web-lh-specials-known = Conosci: { $cards }
web-lh-waits = { $card } aspetta una pila vuota
web-lh-town = Città
web-lh-players = Giocatori
web-lh-you = tu
web-lh-fee = Quota: { $fee }
web-lh-fee-free = nessuna quota
web-lh-fee-closed = non vi si può entrare
web-lh-value = Valore { $n }
web-lh-worker-of = Qui c’è { $name }
web-lh-owner = Appartiene a { $name }
web-lh-owner-town = Appartiene alla città
web-lh-about = Su questa carta
web-lh-food = Cibo: { $has }, necessario a fine round: { $needs }
web-lh-food-short = { $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
}
web-lh-energy = Energia: { $n }
web-lh-francs = Franchi: { $n }
web-lh-loans = Prestiti: { $n }
web-lh-hammers = Martelli: { $n }
web-lh-fishers = Pescatori: { $n }
web-lh-worker-at = Disco persona: { $card }
web-lh-worker-home = Disco persona a casa
web-lh-pawned = In pegno: { $what }
web-lh-hand = In mano: { $what }
web-lh-no-goods = nessuna merce
web-lh-no-buildings = ancora nessun edificio
web-lh-feeds = nutre per { $n }
web-lh-mark-use = Usa
web-lh-mark-buy = Compra
web-lh-mark-sell = Vendi
web-lh-mark-build = Costruisci
web-lh-tab-me = Io
web-lh-tab-harbour = Porto
web-lh-tab-proposals = Carte
web-lh-tab-town = Città
web-lh-tab-others = Altri
web-lh-tab-rounds = Round

## The game itself

game-le_havre = Le Havre
    .about = Merci, edifici e navi in un porto che cresce. Da 1 a 5 giocatori.

## Where the game is, in short

lh-caption = round { $round }, cibo { $food }, { $harvest ->
    [yes] raccolto
   *[no] nessun raccolto
}
    .turn = Round { $round } di { $rounds }, turno { $turn } di { $turns }
lh-caption-final = fase finale
    .turn = Gli ultimi turni
lh-caption-over = la partita è finita
    .turn = La partita è finita
