# Il tavolo di Craftsmen nel browser.

## Azioni

web-cr-send = Manda un aiutante: { $guild }
web-cr-cover = Copri un disco: { $guild }, spazio { $space }
web-cr-pass = Passa
web-cr-stop = Fermati qui
web-cr-stop-building = Smetti di costruire
web-cr-stop-pay = Smetti di costruire e paga
web-cr-stop-work = Smetti di lavorare
web-cr-stop-tokens = Non usare altri gettoni lavoro
web-cr-keep = Tieni tutto
web-cr-points = Paga la tassa in punti
web-cr-privilege = Usa il privilegio
web-cr-take = Prendi { $card }
web-cr-take-both = Prendi entrambe le carte scoperte
web-cr-take-privilege = Prendi un gettone privilegio
web-cr-take-work = Prendi un gettone lavoro
web-cr-draw = Pesca dalla pila
web-cr-change-order = Vai sul tracciato del cambio d’ordine
web-cr-market = Al mercato
web-cr-granary = Nel granaio, per una carta capitale
web-cr-lose = Non caricare: va persa
web-cr-top = Sopra il mazzo
web-cr-under = Sotto il mazzo
web-cr-look = Guarda cinque carte: { $deck }
web-cr-load = Carica sulla nave { $ship }
web-cr-bribe = Corrompi il capitano della nave { $ship }
web-cr-swap = Scambia con { $card }
web-cr-exchange = Cambia { $card }
web-cr-discard = Scarta { $card }
web-cr-pay = Paga { $card }
web-cr-give = Dai { $card }
web-cr-invest = Investi { $card }
web-cr-make = Produci { $good }
web-cr-extra = Produci anche { $good }, con privilegio
web-cr-fetch = Preleva { $good } dal mercato
web-cr-to = Destinazione: { $building }
web-cr-buy-good = Compra { $good } dal granaio
web-cr-buy-card = Compra { $card }
web-cr-auction = Metti all’asta { $card }
web-cr-bid = Offri { $sum }
web-cr-show = Scopri { $card }
web-cr-place = Metti come prossima { $card }
web-cr-build-left = Costruisci { $card } a sinistra
web-cr-build-right = Costruisci { $card } a destra
web-cr-build-anyway = { $card }, con privilegio
web-cr-pay-all = Paga { $cards } (valore { $worth })
web-cr-discard-all = Scarta { $cards }
web-cr-discard-saved = Scarta solo { $cards }, con privilegio
web-cr-give-all = Dai { $cards }
web-cr-invest-all = Investi { $cards } per { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-cr-secret-exchange = Cambia una carta edificio della mano, o tienile tutte
web-cr-secret-look = Scegli fra le carte guardate
web-cr-secret-discard = Scarta una carta capitale
web-cr-secret-pay = Paga una carta capitale
web-cr-secret-fee = Dai una carta capitale
web-cr-secret-trade = Dai una carta capitale
web-cr-secret-sale = Prendi una carta capitale
web-cr-move-pay = Paga { $count ->
    [one] una carta capitale
   *[other] { $count } carte capitale
}
web-cr-move-discard = Scarta { $count ->
    [one] una carta capitale
   *[other] { $count } carte capitale
}

## Titoli delle risposte

web-cr-group-helpers = Aiutanti
web-cr-group-cards = Carta per carta
web-cr-group-left = Estremità sinistra
web-cr-group-right = Estremità destra
web-cr-group-buy = Compra
web-cr-group-granary = Granaio
web-cr-group-auction = Asta
web-cr-group-look = Privilegio
web-cr-group-make = Produci
web-cr-group-extra = Privilegio
web-cr-group-fetch = Mercato
web-cr-group-where = Dove
web-cr-group-ships = Navi
web-cr-group-bid = La tua offerta
web-cr-group-invest = Investi
web-cr-group-show = Scopri
web-cr-group-place = Prossima pescata
web-cr-group-exchange = Cambia
web-cr-group-swap = Segherie
web-cr-group-take = Prendi
web-cr-group-else = Oppure

## Domande

web-cr-ask-exchange = Vuoi cambiare una carta edificio della tua mano con la prima del suo mazzo?
web-cr-ask-sawmill = Vuoi scambiare la tua segheria con una della scatola?
web-cr-ask-send = Dove va il tuo prossimo aiutante?
web-cr-ask-fee = Hai coperto un disco di { $name }: paga una carta capitale o { $points ->
    [one] un punto
   *[other] { $points } punti
}.
web-cr-ask-bank = Quali carte capitale scoperte prendi? Le altre, fino a quattro, vengono dalla pila.
web-cr-ask-discard = Scarta { $cards ->
    [one] una carta capitale
   *[other] { $cards } carte capitale
}.
web-cr-ask-build = { $privilege ->
    [yes] Che cosa costruisci? Con il privilegio un edificio può non combaciare.
   *[no] Che cosa costruisci?
}
web-cr-ask-build-more = Da pagare: { $owed }. Costruisci un secondo edificio, o ti fermi e paghi?
web-cr-ask-pay = Paga { $due } con capitale di qualsiasi colore.
web-cr-ask-pay-in = Paga { $due } con capitale in { $colours }.
web-cr-ask-notary = { $privilege ->
    [yes] Compra una carta o mettila all’asta; con il privilegio puoi guardare cinque carte.
   *[no] Compri una carta o la metti all’asta?
}
web-cr-ask-look-0 = Quale carta si scopre per prima? ({ $deck })
web-cr-ask-look-1 = Quale altra carta si scopre? ({ $deck })
web-cr-ask-look-2 = Dove vanno le altre? ({ $deck })
web-cr-ask-look-3 = Quale di esse si pesca dopo? ({ $deck })
web-cr-ask-bid-open = La tua prima offerta per «{ $card }»?
web-cr-ask-bid = { $name } offre { $sum } per «{ $card }». Offri di più o passi?
web-cr-ask-bid-mayor = Nessuno ha rilanciato. Il sindaco offre { $sum } per «{ $card }»: offri di più o gli lasci la carta?
web-cr-ask-craft = { $points ->
    [0] Non resta nessun punto lavoro{ $privilege ->
        [yes] , ma il privilegio produce un’altra materia prima
       *[no] {""}
    }.
    [one] Un punto lavoro: per che cosa?
   *[other] { $points } punti lavoro: per che cosa usi il prossimo?
}
web-cr-ask-tokens = { $points ->
    [one] Usi ora il tuo gettone lavoro?
   *[other] Usi ora uno dei tuoi { $points } gettoni lavoro?
}
web-cr-ask-put = Dove va questa merce: { $good }?
web-cr-ask-ship = Su quale nave: { $good }?
web-cr-ask-sale = Quale carta capitale prendi in cambio?
web-cr-ask-trade = Quale semilavorato compri dal granaio?
web-cr-ask-trade-how = Compri { $good }: per quale edificio, e in cambio di che cosa?
web-cr-ask-town_hall = Che cosa prendi nel municipio?
web-cr-ask-invest = { $chosen ->
    [0] Vuoi investire una carta capitale di ogni colore per i valori stampati?
   *[other] Investimento: il prossimo colore.
}

## A che punto è la partita

web-cr-caption = Anno { $year }, { $season }: { $stage }
web-cr-over = La partita è finita
web-cr-stage-exchanges = scambi prima dell’inizio
web-cr-stage-helpers = aiutanti
web-cr-stage-work_tokens = gettoni lavoro
web-cr-stage-final = fase finale
web-cr-stage-scoring = punteggio dell’anno
web-cr-stage-investing = investimenti
web-cr-stage-limits = limite di mano
web-cr-stage-over = fine

## Che cosa è cambiato

web-cr-of = { $name }: { $words }
web-cr-got-points = { $sign }{ $n } { $n ->
    [one] punto
   *[other] punti
} ({ $source })
web-cr-got-capital_cards = { $sign }{ $n } { $n ->
    [one] carta capitale
   *[other] carte capitale
} ({ $now })
web-cr-got-market = { $sign }{ $n } { $n ->
    [one] segnalino sul mercato
   *[other] segnalini sul mercato
} ({ $now })
web-cr-got-privileges = { $sign }{ $n } { $n ->
    [one] gettone privilegio
   *[other] gettoni privilegio
} ({ $now })
web-cr-got-works = { $sign }{ $n } { $n ->
    [one] gettone lavoro
   *[other] gettoni lavoro
} ({ $now })
web-cr-got-marker = segnalino su «{ $building }»
web-cr-got-bonus = { $name }: gettone bonus di { $good }
web-cr-laid-open = scoperte: { $cards }
web-cr-new-order = nuovo ordine: { $names }
web-cr-new-season = nuova stagione: { $season }
web-cr-new-year = inizia l’anno { $year }

## Il tabellone

web-cr-calendar = Calendario
web-cr-year-is = Anno { $year }: { $work ->
    [one] un punto lavoro
   *[other] { $work } punti lavoro
}, coprire costa una carta o { $fee ->
    [one] un punto
   *[other] { $fee } punti
}
web-cr-work-points = { $work ->
    [one] un punto lavoro
   *[other] { $work } punti lavoro
}
web-cr-guilds = Gilde
web-cr-stage = Fase { $number }
web-cr-here = { $here } di { $most }
web-cr-used = { $name } ha usato il privilegio
web-cr-disc = aiutante di { $name }
web-cr-acts = aiutante di { $name }, agisce ora
web-cr-space-gold = oro: privilegio
web-cr-space-silver = argento
web-cr-space-ribbon = nastro: nessuna tassa
web-cr-space-gold_ribbon = oro con nastro: privilegio, nessuna tassa
web-cr-order = Ordine
web-cr-changes = Cambio d’ordine
web-cr-order-place = { $place }: { $name }
web-cr-free = libero
web-cr-pool = Riserva
web-cr-granary-title = Granaio
web-cr-upper = spazio superiore: { $owner }
web-cr-lower = spazio inferiore: { $owner }
web-cr-natural = cubetto di nessuno
web-cr-ships = Navi
web-cr-ship = Nave { $ship }
web-cr-left = spazio sinistro: { $owner }
web-cr-right = spazio destro: { $owner }
web-cr-points-each = { $points ->
    [one] un punto per ogni segnalino
   *[other] { $points } punti per ogni segnalino
}
web-cr-most = Più segnalini
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Mercato
web-cr-market-of = { $name }: { $count } di { $most } sul mercato
web-cr-display = Carte esposte
web-cr-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
web-cr-stack = { $count ->
    [one] una carta nella pila
   *[other] { $count } carte nella pila
}
web-cr-discarded = { $count ->
    [one] una scartata
   *[other] { $count } scartate
}
web-cr-short-look = guarda
web-cr-short-both = entrambe
web-cr-short-draw = pesca
web-cr-short-exchange = cambia
web-cr-short-show = scopri
web-cr-short-place = prossima
web-cr-short-top = sopra
web-cr-short-under = sotto
web-cr-short-swap = scambia
web-cr-bonuses = Gettoni bonus
web-cr-bonus = Gettone bonus: { $good }
web-cr-bonus-is = { $good }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $owner }
web-cr-estate = I tuoi beni
web-cr-row-of = La fila di { $name }
web-cr-hand = La tua mano
web-cr-hand-of = Mano di { $name }
web-cr-hand-worth = valore { $worth }
web-cr-colour-worth = { $colour }: valore { $worth }
web-cr-capital-cards = { $count ->
    [one] una carta capitale
   *[other] { $count } carte capitale
}
web-cr-cards-of = { $deck }: { $count }
web-cr-sets = { $sets ->
    [one] una serie di colori
   *[other] { $sets } serie di colori
}: { $points }
web-cr-halves = { $colour }: { $count ->
    [one] una metà
   *[other] { $count } metà
}
web-cr-helpers-left = { $count ->
    [one] resta un aiutante
   *[other] restano { $count } aiutanti
}
web-cr-privilege-tokens = { $count ->
    [one] un gettone privilegio
   *[other] { $count } gettoni privilegio
}
web-cr-work-tokens = { $count ->
    [one] un gettone lavoro
   *[other] { $count } gettoni lavoro
}
web-cr-passed = ha passato
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: vuoto
web-cr-help = Aiuto: { $card }
web-cr-help-sure = Aiuto: { $card }; alcuni valori sono ricostruiti
web-cr-players = Giocatori
web-cr-player = Giocatore
web-cr-tab-mine = Beni e mano
web-cr-tab-chart = Filiere
web-cr-tab-of = { $name }
web-cr-tabs = Che cosa si vede sotto
web-cr-chart-raw = Materie prime
web-cr-chart-half = Semilavorati
web-cr-chart-final = Prodotti finiti
web-cr-chart-built = costruito
web-cr-chart-hand = nella tua mano
web-cr-chart-open = tra le carte esposte
web-cr-chart-none = non ancora
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Filiere complete
web-cr-line-is = { $have } di { $all }
web-cr-line-missing = manca: { $buildings }
web-cr-line-done = completa
web-cr-auction-title = Asta: { $card }
web-cr-auction-none = ancora nessuna offerta
web-cr-auction-out = ha passato
web-cr-auction-mayor = Il sindaco
web-cr-looked = Le carte che guardi
web-cr-empty = vuoto
web-cr-empty-hand = nulla in mano

