# Kto tu pracuje: prihlásenie, účty, pozvánky, roly.

# Roly.
people-role-helper = asistent
people-role-arbiter = rozhodca
people-role-organiser = usporiadateľ
people-role-none = bez roly
people-role-at = { $role }, { $place }
people-administrator = správca webu
people-creator = smie zakladať turnaje

# Čo sa robí na stránkach usporiadateľa; stojí v people-not-allowed.
people-task-desk = pracovať na stránkach usporiadateľa
people-task-screens = riadiť zápasy na tabletoch a telefónoch, hodiny a preverovanie výhier
people-task-create = zakladať turnaje
people-task-people = určovať, kto na tomto webe pracuje
people-task-look = vidieť stránky usporiadateľa tohto turnaja
people-task-results = zapisovať výsledky
people-task-check-in = zapisovať, kto prišiel
people-task-entries = prihlasovať a odhlasovať účastníkov
people-task-draw = žrebovať a zverejňovať kolá
people-task-correct = opravovať, vracať späť a obnovovať
people-task-log = čítať záznam
people-task-wall = určovať, čo ukazuje plátno v sále
people-task-arbitrate = rozhodovať ako rozhodca
people-task-office = viesť kanceláriu súťaže
people-task-links = rozdávať odkazy účastníkom
people-task-public = určovať, čo smie vidieť každý
people-task-data = vydávať alebo mazať údaje o ľuďoch
people-task-house = čítať, čo sa dialo s odkazmi, plátnami a ľuďmi
people-task-invite = určovať, kto na tomto turnaji pracuje

# Odmietnutia.
people-not-allowed = Na to potrebujete právo { $task }. Tu ste: { $role }. Obráťte sa na usporiadateľa turnaja alebo na správcu webu.
people-not-yours = To vám neprislúcha dávať, brať ani meniť. Obráťte sa na správcu webu.
people-nobody-there = Toto číslo už nikto nemá. Otvorte stránku znova a pozrite sa, kto tu pracuje.
people-oneself = Vlastný účet uzavrieť nemôžete. Požiadajte iného správcu.
people-name-taken = Týmto menom sa už prihlasuje niekto iný. Zvoľte iné.
people-wrong-password = Meno a heslo k sebe nepatria, alebo je účet uzavretý. Skontrolujte oboje; správca vás môže pozvať znova.
people-wrong-old = Vaše terajšie heslo je iné. Napíšte ho znova.
people-wait = Prišlo priveľa nesprávnych hesiel. Počkajte { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
} a skúste to znova.
people-door-closed = Prihlasovacia stránka bola otvorená pridlho, alebo prišla odinakiaľ. Otvorte ju znova a prihláste sa tam.
people-bad-sign-in = „{ $typed }“ nie je prihlasovacie meno. Má { $from } až { $to } znakov: písmená bez mäkčeňov a dĺžňov, číslice, bodku, spojovník, podčiarkovník a @.
people-bad-password = Heslo má najmenej { $from } znakov a najviac { $to } bajtov. Dobre sa pamätá niekoľko slov.
people-passwords-differ = Heslá sa líšia. Napíšte dvakrát to isté.
people-note-long = Napíšte najviac { $most } znakov na jeden riadok.

# Prihlásenie.
people-sign-in = Prihlásiť sa
people-sign-in-about = Nemáte účet? Pozvánku vám vytvorí ten, kto turnaj vedie: odkaz, alebo obrázok pre fotoaparát telefónu. Ak ste Kolo spustili sami a prvýkrát, odkaz na vstup je v okne, kde beží.
people-sign-in-name = Prihlasovacie meno
people-password = Heslo
people-sign-out = Odhlásiť sa

# Vstup.
people-invited = Pozývame vás ako:
people-come-back = Chcem sa vrátiť aj neskôr: zvoliť heslo
people-come-back-about = Bez hesla môžete pracovať do večera v tomto prehliadači.
people-have-account = Máte účet?
people-accept = Prijať ako
people-or-new = Alebo vstúpte ako niekto iný

# Vlastný účet.
people-account = Môj účet
people-yours = Ste:
people-password-change = Iné heslo
people-choose-password = Zvoľte si heslo
people-choose-password-about = Teraz ste tu na jeden deň. S heslom sa môžete vrátiť, aj na inom počítači.
people-old-password = Terajšie heslo
people-new-password = Nové heslo
people-again = Nové heslo ešte raz
people-password-save = Uložiť heslo
people-sessions = Prihlásenia
people-since = od
people-until = do
people-this-one = tu
people-end-others = Odhlásiť všade inde

# Stránky ľudí.
people-part = Ľudia
people-here = Kto tu pracuje
people-here-about = Asistenti zapisujú výsledky a príchody. Rozhodcovia navyše žrebujú, zverejňujú a opravujú. Usporiadatelia tiež rozdávajú odkazy a pozývajú ďalších. Správcovia webu smú všetko a v zozname nie sú.
people-all = Ľudia
people-site-about = Všetci, ktorí na tomto webe pracujú. Kto smie zakladať turnaje, je usporiadateľom tých svojich.
people-invite = Pozvať niekoho
people-invite-button = Vytvoriť odkaz
people-note = Pre koho
people-role = Ako
people-made = Pozvánka
people-made-once = Odkaz sa ukáže raz, platí na jedno použitie a sedem dní. Pošlite ho, alebo ho nechajte z tejto obrazovky odfotiť; do sály ho nepremietajte.
people-invitations = Otvorené pozvánky
people-invitations-none = Žiadna nie je otvorená.
people-by = Kto vytvoril
people-revoke = Vziať späť
people-roles = Ľudia a ich roly
people-nobody = Zatiaľ nikto.
people-for-the-day = na jeden deň, bez hesla
people-disabled = uzavretý
people-take = Odobrať
people-disable = Uzavrieť účet
people-enable = Otvoriť účet
people-end = Všade odhlásiť
people-give = Dať niekomu ďalšiu rolu
people-give-who = Komu
people-give-button = Dať
