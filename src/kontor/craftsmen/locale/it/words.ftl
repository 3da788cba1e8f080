# Che cosa si fa, si chiede e cambia in Craftsmen. Un’azione è un pulsante con il suo prezzo o significato;
# .log racconta che è stata fatta, .group è il titolo dell’elenco in cui sta.

## Prima della prima stagione

cr-exchange = Cambia { $card } con la prima carta del suo mazzo
    .log = { $name } cambia { $card }
    .group = Cambia una carta
cr-keep-cards = Tieni tutte le carte edificio
    .log = { $name } tiene tutte le carte edificio
    .group = Oppure
cr-swap = Cambia la tua segheria con { $card }
    .log = { $name } cambia la segheria con { $card }
    .group = Cambia la segheria
cr-keep-sawmill = Tieni { $card }
    .log = { $name } tiene { $card }
    .group = Oppure

## Aiutanti

cr-send = Manda un aiutante: { $guild }{ $notes }
    .log = { $name } manda un aiutante: { $guild }
    .group = Manda un aiutante
cr-cover = Copri un disco di { $owner }: { $guild }, spazio { $space }{ $notes }
    .log = { $name } copre un disco di { $owner }: { $guild }
    .group = Copri un disco
cr-cover-own = Copri un tuo disco: { $guild }, spazio { $space }{ $notes }
    .log = { $name } copre un proprio disco: { $guild }
    .group = Copri un disco
cr-pass = Passa: 1 punto per gli aiutanti a casa
    .log = { $name } passa
    .group = Oppure
cr-give-fee = Dai { $card } a { $owner }
    .log = { $name } dà { $card } a { $owner }
    .group = Dai una carta capitale
cr-points = { $points ->
    [one] Dai 1 punto a { $owner }
   *[other] Dai { $points } punti a { $owner }
}
    .log = { $points ->
        [one] { $name } dà 1 punto a { $owner }
       *[other] { $name } dà { $points } punti a { $owner }
    }
    .group = Oppure

## Capitale

cr-take-first = Prendi { $card }, pescane { $more }
    .log = { $name } prende { $card }, ne pesca { $more }
    .group = Prendi capitale
cr-take-both = Prendi { $both }, pescane { $more }
    .log = { $name } prende { $both }, ne pesca { $more }
    .group = Prendi capitale
cr-draw-all = { $cards ->
    [one] Pesca 1 carta capitale
   *[other] Pesca { $cards } carte capitale
}
    .log = { $cards ->
        [one] { $name } pesca 1 carta capitale
       *[other] { $name } pesca { $cards } carte capitale
    }
    .group = Prendi capitale
cr-stop-bank = Non prendere nulla
    .log = { $name } non prende capitale
    .group = Oppure
cr-discard = Scarta { $card }
    .log = { $name } scarta { $card }
    .group = Scarta una carta capitale
cr-save = Non scartare una seconda carta{ $notes }
    .log = { $name } tiene una carta con il privilegio
    .group = Oppure
cr-pay = Paga { $card }
    .log = { $name } paga { $card }
    .group = Paga una carta capitale
cr-take = Prendi { $card }
    .log = { $name } prende { $card }
    .group = Prendi capitale
cr-draw = Pesca una carta dalla pila
    .log = { $name } pesca una carta capitale
    .group = Prendi capitale
cr-invest = { $points ->
    [one] Investi { $card }: 1 punto
   *[other] Investi { $card }: { $points } punti
}
    .log = { $name } investe { $card }
    .group = Investi
cr-keep-capital = Non investire
    .log = { $name } non investe
    .group = Oppure

## Carte edificio

cr-build-left = Costruisci { $card } a sinistra, costo { $cost }{ $notes }
    .log = { $name } costruisce { $card } a sinistra per { $cost }
    .group = Estremità sinistra
cr-build-right = Costruisci { $card } a destra, costo { $cost }{ $notes }
    .log = { $name } costruisce { $card } a destra per { $cost }
    .group = Estremità destra
cr-stop-build = Non costruire nulla
    .log = { $name } non costruisce nulla
    .group = Oppure
cr-stop-pay = Interrompi la costruzione e paga { $owed }
    .log = { $name } smette di costruire
    .group = Oppure
cr-buy = Compra { $card }, { $price } in { $colours }
    .log = { $name } compra { $card } per { $price }
    .group = Compra
cr-auction = Metti all’asta { $card }, offerte da 1
    .log = { $name } mette all’asta { $card }
    .group = Asta
cr-look = { $cards ->
    [one] Guarda 1 carta: { $deck }{ $notes }
   *[other] Guarda { $cards } carte: { $deck }{ $notes }
}
    .log = { $cards ->
        [one] { $name } guarda 1 carta ({ $deck })
       *[other] { $name } guarda { $cards } carte ({ $deck })
    }
    .group = Guarda in un mazzo
