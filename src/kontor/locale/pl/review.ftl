# Co mówi analiza: dlaczego ruchy kosztują, oraz raport w terminalu i jako osobna strona.
# $part to źródło punktów, $loss i $error to punkty z jednym miejscem po przecinku.

review-nothing = nie ma czego analizować: nie rozegrano żadnej akcji
review-one-form = albo --json, albo --html, nie oba naraz
review-reason-more = { $points ->
    [one] { $part }: mniej niż po lepszym ruchu o mniej więcej { $points } punkt
    [few] { $part }: mniej niż po lepszym ruchu o mniej więcej { $points } punkty
    [many] { $part }: mniej niż po lepszym ruchu o mniej więcej { $points } punktów
   *[other] { $part }: mniej niż po lepszym ruchu o mniej więcej { $points } punktu
}
review-reason-less = { $points ->
    [one] { $part }: więcej o mniej więcej { $points } punkt, ale to nie wystarcza
    [few] { $part }: więcej o mniej więcej { $points } punkty, ale to nie wystarcza
    [many] { $part }: więcej o mniej więcej { $points } punktów, ale to nie wystarcza
   *[other] { $part }: więcej o mniej więcej { $points } punktu, ale to nie wystarcza
}
review-title = Analiza: { $game }
review-seats = Jak grali wszyscy
review-score = Punkty
review-accuracy = Dokładność
review-lost = Stracone punkty
review-each = na wolną decyzję
review-like = Gra na poziomie
review-phase-0 = Początek
review-phase-1 = Środek
review-phase-2 = Koniec
review-luck = Szczęście
review-without-luck = Punkty bez szczęścia
review-verdict-best = Najlepszy
review-verdict-good = Dobry
review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd
review-turning = Punkty zwrotne
review-no-slips = Nikt się nie pomylił.
review-slips = Niedokładności, błędy i grube błędy
review-curve = Spodziewany wynik końcowy
review-chances = Szansa na wygraną
review-played = Zagrano: { $action }
review-better = Lepiej: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = szansa na wygraną −{ $percent } %
review-reveals = Co zostało odkryte
review-action = akcja { $number }
review-fair = Każdy ruch oceniono według tego, co grający wiedział.
review-hindsight = Z perspektywy czasu: każdy ruch oceniono według tego, co naprawdę było zakryte.
review-metric = Wolna decyzja ma kilka rozsądnych ruchów, które różnią się co najmniej o punkt. Ruch bez straty liczy się jako 100 %, ruch ze stratą { $half } punktów jako 50 %; dokładność to średnia. Stratę nazywa się tylko wtedy, gdy przekracza dwukrotność swojego błędu: od 5, 10 i 15 % szansy na wygraną albo od 4, 8 i 12 punktów, gdy zwycięstwo jest już prawie przesądzone lub nikt inny nie gra.
