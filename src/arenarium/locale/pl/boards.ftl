### Napisy na planszach Tash-Kalar, Warcrafta i Herosów. Nazwy kart i pytania są w pliku każdej gry.

board-hand = Ręka
board-more = Więcej o tym
board-recent = przed chwilą w akcji
board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-again = wybierz jeszcze raz, aby potwierdzić
board-now = teraz
board-not-yet = jeszcze nie
board-or = albo
board-ally = wspólnie z: { $name }
board-key-walk = Chodzenie po planszy
board-key-take = Wybór tego, co zaznaczone
board-key-back = Odłożenie
board-key-about = Co jest na tym obszarze

## Tash-Kalar

board-tk-may-claim = Spełniasz warunek zadania. Wykonaj je teraz: to kończy turę.
board-tk-may-flare = Możesz rzucić flarę, to nie kosztuje akcji: wybierz jej kartę.
board-tk-start = Kliknij pole, by postawić zwykły pion, albo kartę, by zobaczyć, gdzie pasuje.
board-tk-named = { $verb }: { $thing }
board-tk-lift-first = W zasobach nie masz już pionów: kliknij swój pion na arenie, by postawić go gdzie indziej.
board-tk-option-fire-elemental-1 = Zniszcz stykające się z nim zwykłe i heroiczne wrogie piony
board-tk-option-fire-elemental-2 = Zniszcz zwykłe wrogie piony odległe o najwyżej dwa pola
board-tk-do-here = Przywołaj na { $square }
board-tk-do-summon = Przywołaj na { $square }: { $card }
board-tk-do-place = Umieść pion na { $a }
board-tk-do-lift = Zabierz pion z { $a }
board-tk-do-move = Ruch z { $a } na { $b }
board-tk-do-leap = Skok z { $a } na { $b }
board-tk-do-destroy = Zniszcz pion na { $a }
board-tk-do-upgrade = Awansuj pion na { $a }
board-tk-do-downgrade = Zdegraduj pion na { $a }
board-tk-do-convert = Zamień pion na { $a }
board-tk-do-swap = Zamień miejscami { $a } i { $b }
board-tk-help-being = { $rank ->
    [common] Istota zwykła
    [heroic] Istota heroiczna
   *[legendary] Legenda
}: pojawia się na polu w białej ramce, gdy tak ustawione są Twoje piony ({ $count }). Wzór wolno obracać i odbijać, a piony mogą mieć wyższą rangę.
board-tk-help-flare = Flara nie kosztuje akcji; rzuca się ją przed dowolną akcją albo po niej. W Pojedynku przeciwnik dostaje za to 1 punkt.
board-tk-help-half = { $half ->
    [upper] Górna połowa: przeciwnik musi mieć awansowanych pionów więcej od Ciebie o { $need }; teraz o { $have }.
   *[lower] Dolna połowa: przeciwnik musi mieć pionów więcej od Ciebie o { $need }; teraz o { $have }.
}
board-tk-help-task = Wartość: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Po ostatniej akcji swojej tury możesz wykonać jedno zadanie, którego warunek jest spełniony; na jego miejsce wchodzi następne.
board-tk-help-move = Ruch standardowy: na jedno z ośmiu sąsiednich pól, puste albo zajęte przez pion niższej rangi, który zostaje zniszczony.
board-tk-help-combat = Ruch bojowy: jak standardowy, ale zbija też pion równej rangi.
board-tk-help-leap = Skok: wprost na wskazane pole, ponad wszystkim po drodze. Standardowy zbija niższe rangi, bojowy także równą.
board-tk-help-destroy = Zniszczenie: pion wraca do zasobów właściciela. Wrogie piony liczą się do punktów i zadań, własne nigdy.
board-tk-help-upgrade = Awans: zwykły staje się heroicznym, heroiczny legendarnym, jeśli taki pion jest w zasobach.
board-tk-help-downgrade = Degradacja: legendarny staje się heroicznym, heroiczny zwykłym.
board-tk-help-convert = Zamiana: w miejsce wrogiego piona staje Twój. Liczy się to jak zniszczenie.
board-tk-help-place = Umieszczenie: pion z zasobów trafia na puste pole.
board-tk-help-shoot = Strzał: prosto wzdłuż strzałki. Trafia też Twoje piony.
board-tk-help-action = Dodatkowa akcja: wykorzystujesz ją w tej turze, nawet po ostatniej.
board-tk-help-draw = Dobierasz karty ponad zwykłą rękę.
board-tk-help-turn = Po tej turze rozgrywasz jeszcze jedną całą.
board-tk-arena = Arena
board-tk-red = czerwone
board-tk-green = zielone
board-tk-empty = puste
board-tk-piece = { $rank ->
    [common] zwykły pion, { $name }
    [heroic] heroiczny pion, { $name }
   *[legendary] legendarny pion, { $name }
}
board-tk-chosen = { $card }: { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
board-tk-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
board-tk-short = brak 1: { $square }
board-tk-short-by = brak { $count }
board-tk-far = daleko
board-tk-lack = { $card }: na { $square } brakuje Twojego { $rank ->
    [common] zwykłego
   *[heroic] heroicznego
} piona.
board-tk-lack-some = { $count ->
    [0] { $card }: nic z wzoru jeszcze nie stoi.
    [one] { $card }: brakuje jednego piona.
    [few] { $card }: brakuje { $count } pionów.
   *[many] { $card }: brakuje { $count } pionów.
}
board-tk-lack-there = { $count ->
    [one] { $card } na { $square }: brakuje Twojego { $rank ->
        [common] zwykłego
       *[heroic] heroicznego
    } piona na { $missing }.
    [few] { $card } na { $square }: brakuje { $count } pionów.
   *[many] { $card } na { $square }: brakuje { $count } pionów.
}
board-tk-frames = Ramka: tu może się pojawić. Przerywana: brakuje jednego piona; wskaż ją, by zobaczyć którego.
board-tk-log-placed = { $count ->
    [one] { $rank ->
        [common] { $name } stawia zwykły pion na { $at }.
        [heroic] { $name } stawia heroiczny pion na { $at }.
       *[legendary] { $name } stawia legendarny pion na { $at }.
    }
   *[many] { $rank ->
        [common] { $name } stawia zwykłe piony na { $at }.
        [heroic] { $name } stawia heroiczne piony na { $at }.
       *[legendary] { $name } stawia legendarne piony na { $at }.
    }
}
board-tk-log-shot = Strzał z { $from }: { $direction }.
board-tk-log-moved = Ruchy: { $way }.
board-tk-log-drew = { $name } dobiera: { $cards }.
board-tk-log-drew-cards = { $name } dobiera karty: { $count }.
board-tk-improvise = Improwizacja: wrogi pion zastępuje Twój. Raz na partię z każdym kolorem.
board-tk-ask-stand-in = { $card } na { $square }: który wrogi pion zastąpi Twój?
board-tk-ask-where = Gdzie przywołać: { $card }?
board-tk-ask-here = Przywołać na { $square }: { $card }?
board-tk-ask-flare = { $met ->
    [yes] { $card }: rzucić ją?
   *[no] { $card }: jej warunek nie jest spełniony.
}
board-tk-step = { $card }: rozpatrz efekt.
board-tk-step-move = { $card }: wskaż pion, który się ruszy.
board-tk-step-move-to = { $card }: wskaż pole ruchu.
board-tk-step-leap = { $card }: wskaż pion, który skoczy.
board-tk-step-leap-to = { $card }: wskaż pole skoku.
board-tk-step-destroy = { $card }: wskaż pion do zniszczenia.
board-tk-step-upgrade = { $card }: wskaż pion, który awansuje.
board-tk-step-downgrade = { $card }: wskaż pion do zdegradowania.
board-tk-step-convert = { $card }: wskaż pion do zamiany.
board-tk-step-place = { $card }: wskaż pole dla nowego piona.
board-tk-step-shoot = { $card }: wskaż kierunek strzału.
board-tk-step-choose = { $card }: wskaż pole.
board-tk-step-swap = { $card }: wskaż pion do przestawienia.
board-tk-step-swap-to = { $card }: wskaż pion, z którym zamieni się miejscem.
board-tk-step-recover = { $card }: wybierz kartę do odzyskania.
board-tk-pattern = wzór z { $count ->
    [one] { $count } piona
   *[many] { $count } pionów
}
board-tk-hand = { $beings ->
    [one] { $beings } istota
    [few] { $beings } istoty
   *[many] { $beings } istot
} · { $legends ->
    [one] { $legends } legenda
    [few] { $legends } legendy
   *[many] { $legends } legend
} · { $flares ->
    [one] { $flares } flara
    [few] { $flares } flary
   *[many] { $flares } flar
}
board-tk-tasks = Zadania
board-tk-tasks-note = jedno na koniec tury
board-tk-claim = wykonaj
board-tk-met = ✓ spełnione
board-tk-next = następne
board-tk-advanced = zaawansowane
board-tk-progress = { $what ->
    [destroyed] zniszczone { $have } z { $need }
    [pieces] piony { $have } z { $need }
    [diagonal] na przekątnej { $have } z { $need }
    [upgraded] awansowane { $have } z { $need }
    [heroic] heroiczne { $have } z { $need }
    [legendary] legendarne { $have } z { $need }
    [legends] legendy { $have } z { $need }
    [beings] istoty { $have } z { $need }
    [red] awansowane na czerwonych { $have } z { $need }
    [green] awansowane na zielonych { $have } z { $need }
    [on_red] na czerwonych { $have } z { $need }
    [on_green] na zielonych { $have } z { $need }
    [on_coloured] na kolorowych { $have } z { $need }
    [lead] przewaga { $have } z { $need }
    [around] wokół wrogiego piona { $have } z { $need }
    [missing] brakujące pola: { $have }
   *[isolated] odcięte { $have } z { $need }
}
board-tk-progress-none = liczone w swojej turze
board-tk-missing = brak { $count }
board-tk-ended-deck = skończyła się talia
board-tk-ended-score = osiągnięto cel
board-tk-ended-limit = limit tur
board-tk-for = Masz akcje gracza { $name }.
board-tk-frozen = zamrożony efekt: { $card }
board-tk-pending = czeka na pojawienie się: { $card }
board-tk-ending = { $turns ->
    [0] To ostatnia tura.
    [one] Gra skończy się po jeszcze { $turns } turze.
   *[many] Gra skończy się po jeszcze { $turns } turach.
}
board-tk-supply = piony w zapasie
board-tk-legendary-supply = legendarne piony w zapasie
board-tk-cards = { $hand } w ręce · talia { $deck }
board-tk-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
board-tk-turn = { $mirrored ->
    [yes] { $degrees ->
        [0] w odbiciu
       *[many] w odbiciu, obrót { $degrees }°
    }
   *[no] { $degrees ->
        [0] jak na karcie
       *[many] obrót { $degrees }°
    }
}
board-tk-word-improvise = improwizując pionem na
board-tk-word-borrow = pożyczając pion na
board-tk-word-common = zwykły
board-tk-word-heroic = heroiczny
board-tk-word-legendary = legendarny
board-tk-word-n = w górę
board-tk-word-ne = w górę i w prawo
board-tk-word-e = w prawo
board-tk-word-se = w dół i w prawo
board-tk-word-s = w dół
board-tk-word-sw = w dół i w lewo
board-tk-word-w = w lewo
board-tk-word-nw = w górę i w lewo
board-tk-beings = Istoty i legendy
board-tk-flares = Flary
board-tk-key-end = Zakończ turę, Gotowe albo Rezygnuję
board-tk-key-card = Wybór karty z ręki

## Herosi

board-space = Spacja
board-guide-back = Cofnij to
board-he-suggest = Zaproponuj
board-he-boards = Obie plansze
board-he-symbol-fire = Ogień
    .letter = O
board-he-symbol-water = Woda
    .letter = W
board-he-symbol-earth = Ziemia
    .letter = Z
board-he-symbol-air = Powietrze
    .letter = P
board-he-symbol-command = Dowodzenie
    .letter = D
board-he-symbol-card = Karta
    .letter = K
board-he-symbol-any = Jeden żywioł
    .letter = =
board-he-in-hand = w ręce
board-he-dice = Kości
board-he-die = Kość { $number }: { $face }
board-he-die-kept = Kość { $number }: { $face }, trzymana
board-he-die-hidden = Kość { $number }: w ręce
board-he-keep = trzymam
board-he-roll = RZUT
board-he-keep-all = ZOSTAW
board-he-roll-note = { $count ->
    [0] bez kości
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
board-he-on-button = DALEJ
board-he-on-note = potem kolejny rzut
board-he-stop = STOP!
board-he-stop-note = i działaj
board-he-stop-secret = odpowiedź tajna
board-he-stop-or-on = Stop czy dalej?
board-he-stop-now = Stop teraz:
board-he-castable = { $count ->
    [0] żadne zaklęcie
    [one] { $count } zaklęcie
    [few] { $count } zaklęcia
   *[many] { $count } zaklęć
}
board-he-weakness = słabość −{ $amount }
board-he-hero-falls = twój Heros by padł
board-he-answered = odpowiedź dana ✓
board-he-waits = pozostali wybierają
board-he-opens = Rzuty za { $seconds } s
board-he-paused = Brak połączenia ({ $name }): stół czeka { $seconds } s
board-he-queued = rzut czeka na swój czas
board-he-weighed = kto był pierwszy?
board-he-left = pozostałe egzemplarze
board-he-pace-live = tempo na żywo
board-he-pace-calm = tempo spokojne
board-he-you-stopped = Zatrzymujesz grę
board-he-stopped = Grę zatrzymuje { $name }
board-he-you-act = Teraz działasz
board-he-acts = Teraz działa { $name }
board-he-fx-weakness = słabość −{ $amount }
board-he-fx-failed = na próżno: −{ $amount }
board-he-opponents = Przeciwnicy
board-he-heroes = Herosi
board-he-army = Stwory do armii
board-he-creatures = Stwory
board-he-spells = Zaklęcia
board-he-strength = siła
board-he-life = życie
board-he-score = { $life ->
    [0] bez życia
   *[other] życie: { $life }
}
board-he-points = punkty armii
board-he-points-of = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-he-option = { $verb }: { $what }
board-he-options = { $count ->
    [0] niemożliwe
    [one] { $count } sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
board-he-may = można wybrać
board-he-being = { $hero ->
    [yes] { $name }, życie { $life }
   *[no] { $name }, życie { $life }, siła { $strength }, aktywacja { $cost }
}
board-he-on = { $spell } na: { $target }
board-he-fx-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
board-he-fx-heal = leczy { $count }
board-he-fx-lasting = trwałe
board-he-fx-chain = łańcuch
board-he-fx-area = wiele celów
board-he-fx-frenzy = uderza
board-he-fx-drain = wysysa { $count }
board-he-fx-teleport = teleport
board-he-fx-discard = zabiera karty
board-he-fx-activate = rozkaz
board-he-fx-break = łamie zaklęcie
board-he-laid = wyłożona
board-he-can-cast = można rzucić
board-he-no-target = brak celu
board-he-short = brak { $count }
board-he-allowed = kości pozwalają na { $count } z { $all }
board-he-deck = talia { $deck } · odrzucone { $discard }
board-he-track = Tor zaklęć
board-he-pile = talia { $count }
board-he-upper = górny rząd
board-he-lower = dolny rząd
board-he-hand = ręka { $count }
board-he-deck-size = talia { $count }
board-he-status-stunned = oszołomiony
board-he-status-out = poza grą
board-he-rolling = rzuca
board-he-boosts = { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}
board-he-orders = Zostało dowodzenia: { $symbols }{ $bonus ->
    [0] {""}
   *[many] {" "}+ { $bonus } na aktywacje
}
board-he-key-roll = Rzut albo dalej
board-he-key-stop = Stop!
board-he-key-keep = Trzymanie kości
board-he-key-actions = Rzuć zaklęcie, dobierz, naucz się, rozprosz

## Warcraft

board-wc-card-area = Teraz wskaż podświetlony obszar.
board-wc-card-unit = Teraz wskaż obramowany oddział.
board-wc-window = Trwa ruch: { $name }. Możesz teraz odpowiedzieć kartą.
board-wc-outpost-where = Na podświetlonym obszarze mapy: Placówka.
board-wc-window-battle = Możesz zagrać kartę z napisem „teraz” albo grać dalej bez niej.
board-wc-bought = W tej kolejce nie kupisz już nic więcej.
board-wc-deploy-all = Rozmieść wszystko w { $area }
board-wc-brought = Robotnicy przynieśli:
board-wc-order = { $verb }: { $what }
board-wc-build-for = Wznieś budynek: { $type }
board-wc-finish-for = Ukończ budynek: { $type }
board-wc-key-done = Gotowe albo Pas
board-wc-map = Mapa
board-wc-steps = Kroki tury
board-wc-order-of = Kolejność w tym kroku: { $names }
board-wc-first = Pierwszy gracz
board-wc-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-wc-depleted = { $level ->
    [1] częściowo wyczerpane
   *[many] wyczerpane
}
board-wc-outpost = placówka
board-wc-outpost-site = placówka w budowie
board-wc-may = można wybrać
board-wc-who = Kto opuszcza { $area }
board-wc-where = Dokąd idą z { $area }?
board-wc-taken = Z { $area }: { $count ->
    [one] można wejść na { $count } obszar
    [few] można wejść na { $count } obszary
   *[many] można wejść na { $count } obszarów
}
board-wc-go = Idź na { $area }
board-wc-amount = { $gold } złota, { $wood } drewna
board-wc-battle = Bitwa o { $area }
board-wc-round = runda { $round }
board-wc-attacks = atakuje
board-wc-defends = broni się
board-wc-attackers = Atak
board-wc-defenders = Obrona
board-wc-field = pole bitwy
board-wc-flank = flanka
board-wc-lost = stracona
board-wc-fell = polegli
board-wc-holds = Pole { $area } utrzymuje { $name }.
board-wc-nobody-holds = Na polu nie został nikt.
board-wc-neutral = oddziały neutralne
board-wc-phases = Fazy rundy
board-wc-done = koniec
board-wc-then = potem
board-wc-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
board-wc-dice = { $name }: { $dice }; { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
board-wc-lose-which = { $count ->
    [one] Ginie jeden oddział: wskaż któryś z obramowanych powyżej.
    [few] Giną { $count } oddziały: wskazuj spośród obramowanych powyżej.
    [many] Ginie { $count } oddziałów: wskazuj spośród obramowanych powyżej.
   *[other] Ginie { $count } oddziału: wskazuj spośród obramowanych powyżej.
}
board-wc-losses = Straty do wskazania:
board-wc-odds = Szanse ataku: wygrana { $win } %, przegrana { $lose } %, nikt { $neither } %
board-wc-odds-yours = Twoje szanse
board-wc-cards = Karty doświadczenia
board-wc-deck = talia { $deck }
board-wc-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-wc-town = Miasto
board-wc-your-town = Twoje Miasto
board-wc-town-of = Miasto: { $name }
board-wc-level = poziom { $level } z { $levels }
board-wc-count = { $training ->
    [0] { $board } w grze
   *[many] { $board } w grze, { $training } w szkoleniu
}
board-wc-workers = { $board } w grze{ $building ->
    [0] {""}
   *[other] , { $building } na budowie
}{ $training ->
    [0] {""}
   *[other] , { $training } w szkoleniu
}
board-wc-strength = siła: kość trafia tą liczbą lub niższą
board-wc-needs = budynki ({ $type }): { $have } z { $need }
board-wc-next = Następny poziom:
board-wc-top = najwyższy poziom · 1 punkt
board-wc-strength-is = Siła { $strength }: trafia kość, która pokazuje tyle lub mniej.
board-wc-sources = Skąd są punkty
board-wc-no-points = Jeszcze bez punktów
board-wc-source-town = Miasto { $area }
board-wc-source-objective = Obszar zadania { $area }
board-wc-source-level = Najwyższy poziom: { $type }
board-wc-source-card = { $count ->
    [one] Karta Punktu Zwycięstwa
    [few] { $count } karty Punktu Zwycięstwa
   *[many] { $count } kart Punktu Zwycięstwa
}
board-wc-out = poza grą
board-wc-nothing = Nie masz karty na tę chwilę. Odtąd pasuj za mnie.
board-wc-mark-marker = Raz zajęte: kto utrzyma je do końca ruchu w następnej kolejce, usuwa właściciela z gry.
board-wc-mark-locked = Trwa tu walka: jednostki nie mogą wyjść.
board-wc-mark-fast = Szybkość: figury stąd idą w tej turze o dwa obszary dalej.
board-wc-mark-crippled = Okaleczenie: figury stąd nie ruszają się w tej turze.
board-wc-mark-called = Robotnicy są tu pod bronią.
board-wc-captive = Jeniec: { $race }
board-wc-slot-idle = budynek, wolny
board-wc-slot-train = budynek, szkoli
board-wc-slot-build = w budowie
board-wc-slot-none = niezbudowane
board-wc-phase-ranged = Strzelcy
board-wc-phase-flying = Latające
board-wc-phase-melee = Wręcz
