# Lekce: název, cíl a poslední slovo; co udělat a proč; co se říká na chybné tahy.

## Ber z nábřeží

lesson-le_havre-quay = Ber z nábřeží
    .goal = Kdo je na konci nejbohatší, vyhrává. Začíná to surovinami na nábřeží.
    .end = Co si nikdo nevezme, toho s každou lodí přibude. Ze dřeva a jílu můžeš stavět: to přijde hned teď.
lesson-le_havre-quay-1 = Vezmi si dřevo.
    .why = V tahu máš jednu hlavní akci: vezmi si celou jednu nabídku z nábřeží, nebo využij jednu budovu.
lesson-le_havre-quay-1-offer = I tahle nabídka je dobrá. Ale chceme stavět a k tomu je třeba dřevo.
lesson-le_havre-quay-1-house = Využít budovu je druhá hlavní akce. Nejdřív potřebujeme dřevo.
lesson-le_havre-quay-1-buy = Kupovat smíš v každém svém tahu. Zatím si svých 5 franků nech.
lesson-le_havre-quay-2 = Ukonči tah.
    .why = Všechna 4 dřeva jsou tvoje. Teď přiveze suroviny loď soupeře a i on si vezme nabídku.
lesson-le_havre-quay-2-buy = Koupit něco by šlo už teď, ale franky živí i dělníky. Nech si je na později.
lesson-le_havre-quay-3 = Vezmi si jíl.
    .why = Každý tah začíná doplněním: tvá loď právě přivezla 1 dřevo a 1 jíl. Proto už tu jsou 3 jíly.
lesson-le_havre-quay-3-wood = Leží tam zase jen 1 dřevo. Jíly už jsou 3.
lesson-le_havre-quay-3-offer = To se bude hodit později. Aby ze dřeva byla budova, je třeba jíl.
lesson-le_havre-quay-3-house = Budovy přijdou v příští lekci. Nejdřív si vezmi jíl.
lesson-le_havre-quay-3-buy = Nejdřív suroviny: ze dřeva a jílu postavíš budovu i bez franků.

## Stav a kupuj

lesson-le_havre-build = Stav a kupuj
    .goal = Udělej ze surovin vlastní budovy.
    .end = Máš dvě budovy. Na konci se každá počítá za číslo na své zlaté minci; do té doby pracuje pro tebe.
lesson-le_havre-build-1 = Využij budovu Stavební firma 1 a postav Rybárnu.
    .why = Půjde tam tvůj dělník. Staví se některá vrchní karta z „Nabídky budov“. Rybárna stojí 1 dřevo a 1 jíl.
lesson-le_havre-build-1-offer = Máš všeho dost: Rybárna stojí 1 dřevo a 1 jíl. Postav ji hned.
lesson-le_havre-build-1-fee = Stavitelství umí postavit dvě, ale chce za to 2 jídla. Stavební firma 1 je zdarma.
lesson-le_havre-build-1-house = Tam se nestaví. Stavební firma 1 staví a vstup je zdarma.
lesson-le_havre-build-1-buy = Nejdřív stav: to je tvá hlavní akce a materiál máš.
lesson-le_havre-build-1-other = Zatím nemáš obilí na pečení. Rybárna dá jídlo hned.
lesson-le_havre-build-2 = Kup kartu Jíloviště za 2 franky.
    .why = Nákup není hlavní akce a nepotřebuje dělníka. Na prodej jsou vrchní karty balíčků a budovy města.
lesson-le_havre-build-2-end = Tah ještě nekončí: nejdřív kup Jíloviště. Stojí jen 2 franky.
lesson-le_havre-build-2-firm = Firma by stála 4 franky. Jíloviště je levnější a dává jíl.
lesson-le_havre-build-2-sell = Za prodej dostaneš jen polovinu hodnoty. Rybárnu si nech.
lesson-le_havre-build-3 = Ukonči tah.
    .why = Tvůj dělník zůstává ve firmě. Dokud tam stojí, nikdo jiný dovnitř nesmí.
