# Co się w Le Havre robi, o co się pyta i co się zmienia, dla każdego widoku. Wartość akcji to przycisk z ceną,
# `.log` opowiada, że ktoś ją wykonał, `.group` to nagłówek, pod którym pokazuje ją lista odpowiedzi.
# $what, $gives, $gets, $cost, $fee, $rest, $due to ilości, na przykład „3 drewna i 1 glina”; $card, $ship to nazwy w mianowniku.

lh-nothing = nic
word-loans = pożyczki
    .count = { $n } { $n ->
        [one] pożyczka
        [few] pożyczki
        [many] pożyczek
       *[other] pożyczki
    }

## Nagłówki

-lh-buy = Kup
-lh-build = Zbuduj
-lh-done = Gotowe
-lh-due = Do zapłaty
-lh-exchange = Wymień
-lh-fee = Opłata wejściowa
-lh-give = Oddaj
-lh-load = Załaduj
-lh-loans = Pożyczki
-lh-order = Kolejność
-lh-pay = Zapłać
-lh-pick = Wybierz
-lh-play = Karty
-lh-receive = Weź w zamian
-lh-sell = Sprzedaj
-lh-take = Weź ze straganu
-lh-times = Ile
-lh-use = Użyj budynku
-lh-with = Zastępstwo
-lh-workers = Robotnicy

## Tura

lh-take = Weź: { $what }
    .log = { $name } bierze: { $what }
    .group = { -lh-take }
lh-use = Użyj: { $card }
    .log = { $name } używa budynku: { $card }
    .group = { -lh-use }
lh-use-fee = Użyj: { $card }, opłata: { $fee }
    .log = { $name } używa budynku: { $card }
    .group = { -lh-use }
lh-use-gets = Użyj: { $card } → { $gets }
    .log = { $name } używa budynku: { $card }
    .group = { -lh-use }
lh-use-fee-gets = Użyj: { $card } → { $gets }, opłata: { $fee }
    .log = { $name } używa budynku: { $card }
    .group = { -lh-use }
lh-end = Zakończ turę
    .log = { $name } kończy turę
    .group = { -lh-done }
lh-evict = Odeślij do domu: { $guest } ({ $card })
    .log = { $name } odsyła do domu: { $guest } ({ $card })
    .group = { -lh-workers }

## W każdej chwili

lh-buy = Kup: { $card }, { $cost }
    .log = { $name } kupuje: { $card } ({ $cost })
    .group = { -lh-buy }
lh-buy-ship = Kup: { $ship }, { $cost }
    .log = { $name } kupuje: { $ship } ({ $cost })
    .group = { -lh-buy }
lh-sell = Sprzedaj: { $card }, +{ $gets }
    .log = { $name } sprzedaje: { $card } ({ $gets })
    .group = { -lh-sell }
lh-sell-ship = Sprzedaj: { $ship }, +{ $gets }
    .log = { $name } sprzedaje: { $ship } ({ $gets })
    .group = { -lh-sell }
lh-repay = Spłać pożyczkę, { $cost }
    .log = { $name } spłaca pożyczkę ({ $cost })
    .group = { -lh-loans }
lh-redeem = Wykup: { $what }, { $cost }
    .log = { $name } wykupuje: { $what } ({ $cost })
    .group = { -lh-loans }

## Budowanie

lh-build = Zbuduj: { $card }, { $cost }
    .log = { $name } buduje: { $card }
    .group = { -lh-build }
lh-crane = Użyj żurawia: 1 drewno zamiast: { $good }
    .log = { $name } używa żurawia: 1 drewno zamiast: { $good }
    .group = { -lh-with }
lh-crane-none = Zbuduj bez żurawia
    .log = { $name } buduje bez żurawia
    .group = { -lh-with }
lh-build-ship = Zbuduj: { $ship }, { $cost }
    .log = { $name } buduje: { $ship }
    .group = { -lh-build }
lh-swap-ship = Wymień: { $ship } → { $card }
    .log = { $name } wymienia: { $ship } → { $card }
    .group = { -lh-exchange }
lh-stop-build = Nie buduj nic więcej
    .log = { $name } nie buduje nic więcej
    .group = { -lh-done }
lh-stop-office = Nie oddawaj nic więcej
    .log = { $name } nie oddaje nic więcej
    .group = { -lh-done }
