### Warcraft: Gra Planszowa.

warcraft-name = Warcraft: Gra Planszowa
warcraft-tagline = Cztery rasy, jedna kraina: zbieraj, buduj, maszeruj i zdobądź ich Miasto.
warcraft-first = Ludzie przeciw Orkom, do 8 punktów
warcraft-first-1 = Główna mapa, ale wystarczy 8 punktów zamiast 15
warcraft-first-2 = Około 20 minut, bez zegara, ruch można cofnąć
warcraft-first-3 = Podpowiedź na każde pytanie; inne rasy i scenariusze przyjdą później

## Tryby

warcraft-mode-main = Główny scenariusz
    .text = Dwoje rywali ściga się do 15 punktów zwycięstwa albo dwie pary sojuszników do 20.
warcraft-mode-elf_gate = Brama Elfów
    .text = Trzy rasy walczą o bramę, której strzegą neutralne elfy.
warcraft-mode-necromancers = Marsz Nekromantów
    .text = Dwaj Nekromanci zbierają armię; jedno Miasto Ludzi musi wytrwać.
warcraft-mode-prisoners = Jeńcy
    .text = Każda strona więzi przywódcę drugiej. Kto pierwszy sprowadzi swojego do domu?
warcraft-mode-nordrassil = Nordrassil
    .text = Troje sojuszników osłania Drzewo Świata przed Umarlakami, aż czar się dopełni.
warcraft-mode-custom = Własny scenariusz
    .text = Gra na mapie z własnego pliku, a bez niego na naszym Rozdrożu.

## Ustawienia

warcraft-pack = Scenariusz
    .text = Paczki na tym serwerze; w każdej jest scenariusz, czasem z poprawkami kart.
warcraft-pack-none = Rozdroże
warcraft-setting-races = Rasy
    .text = Kto gra którą rasą. Miejsca bez rasy dostają ją losowo.
warcraft-setting-races-human = Sojusz Ludzi
warcraft-setting-races-orc = Orkowa Horda
warcraft-setting-races-undead = Plaga Umarlaków
warcraft-setting-races-night_elf = Wartownicy Nocnych Elfów
warcraft-setting-limit = Limit kolejek
    .text = Po tej kolejce wygrywa strona z największą liczbą punktów. 0: bez limitu, jak w instrukcji (nasze, A56).
warcraft-setting-target = Punkty do wygranej
    .text = 0: jak w scenariuszu (15 dla dwojga, 20 dla drużyn). Angielska instrukcja gra drużynowo do 30.
warcraft-setting-edition = Wydanie
    .text = Nasza instrukcja albo angielska z 2003 roku z wyjaśnieniami: drużyny grają do 30; w bitwie karty zagrywa najpierw atakujący; sojusznicy dołączają do ataku, jeśli chcą; Pożarcie działa na oddziały walczące lub strzelające i zabija także bez zwycięzcy; Księżycowe Ostrze uderza z Siłą oddziału; Okaleczenie odejmuje jeden obszar ruchu; Przyzwanie budynku nie daje dodatkowego kroku; Rozproszenie Magii działa tylko w bitwach; zamknięte Miasto trzyma robotników; przy Bramie Elfów najwyżej dwóch wrogów; Nekromanci modernizują w Kroku Kupowania.
warcraft-setting-edition-polish = polskie
warcraft-setting-edition-english = angielskie (2003)
warcraft-setting-lock_workers = Zamknięte Miasto trzyma też robotników
    .text = W naszej instrukcji Miasta, o które toczy się bój, nie mogą opuścić oddziały; w angielskiej także robotnicy.
warcraft-setting-devour_kills = Pożarcie zabija bez zwycięzcy
    .text = Gdy nikt nie wygra bitwy, pożarty oddział według naszej instrukcji wraca; według angielskich wyjaśnień ginie.
warcraft-setting-share_hands = Sojusznicy widzą swoje karty
    .text = Sojusznicy zawsze mogą pokazać sobie karty; z tym ustawieniem widzą je stale.

## Rasy, pionki, zasoby, obszary

warcraft-human = Ludzie
    .text = Wszechstronni: dobrze walczą, strzelają i latają. Ich kapłani leczą.
warcraft-orc = Orkowie
    .text = Najsilniejsze oddziały walczące i najsłabsze latające.
warcraft-undead = Umarlaki
    .text = Wszechstronni, a ich nekromanci wskrzeszają umarłych w środku bitwy.
warcraft-night_elf = Nocne Elfy
    .text = Najsilniejsze oddziały strzelające, słabe w walce wręcz.
warcraft-nobody = nikt

warcraft-melee = oddział walczący
    .text = Rusza się o 1 obszar. W rundzie bitwy atakuje ostatni i nie sięga latających.
warcraft-ranged = oddział strzelający
    .text = Rusza się o 1 obszar. W rundzie bitwy atakuje pierwszy.
warcraft-flying = oddział latający
    .text = Rusza się o 2 obszary, także przez góry. Oddziały walczące go nie sięgają.
warcraft-worker = robotnik
    .text = Rusza się o 2 obszary. Zbiera złoto i drewno, buduje; nie walczy.
warcraft-gold = złoto
warcraft-wood = drewno

warcraft-kind-clear = Czysty obszar
warcraft-kind-town = Miasto
    .text = Warte 3 punkty zwycięstwa. Gdy wróg zajmuje je po ruchach drugiej takiej kolejki, właściciel odpada.
warcraft-kind-forest = Las
    .text = Robotnicy zbierają tu drewno.
warcraft-kind-goldmine = Kopalnia złota
    .text = Robotnicy wydobywają tu złoto.
warcraft-kind-mountain = Góry
    .text = Wejść mogą tylko oddziały latające.
warcraft-kind-objective = Obszar zadania
    .text = Punkty zwycięstwa dla każdego, kto ma tu oddział.

warcraft-step-move = Ruch
warcraft-step-harvest = Zbiory
warcraft-step-deploy = Rozmieszczanie
warcraft-step-spend = Kupowanie

warcraft-token-melee = grób walczących
warcraft-token-ranged = grób strzelających
warcraft-token-flying = grób latających
warcraft-token-graveyard = cmentarz
warcraft-token-nordrassil = Drzewo Świata

## Oddziały

warcraft-human_melee_1 = Milicja
warcraft-human_melee_2 = Piechur
warcraft-human_melee_3 = Rycerz
warcraft-human_ranged_1 = Strzelec
warcraft-human_ranged_2 = Czarodziejka
warcraft-human_ranged_3 = Kapłan
warcraft-human_flying_1 = Latająca maszyna
warcraft-human_flying_2 = Jeździec smokojastrzębia
warcraft-human_flying_3 = Jeździec gryfa
warcraft-orc_melee_1 = Siepacz
warcraft-orc_melee_2 = Najeźdźca
warcraft-orc_melee_3 = Kodo
warcraft-orc_melee_4 = Tauren
warcraft-orc_ranged_1 = Łowca głów
warcraft-orc_ranged_2 = Znachor
warcraft-orc_ranged_3 = Szaman
warcraft-orc_flying_1 = Jeździec nietoperza
warcraft-orc_flying_2 = Jeździec wiwerny
warcraft-undead_melee_1 = Szkielet
warcraft-undead_melee_2 = Ghul
warcraft-undead_melee_3 = Plugastwo
warcraft-undead_ranged_1 = Kryptowy potwór
warcraft-undead_ranged_2 = Banshee
warcraft-undead_ranged_3 = Nekromanta
warcraft-undead_flying_1 = Gargulec
warcraft-undead_flying_2 = Niszczyciel
warcraft-undead_flying_3 = Lodowy żmij
warcraft-night_elf_melee_1 = Druid Szponu
warcraft-night_elf_melee_2 = Górski olbrzym
warcraft-night_elf_ranged_1 = Łuczniczka
warcraft-night_elf_ranged_2 = Łowczyni
warcraft-night_elf_ranged_3 = Miotacz ostrzy
warcraft-night_elf_ranged_4 = Driada
warcraft-night_elf_flying_1 = Hipogryf
warcraft-night_elf_flying_2 = Jeździec hipogryfa
warcraft-night_elf_flying_3 = Chimera

## Zdolności

warcraft-area_attack = Atak obszarowy
    .text = Kość tego oddziału z wynikiem 1 zadaje dwie straty.
warcraft-heal = Leczenie
    .text = Dopóki uzdrowiciel jest w bitwie, każda 1 na kości wroga zadaje o jedną stratę mniej.
warcraft-slow_poison = Trucizna spowalniająca
    .text = Kości tych oddziałów równe ich Sile trafiają, zanim wróg rzuci.
warcraft-bloodlust = Szał bojowy
    .text = Dopóki taki oddział jest w bitwie, w każdej fazie, w której rzucasz, masz jedną kość więcej.
warcraft-raise_dead = Wskrzeszenie umarłych
    .text = Dopóki taki oddział jest w bitwie, każda wyrzucona 1 pozwala też postawić oddział walczący z rezerwy na polu bitwy.

