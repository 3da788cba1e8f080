# The words of Orchard.

game-orchard = Frutteto
    .about = Raccogli dagli alberi o lasciali per una moneta. Da 2 a 4 giocatori.
orchard-pick = Raccogli dall’albero da { $tree }, con { $coins } { $coins ->
    [one] moneta
   *[other] monete
}
    .log = { $name } raccoglie dall’albero da { $tree }
    .group = Il tuo turno
orchard-leave = Lascia l’albero da { $tree }: 1 moneta
    .log = { $name } lascia l’albero da { $tree }
    .group = Il tuo turno
orchard-ask = Raccogli dall’albero da { $tree }?
orchard-caption = { $left ->
    [one] resta { $left } albero
   *[other] restano { $left } alberi
}
orchard-no-coin = non hai più monete per lasciare l’albero
option-orchard-large = frutteto grande
