# Polskie nazwy i teksty kart, dóbr i statków gry Le Havre.

## Dobra

good-fish = ryba
    .count = { $n } { $n ->
        [one] ryba
        [many] ryb
       *[other] ryby
    }
good-wood = drewno
    .count = { $n } { $n ->
        [one] drewno
       *[other] drewna
    }
good-clay = glina
    .count = { $n } { $n ->
        [one] glina
       *[other] gliny
    }
good-iron = żelazo
    .count = { $n } { $n ->
        [one] żelazo
       *[other] żelaza
    }
good-grain = zboże
    .count = { $n } { $n ->
        [one] zboże
       *[other] zboża
    }
good-cattle = bydło
    .count = { $n } { $n ->
        [one] bydło
       *[other] bydła
    }
good-coal = węgiel
    .count = { $n } { $n ->
        [one] węgiel
        [few] węgle
        [many] węgli
       *[other] węgla
    }
good-hides = skóra
    .count = { $n } { $n ->
        [one] skóra
        [many] skór
       *[other] skóry
    }
good-smoked_fish = wędzona ryba
    .count = { $n } { $n ->
        [one] wędzona ryba
        [few] wędzone ryby
        [many] wędzonych ryb
       *[other] wędzonej ryby
    }
good-charcoal = węgiel drzewny
    .count = { $n } { $n ->
        [one] węgiel drzewny
        [few] węgle drzewne
        [many] węgli drzewnych
       *[other] węgla drzewnego
    }
good-brick = cegła
    .count = { $n } { $n ->
        [one] cegła
        [many] cegieł
       *[other] cegły
    }
good-steel = stal
    .count = { $n } { $n ->
        [one] stal
        [few] stale
       *[other] stali
    }
good-bread = chleb
    .count = { $n } { $n ->
        [one] chleb
        [few] chleby
        [many] chlebów
       *[other] chleba
    }
good-meat = mięso
    .count = { $n } { $n ->
        [one] mięso
       *[other] mięsa
    }
good-coke = koks
    .count = { $n } { $n ->
        [one] koks
        [few] koksy
        [many] koksów
       *[other] koksu
    }
good-leather = błam
    .count = { $n } { $n ->
        [one] błam
        [few] błamy
        [many] błamów
       *[other] błamu
    }

offer-francs = franki
    .count = { $n } { $n ->
        [one] frank
        [few] franki
        [many] franków
       *[other] franka
    }

## Statki

ship-wood = drewniany statek
ship-iron = żelazny statek
ship-steel = stalowy statek
ship-luxury = luksusowy liniowiec

## Rodzaje kart

kind-craft = budynek rzemieślniczy
kind-economic = budynek gospodarczy
kind-industrial = budynek przemysłowy
kind-public = budynek publiczny
kind-none = pseudobudynek
kind-ship = statek

## Budynki zwykłe

card-building_firm_1 = Firma budowlana 1
    .text = Postaw 1 budynek z wierzchu stosu projektów i zapłać za niego materiałami. Statków się tu nie buduje.
card-building_firm_2 = Firma budowlana 2
    .text = Postaw 1 budynek z wierzchu stosu projektów i zapłać za niego materiałami. Statków się tu nie buduje.
card-construction_firm = Kompania budowlana
    .text = Postaw po kolei 1 lub 2 budynki z wierzchu stosów projektów, choćby oba z tego samego stosu. Statków się tu nie buduje.
card-marketplace = Targowisko
    .text = Dostajesz 2 różne dobra podstawowe i jeszcze po 1 innym za każdy swój budynek rzemieślniczy: najwyżej 8, w skróconej grze solo najwyżej 4. W pełnej grze podejrzyj potem 2 wierzchnie budynki specjalne i odłóż je w wybranej kolejności.
card-sawmill = Tartak
    .text = Postaw 1 budynek, który wymaga drewna, i zapłać za niego o 1 drewno mniej. Statków się tu nie buduje.
card-fishery = Łowisko
    .text = Dostajesz 3 ryby i jeszcze po 1 za każdego wędkarza na twoich kartach.
card-joinery = Stolarnia
    .text = Oddaj 1, 2 lub 3 drewna, a dostaniesz 5, 6 lub 7 franków.
