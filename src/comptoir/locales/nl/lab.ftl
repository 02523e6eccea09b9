### Wat arena en report zeggen.

lab-playing = Spelen
lab-go-on = Onderbroken. Dezelfde opdracht gaat verder vanaf { $file }.
lab-played =
    { $games ->
        [one] { $games } spel { $game }, seed { $seed }: { $deals } delingen, elk met { $seatings } zitvolgorde; { $shared } met gedeelde winst.
       *[other] { $games } spellen { $game }, seed { $seed }: { $deals } delingen, aantal zitvolgordes per deling { $seatings }; { $shared } met gedeelde winst.
    }
lab-rounded-up = (Gevraagd: { $wanted }. Elke deling wordt met elke zitvolgorde gespeeld, en er zijn er minstens twee.)
lab-intervals = Met 95 % betrouwbaarheid; delingen tellen, niet spellen. Een gedeelde winst telt als een deel ervan. Rating: iedereen begint bij 25; ± is tweemaal de onzekerheid.
lab-rating = Rating
lab-choices = Keuzes
lab-milliseconds = ms per keuze
lab-longest-choice = Langste keuze
lab-longest-turn = Langste beurt

## Programma’s die spelen

lab-faults =
    { $count ->
        [one] { $bot } verspeelde { $count } keuze, die door het toeval werd gemaakt ({ $kinds }).
       *[other] { $bot } verspeelde { $count } keuzes, die door het toeval werden gemaakt ({ $kinds }).
    }
lab-fault-start = kon niet starten
lab-fault-crash = gecrasht
lab-fault-late = te laat
lab-fault-flood = schreef zonder einde
lab-fault-nonsense = antwoordde onzin
lab-fault-given-up = al opgegeven
