# Stůl hry Craftsmen v prohlížeči.

## Akce

web-cr-send = Poslat pomocníka: { $guild }
web-cr-cover = Zakrýt kotouč: { $guild }, místo { $space }
web-cr-pass = Pasovat
web-cr-stop = Tady skončit
web-cr-stop-building = Dál nestavět
web-cr-stop-pay = Dál nestavět a zaplatit
web-cr-stop-work = Dál nepracovat
web-cr-stop-tokens = Nepoužít další žetony práce
web-cr-keep = Vše si nechat
web-cr-points = Zaplatit poplatek body
web-cr-privilege = Použít privilegium
web-cr-take = Vzít: { $card }
web-cr-take-both = Vzít obě odkryté karty
web-cr-take-privilege = Vzít žeton privilegia
web-cr-take-work = Vzít žeton práce
web-cr-draw = Dobrat z balíčku
web-cr-change-order = Jít na lištu změny pořadí
web-cr-market = Na trh
web-cr-granary = Do sýpky za kartu kapitálu
web-cr-lose = Nenakládat: bude ztraceno
web-cr-top = Na balíček
web-cr-under = Pod balíček
web-cr-look = Prohlédnout pět karet: { $deck }
web-cr-load = Naložit na loď { $ship }
web-cr-bribe = Podplatit kapitána lodi { $ship }
web-cr-swap = Vyměnit za: { $card }
web-cr-exchange = Vyměnit: { $card }
web-cr-discard = Odhodit: { $card }
web-cr-pay = Zaplatit: { $card }
web-cr-give = Dát: { $card }
web-cr-invest = Investovat: { $card }
web-cr-make = Vyrobit: { $good }
web-cr-extra = Vyrobit s privilegiem také: { $good }
web-cr-fetch = Přinést z trhu: { $good }
web-cr-to = Sem: { $building }
web-cr-buy-good = Koupit ze sýpky: { $good }
web-cr-buy-card = Koupit: { $card }
web-cr-auction = Vydražit: { $card }
web-cr-bid = Nabídnout { $sum }
web-cr-show = Vyložit: { $card }
web-cr-place = Dát jako další: { $card }
web-cr-build-left = Postavit vlevo: { $card }
web-cr-build-right = Postavit vpravo: { $card }
web-cr-build-anyway = { $card }, s privilegiem
web-cr-pay-all = Zaplatit: { $cards } (hodnota { $worth })
web-cr-discard-all = Odhodit: { $cards }
web-cr-discard-saved = Odhodit s privilegiem jen: { $cards }
web-cr-give-all = Dát: { $cards }
web-cr-invest-all = Investovat za { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}: { $cards }
web-cr-secret-exchange = Vyměnit kartu budovy z ruky, nebo si všechny nechat
web-cr-secret-look = Vybrat z prohlížených karet
web-cr-secret-discard = Odhodit kartu kapitálu
web-cr-secret-pay = Zaplatit kartou kapitálu
web-cr-secret-fee = Dát kartu kapitálu
web-cr-secret-trade = Dát kartu kapitálu
web-cr-secret-sale = Vzít kartu kapitálu
web-cr-move-pay = Zaplatit: { $count ->
    [one] karta kapitálu
    [few] { $count } karty kapitálu
    [many] { $count } karty kapitálu
   *[other] { $count } karet kapitálu
}
web-cr-move-discard = Odhodit: { $count ->
    [one] karta kapitálu
    [few] { $count } karty kapitálu
    [many] { $count } karty kapitálu
   *[other] { $count } karet kapitálu
}

## Nadpisy odpovědí

web-cr-group-helpers = Pomocníci
web-cr-group-cards = Kartu po kartě
web-cr-group-left = Levý konec
web-cr-group-right = Pravý konec
web-cr-group-buy = Koupit
web-cr-group-granary = Sýpka
web-cr-group-auction = Dražba
web-cr-group-look = Privilegium
web-cr-group-make = Vyrobit
web-cr-group-extra = Privilegium
web-cr-group-fetch = Trh
web-cr-group-where = Kam
web-cr-group-ships = Lodě
web-cr-group-bid = Tvá nabídka
web-cr-group-invest = Investovat
web-cr-group-show = Vyložit
web-cr-group-place = Příště na řadě
web-cr-group-exchange = Vyměnit
web-cr-group-swap = Pily
web-cr-group-take = Vzít
web-cr-group-else = Nebo

## Otázky

