### Herosi

herosi-name = Herosi
herosi-tagline = Rzucaj, odkładaj, wołaj Stop! Czworo Herosów, ich zaklęcia i armie, wszystko naraz.
herosi-first = Gotowe armie, zwykli Herosi
herosi-first-1 = Heros, zaklęcia i armia są rozdane: rzucasz od razu
herosi-first-2 = Około 10 minut; spokojnie albo na żywo, jak w pudełku
herosi-first-3 = Podpowiedź na każde pytanie; dobór, własne armie i wzmocnienia przyjdą później

## Tryby i ustawienia

herosi-mode-duel = Pojedynek
    .text = Dwoje graczy, dwóch Herosów. Wygrywa ten, kto przetrwa.
herosi-mode-free_for_all = Każdy na każdego
    .text = Troje lub czworo graczy, każdy walczy z każdym. Kto straci Herosa, odpada.
herosi-mode-no_elimination = Bez eliminacji
    .text = Pokonany Heros jest tylko oszołomiony, dopóki nie wypadnie pięć symboli Karty. Za każde obrażenie cudzego Herosa jest punkt; wygrywa 21 punktów.
herosi-mode-teams = Drużyny
    .text = Dwoje na dwoje: najpierw dwa osobne pojedynki, a gdy padnie pierwszy Heros, wspólna bitwa pozostałych.
herosi-mode-tournament = Turniej
    .text = Dwa pojedynki; zwycięzcy spotykają się w finale z tym, co im zostało, przegrani grają o trzecie miejsce.

herosi-setting-pace = Tempo
    .text = Na żywo: wszyscy rzucają jednocześnie i liczy się najszybszy Stop. Spokojnie: każdy wybiera w tajemnicy, rzut jest wspólny.
herosi-setting-pace-calm = Spokojne
herosi-setting-pace-live = Na żywo
herosi-setting-draft = Dobór
    .text = Herosa i zaklęcia dobiera się po kolei albo, na pierwszą grę, rozdaje losowo.
herosi-setting-draft-pick = Po kolei
herosi-setting-draft-dealt = Rozdany
herosi-setting-army = Armie
    .text = Zbuduj w tajemnicy armię za dziesięć punktów albo weź gotową armię Herosa.
herosi-setting-army-build = Własne
herosi-setting-army-preset = Gotowe
herosi-setting-hand = Ręka początkowa
    .text = Ile zaklęć każdy dobiera przed pierwszym rzutem.
herosi-setting-hand-3 = 3
herosi-setting-hand-4 = 4
herosi-setting-hand-5 = 5
herosi-setting-life = Życie Herosa
    .text = Od jakiej liczby rusza znacznik; leczenie nigdy jej nie przekracza.
herosi-setting-life-10 = 10
herosi-setting-life-15 = 15
herosi-setting-life-21 = 21
herosi-setting-plain_heroes = Zwykli Herosi
    .text = Pierwsza gra: Herosi nie mają ani darmowego wzmocnienia, ani słabości.
herosi-setting-no_boosts = Bez wzmocnień
    .text = Pierwsza gra: nie wzmacnia się zaklęć ani rozproszeń, a Żywiołaki nie mają zdolności.
herosi-setting-penalty = Kara za pusty Stop
    .text = Kto zatrzyma grę i nic nie zrobi, traci 2 życia i wszystkie kości. Karę można wyłączyć tylko nowicjuszom.
herosi-setting-penalty-on = Tak
herosi-setting-penalty-off = Nie
herosi-setting-optional_ending = Koniec bez stworów
    .text = Gra kończy się także wtedy, gdy na planszach nie ma już ani jednego stwora; wygrywa najwięcej życia.
herosi-setting-third_place = Mecz o trzecie miejsce
    .text = Przegrani pojedynków grają dalej, z 15 życia i armiami za sześć punktów.
herosi-setting-limit = Najwięcej zatrzymań
    .text = Po tylu zatrzymaniach bitwę wygrywa Heros z największym życiem albo liczba punktów.
herosi-setting-limit-50 = 50
herosi-setting-limit-150 = 150
herosi-setting-limit-500 = 500
herosi-setting-cadence = Rytm
    .text = Tempo na żywo: najkrótszy czas między dwoma rzutami jednego gracza, dla wszystkich taki sam.
herosi-setting-cadence-brisk = Szybki, 0,7 s
herosi-setting-cadence-normal = Zwykły, 1 s
herosi-setting-cadence-relaxed = Spokojny, 1,5 s
herosi-setting-bot_pace = Tempo botów
    .text = Tempo na żywo: jak szybko boty rzucają i reagują. Nigdy szybciej, niż wolno ludziom.
herosi-setting-bot_pace-quick = Szybkie
herosi-setting-bot_pace-human = Ludzkie
herosi-setting-bot_pace-slow = Wolne
herosi-setting-hints = Podpowiedzi przy kościach
    .text = Pokazuje, na co pozwalają twoje kości. Surowe stoły ją ukrywają.

## Herosi

herosi-hero = Heros
herosi-hero_fire = Ignara, Heros Ognia
    .text = Zaklęcia ognia mają jedno wzmocnienie za darmo. Przy własnym zatrzymaniu: 1 obrażenie za każdy symbol wody na twoich kościach.
herosi-hero_water = Nerea, Heros Wody
    .text = Zaklęcia wody mają jedno wzmocnienie za darmo. Przy własnym zatrzymaniu: 1 obrażenie za każdy symbol ognia na twoich kościach.
herosi-hero_earth = Torgrim, Heros Ziemi
    .text = Zaklęcia ziemi mają jedno wzmocnienie za darmo. Przy własnym zatrzymaniu: 1 obrażenie za każdy symbol powietrza na twoich kościach.
herosi-hero_air = Aeris, Heros Powietrza
    .text = Zaklęcia powietrza mają jedno wzmocnienie za darmo. Przy własnym zatrzymaniu: 1 obrażenie za każdy symbol ziemi na twoich kościach.

## Symbole na kościach

herosi-face-fire = ogień
herosi-face-water = woda
herosi-face-earth = ziemia
herosi-face-air = powietrze
herosi-face-command = dowodzenie
herosi-face-card = karta

## Stwory

herosi-wisp = Ognik
    .text = Zdolność, także gdy jest zasłonięty: znika z gry na stałe; odsłonięta Istota przeciwnika otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }, a każda jej sąsiadka { $adjacent }.
herosi-salamander = Salamandra
    .text = Zdolność, także gdy jest zasłonięta: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } dowolnej Istocie przeciwnika, odsłoniętej lub nie.
herosi-fire_elemental = Żywiołak ognia
    .text = Zdolność: { $power ->
        [1] kładzie żeton mocy
       *[other] kładzie żetony mocy ({ $power })
    } na dowolnym trwałym zaklęciu w grze.
herosi-ifrit = Ifryt
    .text = Bez zdolności; atakuje na wprost i na oba boki.
herosi-phoenix = Feniks
    .text = Zabity leży obok planszy. Aktywowany tam wraca na dowolne puste własne pole { $markers ->
        [1] z 1 obrażeniem
       *[other] z { $markers } obrażeniami
    }, ile razy zechcesz.
herosi-triton = Tryton
    .text = Zdolność, także gdy jest zasłonięty: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } dowolnej Istocie przeciwnika, odsłoniętej lub nie.
herosi-siren = Syrena
    .text = Zdolność: jeden przeciwnik natychmiast przerzuca wszystkie kości.
herosi-water_elemental = Żywiołak wody
    .text = Zdolność: { $power ->
        [1] kładzie żeton mocy
       *[other] kładzie żetony mocy ({ $power })
    } na dowolnym trwałym zaklęciu w grze.
herosi-leviathan = Lewiatan
    .text = Bez zdolności; atakuje na wprost i na oba boki.
herosi-ice_dragon = Lodowy smok
    .text = Bez zdolności; atakuje dowolną odsłoniętą Istotę przeciwnika.
herosi-gnome = Gnom
    .text = Zdolność: jeden z twoich odsłoniętych, jeszcze nieaktywowanych Golemów wykonuje podstawowy atak.
herosi-nymph = Nimfa
    .text = Zdolność: leczy { $heal ->
        [one] { $heal } obrażenie
        [few] { $heal } obrażenia
       *[other] { $heal } obrażeń
    } sąsiedniego stwora, nigdy Herosa.
