### Co říká server, a zprávy lidem, kteří nejsou u stolu.

server-visit = Chceš-li hrát, otevři { $address }. Ctrl-C server ukončí.
server-turn-subject = Jsi na tahu: { $table }
server-turn = { $name }, jsi na tahu u stolu „{ $table }“ ({ $game }).
server-with = U stolu s tebou: { $names }.
server-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
server-round = Kolo { $round }.
server-left-days =
    { $count ->
        [one] Zbývající čas: { $count } den.
        [few] Zbývající čas: { $count } dny.
       *[other] Zbývající čas: { $count } dní.
    }
server-left-hours =
    { $count ->
        [one] Zbývající čas: { $count } hodina.
        [few] Zbývající čas: { $count } hodiny.
       *[other] Zbývající čas: { $count } hodin.
    }
server-left-minutes =
    { $count ->
        [one] Zbývající čas: { $count } minuta.
        [few] Zbývající čas: { $count } minuty.
       *[other] Zbývající čas: { $count } minut.
    }
server-turn-link = Hrát: { $address }
server-turn-why = Zprávu dostáváš, protože byla tato e-mailová adresa zadána na { $server }. Můžeš ji tam odebrat v nastavení.
server-mail-end = Nastavení: { $settings } Už žádné e-maily: { $leave }
server-invitation-subject = Pozvánka: { $table }
server-invitation = { $name }, máš pozvánku k další partii hry { $game } u stolu „{ $table }“. Nic pro tebe nezačne, dokud ji nepřijmeš.
server-absence-subject = Tvé místo brzy převezme bot: { $table }
server-absence = { $name }, ostatní u stolu „{ $table }“ ({ $game }) na tebe čekají a chtějí, aby hru převzal bot. Když přijdeš do { $minutes } minut, nestane se to; a i potom se můžeš na své místo kdykoli vrátit.
server-test-subject = Zkušební zpráva
server-test = { $name }, toto je zkouška: takto budou vypadat zprávy o tom, že jsi na tahu.
server-confirm-subject = Potvrď svou e-mailovou adresu
server-confirm =
    Někdo požádal { $server }, aby na tuto adresu posílal zprávy o tazích. Jsi-li to ty, potvrď ji tímto odkazem ({ $days ->
        [one] platí { $days } den
        [few] platí { $days } dny
        [many] platí { $days } dne
       *[other] platí { $days } dní
    }): { $link } Pokud ne, nedělej nic: žádná další zpráva nepřijde.
server-reset-subject = Nastav si nové heslo
server-reset = Někdo požádal { $server } o nové heslo k účtu „{ $login }“. Jsi-li to ty, nastav si je tímto odkazem, který funguje jednou, do { $minutes } minut: { $link } Pokud ne, nedělej nic: heslo zůstane beze změny.
server-broken-subject = Jeden z tvých webhooků byl vypnut
server-broken = { $name }, tvůj webhook na { $host } { $times }krát za sebou selhal a byl vypnut. Odstraň ho, nebo ho v nastavení přidej znovu.
server-bench-wait = Spouští se server a hráči…
server-bench-choices = { $game }: trvale uložené volby za sekundu: { $choices } z { $wanted } zamýšlených; odmítnuté jako zastaralé: { $stale }, neúspěšné: { $failed }.
server-bench-delays = Do potvrzení volby: medián { $median } ms, 99 ze 100 pod { $most } ms, nejvýše { $slowest } ms.
server-bench-load = Stoly: { $tables }, otevřená spojení: { $sockets }, zprávy za sekundu: { $messages }, procesy serveru: { $processes }, databáze: { $database }, práce serveru na volbu: { $work } ms.
server-bench-database = Práce databáze na volbu: { $work } ms.
server-bench-part = Část
server-bench-microseconds = µs na volbu
server-bench-sum = Celkem
server-part-receive = přijetí tahu
server-part-check = kontrola
server-part-copy = kopie stolu
server-part-apply = provedení volby
server-part-deal = losování
server-part-digest = otisky stavů
server-part-journal = příprava zápisu
server-part-commit = uložení
server-part-publish = oznámení
server-part-view = pohledy na hru
server-part-project = projekce kolem nich
server-part-stamp = značky
server-part-compare = rozdíly
server-part-encode = kódování
server-part-send = odesílání
server-part-loop = smyčka událostí, spojení a časovače
server-part-threads = jiná vlákna: čekání na disk
server-backing-up = Zapisuje se záloha
server-restoring = Obnovuje se záloha
server-backed-up =
    { $rows ->
        [one] { $file } obsahuje vše, co server uchovává, { $rows } řádek. Jsou v něm tajné údaje: uchovávej ho v bezpečí.
        [few] { $file } obsahuje vše, co server uchovává, { $rows } řádky. Jsou v něm tajné údaje: uchovávej ho v bezpečí.
       *[other] { $file } obsahuje vše, co server uchovává, { $rows } řádků. Jsou v něm tajné údaje: uchovávej ho v bezpečí.
    }
