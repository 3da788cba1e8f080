# Věty hry Le Havre. Odmítnutí je jedna věta s malým písmenem na začátku a bez tečky.

ship-of-value = { $ship } v hodnotě { $value }
word-food = jídlo
    .count = { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }
word-energy = energie
    .count = { $n } { $n ->
        [one] energie
        [few] energie
        [many] energie
       *[other] energií
    }
word-standard = běžné suroviny
    .count = { $n } { $n ->
        [one] běžná surovina
        [few] běžné suroviny
        [many] běžné suroviny
       *[other] běžných surovin
    }
word-upgraded = přeměněné suroviny
    .count = { $n } { $n ->
        [one] přeměněná surovina
        [few] přeměněné suroviny
        [many] přeměněné suroviny
       *[other] přeměněných surovin
    }

no-not-now = nejdřív musíš odpovědět na jinou otázku
no-not-now-card = nejdřív musíš dokončit akci karty „{ $card }“
no-not-asked = tím odpovídáš na otázku, která teď není položena
no-main-done = hlavní akce tohoto tahu už proběhla; zbývá jen nákup, prodej a splácení
no-main-open = tah končí až po hlavní akci: vezmi si nabídku, nebo využij budovu
no-offer-empty = na místě nabídky „{ $good }“ nic není
no-must-take = kvůli Stávkové hlídce si v tomto tahu musíš vzít nabídku
no-not-in-game = karta „{ $card }“ v této hře není
no-not-built = budova „{ $card }“ ještě není postavena
no-locked = karta „{ $card }“ nemá žádnou akci a nelze do ní vstoupit
no-own-worker = tvůj dělník už stojí v budově „{ $card }“
no-occupied = budovu „{ $card }“ obsadil dělník hráče č. { $guest }
no-no-fee = vstup do budovy „{ $card }“ stojí: { $fee }; celkem máš { $food } { $food ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}, z toho { $francs } ve francích
no-no-fee-left = po zaplacení vstupu ({ $fee }) by už budovu „{ $card }“ nešlo využít
no-needs = budova „{ $card }“ vyžaduje: { $wants }; máš: { $has }
no-needs-beside = budova „{ $card }“ vyžaduje kromě odevzdaných surovin: { $wants }; na to máš: { $has }
no-needs-plain = nemáš nic, co by se dalo použít v budově „{ $card }“
no-no-use = budova „{ $card }“ by ti teď nic nepřinesla
no-no-money = karta „{ $card }“ stojí { $price } { $price ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}; máš { $francs }
no-no-money-plain = to stojí { $price } { $price ->
    [one] frank
    [few] franky
    [many] franku
   *[other] franků
}; máš { $francs }
no-not-for-sale = kartu „{ $card }“ nelze koupit
no-not-on-top = karta „{ $card }“ neleží nahoře na svém balíčku
no-owned = karta „{ $card }“ patří hráči č. { $owner }
no-sold-this-turn = karta „{ $card }“ byla prodána v tomto tahu a nelze ji koupit zpět
no-not-yours = nemáš kartu „{ $card }“
no-not-sellable = kartu „{ $card }“ nelze prodat
no-final-phase = po posledním kole už nelze nic koupit
no-not-buildable = kartu „{ $card }“ nelze postavit, jen koupit
no-no-material = na stavbu „{ $card }“ potřebuješ: { $wants }; máš: { $has }
no-no-material-beside = na stavbu „{ $card }“ potřebuješ kromě materiálu: { $wants }; na to máš: { $has }
no-no-material-plain = v budově „{ $card }“ teď nemůžeš nic postavit
no-only-with-wood = Pila staví jen to, na co je třeba dřevo, a „{ $card }“ k tomu nepatří
no-no-ship-left = v nabídce teď není: { $card }
no-no-brick = loděnici je nejdřív třeba zmodernizovat 1 cihlou; žádnou nemáš
no-no-loan = nemáš žádnou půjčku
no-cannot-borrow = půjčku dostaneš jen na povinnou platbu, až dojde všechno jídlo i peníze
no-out-of-amount = { $good }: lze zvolit číslo od { $least } do { $most }
no-out-of-amount-plain = lze zvolit číslo od { $least } do { $most }
no-guarded = tím by zmizelo to jediné, co tu můžeš postavit
no-expert-sale = podle pravidel pro experty prodáváš mimo svůj tah jen kvůli platbě, na kterou nemáš
no-last-round = budova „{ $card }“ je od posledního kola zavřená
no-not-pawned = v Zastavárně nemáš tuto surovinu: { $good }
no-cannot-evict = není tu nikdo, koho lze poslat domů
no-no-hand = nemáš v ruce žádnou speciální budovu
no-built = budova „{ $card }“ už je postavena a lze ji jen koupit
no-only-in-firm = budovy se stavějí ve stavební firmě
no-only-in-wharf = lodě se stavějí a vyměňují v loděnici
no-no-ship = v budově „{ $card }“ teď nelze žádnou loď postavit ani vyměnit
no-no-exchange = kartu „{ $card }“ lze vyměnit jen za „{ $wanted }“, a ta ve městě není
no-no-freight = po zaplacení energie za loď by už nezbylo nic k naložení
no-short = k zaplacení: { $due }; máš: { $has }
no-not-your-turn = to je možné jen ve tvém vlastním tahu
no-not-a-choice = suroviny se vybírají v pevném pořadí; teď lze zvolit: { $picks }

# Řádky, které nelze přečíst.

line-no-choice = „{ $words }“ není na výběr; „{ $choice }“ ano
line-one-good = „{ $word }“ bere jen jednu surovinu najednou
line-no-good = žádná surovina se tu nejmenuje „{ $name }“
line-no-building = žádná budova se nejmenuje „{ $name }“
line-no-ship = žádná loď se nejmenuje „{ $name }“
line-no-such-ship = taková loď tu není: { $ship }
line-top-ship = „{ $word }“ bere horní loď balíčku, ať má jakoukoli hodnotu
line-ship-value = u „{ $words }“ chybí hodnota lodi
line-other-question = „{ $words }“ odpovídá na jinou otázku; teď se ptáme na „{ $wanted }“
line-out-of-reach = { $number } je na jeden krok příliš; „more“ vede dál než 127