lesson-le_havre-build-3-sell = Za prodej dostaneš jen polovinu hodnoty. Nech si, co máš.
lesson-le_havre-build-4 = Využij svou Rybárnu.
    .why = Dá 3 ryby a 1 další za rybáře na tvé kartě. Ve vlastních budovách nikdy neplatíš vstup.
lesson-le_havre-build-4-fish = Na nábřeží jsou jen 2 ryby. Tvá Rybárna dá 4.
lesson-le_havre-build-4-offer = Až jindy. Teď se podívej, co umí tvá Rybárna.
lesson-le_havre-build-4-house = To by šlo. Ale Rybárna tě živí, tak začni u ní.
lesson-le_havre-build-4-sell = Prodej vynese polovinu hodnoty. Rybárna dává ryby znovu a znovu.

## Vstup a zaplať

lesson-le_havre-enter = Vstup a zaplať
    .goal = Využívej, co postavili jiní, a nech je využívat, co je tvoje.
    .end = Všechny budovy jsou otevřené všem: vždy pro jednoho dělníka, a vstup dostane majitel.
lesson-le_havre-enter-1 = Využij Důl a zaplať 2 ryby.
    .why = Patří soupeři, který dostane vstupní poplatek. Ty dostaneš 3 uhlí; každé hřeje jako 3 dřeva.
lesson-le_havre-enter-1-offer = Uhlí na nábřeží nikdy neleží. Dávají ho jen budovy.
lesson-le_havre-enter-1-own = Jíloviště máš zdarma, ale chceme uhlí. To je v Dole.
lesson-le_havre-enter-1-house = Nikde není víc uhlí než v Dole: 3 najednou.
lesson-le_havre-enter-1-francs = I franky platí jako jídlo, ale na konci se počítají, a ryby ne. Zaplať jen rybami.
lesson-le_havre-enter-1-sell = Není třeba nic prodávat: na vstup stačí ryby.
lesson-le_havre-enter-2 = Ukonči tah.
    .why = Sleduj své ryby: soupeř vstoupí na tvé Jíloviště a 1 ti zaplatí.
lesson-le_havre-enter-2-sell = Nech si to: ostatní ti za vstup platí.
lesson-le_havre-enter-3 = Využij Tržnici za 1 frank a vyber si 3 suroviny.
    .why = Dostaneš 2 suroviny a 1 další za Rybárnu. Tvé Jíloviště je teď obsazené: jedna budova, jeden dělník.
lesson-le_havre-enter-3-offer = V nabídce je jeden druh surovin. Na Tržnici si vybereš tři.
lesson-le_havre-enter-3-house = To můžeš později. Teď zkus budovu města: Tržnici.
lesson-le_havre-enter-3-food = Jídlem by to šlo také, ale bylo by třeba 2. 1 frank je tu levnější.
lesson-le_havre-enter-3-sell = Na vstup máš franků dost. Budovy si nech.

## Vyráběj

lesson-le_havre-make = Vyráběj
    .goal = Udělej z běžných surovin lepší. Je k tomu třeba energie.
    .end = Tak je to se vším: ze železa je ocel, z kůže useň. Lepší suroviny víc živí, hřejí a vynášejí.
lesson-le_havre-make-1 = Využij svou Udírnu a vyuď všech 6 ryb.
    .why = Uzená ryba jsou 2 jídla, ne 1. Na všechny dohromady stačí 1 energie: 1 dřevo. A vyděláš 3 franky.