cr-stop-notary = Non comprare nulla
    .log = { $name } non compra nulla
    .group = Oppure
cr-stop-done = Fatto
    .log = { $name } si ferma qui
    .group = Oppure
cr-show = Scopri { $card }
    .log = { $name } scopre { $card }
    .group = Scopri
cr-top = Metti le altre sopra il mazzo: { $deck }
    .log = { $name } mette le altre sopra il mazzo ({ $deck })
    .group = Le altre
cr-under = Metti le altre sotto il mazzo: { $deck }
    .log = { $name } mette le altre sotto il mazzo ({ $deck })
    .group = Le altre
cr-place = Metti come prossima carta: { $card }
    .log = { $name } mette di seguito { $card }
    .group = Prossima pescata
cr-bid = Offri { $sum }
    .log = { $name } offre { $sum } per { $card }
    .then = offre { $sum }
    .group = La tua offerta
cr-pass-bid = Passa
    .log = { $name } non offre per { $card }
    .group = Oppure
cr-pass-mayor = Lascia al sindaco { $card } per { $sum }
    .log = { $name } lascia al sindaco { $card }
    .group = Oppure

## Merci

cr-make = Produci { $good }{ $notes }
    .log = { $name } produce { $good }
    .group = Produci
cr-make-cargo = Produci { $good } per una nave{ $notes }
    .log = { $name } produce { $good }
    .group = Produci
cr-extra = Produci anche { $good }{ $notes }
    .log = { $name } produce { $good } con il privilegio
    .group = Privilegio
cr-fetch = Preleva { $good } dal mercato
    .log = { $name } preleva { $good } dal mercato
    .group = Dal mercato
cr-stop-work = { $points ->
    [one] Interrompi il lavoro: 1 punto lavoro va perso
   *[other] Interrompi il lavoro: { $points } punti lavoro vanno persi
}
    .log = { $name } smette di lavorare
    .group = Oppure
cr-stop-tokens = { $tokens ->
    [one] Non ora: tieni il gettone lavoro
   *[other] Non ora: tieni i { $tokens } gettoni lavoro
}
    .log = { $tokens ->
        [one] { $name } tiene 1 gettone lavoro
       *[other] { $name } tiene { $tokens } gettoni lavoro
    }
    .group = Oppure
cr-to = Metti { $good } su «{ $building }»
    .log = { $name } mette { $good } su «{ $building }»
    .then = { craftsmen-it } mette su «{ $building }»
    .group = Dove
cr-market = Metti { $good } sul mercato ({ $here } di { $most })
    .log = { $name } mette { $good } sul mercato
    .then = { craftsmen-it } mette sul mercato
    .group = Dove
cr-granary = Vendi { $good } al granaio per una carta capitale{ $notes }
    .log = { $name } vende { $good } al granaio
    .then = { craftsmen-it } vende al granaio
    .group = Dove
cr-load = Carica { $good } sulla nave { $ship }{ $notes }
    .log = { $name } carica { $good } sulla nave { $ship }
    .then = { craftsmen-it } carica sulla nave { $ship }
    .group = Carica una nave
cr-bribe = Corrompi il capitano della nave { $ship } con una carta capitale e carica { $good }{ $notes }
    .log = { $name } corrompe il capitano della nave { $ship } e carica { $good }
    .then = { craftsmen-it } carica sulla nave { $ship } corrompendo il capitano
    .group = Corrompi un capitano
cr-lose = Non caricare: la merce ({ $good }) va persa
    .log = { $name } perde { $good }
    .then = { craftsmen-it } perde
    .group = Oppure
cr-buy-good = Compra { $good } da { $owner } per una carta capitale
    .log = { $name } compra { $good } da { $owner }
    .group = Dal granaio
cr-buy-natural = Compra { $good } dal granaio per una carta capitale
    .log = { $name } compra { $good } dal granaio
    .group = Dal granaio
cr-give-owner = Paga { $card } a { $owner } per { $good }
    .log = { $name } paga { $card } a { $owner } per { $good }
    .group = Paga una carta capitale
cr-give-nobody = Paga { $card } per { $good }
    .log = { $name } paga { $card } per { $good }
    .group = Paga una carta capitale
cr-pay-market = Paga { $good } con un segnalino del mercato{ $notes }
    .log = { $name } paga { $good } con un segnalino del mercato
    .group = Oppure
cr-stop-trade = Non comprare nulla
    .log = { $name } non compra nulla
    .group = Oppure

## Municipio

cr-take-privilege = Prendi un gettone privilegio, { $left } nella riserva
    .log = { $name } prende un gettone privilegio
    .group = Prendi
