# Co się w Rzemieślnikach robi, o co się pyta i co się zmienia. Akcja to przycisk z ceną lub znaczeniem;
# .log opowiada, że ją wykonano, .group to nagłówek listy, na której stoi.

## Przed pierwszą porą roku

cr-exchange = Wymień na wierzchnią kartę talii: { $card }
    .log = { $name } wymienia kartę: { $card }
    .group = Wymień kartę
cr-keep-cards = Zachowaj wszystkie karty budynków
    .log = { $name } zachowuje wszystkie karty budynków
    .group = Albo
cr-swap = Wymień swój tartak na: { $card }
    .log = { $name } wymienia tartak na: { $card }
    .group = Wymień tartak
cr-keep-sawmill = Zachowaj: { $card }
    .log = { $name } zachowuje: { $card }
    .group = Albo

## Pomocnicy

cr-send = Wyślij pomocnika: { $guild }{ $notes }
    .log = { $name } wysyła pomocnika: { $guild }
    .group = Wyślij pomocnika
cr-cover = Zakryj dysk ({ $owner }): { $guild }, pole { $space }{ $notes }
    .log = { $name } zakrywa dysk ({ $owner }): { $guild }
    .group = Zakryj dysk
cr-cover-own = Zakryj własny dysk: { $guild }, pole { $space }{ $notes }
    .log = { $name } zakrywa własny dysk: { $guild }
    .group = Zakryj dysk
cr-pass = Spasuj: 1 punkt za pomocników w domu
    .log = { $name } pasuje
    .group = Albo
cr-give-fee = Daj kartę: { $card } (dla: { $owner })
    .log = { $name } daje kartę: { $card } (dla: { $owner })
    .group = Daj kartę kapitału
cr-points = { $points ->
    [one] Daj 1 punkt (dla: { $owner })
    [few] Daj { $points } punkty (dla: { $owner })
    [many] Daj { $points } punktów (dla: { $owner })
   *[other] Daj { $points } punktu (dla: { $owner })
}
    .log = { $points ->
        [one] { $name } daje 1 punkt (dla: { $owner })
        [few] { $name } daje { $points } punkty (dla: { $owner })
        [many] { $name } daje { $points } punktów (dla: { $owner })
       *[other] { $name } daje { $points } punktu (dla: { $owner })
    }
    .group = Albo

## Kapitał

cr-take-first = Weź kartę: { $card }; dobierz { $more }
    .log = { $name } bierze kartę: { $card }; dobiera { $more }
    .group = Weź kapitał
cr-take-both = Weź karty: { $both }; dobierz { $more }
    .log = { $name } bierze karty: { $both }; dobiera { $more }
    .group = Weź kapitał
cr-draw-all = { $cards ->
    [one] Dobierz 1 kartę kapitału
    [few] Dobierz { $cards } karty kapitału
    [many] Dobierz { $cards } kart kapitału
   *[other] Dobierz { $cards } karty kapitału
}
    .log = { $cards ->
        [one] { $name } dobiera 1 kartę kapitału
        [few] { $name } dobiera { $cards } karty kapitału
        [many] { $name } dobiera { $cards } kart kapitału
       *[other] { $name } dobiera { $cards } karty kapitału
    }
    .group = Weź kapitał
cr-stop-bank = Nie bierz nic
    .log = { $name } nie bierze kapitału
    .group = Albo
cr-discard = Odrzuć: { $card }
    .log = { $name } odrzuca: { $card }
    .group = Odrzuć kartę kapitału
cr-save = Nie odrzucaj drugiej karty{ $notes }
    .log = { $name } z przywilejem zachowuje kartę
    .group = Albo
cr-pay = Zapłać: { $card }
    .log = { $name } płaci: { $card }
    .group = Zapłać kartą kapitału
cr-take = Weź: { $card }
    .log = { $name } bierze: { $card }
    .group = Weź kapitał