herosi-earth_elemental = Żywiołak ziemi
    .text = Zdolność: { $power ->
        [1] kładzie żeton mocy
       *[other] kładzie żetony mocy ({ $power })
    } na dowolnym trwałym zaklęciu w grze.
herosi-golem = Golem
    .text = Bez własnej zdolności; do ataku mogą go poderwać Gnomy.
herosi-behemoth = Behemot
    .text = Bez zdolności; atakuje na wprost i na prawo.
herosi-sylph = Sylfida
    .text = Zawsze: nie otrzymuje obrażeń fizycznych.
herosi-air_elemental = Żywiołak powietrza
    .text = Zdolność: { $power ->
        [1] kładzie żeton mocy
       *[other] kładzie żetony mocy ({ $power })
    } na dowolnym trwałym zaklęciu w grze.
herosi-griffin = Gryf
    .text = Zawsze: stwór, który atakuje go podstawowym atakiem, najpierw otrzymuje { $damage ->
        [one] { $damage } obrażenie fizyczne
        [few] { $damage } obrażenia fizyczne
       *[other] { $damage } obrażeń fizycznych
    }. Jeśli od nich zginie, jego atak nic nie zadaje.
herosi-thunderbird = Ptak gromu
    .text = Zdolność, także gdy jest zasłonięty: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } dowolnej Istocie przeciwnika, odsłoniętej lub nie.
herosi-storm_dragon = Smok burz
    .text = Zdolność, tylko gdy jest odsłonięty: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } dowolnej Istocie przeciwnika, odsłoniętej lub nie.

## Zaklęcia

herosi-magic_missile = Magiczny pocisk
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie. Wymaga trzech symboli jednego, dowolnego żywiołu; nie można go wzmocnić.
herosi-command = Rozkaz
    .text = Jeden z twoich stworów albo Feniks leżący obok planszy aktywuje się od razu, bez kosztu. Nie można go wzmocnić.
herosi-spell_break = Rozbicie zaklęcia
    .text = Kończy jedno trwałe zaklęcie bez względu na jego moc. Wymaga pięciu symboli jednego, dowolnego żywiołu; nie można go wzmocnić.
herosi-fireball = Ognista kula
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie; jej sąsiadki otrzymują połowę, zaokrągloną w dół. Wzmocnienie: obrażenia +1.
herosi-ignite = Podpalenie
    .text = Trwałe, na Istotę: od razu { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }. Przy każdym zatrzymaniu gry przez jej gracza { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } za każdy jego symbol ognia. Wzmocnienie: moc +1.
herosi-fire_wall = Ściana ognia
    .text = Trwałe, na gracza: każdy wrogi stwór, który podstawowym atakiem atakuje jego Istoty, najpierw otrzymuje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    }. Wzmocnienie: moc +1.
herosi-frenzy = Szał
    .text = Twój stwór otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }; potem, jeśli jest odsłonięty, może uderzyć dowolną odsłoniętą Istotę przeciwnika za tyle, ile sam ma obrażeń. Wzmocnienie: obrażenia +1.
herosi-bad_luck = Pech
    .text = Trwałe, na gracza: przy każdym własnym zatrzymaniu z choć jednym symbolem Karty jego Heros otrzymuje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    }. Wzmocnienie: moc +1.
herosi-lightning = Błyskawica
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie; stojąca tuż za nią otrzymuje połowę, zaokrągloną w dół. Wzmocnienie: obrażenia +1.
herosi-chain_lightning = Łańcuch piorunów
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie. Każde wzmocnienie, { $max_boosts ->
        [3] najwyżej trzy
       *[other] najwyżej { $max_boosts }
    }: przeskakuje na sąsiednią Istotę za 1 mniej, nigdy dwa razy na tę samą.
herosi-haste = Przyspieszenie
    .text = Trwałe, na własnego stwora: jego aktywacja kosztuje o { $amount } mniej, ale co najmniej 1. Wzmocnienie: moc +1.
herosi-concentration = Koncentracja
    .text = Trwałe, na gracza: po każdym kolejnym zaklęciu, mając symbol Karty, gracz może dobrać { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }. Wzmocnienie: moc +1.
herosi-energy_drain = Wyssanie energii
    .text = Gracz odrzuca { $amount ->
        [one] wybraną przez siebie kartę
        [few] { $amount } wybrane przez siebie karty
       *[other] { $amount } wybranych przez siebie kart
    }. Wzmocnienie: jedna karta więcej.
herosi-freeze = Zamrożenie
    .text = Trwałe, na stwora: od razu { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }; nie może atakować, ruszać się ani używać zdolności. Wzmocnienie: moc +1.
herosi-heal = Leczenie
    .text = Leczy { $heal ->
        [one] { $heal } obrażenie
        [few] { $heal } obrażenia
       *[other] { $heal } obrażeń
    } twojej Istoty. Wzmocnienie: leczenie +1.
herosi-teleport = Teleportacja
    .text = Twoja Istota przenosi się na dowolne puste własne pole. Wzmocnienie: jeszcze jedna Istota.
herosi-ice_bolt = Lodowy pocisk
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie. Wzmocnienie: obrażenia +1.
herosi-weaken = Osłabienie
    .text = Trwałe, na stwora: jego podstawowe ataki zadają o { $amount } mniej. Wzmocnienie: moc +1.
herosi-poison = Trucizna
    .text = Trwałe, na Istotę: { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } przy każdym zatrzymaniu gry przez jej gracza. Wzmocnienie: moc +1.
herosi-regeneration = Regeneracja
    .text = Trwałe, na gracza: po każdym kolejnym zaklęciu gracz może wyleczyć { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } własnej Istoty. Wzmocnienie: moc +1.
herosi-stupor = Oszołomienie
    .text = Trwałe, na gracza: aktywacja każdego z jego stworów kosztuje o { $amount } więcej. Wzmocnienie: moc +1.
herosi-life_drain = Wyssanie życia
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } odsłoniętej Istocie; jedna z twoich Istot leczy { $heal }. Wzmocnienie: leczenie +1.
herosi-stone_skin = Kamienna skóra
    .text = Trwałe, na własnego stwora: każde jego obrażenia fizyczne są o { $amount } mniejsze. Wzmocnienie: moc +1.
herosi-inferno = Inferno
    .text = Każda odsłonięta Istota jednego gracza otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }. Wzmocnienie: obrażenia +1.
herosi-blessing = Błogosławieństwo
    .text = Trwałe, na gracza: od następnego przygotowania rzuca siedmioma kośćmi; gdy zaklęcie się skończy, oddaje jedną kość. Wzmocnienie: moc +1.
herosi-meteor = Meteor
    .text = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } dowolnej Istocie, odsłoniętej lub nie. Wzmocnienie: obrażenia +1.
herosi-war_wind = Wiatr wojny
    .text = Trwałe, na gracza: po każdym kolejnym zaklęciu { $amount ->
        [one] dodatkowy punkt
        [few] { $amount } dodatkowe punkty
       *[other] { $amount } dodatkowych punktów
    } aktywacji. Wzmocnienie: moc +1.

## Zaklęcia trwałe w paru słowach, na karty

herosi-short-ignite = { $damage } i płonie
herosi-short-fire_wall = oddaje { $amount }
herosi-short-bad_luck = { $amount } za karty
herosi-short-haste = koszt −{ $amount }
herosi-short-concentration = dobiera
herosi-short-freeze = { $damage }, bezruch
herosi-short-weaken = ataki −{ $amount }
herosi-short-poison = { $amount } co Stop
herosi-short-regeneration = leczy { $amount }
herosi-short-stupor = koszty +{ $amount }
herosi-short-stone_skin = fizyczne −{ $amount }
herosi-short-blessing = 7. kość
herosi-short-war_wind = { $amount ->
    [one] +{ $amount } punkt
    [few] +{ $amount } punkty
   *[other] +{ $amount } punktów
}

## Pytania

herosi-ask-first_player = Kto wybiera pierwszy?
herosi-ask-lay = Karta na tor
herosi-ask-draft = Weź zaklęcie z dolnego rzędu albo Herosa
    .rule = Wybór (HE §2): każdy wybiera cztery razy i kończy z jednym Herosem i trzema zaklęciami. Zaklęcie bierze się z dolnego rzędu; karta nad nim zsuwa się w dół.
herosi-ask-place_hero = Ustaw Herosa, potem stwory
    .rule = Armia (HE §2): Heros zajmuje jedno z twoich ośmiu pól. Kto stoi za inną Istotą, jest zasłonięty i ataki go nie sięgają.
