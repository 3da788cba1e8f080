# Lektionen: Titel, Ziel und Schlusswort; was zu tun ist und warum; was zu falschen Zügen gesagt wird.

## Vom Kai nehmen

lesson-le_havre-quay = Vom Kai nehmen
    .goal = Wer am Ende am reichsten ist, gewinnt. Es beginnt mit Waren vom Kai.
    .end = Was niemand nimmt, wächst mit jedem Schiff. Aus Holz und Lehm kannst du bauen: Das kommt als Nächstes.
lesson-le_havre-quay-1 = Nimm das Holz.
    .why = In deinem Zug hast du eine Hauptaktion: Nimm ein ganzes Angebot vom Kai oder nutze ein Gebäude.
lesson-le_havre-quay-1-offer = Auch dieses Angebot ist gut. Aber wir wollen bauen, und dazu braucht es Holz.
lesson-le_havre-quay-1-house = Ein Gebäude zu nutzen ist die andere Hauptaktion. Erst brauchen wir Holz.
lesson-le_havre-quay-1-buy = Kaufen darfst du in jedem deiner Züge. Behalte deine 5 Franc vorerst.
lesson-le_havre-quay-2 = Beende deinen Zug.
    .why = Alle 4 Holz gehören dir. Jetzt bringt das Schiff deines Mitspielers Waren, und auch er nimmt ein Angebot.
lesson-le_havre-quay-2-buy = Du könntest kaufen, aber Franc ernähren auch Arbeiter. Hebe sie dir auf.
lesson-le_havre-quay-3 = Nimm den Lehm.
    .why = Jeder Zug beginnt mit Nachschub: Dein Schiff hat gerade 1 Holz und 1 Lehm gebracht. So sind es nun 3 Lehm.
lesson-le_havre-quay-3-wood = Dort liegt erst wieder 1 Holz. Beim Lehm sind es schon 3.
lesson-le_havre-quay-3-offer = Das nützt dir später. Damit aus Holz ein Gebäude wird, braucht es Lehm.
lesson-le_havre-quay-3-house = Gebäude kommen in der nächsten Lektion. Nimm erst den Lehm.
lesson-le_havre-quay-3-buy = Erst die Waren: Mit Holz und Lehm kannst du ohne Franc bauen.

## Bauen und kaufen

lesson-le_havre-build = Bauen und kaufen
    .goal = Mache aus Waren eigene Gebäude.
    .end = Zwei Gebäude gehören dir. Am Ende zählt jedes die Zahl auf seiner goldenen Münze; bis dahin arbeitet es für dich.
lesson-le_havre-build-1 = Nutze den Bauhandwerksbetrieb 1 und baue die Fischerei.
    .why = Dein Personenstein geht dorthin. Gebaut wird eine der obersten Karten der „Bauvorhaben“. Die Fischerei kostet 1 Holz und 1 Lehm.
lesson-le_havre-build-1-offer = Du hast genug: Die Fischerei kostet 1 Holz und 1 Lehm. Baue sie gleich.
lesson-le_havre-build-1-fee = Das Bauunternehmen kann zwei bauen, verlangt aber 2 Nahrung. Der Bauhandwerksbetrieb 1 kostet keinen Eintritt.
lesson-le_havre-build-1-house = Dort wird nicht gebaut. Der Bauhandwerksbetrieb 1 baut und kostet keinen Eintritt.
lesson-le_havre-build-1-buy = Baue zuerst: Das ist deine Hauptaktion, und das Material hast du.
lesson-le_havre-build-1-other = Noch hast du kein Korn zum Backen. Die Fischerei bringt sofort Nahrung.
lesson-le_havre-build-2 = Kaufe den Lehmhügel für 2 Franc.
    .why = Kaufen ist keine Hauptaktion und geht ohne Personenstein. Zu kaufen gibt es die obersten Karten der Stapel und die Gebäude der Stadt.
lesson-le_havre-build-2-end = Dein Zug ist noch nicht zu Ende: Kaufe erst den Lehmhügel. Er kostet nur 2 Franc.
lesson-le_havre-build-2-firm = Der Betrieb würde 4 Franc kosten. Der Lehmhügel ist billiger und bringt Lehm.
lesson-le_havre-build-2-sell = Wer verkauft, bekommt nur den halben Wert. Behalte die Fischerei.
lesson-le_havre-build-3 = Beende deinen Zug.
    .why = Dein Personenstein bleibt im Betrieb; solange er dort steht, kann niemand anderes hinein.
