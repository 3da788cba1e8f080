# Polskie słowa stołu gry Le Havre w terminalu. Nagłówki planszy są krótkie: stoją w wąskiej kolumnie.

## Plansza

lh-board-town = miasto
lh-board-piles = projekty
lh-board-ships = statki
lh-board-tiles = żetony
lh-board-offers = stragany
lh-board-end = na koniec
lh-board-francs = { $n } fr
lh-board-food = żywność { $has } z { $needs }
lh-board-food-now = żywność { $has }
lh-board-worth = majątek { $n }
lh-board-energy = energia { $n }
lh-board-pawned = w zastawie: { $good }
lh-board-hand = na ręce: { $card }
lh-board-stack = { $ship }, { $n } pod spodem
lh-board-known = znasz: { $card }
lh-board-hidden = { $n } { $n ->
    [one] zakryty budynek specjalny
    [few] zakryte budynki specjalne
    [many] zakrytych budynków specjalnych
   *[other] zakrytego budynku specjalnego
}
lh-board-waits = { $card } czeka
lh-board-harvest = żniwa
lh-board-no-harvest = brak żniw
lh-board-meal = każdy: { $food }
lh-board-standard = miasto stawia zwykły budynek
lh-board-special = miasto stawia budynek specjalny
lh-board-new-ship = nowy { $ship }
lh-board-next = następna runda: { $food }
lh-board-last = potem ostatnie tury

## Karty

lh-sheet-card = karta
lh-sheet-where = gdzie
lh-sheet-data = opłata, budowa, kupno
lh-sheet-action = akcja
lh-sheet-fee = opłata
lh-sheet-build = budowa
lh-sheet-buy = kupno
lh-sheet-worth = wartość
lh-sheet-now = teraz
lh-sheet-number = { $kind }, numer { $number }
lh-sheet-free = bez opłaty
lh-sheet-closed = nie da się wejść
lh-sheet-not-built = nie można zbudować
lh-sheet-not-sold = nie na sprzedaż
lh-sheet-hammers = { $n } { $n ->
    [one] młot
    [few] młoty
    [many] młotów
   *[other] młota
}
lh-sheet-fishers = { $n } { $n ->
    [one] wędkarz
    [few] wędkarzy
    [many] wędkarzy
   *[other] wędkarza
}
lh-sheet-nowhere = nie ma w grze
lh-sheet-waits = czeka na stos
lh-sheet-top = stos { $number }, na wierzchu
lh-sheet-below = stos { $number }, kart nad nią: { $n }

## Skąd są punkty

le_havre-source-cash = franki
le_havre-source-buildings = budynki
le_havre-source-bonuses = premie budynków
le_havre-source-ships = statki
le_havre-source-loans = pożyczki

## Pomoc

lh-help-signs = Na planszy <drewno+glina> to żeton tej tury, % oznacza żeton, przy którym płaci się odsetki, a [1] to robotnik gracza nr 1. „żywność 5 z 2” to tyle, ile ktoś ma razem z frankami, i ile potrzeba.
lh-help-worth = Na koniec liczą się franki, budynki i statki, a dobra nie.
