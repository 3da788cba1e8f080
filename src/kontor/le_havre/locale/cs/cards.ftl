# Česká jména a texty karet, surovin a lodí hry Le Havre.

## Suroviny

good-fish = ryby
    .count = { $n } { $n ->
        [one] ryba
        [few] ryby
        [many] ryby
       *[other] ryb
    }
good-wood = dřevo
    .count = { $n } { $n ->
        [one] dřevo
        [few] dřeva
        [many] dřeva
       *[other] dřev
    }
good-clay = jíl
    .count = { $n } { $n ->
        [one] jíl
        [few] jíly
        [many] jílu
       *[other] jílů
    }
good-iron = železo
    .count = { $n } { $n ->
        [one] železo
        [few] železa
        [many] železa
       *[other] želez
    }
good-grain = obilí
    .count = { $n } obilí
good-cattle = dobytek
    .count = { $n } { $n ->
        [one] kus dobytka
        [few] kusy dobytka
        [many] kusu dobytka
       *[other] kusů dobytka
    }
good-coal = uhlí
    .count = { $n } uhlí
good-hides = kůže
    .count = { $n } { $n ->
        [one] kůže
        [few] kůže
        [many] kůže
       *[other] kůží
    }
good-smoked_fish = uzené ryby
    .count = { $n } { $n ->
        [one] uzená ryba
        [few] uzené ryby
        [many] uzené ryby
       *[other] uzených ryb
    }
good-charcoal = dřevěné uhlí
    .count = { $n } { $n ->
        [one] dřevěné uhlí
        [few] dřevěná uhlí
        [many] dřevěného uhlí
       *[other] dřevěných uhlí
    }
good-brick = cihly
    .count = { $n } { $n ->
        [one] cihla
        [few] cihly
        [many] cihly
       *[other] cihel
    }
good-steel = ocel
    .count = { $n } { $n ->
        [one] ocel
        [few] oceli
        [many] oceli
       *[other] ocelí
    }
good-bread = chléb
    .count = { $n } { $n ->
        [one] chléb
        [few] chleby
        [many] chleba
       *[other] chlebů
    }
good-meat = maso
    .count = { $n } { $n ->
        [one] maso
        [few] masa
        [many] masa
       *[other] mas
    }
good-coke = koks
    .count = { $n } { $n ->
        [one] koks
        [few] koksy
        [many] koksu
       *[other] koksů
    }
good-leather = useň
    .count = { $n } { $n ->
        [one] useň
        [few] usně
        [many] usně
       *[other] usní
    }

offer-francs = franky
    .count = { $n } { $n ->
        [one] frank
        [few] franky
        [many] franku
       *[other] franků
    }

## Lodě

ship-wood = dřevěná loď
ship-iron = železná loď
ship-steel = ocelová loď
ship-luxury = luxusní parník

## Druhy karet

kind-craft = řemeslnická budova
kind-economic = ekonomická budova
kind-industrial = průmyslová budova
kind-public = veřejná budova
kind-none = nebudova
kind-ship = loď

## Základní budovy

card-building_firm_1 = Stavební firma 1
    .text = Postav 1 budovu z vrchu některého balíčku nabídky a zaplať materiál. Lodě se tu nestavějí.
card-building_firm_2 = Stavební firma 2
    .text = Postav 1 budovu z vrchu některého balíčku nabídky a zaplať materiál. Lodě se tu nestavějí.
card-construction_firm = Stavitelství
    .text = Postav 1 nebo 2 budovy, jednu po druhé, z vrchů balíčků nabídky. Obě smějí být ze stejného balíčku. Lodě se tu nestavějí.
card-marketplace = Tržnice
    .text = Vezmi si 2 různé běžné suroviny a další druh za každou svou řemeslnickou budovu: nejvýše 8, ve zkrácené hře pro jednoho nejvýše 4. V plné hře se pak podívej na 2 vrchní speciální budovy a vrať je v pořadí, jaké chceš.
card-sawmill = Pila
    .text = Postav 1 budovu, na kterou je třeba dřevo, a zaplať za ni o 1 dřevo méně. Lodě se tu nestavějí.