cr-take-work = Prendi un gettone lavoro, { $left } nella riserva
    .log = { $name } prende un gettone lavoro
    .group = Prendi
cr-change-order = Gioca tra i primi dalla prossima stagione
    .log = { $name } va sul tracciato del cambio d’ordine
    .group = Cambia l’ordine
cr-stop-town_hall = Non prendere nulla
    .log = { $name } non prende nulla
    .group = Oppure

## Note alle azioni

cr-note = { $before }, { $note }
cr-note-gold = oro: privilegio
cr-note-fee = { $points ->
    [one] per una carta capitale o 1 punto
   *[other] per una carta capitale o { $points } punti
}
cr-note-no-fee = nessuna tassa
cr-note-draws = { $owner } pesca una carta capitale
cr-note-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } punti
}
cr-note-year-end = { $n ->
    [one] +1 punto a fine anno
   *[other] +{ $n } punti a fine anno
}
cr-note-leaves = il segnalino di { $owner } esce
cr-note-natural-leaves = un cubetto neutrale esce
cr-note-privilege = con il privilegio
cr-note-token = per un gettone privilegio
cr-note-bonus = { $n ->
    [one] gettone bonus di { $good }: +1 punto
   *[other] gettone bonus di { $good }: +{ $n } punti
}

## Che cosa sanno gli altri di una risposta nascosta

cr-hidden-exchange =
    .log = { $name } cambia una carta edificio
cr-hidden-look =
    .log = { $name } sceglie fra queste carte
    .many = { $name } ne scopre due
cr-hidden-discard =
    .log = { $name } scarta una carta capitale
    .many = { $n ->
        [one] { $name } scarta una carta capitale
       *[other] { $name } scarta { $n } carte capitale
    }
cr-hidden-pay =
    .log = { $name } paga una carta capitale
    .many = { $n ->
        [one] { $name } paga una carta capitale
       *[other] { $name } paga { $n } carte capitale
    }
cr-hidden-fee =
    .log = { $name } dà una carta capitale
cr-hidden-trade =
    .log = { $name } paga una carta capitale
cr-hidden-invest =
    .log = { $name } investe una carta capitale
    .many = { $n ->
        [one] { $name } investe una carta capitale
       *[other] { $name } investe { $n } carte capitale
    }

## Domande

cr-chosen = {" "}Scelte: { $cards }.
cr-chosen-worth = {" "}Scelte: { $cards }, valore { $worth }.
cr-ask-exchange = Vuoi cambiare una carta edificio della tua mano con la prima del suo mazzo?
cr-ask-sawmill = Vuoi cambiare la tua segheria con una della scatola?
cr-ask-send = { $helpers ->
    [one] Dove va il tuo ultimo aiutante?
   *[other] Dove va il tuo prossimo aiutante? Ne restano { $helpers }.
}
cr-ask-fee = { $points ->
    [one] Hai coperto un disco di { $owner }: dai una carta capitale o un punto.
   *[other] Hai coperto un disco di { $owner }: dai una carta capitale o { $points } punti.
}
cr-ask-bank = Quali carte capitale scoperte prendi? Le altre, fino a { $all }, vengono dalla pila.
cr-ask-discard = { $over ->
    [yes] Tutti i punti sono assegnati; quali carte scarti non importa più.{" "}
   *[no] {""}
}{ $cards ->
    [one] Scarta una carta capitale.{ $chosen }
   *[other] Scarta { $cards } carte capitale.{ $chosen }
}
cr-ask-build = Che cosa costruisci? Il tuo capitale vale { $worth }.
cr-ask-build-privilege = Che cosa costruisci? Con il privilegio un edificio può non combaciare. Il tuo capitale vale { $worth }.
cr-ask-build-more = Da pagare: { $owed }; il tuo capitale vale { $worth }. Costruisci un secondo edificio?
cr-ask-pay = Paga { $due } con capitale di qualsiasi colore.{ $chosen }
cr-ask-pay-in = Paga { $due } con capitale in { $colours }.{ $chosen }
cr-ask-notary = Compri una carta o la metti all’asta?
cr-ask-notary-privilege = Compra una carta o mettila all’asta; con il privilegio puoi guardare in un mazzo.
cr-ask-notary-look = Guardi in un mazzo con il privilegio?
cr-ask-look-first = Quale carta si scopre per prima? ({ $deck })
cr-ask-look-second = Quale carta si scopre accanto a { $card }? ({ $deck })
cr-ask-look-where = Dove vanno le altre? ({ $deck })
cr-ask-look-next = Quale di queste si pesca per prima? ({ $deck })
cr-ask-bid-open = La tua prima offerta per «{ $card }»? Il tuo capitale vale { $worth }.
cr-ask-bid = { $bidder } offre { $sum } per «{ $card }». Offri di più o passi? Il tuo capitale vale { $worth }.
cr-ask-bid-mayor = Nessuno ha rilanciato. Il sindaco offre { $sum } per «{ $card }»: offri di più o gli lasci la carta? Il tuo capitale vale { $worth }.
cr-ask-craft = { $points ->
    [one] Un punto lavoro: per che cosa?
   *[other] { $points } punti lavoro: per che cosa usi il prossimo?
}
cr-ask-craft-extra = Non resta nessun punto lavoro, ma il privilegio produce un’altra materia prima.
cr-ask-tokens = { $points ->
    [one] Usi ora il tuo gettone lavoro?
   *[other] Usi ora uno dei tuoi { $points } gettoni lavoro?
}
cr-ask-put = Dove metti { $good }?
cr-ask-ship = Su quale nave carichi { $good }?
cr-ask-sale = Quale carta capitale prendi in cambio?
cr-ask-trade = Quale semilavorato compri dal granaio?
cr-ask-trade-where = Per quale edificio compri { $good }?
cr-ask-trade-price = Che cosa dai per { $good }?
cr-ask-town_hall = Che cosa prendi in municipio?
cr-ask-invest = Vuoi investire una carta capitale di ogni colore per i valori stampati?
cr-ask-invest-next = Quale carta investi in { $colour }?{ $chosen }

