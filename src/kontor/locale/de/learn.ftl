# Lektionen und Rätsel: was alle Spiele teilen.

task-unknown = es gibt keine Aufgabe namens { $name }
task-done = das ist geschafft; weiter geht es mit der nächsten
task-enough = eins nach dem anderen: erst das hier, dann der Rest
task-not-now = das jetzt nicht: tu, worum der Hafenmeister bittet
lesson-unknown = { $game } hat keine Lektion namens { $name }

# Die Seite: Lektionen am Tisch, die Seite „Lernen“, die Tür dorthin.
web-learn-page = Lernen
web-learn-title = Lernen beim Spielen
web-learn-intro = Kurze Lektionen am echten Tisch. In jeder tust du selbst etwas.
web-learn-every = Lektionen aller Spiele
web-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
web-learn-offer = Lern es am Tisch, in etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
web-learn-on = Als Nächstes: { $title }
web-learn-it = Das Spiel lernen
web-learn-lessons = Geschaffte Lektionen: { $done } von { $count }
web-learn-minutes = noch etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-learn-all-done = alle Lektionen geschafft
web-learn-ticked = geschafft; gern noch einmal
web-learn-now = Nächste Lektion
web-learn-teacher = Der Hafenmeister
web-learn-step = Schritt { $step } von { $steps }
web-learn-again = Sag es noch einmal
web-learn-leave = Lektion verlassen
web-learn-done = Gut gemacht!
web-learn-next = Weiter: { $title }
web-learn-repeat = Noch einmal
web-learn-play = Spielen
web-learn-first-game = Mein erstes Spiel
    .about = Ein kurzes Spiel gegen Jules, mit einem Ratgeber an deiner Seite.

# Das Terminal.
terminal-learn-game = { $game }, geschaffte Lektionen: { $done } von { $count }
terminal-learn-begin = Eine Lektion beginnt mit: { $command }
terminal-learn-none = { $game } hat noch keine Lektionen
terminal-learn-title = Lektion { $number } von { $count }: { $title }
terminal-learn-step = { $step } von { $steps }: { $what }
terminal-learn-leave = „help“ zeigt, was man tippen kann; „quit“ verlässt die Lektion.
terminal-learn-left = Du hast die Lektion verlassen. Von vorn beginnt sie mit: { $command }
terminal-learn-next = Weiter mit: { $command }
terminal-learn-over = Das war die letzte Lektion. Ein ganzes Spiel beginnt mit: { $command }
terminal-learn-unreadable = { $path } sagt nicht, welche Lektionen geschafft sind; die Datei wird neu geschrieben
