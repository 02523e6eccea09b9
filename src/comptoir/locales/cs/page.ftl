### Co říká stránka.

## Home

page-welcome = Deskové hry u jednoho stolu
page-welcome-more = Zahraj si hned proti botům, nebo s přáteli zblízka i zdaleka. Účet není potřeba.
page-home = Úvod
page-navigation = Hlavní navigace
page-rules = Pravidla
page-how-to-play = Jak se hraje
page-about = O programu
page-language = Jazyk
page-theme-auto = Barvy: podle systému
page-theme-light = Barvy: světlé
page-theme-dark = Barvy: tmavé
page-my-tables = Moje stoly
page-tables-more = a ještě { $count }
page-tables-fewer = Ukázat méně
page-open-tables = Otevřené stoly
page-no-open-tables = Žádný stůl teď nehledá hráče.
page-finished-games = Dohrané partie
page-no-finished-games = Žádná partie tu ještě neskončila.
page-join-by-link = Připojit se přes odkaz
page-paste-link = Vlož odkaz
page-join = Připojit se
page-no-link = To není odkaz na stůl.
page-your-turn = Jsi na tahu
page-waiting-for-players = Čeká na hráče
page-play-now = Hrát hned
page-new-table = Nový stůl
page-game-facts = { $least } až { $most } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    } · { $length } · autor: { $authors }
page-game-minutes = asi { $minutes } minut
page-game-hours =
    { $hours ->
        [one] asi { $hours } hodinu
        [few] asi { $hours } hodiny
       *[other] asi { $hours } hodin
    }
page-against-bots =
    { $count ->
        [one] proti { $count } botovi:
        [few] proti { $count } botům:
        [many] proti { $count } bota:
       *[other] proti { $count } botům:
    }
page-level = Síla botů
page-level-easy = Lehký
page-level-medium = Střední
page-level-hard = Těžký
page-level-expert = Expert
page-guest = Host

## A new table

page-new-table-of = Nový stůl: { $game }
page-players = Hráči
page-seat = Místo { $number }
page-wish-me = Já
page-wish-bot = Bot: { $level }
page-wish-invited = Na pozvání
page-wish-open = Otevřené všem
page-hot-seat-is = Více lidí u jedné obrazovky: obrazovka se zakryje, kdykoli je na tahu někdo jiný.
page-hot-seat-open = Více lidí u jedné obrazovky: tady není nic tajné, obrazovka jen řekne, kdo je na tahu.
page-edition = Edice
page-clock = Hodiny
page-clock-none = Žádné
page-clock-off = Bez hodin
page-clock-live = Naživo: 15 minut + 30 sekund na tah
page-clock-slow = Pomalu: 3 dny + 12 hodin na tah
page-clock-quick = Rychle: 5 minut + 10 sekund na tah
page-clock-day = Tah denně: 1 den na tah
page-clock-terms = Hodiny: { $bank } + { $more } na tah
page-clock-bank = Hodiny: { $bank }
page-seat-name = Jméno na místě { $number }
page-title = Název
page-list-openly = Ukázat mezi otevřenými stoly
page-rated = Počítá se do žebříčku
page-make-table = Vytvořit stůl
page-start = Začít

## Before the start

page-table = Stůl
page-lobby-waits = Partie začne, až budou všechna místa obsazena a spustíš ji, nebo hned, jakmile prázdná obsadíš boty.
page-lobby-start = Všechna místa jsou obsazena: můžeš partii spustit.
page-lobby-host = { $name } spustí partii, až budou všechna místa obsazena.
page-lobby-host-full = Všechna místa jsou obsazena: { $name } teď může partii spustit.
page-invites-you = { $name } tě zve ke hře { $game }
page-your-name = Tvoje jméno
page-names = Anna, Bára, Cyril, David, Ema, Filip, Hana, Ivan, Jana, Karel, Lenka, Marek
page-name-suggested = Jen návrh: přepiš ho svým jménem.
page-name-another = Jiný návrh
page-seat-open = Volné místo
page-seat-invited = Místo pro pozvaného
page-seat-kept = { $name } (pozvánka)
page-invited = Máš pozvánku k tomuto stolu. Hraješ, jen pokud ji přijmeš.
page-accept = Přijmout
page-decline = Odmítnout
page-invitation = Pozvánka
page-bot = Bot { $number }
page-sit-down = Posadit se
page-copy-link = Kopírovat odkaz
page-link-all =
    { $count ->
        [one] Pošli tento odkaz: pustí ke stolu ještě { $count } člověka.
        [few] Pošli tento odkaz: pustí ke stolu ještě { $count } lidi.
       *[other] Pošli tento odkaz: pustí ke stolu ještě { $count } lidí.
    }
