# Deutsche Namen und Texte der Karten, Waren und Schiffe von Le Havre.

## Waren

good-fish = Fisch
    .count = { $n } { $n ->
        [one] Fisch
       *[other] Fische
    }
good-wood = Holz
    .count = { $n } Holz
good-clay = Lehm
    .count = { $n } Lehm
good-iron = Eisen
    .count = { $n } Eisen
good-grain = Korn
    .count = { $n } Korn
good-cattle = Vieh
    .count = { $n } Vieh
good-coal = Kohle
    .count = { $n } Kohle
good-hides = Fell
    .count = { $n } { $n ->
        [one] Fell
       *[other] Felle
    }
good-smoked_fish = Räucherfisch
    .count = { $n } { $n ->
        [one] Räucherfisch
       *[other] Räucherfische
    }
good-charcoal = Holzkohle
    .count = { $n } Holzkohle
good-brick = Ziegel
    .count = { $n } Ziegel
good-steel = Stahl
    .count = { $n } Stahl
good-bread = Brot
    .count = { $n } { $n ->
        [one] Brot
       *[other] Brote
    }
good-meat = Fleisch
    .count = { $n } Fleisch
good-coke = Koks
    .count = { $n } Koks
good-leather = Leder
    .count = { $n } Leder

offer-francs = Franc
    .count = { $n } Franc

## Schiffe

ship-wood = Holzschiff
ship-iron = Eisenschiff
ship-steel = Stahlschiff
ship-luxury = Luxusliner

## Arten von Karten

kind-craft = Handwerksbetrieb
kind-economic = Wirtschaftsgebäude
kind-industrial = Industriegebäude
kind-public = öffentliches Gebäude
kind-none = Nicht-Gebäude
kind-ship = Schiff

## Standardgebäude

card-building_firm_1 = Bauhandwerksbetrieb 1
    .text = Baue 1 Gebäude, das oben auf einem Stapel der Bauvorhaben liegt, und zahle sein Material. Schiffe werden hier nicht gebaut.
card-building_firm_2 = Bauhandwerksbetrieb 2
    .text = Baue 1 Gebäude, das oben auf einem Stapel der Bauvorhaben liegt, und zahle sein Material. Schiffe werden hier nicht gebaut.
card-construction_firm = Bauunternehmen
    .text = Baue 1 oder 2 Gebäude, eines nach dem anderen, die oben auf den Stapeln der Bauvorhaben liegen. Beide dürfen vom selben Stapel kommen. Schiffe werden hier nicht gebaut.
card-marketplace = Marktplatz
    .text = Nimm 2 verschiedene Standardwaren und für jeden deiner Handwerksbetriebe 1 Sorte mehr: höchstens 8, im Solo-Kurzspiel höchstens 4. In der Komplettversion darfst du dann die 2 obersten Sondergebäude ansehen; lege sie in beliebiger Reihenfolge zurück.
card-sawmill = Sägewerk
    .text = Baue 1 Gebäude, das Holz verlangt, und zahle dafür 1 Holz weniger. Schiffe werden hier nicht gebaut.
card-fishery = Fischerei
    .text = Nimm 3 Fische und 1 mehr für jede Angel auf deinen Karten.
card-joinery = Schreinerei
    .text = Gib 1, 2 oder 3 Holz ab und erhalte 5, 6 oder 7 Franc.
card-bakehouse = Backhaus
    .text = Mache beliebig viel Korn zu Brot, jedes für eine halbe Energie, zusammen aufgerundet. Erhalte 1 Franc für je 2 Brote.
card-hardware_store = Baumarkt
    .text = Nimm 1 Holz, 1 Ziegel und 1 Eisen.
card-charcoal_kiln = Köhlerei
    .text = Mache beliebig viel Holz zu Holzkohle. Energie braucht es dazu nicht.
card-smokehouse = Räucherei
    .text = Mache bis zu 6 Fische zu Räucherfisch, alle zusammen für 1 Energie. Erhalte 1 Franc für je 2 Räucherfische.
card-abattoir = Schlachthof
    .text = Mache beliebig viel Vieh zu Fleisch. Nimm 1 Fell für je 2 Vieh.