lesson-le_havre-make-1-offer = Máš 6 ryb. Nejdřív z nich udělej něco lepšího.
lesson-le_havre-make-1-bread = Pečení by spálilo 3 ze tvých 4 dřev. Uzení jen 1.
lesson-le_havre-make-1-house = Tam ryby zůstanou, jaké jsou. Využij svou Udírnu.
lesson-le_havre-make-1-fewer = Jedna ryba chce 1 energii a šest taky. Vyuď všech 6.
lesson-le_havre-make-1-sell = Dílny neprodávej: hned na nich vyděláš.
lesson-le_havre-make-2 = Ukonči tah.
    .why = Podívej se na jídlo: ryby ho daly 6, uzené ho dají 12.
lesson-le_havre-make-2-trade = Teď není co kupovat ani prodávat. Ukonči tah.
lesson-le_havre-make-3 = Využij Uhlířství a přeměň všechna 3 dřeva na dřevěné uhlí.
    .why = 1 dřevo je 1 energie, 1 dřevěné uhlí jsou 3. Uhlířství má vstup zdarma a samo energii nechce.
lesson-le_havre-make-3-offer = Dřevo už máš. Ať hřeje třikrát víc.
lesson-le_havre-make-3-bread = Z obyčejného dřeva by na pečení padla všechna 3. Dřevěné uhlí stačí 1.
lesson-le_havre-make-3-house = Tam dřevěné uhlí nevznikne. Využij Uhlířství soupeře.
lesson-le_havre-make-3-fewer = Energie je vždycky málo. Přeměň všechna 3 dřeva.
lesson-le_havre-make-3-trade = Teď není co kupovat ani prodávat. Jdi do Uhlířství.
lesson-le_havre-make-4 = Ukonči tah.
    .why = Ze 3 energií je 9. Teď můžeš péct.
lesson-le_havre-make-4-trade = Teď není co kupovat ani prodávat. Ukonči tah.
lesson-le_havre-make-5 = Využij svou Pekárnu a upeč chléb ze všech 6 obilí.
    .why = Obilí nikoho nenakrmí, 1 chléb jsou 2 jídla. Každý chce půl energie, takže 1 dřevěné uhlí stačí na všech 6.
lesson-le_havre-make-5-offer = Máš 6 obilí a nikdo ho nesní. Nejdřív upeč chléb.
lesson-le_havre-make-5-house = Z obilí je chléb jen v Pekárně. Je tvá a zdarma.
lesson-le_havre-make-5-fewer = Dřevěné uhlí shoří tak jako tak: upeč všech 6.
lesson-le_havre-make-5-trade = Kupovat a prodávat můžeš potom. Nejdřív peč.

## Nakrm dělníky

lesson-le_havre-feed = Nakrm dělníky
    .goal = Každé kolo končí jídlem pro dělníky. Podívej se, co se stane, když chybí.
    .end = Půjčka není žádná ostuda: dá 4 franky a stojí 5. Jen když ji na konci hry nemáš z čeho splatit, stojí 7.
lesson-le_havre-feed-1 = Vezmi si ryby.
    .why = Na konci kola chtějí dělníci 7 jídel. 1 ryba je 1 jídlo, 1 frank také. Máš teprve 2.
lesson-le_havre-feed-1-francs = I franky nakrmí, ale na konci se počítají. Dej dělníkům ryby.
lesson-le_havre-feed-1-offer = Takhle to nikdo nesní: obilí je třeba upéct, dobytek porazit. Vezmi si ryby.
lesson-le_havre-feed-1-house = To do konce kola jídlo nedá. Vezmi si ryby.
lesson-le_havre-feed-1-sell = Prodej vynese jen polovinu hodnoty. Nejdřív hledej jídlo na nábřeží.
lesson-le_havre-feed-2 = Ukonči tah.
    .why = Máš 5 a je třeba 7. Poslední tah tohoto kola má soupeř.
lesson-le_havre-feed-2-sell = Prodej vynese jen polovinu hodnoty. Jde to levněji: půjčkou.
lesson-le_havre-feed-3 = Vezmi si půjčku a pak nakrm dělníky.
    .why = Nejdřív padne všechno jídlo a všechny franky. Půjčka dá 4 franky: 2 na jídlo, 2 ti zůstanou.
