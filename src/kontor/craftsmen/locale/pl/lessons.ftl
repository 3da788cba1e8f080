# Lekcje: tytuł, cel i ostatnie słowo; co zrobić i dlaczego; co mówimy na inne ruchy.

## 1 O co chodzi, i kalendarz

lesson-craftsmen-points = Statki, punkty, pory roku
    .goal = Załaduj dwa towary, zanim skończy się zima.
    .end = Statki przyniosły ci punkty. Rok ma cztery pory, gra trwa trzy lata; potem wygrywa ten, kto ma najwięcej punktów.
lesson-craftsmen-points-1 = Wytwórz piwo.
    .why = Na twoim browarze leżą pszenica i beczka. Jeden z twoich trzech punktów pracy zamieni je w piwo.
lesson-craftsmen-points-1-meat = Mięso za chwilę. Piwo daje więcej, więc zacznij od browaru.
lesson-craftsmen-points-1-raw = Samo drewno i same krowy nie dają punktów. Browar jest gotowy: wytwórz piwo.
lesson-craftsmen-points-1-stop = Niewykorzystane punkty pracy przepadają. Zużyj jeden na piwo.
lesson-craftsmen-points-2 = Załaduj piwo na statek 1.
    .why = To 3 punkty od razu. Gdy statek odpłynie, dojdą 4 i jeszcze 4 za najwięcej znaczników na pokładzie.
lesson-craftsmen-points-2-ship = Piwo przeciwnika leży tam dłużej, więc to on dostałby dodatkowe punkty. Statek 1 jest pusty.
lesson-craftsmen-points-3 = Wytwórz mięso.
    .why = U rzeźnika czeka już krowa.
lesson-craftsmen-points-3-raw = Surowce nie dają jeszcze punktów, a rzeźnik jest gotowy: wytwórz mięso.
lesson-craftsmen-points-3-stop = Masz jeszcze punkty pracy. Zużyj jeden na mięso.
lesson-craftsmen-points-4 = Załaduj je na jeden z dwóch statków.
    .why = Każdy towar na statku daje punkty dwa razy: teraz i na koniec roku.
lesson-craftsmen-points-5 = Zużyj ostatni punkt pracy na drewno albo krowę.
    .why = Poczeka do następnego roku. Potem zima się skończy i statki odpłyną.
lesson-craftsmen-points-5-stop = Punkt pracy by przepadł. Drewno albo krowa może poczekać do następnego roku.
lesson-craftsmen-points-6 = Jest wiosna: wyślij pomocnika do dowolnej gildii.
    .why = Wiosną, latem i jesienią pomocnicy pracują dla ciebie w gildiach. Zimą każdy tylko buduje i wytwarza.
lesson-craftsmen-points-6-pass = Kto spasuje, nie wysyła już pomocników w tej porze roku. Najpierw wyślij jednego.

## 2 Wysyłanie pomocników

lesson-craftsmen-helpers = Wyślij pomocników
    .goal = Znajdź pracę dla czterech z pięciu pomocników.
    .end = Teraz działają gildie, od bankierów po ratusz. Przy trzech i więcej graczach za zakrycie dysku płacisz: kartą kapitału albo punktami.
lesson-craftsmen-helpers-1 = Wyślij pomocnika do bankierów.
    .why = Każdy pomocnik to jedna akcja w jego gildii. Pierwszy staje na złotym polu, a złoto daje przywilej: lepszą akcję.
lesson-craftsmen-helpers-1-later = Tam też warto. Najpierw pieniądze: idź do bankierów.
lesson-craftsmen-helpers-1-pass = Pas kończy twoje wysyłanie w tej porze roku. Najpierw wyślij pomocnika.
lesson-craftsmen-helpers-2 = Wyślij jednego do cechu rzemiosł.
    .why = Tam powstają towary. Złote pole ma przeciwnik; na srebrnym robisz to samo, tylko bez przywileju.
