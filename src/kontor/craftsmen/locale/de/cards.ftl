# Deutsche Namen und Texte der Waren, Gebäude, Gilden, Schiffe und Karten von Craftsmen.

## Waren

craftsmen-good-wood = Holz
craftsmen-good-iron_ore = Eisenerz
craftsmen-good-flax = Flachs
craftsmen-good-wheat = Weizen
craftsmen-good-cow = Rind
craftsmen-good-wax = Wachs
craftsmen-good-grapes = Trauben
craftsmen-good-barrel = Fass
craftsmen-good-rope = Seil
craftsmen-good-leather = Leder
craftsmen-good-paper = Papier
craftsmen-good-iron = Eisen
craftsmen-good-cloth = Tuch
craftsmen-good-flour = Mehl
craftsmen-good-meat = Fleisch
craftsmen-good-weapons = Waffen
craftsmen-good-tools = Werkzeug
craftsmen-good-clothes = Kleidung
craftsmen-good-books = Bücher
craftsmen-good-candles = Kerzen
craftsmen-good-wine = Wein
craftsmen-good-beer = Bier
craftsmen-good-bread = Brot
# Eine Ware, die eben genannt wurde: „stellt Weizen her und bringt ihn auf den Markt“. Sonst „sie“: Trauben, Bücher.
craftsmen-it = { $good ->
    [Flachs] ihn
    [Weizen] ihn
    [Wein] ihn
    [Holz] es
    [Eisenerz] es
    [Rind] es
    [Wachs] es
    [Fass] es
    [Seil] es
    [Leder] es
    [Papier] es
    [Eisen] es
    [Tuch] es
    [Mehl] es
    [Fleisch] es
    [Werkzeug] es
    [Bier] es
    [Brot] es
   *[other] sie
}

## Arten von Gebäuden

craftsmen-kind-sawmill = Sägewerk
craftsmen-kind-basic = einfaches Gebäude
craftsmen-kind-extended = erweitertes Gebäude
craftsmen-kind-advanced = fortgeschrittenes Gebäude

## Farben (als Hauptwörter: „in Rot“, „Rot 3“)

craftsmen-colour-violet = Violett
craftsmen-colour-green = Grün
craftsmen-colour-blue = Blau
craftsmen-colour-red = Rot

## Jahreszeiten

craftsmen-season-spring = Frühling
craftsmen-season-summer = Sommer
craftsmen-season-autumn = Herbst
craftsmen-season-winter = Winter

## Schiffe

craftsmen-ship-1 = erstes Schiff
craftsmen-ship-2 = zweites Schiff
craftsmen-ship-3 = drittes Schiff
craftsmen-ship-4 = viertes Schiff

## Gilden

craftsmen-guild-bankers = Gilde der Bankiers
    .text = Nimm eine oder beide offenen Kapitalkarten und ziehe vom Stapel, bis es vier sind. Wirf danach zwei Karten ab.
    .privilege = Wirf nur eine Karte ab.
craftsmen-guild-builders = Gilde der Baumeister
    .text = Baue ein oder zwei Gebäude aus deiner Hand an die Enden deiner Straße und bezahle sie zusammen. Jedes muss oben oder unten zu seinem Nachbarn passen.
    .privilege = Eines der Gebäude muss nicht passen.
craftsmen-guild-notary = Notar
    .text = Kaufe eine offene Gebäudekarte mit Kapital in ihren Farben oder lass sie versteigern.
    .privilege = Sieh dir davor oder danach die drei obersten Karten eines Stapels und seine zwei offenen an. Lege zwei davon offen aus und die übrigen auf den Stapel oder darunter.
craftsmen-guild-crafts = Gilde der Handwerker
    .text = Nutze deine Arbeitspunkte, jedes Jahr mehr: Jeder stellt eine Ware her oder holt einen deiner Steine als Rohstoff vom Markt.
    .privilege = Einmal ergibt ein Arbeitspunkt zwei Rohstoffe.
craftsmen-guild-merchants = Gilde der Kaufleute
    .text = Kaufe im Speicher den unteren Stein eines Zwischenprodukts für eine Kapitalkarte und lege ihn auf ein freies Symbol in deiner Straße. Sein Besitzer erhält die Karte.
    .privilege = Nimm statt der Karte einen deiner Steine vom Markt. Der Besitzer erhält einen Stein auf dem Markt.
craftsmen-guild-town_hall = Rathaus
    .text = Nimm eine Privilegmarke oder eine Arbeitsmarke oder stelle deinen Gehilfen auf die Wechselleiste.
    .privilege = Das Rathaus hat kein Privileg.

## Sägewerk und einfache Gebäude

craftsmen-type-sawmill = Sägewerk
    .text = Liefert Holz für ein Symbol, das es verlangt, oder für den Markt. Alle beginnen mit einem.
craftsmen-type-iron_mine = Erzgrube
    .text = Liefert Eisenerz für ein Symbol, das es verlangt, oder für den Markt.
craftsmen-type-flax_plantation = Flachsfeld
    .text = Liefert Flachs für ein Symbol, das ihn verlangt, oder für den Markt.
craftsmen-type-wheat_farm = Weizenhof
    .text = Liefert Weizen für ein Symbol, das ihn verlangt, oder für den Markt.
craftsmen-type-cattle_farm = Rinderhof
    .text = Liefert ein Rind für ein Symbol, das es verlangt, oder für den Markt.
craftsmen-type-apiary = Imkerei
    .text = Liefert Wachs für ein Symbol, das es verlangt, oder für den Markt.
craftsmen-type-vineyard = Weinberg
    .text = Liefert Trauben für ein Symbol, das sie verlangt, oder für den Markt.

## Erweiterte Gebäude

craftsmen-type-cooperage = Böttcherei
    .text = Macht ein Fass für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-ropemaker = Seilerei
    .text = Macht ein Seil für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-tannery = Gerberei
    .text = Macht Leder für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-paper_mill = Papiermühle
    .text = Macht Papier für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-smelter = Schmelzhütte
    .text = Macht Eisen für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-weaver = Weberei
    .text = Macht Tuch für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-mill = Mühle
    .text = Macht Mehl für eines deiner fortgeschrittenen Gebäude oder für den Speicher.
craftsmen-type-butcher = Fleischerei
    .text = Macht Fleisch, das gleich auf ein Schiff kommt.

## Fortgeschrittene Gebäude

craftsmen-type-armourer = Waffenschmiede
    .text = Macht Waffen, die auf ein Schiff kommen.
craftsmen-type-smithy = Schmiede
    .text = Macht Werkzeug, das auf ein Schiff kommt.
craftsmen-type-tailor = Schneiderei
    .text = Macht Kleidung, die auf ein Schiff kommt.
craftsmen-type-bookbinder = Buchbinderei
    .text = Macht Bücher, die auf ein Schiff kommen.
craftsmen-type-chandler = Kerzenzieherei
    .text = Macht Kerzen, die auf ein Schiff kommen.
craftsmen-type-winery = Kelterei
    .text = Macht Wein, der auf ein Schiff kommt.
craftsmen-type-brewery = Brauerei
    .text = Macht Bier, das auf ein Schiff kommt.
craftsmen-type-bakery = Bäckerei
    .text = Macht Brot, das auf ein Schiff kommt.