card-fishery = Rybárna
    .text = Vezmi si 3 ryby a 1 další za každého rybáře na svých kartách.
card-joinery = Truhlářství
    .text = Odevzdej 1, 2 nebo 3 dřeva a dostaneš 5, 6 nebo 7 franků.
card-bakehouse = Pekárna
    .text = Přeměň libovolné množství obilí na chléb za půl energie za kus, zaokrouhleno nahoru. Za každé 2 chleby dostaneš 1 frank.
card-hardware_store = Stavebniny
    .text = Vezmi si 1 dřevo, 1 cihlu a 1 železo.
card-charcoal_kiln = Uhlířství
    .text = Přeměň libovolné množství dřeva na dřevěné uhlí. Není k tomu třeba energie.
card-smokehouse = Udírna
    .text = Přeměň až 6 ryb na uzené ryby, dohromady za 1 energii. Za každé 2 uzené ryby dostaneš 1 frank.
card-abattoir = Jatka
    .text = Přeměň libovolné množství dobytka na maso. Za každé 2 kusy dobytka si vezmi 1 kůži.
card-clay_mound = Jíloviště
    .text = Vezmi si 3 jíly a 1 další za každé kladivo na svých kartách. Jíloviště nelze postavit, jen koupit.
card-arts_centre = Centrum umění
    .text = Dostaneš 4 franky za každého dělníka jiného hráče ve svých budovách.
card-wharf_1 = Loděnice 1
    .text = Postav 1 loď z vrchu jejího balíčku a zaplať materiál a 3 energie. První zde postavená loď, která není dřevěná, stojí o 1 cihlu víc; tím je loděnice natrvalo zmodernizovaná.
card-black_market = Černý trh
    .text = Za každé prázdné místo nabídky si vezmi ze zásoby 2 jeho suroviny, případně 2 franky. Černý trh nelze postavit, jen koupit.
card-brickworks = Cihelna
    .text = Přeměň libovolné množství jílu na cihly za půl energie za kus, zaokrouhleno nahoru. Za každé 2 cihly dostaneš 1 frank.
card-local_court = Soud
    .text = Vrať půjčky bez placení: svou jedinou, nebo 1 ze dvou a k tomu dostaneš 2 franky. Máš-li tři nebo víc, vrať 2, nebo 1 a dostaneš 2 franky.
card-colliery = Důl
    .text = Vezmi si 3 uhlí a 1 další, je-li na tvých kartách aspoň jedno kladivo.
card-wharf_2 = Loděnice 2
    .text = Postav 1 loď z vrchu jejího balíčku a zaplať materiál a 3 energie. První zde postavená loď, která není dřevěná, stojí o 1 cihlu víc; tím je loděnice natrvalo zmodernizovaná.
card-shipping_line = Lodní společnost
    .text = Zaplať 3 energie za každou svou loď, která vypluje: dřevěná uveze 2 suroviny, železná 3, ocelová 4. Ocel se prodá za 8 franků, koks za 5, useň za 4; chléb, dobytek a uhlí za 3; cihly, dřevěné uhlí, kůže, železo, maso a uzené ryby za 2; vše ostatní za 1.
card-grocery_market = Trh s potravinami
    .text = Vezmi si po 1: ryby, uzené ryby, obilí, chléb, dobytek a maso.
card-tannery = Koželužna
    .text = Přeměň až 4 kůže na useň a za každou dostaneš 1 frank.
card-business_office = Obchodní kancelář
    .text = Vyměň libovolné 4 suroviny za 1 ocel, nebo libovolnou 1 surovinu za 1 dřevěné uhlí, 1 useň nebo 1 cihlu, nebo udělej obojí, každé jednou. Franky nejsou suroviny.
card-ironworks = Železárna
    .text = Vezmi si 3 železa. Za 6 energií si smíš vzít 1 další.
card-steel_mill = Ocelárna
    .text = Přeměň libovolné množství železa na ocel za 5 energií za kus.
