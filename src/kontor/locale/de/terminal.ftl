# Was der Tisch im Terminal sagt. Zuerst Antworten auf Getipptes: je ein Satz, klein begonnen, ohne Punkt am Ende.

terminal-missing = dafür fehlt die Bibliothek { $library }; so wird sie installiert: pip install '{ $extra }'
terminal-no-language = die Sprache „{ $name }“ gibt es hier nicht, nur { $known }
terminal-number = { $what } ist eine ganze Zahl, nicht „{ $given }“
terminal-seat = ein Platz
terminal-action = eine Aktion
terminal-actions = eine Zahl von Aktionen
terminal-decisions = eine Zahl von Entscheidungen
terminal-players = die Zahl der Spieler
terminal-can-play = { $fewest } bis { $most } können spielen, nicht { $given }
terminal-yes-no = antworte bitte mit „ja“ oder „nein“, nicht mit „{ $given }“
terminal-not-offered = „{ $word }“ steht nicht zur Wahl
terminal-no-answer = es kam keine Antwort, darum beginnt kein Spiel
terminal-empty-line = tippe eine der Zahlen oder help
terminal-other-number = { $number } ist keine der Zahlen; es sind { $known }
terminal-which-seat = sag dazu, für welchen Platz du handelst: { $example }
terminal-played-by = auf Platz { $seat } spielt { $player }
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

## Vor dem Spiel

terminal-ask-game = Welches Spiel ({ $games })?
terminal-ask-players = Wie viele spielen mit ({ $fewest } bis { $most })?
terminal-ask-option = { $option } ({ $offered })?
terminal-ask-options = { $option } ({ $offered }; mehrere mit Kommas)?
terminal-ask-yes-no = { $option } (ja oder nein)?
terminal-yes = ja
terminal-no = nein
terminal-option-variant = Variante
    .chosen = Variante { $value }
terminal-option-cards = Karten
    .chosen = Karten { $value }
terminal-option-expert = Expertenregeln
    .chosen = Expertenregeln: { $value }
terminal-ask-people = Auf welchen Plätzen sitzen Menschen (0 bis { $last }; mehrere mit Kommas, all für alle, none für keinen)?
terminal-ask-opponent = Wer spielt auf Platz { $seats }?
terminal-ask-opponents = Wer spielt auf den Plätzen { $seats } (ein Name für alle, oder mit Kommas einer für jeden)?
terminal-human = Mensch
terminal-level-deckhand = spielt zufällig, schadet sich aber nicht offensichtlich; gut für das erste Spiel
terminal-level-trader = schaut, was jeder Zug bringt, und nimmt den besten; schnell und nicht leicht zu schlagen
terminal-level-merchant = denkt ein paar Züge voraus; spielt gut und ohne langes Warten
terminal-level-magnate = sucht lange und tief; am stärksten, und je mehr Zeit, desto stärker

## Am Tisch

terminal-table = { $game }, { $players } Spieler, { $options }, Startwert { $seed }
terminal-from-position = aus einer Stellung
terminal-seats = Plätze: { $seats }
terminal-type-help = Tippe help für die Befehle.
terminal-played = { $count ->
    [one] { $count } Aktion wurde schon gespielt.
   *[other] { $count } Aktionen wurden schon gespielt.
}
terminal-prompt = Platz { $seat }>
terminal-asks = { $name }: { $question }
terminal-before = bevor Platz { $seat } weiterspielt, kannst du außer der Reihe handeln:
terminal-next = als Nächstes Platz { $seat } ({ $player }); weiter mit Enter>
terminal-more-lines = { $count ->
    [one] ... noch { $count } Zeile; log zeigt alle
   *[other] ... noch { $count } Zeilen; log zeigt alle
}
terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-saved-copy = gespeichert in { $path }
terminal-resume = { $command } setzt es fort
terminal-range = { $first } bis { $last }
terminal-none = keine
terminal-unseen = { $count } verdeckt
terminal-out-of-turn = außer der Reihe
terminal-you = du
terminal-card-hint = card NAME zeigt, was eine Karte tut
terminal-no-cards = dieses Spiel hat keine Karten

