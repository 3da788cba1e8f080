# Nomi e testi italiani delle carte, delle merci e delle navi di Le Havre.

## Merci

good-fish = pesce
    .count = { $n } { $n ->
        [one] pesce
       *[other] pesci
    }
good-wood = legno
    .count = { $n } { $n ->
        [one] legno
       *[other] legni
    }
good-clay = argilla
    .count = { $n } { $n ->
        [one] argilla
       *[other] argille
    }
good-iron = ferro
    .count = { $n } { $n ->
        [one] ferro
       *[other] ferri
    }
good-grain = grano
    .count = { $n } { $n ->
        [one] grano
       *[other] grani
    }
good-cattle = bestiame
    .count = { $n } { $n ->
        [one] capo di bestiame
       *[other] capi di bestiame
    }
good-coal = carbone
    .count = { $n } { $n ->
        [one] carbone
       *[other] carboni
    }
good-hides = pelle
    .count = { $n } { $n ->
        [one] pelle
       *[other] pelli
    }
good-smoked_fish = pesce affumicato
    .count = { $n } { $n ->
        [one] pesce affumicato
       *[other] pesci affumicati
    }
good-charcoal = carbonella
    .count = { $n } { $n ->
        [one] carbonella
       *[other] carbonelle
    }
good-brick = mattone
    .count = { $n } { $n ->
        [one] mattone
       *[other] mattoni
    }
good-steel = acciaio
    .count = { $n } { $n ->
        [one] acciaio
       *[other] acciai
    }
good-bread = pane
    .count = { $n } { $n ->
        [one] pane
       *[other] pani
    }
good-meat = carne
    .count = { $n } { $n ->
        [one] carne
       *[other] carni
    }
good-coke = coke
    .count = { $n } coke
good-leather = cuoio
    .count = { $n } { $n ->
        [one] cuoio
       *[other] cuoi
    }

offer-francs = franchi
    .count = { $n } { $n ->
        [one] franco
       *[other] franchi
    }

## Navi

ship-wood = nave di legno
ship-iron = nave di ferro
ship-steel = nave d’acciaio
ship-luxury = transatlantico di lusso

## Tipi di carta

kind-craft = edificio manifatturiero
kind-economic = edificio commerciale
kind-industrial = edificio industriale
kind-public = edificio pubblico
kind-none = non edificio
kind-ship = nave

## Edifici standard

card-building_firm_1 = Impresa Edile 1
    .text = Costruisci 1 edificio dalla cima di una pila di proposte e pagane i materiali. Qui non si costruiscono navi.
card-building_firm_2 = Impresa Edile 2
    .text = Costruisci 1 edificio dalla cima di una pila di proposte e pagane i materiali. Qui non si costruiscono navi.
card-construction_firm = Impresa di Costruzioni
    .text = Costruisci 1 o 2 edifici, uno dopo l’altro, dalle cime delle pile di proposte. Possono venire entrambi dalla stessa pila. Qui non si costruiscono navi.
card-marketplace = Mercato
    .text = Prendi 2 merci standard diverse e 1 tipo in più per ogni tuo edificio manifatturiero: al massimo 8, nella partita breve in solitario al massimo 4. Nella partita completa, guarda poi i primi 2 edifici speciali e rimettili a posto nell’ordine che vuoi.
card-sawmill = Segheria
    .text = Costruisci 1 edificio che richiede legno e paga 1 legno in meno. Qui non si costruiscono navi.
card-fishery = Pescheria
    .text = Prendi 3 pesci e 1 in più per ogni pescatore sulle tue carte.
card-joinery = Falegnameria
    .text = Consegna 1, 2 o 3 legni e ricevi 5, 6 o 7 franchi.
card-bakehouse = Panificio
    .text = Trasforma quanto grano vuoi in pane per mezza energia l’uno, arrotondata per eccesso. Ricevi 1 franco ogni 2 pani.
card-hardware_store = Ferramenta
    .text = Prendi 1 legno, 1 mattone e 1 ferro.
