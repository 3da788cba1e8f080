# Co se v Craftsmen dělá, na co se ptáme a co se mění. Akce je tlačítko s cenou nebo významem;
# .log vypráví, že byla vykonána, .group je nadpis seznamu, ve kterém stojí.

## Před prvním ročním obdobím

cr-exchange = Vyměnit za vrchní kartu balíčku: { $card }
    .log = { $name } vyměňuje kartu: { $card }
    .group = Vyměnit kartu
cr-keep-cards = Nechat si všechny karty budov
    .log = { $name } ponechává všechny karty budov
    .group = Nebo
cr-swap = Vyměnit svou pilu za: { $card }
    .log = { $name } vyměňuje pilu za: { $card }
    .group = Vyměnit pilu
cr-keep-sawmill = Nechat si: { $card }
    .log = { $name } ponechává: { $card }
    .group = Nebo

## Pomocníci

cr-send = Poslat pomocníka: { $guild }{ $notes }
    .log = { $name } posílá pomocníka: { $guild }
    .group = Poslat pomocníka
cr-cover = Zakrýt disk ({ $owner }): { $guild }, místo { $space }{ $notes }
    .log = { $name } zakrývá disk ({ $owner }): { $guild }
    .group = Zakrýt disk
cr-cover-own = Zakrýt vlastní disk: { $guild }, místo { $space }{ $notes }
    .log = { $name } zakrývá vlastní disk: { $guild }
    .group = Zakrýt disk
cr-pass = Pasovat: 1 bod za pomocníky doma
    .log = { $name } pasuje
    .group = Nebo
cr-give-fee = Dát kartu { $card } ({ $owner })
    .log = { $name } dává kartu { $card } ({ $owner })
    .group = Dát kartu kapitálu
cr-points = { $points ->
    [one] Dát 1 bod ({ $owner })
    [few] Dát { $points } body ({ $owner })
    [many] Dát { $points } bodu ({ $owner })
   *[other] Dát { $points } bodů ({ $owner })
}
    .log = { $points ->
        [one] { $name } dává 1 bod ({ $owner })
        [few] { $name } dává { $points } body ({ $owner })
        [many] { $name } dává { $points } bodu ({ $owner })
       *[other] { $name } dává { $points } bodů ({ $owner })
    }
    .group = Nebo

## Kapitál

cr-take-first = Vzít kartu: { $card }; dobrat { $more }
    .log = { $name } bere kartu: { $card }; dobírá { $more }
    .group = Vzít kapitál
cr-take-both = Vzít karty: { $both }; dobrat { $more }
    .log = { $name } bere karty: { $both }; dobírá { $more }
    .group = Vzít kapitál
cr-draw-all = { $cards ->
    [one] Dobrat 1 kartu kapitálu
    [few] Dobrat { $cards } karty kapitálu
    [many] Dobrat { $cards } karty kapitálu
   *[other] Dobrat { $cards } karet kapitálu
}
    .log = { $cards ->
        [one] { $name } dobírá 1 kartu kapitálu
        [few] { $name } dobírá { $cards } karty kapitálu
        [many] { $name } dobírá { $cards } karty kapitálu
       *[other] { $name } dobírá { $cards } karet kapitálu
    }
    .group = Vzít kapitál
cr-stop-bank = Nic si nevzít
    .log = { $name } nebere kapitál
    .group = Nebo
cr-discard = Odhodit: { $card }
    .log = { $name } odhazuje: { $card }
    .group = Odhodit kartu kapitálu
cr-save = Neodhodit druhou kartu{ $notes }
    .log = { $name } díky privilegiu ponechává kartu
    .group = Nebo
cr-pay = Zaplatit: { $card }
    .log = { $name } platí: { $card }
    .group = Zaplatit kartou kapitálu
cr-take = Vzít: { $card }
    .log = { $name } bere: { $card }
    .group = Vzít kapitál
cr-draw = Dobrat kartu z balíčku
    .log = { $name } dobírá kartu kapitálu
    .group = Vzít kapitál
cr-invest = { $points ->
    [one] Investovat kartu { $card }: 1 bod
    [few] Investovat kartu { $card }: { $points } body
    [many] Investovat kartu { $card }: { $points } bodu
   *[other] Investovat kartu { $card }: { $points } bodů
}
    .log = { $name } investuje: { $card }
    .group = Investovat
cr-keep-capital = Neinvestovat
    .log = { $name } neinvestuje
    .group = Nebo

## Karty budov

cr-build-left = Postavit vlevo: { $card }, cena { $cost }{ $notes }
    .log = { $name } staví vlevo za { $cost }: { $card }
    .group = Levý konec
