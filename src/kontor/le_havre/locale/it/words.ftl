# Che cosa si fa, si chiede e cambia in Le Havre, per ogni interfaccia. Il valore di un’azione è un pulsante con il prezzo,
# `.log` racconta che qualcuno l’ha fatta, `.group` è il titolo sotto cui la mostra un elenco di risposte.
# $what, $gives, $gets, $cost, $fee, $rest, $due sono quantità come «3 legni e 1 argilla»; $card, $ship sono nomi.

lh-nothing = nulla
word-loans = prestiti
    .count = { $n } { $n ->
        [one] prestito
       *[other] prestiti
    }

## Titoli

-lh-buy = Compra
-lh-build = Costruisci
-lh-done = Fatto
-lh-due = Da pagare
-lh-exchange = Scambia
-lh-fee = Quota d’ingresso
-lh-give = Consegna
-lh-load = Carica
-lh-loans = Prestiti
-lh-order = Ordine
-lh-pay = Paga
-lh-pick = Scegli
-lh-play = Carte
-lh-receive = Ricevi
-lh-sell = Vendi
-lh-take = Prendi un’offerta
-lh-times = Quantità
-lh-use = Usa un edificio
-lh-with = In sostituzione
-lh-workers = Dischi persona

## Il turno

lh-take = Prendi { $what }
    .log = { $name } prende { $what }
    .group = { -lh-take }
lh-use = Usa { $card }
    .log = { $name } usa { $card }
    .group = { -lh-use }
lh-use-fee = Usa { $card }, quota { $fee }
    .log = { $name } usa { $card }
    .group = { -lh-use }
lh-use-gets = Usa { $card }: { $gets }
    .log = { $name } usa { $card }
    .group = { -lh-use }
lh-use-fee-gets = Usa { $card }: { $gets }, quota { $fee }
    .log = { $name } usa { $card }
    .group = { -lh-use }
lh-end = Termina il turno
    .log = { $name } termina il turno
    .group = { -lh-done }
lh-evict = Rimanda a casa { $guest } da «{ $card }»
    .log = { $name } rimanda a casa { $guest } da «{ $card }»
    .group = { -lh-workers }

## In ogni momento

lh-buy = Compra { $card }, { $cost }
    .log = { $name } compra { $card } per { $cost }
    .group = { -lh-buy }
lh-buy-ship = Compra { $ship }, { $cost }
    .log = { $name } compra { $ship } per { $cost }
    .group = { -lh-buy }
lh-sell = Vendi { $card } per { $gets }
    .log = { $name } vende { $card } per { $gets }
    .group = { -lh-sell }
lh-sell-ship = Vendi { $ship } per { $gets }
    .log = { $name } vende { $ship } per { $gets }
    .group = { -lh-sell }
lh-repay = Ripaga un prestito, { $cost }
    .log = { $name } ripaga un prestito per { $cost }
    .group = { -lh-loans }
lh-redeem = Riscatta { $what }, { $cost }
    .log = { $name } riscatta { $what } per { $cost }
    .group = { -lh-loans }

## Costruire

lh-build = Costruisci { $card }, { $cost }
    .log = { $name } costruisce { $card }
    .group = { -lh-build }
lh-crane = Usa la gru: 1 legno al posto di { $good }
    .log = { $name } usa la gru: 1 legno al posto di { $good }
    .group = { -lh-with }
lh-crane-none = Costruisci senza la gru
    .log = { $name } costruisce senza la gru
    .group = { -lh-with }
lh-build-ship = Costruisci { $ship }, { $cost }
    .log = { $name } costruisce { $ship }
    .group = { -lh-build }
lh-swap-ship = Scambia { $ship } con { $card }
    .log = { $name } scambia { $ship } con { $card }
    .group = { -lh-exchange }
lh-stop-build = Non costruire altro
    .log = { $name } non costruisce altro
    .group = { -lh-done }
lh-stop-office = Non scambiare altro
    .log = { $name } non scambia altro
    .group = { -lh-done }
lh-stop-station = Non usare un secondo edificio
    .log = { $name } non usa un secondo edificio
    .group = { -lh-done }

## Pagare

lh-fee = Paga la quota: { $what }
    .log = { $name } paga la quota: { $what }
    .group = { -lh-fee }
lh-pay = Paga { $what }
    .log = { $name } paga { $what }
    .group = { -lh-pay }
lh-pay-part = Paga { $what }, poi ancora { $rest }
    .log = { $name } paga { $what }
    .group = { -lh-pay }
lh-pay-none = Non pagare con { $good }; resta da pagare: { $rest }
    .log = { $name } non paga con { $good }
    .group = { -lh-pay }
lh-pay-meal = Nutri i tuoi lavoratori: { $what }
    .log = { $name } nutre i lavoratori: { $what }
    .group = { -lh-due }
lh-pay-interest = Paga gli interessi: { $what }
    .log = { $name } paga { $what } di interessi
    .group = { -lh-due }
lh-pay-bill = Paga il conto: { $what }
    .log = { $name } paga un conto: { $what }
    .group = { -lh-due }
