# Strona przeglądu gier, prób, odgałęzień, analizy i własnych wyników.
web-rv-title = Przegląd gry
web-rv-game = Przejrzyj grę
web-rv-moments = Co rozstrzygnęło grę
web-rv-well = Jakość twojej gry
web-rv-open = Grę można przejrzeć, gdy się skończy.
web-rv-to-table = Do stołu
web-rv-better-was = Lepiej: { $action }
web-rv-look = Zobacz
web-rv-turning = Punkty zwrotne gry
web-rv-no-turning = Żaden błąd nie przesądził o tej grze.
web-rv-curve = Oczekiwane punkty końcowe
web-rv-band = zacienione pasmo: na ile to pewne ({ $name })
web-rv-chances = Szansa na wygraną
web-rv-chances-how = obok: w tej chwili
web-rv-show-chances = Szanse
web-rv-show-points = Punkty
web-rv-how = Jak to mierzymy
web-rv-luck-short = los
web-rv-more-of = Więcej: { $name }
web-rv-without-luck = Punkty na koniec: { $score }, bez szczęścia: { $points }
web-rv-mark-best = najlepszy
web-rv-mark-good = dobry
web-rv-mark-slip = niedokładność
web-rv-mark-mistake = błąd
web-rv-played = zagrano
web-rv-better = lepiej
web-rv-next = Następny błąd
web-rv-hindsight = Po fakcie
web-rv-slips = { $count ->
    [0] bez niedokładności
    [one] 1 niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}
