# The page: Mombasa’s board

page-mombasa-map = Mapa
page-mombasa-displays = Stupnice a nabídky
page-mombasa-spaces = Bonusová políčka a balíčky
page-mombasa-share-value = { $company }: hodnota akcie { $value } £
page-mombasa-column =
    { $company }, { $row ->
        [1] horní řada
        [2] prostřední řada
       *[3] dolní řada
    }, stanice: { $posts }
page-mombasa-region-held = { $region } ({ $company })
page-mombasa-track = Stupnice společnosti: { $company }
page-mombasa-empty = prázdné
page-mombasa-price = Cena: { $price }
page-mombasa-price-less = Cena: { $full } − { $off } (bonus stupnice) = { $price }
page-mombasa-stack = Doplňovací balíček
page-mombasa-stack-short = Karty
page-mombasa-supply-short = Knihy
page-mombasa-discards-short = Odhozené
page-mombasa-supply = Zásoba knih
page-mombasa-own-tracks = Stupnice: { $player }
page-mombasa-diamonds = Diamanty: { $count }, hodnota { $value } £
page-mombasa-book-space = Políčko knihy { $number }
page-mombasa-deck = Řada použitých karet { $number }, karty: { $cards }
page-mombasa-laid = Místo { $number }: { $card }
page-mombasa-take-out = Stisknutím kartu vezmeš zpět, nebo ji přetáhni na jiné místo
page-mombasa-planned = Má naplánováno: karty leží lícem dolů
page-mombasa-pounds = Libry: { $pounds }
page-mombasa-markers = Bonusové kameny: { $markers }
page-mombasa-costs = Cena: { $pounds } £
page-mombasa-entry = Potřebné body expanze: { $points }
page-mombasa-rounds = Kolo { $round } ze { $rounds }
page-mombasa-discards = Odhozené karty
page-mombasa-bank = Bank: odtud se libry berou a sem se vracejí
page-mombasa-slot-unlocked = Odtud máš o jedno akční místo víc
page-mombasa-books = Účetnictví: dosažené knihy { $count }, hodnota { $value } £
page-mombasa-marker-lies = Bonusový kámen: { $player }
page-mombasa-bonus-more_expansion = expanze +
page-mombasa-bonus-more_markers = kameny +
page-mombasa-bonus-cheaper_bananas = banány, směs
page-mombasa-bonus-cheaper_cotton = bavlna
page-mombasa-bonus-books_and_diamonds = knihy, diam.
page-mombasa-bonus-buy_and_diamonds = koupě, diam.
page-mombasa-bonus-sell_dear = prodej
page-mombasa-bonus-other_tracks = jiné stupnice

## Choices, in the words of the drawing

page-mombasa-do-rest = Položit { $card_acc } na místo pro použité karty č. { $slot }
page-mombasa-about-rest = Tři karty ze tvé startovní destičky leží nejdřív na místech pro použité karty, na každém jedna. Karta se ti vrátí do ruky, až si na konci kola vezmeš její řadu: jednu řadu za kolo.
page-mombasa-about-deck = Její karty se ti vrátí do ruky. Teprve potom jdou zahrané karty do řad použitých karet svých míst.
page-mombasa-about-books = Knihy bereš řadu po řadě, každou zleva doprava.
page-mombasa-do-acquire = Pořídit si { $card_acc }
page-mombasa-do-take = Vzít { $book_acc }
page-mombasa-replaces = Nahradí knihu, která tam leží: { $book }
page-mombasa-also = Dostaneš k tomu: { $things }
page-mombasa-do-choose = Vzít si odměnu: { $things }
page-mombasa-do-column =
    Vzít stanici { $row ->
        [1] z horní řady
        [2] z prostřední řady
       *[3] z dolní řady
    }
page-mombasa-do-return =
    Vrátit stanici { $row ->
        [1] do horní řady
        [2] do prostřední řady
       *[3] do dolní řady
    }
page-mombasa-do-remove =
    Vyřadit stanici { $company_gen } { $row ->
        [1] z horní řady
        [2] z prostřední řady
       *[3] z dolní řady
    }
page-mombasa-ask-column = Ze které řady sídla { $company_gen } vezmeš stanici pro region { $region }?
page-mombasa-ask-return = Do které řady sídla vrátíš odstraněnou stanici { $company_gen }?
page-mombasa-worth = Hodnota akcie: { $from } £ → { $to } £