card-bakehouse = Piekarnia
    .text = Zamień dowolnie dużo zboża na chleb; każdy kosztuje pół energii, w sumie zaokrąglone w górę. Za każde 2 chleby dostajesz 1 franka.
card-hardware_store = Sklep narzędziowy
    .text = Dostajesz 1 drewno, 1 cegłę i 1 żelazo.
card-charcoal_kiln = Wypalarnia węgla
    .text = Zamień dowolnie dużo drewna na węgiel drzewny. Energii to nie wymaga.
card-smokehouse = Wędzarnia
    .text = Zamień do 6 ryb na wędzone, wszystkie razem za 1 energię. Za każde 2 wędzone ryby dostajesz 1 franka.
card-abattoir = Rzeźnia
    .text = Zamień dowolnie dużo bydła na mięso. Za każde 2 sztuki bydła dostajesz też 1 skórę.
card-clay_mound = Gliniane wzgórze
    .text = Dostajesz 3 gliny i jeszcze po 1 za każdy młot na twoich kartach. Wzgórza nie można zbudować, tylko kupić.
card-arts_centre = Centrum kultury
    .text = Dostajesz 4 franki za każdego cudzego robotnika w twoich budynkach.
card-wharf_1 = Stocznia 1
    .text = Zbuduj 1 statek z wierzchu stosu: zapłać jego materiały i 3 energii. Pierwszy statek stąd, który nie jest drewniany, kosztuje o 1 cegłę więcej; ta cegła modernizuje stocznię na stałe.
card-black_market = Czarny rynek
    .text = Za każdy pusty stragan dostajesz z magazynu 2 jego dobra albo 2 franki. Rynku nie można zbudować, tylko kupić.
card-brickworks = Cegielnia
    .text = Zamień dowolnie dużo gliny na cegły; każda kosztuje pół energii, w sumie zaokrąglone w górę. Za każde 2 cegły dostajesz 1 franka.
card-local_court = Sąd rejonowy
    .text = Oddaj pożyczki bez płacenia: swoją jedyną, albo 1 z dwóch i weź 2 franki. Przy trzech i więcej oddaj 2, albo 1 i weź 2 franki.
card-colliery = Kopalnia węgla
    .text = Dostajesz 3 węgle, a jeśli masz na kartach choć jeden młot, jeszcze 1.
card-wharf_2 = Stocznia 2
    .text = Zbuduj 1 statek z wierzchu stosu: zapłać jego materiały i 3 energii. Pierwszy statek stąd, który nie jest drewniany, kosztuje o 1 cegłę więcej; ta cegła modernizuje stocznię na stałe.
card-shipping_line = Armator
    .text = Każdy twój statek, który wypływa, kosztuje 3 energii: drewniany zabiera 2 dobra, żelazny 3, stalowy 4. Stal idzie za 8 franków, koks za 5, błam za 4; chleb, bydło i węgiel za 3; cegła, węgiel drzewny, skóra, żelazo, mięso i wędzona ryba za 2; cała reszta za 1.
card-grocery_market = Sklep spożywczy
    .text = Dostajesz po 1: ryba, wędzona ryba, zboże, chleb, bydło i mięso.
card-tannery = Garbarnia
    .text = Zamień do 4 skór na błamy. Za każdy dostajesz 1 franka.
card-business_office = Biuro
    .text = Wymień 4 dowolne dobra na 1 stal albo 1 dowolne dobro na 1 węgiel drzewny, 1 błam lub 1 cegłę; możesz zrobić jedno i drugie, każde raz. Franki to nie dobra.
card-ironworks = Huta żelaza
    .text = Dostajesz 3 żelaza. Za 6 energii możesz dobrać jeszcze 1.
card-steel_mill = Huta stali
    .text = Zamień dowolnie dużo żelaza na stal, za każdą płacąc 5 energii.
card-storehouse = Narzędziownia
    .text = Nie da się tu wejść. Na koniec jest warta o pół franka więcej za każde dobro właściciela, w sumie zaokrąglone w dół.
card-cokery = Koksownia
    .text = Zamień dowolnie dużo węgla na koks i za każdy dostań 1 franka. Energii to nie wymaga.