card-charcoal_kiln = Carbonaia
    .text = Trasforma quanto legno vuoi in carbonella. Non serve energia.
card-smokehouse = Affumicatoio
    .text = Trasforma fino a 6 pesci in pesci affumicati per 1 energia in tutto. Ricevi 1 franco ogni 2 pesci affumicati.
card-abattoir = Mattatoio
    .text = Trasforma quanto bestiame vuoi in carne. Prendi 1 pelle ogni 2 capi di bestiame.
card-clay_mound = Cava di Argilla
    .text = Prendi 3 argille e 1 in più per ogni martello sulle tue carte. La cava non si può costruire, solo comprare.
card-arts_centre = Centro Artistico
    .text = Ricevi 4 franchi per ogni disco persona di un altro giocatore nei tuoi edifici.
card-wharf_1 = Attracco 1
    .text = Costruisci 1 nave dalla cima della sua pila e paga i materiali e 3 energie. La prima nave non di legno costruita qui costa 1 mattone in più, che ammoderna l’attracco per sempre.
card-black_market = Mercato Nero
    .text = Per ogni offerta vuota, prendi dalla provvista 2 delle sue merci, o 2 franchi. Il mercato non si può costruire, solo comprare.
card-brickworks = Mattonificio
    .text = Trasforma quanta argilla vuoi in mattoni per mezza energia l’uno, arrotondata per eccesso. Ricevi 1 franco ogni 2 mattoni.
card-local_court = Pretura
    .text = Restituisci prestiti senza pagare: il tuo unico prestito, oppure 1 di due ricevendo 2 franchi. Con tre o più, restituiscine 2, oppure 1 ricevendo 2 franchi.
card-colliery = Miniera di Carbone
    .text = Prendi 3 carboni e 1 in più se sulle tue carte c’è almeno un martello.
card-wharf_2 = Attracco 2
    .text = Costruisci 1 nave dalla cima della sua pila e paga i materiali e 3 energie. La prima nave non di legno costruita qui costa 1 mattone in più, che ammoderna l’attracco per sempre.
card-shipping_line = Compagnia di Spedizioni
    .text = Paga 3 energie per ogni tua nave che salpa: una nave di legno porta 2 merci, una di ferro 3, una d’acciaio 4. L’acciaio rende 8 franchi, il coke 5, il cuoio 4; pane, bestiame e carbone 3; mattoni, carbonella, pelli, ferro, carne e pesce affumicato 2; tutto il resto 1.
card-grocery_market = Mercato Alimentare
    .text = Prendi 1 pesce, 1 pesce affumicato, 1 grano, 1 pane, 1 capo di bestiame e 1 carne.
card-tannery = Conceria
    .text = Trasforma fino a 4 pelli in cuoio e ricevi 1 franco per ognuna.
card-business_office = Ufficio Commerciale
    .text = Scambia 4 merci qualsiasi con 1 acciaio, oppure 1 merce qualsiasi con 1 carbonella, 1 cuoio o 1 mattone, oppure fai entrambe le cose, una volta ciascuna. I franchi non sono merci.
card-ironworks = Ferriera
    .text = Prendi 3 ferri. Puoi pagare 6 energie per prenderne 1 in più.
card-steel_mill = Fabbrica di Acciaio
    .text = Trasforma quanto ferro vuoi in acciaio per 5 energie l’uno.
card-storehouse = Magazzino
    .text = Non vi si può entrare. Alla fine vale mezzo franco in più per ogni merce del proprietario, con il totale arrotondato per difetto.
card-cokery = Impianto di Carbon Coke
    .text = Trasforma quanto carbone vuoi in coke e ricevi 1 franco per ognuno. Non serve energia.
card-dock = Molo
    .text = Non vi si può entrare. Alla fine vale 4 franchi in più per ogni nave del proprietario.
