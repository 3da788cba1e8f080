# What the coach says of Craftsmen: at the start of a turn, and before a move that costs.

## What matters now

cr-coach-exchange = You may keep all cards. Cards go well together when one makes what another needs, such as a Vineyard and a Winery.
cr-coach-sawmill = Keep the sawmill if it shares a colour, above or below, with cards in your hand: only what fits can be built beside it.
cr-coach-helpers = { $n ->
    [one] Year { $year }, { $season }: you have { $n } helper left to send. Those who stay at home bring 1 point in all.
   *[other] Year { $year }, { $season }: you have { $n } helpers left to send. Those who stay at home bring 1 point in all.
}
cr-coach-work = { $n ->
    [one] You have { $n } work point. What is not used is lost.
   *[other] You have { $n } work points. What is not used is lost.
}
cr-coach-limit = { $n ->
    [one] You hold { $n } capital card; after the season you keep { $most }. Spend some before then.
   *[other] You hold { $n } capital cards; after the season you keep { $most }. Spend some before then.
}
cr-coach-ship-full = No ship has room for your { $good } this year: it takes a bribe.
cr-coach-ship-one = Only one field is left on the ships for your { $good }.
cr-coach-colour = Your street lacks only { $colour } for one more set of four colours: 3 points every year.
cr-coach-colour-held = Your street lacks only { $colour } for one more set of four colours, 3 points every year. In your hand: { $card }.
cr-coach-invest = For the investment at the year’s end you lack only a { $colour } capital card.

## Why a move costs

cr-coach-at-home = { $n ->
    [one] { $n } helper stays at home and does nothing this season.
   *[other] { $n } helpers stay at home and do nothing this season.
}
cr-coach-idle = { $n ->
    [one] { $n } work point is lost, and you could still make something.
   *[other] { $n } work points are lost, and you could still make something.
}
cr-coach-not-loaded = The { $good } would be lost, though a ship could take it.
cr-coach-overpaid = You pay too much. Your hand loses more value than it has to: { $n }.
cr-coach-unusable = { $card } needs { $goods }, and you have nothing that makes that.
cr-coach-points = { $n ->
    [one] Another move brings { $n } point more at once.
   *[other] Another move brings { $n } points more at once.
}
cr-coach-set = Another move completes a set of four colours in your street.
cr-coach-year-end = { $n ->
    [one] Another move brings { $n } point more at the year’s end, as things stand.
   *[other] Another move brings { $n } points more at the year’s end, as things stand.
}
