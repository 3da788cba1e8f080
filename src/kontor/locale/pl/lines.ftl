# Zdania wspólne dla wszystkich gier: wiersze, których nie da się odczytać, opcje, stoły, zapisy.
# Odmowa to jedno zdanie, zaczęte małą literą, bez kropki na końcu.

seat-name = gracz nr { $seat }
list-part = { $first }, { $next }
list-end = { $first } i { $last }
list-or = { $first } lub { $last }
sentence-then = { $first }; { $then }
did-you-mean = { $sentence } (może chodzi o „{ $word }”?)

## Wiersze

line-no-text = akcja to wiersz tekstu
line-form = akcja to czasownik i rzeczownik, na przykład „{ $example }”
line-no-verb = żadna akcja nie nazywa się „{ $word }”
line-wants-noun = po „{ $word }” trzeba podać, o co chodzi
line-alone = „{ $word }” stoi samo; nic po nim nie następuje
line-too-long = po „{ $words }” jest za dużo słów
line-no-match = „{ $word }” nie pasuje do „{ $noun }”
line-no-number = „{ $word }” to nie liczba od 0 do { $most }

## Gry i ich opcje

game-unknown = żadna gra nie nazywa się „{ $name }”
game-no-word = nazwa gry to słowo, a nie { $given }
option-unknown = gra { $game } nie ma opcji „{ $name }”
option-players = w grę { $game } gra od { $fewest } do { $most } osób, a nie { $given }
option-seed = ziarno to liczba całkowita od 0 do { $most }, a nie { $given }
option-whole-seed = ziarno to liczba całkowita, a nie { $given }
option-yes-no = „{ $name }” to „yes” albo „no”, a nie { $given }
option-word = „{ $name }” wymaga jednego słowa, a nie { $given }
option-words = „{ $name }” wymaga listy słów, a nie { $given }
option-not-offered = „{ $name }” nie ma do wyboru „{ $word }”
option-no-variant = żaden wariant nie nazywa się „{ $name }”
option-there-are = do wyboru: { $words }
option-no-set = żaden zestaw kart nie nazywa się „{ $name }”
option-sets = do wyboru: { $sets } i pliki z końcówką .toml
option-no-base = wśród kart brakuje „base”; pliki tylko zastępują jego tabele
file-of-cards = nie można odczytać pliku kart „{ $path }”: { $reason }
file-of-values = nie można odczytać pliku wartości „{ $path }”: { $reason }
file-not-utf8 = to nie jest tekst w UTF-8

## Stoły

game-over = gra jest skończona
seat-unknown = nie ma miejsca nr { $seat }; miejsca mają numery od 0 do { $last }
seat-only-in-turn = gracz nr { $seat } nie może nic zrobić poza kolejnością, nawet „{ $text }”
seat-waits = ruch ma gracz nr { $mover }, a nie gracz nr { $seat }
action-form = akcja to wiersz słów albo liczba, a nie { $given }
action-number = akcje to liczby od 0 do { $most }, a nie { $given }
action-no-meaning = akcja { $given } nic w tej grze nie znaczy
action-not-possible = „{ $text }” nie jest teraz możliwe
action-not-legal = akcji { $action } nie ma wśród dozwolonych
action-not-there = gra ma { $length } { $length ->
    [one] akcję
    [few] akcje
    [many] akcji
   *[other] akcji
}; nie ma akcji nr { $count }
picture-none = gra { $game } nie ma jeszcze obrazków
undo-number = liczba akcji do cofnięcia to 0 lub więcej, a nie { $given }
undo-too-far = można cofnąć tylko { $count } { $count ->
    [one] akcję
    [few] akcje
    [many] akcji
   *[other] akcji
}, a nie { $steps }
redo-number = liczba akcji do ponowienia to 0 lub więcej, a nie { $given }
redo-too-far = można ponowić tylko { $count } { $count ->
    [one] akcję
    [few] akcje
    [many] akcji
   *[other] akcji
}, a nie { $steps }
position-form = pozycja to tabela nazw i wartości, a nie { $given }
position-parts = pozycja zawiera tylko słowa, liczby, listy i tabele

## Zapisy

record-line = wiersz { $number }: { $reason }
record-action = „{ $text }”: { $reason }
record-no-text = zapis to tekst, a nie { $given }
record-too-long = zapis ma najwyżej { $most } znaków
record-long-line = wiersz ma najwyżej { $most } znaków
record-not-utf8 = to nie jest tekst w UTF-8
record-start = zapis zaczyna się od „{ $start }”, a nie od „{ $given }”
record-format = znany jest tylko format { $known }, a nie „{ $given }”
record-no-game = brakuje wiersza, który zaczyna się od „game”
record-no-word = brakuje słowa „{ $name }”
record-no-value = „{ $word }” nie ma wartości
record-twice = „{ $word }” występuje dwa razy
record-number = „{ $name }” wymaga liczby całkowitej, a nie „{ $given }”
record-open-quote = cudzysłów nie jest zamknięty
record-bad-quote = „{ $item }” to nie słowo w cudzysłowie
rules-unknown = zasady { $rules } gry { $game } nie są tu znane; znane są { $known }
rules-two = nagłówek podaje zasady { $header }, pozycja zasady { $position }
record-position-alone = gdy jest pozycja (wiersz { $line }), nie podaje się: { $words }
record-no-json = pozycja nie jest poprawnym tekstem JSON
record-two-games = nagłówek mówi o grze { $header }, a pozycja o „{ $position }”
record-no-mark = ruch ma gracz nr { $seat } i nie trzeba tego zaznaczać
record-count = liczba dozwolonych tu akcji: { $legal }, a zapis podaje { $counted }
record-scores = wynik to { $scores }, a nie { $given }

## Pozycje w bajtach

bytes-form = pozycja w bajtach to bajty, a nie { $given }
bytes-foreign = te bajty nie zawierają pozycji z tej gry
bytes-damaged = te bajty są uszkodzone

## Gry bez własnych słów

action-plain = { $text }
    .log = { $name }: { $text }
action-hidden =
    .log = { $name } robi coś, czego nie widzisz
prompt-plain = co dalej?