herosi-ask-build_army = Ustaw stwory i zgłoś gotowość
    .rule = Armia (HE §2): stwory najwyżej za dziesięć punktów, najwyżej siedem. Przeciwnicy zobaczą ją dopiero, gdy wszyscy będą gotowi.
herosi-ask-draw = Dobierana jest karta
herosi-ask-roll_or_stop = Rzucaj albo Stop!
    .rule = Przygotowanie (HE §3): wszyscy rzucają naraz, ile razy chcą, i zostawiają, co chcą. Stop kończy rzucanie dla wszystkich; kto go zawołał, działa pierwszy, a najpierw ponosi efekty zatrzymania.
herosi-ask-choose_keeps = Którymi kośćmi rzucasz?
    .rule = Ciąg dalszy (HE §3): kto wykonał akcję, zbiera wszystkie kości. Jeśli jej nie było, możesz zostawić dowolne swoje kości tak, jak leżą.
herosi-ask-answer_stop = Stop czy gramy dalej?
    .rule = Stop w spokojnym tempie (HE §3): wszyscy odpowiadają w tajemnicy i naraz. Gdy zatrzyma kilku, pierwszy działa ten, kto ma znacznik pierwszeństwa, a znacznik przechodzi dalej.
herosi-ask-face = Spada kość
herosi-ask-choose_action = Twoja akcja
    .rule = Cztery akcje (HE §4): rzuć zaklęcie, dobierz karty za co najmniej trzy symbole karty, ucz się za cztery lub pięć albo rozprosz magię czterema żywiołami. Wybierasz jedną; kto zatrzymał i nie działa, traci 2 życia i wszystkie kości.
herosi-ask-opt_in = Czy też wykonujesz akcję?
    .rule = Akcje pozostałych (HE §3): po tym, kto zatrzymał, możesz działać swoimi kośćmi, jak gdyby Stop był twój, razem z efektami zatrzymania. Jeśli nie działasz, nic ci się nie dzieje, a kości zostają.
herosi-ask-choose_target = Wybierz cel
    .rule = Cele (HE §5): ataki sięgają odsłoniętych Istot w kolumnach, które pokazuje znak. Przy zaklęciach i zdolnościach mówi o tym karta.
herosi-ask-choose_heal = Kogo leczy zaklęcie?
    .rule = Leczenie (HE §5): zdejmuje rany ze stwora albo przywraca Herosowi życie, nigdy ponad stan początkowy.
herosi-ask-choose_boost = Odrzucasz dwie karty za wzmocnienie?
    .rule = Wzmocnienie (HE §4.1): każde dwie inne karty z ręki wzmacniają zaklęcie jeden raz. Zaklęcie żywiołu twojego Herosa ma jedno wzmocnienie za darmo.
herosi-ask-chain_next = Dokąd przeskakuje piorun?
    .rule = Łańcuch piorunów (HE §9): każde wzmocnienie to jeszcze jeden przeskok, na Istotę obok poprzedniej, z obrażeniami mniejszymi o 1. Nikogo nie trafia dwa razy.
herosi-ask-teleport_to = Dokąd?
    .rule = Teleportacja (HE §9): twoja Istota przechodzi na dowolne puste twoje pole.
herosi-ask-teleport_next = Kogo przenosisz następnie?
    .rule = Teleportacja (HE §9): każde wzmocnienie przenosi jeszcze jedną twoją Istotę.
herosi-ask-strike = Kogo uderza stwór w szale?
    .rule = Szał (HE §9): twój stwór dostaje 1 ranę, a potem może uderzyć dowolną odsłoniętą wrogą Istotę za tyle, ile ma ran, i o 1 więcej za każde wzmocnienie.
herosi-ask-discard = Odrzuć kartę
    .rule = Wyssanie energii (HE §4.1): sam decydujesz, które karty odrzucasz. Gdy masz ich za mało, odrzucasz wszystkie.
herosi-ask-react = Czy korzystasz z tego, co działa po zaklęciu?
    .rule = Po zaklęciu (HE §9): Koncentracja daje kartę, jeśli na kościach jest symbol karty, Regeneracja leczy 1 ranę twojej Istoty. Jedno i drugie za darmo.
herosi-ask-give_orders = Dowodź swoimi stworami
    .rule = Dowodzenie (HE §5): każdy symbol dowodzenia, którego nie zużyło zaklęcie, przesuwa twoją Istotę na puste pole obok albo płaci za aktywację stwora. Każdego stwora aktywuje się raz.
herosi-ask-activate = Co robi stwór?
    .rule = Aktywacja (HE §5): stwór atakuje, jeśli jest odsłonięty, albo używa zdolności. Nie jedno i drugie.
herosi-ask-give_up_die = Którą kość oddajesz?
    .rule = Błogosławieństwo (HE §9): dawało siódmą kość. Gdy się kończy, od razu oddajesz jedną ze swoich.

## Czasowniki

herosi-verb-pass = Pas
herosi-verb-hero = Weź
herosi-verb-take = Weź
herosi-verb-place = Ustaw
herosi-verb-leave = Zostaw puste
herosi-verb-clear = Od nowa
herosi-verb-ready = Gotowe
herosi-verb-roll = Rzuć
herosi-verb-land = Opuść
herosi-verb-stop = Stop!
herosi-verb-keep = Zachowaj wszystkie
herosi-verb-go = Dalej
herosi-verb-act = Działaj
herosi-verb-cast = Rzuć zaklęcie
herosi-verb-draw = Dobierz
herosi-verb-learn = Naucz się
herosi-verb-dispel = Rozprosz
herosi-verb-at = Cel:
herosi-verb-discard = Odrzuć
herosi-verb-to = Na
herosi-verb-heal = Ulecz
herosi-verb-attack = Atak
herosi-verb-use = Zdolność
herosi-verb-move = Ruch
herosi-verb-return = Powrót na
herosi-verb-done = Koniec
herosi-verb-give = Oddaj kość
herosi-verb-first = Zaczyna:
herosi-verb-lay = Wyłóż
herosi-verb-face = Wypada
herosi-verb-cancel = Wycofaj rzut

## Wybór zaklęć

herosi-board-draft-slides = zsuwa się, gdy znika karta pod spodem
herosi-board-beside = { $count ->
    [one] martwy Feniks obok planszy
    [few] { $count } martwe Feniksy obok planszy
   *[many] { $count } martwych Feniksów obok planszy
}
herosi-asking-draft-hero = Weź Herosa
herosi-asking-draft-spell = Weź zaklęcie z dolnego rzędu
herosi-board-draft-deck = Twoje zaklęcia
herosi-board-you-may = Ty też możesz działać
herosi-board-may-act = Teraz może działać { $names }
herosi-board-ally = drużyna
herosi-board-given = oddana

## Co się stało

