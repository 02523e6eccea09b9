### Rozbor dohrané partie na stránce.

page-study-off = Tento server partie nerozebírá.
page-study-about = Bot prohlédne každý tah: co stál, co jiného se nabízelo a jakou měl kdo šanci na výhru. Pracuje na pozadí; můžete odejít a vrátit se.
page-study-working = Prohlížejí se tahy …
page-study-waiting =
    { $ahead ->
        [0] Začne za chvíli.
        [one] Nejdřív přijde na řadu jedna jiná partie.
        [few] Nejdřív přijdou na řadu { $ahead } jiné partie.
        [many] Nejdřív přijde na řadu { $ahead } jiné partie.
       *[other] Nejdřív přijde na řadu { $ahead } jiných partií.
    }
page-study-progress = Prohlédnuté tahy: { $found } z { $turns }
page-study-failed = Něco se nepovedlo.
page-study-stop = Zastavit
page-study-go-on = Pokračovat
page-study-curves = Co ukazují čáry
page-study-wins = Šance na výhru
page-study-scores = Očekávané body
page-study-chart = { $what } po každém tahu: { $names }. Seznam tahů vede na stejná místa.
page-study-worst =
    { $count ->
        [0] Zatím žádný tah nestál půl bodu
        [one] Tah, který stál nejvíc
        [few] { $count } tahy, které stály nejvíc
        [many] { $count } tahu, které stály nejvíc
       *[other] { $count } tahů, které stály nejvíc
    }
page-study-turns = Všechny tahy
page-study-costly-only = Jen ty, které něco stály
page-study-turn = Tah { $number }, kolo { $round }: { $name }
page-study-cost = −{ $cost }
page-study-instead = Lepší: { $turn }
page-study-played = Zahráno
page-study-better = Lepší
page-study-best = Bot nenašel nic lepšího.
page-study-gains = Očekáváno na konci: { $gains }
page-study-rivals = žádné body navíc, ale brzdí ostatní
page-study-play-out = Rozehrát
page-study-play-out-note = U nového stolu, odtud dál: lepší tah je připravený a na ostatních místech hrají boti.
page-study-weighed = Zvažované tahy
page-study-this = (zahráno)
page-study-choices = Volba po volbě, na první pohled
page-study-value-note = Čísla jsou body, o které má podle bota místo vést; cena tahu byla porovnána ještě jednou.
page-study-players = Jak kdo hrál
page-study-player = { $name }: stejně dobře jako bot v { $good } z { $turns }, ztracené body: { $cost }
