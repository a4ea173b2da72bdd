# Kdo tu pracuje: přihlášení, účty, pozvánky, role.

# Role.
people-role-helper = asistent
people-role-arbiter = rozhodčí
people-role-organiser = pořadatel
people-role-none = bez role
people-role-at = { $role }, { $place }
people-administrator = správce webu
people-creator = smí zakládat turnaje

# Co se dělá na stránkách pořadatele; stojí v people-not-allowed.
people-task-desk = pracovat na stránkách pořadatele
people-task-screens = řídit zápasy na tabletech a telefonech, hodiny a prověřování výher
people-task-create = zakládat turnaje
people-task-people = určovat, kdo na tomto webu pracuje
people-task-look = vidět stránky pořadatele tohoto turnaje
people-task-results = zapisovat výsledky
people-task-check-in = zapisovat, kdo přišel
people-task-entries = přihlašovat a odhlašovat účastníky
people-task-draw = losovat a zveřejňovat kola
people-task-correct = opravovat, vracet zpět a obnovovat
people-task-log = číst záznam
people-task-wall = určovat, co ukazuje plátno v sále
people-task-arbitrate = rozhodovat jako rozhodčí
people-task-office = vést kancelář soutěže
people-task-links = rozdávat odkazy účastníkům
people-task-public = určovat, co smí vidět každý
people-task-data = vydávat nebo mazat údaje o lidech
people-task-house = číst, co se dělo s odkazy, plátny a lidmi
people-task-invite = určovat, kdo na tomto turnaji pracuje

# Odmítnutí.
people-not-allowed = Na to potřebujete právo { $task }. Zde jste: { $role }. Obraťte se na pořadatele turnaje nebo na správce webu.
people-not-yours = To vám nepřísluší dávat, brát ani měnit. Obraťte se na správce webu.
people-nobody-there = Toto číslo už nikdo nemá. Otevřete stránku znovu a podívejte se, kdo tu pracuje.
people-oneself = Vlastní účet uzavřít nemůžete. Požádejte jiného správce.
people-name-taken = Tímto jménem se už přihlašuje někdo jiný. Zvolte jiné.
people-wrong-password = Jméno a heslo k sobě nepatří, nebo je účet uzavřen. Zkontrolujte obojí; správce vás může pozvat znovu.
people-wrong-old = Vaše nynější heslo je jiné. Napište ho znovu.
people-wait = Přišlo příliš mnoho špatných hesel. Počkejte { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} a zkuste to znovu.
people-door-closed = Přihlašovací stránka byla otevřená příliš dlouho, nebo přišla odjinud. Otevřete ji znovu a přihlaste se tam.
people-bad-sign-in = „{ $typed }“ není přihlašovací jméno. Má { $from } až { $to } znaků: písmena bez háčků a čárek, číslice, tečku, spojovník, podtržítko a @.
people-bad-password = Heslo má nejméně { $from } znaků a nejvýše { $to } bajtů. Dobře se pamatuje několik slov.
people-passwords-differ = Hesla se liší. Napište dvakrát totéž.
people-note-long = Napište nejvýše { $most } znaků na jeden řádek.

# Přihlášení.
people-sign-in = Přihlásit se
people-sign-in-about = Nemáte účet? Pozvánku vám vytvoří ten, kdo turnaj vede: odkaz, nebo obrázek pro fotoaparát telefonu. Pokud jste Kolo spustili sami a poprvé, odkaz pro vstup je v okně, kde běží.
people-sign-in-name = Přihlašovací jméno
people-password = Heslo
people-sign-out = Odhlásit se

# Vstup.
people-invited = Zveme vás jako:
people-come-back = Chci se vrátit i později: zvolit heslo
people-come-back-about = Bez hesla můžete pracovat do večera v tomto prohlížeči.
people-have-account = Máte účet?
people-accept = Přijmout jako
people-or-new = Nebo vstupte jako někdo jiný

# Vlastní účet.
people-account = Můj účet
people-yours = Jste:
people-password-change = Jiné heslo
people-choose-password = Zvolte si heslo
people-choose-password-about = Teď jste tu na jeden den. S heslem se můžete vrátit, i na jiném počítači.
people-old-password = Nynější heslo
people-new-password = Nové heslo
people-again = Nové heslo ještě jednou
people-password-save = Uložit heslo
people-sessions = Přihlášení
people-since = od
people-until = do
people-this-one = zde
people-end-others = Odhlásit všude jinde

# Stránky lidí.
people-part = Lidé
people-here = Kdo tu pracuje
people-here-about = Asistenti zapisují výsledky a příchozí. Rozhodčí navíc losují, zveřejňují a opravují. Pořadatelé také rozdávají odkazy a zvou další. Správci webu smějí vše a v seznamu nejsou.
people-all = Lidé
people-site-about = Všichni, kdo na tomto webu pracují. Kdo smí zakládat turnaje, je pořadatelem těch svých.
people-invite = Pozvat někoho
people-invite-button = Vytvořit odkaz
people-note = Pro koho
people-role = Jako
people-made = Pozvánka
people-made-once = Odkaz se ukáže jednou, platí na jedno použití a sedm dní. Pošlete ho, nebo ho nechte z této obrazovky vyfotit; do sálu ho nepromítejte.
people-invitations = Otevřené pozvánky
people-invitations-none = Žádná není otevřená.
people-by = Kdo vytvořil
people-revoke = Vzít zpět
people-roles = Lidé a jejich role
people-nobody = Zatím nikdo.
people-for-the-day = na jeden den, bez hesla
people-disabled = uzavřen
people-take = Odebrat
people-disable = Uzavřít účet
people-enable = Otevřít účet
people-end = Všude odhlásit
people-give = Dát někomu další roli
people-give-who = Komu
people-give-button = Dát
