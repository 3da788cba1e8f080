# Lekcje: tytuł, cel i ostatnie słowo; co zrobić i dlaczego; co odpowiada się na złe ruchy.

## Weź z nabrzeża

lesson-le_havre-quay = Weź z nabrzeża
    .goal = Wygrywa ten, kto na koniec jest najbogatszy. Zaczyna się od dóbr z nabrzeża.
    .end = Czego nikt nie weźmie, tego przybywa z każdym statkiem. Z drewna i gliny można budować: o tym za chwilę.
lesson-le_havre-quay-1 = Weź drewno.
    .why = W turze masz jedną akcję główną: weź wszystko z jednego straganu albo użyj jednego budynku.
lesson-le_havre-quay-1-offer = Ten stragan też jest dobry. Ale chcemy budować, a do tego trzeba drewna.
lesson-le_havre-quay-1-house = Użycie budynku to druga akcja główna. Najpierw potrzebujemy drewna.
lesson-le_havre-quay-1-buy = Kupować możesz w każdej swojej turze. Na razie zatrzymaj swoje 5 franków.
lesson-le_havre-quay-2 = Zakończ turę.
    .why = Wszystkie 4 drewna są twoje. Teraz dobra przywozi statek przeciwnika i on też coś bierze ze straganu.
lesson-le_havre-quay-2-buy = Można by coś kupić, ale franki żywią też robotników. Zachowaj je na później.
lesson-le_havre-quay-3 = Weź glinę.
    .why = Każda tura zaczyna się od dostawy: twój statek przywiózł właśnie 1 drewno i 1 glinę. Dlatego są już 3 gliny.
lesson-le_havre-quay-3-wood = Leży tam dopiero 1 drewno. Gliny są już 3.
lesson-le_havre-quay-3-offer = To przyda się później. Żeby z drewna powstał budynek, trzeba gliny.
lesson-le_havre-quay-3-house = Budynki będą w następnej lekcji. Najpierw weź glinę.
lesson-le_havre-quay-3-buy = Najpierw dobra: z drewna i gliny zbudujesz coś bez franków.

## Buduj i kupuj

lesson-le_havre-build = Buduj i kupuj
    .goal = Zamień dobra na własne budynki.
    .end = Masz dwa budynki. Na koniec każdy liczy się za tyle, ile jest na jego złotej monecie; do tego czasu pracuje dla ciebie.
lesson-le_havre-build-1 = Użyj Firmy budowlanej 1 i zbuduj Łowisko.
    .why = Idzie tam twój robotnik. Buduje się wierzchnie karty z „Projektów budynków”. Łowisko kosztuje 1 drewno i 1 glinę.
lesson-le_havre-build-1-offer = Masz już dość: Łowisko kosztuje 1 drewno i 1 glinę. Zbuduj je od razu.
lesson-le_havre-build-1-fee = Kompania budowlana stawia dwa budynki, ale chce za to 2 żywności. Firma budowlana 1 jest za darmo.
lesson-le_havre-build-1-house = Tam się nie buduje. Firma budowlana 1 buduje, i to bez opłaty.
lesson-le_havre-build-1-buy = Najpierw zbuduj: to twoja akcja główna, a materiały masz.
lesson-le_havre-build-1-other = Nie masz jeszcze zboża na chleb. Łowisko od razu daje żywność.
lesson-le_havre-build-2 = Kup Gliniane wzgórze za 2 franki.
    .why = Kupno nie jest akcją główną i nie wymaga robotnika. Na sprzedaż są karty z wierzchu stosów i budynki miasta.
lesson-le_havre-build-2-end = To jeszcze nie koniec tury: kup najpierw Gliniane wzgórze. Kosztuje tylko 2 franki.
lesson-le_havre-build-2-firm = Firma kosztowałaby 4 franki. Gliniane wzgórze jest tańsze i daje glinę.
lesson-le_havre-build-2-sell = Sprzedaż daje tylko połowę wartości. Zatrzymaj Łowisko.
lesson-le_havre-build-3 = Zakończ turę.
    .why = Twój robotnik zostaje w firmie. Dopóki tam stoi, nikt inny nie wejdzie.
