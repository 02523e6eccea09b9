# The page: the guided first game of Speicherstadt

page-guide-speicherstadt-welcome = Vítej v hamburské čtvrti skladů. Tvoji kupci ti v přístavu získávají karty a to, co nasbíráš, přináší body. Přidáme se k partii po čtvrtém kole, kdy už jsou lodě. Hraješ proti lehkému botovi a tato partie se nepočítá do žebříčku.
page-guide-speicherstadt-fire = Právě vypukl požár. Hodnoty hasičů se sečtou: nejvyšší součet získá body požáru, nejnižší stejný počet bodů ztratí. Při shodě získají nebo ztratí všichni s tímto součtem, a když mají všichni stejně, nestane se nic. Tvůj hasič s hodnotou 2 porazil botovu jedničku. Další požáry mají větší cenu.
page-guide-speicherstadt-offer = V tomto kole leží v přístavu tři karty: loď se třemi kostkami zboží, kontrakt a hasič. Ukaž na kartu, nebo na ní podrž prst, a přečteš si, k čemu je.
page-guide-speicherstadt-own = Tohle je tvoje: mince, tři kupci, hasič, obchodník s čajem a kontrakt na kávu a koření. Loď veze obojí a k tomu čaj.
page-guide-speicherstadt-bid-1 = Ty a bot střídavě stavíte po jednom kupci, dokud nestojí všichni: vynechat tady nejde. Postav prvního nad loď, na pole 1: vyber kartu na hrací desce, nebo v seznamu.
page-guide-speicherstadt-queue = Mince u karty je její cena: jedna za každého kupce nad ní. Jako první rozhoduje kupec, který stojí nejníž. Kdo se karty vzdá, vezme si kupce zpět a cena pro dalšího klesne o 1. Karta, kterou nikdo nekoupí, se odhodí.
page-guide-speicherstadt-bid-2 = Druhý kupec: zkus kontrakt, nebo hasiče. V řadě, kde už stojíš, zdraží kartu i tobě; nad jinou kartou ti dá další šanci, nebo donutí bota zaplatit víc.
page-guide-speicherstadt-bid-3 = A třetí. Kupec nad kartou, kterou nakonec nechceš, jde prostě domů: nic to nestojí.
page-guide-speicherstadt-buy = Teď se karty prodávají zleva doprava. Když jsi na tahu, vidíš cenu: kup, nebo se karty vzdej a mince si nech.
page-guide-speicherstadt-process = Zboží z koupené lodi leží před tebou. Dodej kávu a koření na svůj první kontrakt. Jestli je tvůj i ten nový, dodej na něj čaj, jinak ho prodej obchodníkovi. Poslední kostkou zpracování končí. Co se nikam nevejde, na konci propadne (před potvrzením to můžeš vzít zpět); kupecký dům uchová jednu kostku.
page-guide-speicherstadt-income = Kolo skončilo. Každý dostane 1 minci a kdo nic nekoupil, ještě 1. Mince začínajícího hráče (★) se posunula doleva: teď staví první bot.
page-guide-speicherstadt-again = Leží tu nové karty. Toto kolo zahraj podle sebe: co ti která karta přinese a co by chtěl bot? Když váháš, požádej bota o radu: tlačítko je pod možnostmi, na telefonu je to „?“ vedle otázky.
page-guide-speicherstadt-scoring = Takhle to jde až do posledního požáru. Pak se počítají body: úplné kontrakty (5, 8 nebo 11), obchodníci, kontory (čím víc, tím cennější), zvláštní budovy a to, co přinesly požáry. Vyhrává, kdo má nejvíc bodů; při shodě rozhodují mince.
page-guide-speicherstadt-advice = Pamatuj si dvě věci: mincí je málo, takže i vzdát se karty může být dobrý tah; a kdo nemá hasiče, ztrácí body skoro při každém požáru.
page-guide-speicherstadt-ask-buy-ship = Loď naplní tvůj kontrakt, takže za pár mincí stojí.
page-guide-speicherstadt-ask-buy-contract = Kontrakt přinese body, až když na něm leží všechno zboží: můžeš ho ještě získat?
page-guide-speicherstadt-ask-buy-fireman = Hasiči se počítají při každém požáru: záleží jen na jejich součtu. Kolik ti stojí za to být před botem?
page-guide-speicherstadt-ask-lay = Postupně vyber kostky, které odkládáš.
page-guide-speicherstadt-ask-take = Vezmi ze zásoby kostku, kterou nejvíc potřebuješ.
page-guide-speicherstadt-ask-keep = Vejde se jedna kostka: která se ještě může hodit? Ostatní propadnou: vezmi volbu zpět, jestli je ještě můžeš dodat nebo prodat.
page-guide-speicherstadt-did-bought = Koupeno! Karta je tvoje a všichni kupci nad ní šli domů.
page-guide-speicherstadt-did-passed = Vzdáváš se karty: mince ti zůstanou a další v řadě může koupit o 1 minci levněji.
