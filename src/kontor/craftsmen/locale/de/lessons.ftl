# Lektionen: Titel, Ziel und Schlusswort; was zu tun ist und warum; was zu Umwegen gesagt wird.

## 1 Worum es geht, und der Kalender

lesson-craftsmen-points = Schiffe, Punkte, Jahreszeiten
    .goal = Lade zwei Waren auf Schiffe, bevor der Winter endet.
    .end = Die Schiffe haben dir Punkte gebracht. Ein Jahr hat vier Jahreszeiten, ein Spiel drei Jahre; dann gewinnt, wer die meisten Punkte hat.
lesson-craftsmen-points-1 = Stelle Bier her.
    .why = Auf deiner Brauerei liegen Weizen und ein Fass. Einer deiner drei Arbeitspunkte macht Bier daraus.
lesson-craftsmen-points-1-meat = Fleisch kommt gleich. Bier bringt mehr: Beginne mit der Brauerei.
lesson-craftsmen-points-1-raw = Holz und Rinder allein bringen keine Punkte. Die Brauerei ist bereit: Stelle Bier her.
lesson-craftsmen-points-1-stop = Arbeitspunkte, die übrig bleiben, verfallen. Nutze einen für Bier.
lesson-craftsmen-points-2 = Lade das Bier auf Schiff 1.
    .why = Das sind sofort 3 Punkte. Legt das Schiff ab, sind es 4 mehr, und noch 4 für die meisten Steine an Bord.
lesson-craftsmen-points-2-ship = Dort liegt schon Bier deines Gegners und bekäme die Extrapunkte. Schiff 1 ist leer.
lesson-craftsmen-points-3 = Stelle Fleisch her.
    .why = Auf deiner Fleischerei liegt schon ein Rind.
lesson-craftsmen-points-3-raw = Rohstoffe bringen noch keine Punkte, und die Fleischerei ist bereit: Stelle Fleisch her.
lesson-craftsmen-points-3-stop = Du hast noch Arbeitspunkte. Nutze einen für Fleisch.
lesson-craftsmen-points-4 = Lade es auf eines der beiden Schiffe.
    .why = Jede Ware auf einem Schiff bringt zweimal Punkte: jetzt und am Jahresende.
lesson-craftsmen-points-5 = Nutze den letzten Arbeitspunkt für Holz oder ein Rind.
    .why = Es wartet bis zum nächsten Jahr. Dann ist der Winter vorbei, und die Schiffe legen ab.
lesson-craftsmen-points-5-stop = Der Arbeitspunkt würde verfallen. Holz oder ein Rind kann bis zum nächsten Jahr warten.
lesson-craftsmen-points-6 = Es ist Frühling: Setze einen Gehilfen in einer Gilde ein.
    .why = Im Frühling, Sommer und Herbst arbeiten Gehilfen in den Gilden für dich. Im Winter wird nur gebaut und hergestellt.
lesson-craftsmen-points-6-pass = Wer passt, setzt in dieser Jahreszeit keine Gehilfen mehr ein. Setze erst einen ein.

## 2 Gehilfen einsetzen

lesson-craftsmen-helpers = Setze deine Gehilfen ein
    .goal = Finde Arbeit für vier deiner fünf Gehilfen.
    .end = Jetzt sind die Gilden an der Reihe, von den Bankiers bis zum Rathaus. Ab drei Spielern kostet es etwas, auf eine Scheibe zu setzen: eine Kapitalkarte oder Punkte.
lesson-craftsmen-helpers-1 = Setze einen Gehilfen bei den Bankiers ein.
    .why = Jeder Gehilfe ist eine Aktion in seiner Gilde. Der erste steht auf Gold, und Gold gibt ein Privileg: eine bessere Aktion.
lesson-craftsmen-helpers-1-later = Die Gilde ist auch gut. Zuerst das Geld: Geh zu den Bankiers.
lesson-craftsmen-helpers-1-pass = Wer passt, ist in dieser Jahreszeit fertig. Setze erst einen Gehilfen ein.
lesson-craftsmen-helpers-2 = Setze einen bei den Handwerkern ein.
    .why = Dort werden Waren hergestellt. Das Goldfeld hat dein Gegner; auf Silber tust du dasselbe, nur ohne Privileg.
