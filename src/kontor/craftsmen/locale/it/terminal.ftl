# Parole italiane del tavolo di Craftsmen nel terminale.

## Gilde in breve, e segni

craftsmen-short-bankers = banchieri
    .does = capitale
craftsmen-short-builders = costruttori
    .does = costruire
craftsmen-short-notary = notaio
    .does = carte nuove
craftsmen-short-crafts = artigiani
    .does = produrre
craftsmen-short-merchants = mercanti
    .does = comprare
craftsmen-short-town_hall = municipio
    .does = gettoni, ordine
craftsmen-letter-violet = L
craftsmen-letter-green = V
craftsmen-letter-blue = B
craftsmen-letter-red = R

## Da dove vengono i punti

craftsmen-source-start = inizio
craftsmen-source-helpers = aiutanti a casa
craftsmen-source-fees = tasse
craftsmen-source-goods = merci prodotte
craftsmen-source-cargo = carico
craftsmen-source-majorities = più segnalini
craftsmen-source-colours = serie di colori
craftsmen-source-granary = granaio
craftsmen-source-investment = investimento
craftsmen-source-bonus_tokens = gettoni bonus

## Valori che non stanno su nessuna carta

craftsmen-value-cost_build = costo per costruire una carta dalla mano
craftsmen-value-cost_price = costo per comprare una carta dal notaio
craftsmen-value-cost_mayor = carte scoperte per il sindaco
craftsmen-value-helpers = aiutanti di un giocatore
craftsmen-value-helpers_in_guild = aiutanti di un giocatore in una gilda
craftsmen-value-token_limit = gettoni di un tipo per giocatore
craftsmen-value-dealt = carte capitale all’inizio
craftsmen-value-hand_limit = carte capitale in mano in ogni momento
craftsmen-value-season_limit = carte capitale a fine stagione
craftsmen-value-market_limit = segnalini sul mercato per giocatore
craftsmen-value-change_fields = spazi del tracciato del cambio d’ordine
craftsmen-value-set_points = punti per una serie di quattro colori
craftsmen-value-granary_points = punti per un segnalino nel granaio
craftsmen-value-guild_limit = aiutanti in una gilda con 2, 3, 4, 5 giocatori
craftsmen-value-tokens = gettoni di ogni tipo con 2, 3, 4, 5 giocatori
craftsmen-value-start = punti iniziali per posto nell’ordine
craftsmen-value-fee = tassa in punti per anno
craftsmen-value-work = punti lavoro per anno
craftsmen-value-reading_fewest = aiutanti che contano per il gettone privilegio
craftsmen-value-reading_mayor = quanto valgono le carte del sindaco
craftsmen-value-reading_hold = come si riempiono le righe di una stiva

## Il tavolo

craftsmen-deck-basic = base
craftsmen-deck-extended = intermedi
craftsmen-deck-advanced = avanzati
cr-board-calendar = calendario
cr-board-guilds = gilde
cr-board-order = ordine
cr-board-money = denaro
cr-board-decks = mazzi
cr-board-granary = granaio
cr-board-ship = nave { $ship }
cr-board-bonus = bonus
cr-board-capital = capitale
cr-board-hand = mano
cr-board-work = artigiani: { $n } { $n ->
    [one] punto
   *[other] punti
} lavoro
cr-board-fee = tassa { $points }
cr-board-next = prossima stagione prima { $seats }
cr-board-passed = passano: { $names }
cr-board-pool = riserva: { $tokens }
cr-board-stack = { $n } nella pila, scartate: { $discarded }
cr-board-in-deck = nel mazzo
cr-board-deck = { $deck } (acquisto { $buy }, costruzione { $build })
cr-board-most = più segnalini { $points }
cr-board-worth = { $cards } { $cards ->
    [one] carta
   *[other] carte
}, valore insieme { $worth }
cr-board-privilege = Privilegio: { $text }
cr-board-bid = { $name } { $sum }
cr-board-bids = offerte: { $bids }

## Carte

cr-sheet-card = carta
cr-sheet-where = dove
cr-sheet-does = effetto
cr-sheet-recipe = usa > produce
cr-sheet-costs = costi
cr-sheet-ways = acquisto { $buy }, costruzione { $build }
cr-sheet-privilege = privilegio
cr-sheet-unseen = non ancora vista
cr-sheet-built = costruita da { $name }
cr-sheet-held = in mano a { $name }
cr-sheet-open = scoperta ({ $deck })
cr-sheet-in-deck = mazzo ({ $deck }), sopra: { $n }
cr-sheet-in-box = nella scatola
cr-sheet-building = edificio
cr-sheet-colours = colori
cr-sheet-value = valore
cr-sheet-what = che cos’è
cr-sheet-sure = quanto è certo
cr-sheet-sure-rest = quanto è certo il resto
cr-sheet-certain = certo
cr-sheet-note = { $certain } voci su { $all } sono del tutto certe; un numero da 0 a 1 è la probabilità che un valore sia quello stampato. H è una carta con la casetta.

## Aiuto

cr-help-parts = Parti che show conosce: calendar, order, guilds, money, display, granary, ships, bonus, seats, scores.
cr-help-letters = Le lettere sono colori: L viola, V verde, B blu, R rosso, la metà superiore di una carta prima di quella inferiore.
cr-help-guilds = In una gilda *0+1 è uno spazio d’oro (privilegio) con un disco di Giocatore 0 sotto uno di Giocatore 1, ~ lo spazio dove coprire non costa nulla, 0' un aiutante che ha usato un privilegio.
cr-help-markers = Segnalini: un giocatore, n di nessuno, - nessuno; nel granaio prima lo spazio inferiore (più vecchio), su una nave quello sinistro. [grano] è una merce posata su una carta.
cr-help-sets = Le carte di un colore valgono di più insieme: 2 valgono 5, 3 valgono 10, 4 valgono 15. Le merci salgono: materia prima > semilavorato > prodotto finito > nave.
