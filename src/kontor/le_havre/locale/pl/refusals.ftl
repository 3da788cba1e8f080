# Zdania gry Le Havre. Odmowa to jedno zdanie, zaczęte małą literą, bez kropki na końcu.

ship-of-value = { $ship } o wartości { $value }
word-food = żywność
    .count = { $n } { $n ->
        [one] żywność
       *[other] żywności
    }
word-energy = energia
    .count = { $n } { $n ->
        [one] energia
       *[other] energii
    }
word-standard = dobra podstawowe
    .count = { $n } { $n ->
        [one] dobro podstawowe
        [few] dobra podstawowe
        [many] dóbr podstawowych
       *[other] dobra podstawowego
    }
word-upgraded = dobra ulepszone
    .count = { $n } { $n ->
        [one] dobro ulepszone
        [few] dobra ulepszone
        [many] dóbr ulepszonych
       *[other] dobra ulepszonego
    }

no-not-now = najpierw trzeba odpowiedzieć na inne pytanie
no-not-now-card = najpierw trzeba dokończyć akcję karty „{ $card }”
no-not-asked = to odpowiedź na pytanie, którego teraz nie ma
no-main-done = akcja główna tej tury jest już wykonana; możesz tylko kupować, sprzedawać i spłacać
no-main-open = tura kończy się dopiero po akcji głównej: weź dobra ze straganu albo użyj budynku
no-offer-empty = na straganie nic nie leży: { $good }
no-must-take = z powodu karty „Pikieta” musisz w tej turze wziąć dobra ze straganu
no-not-in-game = „{ $card }” nie występuje w tej grze
no-not-built = „{ $card }”: tego jeszcze nie zbudowano
no-locked = „{ $card }” nie ma akcji i nie da się tam wejść
no-own-worker = „{ $card }”: twój robotnik już tam jest
no-occupied = „{ $card }”: stoi tam robotnik gracza nr { $guest }
no-no-fee = „{ $card }”: opłata to { $fee }; masz razem { $food } { $food ->
    [one] żywność
   *[other] żywności
}, w tym franki: { $francs }
no-no-fee-left = po opłacie ({ $fee }) nie da się już użyć karty „{ $card }”
no-needs = „{ $card }” wymaga: { $wants }; masz: { $has }
no-needs-beside = „{ $card }” wymaga, oprócz oddanych dóbr: { $wants }; masz na to: { $has }
no-needs-plain = „{ $card }”: nie masz nic, co by się tam przydało
no-no-use = „{ $card }”: to by ci teraz nic nie dało
no-no-money = „{ $card }” kosztuje { $price } { $price ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}; masz { $francs }
no-no-money-plain = to kosztuje { $price } { $price ->
    [one] franka
    [few] franki
    [many] franków
   *[other] franka
}; masz { $francs }
no-not-for-sale = karty „{ $card }” nie można kupić
no-not-on-top = „{ $card }” nie leży na wierzchu swojego stosu
no-owned = „{ $card }” należy do gracza nr { $owner }
no-sold-this-turn = karta „{ $card }” została sprzedana w tej turze i nie można jej odkupić
no-not-yours = nie masz karty „{ $card }”
no-not-sellable = karty „{ $card }” nie można sprzedać
no-final-phase = po ostatniej rundzie nie można już nic kupić
no-not-buildable = karty „{ $card }” nie można zbudować, tylko kupić
no-no-material = „{ $card }” wymaga: { $wants }; masz: { $has }
no-no-material-beside = „{ $card }” wymaga, oprócz materiałów: { $wants }; masz na to: { $has }
no-no-material-plain = „{ $card }”: nie masz teraz z czego budować
no-only-with-wood = Tartak buduje tylko to, co wymaga drewna, a „{ $card }” go nie wymaga
no-no-ship-left = nie ma teraz dostępnej karty „{ $card }”
no-no-brick = Stocznię trzeba najpierw zmodernizować 1 cegłą, a nie masz żadnej
no-no-loan = nie masz pożyczki
no-cannot-borrow = pożyczkę dostaniesz tylko na przymusową płatność, gdy zużyjesz całą żywność i wszystkie pieniądze
no-out-of-amount = { $good }: wybierz liczbę od { $least } do { $most }
no-out-of-amount-plain = wybierz liczbę od { $least } do { $most }
no-guarded = to zabrałoby jedyną rzecz, którą możesz tu zbudować
no-expert-sale = według zasad dla zaawansowanych sprzedajesz poza swoją turą tylko po to, by pokryć płatność, na którą cię nie stać
no-last-round = „{ $card }”: od ostatniej rundy zamknięte
no-not-pawned = nie masz tego w Lombardzie: { $good }
no-cannot-evict = nie ma tu nikogo, kogo można by odesłać do domu
no-no-hand = nie masz na ręce budynku specjalnego
no-built = „{ $card }”: to już zbudowane i można to tylko kupić
no-only-in-firm = budynki stawia się w firmie budowlanej
no-only-in-wharf = statki buduje się i wymienia w Stoczni
no-no-ship = „{ $card }”: nie ma statku, który możesz tu teraz zbudować lub wymienić
no-no-exchange = „{ $card }” można wymienić tylko na kartę „{ $wanted }”, a tej nie ma w mieście
no-no-freight = po zapłaceniu energii za statek nie zostałoby ci nic do załadowania
no-short = do zapłaty: { $due }; masz: { $has }
no-not-your-turn = to możliwe tylko w twojej turze
no-not-a-choice = dobra wybiera się w stałej kolejności; teraz może to być: { $picks }

# Wiersze, których nie da się odczytać.

line-no-choice = „{ $words }” nie jest do wyboru; jest „{ $choice }”
line-one-good = „{ $word }” dotyczy jednego dobra naraz
line-no-good = żadne dobro nie nazywa się tu „{ $name }”
line-no-building = żaden budynek nie nazywa się „{ $name }”
line-no-ship = żaden statek nie nazywa się „{ $name }”
line-no-such-ship = nie ma takiego statku: { $ship }
line-top-ship = „{ $word }” bierze statek z wierzchu stosu, niezależnie od jego wartości
line-ship-value = po „{ $words }” trzeba podać wartość statku
line-other-question = „{ $words }” to odpowiedź na inne pytanie; teraz pytanie brzmi „{ $wanted }”
line-out-of-reach = { $number } to za dużo na jeden krok; „more” prowadzi dalej niż 127
