# Stół Le Havre w przeglądarce: plansza, akcje i pytania w słowach.
# { $what } to ilość dóbr, na przykład „3 drewna, 1 glina”; { $card } i { $ship } to nazwy w mianowniku.

web-lh-amount-loans = { $n } { $n ->
    [one] pożyczka
    [few] pożyczki
    [many] pożyczek
   *[other] pożyczki
}
web-lh-nothing = nic
web-lh-or = { $first } albo { $second }
web-lh-and = { $first } i { $second }
web-lh-ship-value = { $ship }, wartość { $value }

## Gdzie jest gra

web-lh-caption = Runda { $round } z { $rounds }, tura { $turn } z 7
web-lh-caption-final = Ostatnie tury
web-lh-caption-over = Koniec gry

## Akcje jako całe zwroty

web-lh-take = weź: { $what }
web-lh-take-then = weź ze straganu: { $good }
web-lh-use = użyj: { $card }
web-lh-use-fee = użyj: { $card } (opłata: { $fee })
web-lh-buy = kup: { $card } za { $francs } { $francs ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-buy-then = kup: { $card }
web-lh-buy-ship = kup: { $ship } za { $francs } { $francs ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-buy-ship-then = kup: { $ship }
web-lh-sell = sprzedaj: { $card } za { $francs } { $francs ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-sell-ship = sprzedaj: { $ship } za { $francs } { $francs ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-build = zbuduj: { $card } ({ $what })
web-lh-build-then = zbuduj: { $card }
web-lh-build-ship = zbuduj: { $ship } ({ $what })
web-lh-build-ship-then = zbuduj: { $ship }
web-lh-swap-ship = wymień na specjalny statek: { $ship }
web-lh-play = otwórz: { $card }
web-lh-repay = spłać pożyczkę za 5 franków
web-lh-redeem = wykup za 2 franki: { $what }
web-lh-evict = odeślij do domu robotnika: { $name }
web-lh-end = zakończ turę
web-lh-stop = skończ tutaj, bez reszty
web-lh-keep = odłóż obie karty bez zmian
web-lh-swap = odłóż obie karty na odwrót
web-lh-fee-food = zapłać opłatę żywnością
web-lh-fee-francs = zapłać opłatę we frankach
web-lh-fee-with = zapłać opłatę: { $what }
web-lh-pay = zapłać, ile trzeba
web-lh-pay-due = zapłać: { $what }
web-lh-borrow = weź pożyczkę: teraz 4 franki, do oddania 5
web-lh-pay-good = zapłać: { $what }
web-lh-pay-none = nie płać tym: { $good }
web-lh-times = { $n ->
    [0] ani razu
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } raza
}
web-lh-times-trade = { $gives } → { $gets }
web-lh-times-give = oddaj: { $gives }
web-lh-times-ships = wyślij { $n } { $n ->
    [one] statek
    [few] statki
    [many] statków
   *[other] statku
}
web-lh-times-loans = oddaj { $n } { $n ->
    [one] pożyczkę
    [few] pożyczki
    [many] pożyczek
   *[other] pożyczki
}
web-lh-with = { $what } zamiast: { $good }
web-lh-with-none = bez zastępstwa: { $good }
web-lh-load = załaduj: { $what }
web-lh-load-none = nie ładuj: { $good }
web-lh-give = oddaj: { $what }
web-lh-give-none = nie oddawaj: { $good }
web-lh-receive = odbierz: { $what }
web-lh-receive-none = nie bierz: { $good }
web-lh-pick = wybierz: { $good }
web-lh-more = więcej niż 127

## To samo pod nagłówkiem, krócej

web-lh-for = { $thing } za: { $what }
web-lh-in-brackets = { $thing } ({ $what })

## Nagłówki

web-lh-group-done = Gotowe
web-lh-group-due = Do zapłaty
web-lh-group-take = Weź ze straganu
web-lh-group-use = Użyj budynku
web-lh-group-build = Zbuduj
web-lh-group-buy = Kup
web-lh-group-sell = Sprzedaj
web-lh-group-money = Pożyczki
web-lh-group-fee = Opłata wejściowa
web-lh-group-pay = Zapłać
web-lh-group-times = Ile razy
web-lh-group-with = Zastępstwo
web-lh-group-load = Załaduj
web-lh-group-give = Oddaj
web-lh-group-receive = Odbierz
web-lh-group-pick = Wybierz
web-lh-group-evict = Robotnicy
web-lh-group-order = Kolejność
web-lh-group-play = Karty
web-lh-group-exchange = Wymień

## Pytania

web-lh-ask-turn = Weź dobra ze straganu albo użyj budynku. Możesz też kupować, sprzedawać i spłacać.
web-lh-ask-done = Akcja główna wykonana. Kupuj, sprzedawaj, spłacaj albo zakończ turę.
web-lh-ask-end = Nic więcej nie ma do zrobienia. Zakończ turę.
web-lh-ask-final = Twoja ostatnia akcja główna: weź dobra ze straganu albo użyj dowolnego budynku.
web-lh-ask-fee = { $card }: jak płacisz opłatę?
web-lh-ask-meal = Wyżyw swoich ludzi: do zapłaty { $due } { $due ->
    [one] żywność
   *[other] żywności
}. Masz { $has }, licząc franki.
web-lh-ask-meal-short = Wyżyw swoich ludzi: do zapłaty { $due } { $due ->
    [one] żywność
   *[other] żywności
}. Masz tylko { $has }. Sprzedaj coś albo weź pożyczkę.
web-lh-ask-interest = Odsetki od pożyczek: do zapłaty { $due } { $due ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}. Masz { $has }.
web-lh-ask-bill = Rachunek: do zapłaty { $due } { $due ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}. Masz { $has }.
web-lh-ask-pay-food = Do zapłaty jeszcze { $due } { $due ->
    [one] żywność
   *[other] żywności
}. Ile dajesz: { $good }?
web-lh-ask-pay-energy = Do zapłaty jeszcze { $due } { $due ->
    [one] energia
   *[other] energii
}. Ile dajesz: { $good }?
web-lh-ask-pay-food-card = { $card }: do zapłaty jeszcze { $due } { $due ->
    [one] żywność
   *[other] żywności
}. Ile dajesz: { $good }?
web-lh-ask-pay-energy-card = { $card }: do zapłaty jeszcze { $due } { $due ->
    [one] energia
   *[other] energii
}. Ile dajesz: { $good }?
web-lh-ask-with = { $better } może zastąpić: { $good }. Ile oddajesz?
web-lh-ask-load = Co wysyłasz? Zmieści się jeszcze { $most } { $most ->
    [one] dobro
    [few] dobra
    [many] dóbr
   *[other] dobra
}. Ile ładujesz: { $good }?
web-lh-ask-give = Które dobra oddajesz? Ile: { $good }?
web-lh-ask-receive = Które dobra odbierasz? Ile: { $good }?
web-lh-ask-times = { $card }: ile razy?
web-lh-ask-trade = { $card }: ile razy { $gives } → { $gets }?
web-lh-ask-give-times = { $card }: ile razy oddajesz: { $gives }?
web-lh-ask-ships = { $card }: ile statków wypływa? Każdy wymaga 3 energii.
web-lh-ask-loans = { $card }: ile pożyczek oddajesz?
web-lh-ask-pick = { $card }: które dobra wybierasz?
web-lh-ask-order = Widzisz kartę „{ $first }”, a pod nią „{ $second }”. W jakiej kolejności je odkładasz?
web-lh-ask-use = { $card }: którego budynku używasz?
web-lh-ask-build = { $card }: co budujesz?
web-lh-ask-build-more = { $card }: co budujesz teraz? Możesz skończyć.
web-lh-ask-play = { $card }: który ze swoich budynków specjalnych otwierasz?
web-lh-ask-evict = { $card }: czyj robotnik idzie do domu?
web-lh-ask-other = { $card }: co wybierasz?

## Co się zmieniło

web-lh-plus = +{ $what } ({ $total })
web-lh-minus = −{ $what } ({ $total })
web-lh-of = { $name }: { $what }
web-lh-got = + { $thing }
web-lh-lost = − { $thing }
web-lh-went = robotnik: { $card }
web-lh-went-home = robotnik wraca do domu
web-lh-new-round = zaczyna się runda { $round }
web-lh-town-got = miasto: + { $thing }
web-lh-new-ship = nowy statek: { $ship }
web-lh-modernised = modernizacja: { $card }
web-lh-move-meal = wyżywienie ludzi: { $what }
web-lh-move-interest = odsetki: { $what }
web-lh-move-bill = rachunek: { $what }
web-lh-secret = tajny wybór ({ $card })

## Punkty

web-lh-source-cash = franki
web-lh-source-buildings = budynki
web-lh-source-bonuses = premie budynków
web-lh-source-ships = statki
web-lh-source-loans = pożyczki

## Plansza

web-lh-harbour = Port
web-lh-offers = Stragany
web-lh-offer = Stragan: { $what }
web-lh-tiles = Żetony zaopatrzenia
web-lh-tile = Żeton { $number }: { $what }
web-lh-tile-hidden = Żeton { $number }: zakryty
web-lh-tile-interest = Odsetki: kto ma pożyczkę, płaci 1 franka, gdy przypływa tu statek.
web-lh-tile-now = Ta tura
web-lh-tile-next = Następna
web-lh-ship-of = Stoi tu statek: { $name }.
web-lh-rounds = Rundy
web-lh-round = Runda { $round }
web-lh-round-food = po { $n } żywności
web-lh-round-harvest = żniwa
web-lh-round-no-harvest = brak żniw
web-lh-round-standard = miasto realizuje projekt
web-lh-round-special = miasto stawia budynek specjalny
web-lh-round-ship = nowy statek: { $ship }
web-lh-proposals = Projekty
web-lh-pile-empty = pusto
web-lh-below = { $n } pod spodem
web-lh-below-these = Pod spodem: { $cards }
web-lh-build-cost = Budowa
web-lh-price = Kupno
web-lh-not-buildable = nie do zbudowania
web-lh-not-for-sale = nie na sprzedaż
web-lh-ships = Statki
web-lh-stack-empty = jeszcze brak
web-lh-stack-count = { $n } na stosie: wartości { $values }
web-lh-ship-facts = Daje { $food } { $food ->
    [one] żywność
   *[other] żywności
}, mieści { $capacity } { $capacity ->
    [one] dobro
    [few] dobra
    [many] dóbr
   *[other] dobra
}. Budowa: { $cost } i 3 energii.
web-lh-ship-liner = Nikogo nie żywi i nic nie przewozi. Budowa: { $cost } i 3 energii.
web-lh-ship-price = Cena: { $francs } { $francs ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}
web-lh-specials = Specjalne
web-lh-specials-left = { $n } { $n ->
    [one] zakryty budynek specjalny
    [few] zakryte budynki specjalne
    [many] zakrytych budynków specjalnych
   *[other] zakrytego budynku specjalnego
}
web-lh-specials-known = Znasz: { $cards }
web-lh-waits = { $card } czeka na pusty stos
web-lh-town = Miasto
web-lh-players = Gracze
web-lh-you = ty
web-lh-fee = Opłata: { $fee }
web-lh-fee-free = bez opłaty
web-lh-fee-closed = nie da się wejść
web-lh-value = Wartość { $n }
web-lh-worker-of = Stoi tu { $name }
web-lh-owner = Właściciel: { $name }
web-lh-owner-town = Właściciel: miasto
web-lh-about = O tej karcie
web-lh-food = Żywność: { $has }, potrzeba na koniec rundy: { $needs }
web-lh-food-short = brakuje { $n }
web-lh-energy = Energia: { $n }
web-lh-francs = Franki: { $n }
web-lh-loans = Pożyczki: { $n }
web-lh-hammers = Młoty: { $n }
web-lh-fishers = Wędkarze: { $n }
web-lh-worker-at = Robotnik: { $card }
web-lh-worker-home = Robotnik w domu
web-lh-pawned = W zastawie: { $what }
web-lh-hand = Na ręce: { $what }
web-lh-no-goods = brak dóbr
web-lh-no-buildings = jeszcze bez budynków
web-lh-feeds = żywi { $n }
web-lh-mark-use = Użyj
web-lh-mark-buy = Kup
web-lh-mark-sell = Sprzedaj
web-lh-mark-build = Zbuduj
web-lh-tab-me = Ja
web-lh-tab-harbour = Port
web-lh-tab-proposals = Karty
web-lh-tab-town = Miasto
web-lh-tab-others = Inni
web-lh-tab-rounds = Rundy

## The game itself

game-le_havre = Le Havre
    .about = Dobra, budynki i statki w rosnącym porcie. Od 1 do 5 graczy.

## Where the game is, in short

lh-caption = runda { $round }, żywność { $food }, { $harvest ->
    [yes] żniwa
   *[no] bez żniw
}
    .turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
lh-caption-final = faza końcowa
    .turn = Ostatnie tury
lh-caption-over = koniec gry
    .turn = Koniec gry
