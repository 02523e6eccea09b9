### Co říkají aréna a zpráva.

lab-playing = Hraje se
lab-go-on = Přerušeno. Stejný příkaz pokračuje od souboru { $file }.
lab-played =
    { $games ->
        [one] { $games } partie { $game }, semínko { $seed }: rozdání { $deals }, rozesazení na jedno rozdání { $seatings }; se společnou výhrou: { $shared }.
        [few] { $games } partie { $game }, semínko { $seed }: rozdání { $deals }, rozesazení na jedno rozdání { $seatings }; se společnou výhrou: { $shared }.
       *[other] { $games } partií { $game }, semínko { $seed }: rozdání { $deals }, rozesazení na jedno rozdání { $seatings }; se společnou výhrou: { $shared }.
    }
lab-rounded-up = (Požadováno: { $wanted }. Každé rozdání se hraje v každém rozesazení a rozdání jsou nejméně dvě.)
lab-intervals = S 95% spolehlivostí; počítají se rozdání, ne partie. Společná výhra se počítá zčásti. Rating: každý začíná na 25; ± je dvojnásobek nejistoty.
lab-rating = Rating
lab-choices = Volby
lab-milliseconds = ms na volbu
lab-longest-choice = Nejdelší volba
lab-longest-turn = Nejdelší tah

## Programy, které hrají

lab-faults =
    { $count ->
        [one] { $bot }: { $count } propadlá volba, provedena náhodně ({ $kinds }).
        [few] { $bot }: { $count } propadlé volby, provedeny náhodně ({ $kinds }).
       *[other] { $bot }: { $count } propadlých voleb, provedeno náhodně ({ $kinds }).
    }
lab-fault-start = nespustil se
lab-fault-crash = spadl
lab-fault-late = pozdě
lab-fault-flood = psal bez konce
lab-fault-nonsense = neplatná odpověď
lab-fault-given-up = vyřazen dříve