card-clay_mound = Lehmhügel
    .text = Nimm 3 Lehm und 1 mehr für jede Hacke auf deinen Karten. Den Hügel kann man nicht bauen, nur kaufen.
card-arts_centre = Kulturzentrum
    .text = Erhalte 4 Franc für jeden fremden Personenstein in deinen Gebäuden.
card-wharf_1 = Werft 1
    .text = Baue 1 Schiff, das oben auf seinem Stapel liegt, und zahle sein Material und 3 Energie. Das erste Schiff von hier, das kein Holzschiff ist, kostet 1 Ziegel mehr; damit ist die Werft für immer modernisiert.
card-black_market = Schwarzmarkt
    .text = Nimm für jedes leere Angebot 2 seiner Waren oder 2 Franc aus dem Vorrat. Den Markt kann man nicht bauen, nur kaufen.
card-brickworks = Ziegelei
    .text = Mache beliebig viel Lehm zu Ziegeln, jeden für eine halbe Energie, zusammen aufgerundet. Erhalte 1 Franc für je 2 Ziegel.
card-local_court = Amtsgericht
    .text = Gib Schuldscheine zurück, ohne zu zahlen: deinen einzigen, oder einen von zweien und erhalte 2 Franc. Ab drei gib 2 zurück, oder 1 und erhalte 2 Franc.
card-colliery = Zeche
    .text = Nimm 3 Kohle und 1 mehr, wenn auf deinen Karten eine Hacke ist.
card-wharf_2 = Werft 2
    .text = Baue 1 Schiff, das oben auf seinem Stapel liegt, und zahle sein Material und 3 Energie. Das erste Schiff von hier, das kein Holzschiff ist, kostet 1 Ziegel mehr; damit ist die Werft für immer modernisiert.
card-shipping_line = Reederei
    .text = Zahle 3 Energie für jedes deiner Schiffe, das ausläuft: Ein Holzschiff trägt 2 Waren, ein Eisenschiff 3, ein Stahlschiff 4. Stahl bringt 8 Franc, Koks 5, Leder 4; Brot, Vieh und Kohle 3; Ziegel, Holzkohle, Fell, Eisen, Fleisch und Räucherfisch 2; alles andere 1.
card-grocery_market = Lebensmittelmarkt
    .text = Nimm je 1 Fisch, Räucherfisch, Korn, Brot, Vieh und Fleisch.
card-tannery = Gerberei
    .text = Mache bis zu 4 Felle zu Leder und erhalte 1 Franc für jedes.
card-business_office = Kontor
    .text = Tausche 4 beliebige Waren gegen 1 Stahl, oder 1 beliebige Ware gegen 1 Holzkohle, 1 Leder oder 1 Ziegel, oder beides, jedes einmal. Franc sind keine Waren.
card-ironworks = Eisenhütte
    .text = Nimm 3 Eisen. Für 6 Energie darfst du 1 mehr nehmen.
card-steel_mill = Stahlwerk
    .text = Mache beliebig viel Eisen zu Stahl, jedes für 5 Energie.
card-storehouse = Lagerhaus
    .text = Nicht betretbar. Am Ende ist es für jede Ware seines Eigentümers einen halben Franc mehr wert, zusammen abgerundet.
card-cokery = Kokerei
    .text = Mache beliebig viel Kohle zu Koks und erhalte 1 Franc für jede. Energie braucht es dazu nicht.
card-dock = Dock
    .text = Nicht betretbar. Am Ende ist es für jedes Schiff seines Eigentümers 4 Franc mehr wert.
card-bridge_over_the_seine = Seine-Brücke
    .text = Verkaufe beliebig viele Waren: jede veredelte für 1 Franc, je 3 beliebige Standardwaren zusammen für 1 Franc.
card-town_hall = Rathaus
    .text = Nicht betretbar. Am Ende ist es für jedes öffentliche Gebäude seines Eigentümers, sich selbst eingeschlossen, 4 Franc mehr wert und für jeden Handwerksbetrieb 2 Franc mehr.