lesson-le_havre-feed-3-sell = Prodejem ztratíš polovinu hodnoty i celou budovu. Půjčka stojí 1 frank a malý úrok.
lesson-le_havre-feed-4 = Vezmi si franky.
    .why = Tvá loď je na žetonu se znakem %. Kdo má půjčky, platí tam 1 frank úroku, ať jich má kolik chce.
lesson-le_havre-feed-4-offer = Ještě 4 franky a dluh je pryč. Vezmi si je.
lesson-le_havre-feed-4-house = To franky nedá. Vezmi si ty z nábřeží, ať můžeš splácet.
lesson-le_havre-feed-4-sell = Není třeba nic prodávat: na nábřeží leží 4 franky.
lesson-le_havre-feed-5 = Splať půjčku.
    .why = Stojí to 5 franků a jde to kdykoli. Bez půjčky není úrok.
lesson-le_havre-feed-5-end = Máš 5 franků: nejdřív splať, jinak přijde další úrok.
lesson-le_havre-feed-5-buy = Pak by půjčka zůstala a byla dražší. Nejdřív splať.
lesson-le_havre-feed-5-sell = Tvých 5 franků stačí. Splať půjčku.

## Sklizeň

lesson-le_havre-harvest = Sklizeň
    .goal = Obilí a dobytka přibývá samo, pokud je na konci kola máš.
    .end = Město postavilo Jatka a je tu nová loď. Kalendář ukazuje, jak které kolo končí.
lesson-le_havre-harvest-1 = Vezmi si obilí.
    .why = Při sklizni dostane každý, kdo má obilí, 1 navíc. Stačí trocha osiva.
lesson-le_havre-harvest-1-cattle = Jedno zvíře samo tele mít nebude. Loď brzy přiveze druhé; pak si vezmi obě.
lesson-le_havre-harvest-1-offer = Toho nepřibude. Obilí ano.
lesson-le_havre-harvest-1-house = Před sklizní mysli na osivo: vezmi si obilí.
lesson-le_havre-harvest-1-sell = Budovy si nech a vezmi si trochu osiva.
lesson-le_havre-harvest-2 = Ukonči tah.
    .why = Podívej se na kalendář: klas je sklizeň, 9 je jídlo pro dělníky. Sklizeň nemá každé kolo.
lesson-le_havre-harvest-2-sell = Nech si to; zatím není co platit.
lesson-le_havre-harvest-3 = Vezmi si dobytek.
    .why = Teď jsou tu dva kusy. Kdo má aspoň 2 kusy dobytka, dostane při sklizni 1 navíc.
lesson-le_havre-harvest-3-offer = Toho nepřibude. Dvou kusů dobytka ano.
lesson-le_havre-harvest-3-house = Jídla máš dost. Ze dvou kusů dobytka bude tele.
lesson-le_havre-harvest-3-sell = Nech si to: jídla máš dost.
lesson-le_havre-harvest-4 = Ukonči tah.
    .why = Poslední tah má soupeř. Pak přijde sklizeň, jídlo, stavba města a nová loď.
lesson-le_havre-harvest-4-sell = Nech si to: jídla máš dost.
lesson-le_havre-harvest-5 = Nakrm dělníky 3 uzenými rybami a 3 rybami.
    .why = Sklizeň dala 1 obilí a 1 kus dobytka. Teď je třeba 9 jídel: 6 dají uzené ryby, 3 ostatní ryby.
lesson-le_havre-harvest-5-francs = I franky by je nakrmily. Ale franky se na konci počítají, a ryby ne: zaplať všemi 6 rybami.
lesson-le_havre-harvest-5-sell = Není třeba nic prodávat: ryb je přesně dost.

## Lodě

lesson-le_havre-ships = Lodě
    .goal = Kolo od kola je třeba víc jídla. Lodě ho dávají natrvalo.
    .end = Tvé dvě lodě dají každé kolo 9 jídel. Lodě lze i koupit, za hodně franků a bez loděnice.
