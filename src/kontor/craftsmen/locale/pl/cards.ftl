# Polskie nazwy i teksty towarów, budynków, gildii, statków i kart gry Rzemieślnicy.

## Towary

craftsmen-good-wood = drewno
craftsmen-good-iron_ore = ruda żelaza
craftsmen-good-flax = len
craftsmen-good-wheat = pszenica
craftsmen-good-cow = krowa
craftsmen-good-wax = wosk
craftsmen-good-grapes = winogrona
craftsmen-good-barrel = beczka
craftsmen-good-rope = lina
craftsmen-good-leather = skóra
craftsmen-good-paper = papier
craftsmen-good-iron = żelazo
craftsmen-good-cloth = tkanina
craftsmen-good-flour = mąka
craftsmen-good-meat = mięso
craftsmen-good-weapons = broń
craftsmen-good-tools = narzędzia
craftsmen-good-clothes = ubrania
craftsmen-good-books = książki
craftsmen-good-candles = świece
craftsmen-good-wine = wino
craftsmen-good-beer = piwo
craftsmen-good-bread = chleb
# Towar, który przed chwilą nazwano: „wytwarza: mąka, wysyła towar na jarmark”.
craftsmen-it = { $good ->
   *[other] towar
}

## Rodzaje budynków

craftsmen-kind-sawmill = tartak
craftsmen-kind-basic = budynek podstawowy
craftsmen-kind-extended = budynek rozszerzony
craftsmen-kind-advanced = budynek zaawansowany

## Kolory

craftsmen-colour-violet = fioletowy
craftsmen-colour-green = zielony
craftsmen-colour-blue = niebieski
craftsmen-colour-red = czerwony

## Pory roku

craftsmen-season-spring = wiosna
craftsmen-season-summer = lato
craftsmen-season-autumn = jesień
craftsmen-season-winter = zima

## Statki

craftsmen-ship-1 = pierwszy statek
craftsmen-ship-2 = drugi statek
craftsmen-ship-3 = trzeci statek
craftsmen-ship-4 = czwarty statek

## Gildie

craftsmen-guild-bankers = Gildia bankierów
    .text = Weź jedną lub obie odkryte karty kapitału, a resztę do czterech ze stosu. Potem odrzuć dwie karty.
    .privilege = Odrzuć tylko jedną kartę.
craftsmen-guild-builders = Gildia budowniczych
    .text = Postaw z ręki jeden lub dwa budynki na końcach swojej ulicy i zapłać za nie razem. Każdy musi pasować do sąsiada u góry lub u dołu.
    .privilege = Jeden z budynków nie musi pasować.
craftsmen-guild-notary = Notariusz
    .text = Kup odkrytą kartę budynku za kapitał w jej kolorach albo wystaw ją na licytację.
    .privilege = Przed akcją lub po niej podejrzyj trzy wierzchnie karty jednej talii i jej dwie odkryte. Dwie z tych pięciu połóż odkryte, a resztę na talię albo pod nią.
craftsmen-guild-crafts = Cech rzemiosł
    .text = Wykorzystaj punkty pracy (co rok jest ich więcej): każdy wytwarza jeden towar albo wykupuje jeden surowiec z jarmarku.
    .privilege = Raz jeden punkt pracy wytwarza dwa surowce.
craftsmen-guild-merchants = Gildia kupców
    .text = Kup za jedną kartę kapitału dolny znacznik półproduktu w spichlerzu i połóż go na swojej wolnej ikonie. Kartę dostaje właściciel znacznika.
    .privilege = Zamiast płacić kartą, zdejmij swój znacznik z jarmarku. Właściciel dostaje znacznik na jarmarku.
craftsmen-guild-town_hall = Ratusz
    .text = Weź żeton przywileju lub żeton pracy albo postaw pomocnika na torze zmiany kolejności.
    .privilege = Ratusz nie ma przywileju.

## Tartak i budynki podstawowe

craftsmen-type-sawmill = Tartak
    .text = Wytwarza drewno na ikonę, która go wymaga, albo na jarmark. Każdy zaczyna z jednym.
craftsmen-type-iron_mine = Kopalnia rudy
    .text = Wytwarza rudę żelaza na ikonę, która jej wymaga, albo na jarmark.
craftsmen-type-flax_plantation = Plantacja lnu
    .text = Wytwarza len na ikonę, która go wymaga, albo na jarmark.
craftsmen-type-wheat_farm = Farma pszenicy
    .text = Wytwarza pszenicę na ikonę, która jej wymaga, albo na jarmark.
craftsmen-type-cattle_farm = Hodowla krów
    .text = Daje krowę na ikonę, która jej wymaga, albo na jarmark.
craftsmen-type-apiary = Pasieka
    .text = Wytwarza wosk na ikonę, która go wymaga, albo na jarmark.
craftsmen-type-vineyard = Winnica
    .text = Wytwarza winogrona na ikonę, która ich wymaga, albo na jarmark.

## Budynki rozszerzone

craftsmen-type-cooperage = Bednarz
    .text = Wytwarza beczkę dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-ropemaker = Powroźnik
    .text = Wytwarza linę dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-tannery = Garbarnia
    .text = Wytwarza skórę dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-paper_mill = Papiernia
    .text = Wytwarza papier dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-smelter = Huta
    .text = Wytwarza żelazo dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-weaver = Tkacz
    .text = Wytwarza tkaninę dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-mill = Młyn
    .text = Wytwarza mąkę dla twojego budynku zaawansowanego albo do spichlerza.
craftsmen-type-butcher = Rzeźnik
    .text = Wytwarza mięso, które trafia wprost na statek.

## Budynki zaawansowane

craftsmen-type-armourer = Zbrojmistrz
    .text = Wytwarza broń, która trafia na statek.
craftsmen-type-smithy = Kuźnia
    .text = Wytwarza narzędzia, które trafiają na statek.
craftsmen-type-tailor = Krawiec
    .text = Wytwarza ubrania, które trafiają na statek.
craftsmen-type-bookbinder = Introligator
    .text = Wytwarza książki, które trafiają na statek.
craftsmen-type-chandler = Świecarz
    .text = Wytwarza świece, które trafiają na statek.
craftsmen-type-winery = Winiarnia
    .text = Wytwarza wino, które trafia na statek.
craftsmen-type-brewery = Browar
    .text = Wytwarza piwo, które trafia na statek.
craftsmen-type-bakery = Piekarnia
    .text = Wytwarza chleb, który trafia na statek.
