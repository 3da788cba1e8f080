# Doradca: to, co wspólne dla wszystkich gier. Strona mówi to obok karty, serwer tym odmawia.

coach-better = więcej da: { $action }
server-coach-people = doradca milczy, gdy przy stole gra jeszcze ktoś inny
server-coach-turn = doradca mówi do tego, kto decyduje, a teraz to nie ty
web-coach = Doradca
web-coach-looks = Już patrzę…
web-coach-costs = { $points ->
    [one] Uwaga: to kosztuje około { $points } punktu.
    [few] Uwaga: to kosztuje około { $points } punktów.
    [many] Uwaga: to kosztuje około { $points } punktów.
   *[other] Uwaga: to kosztuje około { $points } punktu.
}
web-coach-slip = Chwileczkę:
web-coach-anyway = Zrób mimo to
web-coach-back = Cofnij
web-coach-late = Zauważyłem to za późno, ale możesz to jeszcze cofnąć: { $move }.
web-coach-leave = Zostaw
web-coach-quiet = Cisza w tej turze
web-coach-off = Wyłącz
web-coach-on = Doradca
    .about = mówi, co ważne, i ostrzega przed kosztownymi ruchami
web-coach-calm = Teraz nic nie jest pilne.
web-coach-waits = Patrzę, co robią inni.
