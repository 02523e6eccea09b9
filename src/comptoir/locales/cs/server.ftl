### Co říká server, a zprávy lidem, kteří nejsou u stolu.

server-visit = Chcete-li hrát, otevřete { $address }. Ctrl-C server ukončí.
server-turn-subject = Jsi na tahu: { $table }
server-turn = { $name }, jsi na tahu u stolu „{ $table }“ ({ $game }).
server-turn-link = Hrát dál: { $address }
server-turn-why = Zprávu dostáváš, protože byla tato e-mailová adresa zadána na { $server }. Můžeš ji tam odebrat v nastavení.
server-test-subject = Zkušební zpráva
server-test = { $name }, toto je zkouška: takto budou vypadat zprávy o tom, že jsi na tahu.
server-confirm-subject = Potvrď svou e-mailovou adresu
server-confirm = Někdo chce na tuto adresu dostávat zprávy o tazích ve hrách na { $server }. Jsi-li to ty, potvrď ji tímto odkazem (platí tolik dní: { $days }): { $link } Pokud ne, nedělej nic: žádná další zpráva nepřijde.
server-broken-subject = Jeden z tvých webhooků byl vypnut
server-broken = { $name }, tvůj webhook na { $host } několikrát za sebou selhal ({ $times }) a byl vypnut. Odstraň ho, nebo ho v nastavení přidej znovu.
server-bench-wait = Spouští se server a lidé, kteří hrají …
server-bench-choices = Trvale uložené volby za sekundu: { $choices } z { $wanted } zamýšlených; odmítnuté jako zastaralé: { $stale }, neúspěšné: { $failed }.
server-bench-delays = Do potvrzení volby: medián { $median } ms, 99 ze 100 pod { $most } ms, nejvýše { $slowest } ms.
server-bench-load = Stoly: { $tables }, otevřená spojení: { $sockets }, zprávy za sekundu: { $messages }, procesy serveru: { $processes }, databáze: { $database }, práce serveru na volbu: { $work } ms.
server-backing-up = Zapisuje se záloha
server-restoring = Obnovuje se záloha
server-backed-up = { $file } obsahuje všechna uložená data, počet řádků: { $rows }. Jsou v něm tajné údaje: uchovávej ho v bezpečí.
server-restored = Záloha je obnovena, počet řádků: { $rows }. Spusť server a pokračuj.
