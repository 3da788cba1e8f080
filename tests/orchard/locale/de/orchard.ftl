# The words of Orchard.

game-orchard = Obstgarten
    .about = Bäume pflücken oder für eine Münze stehen lassen. 2 bis 4 Spieler.
orchard-pick = Den Baum im Wert von { $tree } pflücken, mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} darauf
    .log = { $name } pflückt den Baum im Wert von { $tree }
    .group = Dein Zug
orchard-leave = Den Baum im Wert von { $tree } stehen lassen: 1 Münze
    .log = { $name } lässt den Baum im Wert von { $tree } stehen
    .group = Dein Zug
orchard-ask = Pflückst du den Baum im Wert von { $tree }?
orchard-caption = noch { $left } { $left ->
    [one] Baum
   *[other] Bäume
}
orchard-no-coin = du hast keine Münze mehr, um den Baum stehen zu lassen
option-orchard-large = großer Obstgarten
