# The page: Mombasa among the games

page-game-mombasa = Cztery kompanie handlowe, jeden kontynent: zaplanuj karty w tajemnicy i postaw na kompanię, która rośnie.
page-variant-setup = Przygotowanie
page-variant-setup-first = Pierwsza gra
page-variant-setup-variable = Kolejne gry (zmienne)