lesson-craftsmen-helpers-2-goods = Ein guter Platz, aber Waren gibt es nur bei den Handwerkern. Geh zuerst dorthin.
lesson-craftsmen-helpers-2-pass = Dein Gegner würde allein weitermachen. Geh zu den Handwerkern.
lesson-craftsmen-helpers-3 = Setze bei den Handwerkern auf die Scheibe deines Gegners, auf Gold.
    .why = Alle Felder sind besetzt, also darfst du auf eine Scheibe setzen und hast auch das Privileg. Dein Gegner zieht dafür eine Kapitalkarte.
lesson-craftsmen-helpers-3-own = Das ist deine eigene Scheibe, auf Silber. Auf Gold bekommst du das Privileg dazu.
lesson-craftsmen-helpers-3-gold = Das hat Zeit. Bei den Handwerkern kommst du noch auf Gold.
lesson-craftsmen-helpers-3-pass = Zu früh: Drei Gehilfen sind noch daheim.
lesson-craftsmen-helpers-4 = Setze einen bei den Baumeistern ein.
    .why = Geld, Arbeit und ein Gebäude: So wird es eine gute erste Jahreszeit.
lesson-craftsmen-helpers-4-build = Später nützlich. Ohne neue Gebäude liefert deine Straße nur Holz: Geh zu den Baumeistern.
lesson-craftsmen-helpers-4-pass = Fast. Erst noch einen zu den Baumeistern.
lesson-craftsmen-helpers-5 = Passe.
    .why = Wer noch Gehilfen daheim hat, bekommt 1 Punkt, nur einen je Jahreszeit. Der letzte darf also ausruhen.
lesson-craftsmen-helpers-5-point = Das ginge. Aber daheim bringt dein letzter Gehilfe einen sicheren Punkt: Passe.

## 3 Kapital und Sätze einer Farbe

lesson-craftsmen-capital = Kapital in Sätzen
    .goal = Nimm Kapital und bezahle eine Brauerei.
    .end = Sammle Farben: Mit Sätzen bezahlen ein paar kleine Karten große Gebäude.
lesson-craftsmen-capital-1 = Nimm die grüne 2.
    .why = Bei den Bankiers gibt es Kapital, dein Geld. Zwei Karten einer Farbe sind 5 wert, drei 10, vier 15, egal, was daraufsteht. Du hast zwei grüne.
lesson-craftsmen-capital-1-three = Eine violette 3 allein ist 3 wert. Eine dritte grüne hebt deine grünen von 5 auf 10.
lesson-craftsmen-capital-1-both = Das geht: Du würdest dann nur zwei statt drei vom Stapel ziehen. Nimm heute nur die grüne.
lesson-craftsmen-capital-1-stop = Dein Gehilfe ginge leer aus. Nimm die grüne.
lesson-craftsmen-capital-2 = Wirf die violette 1 und die blaue 3 ab.
    .why = Du hast drei Karten dazugezogen, zwei müssen weg. Einzelne zählen wenig: Selbst zwei rote Einsen sind zusammen 5 wert.
lesson-craftsmen-capital-2-green = Drei grüne sind 10 wert. Trenne dich von Karten, die allein sind.
lesson-craftsmen-capital-2-red = Die zwei roten sind zusammen 5 wert, die blaue 3 nur 3.
lesson-craftsmen-capital-2-blue = Die blaue 3 darf weg, und mit ihr die violette 1. Die roten sind ein Paar.
lesson-craftsmen-capital-3 = Baue die Brauerei rechts.
    .why = Jetzt ist dein Gehilfe bei den Baumeistern dran. Sie kostet 6: so viel, wie auf allen deinen fünf Karten zusammen steht.
