# Lekce: název, cíl a poslední slovo; co udělat a proč; co se říká k jiným tahům.

## 1 O co jde, a kalendář

lesson-craftsmen-points = Lodě, body a roční období
    .goal = Nalož zboží na dvě lodě, než skončí zima.
    .end = Lodě ti přinesly body. Rok má čtyři období, hra tři roky; pak vyhrává, kdo má nejvíc bodů.
lesson-craftsmen-points-1 = Vyrob pivo.
    .why = Na tvém pivovaru leží pšenice a sud. Jeden z tvých tří bodů práce z nich udělá pivo.
lesson-craftsmen-points-1-meat = Maso přijde hned potom. Pivo přinese víc, začni pivovarem.
lesson-craftsmen-points-1-raw = Samotné dřevo ani krávy body nenesou. Pivovar je připravený: vyrob pivo.
lesson-craftsmen-points-1-stop = Body práce, které zbudou, propadnou. Použij jeden na pivo.
lesson-craftsmen-points-2 = Nalož pivo na loď 1.
    .why = To jsou 3 body hned. Až loď odpluje, přibudou 4 a další 4 za nejvíc kostek na palubě.
lesson-craftsmen-points-2-ship = Soupeřovo pivo tam bylo dřív a body navíc by dostalo ono. Loď 1 je prázdná.
lesson-craftsmen-points-3 = Vyrob maso.
    .why = Na tvém řeznictví už čeká kráva.
lesson-craftsmen-points-3-raw = Suroviny ještě body nenesou a řeznictví je připravené: vyrob maso.
lesson-craftsmen-points-3-stop = Ještě máš body práce. Použij jeden na maso.
lesson-craftsmen-points-4 = Nalož je na jednu ze dvou lodí.
    .why = Každé zboží na lodi nese body dvakrát: teď a na konci roku.
lesson-craftsmen-points-5 = Poslední bod práce použij na dřevo nebo krávu.
    .why = Počká to do příštího roku. Pak zima skončí a lodě odplují.
lesson-craftsmen-points-5-stop = Bod práce by propadl. Dřevo nebo kráva může počkat do příštího roku.
lesson-craftsmen-points-6 = Je jaro: pošli pomocníka do libovolného cechu.
    .why = Na jaře, v létě a na podzim pro tebe pomocníci pracují v ceších. V zimě se jen staví a vyrábí.
lesson-craftsmen-points-6-pass = Kdo pasuje, v tomto období už žádného pomocníka neposílá. Nejdřív jednoho pošli.

## 2 Posílání pomocníků

lesson-craftsmen-helpers = Pošli své pomocníky
    .goal = Najdi práci pro čtyři z pěti pomocníků.
    .end = Teď jsou na řadě cechy, od bankéřů po radnici. Ve třech a více hráčích za zakrytí platíš: kartu kapitálu nebo body.
lesson-craftsmen-helpers-1 = Pošli pomocníka k bankéřům.
    .why = Každý pomocník je jedna akce v jeho cechu. První stojí na zlatém místě a zlato dává privilegium: lepší akci.
lesson-craftsmen-helpers-1-later = I tam to má smysl. Nejdřív peníze: jdi k bankéřům.
lesson-craftsmen-helpers-1-pass = Kdo pasuje, má pro toto období hotovo. Nejdřív pošli pomocníka.
lesson-craftsmen-helpers-2 = Pošli jednoho k řemeslníkům.
    .why = Tam se vyrábí zboží. Zlaté místo má soupeř; na stříbrném uděláš totéž, jen bez privilegia.
lesson-craftsmen-helpers-2-goods = Dobré místo, ale zboží se vyrábí jen u řemeslníků. Jdi nejdřív tam.
lesson-craftsmen-helpers-2-pass = Soupeř by pokračoval bez tebe. Pošli jednoho k řemeslníkům.
lesson-craftsmen-helpers-3 = Zakryj u řemeslníků soupeřův disk na zlatém místě.
    .why = Všechna místa jsou obsazená, takže si můžeš stoupnout navrch a mít privilegium také. Soupeř si za to dobere kartu kapitálu.
lesson-craftsmen-helpers-3-own = To je tvůj vlastní disk, na stříbrném. Na zlatém získáš i privilegium.
lesson-craftsmen-helpers-3-gold = To počká. U řemeslníků se ještě dostaneš na zlato.
lesson-craftsmen-helpers-3-pass = Je brzy: tři pomocníci jsou ještě doma.
lesson-craftsmen-helpers-4 = Pošli jednoho ke stavitelům.
    .why = Peníze, práce a budova: to je dobré první období.
