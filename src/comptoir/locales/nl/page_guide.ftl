### De pagina: eerste spel met begeleiding

page-guide-step = Stap { $number } van { $count }
page-guide-progress = Voortgang van de les
page-guide-finished = De les is klaar
page-guide-leave = Les sluiten (je kunt later verdergaan)
page-guide-return = Verdergaan met de les
page-guide-next = Volgende stap
page-guide-finish = Les afronden
page-guide-back = Terug
page-guide-skip = Deze stap overslaan
page-guide-early = Je hebt een zet overgeslagen: misschien is het spel nog niet zo ver.
page-guide-wait = De bot is aan de beurt, daarna jij.
page-guide-confirm = Dit is nog maar een voorlopige zet die niemand anders ziet. Bevestig je beurt, of maak hem ongedaan en kies iets anders.
page-guide-agrees = Precies wat de les bedoelde.
page-guide-differs = Dat kan ook. De les had iets anders in gedachten; speel zoals je wilt.
page-guide-end = Nu weet je hoe het gaat. Speel deze partij verder tegen de bot, of begin een nieuwe; spelregels en tips zijn altijd bij de hand. In andere partijen wordt een beurt van één klik na een ogenblik vanzelf bevestigd: dat stel je daar in het menu (☰) in.
page-guide-play-on = Verderspelen tegen de bot
page-guide-new = Nieuwe partij
page-guide-other = { $game } leren