card-storehouse = Skladiště
    .text = Nelze vstoupit. Na konci má o půl franku vyšší hodnotu za každou surovinu majitele, zaokrouhleno dolů.
card-cokery = Koksovna
    .text = Přeměň libovolné množství uhlí na koks a za každý kus dostaneš 1 frank. Není k tomu třeba energie.
card-dock = Dok
    .text = Nelze vstoupit. Na konci má o 4 franky vyšší hodnotu za každou loď majitele.
card-bridge_over_the_seine = Most přes Seinu
    .text = Prodej tolik surovin, kolik chceš: za každou přeměněnou dostaneš 1 frank a za každé 3 běžné, třeba různé, také 1 frank.
card-town_hall = Radnice
    .text = Nelze vstoupit. Na konci má o 4 franky vyšší hodnotu za každou veřejnou budovu majitele včetně sebe a o 2 franky za každou řemeslnickou.
card-bank = Banka
    .text = Nelze vstoupit. Na konci má o 3 franky vyšší hodnotu za každou průmyslovou budovu majitele a o 2 franky za každou ekonomickou včetně sebe.
card-church = Kostel
    .text = Jen když máš aspoň 5 chlebů a 2 ryby; ty ti zůstanou: vezmi si 5 chlebů a 3 ryby. Kostel nelze koupit, jen postavit.

## Speciální budovy základní hry

card-football_stadium = Fotbalový stadion
    .text = Nelze vstoupit. Na prodej je od chvíle, kdy byl odkryt. Jakmile se některý balíček nabídky vyprázdní, přesune se na jeho místo a lze ho i postavit.
card-labour_exchange = Úřad práce
    .text = Vezmi si 1 rybu za každého rybáře a 1 uhlí za každé kladivo na svých kartách.
card-bakery = Pekařství
    .text = Prodej až 6 chlebů po 3 francích.
card-baguette_shop = Bageterie
    .text = Až 4krát prodej 1 chléb a 1 maso společně za 6 franků.
card-farm = Farma
    .text = Vezmi si 2 ryby, 2 obilí, 2 dřeva, 1 kůži a 1 kus dobytka.
card-clothing_industry = Oděvní továrna
    .text = Kolikrát chceš, prodej 1 kůži a 1 useň společně za 7 franků.
card-iron_mine_and_coal_seam = Železný důl s uhelnou žílou
    .text = Vezmi si 2 železa a 1 uhlí.
card-fish_market = Rybí trh
    .text = Prodej až 7 ryb po 2 francích. Uzené ryby se tu nevykupují.
card-fish_restaurant = Rybí restaurace
    .text = Prodej libovolné množství uzených ryb po 3 francích.
card-fishpond_and_wood = Rybník a les
    .text = Vezmi si 3 ryby a 3 dřeva.
card-forest_hut = Dům v lese
    .text = Až 4krát prodej 1 dřevo a 1 maso společně za 5 franků.
card-plant_nursery = Zahradnictví
    .text = Vezmi si 4 dřeva a dostaneš 3 franky.
card-business_park = Průmyslová zóna
    .text = Nelze vstoupit. Na konci má o 2 franky vyšší hodnotu za každou průmyslovou budovu majitele.
card-guildhouse = Cechovní dům
    .text = Nelze vstoupit. Na konci má o 2 franky vyšší hodnotu za každou ekonomickou budovu majitele včetně sebe.
card-harbour_watch = Přístavní stráž
    .text = Zaplať 1 frank jinému hráči; jeho dělník jde domů. Pak vstup do budovy, kde stál, zaplať poplatek, není-li tvoje, a využij ji. Dělníky na Hlavním nádraží a v Hotelu nelze vyhnat.
card-smelter = Huť
    .text = Vezmi si 1 uhlí, 1 koks a 1 železo.
card-diner = Bufet
    .text = Až 3krát prodej 1 dřevo, 1 chléb a 1 uzenou rybu společně za 8 franků.
card-hunting_lodge = Lovecká chata
    .text = Vezmi si 2 kůže a 3 masa.