lesson-craftsmen-helpers-2-goods = Dobre miejsce, ale towary powstają tylko w cechu rzemiosł. Idź najpierw tam.
lesson-craftsmen-helpers-2-pass = Przeciwnik grałby dalej bez ciebie. Wyślij jednego do cechu rzemiosł.
lesson-craftsmen-helpers-3 = Zakryj dysk przeciwnika na złotym polu cechu rzemiosł.
    .why = Wszystkie pola są zajęte, więc możesz stanąć na wierzchu i też mieć przywilej. Przeciwnik dobiera za to kartę kapitału.
lesson-craftsmen-helpers-3-own = To twój własny dysk, na srebrnym polu. Na złotym dostaniesz też przywilej.
lesson-craftsmen-helpers-3-gold = To może poczekać. W cechu rzemiosł zdążysz jeszcze na złote pole.
lesson-craftsmen-helpers-3-pass = Za wcześnie: trzech pomocników siedzi jeszcze w domu.
lesson-craftsmen-helpers-4 = Wyślij jednego do budowniczych.
    .why = Pieniądze, praca i budynek: to dobra pierwsza pora roku.
lesson-craftsmen-helpers-4-build = Przyda się później. Bez nowych budynków twoja ulica daje tylko drewno: idź do budowniczych.
lesson-craftsmen-helpers-4-pass = Prawie. Wyślij jeszcze jednego, do budowniczych.
lesson-craftsmen-helpers-5 = Spasuj.
    .why = Kto ma w domu pomocnika, dostaje 1 punkt, tylko jeden na porę roku. Ostatni może więc odpocząć.
lesson-craftsmen-helpers-5-point = Można. Ale w domu ostatni pomocnik daje pewny punkt: spasuj.

## 3 Kapitał i zestawy koloru

lesson-craftsmen-capital = Kapitał w zestawach
    .goal = Weź kapitał i zapłać za browar.
    .end = Zbieraj kolory: zestaw kilku małych kart zapłaci za duży budynek.
lesson-craftsmen-capital-1 = Weź zieloną 2.
    .why = Bankierzy dają kapitał, czyli pieniądze. Dwie karty jednego koloru są warte 5, trzy 10, cztery 15, bez względu na cyfry. Masz dwie zielone.
lesson-craftsmen-capital-1-three = Sama fioletowa 3 jest warta 3. Trzecia zielona podnosi twoje zielone z 5 do 10.
lesson-craftsmen-capital-1-both = Można: ze stosu przyszłyby wtedy dwie karty zamiast trzech. Dziś weź tylko zieloną.
lesson-craftsmen-capital-1-stop = Pomocnik wróciłby z niczym. Weź zieloną.
lesson-craftsmen-capital-2 = Odrzuć fioletową 1 i niebieską 3.
    .why = Ze stosu przyszły trzy karty, a dwie trzeba odrzucić. Pojedyncze są mało warte: nawet dwie czerwone jedynki to razem 5.
lesson-craftsmen-capital-2-green = Trzy zielone są warte 10. Odrzuć pojedyncze karty.
lesson-craftsmen-capital-2-red = Dwie czerwone są razem warte 5, a niebieska 3 tylko 3.
lesson-craftsmen-capital-2-blue = Odrzuć niebieską 3 i fioletową 1. Czerwone to para.
lesson-craftsmen-capital-3 = Zbuduj browar z prawej.
    .why = Teraz działa twój pomocnik u budowniczych. Browar kosztuje 6: tyle, ile mają cyfry na wszystkich pięciu kartach razem.
lesson-craftsmen-capital-3-left = Tam kolory nie pasują; pozwoliłoby na to tylko złote pole. Z prawej zielony styka się z zielonym.
lesson-craftsmen-capital-3-stop = Masz na to kapitał. Zbuduj browar.
lesson-craftsmen-capital-4 = Zapłać 6 dowolnymi trzema kartami.
    .why = Para to 5, jeszcze jedna daje 6. Reszty nikt nie wydaje.