web-cr-ask-exchange = Vyměníš jednu kartu budovy z ruky za vrchní kartu jejího balíčku?
web-cr-ask-sawmill = Vyměníš svou pilu za některou z krabice?
web-cr-ask-send = Kam půjde tvůj další pomocník?
web-cr-ask-fee = Zakrýváš kotouč hráče { $name }: zaplať jednu kartu kapitálu nebo { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
web-cr-ask-bank = Které odkryté karty kapitálu si vezmeš? Zbytek do čtyř přijde z dobíracího balíčku.
web-cr-ask-discard = Odhoď { $cards ->
    [one] jednu kartu kapitálu
    [few] { $cards } karty kapitálu
    [many] { $cards } karty kapitálu
   *[other] { $cards } karet kapitálu
}.
web-cr-ask-build = { $privilege ->
    [yes] Co postavíš? S privilegiem nemusí jedna budova pasovat.
   *[no] Co postavíš?
}
web-cr-ask-build-more = K zaplacení: { $owed }. Postavíš druhou, nebo skončíš a zaplatíš?
web-cr-ask-pay = Zaplať { $due } kapitálem libovolných barev.
web-cr-ask-pay-in = Zaplať { $due } kapitálem těchto barev: { $colours }.
web-cr-ask-notary = { $privilege ->
    [yes] Kup kartu, nebo ji nech vydražit; s privilegiem si smíš prohlédnout pět karet.
   *[no] Koupíš kartu, nebo ji necháš vydražit?
}
web-cr-ask-look-0 = Která karta se vyloží první? ({ $deck })
web-cr-ask-look-1 = Která další karta se vyloží? ({ $deck })
web-cr-ask-look-2 = Kam přijdou ostatní? ({ $deck })
web-cr-ask-look-3 = Která z nich bude příště na řadě? ({ $deck })
web-cr-ask-bid-open = { $card }: tvá první nabídka?
web-cr-ask-bid = { $name } nabízí { $sum } za kartu „{ $card }“. Přihodíš, nebo pasuješ?
web-cr-ask-bid-mayor = Nikdo nepřihodil. Starosta nabízí { $sum } za kartu „{ $card }“: přihodíš, nebo mu ji necháš?
web-cr-ask-craft = { $points ->
    [0] Nezbývá žádný bod práce{ $privilege ->
        [yes] , ale privilegium vyrobí ještě jednu surovinu
       *[no] {""}
    }.
    [one] Jeden bod práce: na co ho použiješ?
    [few] { $points } body práce: na co použiješ další?
    [many] { $points } bodu práce: na co použiješ další?
   *[other] { $points } bodů práce: na co použiješ další?
}
web-cr-ask-tokens = { $points ->
    [one] Použiješ teď svůj žeton práce?
    [few] Použiješ teď jeden ze svých { $points } žetonů práce?
    [many] Použiješ teď jeden ze svých { $points } žetonů práce?
   *[other] Použiješ teď jeden ze svých { $points } žetonů práce?
}
web-cr-ask-put = Kam s tím: { $good }?
web-cr-ask-ship = Na kterou loď: { $good }?
web-cr-ask-sale = Kterou kartu kapitálu si za to vezmeš?
web-cr-ask-trade = Který polotovar koupíš ze sýpky?
web-cr-ask-trade-how = Kupuješ zboží „{ $good }“: pro kterou budovu a za co?
web-cr-ask-town_hall = Co si na radnici vezmeš?
web-cr-ask-invest = { $chosen ->
    [0] Investuješ po jedné kartě kapitálu od každé barvy za jejich tištěné hodnoty?
   *[other] Investice: další barva.
}

## Kde se hra nachází

web-cr-caption = Rok { $year }, { $season }: { $stage }
web-cr-over = Hra skončila
web-cr-stage-exchanges = výměny před začátkem
web-cr-stage-helpers = pomocníci
web-cr-stage-work_tokens = žetony práce
web-cr-stage-final = závěrečná fáze
web-cr-stage-scoring = bodování roku
web-cr-stage-investing = investice
web-cr-stage-limits = limit karet v ruce
web-cr-stage-over = konec

## Co se změnilo

web-cr-of = { $name }: { $words }
web-cr-got-points = { $sign }{ $n } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} ({ $source })
web-cr-got-capital_cards = { $sign }{ $n } { $n ->
    [one] karta kapitálu
    [few] karty kapitálu
    [many] karty kapitálu
   *[other] karet kapitálu
} ({ $now })
web-cr-got-market = { $sign }{ $n } { $n ->
    [one] kostka na trhu
    [few] kostky na trhu
    [many] kostky na trhu
   *[other] kostek na trhu
} ({ $now })
web-cr-got-privileges = { $sign }{ $n } { $n ->
    [one] žeton privilegia
    [few] žetony privilegia
    [many] žetonu privilegia
   *[other] žetonů privilegia
} ({ $now })
web-cr-got-works = { $sign }{ $n } { $n ->
    [one] žeton práce
    [few] žetony práce
    [many] žetonu práce
   *[other] žetonů práce
} ({ $now })
web-cr-got-marker = kostka sem: { $building }
web-cr-got-bonus = { $name }: bonusový žeton, { $good }
web-cr-laid-open = vyloženo: { $cards }
web-cr-new-order = nové pořadí: { $names }
web-cr-new-season = začíná { $season }
web-cr-new-year = začíná rok { $year }

