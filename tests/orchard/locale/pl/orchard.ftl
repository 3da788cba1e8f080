# The words of Orchard.

game-orchard = Sad
    .about = Zbieraj z drzew albo zostawiaj je za monetę. Od 2 do 4 graczy.
orchard-pick = Zbierz z drzewa o wartości { $tree } ({ $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
})
    .log = { $name } zbiera z drzewa o wartości { $tree }
    .group = Twój ruch
orchard-leave = Zostaw drzewo o wartości { $tree }: 1 moneta
    .log = { $name } zostawia drzewo o wartości { $tree }
    .group = Twój ruch
orchard-ask = Czy zbierasz z drzewa o wartości { $tree }?
orchard-caption = { $left } { $left ->
    [one] drzewo
    [few] drzewa
   *[many] drzew
}
orchard-no-coin = nie masz już monety, żeby zostawić drzewo
option-orchard-large = duży sad