lesson-craftsmen-capital-3-left = Dort passen die Farben nicht; nur dein Goldfeld würde es erlauben. Rechts trifft Grün auf Grün.
lesson-craftsmen-capital-3-stop = Du hast das Kapital dafür. Baue die Brauerei.
lesson-craftsmen-capital-4 = Zahle 6 mit drei beliebigen Karten.
    .why = Ein Paar ist 5, eine weitere macht 6. Wechselgeld gibt es nicht.

## 4 Bauen und Farben

lesson-craftsmen-build = Baue deine Straße
    .goal = Baue alles, was Wein braucht.
    .end = Und jedes Jahr bringt jeder Satz aus vier Farben in deiner Straße 3 Punkte.
lesson-craftsmen-build-1 = Baue den Weinberg rechts.
    .why = Nachbarn müssen eine Farbe teilen: oben mit oben oder unten mit unten. Hier ist es oben Violett.
lesson-craftsmen-build-1-blocks = Sie passt, unten Blau. Aber dann hätte der Weinberg keinen Platz: Gebaut wird nur an den Enden.
lesson-craftsmen-build-1-apiary = Sie passt, unten Blau. Aber Wein braucht kein Wachs: Baue den Weinberg.
lesson-craftsmen-build-1-stop = Ein Gehilfe baut bis zu zwei Gebäude. Beginne mit dem Weinberg.
lesson-craftsmen-build-2 = Baue die Kelterei daneben.
    .why = Sägewerk, Böttcherei, Weinberg, Kelterei: Wer zuerst die volle Kette hat, gewinnt ihre Bonusmarke, 3 Punkte am Ende.
lesson-craftsmen-build-2-apiary = Möglich, aber ein Gehilfe baut nur zwei. Die Kelterei macht deine Kette voll.
lesson-craftsmen-build-2-stop = Eines geht noch, und es macht deine Kette voll: die Kelterei.
lesson-craftsmen-build-3 = Zahle 8 mit drei Karten.
    .why = Ein einfaches Gebäude kostet 2, ein erweitertes 3, ein fortgeschrittenes 6. Jede Farbe geht; das rote Paar ist 5 wert.
lesson-craftsmen-build-3-four = So brauchst du vier Karten. Das rote Paar und eine 3 genügen.

## 5 Handwerk, vom Rohstoff zum Schiff

lesson-craftsmen-crafts = Vom Holz zum Wein
    .goal = Mache Wein mit vier Arbeitspunkten.
    .end = Rohstoff, Zwischenprodukt, Endprodukt, Schiff: So geht jede Kette.
lesson-craftsmen-crafts-1 = Stelle Holz her.
    .why = Ein Gehilfe bei den Handwerkern hat im ersten Jahr 3 Arbeitspunkte, im zweiten 4, im dritten 5. Jeder reicht für einen Schritt.
lesson-craftsmen-crafts-1-grapes = Trauben brauchst du auch, aber später. Beginne mit Holz für das Fass.
lesson-craftsmen-crafts-1-stop = Vier Arbeitspunkte würden verfallen. Stelle Holz her.
lesson-craftsmen-crafts-2 = Lege es in die Böttcherei.
    .why = Das Hinlegen kostet nichts. Dort bleibt es, bis die Böttcherei es braucht.
lesson-craftsmen-crafts-2-market = Vom Markt kannst du es als jeden Rohstoff holen, aber das kostet einen Arbeitspunkt. Nimm die Böttcherei.
lesson-craftsmen-crafts-3 = Stelle ein Fass her.
    .why = Die Böttcherei macht aus Holz ein Zwischenprodukt: 1 Punkt.
lesson-craftsmen-crafts-3-raw = Rohstoffe bringen keine Punkte. Auf der Böttcherei liegt Holz: Stelle das Fass her.
lesson-craftsmen-crafts-3-stop = Du hast noch drei Arbeitspunkte. Stelle das Fass her.
lesson-craftsmen-crafts-4 = Lege es in die Kelterei.
    .why = Die Kelterei braucht ein Fass und Trauben.
lesson-craftsmen-crafts-4-granary = Der Speicher gibt dafür eine Kapitalkarte, aber dann fehlt der Kelterei das Fass.
lesson-craftsmen-crafts-5 = Stelle Trauben für die Kelterei her.
    .why = Sie kommen gleich aus deinem Weinberg.