card-dock = Dok
    .text = Nie da się tu wejść. Na koniec jest wart o 4 franki więcej za każdy statek właściciela.
card-bridge_over_the_seine = Most nad Sekwaną
    .text = Sprzedaj tyle dóbr, ile chcesz: ulepszone po 1 franku, podstawowe po 1 franku za każde 3, wszystko jedno jakie.
card-town_hall = Ratusz
    .text = Nie da się tu wejść. Na koniec jest wart o 4 franki więcej za każdy budynek publiczny właściciela (licząc też Ratusz) i o 2 franki więcej za każdy rzemieślniczy.
card-bank = Bank
    .text = Nie da się tu wejść. Na koniec jest wart o 3 franki więcej za każdy budynek przemysłowy właściciela i o 2 franki więcej za każdy gospodarczy (licząc też Bank).
card-church = Kościół
    .text = Tylko z co najmniej 5 chlebami i 2 rybami, które zachowujesz: dostajesz 5 chlebów i 3 ryby. Kościoła nie można kupić, tylko zbudować.

## Budynki specjalne gry podstawowej

card-football_stadium = Stadion
    .text = Nie da się tu wejść. Od chwili odkrycia jest na sprzedaż. Gdy opróżni się stos projektów, trafia na jego miejsce i można go też zbudować.
card-labour_exchange = Urząd pracy
    .text = Dostajesz po 1 rybie za każdego wędkarza i po 1 węglu za każdy młot na twoich kartach.
card-bakery = Sklep piekarniczy
    .text = Sprzedaj do 6 chlebów, każdy za 3 franki.
card-baguette_shop = Sklep z kanapkami
    .text = Do 4 razy sprzedaj razem 1 chleb i 1 mięso za 6 franków.
card-farm = Gospodarstwo
    .text = Dostajesz 2 ryby, 2 zboża, 2 drewna, 1 skórę i 1 bydło.
card-clothing_industry = Przemysł odzieżowy
    .text = Tyle razy, ile chcesz, sprzedaj razem 1 skórę i 1 błam za 7 franków.
card-iron_mine_and_coal_seam = Ruda żelaza i pokład węgla
    .text = Dostajesz 2 żelaza i 1 węgiel.
card-fish_market = Targ rybny
    .text = Sprzedaj do 7 ryb, każdą za 2 franki. Wędzonych nikt tu nie kupuje.
card-fish_restaurant = Smażalnia ryb
    .text = Sprzedaj dowolnie dużo wędzonych ryb, każdą za 3 franki.
card-fishpond_and_wood = Staw rybny w lesie
    .text = Dostajesz 3 ryby i 3 drewna.
card-forest_hut = Leśniczówka
    .text = Do 4 razy sprzedaj razem 1 drewno i 1 mięso za 5 franków.
card-plant_nursery = Szkółka roślin
    .text = Dostajesz 4 drewna i 3 franki.
card-business_park = Park przemysłowy
    .text = Nie da się tu wejść. Na koniec jest wart o 2 franki więcej za każdy budynek przemysłowy właściciela.
card-guildhouse = Siedziba cechu
    .text = Nie da się tu wejść. Na koniec jest warta o 2 franki więcej za każdy budynek gospodarczy właściciela (licząc też Siedzibę cechu).
card-harbour_watch = Straż przybrzeżna
    .text = Zapłać innemu graczowi 1 franka, a jego robotnik wraca do domu. Potem wejdź do budynku, w którym stał, zapłać za wejście, chyba że budynek jest twój, i użyj go. Z Dworca głównego i Hotelu nie można nikogo wyrzucić.
card-smelter = Piec martenowski
    .text = Dostajesz 1 węgiel, 1 koks i 1 żelazo.
card-diner = Bar
    .text = Do 3 razy sprzedaj razem 1 drewno, 1 chleb i 1 wędzoną rybę za 8 franków.
card-hunting_lodge = Domek myśliwski
    .text = Dostajesz 2 skóry i 3 mięsa.
card-coal_trader = Hurtownia węgla
    .text = Raz zapłać 1 żywność za 1 węgiel drzewny. Do 5 razy zapłać 2 żywności za 1 węgiel. Możesz zrobić jedno i drugie.
