# Antworten des Tisches im Terminal auf Getipptes: je ein Satz, klein begonnen, ohne Punkt am Ende.

terminal-missing = dafür fehlt die Bibliothek { $library }; so wird sie installiert: pip install '{ $extra }'
terminal-no-language = auf „{ $name }“ gibt es keine Wörter, nur auf { $known }
terminal-number = { $what } ist eine ganze Zahl, nicht „{ $given }“
terminal-seat = ein Platz
terminal-action = eine Aktion
terminal-actions = eine Zahl von Aktionen
terminal-decisions = eine Zahl von Entscheidungen
terminal-players = die Zahl der Personen
terminal-can-play = { $fewest } bis { $most } können spielen, nicht { $given }
terminal-yes-no = antworte bitte mit yes oder no, nicht mit „{ $given }“
terminal-not-offered = „{ $word }“ steht nicht zur Wahl
terminal-no-answer = es kam keine Antwort, darum beginnt kein Spiel
terminal-empty-line = tippe eine der Zahlen oder help
terminal-other-number = { $number } ist keine der Zahlen; es sind { $known }
terminal-which-seat = sag dazu, für welchen Platz du handelst: { $example }
terminal-played-by = Platz { $seat } wird von { $player } gespielt
terminal-opponents = { $given ->
    [one] { $given } Gegner ist genannt
   *[other] { $given } Gegner sind genannt
}, aber { $seats } { $seats ->
    [one] Platz ist
   *[other] Plätze sind
} ohne Menschen; nenne einen für alle oder einen für jeden
terminal-thinking = Platz { $seat } ({ $player }) denkt nach
terminal-possible = „{ $text }“ ist möglich
terminal-why-what = warum was? ({ $example })
terminal-which-card = welche Karte? ({ $example }); cards zählt alle auf, die im Spiel sind
terminal-no-card = keine Karte heißt „{ $name }“
terminal-name-a-set = nenne einen der Kartensätze { $sets }
terminal-no-part = „{ $name }“ lässt sich nicht zeigen
terminal-undo-too-far = nur { $count } { $count ->
    [one] Entscheidung lässt
   *[other] Entscheidungen lassen
} sich zurücknehmen, nicht { $given }
terminal-redo-too-far = nur { $count } { $count ->
    [one] Entscheidung ließ
   *[other] Entscheidungen ließen
} sich wiederholen
terminal-taken-back = zurückgenommen bis vor „{ $action }“; redo wiederholt es
terminal-save-where = wohin speichern? ({ $example })
terminal-folder = „{ $path }“ ist ein Ordner; nenne eine Datei
terminal-nothing-saved = in { $folder } ist kein gespeichertes Spiel
terminal-unreadable = „{ $path }“ lässt sich nicht lesen: { $reason }
terminal-unwritable = „{ $path }“ lässt sich nicht schreiben: { $reason }
terminal-unsaved = das Spiel geht ungespeichert weiter
