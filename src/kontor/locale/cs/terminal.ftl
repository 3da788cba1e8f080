# Co říká stůl v terminálu. Nejdřív odpovědi na to, co kdo napsal: jedna věta, malé písmeno na začátku, bez tečky.

terminal-missing = k tomu chybí knihovna { $library }; nainstaluje se takto: pip install '{ $extra }'
terminal-no-language = jazyk „{ $name }“ není k dispozici, jen { $known }
terminal-number = { $what } je celé číslo, ne „{ $given }“
terminal-seat = místo
terminal-action = akce
terminal-actions = počet akcí
terminal-decisions = počet rozhodnutí
terminal-players = počet hráčů
terminal-can-play = hrát může { $fewest } až { $most } hráčů, ne { $given }
terminal-yes-no = odpověz „ano“ nebo „ne“, a ne „{ $given }“
terminal-not-offered = „{ $word }“ není na výběr
terminal-no-answer = nikdo neodpověděl, a tak žádná hra nezačala
terminal-empty-line = napiš jedno z čísel, nebo help
terminal-other-number = číslo { $number } tu není; na výběr jsou { $known }
terminal-which-seat = řekni, za které místo jednáš: { $example }
terminal-played-by = za místo č. { $seat } hraje { $player }
terminal-opponents = soupeřů je zadáno { $given }, ale bez člověka { $seats ->
    [one] je { $seats } místo
    [few] jsou { $seats } místa
   *[other] je { $seats } míst
}; zadej jednoho pro všechna, nebo pro každé jednoho
terminal-thinking = hráč č. { $seat } ({ $player }) přemýšlí
terminal-possible = „{ $text }“ je možné
terminal-why-what = proč co? ({ $example })
terminal-which-card = která karta? ({ $example }); cards vypíše všechny, které jsou ve hře
terminal-no-card = žádná karta se nejmenuje „{ $name }“
terminal-name-a-set = zadej jednu ze sad karet { $sets }
terminal-no-part = „{ $name }“ nelze ukázat
terminal-undo-too-far = vrátit lze jen { $count } rozhodnutí, ne { $given }
terminal-redo-too-far = zopakovat lze jen { $count } rozhodnutí
terminal-taken-back = vráceno před „{ $action }“; redo to zopakuje
terminal-save-where = kam uložit? ({ $example })
terminal-folder = „{ $path }“ je složka; zadej soubor
terminal-nothing-saved = v { $folder } není žádná uložená hra
terminal-unreadable = „{ $path }“ nelze přečíst: { $reason }
terminal-unwritable = „{ $path }“ nelze zapsat: { $reason }
terminal-unsaved = hra pokračuje bez ukládání

## Před hrou

terminal-ask-game = Která hra ({ $games })?
terminal-ask-players = Kolik hráčů ({ $fewest } až { $most })?
terminal-ask-option = { $option } ({ $offered })?
terminal-ask-options = { $option } ({ $offered }; víc jich odděl čárkami)?
terminal-ask-yes-no = { $option } (ano, nebo ne)?
terminal-yes = ano
terminal-no = ne
terminal-option-variant = Varianta
    .chosen = varianta { $value }
terminal-option-cards = Karty
    .chosen = karty { $value }
terminal-option-expert = Pravidla pro experty
    .chosen = pravidla pro experty: { $value }
terminal-ask-people = Na kterých místech hrají lidé (0 až { $last }; víc jich odděl čárkami; all znamená všechna, none žádné)?
terminal-ask-opponent = Kdo hraje na místě č. { $seats }?
terminal-ask-opponents = Kdo hraje na místech č. { $seats } (jedno jméno pro všechna, nebo pro každé jedno, oddělená čárkami)?
terminal-human = člověk
terminal-level-deckhand = hraje náhodně, ale zjevně si neškodí; hodí se pro první hru
terminal-level-trader = dívá se, co který tah přinese, a vybere nejlepší; rychlý a není snadné ho porazit
terminal-level-merchant = než se rozhodne, dívá se o pár tahů dopředu; hraje dobře a bez čekání
terminal-level-magnate = hledá dlouho a do hloubky; nejsilnější, a čím víc má času, tím silnější

## U stolu

