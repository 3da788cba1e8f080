# Co mówi stół w terminalu. Najpierw odpowiedzi na to, co wpisano: jedno zdanie, małą literą, bez kropki na końcu.

terminal-missing = brakuje do tego biblioteki { $library }; zainstaluj ją tak: pip install '{ $extra }'
terminal-no-language = język „{ $name }” nie jest dostępny; do wyboru: { $known }
terminal-number = { $what } to liczba całkowita, a nie „{ $given }”
terminal-seat = miejsce
terminal-action = akcja
terminal-actions = liczba akcji
terminal-decisions = liczba decyzji
terminal-players = liczba graczy
terminal-can-play = może grać od { $fewest } do { $most } osób, a nie { $given }
terminal-yes-no = odpowiedz „tak” albo „nie”, a nie „{ $given }”
terminal-not-offered = „{ $word }” nie jest do wyboru
terminal-no-answer = nie było odpowiedzi, więc gra się nie zaczęła
terminal-empty-line = wpisz jedną z liczb albo help
terminal-other-number = { $number } nie jest wśród liczb; są to { $known }
terminal-which-seat = powiedz, za które miejsce działasz: { $example }
terminal-played-by = na miejscu nr { $seat } gra { $player }
terminal-opponents = podano { $given } { $given ->
    [one] przeciwnika
   *[other] przeciwników
}, ale bez człowieka { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
    [many] jest { $seats } miejsc
   *[other] jest { $seats } miejsca
}; podaj jednego dla wszystkich albo po jednym dla każdego
terminal-thinking = gracz nr { $seat } ({ $player }) myśli
terminal-possible = „{ $text }” można zrobić
terminal-why-what = co wyjaśnić? ({ $example })
terminal-which-card = która karta? ({ $example }); cards wymienia wszystkie, które są w grze
terminal-no-card = żadna karta nie nazywa się „{ $name }”
terminal-name-a-set = podaj jeden z zestawów kart: { $sets }
terminal-no-part = nie da się pokazać „{ $name }”
terminal-undo-too-far = można cofnąć tylko { $count } { $count ->
    [one] decyzję
    [few] decyzje
    [many] decyzji
   *[other] decyzji
}, a nie { $given }
terminal-redo-too-far = dało się ponowić tylko { $count } { $count ->
    [one] decyzję
    [few] decyzje
    [many] decyzji
   *[other] decyzji
}
terminal-taken-back = cofnięto do chwili przed „{ $action }”; redo ponawia
terminal-save-where = gdzie zapisać? ({ $example })
terminal-folder = „{ $path }” to folder; podaj plik
terminal-nothing-saved = nie ma zapisanej gry w { $folder }
terminal-unreadable = nie można odczytać „{ $path }”: { $reason }
terminal-unwritable = nie można zapisać „{ $path }”: { $reason }
terminal-unsaved = gra toczy się dalej bez zapisywania

## Przed grą

terminal-ask-game = Która gra ({ $games })?
terminal-ask-players = Ilu graczy (od { $fewest } do { $most })?
terminal-ask-option = { $option } ({ $offered })?
terminal-ask-options = { $option } ({ $offered }; kilka po przecinku)?
terminal-ask-yes-no = { $option } (tak czy nie)?
terminal-yes = tak
terminal-no = nie
terminal-option-variant = Wariant
    .chosen = wariant { $value }
terminal-option-cards = Karty
    .chosen = karty { $value }
terminal-option-expert = Zasady dla zaawansowanych
    .chosen = zasady dla zaawansowanych: { $value }
terminal-ask-people = Na których miejscach grają ludzie (od 0 do { $last }; kilka po przecinku, all to wszystkie, none to żadne)?
terminal-ask-opponent = Kto gra na miejscu nr { $seats }?
terminal-ask-opponents = Kto gra na miejscach nr { $seats } (jedna nazwa dla wszystkich albo po jednej na każde, po przecinku)?
terminal-human = człowiek
terminal-level-deckhand = gra losowo, ale nie robi sobie oczywistej krzywdy; dobry na pierwszą grę
terminal-level-trader = patrzy, co daje każdy ruch, i wybiera najlepszy; szybki i niełatwy do pokonania
terminal-level-merchant = przed decyzją patrzy kilka ruchów naprzód; gra dobrze i bez czekania
terminal-level-magnate = szuka długo i głęboko; najsilniejszy, a im więcej ma czasu, tym silniejszy

## Przy stole

