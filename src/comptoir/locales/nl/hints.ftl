### Wat een bot zou doen, en waarvoor.

hint-title = Wat een bot zou doen, en waar die uiteindelijk meer punten verwacht dan van de andere beurten:
hint-aim = { $name } { SIGNED($points) }
hint-aim-little = { $name } (een beetje)
hint-no-aim = niet meer dan de andere

hint-speicherstadt-fires = branden
hint-speicherstadt-contracts = contracten
hint-speicherstadt-counting_offices = kantoren
hint-speicherstadt-traders = handelaren
hint-speicherstadt-warehouse = pakhuis
hint-speicherstadt-port = haven
hint-speicherstadt-chamber = handelskamer
hint-speicherstadt-church = kerk
hint-speicherstadt-prayer_boat = gebedsboot
hint-speicherstadt-note = Munten die je bewaart tellen waar ze later waarschijnlijk punten opleveren.

hint-mombasa-cash = cash
hint-mombasa-mombasa = aandelen Mombasa
hint-mombasa-cape_town = aandelen Cape Town
hint-mombasa-saint_louis = aandelen Saint-Louis
hint-mombasa-cairo = aandelen Cairo
hint-mombasa-diamonds = diamanten
hint-mombasa-bookkeeping = boekhouding
hint-mombasa-note = Aandelen tellen voor wat ze aan het einde waard kunnen zijn.