lesson-craftsmen-helpers-4-build = Hodí se později. Bez nových budov dává tvoje ulice jen dřevo: jdi ke stavitelům.
lesson-craftsmen-helpers-4-pass = Skoro. Pošli ještě jednoho, ke stavitelům.
lesson-craftsmen-helpers-5 = Pasuj.
    .why = Kdo má doma pomocníka, dostane 1 bod, jen jeden za období. Poslední si tedy může odpočinout.
lesson-craftsmen-helpers-5-point = Jde to. Ale doma ti poslední pomocník přinese jistý bod: pasuj.

## 3 Kapitál a sady jedné barvy

lesson-craftsmen-capital = Kapitál v sadách
    .goal = Vezmi kapitál a zaplať pivovar.
    .end = Sbírej barvy: sada několika malých karet zaplatí velkou budovu.
lesson-craftsmen-capital-1 = Vezmi zelenou 2.
    .why = Bankéři dávají kapitál, tvé peníze. Dvě karty jedné barvy mají hodnotu 5, tři 10, čtyři 15, ať je na nich cokoli. Máš dvě zelené.
lesson-craftsmen-capital-1-three = Samotná fialová 3 má hodnotu 3. Třetí zelená zvedne tvé zelené z 5 na 10.
lesson-craftsmen-capital-1-both = Jde to: z balíčku by pak přišly dvě karty místo tří. Dnes vezmi jen zelenou.
lesson-craftsmen-capital-1-stop = Pomocník by odešel s prázdnou. Vezmi zelenou.
lesson-craftsmen-capital-2 = Odhoď fialovou 1 a modrou 3.
    .why = Z balíčku přišly tři karty a dvě musí pryč. Jednotlivé mají malou cenu: i dvě červené jedničky mají dohromady hodnotu 5.
lesson-craftsmen-capital-2-green = Tři zelené mají hodnotu 10. Vzdej se karet, které jsou samy.
lesson-craftsmen-capital-2-red = Dvě červené mají dohromady hodnotu 5, modrá 3 jen 3.
lesson-craftsmen-capital-2-blue = Modrá 3 může pryč a s ní fialová 1. Červené jsou dvojice.
lesson-craftsmen-capital-3 = Postav pivovar vpravo.
    .why = Teď je na řadě tvůj pomocník u stavitelů. Pivovar stojí 6: tolik, kolik mají čísla na všech tvých pěti kartách dohromady.
lesson-craftsmen-capital-3-left = Tam barvy nenavazují; dovolilo by to jen tvé zlaté místo. Vpravo se potká zelená se zelenou.
lesson-craftsmen-capital-3-stop = Kapitál na to máš. Postav pivovar.
lesson-craftsmen-capital-4 = Zaplať 6 libovolnými třemi kartami.
    .why = Dvojice je 5, s další kartou je to 6. Nic se nevrací.

## 4 Stavba a barvy

lesson-craftsmen-build = Postav svou ulici
    .goal = Postav všechno, co potřebuje víno.
    .end = A každý rok přinese každá sada čtyř barev ve tvé ulici 3 body.
lesson-craftsmen-build-1 = Postav vinici vpravo.
    .why = Sousední karty musí mít stejnou barvu nahoře, nebo dole. Tady je to fialová nahoře.
lesson-craftsmen-build-1-blocks = Navazuje, modrá dole. Ale pak by vinice neměla místo: staví se jen na koncích.
lesson-craftsmen-build-1-apiary = Navazuje, modrá dole. Ale víno vosk nepotřebuje: postav vinici.
lesson-craftsmen-build-1-stop = Pomocník staví až dvě budovy. Začni vinicí.
lesson-craftsmen-build-2 = Postav vedle ní vinařství.
    .why = Pila, bednářství, vinice, vinařství: kdo má úplný řetězec první, získá jeho bonusový žeton, 3 body na konci hry.
lesson-craftsmen-build-2-apiary = Jde to, ale pomocník staví jen dvě budovy. Vinařství doplní tvůj řetězec.
lesson-craftsmen-build-2-stop = Ještě jedna je možná a doplní tvůj řetězec: vinařství.
lesson-craftsmen-build-3 = Zaplať 8 třemi kartami.
    .why = Základní budova stojí 2, rozšířená 3, pokročilá 6. Barvy jsou libovolné; dvojice červených má hodnotu 5.