lh-stop-station = Nie używaj drugiego budynku
    .log = { $name } nie używa drugiego budynku
    .group = { -lh-done }

## Płacenie

lh-fee = Zapłać za wejście: { $what }
    .log = { $name } płaci za wejście: { $what }
    .group = { -lh-fee }
lh-pay = Zapłać: { $what }
    .log = { $name } płaci: { $what }
    .group = { -lh-pay }
lh-pay-part = Zapłać: { $what }, potem jeszcze: { $rest }
    .log = { $name } płaci: { $what }
    .group = { -lh-pay }
lh-pay-none = Nie płać tym: { $good }; zostaje: { $rest }
    .log = { $name } nie płaci tym: { $good }
    .group = { -lh-pay }
lh-pay-meal = Wyżyw robotników: { $what }
    .log = { $name } żywi robotników: { $what }
    .group = { -lh-due }
lh-pay-interest = Zapłać odsetki: { $what }
    .log = { $name } płaci odsetki: { $what }
    .group = { -lh-due }
lh-pay-bill = Zapłać rachunek: { $what }
    .log = { $name } płaci rachunek: { $what }
    .group = { -lh-due }
lh-borrow = Weź pożyczkę: teraz { $gets }, do oddania { $back }; najpierw wydajesz wszystkie franki
    .log = { $name } bierze pożyczkę
    .many = { $n ->
        [one] { $name } bierze pożyczkę
        [few] { $name } bierze { $n } pożyczki
        [many] { $name } bierze { $n } pożyczek
       *[other] { $name } bierze { $n } pożyczki
    }
    .group = { -lh-due }
lh-borrow-meal = Weź pożyczkę: teraz { $gets }, do oddania { $back }; najpierw zużywasz całą żywność i wszystkie franki
    .log = { $name } bierze pożyczkę
    .many = { $n ->
        [one] { $name } bierze pożyczkę
        [few] { $name } bierze { $n } pożyczki
        [many] { $name } bierze { $n } pożyczek
       *[other] { $name } bierze { $n } pożyczki
    }
    .group = { -lh-due }
lh-with = Oddaj: { $what } zamiast: { $good }
    .log = { $name } oddaje: { $what } zamiast: { $good }
    .group = { -lh-with }
lh-with-none = Bez zastępstwa: { $good }
    .log = { $name } nie używa zastępstwa: { $good }
    .group = { -lh-with }

## W budynku

lh-trade = Oddaj: { $gives }, otrzymaj: { $gets }
    .log = { $name } oddaje: { $gives }, otrzymuje: { $gets }
    .group = { -lh-exchange }
lh-trade-none = Niczego tu nie wymieniaj
    .log = { $name } niczego nie wymienia
    .group = { -lh-exchange }
lh-office = Oddaj { $n } { $n ->
    [one] dowolne dobro
    [few] dowolne dobra
    [many] dowolnych dóbr
   *[other] dowolnego dobra
}, otrzymaj: { $gets }
    .log = { $name } oddaje { $n } { $n ->
        [one] dobro
        [few] dobra
        [many] dóbr
       *[other] dobra
    }, otrzymuje: { $gets }
    .group = { -lh-exchange }
lh-pick = Weź: { $what }
    .log = { $name } bierze: { $what }
    .group = { -lh-pick }
lh-keep = Odłóż obie karty bez zmian
    .log = { $name } odkłada obie karty zakryte
    .group = { -lh-order }
lh-swap = Odłóż obie karty na odwrót
    .log = { $name } odkłada obie karty zakryte
    .group = { -lh-order }
lh-hidden-look =
    .log = { $name } odkłada obie karty zakryte
lh-give = Oddaj: { $what }
    .log = { $name } oddaje: { $what }
    .group = { -lh-give }
lh-give-none = Nie oddawaj: { $good }
    .log = { $name } nie oddaje: { $good }
    .group = { -lh-give }
lh-receive = Weź: { $what }
    .log = { $name } bierze: { $what }
    .group = { -lh-receive }
lh-receive-none = Nie bierz: { $good }
    .log = { $name } nie bierze: { $good }
    .group = { -lh-receive }