card-bridge_over_the_seine = Ponte sulla Senna
    .text = Vendi quante merci vuoi: 1 franco per ogni merce migliorata e 1 franco ogni 3 merci standard di qualsiasi tipo.
card-town_hall = Municipio
    .text = Non vi si può entrare. Alla fine vale 4 franchi in più per ogni edificio pubblico del proprietario, compreso sé stesso, e 2 franchi in più per ogni edificio manifatturiero.
card-bank = Banca
    .text = Non vi si può entrare. Alla fine vale 3 franchi in più per ogni edificio industriale del proprietario e 2 franchi in più per ogni edificio commerciale, compresa sé stessa.
card-church = Chiesa
    .text = Solo se hai almeno 5 pani e 2 pesci, che conservi: prendi 5 pani e 3 pesci. La chiesa non si può comprare, solo costruire.

## Edifici speciali del gioco base

card-football_stadium = Stadio di Calcio
    .text = Non vi si può entrare. È in vendita da quando viene rivelato. Appena una pila di proposte è vuota si sposta lì e si può anche costruire.
card-labour_exchange = Ufficio di Collocamento
    .text = Prendi 1 pesce per ogni pescatore e 1 carbone per ogni martello sulle tue carte.
card-bakery = Panetteria
    .text = Vendi fino a 6 pani per 3 franchi l’uno.
card-baguette_shop = Paninoteca
    .text = Fino a 4 volte, vendi 1 pane e 1 carne insieme per 6 franchi.
card-farm = Fattoria
    .text = Prendi 2 pesci, 2 grani, 2 legni, 1 pelle e 1 capo di bestiame.
card-clothing_industry = Industria Tessile
    .text = Quante volte vuoi, vendi 1 pelle e 1 cuoio insieme per 7 franchi.
card-iron_mine_and_coal_seam = Giacimento di Ferro e Carbone
    .text = Prendi 2 ferri e 1 carbone.
card-fish_market = Mercato del Pesce
    .text = Vendi fino a 7 pesci per 2 franchi l’uno. Il pesce affumicato qui non si vende.
card-fish_restaurant = Ristorante di Pesce
    .text = Vendi quanti pesci affumicati vuoi per 3 franchi l’uno.
card-fishpond_and_wood = Boschetto con Laghetto
    .text = Prendi 3 pesci e 3 legni.
card-forest_hut = Rifugio nella Foresta
    .text = Fino a 4 volte, vendi 1 legno e 1 carne insieme per 5 franchi.
card-plant_nursery = Vivaio
    .text = Prendi 4 legni e ricevi 3 franchi.
card-business_park = Distretto Commerciale
    .text = Non vi si può entrare. Alla fine vale 2 franchi in più per ogni edificio industriale del proprietario.
card-guildhouse = Corporazione
    .text = Non vi si può entrare. Alla fine vale 2 franchi in più per ogni edificio commerciale del proprietario, compresa sé stessa.
card-harbour_watch = Guardia Portuale
    .text = Paga 1 franco a un altro giocatore, il cui disco persona torna a casa. Poi entra nell’edificio in cui si trovava, paga la quota se non è tuo e usalo. Dalla Stazione Centrale e dall’Hotel non si scaccia nessuno.
card-smelter = Fonderia
    .text = Prendi 1 carbone, 1 coke e 1 ferro.
card-diner = Ristorante
    .text = Fino a 3 volte, vendi 1 legno, 1 pane e 1 pesce affumicato insieme per 8 franchi.
card-hunting_lodge = Capanno di Caccia
    .text = Prendi 2 pelli e 3 carni.
card-coal_trader = Rivendita di Carbone
    .text = Una volta, paga 1 cibo per 1 carbonella. Fino a 5 volte, paga 2 cibi per 1 carbone. Puoi fare entrambe le cose.
card-patisserie = Pasticceria
    .text = Fino a 3 volte, vendi 1 grano e 1 pane insieme per 5 franchi.
