# Co se ve hře Le Havre dělá, ptá a mění, pro každé rozhraní. Hodnota akce je tlačítko s cenou,
# `.log` vypráví, že ji někdo udělal, `.group` je nadpis, pod kterým ji ukazuje seznam odpovědí.
# $what, $gives, $gets, $cost, $fee, $rest, $due jsou množství jako „3 dřeva a 1 jíl“; $card, $ship jsou jména v prvním pádě.

lh-nothing = nic
word-loans = půjčky
    .count = { $n } { $n ->
        [one] půjčka
        [few] půjčky
        [many] půjčky
       *[other] půjček
    }

## Nadpisy

-lh-buy = Koupit
-lh-build = Postavit
-lh-done = Hotovo
-lh-due = K zaplacení
-lh-exchange = Vyměnit
-lh-fee = Vstupní poplatek
-lh-give = Odevzdat
-lh-load = Naložit
-lh-loans = Půjčky
-lh-order = Pořadí
-lh-pay = Zaplatit
-lh-pick = Vybrat
-lh-play = Karty
-lh-receive = Dostat
-lh-sell = Prodat
-lh-take = Vzít nabídku
-lh-times = Kolik
-lh-use = Využít budovu
-lh-with = Náhrada
-lh-workers = Dělníci

## Tah

lh-take = Vzít: { $what }
    .log = { $name } bere: { $what }
    .group = { -lh-take }
lh-use = Využít budovu { $card }
    .log = { $name } využívá budovu { $card }
    .group = { -lh-use }
lh-use-fee = Využít budovu { $card }, vstup: { $fee }
    .log = { $name } využívá budovu { $card }
    .group = { -lh-use }
lh-use-gets = Využít budovu { $card }: { $gets }
    .log = { $name } využívá budovu { $card }
    .group = { -lh-use }
lh-use-fee-gets = Využít budovu { $card }: { $gets }, vstup: { $fee }
    .log = { $name } využívá budovu { $card }
    .group = { -lh-use }
lh-end = Ukončit tah
    .log = { $name } končí tah
    .group = { -lh-done }
lh-evict = Poslat domů: { $guest } ({ $card })
    .log = { $name } posílá domů: { $guest } ({ $card })
    .group = { -lh-workers }

## Kdykoli

lh-buy = Koupit kartu { $card }, { $cost }
    .log = { $name } kupuje kartu { $card } za { $cost }
    .group = { -lh-buy }
lh-buy-ship = Koupit: { $ship }, { $cost }
    .log = { $name } kupuje za { $cost }: { $ship }
    .group = { -lh-buy }
lh-sell = Prodat kartu { $card } za { $gets }
    .log = { $name } prodává kartu { $card } za { $gets }
    .group = { -lh-sell }
lh-sell-ship = Prodat za { $gets }: { $ship }
    .log = { $name } prodává za { $gets }: { $ship }
    .group = { -lh-sell }
lh-repay = Splatit půjčku, { $cost }
    .log = { $name } splácí půjčku za { $cost }
    .group = { -lh-loans }
lh-redeem = Vykoupit: { $what }, { $cost }
    .log = { $name } vykupuje za { $cost }: { $what }
    .group = { -lh-loans }

## Stavba

lh-build = Postavit budovu { $card }, { $cost }
    .log = { $name } staví: { $card }
    .group = { -lh-build }
lh-crane = Použít jeřáb: 1 dřevo místo: { $good }
    .log = { $name } používá jeřáb: 1 dřevo místo: { $good }
    .group = { -lh-with }
lh-crane-none = Stavět bez jeřábu
    .log = { $name } staví bez jeřábu
    .group = { -lh-with }
lh-build-ship = Postavit: { $ship }, { $cost }
    .log = { $name } staví: { $ship }
    .group = { -lh-build }
lh-swap-ship = Vyměnit za kartu { $card }: { $ship }
    .log = { $name } mění za kartu { $card }: { $ship }
    .group = { -lh-exchange }
lh-stop-build = Nic dalšího nestavět
    .log = { $name } už nic nestaví
    .group = { -lh-done }
lh-stop-office = Nic dalšího neodevzdat
    .log = { $name } už nic neodevzdává
    .group = { -lh-done }
