# Co říká rozbor: proč tahy něco stojí, a zpráva v terminálu i jako samostatná stránka.
# $part je zdroj bodů, $loss a $error jsou body s jedním desetinným místem.

review-nothing = není co rozebírat: nebyla zahrána žádná akce
review-one-form = buď --json, nebo --html, ne obojí
review-reason-more = { $points ->
    [one] { $part }: asi o { $points } bod méně než po lepším tahu
    [few] { $part }: asi o { $points } body méně než po lepším tahu
    [many] { $part }: asi o { $points } bodu méně než po lepším tahu
   *[other] { $part }: asi o { $points } bodů méně než po lepším tahu
}
review-reason-less = { $points ->
    [one] { $part }: asi o { $points } bod více, ale to nestačí
    [few] { $part }: asi o { $points } body více, ale to nestačí
    [many] { $part }: asi o { $points } bodu více, ale to nestačí
   *[other] { $part }: asi o { $points } bodů více, ale to nestačí
}
review-title = Rozbor: { $game }
review-seats = Jak kdo hrál
review-score = Body
review-accuracy = Přesnost
review-lost = Ztracené body
review-each = na volné rozhodnutí
review-like = Hrál(a) jako
review-phase-0 = Začátek
review-phase-1 = Střed
review-phase-2 = Konec
review-luck = Štěstí
review-without-luck = Body bez štěstí
review-verdict-best = Nejlepší
review-verdict-good = Dobrý
review-verdict-inaccuracy = Nepřesnost
review-verdict-mistake = Chyba
review-verdict-blunder = Hrubá chyba
review-turning = Zlomové okamžiky
review-no-slips = Nikdo neudělal chybu.
review-slips = Nepřesnosti, chyby a hrubé chyby
review-curve = Očekávané konečné body
review-chances = Šance na výhru
review-played = Zahráno: { $action }
review-better = Lépe: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = šance na výhru −{ $percent } %
review-reveals = Co se odkrylo
review-action = akce { $number }
review-fair = Každý tah je posuzován podle toho, co hráč věděl.
review-hindsight = Se znalostí všeho: každý tah je posuzován podle toho, co bylo doopravdy skryté.
review-metric = Volné rozhodnutí má několik rozumných tahů, které se liší aspoň o bod. Ztráta je průměr přes všechno, co rozbor nerozhodne. Tah beze ztráty platí za 100 %, tah se ztrátou { $half } bodů za 50 %; přesnost je průměr. Ztráta se pojmenuje, jen když je větší než dvojnásobek její chyby: od 5, 10 a 15 procentních bodů šance na výhru; v sólové či skoro rozhodnuté hře od 4, 8 a 12 bodů.
