# Frasi di Le Havre. Un rifiuto è una sola frase, con l’iniziale minuscola e senza punto finale.

ship-of-value = { $ship } di valore { $value }
word-food = cibo
    .count = { $n } { $n ->
        [one] cibo
       *[other] cibi
    }
word-energy = energia
    .count = { $n } { $n ->
        [one] energia
       *[other] energie
    }
word-standard = merci standard
    .count = { $n } { $n ->
        [one] merce standard
       *[other] merci standard
    }
word-upgraded = merci migliorate
    .count = { $n } { $n ->
        [one] merce migliorata
       *[other] merci migliorate
    }

no-not-now = prima bisogna rispondere a un’altra domanda
no-not-now-card = prima bisogna finire l’azione di «{ $card }»
no-not-asked = questo risponde a una domanda che ora non c’è
no-main-done = l’azione principale di questo turno è fatta; puoi ancora solo comprare, vendere e ripagare prestiti
no-main-open = un turno finisce dopo la sua azione principale: prendi un’offerta o usa un edificio
no-offer-empty = l’offerta è vuota: { $good }
no-must-take = a causa del Picchetto in questo turno devi prendere un’offerta
no-not-in-game = «{ $card }» non fa parte di questa partita
no-not-built = la carta «{ $card }» non è ancora costruita
no-locked = «{ $card }» non ha un’azione e non vi si può entrare
no-own-worker = il tuo disco persona è già su «{ $card }»
no-occupied = su «{ $card }» c’è il disco persona di Giocatore { $guest }
no-no-fee = «{ $card }» costa { $fee }; in tutto hai { $food } { $food ->
    [one] cibo
   *[other] cibi
}, di cui { $francs } in franchi
no-no-fee-left = dopo aver pagato la quota ({ $fee }) non potresti più usare «{ $card }»
no-needs = «{ $card }» richiede { $wants }; tu hai { $has }
no-needs-beside = «{ $card }» richiede { $wants } oltre alle merci consegnate; per questo hai { $has }
no-needs-plain = non hai nulla che «{ $card }» possa usare
no-no-use = «{ $card }» ora non ti darebbe nulla
no-no-money = «{ $card }» costa { $price } { $price ->
    [one] franco
   *[other] franchi
}; tu ne hai { $francs }
no-no-money-plain = questo costa { $price } { $price ->
    [one] franco
   *[other] franchi
}; tu ne hai { $francs }
no-not-for-sale = la carta «{ $card }» non si può comprare
no-not-on-top = la carta «{ $card }» non è in cima alla sua pila
no-owned = la carta «{ $card }» appartiene a Giocatore { $owner }
no-sold-this-turn = la carta «{ $card }» è stata venduta in questo turno e non si può ricomprare
no-not-yours = non hai la carta «{ $card }»
no-not-sellable = la carta «{ $card }» non si può vendere
no-final-phase = dopo l’ultimo round non si può comprare nulla
no-not-buildable = la carta «{ $card }» non si può costruire, solo comprare
no-no-material = «{ $card }» richiede { $wants }; tu hai { $has }
no-no-material-beside = «{ $card }» richiede { $wants } oltre ai materiali; per questo hai { $has }
no-no-material-plain = con «{ $card }» ora non potresti costruire nulla
no-only-with-wood = la Segheria costruisce solo ciò che richiede legno, e «{ $card }» non ne richiede
no-no-ship-left = nessuna carta «{ $card }» è disponibile
no-no-brick = prima l’Attracco va ammodernato con 1 mattone; tu non ne hai
no-no-loan = non hai prestiti
no-cannot-borrow = un prestito si ottiene solo per un pagamento obbligato, quando cibo e denaro sono finiti
no-out-of-amount = { $good }: puoi scegliere un numero da { $least } a { $most }
no-out-of-amount-plain = puoi scegliere un numero da { $least } a { $most }
no-guarded = così perderesti l’unica cosa che qui potresti costruire
no-expert-sale = con le regole per esperti vendi fuori turno solo per un pagamento che non puoi sostenere
no-last-round = dall’ultimo round in poi non si può più entrare in «{ $card }»
no-not-pawned = al Banco dei Pegni non hai in pegno questa merce: { $good }
no-cannot-evict = qui non c’è nessuno che tu possa rimandare a casa
no-no-hand = non hai edifici speciali in mano
no-built = la carta «{ $card }» è già costruita e si può solo comprare
no-only-in-firm = gli edifici si costruiscono in un’impresa
no-only-in-wharf = le navi si costruiscono e si scambiano in un Attracco
no-no-ship = ora non c’è nessuna nave che tu possa costruire o scambiare con «{ $card }»
no-no-exchange = la carta «{ $card }» si può scambiare solo con «{ $wanted }», che non è in città
no-no-freight = dopo l’energia per una nave non avresti più nulla da caricare
no-short = devi pagare { $due }; tu hai { $has }
no-not-your-turn = questo è possibile solo nel tuo turno
no-not-a-choice = le merci si scelgono in un ordine fisso; ora è possibile: { $picks }

# Righe che non si possono leggere.

line-no-choice = «{ $words }» non è una scelta; lo è «{ $choice }»
line-one-good = «{ $word }» prende una merce alla volta
line-no-good = qui nessuna merce si chiama «{ $name }»
line-no-building = nessun edificio si chiama «{ $name }»
line-no-ship = nessuna nave si chiama «{ $name }»
line-no-such-ship = non c’è nessuna carta così: { $ship }
line-top-ship = «{ $word }» prende la nave in cima a una pila, qualunque sia il suo valore
line-ship-value = a «{ $words }» manca il valore della nave
line-other-question = «{ $words }» risponde a un’altra domanda; ora si chiede «{ $wanted }»
line-out-of-reach = { $number } è troppo per un solo passo; «more» va oltre 127
