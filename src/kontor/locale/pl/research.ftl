# Zdania środowisk do uczenia

research-no-reward = nie ma nagrody o nazwie „{ $name }”
research-no-observation = gra { $game } nie ma jeszcze obserwacji dla uczących się programów
research-no-mode = stołu nie można pokazać jako „{ $name }”; do wyboru: { $known }
research-cycles = gra potrzebuje co najmniej 1 cyklu, nie { $given }
research-opponents = przeciw tobie { $seats ->
    [one] gra { $seats } miejsce
    [few] grają { $seats } miejsca
   *[other] gra { $seats } miejsc
}, więc podaj jednego przeciwnika albo { $seats }, nie { $given }
