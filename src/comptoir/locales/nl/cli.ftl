### Wat de terminal zegt. De namen van de opdrachten zijn in elke taal dezelfde.

cli-yes = j ja y
cli-prompt = { $name }>
cli-bot-name = Bot { $number }
cli-welcome = { $game }, editie “{ $edition }”, seed { $seed }. Typ “help” voor een lijst van opdrachten.
cli-first-steps =
    comptoir play    een partij hier in de terminal, tegen bots of met vrienden
    comptoir serve   de spellen in je browser, voor jou en je vrienden
    comptoir --help  al het andere: regels, partijen, analyses, simulaties
cli-which-game = Welk spel? { $answers } [{ $usual }]
cli-which-level = Hoe sterk moeten de bots zijn? { $answers } [{ $usual }]
cli-level-easy = makkelijk
cli-level-medium = gemiddeld
cli-level-hard = moeilijk
cli-level-expert = expert
cli-choose-one = Typ een getal van 1 tot en met { $last }, of de eerste letters.
cli-farewell = Tot ziens.
cli-hand-over = { $name } is aan de beurt. Geef het toetsenbord door aan { $name } en druk dan op Enter.
cli-help =
    Typ een nummer of de notatie in het grijs om te kiezen. Enter toont het bord
    opnieuw. Verder:
      undo         maak de laatste keuze ongedaan
      restart      begin de beurt opnieuw
      why ACTIE    waarom iets niet kan; met een deel van een actie, of niets:
                   de redenen bij meerdere acties
      log [N]      de laatste N regels van het verslag
      rule NUMMER  een spelregel, of een hoofdstuk spelregels
      hint         wat een bot zou doen, en waarom
      scores       de punten als de partij nu voorbij was
      board        het bord en de vraag opnieuw
      save BESTAND sla de partij tot nu toe op in een bestand
      quit         stop
cli-did-you-mean = “{ $text }” is geen actie en geen opdracht. Bedoel je “{ $near }”?
cli-not-understood = “{ $text }” is geen actie en geen opdracht. Typ “help” om te zien wat kan.
cli-possible = Dat kan: { $action }.
cli-nothing-forbidden = Elk antwoord op deze vraag is mogelijk.
cli-no-rule = Er is geen spelregel “{ $number }”. Vraag om een nummer als S5.1 of een hoofdstuk als S5.
cli-all-agree = Toch ongedaan maken? Iedereen aan tafel moet het ermee eens zijn. (j/n)
cli-taken-back = Ongedaan gemaakt.
cli-save-where = Noem een bestand: save BESTAND
cli-saved =
    { $steps ->
        [one] Opgeslagen in { $file }: { $steps } keuze.
       *[other] Opgeslagen in { $file }: { $steps } keuzes.
    }
cli-goes-on-unsaved = De partij kon niet worden opgeslagen in { $file }: { $reason }. De partij gaat verder, maar wordt niet opgeslagen.
cli-not-saved = De partij kon niet worden opgeslagen in { $file }: { $reason }. Er is dus niets opgeslagen.
cli-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
cli-category = Punten
cli-total = Totaal
cli-place = Plaats

## Naspelen en edities

cli-step =
    { $step ->
        [one] Na { $step } keuze:
       *[other] Na { $step } keuzes:
    }
cli-verified =
    { $steps ->
        [one] { $file } is in orde: { $steps } keuze, die tot de vastgelegde toestand leidt.
       *[other] { $file } is in orde: { $steps } keuzes, die elk tot de vastgelegde toestand leiden.
    }