lh-stop-station = Nevyužít druhou budovu
    .log = { $name } nevyužívá druhou budovu
    .group = { -lh-done }

## Placení

lh-fee = Zaplatit vstup: { $what }
    .log = { $name } platí vstup: { $what }
    .group = { -lh-fee }
lh-pay = Zaplatit: { $what }
    .log = { $name } platí: { $what }
    .group = { -lh-pay }
lh-pay-part = Zaplatit: { $what }, pak ještě: { $rest }
    .log = { $name } platí: { $what }
    .group = { -lh-pay }
lh-pay-none = Neplatit: { $good }; zbývá: { $rest }
    .log = { $name } neplatí: { $good }
    .group = { -lh-pay }
lh-pay-meal = Nakrmit dělníky: { $what }
    .log = { $name } krmí dělníky: { $what }
    .group = { -lh-due }
lh-pay-interest = Zaplatit úrok: { $what }
    .log = { $name } platí úrok: { $what }
    .group = { -lh-due }
lh-pay-bill = Zaplatit účet: { $what }
    .log = { $name } platí účet: { $what }
    .group = { -lh-due }
lh-borrow = Vzít si půjčku: teď { $gets }, vrátit { $back }; nejdřív zaplatíš všemi svými franky
    .log = { $name } bere půjčku
    .many = { $n ->
        [one] { $name } bere půjčku
        [few] { $name } bere { $n } půjčky
        [many] { $name } bere { $n } půjčky
       *[other] { $name } bere { $n } půjček
    }
    .group = { -lh-due }
lh-borrow-meal = Vzít si půjčku: teď { $gets }, vrátit { $back }; nejdřív zaplatíš vším svým jídlem a všemi franky
    .log = { $name } bere půjčku
    .many = { $n ->
        [one] { $name } bere půjčku
        [few] { $name } bere { $n } půjčky
        [many] { $name } bere { $n } půjčky
       *[other] { $name } bere { $n } půjček
    }
    .group = { -lh-due }
lh-with = Odevzdat: { $what } (místo: { $good })
    .log = { $name } odevzdává: { $what } (místo: { $good })
    .group = { -lh-with }
lh-with-none = Neodevzdat místo toho: { $good }
    .log = { $name } místo toho neodevzdává: { $good }
    .group = { -lh-with }

## V budově

lh-trade = Odevzdat: { $gives }, dostat: { $gets }
    .log = { $name } odevzdává: { $gives }, dostává: { $gets }
    .group = { -lh-exchange }
lh-trade-none = Nic tu neměnit
    .log = { $name } nic nemění
    .group = { -lh-exchange }
lh-office = Odevzdat { $n } { $n ->
    [one] libovolnou surovinu
    [few] libovolné suroviny
    [many] libovolné suroviny
   *[other] libovolných surovin
}, dostat: { $gets }
    .log = { $name } odevzdává { $n } { $n ->
        [one] surovinu
        [few] suroviny
        [many] suroviny
       *[other] surovin
    }, dostává: { $gets }
    .group = { -lh-exchange }
lh-pick = Vzít: { $what }
    .log = { $name } bere: { $what }
    .group = { -lh-pick }
lh-keep = Vrátit obě ve stejném pořadí
    .log = { $name } vrací obě karty lícem dolů
    .group = { -lh-order }
lh-swap = Vrátit obě v opačném pořadí
    .log = { $name } vrací obě karty lícem dolů
    .group = { -lh-order }
lh-hidden-look =
    .log = { $name } vrací obě karty lícem dolů
lh-give = Odevzdat: { $what }
    .log = { $name } odevzdává: { $what }
    .group = { -lh-give }
lh-give-none = Neodevzdat: { $good }
    .log = { $name } neodevzdává: { $good }
    .group = { -lh-give }
lh-receive = Dostat: { $what }
    .log = { $name } dostává: { $what }
    .group = { -lh-receive }
lh-receive-none = Nebrat: { $good }
    .log = { $name } nebere: { $good }
    .group = { -lh-receive }