lesson-le_havre-ships-1 = Využij svou budovu Loděnice 1 a postav dřevěnou loď.
    .why = Stojí 5 dřev a 3 energie z 1 uhlí. Ve dvou dá na konci každého kola 4 jídla.
lesson-le_havre-ships-1-offer = Na loď máš všechno. Postav ji, dokud tu je.
lesson-le_havre-ships-1-house = Lodě se stavějí jen v loděnici. Využij tu svou.
lesson-le_havre-ships-1-iron = Ta přijde na řadu příště. Začni dřevěnou lodí.
lesson-le_havre-ships-1-sell = Loděnici potřebuješ a prodej vynese jen polovinu.
lesson-le_havre-ships-2 = Ukonči tah.
    .why = Podívej se na jídlo: v tomto kole ho místo 15 stačí 11. Loď dá 4.
lesson-le_havre-ships-2-sell = Nech si, co tě živí. Ukonči tah.
lesson-le_havre-ships-3 = Využij svou Rybárnu.
    .why = Stejnou budovu nejde využít dvakrát po sobě: dělník musí nejdřív jinam, než se může vrátit.
lesson-le_havre-ships-3-offer = Pak by dělník zůstal v loděnici a příště by se tam stavět nedalo.
lesson-le_havre-ships-3-house = To by šlo. Ale Rybárna je tvá, zdarma a živí tě.
lesson-le_havre-ships-3-sell = Nech si to. Pošli dělníka do Rybárny.
lesson-le_havre-ships-4 = Ukonči tah.
    .why = Teď přijde železná loď: 4 železa a 3 energie. Dá 5 jídel.
lesson-le_havre-ships-4-sell = Nech si to; hned zase stavíš.
lesson-le_havre-ships-5 = Využij svou budovu Loděnice 1 a postav železnou loď.
    .why = Tvá cihla loděnici natrvalo zmodernizuje. Bez ní tam vznikají jen dřevěné lodě.
lesson-le_havre-ships-5-offer = Máš železo, uhlí i cihlu: stav.
lesson-le_havre-ships-5-house = Lodě se stavějí jen v loděnici. Tvá je zase volná.
lesson-le_havre-ships-5-sell = Loděnici teď potřebuješ. Postav železnou loď.

## Lodní společnost

lesson-le_havre-line = Lodní společnost
    .goal = Tvé lodě mohou suroviny prodat v dálce. Tak se bohatne.
    .end = Ze surovin jsou franky, z franků budovy: v jednom tahu jsi na tom o 19 franků lépe.
lesson-le_havre-line-1 = Využij Koksovnu a přeměň všechna 3 uhlí na koks.
    .why = Koks má 10 energií a vynese 5 franků, uhlí jen 3. Navíc za každý kus dostaneš hned 1 frank.
lesson-le_havre-line-1-offer = Nejdřív suroviny zhodnoť: lodě vyplují příště.
lesson-le_havre-line-1-line = Vyplout by šlo už teď, ale jako koks tvé uhlí vynese víc.
lesson-le_havre-line-1-house = To tvému uhlí nepomůže. Využij Koksovnu.
lesson-le_havre-line-1-fewer = Koks má vždy větší cenu než uhlí. Přeměň všechna 3.
lesson-le_havre-line-1-sell = Budovy neprodávej; za chvíli prodáš suroviny.
lesson-le_havre-line-2 = Ukonči tah.
    .why = Podívej se na své dvě lodě: dřevěná uveze 2 suroviny, železná 3.
lesson-le_havre-line-2-trade = Počkej: brzy budeš mít víc franků.
lesson-le_havre-line-3 = Využij svou Lodní společnost: obě lodě, se 2 koksy a 3 chleby.
    .why = Každá loď chce 3 energie; 1 koks stačí na obě. Koks vynese 5 franků, chléb 3, ryba 1.
