# Lezioni: titolo, scopo e ultima parola; che cosa fare e perché; che cosa si dice alle mosse sbagliate.

## Prendi dalla banchina

lesson-le_havre-quay = Prendi dalla banchina
    .goal = Alla fine vince il più ricco. Si comincia con le merci sulla banchina.
    .end = Ciò che nessuno prende cresce a ogni nave. Con legno e argilla puoi costruire: è la prossima lezione.
lesson-le_havre-quay-1 = Prendi il legno.
    .why = In ogni turno hai un’azione principale: prendi un’offerta intera dalla banchina, oppure usa un edificio.
lesson-le_havre-quay-1-offer = Anche quell’offerta è buona. Ma vogliamo costruire, e per costruire serve il legno.
lesson-le_havre-quay-1-house = Usare un edificio è l’altra azione principale. Prima ci serve il legno.
lesson-le_havre-quay-1-buy = Puoi comprare in ogni tuo turno. Per ora tieni i tuoi 5 franchi.
lesson-le_havre-quay-2 = Termina il turno.
    .why = Tutti i 4 legni sono tuoi. Ora la nave dell’avversario porta merci, e anche lui prende un’offerta.
lesson-le_havre-quay-2-buy = Potresti comprare, ma i franchi servono anche a nutrire i lavoratori. Tienili per dopo.
lesson-le_havre-quay-3 = Prendi l’argilla.
    .why = Ogni turno comincia con le provviste: la tua nave ha appena portato 1 legno e 1 argilla. Così le argille sono già 3.
lesson-le_havre-quay-3-wood = Lì c’è di nuovo solo 1 legno. Le argille sono già 3.
lesson-le_havre-quay-3-offer = Ti servirà più tardi. Per fare del legno un edificio ci vuole l’argilla.
lesson-le_havre-quay-3-house = Gli edifici sono nella prossima lezione. Prima prendi l’argilla.
lesson-le_havre-quay-3-buy = Prima le merci: con legno e argilla costruisci senza franchi.

## Costruisci e compra

lesson-le_havre-build = Costruisci e compra
    .goal = Trasforma le merci in edifici tuoi.
    .end = Due edifici sono tuoi. Alla fine ognuno conta il numero sulla sua moneta d’oro; intanto lavora per te.
lesson-le_havre-build-1 = Usa l’Impresa Edile 1 e costruisci la Pescheria.
    .why = Il tuo disco persona va lì. Si costruisce una delle prime carte delle «Proposte edilizie». La Pescheria costa 1 legno e 1 argilla.
lesson-le_havre-build-1-offer = Hai già abbastanza: la Pescheria costa 1 legno e 1 argilla. Costruiscila subito.
lesson-le_havre-build-1-fee = L’Impresa di Costruzioni ne costruisce due, ma chiede 2 cibi. L’Impresa Edile 1 è gratis.
lesson-le_havre-build-1-house = Lì non si costruisce. L’Impresa Edile 1 costruisce, ed è gratis.
lesson-le_havre-build-1-buy = Prima costruisci: è la tua azione principale, e i materiali li hai.
lesson-le_havre-build-1-other = Non hai ancora grano per il pane. La Pescheria dà subito cibo.
lesson-le_havre-build-2 = Compra la Cava di Argilla per 2 franchi.
    .why = Comprare non è un’azione principale e non richiede il disco persona. Sono in vendita le cime delle pile e gli edifici della città.
lesson-le_havre-build-2-end = Il turno non è finito: compra prima la Cava di Argilla. Costa solo 2 franchi.
lesson-le_havre-build-2-firm = L’impresa costerebbe 4 franchi. La Cava di Argilla costa meno e dà argilla.
lesson-le_havre-build-2-sell = Chi vende riceve solo metà del valore. Tieni la Pescheria.
lesson-le_havre-build-3 = Termina il turno.
    .why = Il tuo disco persona resta nell’impresa: finché è lì, nessun altro può entrare.
lesson-le_havre-build-3-sell = Chi vende riceve solo metà del valore. Tieni quello che hai.
lesson-le_havre-build-4 = Usa la tua Pescheria.
    .why = Dà 3 pesci e 1 in più per il pescatore sulla tua carta. Nei tuoi edifici non paghi mai la quota.
lesson-le_havre-build-4-fish = Sulla banchina ci sono solo 2 pesci. La tua Pescheria ne dà 4.
lesson-le_havre-build-4-offer = Un’altra volta. Ora guarda che cosa fa la tua Pescheria.
lesson-le_havre-build-4-house = Si potrebbe. Ma la Pescheria ti dà da mangiare: usala per prima.
lesson-le_havre-build-4-sell = Vendere rende metà del valore. La Pescheria dà pesci, ancora e ancora.

