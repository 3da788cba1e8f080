# Stół gry Rzemieślnicy w przeglądarce.

## Całe płatności

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
web-cr-natural = naturalny znacznik
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
web-cr-stack = { $count ->
    [one] jedna karta na stosie
    [few] { $count } karty na stosie
    [many] { $count } kart na stosie
   *[other] { $count } karty na stosie
}
web-cr-discarded = odrzucone: { $count }
web-cr-short-both = obie
web-cr-short-top = na wierzch
web-cr-short-under = na spód
web-cr-bonuses = Żetony bonusowe
web-cr-bonus = Żeton bonusowy: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, { $owner }
web-cr-hand = Twoja ręka
web-cr-hand-worth = wartość { $worth }
web-cr-colour-worth = { $colour }: wartość { $worth }
web-cr-capital-cards = { $count ->
    [one] jedna karta kapitału
    [few] { $count } karty kapitału
    [many] { $count } kart kapitału
   *[other] { $count } karty kapitału
}
web-cr-cards-of = { $deck }: { $count }
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
web-cr-players = Gracze
web-cr-chart-raw = Surowce
web-cr-chart-half = Półprodukty
web-cr-chart-final = Produkty końcowe
web-cr-chart-built = zbudowane
web-cr-chart-hand = na twojej ręce
web-cr-chart-open = odkryte
web-cr-chart-none = jeszcze nie
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Pełne linie
web-cr-line-is = { $have } z { $all }
web-cr-line-missing = brakuje: { $buildings }
web-cr-line-done = pełna
web-cr-auction-title = Licytacja: { $card }
web-cr-auction-out = pas
web-cr-auction-mayor = Burmistrz
web-cr-auction-more = Licytuj wyżej
web-cr-looked = Karty, które oglądasz
web-cr-empty = puste
web-cr-empty-hand = nic na ręce
web-cr-year = Rok { $year }
web-cr-of-years = z { $years }
web-cr-work = Punkty pracy
web-cr-guild-bankers = Bankierzy
    .brings = 4 karty, odrzuć 2
web-cr-guild-builders = Budowniczowie
    .brings = 1 lub 2 budynki
web-cr-guild-notary = Notariusz
    .brings = karta budynku
web-cr-guild-crafts = Cech rzemiosł
    .brings = wytwarzanie
web-cr-guild-merchants = Kupcy
    .brings = półprodukty
web-cr-guild-town_hall = Ratusz
    .brings = żeton lub kolejność
web-cr-capital = Kapitał
web-cr-left-in-deck = zostało { $count }
web-cr-price = karta kosztuje { $price }
web-cr-build-cost = budowa kosztuje { $cost }
web-cr-first-line = Kto pierwszy ma pełną linię
web-cr-box = Tartaki w pudełku
web-cr-street = Twoja ulica
web-cr-street-of = Ulica gracza { $name }
web-cr-set-is = { $sets ->
    [one] 1 zestaw
    [few] { $sets } zestawy
   *[other] { $sets } zestawów
} = { $points }
web-cr-nearly = Prawie pełna linia
web-cr-all-lines = Linie produkcyjne
web-cr-brings = { $building } daje
web-cr-buildings = Karty budynków na twojej ręce
web-cr-plot-left = Lewy koniec twojej ulicy
web-cr-plot-right = Prawy koniec twojej ulicy
web-cr-shown-hand = Karty budynków, które wszyscy widzieli
web-cr-cards-held = kapitał: { $capital }, budynki: { $buildings }
web-cr-unsure = Niektóre wydrukowane wartości są odtworzone. Pomoc każdej karty mówi, które i na ile są pewne.
web-cr-card = { $card }: { $needs } → { $makes }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, budowa { $build }
web-cr-card-raw = { $card }: daje { $makes }, budowa { $build }

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
web-cr-fact-cargo_points = punkty za każdy znacznik
web-cr-fact-extra = za najwięcej znaczników
web-cr-fact-spaces = pola
web-cr-fact-cards = takie karty
web-cr-fact-value = wartość
web-cr-ship-text = Produkty końcowe i mięso trafiają na statki. Znacznik wchodzi z prawej i przesuwa wcześniejszy w lewo; gdy oba pola są zajęte, łapówka z jednej karty kapitału wyrzuca lewy. Na koniec roku każdy znacznik przynosi punkty swojego rzędu, a najwięcej znaczników daje dodatkowe. Przy równej liczbie liczy się wyższy rząd, potem lewe pole.
web-cr-bonus-text = Dla tego, kto pierwszy ma na swojej ulicy wszystkie budynki linii tego towaru.
web-cr-privilege-is = Przywilej: { $text }
web-cr-capital-text = Pieniądze. Karty jednego koloru mogą zamiast tego liczyć się jako zestaw: dwie za { $set }, a każda następna za kolejne { $set }.

## Części stołu na wąskim ekranie

web-cr-places = Części stołu
web-cr-place-town = Miasto
web-cr-place-quay = Nabrzeże
web-cr-place-cards = Karty
web-cr-place-street = Ulica
web-cr-year-end = Gdyby rok skończył się teraz
web-cr-deck-basic = podstawowe
web-cr-deck-extended = rozszerzone
web-cr-deck-advanced = zaawansowane

## Sama gra

game-craftsmen = Rzemieślnicy
    .about = Pomocnicy, gildie i warsztaty w mieście, które powstaje na nowo. Od 2 do 5 graczy.
    .poster = Miasto gildii.

## Na jakim etapie jest gra, w skrócie

