# Lezioni: titolo, scopo e ultima parola; che cosa fare e perché; che cosa si dice alle altre mosse.

## 1 Lo scopo e il calendario

lesson-craftsmen-points = Navi, punti e stagioni
    .goal = Carica due merci prima che l’inverno finisca.
    .end = Le navi ti hanno dato punti. Un anno ha quattro stagioni, una partita tre anni; poi vince chi ha più punti.
lesson-craftsmen-points-1 = Produci birra.
    .why = Sul tuo birrificio ci sono grano e botti. Uno dei tuoi tre punti lavoro li trasforma in birra.
lesson-craftsmen-points-1-meat = La carne viene dopo. La birra rende di più: comincia dal birrificio.
lesson-craftsmen-points-1-raw = Da soli, legno e bestiame non danno punti. Il birrificio è pronto: produci birra.
lesson-craftsmen-points-1-stop = I punti lavoro avanzati vanno persi. Usane uno per la birra.
lesson-craftsmen-points-2 = Carica la birra sulla nave 1.
    .why = Sono 3 punti subito. Quando la nave salpa altri 4, e ancora 4 a chi ha più segnalini a bordo.
lesson-craftsmen-points-2-ship = Lì la birra dell’avversario è arrivata prima e prenderebbe i punti in più. La nave 1 è vuota.
lesson-craftsmen-points-3 = Produci carne.
    .why = Dal macellaio il bestiame è già pronto.
lesson-craftsmen-points-3-raw = Le materie prime non danno ancora punti, e il macellaio è pronto: produci carne.
lesson-craftsmen-points-3-stop = Hai ancora punti lavoro. Usane uno per la carne.
lesson-craftsmen-points-4 = Caricala su una delle due navi.
    .why = Ogni merce su una nave dà punti due volte: ora e a fine anno.
lesson-craftsmen-points-5 = Usa l’ultimo punto lavoro per legno o bestiame.
    .why = Aspetterà l’anno prossimo. Poi l’inverno finisce e le navi salpano.
lesson-craftsmen-points-5-stop = Il punto lavoro andrebbe perso. Legno o bestiame possono aspettare l’anno prossimo.
lesson-craftsmen-points-6 = È primavera: manda un aiutante in una gilda qualsiasi.
    .why = In primavera, estate e autunno gli aiutanti lavorano per te nelle gilde. In inverno si costruisce e si produce soltanto.
lesson-craftsmen-points-6-pass = Chi passa non manda più aiutanti in questa stagione. Prima mandane uno.

## 2 Mandare gli aiutanti

lesson-craftsmen-helpers = Manda i tuoi aiutanti
    .goal = Trova un lavoro a quattro dei tuoi cinque aiutanti.
    .end = Ora tocca alle gilde, dai banchieri al municipio. Da tre giocatori in su coprire si paga: una carta capitale o punti.
lesson-craftsmen-helpers-1 = Manda un aiutante dai banchieri.
    .why = Ogni aiutante è un’azione nella sua gilda. Il primo sta sull’oro, e l’oro dà un privilegio: un’azione migliore.
lesson-craftsmen-helpers-1-later = Anche quella gilda è buona. Prima il denaro: vai dai banchieri.
lesson-craftsmen-helpers-1-pass = Chi passa ha finito per questa stagione. Prima manda un aiutante.
lesson-craftsmen-helpers-2 = Mandane uno dagli artigiani.
    .why = Lì si producono le merci. L’oro è dell’avversario; sull’argento fai lo stesso lavoro, ma senza privilegio.
lesson-craftsmen-helpers-2-goods = Un buon posto, ma le merci si producono solo dagli artigiani. Vai prima lì.
lesson-craftsmen-helpers-2-pass = L’avversario continuerebbe senza di te. Mandane uno dagli artigiani.
lesson-craftsmen-helpers-3 = Copri il disco dell’avversario sull’oro, dagli artigiani.
    .why = Tutti gli spazi sono occupati, quindi puoi salirci sopra e avere anche tu il privilegio. In cambio l’avversario pesca una carta capitale.
