### Stránka: první hra s průvodcem

page-guide-step = Krok { $number } z { $count }
page-guide-progress = Jak daleko lekce je
page-guide-finished = Konec lekce
page-guide-leave = Zavřít lekci (můžeš v ní pokračovat později)
page-guide-return = Pokračovat v lekci
page-guide-next = Dál
page-guide-back = Zpět
page-guide-skip = Přeskočit tento krok
page-guide-wait = Na tahu je bot; za chvíli budeš ty.
page-guide-confirm = Zatím je to jen zkouška, kterou nikdo jiný nevidí. Potvrď tah, nebo ho vezmi zpět a vyber něco jiného.
page-guide-agrees = Přesně to měla lekce na mysli.
page-guide-differs = I to jde. Lekce měla na mysli něco jiného; hraj, jak chceš.
page-guide-end = Teď víš, jak se hraje. Hraj dál proti botovi, nebo začni novou hru; pravidla si můžeš kdykoli přečíst a „Co radíš?“ ti zůstává.
page-guide-play-on = Hrát dál proti botovi
page-guide-new = Nová hra
page-guide-other = Nauč se: { $game }

## Speicherstadt

page-guide-speicherstadt-welcome = Vítej v hamburské čtvrti skladů. Tvoji kupci ti v přístavu získávají karty a to, co nasbíráš, přináší body. Přidáme se ke hře po čtvrtém kole, aby už byly lodě. Hraješ proti lehkému botovi a nic se nepočítá do žebříčku.
page-guide-speicherstadt-fire = Právě vypukl požár, píše se o něm v záznamu. Kdo má nejvíc hasičů, získá body požáru, kdo nejméně, ztratí jich stejně. Tvůj hasič s 2 porazil botovu 1. Další požáry mají větší cenu.
page-guide-speicherstadt-offer = V tomto kole leží v přístavu tři karty: loď se třemi kusy zboží, kontrakt a hasič. Ukaž na kartu a přečteš si, k čemu je.
page-guide-speicherstadt-own = Tohle je tvoje: mince, tři kupci, hasič, obchodník s čajem a kontrakt na kávu a koření. Loď veze obojí a k tomu čaj.
page-guide-speicherstadt-bid-1 = Ty a bot střídavě stavíte po jednom kupci. Postav prvního nad loď, na pole 1: klikni na kartu, nebo vyber ze seznamu.
page-guide-speicherstadt-queue = Mince u karty je její cena: jedna za každého kupce nad ní. První se ptáme kupce, který stojí nejníž. Kdo pasuje, vezme si ho zpět a cena pro dalšího klesne o jednu.
page-guide-speicherstadt-bid-2 = Druhý kupec. Kde už stojíš, zdraží kartu i tobě; nad jinou kartou ti dá další šanci, nebo donutí bota zaplatit víc.
page-guide-speicherstadt-bid-3 = A třetí. Kupec nad kartou, kterou nakonec nechceš, jde prostě domů: nic to nestojí.
page-guide-speicherstadt-buy = Teď se karty prodávají zleva doprava. Když jsi na řadě, vidíš cenu: kup, nebo pasuj a mince si nech. Loď naplní tvůj kontrakt, takže za pár mincí stojí.
page-guide-speicherstadt-process = Zboží z koupené lodi leží před tebou. Klikni na kávu a koření a dodej je na kontrakt, čaj prodej obchodníkovi a pak skonči. Co se nikam nevejde, propadne; dům uchová jeden kus.
page-guide-speicherstadt-income = Kolo skončilo. Každý dostane minci a kdo nic nekoupil, ještě jednu. Hvězdička se posunula: teď staví první bot.
page-guide-speicherstadt-again = Leží tu nové karty. Toto kolo zahraj podle sebe: co ti která karta přinese a co by chtěl bot? Když váháš, zeptej se „Co radíš?“.
page-guide-speicherstadt-scoring = Takhle to jde až do posledního požáru. Pak se počítají body: úplné kontrakty 5, 8 nebo 11, obchodníci, kontory, čím víc, tím cennější, zvláštní budovy a to, co přinesly požáry. Vyhrává nejvíc bodů.
page-guide-speicherstadt-advice = Pamatuj si dvě věci: mincí je málo, takže i pas je dobrý tah; a kdo nemá hasiče, platí při každém požáru.
page-guide-speicherstadt-ask-lay = Jmenuj postupně zboží, které dáváš.
page-guide-speicherstadt-ask-take = Vezmi ze zásoby zboží, které nejvíc potřebuješ.
page-guide-speicherstadt-ask-keep = Vejde se jeden z nich: který se ještě může hodit?
page-guide-speicherstadt-did-bought = Koupeno! Karta je tvoje a všichni kupci nad ní šli domů.
page-guide-speicherstadt-did-passed = Pas: mince ti zůstanou a další v řadě může koupit o jednu levněji.

