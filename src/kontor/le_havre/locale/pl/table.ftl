# Plansza Le Havre w przeglądarce.

web-lh-ship-value = { $ship }, wartość { $value }

## Punkty

web-lh-source-cash = franki
web-lh-source-buildings = budynki
web-lh-source-bonuses = premie budynków
web-lh-source-ships = statki
web-lh-source-loans = pożyczki

## Plansza

web-lh-offers = Stragany
web-lh-offer = Stragan: { $what }
web-lh-tiles = Żetony zaopatrzenia
web-lh-tile = Żeton { $number }: { $what }
web-lh-tile-hidden = Żeton { $number }: zakryty
web-lh-tile-interest = Odsetki: kto ma pożyczkę, płaci 1 franka, gdy przypływa tu statek.
web-lh-ship-of = Stoi tu statek: { $name }.
web-lh-rounds = Rundy
web-lh-round = Runda { $round }
web-lh-round-food = po { $n } żywności
web-lh-round-harvest = żniwa
web-lh-round-no-harvest = brak żniw
web-lh-round-standard = miasto stawia zwykły budynek
web-lh-round-special = miasto stawia budynek specjalny
web-lh-round-ship = nowy statek: { $ship }
web-lh-proposals = Projekty budynków
web-lh-pile-empty = pusto
web-lh-below = { $n } pod spodem
web-lh-below-these = Pod spodem: { $cards }
web-lh-build-cost = Budowa
web-lh-price = Kupno
web-lh-not-buildable = nie można zbudować
web-lh-not-for-sale = nie na sprzedaż
web-lh-ships = Statki
web-lh-stack-empty = jeszcze brak
web-lh-stack-count = { $n } na stosie: wartości { $values }
web-lh-ship-facts = Daje { $food } { $food ->
    [one] żywność
   *[other] żywności
}, mieści { $capacity } { $capacity ->
    [one] dobro
    [few] dobra
    [many] dóbr
   *[other] dobra
}. Budowa: { $cost }.
web-lh-ship-liner = Nikogo nie żywi i nic nie przewozi. Budowa: { $cost }.
web-lh-ship-price = Cena: { $francs } { $francs ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-specials-left = { $n } { $n ->
    [one] zakryty budynek specjalny
    [few] zakryte budynki specjalne
    [many] zakrytych budynków specjalnych
   *[other] zakrytego budynku specjalnego
}
web-lh-specials-known = Znasz: { $cards }
web-lh-waits = { $card } czeka na pusty stos
web-lh-town = Miasto
web-lh-fee = Opłata: { $fee }
web-lh-fee-free = bez opłaty
web-lh-fee-closed = nie da się wejść
web-lh-value = Wartość { $n }
web-lh-worker-of = Stoi tu { $name }
web-lh-owner = Właściciel: { $name }
web-lh-owner-town = Właściciel: miasto
web-lh-food = Żywność: { $has }, potrzeba na koniec rundy: { $needs }
web-lh-food-short = brakuje { $n }
web-lh-food-needs = Potrzeba
web-lh-food-has = jest
web-lh-food-enough = wystarczy
web-lh-food-spare = wystarczy, zostanie { $n }
web-lh-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-lh-goods = Dobra
web-lh-freight = sprzedaż statkiem: { $n } { $n ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-legend = Ile warte są dobra
web-lh-legend-ship = franki ze sprzedaży statkiem
web-lh-others = Pozostali
web-lh-turns-left = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} do końca rundy
web-lh-then-food = potem po { $n } żywności
web-lh-energy = Energia: { $n }
web-lh-francs = Franki: { $n }
web-lh-loans = Pożyczki: { $n }
web-lh-hammers = Młoty: { $n }
web-lh-fishers = Wędkarze: { $n }
web-lh-worker-at = Robotnik: { $card }
web-lh-worker-home = Robotnik w domu
web-lh-pawned = W zastawie: { $what }
web-lh-hand = Na ręce: { $what }
web-lh-feeds = żywi { $n }
web-lh-tab-town = Miasto
web-lh-tab-ships = Statki

## Sama gra

game-le_havre = Le Havre
    .about = Dobra, budynki i statki w rosnącym porcie. Od 1 do 5 graczy.
    .poster = Rośnie port.

## Na jakim etapie jest gra, w skrócie

lh-caption = runda { $round }, żywność { $food }, { $harvest ->
    [yes] żniwa
   *[no] brak żniw
}
    .turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
    .short = Runda { $round } z { $rounds }
    .when = Runda { $round }
    .period = { $round }
lh-caption-final = etap końcowy
    .turn = Ostatnie tury
    .period = koniec
lh-caption-over = koniec gry
    .turn = Koniec gry

## Wybór kilku rzeczy naraz
web-lh-set-fee = Czym płacisz za wejście?
web-lh-set-missing = brakuje: { $what }
web-lh-set-load = Co wysyłasz? Miejsc: { $most }
web-lh-set-give = Co oddajesz?
web-lh-set-receive = Co bierzesz? Razem { $n }
web-lh-set-receive-worth = Co bierzesz? Razem warte u Armatora: { $n }
web-lh-set-pick = Wybierz różne dobra: { $n }
web-lh-set-times = { $card }: ile?

## Runda się kończy
web-lh-round-ends = Runda { $round } się kończy
web-lh-round-town-rests = miasto nic nie stawia
web-lh-ships-feed = wyżywione przez statki
web-lh-again = Zobacz ponownie koniec rundy

## A position by hand

lh-put-round = Runda
lh-put-turn = Tura w rundzie
lh-put-pile = Stos { $number }, od góry
lh-put-specials = Budynki specjalne, od góry
lh-put-worker = Robotnik
lh-put-home = w domu

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-le_havre = pieniądze: franki; gotówka: franki; kredyt: pożyczka; dług: pożyczka; ostatnia: końcowy, kupna; jedzenie: żywność; pszenica: zboże; krowy: bydło; pionek: robotnik; sprzedaż: sprzedajesz; wstęp: opłata; nabrzeże: stragan; kasa: franki; głód: żywność; pracownik: robotnik; figurka: robotnik; karmienie: żywienie; procent: odsetki; zbiory: żniwa; łódź: statek; oferta: stragan; pieniędzy pożyczka: LH-11.1; sprzedaż budynku: LH-6.7; kupować ostatniej turze: LH-12.3; odsetki pożyczka: LH-11.6; remis: LH-13.6; węgiel energia: LH-1.8; żniwa: LH-10.2; zmodernizować stocznię: LH-8.5; tego samego budynku: LH-5.3; unowocześnić: LH-8.5; ulepszyć stocznię: LH-8.5; błyskawica: LH-1.8; piorun: LH-1.8; nie mam jedzenia: LH-10.8; brakuje żywności: LH-10.8; skąd węgiel: LH-4.3; służą statki: LH-8.16; kończy runda: LH-3.12; sprzedać towary: LH-8.17
