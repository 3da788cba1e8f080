# Stůl v prohlížeči: co mají obě hry společné.

web-skip = Ke stolu
web-menu = Stránky
web-play = Hrát
web-rules = Pravidla
web-language = Jazyk
web-language-en = English
web-language-de = Deutsch
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština
web-theme = Vzhled
web-choice-theme-system = Podle systému
web-choice-theme-light = Světlý
web-choice-theme-dark = Tmavý

## Nastavení

web-settings = Nastavení
web-settings-confirm = Potvrzování tahů
web-choice-confirm-steps = Ptát se před tahy o několika krocích
web-choice-confirm-always = Ptát se vždy
web-choice-confirm-never = Neptat se; je tu Zpět
web-settings-automatic = Automatické odpovědi
web-automatic-yes = Zvolit za mě rozumnou platbu
web-settings-notify = Upozornění
web-notify-yes = Dát mi vědět, když jsem na tahu
web-list-yes = Nechat seznam všech tahů a průběh hry otevřené vedle plánu
web-notify-denied = Tento prohlížeč blokuje upozornění z této stránky. Můžeš to změnit v jeho nastavení.
web-settings-motion = Animace
web-choice-motion-system = Podle systému
web-choice-motion-less = Žádné

## Začátek

web-new-game = Nová hra
web-game = Hra
web-players-range = { $fewest } až { $most } hráčů.
web-chosen = vybráno
web-learn = První hra?
web-learn-how = Přečti si, jak se hraje, se všemi kartami.
web-learn-do = K pravidlům
web-details = Další možnosti
web-your-name = Tvé jméno
web-name = Jméno
web-company-opponents = Proti počítači
    .open = Hrát proti počítači
    .about = tak silnému, jak chceš
web-company-friends = S přáteli
    .open = Hrát s přáteli
    .about = přes odkaz, až { $most } míst
    .how = Všem ostatním pošleš odkaz. Místa může obsadit i počítač.
web-company-here = Na tomto zařízení
    .open = Hrát na tomto zařízení
    .about = předáváte si ho
    .alone = předáváte si ho, nebo sólo
    .how = Zařízení si předáváte; co je tajné, je mezitím zakryté.
web-alone = Hrát sólo
web-summary-you = Ty
web-summary-against = { $you } proti: { $others }
web-summary-with = { $you } a { $others }
web-seats = Místa
web-seat = Místo { $number }
web-seat-you = ty
web-seat-add = Další hráč
web-seat-remove = Odebrat místo
web-player-number = Hráč { $number }
web-who = Kdo tu sedí
web-who-me = já
web-who-here = někdo na tomto zařízení
web-who-link = přítel, přes odkaz
web-who-opponent = počítač
web-level = Jak silný
web-level-time = Čas na rozmyšlenou pro jeden tah
web-level-is = { $name }: { $about }
web-level-deckhand = Lodník
    .about = hraje pro zábavu, snadný soupeř
web-level-trader = Kupec
    .about = hraje rychle a rozumně
web-level-merchant = Obchodník
    .about = myslí dopředu, těžký soupeř
web-level-magnate = Magnát
    .about = nejsilnější, dá si načas
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
web-about-card = O této kartě
web-colour = Barva
web-colour-orange = oranžová
web-colour-black = černá
web-colour-white = bílá
web-colour-pink = růžová
web-colour-turquoise = tyrkysová
web-option-variant = Varianta
web-option-cards = Karty
web-option-expert = Pravidla pro experty
web-option-expert-yes = přísnější prodej a úroky
    .about = mimo svůj tah prodáváš jen kvůli platbě; mnoho půjček stojí dvojnásobný úrok
web-option-le_havre-variant-full = plná hra
    .about = všechna kola a všechny budovy
web-option-le_havre-variant-short = zkrácená hra
    .about = méně kol, více zboží na začátku, bez speciálních budov
web-option-le_havre-cards-base = speciální budovy ze základní hry
    .about = ze všech zvolených sad přijde do hry šest karet
