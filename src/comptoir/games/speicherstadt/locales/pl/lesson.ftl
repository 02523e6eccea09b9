# The page: the guided first game of Speicherstadt

page-guide-speicherstadt-welcome = Witaj w hamburskiej dzielnicy spichlerzy. Twoi kupcy zdobywają dla ciebie karty w porcie, a to, co zbierzesz, przynosi punkty. Dołączamy do gry po czwartej rundzie, gdy są już statki. Grasz z łatwym botem i ta gra nie liczy się do rankingu.
page-guide-speicherstadt-fire = Właśnie wybuchł pożar. Sumuje się wartości strażaków: najwyższa suma zyskuje punkty pożaru, najniższa tyle samo traci. Przy remisie zyskują lub tracą wszyscy z tą sumą, a gdy wszyscy mają tyle samo, nic się nie dzieje. Twój strażak o wartości 2 był silniejszy niż jedynka bota. Następne pożary są warte więcej.
page-guide-speicherstadt-offer = W tej rundzie w porcie leżą trzy karty: statek z trzema towarami, kontrakt i strażak. Wskaż kartę albo przytrzymaj ją palcem, by przeczytać, do czego służy.
page-guide-speicherstadt-own = To należy do ciebie: monety, trzech kupców, strażak, handlarz herbatą i kontrakt na kawę i przyprawy. Statek wiezie jedno i drugie, a do tego herbatę.
page-guide-speicherstadt-bid-1 = Ty i bot na zmianę stawiacie po jednym kupcu, aż staną wszyscy: tutaj każdego trzeba postawić. Postaw pierwszego nad statkiem, na polu 1: wybierz kartę na planszy albo na liście.
page-guide-speicherstadt-queue = Moneta przy karcie to jej cena: jedna za każdego kupca nad nią. Pierwszy decyduje kupiec stojący najniżej. Kto rezygnuje, zabiera tego kupca, a cena dla następnego spada o 1. Karta, której nikt nie kupi, zostaje odrzucona.
page-guide-speicherstadt-bid-2 = Drugi kupiec: spróbuj nad kontraktem albo strażakiem. W kolejce, w której już stoisz, podniesie cenę także tobie; nad inną kartą da ci kolejną szansę albo każe botowi zapłacić więcej.
page-guide-speicherstadt-bid-3 = I trzeci. Kupiec nad kartą, której jednak nie chcesz, po prostu wraca do domu: to nic nie kosztuje.
page-guide-speicherstadt-buy = Teraz sprzedaje się karty, od lewej do prawej. Gdy przyjdzie twoja kolej, zobaczysz cenę: kup albo zrezygnuj i zachowaj monety.
page-guide-speicherstadt-process = Towary z kupionego statku leżą przed tobą. Dostarcz kawę i przyprawy na swój pierwszy kontrakt. Jeśli nowy też jest twój, dostarcz na niego herbatę, a jeśli nie, sprzedaj ją handlarzowi. Ostatni towar kończy rozdział. Co się nigdzie nie mieści, na koniec przepada (przed potwierdzeniem można to cofnąć); Dom Kupiecki przechowa jeden towar.
page-guide-speicherstadt-income = Runda się skończyła. Każdy dostaje 1 monetę, a kto nic nie kupił, jeszcze 1. Moneta pierwszego gracza (★) przeszła w lewo: teraz pierwszy stawia bot.
page-guide-speicherstadt-again = Leżą nowe karty. Zagraj tę rundę samodzielnie: co da ci każda karta i czego chciałby bot? W razie wątpliwości poproś bota o podpowiedź: przycisk jest pod możliwościami, a na telefonie to „?” obok pytania.
page-guide-speicherstadt-scoring = Tak gra toczy się do ostatniego pożaru. Potem liczą się punkty: pełne kontrakty (5, 8 lub 11), handlarze, kantory handlowe (im więcej, tym cenniejsze), budynki specjalne i to, co dały pożary. Wygrywa ten, kto ma najwięcej punktów; przy remisie decydują monety.
page-guide-speicherstadt-advice = Zapamiętaj dwie rzeczy: monet jest mało, więc rezygnacja też bywa dobrym ruchem; a kto nie ma strażaków, traci punkty niemal przy każdym pożarze.
page-guide-speicherstadt-ask-buy-ship = Statek wypełni twój kontrakt, więc jest wart kilku monet.
page-guide-speicherstadt-ask-buy-contract = Kontrakt daje punkty dopiero wtedy, gdy leżą na nim wszystkie towary: czy możesz je jeszcze zdobyć?
page-guide-speicherstadt-ask-buy-fireman = Strażacy liczą się przy każdym pożarze: ważna jest tylko ich suma. Ile warto zapłacić, by wyprzedzać bota?
page-guide-speicherstadt-ask-lay = Wskazuj po kolei towary, które oddajesz.
page-guide-speicherstadt-ask-take = Weź z zasobów towar, którego najbardziej potrzebujesz.
page-guide-speicherstadt-ask-keep = Zmieści się jeden z nich: który jeszcze się przyda? Pozostałe przepadają: cofnij wybór, jeśli możesz je jeszcze dostarczyć lub sprzedać.
page-guide-speicherstadt-did-bought = Kupione! Karta jest twoja, a wszyscy kupcy nad nią wrócili do domu.
page-guide-speicherstadt-did-passed = Rezygnacja: zachowujesz monety, a następny w kolejce może kupić o 1 monetę taniej.