lh-sail = Vyslat { $n } { $n ->
    [one] loď
    [few] lodě
    [many] lodi
   *[other] lodí
}, místo na { $room } { $room ->
    [one] surovinu
    [few] suroviny
    [many] suroviny
   *[other] surovin
}, { $cost }
    .log = { $name } vysílá { $n } { $n ->
        [one] loď
        [few] lodě
        [many] lodi
       *[other] lodí
    }
    .group = { -lh-times }
lh-load = Naložit za { $gets }: { $what }
    .log = { $name } odváží za { $gets }: { $what }
    .group = { -lh-load }
lh-load-none = Nenakládat: { $good }
    .log = { $name } nenakládá: { $good }
    .group = { -lh-load }
lh-court = Vrátit { $n } { $n ->
    [one] půjčku
    [few] půjčky
    [many] půjčky
   *[other] půjček
}
    .log = { $name } vrací { $n } { $n ->
        [one] půjčku
        [few] půjčky
        [many] půjčky
       *[other] půjček
    }
    .group = { -lh-loans }
lh-court-gift = Vrátit { $n } { $n ->
    [one] půjčku
    [few] půjčky
    [many] půjčky
   *[other] půjček
} a dostat { $gets }
    .log = { $name } vrací { $n } { $n ->
        [one] půjčku
        [few] půjčky
        [many] půjčky
       *[other] půjček
    } a dostává { $gets }
    .group = { -lh-loans }
lh-corporation = Vzít i 1 ocel, { $cost }
    .log = { $name } bere i 1 ocel za { $cost }
    .group = { -lh-times }
lh-corporation-none = Nebrat ocel
    .log = { $name } nebere ocel
    .group = { -lh-times }
lh-haul = Vzít: { $what }, { $cost }
    .log = { $name } bere za { $cost }: { $what }
    .group = { -lh-take }
lh-replace = Zaplatit { $cost } ({ $guest }) a využít budovu { $card }
    .log = { $name } platí { $cost } ({ $guest }) a využívá budovu { $card }
    .group = { -lh-workers }
lh-play = Vyložit kartu { $card }
    .log = { $name } vykládá kartu { $card }
    .group = { -lh-play }
lh-more = Více než 127
    .log = { $name } chce více než 127
    .group = { -lh-times }

## Otázky