card-furriery = Pellicceria
    .text = Scambia quante pelli vuoi con 1 pane ciascuna. Inoltre, o invece, vendi fino a 2 cuoi per 5 franchi l’uno.
card-leather_industry = Pelletteria
    .text = Se hai almeno 14 franchi, che conservi, vendi 3 cuoi per 16 franchi.
card-kiln = Fornace
    .text = Una volta, consegna 1 argilla e 1 energia per 3 mattoni.
card-luxury_yacht = Yacht di Lusso
    .text = Nave di ferro solo di nome: niente cibo, niente carico. Compralo per 20 franchi, oppure entra in un attracco e scambialo con una tua nave di ferro; quella nave esce dal gioco.
card-feedlot = Allevamento
    .text = Non vi si può entrare. Con 2–6 capi di bestiame, il proprietario ne prende a ogni raccolto 2 invece di 1; con 7 o più ne prende 1 come al solito.
card-masons_guild = Gilda dei Muratori
    .text = Non vi si può entrare. Ogni edificio che il proprietario costruisce costa 1 argilla o 1 mattone in meno, se ne richiede.
card-furniture_factory = Mobilificio
    .text = Quante volte vuoi, vendi 1 cuoio e 1 legno insieme per 6 franchi.
card-town_square = Piazza Principale
    .text = Prendi 1 merce migliorata per ogni tuo edificio manifatturiero, tutte diverse e niente acciaio: al massimo 7.
card-tavern = Taverna
    .text = Fino a 4 volte, vendi 1 legno e 1 grano insieme per 3 franchi.
card-haulage_firm = Ditta di Trasporti
    .text = Paga 3 franchi e prendi tutte le merci di due offerte vicine nella fila bestiame, grano, ferro, argilla, legno, pesce. I franchi non si possono prendere.
card-schnaps_distillery = Distilleria di Grappa
    .text = Vendi fino a 4 grani per 2 franchi l’uno.
card-steelworks = Acciaieria
    .text = Una volta, consegna 1 ferro e 15 energie per 2 acciai.
card-steakhouse = Bisteccheria
    .text = Fino a 4 volte, vendi 1 carne e 1 carbonella insieme per 6 franchi.
card-wind_farm = Parco Eolico
    .text = Non vi si può entrare. Ogni volta che un’azione principale chiede energia al proprietario, ne deve 3 in meno. Quello che non serve va perso.
card-brick_manufacturer = Fabbrica di Mattoni
    .text = Se hai almeno 10 franchi, che conservi, vendi 3 mattoni per 14 franchi.
card-zoo = Zoo
    .text = Ricevi 1 franco ogni 3 animali che hai, contando insieme bestiame e pesci. Gli animali restano tuoi.

## Essen 2008

card-dunny = Latrina
    .text = Non vi si può entrare. Quando viene rivelata si mette sulla pila di proposte che mostra il numero più alto, e da lì si costruisce o si compra.
card-workers_cottages = Case Operaie
    .text = Non vi si può entrare. Nello stadio finale il proprietario fa 2 azioni principali di fila, mentre gli altri ne fanno 1.
card-construction_site = Cantiere Edile
    .text = Non si può comprare. Quando viene rivelato, ogni giocatore riceve altri 3 edifici speciali; il primo che entra mette qui uno dei suoi come edificio della città e, se non lo compra, deve pagarne la quota e usarlo subito, se può. Poi questa carta e tutte quelle rimaste in mano escono dal gioco.
card-logging_camp = Campo dei Taglialegna
    .text = Fino a 7 volte, paga 1 cibo e prendi 1 legno.
card-ms_dagmar = MS Dagmar
    .text = Conta come transatlantico di lusso, quindi niente cibo e niente carico. Comprala per 50 franchi, oppure entra in un attracco già ammodernato, o che ammoderni ora con 1 mattone, e scambiala con un tuo transatlantico di lusso, che esce dal gioco.
card-pawnbrokers = Banco dei Pegni
    .text = Impegna quante merci vuoi per 2 franchi l’una, ma qui non averne mai due dello stesso tipo. Puoi riscattarle in qualsiasi momento per 2 franchi l’una, senza una visita.
