# Co doradca mówi o Rzemieślnikach: na początku tury i przed ruchem, który kosztuje.

## Co teraz ważne

cr-coach-exchange = Możesz zachować wszystkie karty. Dobrze pasują do siebie karty, z których jedna wytwarza to, czego potrzebuje druga, na przykład Winnica i Winiarnia.
cr-coach-sawmill = Zachowaj tartak, jeśli u góry lub u dołu ma kolor wspólny z kartami na ręce: obok stanie tylko to, co pasuje.
cr-coach-helpers = Pora roku: { $season }, rok { $year }. Pomocnicy do wysłania: { $n }. Ci, którzy zostaną w domu, dadzą razem 1 punkt.
cr-coach-work = { $n ->
    [one] Masz { $n } punkt pracy. Niewykorzystane przepadają.
    [few] Masz { $n } punkty pracy. Niewykorzystane przepadają.
    [many] Masz { $n } punktów pracy. Niewykorzystane przepadają.
   *[other] Masz { $n } punktu pracy. Niewykorzystane przepadają.
}
cr-coach-limit = Karty kapitału na ręce: { $n }. Po porze roku zatrzymasz { $most }, więc wydaj część wcześniej.
cr-coach-ship-full = Na żadnym statku nie ma w tym roku miejsca na: { $good }. Trzeba przekupić kapitana.
cr-coach-ship-one = Na statkach zostało tylko jedno pole na: { $good }.
cr-coach-colour = Do kolejnego zestawu czterech kolorów brakuje tylko jednego: { $colour }. Zestaw daje co rok 3 punkty.
cr-coach-colour-held = Do kolejnego zestawu czterech kolorów brakuje tylko jednego: { $colour }. Zestaw daje co rok 3 punkty. Na ręce: { $card }.
cr-coach-invest = Do inwestycji na koniec roku brakuje tylko karty kapitału w kolorze: { $colour }.

## Dlaczego ruch kosztuje

cr-coach-at-home = Pomocnicy, którzy zostaną w domu i nic nie zrobią: { $n }.
cr-coach-idle = { $n ->
    [one] Przepada { $n } punkt pracy, a możesz jeszcze coś wytworzyć.
    [few] Przepadają { $n } punkty pracy, a możesz jeszcze coś wytworzyć.
    [many] Przepada { $n } punktów pracy, a możesz jeszcze coś wytworzyć.
   *[other] Przepada { $n } punktu pracy, a możesz jeszcze coś wytworzyć.
}
cr-coach-not-loaded = Ten towar przepadnie, choć statek ma miejsce: { $good }.
cr-coach-overpaid = Płacisz za dużo: wartość ręki będzie niższa o { $n }, niż mogłaby być.
cr-coach-unusable = { $card } wymaga: { $goods }. Nie masz nic, co to wytwarza.
cr-coach-points = { $n ->
    [one] Inny ruch daje od razu o { $n } punkt więcej.
    [few] Inny ruch daje od razu o { $n } punkty więcej.
    [many] Inny ruch daje od razu o { $n } punktów więcej.
   *[other] Inny ruch daje od razu o { $n } punktu więcej.
}
cr-coach-set = Inny ruch kończy zestaw czterech kolorów na twojej ulicy.
cr-coach-year-end = { $n ->
    [one] Inny ruch daje na koniec roku o { $n } punkt więcej (przy obecnym stanie).
    [few] Inny ruch daje na koniec roku o { $n } punkty więcej (przy obecnym stanie).
    [many] Inny ruch daje na koniec roku o { $n } punktów więcej (przy obecnym stanie).
   *[other] Inny ruch daje na koniec roku o { $n } punktu więcej (przy obecnym stanie).
}
