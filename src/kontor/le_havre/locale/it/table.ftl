# Il tabellone di Le Havre nel browser.

web-lh-ship-value = { $ship }, valore { $value }

## Punti

web-lh-source-cash = franchi
web-lh-source-buildings = edifici
web-lh-source-bonuses = bonus degli edifici
web-lh-source-ships = navi
web-lh-source-loans = prestiti

## Il tabellone

web-lh-offers = Offerte
web-lh-offer = Offerta: { $what }
web-lh-tiles = Tessere Provviste
web-lh-tile = Tessera { $number }: { $what }
web-lh-tile-hidden = Tessera { $number }: coperta
web-lh-tile-interest = Interessi: chi ha un prestito paga 1 franco quando una nave arriva qui.
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
web-lh-proposals = Proposte edilizie
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
}. Costruzione: { $cost }.
web-lh-ship-liner = Non nutre nessuno e non porta nulla. Costruzione: { $cost }.
web-lh-ship-price = Prezzo: { $francs } { $francs ->
    [one] franco
   *[other] franchi
}
web-lh-specials-left = { $n } { $n ->
    [one] edificio speciale coperto
   *[other] edifici speciali coperti
}
web-lh-specials-known = Conosci: { $cards }
web-lh-waits = { $card } aspetta una pila vuota
web-lh-town = Città
web-lh-fee = Quota: { $fee }
web-lh-fee-free = nessuna quota
web-lh-fee-closed = non vi si può entrare
web-lh-value = Valore { $n }
web-lh-worker-of = Qui c’è { $name }
web-lh-owner = Appartiene a { $name }
web-lh-owner-town = Appartiene alla città
web-lh-food = Cibo: { $has }, necessario a fine round: { $needs }
web-lh-food-short = { $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
}
web-lh-food-needs = Servono
web-lh-food-has = disponibili
web-lh-food-enough = bastano
web-lh-food-spare = bastano, ne restano { $n }
web-lh-points = { $n ->
    [one] punto
   *[other] punti
}
web-lh-goods = Merci
web-lh-freight = se spedita: { $n } { $n ->
    [one] franco
   *[other] franchi
}
web-lh-legend = Quanto valgono le merci
web-lh-legend-ship = franchi, se spedita
web-lh-others = Gli altri
web-lh-turns-left = { $n } { $n ->
    [one] turno
   *[other] turni
} alla fine del round
web-lh-then-food = poi { $n } { $n ->
    [one] cibo
   *[other] cibi
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
web-lh-feeds = nutre per { $n }
web-lh-tab-town = Città
web-lh-tab-ships = Navi

## The game itself

game-le_havre = Le Havre
    .about = Merci, edifici e navi in un porto che cresce. Da 1 a 5 giocatori.
    .poster = Un porto cresce.

## Where the game is, in short

lh-caption = round { $round }, cibo { $food }, { $harvest ->
    [yes] raccolto
   *[no] nessun raccolto
}
    .turn = Round { $round } di { $rounds }, turno { $turn } di { $turns }
    .short = Round { $round } di { $rounds }
    .when = Round { $round }
    .period = { $round }
lh-caption-final = stadio finale
    .turn = Gli ultimi turni
    .period = fine
lh-caption-over = la partita è finita
    .turn = La partita è finita

## Sets of things that are picked
web-lh-set-fee = Con che cosa paghi l’ingresso?
web-lh-set-missing = ancora da pagare: { $what }
web-lh-set-load = Che cosa spedisci? Posto per { $most }
web-lh-set-give = Che cosa consegni?
web-lh-set-receive = Che cosa ricevi? In tutto { $n }
web-lh-set-receive-worth = Che cosa ricevi? Valore di spedizione in tutto: { $n }
web-lh-set-pick = Scegli merci diverse: { $n }
web-lh-set-times = { $card }: quantità?

## Il round finisce
web-lh-round-ends = Fine del round { $round }
web-lh-round-town-rests = la città non costruisce nulla
web-lh-ships-feed = cibo dalle navi
web-lh-again = Riguarda la fine del round

## A position by hand

lh-put-round = Round
lh-put-turn = Turno del round
lh-put-pile = Pila { $number }, dall’alto
lh-put-specials = Edifici speciali, dall’alto
lh-put-worker = Disco persona
lh-put-home = a casa

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-le_havre = soldi: franchi; denaro: franchi; debito: prestito; mutuo: prestito; cantiere: Attracco; modernizzare: ammodernare; operaio: disco; lavoratore: disco; mucche: bestiame; frumento: grano; ultimo: finale; comprare: acquisti; vendendo: vendi; tassa: quota; pareggio: pari; credito: prestito; pedina: disco; barca: nave; sfamare: nutrimento; mangiare: cibo; fame: cibo; combustibile: energia; potenziare: ammodernare; soldi prestito: LH-11.1; vendere edificio: LH-6.7; vendendo edificio: LH-6.7; comprare ultimo turno: LH-12.3; interessi prestito: LH-11.6; parità: LH-13.6; carbone energia: LH-1.8; raccolto: LH-10.2; modernizzare: LH-8.5; stesso edificio: LH-5.3; fulmine: LH-1.8; non cibo basta: LH-10.8; abbastanza cibo: LH-10.8; ottengo carbone: LH-4.3; servono navi: LH-8.16; finisce round: LH-3.12; vendere merci: LH-8.17