## Karty doświadczenia

warcraft-call_to_arms = Do Broni!
    .text = Gdy wrogi oddział wejdzie między twoich robotników: do końca tego Kroku Ruchu walczą oni jak oddziały walczące.
warcraft-dispel_magic = Rozproszenie Magii
    .text = Anuluje kartę, którą ktoś właśnie zagrał, zanim zadziała. W bitwie trzeba mieć w niej oddział.
warcraft-invisibility = Niewidzialność
    .text = W bitwie, przed zdejmowaniem strat: dowolny gracz ponosi o jedną mniej.
warcraft-polymorph = Polimorfia
    .text = Na początku rundy bitwy: jeden wrogi oddział nie atakuje w tej rundzie.
warcraft-devour = Pożarcie
    .text = Na początku rundy bitwy: jeden wrogi oddział latający lub strzelający wypada z bitwy. Ginie, jeśli wygrasz, a wraca, jeśli nie.
warcraft-ensnare = Usidlenie
    .text = Na początku fazy walczących: do końca bitwy oddziały walczące sięgają latających wroga.
warcraft-envenomed_spears = Zatrute włócznie
    .text = Przed twoim rzutem na atak: rzuć ponownie wszystkimi chybionymi kośćmi tej fazy.
warcraft-pillage = Plądrowanie
    .text = Gdy wróg zdejmuje oddział: zabierz mu koszt jego szkolenia, o ile go ma.
warcraft-faerie_fire = Magiczny ogień
    .text = Przed twoim rzutem na atak: odejmij 1 od każdej swojej kości w tej fazie.
warcraft-marksmanship = Celność
    .text = Zanim wróg zdejmie stratę zadaną przez ciebie: ty wybierasz oddział.
warcraft-moon_glaive = Księżycowe Ostrze
    .text = Po twoim rzucie na atak: za każde trafienie jedna kość więcej z Siłą 2.
warcraft-renew = Odrodzenie
    .text = Na początku twojego Kroku Zbiorów: zdejmij żeton wyczerpania z dowolnego lasu.
warcraft-cripple = Okaleczenie
    .text = Na początku Kroku Ruchu wroga: wrogie oddziały i robotnicy z jednego obszaru nie ruszą się w tej kolejce.
warcraft-curse = Klątwa
    .text = Po rzucie wroga na atak: rzuć kością za każde trafienie; każde 3 lub mniej zapobiega stracie.
warcraft-summon_building = Przyzwanie budynku
    .text = Gdy zaczynasz budynek w Mieście: nie potrzebuje robotnika, a ty masz jeszcze jeden Krok Kupowania.
warcraft-web = Sieć
    .text = Na początku fazy walczących: do końca bitwy oddziały walczące sięgają latających wroga.
warcraft-fast = Szybkość
    .text = Na początku twojego Kroku Ruchu: wszystkie pionki z jednego obszaru, sojusznika też, ruszają się w tej kolejce o dwa obszary dalej, najwyżej o trzy.
warcraft-resources = Zasoby
    .text = Na początku twojego Kroku Kupowania: weź 2 złota albo 2 drewna.
warcraft-town_portal = Portal do Miasta
    .text = Po ruchach dowolnego gracza, przed bitwami: wszystkie twoje oddziały z jednego obszaru przechodzą do twojego Miasta lub Placówki; kto się nie zmieści, staje obok.
warcraft-victory_point = Punkt Zwycięstwa
    .text = Wyłóż ją, kiedy zechcesz: 1 punkt zwycięstwa.

## Pytania

warcraft-ask-move = Porusz oddziały i robotników.
    .rule = Ruch (WC §3, §4.1): oddziały walczące i strzelające idą o jeden obszar, latające i robotnicy o dwa; w góry wchodzą tylko latające. Spotkany wróg zatrzymuje; na koniec na obszarze stoją najwyżej trzy twoje oddziały i trzech robotników.
warcraft-ask-move_card = Zagrasz kartę na początku tego Kroku Ruchu?
    .rule = Początek Kroku Ruchu (WC §12): Szybkość niesie dalej wszystkich z jednego obszaru, także sojusznika, Okaleczenie zatrzymuje wrogów na jednym obszarze. Później jest na nie za późno, aż do następnego Kroku Ruchu.
warcraft-ask-call_to_arms = Wróg wszedł między twoich robotników. Wezwać ich do broni?
    .rule = Do Broni! (WC §12): do końca tego Kroku Ruchu robotnicy na tym obszarze biją się jak oddziały walczące i jak one mogą zginąć. Bez karty wróg, który między nimi zostanie, ich zniszczy.
warcraft-ask-portal = Ruchy się skończyły. Otworzyć Portal do Miasta?
    .rule = Portal do Miasta (WC §12): po ruchach, a przed bitwami wszystkie twoje oddziały z jednego obszaru przechodzą do twojego Miasta albo ukończonej Placówki. Robotnicy zostają.
warcraft-ask-portal_place = Nie wszyscy się zmieszczą. Kto dokąd?
    .rule = Portal do Miasta (WC §12): u celu mieszczą się trzy oddziały; tylko pozostałe trafiają na obszary obok, na których jest miejsce, choćby stał tam wróg. Nikt nie zostaje.
warcraft-ask-choose_battle = Która bitwa teraz?
    .rule = Bitwy (WC §4.2): o każdy obszar z twoimi i wrogimi oddziałami toczy się bitwa, w kolejności, jaką wybierzesz. Kto zginie w jednej, tego zabraknie w następnej.
warcraft-ask-invite = Chcesz w tej bitwie oddziałów sojusznika z flank?
    .rule = Sojusznik w bitwie (WC §10): w bitwie, którą zaczynasz, sojusznik stojący na polu bitwy walczy wszystkimi oddziałami. Kto stoi tylko obok, dołącza, jeśli obaj tego chcecie; jego oddziały mogą wtedy też zginąć.
warcraft-ask-join = Sojusznik prosi o twoje oddziały z flank. Dołączą?
    .rule = Sojusznik w bitwie (WC §10): twoje oddziały obok pola bitwy dołączą tylko za twoją zgodą. Wtedy rzucają i mogą zginąć jak wszystkie inne.
warcraft-ask-round_card = Zaczyna się runda bitwy. Zagrasz kartę?
    .rule = Początek rundy bitwy (WC §12): Polimorfia i Pożarcie wyłączają z walki wrogi oddział. Pierwszy decyduje obrońca.
warcraft-ask-melee_card = Zaczyna się faza walczących. Zagrasz kartę?
    .rule = Początek fazy walczących (WC §12): Usidlenie i Sieć ściągają na ziemię oddziały latające. Do końca rundy nie atakują, a do końca bitwy mogą ginąć w fazie walczących.
warcraft-ask-roll_card = Zaraz rzucasz na atak. Zagrasz kartę?
    .rule = Przed twoim rzutem (WC §12): Magiczny ogień odejmuje 1 od każdej twojej kości, Zatrute włócznie powtarzają pudła. Kość trafia, gdy wypadnie nie więcej niż Siła oddziału.
warcraft-ask-hit_card = Kości padły. Zagrasz kartę?
    .rule = Po rzucie (WC §12): Księżycowe Ostrze dodaje kość za każde twoje trafienie, Klątwa rzuca za każde wrogie, żeby je odwrócić. Potem trafień już nic nie zmieni.
warcraft-ask-casualty_card = Czas zdjąć straty. Zagrasz kartę?
    .rule = Przed pierwszą stratą (WC §12): Niewidzialność oszczędza jednemu graczowi jedną stratę w tej fazie.
warcraft-ask-marksmanship = Wróg zaraz zdejmie oddział. Wycelujesz?
    .rule = Celność (WC §12): za jedno twoje trafienie to ty wskazujesz ginący oddział, nie jego właściciel. Latające nadal nie giną w fazie walczących.
warcraft-ask-choose_target = Który wrogi oddział ginie?
    .rule = Celność (WC §12): wybierasz spośród wrogich oddziałów tej bitwy, na polu i na flankach. Latające nie giną w fazie walczących.
warcraft-ask-choose_casualty = Który oddział ginie?
    .rule = Straty (WC §5.3): każde trafienie to jeden oddział; wybiera właściciel, na polu bitwy albo na flance. Obrońca i atakujący zdejmują na zmianę; latające nie giną w fazie walczących.
warcraft-ask-objection = Ma zginąć twój oddział: { $type ->
    [melee] walczący
    [ranged] strzelający
    [flying] latający
   *[other] robotnik
}, { $area }. Sprzeciw?
    .rule = Straty sojuszników (WC §10): oddział wskazuje ten, kto prowadzi bitwę, a gdy nie ma już kogo stracić – następny sojusznik. Jeśli wskaże twój, możesz raz na stratę się sprzeciwić; wtedy sam traci własny.
warcraft-ask-pillage = Wrogi oddział poległ. Plądrujesz?
    .rule = Plądrowanie (WC §12): właściciel poległego oddziału oddaje ci cenę jego wyszkolenia, o ile tyle ma.
