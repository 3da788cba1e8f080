# Věty hry Craftsmen. Odmítnutí je jedna věta s malým písmenem na začátku a bez tečky.

craftsmen-card-of-one = { $name } ({ $colour })
craftsmen-card-of-two = { $name } ({ $top }/{ $bottom })
craftsmen-capital-card = { $colour } { $value }
craftsmen-market = trh
craftsmen-granary = sýpka

craftsmen-no-not-your-turn = rozhoduje hráč č. { $seat }; mimo svůj tah nelze nic dělat
craftsmen-no-guild-full = { $guild }: pomocníků tam stojí { $helpers }, víc jich být nesmí
craftsmen-no-two-here = { $guild }: stojí tam dva tvoji pomocníci, víc jich být nesmí
craftsmen-no-queue-full = { $guild }: všechna místa jsou obsazena; zakrýt lze disk, na kterém nic neleží
craftsmen-no-free-space = { $guild }: jedno místo je volné; disky se zakrývají, jen když není volné žádné
craftsmen-no-space-free = { $guild }: místo { $space } je volné; pomocníka tam prostě pošli
craftsmen-no-covered = { $guild }: na místě { $space } už leží dva disky
craftsmen-no-unused-space = { $guild }: třetí místo se ve dvou hráčích nepoužívá
craftsmen-no-no-fee = zakrytí tohoto disku stojí kartu kapitálu nebo { $fee } { $fee ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}; nemáš žádnou kartu a máš { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
craftsmen-no-not-in-hand = kartu „{ $card }“ nemáš v ruce
craftsmen-no-no-capital = karta „{ $card }“ stojí { $cost }{ $owed ->
    [0] {""}
   *[other] {" "}a { $owed } už dlužíš
}; tvůj kapitál má hodnotu { $worth }
craftsmen-no-no-fit = barva karty „{ $card }“ tam nenavazuje nahoře ani dole a privilegium použít nemůžeš
craftsmen-no-not-open = karta „{ $card }“ není v nabídce
craftsmen-no-not-open-capital = karta „{ $capital }“ neleží odkrytá
craftsmen-no-no-colour = karta „{ $card }“ stojí { $price } v těchto barvách: { $colours }; tvůj takový kapitál má hodnotu { $usable }
craftsmen-no-no-cards = nemáš žádnou kartu kapitálu
craftsmen-no-no-privilege = k tomu je třeba privilegium: zlaté místo nebo žeton privilegia; každý pomocník ho použije jen jednou
craftsmen-no-deck-empty = v balíčku ({ $kind }) není žádná karta k prohlédnutí
craftsmen-no-too-low = { $sum } nepřebíjí { $bid }
craftsmen-no-too-high = nabídku { $sum } by nešlo zaplatit; tvůj kapitál má hodnotu { $worth }
craftsmen-no-no-work = nezbývá žádný bod práce
craftsmen-no-not-built = zboží „{ $good }“ vyrábí budova „{ $building }“, a ta v tvé ulici není
craftsmen-no-no-place = na trhu máš { $market } { $market ->
    [one] kostku
    [few] kostky
    [many] kostky
   *[other] kostek
} a žádný symbol není volný: { $good }
craftsmen-no-not-ready = budova „{ $building }“ potřebuje na svých symbolech: { $needs }
craftsmen-no-market-empty = na trhu nemáš žádnou kostku
craftsmen-no-no-icon = v tvé ulici není volný žádný takový symbol: { $good }
craftsmen-no-no-second = privilegium dává druhou surovinu jen hned po první
craftsmen-no-market-full = na trhu máš { $market } { $market ->
    [one] kostku
    [few] kostky
    [many] kostky
   *[other] kostek
}, víc jich být nesmí
craftsmen-no-not-carried = na loď { $ship } nelze naložit zboží „{ $good }“
craftsmen-no-hold-full = na lodi { $ship } jsou obě pole pro zboží „{ $good }“ obsazena
craftsmen-no-hold-free = na lodi { $ship } je pole pro zboží „{ $good }“ volné; úplatek není třeba
craftsmen-no-own-marker = na lodi { $ship } je levá kostka pro zboží „{ $good }“ tvoje vlastní; kapitán vyhazuje jen cizí
craftsmen-no-must-load = pole pro zboží „{ $good }“ je volné, musí se tedy naložit
craftsmen-no-not-stored = zboží „{ $good }“ se do sýpky nikdy nedává
craftsmen-no-sold-out = zboží „{ $good }“ v sýpce není
craftsmen-no-own-good = dolní kostka v sýpce je tvoje vlastní: { $good }
craftsmen-no-no-price = to stojí kartu kapitálu, nebo s privilegiem kostku na trhu; nemáš ani jedno
craftsmen-no-enough-tokens = máš tři takové žetony, víc jich mít nesmíš
craftsmen-no-no-token = v zásobě už žádný takový žeton není
craftsmen-no-no-change-of-two = ve dvou hráčích nelze na radnici měnit pořadí
craftsmen-no-changed-already = pořadí už měníš; za roční období to jde jen jednou
craftsmen-no-track-full = všechna pole lišty změny pořadí jsou obsazena
craftsmen-no-not-four-colours = investice je po jedné kartě kapitálu od každé barvy; některá barva ti chybí
craftsmen-no-not-held = už nemáš žádnou kartu „{ $capital }“
craftsmen-no-in-order = karty se vybírají v pevném pořadí: fialová, zelená, modrá, červená, a podle rostoucí hodnoty
craftsmen-no-too-many = s další kartou „{ $capital }“ už není přesný výběr možný: jedna by byla navíc, nebo by zbytek nestačil
craftsmen-no-wrong-colour = tady se platí jen v těchto barvách: { $colours }
craftsmen-no-no-points = poplatek je { $fee }; na bodové liště máš méně bodů
craftsmen-no-not-taken-here = { $place }: zboží „{ $good }“ tam nemůže
craftsmen-no-not-in-box = karta „{ $card }“ není v krabici
craftsmen-no-show-order = dvě karty k vyložení se jmenují podle svých čísel; karta „{ $card }“ přichází moc brzy nebo moc pozdě
craftsmen-no-not-seen = karta „{ $card }“ není mezi těmi, z nichž se vybírá
craftsmen-no-must-bid = kdo zahajuje dražbu, nabídne aspoň 1
craftsmen-no-built-two = jedna akce dovoluje nejvýše dvě budovy
craftsmen-no-done = akce tohoto pomocníka je hotová; zbývá jen prohlídka karet s privilegiem
craftsmen-no-no-saving = privilegium by tu žádnou kartu neušetřilo

craftsmen-no-not-now-exchange = teď lze vyměnit jednu kartu budovy, nebo si vše nechat
craftsmen-no-not-now-sawmill = teď lze vyměnit pilu, nebo si ji nechat
craftsmen-no-not-now-send = teď posíláš pomocníka do cechu, nebo pasuješ
craftsmen-no-not-now-fee = teď se platí za zakrytý disk: karta kapitálu, nebo body
craftsmen-no-not-now-bank = teď se bere jedna odkrytá karta kapitálu, nebo obě, nebo akce končí
craftsmen-no-not-now-discard = teď se odhazují karty kapitálu
craftsmen-no-not-now-build = teď se staví budova, nebo akce končí
craftsmen-no-not-now-pay = teď se platí kartami kapitálu
craftsmen-no-not-now-notary = teď se karta kupuje nebo dává do dražby, nebo akce končí
craftsmen-no-not-now-look = teď se vykládají prohlédnuté karty
craftsmen-no-not-now-bid = teď přihazuješ, nebo pasuješ
craftsmen-no-not-now-craft = teď se použije bod práce, nebo akce končí
craftsmen-no-not-now-put = teď se zboží někam umístí
craftsmen-no-not-now-ship = teď se zboží naloží, nebo propadne
craftsmen-no-not-now-sale = teď se za polotovar bere karta kapitálu
craftsmen-no-not-now-trade = teď se polotovar koupí, umístí a zaplatí, nebo akce končí
craftsmen-no-not-now-town-hall = teď se bere žeton nebo mění pořadí, nebo akce končí
craftsmen-no-not-now-invest-on = investice začala: vybírají se čtyři karty, od každé barvy jedna, jedna po druhé
craftsmen-no-not-now-invest = teď lze investovat čtyři karty kapitálu, nebo si je nechat

# Řádky, které nelze přečíst.

craftsmen-line-no-sawmill = „{ $name }“ není pila
craftsmen-line-build = „build“ vyžaduje kartu budovy a stranu: „{ $example }“
craftsmen-line-no-card = žádná karta budovy se nejmenuje „{ $name }“
craftsmen-line-cover = „cover“ vyžaduje cech a místo od 1 do 3: „{ $example }“
craftsmen-line-no-guild = žádný cech se nejmenuje „{ $name }“
