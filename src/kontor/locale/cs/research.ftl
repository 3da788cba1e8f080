# Věty prostředí pro učení

research-no-reward = odměna „{ $name }“ neexistuje
research-no-observation = { $game } zatím nemá pozorování pro učící se programy
research-no-mode = stůl nelze ukázat jako „{ $name }“; možnosti jsou { $known }
research-cycles = hra potřebuje alespoň 1 cyklus, ne { $given }
research-opponents = proti tobě { $seats ->
    [one] hraje { $seats } místo
    [few] hrají { $seats } místa
   *[other] hraje { $seats } míst
}, uveď tedy jednoho soupeře nebo { $seats }, ne { $given }