cr-draw = Dobierz kartę ze stosu
    .log = { $name } dobiera kartę kapitału
    .group = Weź kapitał
cr-invest = { $points ->
    [one] Zainwestuj: { $card } (1 punkt)
    [few] Zainwestuj: { $card } ({ $points } punkty)
    [many] Zainwestuj: { $card } ({ $points } punktów)
   *[other] Zainwestuj: { $card } ({ $points } punktu)
}
    .log = { $name } inwestuje: { $card }
    .group = Zainwestuj
cr-keep-capital = Nie inwestuj
    .log = { $name } nie inwestuje
    .group = Albo

## Karty budynków

cr-build-left = Zbuduj z lewej: { $card }, koszt { $cost }{ $notes }
    .log = { $name } buduje z lewej za { $cost }: { $card }
    .group = Lewy koniec
cr-build-right = Zbuduj z prawej: { $card }, koszt { $cost }{ $notes }
    .log = { $name } buduje z prawej za { $cost }: { $card }
    .group = Prawy koniec
cr-stop-build = Nic nie buduj
    .log = { $name } nic nie buduje
    .group = Albo
cr-stop-pay = Zakończ budowę i zapłać { $owed }
    .log = { $name } kończy budowę
    .group = Albo
cr-buy = Kup: { $card }, cena { $price }, kolor: { $colours }
    .log = { $name } kupuje za { $price }: { $card }
    .group = Kup
cr-auction = Wystaw na licytację: { $card }, od 1
    .log = { $name } wystawia na licytację: { $card }
    .group = Licytacja
cr-look = { $cards ->
    [one] Podejrzyj 1 kartę: { $deck }{ $notes }
    [few] Podejrzyj { $cards } karty: { $deck }{ $notes }
    [many] Podejrzyj { $cards } kart: { $deck }{ $notes }
   *[other] Podejrzyj { $cards } karty: { $deck }{ $notes }
}
    .log = { $cards ->
        [one] { $name } podgląda 1 kartę ({ $deck })
        [few] { $name } podgląda { $cards } karty ({ $deck })
        [many] { $name } podgląda { $cards } kart ({ $deck })
       *[other] { $name } podgląda { $cards } karty ({ $deck })
    }
    .group = Podejrzyj karty
cr-stop-notary = Nic nie kupuj
    .log = { $name } nic nie kupuje
    .group = Albo
cr-stop-done = Gotowe
    .log = { $name } na tym poprzestaje
    .group = Albo
cr-show = Odkryj: { $card }
    .log = { $name } odkrywa: { $card }
    .group = Odkryj
cr-top = Połóż pozostałe na wierzch talii: { $deck }
    .log = { $name } kładzie pozostałe na wierzch talii ({ $deck })
    .group = Pozostałe
cr-under = Połóż pozostałe na spód talii: { $deck }
    .log = { $name } kładzie pozostałe na spód talii ({ $deck })
    .group = Pozostałe
cr-place = Połóż jako następną: { $card }
    .log = { $name } układa kolejno w talii: { $card }
    .group = Następna w talii
cr-bid = Licytuj: { $sum }
    .log = { $name } daje { $sum } w licytacji: { $card }
    .then = daje { $sum }
    .group = Twoja oferta
cr-pass-bid = Spasuj
    .log = { $name } pasuje w licytacji: { $card }
    .group = Albo
cr-pass-mayor = Zostaw burmistrzowi za { $sum }: { $card }
    .log = { $name } zostawia burmistrzowi: { $card }
    .group = Albo

## Towary

cr-make = Wytwórz: { $good }{ $notes }
    .log = { $name } wytwarza: { $good }
    .group = Wytwórz
cr-make-cargo = Wytwórz na statek: { $good }{ $notes }
    .log = { $name } wytwarza: { $good }
    .group = Wytwórz
cr-extra = Wytwórz też: { $good }{ $notes }
    .log = { $name } z przywilejem wytwarza: { $good }
    .group = Przywilej
