# Der Tisch im Browser: was beide Spiele teilen.

web-skip = Zum Tisch
web-menu = Seiten
web-play = Spielen
web-rules = Regeln
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Darstellung
web-choice-theme-system = Wie im System
web-choice-theme-light = Hell
web-choice-theme-dark = Dunkel

## Einstellungen

web-settings = Einstellungen
web-settings-confirm = Züge bestätigen
web-choice-confirm-steps = Bei Zügen aus mehreren Schritten nachfragen
web-choice-confirm-always = Immer nachfragen
web-choice-confirm-never = Nie nachfragen; es gibt „Zurücknehmen“
web-settings-automatic = Automatische Antworten
web-automatic-yes = Sinnvolle Zahlungen automatisch wählen
web-settings-notify = Benachrichtigungen
web-notify-yes = Melden, wenn ich am Zug bin
web-list-yes = Liste aller Züge und Protokoll neben dem Spielplan offen halten
web-notify-denied = Dieser Browser lässt hier keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen ändern.
web-settings-motion = Animationen
web-choice-motion-system = Wie im System
web-choice-motion-less = Keine

## Start

web-new-game = Neues Spiel
web-game = Spiel
web-players-range = { $fewest } bis { $most } Spieler.
web-chosen = gewählt
web-learn = Erstes Spiel?
web-learn-how = Lies, wie man spielt, mit allen Karten.
web-learn-do = Zu den Regeln
web-details = Mehr Optionen
web-your-name = Dein Name
web-name = Name
web-company-opponents = Gegen den Computer
    .open = Gegen den Computer spielen
    .about = so stark, wie du willst
web-company-friends = Mit Freunden
    .open = Mit Freunden spielen
    .about = per Link, bis zu { $most } Plätze
    .how = Alle anderen bekommen von dir einen Link. Auch der Computer kann Plätze einnehmen.
web-company-here = An diesem Gerät
    .open = An diesem Gerät spielen
    .about = reihum weitergeben
    .alone = reihum oder allein
    .how = Ihr gebt das Gerät reihum weiter; Geheimes wird dazwischen verdeckt.
web-alone = Allein spielen
web-summary-you = Du
web-summary-against = { $you } gegen { $others }
web-summary-with = { $you } mit { $others }
web-seats = Plätze
web-seat = Platz { $number }
web-seat-you = du
web-seat-add = Platz hinzufügen
web-seat-remove = Platz entfernen
web-player-number = Spieler { $number }
web-who = Wer hier sitzt
web-who-me = ich
web-who-here = jemand an diesem Gerät
web-who-link = ein Freund, per Link
web-who-opponent = ein Computergegner
web-level = Stärke
web-level-time = Bedenkzeit je Zug
web-level-is = { $name }: { $about }
web-level-deckhand = Matrose
    .about = spielt mit, leicht zu schlagen
web-level-trader = Händler
    .about = schnell und vernünftig
web-level-merchant = Kaufmann
    .about = denkt voraus, stark
web-level-magnate = Magnat
    .about = am stärksten, braucht Zeit
web-face-deckhand = Jules
    .second = Amadou
    .third = Elke
    .fourth = Nino
    .fifth = Finn
web-face-trader = Marthe
    .second = Odile
    .third = Estelle
    .fourth = Bruno
    .fifth = Hedwig
web-face-merchant = Anselm
    .second = Baptiste
    .third = Ottilie
    .fourth = Hugo
    .fifth = Konrad
web-face-magnate = Leonore
    .second = Viktor
    .third = Cosima
    .fourth = Leopold
    .fifth = Aurelia
web-about-card = Über diese Karte
web-colour = Farbe
web-colour-orange = Orange
web-colour-black = Schwarz
web-colour-white = Weiß
web-colour-pink = Rosa
web-colour-turquoise = Türkis
web-option-variant = Variante
web-option-cards = Karten
web-option-expert = Expertenregeln
web-option-expert-yes = strengere Regeln für Verkäufe und Zinsen
    .about = außerhalb deines Zuges verkaufst du nur, um zu zahlen; viele Kredite kosten doppelte Zinsen
web-option-le_havre-variant-full = Komplettversion
    .about = alle Runden und alle Gebäude
web-option-le_havre-variant-short = Kurzspiel
    .about = weniger Runden, mehr Waren zu Beginn, keine Sondergebäude