card-pirates_lair = Covo dei Pirati
    .text = Non vi si può entrare. Per ogni nave che un altro giocatore manda in mare con la Compagnia di Spedizioni, il proprietario ottiene 1 franco del ricavo.
card-junkyard = Deposito di Rottami
    .text = Fino a 5 volte, paga 2 cibi e prendi 1 ferro.
card-dive_bar = Bettola
    .text = Non vi si entra per scelta. Un disco persona rimandato a casa viene invece qui, e il suo giocatore paga 2 franchi alla Tesoreria, oppure 1 franco se la bettola è sua. C’è posto per tutti.
card-picket_line = Picchetto
    .text = Prendi tutto da un’offerta. Nel loro prossimo turno tutti gli altri giocatori devono prendere un’offerta come azione principale; solo dopo questa carta esce dal gioco. Chiuso dall’inizio dell’ultimo round.
card-tobacco_factory = Manifattura Tabacchi
    .text = Non vi si può entrare. Nel proprio turno il proprietario può rimandare a casa dai suoi edifici i dischi persona degli altri, tranne che dalla Stazione Centrale e dall’Hotel.
card-cattle_drive = Transumanza
    .text = Ogni altro giocatore che ha bestiame te ne dà 1. In due giocatori il tuo avversario te ne dà 2, o quello che ha.

## Le Grand Hameau

card-wooden_crane = Gru di Legno
    .text = Non vi si può entrare. Quando costruisce, il proprietario può pagare 1 legno al posto di 1 segnalino di materiale qualsiasi.
card-lumber_mill = Stabilimento del Legno
    .text = Non vi si può entrare. Ogni edificio che il proprietario costruisce costa 1 legno in meno, se ne richiede. Si somma alla Segheria.
card-main_station = Stazione Centrale
    .text = Entrando non succede nulla e nessuno può scacciarti. Quando esci, usa uno o due altri edifici diversi, uno dopo l’altro, senza pagarne la quota.
card-hotel = Hotel
    .text = Entrando non succede nulla e nessuno può scacciarti. Finché il tuo disco persona è qui, ricevi 3 franchi ogni volta che prendi un’offerta.
card-fur_factory = Fabbrica di Pellicce
    .text = Per ogni cuoio che hai, vendi fino a 2 pelli per 4 franchi l’una. Il cuoio resta tuo.
card-wainwrights = Bottega del Carradore
    .text = Per ogni ferro o acciaio che hai, puoi vendere una volta 2 legni per 5 franchi. Ferro e acciaio restano tuoi.
card-fishermans_hut = Capanna del Pescatore
    .text = Prendi 1 pesce ogni 2 pesci che hai. Alla fine di ogni round, prima della Fase di Nutrimento, il proprietario prende 1 pesce, oppure 2 con uno o due giocatori.
card-soup_kitchen = Mensa dei Poveri
    .text = Non vi si può entrare. Alla fine di ogni round dà al proprietario 5, 4, 3, 2 o 1 cibo con 1, 2, 3, 4 o 5 giocatori. Non è una nave.
card-cattle_market = Mercato del Bestiame
    .text = Compra fino a 7 capi di bestiame per 1 franco l’uno, oppure vendine fino a 7 per 3 franchi l’uno.
card-brick_trader = Rivendita di Mattoni
    .text = Compra fino a 5 mattoni per 1 franco l’uno, oppure vendi fino a 5 mattoni per 3 franchi l’uno.
card-clay_company = Compagnia dell’Argilla
    .text = Quante volte vuoi, vendi 1 argilla e 1 legno insieme per 3 franchi.
card-smelting_furnace = Forno Fusorio
    .text = Quante volte vuoi, consegna 1 argilla e 2 energie per 1 ferro.