lh-borrow = Prendi un prestito: { $gets } ora, { $back } per ripagarlo; prima spendi tutti i franchi
    .log = { $name } prende un prestito
    .many = { $n ->
        [one] { $name } prende un prestito
       *[other] { $name } prende { $n } prestiti
    }
    .group = { -lh-due }
lh-borrow-meal = Prendi un prestito: { $gets } ora, { $back } per ripagarlo; prima spendi tutto il cibo e tutti i franchi
    .log = { $name } prende un prestito
    .many = { $n ->
        [one] { $name } prende un prestito
       *[other] { $name } prende { $n } prestiti
    }
    .group = { -lh-due }
lh-with = Consegna { $what } al posto di { $good }
    .log = { $name } consegna { $what } al posto di { $good }
    .group = { -lh-with }
lh-with-none = Non usare { $good } in sostituzione
    .log = { $name } non usa { $good } in sostituzione
    .group = { -lh-with }

## In un edificio

lh-trade = Scambia { $gives } con { $gets }
    .log = { $name } scambia { $gives } con { $gets }
    .group = { -lh-exchange }
lh-trade-none = Non scambiare nulla qui
    .log = { $name } non scambia nulla
    .group = { -lh-exchange }
lh-office = Scambia { $n ->
    [one] una merce qualsiasi
   *[other] { $n } merci qualsiasi
} con { $gets }
    .log = { $name } scambia { $n ->
        [one] una merce
       *[other] { $n } merci
    } con { $gets }
    .group = { -lh-exchange }
lh-pick = Prendi { $what }
    .log = { $name } prende { $what }
    .group = { -lh-pick }
lh-keep = Rimetti entrambe come sono
    .log = { $name } rimette entrambe le carte coperte
    .group = { -lh-order }
lh-swap = Rimetti entrambe in ordine inverso
    .log = { $name } rimette entrambe le carte coperte
    .group = { -lh-order }
lh-hidden-look =
    .log = { $name } rimette entrambe le carte coperte
lh-give = Consegna { $what }
    .log = { $name } consegna { $what }
    .group = { -lh-give }
lh-give-none = Non consegnare { $good }
    .log = { $name } non consegna { $good }
    .group = { -lh-give }
lh-receive = Ricevi { $what }
    .log = { $name } riceve { $what }
    .group = { -lh-receive }
lh-receive-none = Rinuncia a { $good }
    .log = { $name } rinuncia a { $good }
    .group = { -lh-receive }
lh-sail = Manda in mare { $n } { $n ->
    [one] nave
   *[other] navi
}, posto per { $room } { $room ->
    [one] merce
   *[other] merci
}, { $cost }
    .log = { $name } manda in mare { $n } { $n ->
        [one] nave
       *[other] navi
    }
    .group = { -lh-times }
lh-load = Carica { $what } per { $gets }
    .log = { $name } spedisce { $what } per { $gets }
    .group = { -lh-load }
lh-load-none = Non caricare { $good }
    .log = { $name } non carica { $good }
    .group = { -lh-load }
lh-court = Restituisci { $n } { $n ->
    [one] prestito
   *[other] prestiti
}
    .log = { $name } restituisce { $n } { $n ->
        [one] prestito
       *[other] prestiti
    }
    .group = { -lh-loans }
lh-court-gift = Restituisci { $n } { $n ->
    [one] prestito
   *[other] prestiti
} e ricevi { $gets }
    .log = { $name } restituisce { $n } { $n ->
        [one] prestito
       *[other] prestiti
    } e riceve { $gets }
    .group = { -lh-loans }
lh-corporation = Prendi anche 1 acciaio, { $cost }
    .log = { $name } prende anche 1 acciaio per { $cost }
    .group = { -lh-times }
lh-corporation-none = Non prendere acciaio
    .log = { $name } non prende acciaio
    .group = { -lh-times }
lh-haul = Prendi { $what }, { $cost }
    .log = { $name } prende { $what } per { $cost }
    .group = { -lh-take }
lh-replace = Paga { $cost } a { $guest } e usa { $card }
    .log = { $name } paga { $cost } a { $guest } e usa { $card }
    .group = { -lh-workers }
lh-play = Apri { $card }
    .log = { $name } apre { $card }
    .group = { -lh-play }
lh-more = Più di 127
    .log = { $name } vuole più di 127
    .group = { -lh-times }

## Domande

