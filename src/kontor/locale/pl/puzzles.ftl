# Zagadki: o co się pyta, co się mówi po próbie, i strona.

puzzle-unknown = gra { $game } nie ma zagadki o nazwie { $name }
puzzle-loses = to kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; jest coś lepszego
puzzle-loses-about = to kosztuje mniej więcej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; jest coś lepszego
puzzle-not-best = to nie jest najlepszy ruch
puzzle-almost = dobry początek, ale dalej można lepiej

puzzle-theme-last_action = Ostatnia akcja
    .ask = Potem nic już nie zmieni twoich punktów. Zdobądź ich jak najwięcej.
puzzle-theme-feed = Wyżywić wszystkich
    .ask = Znajdź najlepszy ruch i uważaj na pożyczki.
puzzle-theme-ship_or_house = Statek czy budynek
    .ask = Co da więcej? Znajdź najlepszy ruch.
puzzle-theme-ships = Statki
    .ask = Znajdź najlepszy ruch.
puzzle-theme-shipping = Rejsy
    .ask = Znajdź najlepszy ruch.
puzzle-theme-building = Który budynek?
    .ask = Znajdź najlepszy ruch.
puzzle-theme-quay = Na nabrzeżu
    .ask = Znajdź najlepszy ruch.
puzzle-theme-work = Dzień pracy
    .ask = Znajdź najlepszy ruch.
puzzle-theme-auction = Licytacja
    .ask = Licytować czy odpuścić? Znajdź najlepszy ruch.
puzzle-theme-helpers = Następny pomocnik
    .ask = Gdzie pomocnik jest najbardziej potrzebny?
puzzle-theme-notary = U notariusza
    .ask = Znajdź najlepszy ruch.
puzzle-theme-crafts = W warsztatach
    .ask = Którą pracę wykonać najpierw?
puzzle-theme-capital = Kapitał
    .ask = Które karty są dla ciebie najcenniejsze?

web-puzzles = Zagadki
web-puzzle-today = Zagadka dnia
web-puzzle-today-how = Codziennie jedna, dla wszystkich ta sama.
web-puzzle-more = Więcej zagadek
web-puzzle-shelf = Zagadki i zasady
web-puzzle-rest = Pokaż więcej zagadek ({ $count })
web-puzzle-try = Spróbuj
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-solved = Rozwiązana
web-puzzle-solved-count = Rozwiązane: { $done } z { $count }
web-puzzle-any-theme = Wszystkie tematy
web-puzzle-theme = Temat
web-puzzle-grade = Trudność
web-puzzle-any-grade = Każda trudność
web-puzzle-grade-1 = Łatwa
web-puzzle-grade-2 = Średnia
web-puzzle-grade-3 = Trudna
web-puzzle-grade-4 = Bardzo trudna
web-puzzle-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
web-puzzle-none = Żadna zagadka nie pasuje. Wybierz inny temat lub trudność.
web-puzzle-tries = { $count ->
    [0] Jeszcze bez prób
    [one] { $count } próba
    [few] { $count } próby
   *[other] { $count } prób
}
web-puzzle-why = Dlaczego nie?
web-puzzle-show = Pokaż mi
web-puzzle-play-it = Zagraj tak
web-puzzle-right = Dobrze!
web-puzzle-right-how = To najlepszy ruch. Stąd można grać dalej.
web-puzzle-right-end = To najlepszy ruch i koniec gry.
web-puzzle-go-on = Graj dalej
web-puzzle-next = Następna zagadka
web-puzzle-proven = Udowodnione: sprawdzono każdą drogę do końca.
web-puzzle-line = Najlepszy ruch i co może nastąpić
web-puzzle-then = Co może nastąpić
web-puzzle-lost = To kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
web-puzzle-lost-about = To kosztuje mniej więcej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
web-puzzle-not-best = To nie jest najlepszy ruch; wyglądał tak słabo, że go nie sprawdzano.
web-puzzle-begun = Początek jest dobry. Resztę można zrobić lepiej.
web-puzzle-hide = Ukryj
