# Was der Ratgeber zu Craftsmen sagt: zu Beginn eines Zuges und vor einem Zug, der etwas kostet.

## Worauf es jetzt ankommt

cr-coach-exchange = Du darfst alle Karten behalten. Gut passen Karten zusammen, wenn eine herstellt, was die andere braucht, etwa Weinberg und Kelterei.
cr-coach-sawmill = Behalte das Sägewerk, wenn es oben oder unten eine Farbe mit deinen Handkarten teilt: Nur was passt, kann daneben gebaut werden.
cr-coach-helpers = { $n ->
    [one] Jahr { $year }, { $season }: Du hast noch { $n } Gehilfen. Alle, die daheim bleiben, bringen zusammen 1 Punkt.
   *[other] Jahr { $year }, { $season }: Du hast noch { $n } Gehilfen. Alle, die daheim bleiben, bringen zusammen 1 Punkt.
}
cr-coach-work = { $n ->
    [one] Du hast { $n } Arbeitspunkt. Was übrig bleibt, verfällt.
   *[other] Du hast { $n } Arbeitspunkte. Was übrig bleibt, verfällt.
}
cr-coach-limit = { $n ->
    [one] Du hast { $n } Kapitalkarte; am Ende der Jahreszeit behältst du höchstens { $most }. Gib vorher welche aus.
   *[other] Du hast { $n } Kapitalkarten; am Ende der Jahreszeit behältst du höchstens { $most }. Gib vorher welche aus.
}
cr-coach-ship-full = Kein Schiff hat dieses Jahr noch Platz für { $good }: Du müsstest einen Kapitän bestechen.
cr-coach-ship-one = Für { $good } ist auf den Schiffen nur noch ein Feld frei.
cr-coach-colour = Deiner Straße fehlt nur { $colour } für einen weiteren Satz aus vier Farben: jedes Jahr 3 Punkte.
cr-coach-colour-held = Deiner Straße fehlt nur { $colour } für einen weiteren Satz aus vier Farben, jedes Jahr 3 Punkte. Auf der Hand: { $card }.
cr-coach-invest = Für die Investition am Jahresende fehlt dir nur eine Kapitalkarte in { $colour }.

## Warum ein Zug etwas kostet

cr-coach-at-home = { $n ->
    [one] { $n } Gehilfe bleibt daheim und tut in dieser Jahreszeit nichts.
   *[other] { $n } Gehilfen bleiben daheim und tun in dieser Jahreszeit nichts.
}
cr-coach-idle = { $n ->
    [one] { $n } Arbeitspunkt verfällt, obwohl du noch etwas herstellen könntest.
   *[other] { $n } Arbeitspunkte verfallen, obwohl du noch etwas herstellen könntest.
}
cr-coach-not-loaded = { $good } ginge verloren, obwohl ein Schiff Platz hat.
cr-coach-overpaid = Du zahlst zu viel. Deine Hand verliert ohne Not an Wert: { $n }.
cr-coach-unusable = „{ $card }“ braucht { $goods }, und du hast nichts, was das herstellt.
cr-coach-points = { $n ->
    [one] Ein anderer Zug bringt sofort { $n } Punkt mehr.
   *[other] Ein anderer Zug bringt sofort { $n } Punkte mehr.
}
cr-coach-set = Ein anderer Zug vollendet einen Satz aus vier Farben in deiner Straße.
cr-coach-year-end = { $n ->
    [one] Ein anderer Zug bringt nach jetzigem Stand am Jahresende { $n } Punkt mehr.
   *[other] Ein anderer Zug bringt nach jetzigem Stand am Jahresende { $n } Punkte mehr.
}
