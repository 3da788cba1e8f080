# Co nesedí v pozici, která byla napsána nebo sestavena ručně.

lh-position-anew = bez „decisions“, „seal“ a „stage“ začne tah znovu
lh-position-a-ship = loď
lh-position-a-pile = balíček
lh-position-ship-form = loď je druh a hodnota, například ["wood", 2], ne { $given }
lh-position-no-good = žádné zboží se nejmenuje { $given }
lh-position-no-building = žádná budova se nejmenuje { $given }
lh-position-no-offer = nabídka „{ $name }“ neexistuje
lh-position-no-ship = loď „{ $kind }“ v hodnotě { $value } neexistuje
lh-position-ships-of = { $kind ->
    [wood] dřevěné lodě
    [iron] železné lodě
    [steel] ocelové lodě
   *[luxury] luxusní parníky
}
lh-position-ships = { $ships } v hodnotě { $value }: ve hře jich je jen { $copies }
lh-position-stack-room = { $ships }: tolik jich není
lh-position-sold-ships = { $ships }: sold_ships jich uvádí víc, než leží v balíčku
lh-position-worker-unbuilt = { $seat }: dělník nemůže stát v budově { $card }, která není postavena
lh-position-closed = do budovy { $card } nikdo nemůže vstoupit
lh-position-two-workers = v budově { $card } nemohou stát dva dělníci
lh-position-phase = phase: { $given }; povoleno je main, final nebo over
lh-position-phase-late = fáze „{ $phase }“ přichází až po kole { $round }
lh-position-over-stage = hra skončila; krok „{ $stage }“ už není
lh-position-final-stage = v závěrečné fázi není krok „{ $stage }“
lh-position-stage-phase = krok „{ $stage }“ patří k fázi „{ $stage }“
lh-position-last-turn = tah { $turn } je v kole poslední; po něm se už nedoplňuje
lh-position-tiles = tiles je seznam sedmi žetonů doplňování v libovolném pořadí: { $tiles }
lh-position-in-yard = v majetku ({ $seat })
lh-position-in-town = ve městě
lh-position-beside = vedle balíčků
lh-position-in-pile = v balíčku
lh-position-in-stack = v balíčku speciálních budov
lh-position-in-hand = v ruce hráče
lh-position-in-reserve = v zásobě
lh-position-unseen = mezi neznámými kartami
lh-position-piles = piles je seznam tří seznamů budov
lh-position-not-waiting = { $card } nemůže čekat vedle balíčků
lh-position-no-wharf = { $card } není loděnice a nelze ji modernizovat
lh-position-no-picket = { $card } není karta „{ card-picket_line }“
lh-position-picket-unbuilt = { $card } nemůže nic vyžadovat: není postavena
lh-position-picket-nobody = { $card } nemůže nic vyžadovat: „picketed“ nikoho neuvádí
lh-position-sold-gone = „sold“ uvádí { $text }, ale ve městě to není
lh-position-pile-room = do balíčku se vejde nejvýš tolik budov: { $limit }
lh-position-no-number = { $card } nemá číslo a nemůže ležet v balíčku
lh-position-specials-room = v balíčku leží nejvýš tolik speciálních budov: { $limit }
lh-position-no-special = { $card } není speciální budova
lh-position-decision-action = otevřené rozhodnutí nepatří k žádné akci
lh-position-decision-turn = otevřené rozhodnutí začíná tah uprostřed jiného
lh-position-decision-fee = otevřené rozhodnutí chce vstupné jiné karty
lh-position-decision-card = otevřené rozhodnutí nepoužívá žádnou kartu