warcraft-ask-raise_dead = Wypadła 1. Wskrzesić oddział walczący na polu bitwy?
    .rule = Wskrzeszenie umarłych (WC §11): za każdą 1 na kościach ataku jeden oddział walczący może wejść z rezerwy na pole bitwy. Po bitwie nadwyżka ponad trzy wraca do rezerwy.
warcraft-ask-respawn = Gdzie powstanie poległy oddział?
    .rule = Nordrassil (WC §13.4): poległy oddział Nieumarłych wraca w najbliższym ich Mieście albo Placówce bez wrogów. Gdy kilka jest równie blisko, wybiera właściciel.
warcraft-ask-dispel = Zagrano kartę. Rozproszysz ją?
    .rule = Rozproszenie Magii (WC §12): anuluje kartę, którą właśnie zagrano. Tamta i tak jest zużyta.
warcraft-ask-harvest_card = Zaczynasz zbiory. Zagrasz kartę?
    .rule = Początek twoich Zbiorów (WC §12): Odrodzenie zdejmuje znacznik z jednego wyczerpanego lasu, który od razu znów daje drewno.
warcraft-ask-necromancer = Użyj mocy Nekromantów.
    .rule = Marsz Nekromantów (WC §13.2): stojący na A, B lub C sprowadza tam oddział walczący, strzelający lub latający; stojący na D lub E modernizuje jeden typ. Każdy robi jedno na kolejkę, za darmo.
warcraft-ask-deploy = Rozmieść, kogo wyszkolono, i ukończ, co zbudowano.
    .rule = Krok Rozmieszczania (WC §7): to, co kupiono w poprzedniej kolejce, wchodzi do gry w Mieście albo na ukończonej Placówce. Na obszarze mieszczą się trzy oddziały i trzech robotników; co czeka, nie przepada.
warcraft-ask-gift = Sojusznik zaraz kupuje. Przekażesz mu zasoby?
    .rule = Przekazywanie (WC §10): sojusznicy mogą dawać sobie złoto i drewno, nigdy karty. Tego, co dostano w danym kroku, nie oddaje się w tym samym kroku.
warcraft-ask-gift_amount = Ile przekazujesz?
    .rule = Przekazywanie (WC §10): dowolna część twojego złota i drewna. Tego, co dostano w danym kroku, nie oddaje się w tym samym kroku.
warcraft-ask-spend = Szkol, konstruuj albo modernizuj: jedno z trzech.
    .rule = Krok Kupowania (WC §8): szkolisz oddziały, po jednym na wolny budynek, albo konstruujesz budynki i Placówki, każdą z robotnikiem, albo modernizujesz typy. Tylko jedno z trzech, dopóki cię stać.
warcraft-ask-lay_down = Kończy się kolejka sojusznika. Wyłożysz Punkt Zwycięstwa?
    .rule = Zwycięstwo (WC §9): sprawdza się je, gdy kończy się Krok Kupowania gracza. Wyłożony teraz Punkt Zwycięstwa liczy się jeszcze dla drużyny.
warcraft-ask-race = Losowanie rasy.
warcraft-ask-first = Losowanie pierwszego gracza.
warcraft-ask-draw = Ciągnięcie karty.
warcraft-ask-die = Rzut kością bitewną.
warcraft-ask-harvest_die = Rzut kością zasobów.

## Czynności

warcraft-verb-move = Rusz
warcraft-verb-carry = Zabierz jeńca
warcraft-verb-done = Gotowe
warcraft-verb-pass = Pas
warcraft-verb-play = Zagraj
warcraft-verb-give = Przekaż zasoby
warcraft-verb-amount = Daj
warcraft-verb-put = Postaw
warcraft-verb-fight = Walcz
warcraft-verb-invite = Zaproś
warcraft-verb-join = Dołącz
warcraft-verb-lose = Zdejmij
warcraft-polymorphed = pod Polimorfią
warcraft-verb-object = Sprzeciw
warcraft-verb-raise = Wskrześ
warcraft-verb-respawn = Powstań
warcraft-verb-summon = Przywołaj
warcraft-verb-deploy = Rozmieść
warcraft-verb-finish = Ukończ
warcraft-verb-train = Szkol
warcraft-verb-build = Buduj
warcraft-verb-upgrade = Modernizuj
warcraft-verb-outpost = Placówka
warcraft-verb-race = Rasa
warcraft-verb-first = Pierwszy
warcraft-verb-draw = Dobierz
warcraft-verb-roll = Rzut

## Zdarzenia

warcraft-event-dealt = { $seat } gra rasą: { $race }.
warcraft-event-first = Pierwszy gracz: { $seat }.
warcraft-event-drew = { $seat } ciągnie kartę.
warcraft-event-drew_card = { $seat } ciągnie kartę: { $card }.
warcraft-log-drew = { $seat } ciągnie { $count ->
    [few] { $count } karty
   *[many] { $count } kart
}.
warcraft-log-drew_card = { $seat } ciągnie karty: { $cards }.
warcraft-event-reshuffled = { $seat } tasuje odrzucone karty w nową talię.
warcraft-event-turn = Kolejka { $turn }. Zaczyna { $seat }.
warcraft-event-step = { $seat }: krok { $step }.
# Pieces counted in one line of the log; one alone has no number.
warcraft-log-pieces-melee = { $count ->
    [one] oddział walczący
    [few] { $count } oddziały walczące
    [many] { $count } oddziałów walczących
   *[other] { $count } oddziału walczącego
}
warcraft-log-pieces-ranged = { $count ->
    [one] oddział strzelający
    [few] { $count } oddziały strzelające
    [many] { $count } oddziałów strzelających
   *[other] { $count } oddziału strzelającego
}
warcraft-log-pieces-flying = { $count ->
    [one] oddział latający
    [few] { $count } oddziały latające
    [many] { $count } oddziałów latających
   *[other] { $count } oddziału latającego
}
warcraft-log-pieces-worker = { $count ->
    [one] robotnik
    [few] { $count } robotnicy
    [many] { $count } robotników
   *[other] { $count } robotnika
}
warcraft-log-trained = { $seat } szkoli: { $pieces }.
warcraft-log-deployed = { $seat } rozmieszcza w { $area }: { $pieces }.
warcraft-log-lost = { $race } traci w { $area }: { $pieces }.
warcraft-event-moved = { $seat }: { $type } { $from } → { $to }{ $carried ->
    [1] , z jeńcem.
   *[other] .
}
warcraft-event-site_lost = { $seat } porzuca budowę Placówki w { $area }.
warcraft-event-played = { $seat } zagrywa kartę: { $card }.
# A card with what it is played on.
warcraft-log-played-on = { $seat } zagrywa kartę { $card }: { $target }.
warcraft-event-cancelled = { $by_seat } rozprasza kartę gracza { $seat }: { $card }.
warcraft-event-called = { $seat } wzywa do broni w { $area } { $count ->
    [one] { $count } robotnika.
    [few] { $count } robotników.
    [many] { $count } robotników.
   *[other] { $count } robotnika.
}
warcraft-event-ported = { $seat }: { $type } { $from } → { $to } przez portal.
warcraft-event-battle = Bitwa w { $area }: atakuje { $seat }, broni się: { $race }.
warcraft-event-joined = { $seat } dołącza z flank do bitwy w { $area }.
warcraft-event-round = { $area }: runda { $round }.
warcraft-event-rolled = { $race }, { $purpose ->
    [reroll] { $type } ponownie: { $face } (Siła { $strength }){ $hit ->
        [1] , trafienie.
       *[other] , pudło.
    }
    [glaive] Księżycowe Ostrze: { $face } (Siła { $strength }){ $hit ->
        [1] , trafienie.
       *[other] , pudło.
    }
    [curse] Klątwa: { $face }{ $hit ->
        [1] , o jedną stratę mniej.
       *[other] , bez skutku.
    }
   *[attack] { $type }: { $face } (Siła { $strength }){ $hit ->
        [1] , trafienie.
       *[other] , pudło.
    }
}
# All dice of one side in a phase, in one line.
warcraft-log-dice = { $race }, { $type }: { $dice } (Siła { $strength }), { $hits ->
    [0] bez trafienia.
    [one] jedno trafienie.
    [few] { $hits } trafienia.
    [many] { $hits } trafień.
   *[other] { $hits } trafienia.
}
warcraft-event-raised = { $seat } wskrzesza oddział walczący w { $area }.
warcraft-event-losses = { $attackers ->
    [0] { $defenders ->
        [0] Bez strat.
       *[other] Straty: broniący { $defenders }.
    }
   *[other] { $defenders ->
        [0] Straty: atakujący { $attackers }.
       *[other] Straty: atakujący { $attackers }, broniący { $defenders }.
    }
}
warcraft-event-prevented = { $race }: straty mniejsze o { $count }.
warcraft-event-objected = { $seat } nie zgadza się na stratę: { $type }, { $area }. Ginie oddział tego, kto go wskazał.
warcraft-event-lost = { $race }, strata: { $type }, { $area }.
warcraft-event-pillaged = { $seat } plądruje gracza { $from_seat }: złoto { $gold }, drewno { $wood }.
warcraft-event-devoured = { $race }: { $type } w { $area } zostaje pożarty.
warcraft-event-returned = { $race }: { $type } wraca do { $area }.
warcraft-event-digested = { $race }: pożarty { $type } ginie.
warcraft-event-respawned = { $seat }: { $type } powstaje w { $to }.
warcraft-event-trimmed = { $seat }: { $count ->
    [one] { $count } wskrzeszony oddział opuszcza
    [few] { $count } wskrzeszone oddziały opuszczają
    [many] { $count } wskrzeszonych oddziałów opuszcza
   *[other] { $count } wskrzeszonego oddziału opuszcza
} { $area }.
warcraft-event-battle_ended = Koniec bitwy w { $area }. Pole utrzymuje: { $race }.
warcraft-event-destroyed = { $seat } traci w { $area }: { $count ->
    [0] {""}
    [one] robotnika
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}{ $outpost ->
    [1] { $count ->
        [0] Placówkę.
       *[other] {" "}i Placówkę.
    }
   *[other] .
}
warcraft-event-token_removed = { $area }: { $token } zniszczony.
warcraft-event-occupied = Miasto gracza { $seat } w { $area } jest zajęte: jeszcze raz i padnie.
warcraft-event-eliminated = { $seat } odpada z gry.
warcraft-event-resigned = { $seat } poddaje się.
warcraft-event-harvested = { $seat } zbiera w { $area }: { $resource } { $amount }.
warcraft-log-harvested = { $seat } zbiera w { $area }: { $resource } { $amount } ({ $dice }).
warcraft-event-depleted = { $area }: { $level ->
    [1] częściowe wyczerpanie.
   *[other] całkowite wyczerpanie.
}
warcraft-event-renewed = { $seat } odradza las w { $area }.
warcraft-event-summoned = { $seat }: Nekromanta przywołuje w { $area }: { $type }.
warcraft-event-deployed = { $seat } rozmieszcza: { $type }, { $area }.
warcraft-event-finished = { $seat } kończy budynek ({ $type }).
warcraft-event-outpost_finished = { $seat } kończy Placówkę w { $area }.
warcraft-event-outpost_begun = { $seat } zaczyna Placówkę w { $area }.
warcraft-event-trained = { $seat } szkoli: { $type }.
warcraft-event-built = { $seat } zaczyna budynek ({ $type }){ $summoned ->
    [1] , przyzwany bez robotnika.
   *[other] .
}
warcraft-event-upgraded = { $seat } modernizuje: { $type }, poziom { $level } ({ $name }).
warcraft-event-took = { $seat } bierze: { $resource } { $amount }.
warcraft-event-gave = { $wood ->
    [0] { $seat } przekazuje graczowi { $to_seat }: złoto { $gold }.
   *[other] { $gold ->
        [0] { $seat } przekazuje graczowi { $to_seat }: drewno { $wood }.
       *[other] { $seat } przekazuje graczowi { $to_seat }: złoto { $gold }, drewno { $wood }.
    }
}
warcraft-event-laid = { $seat } wykłada Punkt Zwycięstwa: 1 punkt więcej.
warcraft-event-spell = Czar gracza { $seat } rośnie: { $left ->
    [one] została { $left } karta.
    [few] zostały { $left } karty.
    [many] zostało { $left } kart.
   *[other] zostało { $left } karty.
}
warcraft-event-rescued = { $seat } sprowadza jeńca do domu.
warcraft-event-won = { $count ->
    [one] Wygrywa { $seat }
   *[other] Wygrywają { $seat } i sojusznicy
}: { $reason }.
warcraft-event-drawn_game = Remis: { $reason }.

