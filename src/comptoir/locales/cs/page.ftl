### Co říká stránka.

## Home

page-welcome = Dvě obchodní hry u jednoho stolu
page-welcome-more = Zahraj si hned proti botům, nebo s přáteli zblízka i zdaleka. Účet není potřeba.
page-home = Úvod
page-navigation = Hlavní navigace
page-rules = Pravidla
page-about = O programu
page-language = Jazyk
page-theme-auto = Barvy: podle systému
page-theme-light = Barvy: světlé
page-theme-dark = Barvy: tmavé
page-my-tables = Moje stoly
page-open-tables = Otevřené stoly
page-no-open-tables = Žádný stůl teď nehledá hráče.
page-finished-games = Dohrané hry
page-no-finished-games = Žádná hra tu ještě neskončila.
page-join-by-link = Připojit se odkazem
page-paste-link = Vlož odkaz
page-join = Připojit se
page-no-link = To není odkaz na stůl.
page-your-turn = Jsi na řadě
page-waiting-for-players = Čeká na hráče
page-play-now = Hrát hned
page-new-table = Nový stůl
page-game-speicherstadt = Hamburská čtvrť skladů: fronta na lodě, kontrakty a hasiče – a kdy přestat přihazovat.
page-game-speicherstadt-facts = 2 až 5 hráčů · asi 45 minut · autor: Stefan Feld
page-game-mombasa = Čtyři obchodní společnosti, jeden kontinent: naplánuj karty tajně a vsaď na společnost, která roste.
page-game-mombasa-facts = 2 až 4 hráči · asi 2 hodiny · autor: Alexander Pfister
page-level = Síla botů
page-level-easy = Lehký
page-level-medium = Střední
page-level-hard = Těžký
page-guest = Host

## A new table

page-new-table-of = Nový stůl: { $game }
page-players = Hráči
page-seat = Místo { $number }
page-wish-me = Já
page-wish-bot = Bot: { $level }
page-wish-invited = Na pozvání
page-wish-open = Otevřené všem
page-hot-seat-is = Více lidí u jedné obrazovky: při každém střídání hráčů se zakryje.
page-variant-setup = Příprava
page-variant-setup-first = První hra
page-variant-setup-variable = Proměnlivá
page-edition = Edice
page-clock = Hodiny
page-clock-none = Žádné
page-clock-live = Naživo: 15 minut + 30 sekund na tah
page-clock-slow = Pomalu: 3 dny + 12 hodin na tah
page-title = Název
page-list-openly = Ukázat mezi otevřenými stoly
page-rated = Počítá se do žebříčku
page-make-table = Vytvořit stůl
page-start = Začít

## Before the start

page-table = Stůl
page-lobby-waits = Hra začne, až budou všechna místa obsazena, nebo s boty na zbylých místech.
page-seat-open = Volné místo
page-seat-invited = Místo pro pozvaného
page-bot = Bot { $number }
page-sit-down = Posadit se
page-copy-link = Kopírovat odkaz
page-copied = Zkopírováno
page-start-with-bots = Začít s boty na volných místech
page-is-here = Je tady
page-leave = Odejít

## The account

page-account = Ty
page-name = Jméno
page-save = Uložit
page-saved = Uloženo.
page-guest-is = V tomto prohlížeči jsi host. Zaregistruj se, aby šlo hrát i odjinud.
page-register-or-sign-in = Registrace nebo přihlášení
page-login = Přihlašovací jméno
page-password = Heslo
page-register = Zaregistrovat se
page-registered = Registrace je hotová.
page-sign-in = Přihlásit se
page-signed-in = Přihlášení proběhlo.
page-sign-out = Odhlásit se
page-sign-out-everywhere = Odhlásit se všude
page-preferences = Nastavení
page-confirm-turns = Potvrzovat každý tah
page-sound = Zvuk, když jsem na řadě
page-motion = Animace
page-ratings = Žebříček
page-games-played =
    { $count ->
        [one] ({ $count } hra)
        [few] ({ $count } hry)
       *[other] ({ $count } her)
    }