page-link-only-here = Tento odkaz funguje jen na tomto počítači. Aby fungoval i na jiných zařízeních, spusť server znovu příkazem „{ $command }“ a otevři tuto stránku na adrese počítače v síti: viz docs/hosting.md.
page-link-not-here = Tento odkaz funguje jen na tomto počítači. Otevři tuto stránku na adrese počítače v síti a pošli odkaz odtud: viz docs/hosting.md.
page-link-used = Tato pozvánka už byla využita: všechna místa jsou obsazena.
page-link-late = Pozvánka přišla pozdě: partie začala bez tebe. Můžeš se dívat.
page-remove-person = Odebrat: { $name }
page-removed = Ten, kdo stůl založil, uvolnil tvé místo.
page-copied = Zkopírováno
page-copy-by-hand = Odkaz tu nelze zkopírovat automaticky: je označený, zkopíruj ho ručně.
page-start-with-bots = Začít s boty na volných místech
page-is-here = Online
page-leave = Odejít od stolu

## The account

page-account = Tvůj účet
page-name = Jméno
page-save = Uložit
page-saved = Uloženo.
page-guest-is = V tomto prohlížeči jsi host. Zaregistruj se a můžeš hrát i na jiných zařízeních.
page-login-is = Přihlášený účet: { $login }.
page-change-password = Změnit heslo
page-old-password = Staré heslo
page-new-password = Nové heslo (8 až 200 znaků)
page-password-changed = Heslo je změněno. Všude jinde proběhlo odhlášení.
page-move-link = Hrát dál v jiném prohlížeči
page-move-means = Otevři tento odkaz v druhém prohlížeči do hodiny a budeš tam hrát dál jako tentýž host. Kdo ho má, hraje za tebe: nech si ho pro sebe.
page-move-ask = Tento odkaz přenese místa hosta do tohoto prohlížeče.
page-move-here = Hrát dál tady
page-seat-yours = Patří některé z těchto míst tobě? Přihlas se, nebo si v části „Tvůj účet“ vytvoř odkaz v prohlížeči, ve kterém hraješ.
page-signed-out = V tomto prohlížeči proběhlo odhlášení: teď se jen díváš.
page-register-or-sign-in = Registrace nebo přihlášení
page-login = Přihlašovací jméno
page-password = Heslo
page-register = Zaregistrovat se
page-registered = Registrace je hotová.
page-sign-in = Přihlásit se
page-signed-in = Přihlášení proběhlo.
page-about-person = O hráči { $name }
page-hosts = Správa
page-banned = Správce tohoto serveru ti zakázal přístup. Pořád si můžeš stáhnout svá data a smazat účet.
page-muted = Správce tohoto serveru ti zakázal psát: hrát můžeš dál.
page-forgot-password = Nepamatuješ si heslo?
page-sign-out = Odhlásit se
page-sign-out-everywhere = Odhlásit se všude
page-preferences = Nastavení
page-confirm-turns = Potvrzování tahů
page-confirm-turns-each = vždy tlačítkem
page-confirm-turns-moment = jen tahy na více kliknutí
page-confirm-turns-none = nikdy: hrát hned
page-sound = Zvuk, když jsem na tahu
page-notify = Oznámení prohlížeče, když jsem na tahu, dokud je tato stránka otevřená
page-notify-denied = Prohlížeč tu oznámení nepovoluje. Můžeš to změnit v jeho nastavení pro tuto stránku.
page-motion = Animace
page-ratings = Žebříček
page-games-played =
    { $count ->
        [one] ({ $count } partie)
        [few] ({ $count } partie)
       *[other] ({ $count } partií)
    }