cr-fetch = Wykup z jarmarku: { $good }
    .log = { $name } wykupuje z jarmarku: { $good }
    .group = Z jarmarku
cr-stop-work = { $points ->
    [one] Zakończ pracę: przepada 1 punkt pracy
    [few] Zakończ pracę: przepadają { $points } punkty pracy
    [many] Zakończ pracę: przepada { $points } punktów pracy
   *[other] Zakończ pracę: przepada { $points } punktu pracy
}
    .log = { $name } kończy pracę
    .group = Albo
cr-stop-tokens = { $tokens ->
    [one] Nie teraz: zachowaj żeton pracy
    [few] Nie teraz: zachowaj { $tokens } żetony pracy
    [many] Nie teraz: zachowaj { $tokens } żetonów pracy
   *[other] Nie teraz: zachowaj { $tokens } żetonu pracy
}
    .log = { $tokens ->
        [one] { $name } zachowuje 1 żeton pracy
        [few] { $name } zachowuje { $tokens } żetony pracy
        [many] { $name } zachowuje { $tokens } żetonów pracy
       *[other] { $name } zachowuje { $tokens } żetonu pracy
    }
    .group = Albo
cr-to = Połóż towar ({ $good }): { $building }
    .log = { $name } kładzie towar ({ $good }): { $building }
    .then = kładzie { craftsmen-it }: { $building }
    .group = Dokąd
cr-market = Wyślij na jarmark: { $good } ({ $here } z { $most })
    .log = { $name } wysyła na jarmark: { $good }
    .then = wysyła { craftsmen-it } na jarmark
    .group = Dokąd
cr-granary = Sprzedaj do spichlerza za kartę kapitału: { $good }{ $notes }
    .log = { $name } sprzedaje do spichlerza: { $good }
    .then = sprzedaje { craftsmen-it } do spichlerza
    .group = Dokąd
cr-load = Załaduj na statek { $ship }: { $good }{ $notes }
    .log = { $name } ładuje na statek { $ship }: { $good }
    .then = ładuje { craftsmen-it } na statek { $ship }
    .group = Załaduj statek
cr-bribe = Przekup kartą kapitału kapitana statku { $ship } i załaduj: { $good }{ $notes }
    .log = { $name } przekupuje kapitana statku { $ship } i ładuje: { $good }
    .then = przekupuje kapitana statku { $ship } i ładuje { craftsmen-it }
    .group = Przekup kapitana
cr-lose = Nie ładuj: towar ({ $good }) przepada
    .log = { $name } traci: { $good }
    .then = traci { craftsmen-it }
    .group = Albo
cr-buy-good = Kup za kartę kapitału: { $good } (od: { $owner })
    .log = { $name } kupuje: { $good } (od: { $owner })
    .group = Ze spichlerza
cr-buy-natural = Kup ze spichlerza za kartę kapitału: { $good }
    .log = { $name } kupuje ze spichlerza: { $good }
    .group = Ze spichlerza
cr-give-owner = Zapłać kartą: { $card } (za: { $good }, dla: { $owner })
    .log = { $name } płaci kartą: { $card } (za: { $good }, dla: { $owner })
    .group = Zapłać kartą kapitału
cr-give-nobody = Zapłać kartą: { $card } (za: { $good })
    .log = { $name } płaci kartą: { $card } (za: { $good })
    .group = Zapłać kartą kapitału
cr-pay-market = Zapłać znacznikiem z jarmarku (za: { $good }){ $notes }
    .log = { $name } płaci znacznikiem z jarmarku (za: { $good })
    .group = Albo
cr-stop-trade = Nic nie kupuj
    .log = { $name } nic nie kupuje
    .group = Albo

## Ratusz

cr-take-privilege = Weź żeton przywileju, w puli { $left }
    .log = { $name } bierze żeton przywileju
    .group = Weź