## 4 Budowanie i kolory

lesson-craftsmen-build = Zbuduj swoją ulicę
    .goal = Zbuduj wszystko, czego potrzebuje wino.
    .end = A co roku każdy zestaw czterech kolorów na twojej ulicy daje 3 punkty.
lesson-craftsmen-build-1 = Zbuduj winnicę z prawej.
    .why = Sąsiedzi muszą mieć wspólny kolor: góra z górą albo dół z dołem. Tutaj to fioletowy u góry.
lesson-craftsmen-build-1-blocks = Pasuje, niebieski u dołu. Ale potem zabraknie miejsca dla winnicy: buduje się tylko na końcach.
lesson-craftsmen-build-1-apiary = Pasuje, niebieski u dołu. Ale wino nie potrzebuje wosku: zbuduj winnicę.
lesson-craftsmen-build-1-stop = Pomocnik stawia do dwóch budynków. Zacznij od winnicy.
lesson-craftsmen-build-2 = Zbuduj obok winiarnię.
    .why = Tartak, bednarz, winnica, winiarnia: kto pierwszy ma pełną linię, zdobywa jej żeton bonusowy, 3 punkty na koniec gry.
lesson-craftsmen-build-2-apiary = Można, ale pomocnik stawia tylko dwa budynki. Winiarnia dopełnia twoją linię.
lesson-craftsmen-build-2-stop = Możesz postawić jeszcze jeden budynek. Winiarnia dopełni twoją linię.
lesson-craftsmen-build-3 = Zapłać 8 trzema kartami.
    .why = Budynek podstawowy kosztuje 2, rozszerzony 3, zaawansowany 6. Kolory są dowolne; para czerwonych jest warta 5.
lesson-craftsmen-build-3-four = Tak wydasz cztery karty. Wystarczy para czerwonych i jedna 3.

## 5 Rzemiosła, od surowca do statku

lesson-craftsmen-crafts = Od drewna do wina
    .goal = Zrób wino za cztery punkty pracy.
    .end = Surowiec, półprodukt, produkt końcowy, statek: tak działa każda linia.
lesson-craftsmen-crafts-1 = Wytwórz drewno.
    .why = Pomocnik w cechu rzemiosł ma w pierwszym roku 3 punkty pracy, w drugim 4, w trzecim 5. Każdy starcza na jeden krok.
lesson-craftsmen-crafts-1-grapes = Winogrona też się przydadzą, ale później. Zacznij od drewna na beczkę.
lesson-craftsmen-crafts-1-stop = Przepadłyby cztery punkty pracy. Wytwórz drewno.
lesson-craftsmen-crafts-2 = Połóż je u bednarza.
    .why = Przenoszenie nic nie kosztuje. Drewno czeka tam, aż bednarz go użyje.
lesson-craftsmen-crafts-2-market = Z jarmarku można je wykupić jako dowolny surowiec, ale za punkt pracy. Wybierz bednarza.
lesson-craftsmen-crafts-3 = Wytwórz beczkę.
    .why = Bednarz zamienia drewno w półprodukt: 1 punkt.
lesson-craftsmen-crafts-3-raw = Surowce nie dają punktów. Drewno leży już u bednarza: wytwórz beczkę.
lesson-craftsmen-crafts-3-stop = Masz jeszcze trzy punkty pracy. Wytwórz beczkę.
lesson-craftsmen-crafts-4 = Połóż ją w winiarni.
    .why = Winiarnia potrzebuje beczki i winogron.
lesson-craftsmen-crafts-4-granary = Spichlerz daje za nią kartę kapitału, ale wtedy winiarnia nie będzie miała beczki.
lesson-craftsmen-crafts-5 = Wytwórz winogrona dla winiarni.
    .why = Pochodzą prosto z twojej winnicy.