page-notifications = Oznámení
page-email = E-mail, když jsi na řadě
page-webhook = Webhook
page-webhook-shape = Druh webhooku
page-add = Přidat
page-remove = Odebrat
page-test = Vyzkoušet
page-test-sent = Zkušební zpráva byla odeslána.
page-email-unconfirmed = Zatím nepotvrzeno: otevři odkaz poslaný na tuto adresu.
page-email-link-again = Poslat odkaz znovu
page-email-link-sent = Odkaz byl odeslán.
page-email-confirmed = Tvá e-mailová adresa je potvrzena. Zprávy o tvých tazích teď chodí na ni.
page-email-link-old = Tento odkaz je příliš starý, nebo patří jiné adrese. Požádej o nový v nabídce pod svým jménem.
page-email-title = E-mailová adresa
page-not-sent = Nepodařilo se odeslat: { $reason }.
page-not-sent-address = adresa není veřejná
page-not-sent-connection = nikdo tam neodpovídá
page-not-sent-time = trvalo to příliš dlouho
page-not-sent-status = odpověď byla { $status }
page-not-sent-no-mail-server = tento server e-maily neposílá
page-not-sent-mail-server = poštovní server selhal
page-not-sent-refused = poštovní server adresu nepřijímá
page-your-data = Tvoje data
page-export = Exportovat vše
page-delete-account = Smazat mě…
page-delete-means = Tvé jméno zmizí z dohraných her a tvá místa převezmou boti. Nelze to vzít zpět.
page-delete-really = Smazat navždy
page-deleted = Smazáno.
page-open-record = Otevřít soubor se záznamem
page-to-rematch = K odvetě
page-voted = Chceš bota; vzít zpět
page-hook-broken = vypnuto

## At the table

page-board = Herní plán
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-side = Hráči, otázka a panely
page-panels = Panely
page-menu = Nabídka
page-close = Zavřít
page-round = Kolo { $round }
page-watching = Díváš se
page-you = ty
page-left = odešel
page-away = pryč
page-thinking = Přemýšlí
page-thinks = Přemýšlí: { $name } …
page-waiting-for = Čeká se na: { $name }
page-going-on = Hra pokračuje …
page-working = Okamžik …
page-score-now = Body, kdyby hra teď skončila
page-vote-bot = Ať hraje bot
page-leave-to-bot = Odejít: převezme to bot
page-come-back = Vrátit se na místo
page-keys = Klávesy: 1–9 volba, Enter potvrdí, U vezme zpět, R začne tah znovu.
page-options = Co můžeš udělat
page-turn-ready = Je tohle tvůj tah?
page-ends = Pak pokračují ostatní.
page-ends-chance = Pak se odkryje něco nového, takže už není cesty zpět.
page-confirm = Potvrdit
page-undo = Vzít zpět
page-restart = Tah znovu
page-back-to-here = Zpět před tuto volbu
page-money = Peníze
page-score = Body
page-changed = U stolu se něco stalo. Vyber znovu.
page-kept = Server není dostupný. Tvé volby zůstávají; zkus to znovu.
page-reconnecting = Spojení se přerušilo. Obnovuje se; nic se neztratí.
page-offline = Server není dostupný.
page-try-again = Zkusit znovu
page-not-loaded = Tuto část stránky se nepodařilo načíst.
page-loading = Načítání …
page-error-not-found = Takový stůl není, nebo ho nesmíš vidět.
page-error-signed-out = Nejdřív se přihlas.
page-error-taken = To už je obsazené.
page-error-too-many = Příliš mnoho požadavků. Chvíli počkej.
page-cover = Na řadě: { $name }
page-uncover = Hraje: { $name }
page-log = Záznam
page-log-earlier = Zobrazit dřívější události
page-scores = Body
page-chat = Chat
page-notes = Poznámky
page-since =
    { $count ->
        [one] Od tvého posledního tahu: { $count } událost
        [few] Od tvého posledního tahu: { $count } události
       *[other] Od tvého posledního tahu: { $count } událostí
    }
page-previous = Předchozí
page-next = Další
page-propose-undo = Navrhnout návrat před tento okamžik
page-proposal = { $name } navrhuje vrátit se před tuto událost:
page-agree = Souhlasím
page-refuse = Odmítnout
page-withdraw = Stáhnout
page-category = Kategorie
page-total = Celkem
page-rank = Pořadí
page-chat-empty = Zatím nikdo nic nenapsal.
page-chat-message = Zpráva
page-send = Odeslat
page-notes-are = Vidíš to jen ty.
page-wins = Vítěz: { $name }
page-replay = Přehrání
page-analyse = Rozebrat
page-analysis = Rozbor
page-replay-game = Partie
page-rematch = Odveta
page-download = Stáhnout záznam
page-fork = Hrát odtud dál
page-seed = Semínko náhody: { $seed }
page-step = Krok
page-to-start = Na začátek
page-the-start = Začátek hry.
page-play = Přehrát
page-pause = Pauza
page-chart = Body v průběhu hry: { $names }

