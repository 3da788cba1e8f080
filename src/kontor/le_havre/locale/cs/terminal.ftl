# Česká slova stolu hry Le Havre v terminálu. Popisky plánu jsou krátké: stojí v úzkém sloupci.

## Herní plán

lh-board-town = město
lh-board-piles = balíčky
lh-board-ships = lodě
lh-board-tiles = žetony
lh-board-offers = nabídka
lh-board-end = konec kola
lh-board-francs = { $n } fr
lh-board-food = jídlo { $has } z { $needs }
lh-board-food-now = jídlo { $has }
lh-board-worth = jmění { $n }
lh-board-energy = energie { $n }
lh-board-pawned = v zástavě: { $good }
lh-board-hand = v ruce: { $card }
lh-board-stack = { $ship }, { $n } pod ní
lh-board-known = znáš: { $card }
lh-board-hidden = { $n } { $n ->
    [one] speciální budova
    [few] speciální budovy
   *[other] speciálních budov
} lícem dolů
lh-board-waits = { $card } čeká
lh-board-harvest = sklizeň
lh-board-no-harvest = bez sklizně
lh-board-meal = každý { $food }
lh-board-standard = město staví budovu z nabídky
lh-board-special = město odkrývá speciální budovu
lh-board-new-ship = připluje { $ship }
lh-board-next = příští kolo: { $food }
lh-board-last = pak poslední tahy

## Karty

lh-sheet-card = karta
lh-sheet-where = kde
lh-sheet-data = vstup, stavba, nákup
lh-sheet-action = akce
lh-sheet-fee = vstup
lh-sheet-build = stavba
lh-sheet-buy = nákup
lh-sheet-worth = hodnota
lh-sheet-now = teď
lh-sheet-number = { $kind }, číslo { $number }
lh-sheet-free = zdarma
lh-sheet-closed = nelze vstoupit
lh-sheet-not-built = nelze postavit
lh-sheet-not-sold = neprodejné
lh-sheet-hammers = { $n } { $n ->
    [one] kladivo
    [few] kladiva
   *[other] kladiv
}
lh-sheet-fishers = { $n } { $n ->
    [one] rybář
    [few] rybáři
   *[other] rybářů
}
lh-sheet-nowhere = není ve hře
lh-sheet-waits = čeká na prázdné místo
lh-sheet-top = balíček { $number }, nahoře
lh-sheet-below = balíček { $number }, nad ní { $n }

## Odkud jsou body

le_havre-source-cash = franky
le_havre-source-buildings = budovy
le_havre-source-bonuses = bonusy budov
le_havre-source-ships = lodě
le_havre-source-loans = půjčky

## Nápověda

lh-help-signs = Na plánu je <dřevo+jíl> žeton tohoto tahu, % značí žeton, u kterého se platí úrok, a [1] je dělník hráče č. 1. „jídlo 5 z 2“ je, kolik kdo má i s franky a kolik potřebuje.
lh-help-worth = Na konci se počítají franky, budovy a lodě, suroviny ne.