terminal-table = { $game }, { $players } { $players ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}, { $options }, semínko { $seed }
terminal-from-position = od zadané pozice
terminal-seats = Místa: { $seats }
terminal-type-help = Napiš help a uvidíš příkazy.
terminal-played = { $count ->
    [one] Odehrána { $count } akce.
    [few] Odehrány { $count } akce.
   *[other] Odehráno { $count } akcí.
}
terminal-prompt = hráč č. { $seat }>
terminal-asks = { $name }: { $question }
terminal-before = než bude pokračovat hráč č. { $seat }, můžeš jednat mimo svůj tah:
terminal-next = teď je na řadě hráč č. { $seat } ({ $player }); Enter pokračuje>
terminal-more-lines = { $count ->
    [one] ... ještě { $count } řádek; log ukáže všechny
    [few] ... ještě { $count } řádky; log ukáže všechny
   *[other] ... ještě { $count } řádků; log ukáže všechny
}
terminal-saved = Hra je uložena v { $path }
terminal-saved-copy = uloženo v { $path }
terminal-resume = { $command } v ní pokračuje
terminal-range = { $first } až { $last }
terminal-none = žádná
terminal-unseen = { $count } { $count ->
    [one] skrytá
    [few] skryté
   *[other] skrytých
}
terminal-out-of-turn = mimo svůj tah
terminal-you = ty
terminal-card-hint = card NÁZEV ukáže, co karta dělá
terminal-no-cards = tato hra nemá karty

## Konec a záznamy

terminal-final-scores = konečný výsledek
terminal-total = celkem
terminal-over-alone = konec hry; tvůj výsledek je { $score }
terminal-wins = vítězí hráč č. { $seat } s výsledkem { $score }
terminal-wins-tie = při shodě vítězí hráč č. { $seat } s výsledkem { $score }
terminal-wins-shared = o vítězství se s výsledkem { $score } dělí { $winners }
terminal-replayed = { $game }, { $players } { $players ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}, { $count } { $count ->
    [one] akce
    [few] akce
   *[other] akcí
}, vše podle pravidel
terminal-after-action = po akci č. { $number }:
terminal-at-end = na konci záznamu:
terminal-verified = { $game }, { $count } { $count ->
    [one] akce
    [few] akce
   *[other] akcí
}, vše podle pravidel
terminal-promised = karty jsou rozdané, jak bylo slíbeno: semínko { $seed }, otisk { $commitment }

## Nápověda: jak se příkaz píše a co dělá. Malá písmena se píšou stejně v každém jazyce.

terminal-help-words = Napiš číslo akce, nebo její slova: { $example }.
terminal-help-numbers = Napiš číslo akce, nebo její slova.
terminal-help-amounts = Je-li odpověď množství, je její číslo právě toto množství.
terminal-example = { $what }: { $example }
terminal-help-why = řekne, proč něco teď nejde
    .usage = why AKCE
terminal-help-card = ukáže kartu; cards vypíše všechny, které jsou ve hře
    .usage = card NÁZEV
terminal-help-show = ukáže znovu herní plán; show ČÁST jen jeho část
    .usage = show
terminal-help-log = ukáže znovu posledních 20 akcí, nebo posledních N
    .usage = log [N]
terminal-help-undo = vrátí tvé poslední rozhodnutí, nebo posledních N
    .usage = undo [N]
terminal-help-redo = zopakuje, co bylo vráceno
    .usage = redo [N]
terminal-help-aside = jedná za hráče mimo jeho tah
    .usage = @MÍSTO AKCE
terminal-help-save = uloží hru do vlastního souboru
    .usage = save SOUBOR
terminal-help-quit = ukončí; nic se neztratí, kontor play --resume pokračuje
    .usage = quit
terminal-help-leave = ukončí; začít znovu se dá kdykoli
    .usage = quit
terminal-help-answer = ukáže nejlepší tah a co může následovat
    .usage = answer
terminal-help-hint = řekne, co udělat teď
    .usage = hint

terminal-task-next = Teď: { $action } (napiš { $line })
terminal-puzzle = { $game }: { $theme }, { $grade }, { $name }
terminal-puzzle-right = Správně! Tohle je nejlepší tah. Hra pokračuje; „quit“ ukončí.
terminal-puzzle-ask = Napiš svůj tah; „answer“ ukáže nejlepší, „quit“ ukončí.
terminal-puzzle-shown = Nejlepší tah:
terminal-puzzle-follows = Potom { $who }:
terminal-puzzles = { $count ->
    [one] { $count } úloha.
    [few] { $count } úlohy.
    [many] { $count } úlohy.
   *[other] { $count } úloh.
} Dnešní: { $today }. Určitá: { $named }

## Programy, které hrají

terminal-program-unreadable = příkaz „{ $command }“ nelze přečíst: { $reason }
terminal-program-none = za „cmd:“ chybí příkaz, třeba cmd:./my_player
terminal-program-missing = na tomto počítači se žádný program nejmenuje „{ $command }“
terminal-program-saved = tato uložená hra jmenuje program „{ $name }“; má-li tu běžet, zadej ho znovu pomocí --opponents