cli-verified-deals = Elke trekking volgt uit de seed, waarvan de hash bij het begin is getoond: { $commitment }
cli-edition-sound = Geldige editie van { $game }: “{ $name }” ({ $id }), digest { $digest }.
cli-edition-new = { $file } bevat de waarden van de huiseditie, elk met een aanwijzing waar je die vindt. Vul de waarden van je eigen spel in en voer dan uit: comptoir edition check { $file }
cli-edition-top = { $title }: de waarden van je eigen spel.
cli-edition-top-replace = Vervang de waarden hieronder door die op je eigen speelmateriaal, sla op en voer uit
cli-edition-top-comments = De opmerking boven een tabel of waarde zegt waar de waarde hier vandaan komt en waar je moet kijken:
cli-edition-top-house = onze eigen waarde, niet van het speelmateriaal overgenomen: vervang die
cli-edition-top-public = een openbaar feit over het spel: vergelijk het met je doos
cli-edition-top-rulebook = staat in woorden in het spelregelboek: dat zou moeten kloppen
cli-edition-problems =
    { $count ->
        [one] { $count } probleem. Verhelp het en controleer opnieuw.
       *[other] { $count } problemen. Verhelp ze en controleer opnieuw.
    }
cli-edition-differences =
    { $count ->
        [0] “{ $new }” heeft dezelfde waarden als “{ $old }”.
        [one] “{ $new }” verschilt in { $count } waarde van “{ $old }”.
       *[other] “{ $new }” verschilt in { $count } waarden van “{ $old }”.
    }
cli-edition-value = Waarde
cli-edition-source = Herkomst
cli-edition-from =
    { $source ->
        [rulebook] spelregelboek
        [public] openbaar
       *[house] huis
    }

## Simulaties en snelheid

cli-simulating = Simuleren
cli-simulated =
    { $games ->
        [one] { $games } partij { $game }, seed { $seed }, waarvan { $shared } met gedeelde overwinning.
       *[other] { $games } partijen { $game }, seed { $seed }, waarvan { $shared } met gedeelde overwinning.
    }
cli-simulated-length = Een partij telt gemiddeld { $decisions } keuzes en { $rounds } rondes (partijen per aantal rondes: { $spread }).
cli-simulated-speed = { $seconds } s, { $speed } keuzes per seconde.
cli-seat = Plaats
cli-all-seats = alle
cli-bot = Bot
cli-wins = Gewonnen
cli-win-rate = Winstperc.
cli-mean-rank = Gem. plaats
cli-mean-score = Gem. score
cli-mean-by-category = Gemiddeld per categorie
cli-bench-wait = Meten…
cli-bench-times = Keuzes per seconde, vergeleken met
cli-bench-missing = Niet geïnstalleerd, dus niet gemeten: { $packages }. Toevoegen: pip install 'comptoir[peers]'
cli-bench-compiled = De engine is gecompileerd.
cli-bench-plain = De engine draait als gewone Python; gecompileerd is hij een paar keer zo snel.
cli-bench-note = De uniform willekeurige speler, één kern, de keuzes van het toeval meegeteld.
cli-bench-env = Omgeving
cli-bench-raw = Stappen per seconde
cli-bench-wrapped = Met controles
cli-bench-batch = 64 partijen tegelijk
cli-bench-spread = Op alle kernen
cli-bench-batch-times = Keer zo snel
cli-bench-envs-note = Stappen van spelers die willekeurig kiezen, elk met een waarneming, naar processortijd. Met controles: zoals PettingZoo ze inpakt.
cli-size-choices = Keuzes per partij
cli-size-draws = Trekkingen per partij
cli-size-options = Opties per keuze
cli-size-most = Meeste opties
cli-size-outcomes = Uitkomsten per trekking
cli-size-magnitude = Keuzes, als macht van 10
cli-size-sets = Informatieverzamelingen gezien
cli-game = Spel
cli-players = Spelers
cli-decisions-per-second = Keuzes/s
cli-games-per-second = Partijen/s
cli-clone-microseconds = µs per kopie
cli-state-bytes = Bytes per toestand
cli-picture = Het plaatje staat in { $file }.
cli-picture-wait = Tekenen
cli-picture-title = { $game } · ronde { $round }