card-patisserie = Cukiernia
    .text = Do 3 razy sprzedaj razem 1 zboże i 1 chleb za 5 franków.
card-furriery = Pracownia kuśnierska
    .text = Wymień dowolnie dużo skór, każdą na 1 chleb. Oprócz tego lub zamiast tego sprzedaj do 2 błamów, każdy za 5 franków.
card-leather_industry = Przemysł skórzany
    .text = Jeśli masz co najmniej 14 franków, których nie oddajesz, sprzedaj 3 błamy za 16 franków.
card-kiln = Wypalarnia cegieł
    .text = Raz oddaj 1 glinę i 1 energię za 3 cegły.
card-luxury_yacht = Luksusowy jacht
    .text = Żelazny statek tylko z nazwy: ani żywności, ani ładunku. Kup go za 20 franków albo wejdź do stoczni i wymień na niego swój żelazny statek, który opuszcza grę.
card-feedlot = Tuczarnia
    .text = Nie da się tu wejść. Jej właściciel, jeśli ma od 2 do 6 sztuk bydła, dostaje w żniwa 2 sztuki zamiast 1; od 7 sztuk jak zwykle 1.
card-masons_guild = Cech strycharzy
    .text = Nie da się tu wejść. Każdy budynek, który stawia właściciel, kosztuje o 1 glinę lub 1 cegłę mniej, jeśli ich wymaga.
card-furniture_factory = Fabryka mebli
    .text = Tyle razy, ile chcesz, sprzedaj razem 1 błam i 1 drewno za 6 franków.
card-town_square = Rynek miejski
    .text = Dostajesz po 1 ulepszonym dobru za każdy swój budynek rzemieślniczy, same różne i bez stali: najwyżej 7.
card-tavern = Tawerna
    .text = Do 4 razy sprzedaj razem 1 drewno i 1 zboże za 3 franki.
card-haulage_firm = Firma holownicza
    .text = Zapłać 3 franki i weź wszystkie dobra z dwóch sąsiednich straganów w rzędzie: bydło, zboże, żelazo, glina, drewno, ryba. Franków brać nie wolno.
card-schnaps_distillery = Gorzelnia
    .text = Sprzedaj do 4 sztuk zboża, każdą za 2 franki.
card-steelworks = Kombinat hutniczy
    .text = Raz oddaj 1 żelazo i 15 energii za 2 sztuki stali.
card-steakhouse = Steakhouse
    .text = Do 4 razy sprzedaj razem 1 mięso i 1 węgiel drzewny za 6 franków.
card-wind_farm = Elektrownia wiatrowa
    .text = Nie da się tu wejść. Ilekroć akcja główna wymaga od właściciela energii, płaci on o 3 mniej. Nadwyżka przepada.
card-brick_manufacturer = Wytwórnia cegieł
    .text = Jeśli masz co najmniej 10 franków, których nie oddajesz, sprzedaj 3 cegły za 14 franków.
card-zoo = Zoo
    .text = Dostajesz 1 franka za każde 3 swoje zwierzęta, licząc bydło i ryby razem. Zwierzęta zachowujesz.

## Essen 2008

card-dunny = Wychodek
    .text = Nie da się tu wejść. Po odkryciu trafia na ten stos projektów, który pokazuje najwyższy numer, i stamtąd można go zbudować lub kupić.
card-workers_cottages = Domki robotnicze
    .text = Nie da się tu wejść. W etapie końcowym właściciel wykonuje 2 akcje główne z rzędu, a inni po 1.
card-construction_site = Plac budowy
    .text = Nie można go kupić. Gdy się pojawi, każdy gracz dostaje 3 kolejne budynki specjalne; kto pierwszy tu wejdzie, wykłada jeden ze swoich jako budynek miasta i, jeśli go nie kupi, musi od razu zapłacić za wejście i go użyć, o ile może. Potem ta karta i wszystkie karty na rękach opuszczają grę.
card-logging_camp = Obóz drwali
    .text = Do 7 razy zapłać 1 żywność i weź 1 drewno.
card-ms_dagmar = MS Dagmar
    .text = Liczy się jako luksusowy liniowiec, więc ani żywności, ani ładunku. Kup go za 50 franków albo wejdź do stoczni, która jest zmodernizowana lub którą teraz modernizujesz 1 cegłą, i wymień na niego swój luksusowy liniowiec, który opuszcza grę.