lesson-craftsmen-crafts-5-wood = Ein Fass hast du. Nur Trauben fehlen.
lesson-craftsmen-crafts-5-stop = Nur Trauben fehlen, und du hast zwei Arbeitspunkte.
lesson-craftsmen-crafts-6 = Stelle Wein her.
    .why = Beides ist da: Dein letzter Arbeitspunkt macht das Endprodukt.
lesson-craftsmen-crafts-6-raw = Das geht jederzeit. Die Kelterei ist bereit: Stelle Wein her.
lesson-craftsmen-crafts-6-stop = Der beste Schritt fehlt noch: Stelle Wein her.
lesson-craftsmen-crafts-7 = Lade den Wein auf eines der beiden Schiffe.
    .why = 3 Punkte jetzt, 4 mehr, wenn das Schiff ablegt.

## 6 Speicher und Kaufleute

lesson-craftsmen-granary = Verkaufen und kaufen
    .goal = Verkaufe Mehl und kaufe ein Seil, das du nicht herstellen kannst.
    .end = Auf der Kerzenzieherei liegen Wachs und Seil. Ein Arbeitspunkt macht Kerzen daraus.
lesson-craftsmen-granary-1 = Stelle Mehl her.
    .why = Keines deiner Gebäude braucht es, also kauft es der Speicher: jetzt eine Kapitalkarte, und 1 Punkt, wenn es am Jahresende noch dort liegt.
lesson-craftsmen-granary-1-raw = Gleich. Auf deiner Mühle liegt schon Weizen: Stelle Mehl her.
lesson-craftsmen-granary-1-stop = Drei Arbeitspunkte würden verfallen. Stelle Mehl her.
lesson-craftsmen-granary-2 = Nimm die blaue 2.
    .why = Für jede verkaufte Ware nimmst du eine offene Kapitalkarte oder ziehst eine. Blau ergibt ein Paar.
lesson-craftsmen-granary-2-three = Eine violette 3 ist 3 wert. Mit der blauen 2 sind deine zwei blauen 5 wert.
lesson-craftsmen-granary-2-draw = Vom Stapel kann alles kommen. Die blaue 2 ist ein sicheres Paar.
lesson-craftsmen-granary-3 = Hole Weizen von deinem Markt.
    .why = Du hast keinen Weizenhof. Aber ein Stein, der auf dem Markt wartet, wird für einen Arbeitspunkt zu jedem Rohstoff.
lesson-craftsmen-granary-3-wax = Wachs kannst du selbst herstellen. Hole Weizen, den kannst du nicht.
lesson-craftsmen-granary-3-make = Das füllt die Mühle nicht. Hole Weizen vom Markt.
lesson-craftsmen-granary-3-stop = Du hast noch zwei Arbeitspunkte. Hole Weizen für die Mühle.
lesson-craftsmen-granary-4 = Stelle Wachs für die Kerzenzieherei her.
    .why = Kerzen brauchen Wachs und ein Seil. Wachs hast du; ein Seil kannst du nicht herstellen.
lesson-craftsmen-granary-4-wax = Der Kerzenzieherei fehlt noch Wachs. Stelle das her.
lesson-craftsmen-granary-4-stop = Ein Arbeitspunkt ist noch da. Stelle Wachs her.
lesson-craftsmen-granary-5 = Kaufe das Seil.
    .why = Jetzt sind die Kaufleute dran. Ein Gehilfe kauft dort ein Zwischenprodukt aus dem Speicher, immer den unteren Stein, für eine Kapitalkarte.
lesson-craftsmen-granary-5-stop = Dann hätte die Kerzenzieherei kein Seil. Kaufe es.
lesson-craftsmen-granary-6 = Gib die rote 1.
    .why = Der Preis ist eine Karte, egal welche. Das Seil war von deinem Gegner; er bekommt sie.
lesson-craftsmen-granary-6-pair = Deine zwei blauen sind zusammen 5 wert. Gib die rote 1.
lesson-craftsmen-granary-6-three = Der Preis ist eine Karte, egal, wie viel sie wert ist. Die rote 1 genügt.