lesson-le_havre-build-3-sell = Wer verkauft, bekommt nur den halben Wert. Behalte, was du hast.
lesson-le_havre-build-4 = Nutze deine Fischerei.
    .why = Sie bringt 3 Fische und 1 mehr für die Angel auf deiner Karte. In eigenen Gebäuden zahlst du nie Eintritt.
lesson-le_havre-build-4-fish = Am Kai liegen nur 2 Fische. Deine Fischerei bringt 4.
lesson-le_havre-build-4-offer = Ein andermal. Sieh jetzt, was deine eigene Fischerei kann.
lesson-le_havre-build-4-house = Das ginge auch. Aber die Fischerei ernährt dich, also nutze sie zuerst.
lesson-le_havre-build-4-sell = Ein Verkauf bringt den halben Wert. Die Fischerei bringt Fische, immer wieder.

## Betreten und zahlen

lesson-le_havre-enter = Betreten und zahlen
    .goal = Nutze, was andere gebaut haben, und lass sie nutzen, was dir gehört.
    .end = Alle Gebäude stehen allen offen: ein Personenstein zur selben Zeit, und der Eintritt geht an den Eigentümer.
lesson-le_havre-enter-1 = Nutze die Zeche und zahle 2 Fische.
    .why = Sie gehört deinem Mitspieler, und er bekommt den Eintritt. Du bekommst 3 Kohle; jede brennt wie 3 Holz.
lesson-le_havre-enter-1-offer = Kohle liegt nie am Kai. Es gibt sie nur in Gebäuden.
lesson-le_havre-enter-1-own = Dein Lehmhügel kostet dich nichts, aber wir wollen Kohle. Die gibt es in der Zeche.
lesson-le_havre-enter-1-house = Nirgends gibt es mehr Kohle als in der Zeche: 3 auf einmal.
lesson-le_havre-enter-1-francs = Franc gelten auch als Nahrung, zählen aber am Ende, und Fische nicht. Zahle lieber mit Fisch.
lesson-le_havre-enter-1-sell = Du musst nichts verkaufen: Deine Fische reichen für den Eintritt.
lesson-le_havre-enter-2 = Beende deinen Zug.
    .why = Achte auf deine Fische: Dein Mitspieler betritt gleich deinen Lehmhügel und zahlt dir 1.
lesson-le_havre-enter-2-sell = Behalte es: Andere zahlen dir Eintritt dafür.
lesson-le_havre-enter-3 = Nutze den Marktplatz für 1 Franc und wähle 3 Waren.
    .why = Es gibt 2 Waren und 1 mehr für deine Fischerei. Dein Lehmhügel ist jetzt besetzt: ein Gebäude, ein Personenstein.
lesson-le_havre-enter-3-offer = Ein Angebot hat nur eine Sorte. Auf dem Marktplatz wählst du drei.
lesson-le_havre-enter-3-house = Das geht später auch. Versuche jetzt ein Gebäude der Stadt: den Marktplatz.
lesson-le_havre-enter-3-food = Nahrung ginge auch, aber es wären 2. 1 Franc ist hier billiger.
lesson-le_havre-enter-3-sell = Für den Eintritt hast du genug Franc. Behalte deine Gebäude.

## Waren herstellen

lesson-le_havre-make = Waren herstellen
    .goal = Mache aus einfachen Waren bessere. Dazu braucht es Energie.
    .end = So geht es mit allen Waren: Eisen wird Stahl, Fell wird Leder. Bessere Waren ernähren, brennen und verkaufen sich besser.
lesson-le_havre-make-1 = Nutze deine Räucherei und räuchere alle 6 Fische.
    .why = Ein Räucherfisch ist 2 Nahrung, nicht 1. Alle zusammen brauchen 1 Energie: 1 Holz. Und du verdienst 3 Franc.