page-notifications = Oznámení
page-email = E-mail, když jsi na tahu
page-webhook = Webhook
page-webhook-shape = Druh webhooku
page-add = Přidat
page-remove = Odebrat
page-remove-lesson = Odebrat tuto lekci?
page-remove-lesson-more = Zmizí z tvého seznamu a nepůjde v ní pokračovat. Novou můžeš začít kdykoli.
page-test = Vyzkoušet
page-test-sent = Zkušební zpráva byla odeslána.
page-email-unconfirmed = Zatím nepotvrzeno: otevři odkaz poslaný na tuto adresu.
page-email-link-again = Poslat odkaz znovu
page-email-link-sent = Odkaz byl odeslán.
page-no-mail = Tento server neposílá e-maily. Webhook funguje.
page-no-email-ask = Mají e-maily o tvých tazích přestat chodit? Tvá adresa se z tohoto serveru odebere.
page-no-email-yes = Odebrat adresu
page-no-email-done = Adresa je odebrána. Už žádný e-mail nepřijde.
page-email-confirmed = Tvá e-mailová adresa je potvrzena. Zprávy o tvých tazích teď chodí na ni.
page-email-link-old = Platnost tohoto odkazu vypršela, nebo odkaz patří k jiné adrese. Požádej o nový na stránce svého účtu.
page-email-title = E-mailová adresa
page-not-sent = Nepodařilo se odeslat: { $reason }.
page-not-sent-address = adresa není veřejná
page-not-sent-connection = nepřišla odpověď
page-not-sent-time = trvalo to příliš dlouho
page-not-sent-status = odpověď byla { $status }
page-not-sent-no-mail-server = tento server e-maily neposílá
page-not-sent-mail-server = poštovní server nahlásil chybu
page-not-sent-refused = poštovní server adresu odmítl
page-your-data = Tvoje data
page-export = Exportovat vše
page-delete-account = Smazat můj účet…
page-delete-means = Tvé jméno zmizí z dohraných partií a tvá místa převezmou boti. Nelze to vzít zpět.
page-delete-really = Smazat navždy
page-deleted = Účet byl smazán.
page-open-record = Otevřít soubor se zápisem partie
page-to-rematch = Přejít k odvetě
page-voted = Hlasuješ pro bota (stáhnout hlas)
page-hook-broken = vypnutý

## At the table

page-board = Hrací deska
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-zoom-own = Zvětšit i vlastní desku
page-side = Hráči, otázka a panely
page-panels = Panely
page-menu = Nabídka
page-close = Zavřít
page-cancel = Zrušit
page-round = Kolo { $round }
page-watching = Díváš se
page-you = ty
page-left = mimo hru
page-out-of-time = čas vypršel
page-watchers =
    { $count ->
        [one] { $count } člověk se dívá
        [few] { $count } lidé se dívají
       *[other] { $count } lidí se dívá
    }