## Che cosa è cambiato

cr-gain = +{ $what } ({ $total })
cr-loss = −{ $what } ({ $total })
cr-gain-points = +{ $what } ({ $source })
cr-loss-points = −{ $what } ({ $source })
cr-gain-thing = +{ $thing }
cr-loss-thing = −{ $thing }
cr-count-points = { $n } { $n ->
    [one] punto
   *[other] punti
}
cr-count-capital = { $n } { $n ->
    [one] carta capitale
   *[other] carte capitale
}
cr-count-unseen = { $n } { $n ->
    [one] carta edificio
   *[other] carte edificio
} ({ $deck })
cr-count-market = { $n } { $n ->
    [one] segnalino sul mercato
   *[other] segnalini sul mercato
}
cr-count-privileges = { $n } { $n ->
    [one] gettone privilegio
   *[other] gettoni privilegio
}
cr-count-works = { $n } { $n ->
    [one] gettone lavoro
   *[other] gettoni lavoro
}
cr-count-helpers = { $n } { $n ->
    [one] aiutante
   *[other] aiutanti
}
cr-in-hand = { $card } in mano
cr-input-gets = { $n ->
    [one] segnalino
   *[other] { $n } segnalini
} su «{ $building }»
cr-input-loses = { $n ->
    [one] segnalino usato
   *[other] { $n } segnalini usati
}: { $building }
cr-granary-gets = segnalino nel granaio: { $good }
cr-granary-loses = segnalino fuori dal granaio: { $good }
cr-ship-gets = segnalino sulla nave { $ship }: { $good }
cr-ship-loses = segnalino fuori dalla nave { $ship }: { $good }
cr-bonus = gettone bonus di { $good }
cr-laid-open = Scoperte: { $cards }
cr-mayor-bids = Nessuno rilancia; il sindaco offre { $sum }
cr-discarded = Scartate: { $cards }
cr-shuffled = Gli scarti formano la nuova pila
cr-put-back = Di nuovo nel mazzo: { $cards }
cr-deck-top = In cima ({ $deck }): { $cards }
cr-deck-bottom = In fondo ({ $deck }): { $cards }
cr-natural-gets = { $n } { $n ->
    [one] cubetto neutrale riempie il granaio
   *[other] cubetti neutrali riempiono il granaio
}
cr-natural-loses = Cubetto neutrale fuori dal granaio: { $good }
cr-home = Tutti gli aiutanti tornano a casa
cr-season = Nuova stagione: { $season }
cr-year = Inizia l’anno { $year }
cr-order = Nuovo ordine: { $names }
cr-over = La partita è finita

cr-tie-cards = alla pari con { $other }, ma con più carte capitale in mano: { $more } a { $less }
cr-tie-order = alla pari con { $other }, ma più indietro nell’ordine

## Ciò che accade da sé, come titoli

cr-cause-helpers = Aiutanti a casa
cr-cause-privileges = Chi ha meno aiutanti
cr-cause-home = Fine della stagione
cr-cause-order = Ordine
cr-cause-ship = La nave { $ship } salpa
cr-cause-colours = Serie di colori
cr-cause-granary = Granaio
cr-cause-investment = Investimento
cr-cause-refill = Granaio riempito
cr-cause-limits = Limite di carte
cr-cause-season = Stagione: { $season }
cr-cause-year = Anno { $year }
cr-cause-over = La fine