lesson-le_havre-make-1-offer = Du hast 6 Fische. Mache erst das Beste aus ihnen.
lesson-le_havre-make-1-bread = Das Backen würde 3 von deinen 4 Holz verbrennen. Das Räuchern braucht nur 1.
lesson-le_havre-make-1-house = Dort bleiben deine Fische, wie sie sind. Nutze deine Räucherei.
lesson-le_havre-make-1-fewer = Ein Fisch braucht 1 Energie, und sechs brauchen auch nur 1. Räuchere alle 6.
lesson-le_havre-make-1-sell = Verkaufe deine Betriebe nicht: Gleich verdienst du mit ihnen.
lesson-le_havre-make-2 = Beende deinen Zug.
    .why = Schau auf deine Nahrung: Die Fische waren 6 wert, geräuchert sind es 12.
lesson-le_havre-make-2-trade = Hier ist gerade nichts zu handeln. Beende den Zug.
lesson-le_havre-make-3 = Nutze die Köhlerei und mache alle 3 Holz zu Holzkohle.
    .why = 1 Holz ist 1 Energie, 1 Holzkohle ist 3. Die Köhlerei kostet keinen Eintritt und braucht selbst keine Energie.
lesson-le_havre-make-3-offer = Holz hast du schon. Sorge dafür, dass es dreimal so gut brennt.
lesson-le_havre-make-3-bread = Mit einfachem Holz würde das Backen alle 3 kosten. Als Holzkohle reicht 1.
lesson-le_havre-make-3-house = Dort entsteht keine Holzkohle. Nutze die Köhlerei deines Mitspielers.
lesson-le_havre-make-3-fewer = Energie ist immer knapp. Nimm alle 3 Holz.
lesson-le_havre-make-3-trade = Hier ist gerade nichts zu handeln. Geh in die Köhlerei.
lesson-le_havre-make-4 = Beende deinen Zug.
    .why = Aus 3 Energie sind 9 geworden. Jetzt kannst du backen.
lesson-le_havre-make-4-trade = Hier ist gerade nichts zu handeln. Beende den Zug.
lesson-le_havre-make-5 = Nutze dein Backhaus und backe aus allen 6 Korn Brot.
    .why = Korn ernährt niemanden, 1 Brot ist 2 Nahrung. Jedes braucht eine halbe Energie, also reicht 1 Holzkohle für alle 6.
lesson-le_havre-make-5-offer = Du hast 6 Korn, und niemand kann es essen. Backe erst.
lesson-le_havre-make-5-house = Nur im Backhaus wird aus Korn Brot. Es gehört dir und kostet keinen Eintritt.
lesson-le_havre-make-5-fewer = Die Holzkohle verbrennt so oder so: Backe alle 6.
lesson-le_havre-make-5-trade = Handeln kannst du danach. Backe erst.

## Arbeiter ernähren

lesson-le_havre-feed = Arbeiter ernähren
    .goal = Am Ende jeder Runde essen deine Arbeiter. Sieh, was geschieht, wenn Nahrung fehlt.
    .end = Ein Schuldschein ist keine Schande: Er bringt 4 Franc und kostet 5. Nur wer ihn am Spielende nicht zurückzahlen kann, verliert 7.
lesson-le_havre-feed-1 = Nimm die Fische.
    .why = Am Rundenende brauchen deine Arbeiter 7 Nahrung. 1 Fisch ist 1 Nahrung, 1 Franc auch. Du hast erst 2.
lesson-le_havre-feed-1-francs = Auch Franc ernähren, aber sie zählen am Ende. Lass die Arbeiter Fisch essen.
lesson-le_havre-feed-1-offer = So kann das niemand essen: Korn muss man backen, Vieh schlachten. Nimm die Fische.
lesson-le_havre-feed-1-house = Das bringt vor dem Rundenende keine Nahrung. Nimm die Fische.
lesson-le_havre-feed-1-sell = Das bringt nur den halben Wert. Hole dir erst Nahrung vom Kai.
lesson-le_havre-feed-2 = Beende deinen Zug.
    .why = Du hast 5, nötig sind 7. Dein Mitspieler hat den letzten Zug dieser Runde.
lesson-le_havre-feed-2-sell = Ein Verkauf bringt nur den halben Wert. Es geht billiger: mit einem Schuldschein.
lesson-le_havre-feed-3 = Nimm einen Schuldschein und ernähre dann deine Arbeiter.
    .why = Erst gibst du alle Nahrung und alle Franc ab. Der Schuldschein bringt 4 Franc: 2 für das Essen, 2 bleiben dir.