lesson-craftsmen-helpers-3-own = Quello è il tuo disco, sull’argento. Sull’oro hai anche il privilegio.
lesson-craftsmen-helpers-3-gold = Può aspettare. Dagli artigiani puoi ancora salire sull’oro.
lesson-craftsmen-helpers-3-pass = È presto: tre aiutanti sono ancora a casa.
lesson-craftsmen-helpers-4 = Mandane uno dai costruttori.
    .why = Denaro, lavoro e un edificio: ecco una buona prima stagione.
lesson-craftsmen-helpers-4-build = Servirà più avanti. Senza nuovi edifici la tua via produce solo legno: vai dai costruttori.
lesson-craftsmen-helpers-4-pass = Quasi. Mandane ancora uno, dai costruttori.
lesson-craftsmen-helpers-5 = Passa.
    .why = Chi ha un aiutante a casa riceve 1 punto, uno solo a stagione. Quindi l’ultimo può riposare.
lesson-craftsmen-helpers-5-point = Si può. Ma a casa l’ultimo aiutante dà un punto sicuro: passa.

## 3 Il capitale e le serie di un colore

lesson-craftsmen-capital = Il capitale in serie
    .goal = Prendi capitale e paga un birrificio.
    .end = Raccogli i colori: con le serie poche carte piccole pagano grandi edifici.
lesson-craftsmen-capital-1 = Prendi il 2 verde.
    .why = I banchieri danno capitale, il tuo denaro. Due carte di un colore valgono 5, tre 10, quattro 15, qualunque numero abbiano. Hai due verdi.
lesson-craftsmen-capital-1-three = Un 3 viola da solo vale 3. Una terza verde porta le tue verdi da 5 a 10.
lesson-craftsmen-capital-1-both = Si può: pescheresti due carte dalla pila invece di tre. Oggi prendi solo la verde.
lesson-craftsmen-capital-1-stop = L’aiutante tornerebbe a mani vuote. Prendi la verde.
lesson-craftsmen-capital-2 = Scarta l’1 viola e il 3 blu.
    .why = Hai pescato altre tre carte e due vanno scartate. Da sole valgono poco: perfino due 1 rossi insieme valgono 5.
lesson-craftsmen-capital-2-green = Tre verdi valgono 10. Rinuncia alle carte singole.
lesson-craftsmen-capital-2-red = Le due rosse insieme valgono 5, il 3 blu solo 3.
lesson-craftsmen-capital-2-blue = Il 3 blu può andare, e con lui l’1 viola. Le rosse sono una coppia.
lesson-craftsmen-capital-3 = Costruisci il birrificio a destra.
    .why = Ora tocca al tuo aiutante dai costruttori. Costa 6: quanto i numeri di tutte le tue cinque carte insieme.
lesson-craftsmen-capital-3-left = Lì i colori non combaciano; lo permetterebbe solo il tuo spazio d’oro. A destra il verde incontra il verde.
lesson-craftsmen-capital-3-stop = Il capitale c’è. Costruisci il birrificio.
lesson-craftsmen-capital-4 = Paga 6 con tre carte qualsiasi.
    .why = Una coppia è 5, un’altra carta fa 6. Non si dà resto.

## 4 Costruire e abbinare i colori

lesson-craftsmen-build = Costruisci la tua via
    .goal = Costruisci tutto ciò che serve al vino.
    .end = E ogni anno ogni serie di quattro colori nella tua via dà 3 punti.
lesson-craftsmen-build-1 = Costruisci il vigneto a destra.
    .why = I vicini devono avere un colore in comune: sopra con sopra, o sotto con sotto. Qui è il viola, sopra.
lesson-craftsmen-build-1-blocks = Combacia, blu sotto. Ma poi il vigneto non troverebbe posto: si costruisce solo alle estremità.
lesson-craftsmen-build-1-apiary = Combacia, blu sotto. Ma al vino non serve la cera: costruisci il vigneto.
lesson-craftsmen-build-1-stop = Un aiutante costruisce fino a due edifici. Comincia dal vigneto.
lesson-craftsmen-build-2 = Costruisci accanto la cantina.
    .why = Segheria, bottaio, vigneto, cantina: chi ha per primo la filiera completa vince il suo gettone bonus, 3 punti alla fine.