web-option-le_havre-cards-base = Sondergebäude des Grundspiels
    .about = aus allen gewählten Karten kommen sechs ins Spiel
web-option-le_havre-cards-essen = Essen 2008
    .about = weitere Sondergebäude von der Messe 2008
web-option-le_havre-cards-hameau = Le Grand Hameau
    .about = weitere Sondergebäude aus der Erweiterung
web-option-le_havre-cards-promo = Bonuskarten
    .about = Sondergebäude, die verschenkt wurden
web-option-craftsmen-cards-base = Karten des Grundspiels
web-usual = Zurücksetzen
web-tables = Deine Spiele
web-tables-all = Alle zeigen ({ $count })
web-shelf-rules = Die Regeln mit allen Karten
web-game-menu = Mehr zu diesem Spiel
web-shelf-waits = wartet auf { $name }
web-shelf-won = Gewonnen { $points }
web-shelf-place = Platz { $place }, { $points }
web-shelf-winner = Sieg für { $names }, { $points }
web-shelf-solo = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
web-tables-left = Entfernte Spiele
web-come-back = Zurückholen
web-review = Ansehen
web-open-record = Aufzeichnung öffnen
web-open-record-how = Eine Aufzeichnung ist eine kleine Textdatei mit einem ganzen Spiel. Man kann sie ansehen und weiterspielen.
web-save-record = Aufzeichnung speichern
web-delete = Entfernen
web-delete-sure = Wirklich entfernen?
web-end-game = Spiel beenden
web-end-game-sure = Wirklich beenden?
web-actions-played = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
web-status-over = beendet
    .long = Das Spiel ist zu Ende
web-status-closed = vorzeitig beendet
    .long = Dieses Spiel wurde vorzeitig beendet
web-join = Platz nehmen
web-join-how = Für dich ist ein Platz reserviert. Wie heißt du?
web-sit-down = Platz nehmen
web-sitting-down = Einen Moment…
web-join-dead = Link ungültig
web-join-ended = Dieser Link gilt nicht mehr. Bitte um einen neuen.
web-join-taken = Hier sitzt schon { $name }. Du kannst um den Platz bitten.
web-join-ask = Um den Platz bitten
web-join-waiting = Du hast um den Platz gebeten. Diese Seite wartet auf die Antwort…
web-join-refused = Abgelehnt: { $name } behält den Platz.
web-join-ask-again = Noch einmal bitten
web-join-device = Du spielst als { $name } auf einem anderen Gerät. Auch hier spielen?
web-join-device-do = Auch hier spielen
web-join-watch = Du schaust zu
web-join-watch-how = Willkommen als Zuschauer. Du siehst, was alle am Tisch sehen dürfen.
web-join-watch-do = Zum Tisch

## Regeln

web-rules-contents = Inhalt
web-rules-cards = Alle Karten

## Ablehnungen

web-error-offline = Der Server ist gerade nicht zu erreichen.
web-error-not_found = Einen solchen Tisch gibt es hier nicht.
web-error-not_seated = Du hast an diesem Tisch keinen Platz. Bitte um einen Link.
web-error-no_key = Der Server kennt diesen Browser nicht. Lade die Seite neu.
web-error-not_your_turn = Jemand anders ist am Zug.
web-error-stale = Am Tisch ging es inzwischen weiter. Schau noch einmal hin.
web-error-cannot_undo = Das lässt sich nicht zurücknehmen.
web-error-not_over = Die Aufzeichnung kann gespeichert werden, wenn das Spiel zu Ende ist.
web-error-closed = Dieses Spiel wurde vorzeitig beendet.
web-error-seat_taken = Hier sitzt schon jemand.
web-error-bad_record = Diese Datei lässt sich nicht öffnen: { $message }
web-error-bad_card = Diese Datei lässt sich nicht öffnen: { $message }
web-error-too_large = Diese Datei ist zu groß für eine Aufzeichnung.
web-error-too_fast = Das war zu schnell. Versuch es gleich noch einmal.
web-error-too_many = Auf diesem Server gibt es zu viele Tische.
web-error-unavailable = Der Computer kann gerade nicht antworten. Versuch es gleich noch einmal.
web-error-unsaved = Der Server kann gerade nicht speichern. Nichts ist verloren; er versucht es von selbst weiter.
web-error-internal = Bei uns ging etwas schief. Mehr steht im Protokoll des Servers.
web-seat-mark = Platz { $seat }
web-compiling = Die Regeln werden kompiliert: { $percent } %, noch etwa { $seconds } s. Danach denken die Gegner schneller.
web-compiling-failed = Die Regeln ließen sich nicht kompilieren; das Spiel geht weiter, nur langsamer.
web-broken = Auf dieser Seite ging etwas schief. Dein Spielstand ist nicht verloren.
web-reload = Seite neu laden

