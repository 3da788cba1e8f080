# Sätze der Umgebungen zum Lernen

research-no-reward = es gibt keine Belohnung namens „{ $name }“
research-no-observation = für Lernende gibt es von { $game } noch keine Beobachtung
research-no-mode = einen Tisch kann man nicht als „{ $name }“ zeigen; es gibt { $known }
research-cycles = ein Spiel braucht mindestens 1 Durchgang, nicht { $given }
research-opponents = { $seats ->
    [one] { $seats } Platz spielt
   *[other] { $seats } Plätze spielen
} gegen deinen; nenne einen Gegner oder { $seats }, nicht { $given }
