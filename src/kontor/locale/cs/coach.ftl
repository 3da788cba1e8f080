# Rádce: co mají všechny hry společné. Stránka to říká vedle lístku, server tím odmítá.

coach-better = víc přinese: { $action }
server-coach-people = rádce mlčí, dokud u tohoto stolu hraje i jiný člověk
server-coach-turn = rádce mluví k tomu, kdo rozhoduje, a to teď nejsi ty
web-coach = Rádce
web-coach-looks = Podívám se…
web-coach-costs = { $points ->
    [one] Pozor: stojí tě to asi { $points } bod.
    [few] Pozor: stojí tě to asi { $points } body.
    [many] Pozor: stojí tě to asi { $points } bodu.
   *[other] Pozor: stojí tě to asi { $points } bodů.
}
web-coach-slip = Moment:
web-coach-anyway = Přesto to udělat
web-coach-back = Vzít zpět
web-coach-late = Všiml jsem si toho pozdě, ale ještě to můžeš vzít zpět: { $move }.
web-coach-leave = Nechat být
web-coach-quiet = V tomto tahu mlčet
web-coach-off = Vypnout
web-coach-on = Rádce
    .about = říká, na čem záleží, a varuje před drahými tahy
web-coach-calm = Teď nic nespěchá.
web-coach-waits = Dívám se, co dělají ostatní.
