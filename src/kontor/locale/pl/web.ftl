# Stół w przeglądarce: to, co wspólne dla obu gier.

web-skip = Do stołu
web-menu = Strony
web-play = Graj
web-rules = Zasady
web-language = Język
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Wygląd
web-choice-theme-system = Jak w systemie
web-choice-theme-light = Jasny
web-choice-theme-dark = Ciemny

## Ustawienia

web-settings = Ustawienia
web-settings-confirm = Potwierdzanie ruchów
web-choice-confirm-steps = Pytaj przed ruchami z kilku kroków
web-choice-confirm-always = Zawsze pytaj
web-choice-confirm-never = Nigdy nie pytaj; zawsze można cofnąć
web-settings-automatic = Automatyczne odpowiedzi
web-automatic-yes = Wybieraj za mnie rozsądną płatność
web-settings-notify = Powiadomienia
web-notify-yes = Daj znać, gdy przyjdzie moja kolej
web-list-yes = Zawsze pokazuj obok planszy listę ruchów i przebieg gry
web-notify-denied = Ta przeglądarka nie pozwala stąd na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-settings-motion = Animacje
web-choice-motion-system = Jak w systemie
web-choice-motion-less = Wyłączone

## Początek

web-new-game = Nowa gra
web-game = Gra
web-players-range = Od { $fewest } do { $most } graczy.
web-chosen = wybrana
web-learn = Pierwsza gra?
web-learn-how = Zasady krok po kroku i wszystkie karty.
web-learn-do = Do zasad
web-details = Więcej opcji
web-your-name = Twoje imię
web-name = Imię
web-company-opponents = Z komputerem
    .open = Zagraj z komputerem
    .about = na wybranym poziomie
web-company-friends = Ze znajomymi
    .open = Zagraj ze znajomymi
    .about = przez link, do { $most } miejsc
    .how = Wyślij pozostałym linki. Na wolnych miejscach może grać komputer.
web-company-here = Przy tym ekranie
    .open = Zagraj przy tym ekranie
    .about = podawajcie go sobie
    .alone = po kolei albo solo
    .how = Podajecie sobie ekran; między turami to, co tajne, jest zasłonięte.
web-alone = Zagraj solo
web-summary-you = Ty
web-summary-against = { $you } kontra { $others }
web-summary-with = { $you } oraz { $others }
web-seats = Miejsca
web-seat = Miejsce { $number }
web-seat-you = ty
web-seat-add = Dodaj gracza
web-seat-remove = Usuń to miejsce
web-player-number = Gracz { $number }
web-who = Kto tu siedzi
web-who-me = ja
web-who-here = ktoś przy tym ekranie
web-who-link = znajomy, przez link
web-who-opponent = komputer
web-level = Poziom
web-level-time = Czas do namysłu na turę
web-level-is = { $name }: { $about }
web-level-deckhand = Majtek
    .about = gra dla zabawy, łatwo go pokonać
web-level-trader = Handlarz
    .about = gra szybko i rozsądnie
web-level-merchant = Kupiec
    .about = myśli naprzód, trudno go pokonać
web-level-magnate = Magnat
    .about = najwyższy poziom, potrzebuje czasu
web-face-deckhand = Jules
    .second = Amadou
    .third = Elke
    .fourth = Nino
    .fifth = Finn
web-face-trader = Marthe
    .second = Odile
    .third = Estelle
    .fourth = Bruno
    .fifth = Hedwig
web-face-merchant = Anselm
    .second = Baptiste
    .third = Ottilie
    .fourth = Hugo
    .fifth = Konrad
web-face-magnate = Leonore
    .second = Viktor
    .third = Cosima
    .fourth = Leopold
    .fifth = Aurelia
web-about-card = O tej karcie
web-colour = Kolor
web-colour-orange = pomarańczowy
web-colour-black = czarny
web-colour-white = biały
web-colour-pink = różowy
web-colour-turquoise = turkusowy
web-option-variant = Wariant
web-option-cards = Karty
web-option-expert = Zasady dla zaawansowanych
web-option-expert-yes = surowsze zasady sprzedaży i odsetek
    .about = poza swoją turą sprzedajesz tylko po to, by zapłacić; wiele pożyczek to podwójne odsetki