warcraft-reason-points = dość punktów zwycięstwa
warcraft-reason-last = ostatnia strona na planszy
warcraft-reason-hold = obszar utrzymany
warcraft-reason-necromancers_dead = Nekromanci nie żyją
warcraft-reason-tokens_gone = groby zniszczone
warcraft-reason-rescue = jeniec wolny
warcraft-reason-spell = czar rzucony
warcraft-reason-limit = limit kolejek
warcraft-reason-resigned = przeciwnicy się poddali

## Odmowy

warcraft-refuse-race-twice = Każdą rasą może grać tylko jedna osoba.
warcraft-refuse-races = Rasy w tym scenariuszu, w tej kolejności wokół stołu: { $known }.
warcraft-refuse-not-now = To należy do innego kroku.
warcraft-refuse-no-enemy = W { $area } nie ma z kim walczyć.
warcraft-refuse-no-card = Nie masz tej karty: { $card }.
warcraft-refuse-no-unit-in-battle = { $card }: nie masz oddziału w tej bitwie.
warcraft-refuse-window = { $card }: tej karty nie można zagrać w tej chwili.
warcraft-refuse-card-target = { $card }: tej karty nie można zagrać na ten cel.
warcraft-refuse-no-piece = Nie masz takiego pionka w { $area }: { $type }.
warcraft-refuse-moved = { $area }, { $type }: już po ruchu.
warcraft-refuse-crippled = { $area }: działa Okaleczenie, nic stąd nie wyjdzie w tej kolejce.
warcraft-refuse-locked = { $area }: zamknięte Miasto, nikt go nie opuści przed bitwą.
warcraft-refuse-carry-worker = Jeńca mogą zabrać tylko oddziały.
warcraft-refuse-no-captive = Na tej drodze nie ma twojego jeńca.
warcraft-refuse-mountain = { $to } to góry: wejść mogą tylko oddziały latające.
warcraft-refuse-full = { $to }: brak miejsca, najwyżej trzy oddziały i trzech robotników jednej strony.
warcraft-refuse-worker-enemy = Robotnik nie wejdzie do { $to }: są tam wrogowie, a nie ma oddziału twojej rasy.
warcraft-refuse-necromancers = Dwaj Nekromanci nie mogą stać na tym samym obszarze.
warcraft-refuse-wall = Między { $area } a { $to } stoi ściana.
warcraft-refuse-too-far = Z { $area } do { $to } jest za daleko albo droga jest zajęta: { $type } rusza się najwyżej o { $steps ->
    [one] { $steps } obszar
    [few] { $steps } obszary
    [many] { $steps } obszarów
   *[other] { $steps } obszaru
} i staje przy wrogach.
warcraft-refuse-no-battle = W { $area } nie ma twojej bitwy.
warcraft-refuse-worker-casualty = Robotników nie można zdjąć jako strat.
warcraft-refuse-not-in-battle = Nie ma takiego oddziału w tej bitwie: { $race }, { $type }, { $area }.
warcraft-refuse-not-polymorphed = Nie ma tam takiego oddziału pod Polimorfią obok innego bez niej: { $race }, { $type }, { $area }.
warcraft-refuse-objected = Sojusznik się sprzeciwił: ginie twój własny oddział.
warcraft-refuse-flyer = Oddziały latające nie giną od ataku walczących.
warcraft-refuse-respawn = { $area } nie jest najbliższym miejscem powstania.
warcraft-refuse-portal = Oddziału nie można postawić w { $area }.
warcraft-refuse-stack = W { $area } nie ma miejsca.
warcraft-refuse-no-power = Żaden Nekromanta nie ma takiej mocy w { $area }.
warcraft-refuse-no-upgrade = Żaden Nekromanta nie może teraz modernizować albo ten typ już zmodernizowano: { $type }.
warcraft-refuse-not-trained = Nikt taki nie czeka na rozmieszczenie: { $type }.
warcraft-refuse-deploy-place = { $area } to ani twoje Miasto, ani twoja ukończona Placówka.
warcraft-refuse-no-site = Taki budynek nie jest w budowie: { $type }.
warcraft-refuse-town-full = Robotnik nie może wrócić: w Mieście jest już trzech.
warcraft-refuse-no-outpost-site = Nie budujesz Placówki w { $area }.
warcraft-refuse-one-option = Krok Kupowania służy jednemu: szkoleniu, konstruowaniu albo modernizacji.
warcraft-refuse-resources = To kosztuje: złoto { $gold }, drewno { $wood }.
warcraft-refuse-necromancers-buy = Kto prowadzi Nekromantów, nie szkoli i nie buduje.
warcraft-refuse-no-building = Nie masz budynku dla: { $type }.
warcraft-refuse-busy-building = Wszystkie takie budynki już szkolą: { $type }.
warcraft-refuse-reserve = Wszystkie pionki ({ $count }) są w grze: { $type }.
warcraft-refuse-no-building-left = Nie ma już takiego budynku: { $type }.
warcraft-refuse-no-worker-in-town = W twoim Mieście nie ma wolnego robotnika.
warcraft-refuse-no-worker = Nie masz robotnika w { $area }.
warcraft-refuse-builder-busy = Robotnik w { $area } już buduje.
warcraft-refuse-outpost-there = W { $area } jest już Placówka.
warcraft-refuse-no-outpost-left = Obie twoje Placówki są w grze.
warcraft-refuse-top = Nie ma wyższego poziomu: { $type }.
warcraft-refuse-upgrade-twice = Każdy typ można modernizować raz na Krok Kupowania: { $type }.
warcraft-refuse-needs = Brakuje budynków wskazanych na karcie oddziału: { $type }.
warcraft-refuse-not-ally = To nie twój sojusznik: { $race }.
warcraft-refuse-gift-received = Nie masz czego dać albo masz tylko to, co dostałeś w tym kroku.
warcraft-refuse-amount = Masz: złoto { $gold }, drewno { $wood }.
warcraft-refuse-pieces = { $where }: użyto { $count } × „{ $what }”, w pudełku jest { $most }.
warcraft-refuse-copies = { $where }: w talii nie ma { $count } × „{ $what }”.