web-option-le_havre-cards-essen = sada Essen
    .about = další speciální budovy, z veletrhu 2008
web-option-le_havre-cards-hameau = Le Grand Hameau
    .about = další speciální budovy, z rozšíření
web-option-le_havre-cards-promo = propagační karty
    .about = speciální budovy, které se rozdávaly
web-option-craftsmen-cards-base = karty ze základní hry
web-usual = Obnovit výchozí
web-tables = Tvé hry
web-tables-all = Zobrazit vše ({ $count })
web-shelf-rules = Pravidla se všemi kartami
web-game-menu = Další možnosti této hry
web-shelf-waits = čeká se na: { $name }
web-shelf-won = Výhra { $points }
web-shelf-place = { $place }. místo, { $points }
web-shelf-winner = Vítězí { $names }, { $points }
web-shelf-solo = { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-tables-left = Odstraněné hry
web-come-back = Obnovit
web-review = Prohlédnout
web-open-record = Otevřít záznam
web-open-record-how = Záznam je malý textový soubor s celou hrou. Lze ho prohlížet i dohrát.
web-save-record = Uložit záznam
web-delete = Odstranit
web-delete-sure = Opravdu odstranit?
web-end-game = Ukončit hru
web-end-game-sure = Opravdu ukončit?
web-actions-played = { $count ->
    [one] jedna akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}
web-status-over = dohraná
    .long = Hra skončila
web-status-closed = předčasně ukončená
    .long = Tato hra byla předčasně ukončena
web-join = Přisednout
web-join-how = Někdo ti tu drží místo. Jak ti máme říkat?
web-sit-down = Přisednout
web-sitting-down = Okamžik…
web-join-dead = Neplatný odkaz
web-join-ended = Tento odkaz už neplatí. Požádej o nový.
web-join-taken = Tady už sedí { $name }. Můžeš o místo požádat.
web-join-ask = Požádat o místo
web-join-waiting = Žádost o místo je odeslaná. Čeká se na odpověď…
web-join-refused = Odpověď zní ne. { $name } si místo nechává.
web-join-ask-again = Požádat znovu
web-join-device = Hraješ jako { $name } na jiném zařízení. Hrát i tady?
web-join-device-do = Hrát i tady
web-join-watch = Sleduješ hru
web-join-watch-how = Vítej mezi diváky. Vidíš to, co vidí všichni u stolu.
web-join-watch-do = Ke stolu

## Pravidla

web-rules-contents = Obsah
web-rules-cards = Všechny karty

## Odmítnutí

web-error-offline = Server teď není dostupný.
web-error-not_found = Takový stůl tu není.
web-error-not_seated = U tohoto stolu nemáš místo. Požádej o odkaz.
web-error-no_key = Server tento prohlížeč nezná. Načti stránku znovu.
web-error-not_your_turn = Rozhoduje někdo jiný.
web-error-stale = Hra mezitím pokročila. Podívej se prosím znovu.
web-error-cannot_undo = To nelze vzít zpět.
web-error-not_over = Záznam lze uložit, až hra skončí.
web-error-closed = Tato hra byla předčasně ukončena.
web-error-seat_taken = Tady už někdo sedí.
web-error-bad_record = Tento soubor nelze otevřít: { $message }
web-error-bad_card = Tento soubor nelze otevřít: { $message }
web-error-too_large = Tento soubor je na záznam příliš velký.
web-error-too_fast = To bylo příliš rychle. Zkus to za chvíli znovu.
web-error-too_many = Na tomto serveru je příliš mnoho stolů.
web-error-unavailable = Počítač teď nemůže odpovědět. Zkus to za chvíli znovu.
web-error-unsaved = Server teď nemůže ukládat. Nic není ztraceno; sám to zkusí znovu.
web-error-internal = U nás se něco pokazilo. Víc je v logu serveru.
web-seat-mark = č. { $seat }
web-compiling = Pravidla se kompilují: { $percent } %, ještě asi { $seconds } s. Pak bude počítač hrát rychleji.
web-compiling-failed = Pravidla se nepodařilo zkompilovat; hra pokračuje, ale pomaleji.
web-broken = Na této stránce se něco pokazilo. Nic z odehraného se neztratilo.
web-reload = Načíst stránku znovu

## Stůl

web-loading = Stůl se chystá…
web-to-start = Na úvodní stránku
web-your-turn = Jsi na tahu
web-thinks = { $name } přemýšlí
web-waits = Rozhoduje { $name }
web-waits-away = Rozhoduje { $name }, ale není u stolu
web-waits-nobody = { $name } tu ještě není
web-watching = Sleduješ hru
web-thinking = přemýšlí
web-offline = Spojení je přerušeno; obnoví se samo
web-undo = Zpět
web-redo = Znovu
web-hint = Rada
web-hinting = Okamžik…
web-hint-is = Rada: { $action }
web-hint-do = Udělat
web-hint-even = zhruba stejně dobré
web-hint-far = zřetelně slabší
web-hint-less = { $points ->
    [one] asi o { $points } bod méně
    [few] asi o { $points } body méně
    [many] asi o { $points } bodu méně
   *[other] asi o { $points } bodů méně
}
web-answers = Co můžeš udělat
web-confirm = Potvrdit
web-back = O krok zpět
web-out-of-turn = Mimo svůj tah
web-cancel = Zrušit
web-back-short = Zpět
web-ticket = Tvé rozhodnutí
web-changes = Co se změní
web-more-answers = Další
web-all = vše ({ $n })
web-just-now = Právě teď
web-key-space = Mezerník
web-choice-pace-calm = Pomalu
web-choice-pace-brisk = Svižně
web-choice-pace-once = Hned
web-pace-again = Ukázat znovu
web-pace-pause = Pauza
web-pace-on = Dál
web-pace-skip = Přeskočit
web-settings-pace = Tahy ostatních
web-settings-moments = Velké okamžiky
web-moments-yes = Ukazovat konec kola a roku krok za krokem
web-settings-sounds = Zvuky
web-sounds-yes = Přehrávat krátké zvuky
web-tools = Nástroje
web-menu-table = Nabídka
web-leave = Na úvodní stránku
web-uncertain = Co přijde, závisí na skrytých kartách.
web-less = méně
web-more = více
web-how-many = Kolik
web-pick-more = ještě chybí: { $n }
web-pick-fewer = navíc: { $n }
web-pick-too-much = Víc, než je třeba
web-pick-of = { $n } z { $due }
web-pick-none = nic
web-pick-all = vše, co se hodí
web-pick-change = Zaplatit jinak
web-did-last = { $first }, { $last }
web-log = Průběh hry
web-log-short = Průběh
web-log-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
web-earlier = Zobrazit dřívější tahy
web-outcome-of = { $name }: { $what }
web-score = Body po tomto kroku
web-scores = Body
web-timeline = Dosavadní průběh hry
web-step-back = O krok zpět
web-step-on = O krok dál
web-unit = Posun o
web-unit-step = krok
web-unit-move = akci
web-unit-turn = tah
web-unit-round = kolo
web-now = Zpět do hry
web-looking-back-how = Tady se hrát nedá. Vrať se do hry.
web-looking-back = Díváš se zpět: po { $at } z { $count } { $count ->
    [one] akce
   *[other] akcí
}
web-invite = Pozvat
web-invite-how = Kdo otevře některý z těchto odkazů, posadí se tam, nebo hru sleduje.
web-invite-local = Tyto odkazy fungují jen na tomto počítači. Chceš-li pustit dovnitř ostatní, spusť Kontor příkazem „kontor serve --host 0.0.0.0“ a otevři stránku pod adresou tohoto počítače.
web-invite-here = už je tu
web-show-link = Ukázat odkaz
web-link-for = Odkaz: { $name }
web-spectators = Diváci
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-ask = { $name } žádá o místo: { $seat }.
web-ask-own = { $name } žádá o tvé místo.
web-ask-somebody = Někdo
web-ask-give = Přenechat místo
web-ask-give-sure = Opravdu přenechat?
web-ask-decline = Odmítnout
web-device = Jiné zařízení
web-device-do = Hrát na jiném zařízení
web-device-link = Odkaz pro jiné zařízení
web-device-how = Otevři tento odkaz na druhém zařízení. Funguje jen jednou a platí 15 minut.
web-device-only = Jen toto zařízení
web-devices = { $count ->
    [one] jedno zařízení
    [few] { $count } zařízení
   *[other] { $count } zařízení
}
web-seat-empty = Uvolnit místo
web-seat-empty-sure = Opravdu uvolnit?
web-close = Zavřít
web-card = Karta
web-card-use = Udělat teď
web-card-owner = patří hráči { $name }
web-card-kind = druh
web-card-value = hodnota
web-card-price = cena
web-card-fee = vstupní poplatek
web-card-cost = stavební náklady
web-card-hammers = kladiva
web-card-fishers = rybáři
web-card-action = akce
web-card-deck = balíček
web-card-building = budova
web-card-makes = vyrábí
web-card-needs = potřebuje
web-card-points = body
web-card-colours = barvy
web-card-house = domek
web-card-sure = jistota
web-card-sure_of = jistota u každé části
web-clause = Pravidlo { $clause }
web-clause-words = Slovy pravidel (anglicky)
web-cover-turn = { $name }, jsi na tahu
web-cover-look = Co viděl hráč { $name }
web-cover-how = Teď by se na obrazovku měl dívat jen hráč { $name }.
web-cover-show = Tady { $name }
web-cover-never = Od teď hrajeme s odkrytými kartami
web-result-shared = Společné vítězství: { $names }
web-result-by = { $names } vítězí o { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-result-tie = { $names } vítězí při shodě
web-result-share = Sdílet jako obrázek
web-result-curve = Body v průběhu hry
web-result-curve-how = Stav v danou chvíli.
web-result-solo = { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-result-parts = Odkud jsou body
web-result-again = Odveta
web-result-ready = Další soupeř: { $name }
    .do = Začít tuto hru
web-result = Výsledek
web-show-board = Ukázat plán
web-deal = Rozdání
web-deal-true = ověřeno
web-deal-false = nesouhlasí!
web-deal-drawn = Semínko bylo vylosováno před hrou a všichni dostali jeho otisk. Teď je odkryté.
web-deal-chosen = Semínko zvolil hostitel. Všichni dostali jeho otisk před hrou.
web-deal-opened = Tato hra pokračuje ze záznamu s jeho semínkem.
web-deal-seed = Semínko
web-deal-salt = Sůl
web-deal-commitment = Otisk
web-deal-how = Otisk je SHA-256 semínka, mezery a soli. Celou hru ověříš tak, že uložíš záznam a spustíš:

## Hra, pro kterou stránka nemá herní plán

web-generic-table = Na stole
web-now-title = Co přinese teď
web-now-not = Teď nelze
web-now-points = Body: { $now } → { $then }
web-now-ahead = { $name }: +{ $now } → +{ $then }
web-sure = ≈ Rekonstruováno: { $parts }.
web-sure-of = { $label } (jistota { $chance } %)
web-guide-search = Hledej: sud, poplatek, „smím prodat?“
    .label = Hledat v pravidlech
web-guide-none = V pravidlech o tom nic není.
web-guide-learn = Naučit se u stolu
web-guide-clauses = Bod po bodu
web-guide-clauses-about = Úplná pravidla v číslovaných bodech, anglicky, se zdroji a s tím, jak se rozhodlo tam, kde tištěná pravidla mlčí nebo si odporují.
web-guide-set = Sada
web-guide-all = všechny
web-guide-standard = Základní budovy
web-guide-cards = { $n } { $n ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
web-guide-kind-term = Slovníček
web-guide-kind-card = Karta
web-guide-why = Otevřít pravidlo { $clause }
web-else = Nebo: { $what }