lesson-craftsmen-build-3-four = Takhle dáš čtyři karty. Stačí dvojice červených a jedna 3.

## 5 Řemesla, od suroviny k lodi

lesson-craftsmen-crafts = Od dřeva k vínu
    .goal = Vyrob víno za čtyři body práce.
    .end = Surovina, polotovar, výrobek, loď: tak funguje každý řetězec.
lesson-craftsmen-crafts-1 = Vyrob dřevo.
    .why = Pomocník u řemeslníků má v prvním roce 3 body práce, ve druhém 4, ve třetím 5. Každý stačí na jeden krok.
lesson-craftsmen-crafts-1-grapes = Hrozny budou také potřeba, ale později. Začni dřevem na sud.
lesson-craftsmen-crafts-1-stop = Propadly by čtyři body práce. Vyrob dřevo.
lesson-craftsmen-crafts-2 = Dej je na bednářství.
    .why = Přesun nic nestojí. Tam dřevo počká, až ho bednářství použije.
lesson-craftsmen-crafts-2-market = Z trhu se dá vzít jako jakákoli surovina, ale stojí to bod práce. Zvol bednářství.
lesson-craftsmen-crafts-3 = Vyrob sud.
    .why = Bednářství udělá ze dřeva polotovar: 1 bod.
lesson-craftsmen-crafts-3-raw = Suroviny body nenesou. Dřevo už na bednářství leží: vyrob sud.
lesson-craftsmen-crafts-3-stop = Zbývají tři body práce. Vyrob sud.
lesson-craftsmen-crafts-4 = Dej ho na vinařství.
    .why = Vinařství potřebuje sud a hrozny.
lesson-craftsmen-crafts-4-granary = Sýpka za něj dá kartu kapitálu, ale pak bude vinařství bez sudu.
lesson-craftsmen-crafts-5 = Vyrob hrozny pro vinařství.
    .why = Přijdou rovnou z tvé vinice.
lesson-craftsmen-crafts-5-wood = Sud už máš. Chybí jen hrozny.
lesson-craftsmen-crafts-5-stop = Chybí jen hrozny a máš dva body práce.
lesson-craftsmen-crafts-6 = Vyrob víno.
    .why = Všechno je na místě: tvůj poslední bod práce udělá výrobek.
lesson-craftsmen-crafts-6-raw = To jde kdykoli. Vinařství je připravené: vyrob víno.
lesson-craftsmen-crafts-6-stop = Zbývá ten nejlepší krok: vyrob víno.
lesson-craftsmen-crafts-7 = Nalož víno na jednu ze dvou lodí.
    .why = 3 body teď, 4 další, až loď odpluje.

## 6 Sýpka a obchodníci

lesson-craftsmen-granary = Prodej a nákup
    .goal = Prodej mouku a kup provaz, který vyrobit nemůžeš.
    .end = Na svíčkařství leží vosk a provaz. Jeden bod práce z nich udělá svíčky.
lesson-craftsmen-granary-1 = Vyrob mouku.
    .why = Žádná tvá budova ji nepotřebuje, takže ji koupí sýpka: karta kapitálu teď a 1 bod, pokud tam bude i na konci roku.
lesson-craftsmen-granary-1-raw = Za chvíli. Na mlýně už pšenice leží: vyrob mouku.
lesson-craftsmen-granary-1-stop = Propadly by tři body práce. Vyrob mouku.
lesson-craftsmen-granary-2 = Vezmi modrou 2.
    .why = Za každé prodané zboží si vezmeš odkrytou kartu kapitálu, nebo jednu dobereš. Modrá udělá dvojici.
lesson-craftsmen-granary-2-three = Fialová 3 má hodnotu 3. S modrou 2 mají tvé dvě modré hodnotu 5.
lesson-craftsmen-granary-2-draw = Z balíčku může přijít cokoli. Modrá 2 je jistá dvojice.
lesson-craftsmen-granary-3 = Vezmi pšenici ze svého trhu.
    .why = Nemáš pšeničný statek. Ale kostka, která čeká na trhu, se za bod práce stane jakoukoli surovinou.
