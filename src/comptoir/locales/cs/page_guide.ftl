### Stránka: první hra s průvodcem

page-guide-step = Krok { $number } z { $count }
page-guide-progress = Postup lekcí
page-guide-finished = Konec lekce
page-guide-leave = Zavřít lekci (můžeš v ní pokračovat později)
page-guide-return = Pokračovat v lekci
page-guide-next = Další krok
page-guide-finish = Dokončit lekci
page-guide-back = Zpět
page-guide-skip = Přeskočit tento krok
page-guide-early = Jeden tah je přeskočený: tak daleko hra možná ještě není.
page-guide-wait = Na tahu je bot; za chvíli budeš na tahu ty.
page-guide-confirm = Zatím je to jen návrh, který nikdo jiný nevidí. Potvrď tah, nebo ho vezmi zpět a vyber něco jiného.
page-guide-agrees = Přesně to měla lekce na mysli.
page-guide-differs = I to jde. Lekce měla na mysli něco jiného; hraj, jak chceš.
page-guide-end = Teď víš, jak se hraje. Hraj dál proti botovi, nebo začni novou partii; pravidla i rady máš vždy po ruce. V jiných partiích se tah na jedno kliknutí po chvíli potvrdí sám: nastavíš to tam v nabídce (☰).
page-guide-play-on = Hrát dál proti botovi
page-guide-new = Nová partie
page-guide-other = Nauč se: { $game }