cr-take-work = Weź żeton pracy, w puli { $left }
    .log = { $name } bierze żeton pracy
    .group = Weź
cr-change-order = Przejdź na początek kolejności od następnej pory roku
    .log = { $name } idzie na tor zmiany kolejności
    .group = Zmień kolejność
cr-stop-town_hall = Nie bierz nic
    .log = { $name } nie bierze nic
    .group = Albo

## Dopiski do akcji

cr-note = { $before }, { $note }
cr-note-gold = złote: przywilej
cr-note-fee = { $points ->
    [one] za kartę kapitału albo 1 punkt
    [few] za kartę kapitału albo { $points } punkty
    [many] za kartę kapitału albo { $points } punktów
   *[other] za kartę kapitału albo { $points } punktu
}
cr-note-no-fee = bez opłaty
cr-note-draws = { $owner } dobiera kartę kapitału
cr-note-points = { $n ->
    [one] +1 punkt
    [few] +{ $n } punkty
    [many] +{ $n } punktów
   *[other] +{ $n } punktu
}
cr-note-year-end = { $n ->
    [one] +1 punkt na koniec roku
    [few] +{ $n } punkty na koniec roku
    [many] +{ $n } punktów na koniec roku
   *[other] +{ $n } punktu na koniec roku
}
cr-note-leaves = znika znacznik: { $owner }
cr-note-natural-leaves = znika naturalny znacznik
cr-note-privilege = z przywilejem
cr-note-token = za żeton przywileju
cr-note-bonus = { $n ->
    [one] żeton bonusowy ({ $good }): +1 punkt
    [few] żeton bonusowy ({ $good }): +{ $n } punkty
    [many] żeton bonusowy ({ $good }): +{ $n } punktów
   *[other] żeton bonusowy ({ $good }): +{ $n } punktu
}

## Co inni widzą z ukrytej odpowiedzi

cr-hidden-exchange =
    .log = { $name } wymienia kartę budynku
cr-hidden-look =
    .log = { $name } wybiera spośród tych kart
    .many = { $name } odkrywa dwie z nich
cr-hidden-discard =
    .log = { $name } odrzuca kartę kapitału
    .many = { $n ->
        [one] { $name } odrzuca kartę kapitału
        [few] { $name } odrzuca { $n } karty kapitału
        [many] { $name } odrzuca { $n } kart kapitału
       *[other] { $name } odrzuca { $n } karty kapitału
    }
cr-hidden-pay =
    .log = { $name } płaci kartą kapitału
    .many = { $n ->
        [one] { $name } płaci kartą kapitału
        [few] { $name } płaci { $n } kartami kapitału
        [many] { $name } płaci { $n } kartami kapitału
       *[other] { $name } płaci { $n } karty kapitału
    }
cr-hidden-fee =
    .log = { $name } daje kartę kapitału
cr-hidden-trade =
    .log = { $name } płaci kartą kapitału
cr-hidden-invest =
    .log = { $name } inwestuje kartę kapitału
    .many = { $n ->
        [one] { $name } inwestuje kartę kapitału
        [few] { $name } inwestuje { $n } karty kapitału
        [many] { $name } inwestuje { $n } kart kapitału
       *[other] { $name } inwestuje { $n } karty kapitału
    }

## Pytania