lesson-craftsmen-granary-3-wax = Vosk si vyrobíš i bez trhu. Vezmi pšenici, tu vyrobit nemůžeš.
lesson-craftsmen-granary-3-make = To mlýn nenaplní. Vezmi pšenici z trhu.
lesson-craftsmen-granary-3-stop = Zbývají dva body práce. Vezmi pšenici pro mlýn.
lesson-craftsmen-granary-4 = Vyrob vosk pro svíčkařství.
    .why = Svíčky potřebují vosk a provaz. Vosk máš; provaz vyrobit nemůžeš.
lesson-craftsmen-granary-4-wax = Svíčkařství ještě potřebuje vosk. Vyrob ten.
lesson-craftsmen-granary-4-stop = Zbývá jeden bod práce. Vyrob vosk.
lesson-craftsmen-granary-5 = Kup provaz.
    .why = Teď jsou na řadě obchodníci. Pomocník tam koupí ze sýpky jeden polotovar, vždy dolní kostku, za kartu kapitálu.
lesson-craftsmen-granary-5-stop = Pak by svíčkařství nemělo provaz. Kup ho.
lesson-craftsmen-granary-6 = Dej červenou 1.
    .why = Cena je jedna karta, kterákoli. Provaz byl soupeřův, takže ji dostane on.
lesson-craftsmen-granary-6-pair = Tvé dvě modré mají dohromady hodnotu 5. Dej červenou 1.
lesson-craftsmen-granary-6-three = Cena je jedna karta, ať má jakoukoli hodnotu. Červená 1 stačí.

## 7 Notář a dražba

lesson-craftsmen-notary = Nové karty
    .goal = Získej dvě karty potřebné pro knihy.
    .end = Obě karty máš v ruce; postavíš je u stavitelů. Na zlatém místě u notáře můžeš také nahlédnout do balíčku.
lesson-craftsmen-notary-1 = Kup koželužnu.
    .why = U notáře získá pomocník odkrytou kartu. Knihy potřebují papír, ten máš, a useň.
lesson-craftsmen-notary-1-other = Ke knihám nepomůže. Useň přijde z koželužny.
lesson-craftsmen-notary-1-auction = Někdo by mohl přihodit. Na cenu máš: kup koželužnu.
lesson-craftsmen-notary-1-stop = Koželužna je přesně to, co ti chybí. Kup ji.
lesson-craftsmen-notary-2 = Zaplať 5 dvěma zelenými, nebo dvěma modrými.
    .why = Karty se kupují jen za své barvy: základní za 3, rozšířená za 5, pokročilá za 10.
lesson-craftsmen-notary-3 = Dej knihařství do dražby.
    .why = Teď druhý pomocník. 10 ve fialové a zelené je moc, ale v dražbě platí všechny barvy.
lesson-craftsmen-notary-3-other = Ke knihám to není potřeba. Vyber knihařství.
lesson-craftsmen-notary-3-stop = Knihařství se třeba dá získat levně. Zkus dražbu.
lesson-craftsmen-notary-4 = Nabídni nejvýš 4.
    .why = Nabízet smí všichni. Když nikdo nepřihodí, starosta odkryje karty kapitálu a nabízí proti tobě.
lesson-craftsmen-notary-4-high = Co nabídneš, to zaplatíš. Začni nízko, nejvýš 4.
lesson-craftsmen-notary-5 = Soupeř nabízí 5: nabídni 6.
    .why = Tvůj kapitál má hodnotu 12 a 6 je mnohem méně než cena 10.
lesson-craftsmen-notary-5-high = Zatím stačí 6. Bude-li třeba, můžeš ještě přihodit.
lesson-craftsmen-notary-5-pass = Pak ji má soupeř za 5. Jen o jedna víc je dobrá cena.
lesson-craftsmen-notary-6 = Zaplať 6 třemi kartami.
    .why = Platí všechny barvy, ve dvojici i jednotlivě.

## 8 Radnice, privilegium a pořadí

lesson-craftsmen-town_hall = Žetony a pořadí
    .goal = Použij dva žetony, vezmi nový a začni příští období.
    .end = Žeton privilegia se dá získat i jinak: na konci období ho dostane, kdo použil nejméně privilegií.
lesson-craftsmen-town_hall-1 = Kup sud.
    .why = Na tvém vinařství leží hrozny; chybí jen sud.
