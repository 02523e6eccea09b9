### Co říká terminál. Názvy příkazů jsou v každém jazyce stejné.

cli-yes = a ano y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edice „{ $edition }“, semínko { $seed }. Seznam příkazů ukáže „help“.
cli-first-steps =
    comptoir play    hra tady v terminálu, proti botům nebo s přáteli
    comptoir serve   hry v prohlížeči, pro tebe a tvé přátele
    comptoir --help  vše ostatní: pravidla, zápisy, rozbory, simulace
cli-which-game = Která hra? { $answers } [{ $usual }]
cli-which-level = Jak silní mají být boti? { $answers } [{ $usual }]
cli-level-easy = lehcí
cli-level-medium = střední
cli-level-hard = těžcí
cli-level-expert = experti
cli-choose-one = Napiš číslo od 1 do { $last }, nebo první písmena.
cli-farewell = Na shledanou.
cli-hand-over = Na tahu je { $name }. Předej místo hráči { $name } a stiskni Enter.
cli-help =
    Volbu zadej číslem nebo zápisem, který je šedě. Enter ukáže hrací desku znovu.
    Dále:
      undo         vezme zpět poslední volbu
      restart      začne tah znovu
      why AKCE     proč něco nejde; u části akce nebo samotného „why“ důvody
                   několika akcí
      log [N]      posledních N řádků záznamu
      rule ČÍSLO   pravidlo nebo kapitola pravidel
      hint         co by udělal bot a proč
      scores       body, kdyby partie skončila teď
      board        hrací deska a otázka znovu
      save SOUBOR  uloží dosavadní partii do souboru
      quit         konec
cli-did-you-mean = „{ $text }“ není akce ani příkaz. Nemyslíš „{ $near }“?
cli-not-understood = „{ $text }“ není akce ani příkaz. Seznam příkazů ukáže „help“.
cli-possible = To lze: { $action }.
cli-nothing-forbidden = Každá odpověď na tuto otázku je možná.
cli-no-rule = Pravidlo „{ $number }“ neexistuje. Zadej číslo jako S5.1 nebo kapitolu jako S5.
cli-all-agree = Přesto vzít zpět? Musí souhlasit všichni u stolu. (a/n)
cli-taken-back = Vzato zpět.
cli-save-where = Zadej soubor: save SOUBOR
cli-saved =
    { $steps ->
        [one] Uloženo do { $file }: { $steps } volba.
        [few] Uloženo do { $file }: { $steps } volby.
       *[other] Uloženo do { $file }: { $steps } voleb.
    }