cr-caption = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-helpers = rok { $year }, { $season }, pomocnicy
    .short = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-guild = rok { $year }, { $season }, { $guild }
    .short = rok { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-before = przed pierwszą porą roku
    .period = start
cr-caption-over = koniec gry

## Wybór kilku rzeczy naraz
web-cr-set-pay = Zapłać { $n } kapitałem
web-cr-set-discard = { $n ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $n } karty
    [many] Odrzuć { $n } kart
   *[other] Odrzuć { $n } karty
}
web-cr-set-invest = Zainwestuj po jednej karcie każdego koloru
web-cr-set-give = Którą kartę oddajesz?
web-cr-set-show = { $n ->
    [one] Odkryj 1 kartę
    [few] Odkryj { $n } karty
    [many] Odkryj { $n } kart
   *[other] Odkryj { $n } karty
}
web-cr-set-saved = przywilej zamiast karty
web-cr-set-worth = warte { $sum } z { $due }
web-cr-set-colours = Po jednej karcie każdego koloru
web-cr-show-all = Odkryj: { $cards }

## Rok się kończy
web-cr-year-ends = { $year ->
    [1] Pierwszy rok się kończy
    [2] Drugi rok się kończy
   *[3] Trzeci rok się kończy
}
web-cr-year-ends-about = Statki odpływają, a miasto liczy, co przyniósł rok.
web-cr-step-ships = Statki
web-cr-step-colours = Kolory
web-cr-step-granary = Spichlerz
web-cr-step-investment = Inwestycja
web-cr-each = po { $points }
web-cr-count-again = Policz jeszcze raz
web-cr-again = Zobacz ponownie koniec roku
web-cr-legend = Wszystkie towary
web-cr-tier-raw = surowiec
web-cr-tier-half = półprodukt
web-cr-tier-final = produkt końcowy
web-cr-fact-good = towar
web-cr-fact-maker = gdzie powstaje
web-cr-fact-into = powstaje z tego
web-cr-fact-stored = w spichlerzu
web-cr-fact-freight = na statkach
web-cr-fact-line = pierwsza pełna linia
web-cr-freight-is = statek { $ship }: { $points }
web-cr-set-buildings = Budynki
web-cr-set-capital = Kapitał
web-cr-set-ships = Statki
web-cr-set-bonus = Żetony bonusowe
web-cr-set-queue = Gildie
web-cr-heard-guild = { $guild }, gildia { $number }, pomocnicy: { $here } z { $most }
web-cr-heard-space = { $guild }, pole { $number }, { $sort }
web-cr-heard-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-cr-heard-ahead = jeszcze { $more }, gdyby rok skończył się teraz
web-cr-heard-line = Linia produkcyjna: { $good } ({ $goods }), zbudowane { $have } z { $all }, punkty bonusowe: { $points }
web-cr-heard-ship = Statek { $ship }, punkty za najwięcej znaczników: { $points }
web-cr-heard-sets = Zestawy kolorów: { $sets }, punkty za nie: { $points }
web-cr-heard-market = { $count } z { $most } na jarmarku

## A position by hand

cr-put-year = Rok
cr-put-season = Pora roku
cr-put-stage = Krok
cr-put-stage-exchanges = przed pierwszą porą roku
cr-put-stage-helpers = wysyłanie pomocników
cr-put-stage-guild = praca gildii
cr-put-stage-work_tokens = żetony pracy
cr-put-stage-winter = praca zimą
cr-put-stage-investing = inwestowanie
cr-put-stage-limits = limit kart na ręce
cr-put-guild = Gildia
cr-put-cursor = Czyja kolej (0: pierwszego)
cr-put-space = { $guild }, pole { $space }
cr-put-lower = { $good }, dolne pole
cr-put-upper = { $good }, górne pole
cr-put-left = { $good }, lewe pole
cr-put-right = { $good }, prawe pole
cr-put-display = Odkryte karty
cr-put-discards = Stos kart odrzuconych
cr-put-points = Punkty: { $source }
cr-put-hand = Karty budynków na ręce
cr-put-row = Ulica, od lewej do prawej
cr-put-market = Znaczniki na jarmarku
cr-put-privileges = Żetony przywileju
cr-put-works = Żetony pracy

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-craftsmen = pieniądze: kapitał; robotnik: pomocnik; przykryć: zakryć; nakryć: zakryć; premia: bonusowy; nagroda: bonusowy; rynek: jarmark; targ: jarmark; magazyn: spichlerz; postawienie: stawiasz; budowa: stawiasz; runda: pora; limit: najwyżej; monety: kapitał; gotówka: kapitał; pracownik: pomocnik; aukcja: licytacja; łańcuch: linia; warsztat: budynek; karty koloru warte: CR-5.3; przykryć: CR-4.8; zakryć: CR-4.8; burmistrz licytuje: CR-8.14; przekupić: CR-9.34; kosztuje postawienie: CR-7.2; kosztuje budowa: CR-7.2; kart kapitału mieć: CR-5.10; żeton premii: CR-7.12; żeton bonusowy: CR-7.12; kartę spichlerzu: CR-9.26; zimą: CR-13.10; wygrywa remisie: CR-15.4; łapówka: CR-9.34; limit kart: CR-5.10; rząd budynków: CR-1.19; zdobyć punkty: CR-14.1; służą kolory: CR-14.9; pełnej gildii: CR-4.8; zdobyć pieniądze: CR-6.1; zdobyć kapitał: CR-6.1; co przywilej: CR-1.26; statek pełny: CR-9.34; kończy gra: CR-1.5