lesson-le_havre-build-3-sell = Sprzedaż daje tylko połowę wartości. Zatrzymaj to, co masz.
lesson-le_havre-build-4 = Użyj swojego Łowiska.
    .why = Daje 3 ryby i jeszcze 1 za wędkarza na twojej karcie. We własnych budynkach nigdy nie płacisz.
lesson-le_havre-build-4-fish = Na nabrzeżu są tylko 2 ryby. Twoje Łowisko da 4.
lesson-le_havre-build-4-offer = Innym razem. Teraz zobacz, co daje twoje Łowisko.
lesson-le_havre-build-4-house = Tak też można. Ale Łowisko cię żywi, więc zacznij od niego.
lesson-le_havre-build-4-sell = Sprzedaż daje połowę wartości. Łowisko daje ryby, raz za razem.

## Wejdź i zapłać

lesson-le_havre-enter = Wejdź i zapłać
    .goal = Korzystaj z cudzych budynków i pozwól innym korzystać z twoich.
    .end = Każdy budynek jest otwarty dla wszystkich: jeden robotnik naraz, a opłatę dostaje właściciel.
lesson-le_havre-enter-1 = Użyj Kopalni węgla i zapłać 2 rybami.
    .why = Należy do przeciwnika, więc on dostaje opłatę. Ty dostajesz 3 węgle; każdy grzeje jak 3 drewna.
lesson-le_havre-enter-1-offer = Węgla nigdy nie ma na straganach. Dają go tylko budynki.
lesson-le_havre-enter-1-own = Twoje Gliniane wzgórze masz za darmo, ale chcemy węgla. Ten jest w Kopalni.
lesson-le_havre-enter-1-house = Nigdzie nie ma więcej węgla niż w Kopalni: 3 naraz.
lesson-le_havre-enter-1-francs = Franki to też żywność, ale liczą się na koniec, a ryby nie. Zapłać rybami.
lesson-le_havre-enter-1-sell = Nie trzeba nic sprzedawać: na opłatę wystarczą ryby.
lesson-le_havre-enter-2 = Zakończ turę.
    .why = Patrz na swoje ryby: przeciwnik wejdzie na twoje Gliniane wzgórze i zapłaci ci 1.
lesson-le_havre-enter-2-sell = Zatrzymaj to: inni płacą ci za wejście.
lesson-le_havre-enter-3 = Użyj Targowiska za 1 franka i wybierz 3 dobra.
    .why = Dostajesz 2 dobra i jeszcze 1 za Łowisko. Twoje Gliniane wzgórze jest teraz zajęte: jeden budynek, jeden robotnik.
lesson-le_havre-enter-3-offer = Na straganie jest jeden rodzaj dóbr. Na Targowisku wybierasz trzy.
lesson-le_havre-enter-3-house = To możesz zrobić później. Teraz wypróbuj budynek miasta: Targowisko.
lesson-le_havre-enter-3-food = Żywność też się nada, ale trzeba jej 2. Tutaj 1 frank to mniej.
lesson-le_havre-enter-3-sell = Na opłatę masz dość franków. Zatrzymaj budynki.

## Wytwarzaj dobra

lesson-le_havre-make = Wytwarzaj dobra
    .goal = Zamień zwykłe dobra na lepsze. Potrzeba do tego energii.
    .end = Tak jest ze wszystkim: żelazo zmienia się w stal, skóry w błamy. Lepsze dobra lepiej żywią, grzeją i się sprzedają.
lesson-le_havre-make-1 = Użyj swojej Wędzarni i uwędź wszystkie 6 ryb.
    .why = Wędzona ryba to 2 żywności zamiast 1. Na wszystkie razem trzeba 1 energii: 1 drewna. I zarabiasz 3 franki.
