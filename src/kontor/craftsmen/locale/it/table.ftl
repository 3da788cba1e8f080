# Il tavolo di Craftsmen nel browser.

## Pagamenti interi

web-cr-pay-all = Paga { $cards } (valore { $worth })
web-cr-discard-all = Scarta { $cards }
web-cr-discard-saved = Scarta solo { $cards }, con privilegio
web-cr-give-all = Dai { $cards }
web-cr-invest-all = Investi { $cards } per { $points ->
    [one] un punto
   *[other] { $points } punti
}

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
web-cr-natural = cubetto neutrale
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
web-cr-stack = { $count ->
    [one] una carta nella pila
   *[other] { $count } carte nella pila
}
web-cr-discarded = { $count ->
    [one] una scartata
   *[other] { $count } scartate
}
web-cr-short-both = entrambe
web-cr-short-top = sopra
web-cr-short-under = sotto
web-cr-bonuses = Gettoni bonus
web-cr-bonus = Gettone bonus: { $good }
web-cr-bonus-is = { $good }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $owner }
web-cr-hand = La tua mano
web-cr-hand-worth = valore { $worth }
web-cr-colour-worth = { $colour }: valore { $worth }
web-cr-capital-cards = { $count ->
    [one] una carta capitale
   *[other] { $count } carte capitale
}
web-cr-cards-of = { $deck }: { $count }
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
web-cr-players = Giocatori
web-cr-chart-raw = Materie prime
web-cr-chart-half = Semilavorati
web-cr-chart-final = Prodotti finiti
web-cr-chart-built = costruito
web-cr-chart-hand = nella tua mano
web-cr-chart-open = tra le carte scoperte
web-cr-chart-none = non ancora
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Filiere complete
web-cr-line-is = { $have } di { $all }
web-cr-line-missing = mancano: { $buildings }
web-cr-line-done = completa
web-cr-auction-title = Asta: { $card }
web-cr-auction-out = ha passato
web-cr-auction-mayor = Il sindaco
web-cr-auction-more = Offri di più
web-cr-looked = Le carte che guardi
web-cr-empty = vuoto
web-cr-empty-hand = nulla in mano
web-cr-year = Anno { $year }
web-cr-of-years = di { $years }
web-cr-work = Punti lavoro
web-cr-guild-bankers = Banchieri
    .brings = 4 carte, scarta 2
web-cr-guild-builders = Costruttori
    .brings = 1 o 2 edifici
web-cr-guild-notary = Notaio
    .brings = una carta edificio
web-cr-guild-crafts = Artigiani
    .brings = produrre merci
web-cr-guild-merchants = Mercanti
    .brings = semilavorati
web-cr-guild-town_hall = Municipio
    .brings = gettone od ordine
web-cr-capital = Capitale
web-cr-left-in-deck = ancora { $count }
web-cr-price = una carta costa { $price }
web-cr-build-cost = { $cost } per costruire
web-cr-first-line = Al primo con una filiera completa
web-cr-box = Segherie nella scatola
web-cr-street = La tua via
web-cr-street-of = La via di { $name }
web-cr-set-is = { $sets ->
    [one] una serie
   *[other] { $sets } serie
} = { $points }
web-cr-nearly = Filiera quasi completa
web-cr-all-lines = Filiere di produzione
web-cr-brings = { $building } dà
web-cr-buildings = Carte edificio nella tua mano
web-cr-plot-left = Estremità sinistra della tua via
web-cr-plot-right = Estremità destra della tua via
web-cr-shown-hand = Carte edificio che tutti hanno visto
web-cr-cards-held = { $capital } di capitale, { $buildings } di edifici
web-cr-unsure = Alcuni valori stampati sono ricostruiti. L’aiuto di ogni carta dice quali e quanto sono certi.
web-cr-card = { $card }: da { $needs } a { $makes }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $build } per costruire
web-cr-card-raw = { $card }: produce { $makes }, { $build } per costruire

## Aiuto

web-cr-fact-kind = tipo
web-cr-fact-needs = richiede
web-cr-fact-makes = produce
web-cr-fact-points = punti
web-cr-fact-colours = colori, metà superiore e inferiore
web-cr-fact-house = casetta
web-cr-fact-house-yes = sì, all’inizio è in cima al suo mazzo
web-cr-fact-name = nome
web-cr-fact-cargo = trasporta
web-cr-fact-cargo_points = punti per ogni segnalino
web-cr-fact-extra = per chi ha più segnalini
web-cr-fact-spaces = spazi
web-cr-fact-cards = carte di questo tipo
web-cr-fact-value = valore
web-cr-ship-text = I prodotti finiti e la carne vanno sulle navi. Un segnalino entra da destra e sposta il precedente a sinistra; quando entrambi gli spazi sono occupati, corrompere il capitano con una carta capitale butta fuori il segnalino di sinistra. A fine anno ogni segnalino dà i punti della sua riga, e chi ha più segnalini ne riceve altri. A parità conta la riga più alta, poi lo spazio sinistro.
web-cr-bonus-text = Per il primo giocatore che ha nella propria via tutti gli edifici della filiera di questa merce.
web-cr-privilege-is = Privilegio: { $text }
web-cr-capital-text = Denaro. Le carte di uno stesso colore possono invece contare come serie: { $set } per due di esse e altri { $set } per ognuna in più.

## Parti del tavolo su uno schermo stretto

