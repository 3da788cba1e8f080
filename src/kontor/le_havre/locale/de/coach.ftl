# Was der Ratgeber zu Le Havre sagt: zu Beginn eines Zuges und vor einem Zug, der etwas kostet.
# $food, $loans, $francs, $gets, $back, $later, $energy sind Mengen wie „3 Nahrung“; $card ist ein Name.

## Worauf es jetzt ankommt

lh-coach-feeding = { $turns ->
    [one] Nach { $turns } weiteren Zug von dir wird gegessen. Du brauchst noch { $food }. Am Kai: { $what }.
   *[other] Nach { $turns } weiteren Zügen von dir wird gegessen. Du brauchst noch { $food }. Am Kai: { $what }.
}
lh-coach-feeding-now = Dein letzter Zug vor dem Essen. Du brauchst noch { $food }. Am Kai: { $what }.
lh-coach-nothing-on-quay = nichts zu essen, also besorge dir Franc
lh-coach-last-round = Das ist die letzte Runde; danach hat jeder noch eine Schlussaktion. Waren zählen am Ende nichts.
lh-coach-final = Deine Schlussaktion: Es zählen nur Franc, Gebäude und Schiffe.
lh-coach-repay = Du kannst einen Schuldschein für { $back } zurückzahlen. Kannst du das am Ende nicht mehr, kostet er { $later }.
lh-coach-interest = Du hast einen Schuldschein und keinen Franc: Werden Zinsen fällig, brauchst du noch einen.
lh-coach-harvest-grain = Nach dieser Runde ist Ernte: Wer 1 Korn hat, bekommt eins dazu.
lh-coach-harvest-cattle = Nach dieser Runde ist Ernte: Mit 2 Vieh bekommst du ein Kalb dazu.
lh-coach-harvest-both = Nach dieser Runde ist Ernte: Wer 1 Korn hat, bekommt eins dazu; wer 2 Vieh hat, ein Kalb.
lh-coach-energy = Du hast nichts zum Heizen. Wer { $goods } verarbeitet, braucht meist Energie: Holz, Holzkohle oder Kohle.

## Warum ein Zug etwas kostet

lh-coach-unfed = Danach brauchst du noch { $food } für das Essen, und das ist dein letzter Zug davor. Das heißt: { $loans }.
lh-coach-loan = Das bringt dir ohne Not { $loans }: jetzt { $gets }, später { $back } zurück, und bis dahin Zinsen.
lh-coach-food-lost = Du zahlst zu viel und verlierst { $food }.
lh-coach-energy-lost = Du verheizt zu viel und verlierst { $energy }.
lh-coach-in-vain = „{ $card }“ kostet mehr, als die Karte am Ende wert ist. Du verlierst { $francs }.
lh-coach-danger = { $turns ->
    [one] Du brauchst dann noch { $food } für das Essen und hast davor nur noch { $turns } Zug.
   *[other] Du brauchst dann noch { $food } für das Essen und hast davor nur noch { $turns } Züge.
}
lh-coach-sold = Du verkaufst „{ $card }“ für den halben Wert.
lh-coach-no-harvest = Die Ernte entgeht dir: Es fehlt { $good }.
lh-coach-poorer = Dein Vermögen wird damit sofort um { $francs } kleiner, Gebäude und Schiffe mitgezählt.
lh-coach-richer = Mit einem anderen Zug ist dein Vermögen sofort um { $francs } größer, Gebäude und Schiffe mitgezählt.