warcraft-unreadable-short = „{ $text }” się urywa: czegoś brakuje.
warcraft-unreadable-long = „{ $text }” mówi za dużo: „{ $word }”.
warcraft-unreadable-area = Na tej mapie nie ma obszaru „{ $word }”.
warcraft-unreadable-type = „{ $word }” to nie typ: melee, ranged, flying, worker.
warcraft-unreadable-race = „{ $word }” to nie rasa przy tym stole.
warcraft-unreadable-card = „{ $word }” to nie karta.
warcraft-unreadable-good = „{ $word }” to ani złoto, ani drewno.
warcraft-unreadable-number = „{ $word }” to nie liczba.
warcraft-unreadable-verb = „{ $word }” to nie czynność.

## Na planszy

warcraft-board-card-area = Teraz wskaż podświetlony obszar.
warcraft-board-card-unit = Teraz wskaż obramowany oddział.
warcraft-board-objection = Wskazał go sojusznik. Po sprzeciwie zginie jego oddział.
warcraft-board-window = Trwa krok gracza: { $name }. Możesz odpowiedzieć kartą.
warcraft-board-outpost-where = Na podświetlonym obszarze mapy: Placówka.
warcraft-board-window-battle = Możesz zagrać kartę z napisem „teraz” albo grać dalej bez niej.
warcraft-board-bought = W tej kolejce nie kupisz już nic więcej.
warcraft-board-deploy-all = Rozmieść wszystko w { $area }
warcraft-board-brought = Robotnicy przynieśli:
warcraft-option-order = { $verb }: { $what }
warcraft-option-build-for = Budynek: { $type }
warcraft-option-finish-for = Ukończ budynek: { $type }
warcraft-turn-number = kolejka { $turn }
warcraft-key-done = Gotowe albo Pas
warcraft-key-about = Co jest na tym obszarze
warcraft-board-map = Mapa
warcraft-board-steps = Kroki kolejki
warcraft-board-order-of = Kolejność w tym kroku: { $names }
warcraft-board-first = Pierwszy gracz
warcraft-board-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
warcraft-board-depleted = { $level ->
    [1] częściowo wyczerpane
   *[many] wyczerpane
}
warcraft-board-outpost = placówka
warcraft-board-outpost-site = placówka w budowie
warcraft-board-may = można wybrać
warcraft-board-who = Kto opuszcza { $area }
warcraft-board-take = Wskaż obszar ze swoimi pionkami, potem dokąd idą.
warcraft-board-take-none = Żaden twój pionek nie może się teraz ruszyć.
warcraft-board-enough = Masz { $points } z { $target } punktów: utrzymaj je do końca swojego Kroku Kupowania, a wygrasz.
warcraft-board-enough-foe = { $name } ma { $points } z { $target } punktów i wygra z końcem swojego Kroku Kupowania, jeśli ich nie odbierzesz.
warcraft-board-where = Dokąd idą z { $area }? Niżej wybierasz, kto idzie.
warcraft-board-taken = Z { $area }: { $count ->
    [one] można wejść na { $count } obszar
    [few] można wejść na { $count } obszary
   *[many] można wejść na { $count } obszarów
}
warcraft-board-go = Idź na { $area }
warcraft-asking-train = Szkolisz: szkol dalej albo zakończ zakupy.
warcraft-asking-build = Konstruujesz: konstruuj dalej albo zakończ zakupy.
warcraft-asking-upgrade = Modernizujesz: modernizuj dalej albo zakończ zakupy.
warcraft-asking-gift = Ile przekazujesz graczowi { $name }?
warcraft-asking-dispel = { $name }: karta { $card }. Rozproszysz?
warcraft-option-amount = złoto { $gold }, drewno { $wood }
warcraft-board-battle = Bitwa o { $area }
warcraft-board-round = runda { $round }
warcraft-board-attacks = atakuje
warcraft-board-defends = broni się
warcraft-board-fell = polegli
warcraft-board-holds = Pole { $area } utrzymuje { $name }.
warcraft-board-nobody-holds = Na polu nie został nikt.
warcraft-board-neutral = oddziały neutralne
warcraft-board-phases = Fazy rundy
warcraft-board-dice = { $name }: { $dice }; { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
warcraft-board-lose-which = { $count ->
    [one] Ginie jeden oddział: wskaż go w bitwie albo poniżej.
    [few] Giną { $count } oddziały: wskazuj je po kolei w bitwie albo poniżej.
    [many] Ginie { $count } oddziałów: wskazuj je po kolei w bitwie albo poniżej.
   *[other] Ginie { $count } oddziału: wskazuj je po kolei w bitwie albo poniżej.
}
warcraft-board-odds = Szanse ataku: wygrana { $win } %, przegrana { $lose } %, nikt { $neither } %
warcraft-board-cards = Karty doświadczenia
warcraft-board-deck = talia { $deck }
warcraft-board-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
warcraft-board-town = Miasto
warcraft-board-your-town = Twoje Miasto
warcraft-board-town-of = Miasto: { $name }
warcraft-board-level = poziom { $level } z { $levels }
warcraft-board-count = { $training ->
    [0] { $board } w grze
   *[many] { $board } w grze, { $training } w szkoleniu
}
warcraft-board-workers = { $board } w grze{ $building ->
    [0] {""}
   *[other] , { $building } na budowie
}{ $training ->
    [0] {""}
   *[other] , { $training } w szkoleniu
}
warcraft-board-needs = Budynki na następny poziom ({ $type }): { $have } z { $need }
warcraft-board-top = najwyższy poziom · 1 punkt
warcraft-help-strength = Siła { $strength }: trafia kość, która pokazuje tyle lub mniej.
warcraft-board-sources = Skąd są punkty
warcraft-board-no-points = Jeszcze bez punktów
warcraft-board-source-town = Miasto { $area }
warcraft-board-source-objective = Obszar zadania { $area }
warcraft-board-source-level = Najwyższy poziom: { $type }
warcraft-board-source-card = { $count ->
    [one] Karta Punktu Zwycięstwa
    [few] { $count } karty Punktu Zwycięstwa
   *[many] { $count } kart Punktu Zwycięstwa
}
warcraft-board-out = poza grą
warcraft-board-nothing = Nie masz karty na tę chwilę. Odtąd pasuj za mnie.
warcraft-board-mark-marker = Raz zajęte: kto utrzyma je do końca ruchu w następnej kolejce, usuwa właściciela z gry.
warcraft-board-mark-locked = Trwa tu walka: oddziały nie mogą wyjść.
warcraft-board-mark-fast = Szybkość: pionki stąd idą w tej kolejce o dwa obszary dalej.
warcraft-board-mark-crippled = Okaleczenie: pionki stąd nie ruszają się w tej kolejce.
warcraft-board-mark-called = Robotnicy są tu pod bronią.
warcraft-board-captive = Jeniec: { $race }
warcraft-board-slot-idle = budynek, wolny
warcraft-board-slot-train = budynek, szkoli
warcraft-board-slot-build = w budowie
warcraft-board-slot-none = niezbudowane
warcraft-board-phase-ranged = Strzelające
warcraft-board-phase-flying = Latające
warcraft-board-phase-melee = Walczące

## Co zrobi wybór

warcraft-foresight-battle = { $area }: bitwa, po drugiej stronie { $units ->
    [one] { $units } oddział
    [few] { $units } oddziały
    [many] { $units } oddziałów
   *[other] { $units } oddziału
}
warcraft-foresight-odds = { $area }: bitwa, po drugiej stronie { $units ->
    [one] { $units } oddział
    [few] { $units } oddziały
    [many] { $units } oddziałów
   *[other] { $units } oddziału
}, szansa wygranej { $win }
warcraft-foresight-points = +{ $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}
warcraft-foresight-points-won = Po wygranej: +{ $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}
warcraft-foresight-workers = { $area }: po bitwach przeciwnik traci { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
}, chyba że wezwie ich do broni
warcraft-foresight-stay = Nie wszyscy dotrą do { $to }. W { $from } zostaje: { $who }.
warcraft-foresight-leaves = { $area } zostaje bez oddziału: −{ $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}

## Bitwa

warcraft-board-rolled-hits = { $dice } ≤ { $strength }: { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
warcraft-board-rolled-none = { $dice } > { $strength }: bez trafienia
warcraft-board-rolled = ≤ { $strength }: { $count ->
    [0] bez trafienia
    [one] jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
warcraft-board-needs-roll = trafia ≤ { $strength }
warcraft-board-cursed = Klątwa { $dice }: { $count ->
    [0] bez skutku
    [one] o jedną stratę mniej
    [few] o { $count } straty mniej
    [many] o { $count } strat mniej
   *[other] o { $count } straty mniej
}
warcraft-board-verdict = straty { $attackers } : { $defenders }
warcraft-board-no-losses = bez strat
warcraft-board-due = { $count ->
    [one] Musi zginąć jeden oddział
    [few] Muszą zginąć { $count } oddziały
    [many] Musi zginąć { $count } oddziałów
   *[other] Musi zginąć { $count } oddziału
}
warcraft-board-units = Oddziały: atak { $attackers }, obrona { $defenders }
warcraft-board-plays = { $name } zagrywa
warcraft-board-on = Cel: { $target }
warcraft-board-dispelled = Rozproszona: { $name }
warcraft-board-no-card-attackers = Atak nie zagrał karty w tej rundzie.
warcraft-board-no-card-defenders = Obrona nie zagrała karty w tej rundzie.
warcraft-board-no-cards = Nie masz kart. Każda bitwa przynosi jedną.

## Wybory w słowach

warcraft-board-price-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
warcraft-board-price-wood = { $count ->
    [one] { $count } drewno
   *[other] { $count } drewna
}
warcraft-option-priced = { $words } · { $price }
warcraft-option-unit = { $unit }, { $area }
warcraft-option-spare = { $name }: o jedną stratę mniej
warcraft-option-building = budynek: { $type }
warcraft-option-play = Zagraj: { $card }
warcraft-option-play-on = { $card }: { $target }
warcraft-option-carry = Z jeńcem na { $area }
warcraft-option-train = Szkol: { $unit }
warcraft-short-melee = walczący
warcraft-short-ranged = strzelający
warcraft-short-flying = latający
warcraft-option-outpost = Placówka w { $area }
warcraft-option-finish-outpost = Ukończ Placówkę w { $area }
warcraft-option-upgrade = { $from } → { $to }
warcraft-option-fight = Walcz w { $area }, przeciwnik: { $race }
warcraft-pass-card = Bez karty
warcraft-pass-call_to_arms = Nie wzywaj
warcraft-pass-portal = Bez portalu
warcraft-pass-marksmanship = Nie celuj
warcraft-pass-pillage = Nie plądruj
warcraft-pass-dispel = Niech działa
warcraft-pass-objection = Zgoda
warcraft-pass-raise_dead = Nie wskrzeszaj
warcraft-pass-gift = Nic nie dawaj
warcraft-pass-lay_down = Zatrzymaj
warcraft-pass-join = Nie dołączaj
warcraft-pass-invite = Bez nich
warcraft-done-move = Koniec ruchu
warcraft-done-deploy = Koniec rozmieszczania
warcraft-done-spend = Koniec zakupów
warcraft-done-necromancer = Dość mocy
warcraft-unspent-move = Nikt się jeszcze nie ruszył. Mimo to zakończyć ruch?
warcraft-unspent-deploy = Coś jeszcze czeka na rozmieszczenie lub ukończenie. Mimo to zakończyć krok?
warcraft-unspent-spend = Możesz jeszcze coś kupić (złoto { $gold }, drewno { $wood }). Mimo to zakończyć krok?

## Kiedy można zagrać kartę

warcraft-board-when-entered = gdy wróg wejdzie
warcraft-board-when-card = po czyjejś karcie
warcraft-board-when-losses = przed stratami
warcraft-board-when-round = początek rundy
warcraft-board-when-melee = faza walczących
warcraft-board-when-roll = przed rzutem
warcraft-board-when-fallen = po stracie wroga
warcraft-board-when-hits = po rzucie
warcraft-board-when-harvest = w Zbiorach
warcraft-board-when-enemy-move = w Ruchu wroga
warcraft-board-when-spend = w Kupowaniu
warcraft-board-when-move = w twoim Ruchu
warcraft-board-when-portal = po ruchach
warcraft-board-when-own-step = Ruch / Kupowanie

## Karty objaśnień

warcraft-help-room = Zmieszczą się jeszcze: oddziały { $units }, robotnicy { $workers }.
warcraft-help-may-move = Stąd można się jeszcze ruszyć.
warcraft-help-moved = Wszystkie twoje pionki stąd już się ruszyły.
warcraft-help-stays = Nikt stąd nie może się teraz ruszyć.
warcraft-help-levels = Poziomy: { $levels }
warcraft-help-price = Cena: { $price }
warcraft-help-buildings = Budynki: gotowe { $ready }, w tym wolne { $idle }; w budowie { $sites }; można dobudować { $left }.
warcraft-help-no-idle = Teraz nie da się szkolić: brak wolnego budynku. Każdy szkoli raz w kolejce.
warcraft-help-depleted = { $level ->
    [1] Częściowo wyczerpane: po następnej trójce nic tu nie zostanie.
   *[other] Całkiem wyczerpane: nic się tu już nie zbierze.
}
warcraft-help-no-builder = Nie można teraz zacząć budynku: brak wolnego robotnika w Mieście.
warcraft-help-too-dear-building = Nie można teraz zacząć budynku: za mało złota lub drewna.
warcraft-help-too-dear = Teraz nie da się szkolić: za mało złota lub drewna.
warcraft-help-target = { $target } punktów na koniec własnej kolejki wygrywa.
warcraft-help-not-now = Teraz nie można jej zagrać.
warcraft-help-hand = Na ręce { $hand }, w talii { $deck }, odrzucone { $discard }.
warcraft-about-gold = Złoto
    .text = Z kopalni. Płaci się nim za oddziały, budynki i modernizację.
warcraft-about-wood = Drewno
    .text = Z lasów. Płaci się nim za oddziały, budynki i modernizację.
warcraft-about-first = Pierwszy gracz
    .text = Zaczyna każdy krok tej kolejki. W następnej zaczyna kto inny.
warcraft-about-odds = Kto pewnie wygra
    .text = Szanse stron, jeśli nikt nie zagra karty. Bez znaku procentu: ile oddziałów stoi po każdej stronie.
warcraft-about-step-move = Ruch
    .text = Pionki się ruszają, potem toczą się bitwy.
warcraft-about-step-harvest = Zbiory
    .text = Jedna kość za każdego robotnika w kopalni lub w lesie.
warcraft-about-step-deploy = Rozmieszczanie
    .text = Wchodzi do gry to, co kupiono w poprzednim Kroku Kupowania.
warcraft-about-step-spend = Kupowanie
    .text = Szkolenie, konstruowanie albo modernizacja: jedno z trzech.

## Gra w skrócie, naszymi słowami. Jedna wiadomość na rozdział, po kolei; całe zasady są w docs/rules.

warcraft-rules-page = /docs/pl/play/warcraft.html
warcraft-learn-1 = O co chodzi
    .text = Prowadzisz lud po mapie krain: zbierasz złoto i drewno, szkolisz armię, zajmujesz to, co warte jest punkty. Dwoje graczy ściga się do piętnastu punktów, dwie drużyny do dwudziestu. Miasto zbyt długo trzymane przez wrogów jest stracone, a z nim jego gracz.
warcraft-learn-2 = Cztery kroki
    .text = Kolejka ma cztery kroki i w każdym wszyscy działają po razie: Ruch, Zbiory, Rozmieszczanie, Kupowanie. Dopiero gdy wszyscy się ruszyli, zaczynają się zbiory. Po kolejce zmienia się pierwszy gracz.
warcraft-learn-3 = Ruch
    .text = Oddziały walczące i strzelające idą o jeden obszar, latające i robotnicy o dwa. Góry przekraczają tylko latające. Na koniec ruchu na obszarze mogą stać najwyżej trzy twoje oddziały i trzech robotników. Gdzie twoje oddziały spotkają wrogie, tam jest bitwa; robotnicy zostawieni sam na sam z wrogim wojskiem giną.
warcraft-learn-4 = Bitwa
    .text = Walczą oddziały na polu bitwy i na wszystkich obszarach wokół. Każda runda to strzelające, latające, walczące. Za każdy oddział rzuca się kością: wynik nie większy niż siła trafia. Trafienia obu stron działają naraz; straty wybiera właściciel, ale w fazie walczących nie można stracić latających. Kto sam zostanie na polu bitwy, wygrywa i dobiera kartę.
warcraft-learn-5 = Złoto, drewno i budynki
    .text = Każdy robotnik w kopalni lub w lesie rzuca kością i tyle przynosi; trójka przy tym wyczerpuje miejsce. W Kroku Kupowania wybierasz jedno: szkolisz oddziały, po jednym na budynek; budujesz budynki lub Placówkę; albo modernizujesz typy oddziałów. To, za co płacisz, pojawia się w następnym Rozmieszczaniu.
warcraft-learn-6 = Punkty
    .text = Obszary z liczbą dają punkty, dopóki stoi tam twój oddział: miasta trzy, cele tyle, ile pokazują. Każdy typ oddziałów na najwyższym poziomie to jeden punkt, a niektóre karty dają punkt po wyłożeniu. Piętnaście punktów na koniec własnej kolejki wygrywa.

## Rodzaje błędów w podsumowaniu partii.
warcraft-slip-opens-its-town = Twoje Miasto zostaje bez oddziałów, a obok stoi wróg.
warcraft-slip-marches-to-its-death = Tam, gdzie kończy twoja armia, wrogów jest trzy razy więcej.
warcraft-slip-hoards = Masz złoto i drewno na jeszcze dwa oddziały, a inni mają ich więcej od ciebie.
warcraft-slip-strolls = Ten robotnik mógłby pracować, a tym ruchem nie zbliża się do żadnej pracy.
warcraft-slip-portals-next-door = Ten obszar jest o krok: można tam dojść i zachować kartę.
warcraft-fault-done-move = { $count ->
    [one] Jeden marsz niewykonany.
    [few] { $count } marsze niewykonane.
   *[other] { $count } marszów niewykonanych.
}
warcraft-fault-move = { $count ->
    [one] Jeden oddział poszedł w złą stronę.
    [few] { $count } oddziały poszły w złą stronę.
   *[other] { $count } oddziałów poszło w złą stronę.
}
warcraft-fault-deploy = { $count ->
    [one] Jedno rozmieszczenie nie było najlepsze.
    [few] { $count } rozmieszczenia nie były najlepsze.
   *[other] { $count } rozmieszczeń nie było najlepszych.
}
warcraft-fault-train = { $count ->
    [one] Raz wyszkolony nie ten oddział.
    [few] { $count } razy wyszkolony nie ten oddział.
   *[other] { $count } razy wyszkolony nie ten oddział.
}
warcraft-fault-build = { $count ->
    [one] Raz postawiony nie ten budynek.
    [few] { $count } razy postawiony nie ten budynek.
   *[other] { $count } razy postawiony nie ten budynek.
}
warcraft-fault-play = { $count ->
    [one] Jedna karta zagrana w złym momencie.
    [few] { $count } karty zagrane w złym momencie.
   *[other] { $count } kart zagranych w złym momencie.
}
warcraft-fault-pass = { $count ->
    [one] Jedna okazja przepuszczona.
    [few] { $count } okazje przepuszczone.
   *[other] { $count } okazji przepuszczonych.
}
## Pozycje do nauki, po cztery na temat

warcraft-theme-1 = Złoto i drewno
    .text = co przynoszą robotnicy
warcraft-find-1 = Co przyniesie dwóch robotników?
warcraft-find-2 = Kopalnia wyczerpuje się w połowie. Kto nie dostanie nic?
warcraft-find-3 = Skąd budynek bierze robotnika?
warcraft-find-4 = Jakie oddziały można tu wyszkolić?
warcraft-theme-2 = Marsz
    .text = jak daleko i obok kogo
warcraft-find-5 = Kto może iść dalej, a kto musi stanąć?
warcraft-find-6 = Ile poziomów w jednym kroku?
warcraft-find-7 = Czego wymaga trzeci poziom?
warcraft-find-8 = Co od razu zmienia się na planszy?
warcraft-theme-3 = Bitwa
    .text = kto bierze udział i kto ginie
warcraft-find-9 = Kto wygrywa, a kto tylko patrzy?
warcraft-find-10 = Które oddziały pomagają z flanki?
warcraft-find-11 = Strata z sąsiedniego pola: czego to oszczędza?
warcraft-find-12 = Giną obie strony. Kto trzyma obszar?

warcraft-puzzle-win = Wygraj teraz
    .name = Wygrana
warcraft-puzzle-casualty = Zapewnij sobie jak największą szansę na pole bitwy: kto pada?
    .name = Straty
warcraft-puzzle-target = Zapewnij sobie jak największą szansę na pole bitwy: który wróg pada?
    .name = Celność
warcraft-puzzle-battle_card = Zapewnij sobie jak największą szansę na pole bitwy: karta czy żadna?
    .name = Karty w bitwie
warcraft-puzzle-attack = Zdobądź w tym kroku jak najwięcej punktów zwycięstwa, średnio: gdzie zaatakować?
    .name = Ataki
warcraft-puzzle-march = Zdobądź w tym kroku jak najwięcej punktów zwycięstwa: dokąd iść?
    .name = Przemarsze
warcraft-puzzle-upgrade = Zdobądź w tym kroku jak najwięcej punktów: co kupić?
    .name = Modernizacje
warcraft-puzzle-card = Zdobądź w tym kroku jak najwięcej punktów zwycięstwa: pomoże karta
    .name = Karty na punkty
warcraft-puzzle-gain = { $count } pkt zwycięstwa
warcraft-puzzle-hint = Co daje punkt i jest w zasięgu, zanim ten krok się skończy?
warcraft-puzzle-right-battle = Dobrze! { $best } % szans na pole bitwy; przy innej odpowiedzi najwyżej { $second } %.
warcraft-puzzle-wrong-battle = Można lepiej: { $gain } % szans na pole bitwy, z najlepszą odpowiedzią { $best } %.
warcraft-puzzle-hint-battle = Kto uderza następny i jak mocno, a kto musi wtedy jeszcze stać na polu bitwy?

warcraft-box-main_2p = Główny scenariusz, dwie osoby
warcraft-box-main_4p = Główny scenariusz, cztery osoby
warcraft-box-crossroads = Rozdroża
warcraft-box-costs = Ceny i żetony
warcraft-box-cards = Karty
warcraft-box-races = Oddziały
warcraft-box-building = Budynek
warcraft-box-buildings = Budynki gracza
warcraft-box-outpost = Placówka
warcraft-box-pieces = Żetony gracza
warcraft-box-printed = Nadruk na planszy miasta
warcraft-box-resource_die = Kość surowców
warcraft-box-upgrade = Modernizacja
warcraft-fact-holes = Luki w mapie
warcraft-fact-outpost = Placówki
warcraft-fact-kind = Rodzaj
warcraft-fact-strength = Siła
warcraft-fact-vp = Punkty zwycięstwa
warcraft-fact-victory = Zwycięstwo
warcraft-fact-copies = Sztuk
warcraft-fact-ability = Zdolność
warcraft-fact-seating = Miejsca
warcraft-fact-neutral = Oddziały neutralne
warcraft-fact-faces = Ścianki
warcraft-fact-rules = Zasady specjalne
warcraft-fact-neighbours = Sąsiedzi
warcraft-fact-needs = Wymaga
warcraft-fact-walls = Mury
warcraft-fact-slot = Gracze
warcraft-box-clear = równina
warcraft-box-forest = las
warcraft-box-goldmine = kopalnia złota
warcraft-box-mountain = góry
warcraft-box-objective = cel
warcraft-box-town = miasto

warcraft-edit-marks = Na polu
warcraft-edit-outpost = Placówka
warcraft-edit-site = Placówka w budowie
warcraft-edit-partial = częściowo wyczerpane
warcraft-edit-depleted = wyczerpane
warcraft-edit-marker = zajęte już Miasto
warcraft-edit-locked = zamknięte
warcraft-edit-fast = Przyspieszenie
warcraft-edit-crippled = Okaleczenie
warcraft-edit-captive = jeniec: { $race }
warcraft-edit-area = Obszar { $area }
warcraft-edit-state = Tura
warcraft-edit-active = Czyj krok
warcraft-edit-step = Krok
warcraft-edit-step-move = ruch
warcraft-edit-step-battle = walka
warcraft-edit-step-harvest = zbiory
warcraft-edit-step-deploy = rozstawianie
warcraft-edit-step-spend = wydawanie
warcraft-edit-first = Pierwszy gracz
warcraft-edit-turn = Numer tury
warcraft-edit-laid = Wyłożone Punkty Zwycięstwa
warcraft-edit-level = Poziom
warcraft-edit-buildings = Budynki
warcraft-edit-training = Szkolone
warcraft-edit-hand = Ręka
warcraft-edit-discard = Odrzucone
warcraft-edit-deck = Talia
warcraft-edit-out = Wyeliminowany

## W terminalu
warcraft-terminal-gold = złota
warcraft-terminal-wood = drewna
warcraft-terminal-strength = siła
warcraft-terminal-buildings = budynki
warcraft-terminal-battle = Bitwa o

### Why a text cannot be read.

warcraft-refuse-read-race = Tu ma być rasa przy stole albo numer lub litera miejsca, nie „{ $value }”.
warcraft-refuse-read-board = Tu ma być tekst, po jednym wierszu na obszar.
warcraft-refuse-read-nobody = Nikt nie gra tą rasą.
warcraft-refuse-read-nobody-plays = Nikt nie gra tą rasą: „{ $value }”.
warcraft-refuse-read-out = Ten gracz odpadł.
warcraft-refuse-read-area = Nie ma obszaru „{ $value }”.
warcraft-refuse-read-area-line = Wiersz { $row }: nie ma obszaru „{ $value }”.
warcraft-refuse-read-owner-line = Wiersz { $row }: po obszarze stoi właściciel: h, o, u, n albo -.
warcraft-refuse-read-word-line = Wiersz { $row }: „{ $value }” nic tu nie znaczy.
warcraft-refuse-read-owner = Po obszarze stoi właściciel: h, o, u, n albo -.
warcraft-refuse-read-no-owner = „{ $value }” nie gra przy tym stole.
warcraft-refuse-read-site = W „{ $area }” nikt nie buduje: przy [site] musi stać robotnik.
warcraft-refuse-read-neutral-outpost = Oddziały neutralne nie mają Placówek.
warcraft-refuse-read-outposts = Liczba Placówek jednej rasy: { $count }.
warcraft-refuse-read-piece = „{ $value }” to nie pionek. Pionki to na przykład melee, ranged*2 albo [outpost].
warcraft-refuse-read-most = Rasa ma ich tylko { $count }: { $what }.
warcraft-refuse-read-town-only = „{ $word }” dotyczy Miast, a „{ $area }” przy tym stole nim nie jest.
warcraft-refuse-read-source-only = „{ $word }” dotyczy lasów i kopalni złota, a „{ $area }” nie jest ani jednym, ani drugim.
warcraft-refuse-read-no-token = Na mapie nie ma „{ $value }” w „{ $area }”.
warcraft-refuse-read-mark = „{ $value }” nic tu nie znaczy.
warcraft-refuse-read-level = Nie ma poziomu { $value }.
warcraft-refuse-read-cards = Tu ma być lista kart.
warcraft-refuse-read-card = Nie ma karty „{ $value }”.
warcraft-refuse-read-this-card = Nie ma takiej karty.
warcraft-refuse-read-copies = Jest za dużo kart „{ $value }”.
warcraft-refuse-read-by-type = Tu ma być tabela według rodzajów pionków.
warcraft-refuse-read-type = Nie ma takiego rodzaju. Rodzaje: { $known }.
warcraft-refuse-read-no-type = Nie ma rodzaju „{ $value }”.
warcraft-refuse-read-used = { $what }: użyto { $count }, w pudełku jest { $most }.
warcraft-refuse-read-buildings = Jest więcej budynków niż w pudełku: { $what }.
warcraft-refuse-read-players = To nie jest dla tylu graczy: { $count }. Możliwe: { $known }.
warcraft-refuse-read-neutral-level = Poziomu { $level } któryś rodzaj oddziałów nie ma.
warcraft-refuse-read-needs = „{ $name } = { $value }” to nie liczba budynków.
warcraft-refuse-read-levels = Poziomy idą kolejno od 1, a tu są: { $value }.
warcraft-refuse-read-faces = Ścianki kostki to 1, 2 albo 3.
warcraft-refuse-read-price = Cena nie może być ujemna.
warcraft-refuse-read-empty = Plik niczego nie mówi.
warcraft-refuse-read-pair = Tu ma być para liczb [x, y] od -{ $most } do { $most }.
warcraft-refuse-read-first = Tu ma być „random” albo rasa któregoś gracza, nie „{ $value }”.
warcraft-refuse-read-no-areas = Mapa musi mieć obszary.
warcraft-refuse-read-many-areas = Mapa ma najwyżej obszarów: { $most }, a ta: { $count }.
warcraft-refuse-read-points = Punkty zwycięstwa nie mogą być ujemne.
warcraft-refuse-read-many-points = Obszar jest wart najwyżej tyle punktów zwycięstwa: { $most }.
warcraft-refuse-read-label = Podpis ma najwyżej 20 znaków.
warcraft-refuse-read-reach = x i y są od -{ $most } do { $most }.
warcraft-refuse-read-same-place = Dwa obszary mają te same x i y: ten i „{ $other }”.
warcraft-refuse-read-neighbours = Sąsiedzi to lista identyfikatorów.
warcraft-refuse-read-unreached = Z „{ $home }” nie da się tu dotrzeć, nawet lotem.
warcraft-refuse-read-wall = Tu ma być para obszarów.
warcraft-refuse-read-no-neighbours = „{ $area }” i „{ $other }” nie sąsiadują.
warcraft-refuse-read-wall-twice = Między „{ $area }” a „{ $other }” ściana już stoi.
warcraft-refuse-read-stack = Na jednym obszarze jest ich najwyżej { $most }: { $what }.
warcraft-refuse-read-mountain = W górach „{ $area }” mogą stać tylko oddziały latające.
warcraft-refuse-read-team = Drużyna to 0, 1, 2 albo 3.
warcraft-refuse-read-town-outpost = town_is_outpost wymaga miasta.
warcraft-refuse-read-race-twice = Ta rasa ma już gracza: „{ $value }”.
warcraft-refuse-read-town-taken = „{ $area }” jest już czyimś Miastem.
warcraft-refuse-read-town-mountain = W górach „{ $area }” nie może stać Miasto.
warcraft-refuse-read-nothing = Gracz bez Miasta i bez pionków nie może grać.
warcraft-refuse-read-slot-levels = Tu ma być 1 albo „top”.
warcraft-refuse-read-at-most = „{ $field }” to najwyżej { $most }.
warcraft-refuse-read-outpost-mountain = W górach „{ $area }” nie może stać Placówka.
warcraft-refuse-read-two-outposts = Rasa ma dwie Placówki.
warcraft-refuse-read-removed = „{ $name } = { $value }” to nie karta z liczbą sztuk.
warcraft-refuse-read-all-races = Rasę ma albo każdy gracz, albo żaden.
warcraft-refuse-read-has-already = W „{ $area }” stoi już Miasto albo Placówka.
warcraft-refuse-read-other-side = W „{ $area }” stoją już pionki innej strony.
warcraft-refuse-read-three = W „{ $area }” stoi więcej niż trzy oddziały albo trzech robotników jednej strony.
warcraft-refuse-read-numbers = Tu ma być lista liczb od 2 do 4.
warcraft-refuse-read-number-twice = Jedna liczba występuje dwa razy.
warcraft-refuse-read-slots = Potrzeba graczy: { $count }, wymieniono: { $found }.
warcraft-refuse-read-seating = Tu mają być różni gracze od 0 do { $most }.
warcraft-refuse-read-teams = Muszą być co najmniej dwie drużyny.
warcraft-refuse-read-no-players = Ten scenariusz nie jest dla tylu graczy.
warcraft-refuse-read-neutral = To wymaga rasy, którą nikt nie gra: każdy gracz musi mieć wpisaną inną.
warcraft-refuse-read-neutral-levels = Tu ma być poziom od 1 do 4.
warcraft-refuse-read-no-source = „{ $area }” to ani las, ani kopalnia złota.
warcraft-refuse-read-areas = Tu ma być lista obszarów albo „{ $word }”.
warcraft-refuse-read-limit-points = Tu ma być „all” albo „areas”.
warcraft-refuse-read-on-foot = Do Miasta „{ $area }” nie da się dojść pieszo z „{ $home }”.
warcraft-refuse-read-no-victory = Nikt nie może wygrać: nie ma o co grać, a strona bez Miasta nie może upaść.
warcraft-refuse-read-victory-twice = Zwycięstwo rodzaju „{ $value }” już jest.
warcraft-refuse-read-enemies = To nie może być ujemne; dla dowolnej liczby trzeba to pominąć.
warcraft-refuse-read-token = Na żadnym obszarze nie ma „{ $value }”.
warcraft-refuse-read-captive = Nie ma jeńca do uwolnienia.
warcraft-refuse-read-necromancers = Nikt nie ma Nekromantów.
warcraft-refuse-read-nobody-of = Przy tylu graczach ({ $count }) nikt nie gra tą rasą: „{ $value }”.
warcraft-refuse-read-necromancers-of = Przy tylu graczach ({ $count }) nikt nie ma Nekromantów.
warcraft-refuse-read-target = Cel to co najmniej 1.
warcraft-refuse-read-far-target = Celu { $target } nie da się osiągnąć: obszary, karty i modernizacje dają najwyżej { $most }.
warcraft-refuse-read-names = Identyfikatory to małe litery, cyfry i „_”.
warcraft-refuse-read-trial = Próbna gra nie skończyła się przed odpowiedzią numer { $most }.
warcraft-refuse-read-list = Tu ma być lista.
warcraft-refuse-read-below-zero = „{ $field }” nie może być ujemne.
warcraft-refuse-read-field-within = W polu „{ $field }” ma być liczba całkowita od { $low } do { $high }.