lesson-le_havre-make-1-offer = Masz 6 ryb. Najpierw zrób z nich coś lepszego.
lesson-le_havre-make-1-bread = Pieczenie spaliłoby 3 drewna z twoich 4. Wędzenie tylko 1.
lesson-le_havre-make-1-house = Tam ryby zostaną, jakie są. Użyj Wędzarni.
lesson-le_havre-make-1-fewer = Jedna ryba wymaga 1 energii, a sześć też. Uwędź wszystkie 6.
lesson-le_havre-make-1-sell = Nie sprzedawaj warsztatów: zaraz na nich zarobisz.
lesson-le_havre-make-2 = Zakończ turę.
    .why = Spójrz na żywność: ryby dawały 6, a wędzone dają 12.
lesson-le_havre-make-2-trade = Teraz nie ma czym handlować. Zakończ turę.
lesson-le_havre-make-3 = Użyj Wypalarni węgla i zamień wszystkie 3 drewna na węgiel drzewny.
    .why = 1 drewno to 1 energia, 1 węgiel drzewny to 3. Wypalarnia nie ma opłaty i sama nie wymaga energii.
lesson-le_havre-make-3-offer = Drewno już masz. Niech grzeje trzy razy lepiej.
lesson-le_havre-make-3-bread = Zwykłe drewno poszłoby na pieczenie całe. Węgla drzewnego wystarczy 1.
lesson-le_havre-make-3-house = Tam nie powstaje węgiel drzewny. Użyj Wypalarni przeciwnika.
lesson-le_havre-make-3-fewer = Energii zawsze brakuje. Zamień wszystkie 3 drewna.
lesson-le_havre-make-3-trade = Teraz nie ma czym handlować. Idź do Wypalarni węgla.
lesson-le_havre-make-4 = Zakończ turę.
    .why = Z 3 energii zrobiło się 9. Teraz możesz piec.
lesson-le_havre-make-4-trade = Teraz nie ma czym handlować. Zakończ turę.
lesson-le_havre-make-5 = Użyj swojej Piekarni i zamień całe zboże na chleb.
    .why = Zboże nikogo nie wyżywi, a 1 chleb to 2 żywności. Każdy wymaga pół energii, więc 1 węgiel drzewny wystarczy na 6.
lesson-le_havre-make-5-offer = Masz 6 zboża, a nikt go nie zje. Najpierw upiecz.
lesson-le_havre-make-5-house = Tylko w Piekarni zboże staje się chlebem. Jest twoja i za darmo.
lesson-le_havre-make-5-fewer = Węgiel drzewny i tak się spali: upiecz wszystkie 6.
lesson-le_havre-make-5-trade = Handlować możesz potem. Najpierw upiecz.

## Wyżyw robotników

lesson-le_havre-feed = Wyżyw robotników
    .goal = Każda runda kończy się posiłkiem. Zobacz, co się dzieje, gdy brakuje żywności.
    .end = Pożyczka to żaden wstyd: daje 4 franki, a kosztuje 5. Tylko niespłacona na koniec gry kosztuje 7.
lesson-le_havre-feed-1 = Weź ryby.
    .why = Na koniec tej rundy robotnicy potrzebują 7 żywności. 1 ryba to 1 żywność, 1 frank też. Masz dopiero 2.
lesson-le_havre-feed-1-francs = Franki też żywią, ale liczą się na koniec. Niech robotnicy zjedzą ryby.
lesson-le_havre-feed-1-offer = Tego w tej postaci nikt nie zje: zboże trzeba upiec, a bydło zaprowadzić do rzeźni. Weź ryby.
lesson-le_havre-feed-1-house = To nie da żywności przed końcem rundy. Weź ryby.
lesson-le_havre-feed-1-sell = Sprzedaż daje tylko połowę wartości. Poszukaj żywności na nabrzeżu.
lesson-le_havre-feed-2 = Zakończ turę.
    .why = Masz 5, a trzeba 7. Ostatnia tura tej rundy należy do przeciwnika.
lesson-le_havre-feed-2-sell = Sprzedaż daje tylko połowę wartości. Jest tańszy sposób: pożyczka.
lesson-le_havre-feed-3 = Weź pożyczkę i wyżyw robotników.
    .why = Najpierw idzie cała żywność i wszystkie franki. Pożyczka daje 4 franki: 2 na posiłek, 2 zostają u ciebie.
