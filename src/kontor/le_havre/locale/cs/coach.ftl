# Co rádce říká o hře Le Havre: na začátku tahu a před tahem, který něco stojí.
# $food, $loans, $francs, $gets, $back, $later, $energy jsou množství, např. „3 jídla“; $card je název.

## Na čem teď záleží

lh-coach-feeding = { $turns ->
    [one] Do krmení máš ještě { $turns } tah. Chybí: { $food }. Na nábřeží: { $what }.
    [few] Do krmení máš ještě { $turns } tahy. Chybí: { $food }. Na nábřeží: { $what }.
    [many] Do krmení máš ještě { $turns } tahu. Chybí: { $food }. Na nábřeží: { $what }.
   *[other] Do krmení máš ještě { $turns } tahů. Chybí: { $food }. Na nábřeží: { $what }.
}
lh-coach-feeding-now = Tvůj poslední tah před krmením. Chybí: { $food }. Na nábřeží: { $what }.
lh-coach-nothing-on-quay = nic k jídlu, hledej franky
lh-coach-last-round = Tohle je poslední kolo; potom má každý ještě jednu akci. Suroviny se na konci nepočítají.
lh-coach-final = Tvoje poslední akce: počítají se jen franky, budovy a lodě.
lh-coach-repay = Můžeš splatit půjčku: { $back }. Nebudeš-li na to na konci mít, stojí víc: { $later }.
lh-coach-interest = Máš půjčku a žádný frank: na úrok si budeš muset vzít další.
lh-coach-harvest-grain = Po tomto kole je sklizeň: kdo má 1 obilí, dostane další.
lh-coach-harvest-cattle = Po tomto kole je sklizeň: kdo má 2 kusy dobytka, dostane tele.
lh-coach-harvest-both = Po tomto kole je sklizeň: kdo má 1 obilí, dostane další, a kdo má 2 kusy dobytka, dostane tele.
lh-coach-energy = Nemáš čím topit. Na přeměnu ({ $goods }) je většinou třeba energie: dřevo, dřevěné uhlí nebo uhlí.

## Proč tah něco stojí

lh-coach-unfed = Potom ti bude na krmení chybět: { $food }, a je to poslední tah před ním. To znamená: { $loans }.
lh-coach-loan = Zbytečně: { $loans }. Teď { $gets }, ke splacení { $back }, a do té doby úroky.
lh-coach-food-lost = Platíš příliš mnoho, přijde nazmar: { $food }.
lh-coach-energy-lost = Pálíš příliš mnoho, přijde nazmar: { $energy }.
lh-coach-in-vain = { $card }: stojí víc, než jakou má na konci hodnotu. Ztratíš { $francs }.
lh-coach-danger = { $turns ->
    [one] Na krmení stále chybí: { $food }, a zbývá { $turns } tah.
    [few] Na krmení stále chybí: { $food }, a zbývají { $turns } tahy.
    [many] Na krmení stále chybí: { $food }, a zbývá { $turns } tahu.
   *[other] Na krmení stále chybí: { $food }, a zbývá { $turns } tahů.
}
lh-coach-sold = Prodáváš za polovinu hodnoty: { $card }.
lh-coach-no-harvest = Přijdeš o sklizeň, protože chybí: { $good }.
lh-coach-poorer = Tvůj majetek (franky, budovy, lodě) se tím hned zmenší o { $francs }.
lh-coach-richer = S jiným tahem je tvůj majetek (franky, budovy, lodě) hned o { $francs } větší.