## 7 Notar und Versteigerung

lesson-craftsmen-notary = Neue Karten
    .goal = Hole dir zwei Karten, die man für Bücher braucht.
    .end = Beide Karten sind auf deiner Hand; gebaut werden sie bei den Baumeistern. Auf Gold darfst du beim Notar auch Karten eines Stapels ansehen.
lesson-craftsmen-notary-1 = Kaufe die Gerberei.
    .why = Beim Notar bekommt ein Gehilfe eine offene Karte. Bücher brauchen Papier, das hast du, und Leder.
lesson-craftsmen-notary-1-other = Für Bücher hilft sie nicht. Leder kommt aus der Gerberei.
lesson-craftsmen-notary-1-auction = Jemand könnte mehr bieten. Du kannst den Preis zahlen: Kaufe die Gerberei.
lesson-craftsmen-notary-1-stop = Die Gerberei ist genau das, was dir fehlt. Kaufe sie.
lesson-craftsmen-notary-2 = Zahle 5 mit zwei grünen oder zwei blauen.
    .why = Gekauft wird nur in den Farben der Karte: eine einfache für 3, eine erweiterte für 5, eine fortgeschrittene für 10.
lesson-craftsmen-notary-3 = Lass die Buchbinderei versteigern.
    .why = Jetzt dein zweiter Gehilfe. 10 in Violett und Grün ist zu viel, aber in einer Versteigerung zählen alle Farben.
lesson-craftsmen-notary-3-other = Für Bücher brauchst du das nicht. Wähle die Buchbinderei.
lesson-craftsmen-notary-3-stop = Vielleicht bekommst du die Buchbinderei günstig. Versuche es.
lesson-craftsmen-notary-4 = Biete höchstens 4.
    .why = Alle dürfen bieten. Erhöht niemand, deckt der Bürgermeister Kapitalkarten auf und bietet gegen dich.
lesson-craftsmen-notary-4-high = Was du bietest, zahlst du. Beginne niedrig, mit höchstens 4.
lesson-craftsmen-notary-5 = Dein Gegner bietet 5: Biete 6.
    .why = Dein Kapital ist 12 wert, und 6 ist viel weniger als der Preis von 10.
lesson-craftsmen-notary-5-high = 6 genügt erst einmal. Wenn es sein muss, kannst du noch erhöhen.
lesson-craftsmen-notary-5-pass = Dann hat sie dein Gegner für 5. Eins mehr ist ein guter Preis.
lesson-craftsmen-notary-6 = Zahle 6 mit drei Karten.
    .why = Alle Farben gelten, als Paar oder einzeln.

## 8 Rathaus, Privileg und Reihenfolge

lesson-craftsmen-town_hall = Marken und Reihenfolge
    .goal = Nutze zwei Marken, nimm eine neue, komm nach vorn.
    .end = Privilegmarken gibt es auch so: Am Ende einer Jahreszeit bekommt eine, wer die wenigsten Privilegien genutzt hat.
lesson-craftsmen-town_hall-1 = Kaufe ein Fass.
    .why = Auf deiner Kelterei liegen Trauben; nur ein Fass fehlt.
lesson-craftsmen-town_hall-1-stop = Dann gibt es keinen Wein. Kaufe das Fass.
lesson-craftsmen-town_hall-2 = Nutze das Privileg: Zahle vom Markt.
    .why = Eine Privilegmarke gibt einem Gehilfen auf Silber, was Gold gibt. Hier zahlt ein Stein, der auf deinem Markt wartet, statt einer Karte.
lesson-craftsmen-town_hall-2-card = Eine Karte ginge auch. Das Privileg spart sie: Zahle vom Markt.
lesson-craftsmen-town_hall-3 = Stelle Wein her.
    .why = Deine Arbeitsmarke ist ein Arbeitspunkt. Du darfst sie zwischen zwei Gilden nutzen.
