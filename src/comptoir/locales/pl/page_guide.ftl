### Strona: pierwsza gra z przewodnikiem

page-guide-step = Krok { $number } z { $count }
page-guide-progress = Postęp lekcji
page-guide-finished = Koniec lekcji
page-guide-leave = Zamknij lekcję (możesz do niej wrócić później)
page-guide-return = Wróć do lekcji
page-guide-next = Dalej
page-guide-back = Wstecz
page-guide-skip = Pomiń ten krok
page-guide-wait = Teraz gra bot; za chwilę twoja kolej.
page-guide-confirm = Na razie to tylko próba, której nikt inny nie widzi. Zatwierdź turę albo cofnij ją i wybierz coś innego.
page-guide-agrees = Właśnie o to chodziło w lekcji.
page-guide-differs = Tak też można. Lekcja proponowała coś innego; graj, jak chcesz.
page-guide-end = Teraz już wiesz, jak to działa. Graj dalej z botem albo zacznij nową grę; zasady zawsze możesz przeczytać, a „Co radzisz?” zostaje z tobą.
page-guide-play-on = Graj dalej z botem
page-guide-new = Nowa gra
page-guide-other = Naucz się: { $game }

## Speicherstadt

page-guide-speicherstadt-welcome = Witaj w hamburskiej dzielnicy magazynów. Twoi kupcy zdobywają dla ciebie karty w porcie, a to, co zbierzesz, przynosi punkty. Dołączamy do gry po czwartej rundzie, żeby były już statki. Grasz z łatwym botem i nic tu nie liczy się do rankingu.
page-guide-speicherstadt-fire = Właśnie wybuchł pożar, mówi o tym dziennik. Kto ma najwięcej strażaków, zyskuje punkty pożaru, kto najmniej, tyle samo traci. Twój strażak z 2 pokonał 1 bota. Następne pożary są warte więcej.
page-guide-speicherstadt-offer = W tej rundzie w porcie leżą trzy karty: statek z trzema towarami, kontrakt i strażak. Wskaż kartę, by przeczytać, do czego służy.
page-guide-speicherstadt-own = To należy do ciebie: monety, trzech kupców, strażak, handlarz herbatą i kontrakt na kawę i przyprawy. Statek wiezie jedno i drugie, a do tego herbatę.
page-guide-speicherstadt-bid-1 = Ty i bot na zmianę stawiacie po jednym kupcu. Postaw pierwszego nad statkiem, na polu 1: kliknij kartę albo wybierz z listy.
page-guide-speicherstadt-queue = Moneta przy karcie to jej cena: jedna za każdego kupca nad nią. Pierwszy decyduje kupiec stojący najniżej. Kto pasuje, zabiera tego kupca, a cena dla następnego spada o jeden.
page-guide-speicherstadt-bid-2 = Drugi kupiec. Tam, gdzie już stoisz, podniesie cenę także tobie; nad inną kartą da ci kolejną szansę albo każe botowi zapłacić więcej.
page-guide-speicherstadt-bid-3 = I trzeci. Kupiec nad kartą, której jednak nie chcesz, po prostu wraca do domu: to nic nie kosztuje.
page-guide-speicherstadt-buy = Teraz sprzedaje się karty, od lewej do prawej. Gdy przyjdzie twoja kolej, zobaczysz cenę: kup albo pasuj i zachowaj monety. Statek wypełni twój kontrakt, więc jest wart kilku monet.
page-guide-speicherstadt-process = Towary z kupionego statku leżą przed tobą. Kliknij kawę i przyprawy, by dostarczyć je na kontrakt, sprzedaj herbatę handlarzowi, a potem zakończ. Co się nigdzie nie mieści, przepada; dom przechowa jeden towar.
page-guide-speicherstadt-income = Runda się skończyła. Każdy dostaje monetę, a kto nic nie kupił, jeszcze jedną. Gwiazdka przeszła dalej: teraz pierwszy stawia bot.
page-guide-speicherstadt-again = Leżą nowe karty. Zagraj tę rundę samodzielnie: co da ci każda karta i czego chciałby bot? W razie wątpliwości zapytaj „Co radzisz?”.
page-guide-speicherstadt-scoring = Tak gra toczy się do ostatniego pożaru. Potem liczą się punkty: pełne kontrakty 5, 8 lub 11, handlarze, kantory, im więcej, tym cenniejsze, budynki specjalne i to, co dały pożary. Wygrywa najwięcej punktów.
page-guide-speicherstadt-advice = Zapamiętaj dwie rzeczy: monet jest mało, więc pas też bywa dobrym ruchem; a kto nie ma strażaków, płaci przy każdym pożarze.
page-guide-speicherstadt-ask-lay = Wskazuj po kolei towary, które oddajesz.
page-guide-speicherstadt-ask-take = Weź z zasobów towar, którego najbardziej potrzebujesz.
page-guide-speicherstadt-ask-keep = Zmieści się jeden z nich: który jeszcze się przyda?
page-guide-speicherstadt-did-bought = Kupione! Karta jest twoja, a wszyscy kupcy nad nią wrócili do domu.
page-guide-speicherstadt-did-passed = Pas: zachowujesz monety, a następny w kolejce może kupić o jedną taniej.

