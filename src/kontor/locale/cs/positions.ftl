# Co nesedí v pozici, která byla napsána nebo sestavena ručně.

position-named = „{ $name }“ ({ $word })
position-word = { $word ->
   *[other] { $name }
}
position-part = { $part } ({ $of })
position-a-position = pozice
position-a-seat = hráč
position-a-decision = rozhodnutí
position-no-dictionary = { $what }: { $given }; má tu být tabulka jmen a hodnot
position-no-key = { $what }: položka „{ $name }“ neexistuje
position-other-game = tohle je pozice hry „{ $given }“, ne { $game }
position-seats-form = seats je seznam s jednou tabulkou pro každého hráče
position-seats = seats je seznam hráčů; počet hráčů: { $players }
position-number = { $what }: { $given }; povoleno je číslo od { $low } do { $high }
position-no-list = { $what }: { $given }; má tu být seznam
position-too-long = { $what }: příliš mnoho položek ({ $text }); vejde se jich { $room }
position-decision-size = rozhodnutí je seznam čísel; má jich být { $size }
position-decision-field = otevřené rozhodnutí má v poli { $field } číslo, které tam být nemůže: { $given }
position-decision-unknown = otevřené rozhodnutí se ptá na něco, co není
position-decisions-misfit = otevřená rozhodnutí se k pozici nehodí
position-is = { $what }: { $text } neexistuje
position-one-of = možnosti: { $words }
position-yes-no = { $what }: { $given }; povoleno je true nebo false
position-cards = cards je seznam jmen, například ["base"]
position-seal = otevřená rozhodnutí patří k jiné pozici
position-twice = { $card } je tu dvakrát: { $before } a { $where }
