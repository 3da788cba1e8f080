# Zdania paczek: wiele gier naraz

batch-count = paczka ma co najmniej jedną grę, nie { $given }
batch-seat = { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[other] jest { $seats } miejsc
}, więc żadne nie ma numeru { $given }
batch-nobody = na wszystkich miejscach grają inni, więc nie ma o czym decydować
batch-dtype = obserwacje są typu float32 albo uint8, nie „{ $given }”
batch-shape = { $wanted ->
    [one] potrzeba { $wanted } liczby całkowitej
   *[other] potrzeba { $wanted } liczb całkowitych
}, po jednej na grę; podano { $given }
batch-rank = gra { $lane } ma { $count ->
    [one] { $count } dozwoloną akcję
    [few] { $count } dozwolone akcje
   *[other] { $count } dozwolonych akcji
}, więc żadna nie jest na pozycji { $given }
batch-illegal = gra { $lane }: { $reason }
batch-lane = gry mają tu numery od 0 do { $last }, nie { $given }
batch-no-record = gra miała więcej niż { $most ->
    [one] { $most } decyzję
    [few] { $most } decyzje
   *[other] { $most } decyzji
} i nie została zapisana do końca
batch-no-last = żadna gra jeszcze się tam nie skończyła
batch-snapshot = ta migawka należy do innej paczki
batch-workers = każdy proces potrzebuje co najmniej jednej gry; procesy: { $processes }, gry: { $games }