lesson-craftsmen-crafts-5-wood = Beczkę już masz. Brakuje tylko winogron.
lesson-craftsmen-crafts-5-stop = Brakuje tylko winogron, a masz dwa punkty pracy.
lesson-craftsmen-crafts-6 = Wytwórz wino.
    .why = Wszystko jest: twój ostatni punkt pracy daje produkt końcowy.
lesson-craftsmen-crafts-6-raw = To możesz zrobić zawsze. Winiarnia jest gotowa: wytwórz wino.
lesson-craftsmen-crafts-6-stop = Został najlepszy krok: wytwórz wino.
lesson-craftsmen-crafts-7 = Załaduj wino na jeden z dwóch statków.
    .why = 3 punkty teraz, 4 następne, gdy statek odpłynie.

## 6 Spichlerz i kupcy

lesson-craftsmen-granary = Sprzedaż i kupno
    .goal = Sprzedaj mąkę i kup linę, której nie możesz zrobić.
    .end = U świecarza leżą wosk i lina. Jeden punkt pracy zamieni je w świece.
lesson-craftsmen-granary-1 = Wytwórz mąkę.
    .why = Żaden twój budynek jej nie potrzebuje, więc kupuje ją spichlerz: karta kapitału teraz i 1 punkt, jeśli na koniec roku wciąż tam leży.
lesson-craftsmen-granary-1-raw = Za chwilę. W młynie leży już pszenica: wytwórz mąkę.
lesson-craftsmen-granary-1-stop = Przepadłyby trzy punkty pracy. Wytwórz mąkę.
lesson-craftsmen-granary-2 = Weź niebieską 2.
    .why = Za każdy sprzedany towar bierzesz odkrytą kartę kapitału albo dobierasz ze stosu. Niebieska tworzy parę.
lesson-craftsmen-granary-2-three = Fioletowa 3 jest warta 3. Z niebieską 2 twoje dwie niebieskie są warte 5.
lesson-craftsmen-granary-2-draw = Ze stosu może przyjść wszystko. Niebieska 2 to pewna para.
lesson-craftsmen-granary-3 = Wykup pszenicę z jarmarku.
    .why = Nie masz farmy pszenicy. Ale znacznik, który czeka na jarmarku, za punkt pracy staje się dowolnym surowcem.
lesson-craftsmen-granary-3-wax = Wosk zrobisz bez jarmarku. Wykup pszenicę, której zrobić nie możesz.
lesson-craftsmen-granary-3-make = To nie zapełni młyna. Wykup pszenicę z jarmarku.
lesson-craftsmen-granary-3-stop = Zostały dwa punkty pracy. Wykup pszenicę dla młyna.
lesson-craftsmen-granary-4 = Wytwórz wosk dla świecarza.
    .why = Świece wymagają wosku i liny. Wosk masz; liny nie możesz zrobić.
lesson-craftsmen-granary-4-wax = Świecarzowi brakuje jeszcze wosku. Zrób wosk.
lesson-craftsmen-granary-4-stop = Został jeden punkt pracy. Wytwórz wosk.
lesson-craftsmen-granary-5 = Kup linę.
    .why = Teraz działają kupcy. Pomocnik kupuje tam jeden półprodukt ze spichlerza, zawsze dolny znacznik, za kartę kapitału.
lesson-craftsmen-granary-5-stop = Wtedy świecarz nie miałby liny. Kup ją.
lesson-craftsmen-granary-6 = Daj czerwoną 1.
    .why = Cena to jedna karta, obojętnie jaka. Lina należała do przeciwnika i to on dostaje kartę.
lesson-craftsmen-granary-6-pair = Twoje dwie niebieskie są razem warte 5. Daj czerwoną 1.
lesson-craftsmen-granary-6-three = Cena to jedna karta, bez względu na wartość. Czerwona 1 wystarczy.

