# Stůl hry Le Havre v prohlížeči: jeho plán, akce a otázky slovy.
# { $what } je množství surovin jako „3 dřeva, 1 jíl“; { $card } a { $ship } jsou jména v prvním pádě.

web-lh-amount-loans = { $n } { $n ->
    [one] půjčka
    [few] půjčky
    [many] půjčky
   *[other] půjček
}
web-lh-nothing = nic
web-lh-or = { $first } nebo { $second }
web-lh-and = { $first } a { $second }
web-lh-ship-value = { $ship } v hodnotě { $value }

## Kde se hra nachází

web-lh-caption = Kolo { $round } z { $rounds }, tah { $turn } ze 7
web-lh-caption-final = Poslední tahy
web-lh-caption-over = Hra skončila

## Akce jako celé obraty

web-lh-take = vzít: { $what }
web-lh-take-then = vzít nabídku: { $good }
web-lh-use = využít budovu { $card }
web-lh-use-fee = využít budovu { $card } (vstup: { $fee })
web-lh-buy = koupit kartu { $card } za { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}
web-lh-buy-then = koupit kartu { $card }
web-lh-buy-ship = koupit za { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}: { $ship }
web-lh-buy-ship-then = koupit: { $ship }
web-lh-sell = prodat kartu { $card } za { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}
web-lh-sell-ship = prodat za { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}: { $ship }
web-lh-build = postavit budovu { $card } ({ $what })
web-lh-build-then = postavit budovu { $card }
web-lh-build-ship = postavit: { $ship } ({ $what })
web-lh-build-ship-then = postavit: { $ship }
web-lh-swap-ship = vyměnit za speciální loď: { $ship }
web-lh-play = otevřít kartu { $card }
web-lh-repay = splatit půjčku za 5 franků
web-lh-redeem = vykoupit za 2 franky: { $what }
web-lh-evict = poslat domů dělníka hráče { $name }
web-lh-end = ukončit tah
web-lh-stop = tady skončit, bez zbytku
web-lh-keep = vrátit obě, jak jsou
web-lh-swap = vrátit obě v opačném pořadí
web-lh-fee-food = zaplatit vstup jídlem
web-lh-fee-francs = zaplatit vstup franky
web-lh-fee-with = zaplatit vstup: { $what }
web-lh-pay = zaplatit, co je třeba
web-lh-pay-due = zaplatit: { $what }
web-lh-borrow = vzít si půjčku: teď 4 franky, vrátit 5
web-lh-pay-good = zaplatit: { $what }
web-lh-pay-none = neplatit: { $good }
web-lh-times = { $n ->
    [0] ani jednou
    [one] jednou
    [few] { $n }krát
    [many] { $n }krát
   *[other] { $n }krát
}
web-lh-times-trade = { $gives } → { $gets }
web-lh-times-give = odevzdat: { $gives }
web-lh-times-ships = vyslat { $n } { $n ->
    [one] loď
    [few] lodě
    [many] lodi
   *[other] lodí
}
web-lh-times-loans = vrátit { $n } { $n ->
    [one] půjčku
    [few] půjčky
    [many] půjčky
   *[other] půjček
}
web-lh-with = { $what } místo suroviny: { $good }
web-lh-with-none = nenahrazovat: { $good }
web-lh-load = naložit: { $what }
web-lh-load-none = nenakládat: { $good }
web-lh-give = odevzdat: { $what }
web-lh-give-none = neodevzdat: { $good }
web-lh-receive = dostat: { $what }
web-lh-receive-none = nebrat: { $good }
web-lh-pick = vybrat { $good }
web-lh-more = více než 127

## Totéž pod nadpisem, kratší

web-lh-for = { $thing } za: { $what }
web-lh-in-brackets = { $thing } ({ $what })

## Nadpisy

