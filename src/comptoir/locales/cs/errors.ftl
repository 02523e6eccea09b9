### Co server nemůže a co s tím.

## Požadavky

error-signed-out = Nejdřív se přihlas, nebo si jako host zvol jméno.
error-not-found = Nic takového tu není, nebo k tomu nemáš přístup.
error-too-often =
    { $wait ->
        [one] To bylo moc často. Počkej sekundu.
        [few] To bylo moc často. Počkej { $wait } sekundy.
       *[other] To bylo moc často. Počkej { $wait } sekund.
    }
error-unavailable = To teď server nemůže. Zkus to znovu; nic se neztratilo.
error-restarting = Server se za chvíli restartuje. Zkus to za okamžik znovu.
error-internal = Na serveru došlo k chybě a je zaznamenána. Nic potvrzeného se neztratilo.
error-malformed = Tomu server nerozuměl. Načti stránku znovu a zkus to ještě jednou.
error-illegal = To teď není možné.
error-no-method = To tato adresa nenabízí.
error-too-large = To je příliš velké.
error-too-much = To je moc najednou: nejvýš { $most }.
error-too-deep = Požadavek je příliš hluboce vnořený.
error-unstorable = Je v tom text nebo číslo, které nejde uložit.
error-not-utf8 = Text není v UTF-8.
error-not-json = Pošli JSON, s Content-Type: application/json.
error-other-origin = To musí přijít z vlastní stránky tohoto serveru (hlavička Origin).
error-same-moment = Někdo to ve stejnou chvíli změnil. Podívej se znovu a pak to zkus ještě jednou.
error-stale = Mezitím se něco stalo. Podívej se na stůl znovu.

## Lidé

error-has-account = Účet už máš. Chceš-li založit další, odhlas se.
error-wrong-login = Přihlašovací jméno nebo heslo není správné.
error-wrong-password = To není tvoje heslo.
error-old-password = Zadej i své staré heslo.
error-guest-password = Host nemá heslo. Nejdřív se zaregistruj.
error-login-taken = Toto přihlašovací jméno už někdo má. Zvol jiné.
error-login-shape = Přihlašovací jméno musí mít { $low } až { $high } písmen, číslic, teček, pomlček nebo podtržítek.
error-name-length = Jméno musí mít 1 až { $most } znaků.
error-name-invisible = Jméno nesmí obsahovat neviditelné znaky.
error-name-blank = Jméno musí mít aspoň jeden viditelný znak.
error-password-length = Heslo musí mít { $low } až { $high } znaků.
error-password-controls = Heslo nesmí obsahovat řídicí znaky.
error-settings-size = Nastavení smí mít nejvýš { $most } bajtů.
error-settings-depth = Nastavení smí být vnořené nejvýš do hloubky { $most }.
error-no-language = Takový jazyk tu není. Vyber jeden z těchto: { $all }.
error-no-email-address = To není e-mailová adresa.
error-no-email-yet = E-mailovou adresu zatím nemáš zadanou.
error-confirm-first = Nejdřív potvrď svou e-mailovou adresu odkazem, který na ni přišel.
error-confirmed-already = Tvoje e-mailová adresa už je potvrzená.
error-confirm-link-old = Platnost tohoto odkazu vypršela, nebo odkaz patří k jiné adrese. Požádej v nastavení o nový.
error-reset-link-old = Platnost tohoto odkazu vypršela, nebo už byl odkaz použit. Požádej o nový.
error-moving-link-old = Platnost odkazu vypršela. Vytvoř nový v prohlížeči, ve kterém hraješ.
error-signed-in-already = Tady už je přihlášený účet. Nejdřív se odhlas.
error-link-account = Máš účet: v druhém prohlížeči se přihlas přihlašovacím jménem a heslem.
error-no-mail-server = Tento server neposílá e-maily. Požádej jeho správce o odkaz na nové heslo.
error-no-webhook = Webhook je adresa, která začíná https:// nebo http://, bez hesla.
error-hooks-full = Víc webhooků mít nemůžeš. Nejdřív některý odeber.

## Stoly