## Entra e paga

lesson-le_havre-enter = Entra e paga
    .goal = Usa ciò che altri hanno costruito, e lascia che usino ciò che è tuo.
    .end = Ogni edificio è aperto a tutti: un disco persona alla volta, e la quota va al proprietario.
lesson-le_havre-enter-1 = Usa la Miniera di Carbone e paga 2 pesci.
    .why = È dell’avversario, che riceve la quota. Tu ricevi 3 carboni; ognuno brucia come 3 legni.
lesson-le_havre-enter-1-offer = Il carbone non è mai sulla banchina. Viene solo dagli edifici.
lesson-le_havre-enter-1-own = La tua Cava di Argilla è gratis per te, ma vogliamo carbone. Quello è nella Miniera.
lesson-le_havre-enter-1-house = Da nessuna parte c’è più carbone: la Miniera ne dà 3 in una volta.
lesson-le_havre-enter-1-francs = Anche i franchi valgono come cibo, ma alla fine contano, e i pesci no. Paga con i pesci.
lesson-le_havre-enter-1-sell = Non serve vendere: i pesci bastano per la quota.
lesson-le_havre-enter-2 = Termina il turno.
    .why = Guarda i tuoi pesci: l’avversario entrerà nella tua Cava di Argilla e te ne pagherà 1.
lesson-le_havre-enter-2-sell = Tienilo: gli altri ti pagano per usarlo.
lesson-le_havre-enter-3 = Usa il Mercato per 1 franco e scegli 3 merci.
    .why = Ricevi 2 merci e 1 in più per la Pescheria. La tua Cava di Argilla ora è occupata: un edificio, un disco persona.
lesson-le_havre-enter-3-offer = Un’offerta ha un solo tipo di merce. Al Mercato ne scegli tre.
lesson-le_havre-enter-3-house = Puoi farlo più tardi. Ora prova un edificio della città: il Mercato.
lesson-le_havre-enter-3-food = Anche il cibo va bene, ma ne servono 2. Qui 1 franco è meno.
lesson-le_havre-enter-3-sell = Per la quota hai abbastanza franchi. Tieni i tuoi edifici.

## Produci merci

lesson-le_havre-make = Produci merci
    .goal = Trasforma merci semplici in merci migliori. Ci vuole energia.
    .end = È così per tutte le merci: il ferro diventa acciaio, le pelli cuoio. Le merci migliori nutrono, bruciano e rendono di più.
lesson-le_havre-make-1 = Usa il tuo Affumicatoio e affumica tutti i 6 pesci.
    .why = Un pesce affumicato vale 2 cibi, non 1. Per tutti insieme basta 1 energia: 1 legno. E guadagni 3 franchi.
lesson-le_havre-make-1-offer = Hai 6 pesci. Prima ricavane il meglio.
lesson-le_havre-make-1-bread = Il forno brucerebbe 3 dei tuoi 4 legni. L’Affumicatoio solo 1.
lesson-le_havre-make-1-house = Lì i pesci restano come sono. Usa il tuo Affumicatoio.
lesson-le_havre-make-1-fewer = Un pesce richiede 1 energia, e sei anche. Affumicali tutti e 6.
lesson-le_havre-make-1-sell = Non vendere i tuoi laboratori: stai per guadagnarci.
lesson-le_havre-make-2 = Termina il turno.
    .why = Guarda il tuo cibo: i pesci valevano 6, affumicati valgono 12.
lesson-le_havre-make-2-trade = Ora non c’è nulla da comprare o vendere. Termina il turno.
lesson-le_havre-make-3 = Usa la Carbonaia e trasforma tutti i 3 legni in carbonella.
    .why = 1 legno vale 1 energia, 1 carbonella ne vale 3. La Carbonaia non ha quota e non richiede energia.
lesson-le_havre-make-3-offer = Il legno ce l’hai già. Fallo bruciare tre volte meglio.
lesson-le_havre-make-3-bread = Con il legno, per il pane se ne andrebbero tutti e 3. Di carbonella ne basta 1.
lesson-le_havre-make-3-house = Lì non si fa carbonella. Usa la Carbonaia dell’avversario.
lesson-le_havre-make-3-fewer = L’energia non basta mai. Trasforma tutti i 3 legni.
lesson-le_havre-make-3-trade = Ora non c’è nulla da comprare o vendere. Vai alla Carbonaia.
lesson-le_havre-make-4 = Termina il turno.
    .why = Le tue 3 energie sono diventate 9. Ora puoi fare il pane.