card-flea_market = Mercato delle Pulci
    .text = Prendi un’offerta di esattamente 2 segnalini e tutte le offerte di esattamente 1 segnalino, franchi compresi. Un’offerta da 2 deve esserci.
card-inn = Locanda
    .text = Trasforma quanti pesci vuoi in pesci affumicati senza energia. Inoltre, o invece, vendi fino a 2 carni per 4 franchi l’una.
card-cannery_row = Conservificio
    .text = Una volta, vendi 1 ferro e 4 pesci affumicati insieme per 18 franchi. Inoltre, o invece, vendi una volta 1 ferro e 3 carni insieme per 16 franchi.
card-hides_trader = Rivendita di Pelli
    .text = Una volta, vendi 6 pelli insieme per 18 franchi.
card-fur_industry = Industria delle Pellicce
    .text = Se hai almeno 10 franchi, che conservi, vendi 3 pelli per 12 franchi.
card-department_of_agriculture = Dipartimento dell’Agricoltura
    .text = Prendi 1 carne per ogni tuo edificio commerciale e 1 pane per ogni tuo edificio manifatturiero.
card-department_of_economics = Dipartimento dell’Economia
    .text = Prendi 1 ferro per ogni tuo edificio industriale e ricevi 2 franchi per ogni tuo edificio commerciale.
card-stockmarket = Borsa Valori
    .text = Non vi si può entrare. Il proprietario non paga interessi e riceve 1 franco ogni volta che un altro giocatore prende l’offerta di franchi, e 3 franchi quando un altro giocatore costruisce la Banca o la compra dalla sua pila.
card-souvenir_shop = Negozio di Souvenir
    .text = Non vi si può entrare. Il proprietario riceve 1 franco dalla Tesoreria ogni volta che un altro giocatore entra in uno dei suoi edifici.
card-wreckers = Impresa di Demolizioni
    .text = Fino a 2 volte, paga 3 cibi e prendi 2 legni, 2 argille e 1 ferro.
card-blast_furnace = Altoforno
    .text = Fino a 6 volte, paga 3 energie e prendi 1 ferro.
card-biofuel_facility = Impianto di Biocarburanti
    .text = Non vi si può entrare. Alla Compagnia di Spedizioni il proprietario può pagare anche con grano, che vale 2 energie l’uno.
card-ranch = Ranch
    .text = Non vi si può entrare. Alla fine vale 2 franchi in più per ogni capo di bestiame del proprietario.
card-trading_firm = Ditta Commerciale
    .text = Scambia fino a 4 tue merci con quante altre merci vuoi, di valore totale esattamente uguale. Le merci valgono quanto paga la Compagnia di Spedizioni.
card-trafficking_spot = Punto di Contrabbando
    .text = Scambia da 1 a 3 merci standard, una per una, con altre merci standard tranne il ferro. Inoltre, o invece, scambia da 1 a 3 merci migliorate, una per una, con altre merci migliorate tranne l’acciaio.
card-major_corporation = Grande Azienda
    .text = Prendi 1 in più di ogni merce che hai già. Prendere l’acciaio costa 3 franchi.
card-emporium = Emporio
    .text = Compra al massimo 1 di ciascuno: pesce affumicato, carbonella, mattone, pane, carne e cuoio per 1 franco, coke per 3 franchi, acciaio per 5 franchi.
card-cobblers = Calzoleria
    .text = Quante volte vuoi, consegna 1 cuoio per 2 pani e 2 franchi.

## Carte promozionali

card-rattletrap_car = Macinino
    .text = Vale meno 2 franchi; non si può comprare né vendere, e non vi si può entrare. Il prossimo giocatore che riceve almeno 1 ferro deve prenderlo. L’acciaio non conta.
card-wholesale_bakery = Panificio all’Ingrosso
    .text = Vendi quanti pani vuoi per 2 franchi l’uno.
card-toy_fair = Fiera del Giocattolo
    .text = Prendi una carta prestito senza i suoi 4 franchi, e 6 merci diverse a tua scelta, ma niente acciaio.
