# Odmítnutí serveru: každé je jedna věta s malým písmenem na začátku a bez tečky.

## Kdo se ptá

server-no-key = k tomu je potřeba klíč návštěvníka v hlavičce Authorization
server-no-table = takový stůl neexistuje
server-no-game = taková hra neexistuje
server-watching = hru jen sleduješ
server-which-seat = řekni, pro které místo to je
server-not-yours = místo č. { $seat } není tvoje
server-no-person = na místě č. { $seat } nehraje člověk
server-no-link = tento odkaz tu žádné místo neotvírá; možná byl nahrazen
server-host-only = to smí jen hostitel tohoto stolu
server-seat-lost = už tu nemáš místo
server-seat-taken = tady už sedí { $name }; můžeš o místo požádat
server-no-ask = o to už nikdo nežádá
server-refused-lately = před chvílí přišlo odmítnutí; zkus to znovu o něco později
server-too-many-asks = o místo u tohoto stolu žádá příliš mnoho lidí
server-too-many-devices = jedno místo smí mít nejvýš tolik zařízení: { $most }

## Na co se ptá

server-stale = stůl je ve verzi { $version }, toto platilo pro { $given }
server-overtaken = někdo jiný mezitím tento stůl změnil
server-step = krok { $number } („{ $text }“): { $reason }
server-steps-turn = rozhoduje někdo jiný a mimo svůj tah lze zahrát jen jednu akci najednou
server-step-turn = v tu chvíli už rozhoduje někdo jiný
server-step-news = tím se odhalí něco, co předtím nikdo nemohl vědět; další kroky musí být samostatný tah
server-closed = tento stůl byl uzavřen
server-ended = tato hra už skončila
server-one-hint = jen jedna rada najednou
server-hint-turn = rada je pro toho, kdo právě rozhoduje
server-no-opponent = počítač teď nemůže odpovědět
server-busy = počítač je zaměstnaný jinými hrami; zkus to za chvíli
opponents-not-loaded = hráče z „{ $module }“ nelze načíst: { $reason }
opponents-no-players = „{ $module }“ není modul hráčů: chybí { $name }
opponent-unknown = žádný soupeř se nejmenuje „{ $name }“
opponent-seconds = „{ $given }“ není čas na rozmyšlenou; zadej ho v sekundách, nejvýš { $most }, třeba „{ $example }“
travel-no-undo = teď nelze nic vzít zpět
travel-no-redo = teď nelze nic zopakovat
travel-undo-places = zpět lze jen na některá místa od { $first } do { $last }, ne na { $given }
travel-redo-places = zopakovat lze jen po některá místa od { $first } do { $last }, ne po { $given }
server-not-over = záznam prozrazuje semínko; dostaneš ho, až hra skončí nebo bude uzavřena

## Otevírání stolů

server-too-many-tables = na tomto serveru je příliš mnoho stolů; nový nelze otevřít
server-record-players = počet hráčů v záznamu je { $players }, ne { $given }
server-cannot-open = tento stůl nelze otevřít: { $reason }
deal-no-promise = v záznamu chybí otisk a sůl; o rozdání nebylo nic slíbeno
deal-two-promises = v záznamu je víc než jeden otisk nebo sůl; není jasné, co bylo slíbeno
deal-from-position = hra začala od zadané pozice; nebylo žádné rozdání, které by šlo slíbit
deal-other-seed = semínko { $seed } není to slíbené

## Rámec

server-too-fast = příliš mnoho požadavků; zkus to za vteřinu znovu
server-too-large = sem lze poslat nejvýš { $most } bajtů
server-unsaved = server teď nemůže ukládat; nic není ztraceno, zkusí to znovu
server-hello-first = první zpráva je hello
server-hello-twice = hello už zaznělo
server-not-understood = tomu server nerozumí: { $problem }
server-nowhere = na této adrese nic není
server-wrong-method = tato adresa není pro tuto metodu
server-wrong-host = tento server se tak nejmenuje; viz KONTOR_HOSTS
server-wrong-origin = tato stránka s tímto serverem mluvit nesmí
server-no-language = tento jazyk není k dispozici
server-broken = něco se pokazilo; víc je v logu serveru pod „request { $number }“
server-no-guide = k této hře není žádný průvodce
server-review-open = hru lze rozebrat, až skončí
server-review-board = na to se lze ptát jen při rozboru pozice
