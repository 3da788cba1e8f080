# Odmowy serwera: każda to jedno zdanie, zaczęte małą literą, bez kropki na końcu.

## Kto pyta

server-no-key = potrzebny jest klucz gościa w nagłówku Authorization
server-no-table = nie ma takiego stołu
server-no-game = nie ma takiej gry
server-watching = tylko oglądasz
server-which-seat = powiedz, którego miejsca to dotyczy
server-not-yours = miejsce nr { $seat } nie jest twoje
server-no-person = na miejscu nr { $seat } nie gra człowiek
server-no-link = ten link nie otwiera tu żadnego miejsca; może go zastąpiono
server-host-only = może to zrobić tylko gospodarz tego stołu
server-seat-lost = nie masz tu już miejsca
server-seat-taken = { $name } już tu siedzi; możesz poprosić o to miejsce
server-no-ask = nikt już o to nie prosi
server-refused-lately = przed chwilą była odmowa; poproś trochę później
server-too-many-asks = zbyt wiele osób prosi o miejsce przy tym stole
server-too-many-devices = na jednym miejscu można grać najwyżej na { $most } { $most ->
    [one] urządzeniu
   *[other] urządzeniach
}

## O co pyta

server-stale = stół jest w wersji { $version }, a chodziło o { $given }
server-overtaken = ktoś inny zmienił w międzyczasie ten stół
server-step = krok { $number } („{ $text }”): { $reason }
server-steps-turn = teraz decyduje ktoś inny, a poza kolejnością można wykonać tylko jedną akcję naraz
server-step-turn = wtedy decyduje już ktoś inny
server-step-news = to odsłania coś, czego wcześniej nie było widać; dalszy ciąg to osobny ruch
server-closed = ten stół jest zamknięty
server-ended = ta gra już się skończyła
server-one-hint = tylko jedna podpowiedź naraz
server-hint-turn = podpowiedź jest dla tego, kto właśnie decyduje
server-no-opponent = komputer nie może teraz odpowiedzieć
server-busy = komputer jest zajęty innymi grami; spróbuj za chwilę
opponents-not-loaded = nie da się wczytać graczy z „{ $module }”: { $reason }
opponents-no-players = „{ $module }” nie jest modułem graczy: brakuje { $name }
opponent-unknown = żaden przeciwnik nie nazywa się „{ $name }”
opponent-seconds = „{ $given }” to tutaj nie czas do namysłu; podaj go w sekundach, najwyżej { $most }, na przykład „{ $example }”
travel-no-undo = teraz nic nie można cofnąć
travel-no-redo = teraz nic nie można ponowić
travel-undo-places = cofnąć można tylko do niektórych miejsc od { $first } do { $last }, a nie do { $given }
travel-redo-places = ponowić można tylko do niektórych miejsc od { $first } do { $last }, a nie do { $given }
server-not-over = zapis zdradza ziarno; dostaniesz go, gdy gra się skończy albo zostanie zamknięta

## Otwieranie stołów

server-too-many-tables = osiągnięto limit stołów; nie można otworzyć nowego
server-record-players = to zapis gry dla { $players } { $players ->
    [one] gracza
   *[other] graczy
}, a nie dla { $given }
server-cannot-open = nie można otworzyć tego stołu: { $reason }
deal-no-promise = zapis nie ma odcisku i soli; co do rozdania niczego nie obiecano
deal-two-promises = zapis ma więcej niż jeden odcisk lub sól; nie wiadomo, co obiecano
deal-from-position = gra zaczęła się od pozycji; nie było rozdania, które można obiecać
deal-other-seed = ziarno { $seed } to nie to, które obiecano

## Rama

server-too-fast = za dużo zapytań; spróbuj ponownie za sekundę
server-too-large = można tu wysłać najwyżej { $most } bajtów
server-unsaved = serwer nie może teraz zapisywać; nic nie przepadło, spróbuje ponownie
server-hello-first = pierwsza wiadomość to hello
server-hello-twice = hello już było
server-not-understood = tego nie da się zrozumieć: { $problem }
server-nowhere = pod tym adresem nic nie ma
server-wrong-method = ten adres nie jest dla tej metody
server-wrong-host = ten serwer tak się nie nazywa; zobacz KONTOR_HOSTS
server-wrong-origin = ta strona nie może rozmawiać z tym serwerem
server-no-language = ten język nie jest dostępny
server-broken = coś poszło nie tak; więcej jest w dzienniku serwera pod „request { $number }”
server-no-guide = do tej gry nie ma przewodnika
server-review-open = grę można przejrzeć, gdy się skończy
server-review-board = o to można zapytać tylko przy planszy do analizy