lesson-le_havre-line-3-offer = Tvé lodě jsou připravené. Nejdřív je vyšli.
lesson-le_havre-line-3-house = Suroviny nejvíc vynesou na lodi. Využij svou Lodní společnost.
lesson-le_havre-line-3-ships = Jedna loď uveze 3 suroviny, obě jich uvezou 5. Jeden koks shoří tak jako tak.
lesson-le_havre-line-3-load = Místo je na 5: nalož, co nejvíc vynese, 3 chleby a 2 koksy.
lesson-le_havre-line-3-trade = Nejdřív ať lodě vyplují; pak můžeš kupovat.
lesson-le_havre-line-4 = Kup Koželužnu za 12 franků.
    .why = Nic neztratíš: na konci se počítá za 12, jako tvé franky. Do té doby pracuje pro tebe.
lesson-le_havre-line-4-end = Franky pro tebe nepracují, budovy ano. Nejdřív kup Koželužnu.
lesson-le_havre-line-4-ship = Lodě stojí víc franků, než se za ně na konci počítá. Levnější je stavět.
lesson-le_havre-line-4-other = I to by bylo dobré. Tady si vezmeme Koželužnu.
lesson-le_havre-line-4-sell = Prodej vynese polovinu hodnoty. Franků máš dost.

## Poslední akce

lesson-le_havre-last = Poslední akce
    .goal = Poslední kolo je skoro u konce. Ať se všechno počítá.
    .end = Počítají se franky, budovy a lodě, suroviny ne. Na první hru to stačí. Příznivý vítr!
lesson-le_havre-last-1 = Využij budovu Stavební firma 1 a postav Banku.
    .why = Na konci se suroviny nepočítají, budovy svou hodnotou ano. Banka se počítá i za tvé ostatní budovy.
lesson-le_havre-last-1-offer = Suroviny se na konci nepočítají. Z cihel a oceli ještě může být Banka.
lesson-le_havre-last-1-house = Banku stavějí jen firmy a Stavební firma 1 je zdarma.
lesson-le_havre-last-1-sell = Na konci se to počítá celé, prodejem získáš jen půl.
lesson-le_havre-last-2 = Ukonči tah.
    .why = Naposledy je třeba 20 jídel a všechna dají tvé lodě. Pak má každý jednu poslední akci.
lesson-le_havre-last-2-sell = Budovy a lodě se na konci počítají celé. Nech si je.
lesson-le_havre-last-3 = Využij svou Lodní společnost: 3 lodě, se všemi surovinami.
    .why = V poslední akci smíš vstoupit do budovy, i když tam někdo stojí. Suroviny, které zbudou, se nepočítají.
lesson-le_havre-last-3-offer = Suroviny se už nepočítají. Raději prodej ty své.
lesson-le_havre-last-3-house = To vynese méně. Na lodích vynese tvých 9 surovin 29 franků.
lesson-le_havre-last-3-ships = Koks má energii na 3 lodě a jinak se nepočítá. Vyšli 3.
lesson-le_havre-last-3-load = Co zbude, nepočítá se. Nalož všechno.
lesson-le_havre-last-3-sell = Prodávej suroviny, ne to, co se počítá.
lesson-le_havre-last-4 = Splať půjčku.
    .why = Stojí to 5 franků. Komu na konci chybějí, toho každá půjčka stojí 7.
lesson-le_havre-last-4-end = Nejdřív ji splať, ať to jednou vidíš. Na konci se splatí sama; jen když franky chybějí, stojí 7.
lesson-le_havre-last-4-sell = Tvé franky stačí. Splať půjčku.
lesson-le_havre-last-5 = Ukonči tah.
    .why = I soupeř má poslední akci. Pak se sčítá: franky, budovy a lodě.
lesson-le_havre-last-5-sell = To se počítá celé. Nech si to.