lesson-le_havre-feed-3-sell = Na sprzedaży tracisz pół wartości i cały budynek. Pożyczka kosztuje 1 franka i trochę odsetek.
lesson-le_havre-feed-4 = Weź franki.
    .why = Twój statek jest na żetonie ze znakiem %. Kto ma pożyczki, płaci wtedy 1 franka odsetek, bez względu na ich liczbę.
lesson-le_havre-feed-4-offer = Jeszcze 4 franki i pozbędziesz się długu. Weź je.
lesson-le_havre-feed-4-house = To nie da franków. Weź te z nabrzeża, żeby spłacić dług.
lesson-le_havre-feed-4-sell = Nie trzeba nic sprzedawać: na nabrzeżu leżą 4 franki.
lesson-le_havre-feed-5 = Spłać pożyczkę.
    .why = To kosztuje 5 franków i można to zrobić w każdej chwili. Bez pożyczki nie ma odsetek.
lesson-le_havre-feed-5-end = Masz 5 franków: najpierw spłać, bo przyjdą następne odsetki.
lesson-le_havre-feed-5-buy = Wtedy pożyczka zostanie i będzie droższa. Najpierw spłać.
lesson-le_havre-feed-5-sell = 5 franków wystarczy. Spłać pożyczkę.

## Żniwa

lesson-le_havre-harvest = Żniwa
    .goal = Zboża i bydła przybywa samo, jeśli masz je na koniec rundy.
    .end = Miasto postawiło Rzeźnię i jest nowy statek. Kalendarz pokazuje, jak kończy się każda runda.
lesson-le_havre-harvest-1 = Weź zboże.
    .why = W żniwa każdy, kto ma zboże, dostaje jeszcze 1. Wystarczy trochę ziarna na siew.
lesson-le_havre-harvest-1-cattle = Jedno zwierzę nie będzie miało cielęcia. Wkrótce statek przywiezie drugie; wtedy weź oba.
lesson-le_havre-harvest-1-offer = Tego nie przybędzie. Zboża tak.
lesson-le_havre-harvest-1-house = Przed żniwami pomyśl o ziarnie: weź zboże.
lesson-le_havre-harvest-1-sell = Zatrzymaj budynki i weź trochę ziarna.
lesson-le_havre-harvest-2 = Zakończ turę.
    .why = Spójrz na kalendarz: kłos to żniwa, a 9 to żywność dla robotników. Nie każda runda ma żniwa.
lesson-le_havre-harvest-2-sell = Zatrzymaj to; na razie nie trzeba płacić.
lesson-le_havre-harvest-3 = Weź bydło.
    .why = Teraz są dwie sztuki. Kto ma co najmniej 2 sztuki bydła, dostaje w żniwa jeszcze 1.
lesson-le_havre-harvest-3-offer = Tego nie przybędzie. Bydła tak, jeśli masz dwie sztuki.
lesson-le_havre-harvest-3-house = Żywności masz dość. Z dwóch sztuk bydła będzie cielę.
lesson-le_havre-harvest-3-sell = Zatrzymaj to: żywności masz dość.
lesson-le_havre-harvest-4 = Zakończ turę.
    .why = Ostatnia tura należy do przeciwnika. Potem są żniwa, posiłek, budowa miasta i nowy statek.
lesson-le_havre-harvest-4-sell = Zatrzymaj to: żywności masz dość.
lesson-le_havre-harvest-5 = Wyżyw robotników 3 wędzonymi rybami i 3 rybami.
    .why = Żniwa dały 1 zboże i 1 bydło. Teraz trzeba 9 żywności: 6 z wędzonych ryb, 3 ze zwykłych.
lesson-le_havre-harvest-5-francs = Franki też by ich wyżywiły. Ale franki liczą się na koniec, a ryby nie: zapłać wszystkimi 6 rybami.
lesson-le_havre-harvest-5-sell = Nie trzeba nic sprzedawać: ryb jest w sam raz.

## Statki

lesson-le_havre-ships = Statki
    .goal = Z rundy na rundę trzeba więcej żywności. Statki dają ją na stałe.
    .end = Twoje dwa statki dają co rundę 9 żywności. Statki można też kupić, za wiele franków i bez stoczni.
