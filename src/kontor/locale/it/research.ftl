# Frasi degli ambienti per imparare

research-no-reward = non c’è una ricompensa di nome «{ $name }»
research-no-observation = { $game } non ha ancora un’osservazione per i programmi che imparano
research-no-mode = un tavolo non si può mostrare come «{ $name }»; ci sono { $known }
research-cycles = una partita ha bisogno di almeno 1 ciclo, non { $given }
research-opponents = { $seats ->
    [one] { $seats } posto gioca
   *[other] { $seats } posti giocano
} contro il tuo: indica un avversario o { $seats }, non { $given }