## Mombasa

page-guide-mombasa-welcome = Witaj w grze Mombasa. Cztery kompanie handlowe rozwijają się na mapie Afryki; masz wpływ na każdą z nich. Na koniec liczą się pieniądze, a także udziały, diamenty i książki. Wszystko jest gotowe do pierwszej z siedmiu rund. Grasz z łatwym botem i nic tu nie liczy się do rankingu.
page-guide-mombasa-map = W rogach leżą siedziby kompanii, pełne faktorii. Każda faktoria, która opuszcza siedzibę i trafia do regionu, odsłania tam miejsce; widoczne monety to wartość jednego udziału tej kompanii.
page-guide-mombasa-tracks = Każda kompania ma tor. Krok po kroku twój znacznik zbliża się do następnego udziału: liczby nad polami mówią, ile ich odtąd masz. Na torze Cape Town masz już przewagę i jeden udział.
page-guide-mombasa-own = Twoja plansza: trzy miejsca na karty akcji, pod każdym odpoczywające karty; ręka; i dwa tory, jeden diamentów, drugi książek, gdzie czeka twój kałamarz.
page-guide-mombasa-plan = Wszyscy planują w tajemnicy: po jednej karcie na każde miejsce. Co zaplanujesz, to możesz zrobić w tej rundzie.
page-guide-mombasa-ask-plan-1 = Miejsce 1: spróbuj kawy z 2. Za towary kupuje się karty albo kroki na torach.
page-guide-mombasa-ask-plan-2 = Miejsce 2: księgowy. Przesuwa kałamarz i zdobywa książki.
page-guide-mombasa-ask-plan-3 = Miejsce 3: ekspansja z 2. Tak kompania wchodzi do nowych regionów.
page-guide-mombasa-reveal = Teraz wszystkie karty są odkryte; plan bota widać przy jego imieniu. Po kolei każdy wykonuje jedną akcję, aż nikt już nie chce.
page-guide-mombasa-bookkeeper = Najpierw użyj księgowego, póki kawa leży odkryta: pierwsza książka wymaga kawy. Użyta karta zostaje zakryta i już się nie liczy.
page-guide-mombasa-ask-ledger = Przesuń kałamarz do przodu: masz to, czego wymaga książka. Tam, gdzie stanie, dostajesz premię książki. Potem przyjdą punkty samej karty.
page-guide-mombasa-ask-points = Punkty książek: książka A lub B kosztuje 1, książka C 2; punkt można też zamienić na funta. Szukaj książki, która wymaga tego, co często planujesz.
page-guide-mombasa-ask-place = Połóż książkę na pierwszym pustym polu za innymi: kałamarz nie przeskakuje luk.
page-guide-mombasa-ask-next = Masz kilka nowych książek: która najpierw trafia na tor?
page-guide-mombasa-did-bookkeeper = Księgowy wykonał swoją pracę.
page-guide-mombasa-books = Książki to droga kałamarza: następnym razem pójdzie dalej, książka po książce, jeśli odkryte karty mają to, czego każda wymaga. Im dalej dojdzie, tym więcej funtów jest wart na koniec; po drodze odblokuje dodatkowe miejsce na kartę.
page-guide-mombasa-expand = Teraz ekspansja. Za 2 punkty Cape Town, w którym masz udział, wejdzie do dwóch regionów obok swojej siedziby.
page-guide-mombasa-ask-company = Która kompania? Ta, której udziały masz lub chcesz mieć: spróbuj Cape Town.
page-guide-mombasa-ask-enter = Podświetlone regiony są w zasięgu. Pojedyncza granica kosztuje 1 punkt, podwójna 2, faktoria innej kompanii 1 więcej. Dostajesz to, co pokazuje region.
page-guide-mombasa-ask-column = Z której kolumny pochodzi faktoria? Odchodzi pierwsza, a miejsce pod nią się odsłania.
page-guide-mombasa-ask-return = Usunięta faktoria wraca do siedziby: wybierz kolumnę.
page-guide-mombasa-did-expand = Kompania urosła, a ty masz to, co pokazują nowe regiony.
page-guide-mombasa-oust = W regionie mieści się jedna faktoria. Kto wchodzi tam, gdzie jest inna kompania, usuwa jej faktorię: wraca ona do siedziby i zakrywa miejsce, więc tamte udziały tracą na wartości.
page-guide-mombasa-goods = Użyj kawy. Jej 2 jednostki kupią kartę z obszaru kart albo dadzą kroki na wybranych torach.
page-guide-mombasa-ask-goods = Cena na skrzyni obok karty to jej koszt. Karta trafia do ręki, na późniejsze rundy. Albo nie bierz karty: wtedy wszystkie jednostki to kroki.
page-guide-mombasa-ask-step = Krok za jednostkę. Złote pole daje jednego lub dwa funty i odblokowuje przywilej toru: na torze Cape Town jedno jest blisko.
page-guide-mombasa-ask-advance = Idź dalej albo się zatrzymaj. Przekroczenie czerwonej linii kosztuje tyle funtów, ile pokazuje.
page-guide-mombasa-ask-track = Na którym torze chcesz zrobić kroki?
page-guide-mombasa-ask-remove = Możesz usunąć faktorie z siedzib: to odsłania miejsca i podnosi wartość udziałów.
page-guide-mombasa-ask-choose = Wybierz premię.
page-guide-mombasa-ask-buy = Kup kartę za funty albo nie kupuj.
page-guide-mombasa-ask-sell = Którą kartę z ręki oddajesz na zawsze? Przyniesie wartość skrzyni i 2 funty.
page-guide-mombasa-did-goods = Towary sprzedane: karta jest zakryta do końca rundy.
page-guide-mombasa-did-merchant = Handlarz diamentów przesunął twój znacznik diamentów.
page-guide-mombasa-did-marker = Twój znacznik blokuje to pole do końca rundy, a ty masz jego premię.
page-guide-mombasa-special = Więcej o torach: złote pole daje ci jednego lub dwa funty, płaci znów tym, którzy byli tam wcześniej, i odblokowuje przywilej toru. Czerwona linia to wezwanie: zapłać albo zostań przed nią.
page-guide-mombasa-marker = Masz też trzy znaczniki premii. Każdy trafia na wolne pole po lewej: by zostać graczem rozpoczynającym, kupić lub sprzedać kartę, za większość towaru lub ekspansji albo by zarezerwować żeton. Spróbuj.
page-guide-mombasa-diamonds = Diamenty dają regiony, książki i handlarze diamentów, których można kupić. Znacznik idzie po górnym torze; jak kałamarz odblokowuje miejsce na kartę i im dalej zajdzie, tym więcej funtów jest wart.
page-guide-mombasa-end = Gdy nie chcesz już nic robić, zakończ swoją rundę. Do tego czasu możesz używać pozostałych znaczników i kart.
page-guide-mombasa-ask-deck = Weź jeden stos kart użytych: te karty będziesz mieć w ręce w następnej rundzie. Wybierz to, czego najbardziej brakuje.
page-guide-mombasa-rest = Zagrane karty teraz odpoczywają, każda w stosie swojego miejsca. W rundzie wraca tylko jeden stos, więc ważne, które karty leżą razem.
page-guide-mombasa-prepare = Gdy oboje skończą, przygotowuje się następną rundę: monety z toru rund trafiają do książek, karty przesuwają się w prawo, gdzie są tańsze, a znaczniki wracają z zarezerwowanymi żetonami.
page-guide-mombasa-scoring = Po siedmiu rundach liczą się: twoje funty, udziały każdej kompanii razy ich wartość oraz wartości, które minęły diament i kałamarz. Wygrywa ten, kto ma najwięcej.
