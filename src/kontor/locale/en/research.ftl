# Sentences of environments for learning

research-no-reward = there is no reward called '{ $name }'
research-no-observation = { $game } has no observation for learners yet
research-no-mode = no way of showing a table is called '{ $name }'; there are { $known }
research-cycles = a game needs at least 1 cycle, not { $given }
research-opponents = { $seats } { $seats ->
    [one] seat plays
   *[other] seats play
} against yours, so name one opponent or { $seats }, not { $given }