lesson-le_havre-make-4-trade = Ora non c’è nulla da comprare o vendere. Termina il turno.
lesson-le_havre-make-5 = Usa il tuo Panificio e fai pane con tutti i 6 grani.
    .why = Il grano non nutre nessuno, 1 pane vale 2 cibi. Ognuno richiede mezza energia: 1 carbonella basta per 6.
lesson-le_havre-make-5-offer = Hai 6 grani, e nessuno può mangiarli. Prima fanne pane.
lesson-le_havre-make-5-house = Il grano diventa pane solo nel Panificio. È tuo e gratis.
lesson-le_havre-make-5-fewer = La carbonella brucia comunque: trasforma tutti i 6 grani.
lesson-le_havre-make-5-trade = Puoi comprare e vendere dopo. Prima fai il pane.

## Nutri i lavoratori

lesson-le_havre-feed = Nutri i lavoratori
    .goal = Ogni round finisce con un pasto. Guarda che cosa succede se manca il cibo.
    .end = Un prestito non è una vergogna: dà 4 franchi e ne costa 5. Solo se a fine partita non puoi ripagarlo ne costa 7.
lesson-le_havre-feed-1 = Prendi i pesci.
    .why = A fine round i tuoi lavoratori vogliono 7 cibi. 1 pesce vale 1 cibo, e 1 franco anche. Ne hai solo 2.
lesson-le_havre-feed-1-francs = Anche i franchi nutrono, ma alla fine contano. Dai loro il pesce.
lesson-le_havre-feed-1-offer = Così nessuno può mangiarlo: il grano va cotto, il bestiame macellato. Prendi i pesci.
lesson-le_havre-feed-1-house = Non dà cibo prima che il round finisca. Prendi i pesci.
lesson-le_havre-feed-1-sell = Vendere rende solo metà del valore. Prima cerca cibo sulla banchina.
lesson-le_havre-feed-2 = Termina il turno.
    .why = Ne hai 5, ne servono 7. L’ultimo turno di questo round è dell’avversario.
lesson-le_havre-feed-2-sell = Vendere rende solo metà del valore. C’è un modo meno caro: un prestito.
lesson-le_havre-feed-3 = Prendi un prestito, poi nutri i lavoratori.
    .why = Prima vanno tutto il cibo e tutti i franchi. Il prestito dà 4 franchi: 2 per il pasto, 2 restano a te.
lesson-le_havre-feed-3-sell = Vendendo perdi metà del valore e tutto l’edificio. Un prestito costa 1 franco e un po’ di interessi.
lesson-le_havre-feed-4 = Prendi i franchi.
    .why = La tua nave è sulla tessera con il %. Lì chi ha prestiti, pochi o tanti, paga 1 franco di interessi.
lesson-le_havre-feed-4-offer = Con 4 franchi in più ti liberi del debito. Prendili.
lesson-le_havre-feed-4-house = Non dà franchi. Prendi quelli sulla banchina, per ripagare.
lesson-le_havre-feed-4-sell = Non serve vendere: sulla banchina ci sono 4 franchi.
lesson-le_havre-feed-5 = Ripaga il prestito.
    .why = Costa 5 franchi, e si può fare in ogni momento. Senza prestiti non ci sono interessi.
lesson-le_havre-feed-5-end = Hai 5 franchi: prima ripaga, o arriveranno altri interessi.
lesson-le_havre-feed-5-buy = Il prestito resterebbe, e costerebbe di più. Prima ripaga.
lesson-le_havre-feed-5-sell = I tuoi 5 franchi bastano. Ripaga il prestito.

## Il raccolto

lesson-le_havre-harvest = Il raccolto
    .goal = Grano e bestiame crescono da soli, se li hai a fine round.
    .end = La città ha costruito il Mattatoio, e c’è una nuova nave. Il calendario mostra come finisce ogni round.
lesson-le_havre-harvest-1 = Prendi il grano.
    .why = Al raccolto chi ha grano ne riceve 1 in più. Basta un po’ di semente.
lesson-le_havre-harvest-1-cattle = Un capo da solo non fa vitelli. Presto una nave ne porta un altro: allora prendili entrambi.
lesson-le_havre-harvest-1-offer = Quello non cresce. Il grano sì.
lesson-le_havre-harvest-1-house = Prima del raccolto pensa alla semente: prendi il grano.
lesson-le_havre-harvest-1-sell = Tieni i tuoi edifici e prendi un po’ di semente.
lesson-le_havre-harvest-2 = Termina il turno.
    .why = Guarda il calendario: la spiga è il raccolto, il 9 è il cibo per i lavoratori. Non tutti i round hanno il raccolto.