## 7 Notariusz i licytacja

lesson-craftsmen-notary = Nowe karty
    .goal = Zdobądź dwie karty potrzebne do książek.
    .end = Obie karty masz na ręce; postawisz je u budowniczych. Na złotym polu u notariusza możesz też podejrzeć karty talii.
lesson-craftsmen-notary-1 = Kup garbarnię.
    .why = U notariusza pomocnik zdobywa odkrytą kartę. Książki wymagają papieru, który masz, i skóry.
lesson-craftsmen-notary-1-other = Do książek się nie przyda. Skóra pochodzi z garbarni.
lesson-craftsmen-notary-1-auction = Ktoś mógłby dać więcej. Stać cię na cenę: kup garbarnię.
lesson-craftsmen-notary-1-stop = Garbarnia to właśnie to, czego ci brakuje. Kup ją.
lesson-craftsmen-notary-2 = Zapłać 5 dwiema zielonymi albo dwiema niebieskimi.
    .why = Karty kupuje się tylko za ich kolory: podstawową za 3, rozszerzoną za 5, zaawansowaną za 10.
lesson-craftsmen-notary-3 = Wystaw introligatora na licytację.
    .why = Teraz drugi pomocnik. 10 w fioletowym i zielonym to za dużo, ale w licytacji liczą się wszystkie kolory.
lesson-craftsmen-notary-3-other = Do książek to niepotrzebne. Wybierz introligatora.
lesson-craftsmen-notary-3-stop = Może zdobędziesz introligatora tanio. Spróbuj licytacji.
lesson-craftsmen-notary-4 = Licytuj najwyżej 4.
    .why = Licytować może każdy. Jeśli nikt nie przebije, burmistrz odkrywa karty kapitału i licytuje przeciw tobie.
lesson-craftsmen-notary-4-high = Płacisz tyle, ile dajesz. Zacznij nisko, najwyżej od 4.
lesson-craftsmen-notary-5 = Przeciwnik daje 5: daj 6.
    .why = Twój kapitał jest wart 12, a 6 to dużo mniej niż cena 10.
lesson-craftsmen-notary-5-high = Na razie wystarczy 6. W razie potrzeby możesz jeszcze przebić.
lesson-craftsmen-notary-5-pass = Wtedy przeciwnik weźmie kartę za 5. Jeden więcej to dobra cena.
lesson-craftsmen-notary-6 = Zapłać 6 trzema kartami.
    .why = Liczą się wszystkie kolory, w parze albo osobno.

## 8 Ratusz, przywilej i kolejność

lesson-craftsmen-town_hall = Żetony i kolejność
    .goal = Użyj dwóch żetonów, weź nowy i zacznij następną porę roku.
    .end = Żeton przywileju można też dostać inaczej: na koniec pory roku biorą go ci, którzy użyli najmniej przywilejów.
lesson-craftsmen-town_hall-1 = Kup beczkę.
    .why = W winiarni leżą winogrona; brakuje tylko beczki.
lesson-craftsmen-town_hall-1-stop = Wtedy nie będzie wina. Kup beczkę.
lesson-craftsmen-town_hall-2 = Użyj przywileju: zapłać z jarmarku.
    .why = Żeton przywileju daje pomocnikowi na srebrnym polu to, co złote. Tutaj zamiast karty płaci znacznik, który czeka na jarmarku.
lesson-craftsmen-town_hall-2-card = Karta też wystarczy. Przywilej ją oszczędza: zapłać z jarmarku.
lesson-craftsmen-town_hall-3 = Wytwórz wino.
    .why = Żeton pracy to jeden punkt pracy. Możesz go użyć między dwiema gildiami.