lesson-le_havre-ships-1 = Użyj swojej Stoczni 1 i zbuduj drewniany statek.
    .why = Kosztuje 5 drewna i 3 energii z 1 węgla. W grze na dwie osoby daje 4 żywności na koniec każdej rundy.
lesson-le_havre-ships-1-offer = Masz wszystko na statek. Zbuduj go, póki jest.
lesson-le_havre-ships-1-house = Statki buduje się tylko w stoczni. Użyj swojej Stoczni 1.
lesson-le_havre-ships-1-iron = Ten będzie następny. Zacznij od drewnianego.
lesson-le_havre-ships-1-sell = Stocznia jest ci potrzebna, a sprzedaż daje tylko połowę.
lesson-le_havre-ships-2 = Zakończ turę.
    .why = Spójrz na żywność: w tej rundzie zamiast 15 trzeba już tylko 11. Statek daje 4.
lesson-le_havre-ships-2-sell = Zatrzymaj to, co cię żywi. Zakończ turę.
lesson-le_havre-ships-3 = Użyj swojego Łowiska.
    .why = Nie można użyć tego samego budynku dwa razy z rzędu: robotnik musi najpierw pójść gdzie indziej.
lesson-le_havre-ships-3-offer = Wtedy robotnik zostałby w stoczni i następnym razem nic by tam nie powstało.
lesson-le_havre-ships-3-house = Tak też można. Ale Łowisko jest twoje, za darmo i cię żywi.
lesson-le_havre-ships-3-sell = Zatrzymaj to. Wyślij robotnika na Łowisko.
lesson-le_havre-ships-4 = Zakończ turę.
    .why = Następny będzie żelazny statek: 4 żelaza i 3 energii. Daje 5 żywności.
lesson-le_havre-ships-4-sell = Zatrzymaj to; zaraz znów budujesz.
lesson-le_havre-ships-5 = Użyj swojej Stoczni 1 i zbuduj żelazny statek.
    .why = Twoja cegła modernizuje stocznię raz na zawsze. Bez niej powstają tam tylko drewniane statki.
lesson-le_havre-ships-5-offer = Masz żelazo, węgiel i cegłę: buduj.
lesson-le_havre-ships-5-house = Statki buduje się tylko w stoczni. Twoja jest znów wolna.
lesson-le_havre-ships-5-sell = Stocznia jest ci teraz potrzebna. Zbuduj żelazny statek.

## Armator

lesson-le_havre-line = Armator
    .goal = Statki mogą sprzedawać dobra w dalekich portach. Tak można się wzbogacić.
    .end = Dobra zmieniają się we franki, a franki w budynki: w jednej turze przybyło ci 19 franków.
lesson-le_havre-line-1 = Użyj Koksowni i zamień wszystkie 3 węgle na koks.
    .why = Koks ma 10 energii i idzie za 5 franków, węgiel za 3. Do tego za każdy dostajesz od razu 1 franka.
lesson-le_havre-line-1-offer = Najpierw zrób droższe dobra: statki wypłyną następnym razem.
lesson-le_havre-line-1-line = Można wypłynąć już teraz, ale jako koks twój węgiel da więcej.
lesson-le_havre-line-1-house = Tam z węgla nic nie zrobisz. Użyj Koksowni.
lesson-le_havre-line-1-fewer = Koks jest zawsze więcej wart niż węgiel. Zamień wszystkie 3.
lesson-le_havre-line-1-sell = Nie sprzedawaj budynków; zaraz sprzedasz dobra.
lesson-le_havre-line-2 = Zakończ turę.
    .why = Spójrz na swoje dwa statki: drewniany mieści 2 dobra, żelazny 3.
lesson-le_havre-line-2-trade = Poczekaj: wkrótce będziesz mieć więcej franków.
lesson-le_havre-line-3 = Użyj swojego Armatora: oba statki, z 2 koksami i 3 chlebami.
    .why = Każdy statek wymaga 3 energii; 1 koks wystarczy na oba. Koks daje 5 franków, chleb 3, ryba 1.
