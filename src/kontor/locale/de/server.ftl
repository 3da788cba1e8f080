# Ablehnungen des Servers: je ein Satz, klein begonnen, ohne Punkt am Ende.

## Wer fragt

server-no-key = dazu gehört der Schlüssel eines Besuchers in der Kopfzeile Authorization
server-no-table = einen solchen Tisch gibt es nicht
server-no-game = ein solches Spiel gibt es nicht
server-watching = du schaust nur zu
server-which-seat = sag dazu, für welchen Platz das ist
server-not-yours = Platz { $seat } ist nicht deiner
server-no-person = Platz { $seat } ist kein Platz für einen Menschen
server-no-link = dieser Link öffnet hier keinen Platz; vielleicht wurde er ersetzt
server-host-only = das darf nur der Gastgeber dieses Tisches
server-seat-lost = du hast hier keinen Platz mehr
server-seat-taken = hier sitzt schon { $name }; du kannst um den Platz bitten
server-no-ask = darum bittet niemand mehr
server-refused-lately = du wurdest gerade abgewiesen; bitte etwas später noch einmal
server-too-many-asks = an diesem Tisch bitten zu viele um einen Platz
server-too-many-devices = höchstens { $most } { $most ->
    [one] Gerät kann
   *[other] Geräte können
} einen Platz halten

## Was gefragt wird

server-stale = der Tisch ist bei Version { $version }, gemeint war { $given }
server-overtaken = jemand anders hat diesen Tisch inzwischen geändert
server-step = Schritt { $number } („{ $text }“): { $reason }
server-steps-turn = jemand anders ist am Zug, und außer der Reihe geht immer nur eine Aktion
server-step-turn = dann ist schon jemand anders am Zug
server-step-news = er deckt etwas auf, das man vorher nicht wissen konnte; was folgt, ist ein eigener Zug
server-closed = dieses Spiel wurde vorzeitig beendet
server-ended = dieses Spiel ist schon beendet
server-one-hint = immer nur ein Tipp auf einmal
server-hint-turn = einen Tipp bekommt, wer gerade entscheiden muss
server-no-opponent = der Computer kann gerade nicht antworten
server-busy = der Computer ist mit anderen Spielen beschäftigt; versuch es gleich noch einmal
opponents-not-loaded = die Gegner aus „{ $module }“ lassen sich nicht laden: { $reason }
opponents-no-players = „{ $module }“ ist kein Modul mit Gegnern: { $name } fehlt
opponent-unknown = kein Gegner heißt „{ $name }“
opponent-seconds = „{ $given }“ ist hier keine Bedenkzeit; gib sie in Sekunden an, höchstens { $most }, etwa „{ $example }“
travel-no-undo = jetzt lässt sich nichts zurücknehmen
travel-no-redo = jetzt lässt sich nichts wiederholen
travel-undo-places = zurückgenommen wird nur bis zu bestimmten Stellen von { $first } bis { $last }, nicht bis { $given }
travel-redo-places = wiederholt wird nur bis zu bestimmten Stellen von { $first } bis { $last }, nicht bis { $given }
server-not-over = die Aufzeichnung verrät den Startwert; es gibt sie, wenn das Spiel zu Ende ist oder vorzeitig beendet wurde

## Tische eröffnen

server-too-many-tables = es gibt schon so viele Tische wie erlaubt; ein neuer lässt sich nicht eröffnen
server-record-players = die Aufzeichnung ist von einem Spiel mit { $players } { $players ->
    [one] Spieler
   *[other] Spielern
}, nicht mit { $given }
server-cannot-open = dieser Tisch lässt sich nicht öffnen: { $reason }
deal-no-promise = in der Aufzeichnung fehlen Fingerabdruck und Salz; über die Verteilung wurde nichts versprochen
deal-two-promises = in der Aufzeichnung steht mehr als ein Fingerabdruck oder Salz; es ist nicht klar, was versprochen wurde
deal-from-position = das Spiel begann mit einer Stellung; es gab keine Verteilung zu versprechen
deal-other-seed = der Startwert { $seed } ist nicht der versprochene

## Der Rahmen

server-too-fast = zu viele Anfragen; versuch es in einer Sekunde noch einmal
server-too-large = hier dürfen höchstens { $most } Bytes gesendet werden
server-unsaved = der Server kann gerade nicht speichern; nichts ist verloren, er versucht es weiter
server-hello-first = die erste Nachricht ist hello
server-hello-twice = hello wurde schon gesagt
server-not-understood = das ist nicht zu verstehen: { $problem }
server-nowhere = unter dieser Adresse gibt es nichts
server-wrong-method = diese Adresse kennt diese Methode nicht
server-wrong-host = so heißt dieser Server nicht; siehe KONTOR_HOSTS
server-wrong-origin = diese Seite darf nicht mit diesem Server sprechen
server-no-language = diese Sprache gibt es hier nicht
server-broken = hier ging etwas schief; mehr steht im Protokoll des Servers unter request { $number }
server-no-guide = zu diesem Spiel gibt es keine Anleitung
server-review-open = ein Spiel kann man sich ansehen, wenn es zu Ende ist
server-review-board = das lässt sich nur an einem Analysebrett fragen