lesson-craftsmen-build-2-apiary = Si può, ma un aiutante costruisce solo due edifici. La cantina completa la tua filiera.
lesson-craftsmen-build-2-stop = Ne puoi costruire ancora uno, e completa la filiera: la cantina.
lesson-craftsmen-build-3 = Paga 8 con tre carte.
    .why = Un edificio base costa 2, uno intermedio 3, uno avanzato 6. Va bene ogni colore; la coppia rossa vale 5.
lesson-craftsmen-build-3-four = Così servono quattro carte. Bastano la coppia rossa e un 3.

## 5 Gli artigiani, dalla materia prima alla nave

lesson-craftsmen-crafts = Dal legno al vino
    .goal = Fai il vino con quattro punti lavoro.
    .end = Materia prima, semilavorato, prodotto finito, nave: ogni filiera funziona così.
lesson-craftsmen-crafts-1 = Produci legno.
    .why = Dagli artigiani un aiutante ha 3 punti lavoro il primo anno, 4 il secondo, 5 il terzo. Ognuno paga un passo.
lesson-craftsmen-crafts-1-grapes = Serve anche l’uva, ma più tardi. Comincia dal legno per le botti.
lesson-craftsmen-crafts-1-stop = Quattro punti lavoro andrebbero persi. Produci legno.
lesson-craftsmen-crafts-2 = Mettilo sul bottaio.
    .why = Spostare non costa nulla. Lì resta finché il bottaio non lo usa.
lesson-craftsmen-crafts-2-market = Dal mercato si preleva come una materia prima qualsiasi, ma costa un punto lavoro. Scegli il bottaio.
lesson-craftsmen-crafts-3 = Produci botti.
    .why = Il bottaio trasforma il legno in un semilavorato: 1 punto.
lesson-craftsmen-crafts-3-raw = Le materie prime non danno punti. Il legno è sul bottaio: produci botti.
lesson-craftsmen-crafts-3-stop = Restano tre punti lavoro. Produci botti.
lesson-craftsmen-crafts-4 = Mettile sulla cantina.
    .why = Alla cantina servono botti e uva.
lesson-craftsmen-crafts-4-granary = Il granaio dà in cambio una carta capitale, ma poi alla cantina mancano le botti.
lesson-craftsmen-crafts-5 = Produci uva per la cantina.
    .why = Viene dritta dal tuo vigneto.
lesson-craftsmen-crafts-5-wood = Le botti ci sono. Manca solo l’uva.
lesson-craftsmen-crafts-5-stop = Manca solo l’uva, e hai due punti lavoro.
lesson-craftsmen-crafts-6 = Produci vino.
    .why = C’è tutto: l’ultimo punto lavoro fa il prodotto finito.
lesson-craftsmen-crafts-6-raw = Quello si può fare sempre. La cantina è pronta: produci vino.
lesson-craftsmen-crafts-6-stop = Manca il passo migliore: produci vino.
lesson-craftsmen-crafts-7 = Carica il vino su una delle due navi.
    .why = 3 punti ora, altri 4 quando la nave salpa.

## 6 Il granaio e i mercanti

lesson-craftsmen-granary = Vendere e comprare
    .goal = Vendi farina e compra la corda che non puoi produrre.
    .end = Cera e corda sono dal candelaio. Un punto lavoro le trasformerà in candele.
lesson-craftsmen-granary-1 = Produci farina.
    .why = A nessun tuo edificio serve, quindi la compra il granaio: una carta capitale ora, e 1 punto se a fine anno è ancora lì.
lesson-craftsmen-granary-1-raw = Tra poco. Sul mulino c’è già il grano: produci farina.
lesson-craftsmen-granary-1-stop = Tre punti lavoro andrebbero persi. Produci farina.
lesson-craftsmen-granary-2 = Prendi il 2 blu.
    .why = Per ogni merce venduta prendi una carta capitale scoperta o ne peschi una. Il blu fa coppia.
lesson-craftsmen-granary-2-three = Un 3 viola vale 3. Con il 2 blu le tue due blu valgono 5.
lesson-craftsmen-granary-2-draw = Dalla pila può venire di tutto. Il 2 blu è una coppia sicura.
lesson-craftsmen-granary-3 = Preleva grano dal tuo mercato.
    .why = Non hai un campo di grano. Ma un segnalino che aspetta sul mercato diventa una materia prima qualsiasi, per un punto lavoro.