cr-build-right = Postavit vpravo: { $card }, cena { $cost }{ $notes }
    .log = { $name } staví vpravo za { $cost }: { $card }
    .group = Pravý konec
cr-stop-build = Nic nestavět
    .log = { $name } nic nestaví
    .group = Nebo
cr-stop-pay = Dál nestavět a zaplatit { $owed }
    .log = { $name } dál nestaví
    .group = Nebo
cr-buy = Koupit: { $card }, cena { $price }, barva: { $colours }
    .log = { $name } kupuje za { $price }: { $card }
    .group = Koupit
cr-auction = Dát do dražby: { $card }, od 1
    .log = { $name } dává do dražby: { $card }
    .group = Dražba
cr-look = { $cards ->
    [one] Prohlédnout 1 kartu: { $deck }{ $notes }
    [few] Prohlédnout { $cards } karty: { $deck }{ $notes }
    [many] Prohlédnout { $cards } karty: { $deck }{ $notes }
   *[other] Prohlédnout { $cards } karet: { $deck }{ $notes }
}
    .log = { $cards ->
        [one] { $name } prohlíží 1 kartu ({ $deck })
        [few] { $name } prohlíží { $cards } karty ({ $deck })
        [many] { $name } prohlíží { $cards } karty ({ $deck })
       *[other] { $name } prohlíží { $cards } karet ({ $deck })
    }
    .group = Nahlédnout do balíčku
cr-stop-notary = Nic nekupovat
    .log = { $name } nic nekupuje
    .group = Nebo
cr-stop-done = Hotovo
    .log = { $name } tím končí
    .group = Nebo
cr-show = Vyložit: { $card }
    .log = { $name } vykládá: { $card }
    .group = Vyložit
cr-top = Dát ostatní na balíček: { $deck }
    .log = { $name } dává ostatní na balíček ({ $deck })
    .group = Ostatní
cr-under = Dát ostatní pod balíček: { $deck }
    .log = { $name } dává ostatní pod balíček ({ $deck })
    .group = Ostatní
cr-place = Dát jako další: { $card }
    .log = { $name } dává jako další v balíčku: { $card }
    .group = Příště na řadě
cr-bid = Nabídnout { $sum }
    .log = { $name } nabízí { $sum } za kartu „{ $card }“
    .then = nabízí { $sum }
    .group = Tvá nabídka
cr-pass-bid = Pasovat
    .log = { $name } v dražbě pasuje: { $card }
    .group = Nebo
cr-pass-mayor = Nechat starostovi za { $sum }: { $card }
    .log = { $name } nechává starostovi: { $card }
    .group = Nebo

## Zboží

cr-make = Vyrobit: { $good }{ $notes }
    .log = { $name } vyrábí: { $good }
    .group = Vyrobit
cr-make-cargo = Vyrobit na loď: { $good }{ $notes }
    .log = { $name } vyrábí: { $good }
    .group = Vyrobit
cr-extra = Vyrobit také: { $good }{ $notes }
    .log = { $name } s privilegiem vyrábí: { $good }
    .group = Privilegium
cr-fetch = Vzít z trhu: { $good }
    .log = { $name } bere z trhu: { $good }
    .group = Z trhu
cr-stop-work = { $points ->
    [one] Dál nepracovat: propadne 1 bod práce
    [few] Dál nepracovat: propadnou { $points } body práce
    [many] Dál nepracovat: propadne { $points } bodu práce
   *[other] Dál nepracovat: propadne { $points } bodů práce
}
    .log = { $name } dál nepracuje
    .group = Nebo
cr-stop-tokens = { $tokens ->
    [one] Teď ne: nechat si žeton práce
    [few] Teď ne: nechat si { $tokens } žetony práce
    [many] Teď ne: nechat si { $tokens } žetonu práce
   *[other] Teď ne: nechat si { $tokens } žetonů práce
}
    .log = { $tokens ->
        [one] { $name } ponechává 1 žeton práce
        [few] { $name } ponechává { $tokens } žetony práce
        [many] { $name } ponechává { $tokens } žetonu práce
       *[other] { $name } ponechává { $tokens } žetonů práce
    }
    .group = Nebo
cr-to = Dát na kartu { $building }: { $good }
    .log = { $name } dává na kartu { $building }: { $good }
    .then = dává { craftsmen-it } na kartu { $building }
    .group = Kam
cr-market = Dát na trh: { $good } ({ $here } z { $most })
    .log = { $name } dává na trh: { $good }
    .then = dává { craftsmen-it } na trh
    .group = Kam