cr-chosen = {" "}Wybrane: { $cards }.
cr-chosen-worth = {" "}Wybrane: { $cards }, wartość { $worth }.
cr-ask-exchange = Wymienić jedną kartę budynku z ręki na wierzchnią z jej talii?
cr-ask-sawmill = Wymienić swój tartak na inny z pudełka?
cr-ask-send = { $helpers ->
    [one] Dokąd idzie twój ostatni pomocnik?
   *[other] Dokąd idzie twój następny pomocnik? Zostało: { $helpers }.
}
cr-ask-fee = { $points ->
    [one] Zakryty dysk: { $owner }. Daj jedną kartę kapitału albo jeden punkt.
    [few] Zakryty dysk: { $owner }. Daj jedną kartę kapitału albo { $points } punkty.
    [many] Zakryty dysk: { $owner }. Daj jedną kartę kapitału albo { $points } punktów.
   *[other] Zakryty dysk: { $owner }. Daj jedną kartę kapitału albo { $points } punktu.
}
cr-ask-bank = Które odkryte karty kapitału bierzesz? Reszta jest ze stosu, razem { $all }.
cr-ask-discard = { $over ->
    [yes] Wszystkie punkty rozdane; nie ma już znaczenia, które karty odrzucisz.{" "}
   *[no] {""}
}{ $cards ->
    [one] Odrzuć jedną kartę kapitału.{ $chosen }
    [few] Odrzuć { $cards } karty kapitału.{ $chosen }
    [many] Odrzuć { $cards } kart kapitału.{ $chosen }
   *[other] Odrzuć { $cards } karty kapitału.{ $chosen }
}
cr-ask-build = Co budujesz? Twój kapitał jest wart { $worth }.
cr-ask-build-privilege = Co budujesz? Z przywilejem jeden budynek nie musi pasować. Twój kapitał jest wart { $worth }.
cr-ask-build-more = Do zapłaty: { $owed }; twój kapitał jest wart { $worth }. Budujesz drugi?
cr-ask-pay = Zapłać { $due } kapitałem w dowolnych kolorach.{ $chosen }
cr-ask-pay-in = Zapłać { $due } kapitałem, kolor: { $colours }.{ $chosen }
cr-ask-notary = Kupujesz kartę czy wystawiasz ją na licytację?
cr-ask-notary-privilege = Kup kartę albo wystaw ją na licytację; z przywilejem możesz podejrzeć karty.
cr-ask-notary-look = Podejrzeć karty z przywilejem?
cr-ask-look-first = Którą kartę odkrywasz najpierw? ({ $deck })
cr-ask-look-second = Którą kartę odkrywasz jako drugą ({ $deck })? Pierwsza: { $card }.
cr-ask-look-where = Dokąd trafiają pozostałe? ({ $deck })
cr-ask-look-next = Która z nich jest następna w talii? ({ $deck })
cr-ask-bid-open = { $card }: twoja pierwsza oferta? Twój kapitał jest wart { $worth }.
cr-ask-bid = { $card }: { $bidder } daje { $sum }. Przebijasz czy pasujesz? Twój kapitał jest wart { $worth }.
cr-ask-bid-mayor = { $card }: nikt nie przebił, a burmistrz daje { $sum }. Przebijasz czy odpuszczasz? Twój kapitał jest wart { $worth }.
cr-ask-craft = { $points ->
    [one] Jeden punkt pracy: na co?
    [few] { $points } punkty pracy: na co następny?
    [many] { $points } punktów pracy: na co następny?
   *[other] { $points } punktu pracy: na co następny?
}
cr-ask-craft-extra = Nie ma już punktów pracy, ale przywilej daje jeszcze jeden surowiec.
cr-ask-tokens = { $points ->
    [one] Użyć teraz swojego żetonu pracy?
   *[other] Użyć teraz jednego ze swoich { $points } żetonów pracy?
}
cr-ask-put = Gdzie kładziesz: { $good }?
cr-ask-ship = Na który statek ładujesz: { $good }?
cr-ask-sale = Którą kartę kapitału za to bierzesz?
cr-ask-trade = Który półprodukt kupujesz ze spichlerza?
cr-ask-trade-where = Kupujesz: { $good }. Do którego budynku?
cr-ask-trade-price = Kupujesz: { $good }. Co za to dajesz?
cr-ask-town_hall = Co bierzesz w ratuszu?
cr-ask-invest = Zainwestować po jednej karcie kapitału każdego koloru za nadrukowane wartości?
cr-ask-invest-next = Którą kartę inwestujesz? Kolor: { $colour }.{ $chosen }

