# Zdania gry Rzemieślnicy. Odmowa to jedno zdanie, zaczęte małą literą, bez kropki na końcu.

craftsmen-card-of-one = { $name } ({ $colour })
craftsmen-card-of-two = { $name } ({ $top }/{ $bottom })
craftsmen-capital-card = { $colour ->
        [fioletowy] fioletowa
        [zielony] zielona
        [niebieski] niebieska
        [czerwony] czerwona
       *[other] { $colour }
    } { $value }
craftsmen-market = jarmark
craftsmen-granary = spichlerz

craftsmen-no-not-your-turn = decyduje gracz nr { $seat }; poza kolejnością nic się nie robi
craftsmen-no-guild-full = { $guild }: { $helpers ->
    [one] stoi tam { $helpers } pomocnik
    [few] stoją tam { $helpers } pomocnicy
    [many] stoi tam { $helpers } pomocników
   *[other] stoi tam { $helpers } pomocnika
}, więcej nie wolno
craftsmen-no-two-here = { $guild }: stoi tam dwóch twoich pomocników, więcej nie wolno
craftsmen-no-queue-full = { $guild }: wszystkie pola są zajęte; można zakryć dysk, na którym nic nie leży
craftsmen-no-free-space = { $guild }: jest wolne pole; dyski zakrywa się tylko wtedy, gdy żadne nie jest wolne
craftsmen-no-space-free = { $guild }: pole { $space } jest wolne; po prostu wyślij tam pomocnika
craftsmen-no-covered = { $guild }: na polu { $space } leżą już dwa dyski
craftsmen-no-unused-space = { $guild }: w dwie osoby nie używa się trzeciego pola
craftsmen-no-no-fee = zakrycie tego dysku kosztuje kartę kapitału albo { $fee } { $fee ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}; nie masz karty, a na torze masz { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
craftsmen-no-not-in-hand = { $card }: nie masz tej karty na ręce
craftsmen-no-no-capital = { $card } kosztuje { $cost }{ $owed ->
    [0] {""}
   *[other] , a { $owed } jest już do zapłaty
}; twój kapitał jest wart { $worth }
craftsmen-no-no-fit = { $card } nie pasuje tam żadną połową, a nie masz przywileju do użycia
craftsmen-no-not-open = { $card }: ta karta nie leży odkryta
craftsmen-no-not-open-capital = { $capital }: ta karta nie leży odkryta
craftsmen-no-no-colour = { $card } kosztuje { $price }, płatne w kolorach: { $colours }; twój kapitał w tych kolorach jest wart { $usable }
craftsmen-no-no-cards = nie masz karty kapitału
craftsmen-no-no-privilege = do tego potrzeba przywileju: złotego pola lub żetonu przywileju, jeszcze niewykorzystanego przez tego pomocnika
craftsmen-no-deck-empty = w talii ({ $kind }) nie ma karty do podejrzenia
craftsmen-no-too-low = { $sum } nie przebija { $bid }
craftsmen-no-too-high = oferty { $sum } nie da się zapłacić; twój kapitał jest wart { $worth }
craftsmen-no-no-work = nie ma już punktów pracy
craftsmen-no-not-built = { $good }: wytwarza to { $building }, a tego budynku nie ma na twojej ulicy
craftsmen-no-no-place = znaczników na jarmarku masz już { $market } i żadna ikona nie jest wolna: { $good }
craftsmen-no-not-ready = { $building }: na ikonach musi już leżeć: { $needs }
craftsmen-no-market-empty = nie masz znacznika na jarmarku
craftsmen-no-no-icon = na twojej ulicy nie ma wolnej ikony: { $good }
craftsmen-no-no-second = przywilej daje drugi surowiec tylko zaraz po pierwszym
craftsmen-no-market-full = znaczników na jarmarku masz już { $market }, więcej nie wolno
craftsmen-no-not-carried = statek { $ship } nie zabiera tego towaru: { $good }
craftsmen-no-hold-full = oba pola tego towaru na statku { $ship } są zajęte: { $good }
craftsmen-no-hold-free = na statku { $ship } jest wolne pole na ten towar ({ $good }); łapówka jest zbędna
craftsmen-no-own-marker = na statku { $ship } lewy znacznik tego towaru ({ $good }) jest twój; kapitan wyrzuca tylko cudze
craftsmen-no-must-load = jest wolne pole na ten towar ({ $good }), więc trzeba go załadować
craftsmen-no-not-stored = { $good }: ten towar nigdy nie trafia do spichlerza
craftsmen-no-sold-out = { $good }: tego towaru nie ma w spichlerzu
craftsmen-no-own-good = { $good }: dolny znacznik w spichlerzu jest twój
craftsmen-no-no-price = to kosztuje kartę kapitału albo, z przywilejem, znacznik z jarmarku, a nie masz ani jednego, ani drugiego
craftsmen-no-enough-tokens = masz trzy takie żetony, więcej nie wolno
craftsmen-no-no-token = pula takich żetonów jest pusta
craftsmen-no-no-change-of-two = w dwie osoby nie zmienia się kolejności w ratuszu
craftsmen-no-changed-already = już zmieniasz kolejność; wolno to zrobić raz na porę roku
craftsmen-no-track-full = wszystkie pola toru zmiany kolejności są zajęte
craftsmen-no-not-four-colours = inwestycja to po jednej karcie kapitału każdego koloru; jednego koloru ci brakuje
craftsmen-no-not-held = nie masz już takiej karty: { $capital }
craftsmen-no-in-order = karty wybiera się w stałej kolejności: fioletowy, zielony, niebieski, czerwony, i od najniższej wartości
craftsmen-no-too-many = { $capital } jako następna karta uniemożliwia dokładny wybór: jedna byłaby zbędna albo reszta by nie wystarczyła
craftsmen-no-wrong-colour = tu płaci się tylko w kolorach: { $colours }
craftsmen-no-no-points = opłata wynosi { $fee }; masz mniej punktów na torze
craftsmen-no-not-taken-here = { $place }: ten towar nie może tam trafić: { $good }
craftsmen-no-not-in-box = { $card }: tej karty nie ma w pudełku
craftsmen-no-show-order = dwie karty do odkrycia podaje się według ich numerów; { $card } pojawia się za wcześnie lub za późno
craftsmen-no-not-seen = { $card }: tej karty nie ma wśród kart do wyboru
craftsmen-no-must-bid = kto otwiera licytację, podaje ofertę co najmniej 1
craftsmen-no-built-two = jedna akcja pozwala na najwyżej dwa budynki
craftsmen-no-done = akcja tego pomocnika jest wykonana; zostało tylko podejrzenie kart z przywilejem
craftsmen-no-no-saving = przywilej nie oszczędziłby tu żadnej karty

craftsmen-no-not-now-exchange = teraz możesz wymienić jedną kartę budynku albo zachować wszystkie
craftsmen-no-not-now-sawmill = teraz możesz wymienić tartak albo go zachować
craftsmen-no-not-now-send = teraz wyślij pomocnika do gildii albo spasuj
craftsmen-no-not-now-fee = teraz zapłać za zakryty dysk: kartą kapitału albo punktami
craftsmen-no-not-now-bank = teraz weź jedną odkrytą kartę kapitału lub obie albo zakończ akcję
craftsmen-no-not-now-discard = teraz odrzuć karty kapitału
craftsmen-no-not-now-build = teraz postaw budynek albo zakończ akcję
craftsmen-no-not-now-pay = teraz zapłać kartami kapitału
craftsmen-no-not-now-notary = teraz kup kartę lub wystaw ją na licytację albo zakończ akcję
craftsmen-no-not-now-look = teraz rozdziel obejrzane karty
craftsmen-no-not-now-bid = teraz podaj ofertę albo spasuj
craftsmen-no-not-now-craft = teraz użyj punktu pracy albo zakończ akcję
craftsmen-no-not-now-put = teraz wybierz miejsce dla towaru
craftsmen-no-not-now-ship = teraz załaduj towar albo go strać
craftsmen-no-not-now-sale = teraz weź kartę kapitału za półprodukt
craftsmen-no-not-now-trade = teraz kup półprodukt, połóż go i zapłać albo zakończ akcję
craftsmen-no-not-now-town-hall = teraz weź żeton lub zmień kolejność albo zakończ akcję
craftsmen-no-not-now-invest-on = inwestycja się zaczęła: wybierz cztery karty, po jednej każdego koloru, jedna po drugiej
craftsmen-no-not-now-invest = teraz możesz zainwestować cztery karty kapitału albo je zachować

# Wiersze, których nie da się odczytać.

craftsmen-line-no-sawmill = „{ $name }” to nie tartak
craftsmen-line-build = „build” wymaga karty budynku i strony: „{ $example }”
craftsmen-line-no-card = żadna karta budynku nie nazywa się „{ $name }”
craftsmen-line-cover = „cover” wymaga gildii i pola od 1 do 3: „{ $example }”
craftsmen-line-no-guild = żadna gildia nie nazywa się „{ $name }”