## Herní plán

web-cr-calendar = Kalendář
web-cr-year-is = Rok { $year }: { $work } { $work ->
    [one] bod práce
    [few] body práce
    [many] bodu práce
   *[other] bodů práce
}, zakrytí stojí kartu nebo { $fee ->
    [one] jeden bod
    [few] { $fee } body
    [many] { $fee } bodu
   *[other] { $fee } bodů
}
web-cr-work-points = { $work } { $work ->
    [one] bod práce
    [few] body práce
    [many] bodu práce
   *[other] bodů práce
}
web-cr-guilds = Cechy
web-cr-stage = Stupeň { $number }
web-cr-here = { $here } z { $most }
web-cr-used = Privilegium využívá { $name }
web-cr-disc = pomocník hráče { $name }
web-cr-acts = pomocník hráče { $name }, právě jedná
web-cr-space-gold = zlaté: privilegium
web-cr-space-silver = stříbrné
web-cr-space-ribbon = stuha: bez poplatku
web-cr-space-gold_ribbon = zlaté se stuhou: privilegium, bez poplatku
web-cr-order = Pořadí
web-cr-changes = Změna pořadí
web-cr-order-place = { $place }: { $name }
web-cr-free = volné
web-cr-pool = Zásoba
web-cr-granary-title = Sýpka
web-cr-upper = horní pole: { $owner }
web-cr-lower = dolní pole: { $owner }
web-cr-natural = kostka bez majitele
web-cr-ships = Lodě
web-cr-ship = Loď { $ship }
web-cr-left = levé pole: { $owner }
web-cr-right = pravé pole: { $owner }
web-cr-points-each = { $points ->
    [one] jeden bod za každou kostku
    [few] { $points } body za každou kostku
    [many] { $points } bodu za každou kostku
   *[other] { $points } bodů za každou kostku
}
web-cr-most = Nejvíce kostek
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Trh
web-cr-market-of = { $name }: { $count } z { $most } na trhu
web-cr-display = Nabídka
web-cr-deck = { $count } { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
    [many] karty v balíčku
   *[other] karet v balíčku
}
web-cr-stack = { $count } { $count ->
    [one] karta v dobíracím balíčku
    [few] karty v dobíracím balíčku
    [many] karty v dobíracím balíčku
   *[other] karet v dobíracím balíčku
}
web-cr-discarded = odhozeno { $count }
web-cr-short-look = prohlédnout
web-cr-short-both = obě
web-cr-short-draw = dobrat
web-cr-short-exchange = vyměnit
web-cr-short-show = vyložit
web-cr-short-place = další
web-cr-short-top = nahoru
web-cr-short-under = dospod
web-cr-short-swap = vyměnit
web-cr-bonuses = Bonusové žetony
web-cr-bonus = Bonusový žeton: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}, { $owner }
web-cr-estate = Tvůj majetek
web-cr-row-of = Řada hráče { $name }
web-cr-hand = Tvá ruka
web-cr-hand-of = Ruka hráče { $name }
web-cr-hand-worth = hodnota { $worth }
web-cr-colour-worth = { $colour }: hodnota { $worth }
web-cr-capital-cards = { $count } { $count ->
    [one] karta kapitálu
    [few] karty kapitálu
    [many] karty kapitálu
   *[other] karet kapitálu
}
web-cr-cards-of = { $deck }: { $count }
web-cr-sets = { $sets } { $sets ->
    [one] sada barev
    [few] sady barev
    [many] sady barev
   *[other] sad barev
}: { $points }
web-cr-halves = { $colour }: { $count } { $count ->
    [one] polovina
    [few] poloviny
    [many] poloviny
   *[other] polovin
}
web-cr-helpers-left = { $count ->
    [one] zbývá jeden pomocník
    [few] zbývají { $count } pomocníci
    [many] zbývá { $count } pomocníka
   *[other] zbývá { $count } pomocníků
}
web-cr-privilege-tokens = { $count } { $count ->
    [one] žeton privilegia
    [few] žetony privilegia
    [many] žetonu privilegia
   *[other] žetonů privilegia
}
web-cr-work-tokens = { $count } { $count ->
    [one] žeton práce
    [few] žetony práce
    [many] žetonu práce
   *[other] žetonů práce
}
web-cr-passed = pasuje
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: prázdné
web-cr-help = Nápověda: { $card }
web-cr-help-sure = Nápověda: { $card }; některé hodnoty jsou odvozené
web-cr-players = Hráči
web-cr-player = Hráč
web-cr-tab-mine = Majetek a ruka
web-cr-tab-chart = Výrobní řetězce
web-cr-tab-of = { $name }
web-cr-tabs = Co se zobrazí níže
web-cr-chart-raw = Suroviny
web-cr-chart-half = Polotovary
web-cr-chart-final = Výrobky
web-cr-chart-built = postaveno
web-cr-chart-hand = v tvé ruce
web-cr-chart-open = v nabídce
web-cr-chart-none = zatím ne
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Úplné řetězce
web-cr-line-is = { $have } z { $all }
web-cr-line-missing = chybí: { $buildings }
web-cr-line-done = úplný
web-cr-auction-title = Dražba: { $card }
web-cr-auction-none = zatím bez nabídky
web-cr-auction-out = pasuje
web-cr-auction-mayor = Starosta
web-cr-looked = Karty, které si prohlížíš
web-cr-empty = prázdné
web-cr-empty-hand = nic v ruce