lh-sail = Wyślij { $n } { $n ->
    [one] statek
    [few] statki
    [many] statków
   *[other] statku
}, miejsce na { $room } { $room ->
    [one] dobro
    [few] dobra
    [many] dóbr
   *[other] dobra
}, { $cost }
    .log = { $name } wysyła { $n } { $n ->
        [one] statek
        [few] statki
        [many] statków
       *[other] statku
    }
    .group = { -lh-times }
lh-load = Załaduj: { $what }, +{ $gets }
    .log = { $name } wysyła: { $what } (+{ $gets })
    .group = { -lh-load }
lh-load-none = Nie ładuj: { $good }
    .log = { $name } nie ładuje: { $good }
    .group = { -lh-load }
lh-court = Oddaj { $n } { $n ->
    [one] pożyczkę
    [few] pożyczki
    [many] pożyczek
   *[other] pożyczki
}
    .log = { $name } oddaje { $n } { $n ->
        [one] pożyczkę
        [few] pożyczki
        [many] pożyczek
       *[other] pożyczki
    }
    .group = { -lh-loans }
lh-court-gift = Oddaj { $n } { $n ->
    [one] pożyczkę
    [few] pożyczki
    [many] pożyczek
   *[other] pożyczki
}, otrzymaj: { $gets }
    .log = { $name } oddaje { $n } { $n ->
        [one] pożyczkę
        [few] pożyczki
        [many] pożyczek
       *[other] pożyczki
    }, otrzymuje: { $gets }
    .group = { -lh-loans }
lh-corporation = Weź też 1 stal, { $cost }
    .log = { $name } bierze też 1 stal ({ $cost })
    .group = { -lh-times }
lh-corporation-none = Nie bierz stali
    .log = { $name } nie bierze stali
    .group = { -lh-times }
lh-haul = Weź: { $what }, { $cost }
    .log = { $name } bierze: { $what } ({ $cost })
    .group = { -lh-take }
lh-replace = Zapłać: { $cost } ({ $guest }), użyj: { $card }
    .log = { $name } płaci: { $cost } ({ $guest }), używa budynku: { $card }
    .group = { -lh-workers }
lh-play = Otwórz: { $card }
    .log = { $name } otwiera: { $card }
    .group = { -lh-play }
lh-more = Więcej niż 127
    .log = { $name } chce więcej niż 127
    .group = { -lh-times }

## Pytania

