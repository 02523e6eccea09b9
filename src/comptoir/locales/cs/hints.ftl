### Co by udělal bot a proč.

hint-title = Co by udělal bot a kde na konci čeká víc bodů než z jiných tahů:
hint-aim = { $name } { SIGNED($points) }
hint-aim-little = { $name } (trochu)
hint-no-aim = ne víc než ostatní

hint-speicherstadt-fires = požáry
hint-speicherstadt-contracts = kontrakty
hint-speicherstadt-counting_offices = kontory
hint-speicherstadt-traders = obchodníci
hint-speicherstadt-warehouse = sklad
hint-speicherstadt-port = přístav
hint-speicherstadt-chamber = obchodní komora
hint-speicherstadt-church = kostel
hint-speicherstadt-prayer_boat = modlitební loďka
hint-speicherstadt-note = Ušetřené mince se počítají tam, kde později nejspíš přinesou body.

hint-mombasa-cash = hotovost
hint-mombasa-mombasa = akcie Mombasy
hint-mombasa-cape_town = akcie Kapského Města
hint-mombasa-saint_louis = akcie Saint-Louis
hint-mombasa-cairo = akcie Káhiry
hint-mombasa-diamonds = diamanty
hint-mombasa-bookkeeping = účetnictví
hint-mombasa-note = Akcie se počítají za hodnotu, kterou mohou mít na konci hry.