## Mombasa

page-guide-mombasa-welcome = Vítej ve hře Mombasa. Čtyři obchodní společnosti se šíří po mapě Afriky a ty máš prsty ve všech. Na konci se počítají peníze a také akcie, diamanty a knihy. Vše je připraveno na první ze sedmi kol. Hraješ proti lehkému botovi a nic se nepočítá do žebříčku.
page-guide-mombasa-map = V rozích leží sídla společností, plná stanic. Každá stanice, která ze sídla odejde do regionu, tam odkryje místo; mince, které jsou vidět, jsou hodnota jedné akcie.
page-guide-mombasa-tracks = Každá společnost má stupnici. Krok za krokem se tvůj kámen blíží k další akcii: čísla nad políčky říkají, kolik jich odtud máš. Na stupnici Kapského Města máš náskok a jednu akcii.
page-guide-mombasa-own = Tvá deska: tři akční místa a pod každým odpočívající karty; ruka; a dvě stupnice, jedna pro diamanty, druhá pro knihy, kde čeká tvůj kalamář.
page-guide-mombasa-plan = Všichni plánují tajně: na každé místo jedna karta. Co naplánuješ, to můžeš v tomto kole dělat.
page-guide-mombasa-ask-plan-1 = Místo 1: zkus kávu s 2. Za zboží se kupují karty nebo kroky na stupnicích.
page-guide-mombasa-ask-plan-2 = Místo 2: účetní. Posouvá kalamář a získává knihy.
page-guide-mombasa-ask-plan-3 = Místo 3: expanze s 2. Tak se společnost dostává do nových regionů.
page-guide-mombasa-reveal = Teď jsou všechny karty odkryté; co naplánoval bot, stojí u jeho jména. Střídavě každý udělá jednu akci, dokud někdo ještě chce.
page-guide-mombasa-bookkeeper = Nejdřív použij účetního, dokud káva leží odkrytá: první kniha chce kávu. Použitá karta se otočí a už se nepočítá.
page-guide-mombasa-ask-ledger = Posuň kalamář dopředu: máš, co kniha chce. Kde se zastaví, dostaneš odměnu knihy. Potom přijdou body samotné karty.
page-guide-mombasa-ask-points = Účetní body: kniha A nebo B stojí 1, kniha C 2; bod může být i libra. Hledej knihu, která chce to, co často plánuješ.
page-guide-mombasa-ask-place = Polož knihu na první prázdné políčko za ostatními: kalamář mezery nepřeskočí.
page-guide-mombasa-ask-next = Máš několik nových knih: která jde na stupnici první?
page-guide-mombasa-did-bookkeeper = Tvůj účetní odvedl práci.
page-guide-mombasa-books = Knihy jsou cestou kalamáře: příště může jít dál, knihu po knize, mají-li odkryté karty, co která chce. Čím dál dojde, tím víc liber na konci vynese; cestou odemkne další akční místo.
page-guide-mombasa-expand = Teď expanduj. Za 2 body může Kapské Město, jehož akcii máš, obsadit dva regiony vedle svého sídla.
page-guide-mombasa-ask-company = Která společnost? Ta, jejíž akcie máš nebo chceš mít: zkus Kapské Město.
page-guide-mombasa-ask-enter = Co svítí, je na dosah. Jednoduchá hranice stojí 1 bod, dvojitá 2, stanice jiné společnosti o 1 víc. Dostaneš, co region ukazuje.
page-guide-mombasa-ask-column = Z kterého sloupce stanice jde? Odejde přední a místo pod ní se odkryje.
page-guide-mombasa-ask-return = Odstraněná stanice jde domů: vyber sloupec.
page-guide-mombasa-did-expand = Společnost vyrostla a ty máš, co nové regiony ukazují.
page-guide-mombasa-oust = V regionu je místo pro jednu stanici. Kdo obsadí region jiné společnosti, její stanici odstraní: vrátí se do svého sídla a zakryje místo, takže ty akcie ztratí hodnotu.
page-guide-mombasa-goods = Použij kávu. Její 2 jednotky koupí kartu z nabídky, nebo jsou kroky na stupnicích podle tvé volby.
page-guide-mombasa-ask-goods = Cena na bedně vedle karty je to, co stojí. Karta jde do ruky pro další kola. Nebo kartu neber: pak jsou všechny jednotky kroky.
page-guide-mombasa-ask-step = Krok za jednotku. Zlaté políčko dá libru nebo dvě a odemkne bonus stupnice: na stupnici Kapského Města je jedno blízko.
page-guide-mombasa-ask-advance = Jdi dál, nebo zůstaň. Překročit červenou čáru stojí tolik liber, kolik ukazuje.
page-guide-mombasa-ask-track = Na které stupnici chceš kroky?
page-guide-mombasa-ask-remove = Smíš vyřadit stanice ze sídel: odkryje to místa a akcie zdraží.
page-guide-mombasa-ask-choose = Vyber si odměnu.
page-guide-mombasa-ask-buy = Kup kartu za libry, nebo žádnou.
page-guide-mombasa-ask-sell = Kterou kartu z ruky navždy oddáš? Vynese číslo na bedně a 2 libry navíc.
page-guide-mombasa-did-goods = Zboží je prodané: karta leží lícem dolů do konce kola.
page-guide-mombasa-did-merchant = Obchodník s diamanty posunul tvůj diamant.
page-guide-mombasa-did-marker = Tvůj kámen to políčko blokuje do konce kola a máš, co dává.
page-guide-mombasa-special = Ještě ke stupnicím: zlaté políčko ti dá libru nebo dvě, znovu zaplatí těm, kdo tam byli dřív, a odemkne bonus stupnice. Červená čára je povinná splátka: zaplať, nebo zůstaň před ní.
page-guide-mombasa-marker = Máš také tři bonusové kameny. Každý jde na volné políčko vlevo: stát se začínajícím hráčem, koupit nebo prodat kartu, za převahu ve zboží či expanzi, nebo rezervovat destičku. Zkus to.
page-guide-mombasa-diamonds = Diamanty dávají regiony, knihy a obchodníci s diamanty, které si můžeš koupit. Tvůj diamant jde po horní stupnici; jako kalamář odemyká akční místo a čím je dál, tím víc liber vynese.
page-guide-mombasa-end = Když už nic dělat nechceš, ukonči své kolo. Do té doby můžeš použít zbylé kameny a karty.
page-guide-mombasa-ask-deck = Vezmi si jednu řadu použitých karet: příští kolo je máš v ruce. Vyber, co ti nejvíc chybí.
page-guide-mombasa-rest = Zahrané karty teď odpočívají, každá v řadě svého místa. Za kolo se vrátí jen jedna řada, takže záleží na tom, které karty leží spolu.
page-guide-mombasa-prepare = Když oba skončí, připraví se další kolo: mince ze stupnice kol jdou ke knihám, karty se posunou doprava, kde jsou levnější, a kameny se vrátí i s rezervovanými destičkami.
page-guide-mombasa-scoring = Po sedmi kolech se počítá: tvé libry, akcie každé společnosti krát jejich hodnota a hodnoty, které minul diamant a kalamář. Kdo má nejvíc, vyhrává.