lesson-le_havre-feed-3-sell = Ein Verkauf kostet dich den halben Wert, und das Gebäude ist weg. Ein Schuldschein kostet 1 Franc und etwas Zinsen.
lesson-le_havre-feed-4 = Nimm die Franc.
    .why = Dein Schiff ist auf dem Plättchen mit dem %. Da zahlt jeder mit Schuldscheinen 1 Franc Zinsen, egal, wie viele er hat.
lesson-le_havre-feed-4-offer = Mit 4 Franc mehr bist du deine Schulden los. Nimm sie.
lesson-le_havre-feed-4-house = Das bringt keine Franc. Nimm die am Kai, um zurückzuzahlen.
lesson-le_havre-feed-4-sell = Du musst nichts verkaufen: Am Kai liegen 4 Franc.
lesson-le_havre-feed-5 = Zahle den Schuldschein zurück.
    .why = Das kostet 5 Franc und geht jederzeit. Ohne Schuldschein zahlst du keine Zinsen.
lesson-le_havre-feed-5-end = Du hast 5 Franc: Zahle erst zurück, sonst kommen die nächsten Zinsen.
lesson-le_havre-feed-5-buy = Dann bliebe der Schuldschein und würde teurer. Zahle erst zurück.
lesson-le_havre-feed-5-sell = Deine 5 Franc reichen. Zahle den Schuldschein zurück.

## Ernte

lesson-le_havre-harvest = Ernte
    .goal = Korn und Vieh vermehren sich von selbst, wenn du sie am Rundenende hast.
    .end = Die Stadt hat den Schlachthof gebaut, und ein neues Schiff ist da. Der Kalender zeigt, wie jede Runde endet.
lesson-le_havre-harvest-1 = Nimm das Korn.
    .why = Bei der Ernte bekommt jeder, der Korn hat, 1 dazu. Ein wenig Saatgut genügt.
lesson-le_havre-harvest-1-cattle = Ein Tier allein bekommt kein Kalb. Bald bringt ein Schiff ein zweites; dann nimm beide.
lesson-le_havre-harvest-1-offer = Das vermehrt sich nicht. Korn schon.
lesson-le_havre-harvest-1-house = Denke vor der Ernte an Saatgut: Nimm das Korn.
lesson-le_havre-harvest-1-sell = Behalte deine Gebäude und nimm etwas Saatgut.
lesson-le_havre-harvest-2 = Beende deinen Zug.
    .why = Schau auf den Kalender: Die Ähre heißt Ernte, die 9 ist Nahrung für deine Arbeiter. Nicht jede Runde hat eine Ernte.
lesson-le_havre-harvest-2-sell = Behalte es; noch ist nichts zu zahlen.
lesson-le_havre-harvest-3 = Nimm das Vieh.
    .why = Jetzt sind es zwei. Wer mindestens 2 Vieh hat, bekommt bei der Ernte 1 dazu.
lesson-le_havre-harvest-3-offer = Das vermehrt sich nicht. Zwei Vieh schon.
lesson-le_havre-harvest-3-house = Nahrung hast du genug. Mit zwei Vieh gibt es ein Kalb.
lesson-le_havre-harvest-3-sell = Behalte es: Du hast genug Nahrung.
lesson-le_havre-harvest-4 = Beende deinen Zug.
    .why = Dein Mitspieler hat den letzten Zug. Dann kommen Ernte, Essen, die Stadt und ein neues Schiff.
lesson-le_havre-harvest-4-sell = Behalte es: Du hast genug Nahrung.
lesson-le_havre-harvest-5 = Ernähre deine Arbeiter mit 3 Räucherfischen und 3 Fischen.
    .why = Die Ernte brachte 1 Korn und 1 Vieh. Jetzt sind 9 Nahrung fällig: 6 geben die Räucherfische, 3 die Fische.
lesson-le_havre-harvest-5-francs = Auch Franc ernähren. Aber Franc zählen am Ende, Fische nicht: Zahle mit allen 6 Fischen.
lesson-le_havre-harvest-5-sell = Du musst nichts verkaufen: Deine Fische reichen genau.

## Schiffe

lesson-le_havre-ships = Schiffe
    .goal = Von Runde zu Runde ist mehr Nahrung nötig. Schiffe bringen sie auf Dauer.
    .end = Deine zwei Schiffe bringen jede Runde 9 Nahrung. Schiffe kann man auch kaufen, für viele Franc und ohne Werft.
