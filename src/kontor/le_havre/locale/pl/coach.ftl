# Co doradca mówi o Le Havre: na początku tury i przed ruchem, który kosztuje.
# $food, $loans, $francs, $gets, $back, $later, $energy to ilości, np. „3 żywności”; $card to nazwa.

## Co teraz ważne

lh-coach-feeding = { $turns ->
    [one] Do żywienia została ci { $turns } tura. Brakuje: { $food }. Na nabrzeżu: { $what }.
    [few] Do żywienia zostały ci { $turns } tury. Brakuje: { $food }. Na nabrzeżu: { $what }.
    [many] Do żywienia zostało ci { $turns } tur. Brakuje: { $food }. Na nabrzeżu: { $what }.
   *[other] Do żywienia zostało ci { $turns } tury. Brakuje: { $food }. Na nabrzeżu: { $what }.
}
lh-coach-feeding-now = Ostatnia twoja tura przed żywieniem. Brakuje: { $food }. Na nabrzeżu: { $what }.
lh-coach-nothing-on-quay = nic do jedzenia, szukaj franków
lh-coach-last-round = To ostatnia runda; potem każdy ma jeszcze jedną akcję. Dobra na koniec nic nie dają.
lh-coach-final = Twoja ostatnia akcja: liczą się tylko franki, budynki i statki.
lh-coach-repay = Możesz spłacić pożyczkę: { $back }. Jeśli na koniec zabraknie na to franków, kosztuje więcej: { $later }.
lh-coach-interest = Masz pożyczkę i ani franka: na odsetki trzeba będzie następnej.
lh-coach-harvest-grain = Po tej rundzie są żniwa: kto ma 1 zboże, dostaje drugie.
lh-coach-harvest-cattle = Po tej rundzie są żniwa: kto ma 2 sztuki bydła, dostaje cielę.
lh-coach-harvest-both = Po tej rundzie są żniwa: kto ma 1 zboże, dostaje drugie, a kto ma 2 sztuki bydła, dostaje cielę.
lh-coach-energy = Nie masz energii. Aby coś z tego zrobić ({ $goods }), trzeba zwykle drewna, węgla drzewnego lub węgla.

## Dlaczego ruch kosztuje

lh-coach-unfed = Po tym zabraknie ci na żywienie: { $food }, a to ostatnia tura przed nim. Skutek: { $loans }.
lh-coach-loan = Bez potrzeby: { $loans }. Teraz { $gets }, do oddania { $back }, a do tego odsetki.
lh-coach-food-lost = Płacisz za dużo, przepada: { $food }.
lh-coach-energy-lost = Spalasz za dużo, przepada: { $energy }.
lh-coach-in-vain = { $card }: koszt jest wyższy niż wartość na koniec. Tracisz: { $francs }.
lh-coach-danger = { $turns ->
    [one] Na żywienie wciąż brakuje: { $food }, a została { $turns } tura.
    [few] Na żywienie wciąż brakuje: { $food }, a zostały { $turns } tury.
    [many] Na żywienie wciąż brakuje: { $food }, a zostało { $turns } tur.
   *[other] Na żywienie wciąż brakuje: { $food }, a zostało { $turns } tury.
}
lh-coach-sold = Sprzedajesz za połowę wartości: { $card }.
lh-coach-no-harvest = Żniwa nic ci nie dadzą, bo brakuje: { $good }.
lh-coach-poorer = Twój majątek (franki, budynki, statki) od razu maleje o { $francs }.
lh-coach-richer = Po innym ruchu twój majątek (franki, budynki, statki) jest od razu większy o { $francs }.