card-coal_trader = Uhelné sklady
    .text = Jednou zaplať 1 jídlo za 1 dřevěné uhlí. Až 5krát zaplať 2 jídla za 1 uhlí. Smíš udělat obojí.
card-patisserie = Cukrárna
    .text = Až 3krát prodej 1 obilí a 1 chléb společně za 5 franků.
card-furriery = Kožešnictví
    .text = Vyměň libovolné množství kůží, každou za 1 chléb. Kromě toho, nebo místo toho, prodej až 2 usně po 5 francích.
card-leather_industry = Kožedělná továrna
    .text = Máš-li aspoň 14 franků, které ti zůstanou, prodej 3 usně za 16 franků.
card-kiln = Vypalovací pec
    .text = Jednou odevzdej 1 jíl a 1 energii za 3 cihly.
card-luxury_yacht = Luxusní jachta
    .text = Železná loď jen podle jména: žádné jídlo, žádný náklad. Kup ji za 20 franků, nebo vstup do loděnice a vyměň za ni jednu svou železnou loď; ta opustí hru.
card-feedlot = Velkovýkrma
    .text = Nelze vstoupit. Má-li majitel 2 až 6 kusů dobytka, bere si při každé sklizni 2 místo 1; se 7 a více jako obvykle 1.
card-masons_guild = Zednický cech
    .text = Nelze vstoupit. Každá budova, kterou majitel staví, stojí o 1 jíl nebo 1 cihlu méně, je-li jich na ni třeba.
card-furniture_factory = Výrobna nábytku
    .text = Kolikrát chceš, prodej 1 useň a 1 dřevo společně za 6 franků.
card-town_square = Náměstí
    .text = Za každou svou řemeslnickou budovu si vezmi 1 přeměněnou surovinu, všechny různé a žádnou ocel: nejvýše 7.
card-tavern = Knajpa
    .text = Až 4krát prodej 1 dřevo a 1 obilí společně za 3 franky.
card-haulage_firm = Přepravní firma
    .text = Zaplať 3 franky a vezmi si všechny suroviny ze dvou sousedních míst nabídky v řadě dobytek, obilí, železo, jíl, dřevo, ryby. Franky vzít nelze.
card-schnaps_distillery = Palírna
    .text = Prodej až 4 obilí po 2 francích.
card-steelworks = Vysoké pece
    .text = Jednou odevzdej 1 železo a 15 energií za 2 oceli.
card-steakhouse = Grill bar
    .text = Až 4krát prodej 1 maso a 1 dřevěné uhlí společně za 6 franků.
card-wind_farm = Větrné mlýny
    .text = Nelze vstoupit. Kdykoli hlavní akce žádá po majiteli energii, platí o 3 méně. Co nevyužije, propadne.
card-brick_manufacturer = Velkovýrobna cihel
    .text = Máš-li aspoň 10 franků, které ti zůstanou, prodej 3 cihly za 14 franků.
card-zoo = ZOO
    .text = Dostaneš 1 frank za každá 3 zvířata, která máš; dobytek a ryby se počítají dohromady. Zvířata ti zůstanou.

## Essen 2008

card-dunny = Latrína
    .text = Nelze vstoupit. Po odkrytí se položí na balíček nabídky, který ukazuje nejvyšší číslo, a odtud se staví nebo kupuje.
card-workers_cottages = Dělnické domky
    .text = Nelze vstoupit. V závěrečné fázi hraje majitel 2 hlavní akce po sobě, ostatní jen 1.
card-construction_site = Staveniště
    .text = Nelze koupit. Po odkrytí dostane každý hráč další 3 speciální budovy; kdo sem vstoupí první, vyloží zde jednu ze svých jako budovu města a, pokud ji nekoupí, musí zaplatit poplatek a hned ji využít, může-li. Pak tato karta i všechny karty zbylé v rukou opustí hru.
card-logging_camp = Dřevorubecký tábor
    .text = Až 7krát zaplať 1 jídlo a vezmi si 1 dřevo.
