# Co się nie zgadza w pozycji zapisanej lub ustawionej ręcznie.

position-named = „{ $name }” ({ $word })
position-word = { $word ->
   *[other] { $name }
}
position-part = { $part } ({ $of })
position-a-position = pozycja
position-a-seat = gracz
position-a-decision = decyzja
position-no-dictionary = { $what }: { $given }; potrzebna jest tabela nazw i wartości
position-no-key = { $what }: nie ma wpisu „{ $name }”
position-other-game = to pozycja gry „{ $given }”, a nie { $game }
position-seats-form = seats to lista z jedną tabelą na gracza
position-seats = seats to lista graczy; liczba graczy: { $players }
position-number = { $what }: { $given }; dozwolona jest liczba od { $low } do { $high }
position-no-list = { $what }: { $given }; potrzebna jest lista
position-too-long = { $what }: za dużo wpisów ({ $text }); miejsca jest na { $room }
position-decision-size = decyzja to lista liczb; ma ich być { $size }
position-decision-field = otwarta decyzja ma w polu { $field } liczbę, której tam być nie może: { $given }
position-decision-unknown = otwarta decyzja pyta o coś, czego nie ma
position-decisions-misfit = otwarte decyzje nie pasują do pozycji
position-is = { $what }: nie ma { $text }
position-one-of = możliwe: { $words }
position-yes-no = { $what }: { $given }; dozwolone jest true lub false
position-cards = cards to lista nazw, na przykład ["base"]
position-seal = otwarte decyzje należą do innej pozycji
position-twice = { $card } występuje dwa razy: { $before } i { $where }