cli-goes-on-unsaved = Partii se nepodařilo uložit do { $file }: { $reason }. Hraje se dál bez uložení.
cli-not-saved = Partii se nepodařilo uložit do { $file }: { $reason }. Není uložena.
cli-winners =
    { $count ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
cli-category = Body
cli-total = Celkem
cli-place = Pořadí

## Přehrávání a edice

cli-step =
    { $step ->
        [one] Po { $step } volbě:
        [few] Po { $step } volbách:
       *[other] Po { $step } volbách:
    }
cli-verified =
    { $steps ->
        [one] Soubor { $file } je v pořádku: { $steps } volba vede k zaznamenanému stavu.
        [few] Soubor { $file } je v pořádku: { $steps } volby vedou k zaznamenaným stavům.
       *[other] Soubor { $file } je v pořádku: { $steps } voleb vede k zaznamenaným stavům.
    }
cli-verified-deals = Každé losování plyne ze semínka, jehož otisk byl ukázán na začátku: { $commitment }
cli-edition-sound = Platná edice hry { $game }: „{ $name }“ ({ $id }), otisk { $digest }.
cli-edition-new = { $file } obsahuje hodnoty naší edice, každou s poznámkou, kde ji najít. Zapiš hodnoty svého exempláře a pak spusť: comptoir edition check { $file }
cli-edition-top = { $title }: hodnoty tvého vlastního exempláře.
cli-edition-top-replace = Nahraď hodnoty níže těmi, které jsou natištěné na tvých herních dílech, ulož a spusť
cli-edition-top-comments = Poznámka nad tabulkou nebo hodnotou říká, odkud zdejší hodnota je a kde ji hledat:
cli-edition-top-house = naše vlastní hodnota, není opsaná z herního dílu: nahraď ji
cli-edition-top-public = veřejně známý fakt o hře: porovnej ho se svým exemplářem
cli-edition-top-rulebook = stojí slovy v pravidlech: mělo by to sedět
cli-edition-problems =
    { $count ->
        [one] { $count } chyba. Oprav ji a zkontroluj znovu.
        [few] { $count } chyby. Oprav je a zkontroluj znovu.
       *[other] { $count } chyb. Oprav je a zkontroluj znovu.
    }
cli-edition-differences =
    { $count ->
        [0] „{ $new }“ má stejné hodnoty jako „{ $old }“.
        [one] „{ $new }“ se liší od „{ $old }“ v { $count } hodnotě.
        [few] „{ $new }“ se liší od „{ $old }“ ve { $count } hodnotách.
       *[other] „{ $new }“ se liší od „{ $old }“ v { $count } hodnotách.
    }
cli-edition-value = Hodnota
cli-edition-source = Původ
cli-edition-from =
    { $source ->
        [rulebook] pravidla
        [public] zveřejněno
       *[house] naše
    }

## Simulace a rychlost

cli-simulating = Simulace
cli-simulated =
    { $games ->
        [one] { $games } partie hry { $game }, semínko { $seed }, se společnou výhrou: { $shared }.
        [few] { $games } partie hry { $game }, semínko { $seed }, se společnou výhrou: { $shared }.
       *[other] { $games } partií hry { $game }, semínko { $seed }, se společnou výhrou: { $shared }.
    }
cli-simulated-length = Partie má v průměru { $decisions } volby a { $rounds } kola (partie podle počtu kol: { $spread }).
cli-simulated-speed = { $seconds } s, voleb za sekundu: { $speed }.
cli-seat = Místo
cli-all-seats = všechna
cli-bot = Bot
cli-wins = Výhry
cli-win-rate = Podíl
cli-mean-rank = Prům. pořadí
cli-mean-score = Prům. body
cli-mean-by-category = Průměr podle kategorií
cli-bench-wait = Měření…
cli-bench-times = Volby za sekundu ve srovnání s
cli-bench-missing = Není nainstalováno, proto nezměřeno: { $packages }. Doplnění: pip install 'comptoir[peers]'
cli-bench-compiled = Engine je zkompilovaný.
cli-bench-plain = Engine běží jako obyčejný Python; zkompilovaný je několikrát rychlejší.
cli-bench-note = Rovnoměrně náhodný hráč, jedno jádro, včetně voleb náhody.
cli-bench-env = Prostředí
cli-bench-raw = Kroky za sekundu
cli-bench-wrapped = S kontrolami
cli-bench-batch = 64 partií najednou
cli-bench-spread = Na všech jádrech
cli-bench-batch-times = Kolikrát rychleji
cli-bench-envs-note = Kroky hráčů, kteří volí náhodně, každý s pozorováním, podle času procesoru. S kontrolami: jak je balí PettingZoo.
cli-size-choices = Volby na partii
cli-size-draws = Losování na partii
cli-size-options = Možnosti na volbu
cli-size-most = Nejvíce možností
cli-size-outcomes = Výsledky na losování
cli-size-magnitude = Volby jako mocnina 10
cli-size-sets = Potkané informační množiny
cli-game = Hra
cli-players = Hráči
cli-decisions-per-second = Voleb/s
cli-games-per-second = Partií/s
cli-clone-microseconds = µs na kopii
cli-state-bytes = Bajtů na stav
cli-picture = Obrázek je v { $file }.
cli-picture-wait = Kreslení
cli-picture-title = { $game } · kolo { $round }