## Tisch

web-loading = Der Tisch wird aufgebaut…
web-to-start = Zur Startseite
web-your-turn = Du bist am Zug
web-thinks = { $name } denkt nach
web-waits = { $name } muss entscheiden
web-waits-away = { $name } muss entscheiden, ist aber nicht da
web-waits-nobody = { $name } ist noch nicht da
web-watching = Du schaust zu
web-thinking = denkt nach
web-offline = Die Verbindung ist unterbrochen; sie kommt von selbst wieder
web-undo = Zurücknehmen
web-redo = Wiederholen
web-hint = Tipp
web-hinting = Einen Moment…
web-hint-is = Ein Tipp: { $action }
web-hint-do = So spielen
web-hint-even = etwa gleich gut
web-hint-far = deutlich schwächer
web-hint-less = { $points ->
    [one] etwa { $points } Punkt weniger
   *[other] etwa { $points } Punkte weniger
}
web-answers = Was du tun kannst
web-confirm = Bestätigen
web-back = Einen Schritt zurück
web-out-of-turn = Außer der Reihe
web-cancel = Abbrechen
web-back-short = Zurück
web-ticket = Deine Entscheidung
web-changes = Was sich ändert
web-more-answers = Mehr
web-all = alle { $n }
web-just-now = Gerade eben
web-key-space = Leertaste
web-choice-pace-calm = Ruhig
web-choice-pace-brisk = Zügig
web-choice-pace-once = Sofort
web-pace-again = Noch einmal ansehen
web-pace-pause = Pause
web-pace-on = Weiter
web-pace-skip = Überspringen
web-settings-pace = Züge der anderen
web-settings-moments = Besondere Momente
web-moments-yes = Das Ende einer Runde oder eines Jahres Schritt für Schritt zeigen
web-settings-sounds = Töne
web-sounds-yes = Kurze Töne abspielen
web-tools = Werkzeuge
web-menu-table = Menü
web-leave = Zur Startseite
web-uncertain = Was folgt, hängt von verdeckten Karten ab.
web-less = weniger
web-more = mehr
web-how-many = Wie viele
web-pick-more = es fehlen noch: { $n }
web-pick-fewer = zu viele: { $n }
web-pick-too-much = Mehr als nötig
web-pick-of = { $n } von { $due }
web-pick-none = nichts
web-pick-all = alles, was nützt
web-pick-change = Anders zahlen
web-did-last = { $first } und { $last }
web-log = Was gespielt wurde
web-log-short = Protokoll
web-log-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
web-earlier = Frühere Züge zeigen
web-outcome-of = { $name }: { $what }
web-score = Punkte danach
web-scores = Punkte
web-timeline = Das Spiel bis hierher
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-unit = Blättern nach
web-unit-step = Schritt
web-unit-move = Aktion
web-unit-turn = Zug
web-unit-round = Runde
web-now = Zum aktuellen Stand
web-looking-back-how = Hier wird nicht gespielt. Zum Weiterspielen geh zum aktuellen Stand.
web-looking-back = Du blickst zurück: nach { $at } von { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
}
web-invite = Einladen
web-invite-how = Wer einen dieser Links öffnet, nimmt dort Platz oder schaut zu.
web-spectators = Zuschauer
web-copy-link = Link kopieren
web-copied = Kopiert
web-ask = { $name } bittet um den Platz von { $seat }.
web-ask-own = { $name } bittet um deinen Platz.
web-ask-somebody = Jemand
web-ask-give = Platz überlassen
web-ask-give-sure = Wirklich überlassen?
web-ask-decline = Ablehnen
web-device = Anderes Gerät
web-device-do = Auf einem anderen Gerät spielen
web-device-link = Link für ein anderes Gerät
web-device-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, 15 Minuten lang.
web-device-only = Nur dieses Gerät
web-devices = { $count ->
    [one] ein Gerät
   *[other] { $count } Geräte
}
web-seat-empty = Platz freigeben
web-seat-empty-sure = Wirklich freigeben?
web-invite-local = Diese Links gelten nur auf diesem Rechner. Um andere einzulassen, starte Kontor mit „kontor serve --host 0.0.0.0“ und öffne die Seite unter der Adresse dieses Rechners.
web-invite-here = ist da
web-show-link = Link zeigen
web-link-for = Link für { $name }
web-close = Schließen
web-card = Karte
web-card-use = Jetzt ausführen
web-card-owner = gehört { $name }
web-card-kind = Art
web-card-value = Wert
web-card-price = Preis
web-card-fee = Eintritt
web-card-cost = Baukosten
web-card-hammers = Hacken
web-card-fishers = Angeln
web-card-action = Aktion
web-card-deck = Stapel
web-card-building = Gebäude
web-card-makes = liefert
web-card-needs = braucht
web-card-points = Punkte
web-card-colours = Farben
web-card-house = Haus
web-card-sure = wie sicher
web-card-sure_of = wie sicher im Einzelnen
web-clause = Regel { $clause }
web-clause-words = Im Wortlaut der Regeln (englisch)
web-cover-turn = { $name }, du bist dran
web-cover-look = Was { $name } gesehen hat
web-cover-how = Jetzt sollte nur { $name } auf den Bildschirm schauen.
web-cover-show = Ich bin { $name }
web-cover-never = Ab jetzt mit offenen Karten spielen
web-result-shared = Geteilter Sieg: { $names }
web-result-by = { $names } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} Vorsprung
web-result-tie = { $names } gewinnt bei Gleichstand
web-result-share = Als Bild teilen
web-result-curve = Punkte im Spielverlauf
web-result-curve-how = Wie es jeweils stand.
web-result-solo = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
web-result-parts = Woher die Punkte kommen
web-result-again = Revanche
web-result-ready = Bereit für { $name }?
    .do = Dieses Spiel beginnen
