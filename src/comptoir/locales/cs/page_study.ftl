### Rozbor dohrané partie na stránce.

page-study-off = Tento server partie nerozebírá.
page-study-about = Bot prozkoumá každý tah: co stál, co jiného se nabízelo a jakou měl kdo šanci na výhru. Pracuje na pozadí; můžeš odejít a vrátit se.
page-study-working = Zkoumají se tahy…
page-study-waiting =
    { $ahead ->
        [0] Začne za chvíli.
        [one] Nejdřív přijde na řadu jedna jiná partie.
        [few] Nejdřív přijdou na řadu { $ahead } jiné partie.
        [many] Nejdřív přijde na řadu { $ahead } jiné partie.
       *[other] Nejdřív přijde na řadu { $ahead } jiných partií.
    }
page-study-progress = Prozkoumané tahy: { $found } z { $turns }
page-study-left = zbývající čas: asi { $time }
page-study-failed = Něco se nepovedlo.
page-study-stop = Zastavit
page-study-go-on = Pokračovat
page-study-curves = Co ukazují čáry
page-study-wins = Šance na výhru
page-study-scores = Očekávané body
page-study-chart = { $what } po každém tahu: { $names }. Seznam tahů vede ke stejným pozicím.
page-study-worst =
    { $count ->
        [0] Zatím žádný tah nestál půl bodu
        [one] Nejdražší tah
        [few] { $count } nejdražší tahy
        [many] { $count } nejdražšího tahu
       *[other] { $count } nejdražších tahů
    }
page-study-turns = Všechny tahy
page-study-costly-only = Jen ty, které něco stály
page-study-own-only = Jen moje tahy
page-study-turn =
    { $round ->
        [0] Tah { $number }, příprava hry: { $name }
       *[1] Tah { $number }, kolo { $round }: { $name }
    }
page-study-cost = −{ $cost }
page-study-instead = Lepší: { $turn }
page-study-played = Zahráno
page-study-better = Lepší
page-study-best = Bot nenašel nic lepšího.
page-study-gains = Na konci to mělo přinést víc: { $gains }
page-study-rivals = žádné body navíc, ale brzdí ostatní
page-study-moved = Šance na výhru, v procentních bodech: losování před tahem { SIGNED($luck) } (± { $luck_doubt }), tento tah { SIGNED($own) } (± { $own_doubt }).
page-study-play-out = Hrát odtud
page-study-play-out-note = U nového stolu, od této pozice: lepší tah čeká na potvrzení a na ostatních místech hrají boti.
page-study-play-on-note = U nového stolu, od této pozice: zahraný tah čeká na potvrzení a na ostatních místech hrají boti.
page-study-weighed = Zvažované tahy
page-study-this = (zahráno)
page-study-choices = Volba po volbě, na první pohled
page-study-value-note = Každé číslo je bodový náskok, který bot pro toto místo očekává; cena tahu pochází z druhého, samostatného porovnání.
page-study-players = Jak kdo hrál
page-study-player = { $name }: tahy stejně dobré jako od bota: { $good } z { $turns }, ztracené body: { $cost }
page-study-luck = Štěstí a umění
page-study-account = { $name }: na začátku { $expected }, štěstí při losování { SIGNED($luck) } (± { $luck_doubt }), vlastní tahy { SIGNED($own) } (± { $own_doubt }), tahy ostatních { SIGNED($others) } (± { $others_doubt }), výsledek { $result }
page-study-account-note = Šance na výhru v procentních bodech, každá část ± její směrodatná chyba. V součtu dají výsledek.