lesson-le_havre-ships-1 = Nutze deine Werft 1 und baue das Holzschiff.
    .why = Es kostet 5 Holz, dazu 3 Energie aus 1 Kohle. Zu zweit bringt es am Ende jeder Runde 4 Nahrung.
lesson-le_havre-ships-1-offer = Du hast alles für ein Schiff. Baue es, solange es da ist.
lesson-le_havre-ships-1-house = Schiffe baut nur eine Werft. Nutze deine Werft 1.
lesson-le_havre-ships-1-iron = Das kommt als Nächstes. Beginne mit dem Holzschiff.
lesson-le_havre-ships-1-sell = Deine Werft brauchst du, und ein Verkauf bringt nur die Hälfte.
lesson-le_havre-ships-2 = Beende deinen Zug.
    .why = Schau auf deine Nahrung: Statt 15 brauchst du in dieser Runde nur noch 11. Das Schiff bringt 4.
lesson-le_havre-ships-2-sell = Behalte, was dich ernährt. Beende den Zug.
lesson-le_havre-ships-3 = Nutze deine Fischerei.
    .why = Zweimal nacheinander geht dasselbe Gebäude nicht: Dein Personenstein muss erst woandershin, ehe er wiederkommen kann.
lesson-le_havre-ships-3-offer = Dann bliebe dein Personenstein auf der Werft, und du könntest dort nächstes Mal nicht bauen.
lesson-le_havre-ships-3-house = Das ginge auch. Aber die Fischerei gehört dir, kostet nichts und ernährt dich.
lesson-le_havre-ships-3-sell = Behalte es. Schicke deinen Personenstein in die Fischerei.
lesson-le_havre-ships-4 = Beende deinen Zug.
    .why = Als Nächstes kommt das Eisenschiff: 4 Eisen und 3 Energie. Es bringt 5 Nahrung.
lesson-le_havre-ships-4-sell = Behalte es; du baust gleich wieder.
lesson-le_havre-ships-5 = Nutze deine Werft 1 und baue das Eisenschiff.
    .why = Dein Ziegel modernisiert die Werft ein für alle Mal. Ohne ihn entstehen dort nur Holzschiffe.
lesson-le_havre-ships-5-offer = Du hast Eisen, Kohle und einen Ziegel: Baue.
lesson-le_havre-ships-5-house = Schiffe baut nur eine Werft. Deine ist wieder frei.
lesson-le_havre-ships-5-sell = Jetzt brauchst du deine Werft. Baue das Eisenschiff.

## Die Reederei

lesson-le_havre-line = Die Reederei
    .goal = Deine Schiffe können Waren in der Ferne verkaufen. So wirst du reich.
    .end = Aus Waren werden Franc, aus Franc Gebäude: In einem Zug hast du 19 Franc verdient.
lesson-le_havre-line-1 = Nutze die Kokerei und mache alle 3 Kohle zu Koks.
    .why = Koks hat 10 Energie und bringt verschifft 5 Franc, Kohle nur 3. Dazu gibt es für jeden sofort 1 Franc.
lesson-le_havre-line-1-offer = Mache erst deine Waren wertvoller: Das nächste Mal laufen die Schiffe aus.
lesson-le_havre-line-1-line = Das ginge schon jetzt, aber als Koks bringt deine Kohle mehr.
lesson-le_havre-line-1-house = Dort kannst du mit deiner Kohle nichts anfangen. Nutze die Kokerei.
lesson-le_havre-line-1-fewer = Koks ist immer mehr wert als Kohle. Nimm alle 3.
lesson-le_havre-line-1-sell = Verkaufe keine Gebäude; gleich verkaufst du Waren.
lesson-le_havre-line-2 = Beende deinen Zug.
    .why = Schau auf deine zwei Schiffe: Das Holzschiff trägt 2 Waren, das Eisenschiff 3.
lesson-le_havre-line-2-trade = Warte: Bald hast du mehr Franc.
lesson-le_havre-line-3 = Nutze deine Reederei: beide Schiffe, mit 2 Koks und 3 Broten.
    .why = Jedes Schiff braucht 3 Energie; 1 Koks reicht für beide. Koks bringt 5 Franc, Brot 3, Fisch 1.
