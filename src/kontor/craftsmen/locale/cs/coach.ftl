# Co rádce říká o hře Craftsmen: na začátku tahu a před tahem, který něco stojí.

## Na čem teď záleží

cr-coach-exchange = Všechny karty si smíš nechat. Hodí se k sobě ty, z nichž jedna vyrábí, co druhá potřebuje, třeba Vinice a Vinařství.
cr-coach-sawmill = Pilu si nech, pokud má nahoře nebo dole stejnou barvu jako karty v ruce: vedle ní se staví jen to, co navazuje.
cr-coach-helpers = Roční období: { $season }, rok { $year }. Pomocníci k vyslání: { $n }. Kdo zůstane doma, přinese dohromady 1 bod.
cr-coach-work = { $n ->
    [one] Máš { $n } bod práce. Co nevyužiješ, propadne.
    [few] Máš { $n } body práce. Co nevyužiješ, propadne.
    [many] Máš { $n } bodu práce. Co nevyužiješ, propadne.
   *[other] Máš { $n } bodů práce. Co nevyužiješ, propadne.
}
cr-coach-limit = Karty kapitálu v ruce: { $n }. Po období si necháš { $most }, tak něco utrať dřív.
cr-coach-ship-full = Na žádné lodi už letos není místo ({ $good }): kapitána by bylo třeba podplatit.
cr-coach-ship-one = Na lodích zbývá pro toto zboží jediné pole: { $good }.
cr-coach-colour = Tvé ulici chybí k další sadě čtyř barev jen jedna: { $colour }. Sada dává každý rok 3 body.
cr-coach-colour-held = Tvé ulici chybí k další sadě čtyř barev jen jedna: { $colour }. Sada dává každý rok 3 body. V ruce: { $card }.
cr-coach-invest = K investici na konci roku ti chybí jen karta kapitálu této barvy: { $colour }.

## Proč tah něco stojí

cr-coach-at-home = Pomocníci, kteří zůstanou doma a nic neudělají: { $n }.
cr-coach-idle = { $n ->
    [one] Propadne { $n } bod práce, a přitom můžeš ještě něco vyrobit.
    [few] Propadnou { $n } body práce, a přitom můžeš ještě něco vyrobit.
    [many] Propadne { $n } bodu práce, a přitom můžeš ještě něco vyrobit.
   *[other] Propadne { $n } bodů práce, a přitom můžeš ještě něco vyrobit.
}
cr-coach-not-loaded = Tohle zboží přijde nazmar, přestože loď má místo: { $good }.
cr-coach-overpaid = Platíš příliš mnoho. Ruka zbytečně přijde o hodnotu { $n }.
cr-coach-unusable = { $card }: je potřeba { $goods }, a nemáš nic, co to vyrábí.
cr-coach-points = { $n ->
    [one] Jiný tah přinese hned o { $n } bod víc.
    [few] Jiný tah přinese hned o { $n } body víc.
    [many] Jiný tah přinese hned o { $n } bodu víc.
   *[other] Jiný tah přinese hned o { $n } bodů víc.
}
cr-coach-set = Jiný tah doplní sadu čtyř barev ve tvé ulici.
cr-coach-year-end = { $n ->
    [one] Jiný tah přinese podle současného stavu na konci roku o { $n } bod víc.
    [few] Jiný tah přinese podle současného stavu na konci roku o { $n } body víc.
    [many] Jiný tah přinese podle současného stavu na konci roku o { $n } bodu víc.
   *[other] Jiný tah přinese podle současného stavu na konci roku o { $n } bodů víc.
}
