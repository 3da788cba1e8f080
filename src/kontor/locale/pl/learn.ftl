# Lekcje i zagadki: to, co wspólne dla wszystkich gier.

task-unknown = nie ma zadania o nazwie { $name }
task-done = to już zrobione; przejdź do następnego
task-enough = po kolei: najpierw to, reszta potem
task-not-now = nie teraz: zrób to, o co prosi kapitan portu
lesson-unknown = gra { $game } nie ma lekcji o nazwie { $name }

# Strona: lekcje przy stole, strona „Nauka” i drzwi do niej.
web-learn-page = Nauka
web-learn-title = Nauka przez granie
web-learn-intro = Krótkie lekcje przy prawdziwym stole. W każdej robisz coś samodzielnie.
web-learn-every = Lekcje wszystkich gier
web-learn-none = Dla tej gry nie ma jeszcze lekcji.
web-learn-offer = Naucz się przy stole; to około { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
web-learn-on = Następna: { $title }
web-learn-it = Naucz się grać
web-learn-lessons = Lekcje: ukończono { $done } z { $count }
web-learn-minutes = pozostało około { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}
web-learn-all-done = wszystkie lekcje ukończone
web-learn-ticked = ukończona; można powtórzyć
web-learn-now = Następna lekcja
web-learn-teacher = Kapitan portu
web-learn-step = Krok { $step } z { $steps }
web-learn-again = Powiedz jeszcze raz
web-learn-leave = Opuść lekcję
web-learn-done = Dobra robota!
web-learn-next = Dalej: { $title }
web-learn-repeat = Jeszcze raz
web-learn-play = Graj
web-learn-first-game = Moja pierwsza gra
    .about = Krótka gra na dwie osoby; przeciwnikiem jest Jules, a obok ciebie doradca.

# Terminal.
terminal-learn-game = { $game }: ukończone lekcje: { $done } z { $count }
terminal-learn-begin = Zacznij lekcję: { $command }
terminal-learn-none = gra { $game } nie ma jeszcze lekcji
terminal-learn-title = Lekcja { $number } z { $count }: { $title }
terminal-learn-step = { $step } z { $steps }: { $what }
terminal-learn-leave = „help” pokazuje, co można wpisać; „quit” kończy lekcję.
terminal-learn-left = Lekcja przerwana. Zacznij ją od nowa: { $command }
terminal-learn-next = Dalej: { $command }
terminal-learn-over = To była ostatnia lekcja. Zagraj całą grę: { $command }
terminal-learn-unreadable = plik { $path } nie mówi, które lekcje ukończono; zostanie zapisany od nowa