error-no-table = Takový stůl neexistuje, nebo k němu nemáš přístup.
error-no-game = Hru „{ $game }“ tento server teď nemá. Nic se neztratilo: správce serveru ji může znovu nainstalovat.
error-no-edition = Hru „{ $game }“ s edicí „{ $edition }“ tento server nemá.
error-edition-gone = U tohoto stolu se hraje s edicí „{ $edition }“, kterou tento server teď nemá. Nic se neztratilo: správce serveru ji může vrátit.
error-closed-version = Partie u tohoto stolu začala podle pravidel, která tento program nezná. Nic se neztratilo: stůl zůstává, jak je.
error-closed-edition = Partie u tohoto stolu začala s edicí, kterou tento server teď nemá. Nic se neztratilo: stůl zůstává, jak je.
error-closed-journal = Deník tohoto stolu je poškozený: dokud nebude opravený, nikdo tu nemůže hrát.
error-not-closed = Nic nebrání tomu, aby se u tohoto stolu hrálo.
error-nothing-to-cut = Deník tohoto stolu je v pořádku: není co zkracovat.
error-wish-what = Přání je „end“ nebo „cut“.
error-no-say = Rozhodují o tom jen ti, kdo tu hrají.
error-no-lesson = { $game } nemá první partii s průvodcem. Založ místo toho stůl.
error-seat-wish = „{ $text }“ není přání k místu. Možná jsou me, open, invited nebo bot:ÚROVEŇ.
error-seat-kind = Místo může být open, invited nebo bot.
error-no-level = Úroveň „{ $level }“ neexistuje.
error-clock-range = Hodiny smějí mít 10 sekund až 90 dní a přidávat nejvýš 7 dní za tah.
error-rated-clock = Hodiny partie do žebříčku musí mít aspoň 5 minut.
error-rated-day = V partii do žebříčku se místo předává až po dni čekání.
error-bots-not-rated = Partie s boty se do žebříčku nepočítají.
error-hot-seat-not-rated = Partie u jedné obrazovky se do žebříčku nepočítají.
error-hot-seat-own = U stolu pro jednu obrazovku patří všechna místa tobě nebo botům.
error-sit-down-yourself = Posaď se i ty: jedno z míst musí být „me“.
error-seats-free = Některá místa jsou volná. Počkej na někoho, nebo je nech obsadit boty.
error-seats-taken = Všechna místa jsou obsazená.
error-seat-taken = Toto místo je obsazené.
error-seat-invited = Toto místo je pro někoho s pozvánkou.
error-invitation-used = Tato pozvánka už byla použita.
error-tables-full =
    { $most ->
        [one] Máš už { $most } nedohraný stůl: nejdřív ho dohraj.
        [few] Máš už { $most } nedohrané stoly: nejdřív některý dohraj.
       *[other] Máš už { $most } nedohraných stolů: nejdřív některý dohraj.
    }
error-not-your-table = To může jen ten, kdo stůl založil.
error-no-such-seat = Takové místo stůl nemá.
error-not-your-seat = To není tvoje místo.
error-no-seat-of-yours = U tohoto stolu nemáš místo.
error-own-seat = To je tvoje vlastní místo: uvolníš ho odchodem od stolu.
error-seated-already = U tohoto stolu už sedíš.
error-bot-plays-for-you = Na tomto místě hraje za tebe bot: nejdřív si místo vezmi zpět.
error-no-bot-for-you = Žádný bot tu za tebe nehraje.
error-no-vote = Hlasovat mohou jen ti, kdo tu hrají.
error-no-other-person = Na tomto místě teď nehraje nikdo jiný.
error-person-here = Tento člověk je u stolu.
error-not-waited-for = Stůl teď na tohoto člověka nečeká.
error-rematch-not-yours = O odvetu mohou požádat jen ti, kdo hráli.
error-message-length = Zpráva musí mít 1 až { $most } znaků.
error-notes-length = Poznámky smějí mít nejvýš { $most } znaků.

## Hraní

