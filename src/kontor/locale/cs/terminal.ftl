# Odpovědi stolu v terminálu na to, co kdo napsal: jedna věta, malé písmeno na začátku, bez tečky.

terminal-missing = k tomu chybí knihovna { $library }; nainstaluje se takto: pip install '{ $extra }'
terminal-no-language = v „{ $name }“ nejsou žádná slova, jen v { $known }
terminal-number = { $what } je celé číslo, ne „{ $given }“
terminal-seat = místo
terminal-action = akce
terminal-actions = počet akcí
terminal-decisions = počet rozhodnutí
terminal-players = počet hráčů
terminal-can-play = hrát může { $fewest } až { $most } hráčů, ne { $given }
terminal-yes-no = odpověz prosím yes nebo no, ne „{ $given }“
terminal-not-offered = „{ $word }“ není na výběr
terminal-no-answer = nikdo neodpověděl, a tak žádná hra nezačala
terminal-empty-line = napiš jedno z čísel, nebo help
terminal-other-number = { $number } mezi čísly není; jsou to { $known }
terminal-which-seat = řekni, za které místo jednáš: { $example }
terminal-played-by = za místo č. { $seat } hraje { $player }
terminal-opponents = soupeřů je jmenováno { $given }, ale bez člověka { $seats ->
    [one] je { $seats } místo
    [few] jsou { $seats } místa
   *[other] je { $seats } míst
}; jmenuj jednoho pro všechna, nebo pro každé jednoho
terminal-thinking = hráč č. { $seat } ({ $player }) přemýšlí
terminal-possible = „{ $text }“ je možné
terminal-why-what = proč co? ({ $example })
terminal-which-card = která karta? ({ $example }); cards vypíše všechny, které jsou ve hře
terminal-no-card = žádná karta se nejmenuje „{ $name }“
terminal-name-a-set = jmenuj jednu ze sad karet { $sets }
terminal-no-part = „{ $name }“ nelze ukázat
terminal-undo-too-far = vrátit lze jen { $count } rozhodnutí, ne { $given }
terminal-redo-too-far = zopakovat šlo jen { $count } rozhodnutí
terminal-taken-back = vráceno před „{ $action }“; redo to zopakuje
terminal-save-where = kam uložit? ({ $example })
terminal-folder = „{ $path }“ je složka; jmenuj soubor
terminal-nothing-saved = v { $folder } není žádná uložená hra
terminal-unreadable = „{ $path }“ nelze přečíst: { $reason }
terminal-unwritable = „{ $path }“ nelze zapsat: { $reason }
terminal-unsaved = hra pokračuje bez ukládání
