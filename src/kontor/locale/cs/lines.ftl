# Věty společné všem hrám: řádky, které nelze přečíst, volby, stoly, záznamy. Odmítnutí je jedna
# věta s malým písmenem na začátku a bez tečky.

seat-name = hráč č. { $seat }
list-part = { $first }, { $next }
list-end = { $first } a { $last }
list-or = { $first } nebo { $last }
sentence-then = { $first }; { $then }
did-you-mean = { $sentence } (nemyslíš „{ $word }“?)

## Řádky

line-no-text = akce je řádek textu
line-form = akce je sloveso a podstatné jméno, třeba „{ $example }“
line-no-verb = žádná akce se nejmenuje „{ $word }“
line-wants-noun = u „{ $word }“ chybí, o co jde
line-alone = „{ $word }“ stojí samo; nic za ním nenásleduje
line-too-long = za „{ $words }“ je příliš mnoho slov
line-no-match = „{ $word }“ nejde dohromady s „{ $noun }“
line-no-number = „{ $word }“ není číslo od 0 do { $most }

## Hry a jejich volby

game-unknown = žádná hra se nejmenuje „{ $name }“
game-no-word = hra se zadává slovem, ne takto: { $given }
option-unknown = hra { $game } nemá volbu „{ $name }“
option-players = hra { $game } je pro { $fewest } až { $most } hráčů, ne pro { $given }
option-seed = semínko je celé číslo od 0 do { $most }, ne { $given }
option-whole-seed = semínko je celé číslo, ne { $given }
option-yes-no = „{ $name }“ je buď yes, nebo no, ne { $given }
option-word = „{ $name }“ vyžaduje jedno slovo, ne { $given }
option-words = „{ $name }“ vyžaduje seznam slov, ne { $given }
option-not-offered = „{ $name }“ nenabízí „{ $word }“
option-no-variant = žádná varianta se nejmenuje „{ $name }“
option-there-are = na výběr je { $words }
option-no-set = žádná sada karet se nejmenuje „{ $name }“
option-sets = na výběr je { $sets } a soubory končící na .toml
option-no-base = mezi kartami chybí „base“; soubory jen nahrazují jeho tabulky
file-of-cards = soubor karet „{ $path }“ nelze přečíst: { $reason }
file-of-values = soubor hodnot „{ $path }“ nelze přečíst: { $reason }
file-not-utf8 = není to text v UTF-8

## Stoly

game-over = hra už skončila
seat-unknown = místo č. { $seat } neexistuje; místa mají čísla 0 až { $last }
seat-only-in-turn = hráč č. { $seat } nemůže mimo svůj tah nic dělat, ani „{ $text }“
seat-waits = na tahu je hráč č. { $mover }, ne hráč č. { $seat }
action-form = akce je řádek slov nebo číslo, ne { $given }
action-number = akce jsou čísla od 0 do { $most }, ne { $given }
action-no-meaning = akce { $given } v této hře nic neznamená
action-not-possible = „{ $text }“ teď není možné
action-not-legal = akce { $action } není mezi dovolenými
action-not-there = hra má { $length } { $length ->
    [one] akci
    [few] akce
    [many] akce
   *[other] akcí
}; { $count } v ní není
picture-none = { $game } zatím nemá obrázky
undo-number = počet akcí k vrácení je 0 nebo víc, ne { $given }
undo-too-far = vrátit lze jen { $count } { $count ->
    [one] akci
    [few] akce
    [many] akce
   *[other] akcí
}, ne { $steps }
redo-number = počet akcí k zopakování je 0 nebo víc, ne { $given }
redo-too-far = zopakovat lze jen { $count } { $count ->
    [one] akci
    [few] akce
    [many] akce
   *[other] akcí
}, ne { $steps }
position-form = pozice je tabulka jmen a hodnot, ne { $given }
position-parts = pozice obsahuje jen slova, čísla, seznamy a tabulky

## Záznamy

record-line = řádek { $number }: { $reason }
record-action = „{ $text }“: { $reason }
record-no-text = záznam je text, ne { $given }
record-too-long = záznam má nejvýš { $most } znaků
record-long-line = řádek má nejvýš { $most } znaků
record-not-utf8 = toto není text v UTF-8
record-start = záznam začíná „{ $start }“, ne „{ $given }“
record-format = je znám jen formát { $known }, ne „{ $given }“
record-no-game = chybí řádek „game ...“
record-no-word = chybí slovo „{ $name }“
record-no-value = „{ $word }“ nemá hodnotu
record-twice = „{ $word }“ je tu dvakrát
record-number = „{ $name }“ vyžaduje celé číslo, ne „{ $given }“
record-open-quote = uvozovky nejsou uzavřené
record-bad-quote = „{ $item }“ není slovo v uvozovkách
rules-unknown = pravidla { $rules } hry { $game } tu nejsou známá; známá jsou { $known }
rules-two = hlavička uvádí pravidla { $header }, pozice pravidla { $position }
record-position-alone = pozice na řádku { $line } nenechává místo pro { $words }
record-no-json = pozice není zapsána v JSON
record-two-games = hlavička jmenuje { $header }, pozice „{ $position }“
record-no-mark = na tahu je hráč č. { $seat } a značku nepotřebuje
record-count = počet dovolených akcí je tu { $legal }, záznam počítá { $counted }
record-scores = body jsou { $scores }, ne { $given }

## Pozice v bajtech

bytes-form = pozice v bajtech jsou bajty, ne { $given }
bytes-foreign = tyto bajty neobsahují pozici této hry
bytes-damaged = tyto bajty jsou poškozené

## Hry bez vlastních slov

action-plain = { $text }
    .log = { $name }: { $text }
action-hidden =
    .log = { $name } dělá něco, co nevidíš
prompt-plain = jak pokračuješ?