web-cr-places = Parti del tavolo
web-cr-place-town = Città
web-cr-place-quay = Molo
web-cr-place-cards = Carte
web-cr-place-street = Via
web-cr-year-end = Se l’anno finisse ora
web-cr-deck-basic = base
web-cr-deck-extended = intermedio
web-cr-deck-advanced = avanzato

## The game itself

game-craftsmen = Craftsmen
    .about = Aiutanti, gilde e botteghe in una città da ricostruire. Da 2 a 5 giocatori.
    .poster = Una città di gilde.

## Where the game is, in short

cr-caption = anno { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-helpers = anno { $year }, { $season }, aiutanti
    .short = anno { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-guild = anno { $year }, { $season }, { $guild }
    .short = anno { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-before = prima della prima stagione
    .period = inizio
cr-caption-over = la partita è finita

## Sets of things that are picked
web-cr-set-pay = Paga { $n } con capitale
web-cr-set-discard = { $n ->
    [one] Scarta 1 carta
   *[other] Scarta { $n } carte
}
web-cr-set-invest = Investi una carta di ogni colore
web-cr-set-give = Quale carta dai?
web-cr-set-show = { $n ->
    [one] Scopri 1 carta
   *[other] Scopri { $n } carte
}
web-cr-set-saved = privilegio al posto di una carta
web-cr-set-worth = vale { $sum } su { $due }
web-cr-set-colours = Una carta di ogni colore
web-cr-show-all = Scopri: { $cards }

## L’anno finisce
web-cr-year-ends = { $year ->
    [1] Fine del primo anno
    [2] Fine del secondo anno
   *[3] Fine del terzo anno
}
web-cr-year-ends-about = Le navi salpano e la città conta ciò che l’anno ha portato.
web-cr-step-ships = Navi
web-cr-step-colours = Colori
web-cr-step-granary = Granaio
web-cr-step-investment = Investimento
web-cr-each = ciascuno { $points }
web-cr-count-again = Conta di nuovo
web-cr-again = Riguarda la fine dell’anno
web-cr-legend = Tutte le merci
web-cr-tier-raw = materia prima
web-cr-tier-half = semilavorato
web-cr-tier-final = prodotto finito
web-cr-fact-good = merce
web-cr-fact-maker = prodotta da
web-cr-fact-into = diventa
web-cr-fact-stored = nel granaio
web-cr-fact-freight = sulle navi
web-cr-fact-line = prima filiera completa
web-cr-freight-is = nave { $ship }: { $points }
web-cr-set-buildings = Edifici
web-cr-set-capital = Capitale
web-cr-set-ships = Navi
web-cr-set-bonus = Gettoni bonus
web-cr-set-queue = Gilde
web-cr-heard-guild = { $guild }, gilda { $number }, aiutanti: { $here } di { $most }
web-cr-heard-space = { $guild }, spazio { $number }, { $sort }
web-cr-heard-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-cr-heard-ahead = { $more } in più se l’anno finisse ora
web-cr-heard-line = Filiera: { $good } ({ $goods }), costruiti { $have } di { $all }, punti bonus: { $points }
web-cr-heard-ship = Nave { $ship }, punti per chi ha più segnalini: { $points }
web-cr-heard-sets = Serie di colori: { $sets }, punti: { $points }
web-cr-heard-market = { $count } di { $most } sul mercato

## A position by hand

cr-put-year = Anno
cr-put-season = Stagione
cr-put-stage = Fase
cr-put-stage-exchanges = prima della prima stagione
cr-put-stage-helpers = invio degli aiutanti
cr-put-stage-guild = lavoro della gilda
cr-put-stage-work_tokens = gettoni lavoro
cr-put-stage-winter = lavoro invernale
cr-put-stage-investing = investimento
cr-put-stage-limits = limite di carte in mano
cr-put-guild = Gilda
cr-put-cursor = A chi tocca (0: il primo)
cr-put-space = { $guild }, spazio { $space }
cr-put-lower = { $good }, spazio inferiore
cr-put-upper = { $good }, spazio superiore
cr-put-left = { $good }, spazio sinistro
cr-put-right = { $good }, spazio destro
cr-put-display = Carte scoperte
cr-put-discards = Pila degli scarti
cr-put-points = Punti: { $source }
cr-put-hand = Carte edificio in mano
cr-put-row = Via, da sinistra a destra
cr-put-market = Segnalini sul mercato
cr-put-privileges = Gettoni privilegio
cr-put-works = Gettoni lavoro

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-craftsmen = soldi: capitale; denaro: capitale; lavoratore: aiutante; pareggio: parità; magazzino: granaio; costruire: costruisci; asta: offerta; premio: bonus; fila: via; monete: capitale; operaio: aiutante; pedina: aiutante; deposito: granaio; strada: via; catena: filiera; bottega: edificio; tangente: corrompere; carte colore valgono: CR-5.3; coprire: CR-4.8; sindaco offre: CR-8.14; corrompere: CR-9.34; costa costruire: CR-7.2; carte capitale avere: CR-5.10; segnalino bonus: CR-7.12; gettone bonus: CR-7.12; carta granaio: CR-9.26; inverno: CR-13.10; vince parità: CR-15.4; tangente: CR-9.34; tessera bonus: CR-7.12; limite carte: CR-5.10; ottengo punti: CR-14.1; servono colori: CR-14.9; gilda piena: CR-4.8; ottengo soldi: CR-6.1; cosa privilegio: CR-1.26; nave piena: CR-9.34; finisce partita: CR-1.5