lesson-le_havre-harvest-2-sell = Tienilo: per ora non c’è nulla da pagare.
lesson-le_havre-harvest-3 = Prendi il bestiame.
    .why = Ora sono due capi. Chi ha almeno 2 capi di bestiame ne riceve 1 in più al raccolto.
lesson-le_havre-harvest-3-offer = Quello non cresce. Due capi di bestiame sì.
lesson-le_havre-harvest-3-house = Di cibo ne hai abbastanza. Con due capi ci sarà un vitello.
lesson-le_havre-harvest-3-sell = Tienilo: hai abbastanza cibo.
lesson-le_havre-harvest-4 = Termina il turno.
    .why = L’ultimo turno è dell’avversario. Poi vengono il raccolto, il pasto, la città e una nuova nave.
lesson-le_havre-harvest-4-sell = Tienilo: hai abbastanza cibo.
lesson-le_havre-harvest-5 = Nutri i lavoratori con 3 pesci affumicati e 3 pesci.
    .why = Il raccolto ha dato 1 grano e 1 capo di bestiame. Ora servono 9 cibi: 6 dai pesci affumicati, 3 dagli altri.
lesson-le_havre-harvest-5-francs = Anche i franchi nutrono. Ma i franchi contano alla fine, i pesci no: paga con tutti i 6 pesci.
lesson-le_havre-harvest-5-sell = Non serve vendere: i pesci bastano esattamente.

## Le navi

lesson-le_havre-ships = Le navi
    .goal = Di round in round serve più cibo. Le navi lo portano per sempre.
    .end = Le tue due navi portano 9 cibi ogni round. Le navi si possono anche comprare, per molti franchi e senza attracco.
lesson-le_havre-ships-1 = Usa il tuo Attracco 1 e costruisci la nave di legno.
    .why = Costa 5 legni, e 3 energie da 1 carbone. In due giocatori porta 4 cibi alla fine di ogni round.
lesson-le_havre-ships-1-offer = Hai tutto per una nave. Costruiscila finché c’è.
lesson-le_havre-ships-1-house = Le navi si costruiscono solo in un attracco. Usa il tuo Attracco 1.
lesson-le_havre-ships-1-iron = Quella è la prossima. Comincia con la nave di legno.
lesson-le_havre-ships-1-sell = L’attracco ti serve, e vendere rende solo metà.
lesson-le_havre-ships-2 = Termina il turno.
    .why = Guarda il tuo cibo: in questo round invece di 15 ne servono solo 11. La nave ne porta 4.
lesson-le_havre-ships-2-sell = Tieni ciò che ti nutre. Termina il turno.
lesson-le_havre-ships-3 = Usa la tua Pescheria.
    .why = Non puoi usare lo stesso edificio due volte di fila: il tuo disco persona deve prima andare altrove.
lesson-le_havre-ships-3-offer = Il disco persona resterebbe all’attracco, e la prossima volta lì non potresti costruire.
lesson-le_havre-ships-3-house = Si potrebbe. Ma la Pescheria è tua, è gratis e ti nutre.
lesson-le_havre-ships-3-sell = Tienilo. Manda il disco persona alla Pescheria.
lesson-le_havre-ships-4 = Termina il turno.
    .why = La prossima è la nave di ferro: 4 ferri e 3 energie. Porta 5 cibi.
lesson-le_havre-ships-4-sell = Tienilo: stai per costruire di nuovo.
lesson-le_havre-ships-5 = Usa il tuo Attracco 1 e costruisci la nave di ferro.
    .why = Il tuo mattone ammoderna l’attracco una volta per tutte. Senza, lì nascono solo navi di legno.
lesson-le_havre-ships-5-offer = Hai ferro, carbone e un mattone: costruisci.
lesson-le_havre-ships-5-house = Le navi si costruiscono solo in un attracco. Il tuo è di nuovo libero.
lesson-le_havre-ships-5-sell = Ora l’attracco ti serve. Costruisci la nave di ferro.

## La Compagnia di Spedizioni

lesson-le_havre-line = La Compagnia di Spedizioni
    .goal = Le tue navi possono vendere merci lontano. È così che si diventa ricchi.
    .end = Le merci diventano franchi, i franchi edifici: in un solo turno hai guadagnato 19 franchi.
lesson-le_havre-line-1 = Usa l’Impianto di Carbon Coke e trasforma tutti i 3 carboni in coke.
    .why = Il coke ha 10 energie e rende 5 franchi, il carbone 3. Per ognuno ricevi subito 1 franco.
