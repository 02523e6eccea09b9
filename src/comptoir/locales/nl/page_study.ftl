### De analyse van een gespeeld spel op de pagina.

page-study-off = Deze server analyseert geen partijen.
page-study-about = De zoekbot bekijkt elke beurt: wat die kostte, wat er nog meer kon en hoe groot ieders kans was om te winnen. Dat gebeurt op de achtergrond; je kunt weggaan en terugkomen.
page-study-working = De beurten worden geanalyseerd…
page-study-waiting =
    { $ahead ->
        [0] Het begint zo.
        [one] Eén andere partij gaat voor.
       *[other] { $ahead } andere partijen gaan voor.
    }
page-study-progress = Geanalyseerde beurten: { $found } van { $turns }
page-study-left = nog ongeveer { $time }
page-study-failed = Er is iets misgegaan.
page-study-stop = Stoppen
page-study-go-on = Verdergaan
page-study-curves = Wat de lijnen tonen
page-study-wins = Winstkansen
page-study-scores = Verwachte punten
page-study-chart = { $what } na elke beurt: { $names }. De lijst van beurten leidt naar dezelfde stellingen.
page-study-worst =
    { $count ->
        [0] Tot nu toe kostte geen beurt een half punt
        [one] De duurste beurt
       *[other] De { $count } duurste beurten
    }
page-study-turns = Alle beurten
page-study-costly-only = Alleen die iets kostten
page-study-own-only = Alleen mijn eigen beurten
page-study-turn =
    { $round ->
        [0] Beurt { $number }, opstelling: { $name }
       *[1] Beurt { $number }, ronde { $round }: { $name }
    }
page-study-cost = −{ $cost }
page-study-instead = Beter: { $turn }
page-study-played = Gespeeld
page-study-better = Beter
page-study-best = De bot vond niets beters.
page-study-gains = Had aan het einde meer moeten opleveren: { $gains }
page-study-rivals = geen extra punten, maar het houdt de anderen tegen
page-study-moved = Winstkans, in procentpunten: trekking ervoor { SIGNED($luck) } (± { $luck_doubt }), deze beurt { SIGNED($own) } (± { $own_doubt }).
page-study-play-out = Vanaf hier spelen
page-study-play-out-note = Aan een nieuwe tafel, vanaf deze stelling: de betere beurt ligt klaar om te bevestigen en bots spelen de andere plaatsen.
page-study-play-on-note = Aan een nieuwe tafel, vanaf deze stelling: de gespeelde beurt ligt klaar om te bevestigen en bots spelen de andere plaatsen.
page-study-weighed = Afgewogen beurten
page-study-this = (gespeeld)
page-study-choices = Keuze voor keuze, op het eerste gezicht
page-study-value-note = Elk getal is de voorsprong in punten die de bot voor deze plaats verwacht; wat een beurt kostte, komt uit een tweede, aparte vergelijking.
page-study-players = Hoe goed iedereen speelde
page-study-player = { $name }: even goed als de bot in { $good } van { $turns } beurten, verloren punten: { $cost }
page-study-luck = Geluk en kunde
page-study-account = { $name }: aan het begin { $expected }, geluk bij het trekken { SIGNED($luck) } (± { $luck_doubt }), eigen beurten { SIGNED($own) } (± { $own_doubt }), beurten van anderen { SIGNED($others) } (± { $others_doubt }), uitslag { $result }
page-study-account-note = In procentpunten winstkans, elk deel ± de standaardfout. Opgeteld geven ze de uitslag.