web-lh-group-done = Hotovo
web-lh-group-due = K zaplacení
web-lh-group-take = Vzít nabídku
web-lh-group-use = Využít budovu
web-lh-group-build = Postavit
web-lh-group-buy = Koupit
web-lh-group-sell = Prodat
web-lh-group-money = Půjčky
web-lh-group-fee = Vstupní poplatek
web-lh-group-pay = Zaplatit
web-lh-group-times = Kolikrát
web-lh-group-with = Náhrada
web-lh-group-load = Naložit
web-lh-group-give = Odevzdat
web-lh-group-receive = Dostat
web-lh-group-pick = Vybrat
web-lh-group-evict = Dělníci
web-lh-group-order = Pořadí
web-lh-group-play = Karty
web-lh-group-exchange = Vyměnit

## Otázky

web-lh-ask-turn = Vezmi si nabídku, nebo využij budovu. Smíš také kupovat, prodávat a splácet.
web-lh-ask-done = Hlavní akce je hotová. Kupuj, prodávej a splácej, nebo ukonči tah.
web-lh-ask-end = Už není co dělat. Ukonči tah.
web-lh-ask-final = Tvá poslední hlavní akce: vezmi si nabídku, nebo využij kteroukoli budovu.
web-lh-ask-fee = { $card }: jak zaplatíš vstupní poplatek?
web-lh-ask-meal = Nasyť své lidi: zaplať { $due } { $due ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}. Máš { $has } včetně franků.
web-lh-ask-meal-short = Nasyť své lidi: zaplať { $due } { $due ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}. Máš jen { $has }. Něco prodej, nebo si vezmi půjčku.
web-lh-ask-interest = Úrok z tvých půjček: zaplať { $due } { $due ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}. Máš { $has }.
web-lh-ask-bill = Účet: zaplať { $due } { $due ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}. Máš { $has }.
web-lh-ask-pay-food = Ještě zaplať { $due } { $due ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}. Kolik kusů: { $good }?
web-lh-ask-pay-energy = Ještě zaplať { $due } { $due ->
    [one] energii
    [few] energie
    [many] energie
   *[other] energií
}. Kolik kusů: { $good }?
web-lh-ask-pay-food-card = { $card }: ještě zaplať { $due } { $due ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}. Kolik kusů: { $good }?
web-lh-ask-pay-energy-card = { $card }: ještě zaplať { $due } { $due ->
    [one] energii
    [few] energie
    [many] energie
   *[other] energií
}. Kolik kusů: { $good }?
web-lh-ask-with = Kolik kusů odevzdáš: { $better } jako { $good }?
web-lh-ask-load = Co povezeš? Místo je ještě na { $most } { $most ->
    [one] surovinu
    [few] suroviny
    [many] suroviny
   *[other] surovin
}. Kolik kusů: { $good }?
web-lh-ask-give = Které suroviny odevzdáš? Kolik kusů: { $good }?
web-lh-ask-receive = Které suroviny si vezmeš? Kolik kusů: { $good }?
web-lh-ask-times = { $card }: kolikrát?
web-lh-ask-trade = { $card }: kolikrát { $gives } → { $gets }?
web-lh-ask-give-times = { $card }: kolikrát odevzdáš: { $gives }?
web-lh-ask-ships = { $card }: kolik lodí vypluje? Každá potřebuje 3 energie.
web-lh-ask-loans = { $card }: kolik půjček vrátíš?
web-lh-ask-pick = { $card }: které suroviny si vybereš?
web-lh-ask-order = Nahoře vidíš kartu { $first } a pod ní kartu { $second }. V jakém pořadí je vrátíš?
web-lh-ask-use = { $card }: kterou budovu využiješ?
web-lh-ask-build = { $card }: co postavíš?
web-lh-ask-build-more = { $card }: co postavíš dál? Smíš i skončit.
web-lh-ask-play = { $card }: kterou ze svých speciálních budov otevřeš?
web-lh-ask-evict = { $card }: čí dělník půjde domů?
web-lh-ask-other = { $card }: co si vybereš?

## Co se změnilo

