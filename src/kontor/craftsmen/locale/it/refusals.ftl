# Frasi di Craftsmen. Un rifiuto è una sola frase, con l’iniziale minuscola e senza punto finale.

craftsmen-card-of-one = { $name } ({ $colour })
craftsmen-card-of-two = { $name } ({ $top }/{ $bottom })
craftsmen-capital-card = { $colour } { $value }
craftsmen-market = mercato
craftsmen-granary = granaio

craftsmen-no-not-your-turn = deve decidere Giocatore { $seat }; fuori turno non si fa nulla
craftsmen-no-guild-full = { $guild }: { $helpers ->
    [one] c’è già 1 aiutante, non ce ne stanno altri
   *[other] ci sono già { $helpers } aiutanti, non ce ne stanno altri
}
craftsmen-no-two-here = { $guild }: ci sono già due tuoi aiutanti, non puoi averne altri
craftsmen-no-queue-full = { $guild }: tutti gli spazi sono occupati; si può coprire un disco che non ha nulla sopra
craftsmen-no-free-space = { $guild }: uno spazio è libero; i dischi si coprono solo quando non ce ne sono
craftsmen-no-space-free = { $guild }: lo spazio { $space } è libero; basta mandarvi un aiutante
craftsmen-no-covered = { $guild }: sullo spazio { $space } ci sono già due dischi
craftsmen-no-unused-space = { $guild }: in due giocatori il terzo spazio non si usa
craftsmen-no-no-fee = coprire questo disco costa una carta capitale o { $fee } { $fee ->
    [one] punto
   *[other] punti
}; tu non hai carte e hai { $points } { $points ->
    [one] punto
   *[other] punti
}
craftsmen-no-not-in-hand = la carta «{ $card }» non è nella tua mano
craftsmen-no-no-capital = la carta «{ $card }» costa { $cost }{ $owed ->
    [0] {""}
   *[other] , e devi già pagare { $owed }
}; il tuo capitale vale { $worth }
craftsmen-no-no-fit = la carta «{ $card }» lì non combacia con nessuna metà, e non hai un privilegio da usare
craftsmen-no-not-open = la carta «{ $card }» non è tra quelle scoperte
craftsmen-no-not-open-capital = la carta { $capital } non è scoperta
craftsmen-no-no-colour = la carta «{ $card }» costa { $price } in { $colours }; il tuo capitale di quel tipo vale { $usable }
craftsmen-no-no-cards = non hai carte capitale
craftsmen-no-no-privilege = serve un privilegio: uno spazio d’oro o un gettone privilegio, non ancora usato da questo aiutante
craftsmen-no-deck-empty = nel mazzo ({ $kind }) non ci sono carte da guardare
craftsmen-no-too-low = { $sum } non supera { $bid }
craftsmen-no-too-high = un’offerta di { $sum } non si potrebbe pagare; il tuo capitale vale { $worth }
craftsmen-no-no-work = non resta nessun punto lavoro
craftsmen-no-not-built = { $good }: questa merce viene da «{ $building }», che non è nella tua via
craftsmen-no-no-place = sul mercato hai { $market } { $market ->
    [one] segnalino
   *[other] segnalini
} e nessun simbolo di { $good } è libero
craftsmen-no-not-ready = «{ $building }» richiede sui suoi simboli { $needs }
craftsmen-no-market-empty = non hai segnalini sul mercato
craftsmen-no-no-icon = nessun simbolo di { $good } è libero nella tua via
craftsmen-no-no-second = il privilegio produce una seconda materia prima subito dopo una prima
craftsmen-no-market-full = sul mercato hai { $market } { $market ->
    [one] segnalino
   *[other] segnalini
}, non puoi averne altri
craftsmen-no-not-carried = la nave { $ship } non trasporta questa merce: { $good }
craftsmen-no-hold-full = sulla nave { $ship } entrambi gli spazi di { $good } sono occupati
craftsmen-no-hold-free = sulla nave { $ship } uno spazio di { $good } è libero; non serve corrompere nessuno
craftsmen-no-own-marker = sulla nave { $ship } il segnalino sinistro di { $good } è tuo; il capitano butta fuori solo quelli altrui
craftsmen-no-must-load = uno spazio di { $good } è libero, quindi la merce va caricata
craftsmen-no-not-stored = { $good }: questa merce non va mai nel granaio
craftsmen-no-sold-out = { $good }: nel granaio non ce n’è
craftsmen-no-own-good = { $good }: il segnalino inferiore nel granaio è tuo
craftsmen-no-no-price = questo costa una carta capitale, o con un privilegio un segnalino sul mercato; tu non hai né l’una né l’altro
craftsmen-no-enough-tokens = hai già tre di questi gettoni, non puoi averne altri
craftsmen-no-no-token = nella riserva non resta nessun gettone di questo tipo
craftsmen-no-no-change-of-two = in due giocatori non si può cambiare l’ordine nel municipio
craftsmen-no-changed-already = stai già cambiando l’ordine; si può fare una volta per stagione
craftsmen-no-track-full = tutti gli spazi del tracciato del cambio d’ordine sono occupati
craftsmen-no-not-four-colours = un investimento è una carta capitale di ogni colore; ti manca un colore
craftsmen-no-not-held = non hai più la carta { $capital }
craftsmen-no-in-order = le carte si scelgono in un solo ordine: viola, verde, blu, rosso, e per valore crescente
craftsmen-no-too-many = con { $capital } come prossima carta nessuna scelta esatta è possibile: una carta sarebbe di troppo o il resto non basterebbe
craftsmen-no-wrong-colour = questo si paga solo in { $colours }
craftsmen-no-no-points = la tassa è { $fee }; tu hai meno punti sul tracciato
craftsmen-no-not-taken-here = { $place }: questa merce non può andare lì: { $good }
craftsmen-no-not-in-box = la carta «{ $card }» non è nella scatola
craftsmen-no-show-order = le due carte da scoprire si indicano nell’ordine dei loro numeri; la carta «{ $card }» viene troppo presto o troppo tardi
craftsmen-no-not-seen = la carta «{ $card }» non è tra quelle da scegliere
craftsmen-no-must-bid = chi apre un’asta offre almeno 1
craftsmen-no-built-two = una sola azione permette al massimo due edifici
craftsmen-no-done = l’azione di questo aiutante è fatta; resta solo uno sguardo con un privilegio
craftsmen-no-no-saving = qui il privilegio non farebbe risparmiare nessuna carta

