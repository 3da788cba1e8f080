# Co mówi analiza: dlaczego ruchy kosztują, oraz raport w terminalu i jako osobna strona.
# $part to źródło punktów, $loss i $error to punkty z jednym miejscem po przecinku.

review-nothing = nie ma czego przeglądać: nie zagrano żadnej akcji
review-one-form = albo --json, albo --html, nie oba naraz
review-reason-more = { $points ->
    [one] { $part }: mniej więcej o { $points } punkt gorzej niż po lepszym ruchu
    [few] { $part }: mniej więcej o { $points } punkty gorzej niż po lepszym ruchu
    [many] { $part }: mniej więcej o { $points } punktów gorzej niż po lepszym ruchu
   *[other] { $part }: mniej więcej o { $points } punktu gorzej niż po lepszym ruchu
}
review-reason-less = { $points ->
    [one] { $part }: mniej więcej o { $points } punkt lepiej, ale to nie wystarcza
    [few] { $part }: mniej więcej o { $points } punkty lepiej, ale to nie wystarcza
    [many] { $part }: mniej więcej o { $points } punktów lepiej, ale to nie wystarcza
   *[other] { $part }: mniej więcej o { $points } punktu lepiej, ale to nie wystarcza
}
review-title = Przegląd gry: { $game }
review-seats = Jak grali wszyscy
review-score = Punkty
review-accuracy = Dokładność
review-lost = Stracone punkty
review-each = na wolną decyzję
review-like = Gra na poziomie
review-phase-0 = Początek
review-phase-1 = Środek
review-phase-2 = Koniec
review-luck = Los
review-without-luck = Punkty bez wpływu losu
review-verdict-best = Najlepszy
review-verdict-good = Dobry
review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Poważny błąd
review-turning = Punkty zwrotne
review-no-slips = Nikt się nie pomylił.
review-slips = Niedokładności, błędy i poważne błędy
review-curve = Oczekiwane punkty końcowe
review-chances = Szansa na wygraną
review-played = Zagrano: { $action }
review-better = Lepiej: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = szansa na wygraną −{ $percent }%
review-reveals = Co zostało odkryte
review-action = akcja { $number }
review-fair = Każdy ruch oceniono według tego, co wiedział gracz.
review-hindsight = Po fakcie: każdy ruch oceniono według tego, co naprawdę było zakryte.
review-metric = Wolna decyzja ma kilka rozsądnych ruchów, które różnią się co najmniej o punkt. Strata to średnia po wszystkim, czego ocena nie rozstrzyga. Brak straty to 100%, strata { $half } punktów to 50%; dokładność jest średnią. Nazwę ma tylko strata ponad dwa razy większa niż jej błąd: od 5, 10 i 15 punktów procentowych szansy na wygraną; w grze solo lub prawie przesądzonej od 4, 8 i 12 punktów.