## Speicherstadt’s board

page-harbour = Přístav
page-space = Políčko { $space }: { $card }, cena { $price }
page-space-empty = Políčko { $space } je prázdné
page-buy = Koupit
page-pass = Pas
page-supply = Co ještě přijde
page-pile = Balíček
page-winter = Zima
page-spring = Jaro
page-summer = Léto
page-autumn = Podzim
page-last-fire = Poslední požár
page-fires = Požáry, které přijdou
page-fire-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-bag = Váček
page-stock = Zásoba
page-goods = Zboží
page-no-goods = žádné
page-house = Kupecký dům
page-house-is = Uchová jedno zboží; dvě prodej za minci, nebo tři směň za jedno.
page-sell = Prodat { $count }
page-exchange = Směnit { $count }
page-done = Hotovo
page-warehouse = Sklad
page-show-whole = Zobrazit větší
page-start-player = Začínající hráč
page-merchants-home =
    { $count ->
        [one] { $count } kupec doma
        [few] { $count } kupci doma
       *[other] { $count } kupců doma
    }
page-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
page-firemen = Hasiči: { $count }
page-card-ship = Její zboží je tvoje: dodej ho, prodej nebo ulož.
page-card-contract = Dodej všechno zboží: na konci boduje, je-li úplný.
page-card-trader = Kupuje své zboží po minci za kus; na konci boduje.
page-card-fireman = Jeho hodnota se počítá při každém požáru: nejsilnější získávají, nejslabší ztrácejí.
page-card-fire = Nejvíc hasičů získá body, nejméně je ztratí.
page-card-counting-office = Čím víc jich máš, tím víc má každá na konci cenu.
page-card-warehouse = Uchová zboží mezi koly; na konci boduje.
page-card-bank = Při každém příjmu přinese minci navíc.
page-card-port = Na konci boduje za každou tvou loď.
page-card-chamber = Na konci boduje za každou tvou minci.
page-card-church = Na konci boduje.
page-card-prayer-boat = Na konci boduje.

## Rules and about

page-games = Hry
page-rules-of = Pravidla hry { $game }
page-rules-note = Každé pravidlo má číslo, na které odkazují vysvětlení i záznam. Čísla stran jsou z tištěných pravidel.
page-rule-number = Pravidlo { $rule }
page-rule-pages =
    { $count ->
        [one] (strana { $pages })
        [few] (strany { $pages })
       *[other] (strany { $pages })
    }
page-about-games = Hry a jejich tvůrci
page-about-authors = Speicherstadt je hra Stefana Felda. Mombasa je hra Alexandera Pfistera s ilustracemi Klemense Franze a Andrease Resche. Obě vydalo nakladatelství eggertspiele. Hry i jejich názvy patří autorům a vydavatelům. Pokud se ti tu líbí, kup si je: stůl s přáteli je lepší.
page-about-independent = Comptoir je nezávislé dílo fanoušků, vzniklo bez autorů a vydavatelů. Všechny texty i kresby jsou naše vlastní; nic z tištěných her není okopírováno.
page-about-house = Domácí vydání
page-about-house-text = Hraje se s domácím vydáním: odpovídá každému tvrzení pravidel. Kde pravidla ukazují jen obrázky, jsou hodnoty naše vlastní a nejsou opsány z tištěných dílů. Kdo hru vlastní, může program spustit s jejími hodnotami.
page-about-history = Historie za hrou Mombasa
page-about-history-1 = Mombasa se odehrává mezi obchodními společnostmi, které v koloniální době působily v Africe. Hra z toho dělá abstraktní soupeření o akcie a obchodní stanice. Dějiny takové nebyly: tyto společnosti si násilím braly půdu a bohatství, vykořisťovaly tamní obyvatele a bohatly z jejich nesvobodné práce. Lidé kontinentu, kteří měli vlastní státy, obchod a kultury, se ve hře vůbec neobjevují.
page-about-history-2 = Vykořisťování Afriky a jejích obyvatel patří k nejtemnějším kapitolám dějin a jeho následky trvají dodnes. Hru máme rádi pro její mechanismy; nechceme, aby to zakrývaly.
page-about-fair = Férová hra
page-about-fair-text = Nic skrytého neopustí server pro někoho, kdo to nesmí vědět, a boti nevidí víc než lidé. Po skončení hry se zveřejní její semínko náhody, takže každý může ověřit každou taženou kartu.

page-learn = Učit se hrou
page-hint-ask = Co radíš?
page-hint-thinks = Přemýšlí …