lesson-craftsmen-town_hall-3-raw = Punkt pracy jest cenny. Wino daje punkty: wytwórz je.
lesson-craftsmen-town_hall-3-stop = Żeton może poczekać, ale winiarnia jest gotowa. Wytwórz wino.
lesson-craftsmen-town_hall-4 = Załaduj je na jeden z dwóch statków.
    .why = Punkty bez pomocnika w cechu rzemiosł.
lesson-craftsmen-town_hall-5 = Weź żeton, jaki chcesz.
    .why = W ratuszu pomocnik bierze żeton przywileju albo żeton pracy, albo zmienia kolejność.
lesson-craftsmen-town_hall-5-order = Zrobi to twój drugi pomocnik. Najpierw weź żeton.
lesson-craftsmen-town_hall-5-stop = Pomocnik wróciłby z niczym. Weź żeton.
lesson-craftsmen-town_hall-6 = Teraz zmień kolejność.
    .why = Twoje miejsce było ostatnie. Kto to zrobi, od następnej pory roku jest z przodu. W grze dwuosobowej gracze po prostu zaczynają na zmianę.
lesson-craftsmen-town_hall-6-token = Kolejny żeton jest dobry, ale zostaniesz na końcu. Zmień kolejność.
lesson-craftsmen-town_hall-6-stop = Wtedy zostaniesz na końcu. Zmień kolejność.
lesson-craftsmen-town_hall-7 = Wyślij pierwszego pomocnika do cechu rzemiosł.
    .why = Nowa pora roku i ty zaczynasz: złote pole jest twoje.
lesson-craftsmen-town_hall-7-other = Złote pole jest wolne wszędzie. Dziś zajmij je w cechu rzemiosł.
lesson-craftsmen-town_hall-7-pass = Zaczynasz, więc skorzystaj. Idź do cechu rzemiosł.

## 9 Koniec roku i końcowe liczenie

lesson-craftsmen-final = Ostatnia zima
    .goal = Zbierz ostatnie punkty i wygraj.
    .end = Na koniec liczą się żetony bonusowe. Wygrywa, kto ma najwięcej punktów, czyli ty. Pora na pierwszą grę?
lesson-craftsmen-final-1 = Wytwórz ubrania.
    .why = U krawca leżą tkanina i skóra. Ubrania dają 4 punkty teraz i 8, gdy statek odpłynie.
lesson-craftsmen-final-1-raw = Surowce nie dadzą już punktów. Krawiec jest gotowy: wytwórz ubrania.
lesson-craftsmen-final-1-stop = Krawiec jest gotowy. Najpierw wytwórz ubrania.
lesson-craftsmen-final-2 = Przekup kapitana statku 2.
    .why = Nie ma wolnego pola na ubrania. Za kartę kapitału znika tam starszy znacznik: ten przeciwnika.
lesson-craftsmen-final-2-lose = Wtedy ubrania nic nie dadzą. Łapówka to tylko jedna karta.
lesson-craftsmen-final-3 = Odrzuć zieloną 1.
    .why = To jest łapówka. Zachowaj najlepszą kartę każdego koloru; zaraz przydadzą się cztery.
lesson-craftsmen-final-3-green = Ona zaraz będzie warta 3 punkty, a zielona 1 tylko jeden.
lesson-craftsmen-final-3-colour = To twoja jedyna karta tego koloru, a potrzebne są wszystkie cztery.
lesson-craftsmen-final-4 = Zakończ pracę.
    .why = Nic, co można jeszcze zrobić, nie da punktów, a następnego roku nie będzie. Potem statki odpływają.
lesson-craftsmen-final-4-raw = To nie da punktów, a następnego roku nie będzie. Zakończ pracę.
lesson-craftsmen-final-5 = Zainwestuj po jednej karcie każdego koloru.
    .why = Statki, zestawy kolorów i spichlerz są policzone. Raz w roku cztery karty, po jednej każdego koloru, dają swoje wartości: 8 punktów.
lesson-craftsmen-final-5-keep = Karty na ręce nic nie dają na koniec gry. Zainwestuj je.