craftsmen-no-not-now-exchange = ora si può cambiare una carta edificio o tenerle tutte
craftsmen-no-not-now-sawmill = ora si può cambiare la segheria o tenerla
craftsmen-no-not-now-send = ora si manda un aiutante in una gilda, oppure passi
craftsmen-no-not-now-fee = ora si paga la tassa per il disco coperto: una carta capitale o punti
craftsmen-no-not-now-bank = ora si prende una carta capitale scoperta, o entrambe, oppure l’azione finisce
craftsmen-no-not-now-discard = ora si scartano carte capitale
craftsmen-no-not-now-build = ora si costruisce un edificio, oppure l’azione finisce
craftsmen-no-not-now-pay = ora si paga con carte capitale
craftsmen-no-not-now-notary = ora si compra una carta o la si mette all’asta, oppure l’azione finisce
craftsmen-no-not-now-look = ora si dispongono le carte guardate
craftsmen-no-not-now-bid = ora si fa un’offerta, oppure passi
craftsmen-no-not-now-craft = ora si usa un punto lavoro, oppure l’azione finisce
craftsmen-no-not-now-put = ora si mette la merce da qualche parte
craftsmen-no-not-now-ship = ora la merce si carica, oppure va persa
craftsmen-no-not-now-sale = ora si prende una carta capitale per il semilavorato
craftsmen-no-not-now-trade = ora si compra, si colloca e si paga un semilavorato, oppure l’azione finisce
craftsmen-no-not-now-town-hall = ora si prende un gettone o si cambia l’ordine, oppure l’azione finisce
craftsmen-no-not-now-invest-on = l’investimento è iniziato: si scelgono quattro carte, una per colore, una dopo l’altra
craftsmen-no-not-now-invest = ora si possono investire quattro carte capitale o tenerle

# Righe che non si possono leggere.

craftsmen-line-no-sawmill = «{ $name }» non è una segheria
craftsmen-line-build = «build» richiede una carta edificio e un lato: «{ $example }»
craftsmen-line-no-card = nessuna carta edificio si chiama «{ $name }»
craftsmen-line-cover = «cover» richiede una gilda e uno spazio da 1 a 3: «{ $example }»
craftsmen-line-no-guild = nessuna gilda si chiama «{ $name }»