card-bank = Bank
    .text = Nicht betretbar. Am Ende ist sie für jedes Industriegebäude ihres Eigentümers 3 Franc mehr wert und für jedes Wirtschaftsgebäude, sich selbst eingeschlossen, 2 Franc mehr.
card-church = Kirche
    .text = Nur mit mindestens 5 Broten und 2 Fischen, die du behältst: Nimm 5 Brote und 3 Fische. Die Kirche kann man nicht kaufen, nur bauen.

## Sondergebäude des Grundspiels

card-football_stadium = Fußballstadion
    .text = Nicht betretbar. Sobald es aufgedeckt ist, kann man es kaufen. Wird ein Stapel der Bauvorhaben leer, kommt es dorthin und kann auch gebaut werden.
card-labour_exchange = Arbeitsamt
    .text = Nimm 1 Fisch für jede Angel und 1 Kohle für jede Hacke auf deinen Karten.
card-bakery = Bäckerei
    .text = Verkaufe bis zu 6 Brote für je 3 Franc.
card-baguette_shop = Baguetterie
    .text = Verkaufe bis zu 4-mal 1 Brot und 1 Fleisch zusammen für 6 Franc.
card-farm = Bauernhof
    .text = Nimm 2 Fische, 2 Korn, 2 Holz, 1 Fell und 1 Vieh.
card-clothing_industry = Bekleidungsindustrie
    .text = Verkaufe beliebig oft 1 Fell und 1 Leder zusammen für 7 Franc.
card-iron_mine_and_coal_seam = Eisenmine und Flöz
    .text = Nimm 2 Eisen und 1 Kohle.
card-fish_market = Fischmarkt
    .text = Verkaufe bis zu 7 Fische für je 2 Franc. Räucherfisch kauft hier niemand.
card-fish_restaurant = Fischrestaurant
    .text = Verkaufe beliebig viel Räucherfisch für je 3 Franc.
card-fishpond_and_wood = Fischteich und Gehölz
    .text = Nimm 3 Fische und 3 Holz.
card-forest_hut = Forststube
    .text = Verkaufe bis zu 4-mal 1 Holz und 1 Fleisch zusammen für 5 Franc.
card-plant_nursery = Gärtnerei
    .text = Nimm 4 Holz und erhalte 3 Franc.
card-business_park = Gewerbegebiet
    .text = Nicht betretbar. Am Ende ist es für jedes Industriegebäude seines Eigentümers 2 Franc mehr wert.
card-guildhouse = Gildenhaus
    .text = Nicht betretbar. Am Ende ist es für jedes Wirtschaftsgebäude seines Eigentümers, sich selbst eingeschlossen, 2 Franc mehr wert.
card-harbour_watch = Hafenwache
    .text = Zahle 1 Franc an einen Mitspieler, dessen Personenstein heimgeht. Betritt dann das Gebäude, in dem er stand, zahle den Eintritt, wenn es nicht deines ist, und nutze es. Aus Hauptbahnhof und Hotel kann niemand vertrieben werden.
card-smelter = Hüttenwerk
    .text = Nimm 1 Kohle, 1 Koks und 1 Eisen.
card-diner = Imbisskette
    .text = Verkaufe bis zu 3-mal 1 Holz, 1 Brot und 1 Räucherfisch zusammen für 8 Franc.
card-hunting_lodge = Jagdhütte
    .text = Nimm 2 Felle und 3 Fleisch.
card-coal_trader = Kohlenhandlung
    .text = Zahle einmal 1 Nahrung für 1 Holzkohle. Zahle bis zu 5-mal 2 Nahrung für 1 Kohle. Du darfst beides tun.
card-patisserie = Konditorei
    .text = Verkaufe bis zu 3-mal 1 Korn und 1 Brot zusammen für 5 Franc.
card-furriery = Kürschnerei
    .text = Tausche beliebig viele Felle gegen je 1 Brot. Außerdem oder stattdessen verkaufe bis zu 2 Leder für je 5 Franc.
card-leather_industry = Lederindustrie
    .text = Hast du mindestens 14 Franc, die du behältst, dann verkaufe 3 Leder für 16 Franc.
card-kiln = Lehmbrennerei
    .text = Gib einmal 1 Lehm und 1 Energie für 3 Ziegel ab.
