### Co mówi serwer, i wiadomości do osób, których nie ma przy stole.

server-visit = Aby zagrać, wejdź na { $address }. Ctrl-C kończy pracę serwera.
server-turn-subject = Twoja kolej: { $table }
server-turn = { $name }, teraz Twoja kolej przy stole „{ $table }” ({ $game }).
server-turn-link = Graj dalej: { $address }
server-turn-why = Otrzymujesz tę wiadomość, ponieważ ten adres e-mail podano na { $server }. Możesz go tam usunąć w ustawieniach.
server-test-subject = Wiadomość próbna
server-test = { $name }, to jest próba: tak będą wyglądać wiadomości o Twojej kolei.
server-confirm-subject = Potwierdź adres e-mail
server-confirm = Ktoś chce otrzymywać na ten adres wiadomości o swojej kolei w grach na { $server }. Jeśli to Ty, potwierdź go tym odnośnikiem (ważny przez liczbę dni: { $days }): { $link } Jeśli nie, nie rób nic: nie dostaniesz żadnej innej wiadomości.
server-broken-subject = Jeden z Twoich webhooków został wyłączony
server-broken = { $name }, Twój webhook na { $host } zawiódł kilka razy z rzędu ({ $times }) i został wyłączony. Usuń go albo dodaj od nowa w ustawieniach.
server-bench-wait = Uruchamianie serwera i grających osób …
server-bench-choices = Trwale zapisane wybory na sekundę: { $choices } z { $wanted } zamierzonych; odrzucone jako nieaktualne: { $stale }, nieudane: { $failed }.
server-bench-delays = Do potwierdzenia wyboru: mediana { $median } ms, 99 na 100 poniżej { $most } ms, najwyżej { $slowest } ms.
server-bench-load = Stoły: { $tables }, otwarte gniazda: { $sockets }, wiadomości na sekundę: { $messages }, procesy serwera: { $processes }, baza danych: { $database }, praca serwera na wybór: { $work } ms.
server-backing-up = Zapisywanie kopii zapasowej
server-restoring = Przywracanie kopii zapasowej
server-backed-up = { $file } zawiera wszystkie dane, liczba wierszy: { $rows }. Są w nim tajne dane: przechowuj go bezpiecznie.
server-restored = Kopia została przywrócona, liczba wierszy: { $rows }. Uruchom serwer, aby kontynuować.
