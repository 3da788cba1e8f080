# Stół Craftsmen w przeglądarce.

## Akcje

web-cr-send = Wyślij pomocnika: { $guild }
web-cr-cover = Zakryj dysk: { $guild }, pole { $space }
web-cr-pass = Pas
web-cr-stop = Skończ tutaj
web-cr-stop-building = Zakończ budowę
web-cr-stop-pay = Zakończ budowę i zapłać
web-cr-stop-work = Zakończ pracę
web-cr-stop-tokens = Nie używaj więcej żetonów pracy
web-cr-keep = Zachowaj wszystko
web-cr-points = Zapłać opłatę punktami
web-cr-privilege = Użyj przywileju
web-cr-take = Weź: { $card }
web-cr-take-both = Weź obie odkryte karty
web-cr-take-privilege = Weź żeton przywileju
web-cr-take-work = Weź żeton pracy
web-cr-draw = Dobierz ze stosu
web-cr-change-order = Idź na tor zmiany kolejności
web-cr-market = Na jarmark
web-cr-granary = Do spichlerza, za kartę kapitału
web-cr-lose = Nie ładuj: towar przepada
web-cr-top = Na wierzch talii
web-cr-under = Pod spód talii
web-cr-look = Obejrzyj pięć kart: { $deck }
web-cr-load = Załaduj na statek { $ship }
web-cr-bribe = Przekup kapitana statku { $ship }
web-cr-swap = Wymień na: { $card }
web-cr-exchange = Wymień: { $card }
web-cr-discard = Odrzuć: { $card }
web-cr-pay = Zapłać: { $card }
web-cr-give = Daj: { $card }
web-cr-invest = Zainwestuj: { $card }
web-cr-make = Wytwórz: { $good }
web-cr-extra = Z przywilejem wytwórz też: { $good }
web-cr-fetch = Ściągnij z jarmarku: { $good }
web-cr-to = Tutaj: { $building }
web-cr-buy-good = Kup ze spichlerza: { $good }
web-cr-buy-card = Kup: { $card }
web-cr-auction = Wystaw na licytację: { $card }
web-cr-bid = Daję { $sum }
web-cr-show = Wyłóż: { $card }
web-cr-place = Połóż jako następną: { $card }
web-cr-build-left = Zbuduj z lewej: { $card }
web-cr-build-right = Zbuduj z prawej: { $card }
web-cr-build-anyway = { $card }, z przywilejem
web-cr-pay-all = Zapłać: { $cards } (wartość { $worth })
web-cr-discard-all = Odrzuć: { $cards }
web-cr-discard-saved = Z przywilejem odrzuć tylko: { $cards }
web-cr-give-all = Daj: { $cards }
web-cr-invest-all = Zainwestuj za { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}: { $cards }
web-cr-secret-exchange = Wymień kartę budynku z ręki albo zachowaj wszystkie
web-cr-secret-look = Wybierz spośród obejrzanych kart
web-cr-secret-discard = Odrzuć kartę kapitału
web-cr-secret-pay = Zapłać kartą kapitału
web-cr-secret-fee = Daj kartę kapitału
web-cr-secret-trade = Daj kartę kapitału
web-cr-secret-sale = Weź kartę kapitału
web-cr-move-pay = Zapłać: { $count ->
    [one] karta kapitału
    [few] { $count } karty kapitału
   *[many] { $count } kart kapitału
}
web-cr-move-discard = Odrzuć: { $count ->
    [one] karta kapitału
    [few] { $count } karty kapitału
   *[many] { $count } kart kapitału
}

## Nagłówki odpowiedzi

web-cr-group-helpers = Pomocnicy
web-cr-group-cards = Karta po karcie
web-cr-group-left = Lewy koniec
web-cr-group-right = Prawy koniec
web-cr-group-buy = Kup
web-cr-group-granary = Spichlerz
web-cr-group-auction = Licytacja
web-cr-group-look = Przywilej
web-cr-group-make = Wytwórz
web-cr-group-extra = Przywilej
web-cr-group-fetch = Jarmark
web-cr-group-where = Dokąd
web-cr-group-ships = Statki
web-cr-group-bid = Twoja oferta
web-cr-group-invest = Zainwestuj
web-cr-group-show = Wyłóż
web-cr-group-place = Następna w talii
web-cr-group-exchange = Wymień
web-cr-group-swap = Tartaki
web-cr-group-take = Weź
web-cr-group-else = Albo