card-ms_dagmar = MS Dagmar
    .text = Platí za luxusní parník, tedy žádné jídlo a žádný náklad. Kup ji za 50 franků, nebo vstup do loděnice, která je zmodernizovaná nebo kterou teď zmodernizuješ 1 cihlou, a vyměň za ni jeden svůj luxusní parník; ten opustí hru.
card-pawnbrokers = Zastavárna
    .text = Zastav libovolné množství surovin po 2 francích, ale nikdy tu neměj dvě téhož druhu. Kteroukoli z nich smíš kdykoli a bez návštěvy vykoupit za 2 franky.
card-pirates_lair = Pirátské doupě
    .text = Nelze vstoupit. Za každou loď, kterou jiný hráč vyšle s Lodní společností, dostane majitel 1 frank z výdělku.
card-junkyard = Vrakoviště
    .text = Až 5krát zaplať 2 jídla a vezmi si 1 železo.
card-dive_bar = Putyka
    .text = Nelze vstoupit z vlastní vůle. Dělník poslaný domů jde místo toho sem a jeho hráč zaplatí do banku 2 franky, jako majitel putyky jen 1 frank. Místa je dost pro všechny.
card-picket_line = Stávková hlídka
    .text = Vezmi si vše z jednoho místa nabídky. Všichni ostatní hráči si musejí v příštím tahu vzít jako hlavní akci nabídku; teprve potom tato karta opustí hru. Od začátku posledního kola zavřeno.
card-tobacco_factory = Tabáková továrna
    .text = Nelze vstoupit. Ve vlastním tahu smí majitel poslat domů dělníky jiných hráčů ze svých budov, ne však z Hlavního nádraží a z Hotelu.
card-cattle_drive = Nahánění dobytka
    .text = Každý jiný hráč, který má dobytek, ti dá 1. Ve hře dvou hráčů ti soupeř dá 2, nebo kolik má.

## Le Grand Hameau

card-wooden_crane = Dřevěný jeřáb
    .text = Nelze vstoupit. Při stavbě smí majitel zaplatit 1 dřevo místo libovolného 1 žetonu materiálu.
card-lumber_mill = Dřevařský závod
    .text = Nelze vstoupit. Každá budova, kterou majitel staví, stojí o 1 dřevo méně, je-li ho na ni třeba. Sčítá se s Pilou.
card-main_station = Hlavní nádraží
    .text = Při vstupu se nic nestane a nikdo tě nemůže vyhnat. Když odcházíš, využij jednu nebo dvě různé jiné budovy po sobě a neplať za ně poplatek.
card-hotel = Hotel
    .text = Při vstupu se nic nestane a nikdo tě nemůže vyhnat. Dokud je tu tvůj dělník, dostaneš 3 franky pokaždé, když si vezmeš nabídku.
card-fur_factory = Továrna na kožešiny
    .text = Za každou useň, kterou máš, prodej až 2 kůže po 4 francích. Useň ti zůstane.
card-wainwrights = Kolářství
    .text = Za každé železo nebo ocel, které máš, smíš jednou prodat 2 dřeva za 5 franků. Železo a ocel ti zůstanou.
card-fishermans_hut = Rybářská chata
    .text = Vezmi si 1 rybu za každé 2 ryby, které máš. Na konci každého kola si majitel před krmením vezme 1 rybu, s jedním nebo dvěma hráči 2.
card-soup_kitchen = Vývařovna
    .text = Nelze vstoupit. Na konci každého kola dá majiteli 5, 4, 3, 2 nebo 1 jídlo při 1, 2, 3, 4 nebo 5 hráčích. Není to loď.
card-cattle_market = Dobytčí trh
    .text = Buď kup až 7 kusů dobytka po 1 franku, nebo prodej až 7 kusů dobytka po 3 francích.
card-brick_trader = Obchod s cihlami
    .text = Buď kup až 5 cihel po 1 franku, nebo prodej až 5 cihel po 3 francích.
card-clay_company = Jílařská firma
    .text = Kolikrát chceš, prodej 1 jíl a 1 dřevo společně za 3 franky.
