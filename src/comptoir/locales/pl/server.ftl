### Co mówi serwer, i wiadomości do osób, których nie ma przy stole.

server-visit = Aby zagrać, wejdź na { $address }. Ctrl-C kończy pracę serwera.
server-turn-subject = Twoja kolej: { $table }
server-turn = { $name }, teraz Twoja kolej przy stole „{ $table }” ({ $game }).
server-turn-link = Graj dalej: { $address }
server-turn-why = Otrzymujesz tę wiadomość, ponieważ ten adres e-mail podano na { $server }. Możesz go tam usunąć w ustawieniach.
server-test-subject = Wiadomość próbna
server-test = { $name }, to jest próba: tak będą wyglądać wiadomości o Twojej kolei.
server-broken-subject = Jeden z Twoich webhooków został wyłączony
server-broken = { $name }, Twój webhook na { $host } zawiódł kilka razy z rzędu ({ $times }) i został wyłączony. Usuń go albo dodaj od nowa w ustawieniach.