## Das Ende, und Aufzeichnungen

terminal-final-scores = Endstand
terminal-total = Summe
terminal-over-alone = das Spiel ist zu Ende; dein Ergebnis ist { $score }
terminal-wins = Platz { $seat } gewinnt mit { $score }
terminal-wins-tie = Platz { $seat } gewinnt bei Gleichstand mit { $score }
terminal-wins-shared = { $winners } teilen sich den Sieg mit { $score }
terminal-replayed = { $game }, { $players } Spieler, { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
}, alles nach den Regeln
terminal-after-action = nach Aktion { $number }:
terminal-at-end = am Ende der Aufzeichnung:
terminal-verified = { $game }, { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
}, alles nach den Regeln
terminal-promised = die Karten sind so verteilt wie versprochen: Startwert { $seed }, Fingerabdruck { $commitment }

## Hilfe: wie ein Befehl getippt wird, und was er tut. Kleingeschriebenes wird in jeder Sprache so getippt.

terminal-help-words = Tippe die Nummer einer Aktion oder ihre Wörter: { $example }.
terminal-help-numbers = Tippe die Nummer einer Aktion oder ihre Wörter.
terminal-help-amounts = Ist eine Antwort eine Menge, so ist ihre Nummer diese Menge.
terminal-example = { $what }: { $example }
terminal-help-why = sagen, warum etwas jetzt nicht geht
    .usage = why AKTION
terminal-help-card = eine Karte zeigen; cards zählt alle auf, die im Spiel sind
    .usage = card NAME
terminal-help-show = den Spielplan noch einmal zeigen; show TEIL nur einen Teil davon
    .usage = show
terminal-help-log = die letzten 20 Aktionen noch einmal zeigen, oder die letzten N
    .usage = log [N]
terminal-help-undo = deine letzte Entscheidung zurücknehmen, oder die letzten N
    .usage = undo [N]
terminal-help-redo = Zurückgenommenes wiederholen
    .usage = redo [N]
terminal-help-aside = außer der Reihe für einen Platz handeln
    .usage = @PLATZ AKTION
terminal-help-save = das Spiel in eine eigene Datei schreiben
    .usage = save DATEI
terminal-help-quit = aufhören; nichts geht verloren, kontor play --resume setzt das Spiel fort
    .usage = quit
terminal-help-leave = aufhören; du kannst jederzeit neu beginnen
    .usage = quit
terminal-help-answer = den besten Zug zeigen, und was darauf folgen kann
    .usage = answer
terminal-help-hint = sagen, was als Nächstes zu tun ist
    .usage = hint

terminal-task-next = Als Nächstes: { $action } (tippe { $line })
terminal-puzzle = { $game }: { $theme }, { $grade }, { $name }
terminal-puzzle-right = Richtig! Das ist der beste Zug. Das Spiel geht weiter; „quit“ beendet.
terminal-puzzle-ask = Gib deinen Zug ein; „answer“ zeigt den besten, „quit“ beendet.
terminal-puzzle-shown = Der beste Zug:
terminal-puzzle-follows = Danach { $who }:
terminal-puzzles = { $count ->
    [one] Ein einziges Rätsel.
   *[other] { $count } Rätsel.
} Das von heute: { $today }. Ein bestimmtes: { $named }

## Programme, die spielen

terminal-program-unreadable = der Befehl „{ $command }“ lässt sich nicht lesen: { $reason }
terminal-program-none = hinter „cmd:“ fehlt ein Befehl, etwa cmd:./my_player
terminal-program-missing = auf diesem Rechner heißt kein Programm „{ $command }“
terminal-program-saved = dieser Spielstand nennt ein Programm, „{ $name }“; nenne es mit --opponents noch einmal, wenn es hier laufen soll