lh-ask-turn = Weź dobra ze straganu albo użyj budynku. Możesz też kupować, sprzedawać i spłacać.
lh-ask-offer = { card-picket_line }: weź dobra ze straganu. Możesz też kupować, sprzedawać i spłacać.
lh-ask-last = Twoja ostatnia akcja główna: weź dobra ze straganu albo użyj dowolnego budynku.
lh-ask-last-two = Twoje dwie ostatnie akcje główne: weź dobra ze straganu albo użyj dowolnego budynku.
lh-ask-last-done = Ostatnia akcja główna wykonana. Sprzedawaj, spłacaj albo zakończ turę.
lh-ask-last-stuck = Żadna akcja główna nie jest możliwa. Sprzedawaj, spłacaj albo zakończ turę.
lh-ask-done = Akcja główna wykonana. Kupuj, sprzedawaj, spłacaj albo zakończ turę.
lh-ask-stuck = Żadna akcja główna nie jest możliwa. Kupuj, sprzedawaj, spłacaj albo zakończ turę.
lh-ask-end = Nic więcej nie ma do zrobienia. Zakończ turę.
lh-ask-fee = { $card }: czym płacisz za wejście?
lh-ask-meal = Wyżyw robotników. Do zapłaty: { $due }. Masz { $has }, licząc franki.
lh-ask-meal-short = Wyżyw robotników. Do zapłaty: { $due }. Masz tylko { $has }. Sprzedaj coś albo weź pożyczkę.
lh-ask-interest = Odsetki od pożyczek. Do zapłaty: { $due }. Masz { $has }.
lh-ask-interest-short = Odsetki od pożyczek. Do zapłaty: { $due }. Masz tylko { $has }. Sprzedaj coś albo weź pożyczkę.
lh-ask-bill = Rachunek. Do zapłaty: { $due }. Masz { $has }.
lh-ask-bill-short = Rachunek. Do zapłaty: { $due }. Masz tylko { $has }. Sprzedaj coś albo weź pożyczkę.
lh-ask-feed = Wyżyw robotników. Do zapłaty jeszcze: { $due }. Ile dajesz: { $good }?
lh-ask-pay = { $card }. Do zapłaty jeszcze: { $due }. Ile dajesz: { $good }?
lh-ask-with = Do oddania: { $due }. Ile oddajesz w zamian: { $better }?
lh-ask-trade = { $card }: ile razy { $gives } → { $gets }?
lh-ask-pick = { $card }: wybierz { $left } { $left ->
    [one] dobro
    [few] różne dobra
    [many] różnych dóbr
   *[other] różnego dobra
}.
lh-ask-order = Widzisz kartę „{ $first }”, a pod nią „{ $second }”. W jakiej kolejności je odkładasz?
lh-ask-build = { $card }: co budujesz?
lh-ask-build-more = { $card }: co budujesz teraz? Możesz skończyć.
lh-ask-crane = { $thing }: czy żuraw zastąpi jakiś materiał 1 drewnem?
lh-ask-wharf = { $card }: który statek budujesz lub wymieniasz?
lh-ask-sail = { $card }: ile statków wypływa? Na każdy: { $each }.
lh-ask-load = Co wysyłasz? Zmieści się jeszcze { $most } { $most ->
    [one] dobro
    [few] dobra
    [many] dóbr
   *[other] dobra
}. Ile ładujesz: { $good }?
lh-ask-give = { $card }: które dobra oddajesz? Ile: { $good }?
lh-ask-receive = { $card }: które dobra bierzesz? Zostało: { $left }. Ile: { $good }?
lh-ask-receive-worth = { $card }: które dobra bierzesz? Zostało do wzięcia, licząc ceny Armatora: { $left }. Ile: { $good }?
lh-ask-steel = { $card }: oddajesz 4 dobra za 1 stal?
lh-ask-office = { $card }: za co oddajesz 1 dobro?
lh-ask-court = { $card }: ile pożyczek oddajesz?
lh-ask-corporation = Bierzesz też 1 stal? Cena: { $cost }.
lh-ask-take = { $card }: który stragan bierzesz?
lh-ask-haul = { $card }: które dwa stragany bierzesz?
lh-ask-evict = { $card }: czyje miejsce zajmujesz?
lh-ask-station = { $card }: którego budynku używasz teraz? Możesz skończyć.
lh-ask-play = { $card }: który ze swoich budynków specjalnych otwierasz?
lh-ask-opened = Otwarty budynek: { $card }. Użyj go albo go kup, jeśli możesz.

## Co się stało

lh-gain = +{ $what } ({ $total })
lh-loss = −{ $what } ({ $total })
lh-gain-thing = +{ $thing }
lh-loss-thing = −{ $thing }
lh-worker = robotnik: { $card }
lh-worker-home = robotnik wraca do domu
lh-harvest-none = Nikt nie ma zboża ani dość bydła
lh-supplied = Nowe na straganach: { $goods }
lh-pawned = zastawiono: { $what }
lh-redeemed = wykupiono: { $what }
lh-hand = na ręce: { $what }
lh-specials = { $n } { $n ->
    [one] budynek specjalny
    [few] budynki specjalne
    [many] budynków specjalnych
   *[other] budynku specjalnego
}
lh-seen = widziane: { $cards }
lh-looked = obejrzano { $n } { $n ->
    [one] budynek specjalny
    [few] budynki specjalne
    [many] budynków specjalnych
   *[other] budynku specjalnego
}
lh-town = Miasto dostaje: { $card }
lh-proposal = Nowy projekt: { $card }
lh-left = Opuszcza grę: { $card }
lh-modernised = Modernizacja: { $card }
lh-new-ship = Nowy statek: { $ship }
lh-round = Zaczyna się runda { $round }; na koniec { $harvest ->
    [yes] żniwa
   *[no] brak żniw
}, każdy płaci: { $meal }
lh-final = Ostatnia runda za nami: każdy ma jeszcze jedną akcję główną
lh-over = Koniec gry

## Co dzieje się samo, jako nagłówki

lh-cause-supply = Zaopatrzenie
lh-cause-interest = Odsetki
lh-cause-harvest = Żniwa
lh-cause-feeding = Żywienie
lh-cause-town = Miasto
lh-cause-ship = Port
lh-cause-round = Runda { $round }
lh-cause-final = Etap końcowy
lh-cause-over = Rozliczenie końcowe