lh-ask-turn = Prendi un’offerta o usa un edificio. Puoi anche comprare, vendere e ripagare prestiti.
lh-ask-offer = { card-picket_line }: prendi un’offerta. Puoi anche comprare, vendere e ripagare prestiti.
lh-ask-last = La tua ultima azione principale: prendi un’offerta o usa un edificio qualsiasi.
lh-ask-last-two = Le tue ultime due azioni principali: prendi un’offerta o usa un edificio qualsiasi.
lh-ask-last-done = La tua ultima azione principale è fatta. Vendi, ripaga prestiti o termina il turno.
lh-ask-last-stuck = Nessuna azione principale è possibile. Vendi, ripaga prestiti o termina il turno.
lh-ask-done = La tua azione principale è fatta. Compra, vendi, ripaga prestiti o termina il turno.
lh-ask-stuck = Nessuna azione principale è possibile. Compra, vendi, ripaga prestiti o termina il turno.
lh-ask-end = Non resta nulla da fare. Termina il turno.
lh-ask-fee = { $card }: come paghi la quota d’ingresso?
lh-ask-meal = Nutri i tuoi lavoratori. Da pagare: { $due }. Ne hai { $has }, franchi compresi.
lh-ask-meal-short = Nutri i tuoi lavoratori. Da pagare: { $due }. Ne hai solo { $has }. Vendi qualcosa o prendi un prestito.
lh-ask-interest = Interessi sui tuoi prestiti. Da pagare: { $due }. Ne hai { $has }.
lh-ask-interest-short = Interessi sui tuoi prestiti. Da pagare: { $due }. Ne hai solo { $has }. Vendi qualcosa o prendi un prestito.
lh-ask-bill = Un conto. Da pagare: { $due }. Ne hai { $has }.
lh-ask-bill-short = Un conto. Da pagare: { $due }. Ne hai solo { $has }. Vendi qualcosa o prendi un prestito.
lh-ask-feed = Nutri i tuoi lavoratori. Ancora da pagare: { $due }. Quantità di { $good }?
lh-ask-pay = { $card }. Ancora da pagare: { $due }. Quantità di { $good }?
lh-ask-with = Da pagare: { $due }. Quantità di { $better } in sostituzione?
lh-ask-trade = { $card }: quante volte scambi { $gives } con { $gets }?
lh-ask-pick = { $card }: scegli { $left ->
    [one] una merce
   *[other] { $left } merci diverse
}.
lh-ask-order = Vedi «{ $first }» e, sotto, «{ $second }». In quale ordine rimetti le due carte?
lh-ask-build = { $card }: che cosa costruisci?
lh-ask-build-more = { $card }: che cosa costruisci ancora? Puoi fermarti.
lh-ask-crane = { $thing }: la gru mette 1 legno al posto di un altro materiale?
lh-ask-wharf = { $card }: quale nave costruisci o scambi?
lh-ask-sail = { $card }: quante navi salpano? Per ognuna: { $each }.
lh-ask-load = Che cosa spedisci? C’è posto per { $most ->
    [one] un’altra merce
   *[other] altre { $most } merci
}. Quantità di { $good }?
lh-ask-give = { $card }: quali merci consegni? Quantità di { $good }?
lh-ask-receive = { $card }: quali merci ricevi? Ancora da scegliere: { $left }. Quantità di { $good }?
lh-ask-receive-worth = { $card }: quali merci ricevi? Valore di spedizione rimasto: { $left }. Quantità di { $good }?
lh-ask-steel = { $card }: scambi 4 merci con 1 acciaio?
lh-ask-office = { $card }: con che cosa scambi 1 merce?
lh-ask-court = { $card }: quanti prestiti restituisci?
lh-ask-corporation = Prendi anche 1 acciaio per { $cost }?
lh-ask-take = { $card }: quale offerta prendi?
lh-ask-haul = { $card }: quali due offerte prendi?
lh-ask-evict = { $card }: di chi prendi il posto?
lh-ask-station = { $card }: quale edificio usi ora? Puoi fermarti.
lh-ask-play = { $card }: quale dei tuoi edifici speciali apri?
lh-ask-opened = Edificio aperto: { $card }. Usalo, o compralo se puoi.

## Che cosa è successo

lh-gain = +{ $what } ({ $total })
lh-loss = −{ $what } ({ $total })
lh-gain-thing = +{ $thing }
lh-loss-thing = −{ $thing }
lh-worker = disco persona: { $card }
lh-worker-home = disco persona a casa
lh-harvest-none = Nessuno ha grano o abbastanza bestiame
lh-supplied = Nuove offerte: { $goods }
lh-pawned = in pegno: { $what }
lh-redeemed = riscatto: { $what }
lh-hand = in mano: { $what }
lh-specials = { $n } { $n ->
    [one] edificio speciale
   *[other] edifici speciali
}
lh-seen = carte viste: { $cards }
lh-looked = { $n } { $n ->
    [one] edificio speciale guardato
   *[other] edifici speciali guardati
}
lh-town = La città riceve: { $card }
lh-proposal = Nuova proposta: { $card }
lh-left = Lascia il gioco: { $card }
lh-modernised = Ammodernamento: { $card }
lh-new-ship = Nuova nave: { $ship }
lh-round = Inizia il round { $round }; alla fine { $harvest ->
    [yes] c’è il raccolto
   *[no] non c’è raccolto
}, da pagare a testa: { $meal }
lh-final = L’ultimo round è finito: ancora un’azione principale a testa
lh-over = La partita è finita

## Ciò che accade da sé, come titoli

lh-cause-supply = Provvista
lh-cause-interest = Interessi
lh-cause-harvest = Raccolto
lh-cause-feeding = Nutrimento
lh-cause-town = La città
lh-cause-ship = La nave del round
lh-cause-round = Round { $round }
lh-cause-final = Stadio finale
lh-cause-over = Conteggio finale