web-lh-plus = +{ $what } ({ $total })
web-lh-minus = −{ $what } ({ $total })
web-lh-of = { $name }: { $what }
web-lh-got = + { $thing }
web-lh-lost = − { $thing }
web-lh-went = dělník jde sem: { $card }
web-lh-went-home = dělník jde domů
web-lh-new-round = začíná kolo { $round }
web-lh-town-got = město: + { $thing }
web-lh-new-ship = nová loď: { $ship }
web-lh-modernised = zmodernizováno: { $card }
web-lh-move-meal = nasytit lidi: { $what }
web-lh-move-interest = úrok: { $what }
web-lh-move-bill = účet: { $what }
web-lh-secret = tajná volba ({ $card })

## Body

web-lh-source-cash = franky
web-lh-source-buildings = budovy
web-lh-source-bonuses = bonusy budov
web-lh-source-ships = lodě
web-lh-source-loans = půjčky

## Herní plán

web-lh-harbour = Přístav
web-lh-offers = Nabídky
web-lh-offer = Nabídka: { $what }
web-lh-tiles = Žetony doplňování
web-lh-tile = Žeton { $number }: { $what }
web-lh-tile-hidden = Žeton { $number }: lícem dolů
web-lh-tile-interest = Úrok: kdo má půjčku, zaplatí 1 frank, když sem připluje loď.
web-lh-tile-now = Tento tah
web-lh-tile-next = Příští
web-lh-ship-of = Zde kotví loď hráče { $name }.
web-lh-rounds = Kola
web-lh-round = Kolo { $round }
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
web-lh-ship-facts = Nasytí { $food }, uveze { $capacity } { $capacity ->
    [one] surovinu
    [few] suroviny
    [many] suroviny
   *[other] surovin
}. Stavba: { $cost } a 3 energie.
web-lh-ship-liner = Nikoho nenasytí a nic neuveze. Stavba: { $cost } a 3 energie.
web-lh-ship-price = Cena: { $francs } { $francs ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}
web-lh-specials = Speciální
web-lh-specials-left = { $n } { $n ->
    [one] speciální budova
    [few] speciální budovy
    [many] speciální budovy
   *[other] speciálních budov
} lícem dolů
web-lh-specials-known = Znáš: { $cards }
web-lh-waits = { $card } čeká na prázdný balíček
web-lh-town = Město
web-lh-players = Hráči
web-lh-you = ty
web-lh-fee = Vstup: { $fee }
web-lh-fee-free = vstup zdarma
web-lh-fee-closed = nelze vstoupit
web-lh-value = Hodnota { $n }
web-lh-worker-of = Stojí tu { $name }
web-lh-owner = Majitel: { $name }
web-lh-owner-town = Patří městu
web-lh-about = O této kartě
web-lh-food = Jídlo: { $has }, na konci kola je třeba: { $needs }
web-lh-food-short = chybí { $n }
web-lh-energy = Energie: { $n }
web-lh-francs = Franky: { $n }
web-lh-loans = Půjčky: { $n }
web-lh-hammers = Kladiva: { $n }
web-lh-fishers = Rybáři: { $n }
web-lh-worker-at = Dělník: { $card }
web-lh-worker-home = Dělník je doma
web-lh-pawned = V zástavě: { $what }
web-lh-hand = V ruce: { $what }
web-lh-no-goods = žádné suroviny
web-lh-no-buildings = zatím žádné budovy
web-lh-feeds = nasytí { $n }
web-lh-mark-use = Využít
web-lh-mark-buy = Koupit
web-lh-mark-sell = Prodat
web-lh-mark-build = Postavit
web-lh-tab-me = Já
web-lh-tab-harbour = Přístav
web-lh-tab-proposals = Karty
web-lh-tab-town = Město
web-lh-tab-others = Ostatní
web-lh-tab-rounds = Kola

## The game itself

game-le_havre = Le Havre
    .about = Suroviny, budovy a lodě v rostoucím přístavu. 1 až 5 hráčů.

## Where the game is, in short

lh-caption = kolo { $round }, jídlo { $food }, { $harvest ->
    [yes] sklizeň
   *[no] bez sklizně
}
    .turn = Kolo { $round } z { $rounds }, tah { $turn } ze { $turns }
lh-caption-final = závěrečná fáze
    .turn = Poslední tahy
lh-caption-over = konec hry
    .turn = Hra skončila
