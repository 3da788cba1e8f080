# Věty dávek: mnoho her najednou

batch-count = dávka má alespoň jednu hru, ne { $given }
batch-seat = { $seats ->
    [one] je { $seats } místo
    [few] jsou { $seats } místa
   *[other] je { $seats } míst
}, žádné tedy nemá číslo { $given }
batch-nobody = za všechna místa hrají jiní, není tedy o čem rozhodovat
batch-dtype = pozorování jsou float32 nebo uint8, ne „{ $given }“
batch-shape = { $wanted ->
    [one] je potřeba { $wanted } celé číslo
    [few] jsou potřeba { $wanted } celá čísla
   *[other] je potřeba { $wanted } celých čísel
}, jedno pro každou hru; zadáno: { $given }
batch-rank = hra { $lane } má { $count ->
    [one] { $count } povolenou akci
    [few] { $count } povolené akce
   *[other] { $count } povolených akcí
}, žádná tedy není na místě { $given }
batch-illegal = hra { $lane }: { $reason }
batch-lane = hry tu mají čísla 0 až { $last }, ne { $given }
batch-no-record = hra měla víc než { $most } rozhodnutí a nebyla zapsána do konce
batch-no-last = žádná hra tam ještě neskončila
batch-snapshot = tento snímek patří k jiné dávce
batch-workers = každý proces potřebuje alespoň jednu hru; procesy: { $processes }, hry: { $games }