card-luxury_yacht = Luxusjacht
    .text = Ein Eisenschiff nur dem Namen nach: keine Nahrung, keine Fracht. Kaufe sie für 20 Franc oder betritt eine Werft und tausche eines deiner Eisenschiffe gegen sie; dieses Schiff verlässt das Spiel.
card-feedlot = Mastbetrieb
    .text = Nicht betretbar. Mit 2 bis 6 Vieh nimmt sein Eigentümer bei jeder Ernte 2 Vieh statt 1; mit 7 oder mehr bleibt es bei 1.
card-masons_guild = Maurerinnung
    .text = Nicht betretbar. Jedes Gebäude, das ihr Eigentümer baut, kostet 1 Lehm oder 1 Ziegel weniger, wenn es welchen braucht.
card-furniture_factory = Möbelfabrik
    .text = Verkaufe beliebig oft 1 Leder und 1 Holz zusammen für 6 Franc.
card-town_square = Rathausplatz
    .text = Nimm für jeden deiner Handwerksbetriebe 1 veredelte Ware, alle verschieden und keinen Stahl: höchstens 7.
card-tavern = Schenke
    .text = Verkaufe bis zu 4-mal 1 Holz und 1 Korn zusammen für 3 Franc.
card-haulage_firm = Spedition
    .text = Zahle 3 Franc und nimm alle Waren von zwei benachbarten Angeboten in der Reihe Vieh, Korn, Eisen, Lehm, Holz, Fisch. Franc kann man nicht nehmen.
card-schnaps_distillery = Schnapsbrennerei
    .text = Verkaufe bis zu 4 Korn für je 2 Franc.
card-steelworks = Stahlhütte
    .text = Gib einmal 1 Eisen und 15 Energie für 2 Stahl ab.
card-steakhouse = Steakhaus
    .text = Verkaufe bis zu 4-mal 1 Fleisch und 1 Holzkohle zusammen für 6 Franc.
card-wind_farm = Windmühlenpark
    .text = Nicht betretbar. Sooft eine Hauptaktion von seinem Eigentümer Energie verlangt, sind es 3 weniger. Was davon nicht gebraucht wird, verfällt.
card-brick_manufacturer = Ziegelindustrie
    .text = Hast du mindestens 10 Franc, die du behältst, dann verkaufe 3 Ziegel für 14 Franc.
card-zoo = Zoo
    .text = Erhalte 1 Franc für je 3 deiner Tiere, Vieh und Fische zusammengezählt. Die Tiere behältst du.

## Essen 2008

card-dunny = Toilettenhäuschen
    .text = Nicht betretbar. Beim Aufdecken kommt es auf den Stapel der Bauvorhaben mit der höchsten sichtbaren Zahl und wird von dort gebaut oder gekauft.
card-workers_cottages = Arbeitersiedlung
    .text = Nicht betretbar. In der Schlussphase führt ihr Eigentümer 2 Hauptaktionen nacheinander aus, alle anderen nur 1.
card-construction_site = Baustelle
    .text = Nicht käuflich. Wird sie aufgedeckt, bekommen alle noch 3 Sondergebäude auf die Hand; wer sie zuerst betritt, legt eines seiner eigenen als Gebäude der Stadt hier ab und muss, wenn er es nicht kauft, den Eintritt zahlen und es gleich nutzen, falls möglich. Danach verlassen diese Karte und alle übrigen Handkarten das Spiel.
card-logging_camp = Holzfällerlager
    .text = Zahle bis zu 7-mal 1 Nahrung und nimm 1 Holz.
card-ms_dagmar = MS Dagmar
    .text = Zählt als Luxusliner, also keine Nahrung und keine Fracht. Kaufe sie für 50 Franc oder betritt eine Werft, die modernisiert ist oder die du jetzt mit 1 Ziegel modernisierst, und tausche einen deiner Luxusliner gegen sie; dieser Liner verlässt das Spiel.
card-pawnbrokers = Pfandleihe
    .text = Verpfände beliebig viele Waren für je 2 Franc, aber nie zwei derselben Sorte zugleich. Du darfst sie jederzeit ohne Besuch für je 2 Franc wieder auslösen.
