# Was an einer Stellung nicht stimmt, die geschrieben oder von Hand aufgestellt wurde.

position-named = „{ $name }“ ({ $word })
position-word = { $word ->
   *[other] { $name }
}
position-part = { $part } ({ $of })
position-a-position = Stellung
position-a-seat = Platz
position-a-decision = Entscheidung
position-no-dictionary = { $what }: { $given }; erwartet wird eine Tabelle aus Namen und Werten
position-no-key = { $what }: einen Eintrag „{ $name }“ gibt es nicht
position-other-game = das ist eine Stellung von „{ $given }“, nicht von { $game }
position-seats-form = seats ist eine Liste mit einer Tabelle für jeden Spieler
position-seats = seats ist eine Liste mit { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätzen
}
position-number = { $what }: { $given }; erlaubt ist eine Zahl von { $low } bis { $high }
position-no-list = { $what }: { $given }; erwartet wird eine Liste
position-too-long = { $what }: zu viele Einträge ({ $text }); Platz ist für { $room }
position-decision-size = eine Entscheidung ist eine Liste aus { $size } Zahlen
position-decision-field = eine offene Entscheidung hat in Feld { $field } eine Zahl, die dort nicht sein kann: { $given }
position-decision-unknown = eine offene Entscheidung fragt nach etwas, das es nicht gibt
position-decisions-misfit = die offenen Entscheidungen passen nicht zur Stellung
position-is = { $what }: { $text } gibt es nicht
position-one-of = möglich: { $words }
position-yes-no = { $what }: { $given }; erlaubt ist true oder false
position-cards = cards ist eine Liste von Namen, etwa ["base"]
position-seal = die offenen Entscheidungen gehören zu einer anderen Stellung
position-twice = { $card } kommt zweimal vor: { $before } und { $where }