card-pawnbrokers = Lombard
    .text = Zastaw dowolnie dużo dóbr, każde za 2 franki, ale nigdy nie trzymaj tu dwóch takich samych. Każde możesz wykupić za 2 franki w dowolnej chwili, bez wchodzenia.
card-pirates_lair = Kryjówka piratów
    .text = Nie da się tu wejść. Za każdy statek, który inny gracz wysyła przez Armatora, właściciel dostaje 1 franka z jego zarobku.
card-junkyard = Złomowisko
    .text = Do 5 razy zapłać 2 żywności i weź 1 żelazo.
card-dive_bar = Spelunka
    .text = Z własnej woli nikt tu nie wejdzie. Robotnik odesłany do domu trafia zamiast tego tutaj, a jego gracz płaci do Skarbca 2 franki, lub 1 franka, jeśli spelunka jest jego. Miejsca starczy dla wszystkich.
card-picket_line = Pikieta
    .text = Weź wszystko z jednego straganu. Wszyscy inni muszą w swojej następnej turze jako akcję główną wziąć dobra ze straganu; dopiero potem ta karta opuszcza grę. Od początku ostatniej rundy zamknięte.
card-tobacco_factory = Fabryka tytoniu
    .text = Nie da się tu wejść. W swojej turze właściciel może odsyłać do domu cudzych robotników ze swoich budynków, ale nie z Dworca głównego ani Hotelu.
card-cattle_drive = Spęd bydła
    .text = Każdy inny gracz, który ma bydło, oddaje ci 1 sztukę. W dwie osoby przeciwnik oddaje ci 2 albo tyle, ile ma.

## Le Grand Hameau

card-wooden_crane = Drewniany żuraw
    .text = Nie da się tu wejść. Budując, właściciel może zapłacić 1 drewno zamiast 1 dowolnego żetonu materiału.
card-lumber_mill = Zakład drzewny
    .text = Nie da się tu wejść. Każdy budynek, który stawia właściciel, kosztuje o 1 drewno mniej, jeśli go wymaga. To dolicza się do zniżki Tartaku.
card-main_station = Dworzec główny
    .text = Przy wejściu nic się nie dzieje i nikt cię stąd nie wyrzuci. Gdy wychodzisz, użyj po kolei jednego lub dwóch różnych innych budynków bez opłaty.
card-hotel = Hotel
    .text = Przy wejściu nic się nie dzieje i nikt cię stąd nie wyrzuci. Dopóki twój robotnik tu jest, dostajesz 3 franki za każdym razem, gdy bierzesz coś ze straganu.
card-fur_factory = Fabryka futer
    .text = Na każdy swój błam sprzedaj do 2 skór, każdą za 4 franki. Błamy zachowujesz.
card-wainwrights = Kołodziej
    .text = Na każde swoje żelazo lub stal możesz raz sprzedać 2 drewna za 5 franków. Żelazo i stal zachowujesz.
card-fishermans_hut = Chata rybaka
    .text = Dostajesz 1 rybę za każde 2 swoje ryby. Na koniec każdej rundy, przed żywieniem, właściciel dostaje 1 rybę, a w jedną lub dwie osoby 2.
card-soup_kitchen = Jadłodajnia
    .text = Nie da się tu wejść. Na koniec każdej rundy daje właścicielowi 5, 4, 3, 2 lub 1 żywności przy 1, 2, 3, 4 lub 5 graczach. Nie jest statkiem.
card-cattle_market = Targ bydła
    .text = Albo kup do 7 sztuk bydła, każdą za 1 franka, albo sprzedaj do 7 sztuk, każdą za 3 franki.
card-brick_trader = Hurtownia cegieł
    .text = Albo kup do 5 cegieł, każdą za 1 franka, albo sprzedaj do 5 cegieł, każdą za 3 franki.
card-clay_company = Zakład gliniarski
    .text = Tyle razy, ile chcesz, sprzedaj razem 1 glinę i 1 drewno za 3 franki.
card-smelting_furnace = Piec hutniczy
    .text = Tyle razy, ile chcesz, oddaj 1 glinę i 2 energii za 1 żelazo.
