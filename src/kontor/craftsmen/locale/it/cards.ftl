# Nomi e testi italiani delle merci, degli edifici, delle gilde, delle navi e delle carte di Craftsmen.

## Merci

craftsmen-good-wood = legno
craftsmen-good-iron_ore = minerale di ferro
craftsmen-good-flax = lino
craftsmen-good-wheat = grano
craftsmen-good-cow = bestiame
craftsmen-good-wax = cera
craftsmen-good-grapes = uva
craftsmen-good-barrel = botti
craftsmen-good-rope = corda
craftsmen-good-leather = cuoio
craftsmen-good-paper = carta
craftsmen-good-iron = ferro
craftsmen-good-cloth = stoffa
craftsmen-good-flour = farina
craftsmen-good-meat = carne
craftsmen-good-weapons = armi
craftsmen-good-tools = attrezzi
craftsmen-good-clothes = abiti
craftsmen-good-books = libri
craftsmen-good-candles = candele
craftsmen-good-wine = vino
craftsmen-good-beer = birra
craftsmen-good-bread = pane
# Una merce appena nominata: «produce uva e la mette sul mercato».
craftsmen-it = { $good ->
    [cera] la
    [uva] la
    [corda] la
    [carta] la
    [stoffa] la
    [farina] la
    [carne] la
    [birra] la
    [botti] le
    [armi] le
    [candele] le
    [attrezzi] li
    [abiti] li
    [libri] li
   *[other] lo
}

## Tipi di edificio

craftsmen-kind-sawmill = segheria
craftsmen-kind-basic = edificio base
craftsmen-kind-extended = edificio intermedio
craftsmen-kind-advanced = edificio avanzato

## Colori

craftsmen-colour-violet = viola
craftsmen-colour-green = verde
craftsmen-colour-blue = blu
craftsmen-colour-red = rosso

## Stagioni

craftsmen-season-spring = primavera
craftsmen-season-summer = estate
craftsmen-season-autumn = autunno
craftsmen-season-winter = inverno

## Navi

craftsmen-ship-1 = prima nave
craftsmen-ship-2 = seconda nave
craftsmen-ship-3 = terza nave
craftsmen-ship-4 = quarta nave

## Gilde

craftsmen-guild-bankers = Gilda dei Banchieri
    .text = Prendi una o entrambe le carte capitale scoperte e le altre dalla pila, fino a quattro. Poi scarta due carte.
    .privilege = Scarta una sola carta.
craftsmen-guild-builders = Gilda dei Costruttori
    .text = Costruisci uno o due edifici dalla mano alle estremità della tua via e pagali insieme. Ognuno deve combaciare con il vicino sopra o sotto.
    .privilege = Uno degli edifici può non combaciare.
craftsmen-guild-notary = Notaio
    .text = Compra una carta edificio scoperta con capitale dei suoi colori, o mettila all’asta.
    .privilege = Prima o dopo, guarda le prime tre carte di un mazzo e le sue due scoperte. Scoprine due e metti le altre sopra o sotto il mazzo.
craftsmen-guild-crafts = Gilda degli Artigiani
    .text = Usa i tuoi punti lavoro, di più negli anni successivi: ognuno produce una merce o prende una materia prima dal tuo mercato.
    .privilege = Una volta, un punto lavoro produce due materie prime.
craftsmen-guild-merchants = Gilda dei Mercanti
    .text = Compra il segnalino inferiore di un semilavorato nel granaio per una carta capitale e mettilo su un tuo simbolo libero. Il suo proprietario riceve la carta.
    .privilege = Togli un tuo segnalino dal mercato invece di pagare la carta. Il proprietario riceve un segnalino sul mercato.
craftsmen-guild-town_hall = Municipio
    .text = Prendi un gettone privilegio o un gettone lavoro, o metti il tuo aiutante sul tracciato del cambio d’ordine.
    .privilege = Il municipio non ha privilegi.

## Segheria ed edifici base

craftsmen-type-sawmill = Segheria
    .text = Produce legno, per un simbolo che lo richiede o per il mercato. Ognuno inizia con una.
craftsmen-type-iron_mine = Miniera di Ferro
    .text = Produce minerale di ferro, per un simbolo che lo richiede o per il mercato.
craftsmen-type-flax_plantation = Piantagione di Lino
    .text = Produce lino, per un simbolo che lo richiede o per il mercato.
craftsmen-type-wheat_farm = Campo di Grano
    .text = Produce grano, per un simbolo che lo richiede o per il mercato.
craftsmen-type-cattle_farm = Allevamento
    .text = Produce bestiame, per un simbolo che lo richiede o per il mercato.
craftsmen-type-apiary = Apiario
    .text = Produce cera, per un simbolo che la richiede o per il mercato.
craftsmen-type-vineyard = Vigneto
    .text = Produce uva, per un simbolo che la richiede o per il mercato.

## Edifici intermedi

craftsmen-type-cooperage = Bottaio
    .text = Produce botti, per un tuo edificio avanzato o per il granaio.
craftsmen-type-ropemaker = Cordaio
    .text = Produce corda, per un tuo edificio avanzato o per il granaio.
craftsmen-type-tannery = Conceria
    .text = Produce cuoio, per un tuo edificio avanzato o per il granaio.
craftsmen-type-paper_mill = Cartiera
    .text = Produce carta, per un tuo edificio avanzato o per il granaio.
craftsmen-type-smelter = Fonderia
    .text = Produce ferro, per un tuo edificio avanzato o per il granaio.
craftsmen-type-weaver = Tessitore
    .text = Produce stoffa, per un tuo edificio avanzato o per il granaio.
craftsmen-type-mill = Mulino
    .text = Produce farina, per un tuo edificio avanzato o per il granaio.
craftsmen-type-butcher = Macellaio
    .text = Produce carne, che va direttamente su una nave.

## Edifici avanzati

craftsmen-type-armourer = Armaiolo
    .text = Produce armi, che vanno su una nave.
craftsmen-type-smithy = Fucina
    .text = Produce attrezzi, che vanno su una nave.
craftsmen-type-tailor = Sarto
    .text = Produce abiti, che vanno su una nave.
craftsmen-type-bookbinder = Rilegatore
    .text = Produce libri, che vanno su una nave.
craftsmen-type-chandler = Candelaio
    .text = Produce candele, che vanno su una nave.
craftsmen-type-winery = Cantina
    .text = Produce vino, che va su una nave.
craftsmen-type-brewery = Birrificio
    .text = Produce birra, che va su una nave.
craftsmen-type-bakery = Panificio
    .text = Produce pane, che va su una nave.
