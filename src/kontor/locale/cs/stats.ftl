# Co říká `kontor stats` o mnoha partiích, v tabulkách a obrázcích.

stats-games = { $games } { $games ->
    [one] partie
    [few] partie
   *[other] partií
}
stats-table = { $players } { $players ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
stats-title = { $game }: { $count }
stats-interval = S 95% intervaly; partie se stejným rozdáním se počítají společně.
stats-places = Záleží na tom, kdo začíná?
    .note = Procento partií vyhraných z každého místa v prvním pořadí a body proti průměru ostatních. { $interval }
stats-scores = Body podle počtu hráčů
    .note = Desetina výsledků nepřesahuje dolní hodnotu a desetina není nižší než horní. { $interval }
stats-levels = Body podle úrovně
    .note = { $interval }
stats-parts = Odkud jsou body
    .note = Body průměrného hráče a průměrného vítěze. { $interval }
stats-lengths = Jak dlouhé jsou partie
    .note = Doba přemýšlení všech hráčů dohromady. { $interval }
stats-cards = Co jde ruku v ruce s kartami
    .note = O kolik více bodů a vítězství má ten, kdo na konci vlastní kartu, ve srovnání s ostatními téže úrovně na témže místě stejného stolu. Příčinu to nedokazuje: kdo je bohatý, může si dovolit více. { $interval }
stats-uses = Jak často se karty používají
    .note = Použití průměrným hráčem, kolo prvního použití a o kolik více bodů má ten, kdo kartu vůbec použil. { $interval }
stats-openings = První akce
    .note = Body a vítězství ve srovnání s ostatními na témže místě, kteří začali jinak. { $interval }
stats-players = hráči
stats-place = místo
stats-level = úroveň
stats-number = partie
stats-seats = místa u stolu
stats-wins = vítězství, %
stats-even = rovným dílem, %
stats-margin = proti ostatním
stats-mean = průměr
stats-winners = vítězové
stats-low = dolní
stats-half = medián
stats-high = horní
stats-all = všichni
stats-rounds = kola
stats-decisions = rozhodnutí
stats-seconds = sekundy
stats-card = karta
stats-have = vlastní ji, %
stats-winners-have = vítězové, %
stats-points-more = bodů navíc
stats-wins-more = vítězství navíc, %
stats-gained = kolo získání
stats-winners-gained = u vítězů
stats-times = použití
stats-used = první použití
stats-action = akce
stats-axis-points = body
stats-axis-wins = procento vyhraných partií
stats-drawn = obrázky jsou v { $folder }