terminal-table = { $game }, { $players } { $players ->
    [one] gracz
    [few] graczy
    [many] graczy
   *[other] gracza
}, { $options }, ziarno { $seed }
terminal-from-position = od podanej pozycji
terminal-seats = Miejsca: { $seats }
terminal-type-help = Wpisz help, aby zobaczyć polecenia.
terminal-played = { $count ->
    [one] Zagrano { $count } akcję.
    [few] Zagrano { $count } akcje.
    [many] Zagrano { $count } akcji.
   *[other] Zagrano { $count } akcji.
}
terminal-prompt = gracz nr { $seat }>
terminal-asks = { $name }: { $question }
terminal-before = zanim zagra gracz nr { $seat }, możesz działać poza kolejnością:
terminal-next = teraz gracz nr { $seat } ({ $player }); Enter: dalej>
terminal-more-lines = { $count ->
    [one] i jeszcze { $count } wiersz; log pokazuje wszystkie
    [few] i jeszcze { $count } wiersze; log pokazuje wszystkie
    [many] i jeszcze { $count } wierszy; log pokazuje wszystkie
   *[other] i jeszcze { $count } wiersza; log pokazuje wszystkie
}
terminal-saved = Gra jest zapisana w { $path }
terminal-saved-copy = zapisano w { $path }
terminal-resume = { $command } wznawia tę grę
terminal-range = { $first }–{ $last }
terminal-none = żadne
terminal-unseen = { $count } { $count ->
    [one] zakryta
    [few] zakryte
    [many] zakrytych
   *[other] zakrytej
}
terminal-out-of-turn = poza kolejnością
terminal-you = ty
terminal-card-hint = card NAZWA pokazuje, co robi karta
terminal-no-cards = w tej grze nie ma kart

## Koniec i zapisy

terminal-final-scores = wynik końcowy
terminal-total = razem
terminal-over-alone = koniec gry; twój wynik to { $score }
terminal-wins = wygrywa gracz nr { $seat } z wynikiem { $score }
terminal-wins-tie = po remisie wygrywa gracz nr { $seat } z wynikiem { $score }
terminal-wins-shared = wspólne zwycięstwo z wynikiem { $score }: { $winners }
terminal-replayed = { $game }, { $players } { $players ->
    [one] gracz
    [few] graczy
    [many] graczy
   *[other] gracza
}, { $count } { $count ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}, wszystko zgodnie z zasadami
terminal-after-action = po akcji nr { $number }:
terminal-at-end = na końcu zapisu:
terminal-verified = { $game }, { $count } { $count ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}, wszystko zgodnie z zasadami
terminal-promised = rozdano tak, jak obiecano: ziarno { $seed }, odcisk { $commitment }

## Pomoc: jak wpisać polecenie i co ono robi. Małe litery wpisuje się tak samo w każdym języku.

terminal-help-words = Wpisz numer akcji albo jej słowa: { $example }.
terminal-help-numbers = Wpisz numer akcji albo jej słowa.
terminal-help-amounts = Gdy odpowiedź jest ilością, jej numer to właśnie ta ilość.
terminal-example = { $what }: { $example }
terminal-help-why = wyjaśnia, dlaczego czegoś nie można teraz zrobić
    .usage = why AKCJA
terminal-help-card = pokazuje kartę; cards wymienia wszystkie, które są w grze
    .usage = card NAZWA
terminal-help-show = pokazuje planszę jeszcze raz; show CZĘŚĆ tylko jej część
    .usage = show
terminal-help-log = pokazuje ostatnie 20 akcji albo ostatnie N
    .usage = log [N]
terminal-help-undo = cofa twoją ostatnią decyzję albo ostatnie N
    .usage = undo [N]
terminal-help-redo = ponawia to, co cofnięto
    .usage = redo [N]
terminal-help-aside = robi akcję poza kolejnością za gracza
    .usage = @MIEJSCE AKCJA
terminal-help-save = zapisuje grę w wybranym pliku
    .usage = save PLIK
terminal-help-quit = kończy; nic nie ginie, kontor play --resume wznawia grę
    .usage = quit
terminal-help-leave = kończy; zawsze można zacząć od nowa
    .usage = quit
terminal-help-answer = pokazuje najlepszy ruch i co może nastąpić potem
    .usage = answer
terminal-help-hint = mówi, co zrobić teraz
    .usage = hint

terminal-task-next = Teraz: { $action } (wpisz { $line })
terminal-puzzle = { $game }: { $theme }, { $grade }, { $name }
terminal-puzzle-right = Dobrze! To najlepszy ruch. Gra toczy się dalej; „quit” kończy.
terminal-puzzle-ask = Wpisz swój ruch; „answer” pokazuje najlepszy, „quit” kończy.
terminal-puzzle-shown = Najlepszy ruch:
terminal-puzzle-follows = Potem { $who }:
terminal-puzzles = { $count ->
    [one] { $count } zagadka.
    [few] { $count } zagadki.
    [many] { $count } zagadek.
   *[other] { $count } zagadki.
} Dzisiejsza: { $today }. Wybrana: { $named }

## Programy, które grają

terminal-program-unreadable = polecenia „{ $command }” nie da się odczytać: { $reason }
terminal-program-none = po „cmd:” brakuje polecenia, na przykład cmd:./my_player
terminal-program-missing = na tym komputerze żaden program nie nazywa się „{ $command }”
terminal-program-saved = ta zapisana gra wymienia program „{ $name }”; jeśli ma się tu uruchomić, podaj go jeszcze raz w --opponents