cr-granary = Prodat do sýpky za kartu kapitálu: { $good }{ $notes }
    .log = { $name } prodává do sýpky: { $good }
    .then = prodává { craftsmen-it } do sýpky
    .group = Kam
cr-load = Naložit na loď { $ship }: { $good }{ $notes }
    .log = { $name } nakládá na loď { $ship }: { $good }
    .then = nakládá { craftsmen-it } na loď { $ship }
    .group = Naložit loď
cr-bribe = Podplatit kartou kapitálu kapitána lodi { $ship } a naložit: { $good }{ $notes }
    .log = { $name } podplácí kapitána lodi { $ship } a nakládá: { $good }
    .then = podplácí kapitána lodi { $ship } a nakládá { craftsmen-it }
    .group = Podplatit kapitána
cr-lose = Nenakládat: zboží ({ $good }) propadne
    .log = { $name } přichází o zboží: { $good }
    .then = přichází o { craftsmen-it }
    .group = Nebo
cr-buy-good = Koupit za kartu kapitálu: { $good } (prodává { $owner })
    .log = { $name } kupuje: { $good } (prodává { $owner })
    .group = Ze sýpky
cr-buy-natural = Koupit ze sýpky za kartu kapitálu: { $good }
    .log = { $name } kupuje ze sýpky: { $good }
    .group = Ze sýpky
cr-give-owner = Zaplatit kartou { $card } za zboží: { $good } ({ $owner })
    .log = { $name } platí kartou { $card } za zboží: { $good } ({ $owner })
    .group = Zaplatit kartou kapitálu
cr-give-nobody = Zaplatit kartou { $card } za zboží: { $good }
    .log = { $name } platí kartou { $card } za zboží: { $good }
    .group = Zaplatit kartou kapitálu
cr-pay-market = Zaplatit kostkou z trhu: { $good }{ $notes }
    .log = { $name } platí kostkou z trhu: { $good }
    .group = Nebo
cr-stop-trade = Nic nekupovat
    .log = { $name } nic nekupuje
    .group = Nebo

## Radnice

cr-take-privilege = Vzít žeton privilegia, v zásobě { $left }
    .log = { $name } bere žeton privilegia
    .group = Vzít
cr-take-work = Vzít žeton práce, v zásobě { $left }
    .log = { $name } bere žeton práce
    .group = Vzít
cr-change-order = Posunout se od příštího období v pořadí dopředu
    .log = { $name } jde na lištu změny pořadí
    .group = Změnit pořadí
cr-stop-town_hall = Nic si nevzít
    .log = { $name } nic nebere
    .group = Nebo

## Poznámky k akcím

cr-note = { $before }, { $note }
cr-note-gold = zlaté: privilegium
cr-note-fee = { $points ->
    [one] za kartu kapitálu nebo 1 bod
    [few] za kartu kapitálu nebo { $points } body
    [many] za kartu kapitálu nebo { $points } bodu
   *[other] za kartu kapitálu nebo { $points } bodů
}
cr-note-no-fee = bez poplatku
cr-note-draws = { $owner } dobírá kartu kapitálu
cr-note-points = { $n ->
    [one] +1 bod
    [few] +{ $n } body
    [many] +{ $n } bodu
   *[other] +{ $n } bodů
}
cr-note-year-end = { $n ->
    [one] +1 bod na konci roku
    [few] +{ $n } body na konci roku
    [many] +{ $n } bodu na konci roku
   *[other] +{ $n } bodů na konci roku
}
cr-note-leaves = zmizí kostka: { $owner }
cr-note-natural-leaves = zmizí neutrální kostka
cr-note-privilege = s privilegiem
cr-note-token = za žeton privilegia
cr-note-bonus = { $n ->
    [one] bonusový žeton ({ $good }): +1 bod
    [few] bonusový žeton ({ $good }): +{ $n } body
    [many] bonusový žeton ({ $good }): +{ $n } bodu
   *[other] bonusový žeton ({ $good }): +{ $n } bodů
}

## Co se ostatní dozvědí o skryté odpovědi

cr-hidden-exchange =
    .log = { $name } vyměňuje kartu budovy
cr-hidden-look =
    .log = { $name } vybírá z těchto karet
    .many = { $name } vykládá dvě z nich
cr-hidden-discard =
    .log = { $name } odhazuje kartu kapitálu
    .many = { $n ->
        [one] { $name } odhazuje kartu kapitálu
        [few] { $name } odhazuje { $n } karty kapitálu
        [many] { $name } odhazuje { $n } karty kapitálu
       *[other] { $name } odhazuje { $n } karet kapitálu
    }