card-pirates_lair = Piratennest
    .text = Nicht betretbar. Von jedem Schiff, das ein Mitspieler über die Reederei ausschickt, bekommt sein Eigentümer 1 Franc des Erlöses.
card-junkyard = Schrottplatz
    .text = Zahle bis zu 5-mal 2 Nahrung und nimm 1 Eisen.
card-dive_bar = Spelunke
    .text = Nicht freiwillig betretbar. Ein Personenstein, der heimgeschickt wird, kommt stattdessen hierher, und sein Spieler zahlt 2 Franc an die Stadtkasse, als Eigentümer der Spelunke 1 Franc. Hier ist Platz für alle.
card-picket_line = Streikposten
    .text = Nimm alles von einem Angebot. In ihrem nächsten Zug müssen alle anderen als Hauptaktion ein Angebot nehmen; erst danach verlässt diese Karte das Spiel. Ab Beginn der letzten Runde geschlossen.
card-tobacco_factory = Tabakmanufaktur
    .text = Nicht betretbar. In seinem Zug darf ihr Eigentümer fremde Personensteine aus seinen Gebäuden heimschicken, nur nicht aus Hauptbahnhof und Hotel.
card-cattle_drive = Viehtrieb
    .text = Jeder Mitspieler, der Vieh hat, gibt dir 1. Zu zweit gibt dir dein Gegner 2 oder so viel, wie da ist.

## Le Grand Hameau

card-wooden_crane = Holzkran
    .text = Nicht betretbar. Beim Bauen darf sein Eigentümer 1 beliebige Marke Material durch 1 Holz ersetzen.
card-lumber_mill = Sägemühle
    .text = Nicht betretbar. Jedes Gebäude, das ihr Eigentümer baut, kostet 1 Holz weniger, wenn es welches braucht. Das gilt zusätzlich zum Sägewerk.
card-main_station = Hauptbahnhof
    .text = Beim Betreten geschieht nichts, und niemand kann dich vertreiben. Wenn du gehst, nutze ein oder zwei verschiedene andere Gebäude nacheinander, ohne Eintritt zu zahlen.
card-hotel = Hotel
    .text = Beim Betreten geschieht nichts, und niemand kann dich vertreiben. Solange dein Personenstein hier ist, erhältst du 3 Franc, sooft du ein Angebot nimmst.
card-fur_factory = Pelzmanufaktur
    .text = Verkaufe für jedes deiner Leder bis zu 2 Felle für je 4 Franc. Das Leder behältst du.
card-wainwrights = Wagnerei
    .text = Für jedes Eisen und jeden Stahl, den du hast, darfst du einmal 2 Holz für 5 Franc verkaufen. Eisen und Stahl behältst du.
card-fishermans_hut = Fischerhaus
    .text = Nimm 1 Fisch für je 2 Fische, die du hast. Am Ende jeder Runde, vor der Ernährung, nimmt sein Eigentümer 1 Fisch, allein oder zu zweit 2.
card-soup_kitchen = Suppenküche
    .text = Nicht betretbar. Am Ende jeder Runde gibt sie ihrem Eigentümer bei 1, 2, 3, 4 oder 5 Spielern 5, 4, 3, 2 oder 1 Nahrung. Sie ist kein Schiff.
card-cattle_market = Viehmarkt
    .text = Kaufe bis zu 7 Vieh für je 1 Franc oder verkaufe bis zu 7 Vieh für je 3 Franc.
card-brick_trader = Ziegelhandlung
    .text = Kaufe bis zu 5 Ziegel für je 1 Franc oder verkaufe bis zu 5 Ziegel für je 3 Franc.
card-clay_company = Lehmbaufachbetrieb
    .text = Verkaufe beliebig oft 1 Lehm und 1 Holz zusammen für 3 Franc.
card-smelting_furnace = Rennofenbau
    .text = Gib beliebig oft 1 Lehm und 2 Energie für 1 Eisen ab.
card-flea_market = Flohmarkt
    .text = Nimm ein Angebot aus genau 2 Marken und alle Angebote aus genau 1 Marke, auch Franc. Ein Angebot aus 2 Marken muss es geben.