lesson-craftsmen-town_hall-1-stop = Pak nebude víno. Kup sud.
lesson-craftsmen-town_hall-2 = Použij privilegium: zaplať z trhu.
    .why = Žeton privilegia dá pomocníkovi na stříbrném místě to, co zlaté. Tady místo karty zaplatí kostka, která čeká na trhu.
lesson-craftsmen-town_hall-2-card = Karta by také stačila. Privilegium ji ušetří: zaplať z trhu.
lesson-craftsmen-town_hall-3 = Vyrob víno.
    .why = Tvůj žeton práce je jeden bod práce. Smíš ho použít mezi dvěma cechy.
lesson-craftsmen-town_hall-3-raw = Bod práce je vzácný. Víno nese body: vyrob víno.
lesson-craftsmen-town_hall-3-stop = Žeton by počkal, ale vinařství je připravené. Vyrob víno.
lesson-craftsmen-town_hall-4 = Nalož je na jednu ze dvou lodí.
    .why = Body bez pomocníka u řemeslníků.
lesson-craftsmen-town_hall-5 = Vezmi si žeton, který chceš.
    .why = Na radnici si pomocník vezme žeton privilegia nebo žeton práce, nebo změní pořadí.
lesson-craftsmen-town_hall-5-order = To udělá druhý pomocník. Nejdřív si vezmi žeton.
lesson-craftsmen-town_hall-5-stop = Pomocník by odešel s prázdnou. Vezmi si žeton.
lesson-craftsmen-town_hall-6 = Teď změň pořadí.
    .why = Tvé místo bylo poslední. Kdo to udělá, je od příštího období vpředu. Ve dvou se hráči prostě střídají.
lesson-craftsmen-town_hall-6-token = Další žeton je dobrý, ale zůstaneš vzadu. Změň pořadí.
lesson-craftsmen-town_hall-6-stop = Pak zůstaneš vzadu. Změň pořadí.
lesson-craftsmen-town_hall-7 = Pošli prvního pomocníka k řemeslníkům.
    .why = Nové období a začínáš ty: zlaté místo je tvoje.
lesson-craftsmen-town_hall-7-other = Zlato je volné všude. Dnes si ho vezmi u řemeslníků.
lesson-craftsmen-town_hall-7-pass = Začínáš ty, využij to. Jdi k řemeslníkům.

## 9 Konec roku a závěrečné počítání

lesson-craftsmen-final = Poslední zima
    .goal = Posbírej poslední body a vyhraj.
    .end = Nakonec se počítají bonusové žetony. Vyhrává, kdo má nejvíc bodů, a to jsi ty. Je čas na tvou první hru?
lesson-craftsmen-final-1 = Vyrob oděvy.
    .why = Na tvém krejčovství leží plátno a useň. Oděvy přinesou 4 body teď a 8, až loď odpluje.
lesson-craftsmen-final-1-raw = Suroviny už body nepřinesou. Krejčovství je připravené: vyrob oděvy.
lesson-craftsmen-final-1-stop = Krejčovství je připravené. Nejdřív vyrob oděvy.
lesson-craftsmen-final-2 = Podplať kapitána lodi 2.
    .why = Žádné pole pro oděvy není volné. Za kartu kapitálu tam zmizí starší kostka: soupeřova.
lesson-craftsmen-final-2-lose = Pak oděvy nepřinesou nic. Úplatek stojí jen jednu kartu.
lesson-craftsmen-final-3 = Odhoď zelenou 1.
    .why = To je úplatek. Nech si nejlepší kartu každé barvy; za chvíli budeš potřebovat čtyři.
lesson-craftsmen-final-3-green = Za chvíli bude mít cenu 3 bodů, zelená 1 jen jednoho.
lesson-craftsmen-final-3-colour = To je tvá jediná karta té barvy a potřebuješ všechny čtyři.
lesson-craftsmen-final-4 = Dál nepracuj.
    .why = Nic, co ještě můžeš vyrobit, body nepřinese a další rok už nebude. Pak lodě odplují.
lesson-craftsmen-final-4-raw = To body nepřinese a další rok už nebude. Dál nepracuj.
lesson-craftsmen-final-5 = Investuj po jedné kartě od každé barvy.
    .why = Lodě, sady barev a sýpka jsou sečtené. Jednou za rok přinesou čtyři karty, od každé barvy jedna, své hodnoty: 8 bodů.
lesson-craftsmen-final-5-keep = Karty v ruce na konci hry nemají žádnou cenu. Investuj je.
