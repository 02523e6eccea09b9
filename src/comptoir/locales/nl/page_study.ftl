### De analyse van een gespeeld spel op de pagina.

page-study-off = Deze server analyseert geen spellen.
page-study-about = De zoekbot bekijkt elke beurt: wat ze kostte, wat er nog meer kon en hoe groot ieders kans was om te winnen. Dat gebeurt op de achtergrond; je mag weggaan en terugkomen.
page-study-working = De beurten worden bekeken …
page-study-waiting =
    { $ahead ->
        [0] Het begint zo.
        [one] Eén ander spel gaat voor.
       *[other] { $ahead } andere spellen gaan voor.
    }
page-study-progress = Bekeken beurten: { $found } van { $turns }
page-study-failed = Er is iets misgegaan.
page-study-stop = Stoppen
page-study-go-on = Verdergaan
page-study-curves = Wat de lijnen tonen
page-study-wins = Winstkansen
page-study-scores = Verwachte punten
page-study-chart = { $what } na elke beurt: { $names }. De lijst van beurten leidt naar dezelfde plaatsen.
page-study-worst =
    { $count ->
        [0] Tot nu toe kostte geen beurt een half punt
        [one] De beurt die het meest kostte
       *[other] De { $count } beurten die het meest kostten
    }
page-study-turns = Alle beurten
page-study-costly-only = Alleen die iets kostten
page-study-turn = Beurt { $number }, ronde { $round }: { $name }
page-study-cost = −{ $cost }
page-study-instead = Beter: { $turn }
page-study-played = Gespeeld
page-study-better = Beter
page-study-best = De bot vond niets beters.
page-study-gains = Verwacht aan het eind: { $gains }
page-study-rivals = niet meer punten, maar het houdt de anderen tegen
page-study-play-out = Speel het uit
page-study-play-out-note = Aan een nieuwe tafel, vanaf hier: de betere beurt ligt klaar en bots spelen de andere plaatsen.
page-study-weighed = Beurten die zijn afgewogen
page-study-this = (gespeeld)
page-study-choices = Keuze voor keuze, op het eerste gezicht
page-study-value-note = De getallen zijn de punten voorsprong die de bot voor de plaats verwacht; wat een beurt kostte, is nog eens vergeleken.
page-study-players = Hoe goed iedereen speelde
page-study-player = { $name }: even goed als de bot in { $good } van { $turns }, verloren punten: { $cost }