lesson-craftsmen-granary-3-wax = La cera la puoi produrre da te. Preleva il grano, che non puoi produrre.
lesson-craftsmen-granary-3-make = Questo non riempie il mulino. Preleva grano dal mercato.
lesson-craftsmen-granary-3-stop = Restano due punti lavoro. Preleva grano per il mulino.
lesson-craftsmen-granary-4 = Produci cera per il candelaio.
    .why = Per le candele servono cera e corda. La cera c’è; la corda non la puoi produrre.
lesson-craftsmen-granary-4-wax = Al candelaio manca ancora la cera. Produci quella.
lesson-craftsmen-granary-4-stop = Resta un punto lavoro. Produci cera.
lesson-craftsmen-granary-5 = Compra la corda.
    .why = Ora tocca ai mercanti. Lì un aiutante compra dal granaio un semilavorato, sempre il segnalino inferiore, per una carta capitale.
lesson-craftsmen-granary-5-stop = Poi al candelaio mancherebbe la corda. Comprala.
lesson-craftsmen-granary-6 = Dai l’1 rosso.
    .why = Il prezzo è una carta qualsiasi. La corda era dell’avversario, che riceve la carta.
lesson-craftsmen-granary-6-pair = Le tue due blu insieme valgono 5. Dai l’1 rosso.
lesson-craftsmen-granary-6-three = Il prezzo è una carta, qualunque sia il valore. Basta l’1 rosso.

## 7 Il notaio e l’asta

lesson-craftsmen-notary = Nuove carte
    .goal = Procurati due carte che servono per i libri.
    .end = Le due carte sono nella tua mano; si costruiscono dai costruttori. Sull’oro, dal notaio, puoi anche guardare in un mazzo.
lesson-craftsmen-notary-1 = Compra la conceria.
    .why = Dal notaio un aiutante ottiene una carta scoperta. Per i libri servono carta, che hai, e cuoio.
lesson-craftsmen-notary-1-other = Per i libri non serve. Il cuoio viene dalla conceria.
lesson-craftsmen-notary-1-auction = Qualcuno potrebbe offrire di più. Il prezzo lo puoi pagare: compra la conceria.
lesson-craftsmen-notary-1-stop = La conceria è proprio ciò che ti manca. Comprala.
lesson-craftsmen-notary-2 = Paga 5 con due verdi o due blu.
    .why = Le carte si comprano solo nei loro colori: una base a 3, una intermedia a 5, una avanzata a 10.
lesson-craftsmen-notary-3 = Metti all’asta il rilegatore.
    .why = Ora il secondo aiutante. 10 in viola e verde è troppo, ma in un’asta contano tutti i colori.
lesson-craftsmen-notary-3-other = Per i libri non serve. Scegli il rilegatore.
lesson-craftsmen-notary-3-stop = Forse il rilegatore costerà poco. Prova con un’asta.
lesson-craftsmen-notary-4 = Offri al massimo 4.
    .why = Possono offrire tutti. Se nessuno rilancia, il sindaco scopre carte capitale e offre contro di te.
lesson-craftsmen-notary-4-high = Paghi ciò che offri. Comincia basso, con 4 al massimo.
lesson-craftsmen-notary-5 = L’avversario offre 5: offri 6.
    .why = Il tuo capitale vale 12, e 6 è molto meno del prezzo di 10.
lesson-craftsmen-notary-5-high = Per ora basta 6. Se serve, puoi ancora rilanciare.
lesson-craftsmen-notary-5-pass = Così va all’avversario per 5. Uno in più è un buon prezzo.
lesson-craftsmen-notary-6 = Paga 6 con tre carte.
    .why = Valgono tutti i colori, in coppia o da soli.

## 8 Municipio, privilegio e ordine

lesson-craftsmen-town_hall = Gettoni e ordine
    .goal = Usa due gettoni, prendine uno nuovo, passa in testa.
    .end = I gettoni privilegio arrivano anche così: a fine stagione ne riceve uno chi ha usato meno privilegi.
lesson-craftsmen-town_hall-1 = Compra botti.
    .why = Sulla tua cantina c’è l’uva; mancano solo le botti.