card-smelting_furnace = Tavicí pec
    .text = Kolikrát chceš, odevzdej 1 jíl a 2 energie za 1 železo.
card-flea_market = Bleší trh
    .text = Vezmi si jednu nabídku s přesně 2 žetony a všechny nabídky s přesně 1 žetonem, i franky. Nabídka se 2 žetony musí existovat.
card-inn = Hostinec
    .text = Přeměň libovolné množství ryb na uzené ryby bez energie. Kromě toho, nebo místo toho, prodej až 2 masa po 4 francích.
card-cannery_row = Konzervárny
    .text = Jednou prodej 1 železo a 4 uzené ryby společně za 18 franků. Kromě toho, nebo místo toho, jednou prodej 1 železo a 3 masa společně za 16 franků.
card-hides_trader = Obchod s kůžemi
    .text = Jednou prodej 6 kůží společně za 18 franků.
card-fur_industry = Kožešnický průmysl
    .text = Máš-li aspoň 10 franků, které ti zůstanou, prodej 3 kůže za 12 franků.
card-department_of_agriculture = Zemědělský úřad
    .text = Vezmi si 1 maso za každou svou ekonomickou budovu a 1 chléb za každou svou řemeslnickou budovu.
card-department_of_economics = Hospodářský úřad
    .text = Vezmi si 1 železo za každou svou průmyslovou budovu a dostaneš 2 franky za každou svou ekonomickou budovu.
card-stockmarket = Burza
    .text = Nelze vstoupit. Majitel neplatí úrok a dostane 1 frank, kdykoli si jiný hráč vezme franky z nabídky, a 3 franky, když jiný hráč postaví Banku nebo ji koupí z balíčku.
card-souvenir_shop = Obchod se suvenýry
    .text = Nelze vstoupit. Majitel dostane z banku 1 frank, kdykoli jiný hráč vstoupí do některé z jeho budov.
card-wreckers = Demoliční firma
    .text = Až 2krát zaplať 3 jídla a vezmi si 2 dřeva, 2 jíly a 1 železo.
card-blast_furnace = Šachtová pec
    .text = Až 6krát zaplať 3 energie a vezmi si 1 železo.
card-biofuel_facility = Výrobna biopaliva
    .text = Nelze vstoupit. U Lodní společnosti smí majitel platit i obilím, každé za 2 energie.
card-ranch = Ranč
    .text = Nelze vstoupit. Na konci má o 2 franky vyšší hodnotu za každý kus dobytka majitele.
card-trading_firm = Obchodní firma
    .text = Vyměň až 4 své suroviny za libovolné množství jiných o přesně stejné celkové hodnotě. Suroviny mají hodnotu, jakou platí Lodní společnost.
card-trafficking_spot = Překladiště
    .text = Vyměň 1 až 3 běžné suroviny, kus za kus, za jiné běžné suroviny kromě železa. Kromě toho, nebo místo toho, vyměň 1 až 3 přeměněné suroviny, kus za kus, za jiné přeměněné kromě oceli.
card-major_corporation = Koncern
    .text = Vezmi si po 1 dalším kusu od každé suroviny, kterou už máš. Za ocel zaplatíš 3 franky.
card-emporium = Obchodní dům
    .text = Kup nejvýše po 1 kusu: uzené ryby, dřevěné uhlí, cihly, chléb, maso a useň po 1 franku, koks za 3 franky, ocel za 5 franků.
card-cobblers = Obuvnictví
    .text = Kolikrát chceš, odevzdej 1 useň za 2 chleby a 2 franky.

## Propagační karty

card-rattletrap_car = Rachotina
    .text = Má hodnotu minus 2 franky; nelze ji koupit, prodat, ani do ní vstoupit. Musí si ji vzít příští hráč, který dostane aspoň 1 železo. Ocel se nepočítá.
card-wholesale_bakery = Velkopekárna
    .text = Prodej libovolné množství chlebů po 2 francích.
card-toy_fair = Veletrh hraček
    .text = Vezmi si kartu půjčky bez jejích 4 franků a 6 různých surovin podle své volby, ale žádnou ocel.
