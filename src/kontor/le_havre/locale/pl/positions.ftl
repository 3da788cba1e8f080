# Co się nie zgadza w pozycji zapisanej lub ustawionej ręcznie.

lh-position-anew = bez „decisions”, „seal” i „stage” tura zaczyna się od nowa
lh-position-a-ship = statek
lh-position-a-pile = stos
lh-position-ship-form = statek to rodzaj i wartość, na przykład ["wood", 2], a nie { $given }
lh-position-no-good = żaden towar nie nazywa się { $given }
lh-position-no-building = żaden budynek nie nazywa się { $given }
lh-position-no-offer = nie ma straganu „{ $name }”
lh-position-no-ship = nie ma statku „{ $kind }” o wartości { $value }
lh-position-ships-of = { $kind ->
    [wood] drewniane statki
    [iron] żelazne statki
    [steel] stalowe statki
   *[luxury] luksusowe liniowce
}
lh-position-ships = { $ships } o wartości { $value }: w grze jest ich tylko { $copies }
lh-position-stack-room = { $ships }: tylu ich nie ma
lh-position-sold-ships = { $ships }: sold_ships podaje ich więcej, niż leży na stosie
lh-position-worker-unbuilt = { $seat }: robotnik nie może stać w budynku { $card }, bo go nie zbudowano
lh-position-closed = do budynku { $card } nikt nie może wejść
lh-position-two-workers = dwaj robotnicy nie mogą stać w jednym budynku: { $card }
lh-position-phase = phase: { $given }; dozwolone jest main, final lub over
lh-position-phase-late = faza „{ $phase }” następuje dopiero po rundzie { $round }
lh-position-over-stage = gra jest skończona; kroku „{ $stage }” już nie ma
lh-position-final-stage = w etapie końcowym nie ma kroku „{ $stage }”
lh-position-stage-phase = krok „{ $stage }” należy do fazy „{ $stage }”
lh-position-last-turn = tura { $turn } jest ostatnia w rundzie; nie ma po niej zaopatrzenia
lh-position-tiles = tiles to lista siedmiu żetonów zaopatrzenia w dowolnej kolejności: { $tiles }
lh-position-in-yard = w posiadaniu ({ $seat })
lh-position-in-town = w mieście
lh-position-beside = obok stosów
lh-position-in-pile = w stosie
lh-position-in-stack = w stosie budynków specjalnych
lh-position-in-hand = na ręce gracza
lh-position-in-reserve = w rezerwie
lh-position-unseen = wśród nieznanych kart
lh-position-piles = piles to lista trzech list budynków
lh-position-not-waiting = { $card } nie może czekać obok stosów
lh-position-no-wharf = { $card } to nie stocznia i nie można tej karty zmodernizować
lh-position-no-picket = { $card } to nie karta „{ card-picket_line }”
lh-position-picket-unbuilt = { $card } niczego nie może wymagać, bo karta nie jest zbudowana
lh-position-picket-nobody = { $card } niczego nie może wymagać, bo „picketed” nikogo nie podaje
lh-position-sold-gone = „sold” podaje { $text }, ale nie ma tego w mieście
lh-position-pile-room = w stosie może leżeć najwyżej tyle budynków: { $limit }
lh-position-no-number = { $card } nie ma numeru i nie może leżeć w stosie
lh-position-specials-room = w stosie leży najwyżej tyle budynków specjalnych: { $limit }
lh-position-no-special = { $card } to nie budynek specjalny
lh-position-decision-action = otwarta decyzja nie należy do żadnej akcji
lh-position-decision-turn = otwarta decyzja zaczyna turę w środku innej
lh-position-decision-fee = otwarta decyzja żąda opłaty za inną kartę
lh-position-decision-card = otwarta decyzja nie używa żadnej karty
