### Co zrobiłby bot i po co.

hint-title = Co zrobiłby bot i gdzie spodziewa się na koniec więcej punktów niż po innych turach:
hint-aim = { $name } { SIGNED($points) }
hint-aim-little = { $name } (trochę)
hint-no-aim = nie więcej niż inne

hint-speicherstadt-fires = pożary
hint-speicherstadt-contracts = kontrakty
hint-speicherstadt-counting_offices = kantory
hint-speicherstadt-traders = handlarze
hint-speicherstadt-warehouse = magazyn
hint-speicherstadt-port = port
hint-speicherstadt-chamber = izba handlowa
hint-speicherstadt-church = kościół
hint-speicherstadt-prayer_boat = łódź modlitewna
hint-speicherstadt-note = Zachowane monety liczą się tam, gdzie później zapewne przyniosą punkty.

hint-mombasa-cash = gotówka
hint-mombasa-mombasa = udziały w Mombasie
hint-mombasa-cape_town = udziały w Cape Town
hint-mombasa-saint_louis = udziały w Saint-Louis
hint-mombasa-cairo = udziały w Kairze
hint-mombasa-diamonds = diamenty
hint-mombasa-bookkeeping = księgowość
hint-mombasa-note = Udziały liczą się tyle, ile mogą być warte na koniec gry.
