# What is wrong with a position that was written or set up by hand. English names things as they stand in
# the data, other languages by their names as well.

position-named = { $name ->
   *[other] '{ $word }'
}
position-word = { $name ->
   *[other] { $word }
}
position-part = { $part } of { $of }
position-a-position = a position
position-a-seat = a seat
position-a-decision = a decision
position-no-dictionary = { $what } is a dictionary, not { $given }
position-no-key = { $what } has no key '{ $name }'
position-other-game = this is a position of '{ $given }', not of { $game }
position-seats-form = seats is a list with a dictionary per player
position-seats = seats is a list of { $players } { $players ->
    [one] player
   *[other] players
}
position-number = { $what } is { $given }; a number from { $low } to { $high } is wanted
position-no-list = { $what } is { $given }; a list is wanted
position-too-long = { $what } has { $text } entries; there is room for { $room }
position-decision-size = a decision is a list of { $size } numbers
position-decision-field = an open decision has { $given } in field { $field }
position-decision-unknown = an open decision asks nothing that is known
position-decisions-misfit = the open decisions do not fit the position
position-is = { $what } cannot be { $text }
position-one-of = it is one of { $words }
position-yes-no = { $what } is { $given }; true or false is wanted
position-cards = cards is a list of names such as ["base"]
position-seal = the open decisions belong to another position
position-twice = { $card } cannot be { $where } and { $before }