herosi-event-first = Wybór zaczyna { $seat }.
herosi-event-laid = Na tor, na miejsce { $slot }, trafia karta: { $card }.
herosi-event-slid = { $card } zsuwa się z { $from } na { $to }.
herosi-log-draws = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
herosi-log-laid = Na torze zaklęć: { $card }.
herosi-log-slid = W dół zsuwa się { $card }.
herosi-log-next = Nowa karta w górnym rzędzie: { $card }.
herosi-event-chose_hero = { $seat } bierze: { $hero }.
herosi-event-took = { $seat } bierze zaklęcie: { $card }.
herosi-event-learned = { $seat } uczy się zaklęcia: { $card }.
herosi-event-placed = Na polu { $field } staje { $being }.
herosi-event-left_empty = Pole { $field } zostaje puste.
herosi-event-cleared = Armia znika z planszy.
herosi-event-ready = { $seat } zgłasza gotowość.
herosi-event-revealed = { $seat } odsłania armię: { $army }.
herosi-event-drew = { $seat } dobiera: { $card }.
herosi-event-drew_hidden = { $seat } dobiera kartę.
herosi-event-shuffled = { $seat } tasuje odrzucone karty w nową talię.
herosi-event-rolled = { $seat } podnosi { $count ->
    [one] kość { $dice }
   *[other] kości { $dice }
}.
herosi-log-rolls = { $seat } rzuca: { $dice }.
herosi-event-landed = { $seat }: kość { $die } pokazuje symbol: { $face }.
herosi-event-chose = { $seat } już po wyborze.
herosi-event-kept = { $seat } zachowuje wszystkie kości.
herosi-event-went = { $seat } gra dalej.
herosi-event-called = { $seat } woła Stop.
herosi-event-stopped = Stop! Grę zatrzymuje { $seat }.
herosi-log-stop-time = { $name }: Stop! po { NUMBER($seconds, minimumFractionDigits: 2) } s rzucania.
herosi-event-stop_time = Stop! ({ $seat }): dotarł { $received } ms po otwarciu rzutów, minus { $half } ms za połowę drogi tam i z powrotem, liczy się w { $effective } ms.
herosi-event-priority = Znacznik pierwszeństwa przechodzi dalej; trzyma go { $seat }.
herosi-event-acts = { $seat } też wykonuje akcję.
herosi-event-passed = { $seat } nie wykonuje akcji.
herosi-event-weakness = { $seat } ma żywioł przeciwny Herosowi na { $amount ->
    [one] kości
   *[other] { $amount } kościach
}.
herosi-event-effect = Działa { $card }; cel: { $spell }.
herosi-event-failed = { $amount ->
    [0] { $seat } nie wykonuje akcji.
   *[other] { $seat } nie wykonuje akcji: życie −{ $amount }.
}
herosi-event-cast = { $seat } rzuca: { $card }; cel: { $target }{ $boosts ->
    [0] {""}
   *[other] , wzmocnienia: { $boosts }
}.
herosi-event-discarded = { $seat } odrzuca: { $card }.
herosi-event-hurt = { $being } ({ $target }) otrzymuje obrażenia { $type ->
    [physical] fizyczne
   *[magical] magiczne
}: { $amount }.
herosi-event-unhurt = { $being } ({ $target }) nie odczuwa obrażeń fizycznych.
herosi-event-healed = { $being } ({ $target }) leczy obrażenia: { $amount }.
herosi-event-died = { $being } ({ $target }) ginie.
herosi-event-removed = { $being } ({ $target }) wypala się i znika z gry.
herosi-event-attached = { $card } zostaje w grze; cel: { $target }{ $power ->
    [0] {""}
   *[other] , moc { $power }
}.
herosi-event-power = { $card } ma teraz moc { $power }; cel: { $spell }.
herosi-event-ended = { $card } przestaje działać; cel: { $spell }.
herosi-event-dispelled = { $seat } rozprasza: { $card }; cel: { $spell }.
herosi-event-attacked = { $being } ({ $from }) atakuje; cel: { $victim } ({ $target }).
herosi-event-struck = { $being } ({ $from }) uderza w szale; cel: { $victim } ({ $target }).
herosi-event-answered = { $by } oddaje; cel: { $being } ({ $target }).
herosi-event-used = { $being } ({ $from }) używa zdolności.
herosi-event-moved = { $being } idzie z { $from } na { $to }.
herosi-event-teleported = { $being } przenosi się z { $from } na { $to }.
herosi-event-returned = { $being } wraca na pole { $field }.
herosi-event-rerolls = { $seat } przerzuca wszystkie kości.
herosi-event-blessed = { $seat } dostaje siódmą kość.
herosi-event-gave_die = { $seat } oddaje kość { $die }.
herosi-event-stunned = { $seat }: Heros jest oszołomiony.
herosi-event-fell = { $seat }: Heros poległ.
herosi-event-revived = { $seat }: Heros wraca, życie { $life }.
herosi-event-scored = { $seat } zdobywa punkty: { $amount }, razem { $points }.
herosi-event-continued = Kości w dłoń: gra toczy się dalej.
herosi-event-merged = Heros poległ: wszyscy pozostali walczą teraz w jednej bitwie.
herosi-event-final = Finał: { $seat } i { $other_seat }.
herosi-event-third_place = O trzecie miejsce: { $seat } i { $other_seat }.
herosi-event-decided = { $by ->
    [creatures] Nie ma już stworów: decyduje życie.
    [limit] Umówiona liczba zatrzymań minęła.
   *[points] Decydują punkty zwycięstwa.
}
herosi-event-resigned = { $seat } poddaje się.
herosi-event-won = { $seat } wygrywa.
herosi-log-won = { $count ->
    [one] { $seats } wygrywa.
   *[other] { $seats } wygrywają.
}

## Odmowy

