# Was der Ratgeber zu Le Havre sagt: zu Beginn eines Zuges und vor einem Zug, der etwas kostet.
# $food, $loans, $francs, $gets, $back, $later, $energy sind Mengen wie „3 Nahrung“; $card ist ein Name.

## Worauf es jetzt ankommt

lh-coach-feeding = { $turns ->
    [one] Nach { $turns } weiteren Zug von dir wird gegessen. Dir fehlen { $food }. Am Kai: { $what }.
   *[other] Nach { $turns } weiteren Zügen von dir wird gegessen. Dir fehlen { $food }. Am Kai: { $what }.
}
lh-coach-feeding-now = Dein letzter Zug vor dem Essen. Dir fehlen { $food }. Am Kai: { $what }.
lh-coach-nothing-on-quay = nichts zu essen, also sieh nach Franc
lh-coach-last-round = Das ist die letzte Runde; danach hat jeder noch eine Aktion. Waren zählen am Ende nichts.
lh-coach-final = Deine letzte Aktion: Es zählen nur Franc, Gebäude und Schiffe.
lh-coach-repay = Du kannst einen Schuldschein für { $back } zurückgeben. Am Ende kostet er { $later }.
lh-coach-interest = Du hast einen Schuldschein und keinen Franc: Für die Zinsen brauchst du sonst noch einen.
lh-coach-harvest-grain = Nach dieser Runde ist Ernte: Wer 1 Korn hat, bekommt eins dazu.
lh-coach-harvest-cattle = Nach dieser Runde ist Ernte: Mit 2 Vieh bekommst du ein Kalb dazu.
lh-coach-energy = Du hast nichts zum Heizen. Wer { $goods } verarbeitet, braucht meist Energie: Holz, Holzkohle oder Kohle.

## Warum ein Zug etwas kostet

lh-coach-unfed = Danach fehlen dir { $food } für das Essen, und es ist dein letzter Zug davor. Das heißt: { $loans }.
lh-coach-loan = Das bringt dir ohne Not { $loans }: jetzt { $gets }, später { $back } zurück, und bis dahin Zinsen.
lh-coach-food-lost = Du zahlst zu viel und verlierst { $food }.
lh-coach-energy-lost = Du verheizt zu viel und verlierst { $energy }.
lh-coach-in-vain = „{ $card }“ kostet mehr, als es am Ende wert ist. Du verlierst { $francs }.
lh-coach-danger = { $turns ->
    [one] Dir fehlen dann noch { $food } für das Essen, bei { $turns } Zug davor.
   *[other] Dir fehlen dann noch { $food } für das Essen, bei { $turns } Zügen davor.
}
lh-coach-sold = Du verkaufst „{ $card }“ für den halben Wert.
lh-coach-no-harvest = Die Ernte entgeht dir, weil dies fehlt: { $good }.
lh-coach-poorer = Das macht dich sofort ärmer: { $francs }.
lh-coach-richer = Ein anderer Zug macht dich sofort reicher: { $francs }.
