# Was an einer Stellung nicht stimmt, die geschrieben oder von Hand aufgestellt wurde.

lh-position-anew = ohne „decisions“, „seal“ und „stage“ beginnt der Zug von vorn
lh-position-a-ship = Schiff
lh-position-a-pile = Stapel
lh-position-ship-form = ein Schiff besteht aus Art und Wert, etwa ["wood", 2], nicht { $given }
lh-position-no-good = keine Ware heißt { $given }
lh-position-no-building = kein Gebäude heißt { $given }
lh-position-no-offer = ein Angebot „{ $name }“ gibt es nicht
lh-position-no-ship = ein Schiff „{ $kind }“ vom Wert { $value } gibt es nicht
lh-position-ships-of = { $kind ->
    [wood] Holzschiffe
    [iron] Eisenschiffe
    [steel] Stahlschiffe
   *[luxury] Luxusliner
}
lh-position-ships = { $ships } vom Wert { $value }: es gibt nur { $copies } davon
lh-position-stack-room = { $ships }: so viele gibt es nicht
lh-position-sold-ships = sold_ships nennt mehr { $ships }, als auf ihrem Stapel liegen
lh-position-worker-unbuilt = der Personenstein von { $seat } kann nicht auf { $card } stehen: das Gebäude ist nicht gebaut
lh-position-closed = { $card } kann niemand betreten
lh-position-two-workers = zwei Personensteine können nicht zugleich auf { $card } stehen
lh-position-phase = phase: { $given }; erlaubt ist main, final oder over
lh-position-phase-late = die Phase „{ $phase }“ kommt erst nach Runde { $round }
lh-position-over-stage = das Spiel ist zu Ende; einen Schritt „{ $stage }“ gibt es dann nicht
lh-position-final-stage = in der Phase „final“ gibt es keinen Schritt „{ $stage }“
lh-position-stage-phase = der Schritt „{ $stage }“ gehört zur Phase „{ $stage }“
lh-position-last-turn = Zug { $turn } ist der letzte der Runde; danach kommt kein Nachschub
lh-position-tiles = tiles ist eine Liste der sieben Nachschubplättchen in beliebiger Reihenfolge: { $tiles }
lh-position-in-yard = bei { $seat }
lh-position-in-town = in der Stadt
lh-position-beside = neben den Stapeln
lh-position-in-pile = in einem Stapel
lh-position-in-stack = im Stapel der Sondergebäude
lh-position-in-hand = auf einer Hand
lh-position-in-reserve = in der Reserve
lh-position-unseen = unter den ungesehenen Karten
lh-position-piles = piles ist eine Liste aus drei Listen von Gebäuden
lh-position-not-waiting = { $card } liegt nie neben den Stapeln bereit
lh-position-no-wharf = { $card } ist keine Werft und kann nicht modernisiert werden
lh-position-no-picket = { $card } ist keine Karte „{ card-picket_line }“
lh-position-picket-unbuilt = { $card } kann nichts verlangen: die Karte ist nicht gebaut
lh-position-picket-nobody = { $card } kann nichts verlangen: „picketed“ nennt niemanden
lh-position-sold-gone = „sold“ nennt { $text }, das aber nicht in der Stadt liegt
lh-position-pile-room = in einen Stapel passen höchstens { $limit } Gebäude
lh-position-no-number = { $card } hat keine Nummer und kann nicht in einem Stapel liegen
lh-position-specials-room = im Stapel liegen höchstens { $limit } Sondergebäude
lh-position-no-special = { $card } ist kein Sondergebäude
lh-position-decision-action = eine offene Entscheidung gehört zu keiner Aktion
lh-position-decision-turn = eine offene Entscheidung beginnt einen Zug mitten in einem anderen
lh-position-decision-fee = eine offene Entscheidung verlangt den Eintritt einer anderen Karte
lh-position-decision-card = eine offene Entscheidung nutzt keine Karte
