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
craftsmen-source-majorities = più sulle navi
craftsmen-source-colours = serie di colori
craftsmen-source-granary = granaio
craftsmen-source-investment = investimento
craftsmen-source-bonus_tokens = gettoni bonus

## Valori che non stanno su nessuna carta

craftsmen-value-cost_build = costo per costruire una carta dalla mano
craftsmen-value-cost_price = costo per comprare una carta dal notaio
craftsmen-value-cost_mayor = carte girate per il sindaco
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
craftsmen-value-reading_hold = come si riempiono le file di una stiva