herosi-refuse-unreadable = „{ $text }” to nie jest akcja w Herosach.
herosi-refuse-no-option = „{ $action }” nie jest teraz możliwe.
herosi-refuse-out = Twój Heros poległ; możesz już tylko patrzeć.
herosi-refuse-too-late = Za późno: gra została zatrzymana.
herosi-refuse-not-rolling = Nikt jeszcze nie rzuca.
herosi-refuse-must-roll = Po zatrzymaniu na próżno najpierw musi spaść twój rzut.
herosi-refuse-stunned = Twój Heros jest oszołomiony: zatrzymać grę możesz tylko z symbolami Karty w liczbie { $needs }, masz { $shown }.
herosi-refuse-stunned-stop = Twój Heros jest oszołomiony: zatrzymać grę możesz tylko z pięcioma symbolami Karty.
herosi-refuse-not-rolled = Od zebrania kości nie było jeszcze twojego rzutu.
herosi-refuse-already-chosen = Twój wybór w tej rundzie już zapadł.
herosi-refuse-choose-keeps-first = Najpierw wybierz kości do rzutu; pytanie o Stop będzie potem.
herosi-refuse-nothing-in-the-air = Żadna z twoich kości nie jest w powietrzu.
herosi-refuse-forced-roll = Ostatnio nikt nie rzucał i nikt nie zatrzymał gry: rzuć choć jedną kością albo zachowaj wszystkie, by zatrzymać grę.
herosi-refuse-dice-in-hand = Kości trzymane w dłoni trzeba rzucić.
herosi-refuse-in-the-air = Twoje kości są jeszcze w powietrzu.
herosi-refuse-no-such-die = Liczba twoich kości: { $dice }.
herosi-refuse-no-dice = Wybierz do rzutu choć jedną kość.
herosi-refuse-paused = Stół czeka, aż wszyscy wrócą.
herosi-refuse-not-open = Rzucanie jeszcze się nie zaczęło.
herosi-refuse-stop-called = Twój Stop! już padł i jest rozpatrywany.
herosi-refuse-nothing-queued = Żaden rzut nie czeka.
herosi-refuse-hero-already = Masz już Herosa.
herosi-refuse-hero-taken = { $hero } ma już gracza.
herosi-refuse-hero-due = To twój ostatni wybór, a nie masz Herosa: weź go.
herosi-refuse-upper-row = Podczas wyboru bierze się tylko karty z dolnego rzędu.
herosi-refuse-slot-empty = Na miejscu { $slot } nie ma karty.
herosi-refuse-hero-unplaced = Najpierw ustaw Herosa.
herosi-refuse-hero-placed = Twój Heros już stoi na planszy.
herosi-refuse-other-army = { $being } nie służy twojemu Herosowi.
herosi-refuse-field-taken = Pole { $field } jest zajęte.
herosi-refuse-field-decided = O polu { $field } już zdecydowano; zacznij od nowa, aby je zmienić.
herosi-refuse-army-creatures = Najwięcej stworów w armii: { $most }.
herosi-refuse-army-copies = { $being }: tylko tyle jest kart: { $copies }.
herosi-refuse-army-points = Byłoby { $points } pkt; armia ma najwyżej { $most }.
herosi-refuse-stop-first = Akcje wykonuje się dopiero po zatrzymaniu gry.
herosi-refuse-say-act = Najpierw zgłoś, że działasz: efekty zatrzymania gry wyprzedzają akcję.
herosi-refuse-one-action = Zatrzymanie gry daje jedną akcję, a akcja najwyżej jedno Zaklęcie.
herosi-refuse-after-cast = Stwory działają, a Istoty poruszają się tylko zaraz po rzuceniu Zaklęcia.
herosi-refuse-boost-now = Karty na wzmocnienie odrzuca się tylko podczas rzucania Zaklęcia lub rozpraszania magii.
herosi-refuse-boost-late = Wzmocnienia wybiera się zaraz po celu, zanim zaklęcie zadziała.
herosi-refuse-no-action = Twoje kości nie pozwalają na żadną akcję, ani teraz, ani po efektach zatrzymania.
herosi-refuse-not-in-hand = Nie masz na ręce karty: { $card }.
herosi-refuse-needs = { $card } wymaga { $needs } × { $face }; na twoich kościach: { $shown }.
herosi-refuse-needs-same = { $card } wymaga { $needs } symboli jednego żywiołu; masz najwyżej { $shown }.
herosi-refuse-no-target = { $card } nie ma dozwolonego celu.
herosi-refuse-draw-needs = Dobieranie wymaga symboli Karty: { $needs }; masz { $shown }.
herosi-refuse-draw-many = Możesz dobrać najwyżej { $most }.
herosi-refuse-learn-needs = Ta karta wymaga symboli Karty: { $needs }; masz { $shown }.
herosi-refuse-dispel-needs = Rozproszenie wymaga wszystkich czterech żywiołów na kościach.
herosi-refuse-no-such-spell = Nie ma w grze takiego trwałego zaklęcia.
herosi-refuse-other-pair = To należy do drugiej bitwy.
herosi-refuse-no-boost = { $card } to zaklęcie podstawowe, nie można go wzmocnić.
herosi-refuse-boosts-off = W tej grze nie ma wzmocnień.
herosi-refuse-boosts-most = Najwięcej wzmocnień tego zaklęcia: { $most }.
herosi-refuse-boost-cards = Nie masz kolejnych dwóch kart do odrzucenia.
herosi-refuse-pairs-only = Za wzmocnienie odrzuca się dwie karty.
herosi-refuse-needs-spell = { $card }: celem jest trwałe zaklęcie w grze.
herosi-refuse-nobody-beside = Obok twojej planszy nie leży żaden Feniks.
herosi-refuse-wrong-target = { $card }: to nie jest dozwolony cel.
herosi-refuse-nobody-there = Na { $target } nikogo nie ma.
herosi-refuse-own-only = { $card } działa na własne Istoty.
herosi-refuse-teleported = Teleportacja przenosi za każdym razem inną Istotę.
herosi-refuse-creatures-only = { $card } działa na stwory, nie na Herosów.
herosi-refuse-covered-target = { $target } jest zasłonięte.
herosi-refuse-twice = { $card } już tam leży; na jednym celu nie ma dwóch takich samych.
herosi-refuse-one-opponent = Jedno zaklęcie lub zdolność dotyczy jednego przeciwnika.
herosi-refuse-chain-twice = Piorun nie trafia dwa razy tej samej Istoty.
herosi-refuse-chain-adjacent = { $target } nie sąsiaduje z { $last }.
herosi-refuse-say-done = Gdy skończysz, wybierz „Koniec”.
herosi-refuse-commanded-only = Teraz działa tylko stwór, który dostał rozkaz.
herosi-refuse-frozen = { $being } jest w lodzie.
herosi-refuse-no-symbols = Ruch wymaga niewykorzystanego symbolu dowodzenia.
herosi-refuse-not-adjacent = { $field } nie jest sąsiednim polem.
herosi-refuse-hero-idle = Herosi nie atakują i nie używają zdolności.
herosi-refuse-activated = { $being }: aktywacja w tej akcji już była.
herosi-refuse-cost = { $being }: aktywacja kosztuje { $cost }, masz { $points }.
herosi-refuse-not-enemy = To nie jest przeciwnik.
herosi-refuse-covered-attacker = { $being } stoi za zasłoną i nie może atakować.
herosi-refuse-out-of-reach = { $being } nie sięga celu { $target }.
herosi-refuse-no-ability = { $being } nie ma zdolności do użycia.
herosi-refuse-covered-ability = { $being } używa zdolności tylko bez zasłony.
herosi-refuse-no-hints = Przy tym stole gra się bez podpowiedzi.
herosi-refuse-one-return = { $where }: tylko jeden stwór Herosa może wracać do życia.
herosi-refuse-ability = { $where }: zdolność „{ $what }” potrzebuje pola „{ $field }”.
herosi-refuse-orders = { $where }: podaj, któremu stworowi rozkazuje.
herosi-refuse-dead = { $where }: wróciłby martwy; musi mieć więcej życia niż znaczników.
herosi-refuse-mixed = { $where }: „jednego żywiołu” nie może stać obok innych symboli.
herosi-refuse-hook = { $where }: trwałe zaklęcie mówi, kiedy działa, inne zaklęcia nie.
herosi-refuse-stranger = { $where }: „{ $what }” nie jest stworem tego Herosa.
herosi-refuse-one-hero = { $where }: Heros stoi na dokładnie jednym polu.
herosi-refuse-copies = { $where }: nie ma tylu kart „{ $what }”.

## Pomoc

herosi-help-strength = Siła { $count }: tyle obrażeń zadaje atakiem.
herosi-help-life = Życie { $count }: tyle znaczników obrażeń go zabija.
herosi-help-activation = { $count ->
    [one] Aktywacja kosztuje jeden symbol Dowodzenia.
    [few] Aktywacja kosztuje { $count } symbole Dowodzenia.
   *[many] Aktywacja kosztuje { $count } symboli Dowodzenia.
}
herosi-help-direction-front = Atakuje kolumnę na wprost.
herosi-help-direction-front_right = Atakuje na wprost i o jedną kolumnę w prawo.
herosi-help-direction-front_sides = Atakuje na wprost i o jedną kolumnę w każdą stronę.
herosi-help-direction-any = Atakuje dowolną kolumnę.
herosi-help-points = { $count ->
    [one] Jeden punkt armii.
    [few] { $count } punkty armii.
   *[many] { $count } punktów armii.
}
herosi-help-copies = { $count ->
    [one] Jeden egzemplarz.
    [few] { $count } egzemplarze.
   *[many] { $count } egzemplarzy.
}
herosi-help-hero-life = Zaczyna z życiem { $count }.
herosi-help-weakness = Przy własnym stopie 1 obrażenie za każdą kość, na której jest { $symbol }.
herosi-help-special = Ma własne zaklęcie: { $spell }.
herosi-help-needs = Na kościach: { $symbols }.
herosi-help-lasting = Zostaje na celu, dopóki nie zostanie rozproszone; na jednym celu jedno o tej nazwie.
herosi-help-now-strength = Teraz: siła { $count }.
herosi-help-now-activation = Teraz: aktywacja kosztuje { $count }.

## Na planszy

herosi-board-suggest = Zaproponuj
herosi-board-boards = Obie plansze
herosi-board-symbol-fire = Ogień
    .letter = O
herosi-board-symbol-water = Woda
    .letter = W
herosi-board-symbol-earth = Ziemia
    .letter = Z
herosi-board-symbol-air = Powietrze
    .letter = P
herosi-board-symbol-command = Dowodzenie
    .letter = D
herosi-board-symbol-card = Karta
    .letter = K
herosi-board-symbol-any = Jeden żywioł
    .letter = =