## Co się zmieniło

cr-gain = +{ $what } ({ $total })
cr-loss = −{ $what } ({ $total })
cr-gain-points = +{ $what } ({ $source })
cr-loss-points = −{ $what } ({ $source })
cr-gain-thing = +{ $thing }
cr-loss-thing = −{ $thing }
cr-count-points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
cr-count-capital = { $n } { $n ->
    [one] karta kapitału
    [few] karty kapitału
    [many] kart kapitału
   *[other] karty kapitału
}
cr-count-unseen = { $n } { $n ->
    [one] karta budynku
    [few] karty budynków
    [many] kart budynków
   *[other] karty budynku
} ({ $deck })
cr-count-market = { $n } { $n ->
    [one] znacznik na jarmarku
    [few] znaczniki na jarmarku
    [many] znaczników na jarmarku
   *[other] znacznika na jarmarku
}
cr-count-privileges = { $n } { $n ->
    [one] żeton przywileju
    [few] żetony przywileju
    [many] żetonów przywileju
   *[other] żetonu przywileju
}
cr-count-works = { $n } { $n ->
    [one] żeton pracy
    [few] żetony pracy
    [many] żetonów pracy
   *[other] żetonu pracy
}
cr-count-helpers = { $n } { $n ->
    [one] pomocnik
    [few] pomocnicy
    [many] pomocników
   *[other] pomocnika
}
cr-in-hand = { $card } na ręce
cr-input-gets = { $n } { $n ->
    [one] znacznik
    [few] znaczniki
    [many] znaczników
   *[other] znacznika
}: { $building }
cr-input-loses = zużyto { $n } { $n ->
    [one] znacznik
    [few] znaczniki
    [many] znaczników
   *[other] znacznika
}: { $building }
cr-granary-gets = znacznik w spichlerzu: { $good }
cr-granary-loses = znacznik znika ze spichlerza: { $good }
cr-ship-gets = znacznik na statku { $ship }: { $good }
cr-ship-loses = znacznik znika ze statku { $ship }: { $good }
cr-bonus = żeton bonusowy: { $good }
cr-laid-open = Odkryto: { $cards }
cr-mayor-bids = Nikt nie przebija; burmistrz daje { $sum }
cr-discarded = Odrzucono: { $cards }
cr-shuffled = Odrzucone karty tworzą nowy stos
cr-put-back = Z powrotem do talii: { $cards }
cr-deck-top = Na wierzchu ({ $deck }): { $cards }
cr-deck-bottom = Na spodzie ({ $deck }): { $cards }
cr-natural-gets = Spichlerz uzupełniono: { $n } { $n ->
    [one] naturalny znacznik
    [few] naturalne znaczniki
    [many] naturalnych znaczników
   *[other] naturalnego znacznika
}
cr-natural-loses = Naturalny znacznik znika ze spichlerza: { $good }
cr-home = Wszyscy pomocnicy wracają do domu
cr-season = Następna pora roku: { $season }
cr-year = Zaczyna się rok { $year }
cr-order = Nowa kolejność: { $names }
cr-over = Koniec gry

cr-tie-cards = remis: { $other }, ale więcej kart kapitału na ręce: { $more } do { $less }
cr-tie-order = remis: { $other }, ale dalsze miejsce w kolejności

## Co dzieje się samo, jako nagłówki

cr-cause-helpers = Pomocnicy w domu
cr-cause-privileges = Najmniej pomocników
cr-cause-home = Koniec pory roku
cr-cause-order = Kolejność
cr-cause-ship = Statek { $ship } odpływa
cr-cause-colours = Zestawy kolorów
cr-cause-granary = Spichlerz
cr-cause-investment = Inwestycja
cr-cause-refill = Uzupełnienie spichlerza
cr-cause-limits = Limit kart na ręce
cr-cause-season = Pora roku: { $season }
cr-cause-year = Rok { $year }
cr-cause-over = Koniec
