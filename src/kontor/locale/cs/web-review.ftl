# Stránka rozborů, pokusů, odboček, analýzy a vlastních výsledků.
web-rv-title = Rozbor hry
web-rv-game = Rozebrat hru
web-rv-moments = Co rozhodlo hru
web-rv-well = Kvalita tvé hry
web-rv-open = Hru lze rozebrat, až skončí.
web-rv-to-table = Ke stolu
web-rv-better-was = Lépe: { $action }
web-rv-look = Podívat se
web-rv-turning = Zlomové okamžiky hry
web-rv-no-turning = O této hře nerozhodla žádná chyba.
web-rv-curve = Očekávané konečné body
web-rv-band = stínované pásmo: míra jistoty ({ $name })
web-rv-chances = Šance na výhru
web-rv-chances-how = vedle: v tomto okamžiku
web-rv-show-chances = Šance
web-rv-show-points = Body
web-rv-how = Jak se to měří
web-rv-luck-short = štěstí
web-rv-more-of = Více: { $name }
web-rv-without-luck = Body na konci: { $score }, bez štěstí: { $points }
web-rv-mark-best = nejlepší
web-rv-mark-good = dobrý
web-rv-mark-slip = nepřesnost
web-rv-mark-mistake = chyba
web-rv-played = zahráno
web-rv-better = lépe
web-rv-next = Další chyba
web-rv-hindsight = Se znalostí všeho
web-rv-slips = { $count ->
    [0] bez nepřesností
    [one] 1 nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
web-rv-mistakes = { $count ->
    [0] bez chyb
    [one] 1 chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
web-rv-each = body na rozhodnutí: { $points }
web-rv-like = hra na úrovni: { $name }
web-rv-of-hundred = ze 100
web-rv-decision = Toto rozhodnutí
web-rv-moves = Všechny tahy
web-rv-verdict-best = Nejlepší tah
web-rv-verdict-good = Dobrý tah
web-rv-verdict-inaccuracy = Nepřesnost
web-rv-verdict-mistake = Chyba
web-rv-verdict-blunder = Hrubá chyba
web-rv-error = plus minus { $error }
web-rv-chance = šance na výhru menší o { $percent } %
web-rv-why = Odkud jsou body
web-rv-best-yours = Lépe to tu nešlo.
web-rv-best-theirs = Nic lepšího se tu nenašlo.
web-rv-others = { $count ->
    [one] 1 jiný tah
    [few] { $count } jiné tahy
   *[other] { $count } jiných tahů
}
web-rv-try = Zkusit to
web-rv-follow = Co by následovalo
web-rv-hide = Skrýt pokračování
web-rv-then = Body poté: { $points }
web-rv-no-decision = Tady nebylo co rozhodovat.
web-rv-running = Hra se prochází…
web-rv-waiting = { $count ->
    [one] Nejdřív se prochází jedna jiná hra.
    [few] Nejdřív se procházejí { $count } jiné hry.
   *[other] Nejdřív se prochází { $count } jiných her.
}
web-rv-failed = Tuto hru se nepodařilo rozebrat.
web-rv-longer = Nejhorší rozhodnutí se ještě zkoumají déle.
web-rv-what-if = Co kdyby…
web-rv-what-if-how = Pokračuj odtud jinak. Odehraná hra zůstane, jak je.
web-rv-branch = Název
web-rv-branch-name = Co kdyby { $number }
web-rv-begin = Hrát odtud dál
web-rv-analyse = Rozbor pozice
web-rv-about-curve = Křivka
    .text = Kolik bodů na konci mohl každý hráč po každém tahu čekat, v průměru za jedno kolo všech hráčů. Dvě ze tří her skončí ve stínovaném pásmu.
web-rv-about-loss = Ztracené body
    .text = Kolik tah ztrácí proti nejlepšímu, který mohl znát ten, kdo rozhodoval. Skryté karty se odhadují několika způsoby; každý tah se posuzuje na dvou skupinách odhadů, které nemají žádný společný. Kde nebylo z čeho vybírat, nebo na tom nezáleželo, nepočítá se nic. Ztráta je průměr přes všechno, co rozbor nerozhodne: i tah, který se zdá stejně dobrý jako nejlepší, může stát pár desetin bodu.
web-rv-about-verdict = Nepřesnost a chyba
    .text = Nepřesnost stojí 5 procentních bodů šance na výhru, chyba 10, hrubá chyba 15. Při hře jednoho, nebo při velkém náskoku či ztrátě, platí i body: 4, 8 a 12. Ztráta platí, jen když je víc než dvakrát větší, než o kolik se odhad může mýlit.
web-rv-about-accuracy = Co znamená „ze 100“
    .text = Průměr všech volných rozhodnutí: tah beze ztráty platí 100, tah se ztrátou 6 bodů platí 50. Vedle stojí, kolik rozhodnutí průměrně ztratilo a který soupeř ztrácí asi tolik.
web-rv-about-luck = Štěstí
    .text = Co změnily odkryté karty a žetony, ne to, co se hrálo.
web-rv-about-hindsight = Se znalostí všeho
    .text = Posuzuje každý tah podle skutečné pozice, kterou u stolu nikdo neznal.
web-rv-solved = Vyřešeno. Tah je stejně dobrý jako nejlepší.
web-rv-solved-how = Hraj dál, nebo se vrať k rozboru.
web-rv-try-ask = Co tu zahraješ?
web-rv-try-how = Zahraj tah. Posoudí se dřív, než se zahraje.
web-rv-judging = Tah se posuzuje…
web-rv-wrong = { $points ->
    [one] Tím ztratíš asi 1 bod (plus minus { $error }).
    [few] Tím ztratíš asi { $points } body (plus minus { $error }).
    [many] Tím ztratíš asi { $points } bodu (plus minus { $error }).
   *[other] Tím ztratíš asi { $points } bodů (plus minus { $error }).
}
web-rv-again = Zkusit jiný tah
web-rv-anyway = Přesto zahrát
web-rv-to-review = Zpět k rozboru
web-rv-tries = { $count ->
    [one] 1 pokus
    [few] { $count } pokusy
   *[other] { $count } pokusů
}
web-rv-branch-real = (ve hře { $scores })
web-rv-branch-link = Sdílet odkazem
web-rv-branch-of = Co kdyby: tato hra odbočila z jiné.
web-an-how = Prozkoumej libovolnou pozici: vlož záznam nebo pozici, nebo sem přejdi z rozboru hry. Hry, které se ještě hrají, tu otevřít nelze.
web-an-paste = Otevřít záznam nebo pozici
web-an-file = Vybrat soubor
web-an-fresh = Připravit novou hru
web-an-players = Hráči
web-an-set-up = Připravit desku
web-an-open = Otevřít na desce
web-an-think = Přemýšlet
web-an-thinking = Přemýšlí…
web-an-done = { $count ->
    [one] 1 pohled
    [few] { $count } pohledy
   *[other] { $count } pohledů
}
web-an-looks = { $count ->
    [one] 1 pohled
    [few] { $count } pohledy
   *[other] { $count } pohledů
}
web-an-chance = { $percent } % na výhru
web-an-options = Nejlepší možnosti
web-an-lines = Vyzkoušené varianty
web-an-position = Změnit pozici
web-an-position-how = Změň, cokoli chceš. Tah tam začne znovu; co není možné, se odmítne i s důvodem.
web-an-apply = Použít tuto pozici
web-an-game = Hra
web-an-to-move = Na tahu
web-an-add = Přidat…
web-an-remove = Odebrat: { $what }
web-an-forward = Posunout dopředu: { $what }
web-an-none = nic
web-an-as-text = Jako text
web-an-json = Celá pozice
web-me = Moje hra
web-me-none = Každá dohraná hra se rozebere a výsledek najdeš tady.
web-me-kept = Uloženo na tomto serveru pro tento prohlížeč.
web-me-save = Uložit jako soubor
web-me-delete = Smazat všechno
web-me-deleted = Vše je smazáno. Co tu bylo, lze teď ještě uložit do souboru.
web-me-results = Výsledky
web-me-against = Soupeř
web-me-alone = nikdo
web-me-people = { $count ->
    [one] člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
web-me-games = Hry
web-me-wins = Výhry
web-me-points = Body
web-me-accuracy = Ze 100
web-me-progress = Od hry ke hře
web-me-lost = Kde se ztratily body
web-me-phases = Body na rozhodnutí, podle fáze hry
web-me-phase-0 = na začátku
web-me-phase-1 = uprostřed
web-me-phase-2 = ke konci
web-me-sources = body na hru, podle původu
web-me-no-sources = Nikde zvlášť.
web-me-mistakes = Tvoje chyby jako úlohy
web-me-no-mistakes = Žádné nejsou.
web-me-all = Všechny hry
web-me-place = { $points ->
    [one] { $place }. místo, 1 bod
    [few] { $place }. místo, { $points } body
   *[other] { $place }. místo, { $points } bodů
}