page-away = offline
page-thinking = Přemýšlí
page-thinks = Přemýšlí: { $name }…
page-waiting-for = Čeká se na: { $name }
page-going-on = Partie pokračuje…
page-working = Okamžik…
page-score-now = Body, kdyby partie teď skončila
page-vote-bot = Hlasovat pro bota
page-vote-later = Od { $time } můžeš hlasovat pro bota.
page-votes = Pro bota: { $names }
page-leave-to-bot = Odejít od stolu: převezme to bot
page-notice-left = { $name } odchází; dál hraje bot.
page-notice-replaced = { $name } nepřichází; dál hraje bot.
page-notice-out_of_time = { $name }: čas vypršel; dál hraje bot.
page-notice-returned = { $name } je zpět.
page-notice-warned = { $name } chybí; ostatní chtějí, aby za 10 minut převzal hru bot.
page-notice-unrated = Tato partie se nepočítá do žebříčku: { $name } používá stejný prohlížeč nebo stejnou adresu jako někdo jiný u stolu.
page-notice-went_back = Partie se vrátila zpět na přání: { $name }.
page-notice-took_back = { $name } bere poslední tah zpět.
page-notice-refused = { $name } nechce nic brát zpět.
page-notice-proposed = { $name } navrhuje vzít tahy zpět.
page-notice-agreed = { $name } souhlasí s vzetím tahů zpět.
page-notice-withdrawn = { $name } stahuje návrh vzít tahy zpět.
page-notice-lapsed = Hrálo se dál: návrh vzít tahy zpět ({ $name }) už neplatí.
page-notice-removed = { $name }: místo bylo uvolněno.
page-bot-takes-over = Bot převezme hru v { $time }
page-bot-plays-for-you = Hraje za tebe bot.
page-out-of-time-you = Tvůj čas vypršel: hraje za tebe bot.
page-rated-rules = Počítá se do žebříčku: když za tebe bot odehraje třeba jediný tah, počítá se ti partie jako prohraná. Partie lidí v jednom prohlížeči nebo na jedné adrese se nepočítají.
page-leave-rated = Tato partie se počítá do žebříčku. Když odejdeš, bude se ti počítat jako prohraná, i když se vrátíš. Odejít?
page-leave-sure = Odejít? Bot bude hrát za tebe, dokud se nevrátíš.
page-lost = počítá se jako prohra
page-come-back = Vrátit se na místo
page-keys = Klávesy: 1–9, pak a, b, c… vybere, Enter potvrdí, U vezme zpět, R začne tah znovu.
page-options = Co můžeš udělat
page-options-below = ještě { $count }
page-turn-ready = Zahrát tento tah?
page-turn-soon = Tento tah se za chvíli zahraje, pokud ho nevezmeš zpět
page-turn-waits = Čeká, dokud ho nepotvrdíš.
page-ends = Pak hrají ostatní.
page-ends-chance = Odkryje se tím něco nového: potom to vezmeš zpět, jen když budou všichni ostatní u stolu souhlasit.
page-ends-chance-alone = Odkryje se tím něco nového: potom to vezmeš zpět už jen šipkou v záznamu.
page-confirm = Potvrdit
page-undo = Vzít zpět
page-undo-told = Svůj tah můžeš ještě vzít zpět; { $name } se to dozví.
page-restart = Začít tah znovu
page-back-to-here = Vzít zpět až k této volbě
page-money = Peníze
page-score = Body
page-changed = U stolu se něco stalo. Vyber znovu.
page-kept = Server není dostupný. Tvé volby zůstávají; zkus to znovu.
page-reconnecting = Spojení se přerušilo. Obnovuje se… Nic z toho, co děláš, se neztratí.
page-offline = Server není dostupný.
page-try-again = Zkusit znovu
page-not-loaded = Tuto část se nepodařilo načíst.
page-nothing-here = Na této adrese nic není.
page-loading = Načítání…
page-closed-version = Tato partie začala podle verze pravidel, kterou tento server už nepodporuje. Nic není ztraceno: partie zůstává uložena tak, jak je.
page-closed-edition = Tato partie začala s edicí, kterou tento server teď nemá. Nic není ztraceno: partie zůstává uložena tak, jak je.
page-closed-journal = Deník této partie je od řádku { $line } poškozen, takže nikdo nemůže hrát dál. Všechno před tímto řádkem je uloženo.
page-closed-ended = Partie byla ukončena bez výsledku. Nikomu se nepočítá.
page-closed-end = Souhlasím s ukončením partie
page-closed-cut = Souhlasím s návratem k poslednímu správnému kroku ({ $steps })
page-closed-withdraw = Už nesouhlasím
page-closed-needs = Ještě musí souhlasit: { $names }
page-closed-download = Stáhnout všechno, co se stalo
page-cover = Na tahu: { $name }
page-uncover = Jsem { $name }
page-cover-back = Zpět: { $name }
page-cover-keys = Klávesnicí: Tab, pak Enter.
page-log = Záznam
page-log-earlier = Zobrazit dřívější události
page-scores = Body
page-chat = Chat
page-notes = Poznámky
page-since =
    { $count ->
        [one] Od tvého posledního tahu: { $count } tah
        [few] Od tvého posledního tahu: { $count } tahy
       *[other] Od tvého posledního tahu: { $count } tahů
    }
page-propose-undo = Navrhnout vzít zpět vše od tohoto místa
page-go-back-from = Vzít zpět vše od tohoto místa
page-go-back-ask = Vzít zpět vše od tohoto místa?
page-go-back-lost =
    { $count ->
        [one] Vezme se zpět { $count } řádek záznamu a už ho nepůjde obnovit.
        [few] Vezmou se zpět { $count } řádky záznamu a už je nepůjde obnovit.
        [many] Vezme se zpět { $count } řádku záznamu a už ho nepůjde obnovit.
       *[other] Vezme se zpět { $count } řádků záznamu a už je nepůjde obnovit.
    }
page-go-back-rounds =
    { $count ->
        [one] Partie se vrátí o { $count } kolo.
        [few] Partie se vrátí o { $count } kola.
        [many] Partie se vrátí o { $count } kola.
       *[other] Partie se vrátí o { $count } kol.
    }
page-go-back-yes = Vzít to všechno zpět
page-go-back-no = Nechat partii, jak je
page-proposal = { $name } navrhuje vzít zpět vše od tohoto místa:
page-proposal-agreed = Souhlasí: { $names }
page-proposal-asked = Zatím bez odpovědi: { $names }
page-agree = Souhlasím
page-refuse = Odmítnout
page-withdraw = Stáhnout návrh
page-category = Kategorie
page-total = Celkem
page-rank = Pořadí
page-place = { $rank }.
page-chat-empty = Zatím nikdo nic nenapsal.
page-someone-gone = Někdo, kdo už tu není
page-chat-message = Zpráva
page-send = Odeslat
page-notes-are = Vidíš to jen ty.
page-wins = Vítěz: { $name }
page-replay = Přehrání
page-analyse = Rozebrat
page-analysis = Rozbor
page-replay-game = Partie
page-rematch = Odveta
page-rematch-asked = Čeká na tebe odveta.
page-rating = Rating
page-download = Stáhnout zápis partie
page-fork = Hrát odtud za všechny
page-fork-about = Nový stůl od tohoto kroku; tato partie zůstane, jak je. Proti botům hraješ na jednom místě a boti na ostatních.
page-fork-friends = Hrát dál s přáteli
page-check-draws = Zkontrolovat losování
page-seed = Semínko náhody: { $seed }
page-step = Krok
page-to-start = Na začátek
page-event-by-event = Událost po události
page-the-start = Začátek partie.
page-play = Přehrát
page-pause = Pauza
page-chart = Body v průběhu partie: { $names }

