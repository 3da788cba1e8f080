# Che cosa dice il consigliere di Le Havre: all’inizio di un turno e prima di una mossa che costa.
# $food, $loans, $francs, $gets, $back, $later, $energy sono quantità come “3 cibi”; $card è un nome.

## Che cosa conta ora

lh-coach-feeding = { $turns ->
    [one] Al pasto manca ancora { $turns } tuo turno. Ti servono { $food }. Sul molo: { $what }.
   *[other] Al pasto mancano ancora { $turns } tuoi turni. Ti servono { $food }. Sul molo: { $what }.
}
lh-coach-feeding-now = Il tuo ultimo turno prima del pasto. Ti servono { $food }. Sul molo: { $what }.
lh-coach-nothing-on-quay = niente da mangiare, quindi cerca franchi
lh-coach-last-round = È l’ultimo round; poi tutti hanno un’ultima azione. Alla fine le merci non valgono nulla.
lh-coach-final = La tua ultima azione: contano solo franchi, edifici e navi.
lh-coach-repay = Puoi ripagare un prestito: { $back }. Alla fine costa { $later }.
lh-coach-interest = Hai un prestito e nessun franco: per gli interessi te ne servirà un altro.
lh-coach-harvest-grain = Dopo questo round c’è il raccolto: chi ha 1 grano ne riceve un altro.
lh-coach-harvest-cattle = Dopo questo round c’è il raccolto: con 2 capi di bestiame ricevi un vitello.
lh-coach-energy = Non hai nulla da bruciare. Per lavorare { $goods } serve quasi sempre energia: legno, carbonella o carbone.

## Perché una mossa costa

lh-coach-unfed = Dopo ti mancano { $food } per il pasto, ed è l’ultimo turno prima. Vuol dire { $loans }.
lh-coach-loan = Senza bisogno prendi { $loans }: { $gets } ora, { $back } per ripagare, e nel frattempo gli interessi.
lh-coach-food-lost = Paghi troppo e perdi { $food }.
lh-coach-energy-lost = Bruci troppo e perdi { $energy }.
lh-coach-in-vain = «{ $card }» costa più di quanto valga alla fine. Perdi { $francs }.
lh-coach-danger = { $turns ->
    [one] Per il pasto ti mancano ancora { $food }, e resta { $turns } turno.
   *[other] Per il pasto ti mancano ancora { $food }, e restano { $turns } turni.
}
lh-coach-sold = Vendi «{ $card }» a metà del valore.
lh-coach-no-harvest = Perdi il raccolto perché manca: { $good }.
lh-coach-poorer = Ti rende subito più povero: { $francs }.
lh-coach-richer = Un’altra mossa ti rende subito più ricco: { $francs }.