server-restored =
    { $rows ->
        [one] Záloha je obnovena, { $rows } řádek. Spusť server a pokračuj.
        [few] Záloha je obnovena, { $rows } řádky. Spusť server a pokračuj.
       *[other] Záloha je obnovena, { $rows } řádků. Spusť server a pokračuj.
    }
server-ratings-recomputed = Žebříček byl přepočítán. Započítané partie: { $games }.
server-tables-checking = Přehrávání stolů
server-tables-sound = Všechny stoly jsou v pořádku. Přehráno: { $tables }.
server-tables-closed = U stolu { $table } ({ $game }) nelze hrát. { $why }
server-tables-damaged = Stůl { $table } ({ $game }) je poškozen na řádku { $line } deníku. { $why }
server-tables-found = Přehrané stoly: { $tables }; uzavřené: { $closed }. „comptoir admin tables --cut STŮL“ vrátí poškozený stůl k poslednímu správnému řádku.
server-table-cut = Stůl { $table } pokračuje ze stavu před řádkem { $line } deníku. Odříznuté řádky zůstávají uloženy.
server-admin-done = Hotovo: { $action }. Je to v záznamu (comptoir admin log).
server-admin-none = Není co vypsat.
server-admin-link = Tento odkaz nastaví nové heslo pro { $login }. Funguje jednou, do { $minutes } minut:
server-admin-host = Správce
server-admin-name = Jméno
server-admin-number = Č.
server-admin-report = Hlášení
server-admin-reports = Hlášení
server-admin-seen = Naposledy
server-admin-state = Stav
server-admin-table = Stůl
server-admin-text = Text
server-admin-what = Co
server-admin-when = Kdy
server-admin-who = Kdo
server-soak-wait = Hra během zabíjení a restartů serverů
server-soak-trouble = Servery: { $servers } ({ $database }), sekundy: { $seconds }, zabití: { $kills }, postupné restarty: { $restarts }, skoky hodin: { $jumps }.
server-soak-turns = Stoly: { $tables }, potvrzené tahy: { $acknowledged }, z toho odeslané víckrát: { $resent }, zastaralé: { $stale }, neúspěšné: { $failed }; nejdelší čekání na odpověď: { $longest } s.
server-soak-kept = Vše, co bylo potvrzeno, je uloženo a každý deník lze přehrát.
server-soak-broken = Něco, co bylo potvrzeno, není uloženo: { $what }
server-card-bot = Bot { $number }
server-card-invitation = { $name } tě zve ke hře { $game }
server-card-seats = U stolu: { $names }. Volná místa: { $free }.
server-card-table = { $game }: { $names }
server-card-playing = Kolo { $round }. Právě se hraje: přijď se podívat.
server-card-over = Partie skončila: { $scores }.
server-card-replay = Kolo { $round }: podívej se na partii tah po tahu.
server-card-puzzle = { $game }: najdi nejlepší tah
server-card-puzzle-about = Kolo { $round }. Jeden tah je jasně lepší než všechny ostatní. Který?
server-card-round = { $game } · kolo { $round }
server-embed-open = Otevřít v Comptoiru
server-embed-back = Předchozí tah
server-embed-ahead = Další tah