card-inn = Gaststätte
    .text = Mache beliebig viele Fische ohne Energie zu Räucherfisch. Außerdem oder stattdessen verkaufe bis zu 2 Fleisch für je 4 Franc.
card-cannery_row = Konservenfabrik
    .text = Verkaufe einmal 1 Eisen und 4 Räucherfische zusammen für 18 Franc. Außerdem oder stattdessen verkaufe einmal 1 Eisen und 3 Fleisch zusammen für 16 Franc.
card-hides_trader = Fellhandlung
    .text = Verkaufe einmal 6 Felle zusammen für 18 Franc.
card-fur_industry = Pelzindustrie
    .text = Hast du mindestens 10 Franc, die du behältst, dann verkaufe 3 Felle für 12 Franc.
card-department_of_agriculture = Agraramt
    .text = Nimm 1 Fleisch für jedes deiner Wirtschaftsgebäude und 1 Brot für jeden deiner Handwerksbetriebe.
card-department_of_economics = Wirtschaftsamt
    .text = Nimm 1 Eisen für jedes deiner Industriegebäude und erhalte 2 Franc für jedes deiner Wirtschaftsgebäude.
card-stockmarket = Aktienmarkt
    .text = Nicht betretbar. Sein Eigentümer zahlt keine Zinsen und erhält 1 Franc, sooft ein Mitspieler das Angebot an Franc nimmt, und 3 Franc, wenn ein Mitspieler die Bank baut oder von ihrem Stapel kauft.
card-souvenir_shop = Souvenirladen
    .text = Nicht betretbar. Sooft ein Mitspieler ein Gebäude des Eigentümers betritt, erhält dieser 1 Franc aus der Stadtkasse.
card-wreckers = Abrissunternehmen
    .text = Zahle bis zu 2-mal 3 Nahrung und nimm 2 Holz, 2 Lehm und 1 Eisen.
card-blast_furnace = Hochofen
    .text = Zahle bis zu 6-mal 3 Energie und nimm 1 Eisen.
card-biofuel_facility = Agrospritanlage
    .text = Nicht betretbar. In der Reederei darf ihr Eigentümer auch mit Korn zahlen, das je 2 Energie wert ist.
card-ranch = Ranch
    .text = Nicht betretbar. Am Ende ist sie für jedes Vieh ihres Eigentümers 2 Franc mehr wert.
card-trading_firm = Handelshaus
    .text = Tausche bis zu 4 deiner Waren gegen beliebig viele andere Waren von zusammen genau gleichem Wert. Eine Ware ist so viel wert, wie die Reederei für sie zahlt.
card-trafficking_spot = Umschlagplatz
    .text = Tausche 1 bis 3 Standardwaren eins zu eins gegen andere Standardwaren außer Eisen. Außerdem oder stattdessen tausche 1 bis 3 veredelte Waren eins zu eins gegen andere veredelte Waren außer Stahl.
card-major_corporation = Großkonzern
    .text = Nimm von jeder Ware, die du schon hast, 1 dazu. Stahl zu nehmen kostet 3 Franc.
card-emporium = Warenhaus
    .text = Kaufe von jeder Sorte höchstens 1: Räucherfisch, Holzkohle, Ziegel, Brot, Fleisch und Leder für 1 Franc, Koks für 3 Franc, Stahl für 5 Franc.
card-cobblers = Schusterei
    .text = Gib beliebig oft 1 Leder für 2 Brote und 2 Franc ab.

## Bonuskarten

card-rattletrap_car = Rostlaube
    .text = Minus 2 Franc wert; sie kann nicht gekauft, verkauft oder betreten werden. Wer als Nächster mindestens 1 Eisen erhält, muss sie nehmen. Stahl zählt nicht.
card-wholesale_bakery = Großbäckerei
    .text = Verkaufe beliebig viel Brot für je 2 Franc.
card-toy_fair = Spielemesse
    .text = Nimm einen Schuldschein ohne seine 4 Franc und 6 verschiedene Waren deiner Wahl, aber keinen Stahl.
