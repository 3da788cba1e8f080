# Stůl hry Craftsmen v prohlížeči.

## Celé platby

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
web-cr-used = { $name }: privilegium využito
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
web-cr-natural = neutrální kostka
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
web-cr-stack = { $count } { $count ->
    [one] karta v dobíracím balíčku
    [few] karty v dobíracím balíčku
    [many] karty v dobíracím balíčku
   *[other] karet v dobíracím balíčku
}
web-cr-discarded = odhozeno { $count }
web-cr-short-both = obě
web-cr-short-top = nahoru
web-cr-short-under = dospod
web-cr-bonuses = Bonusové žetony
web-cr-bonus = Bonusový žeton: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}, { $owner }
web-cr-hand = Tvá ruka
web-cr-hand-worth = hodnota { $worth }
web-cr-colour-worth = { $colour }: hodnota { $worth }
web-cr-capital-cards = { $count } { $count ->
    [one] karta kapitálu
    [few] karty kapitálu
    [many] karty kapitálu
   *[other] karet kapitálu
}
web-cr-cards-of = { $deck }: { $count }
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
web-cr-players = Hráči
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
web-cr-auction-out = pasuje
web-cr-auction-mayor = Starosta
web-cr-auction-more = Nabídnout víc
web-cr-looked = Karty, které si prohlížíš
web-cr-empty = prázdné
web-cr-empty-hand = nic v ruce
web-cr-year = Rok { $year }
web-cr-of-years = z { $years }
web-cr-work = Body práce
web-cr-guild-bankers = Bankéři
    .brings = 4 karty, 2 odhoď
web-cr-guild-builders = Stavitelé
    .brings = 1 nebo 2 budovy
web-cr-guild-notary = Notář
    .brings = karta budovy
web-cr-guild-crafts = Řemeslníci
    .brings = výroba zboží
web-cr-guild-merchants = Obchodníci
    .brings = polotovary
web-cr-guild-town_hall = Radnice
    .brings = žeton nebo pořadí
web-cr-capital = Kapitál
web-cr-left-in-deck = zbývá { $count }
web-cr-price = karta stojí { $price }
web-cr-build-cost = stavba stojí { $cost }
web-cr-first-line = Kdo první má úplný řetězec
web-cr-box = Pily v krabici
web-cr-street = Tvoje ulice
web-cr-street-of = Ulice hráče { $name }
web-cr-set-is = { $sets ->
    [one] 1 sada
    [few] { $sets } sady
   *[other] { $sets } sad
} = { $points }
web-cr-nearly = Skoro úplný řetězec
web-cr-all-lines = Výrobní řetězce
web-cr-brings = { $building } přinese
web-cr-buildings = Karty budov v tvé ruce
web-cr-plot-left = Levý konec tvé ulice
web-cr-plot-right = Pravý konec tvé ulice
web-cr-shown-hand = Karty budov, které všichni viděli
web-cr-cards-held = kapitál: { $capital }, budovy: { $buildings }
web-cr-unsure = Některé tištěné hodnoty jsou rekonstruované. Nápověda každé karty říká které a jak jsou jisté.
web-cr-card = { $card }: { $needs } → { $makes }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, stavba { $build }
web-cr-card-raw = { $card }: dává { $makes }, stavba { $build }

## Nápověda

web-cr-fact-kind = druh
web-cr-fact-needs = potřebuje
web-cr-fact-makes = vyrábí
web-cr-fact-points = body
web-cr-fact-colours = barvy, horní a dolní polovina
web-cr-fact-house = domek
web-cr-fact-house-yes = ano, na začátku leží nahoře na svém balíčku
web-cr-fact-name = název
web-cr-fact-cargo = veze
web-cr-fact-cargo_points = body za každou kostku
web-cr-fact-extra = za nejvíce kostek
web-cr-fact-spaces = místa
web-cr-fact-cards = karty tohoto druhu
web-cr-fact-value = hodnota
web-cr-ship-text = Výrobky a maso jdou na lodě. Kostka přichází zprava a posune dřívější doleva; jsou-li obě pole obsazena, levá odejde, když podplatíš kapitána jednou kartou kapitálu. Na konci roku přinese každá kostka body svého řádku a kdo má kostek nejvíc, dostane body navíc. Při shodě rozhoduje vyšší řádek, pak levé pole.
web-cr-bonus-text = Pro prvního hráče, který má ve své ulici všechny budovy řetězce tohoto zboží.
web-cr-privilege-is = Privilegium: { $text }
web-cr-capital-text = Peníze. Karty jedné barvy lze místo toho počítat jako sadu: { $set } za dvě a { $set } navíc za každou další.

## Části stolu na úzké obrazovce

web-cr-places = Části stolu
web-cr-place-town = Město
web-cr-place-quay = Nábřeží
web-cr-place-cards = Karty
web-cr-place-street = Ulice
web-cr-year-end = Kdyby rok skončil teď
web-cr-deck-basic = základní
web-cr-deck-extended = rozšířené
web-cr-deck-advanced = pokročilé

## The game itself

game-craftsmen = Craftsmen
    .about = Pomocníci, cechy a dílny ve městě na vzestupu. 2 až 5 hráčů.
    .poster = Město cechů.

