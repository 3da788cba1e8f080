# The words of Orchard.

game-orchard = Sad
    .about = Sklízej stromy, nebo je za minci nech být. 2 až 4 hráči.
orchard-pick = Sklidit strom za { $tree }, leží na něm { $coins } { $coins ->
    [one] mince
    [few] mince
   *[other] mincí
}
    .log = { $name } sklízí strom za { $tree }
    .group = Tvůj tah
orchard-leave = Nechat strom za { $tree }: 1 mince
    .log = { $name } nechává strom za { $tree }
    .group = Tvůj tah
orchard-ask = Sklidíš strom za { $tree }?
orchard-caption = zbývá { $left } { $left ->
    [one] strom
    [few] stromy
   *[other] stromů
}
orchard-no-coin = nemáš už minci, abys strom nechal být
option-orchard-large = velký sad
