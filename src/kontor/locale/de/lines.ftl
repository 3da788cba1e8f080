# Sätze, die alle Spiele gemeinsam haben: Zeilen, die sich nicht lesen lassen, Optionen, Tische,
# Aufzeichnungen. Eine Ablehnung ist ein Satz, klein begonnen, ohne Punkt am Ende.

seat-name = Platz { $seat }
list-part = { $first }, { $next }
list-end = { $first } und { $last }
list-or = { $first } oder { $last }
sentence-then = { $first }; { $then }
did-you-mean = { $sentence } (meintest du „{ $word }“?)

## Zeilen

line-no-text = eine Aktion ist eine Zeile Text
line-form = eine Aktion ist ein Verb mit einem Hauptwort, etwa „{ $example }“
line-no-verb = keine Aktion heißt „{ $word }“
line-wants-noun = bei „{ $word }“ fehlt, was gemeint ist
line-alone = „{ $word }“ steht allein; danach kommt nichts
line-too-long = nach „{ $words }“ stehen zu viele Wörter
line-no-match = „{ $word }“ passt nicht zu „{ $noun }“
line-no-number = „{ $word }“ ist keine Zahl von 0 bis { $most }

## Spiele und ihre Optionen

game-unknown = kein Spiel heißt „{ $name }“
game-no-word = ein Spiel wird mit einem Wort genannt, nicht mit { $given }
option-unknown = { $game } hat keine Option „{ $name }“
option-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $given }
option-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $given }
option-whole-seed = ein Startwert ist eine ganze Zahl, nicht { $given }
option-yes-no = „{ $name }“ ist entweder yes oder no, nicht { $given }
option-word = für „{ $name }“ wird ein einzelnes Wort gebraucht, nicht { $given }
option-words = für „{ $name }“ wird eine Liste von Wörtern gebraucht, nicht { $given }
option-not-offered = bei „{ $name }“ gibt es kein „{ $word }“
option-no-variant = keine Variante heißt „{ $name }“
option-there-are = es gibt { $words }
option-no-set = kein Kartensatz heißt „{ $name }“
option-sets = es gibt { $sets } und Dateien, die auf .toml enden
option-no-base = unter den Karten fehlt „base“; Dateien ersetzen nur Tabellen daraus
file-of-cards = die Kartendatei „{ $path }“ lässt sich nicht lesen: { $reason }
file-of-values = die Wertedatei „{ $path }“ lässt sich nicht lesen: { $reason }
file-not-utf8 = sie ist kein Text in UTF-8

## Tische

game-over = das Spiel ist zu Ende
seat-unknown = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
seat-only-in-turn = Platz { $seat } kann außer der Reihe nichts tun, auch nicht „{ $text }“
seat-waits = Platz { $mover } ist am Zug, nicht Platz { $seat }
action-form = eine Aktion ist eine Zeile aus Wörtern oder eine Zahl, nicht { $given }
action-number = Aktionen sind Zahlen von 0 bis { $most }, nicht { $given }
action-no-meaning = die Aktion { $given } bedeutet in diesem Spiel nichts
action-not-possible = „{ $text }“ ist jetzt nicht möglich
action-not-legal = Aktion { $action } gehört nicht zu den erlaubten
action-not-there = das Spiel hat { $length } { $length ->
    [one] Aktion
   *[other] Aktionen
}; { $count } gibt es nicht
picture-none = von { $game } gibt es noch keine Bilder
undo-number = die Zahl der zurückzunehmenden Aktionen ist 0 oder mehr, nicht { $given }
undo-too-far = nur { $count } { $count ->
    [one] Aktion lässt
   *[other] Aktionen lassen
} sich zurücknehmen, nicht { $steps }
redo-number = die Zahl der zu wiederholenden Aktionen ist 0 oder mehr, nicht { $given }
redo-too-far = nur { $count } { $count ->
    [one] Aktion lässt
   *[other] Aktionen lassen
} sich wiederholen, nicht { $steps }
position-form = eine Stellung ist eine Tabelle aus Namen und Werten, nicht { $given }
position-parts = eine Stellung enthält nur Wörter, Zahlen, Listen und Tabellen

## Aufzeichnungen

record-line = Zeile { $number }: { $reason }
record-action = „{ $text }“: { $reason }
record-no-text = eine Aufzeichnung ist Text, nicht { $given }
record-too-long = eine Aufzeichnung hat höchstens { $most } Zeichen
record-long-line = eine Zeile hat höchstens { $most } Zeichen
record-not-utf8 = das ist kein Text in UTF-8
record-start = eine Aufzeichnung beginnt mit „{ $start }“, nicht mit „{ $given }“
record-format = nur Format { $known } ist bekannt, nicht „{ $given }“
record-no-game = die Zeile „game ...“ fehlt
record-no-word = das Wort „{ $name }“ fehlt
record-no-value = „{ $word }“ hat keinen Wert
record-twice = „{ $word }“ steht zweimal da
record-number = bei „{ $name }“ wird eine ganze Zahl gebraucht, nicht „{ $given }“
record-open-quote = ein Anführungszeichen wird nicht geschlossen
record-bad-quote = „{ $item }“ ist kein Wort in Anführungszeichen
rules-unknown = Regelfassung { $rules } von { $game } ist hier nicht bekannt; bekannt sind { $known }
rules-two = der Kopf nennt Regelfassung { $header }, die Stellung Regelfassung { $position }
record-position-alone = die Stellung in Zeile { $line } lässt keinen Raum für { $words }
record-no-json = die Stellung ist kein gültiges JSON
record-two-games = der Kopf nennt { $header }, die Stellung „{ $position }“
record-no-mark = Platz { $seat } ist am Zug und braucht kein Zeichen davor
record-count = hier { $legal ->
    [one] ist { $legal } Aktion
   *[other] sind { $legal } Aktionen
} erlaubt, die Aufzeichnung zählt { $counted }
record-scores = der Punktestand ist { $scores }, nicht { $given }

## Stellungen als Bytes

bytes-form = eine Stellung in Bytes besteht aus Bytes, nicht aus { $given }
bytes-foreign = diese Bytes enthalten keine Stellung dieses Spiels
bytes-damaged = diese Bytes sind beschädigt

## Spiele ohne eigene Wörter

action-plain = { $text }
    .log = { $name }: { $text }
action-hidden =
    .log = { $name } tut etwas, das du nicht sehen kannst
prompt-plain = wie geht es weiter?