lesson-craftsmen-town_hall-1-stop = Allora niente vino. Compra le botti.
lesson-craftsmen-town_hall-2 = Usa il privilegio: paga dal mercato.
    .why = Un gettone privilegio dà a un aiutante sull’argento ciò che dà l’oro. Qui paga un segnalino che aspetta sul tuo mercato, non una carta.
lesson-craftsmen-town_hall-2-card = Anche una carta va bene. Il privilegio la risparmia: paga dal mercato.
lesson-craftsmen-town_hall-3 = Produci vino.
    .why = Il tuo gettone lavoro è un punto lavoro. Puoi usarlo tra una gilda e l’altra.
lesson-craftsmen-town_hall-3-raw = Un punto lavoro è prezioso. Il vino dà punti: produci quello.
lesson-craftsmen-town_hall-3-stop = I gettoni si conservano, ma la cantina è pronta. Produci vino.
lesson-craftsmen-town_hall-4 = Caricalo su una delle due navi.
    .why = Punti, senza aiutanti dagli artigiani.
lesson-craftsmen-town_hall-5 = Prendi un gettone, quello che vuoi.
    .why = In municipio un aiutante prende un gettone privilegio o un gettone lavoro, oppure cambia l’ordine.
lesson-craftsmen-town_hall-5-order = Lo farà il secondo aiutante. Prima prendi un gettone.
lesson-craftsmen-town_hall-5-stop = L’aiutante tornerebbe a mani vuote. Prendi un gettone.
lesson-craftsmen-town_hall-6 = Ora cambia l’ordine.
    .why = Il tuo posto era l’ultimo. Chi lo fa gioca tra i primi dalla prossima stagione. In due ci si alterna e basta.
lesson-craftsmen-town_hall-6-token = Un altro gettone è utile, ma così resti in fondo. Cambia l’ordine.
lesson-craftsmen-town_hall-6-stop = Così resti in fondo. Cambia l’ordine.
lesson-craftsmen-town_hall-7 = Manda il primo aiutante dagli artigiani.
    .why = Una nuova stagione, e cominci tu: l’oro è tuo.
lesson-craftsmen-town_hall-7-other = L’oro è libero ovunque. Oggi prendilo dagli artigiani.
lesson-craftsmen-town_hall-7-pass = Cominci tu: approfittane. Vai dagli artigiani.

## 9 La fine dell’anno e il conteggio finale

lesson-craftsmen-final = L’ultimo inverno
    .goal = Raccogli gli ultimi punti e vinci.
    .end = Per ultimi contano i gettoni bonus. Vince chi ha più punti, e sei tu. Tutto pronto per la tua prima partita?
lesson-craftsmen-final-1 = Produci abiti.
    .why = Dal tuo sarto ci sono già stoffa e cuoio. Gli abiti danno 4 punti ora e 8 quando la nave salpa.
lesson-craftsmen-final-1-raw = Le materie prime non danno più punti. Il sarto è pronto: produci abiti.
lesson-craftsmen-final-1-stop = Il sarto è pronto. Prima produci abiti.
lesson-craftsmen-final-2 = Corrompi il capitano della nave 2.
    .why = Nessuno spazio per gli abiti è libero. Per una carta capitale esce il segnalino più vecchio: quello dell’avversario.
lesson-craftsmen-final-2-lose = Allora gli abiti non danno nulla. Corrompere costa una sola carta.
lesson-craftsmen-final-3 = Scarta l’1 verde.
    .why = È il prezzo del capitano. Tieni la carta migliore di ogni colore: tra poco ne servono quattro.
lesson-craftsmen-final-3-green = Tra poco varrà 3 punti, l’1 verde uno solo.
lesson-craftsmen-final-3-colour = È la tua unica carta di quel colore, e servono tutti e quattro.
lesson-craftsmen-final-4 = Interrompi il lavoro.
    .why = Nulla di ciò che puoi ancora produrre dà punti, e non segue un altro anno. Poi le navi salpano.
lesson-craftsmen-final-4-raw = Non darebbe punti, e non segue un altro anno. Interrompi il lavoro.
lesson-craftsmen-final-5 = Investi una carta di ogni colore.
    .why = Navi, serie di colori e granaio sono contati. Una volta l’anno quattro carte, una per colore, danno i loro valori: 8 punti.
lesson-craftsmen-final-5-keep = A fine partita le carte in mano non danno nulla. Investile.