herosi-board-in-hand = w ręce
herosi-board-dice = Kości
herosi-board-die = Kość { $number }: { $face }
herosi-board-die-kept = Kość { $number }: { $face }, trzymana
herosi-board-die-hidden = Kość { $number }: w ręce
herosi-board-keep = zostaw
herosi-board-keeps = Zostawiasz { $dice }
herosi-board-roll = RZUT
herosi-board-roll-note = { $count ->
    [0] bez kości
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
herosi-board-on-note = potem kolejny rzut
herosi-board-stop-note = { $vain ->
    [yes] { $amount ->
        [0] żadna akcja niemożliwa
       *[other] bez akcji: −{ $amount } życia
    }
   *[no] { $amount ->
        [0] i działaj
       *[other] i działaj: −{ $amount } życia
    }
}
herosi-board-act-note = kosztuje { $amount } życia
herosi-board-stop-now = Stop teraz:
herosi-board-castable = { $count ->
    [0] żadne zaklęcie
    [one] { $count } zaklęcie
    [few] { $count } zaklęcia
   *[many] { $count } zaklęć
}
herosi-board-hero-falls = twój Heros by padł
herosi-board-answered = odpowiedź dana ✓
herosi-board-waits = pozostali wybierają
herosi-board-opens = Rzuty za { $seconds } s
herosi-board-paused = Brak połączenia ({ $name }): stół czeka { $seconds } s
herosi-board-queued = rzut czeka na swój czas
herosi-board-weighed = kto był pierwszy?
herosi-board-left = pozostałe egzemplarze
herosi-board-you-stopped = Zatrzymujesz grę
herosi-board-stopped = Grę zatrzymuje { $name }
herosi-board-you-act = Teraz działasz
herosi-board-acts = Teraz działa { $name }
herosi-board-passes = { $name } nie wykonuje akcji
herosi-board-opponents = Przeciwnicy
herosi-board-heroes = Herosi
herosi-board-army = Stwory do armii
herosi-board-creatures = Stwory
herosi-board-spells = Zaklęcia
herosi-board-strength = siła
herosi-board-life = życie
herosi-board-score = { $life ->
    [0] bez życia
   *[other] życie: { $life }
}
herosi-board-points = punkty armii
herosi-board-points-of = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
herosi-option-named = { $verb }: { $what }
herosi-board-options = { $count ->
    [0] niemożliwe
    [one] { $count } sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
herosi-board-may = można wybrać
herosi-board-being = { $hero ->
    [yes] { $name }, życie { $life }
   *[no] { $name }, życie { $life }, siła { $strength }, aktywacja { $cost }
}
herosi-option-roll = Rzuć; zostaje: { $dice }
herosi-option-roll-all = Rzuć wszystkimi kośćmi
herosi-option-on = { $spell } na: { $target }
herosi-board-fx-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
herosi-board-fx-heal = leczy { $count }
herosi-board-fx-lasting = trwałe
herosi-board-fx-chain = łańcuch
herosi-board-fx-area = wiele celów
herosi-board-fx-frenzy = uderza
herosi-board-fx-drain = wysysa { $count }
herosi-board-fx-teleport = teleport
herosi-board-fx-discard = zabiera karty
herosi-board-fx-activate = rozkaz
herosi-board-fx-break = łamie zaklęcie
herosi-board-laid = wyłożona
herosi-board-can-cast = można rzucić
herosi-board-no-target = brak celu
herosi-board-short = brak { $count }
herosi-board-allowed = kości pozwalają na { $count } z { $all }
herosi-board-deck = talia { $deck } · odrzucone { $discard }
herosi-board-track = Tor zaklęć
herosi-board-pile = talia { $count }
herosi-board-upper = górny rząd
herosi-board-lower = dolny rząd
herosi-board-hand = ręka { $count }
herosi-board-deck-size = talia { $count }
herosi-board-status-stunned = oszołomiony
herosi-board-status-out = poza grą
herosi-board-boosts = { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}
herosi-board-orders = Zostało dowodzenia: { $symbols }{ $bonus ->
    [0] {""}
   *[many] {" "}+ { $bonus } na aktywacje
}
herosi-key-roll = Rzut albo dalej
herosi-key-stop = Stop!
herosi-key-keep = Trzymanie kości
herosi-key-actions = Rzuć zaklęcie, dobierz, naucz się, rozprosz

## Gra w skrócie, naszymi słowami. Jedna wiadomość na rozdział, po kolei; całe zasady są w docs/rules.

herosi-rules-page = /docs/pl/play/herosi.html
herosi-learn-1 = O co chodzi
    .text = Wszyscy rzucają kośćmi naraz, tak często i tak szybko, jak chcą, aż ktoś zawoła Stop. Wtedy kości płacą za zaklęcia. Twój Heros ma dwadzieścia jeden punktów życia; wygrywa ostatni, który stoi.
herosi-learn-2 = Kości i Stop
    .text = Zatrzymuj, co chcesz, resztą rzucaj, zmieniaj zdanie. Na kościach są cztery żywioły, dowodzenie i karta. Wołaj Stop, gdy twoje kości są dobre albo zanim będą dobre cudze. Kto zatrzymał, działa pierwszy; inni mogą potem też działać albo zachować kości na następną rundę. Uważaj jednak na żywioł przeciwny twojemu Herosowi: każda taka kość rani.
herosi-learn-3 = Cztery możliwości
    .text = Rzuć zaklęcie, którego symbole pokazują kości. Albo dobierz karty za trzy lub więcej symboli karty. Albo naucz się nowego zaklęcia z odkrytych rzędów za cztery lub pięć. Albo rozprosz trwałe zaklęcie czterema żywiołami. Tylko jedna akcja; jeśli zatrzymasz grę i nie możesz zrobić nic, Heros dostaje dwa obrażenia.
herosi-learn-4 = Stwory
    .text = Twoje stwory stoją w dwóch szeregach po cztery pola. Po zaklęciu każdy pozostały symbol dowodzenia przesuwa Istotę na sąsiednie pole albo aktywuje stwora: atakuje lub używa zdolności. Ataki idą od odsłoniętego do odsłoniętego, w kolumny, które pokazuje znak. Kto stoi za kimś, jest zasłonięty.
herosi-learn-5 = Silniejsze zaklęcia
    .text = Przy rzucaniu zaklęcia każda para innych odrzuconych kart wzmacnia je jeden raz. Zaklęcia żywiołu twojego Herosa są wzmocnione za darmo. Trwałe zaklęcia zostają przy celu, aż ktoś je rozproszy.
herosi-learn-6 = Na żywo lub spokojnie
    .text = Na żywo czasu pilnuje serwer, dla wszystkich tak samo, i wybacza wolne łącze. W spokojnym tempie każdy w tajemnicy wybiera, czym rzuca i czy zatrzymuje, a potem wszystko odkrywa się naraz: ta sama gra dla myślicieli i do grania listownie.

## Pas mówi, z czego się rezygnuje

herosi-pass-opt_in = Nie działam
herosi-pass-choose_action = { $amount ->
    [0] Bez akcji
   *[other] Bez akcji: życie −{ $amount }
}
herosi-pass-boost = { $count ->
    [0] Rzuć bez wzmocnienia
    [one] Rzuć z 1 wzmocnieniem
   *[other] Rzuć z { $count } wzmocnieniami
}
herosi-pass-dispel = Rozprosz bez odrzucania
herosi-pass-chain_next = Piorun kończy tutaj
herosi-pass-teleport_next = Nie przenoś więcej
herosi-pass-strike = Nie uderzaj
herosi-pass-orders = Zakończ akcję
herosi-pass-react = Nic więcej
herosi-pass-activate = Nie aktywuj
herosi-option-draw = { $count ->
    [one] Dobierz kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
herosi-asking-choose_target = { $card }: kto jest celem?
herosi-asking-activate = Co robi { $who }?
herosi-asking-choose_boost = { $card }, cel: { $target }. Odrzucasz dwie karty za wzmocnienie?

herosi-unspent-points = { $count ->
    [one] Został { $count } punkt armii. Mimo to gotowe?
    [few] Zostały { $count } punkty armii. Mimo to gotowe?
   *[many] Zostało { $count } punktów armii. Mimo to gotowe?
}
herosi-unspent-orders = Zostało dowodzenia: { $count }; wystarczy na aktywację stwora. Mimo to kończysz akcję?

## Co by się stało

herosi-foresight-loses = { $mine ->
    [yes] { $name } (po twojej stronie) traci { $amount }, zostaje { $left }
   *[no] { $name } traci { $amount }, zostaje { $left }
}
herosi-foresight-dies = { $mine ->
    [yes] { $name } (po twojej stronie) dostaje { $amount } i ginie
   *[no] { $name } dostaje { $amount } i ginie
}
herosi-hint-weakness = słabość: −{ $amount } życia
herosi-hint-vain = Stop bez akcji: −{ $amount } życia
herosi-hint-act-now = Gdy działasz teraz:
herosi-hint-stop-with = Stop z tymi kośćmi:
herosi-hint-keep = Stuknij kości, które zostają; resztą rzucasz.
herosi-hint-air = Twoje kości jeszcze się toczą.
herosi-hint-all = Wszystkie kości masz w ręce: rzuć nimi.
herosi-hint-orders = Ruch kosztuje 1, aktywacja tyle, ile przy hełmie.
herosi-hint-nothing = Twoje kości nie pozwalają teraz na żadną akcję.
herosi-hint-action = Wskaż podświetlone zaklęcie w ręce albo akcję poniżej.
herosi-hint-activate = Wskaż podświetlony cel ataku.
herosi-hint-army = Weź stwora, potem wskaż pole. Stwory z przodu zasłaniają tych za sobą.
herosi-hint-draft = Każdy bierze jednego Herosa i trzy zaklęcia; pięć podstawowych ma już każdy.

## Pas pod planszami

herosi-board-lane = Kości pozostałych i ostatni Stop
herosi-board-lane-you = Ty
herosi-board-lane-of-you = tobą
herosi-board-lane-ahead = { $mine ->
    [yes] { $who }, { $ms } ms szybciej niż { $whom }
   *[no] { $who }, { $ms } ms przed innymi
}
herosi-board-lane-called-too = Stop wołają też: { $names }
herosi-board-lane-you-called-too = Twój Stop też padł
herosi-board-lane-both = Stop od obu stron. { $mine ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}
herosi-board-lane-weakness = { $mine ->
    [yes] twoja słabość: { $amount }
   *[no] słabość, { $name }: { $amount }
}
herosi-board-lane-effect = { $card }, { $being }: { $amount }
herosi-board-lane-vain = { $mine ->
    [yes] { $amount ->
        [0] nie wykonujesz akcji
       *[other] nie wykonujesz akcji: −{ $amount }
    }
   *[no] { $amount ->
        [0] { $name } nie wykonuje akcji
       *[other] { $name } nie wykonuje akcji: −{ $amount }
    }
}
herosi-board-lane-rolls = { $kept ->
    [0] rzuca wszystkimi
   *[other] rzuca { $count }, trzyma { $kept }
}
herosi-board-lane-holds = kości w ręce
herosi-board-lane-lie = kości leżą
herosi-board-lane-ready = armia gotowa
herosi-board-lane-builds = wystawia armię

## Karty, które wyjaśniają

herosi-board-how = Jak to idzie
herosi-board-how-draft = Wybieracie na zmianę, po cztery razy: jednego Herosa i trzy zaklęcia. Gdy znika karta z dolnego rzędu, zsuwa się ta nad nią. Pięć podstawowych zaklęć ma już każdy.
herosi-board-hero = Heros
herosi-board-draft-heroes = Herosi: po jednym na gracza
herosi-board-your-picks = Twoje wybory
herosi-board-picks-of = Wybory: { $name }
herosi-about-face-element = Żywioł: płaci za zaklęcia. Żywioł przeciwny twojemu Herosowi kosztuje przy twoim Stopie 1 życia.
herosi-about-face-plain = Żywioł: płaci za zaklęcia.
herosi-about-plain = W tej partii Herosi są zwykli: bez słabości i bez własnego wzmocnienia.
herosi-about-unboosted = W tej partii niczego się nie wzmacnia.
herosi-about-face-command = Dowodzenie: aktywuje i przesuwa twoje Istoty po zaklęciu.
herosi-about-face-card = Karta: pozwala dobierać karty i uczyć się zaklęć.
herosi-about-die-hidden = W ręce albo w powietrzu: nikt jej jeszcze nie zna.
herosi-about-die-keep = Stuknij kość, żeby ją zatrzymać; Rzut obejmuje pozostałe.
herosi-about-dice = Wszystkie kości są jawne. Przy Stopie te, które leżą, płacą za jedną akcję.
herosi-about-life = Życie Herosa. Kto straci całe, przegrywa.
herosi-about-hidden = Znana jest tylko ich liczba.
herosi-about-known = Na tę rękę widocznie trafiły: { $cards }.
herosi-about-deck = Stąd dobiera się karty; pusta talia powstaje na nowo z odrzuconych.
herosi-about-discard = Odrzucone: { $cards }.
herosi-about-no-discard = Nic nie odrzucono.
herosi-about-draft-lower = Podczas wyboru: kto wybiera, może ją teraz wziąć.
herosi-about-draft-upper = Zsuwa się, gdy zniknie karta pod spodem; dopiero wtedy można ją wziąć.
herosi-about-learn = Można się jej nauczyć przy własnym Stopie: cztery symbole Karty za dolny rząd, pięć za górny.
herosi-about-learn-lacks = Teraz nie można się jej nauczyć, brakuje: { $symbols }.
herosi-about-learn-now = Kości pozwalają nauczyć się jej przy Stopie.
herosi-about-cast-lacks = Teraz nie można go rzucić, brakuje: { $symbols }.
herosi-about-cast-now = Kości pozwalają rzucić je przy Stopie.
herosi-about-lies = Leży na: { $target }; rzuca { $name }, moc { $power }.
herosi-about-now-life = Teraz: życie { $life } z { $full }.
herosi-about-spell = { $spell }, rzuca { $name }, moc { $power }.
herosi-about-covered = Za zasłoną: ktoś stoi przed nim. Nie może atakować i ataki go nie sięgają.
herosi-about-frozen = W lodzie: nie działa i się nie rusza.
herosi-about-activated = Aktywacja w tej akcji już była.

## Rodzaje błędów w podsumowaniu partii.
herosi-slip-stops-in-vain = Z tymi kośćmi po Stopie nic nie zrobisz.
herosi-slip-passes-its-own-stop = To twój Stop, a nic z nim nie robisz.
herosi-slip-dispels-for-the-enemy = To zaklęcie służy twojej stronie: rozproszenie pomoże wrogowi.
herosi-slip-enchants-the-wrong-side = To zaklęcie pasuje do drugiej strony, a można je tam rzucić.
herosi-slip-hits-its-own = To trafi w twoją Istotę, a można trafić we wroga.
herosi-fault-stop = { $count ->
    [one] Raz Stop za wcześnie.
    [few] { $count } razy Stop za wcześnie.
   *[other] { $count } razy Stop za wcześnie.
}
herosi-fault-go = { $count ->
    [one] Raz Stop za późno.
    [few] { $count } razy Stop za późno.
   *[other] { $count } razy Stop za późno.
}
herosi-fault-roll = { $count ->
    [one] Raz rzucone nie te kości.
    [few] { $count } razy rzucone nie te kości.
   *[other] { $count } razy rzucone nie te kości.
}
herosi-fault-attack = { $count ->
    [one] Raz zaatakowany nie ten cel.
    [few] { $count } razy zaatakowany nie ten cel.
   *[other] { $count } razy zaatakowany nie ten cel.
}
herosi-fault-cast = { $count ->
    [one] Jedno zaklęcie nie było najlepsze.
    [few] { $count } zaklęcia nie były najlepsze.
   *[other] { $count } zaklęć nie było najlepszych.
}
herosi-fault-at = { $count ->
    [one] Raz zaklęcie miało zły cel.
    [few] { $count } razy zaklęcie miało zły cel.
   *[other] { $count } razy zaklęcie miało zły cel.
}
herosi-fault-place = { $count ->
    [one] Jedna istota stanęła na złym polu.
    [few] { $count } istoty stanęły na złych polach.
   *[other] { $count } istot stanęło na złych polach.
}
herosi-fault-take = { $count ->
    [one] Jeden wybór w drafcie nie był najlepszy.
    [few] { $count } wybory w drafcie nie były najlepsze.
   *[other] { $count } wyborów w drafcie nie było najlepszych.
}
## Pozycje do nauki, po cztery na temat

herosi-theme-1 = Kości i karty
    .text = co kupują twoje kości
herosi-find-1 = Czy dwa symbole Karty wystarczą, by dobrać?
herosi-find-2 = Ile kart dają pięć symboli?
herosi-find-3 = Z którego rzędu możesz się uczyć?
herosi-find-4 = A z pięcioma symbolami?
herosi-theme-2 = Stwory
    .text = kto kogo dosięga
herosi-find-5 = Kogo może uderzyć każdy z czworga?
herosi-find-6 = Uderz z tylnego rzędu w jednej akcji.
herosi-find-7 = Ile Golemów wysyła Gnom?
herosi-find-8 = Jak wraca Feniks?
herosi-theme-3 = Zaklęcia
    .text = co trwa i co się wzmacnia
herosi-find-9 = Co tanieje przy Przyspieszeniu?
herosi-find-10 = Co drożeje przy Oszołomieniu?
herosi-find-11 = Ile wzmocnień daje sześć kart?
herosi-find-12 = Ile dostają sąsiedzi?

herosi-puzzle-win = Pokonaj wrogiego Herosa tą akcją
    .name = Ostatni cios
herosi-puzzle-spell = Zabierz tą akcją jak najwięcej życia: jakie zaklęcie i w kogo?
    .name = Jakie zaklęcie
herosi-puzzle-target = Zabierz tą akcją jak najwięcej życia: w kogo?
    .name = W kogo
herosi-puzzle-attack = Zabierz tą akcją jak najwięcej życia
    .name = Ataki
herosi-puzzle-ability = Zabierz tą akcją jak najwięcej życia
    .name = Zdolności
herosi-puzzle-orders = Zabierz tą akcją jak najwięcej życia
    .name = Inne rozkazy
herosi-puzzle-gain = { $count } życia
herosi-puzzle-hint = Czyje życie się liczy i co jeszcze może go dosięgnąć po tej odpowiedzi?

herosi-box-presets = Gotowe armie
herosi-box-spells = Zaklęcia
herosi-box-creatures = Stwory
herosi-box-heroes = Herosi
herosi-box-numbers = Liczby z instrukcji
herosi-box-number-army_creatures = Stwory w armii
herosi-box-number-army_points = Punkty armii
herosi-box-number-dice = Kości gracza
herosi-box-number-draw_needs = Symbole na dobranie karty
herosi-box-number-failed_stop_damage = Obrażenia za nieudany Stop
herosi-box-number-learn_lower_needs = Symbole na naukę, dolny rząd
herosi-box-number-learn_upper_needs = Symbole na naukę, górny rząd
herosi-box-number-revive_life = Życie po wskrzeszeniu
herosi-box-number-revive_needs = Symbole na wskrzeszenie
herosi-box-number-third_place_life = Trzecie miejsce: życie
herosi-box-number-third_place_points = Trzecie miejsce: punkty
herosi-box-number-victory_points = Punkty zwycięstwa
herosi-box-preset-air = Armia powietrza
herosi-box-preset-earth = Armia ziemi
herosi-box-preset-fire = Armia ognia
herosi-box-preset-water = Armia wody
herosi-fact-hero = Żywioł
herosi-fact-splash = Trafia też
herosi-fact-strength = Siła
herosi-fact-hook = Kiedy działa
herosi-fact-value = Wartość
herosi-fact-copies = Sztuk
herosi-fact-direction = Atakuje
herosi-fact-orders = Rozkazuje
herosi-fact-amount = Ile
herosi-fact-element = Żywioł
herosi-fact-opposed = Wrażliwość
herosi-fact-max_boosts = Najwięcej wzmocnień
herosi-fact-boost = Wzmocnienie
herosi-fact-ability = Zdolność
herosi-fact-markers = Znaczniki
herosi-fact-damage = Obrażenia
herosi-fact-effect = Efekt
herosi-fact-fields = Pola
herosi-fact-special = Zaklęcie specjalne
herosi-fact-power = Moc
herosi-fact-life = Życie
herosi-fact-activation = Aktywacja
herosi-fact-needs = Symbole
herosi-fact-target = Cel
herosi-fact-points = Punkty
herosi-fact-symbol = Symbol
herosi-fact-adjacent = Obrażenia sąsiadów
herosi-fact-covered = Działa zasłonięty
herosi-fact-heal = Leczy
herosi-box-hero = Heros
herosi-box-activate = aktywacja
herosi-box-adjacent = sąsiedzi
herosi-box-air = powietrze
herosi-box-earth = ziemia
herosi-box-fire = ogień
herosi-box-water = woda
herosi-box-any = dowolna kolumna
herosi-box-any_being = dowolna istota
herosi-box-any_creature = dowolny stwór
herosi-box-any_exposed_being = dowolna odsłonięta istota
herosi-box-any_player = dowolny gracz
herosi-box-area = obszar
herosi-box-behind = istota z tyłu
herosi-box-blast = wybuch
herosi-box-break = złamanie
herosi-box-card = karta
herosi-box-chain = łańcuch
herosi-box-damage = obrażenia
herosi-box-discard = odrzucenie
herosi-box-drain = wyssanie
herosi-box-durability = trwałość
herosi-box-empower = umocnienie
herosi-box-front = na wprost
herosi-box-front_right = na wprost i w prawo
herosi-box-front_sides = na wprost i na boki
herosi-box-immune = odporność
herosi-box-lasting = trwałe
herosi-box-lasting_spell = trwałe zaklęcie
herosi-box-next_target = następny cel
herosi-box-none = brak
herosi-box-nurse = opieka
herosi-box-order = rozkaz
herosi-box-own_being = własna istota
herosi-box-own_creature = własny stwór
herosi-box-reroll = przerzut
herosi-box-retaliate = odwet
herosi-box-return = powrót
herosi-box-sacrifice = poświęcenie
herosi-box-same_element = ten sam żywioł

herosi-edit-empty = Puste pole
herosi-edit-wounds = Obrażenia
herosi-edit-life = Życie
herosi-edit-spells = Trwałe zaklęcia
herosi-edit-hand = Ręka
herosi-edit-deck = Talia
herosi-edit-discard = Stos odrzuconych
herosi-edit-upper = Górny rząd
herosi-edit-lower = Dolny rząd
herosi-edit-phase = Faza
herosi-edit-phase-rolling = rzucanie
herosi-edit-phase-stop = ktoś zatrzymał
herosi-edit-stopper = Kto zatrzymał
herosi-edit-priority = Pierwszeństwo
herosi-edit-first = Pierwszy gracz
herosi-edit-stops = Dotychczasowe zatrzymania
herosi-edit-hero = Heros
herosi-edit-points = Punkty
herosi-edit-die = Kość { $number }
herosi-edit-in-hand = w ręce
herosi-edit-out = Odpadł
herosi-edit-state = Walka

## W terminalu
herosi-terminal-hero = Heros
herosi-terminal-spells = Zaklęcia w grze
herosi-terminal-track = Tor

### Why a text cannot be read.

herosi-refuse-read-seats = Opisanych miejsc: { $count }, graczy w tej grze: { $most }.
herosi-refuse-read-spell = Nie ma zaklęcia „{ $value }”.
herosi-refuse-read-sides = Wiersz pokazuje lewą i prawą planszę rozdzielone znakiem „|”, nie „{ $value }”.
herosi-refuse-read-both = W wierszu z „{ $word }” obie strony zaczynają się od „{ $word }”.
herosi-refuse-read-life = Po „life” stoi jedna liczba, nie „{ $value }”.
herosi-refuse-read-line = Wiersz ma po dwa pola z każdej strony, nie „{ $value }”.
herosi-refuse-read-board = Plansza ma cztery wiersze pól.
herosi-refuse-read-hero = Nie ma Herosa „{ $value }”.
herosi-refuse-read-zero = Heros z życiem 0 to out = true, a w trybie no_elimination stunned.
herosi-refuse-read-beside = Żaden stwór w tej grze nie wraca spoza planszy.
herosi-refuse-read-range = Tu ma być liczba całkowita od 0 do { $most }, nie „{ $value }”.
herosi-refuse-read-dice = Kości jest od 1 do { $most }, nie { $count }.
herosi-refuse-read-die = Kość pokazuje F W E A C K, - albo ~, nie „{ $value }”.
herosi-refuse-read-row = Rząd ma cztery pola, nie { $count }.
herosi-refuse-read-creature = Nie ma stwora „{ $value }”.
herosi-refuse-read-dead = „{ $value }” byłby martwy.
herosi-refuse-read-hero-hurt = Obrażenia Herosa zapisuje się jako życie.
herosi-refuse-read-one-hero = Dokładnie na jednym polu z „front” i „back” stoi „hero”.
herosi-refuse-read-track = Tu mają być cztery karty (albo kropki) na każdy tor.
herosi-refuse-read-written = Zaklęcie w grze zapisuje się jak poison@b.f2/r+2, nie „{ $text }”.
herosi-refuse-read-instant = { $text }: zaklęcie natychmiastowe nie zostaje w grze.
herosi-refuse-read-owner = { $text }: brakuje właściciela, jak w { $text }/r.
herosi-refuse-read-nobody = { $text }: nikt tam nie stoi.
herosi-refuse-read-bearer = { $text }: to zaklęcie leży na { $who ->
    [player] graczach, jak zaklęcie@b
   *[other] Istotach, jak zaklęcie@b.f2
}.
herosi-refuse-read-never-hero = { $text }: nigdy na Herosie.
herosi-refuse-read-two-spells = { $text }: żaden cel nie nosi dwóch zaklęć o tej samej nazwie.
herosi-refuse-read-out = Ten gracz odpadł.
herosi-refuse-read-phase = Tu ma być rolling, stop albo army, nie „{ $value }”.
herosi-refuse-read-special = „{ $value }” nie jest zaklęciem specjalnym.
herosi-refuse-read-heroes = Herosi to, w tej kolejności: { $known }.
herosi-refuse-read-needs = Zaklęcie nie może wymagać „{ $count }” × „{ $symbol }”.
herosi-refuse-read-group = Tu ma być basic, deck albo special, nie „{ $value }”.
herosi-refuse-read-field-choice = „{ $value }” nie może stać w polu „{ $field }”. Możliwe: { $known }.