cr-hidden-pay =
    .log = { $name } platí kartou kapitálu
    .many = { $n ->
        [one] { $name } platí kartou kapitálu
        [few] { $name } platí { $n } kartami kapitálu
        [many] { $name } platí { $n } karty kapitálu
       *[other] { $name } platí { $n } kartami kapitálu
    }
cr-hidden-fee =
    .log = { $name } dává kartu kapitálu
cr-hidden-trade =
    .log = { $name } platí kartou kapitálu
cr-hidden-invest =
    .log = { $name } investuje kartu kapitálu
    .many = { $n ->
        [one] { $name } investuje kartu kapitálu
        [few] { $name } investuje { $n } karty kapitálu
        [many] { $name } investuje { $n } karty kapitálu
       *[other] { $name } investuje { $n } karet kapitálu
    }

## Otázky

cr-chosen = {" "}Vybráno: { $cards }.
cr-chosen-worth = {" "}Vybráno: { $cards }, hodnota { $worth }.
cr-ask-exchange = Vyměníš jednu kartu budovy z ruky za vrchní kartu jejího balíčku?
cr-ask-sawmill = Vyměníš svou pilu za některou z krabice?
cr-ask-send = { $helpers ->
    [one] Kam půjde tvůj poslední pomocník?
   *[other] Kam půjde tvůj další pomocník? Zbývá jich: { $helpers }.
}
cr-ask-fee = { $points ->
    [one] Zakrytý disk: { $owner }. Dej jednu kartu kapitálu nebo jeden bod.
    [few] Zakrytý disk: { $owner }. Dej jednu kartu kapitálu nebo { $points } body.
    [many] Zakrytý disk: { $owner }. Dej jednu kartu kapitálu nebo { $points } bodu.
   *[other] Zakrytý disk: { $owner }. Dej jednu kartu kapitálu nebo { $points } bodů.
}
cr-ask-bank = Které odkryté karty kapitálu si vezmeš? Zbytek přijde z balíčku, celkem { $all }.
cr-ask-discard = { $over ->
    [yes] Všechny body jsou rozdané; na tom, které karty odhodíš, už nezáleží.{" "}
   *[no] {""}
}{ $cards ->
    [one] Odhoď jednu kartu kapitálu.{ $chosen }
    [few] Odhoď { $cards } karty kapitálu.{ $chosen }
    [many] Odhoď { $cards } karty kapitálu.{ $chosen }
   *[other] Odhoď { $cards } karet kapitálu.{ $chosen }
}
cr-ask-build = Co postavíš? Tvůj kapitál má hodnotu { $worth }.
cr-ask-build-privilege = Co postavíš? S privilegiem nemusí jedna budova barvou navazovat. Tvůj kapitál má hodnotu { $worth }.
cr-ask-build-more = K zaplacení: { $owed }; tvůj kapitál má hodnotu { $worth }. Postavíš druhou?
cr-ask-pay = Zaplať { $due } kapitálem libovolných barev.{ $chosen }
cr-ask-pay-in = Zaplať { $due } kapitálem, barva: { $colours }.{ $chosen }
cr-ask-notary = Koupíš kartu, nebo ji dáš do dražby?
cr-ask-notary-privilege = Kup kartu, nebo ji dej do dražby; s privilegiem smíš nahlédnout do balíčku.
cr-ask-notary-look = Nahlédneš s privilegiem do balíčku?
cr-ask-look-first = Která karta se vyloží první? ({ $deck })
cr-ask-look-second = Která karta se vyloží jako druhá ({ $deck })? První: { $card }.
cr-ask-look-where = Kam přijdou ostatní? ({ $deck })
cr-ask-look-next = Která z nich bude příště na řadě? ({ $deck })
cr-ask-bid-open = { $card }: tvá první nabídka? Tvůj kapitál má hodnotu { $worth }.
cr-ask-bid = { $bidder } nabízí { $sum } za kartu „{ $card }“. Přihodíš, nebo pasuješ? Tvůj kapitál má hodnotu { $worth }.
cr-ask-bid-mayor = Nikdo nepřihodil. Starosta nabízí { $sum } za kartu „{ $card }“: přihodíš, nebo mu ji necháš? Tvůj kapitál má hodnotu { $worth }.
cr-ask-craft = { $points ->
    [one] Jeden bod práce: na co ho použiješ?
    [few] { $points } body práce: na co použiješ další?
    [many] { $points } bodu práce: na co použiješ další?
   *[other] { $points } bodů práce: na co použiješ další?
}
cr-ask-craft-extra = Nezbývá žádný bod práce, ale privilegium vyrobí ještě jednu surovinu.
cr-ask-tokens = { $points ->
    [one] Použiješ teď svůj žeton práce?
   *[other] Použiješ teď jeden ze svých { $points } žetonů práce?
}
cr-ask-put = Kam dáš toto zboží: { $good }?
cr-ask-ship = Na kterou loď naložíš: { $good }?
cr-ask-sale = Kterou kartu kapitálu si za to vezmeš?
cr-ask-trade = Který polotovar koupíš ze sýpky?
cr-ask-trade-where = Kupuješ zboží „{ $good }“: pro kterou budovu?
cr-ask-trade-price = Kupuješ zboží „{ $good }“: za co?
cr-ask-town_hall = Co si na radnici vezmeš?
cr-ask-invest = Investuješ po jedné kartě kapitálu od každé barvy za součet jejich hodnot?
cr-ask-invest-next = Kterou kartu investuješ? Barva: { $colour }.{ $chosen }