lesson-le_havre-line-3-offer = Statki są gotowe. Najpierw je wyślij.
lesson-le_havre-line-3-house = Dobra najlepiej sprzedaje się statkiem. Użyj swojego Armatora.
lesson-le_havre-line-3-ships = Jeden statek mieści 3 dobra, oba mieszczą 5. Jeden koks spali się tak czy tak.
lesson-le_havre-line-3-load = Zmieści się 5: weź to, co daje najwięcej, 3 chleby i 2 koksy.
lesson-le_havre-line-3-trade = Najpierw wyślij statki; potem możesz kupować.
lesson-le_havre-line-4 = Kup Garbarnię za 12 franków.
    .why = Nic nie tracisz: na koniec liczy się za 12, tak jak franki. Do tego czasu pracuje dla ciebie.
lesson-le_havre-line-4-end = Franki nie pracują, budynki tak. Najpierw kup Garbarnię.
lesson-le_havre-line-4-ship = Statek kosztuje więcej franków, niż jest wart na koniec. Taniej go zbudować.
lesson-le_havre-line-4-other = To też byłoby dobre. Tutaj bierzemy Garbarnię.
lesson-le_havre-line-4-sell = Sprzedaż daje połowę wartości. Franków masz dość.

## Ostatnia akcja

lesson-le_havre-last = Ostatnia akcja
    .goal = Ostatnia runda prawie za nami. Niech wszystko się liczy.
    .end = Liczą się franki, budynki i statki, a dobra nie. Na pierwszą grę to wystarczy. Pomyślnych wiatrów!
lesson-le_havre-last-1 = Użyj Firmy budowlanej 1 i zbuduj Bank.
    .why = Na koniec dobra są nic niewarte, a budynki liczą się w pełni. Bank dodaje jeszcze franki za budynki przemysłowe i gospodarcze.
lesson-le_havre-last-1-offer = Dobra nic nie dają na koniec. Z cegieł i stali może jeszcze powstać Bank.
lesson-le_havre-last-1-house = Bank stawiają tylko firmy, a Firma budowlana 1 jest za darmo.
lesson-le_havre-last-1-sell = Na koniec liczy się w pełni, a sprzedaż daje połowę.
lesson-le_havre-last-2 = Zakończ turę.
    .why = Ostatni posiłek to 20 żywności i całą dają twoje statki. Potem każdy ma jedną ostatnią akcję.
lesson-le_havre-last-2-sell = Budynki i statki liczą się na koniec w pełni. Zatrzymaj je.
lesson-le_havre-last-3 = Użyj swojego Armatora: 3 statki, ze wszystkimi dobrami.
    .why = W ostatniej akcji możesz wejść do budynku, nawet jeśli ktoś tam stoi. Dobra, które zostaną, nic nie są warte.
lesson-le_havre-last-3-offer = Dobra nic już nie są warte. Lepiej sprzedaj swoje.
lesson-le_havre-last-3-house = To da mniej. Statkami twoje 9 dóbr da 29 franków.
lesson-le_havre-last-3-ships = Koks ma energię na 3 statki i poza tym nic nie jest wart. Wyślij 3.
lesson-le_havre-last-3-load = Co zostanie, nic nie jest warte. Załaduj wszystko.
lesson-le_havre-last-3-sell = Sprzedawaj dobra, a nie to, co się liczy.
lesson-le_havre-last-4 = Spłać pożyczkę.
    .why = To kosztuje 5 franków. Komu na koniec ich brakuje, ten traci 7 za każdą pożyczkę.
lesson-le_havre-last-4-end = Najpierw ją spłać, żeby raz to zobaczyć. Na koniec spłaca się sama; tylko gdy brakuje franków, kosztuje 7.
lesson-le_havre-last-4-sell = Franków masz dość. Spłać pożyczkę.
lesson-le_havre-last-5 = Zakończ turę.
    .why = Przeciwnik też ma ostatnią akcję. Potem liczy się wszystko: franki, budynki i statki.
lesson-le_havre-last-5-sell = To liczy się w pełni. Zatrzymaj to.