card-flea_market = Pchli targ
    .text = Zabierz jeden stragan, na którym leżą dokładnie 2 żetony, i wszystkie, na których leży dokładnie 1, franki też. Stragan z 2 żetonami musi być.
card-inn = Gospoda
    .text = Zamień dowolnie dużo ryb na wędzone, bez energii. Oprócz tego lub zamiast tego sprzedaj do 2 porcji mięsa, każdą za 4 franki.
card-cannery_row = Wytwórnia konserw
    .text = Raz sprzedaj razem 1 żelazo i 4 wędzone ryby za 18 franków. Oprócz tego lub zamiast tego raz sprzedaj razem 1 żelazo i 3 mięsa za 16 franków.
card-hides_trader = Hurtownia skór
    .text = Raz sprzedaj 6 skór razem za 18 franków.
card-fur_industry = Przemysł futrzarski
    .text = Jeśli masz co najmniej 10 franków, których nie oddajesz, sprzedaj 3 skóry za 12 franków.
card-department_of_agriculture = Urząd rolnictwa
    .text = Dostajesz po 1 mięsie za każdy swój budynek gospodarczy i po 1 chlebie za każdy rzemieślniczy.
card-department_of_economics = Urząd gospodarki
    .text = Dostajesz po 1 żelazie za każdy swój budynek przemysłowy i po 2 franki za każdy gospodarczy.
card-stockmarket = Giełda
    .text = Nie da się tu wejść. Właściciel nie płaci odsetek i dostaje 1 franka, ilekroć inny gracz bierze franki ze straganu, oraz 3 franki, gdy inny gracz buduje Bank lub kupuje go z jego stosu.
card-souvenir_shop = Sklep z pamiątkami
    .text = Nie da się tu wejść. Właściciel dostaje ze Skarbca 1 franka, ilekroć inny gracz wchodzi do jednego z jego budynków.
card-wreckers = Firma rozbiórkowa
    .text = Do 2 razy zapłać 3 żywności i weź 2 drewna, 2 gliny i 1 żelazo.
card-blast_furnace = Wielki piec
    .text = Do 6 razy zapłać 3 energii i weź 1 żelazo.
card-biofuel_facility = Wytwórnia biopaliw
    .text = Nie da się tu wejść. U Armatora właściciel może płacić także zbożem, które jest warte 2 energii za sztukę.
card-ranch = Ranczo
    .text = Nie da się tu wejść. Na koniec jest warte o 2 franki więcej za każdą sztukę bydła właściciela.
card-trading_firm = Firma handlowa
    .text = Wymień do 4 swoich dóbr na dowolnie dużo innych dóbr o dokładnie tej samej łącznej wartości. Dobra są warte tyle, ile płaci Armator.
card-trafficking_spot = Punkt przemytu
    .text = Wymień od 1 do 3 dóbr podstawowych, jedno za jedno, na inne podstawowe prócz żelaza. Oprócz tego lub zamiast tego wymień od 1 do 3 dóbr ulepszonych, jedno za jedno, na inne ulepszone prócz stali.
card-major_corporation = Wielki koncern
    .text = Dostajesz po 1 z każdego dobra, które już masz. Wzięcie stali kosztuje 3 franki.
card-emporium = Dom towarowy
    .text = Kup najwyżej po 1: wędzona ryba, węgiel drzewny, cegła, chleb, mięso i błam za 1 franka, koks za 3 franki, stal za 5 franków.
card-cobblers = Szewc
    .text = Tyle razy, ile chcesz, oddaj 1 błam za 2 chleby i 2 franki.

## Karty promocyjne

card-rattletrap_car = Gruchot
    .text = Wart minus 2 franki; nie można go kupić, sprzedać ani do niego wejść. Musi go wziąć następny gracz, który dostanie co najmniej 1 żelazo. Stal się nie liczy.
card-wholesale_bakery = Hurtownia pieczywa
    .text = Sprzedaj dowolnie dużo chlebów, każdy za 2 franki.
card-toy_fair = Targi zabawek
    .text = Weź kartę pożyczki bez jej 4 franków i 6 różnych dóbr do wyboru, ale bez stali.