lesson-le_havre-line-1-offer = Prima rendi più preziose le tue merci: le navi salpano la prossima volta.
lesson-le_havre-line-1-line = Potresti già salpare, ma come coke il tuo carbone rende di più.
lesson-le_havre-line-1-house = Non serve al tuo carbone. Usa l’Impianto di Carbon Coke.
lesson-le_havre-line-1-fewer = Il coke vale sempre più del carbone. Trasformali tutti e 3.
lesson-le_havre-line-1-sell = Non vendere edifici: tra poco vendi merci.
lesson-le_havre-line-2 = Termina il turno.
    .why = Guarda le tue due navi: quella di legno porta 2 merci, quella di ferro 3.
lesson-le_havre-line-2-trade = Aspetta: presto avrai più franchi.
lesson-le_havre-line-3 = Usa la tua Compagnia di Spedizioni: due navi, con 2 coke e 3 pani.
    .why = Ogni nave richiede 3 energie: 1 coke basta per entrambe. Il coke rende 5 franchi, il pane 3, il pesce 1.
lesson-le_havre-line-3-offer = Le tue navi sono pronte. Prima mandale in mare.
lesson-le_havre-line-3-house = Le merci rendono di più per nave. Usa la tua Compagnia di Spedizioni.
lesson-le_havre-line-3-ships = Una nave porta 3 merci, due ne portano 5. Un coke brucia comunque.
lesson-le_havre-line-3-load = C’è posto per 5: carica ciò che rende di più, 3 pani e 2 coke.
lesson-le_havre-line-3-trade = Prima le navi salpano; poi puoi comprare.
lesson-le_havre-line-4 = Compra la Conceria per 12 franchi.
    .why = Non perdi nulla: alla fine conta 12, come i tuoi franchi. Intanto lavora per te.
lesson-le_havre-line-4-end = I franchi non lavorano per te, gli edifici sì. Prima compra la Conceria.
lesson-le_havre-line-4-ship = Una nave costa più di quanto conta alla fine. Conviene costruirla.
lesson-le_havre-line-4-other = Andrebbe bene anche quello. Qui prendiamo la Conceria.
lesson-le_havre-line-4-sell = Vendere rende metà del valore. Di franchi ne hai abbastanza.

## L’ultima azione

lesson-le_havre-last = L’ultima azione
    .goal = L’ultimo round è quasi finito. Fai in modo che tutto conti.
    .end = Contano franchi, edifici e navi, le merci no. Per una prima partita basta così. Buon vento!
lesson-le_havre-last-1 = Usa l’Impresa Edile 1 e costruisci la Banca.
    .why = Alla fine le merci non contano nulla, gli edifici il loro valore. La Banca conta di più per i tuoi altri edifici.
lesson-le_havre-last-1-offer = Le merci alla fine non contano. Mattoni e acciaio possono ancora diventare la Banca.
lesson-le_havre-last-1-house = La Banca la costruiscono solo le imprese, e l’Impresa Edile 1 è gratis.
lesson-le_havre-last-1-sell = Alla fine conta per intero, venduto solo a metà.
lesson-le_havre-last-2 = Termina il turno.
    .why = L’ultimo pasto costa 20 cibi, e li portano tutti le tue navi. Poi ognuno ha un’ultima azione.
lesson-le_havre-last-2-sell = Edifici e navi alla fine contano per intero. Tienili.
lesson-le_havre-last-3 = Usa la tua Compagnia di Spedizioni: 3 navi, con tutte le merci.
    .why = Per l’ultima azione puoi entrare in un edificio anche se c’è qualcuno. Le merci che restano non contano nulla.
lesson-le_havre-last-3-offer = Le merci non contano più. Vendi le tue.
lesson-le_havre-last-3-house = Rende meno. Per nave le tue 9 merci rendono 29 franchi.
lesson-le_havre-last-3-ships = Il coke ha energia per 3 navi, e da solo non conta nulla. Mandane 3.
lesson-le_havre-last-3-load = Ciò che resta non conta nulla. Carica tutto.
lesson-le_havre-last-3-sell = Vendi merci, non ciò che conta.
lesson-le_havre-last-4 = Ripaga il prestito.
    .why = Costa 5 franchi. A chi alla fine non li ha, ogni prestito ne costa 7.
lesson-le_havre-last-4-end = Prima ripagalo, così l’hai visto una volta. Alla fine succede da sé; solo se mancano i franchi ne costa 7.
lesson-le_havre-last-4-sell = I tuoi franchi bastano. Ripaga il prestito.
lesson-le_havre-last-5 = Termina il turno.
    .why = Anche l’avversario ha un’ultima azione. Poi si contano franchi, edifici e navi.
lesson-le_havre-last-5-sell = Conta per intero. Tienilo.
