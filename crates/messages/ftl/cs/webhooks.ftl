# Webhooky: programy, které se dozvídají, co se v turnaji děje.
webhooks-part = Napojení
webhooks-heading = Webhooky
webhooks-about = Když se něco stane, server to pošle na tyto adresy, jedno po druhém a znovu, dokud to nepřevezmou, nejdéle jeden den.
webhooks-none = Zatím se nikam nic neposílá.
webhooks-add-heading = Přidat další
webhooks-add = Přidat
webhooks-url = Adresa
webhooks-topics = Posílat
webhooks-topic-rounds = zveřejněná kola
webhooks-topic-results = výsledky a opravy
webhooks-topic-end = konec turnaje
webhooks-local = Správce serveru dovolil posílat i do místní sítě.
webhooks-secret = Tajný klíč
webhooks-secret-once = Předejte tento klíč programu, který naslouchá: ověří si jím, že zpráva přišla odsud. Zobrazuje se jen jednou.
webhooks-test = Hned vyzkoušet
webhooks-remove = Odebrat
webhooks-attempts = Poslední pokusy
webhooks-all-sent = Vše je předáno.
webhooks-waiting = { $waiting ->
    [one] Čeká jedna zpráva.
    [few] Čekají { $waiting } zprávy.
    [many] Čeká { $waiting } zprávy.
   *[other] Čeká { $waiting } zpráv.
}
webhooks-tries-again = { $waiting ->
    [one] Příjemce neodpovídá, jak má; čeká jedna zpráva a zkouší se znovu.
    [few] Příjemce neodpovídá, jak má; čekají { $waiting } zprávy a zkoušejí se znovu.
    [many] Příjemce neodpovídá, jak má; čeká { $waiting } zprávy a zkouší se to znovu.
   *[other] Příjemce neodpovídá, jak má; čeká { $waiting } zpráv a zkouší se to znovu.
}
webhooks-delivered = { $delivery }: převzato na { $attempt }. pokus, odpověď { $status }
webhooks-failed = { $delivery }: { $attempt }. pokus selhal: { $why }
webhooks-given-up = { $delivery }: po { $attempt }. pokusu vzdáno: { $why }
webhooks-test-taken = Zkušební zpráva byla převzata, odpověď { $status }.
webhooks-test-failed = Zkušební zprávu se nepodařilo předat: { $why }.
webhooks-why-slow = do deseti sekund nepřišla odpověď
webhooks-why-unreachable = na této adrese nikdo nenaslouchá
webhooks-why-closed = adresa leží v místní síti, kam tento server webhooky neposílá
webhooks-why-unsafe = spojení nelze důvěřovat; podívejte se na certifikát
webhooks-why-broken = spojení se přerušilo
webhooks-why-status = odpověď byla { $status }
webhooks-too-many = Turnaj může mít nejvýše { $most } webhooků. Odeberte některý, který už nikdo nepotřebuje.
webhooks-no-topic = Vyberte aspoň jednu věc, která se má posílat.
webhooks-bad-url = adresa začíná http:// nebo https:// a neobsahuje jméno a heslo
webhooks-url-local = do místní sítě tento server nic neposílá; správce to může povolit přepínačem --webhooks-local
