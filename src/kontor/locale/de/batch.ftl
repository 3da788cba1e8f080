# Sätze der Stapel: viele Spiele auf einmal

batch-count = ein Stapel hat mindestens ein Spiel, nicht { $given }
batch-seat = es gibt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, also keinen mit der Nummer { $given }
batch-nobody = alle Plätze werden von anderen gespielt, es bleibt nichts zu entscheiden
batch-dtype = Beobachtungen sind float32 oder uint8, nicht „{ $given }“
batch-shape = { $wanted ->
    [one] { $wanted } ganze Zahl wird gebraucht
   *[other] { $wanted } ganze Zahlen werden gebraucht
}, eine für jedes Spiel; gegeben sind { $given }
batch-rank = Spiel { $lane } hat { $count ->
    [one] { $count } erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}, also keine an der Stelle { $given }
batch-illegal = Spiel { $lane }: { $reason }
batch-lane = Spiele haben hier die Nummern 0 bis { $last }, nicht { $given }
batch-no-record = das Spiel war länger als { $most ->
    [one] { $most } Entscheidung
   *[other] { $most } Entscheidungen
} und wurde nicht bis zum Ende aufgeschrieben
batch-no-last = dort ist noch kein Spiel zu Ende gegangen
batch-snapshot = dieser Schnappschuss gehört zu einem anderen Stapel
batch-workers = jeder Prozess braucht mindestens ein Spiel; Prozesse: { $processes }, Spiele: { $games }
