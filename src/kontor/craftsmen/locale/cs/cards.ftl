# Česká jména a texty zboží, budov, cechů, lodí a karet hry Craftsmen.

## Zboží

craftsmen-good-wood = dřevo
craftsmen-good-iron_ore = železná ruda
craftsmen-good-flax = len
craftsmen-good-wheat = pšenice
craftsmen-good-cow = kráva
craftsmen-good-wax = vosk
craftsmen-good-grapes = hrozny
craftsmen-good-barrel = sud
craftsmen-good-rope = provaz
craftsmen-good-leather = useň
craftsmen-good-paper = papír
craftsmen-good-iron = železo
craftsmen-good-cloth = plátno
craftsmen-good-flour = mouka
craftsmen-good-meat = maso
craftsmen-good-weapons = zbraně
craftsmen-good-tools = nářadí
craftsmen-good-clothes = oděvy
craftsmen-good-books = knihy
craftsmen-good-candles = svíčky
craftsmen-good-wine = víno
craftsmen-good-beer = pivo
craftsmen-good-bread = chléb
# Zboží, o kterém byla právě řeč: „vyrábí: mouka, dává zboží na trh“.
craftsmen-it = { $good ->
   *[other] zboží
}

## Druhy budov

craftsmen-kind-sawmill = pila
craftsmen-kind-basic = základní budova
craftsmen-kind-extended = rozšířená budova
craftsmen-kind-advanced = pokročilá budova

## Barvy (jako „červená karta“: „červená 3“)

craftsmen-colour-violet = fialová
craftsmen-colour-green = zelená
craftsmen-colour-blue = modrá
craftsmen-colour-red = červená

## Roční období

craftsmen-season-spring = jaro
craftsmen-season-summer = léto
craftsmen-season-autumn = podzim
craftsmen-season-winter = zima

## Lodě

craftsmen-ship-1 = první loď
craftsmen-ship-2 = druhá loď
craftsmen-ship-3 = třetí loď
craftsmen-ship-4 = čtvrtá loď

## Cechy

craftsmen-guild-bankers = Cech bankéřů
    .text = Vezmi si jednu nebo obě odkryté karty kapitálu a zbytek do čtyř z dobíracího balíčku. Pak dvě karty odhoď.
    .privilege = Odhoď jen jednu kartu.
craftsmen-guild-builders = Cech stavitelů
    .text = Postav jednu nebo dvě budovy z ruky na konce své ulice a zaplať je společně. Každá musí mít se sousední kartou stejnou barvu nahoře, nebo dole.
    .privilege = Jedna z budov nemusí barvou navazovat.
craftsmen-guild-notary = Notář
    .text = Kup odkrytou kartu budovy za kapitál v jejích barvách, nebo ji dej do dražby.
    .privilege = Předtím nebo potom si prohlédni tři vrchní karty jednoho balíčku a jeho dvě odkryté. Dvě z nich vylož odkryté a ostatní dej na balíček nebo pod něj.
craftsmen-guild-crafts = Cech řemeslníků
    .text = Použij své body práce, v pozdějších letech jich je víc: každý vyrobí jedno zboží nebo vezme z trhu jednu surovinu.
    .privilege = Jednou vyrobí jeden bod práce dvě suroviny.
craftsmen-guild-merchants = Cech obchodníků
    .text = Kup v sýpce dolní kostku polotovaru za jednu kartu kapitálu a polož ji na svůj volný symbol. Kartu dostane její majitel.
    .privilege = Místo placení kartou vezmi jednu svou kostku z trhu. Majitel dostane kostku na trh.
craftsmen-guild-town_hall = Radnice
    .text = Vezmi si žeton privilegia nebo žeton práce, nebo postav pomocníka na lištu změny pořadí.
    .privilege = Radnice nemá žádné privilegium.

## Pila a základní budovy

craftsmen-type-sawmill = Pila
    .text = Vyrábí dřevo pro symbol, který je žádá, nebo pro trh. Každý s jednou začíná.
craftsmen-type-iron_mine = Rudný důl
    .text = Vyrábí železnou rudu pro symbol, který ji žádá, nebo pro trh.
craftsmen-type-flax_plantation = Lněné pole
    .text = Vyrábí len pro symbol, který jej žádá, nebo pro trh.
craftsmen-type-wheat_farm = Pšeničný statek
    .text = Vyrábí pšenici pro symbol, který ji žádá, nebo pro trh.
craftsmen-type-cattle_farm = Kravín
    .text = Vyrábí krávu pro symbol, který ji žádá, nebo pro trh.
craftsmen-type-apiary = Včelín
    .text = Vyrábí vosk pro symbol, který jej žádá, nebo pro trh.
craftsmen-type-vineyard = Vinice
    .text = Vyrábí hrozny pro symbol, který je žádá, nebo pro trh.

## Rozšířené budovy

craftsmen-type-cooperage = Bednářství
    .text = Vyrábí sud pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-ropemaker = Provaznictví
    .text = Vyrábí provaz pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-tannery = Koželužna
    .text = Vyrábí useň pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-paper_mill = Papírna
    .text = Vyrábí papír pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-smelter = Huť
    .text = Vyrábí železo pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-weaver = Tkalcovna
    .text = Vyrábí plátno pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-mill = Mlýn
    .text = Vyrábí mouku pro tvou pokročilou budovu nebo pro sýpku.
craftsmen-type-butcher = Řeznictví
    .text = Vyrábí maso, které jde rovnou na loď.

## Pokročilé budovy

craftsmen-type-armourer = Zbrojířství
    .text = Vyrábí zbraně, které jdou na loď.
craftsmen-type-smithy = Kovárna
    .text = Vyrábí nářadí, které jde na loď.
craftsmen-type-tailor = Krejčovství
    .text = Vyrábí oděvy, které jdou na loď.
craftsmen-type-bookbinder = Knihařství
    .text = Vyrábí knihy, které jdou na loď.
craftsmen-type-chandler = Svíčkařství
    .text = Vyrábí svíčky, které jdou na loď.
craftsmen-type-winery = Vinařství
    .text = Vyrábí víno, které jde na loď.
craftsmen-type-brewery = Pivovar
    .text = Vyrábí pivo, které jde na loď.
craftsmen-type-bakery = Pekárna
    .text = Vyrábí chléb, který jde na loď.