lh-ask-turn = Vezmi si nabídku, nebo využij budovu. Smíš také kupovat, prodávat a splácet.
lh-ask-offer = { card-picket_line }: vezmi si nabídku. Smíš také kupovat, prodávat a splácet.
lh-ask-last = Tvá poslední hlavní akce: vezmi si nabídku, nebo využij kteroukoli budovu.
lh-ask-last-two = Tvé poslední dvě hlavní akce: vezmi si nabídku, nebo využij kteroukoli budovu.
lh-ask-last-done = Poslední hlavní akce je hotová. Prodávej a splácej, nebo ukonči tah.
lh-ask-last-stuck = Žádná hlavní akce není možná. Prodávej a splácej, nebo ukonči tah.
lh-ask-done = Hlavní akce je hotová. Kupuj, prodávej a splácej, nebo ukonči tah.
lh-ask-stuck = Žádná hlavní akce není možná. Kupuj, prodávej a splácej, nebo ukonči tah.
lh-ask-end = Už není co dělat. Ukonči tah.
lh-ask-fee = { $card }: jak zaplatíš vstupní poplatek?
lh-ask-meal = Nakrm své dělníky. K zaplacení: { $due }. Máš { $has } včetně franků.
lh-ask-meal-short = Nakrm své dělníky. K zaplacení: { $due }. Máš jen { $has }. Něco prodej, nebo si vezmi půjčku.
lh-ask-interest = Úrok z tvých půjček. K zaplacení: { $due }. Máš { $has }.
lh-ask-interest-short = Úrok z tvých půjček. K zaplacení: { $due }. Máš jen { $has }. Něco prodej, nebo si vezmi půjčku.
lh-ask-bill = Účet. K zaplacení: { $due }. Máš { $has }.
lh-ask-bill-short = Účet. K zaplacení: { $due }. Máš jen { $has }. Něco prodej, nebo si vezmi půjčku.
lh-ask-feed = Nakrm své dělníky. Zbývá zaplatit: { $due }. Kolik kusů: { $good }?
lh-ask-pay = { $card }. Zbývá zaplatit: { $due }. Kolik kusů: { $good }?
lh-ask-with = K odevzdání: { $due }. Kolik kusů dáš místo toho: { $better }?
lh-ask-trade = { $card }: kolikrát { $gives } → { $gets }?
lh-ask-pick = { $card }: vyber si { $left } { $left ->
    [one] surovinu
    [few] různé suroviny
    [many] různé suroviny
   *[other] různých surovin
}.
lh-ask-order = Nahoře vidíš kartu { $first } a pod ní kartu { $second }. V jakém pořadí je vrátíš?
lh-ask-build = { $card }: co postavíš?
lh-ask-build-more = { $card }: co postavíš dál? Smíš i skončit.
lh-ask-crane = { $thing }: nahradí jeřáb některý materiál 1 dřevem?
lh-ask-wharf = { $card }: kterou loď postavíš nebo vyměníš?
lh-ask-sail = { $card }: kolik lodí vypluje? Na každou: { $each }.
lh-ask-load = Co naložíš? Místo je ještě na { $most } { $most ->
    [one] surovinu
    [few] suroviny
    [many] suroviny
   *[other] surovin
}. Kolik kusů: { $good }?
lh-ask-give = { $card }: které suroviny odevzdáš? Kolik kusů: { $good }?
lh-ask-receive = { $card }: které suroviny si vezmeš? Zbývá: { $left }. Kolik kusů: { $good }?
lh-ask-receive-worth = { $card }: které suroviny si vezmeš? Zbývající hodnota nákladu: { $left }. Kolik kusů: { $good }?
lh-ask-steel = { $card }: odevzdáš 4 suroviny za 1 ocel?
lh-ask-office = { $card }: za co odevzdáš 1 surovinu?
lh-ask-court = { $card }: kolik půjček vrátíš?
lh-ask-corporation = Vezmeš si i 1 ocel za { $cost }?
lh-ask-take = { $card }: kterou nabídku si vezmeš?
lh-ask-haul = { $card }: které dvě nabídky si vezmeš?
lh-ask-evict = { $card }: čí místo zaujmeš?
lh-ask-station = { $card }: kterou budovu využiješ dál? Smíš i skončit.
lh-ask-play = { $card }: kterou ze svých speciálních budov vyložíš?
lh-ask-opened = Vyložená budova: { $card }. Využij ji, nebo si ji kup, pokud můžeš.

## Co se stalo

lh-gain = +{ $what } ({ $total })
lh-loss = −{ $what } ({ $total })
lh-gain-thing = +{ $thing }
lh-loss-thing = −{ $thing }
lh-worker = dělník jde do budovy { $card }
lh-worker-home = dělník jde domů
lh-harvest-none = Nikdo nemá obilí ani dost dobytka
lh-supplied = Nově v nabídce: { $goods }
lh-pawned = v zástavě: { $what }
lh-redeemed = vykoupeno: { $what }
lh-hand = v ruce: { $what }
lh-specials = { $n } { $n ->
    [one] speciální budova
    [few] speciální budovy
    [many] speciální budovy
   *[other] speciálních budov
}
lh-seen = viděno: { $cards }
lh-looked = prohlédnuto: { $n } { $n ->
    [one] speciální budova
    [few] speciální budovy
    [many] speciální budovy
   *[other] speciálních budov
}
lh-town = Město získává: { $card }
lh-proposal = Nová budova v nabídce: { $card }
lh-left = Ze hry odchází: { $card }
lh-modernised = Zmodernizováno: { $card }
lh-new-ship = Nová loď: { $ship }
lh-round = Začíná { $round }. kolo; na konci { $harvest ->
    [yes] bude sklizeň
   *[no] nebude sklizeň
}, každý zaplatí: { $meal }
lh-final = Poslední kolo skončilo: každý má ještě jednu hlavní akci
lh-over = Hra skončila

## Co se děje samo, jako nadpisy

lh-cause-supply = Doplnění
lh-cause-interest = Úroky
lh-cause-harvest = Sklizeň
lh-cause-feeding = Krmení
lh-cause-town = Město
lh-cause-ship = Nová loď
lh-cause-round = { $round }. kolo
lh-cause-final = Závěrečná fáze
lh-cause-over = Závěrečné vyúčtování
