# Odpowiedzi stołu w terminalu na to, co wpisano: jedno zdanie, małą literą, bez kropki na końcu.

terminal-missing = brakuje do tego biblioteki { $library }; zainstaluj ją tak: pip install '{ $extra }'
terminal-no-language = nie ma słów w języku „{ $name }”; są tylko: { $known }
terminal-number = { $what } to liczba całkowita, a nie „{ $given }”
terminal-seat = miejsce
terminal-action = akcja
terminal-actions = liczba akcji
terminal-decisions = liczba decyzji
terminal-players = liczba graczy
terminal-can-play = może grać od { $fewest } do { $most } osób, a nie { $given }
terminal-yes-no = odpowiedz yes albo no, a nie „{ $given }”
terminal-not-offered = „{ $word }” nie jest do wyboru
terminal-no-answer = nie było odpowiedzi, więc gra się nie zaczęła
terminal-empty-line = wpisz jedną z liczb albo help
terminal-other-number = { $number } nie jest wśród liczb; są to { $known }
terminal-which-seat = powiedz, za które miejsce działasz: { $example }
terminal-played-by = miejscem nr { $seat } gra { $player }
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
terminal-why-what = dlaczego co? ({ $example })
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
