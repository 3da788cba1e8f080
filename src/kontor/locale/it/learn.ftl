# Lezioni e problemi: ciò che tutti i giochi condividono.

task-unknown = non esiste un compito chiamato { $name }
task-done = questo è fatto; continua con il prossimo passo
task-enough = una cosa alla volta: prima questa, il resto dopo
task-not-now = non adesso: fai quello che chiede il capitano del porto
lesson-unknown = { $game } non ha una lezione chiamata { $name }

# La pagina: lezioni al tavolo, la pagina «Impara» e la porta che vi conduce.
web-learn-page = Impara
web-learn-title = Impara giocando
web-learn-intro = Brevi lezioni al tavolo vero. In ognuna sei tu a fare qualcosa.
web-learn-every = Le lezioni di tutti i giochi
web-learn-none = Per questo gioco non ci sono ancora lezioni.
web-learn-offer = Imparalo al tavolo, in circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
web-learn-on = Prossima: { $title }
web-learn-it = Impara il gioco
web-learn-lessons = Lezioni completate: { $done } su { $count }
web-learn-minutes = ancora circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
web-learn-all-done = tutte le lezioni completate
web-learn-ticked = completata; puoi ripeterla
web-learn-now = Prossima lezione
web-learn-teacher = Il capitano del porto
web-learn-step = Passo { $step } di { $steps }
web-learn-again = Ripeti
web-learn-leave = Lascia la lezione
web-learn-done = Ben fatto!
web-learn-next = Avanti: { $title }
web-learn-repeat = Ancora una volta
web-learn-play = Gioca
web-learn-first-game = La mia prima partita
    .about = Una partita breve contro Jules, con un consigliere al tuo fianco.

# Il terminale.
terminal-learn-game = { $game }, lezioni completate: { $done } su { $count }
terminal-learn-begin = Una lezione comincia con: { $command }
terminal-learn-none = { $game } non ha ancora lezioni
terminal-learn-title = Lezione { $number } di { $count }: { $title }
terminal-learn-step = { $step } di { $steps }: { $what }
terminal-learn-leave = «help» mostra che cosa si può scrivere; «quit» lascia la lezione.
terminal-learn-left = Hai lasciato la lezione. Ricomincia con: { $command }
terminal-learn-next = Avanti: { $command }
terminal-learn-over = Era l’ultima lezione. Una partita intera comincia con: { $command }
terminal-learn-unreadable = { $path } non dice quali lezioni sono completate; verrà scritto di nuovo