web-option-le_havre-variant-full = pełna gra
    .about = wszystkie rundy i wszystkie budynki
web-option-le_havre-variant-short = skrócona gra
    .about = mniej rund, więcej towarów na początku, bez budynków specjalnych
web-option-le_havre-cards-base = budynki specjalne z pudełka
    .about = do gry wchodzi sześć kart z wybranych zestawów
web-option-le_havre-cards-essen = zestaw Essen
    .about = więcej budynków specjalnych, z targów w 2008 roku
web-option-le_havre-cards-hameau = Le Grand Hameau
    .about = więcej budynków specjalnych, z dodatku
web-option-le_havre-cards-promo = karty promocyjne
    .about = budynki specjalne rozdawane jako dodatek
web-option-craftsmen-cards-base = karty z pudełka
web-usual = Przywróć domyślne
web-tables = Twoje gry
web-tables-all = Pokaż wszystkie ({ $count })
web-shelf-rules = Zasady i wszystkie karty
web-game-menu = Opcje tej gry
web-shelf-waits = czeka na: { $name }
web-shelf-won = Wygrana { $points }
web-shelf-place = { $place }. miejsce, { $points }
web-shelf-winner = Wygrywa { $names }, { $points }
web-shelf-solo = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-tables-left = Usunięte gry
web-come-back = Przywróć
web-review = Przejrzyj
web-open-record = Otwórz zapis
web-open-record-how = Zapis to mały plik tekstowy z całą grą. Można go obejrzeć i grać dalej.
web-save-record = Pobierz zapis
web-delete = Usuń
web-delete-sure = Na pewno usunąć?
web-end-game = Zakończ grę
web-end-game-sure = Na pewno zakończyć?
web-actions-played = { $count ->
    [one] jedna akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
web-status-over = zakończona
    .long = Gra zakończona
web-status-closed = przerwana
    .long = Ta gra została zamknięta
web-join = Dołącz do gry
web-join-how = Czeka tu na ciebie miejsce. Jak masz na imię?
web-sit-down = Dołącz
web-sitting-down = Chwileczkę…
web-join-dead = Nieaktywny link
web-join-ended = Ten link już nie działa. Poproś o nowy.
web-join-taken = { $name } już tu siedzi. Możesz poprosić o to miejsce.
web-join-ask = Poproś o miejsce
web-join-waiting = Prośba o miejsce wysłana. Czekamy na odpowiedź…
web-join-refused = Prośba odrzucona. Na tym miejscu dalej gra { $name }.
web-join-ask-again = Poproś jeszcze raz
web-join-device = Grasz już jako { $name } na innym urządzeniu. Grać także tutaj?
web-join-device-do = Graj także tutaj
web-join-watch = Oglądasz
web-join-watch-how = Witaj wśród widzów. Widzisz to, co mogą widzieć wszyscy przy stole.
web-join-watch-do = Do stołu

## Zasady

web-rules-contents = Spis treści
web-rules-cards = Wszystkie karty

## Odmowy

web-error-offline = Nie można teraz połączyć się z serwerem.
web-error-not_found = Nie ma tu takiego stołu.
web-error-not_seated = Nie masz miejsca przy tym stole. Poproś o link.
web-error-no_key = Serwer nie zna tej przeglądarki. Wczytaj stronę ponownie.
web-error-not_your_turn = Teraz decyduje ktoś inny.
web-error-stale = Tymczasem gra poszła dalej. Spójrz jeszcze raz.
web-error-cannot_undo = Tego nie można cofnąć.
web-error-not_over = Zapis można pobrać po zakończeniu gry.
web-error-closed = Ta gra jest zamknięta.
web-error-seat_taken = Ktoś już tu siedzi.
web-error-bad_record = Nie można otworzyć tego pliku: { $message }
web-error-bad_card = Nie można otworzyć tego pliku: { $message }
web-error-too_large = Ten plik jest za duży jak na zapis.
web-error-too_fast = Za szybko. Spróbuj ponownie za chwilę.
web-error-too_many = Na tym serwerze jest za dużo stołów.
web-error-unavailable = Komputer nie może teraz odpowiedzieć. Spróbuj ponownie za chwilę.
web-error-unsaved = Serwer nie może teraz zapisywać. Nic nie przepadło; sam spróbuje ponownie.
web-error-internal = Coś poszło nie tak po naszej stronie. Więcej jest w dzienniku serwera.
web-seat-mark = nr { $seat }
web-compiling = Zasady są kompilowane: { $percent }%, jeszcze około { $seconds } s. Potem komputer gra szybciej.
web-compiling-failed = Nie udało się skompilować zasad; gra toczy się dalej, tylko wolniej.
web-broken = Coś poszło nie tak na tej stronie. Żaden ruch nie przepadł.
web-reload = Wczytaj stronę ponownie

## Stół

web-loading = Rozkładamy stół…
web-to-start = Na stronę główną
web-your-turn = Twoja kolej
web-thinks = { $name } myśli
web-waits = { $name } decyduje
web-waits-away = { $name } decyduje, ale jest offline
web-waits-nobody = Czekamy, aż dołączy { $name }
web-watching = Oglądasz grę
web-thinking = myśli
web-offline = Brak połączenia; samo wróci
web-undo = Cofnij
web-redo = Ponów
web-hint = Podpowiedź
web-hinting = Chwileczkę…
web-hint-is = Podpowiedź: { $action }
web-hint-do = Zrób to
web-hint-even = mniej więcej tak samo dobre
web-hint-far = wyraźnie słabsze
web-hint-less = { $points ->
    [few] około { $points } punktów mniej
    [many] około { $points } punktów mniej
   *[other] około { $points } punktu mniej
}
web-answers = Co możesz zrobić
web-confirm = Potwierdź
web-back = Krok wstecz
web-out-of-turn = Poza kolejnością
web-cancel = Anuluj
web-back-short = Wstecz
web-ticket = Twoja decyzja
web-changes = Co się zmieni
web-more-answers = Więcej
web-all = wszystkie { $n }
web-just-now = Przed chwilą
web-key-space = Spacja
web-choice-pace-calm = Spokojnie
web-choice-pace-brisk = Szybko
web-choice-pace-once = Od razu
web-pace-again = Zobacz jeszcze raz
web-pace-pause = Pauza
web-pace-on = Dalej
web-pace-skip = Pomiń
web-settings-pace = Ruchy innych
web-settings-moments = Ważne chwile
web-moments-yes = Pokazuj koniec rundy i roku krok po kroku
web-settings-sounds = Dźwięki
web-sounds-yes = Odtwarzaj krótkie dźwięki
web-tools = Narzędzia
web-menu-table = Menu
web-leave = Na stronę główną
web-uncertain = To, co nastąpi, zależy od zakrytych kart.
web-less = mniej
web-more = więcej
web-how-many = Ile
web-pick-more = brakuje: { $n }
web-pick-fewer = za dużo: { $n }
web-pick-too-much = Więcej, niż potrzeba
web-pick-of = { $n } z { $due }
web-pick-none = nic
web-pick-all = wszystko, co się przyda
web-pick-change = Zapłać inaczej
web-did-last = { $first }, { $last }
web-log = Przebieg gry
web-log-short = Przebieg
web-log-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
web-earlier = Pokaż wcześniejsze ruchy
web-outcome-of = { $name }: { $what }
web-score = Punkty po tym ruchu
web-scores = Punkty
web-timeline = Gra do tej pory
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-unit = Idź co
web-unit-step = krok
web-unit-move = ruch
web-unit-turn = turę
web-unit-round = rundę
web-now = Wróć do gry
web-looking-back-how = Tu nie można grać. Wróć, aby grać dalej.
web-looking-back = Patrzysz wstecz: po { $at } z { $count } akcji
web-invite = Zaproś
web-invite-how = Kto otworzy jeden z tych linków, siada na tym miejscu albo ogląda.
web-invite-local = Te linki działają tylko na tym komputerze. Aby wpuścić innych, uruchom Kontor poleceniem „kontor serve --host 0.0.0.0” i otwórz stronę pod adresem tego komputera.
web-invite-here = już jest
web-show-link = Pokaż link
web-link-for = Link: { $name }
web-spectators = Widzowie
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-ask = { $name } prosi o miejsce: { $seat }.
web-ask-own = { $name } prosi o twoje miejsce.
web-ask-somebody = Ktoś
web-ask-give = Oddaj miejsce
web-ask-give-sure = Na pewno oddać?
web-ask-decline = Odmów
web-device = Inne urządzenie
web-device-do = Graj na innym urządzeniu
web-device-link = Link dla innego urządzenia
web-device-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez 15 minut.
web-device-only = Tylko to urządzenie
web-devices = { $count ->
    [one] jedno urządzenie
    [few] { $count } urządzenia
   *[other] { $count } urządzeń
}
web-seat-empty = Zwolnij miejsce
web-seat-empty-sure = Na pewno zwolnić?
web-close = Zamknij
web-card = Karta
web-card-use = Zrób to teraz
web-card-owner = należy do gracza { $name }
web-card-kind = rodzaj
web-card-value = wartość
web-card-price = cena
web-card-fee = opłata wejściowa
web-card-cost = koszt budowy
web-card-hammers = młoty
web-card-fishers = wędkarze
web-card-action = akcja
web-card-deck = talia
web-card-building = budynek
web-card-makes = wytwarza
web-card-needs = wymaga
web-card-points = punkty
web-card-colours = kolory
web-card-house = domek
web-card-sure = pewność
web-card-sure_of = pewność każdej części
web-clause = Zasada { $clause }
web-clause-words = Treść zasady (po angielsku)
web-cover-turn = { $name }, twoja kolej
web-cover-look = Co widać z miejsca gracza { $name }
web-cover-how = Teraz na ekran powinien patrzeć tylko gracz { $name }.
web-cover-show = To ja, { $name }
web-cover-never = Od teraz grajmy w otwarte karty
web-result-shared = Wspólne zwycięstwo: { $names }
web-result-by = { $names } wygrywa z przewagą { $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    }
web-result-tie = { $names } wygrywa przy remisie
web-result-share = Udostępnij jako obraz
web-result-curve = Punkty w czasie gry
web-result-curve-how = Stan w danej chwili.
web-result-solo = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-result-parts = Skąd pochodzą punkty
web-result-again = Rewanż
web-result-ready = Następny przeciwnik: { $name }
    .do = Rozpocznij tę grę
web-result = Wynik
web-show-board = Pokaż planszę
web-deal = Rozdanie
web-deal-true = sprawdzone
web-deal-false = nie zgadza się!
web-deal-drawn = Ziarno wylosowano przed grą, a wszyscy dostali jego odcisk. Teraz jest jawne.
web-deal-chosen = Ziarno wybrał gospodarz. Wszyscy dostali jego odcisk przed grą.
web-deal-opened = Ta gra toczy się dalej od zapisu i ma jego ziarno.
web-deal-seed = Ziarno
web-deal-salt = Sól
web-deal-commitment = Odcisk
web-deal-how = Odcisk to SHA-256 z ziarna, spacji i soli. Aby sprawdzić całą grę, pobierz zapis i uruchom:

## Gra, dla której strona nie ma planszy

web-generic-table = Na stole
web-now-title = Co ci teraz da
web-now-not = Teraz niemożliwe
web-now-points = Punkty: { $now } → { $then }
web-now-ahead = { $name }: +{ $now } → +{ $then }
web-sure = ≈ Odtworzone: { $parts }.
web-sure-of = { $label } ({ $chance }% pewności)
web-guide-search = Szukaj: beczka, opłata, „czy mogę sprzedać?”
    .label = Szukaj w zasadach
web-guide-none = W zasadach nic o tym nie ma.
web-guide-learn = Naucz się przy stole
web-guide-clauses = Punkt po punkcie
web-guide-clauses-about = Pełne zasady w numerowanych punktach, po angielsku, ze źródłami i z tym, co rozstrzygnięto tam, gdzie drukowane instrukcje milczą albo są sprzeczne.
web-guide-set = Zestaw
web-guide-all = wszystkie
web-guide-standard = Budynki zwykłe
web-guide-cards = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
web-guide-kind-term = Słownik
web-guide-kind-card = Karta
web-guide-why = Otwórz zasadę { $clause }
web-else = Albo: { $what }