## Co se změnilo

cr-gain = +{ $what } ({ $total })
cr-loss = −{ $what } ({ $total })
cr-gain-points = +{ $what } ({ $source })
cr-loss-points = −{ $what } ({ $source })
cr-gain-thing = +{ $thing }
cr-loss-thing = −{ $thing }
cr-count-points = { $n } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
cr-count-capital = { $n } { $n ->
    [one] karta kapitálu
    [few] karty kapitálu
    [many] karty kapitálu
   *[other] karet kapitálu
}
cr-count-unseen = { $n } { $n ->
    [one] karta budovy
    [few] karty budov
    [many] karty budovy
   *[other] karet budov
} ({ $deck })
cr-count-market = { $n } { $n ->
    [one] kostka na trhu
    [few] kostky na trhu
    [many] kostky na trhu
   *[other] kostek na trhu
}
cr-count-privileges = { $n } { $n ->
    [one] žeton privilegia
    [few] žetony privilegia
    [many] žetonu privilegia
   *[other] žetonů privilegia
}
cr-count-works = { $n } { $n ->
    [one] žeton práce
    [few] žetony práce
    [many] žetonu práce
   *[other] žetonů práce
}
cr-count-helpers = { $n } { $n ->
    [one] pomocník
    [few] pomocníci
    [many] pomocníka
   *[other] pomocníků
}
cr-in-hand = { $card } v ruce
cr-input-gets = { $n } { $n ->
    [one] kostka
    [few] kostky
    [many] kostky
   *[other] kostek
} na kartu { $building }
cr-input-loses = spotřebováno: { $n } { $n ->
    [one] kostka
    [few] kostky
    [many] kostky
   *[other] kostek
} ({ $building })
cr-granary-gets = kostka v sýpce: { $good }
cr-granary-loses = kostka mizí ze sýpky: { $good }
cr-ship-gets = kostka na lodi { $ship }: { $good }
cr-ship-loses = kostka mizí z lodi { $ship }: { $good }
cr-bonus = bonusový žeton: { $good }
cr-laid-open = Vyloženo: { $cards }
cr-mayor-bids = Nikdo nepřihazuje; starosta nabízí { $sum }
cr-discarded = Odhozeno: { $cards }
cr-shuffled = Odhozené karty tvoří nový balíček
cr-put-back = Zpět do balíčku: { $cards }
cr-deck-top = Navrchu ({ $deck }): { $cards }
cr-deck-bottom = Vespod ({ $deck }): { $cards }
cr-natural-gets = Sýpka se doplňuje: { $n } { $n ->
    [one] neutrální kostka
    [few] neutrální kostky
    [many] neutrální kostky
   *[other] neutrálních kostek
}
cr-natural-loses = Neutrální kostka mizí ze sýpky: { $good }
cr-home = Všichni pomocníci jdou domů
cr-season = Další období: { $season }
cr-year = Začíná rok { $year }
cr-order = Nové pořadí: { $names }
cr-over = Hra skončila

cr-tie-cards = shoda: { $other }, ale více karet kapitálu v ruce: { $more } ku { $less }
cr-tie-order = shoda: { $other }, ale dále vzadu v pořadí

## Co se děje samo, jako nadpisy

cr-cause-helpers = Pomocníci doma
cr-cause-privileges = Nejméně pomocníků
cr-cause-home = Konec období
cr-cause-order = Pořadí
cr-cause-ship = Loď { $ship } odplouvá
cr-cause-colours = Sady barev
cr-cause-granary = Sýpka
cr-cause-investment = Investice
cr-cause-refill = Doplnění sýpky
cr-cause-limits = Limit karet v ruce
cr-cause-season = Období: { $season }
cr-cause-year = Rok { $year }
cr-cause-over = Konec