## Nápověda

web-cr-fact-kind = druh
web-cr-fact-needs = potřebuje
web-cr-fact-makes = vyrábí
web-cr-fact-points = body
web-cr-fact-colours = barvy, horní a dolní polovina
web-cr-fact-house = dům
web-cr-fact-house-yes = ano, na začátku leží nahoře na svém balíčku
web-cr-fact-name = jméno
web-cr-fact-cargo = veze
web-cr-fact-cargo-points = body za každou kostku
web-cr-fact-extra = za nejvíce kostek
web-cr-fact-spaces = místa
web-cr-fact-cards = karty tohoto druhu
web-cr-fact-value = hodnota
web-cr-ship-text = Výrobky a maso jdou na lodě. Kostka přichází zprava a posune dřívější doleva; jsou-li obě pole obsazena, úplatek jedné karty kapitálu levou vyhodí. Na konci roku přinese každá kostka body své řádky a nejvíce kostek přinese něco navíc. Při shodě rozhoduje vyšší řádka, pak levé pole.
web-cr-bonus-text = Pro prvního hráče, který má ve vlastní řadě všechny budovy řetězce tohoto zboží.
web-cr-privilege-is = Privilegium: { $text }
web-cr-capital-text = Peníze. Karty jedné barvy smějí místo toho platit jako sada: 5 za dvě a 5 navíc za každou další.

## Části stolu na úzké obrazovce

web-cr-places = Části stolu
web-cr-place-guilds = Cechy
web-cr-place-harbour = Lodě, sýpka
web-cr-place-display = Nabídka
web-cr-place-mine = Tvé
web-cr-year-end = Kdyby rok skončil teď
web-cr-deck-basic = základní
web-cr-deck-extended = rozšířené
web-cr-deck-advanced = pokročilé
web-cr-tie-cards = remíza: { $name }, ale více kapitálových karet v ruce: { $more } ku { $less }
web-cr-tie-order = remíza: { $name }, ale dále vzadu v pořadí

## The game itself

game-craftsmen = Craftsmen
    .about = Pomocníci, cechy a dílny ve městě, které se staví znovu. 2 až 5 hráčů.

## Where the game is, in short

cr-caption = rok { $year }, { $season }
cr-caption-helpers = rok { $year }, { $season }, pomocníci
cr-caption-guild = rok { $year }, { $season }, { $guild }
cr-caption-before = před prvním ročním obdobím
cr-caption-over = konec hry