## Vysvětlivky symbolů

page-mombasa-reward = Odměna: { $things }
page-mombasa-thing = { $name } { $count }
page-mombasa-sign-pounds =
    { $count ->
        [one] { $count } libra
        [few] { $count } libry
       *[other] { $count } liber
    }
page-mombasa-sign-books =
    { $count ->
        [one] { $count } účetní bod
        [few] { $count } účetní body
       *[other] { $count } účetních bodů
    }
page-mombasa-sign-diamonds =
    { $count ->
        [one] { $count } políčko na stupnici diamantů
        [few] { $count } políčka na stupnici diamantů
       *[other] { $count } políček na stupnici diamantů
    }
page-mombasa-sign-steps =
    { $count ->
        [one] { $count } políčko na stupnici společnosti
        [few] { $count } políčka na stupnici společnosti
       *[other] { $count } políček na stupnici společnosti
    }
page-mombasa-sign-remove_posts =
    { $count ->
        [one] { $count } stanice k vyřazení ze sídla
        [few] { $count } stanice k vyřazení ze sídla
       *[other] { $count } stanic k vyřazení ze sídla
    }
page-mombasa-sign-mines =
    { $count ->
        [one] { $count } důl, počítá se pro obchodníka s diamanty dané společnosti
        [few] { $count } doly, počítají se pro obchodníka s diamanty dané společnosti
       *[other] { $count } dolů, počítají se pro obchodníka s diamanty dané společnosti
    }
page-mombasa-ink-jar = Kalamář: jde od knihy ke knize, teď má hodnotu { $value } £
page-mombasa-jar-value = Odtud má kalamář hodnotu { $value } £
page-mombasa-no-a = Nesmí tu ležet kniha A
page-mombasa-book-is = Požadavek: { $needs }, odměna: { $gives }
page-mombasa-shares = Akcie, { $company }: { $count }
page-mombasa-base = Každá stanice, která odejde, odkryje políčko; viditelné mince udávají hodnotu akcie; řady se v pravidlech nazývají sloupce
page-mombasa-track-is = Čísla nahoře: kolik akcií odtud máš. Zlatá políčka dávají libry a odemykají bonus. Překročení červené čáry stojí libry
page-mombasa-round-coins = Mince jdou ke knihám dole, když začne jejich kolo
page-mombasa-crate = Bedna: { $crate }
page-mombasa-share-on-card = Počítá se jako akcie: { $company }
page-mombasa-card-coffee = Zboží: pořiď si kartu z nabídky a/nebo postupuj na stupnicích společností
page-mombasa-card-expansion = Body expanze: společnost obsazuje regiony
page-mombasa-card-bookkeeper = Účetní: posune kalamář, pak dá účetní body
page-mombasa-card-diamond_merchant = Obchodník s diamanty: políčka na stupnici diamantů a libry
page-mombasa-card-share = Akcie, která se počítá na konci; na akční místo ji umístit nelze
page-mombasa-space-first_player = Od příštího kola začínáš ty a hned získáváš 1 účetní bod
page-mombasa-space-buy = Kup kartu z nabídky za libry
page-mombasa-space-sell = Odhoď kartu z ruky a vezmi si libry: číslo na bedně + { $plus }
page-mombasa-space-majority = Pro toho, kdo toho má nejvíc lícem nahoru (stačí shoda), od uvedeného čísla; políčka na stupnici: { $company }
page-mombasa-space-tile = Rezervuj si tuto destičku na příští kolo
page-mombasa-space-extra = Pro ty, kdo odemkli bonus této stupnice: { $company } ({ $bonus })

## Tah v jedné větě, za jménem hráče

page-mombasa-told-acquired = si pořizuje { $card } za { $goods }
page-mombasa-told-used = používá { $goods }
page-mombasa-told-steps =
    { $steps ->
        [one] postupuje na stupnici { $company } o { $steps } políčko
        [few] postupuje na stupnici { $company } o { $steps } políčka
       *[other] postupuje na stupnici { $company } o { $steps } políček
    }
page-mombasa-told-entered = rozšiřuje síť { $company } do regionů: { $regions }
page-mombasa-told-cards = Nové karty v nabídce: { $cards }.
page-mombasa-told-books = Nové knihy v nabídce: { $books }.