web-result = Das Ergebnis
web-show-board = Spielplan zeigen
web-deal = Die Verteilung
web-deal-true = geprüft
web-deal-false = passt nicht!
web-deal-drawn = Der Startwert wurde vor Spielbeginn gezogen, und alle haben seinen Fingerabdruck gesehen. Jetzt liegt er offen.
web-deal-chosen = Der Gastgeber hat den Startwert gewählt. Seinen Fingerabdruck haben alle vor Spielbeginn gesehen.
web-deal-opened = Dieses Spiel setzt eine Aufzeichnung mit ihrem Startwert fort.
web-deal-seed = Startwert
web-deal-salt = Salz
web-deal-commitment = Fingerabdruck
web-deal-how = Der Fingerabdruck ist der SHA-256 von Startwert, Leerzeichen und Salz. Um das ganze Spiel zu prüfen, speichere die Aufzeichnung und rufe auf:

## Ein Spiel, für das die Seite keinen Spielplan hat

web-generic-table = Auf dem Tisch
web-now-title = Was sie jetzt bringt
web-now-not = Jetzt nicht möglich
web-now-points = Punkte: { $now } → { $then }
web-now-ahead = { $name }: +{ $now } → +{ $then }
web-sure = ≈ Rekonstruiert: { $parts }.
web-sure-of = { $label } ({ $chance } % sicher)
web-guide-search = Suche: Fass, Eintritt, „darf ich verkaufen?“
    .label = In den Regeln suchen
web-guide-none = Davon steht nichts in den Regeln.
web-guide-learn = Am Tisch lernen
web-guide-clauses = Regel für Regel
web-guide-clauses-about = Die vollständigen Regeln in nummerierten Abschnitten, auf Englisch, mit ihren Quellen und mit dem, was entschieden wurde, wo die gedruckten Regeln schweigen oder sich widersprechen.
web-guide-set = Satz
web-guide-all = alle
web-guide-standard = Standardgebäude
web-guide-cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
}
web-guide-kind-term = Begriff
web-guide-kind-card = Karte
web-guide-why = Regel { $clause } öffnen
web-else = Oder: { $what }
