# Che cosa dice il consigliere di Le Havre: all’inizio di un turno e prima di una mossa che costa.
# $food, $loans, $francs, $gets, $back, $later, $energy sono quantità come “3 cibi”; $card è un nome.

## Che cosa conta ora

lh-coach-feeding = { $turns ->
    [one] Prima del pasto hai ancora { $turns } turno. Ancora da procurare: { $food }. Sulla banchina: { $what }.
   *[other] Prima del pasto hai ancora { $turns } turni. Ancora da procurare: { $food }. Sulla banchina: { $what }.
}
lh-coach-feeding-now = È il tuo ultimo turno prima del pasto. Ancora da procurare: { $food }. Sulla banchina: { $what }.
lh-coach-nothing-on-quay = niente da mangiare, quindi cerca franchi
lh-coach-last-round = È l’ultimo round; poi tutti hanno un’ultima azione. Alla fine le merci non valgono nulla.
lh-coach-final = La tua ultima azione: contano solo franchi, edifici e navi.
lh-coach-repay = Puoi ripagare un prestito per { $back }. Se alla fine non puoi ripagarlo, costa { $later }.
lh-coach-interest = Hai un prestito e nessun franco: per pagare gli interessi ti servirà un altro prestito.
lh-coach-harvest-grain = Dopo questo round c’è il raccolto: chi ha 1 grano ne riceve un altro.
lh-coach-harvest-cattle = Dopo questo round c’è il raccolto: con 2 capi di bestiame ricevi un vitello.
lh-coach-harvest-both = Dopo questo round c’è il raccolto: chi ha 1 grano ne riceve un altro, chi ha 2 capi di bestiame un vitello.
lh-coach-energy = Non hai nulla da bruciare. Per lavorare { $goods } serve quasi sempre energia: legno, carbonella o carbone.

## Perché una mossa costa

lh-coach-unfed = È il tuo ultimo turno prima del pasto, e il cibo non basterà: { $food } di meno. Vuol dire { $loans }.
lh-coach-loan = Prendi { $loans } senza bisogno: { $gets } ora, { $back } per ripagare, e nel frattempo gli interessi.
lh-coach-food-lost = Paghi troppo e perdi { $food }.
lh-coach-energy-lost = Bruci troppo e perdi { $energy }.
lh-coach-in-vain = «{ $card }» costa più di quanto valga alla fine. Perdi { $francs }.
lh-coach-danger = { $turns ->
    [one] Ancora da procurare per il pasto: { $food }. Resta { $turns } turno.
   *[other] Ancora da procurare per il pasto: { $food }. Restano { $turns } turni.
}
lh-coach-sold = Vendi «{ $card }» a metà del valore.
lh-coach-no-harvest = Perdi il raccolto: ti manca { $good }.
lh-coach-poorer = Il tuo patrimonio, edifici e navi compresi, cala subito di { $francs }.
lh-coach-richer = Con un’altra mossa il tuo patrimonio, edifici e navi compresi, vale subito { $francs } in più.