web-rv-mistakes = { $count ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
web-rv-each = punkty na decyzję: { $points }
web-rv-like = gra na poziomie: { $name }
web-rv-of-hundred = na 100
web-rv-decision = Ta decyzja
web-rv-moves = Wszystkie ruchy
web-rv-verdict-best = Najlepszy ruch
web-rv-verdict-good = Dobry ruch
web-rv-verdict-inaccuracy = Niedokładność
web-rv-verdict-mistake = Błąd
web-rv-verdict-blunder = Poważny błąd
web-rv-error = z dokładnością do { $error }
web-rv-chance = szansa na wygraną mniejsza o { $percent }%
web-rv-why = Skąd biorą się punkty
web-rv-best-yours = Lepiej się tu nie dało.
web-rv-best-theirs = Nic lepszego tu nie znaleziono.
web-rv-others = { $count ->
    [one] 1 inny ruch
    [few] { $count } inne ruchy
   *[many] { $count } innych ruchów
}
web-rv-try = Spróbuj samodzielnie
web-rv-follow = Pokaż dalszy ciąg
web-rv-hide = Ukryj dalszy ciąg
web-rv-then = Punkty potem: { $points }
web-rv-no-decision = Tu nie było nic do rozstrzygnięcia.
web-rv-running = Przeglądamy grę…
web-rv-waiting = { $count ->
    [one] Najpierw przeglądana jest jedna inna gra.
    [few] Najpierw przeglądane są { $count } inne gry.
   *[many] Najpierw przeglądanych jest { $count } innych gier.
}
web-rv-failed = Tej gry nie udało się przejrzeć.
web-rv-longer = Najgorsze decyzje sprawdzamy jeszcze dłużej.
web-rv-what-if = Co by było, gdyby…
web-rv-what-if-how = Graj od tego miejsca inaczej. Rozegrana gra pozostaje bez zmian.
web-rv-branch = Nazwa
web-rv-branch-name = Co by było, gdyby { $number }
web-rv-begin = Graj dalej stąd
web-rv-analyse = Plansza do analizy
web-rv-about-curve = Krzywa
    .text = Ilu punktów na koniec mógł się spodziewać każdy gracz po każdym ruchu, średnio z kolejki wszystkich graczy. Dwie z trzech gier kończą się w zacienionym paśmie.
web-rv-about-loss = Stracone punkty
    .text = Ile ruch traci wobec najlepszego, jaki można było znaleźć z wiedzą tego, kto decydował. Zakryte karty zgadujemy na kilka sposobów; każdy ruch oceniamy na dwóch zupełnie różnych zestawach takich domysłów. Decyzje bez wyboru albo bez znaczenia pomijamy. Strata to średnia po wszystkim, czego ocena nie rozstrzyga: ruch, który wydaje się tak dobry jak najlepszy, może kosztować kilka dziesiątych punktu.
web-rv-about-verdict = Niedokładność i błąd
    .text = Niedokładność kosztuje 5 punktów procentowych szansy na wygraną, błąd 10, poważny błąd 15. W grze solo albo przy dużej przewadze lub stracie liczą się też punkty: 4, 8 i 12. Strata liczy się tylko wtedy, gdy jest ponad dwa razy większa niż możliwa pomyłka oceny.
web-rv-about-accuracy = Co znaczy „na 100”
    .text = Średnia ze wszystkich wolnych decyzji: ruch bez straty liczy się za 100, ruch ze stratą 6 punktów za 50. Obok stoi, ile średnio traciła decyzja i który przeciwnik traci mniej więcej tyle samo.
web-rv-about-luck = Los
    .text = Co zmieniły odkryte karty i żetony, a nie to, co zagrano.
web-rv-about-hindsight = Po fakcie
    .text = Ocenia każdy ruch według prawdziwej pozycji, której nikt przy stole nie znał.
web-rv-solved = Rozwiązane. To ruch równie dobry jak najlepszy.
web-rv-solved-how = Graj dalej albo wróć do przeglądu.
web-rv-try-ask = Jaki ruch tu wybierasz?
web-rv-try-how = Wykonaj ruch. Ocenimy go, zanim zostanie zagrany.
web-rv-judging = Oceniamy ten ruch…
web-rv-wrong = { $points ->
    [one] To kosztuje około 1 punktu (z dokładnością do { $error }).
    [few] To kosztuje około { $points } punktów (z dokładnością do { $error }).
   *[many] To kosztuje około { $points } punktów (z dokładnością do { $error }).
}
web-rv-again = Spróbuj innego ruchu
web-rv-anyway = Zagraj mimo to
web-rv-to-review = Wróć do przeglądu
web-rv-tries = { $count ->
    [one] 1 próba
    [few] { $count } próby
   *[many] { $count } prób
}
web-rv-branch-real = (w partii { $scores })
web-rv-branch-link = Udostępnij link
web-rv-branch-of = Co by było, gdyby: ta gra odgałęziła się od innej.
web-an-how = Pomyśl nad dowolną pozycją: wklej zapis albo pozycję, albo przyjdź z przeglądu. Gier, które jeszcze trwają, nie można tu otworzyć.
web-an-paste = Otwórz zapis albo pozycję
web-an-file = Wybierz plik
web-an-fresh = Przygotuj nową grę
web-an-players = Gracze
web-an-set-up = Przygotuj planszę
web-an-open = Otwórz na planszy
web-an-think = Analizuj
web-an-thinking = Trwa analiza…
web-an-done = { $count ->
    [one] 1 sprawdzenie
    [few] { $count } sprawdzenia
   *[many] { $count } sprawdzeń
}
web-an-looks = { $count ->
    [one] 1 sprawdzenie
    [few] { $count } sprawdzenia
   *[many] { $count } sprawdzeń
}
web-an-chance = { $percent }% szans
web-an-options = Najlepsze możliwości
web-an-lines = Wypróbowane warianty
web-an-position = Zmień pozycję
web-an-position-how = Zmień, co chcesz. Tura zacznie się tam od nowa, a to, co niemożliwe, zostanie odrzucone z podaniem powodu.
web-an-apply = Ustaw tę pozycję
web-an-game = Gra
web-an-to-move = Ruch gracza
web-an-add = Dodaj…
web-an-remove = Usuń: { $what }
web-an-forward = Do przodu: { $what }
web-an-none = nic
web-an-as-text = Jako tekst
web-an-json = Cała pozycja
web-me = Moje gry
web-me-none = Przeglądamy każdą skończoną grę; tutaj zobaczysz, jak ci poszło.
web-me-kept = Przechowywane na tym serwerze dla tej przeglądarki.
web-me-save = Zapisz jako plik
web-me-delete = Usuń wszystko
web-me-deleted = Wszystko usunięto. To, co tu było, można jeszcze teraz zapisać do pliku.
web-me-results = Wyniki
web-me-against = Przeciwnicy
web-me-alone = nikt
web-me-people = { $count ->
    [one] człowiek
   *[other] { $count } ludzi
}
web-me-games = Gry
web-me-wins = Wygrane
web-me-points = Punkty
web-me-accuracy = Na 100
web-me-progress = Z gry na grę
web-me-lost = Gdzie przepadły punkty
web-me-phases = Punkty na decyzję, według fazy gry
web-me-phase-0 = na początku
web-me-phase-1 = w środku
web-me-phase-2 = pod koniec
web-me-sources = punkty na grę, według źródła
web-me-no-sources = Nigdzie szczególnie.
web-me-mistakes = Twoje błędy jako zagadki
web-me-no-mistakes = Nie ma żadnych.
web-me-all = Wszystkie gry
web-me-place = { $points ->
    [one] miejsce { $place }, 1 punkt
    [few] miejsce { $place }, { $points } punkty
   *[many] miejsce { $place }, { $points } punktów
}