## Rules and about

page-games = Hry
page-rules-of = Pravidla hry { $game }
page-rules-note = Každé pravidlo má číslo, na které odkazují vysvětlení i záznam. Čísla stran jsou z tištěných pravidel.
page-rule-number = Pravidlo { $rule } (otevře se na nové kartě)
page-rule-pages =
    { $count ->
        [one] (strana { $pages })
        [few] (strany { $pages })
       *[other] (strany { $pages })
    }
page-about-games = Hry a jejich tvůrci
page-about-authors = Speicherstadt je hra Stefana Felda. Mombasa je hra Alexandera Pfistera s ilustracemi Klemense Franze a Andrease Resche. Obě vydalo nakladatelství eggertspiele. Hry i jejich názvy patří autorům a vydavatelům. Pokud se ti tu hry líbí, kup si je: skutečný stůl s přáteli nic nenahradí.
page-about-independent = Comptoir je nezávislé dílo fanoušků, není spojeno s autory ani vydavateli. Všechny texty i kresby jsou naše vlastní; nic z tištěných her není okopírováno.
page-about-house = Naše edice
page-about-house-text = Hraje se s naší edicí, která odpovídá každému tvrzení pravidel. Kde pravidla ukazují jen obrázky, jsou hodnoty naše vlastní a nejsou opsány z herních dílů. Vlastníš-li hru, můžeš hrát s jejími tištěnými hodnotami.
page-about-history = Historické pozadí hry Mombasa
page-about-history-1 = Mombasa se odehrává ve světě obchodních společností, které v koloniální době působily v Africe. Hra z toho dělá abstraktní soupeření o akcie a obchodní stanice. Dějiny takové nebyly: tyto společnosti si násilím braly půdu a bohatství, vykořisťovaly tamní obyvatele a bohatly z jejich nesvobodné práce. Obyvatelé kontinentu, kteří měli vlastní státy, obchod a kultury, se ve hře vůbec neobjevují.
page-about-history-2 = Vykořisťování Afriky a jejích obyvatel patří k nejtemnějším kapitolám dějin a jeho následky trvají dodnes. Hru máme rádi pro její mechanismy; nechceme, aby to zakrývaly.
page-about-fair = Férová hra
page-about-fair-text = Server nikdy neposílá skryté informace hráči, který je nesmí znát, a boti nevidí víc než lidé. Po skončení partie se zveřejní její semínko náhody, takže každý může ověřit každou taženou kartu.
page-about-compiled = Comptoir { $version }, zkompilovaný engine.
page-about-plain = Comptoir { $version }, engine v čistém Pythonu. Hraje stejně, jen pomaleji.

page-learn = Učit se hrou
page-hint-line = Potom možná: { $line }
page-hint-reply = { $name }: { $turn }
page-hint-ask = Požádat bota o radu
page-hint-thinks = Přemýšlí…

## Příběh tahu

page-pace = Tahy ostatních
page-pace-slow = pomalu
page-pace-normal = normálně
page-pace-fast = rychle
page-pace-once = hned
page-story = Co se děje
page-story-next = Ukázat dál
page-story-skip = Přeskočit k aktuálnímu stavu
page-log-setup = Příprava
page-log-more = Podrobnosti
page-log-newest = Nejnovější řádky
page-round-back = Předchozí kolo
page-round-ahead = Další kolo
page-to-end = Na konec
page-turn-back = Předchozí tah
page-turn-ahead = Další tah
page-replay-start = Začátek
page-replay-by-round = Kolo
page-replay-by-turn = Tah
page-replay-end = Konec
page-speed = Rychlost
page-replay-round =
    { $round ->
        [0] Příprava hry
       *[1] { $round }. kolo
    }

## Konec

page-best-turn = Nejvíc bodů najednou: { $name }, { $round }. kolo (+{ $points })
page-worst-turn = Nejvíc bodů ztracených najednou: { $name }, { $round }. kolo (−{ $points })
page-costliest-turn = Nejdražší tah podle analýzy: { $name }, { $round }. kolo (−{ $points })