lesson-craftsmen-town_hall-3-raw = Ein Arbeitspunkt ist kostbar. Wein bringt Punkte: Stelle ihn her.
lesson-craftsmen-town_hall-3-stop = Marken verfallen nicht, aber die Kelterei ist bereit. Stelle Wein her.
lesson-craftsmen-town_hall-4 = Lade ihn auf eines der beiden Schiffe.
    .why = Punkte, ganz ohne Gehilfen bei den Handwerkern.
lesson-craftsmen-town_hall-5 = Nimm eine Marke, welche du willst.
    .why = Im Rathaus nimmt ein Gehilfe eine Privilegmarke oder eine Arbeitsmarke, oder er ändert die Reihenfolge.
lesson-craftsmen-town_hall-5-order = Das macht dein zweiter Gehilfe. Nimm erst eine Marke.
lesson-craftsmen-town_hall-5-stop = Dein Gehilfe ginge leer aus. Nimm eine Marke.
lesson-craftsmen-town_hall-6 = Ändere jetzt die Reihenfolge.
    .why = Du warst an letzter Stelle. Wer das tut, steht ab der nächsten Jahreszeit vorn. Zu zweit wechselt man sich einfach ab.
lesson-craftsmen-town_hall-6-token = Noch eine Marke ist gut, aber dann bleibst du hinten. Ändere die Reihenfolge.
lesson-craftsmen-town_hall-6-stop = Dann bleibst du hinten. Ändere die Reihenfolge.
lesson-craftsmen-town_hall-7 = Setze deinen ersten Gehilfen bei den Handwerkern ein.
    .why = Eine neue Jahreszeit, und du beginnst: Das Goldfeld gehört dir.
lesson-craftsmen-town_hall-7-other = Gold ist überall frei. Nimm es heute bei den Handwerkern.
lesson-craftsmen-town_hall-7-pass = Du beginnst, also nutze es. Geh zu den Handwerkern.

## 9 Jahresende und Schlusswertung

lesson-craftsmen-final = Der letzte Winter
    .goal = Sammle die letzten Punkte und gewinne.
    .end = Zuletzt zählen die Bonusmarken. Die meisten Punkte gewinnen, und die hast du. Bereit für dein erstes Spiel?
lesson-craftsmen-final-1 = Stelle Kleidung her.
    .why = Auf deiner Schneiderei liegen Tuch und Leder. Kleidung bringt jetzt 4 Punkte und 8, wenn das Schiff ablegt.
lesson-craftsmen-final-1-raw = Rohstoffe bringen keine Punkte mehr. Die Schneiderei ist bereit: Stelle Kleidung her.
lesson-craftsmen-final-1-stop = Die Schneiderei ist bereit. Stelle erst Kleidung her.
lesson-craftsmen-final-2 = Bestich den Kapitän von Schiff 2.
    .why = Kein Feld für Kleidung ist frei. Für eine Kapitalkarte muss dort der ältere Stein weichen: der deines Gegners.
lesson-craftsmen-final-2-lose = Dann bringt die Kleidung nichts. Bestechen kostet nur eine Karte.
lesson-craftsmen-final-3 = Wirf die grüne 1 ab.
    .why = Das ist der Preis. Behalte von jeder Farbe die beste Karte; gleich brauchst du vier.
lesson-craftsmen-final-3-green = Sie ist gleich 3 Punkte wert, die grüne 1 nur einen.
lesson-craftsmen-final-3-colour = Das ist deine einzige Karte dieser Farbe, und du brauchst alle vier.
lesson-craftsmen-final-4 = Arbeite nicht weiter.
    .why = Nichts, was du noch machen könntest, bringt Punkte, und es folgt kein Jahr mehr. Dann legen die Schiffe ab.
lesson-craftsmen-final-4-raw = Das bringt keine Punkte, und es folgt kein Jahr mehr. Arbeite nicht weiter.
lesson-craftsmen-final-5 = Investiere eine Karte jeder Farbe.
    .why = Schiffe, Farbsätze und Speicher sind gewertet. Einmal im Jahr bringen vier Karten, eine von jeder Farbe, ihre Werte: 8 Punkte.
lesson-craftsmen-final-5-keep = Karten auf der Hand sind am Ende nichts wert. Investiere sie.
