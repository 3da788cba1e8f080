# Co `kontor stats` mówi o wielu partiach, w tabelach i na rysunkach.

stats-games = { $games } { $games ->
    [one] partia
    [few] partie
   *[many] partii
}
stats-table = { $players } { $players ->
    [one] gracz
    [few] graczy
   *[many] graczy
}
stats-title = { $game }: { $count }
stats-interval = Z przedziałami 95%; partie z tym samym rozdaniem liczą się razem.
stats-places = Czy ważne jest, kto zaczyna?
    .note = Procent partii wygranych z każdego miejsca w pierwszej kolejności oraz punkty względem średniej pozostałych. { $interval }
stats-scores = Punkty według liczby graczy
    .note = Jedna dziesiąta wyników nie przekracza niskiego, a jedna dziesiąta dorównuje wysokiemu albo go przewyższa. { $interval }
stats-levels = Punkty według poziomu
    .note = { $interval }
stats-parts = Skąd biorą się punkty
    .note = Punkty przeciętnego gracza i przeciętnego zwycięzcy. { $interval }
stats-lengths = Jak długie są partie
    .note = Czas namysłu wszystkich graczy razem. { $interval }
stats-cards = Co idzie w parze z kartami
    .note = O ile więcej punktów i zwycięstw ma ten, kto na końcu posiada kartę, w porównaniu z innymi tego samego poziomu, na tym samym miejscu takiego samego stołu. Nie dowodzi to przyczyny: kto jest bogaty, może sobie pozwolić na więcej. { $interval }
stats-uses = Jak często używa się kart
    .note = Użycia przeciętnego gracza, runda pierwszego użycia i o ile więcej punktów ma ten, kto w ogóle jej użył. { $interval }
stats-openings = Pierwsze akcje
    .note = Punkty i zwycięstwa w porównaniu z innymi na tym samym miejscu, którzy zaczęli inaczej. { $interval }
stats-players = gracze
stats-place = miejsce
stats-level = poziom
stats-number = partie
stats-seats = gracze razem
stats-wins = zwycięstwa, %
stats-even = po równo, %
stats-margin = względem innych
stats-mean = średnia
stats-winners = zwycięzcy
stats-low = niski
stats-half = środkowy
stats-high = wysoki
stats-all = wszyscy
stats-rounds = rundy
stats-decisions = decyzje
stats-seconds = sekundy
stats-card = karta
stats-have = ma ją, %
stats-winners-have = zwycięzcy, %
stats-points-more = więcej punktów
stats-wins-more = więcej zwycięstw, %
stats-gained = runda zdobycia
stats-winners-gained = u zwycięzców
stats-times = użycia
stats-used = pierwsze użycie
stats-action = akcja
stats-axis-points = punkty
stats-axis-wins = procent wygranych partii
stats-drawn = rysunki są w { $folder }
