### Co říká terminál. Názvy příkazů jsou v každém jazyce stejné.

cli-yes = a ano y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, edice „{ $edition }“, semínko { $seed }. Co lze psát, ukáže „help“.
cli-farewell = Na shledanou.
cli-hand-over = Na tahu je { $name }. Ať se { $name } posadí k obrazovce a stiskne Enter.
cli-help =
    Volí se číslem nebo zápisem (šedě). Enter ukáže plán znovu. Dále:
      undo         vezmi zpět poslední volbu
      restart      začni tah znovu
      why AKCE     proč něco nejde; samotné „why“ ukáže, co by téměř šlo
      log [N]      posledních N řádků záznamu
      rule ČÍSLO   pravidlo nebo kapitola pravidel
      scores       body, kdyby hra skončila teď
      board        plán a otázka znovu
      save SOUBOR  ulož dosavadní hru do souboru
      quit         skonči
cli-did-you-mean = „{ $text }“ není akce ani příkaz. Není to „{ $near }“?
cli-not-understood = „{ $text }“ není akce ani příkaz. Co lze psát, ukáže „help“.
cli-possible = To lze: { $action }.
cli-nothing-forbidden = Každá odpověď na tuto otázku je možná.
cli-no-rule = Pravidlo „{ $number }“ není. Zadej číslo jako S5.1 nebo kapitolu jako S5.
cli-all-agree = Přesto vrátit zpět? Musí souhlasit všichni u stolu. (a/n)
cli-taken-back = Vráceno zpět.
cli-save-where = Řekni kam: save SOUBOR
cli-saved =
    { $steps ->
        [one] Uloženo do { $file }: { $steps } volba.
        [few] Uloženo do { $file }: { $steps } volby.
       *[other] Uloženo do { $file }: { $steps } voleb.
    }
cli-goes-on-unsaved = Hru se nepodařilo uložit do { $file }: { $reason }. Hraje se dál bez uložení.
cli-not-saved = Hru se nepodařilo uložit do { $file }: { $reason }. Není uložena.
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
cli-edition-sound = Platná edice hry { $game }: „{ $name }“ ({ $id }), otisk { $digest }.

## Simulace a rychlost

cli-simulating = Simulace
cli-simulated =
    { $games ->
        [one] { $games } partie { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
        [few] { $games } partie { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
       *[other] { $games } partií { $game }, semínko { $seed }, se sdílenou výhrou: { $shared }.
    }
cli-simulated-length = Průměrná délka partie: voleb { $decisions }, kol { $rounds } (partie podle počtu kol: { $spread }).
cli-simulated-speed = { $seconds } s, voleb za sekundu: { $speed }.
cli-seat = Místo
cli-all-seats = všechna
cli-bot = Bot
cli-wins = Výhry
cli-win-rate = Podíl
cli-mean-rank = Prům. pořadí
cli-mean-score = Prům. body
cli-mean-by-category = Průměr podle druhu
cli-bench-wait = Měření …
cli-bench-note = Rovnoměrně náhodný hráč, jedno jádro, včetně voleb náhody.
cli-game = Hra
cli-players = Hráči
cli-decisions-per-second = Voleb/s
cli-games-per-second = Partií/s
cli-clone-microseconds = µs na kopii

## Plán hry Speicherstadt

cli-speicherstadt-round =
    { $last ->
        [1] Kolo { $round }, poslední · začínající hráč: { $starter }
       *[0] Kolo { $round } · začínající hráč: { $starter }
    }
cli-speicherstadt-pile = Balíček: { $cards } · váček: { $bag } · body příštích požárů: { $fires }
cli-speicherstadt-stock = Zásoba: { $goods }
cli-speicherstadt-card = Karta
cli-speicherstadt-queue = Řada
cli-speicherstadt-price = Cena
cli-speicherstadt-contract =
    { $points ->
        [one] { $contract } ({ $points } bod): { $symbols }
        [few] { $contract } ({ $points } body): { $symbols }
       *[other] { $contract } ({ $points } bodů): { $symbols }
    }
cli-speicherstadt-player = mince { $coins } · kupci { $merchants } · hasiči { $firemen } · body { $score }
cli-speicherstadt-cards = karty
cli-speicherstadt-goods = zboží
cli-speicherstadt-warehouse = ve skladu
cli-speicherstadt-house = v kupeckém domě
