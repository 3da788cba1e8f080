# The coach: what all games share. The page says it beside the ticket, the server refuses with it.

coach-better = this would bring more: { $action }
server-coach-people = the coach is silent while another person plays at this table
server-coach-turn = the coach speaks to whoever is to decide, and that is not you
web-coach = The coach
web-coach-looks = Let me look…
web-coach-costs = { $points ->
    [one] Careful: that costs you about { $points } point.
   *[other] Careful: that costs you about { $points } points.
}
web-coach-slip = Wait a moment:
web-coach-anyway = Do it anyway
web-coach-back = Take it back
web-coach-late = I saw this too late, but you can still take it back: { $move }.
web-coach-leave = Leave it
web-coach-quiet = Quiet for this turn
web-coach-off = Switch off
web-coach-on = Coach
    .about = says what matters, warns before costly moves
web-coach-calm = Nothing presses just now.
web-coach-waits = I watch what the others do.