error-not-begun = Partie ještě nezačala.
error-begun = Partie už začala.
error-begun-watch = Partie už začala: můžeš se dívat.
error-game-over = Partie skončila.
error-not-over = Partie ještě neskončila.
error-not-over-journal = Partie neskončila: ukončete ji společně, pak může deník dostat každý.
error-not-over-secrets = Partie ještě neskončila; do té doby je v ní něco tajné.
error-not-asked = Nejsi na tahu: rady jsou jen pro tvůj vlastní tah.
error-no-hints-rated = U stolů do žebříčku rady nejsou.
error-no-hint = Tentokrát rada není. Zkus to znovu.
error-hints-busy = O rady teď žádá mnoho lidí. Zkus to znovu za chvíli.
error-bot-not-asked = Bot už není na tahu.
error-moved-while-thinking = Zatímco bot přemýšlel, něco se stalo.
error-empty-turn = Tah musí mít aspoň jednu volbu.
error-turn-over-before = Tah končí před „{ $choice }“: pošli jen to, co k němu patří.
error-turn-not-over = Tah není celý: odpovědí je celý tah.
error-undo-what = Vezmi zpět poslední volbu („last“) nebo celý tah („turn“).
error-answer-what = Odpověď je „consent“ nebo „refuse“.
error-go-back-what = Uveď řádek, ke kterému se vrátit, nebo odpověz.
error-absent-played = Potom hrál někdo, kdo tu teď není: { $name }. Partie se může vrátit nejdál do chvíle jeho odchodu.
error-no-line = Takový řádek neexistuje: začni řádkem, který už znáš.
error-no-such-action = Taková volba v této hře není.
error-bad-setup = Takový počet hráčů nebo takovou možnost hra nemá.
error-bad-record = To není zápis partie, který tu jde přehrát.
error-bad-edition = Tuto edici nejde použít: v jejím souboru je chyba.

## Rozbor

error-steps = Partie má kroky 0 až { $last }.
error-steps-not-yours = Vracet se jde jen v dohraných partiích a ve vlastních partiích u jedné obrazovky.
error-fork-own-seat = Dokud se hraje, můžeš pokračovat jen na vlastním místě.
error-not-a-fork = Tato partie nepokračuje od kroku jiné.
error-no-analysis = Tento server partie nerozebírá.
error-analyses-full =
    { $most ->
        [one] Čeká už { $most } tvůj rozbor: počkej na něj, nebo ho zastav.
        [few] Čekají už { $most } tvoje rozbory: na některý počkej, nebo některý zastav.
       *[other] Čeká už { $most } tvých rozborů: na některý počkej, nebo některý zastav.
    }
error-analysis-not-yours = Rozbor může zastavit jen ten, kdo o něj požádal, a ti, kdo hráli.
error-no-puzzle = Taková úloha neexistuje.
error-other-position = To je jiná pozice: podívej se na úlohu znovu.

## Klid mezi lidmi

error-banned = Správce tohoto serveru ti zakázal přístup. Pořád si můžeš vyžádat všechno, co je o tobě uloženo, a smazat svůj účet.
error-muted = Správce tohoto serveru ti zakázal psát: hrát můžeš dál.
error-block-yourself = Zablokovat sebe nejde.
error-blocks-full = Víc lidí zablokovat nejde. Nejdřív někoho odblokuj.
error-no-person = Takový člověk tu není.
error-no-such-person = Nikdo s přihlašovacím jménem nebo id „{ $who }“ tu není.
error-guest-host = Host nemůže být správcem: nejdřív se musí zaregistrovat.
error-is-host = To je správce: tohle může jen ten, kdo server provozuje, a to příkazem.
error-report-yourself = Nahlásit sebe nejde.
error-person-not-there = Tento člověk u toho stolu nebyl.
error-no-message = Tento člověk tam takovou zprávu nenapsal.
error-no-report = Takové hlášení není, nebo už ho někdo vyřídil.
error-no-confirmed-address = Není potvrzená e-mailová adresa, kam poslat odkaz. Kdo server provozuje, může odkaz vytvořit: comptoir admin reset.
error-avoids-someone = Ty a někdo u tohoto stolu spolu nehrajete.
error-no-game-here = U tohoto stolu se nehraje. Má-li zmizet, odstraň ho.
error-no-such-table = Stůl „{ $table }“ neexistuje.
error-picture-width = Požádej o obrázek široký { $least } až { $most } pixelů.
error-no-embedding = Tento server nedovoluje jiným stránkám zobrazovat jeho partie. Správce to může povolit: nastavení „embedders“.