lesson-le_havre-line-3-offer = Deine Schiffe sind bereit. Lass sie erst auslaufen.
lesson-le_havre-line-3-house = Am meisten bringen Waren per Schiff. Nutze deine Reederei.
lesson-le_havre-line-3-ships = Ein Schiff trägt 3 Waren, beide tragen 5. Ein Koks verbrennt so oder so.
lesson-le_havre-line-3-load = Platz ist für 5: Nimm, was am meisten bringt, 3 Brote und 2 Koks.
lesson-le_havre-line-3-trade = Lass erst die Schiffe auslaufen; dann kannst du kaufen.
lesson-le_havre-line-4 = Kaufe die Gerberei für 12 Franc.
    .why = Du verlierst nichts: Am Ende zählt sie 12, wie deine Franc. Bis dahin arbeitet sie für dich.
lesson-le_havre-line-4-end = Franc arbeiten nicht für dich, Gebäude schon. Kaufe erst die Gerberei.
lesson-le_havre-line-4-ship = Schiffe kosten mehr Franc, als sie zählen. Bauen ist billiger.
lesson-le_havre-line-4-other = Das wäre auch gut. Hier nehmen wir die Gerberei.
lesson-le_havre-line-4-sell = Ein Verkauf bringt den halben Wert. Du hast genug Franc.

## Die Schlussaktion

lesson-le_havre-last = Die Schlussaktion
    .goal = Die letzte Runde ist fast vorbei. Sorge dafür, dass alles zählt.
    .end = Franc, Gebäude und Schiffe zählen, Waren nicht. Für ein erstes Spiel weißt du genug. Gute Fahrt!
lesson-le_havre-last-1 = Nutze den Bauhandwerksbetrieb 1 und baue die Bank.
    .why = Am Ende zählen Waren nichts, Gebäude aber ihren Wert. Die Bank zählt für deine anderen Gebäude noch mehr.
lesson-le_havre-last-1-offer = Waren zählen am Ende nichts. Aus Ziegeln und Stahl kann noch die Bank werden.
lesson-le_havre-last-1-house = Die Bank entsteht nur in Baubetrieben, und der Bauhandwerksbetrieb 1 kostet keinen Eintritt.
lesson-le_havre-last-1-sell = Am Ende zählen Gebäude ganz, verkauft nur halb.
lesson-le_havre-last-2 = Beende deinen Zug.
    .why = Zum letzten Mal sind 20 Nahrung nötig; deine Schiffe bringen alles. Dann hat jeder eine Schlussaktion.
lesson-le_havre-last-2-sell = Gebäude und Schiffe zählen am Ende ganz. Behalte sie.
lesson-le_havre-last-3 = Nutze deine Reederei: 3 Schiffe, mit allen Waren.
    .why = In der Schlussaktion darfst du auch ein besetztes Gebäude betreten. Waren, die bleiben, zählen nichts.
lesson-le_havre-last-3-offer = Waren zählen jetzt nichts mehr. Verkaufe lieber deine.
lesson-le_havre-last-3-house = Das bringt weniger. Verschifft bringen deine 9 Waren 29 Franc.
lesson-le_havre-last-3-ships = Der Koks hat Energie für 3 Schiffe und zählt sonst nichts. Schicke 3.
lesson-le_havre-last-3-load = Was zurückbleibt, zählt nichts. Lade alles.
lesson-le_havre-last-3-sell = Verkaufe Waren, nicht das, was zählt.
lesson-le_havre-last-4 = Zahle den Schuldschein zurück.
    .why = Das kostet 5 Franc. Wer am Ende zu wenige hat, verliert 7 für jeden Schuldschein.
lesson-le_havre-last-4-end = Zahle ihn erst zurück, damit du es einmal gesehen hast. Am Ende geschieht das von selbst; nur wenn Franc fehlen, kostet er 7.
lesson-le_havre-last-4-sell = Deine Franc reichen. Zahle den Schuldschein zurück.
lesson-le_havre-last-5 = Beende deinen Zug.
    .why = Auch dein Mitspieler hat eine Schlussaktion. Dann wird gezählt: Franc, Gebäude und Schiffe.
lesson-le_havre-last-5-sell = Das zählt ganz. Behalte es.