## Pytania

web-cr-ask-exchange = Wymienić jedną kartę budynku z ręki na wierzchnią z jej talii?
web-cr-ask-sawmill = Wymienić swój tartak na inny z pudełka?
web-cr-ask-send = Dokąd idzie twój następny pomocnik?
web-cr-ask-fee = Zakryty dysk: { $name }. Zapłać jedną kartę kapitału albo { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
web-cr-ask-bank = Które odkryte karty kapitału bierzesz? Reszta do czterech jest ze stosu.
web-cr-ask-discard = Odrzuć { $cards ->
    [one] jedną kartę kapitału
    [few] { $cards } karty kapitału
    [many] { $cards } kart kapitału
   *[other] { $cards } karty kapitału
}.
web-cr-ask-build = { $privilege ->
    [yes] Co budujesz? Z przywilejem jeden budynek nie musi pasować.
   *[no] Co budujesz?
}
web-cr-ask-build-more = Do zapłaty: { $owed }. Budujesz drugi, czy kończysz i płacisz?
web-cr-ask-pay = Zapłać { $due } kapitałem w dowolnych kolorach.
web-cr-ask-pay-in = Zapłać { $due } kapitałem w kolorach: { $colours }.
web-cr-ask-notary = { $privilege ->
    [yes] Kup kartę albo wystaw ją na licytację; z przywilejem możesz obejrzeć pięć kart.
   *[no] Kupujesz kartę, czy wystawiasz ją na licytację?
}
web-cr-ask-look-0 = Którą kartę wykładasz najpierw? ({ $deck })
web-cr-ask-look-1 = Którą kartę wykładasz jako drugą? ({ $deck })
web-cr-ask-look-2 = Dokąd trafiają pozostałe? ({ $deck })
web-cr-ask-look-3 = Która z nich jest następna w talii? ({ $deck })
web-cr-ask-bid-open = { $card }: twoja pierwsza oferta?
web-cr-ask-bid = { $card }: { $name } daje { $sum }. Przebijasz, czy pasujesz?
web-cr-ask-bid-mayor = { $card }: nikt nie przebił, a burmistrz daje { $sum }. Przebijasz, czy odpuszczasz?
web-cr-ask-craft = { $points ->
    [0] Nie ma już punktów pracy{ $privilege ->
        [yes] , ale przywilej daje jeszcze jeden surowiec
       *[no] {""}
    }.
    [one] Jeden punkt pracy: na co?
    [few] { $points } punkty pracy: na co następny?
    [many] { $points } punktów pracy: na co następny?
   *[other] { $points } punktu pracy: na co następny?
}
web-cr-ask-tokens = { $points ->
    [one] Użyć teraz swojego żetonu pracy?
   *[other] Użyć teraz jednego ze swoich { $points } żetonów pracy?
}
web-cr-ask-put = { $good }: dokąd?
web-cr-ask-ship = { $good }: na który statek?
web-cr-ask-sale = Którą kartę kapitału za to bierzesz?
web-cr-ask-trade = Który półprodukt kupujesz ze spichlerza?
web-cr-ask-trade-how = Kupujesz: { $good }. Do którego budynku i za co?
web-cr-ask-town_hall = Co bierzesz w ratuszu?
web-cr-ask-invest = { $chosen ->
    [0] Zainwestować po jednej karcie kapitału każdego koloru za nadrukowane wartości?
   *[other] Inwestycja: następny kolor.
}

## Gdzie jest gra

web-cr-caption = Rok { $year }, { $season }: { $stage }
web-cr-over = Koniec gry
web-cr-stage-exchanges = wymiany przed startem
web-cr-stage-helpers = pomocnicy
web-cr-stage-work_tokens = żetony pracy
web-cr-stage-final = faza końcowa
web-cr-stage-scoring = punktacja roku
web-cr-stage-investing = inwestycje
web-cr-stage-limits = limit ręki
web-cr-stage-over = koniec

## Co się zmieniło

web-cr-of = { $name }: { $words }
web-cr-got-points = { $sign }{ $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} ({ $source })
web-cr-got-capital_cards = { $sign }{ $n } { $n ->
    [one] karta kapitału
    [many] kart kapitału
   *[other] karty kapitału
} ({ $now })
web-cr-got-market = { $sign }{ $n } { $n ->
    [one] znacznik na jarmarku
    [few] znaczniki na jarmarku
    [many] znaczników na jarmarku
   *[other] znacznika na jarmarku
} ({ $now })
web-cr-got-privileges = { $sign }{ $n } { $n ->
    [one] żeton przywileju
    [few] żetony przywileju
    [many] żetonów przywileju
   *[other] żetonu przywileju
} ({ $now })
web-cr-got-works = { $sign }{ $n } { $n ->
    [one] żeton pracy
    [few] żetony pracy
    [many] żetonów pracy
   *[other] żetonu pracy
} ({ $now })
web-cr-got-marker = znacznik: { $building }
web-cr-got-bonus = { $name }: żeton bonusowy, { $good }
web-cr-laid-open = wyłożono: { $cards }
web-cr-new-order = nowa kolejność: { $names }
web-cr-new-season = zaczyna się { $season }
web-cr-new-year = zaczyna się rok { $year }

## Plansza

web-cr-calendar = Kalendarz
web-cr-year-is = Rok { $year }: { $work } { $work ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} pracy, zakrycie kosztuje kartę albo { $fee ->
    [one] jeden punkt
    [few] { $fee } punkty
    [many] { $fee } punktów
   *[other] { $fee } punktu
}
web-cr-work-points = { $work } { $work ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} pracy
web-cr-guilds = Gildie
web-cr-stage = Etap { $number }
web-cr-here = { $here } z { $most }
web-cr-used = { $name }: przywilej wykorzystany
web-cr-disc = pomocnik: { $name }
web-cr-acts = pomocnik, który teraz działa: { $name }
web-cr-space-gold = złote: przywilej
web-cr-space-silver = srebrne
web-cr-space-ribbon = wstążka: bez opłaty
web-cr-space-gold_ribbon = złote ze wstążką: przywilej, bez opłaty
web-cr-order = Kolejność
web-cr-changes = Zmiana kolejności
web-cr-order-place = { $place }: { $name }
web-cr-free = wolne
web-cr-pool = Pula
web-cr-granary-title = Spichlerz
web-cr-upper = górne pole: { $owner }
web-cr-lower = dolne pole: { $owner }
web-cr-natural = niczyja kostka
web-cr-ships = Statki
web-cr-ship = Statek { $ship }
web-cr-left = lewe pole: { $owner }
web-cr-right = prawe pole: { $owner }
web-cr-points-each = { $points ->
    [one] jeden punkt za każdy znacznik
    [few] { $points } punkty za każdy znacznik
    [many] { $points } punktów za każdy znacznik
   *[other] { $points } punktu za każdy znacznik
}
web-cr-most = Najwięcej znaczników
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Jarmark
web-cr-market-of = { $name }: { $count } z { $most } na jarmarku
web-cr-display = Wyłożone karty
web-cr-deck = { $count ->
    [one] jedna karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
web-cr-stack = { $count ->
    [one] jedna karta na stosie
    [few] { $count } karty na stosie
    [many] { $count } kart na stosie
   *[other] { $count } karty na stosie
}
web-cr-discarded = odrzucone: { $count }
web-cr-short-look = obejrzyj
web-cr-short-both = obie
web-cr-short-draw = dobierz
web-cr-short-exchange = wymień
web-cr-short-show = wyłóż
web-cr-short-place = następna
web-cr-short-top = na wierzch
web-cr-short-under = pod spód
web-cr-short-swap = wymień
web-cr-bonuses = Żetony bonusowe
web-cr-bonus = Żeton bonusowy: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, { $owner }
web-cr-estate = Twoja posiadłość
web-cr-row-of = Rząd: { $name }
web-cr-hand = Twoja ręka
web-cr-hand-of = Ręka: { $name }
web-cr-hand-worth = wartość { $worth }
web-cr-colour-worth = { $colour }: wartość { $worth }
web-cr-capital-cards = { $count ->
    [one] jedna karta kapitału
    [few] { $count } karty kapitału
    [many] { $count } kart kapitału
   *[other] { $count } karty kapitału
}
web-cr-cards-of = { $deck }: { $count }
web-cr-sets = { $sets ->
    [one] jeden zestaw kolorów
    [few] { $sets } zestawy kolorów
    [many] { $sets } zestawów kolorów
   *[other] { $sets } zestawu kolorów
}: { $points }
web-cr-halves = { $colour }: { $count ->
    [one] jedna połowa
    [few] { $count } połowy
    [many] { $count } połów
   *[other] { $count } połowy
}
web-cr-helpers-left = { $count ->
    [one] został jeden pomocnik
    [few] zostali { $count } pomocnicy
    [many] zostało { $count } pomocników
   *[other] zostało { $count } pomocnika
}
web-cr-privilege-tokens = { $count ->
    [one] jeden żeton przywileju
    [few] { $count } żetony przywileju
    [many] { $count } żetonów przywileju
   *[other] { $count } żetonu przywileju
}
web-cr-work-tokens = { $count ->
    [one] jeden żeton pracy
    [few] { $count } żetony pracy
    [many] { $count } żetonów pracy
   *[other] { $count } żetonu pracy
}
web-cr-passed = pas
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: puste
web-cr-help = Pomoc: { $card }
web-cr-help-sure = Pomoc: { $card }; niektóre wartości są odtworzone
web-cr-players = Gracze
web-cr-player = Gracz
web-cr-tab-mine = Posiadłość i ręka
web-cr-tab-chart = Łańcuchy produkcji
web-cr-tab-of = { $name }
web-cr-tabs = Co widać poniżej
web-cr-chart-raw = Surowce
web-cr-chart-half = Półprodukty
web-cr-chart-final = Produkty końcowe
web-cr-chart-built = zbudowane
web-cr-chart-hand = na twojej ręce
web-cr-chart-open = wyłożone
web-cr-chart-none = jeszcze nie
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Pełne linie
web-cr-line-is = { $have } z { $all }
web-cr-line-missing = brakuje: { $buildings }
web-cr-line-done = pełna
web-cr-auction-title = Licytacja: { $card }
web-cr-auction-none = jeszcze bez ofert
web-cr-auction-out = pas
web-cr-auction-mayor = Burmistrz
web-cr-looked = Karty, które oglądasz
web-cr-empty = puste
web-cr-empty-hand = nic na ręce

## Pomoc

web-cr-fact-kind = rodzaj
web-cr-fact-needs = wymaga
web-cr-fact-makes = wytwarza
web-cr-fact-points = punkty
web-cr-fact-colours = kolory, górna i dolna połowa
web-cr-fact-house = domek
web-cr-fact-house-yes = tak, na początku leży na wierzchu swojej talii
web-cr-fact-name = nazwa
web-cr-fact-cargo = zabiera
web-cr-fact-cargo-points = punkty za każdy znacznik
web-cr-fact-extra = za najwięcej znaczników
web-cr-fact-spaces = pola
web-cr-fact-cards = takie karty
web-cr-fact-value = wartość
web-cr-ship-text = Produkty końcowe i mięso trafiają na statki. Znacznik wchodzi z prawej i przesuwa wcześniejszy w lewo; gdy oba pola są zajęte, łapówka z jednej karty kapitału wyrzuca lewy. Na koniec roku każdy znacznik przynosi punkty swojego wiersza, a najwięcej znaczników daje dodatkowe. Przy równej liczbie liczy się wyższy wiersz, potem lewe pole.
web-cr-bonus-text = Dla tego, kto pierwszy ma w swoim rzędzie wszystkie budynki linii tego towaru.
web-cr-privilege-is = Przywilej: { $text }
web-cr-capital-text = Pieniądze. Karty jednego koloru mogą zamiast tego liczyć się jako zestaw: dwie za 5, a każda następna za kolejne 5.

## Części stołu na wąskim ekranie

web-cr-places = Części stołu
web-cr-place-guilds = Gildie
web-cr-place-harbour = Statki, spichlerz
web-cr-place-display = Karty
web-cr-place-mine = Twoje
web-cr-year-end = Gdyby rok skończył się teraz
web-cr-deck-basic = podstawowe
web-cr-deck-extended = rozszerzone
web-cr-deck-advanced = zaawansowane
web-cr-tie-cards = remis: { $name }, ale więcej kart kapitału na ręce: { $more } do { $less }
web-cr-tie-order = remis: { $name }, ale dalsze miejsce w kolejności

## The game itself

game-craftsmen = Craftsmen
    .about = Pomocnicy, gildie i warsztaty w mieście, które powstaje na nowo. Od 2 do 5 graczy.

## Where the game is, in short

cr-caption = rok { $year }, { $season }
cr-caption-helpers = rok { $year }, { $season }, pomocnicy
cr-caption-guild = rok { $year }, { $season }, { $guild }
cr-caption-before = przed pierwszą porą roku
cr-caption-over = koniec gry
