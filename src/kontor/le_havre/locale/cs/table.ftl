# Plán hry Le Havre v prohlížeči.

web-lh-ship-value = { $ship } v hodnotě { $value }

## Body

web-lh-source-cash = franky
web-lh-source-buildings = budovy
web-lh-source-bonuses = bonusy budov
web-lh-source-ships = lodě
web-lh-source-loans = půjčky

## Herní plán

web-lh-offers = Nabídky
web-lh-offer = Nabídka: { $what }
web-lh-tiles = Žetony doplňování
web-lh-tile = Žeton { $number }: { $what }
web-lh-tile-hidden = Žeton { $number }: lícem dolů
web-lh-tile-interest = Úrok: kdo má půjčku, zaplatí 1 frank, když sem připluje loď.
web-lh-ship-of = Kotví tu loď hráče { $name }.
web-lh-rounds = Kola
web-lh-round = { $round }. kolo
web-lh-round-food = každý { $n } { $n ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}
web-lh-round-harvest = sklizeň
web-lh-round-no-harvest = bez sklizně
web-lh-round-standard = město staví budovu z nabídky
web-lh-round-special = město staví speciální budovu
web-lh-round-ship = nová loď: { $ship }
web-lh-proposals = Nabídka budov
web-lh-pile-empty = prázdný
web-lh-below = { $n } pod ní
web-lh-below-these = Pod ní: { $cards }
web-lh-build-cost = Stavba
web-lh-price = Nákup
web-lh-not-buildable = nelze postavit
web-lh-not-for-sale = neprodejné
web-lh-ships = Lodě
web-lh-stack-empty = zatím žádné
web-lh-stack-count = { $n } v balíčku: hodnoty { $values }
web-lh-ship-facts = Dává jídlo: { $food }; uveze { $capacity } { $capacity ->
    [one] surovinu
    [few] suroviny
    [many] suroviny
   *[other] surovin
}. Stavba: { $cost }.
web-lh-ship-liner = Nedává jídlo a nic neuveze. Stavba: { $cost }.
web-lh-ship-price = Cena: { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}
web-lh-specials-left = { $n } { $n ->
    [one] speciální budova
    [few] speciální budovy
    [many] speciální budovy
   *[other] speciálních budov
} lícem dolů
web-lh-specials-known = Znáš: { $cards }
web-lh-waits = { $card } čeká, až se vyprázdní balíček
web-lh-town = Město
web-lh-fee = Vstup: { $fee }
web-lh-fee-free = vstup zdarma
web-lh-fee-closed = nelze vstoupit
web-lh-value = Hodnota { $n }
web-lh-worker-of = Stojí tu { $name }
web-lh-owner = Majitel: { $name }
web-lh-owner-town = Patří městu
web-lh-food = Jídlo: { $has }, na konci kola je třeba: { $needs }
web-lh-food-short = chybí { $n }
web-lh-food-needs = Potřeba
web-lh-food-has = k dispozici
web-lh-food-enough = stačí
web-lh-food-spare = stačí, zbude { $n }
web-lh-points = { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-lh-goods = Suroviny
web-lh-freight = odvoz na lodi: { $n } { $n ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}
web-lh-legend = Hodnota surovin
web-lh-legend-ship = franky za odvoz na lodi
web-lh-others = Ostatní
web-lh-turns-left = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} do konce kola
web-lh-then-food = pak krmení: { $n }
web-lh-energy = Energie: { $n }
web-lh-francs = Franky: { $n }
web-lh-loans = Půjčky: { $n }
web-lh-hammers = Kladiva: { $n }
web-lh-fishers = Rybáři: { $n }
web-lh-worker-at = Dělník: { $card }
web-lh-worker-home = Dělník je doma
web-lh-pawned = V zástavě: { $what }
web-lh-hand = V ruce: { $what }
web-lh-feeds = jídlo { $n }
web-lh-tab-town = Město
web-lh-tab-ships = Lodě

## The game itself

game-le_havre = Le Havre
    .about = Suroviny, budovy a lodě v rostoucím přístavu. 1 až 5 hráčů.
    .poster = Roste přístav.

## Where the game is, in short

lh-caption = kolo { $round }, jídlo { $food }, { $harvest ->
    [yes] sklizeň
   *[no] bez sklizně
}
    .turn = Kolo { $round } z { $rounds }, tah { $turn } ze { $turns }
    .short = Kolo { $round } z { $rounds }
    .when = Kolo { $round }
    .period = { $round }
lh-caption-final = závěrečná fáze
    .turn = Poslední tahy
    .period = konec
lh-caption-over = konec hry
    .turn = Hra skončila

## Sets of things that are picked
web-lh-set-fee = Čím zaplatíš vstup?
web-lh-set-missing = chybí: { $what }
web-lh-set-load = Co naložíš? Místo pro { $most }
web-lh-set-give = Co odevzdáš?
web-lh-set-receive = Co dostaneš? Celkem { $n }
web-lh-set-receive-worth = Co dostaneš? Hodnota nákladu celkem { $n }
web-lh-set-pick = Vyber různé suroviny: { $n }
web-lh-set-times = { $card }: kolik?

## Kolo končí
web-lh-round-ends = { $round }. kolo končí
web-lh-round-town-rests = město nic nestaví
web-lh-ships-feed = jídlo z lodí
web-lh-again = Zobrazit znovu konec kola

## A position by hand

lh-put-round = Kolo
lh-put-turn = Tah v kole
lh-put-pile = Balíček { $number }, shora
lh-put-specials = Speciální budovy, shora
lh-put-worker = Dělník
lh-put-home = doma

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-le_havre = peníze: franky; úvěr: půjčka; dluh: půjčka; poslední: závěrečný; nakupovat: kupuje, koupit; použít: využít; stejná: dvakrát; pšenice: obilí; krávy: dobytek; figurka: dělník; remíza: shoda; poplatek: vstupní; prodej: prodáváš; kredit: půjčka; jíst: jídlo; hlad: jídlo; pracovník: dělník; panáček: dělník; člun: loď; žně: sklizeň; peněz půjčka: LH-11.1; prodej budovy: LH-6.7; prodat budovu: LH-6.7; nakupovat posledním tahu: LH-12.3; úrok: LH-11.6; shoda: LH-13.6; uhlí energie: LH-1.8; sklizeň: LH-10.2; modernizovat: LH-8.5; stejnou budovu: LH-5.3; vylepšit loděnici: LH-8.5; blesk: LH-1.8; nemám dost jídla: LH-10.8; získám uhlí: LH-4.3; čemu lodě: LH-8.16; končí kolo: LH-3.12; prodat zboží: LH-8.17