## Where the game is, in short

cr-caption = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-helpers = rok { $year }, { $season }, pomocníci
    .short = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-guild = rok { $year }, { $season }, { $guild }
    .short = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-before = před prvním ročním obdobím
    .period = začátek
cr-caption-over = konec hry

## Sets of things that are picked
web-cr-set-pay = Zaplať { $n } kapitálem
web-cr-set-discard = { $n ->
    [one] Odhoď 1 kartu
    [few] Odhoď { $n } karty
   *[other] Odhoď { $n } karet
}
web-cr-set-invest = Investuj jednu kartu každé barvy
web-cr-set-give = Kterou kartu dáš?
web-cr-set-show = { $n ->
    [one] Vylož 1 kartu
    [few] Vylož { $n } karty
   *[other] Vylož { $n } karet
}
web-cr-set-saved = privilegium místo karty
web-cr-set-worth = hodnota { $sum } z { $due }
web-cr-set-colours = Od každé barvy jedna karta
web-cr-show-all = Vyložit: { $cards }

## Rok končí
web-cr-year-ends = { $year ->
    [1] První rok končí
    [2] Druhý rok končí
   *[3] Třetí rok končí
}
web-cr-year-ends-about = Lodě vyplouvají a město sčítá, co rok přinesl.
web-cr-step-ships = Lodě
web-cr-step-colours = Barvy
web-cr-step-granary = Sýpka
web-cr-step-investment = Investice
web-cr-each = po { $points }
web-cr-count-again = Spočítat znovu
web-cr-again = Zobrazit znovu konec roku
web-cr-legend = Všechno zboží
web-cr-tier-raw = surovina
web-cr-tier-half = polotovar
web-cr-tier-final = výrobek
web-cr-fact-good = zboží
web-cr-fact-maker = kde vzniká
web-cr-fact-into = co z toho je
web-cr-fact-stored = v sýpce
web-cr-fact-freight = na lodích
web-cr-fact-line = první úplný řetězec
web-cr-freight-is = loď { $ship }: { $points }
web-cr-set-buildings = Budovy
web-cr-set-capital = Kapitál
web-cr-set-ships = Lodě
web-cr-set-bonus = Bonusové žetony
web-cr-set-queue = Cechy
web-cr-heard-guild = { $guild }, cech { $number }, pomocníci: { $here } z { $most }
web-cr-heard-space = { $guild }, místo { $number }, { $sort }
web-cr-heard-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-cr-heard-ahead = ještě { $more }, kdyby rok skončil teď
web-cr-heard-line = Výrobní řetězec: { $good } ({ $goods }), postaveno { $have } z { $all }, bonusové body: { $points }
web-cr-heard-ship = Loď { $ship }, body za nejvíce kostek: { $points }
web-cr-heard-sets = Sady barev: { $sets }, body za ně: { $points }
web-cr-heard-market = { $count } z { $most } na trhu

## A position by hand

cr-put-year = Rok
cr-put-season = Roční období
cr-put-stage = Krok
cr-put-stage-exchanges = před prvním obdobím
cr-put-stage-helpers = vysílání pomocníků
cr-put-stage-guild = práce cechu
cr-put-stage-work_tokens = žetony práce
cr-put-stage-winter = zimní práce
cr-put-stage-investing = investování
cr-put-stage-limits = limit karet v ruce
cr-put-guild = Cech
cr-put-cursor = Kdo je na tahu (0: první)
cr-put-space = { $guild }, místo { $space }
cr-put-lower = { $good }, dolní pole
cr-put-upper = { $good }, horní pole
cr-put-left = { $good }, levé pole
cr-put-right = { $good }, pravé pole
cr-put-display = Vyložené karty
cr-put-discards = Odhazovací balíček
cr-put-points = Body: { $source }
cr-put-hand = Karty budov v ruce
cr-put-row = Ulice, zleva doprava
cr-put-market = Kostky na trhu
cr-put-privileges = Žetony privilegia
cr-put-works = Žetony práce

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-craftsmen = peníze: kapitál; dělník: pomocník; překrýt: zakrýt; nabízí: draží; sklad: sýpka; prémie: bonusový; odměna: bonusový; remíza: shoda; řada: ulice; aukce: dražba; mince: kapitál; pracovník: pomocník; figurka: pomocník; skladiště: sýpka; dílna: budova; licitace: dražba; úplatek: podplatit; karty barvy hodnotu: CR-5.3; překrýt: CR-4.8; zakrýt: CR-4.8; starosta nabízí: CR-8.14; podplatit: CR-9.34; stojí postavit: CR-7.2; karet kapitálu mít: CR-5.10; bonusový žeton: CR-7.12; kartu sýpce: CR-9.26; zimě: CR-13.10; vyhraje shodě: CR-15.4; úplatek: CR-9.34; podplácení: CR-9.34; limit karet: CR-5.10; získám body: CR-14.1; čemu barvy: CR-14.9; plného cechu: CR-4.8; získám peníze: CR-6.1; co privilegium: CR-1.26; loď plná: CR-9.34; končí hra: CR-1.5