## Aiuto

web-cr-fact-kind = tipo
web-cr-fact-needs = richiede
web-cr-fact-makes = produce
web-cr-fact-points = punti
web-cr-fact-colours = colori, metà superiore e inferiore
web-cr-fact-house = casa
web-cr-fact-house-yes = sì, all’inizio è in cima al suo mazzo
web-cr-fact-name = nome
web-cr-fact-cargo = trasporta
web-cr-fact-cargo-points = punti per ogni segnalino
web-cr-fact-extra = per chi ha più segnalini
web-cr-fact-spaces = spazi
web-cr-fact-cards = carte di questo tipo
web-cr-fact-value = valore
web-cr-ship-text = I prodotti finiti e la carne vanno sulle navi. Un segnalino entra da destra e sposta il precedente a sinistra; quando entrambi gli spazi sono occupati, corrompere il capitano con una carta capitale butta fuori il segnalino di sinistra. A fine anno ogni segnalino dà i punti della sua riga, e chi ha più segnalini ne riceve altri. A parità conta la riga più alta, poi lo spazio sinistro.
web-cr-bonus-text = Per il primo giocatore che ha nella propria fila tutti gli edifici della filiera di questa merce.
web-cr-privilege-is = Privilegio: { $text }
web-cr-capital-text = Denaro. Le carte di uno stesso colore possono invece contare come serie: 5 per due di esse e altri 5 per ognuna in più.

## Parti del tavolo su uno schermo stretto

web-cr-places = Parti del tavolo
web-cr-place-guilds = Gilde
web-cr-place-harbour = Navi, granaio
web-cr-place-display = Esposte
web-cr-place-mine = Tuoi beni
web-cr-year-end = Se l’anno finisse ora
web-cr-deck-basic = base
web-cr-deck-extended = esteso
web-cr-deck-advanced = avanzato
web-cr-tie-cards = alla pari con { $name }, ma con più carte capitale in mano: { $more } a { $less }
web-cr-tie-order = alla pari con { $name }, ma più indietro nell’ordine

## The game itself

game-craftsmen = Craftsmen
    .about = Aiutanti, gilde e botteghe in una città da ricostruire. Da 2 a 5 giocatori.

## Where the game is, in short

cr-caption = anno { $year }, { $season }
cr-caption-helpers = anno { $year }, { $season }, aiutanti
cr-caption-guild = anno { $year }, { $season }, { $guild }
cr-caption-before = prima della prima stagione
cr-caption-over = la partita è finita
