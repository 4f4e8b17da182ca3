### Tash-Kalar: wszystko, co czyta gracz.

tashkalar-name = Tash-Kalar: Legendarna Arena
tashkalar-tagline = Układaj wzory z pionów, przywołuj istoty i pozwól legendom rozstrzygnąć pojedynek.
tashkalar-first = Pojedynek: Północ przeciw Południu
tashkalar-first-1 = Pojedynek na dwie jednakowe talie: punkty za zniszczone piony, bez zadań
tashkalar-first-2 = Około 30 minut, bez zegara, ruch można cofnąć
tashkalar-first-3 = Podpowiedź na każde pytanie; Wysoki Styl i inne szkoły przyjdą później

tashkalar-mode-high_form = Wysoki Styl
    .text = Dla dwóch graczy. Punkty za zadania i za legendarne piony na planszy.
tashkalar-mode-duel = Pojedynek na śmierć i życie
    .text = Dla dwóch graczy. Punkty za zniszczone wrogie piony, przywołane legendy i flary przeciwnika.
tashkalar-mode-melee = Bitwa na śmierć i życie
    .text = Dla trzech lub czterech graczy. Punkty liczy się osobno dla każdego wrogiego koloru; wynikiem jest najniższy.
tashkalar-mode-high_form_teams = Wysoki Styl w zespołach
    .text = Dwa dwuosobowe zespoły ze wspólnymi pionami i legendami grają o zadania.
tashkalar-mode-duel_teams = Pojedynek w zespołach
    .text = Dwa dwuosobowe zespoły ze wspólnymi pionami i legendami grają o zniszczone piony.

tashkalar-setting-schools = Szkoła
    .text = Talia, z którą gra każdy z graczy. Dwóch graczy nie może wziąć tej samej.
tashkalar-setting-schools-northern = Imperium Północne
tashkalar-setting-schools-southern = Imperium Południowe
tashkalar-setting-schools-highland = Górskie Klany
tashkalar-setting-schools-sylvan = Leśny Lud
tashkalar-setting-schools-everfrost = Wieczny Mróz
tashkalar-setting-schools-nethervoid = Otchłań
tashkalar-setting-schools-etherweave = Tkacze Eteru
tashkalar-setting-turn_limit = Limit tur
    .text = Najpóźniej z tą turą rozpoczyna się koniec gry.

tashkalar-northern = Imperium Północne
    .text = Talia Imperium w kolorze niebieskim.
tashkalar-southern = Imperium Południowe
    .text = Ta sama talia Imperium w kolorze czerwonym.
tashkalar-highland = Górskie Klany
    .text = Bezpośredni i zaciekli: bojowe ruchy, skoki i obrzędy na kolorowych polach.
tashkalar-sylvan = Leśny Lud
    .text = Wzrost i zamiana pionów, siła tych, którzy zostają w tyle.
tashkalar-everfrost = Wieczny Mróz
    .text = Niektóre istoty zostawiają zamrożony efekt, który można rozmrozić później.
tashkalar-nethervoid = Otchłań
    .text = Jeden z pionów jest Bramą, wokół której obraca się wiele kart.
tashkalar-etherweave = Tkacze Eteru
    .text = Efekt osnowy od razu, cena później: oczekującą istotę trzeba jeszcze przywołać.

tashkalar-ask-act = Umieść pion, przywołaj istotę albo odrzuć kartę.
    .rule = Tura (TK §3): dwie akcje, w pierwszej turze gry jedna, i wszystkie trzeba wykorzystać: umieść zwykły pion na pustym polu, przywołaj istotę, której wzór tworzą twoje piony, albo raz na turę odrzuć istotę. Flara nie kosztuje akcji.
tashkalar-ask-finish = Wszystkie akcje wykorzystane: zakończ turę.
    .rule = Koniec tury (TK §7, §8): zanim zakończysz turę, możesz jeszcze rzucić flarę, a w Wysokim Stylu wykonać jedno zadanie. Potem dobierasz do trzech istot, dwóch legend i jednej flary.
tashkalar-ask-partner_act = Masz kontrolę: umieszczaj zwykłe piony.
    .rule = Przekazanie kontroli (TK §10): partner kończy efekt i wszystkie pozostałe akcje przeznacza na umieszczanie zwykłych pionów. Punkty i dobieranie należą do gracza, który zaczął turę.
tashkalar-ask-place_lifted = Gdzie trafi zabrany pion?
    .rule = Puste zasoby (TK §3): zabrany z planszy pion wraca jako zwykły na dowolne puste pole, także na to, z którego został zabrany.
tashkalar-ask-lift = Zabrakło pionów: który zabrać z planszy?
    .rule = Niedobór pionów (TK §4): gdy w zasobach brakuje pionu, dla nowej istoty zabiera się z planszy własny pion, bez którego wzór się obejdzie. Nie liczy się on jako zniszczony.
tashkalar-ask-return = Które karty wracają pod swoje talie?
    .rule = Odrzucanie (TK §3): razem z odrzuconą istotą możesz odłożyć pod talie dowolną liczbę innych kart z ręki, w wybranej kolejności. Na koniec tury dobierzesz nowe.
tashkalar-ask-start_pieces = Ustaw pierwsze piony.
    .rule = Przygotowanie (TK §2): ostatni w kolejności gracz stawia na wskazanych polach pierwsze zwykłe piony, każdy w innym kolorze.
tashkalar-ask-legend_colour = W którym kolorze otrzymujesz punkt za legendę?
    .rule = Legendy w Bitwie (TK §8): przywołana legenda daje punkt w wybranym kolorze przeciwnika. O wyniku decyduje twój najsłabszy kolor.
tashkalar-ask-leftover_colour = W którym kolorze punkt za piony bez pary?
    .rule = Piony bez pary w Bitwie (TK §8): dwa zwykłe piony jednego koloru dają punkt. Jeśli zostaną pojedyncze piony dwóch lub trzech kolorów, dostajesz jeden punkt w jednym z nich.
tashkalar-ask-effect = Rozpatrz efekt.
    .rule = Efekty (TK §5): przy „możesz” i „do” wybór należy do ciebie; resztę trzeba wykonać w miarę możliwości, nawet na własną szkodę. Ruch standardowy zbija niższą rangę, bojowy także równą.
tashkalar-ask-keep_frozen = Który zamrożony efekt zostaje w grze?
    .rule = Zamrożone efekty (TK, Wieczny Mróz): w grze może leżeć tylko jeden; druga karta trafia na stos kart odrzuconych.
tashkalar-ask-draw = Dobierana jest karta.
    .rule = Dobieranie (TK §7): na koniec tury dobiera się do trzech istot, dwóch legend i jednej flary.

tashkalar-verb-place = Umieść
tashkalar-verb-lift = Zabierz
tashkalar-verb-summon = Przywołaj
tashkalar-verb-discard = Odrzuć
tashkalar-verb-flare = Rzuć
tashkalar-verb-thaw = Rozmroź
tashkalar-verb-warp = Osnowa
tashkalar-verb-claim = Wykonaj zadanie
tashkalar-verb-end = Zakończ turę
tashkalar-verb-copy = Skopiuj
tashkalar-verb-move = Ruch
tashkalar-verb-leap = Skok
tashkalar-verb-destroy = Zniszcz
tashkalar-verb-upgrade = Awansuj
tashkalar-verb-downgrade = Zdegraduj
tashkalar-verb-convert = Zamień
tashkalar-verb-shoot = Strzelaj
tashkalar-verb-choose = Wybierz
tashkalar-verb-swap = Zamień miejscami
tashkalar-verb-option = Możliwość
tashkalar-verb-gain = Otrzymaj akcję
tashkalar-verb-recover = Weź z powrotem
tashkalar-verb-drop = Odrzuć
tashkalar-verb-keep = Zachowaj
tashkalar-verb-return = Odłóż pod talię
tashkalar-verb-start = Ustaw
tashkalar-verb-score = Punktuj
tashkalar-verb-draw = Dobierz
tashkalar-verb-pass = Rezygnuję
tashkalar-verb-done = Gotowe
tashkalar-verb-handover = Przekaż kontrolę partnerowi

tashkalar-event-turn = Tura { $number }: { $seat }, { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
tashkalar-event-placed = { $owner_seat }: na { $at } staje { $rank ->
        [common] zwykły pion
        [heroic] heroiczny pion
       *[legendary] legendarny pion
    }.
tashkalar-event-lifted = { $seat } zabiera pion z { $at }.
tashkalar-event-summoned = { $seat } przywołuje na { $at }: { $card }.
tashkalar-event-improvised = { $seat } improwizuje z pionem na { $at }.
tashkalar-event-destroyed = { $owner_seat } traci { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
} pion na { $at }.
tashkalar-event-moved = Pion przechodzi z { $from } na { $to }.
tashkalar-event-leapt = Pion przeskakuje z { $from } na { $to }.
tashkalar-event-upgraded = Pion na { $at } awansuje na { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    }.
tashkalar-event-downgraded = Pion na { $at } jest już tylko { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    }.
tashkalar-event-converted = Nowy właściciel piona na { $at }: { $owner_seat }. Pion jest { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    }.
tashkalar-event-swapped = Piony z { $from } i { $to } zamieniają się miejscami.
tashkalar-event-shot = Strzał z { $from }, kierunek { $direction }.
tashkalar-event-gained = { $seat } otrzymuje { $actions ->
        [one] akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
tashkalar-event-lost_action = { $seat } traci akcję.
tashkalar-event-chilled = Wszyscy pozostali zaczną następną turę z jedną akcją mniej.
tashkalar-event-discarded = { $known ->
        [no] { $seat } odrzuca istotę.
       *[other] { $seat } odrzuca: { $card }.
    }
tashkalar-event-returned = { $seat } odkłada kartę pod talię ({ $what ->
        [being] istota
        [legend] legenda
       *[flare] flara
    }){ $known ->
        [no] .
       *[other] : { $card }.
    }
tashkalar-event-dropped = { $seat } odrzuca: { $card }.
tashkalar-event-flare = { $seat } rzuca flarę przeciw: { $against_seat }; { $half ->
        [upper] górny efekt
        [lower] dolny efekt
       *[both] oba efekty
    } ({ $card }).
tashkalar-event-thawed = { $seat } rozmraża: { $card }.
tashkalar-event-froze = { $seat } zachowuje zamrożony efekt: { $card }.
tashkalar-event-warped = Skopiowany efekt osnowy: { $card }.
tashkalar-event-pending = { $seat } używa efektu osnowy; oczekująca istota: { $card }.
tashkalar-event-loaded = { $seat } kładzie pion z { $at } na karcie Kupca Czasu.
tashkalar-event-unloaded = Pion z karty Kupca Czasu wraca na { $at } ({ $owner_seat }).
tashkalar-event-chose = { $seat } wybiera pole { $at }.
tashkalar-event-gateway = Brama gracza { $seat } jest teraz na { $at }.
tashkalar-event-handed_over = { $seat } przekazuje kontrolę: { $to_seat }.
tashkalar-event-extra_turn = { $seat } rozegra jeszcze jedną turę.
tashkalar-event-recovered = { $known ->
        [no] { $seat } bierze z powrotem kartę.
       *[other] { $seat } bierze z powrotem: { $card }.
    }
tashkalar-event-shown = { $seat } pokazuje w stosie odrzuconych: { $card }.
tashkalar-event-drew = { $known ->
        [no] { $seat } dobiera kartę ({ $what ->
            [being] istota
            [legend] legenda
           *[flare] flara
        }).
       *[other] { $seat } dobiera: { $card }.
    }
tashkalar-event-task = { $place ->
        [current] Obecne zadanie: { $card }.
        [next] Następne zadanie: { $card }.
        [under] Zadanie pod talię: { $card }.
       *[aside] Zadanie odłożone: { $card }.
    }
tashkalar-event-claimed = { $seat } wykonuje zadanie { $card }: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
tashkalar-event-scored = { $seat } otrzymuje { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } { $why ->
        [destroyed] za zniszczone piony
        [legend] za przywołaną legendę
        [flare] z powodu flary
       *[leftover] za piony bez pary
    }{ $coloured ->
        [no] .
       *[other] {" "}(kolor: { $colour_seat }).
    }
tashkalar-event-reshuffled = Przetasowano { $what ->
        [legend] legendy
       *[flare] flary
    }.
tashkalar-event-ending = Rozpoczyna się koniec gry: { $reason ->
        [deck] wyczerpała się talia
        [score] zdobyto potrzebne punkty
       *[limit] osiągnięto limit tur
    }. Każdy rozegra jeszcze jedną turę.
tashkalar-event-over = Koniec gry.
tashkalar-event-resigned = { $seat } się poddaje.

tashkalar-refuse-unreadable = „{ $text }” nie jest akcją tej gry.
tashkalar-refuse-unknown-card = Nie ma tu karty „{ $card }”.
tashkalar-refuse-unknown-square = „{ $square }” nie jest polem areny.
tashkalar-refuse-unknown-colour = „{ $colour }” nie jest kolorem w tej grze.
tashkalar-refuse-which-orientation = „{ $text }” jest możliwe w kilku położeniach; podaj jedno: { $known }.
tashkalar-refuse-which-opponent = Przy „{ $text }” można się porównać z kilkoma przeciwnikami; podaj jednego: { $known }.
tashkalar-refuse-one-stand-in = Dla jednej istoty można improwizować tylko jeden wrogi pion i jeden pożyczyć.
tashkalar-refuse-schools-alike = Dwóch graczy nie może wziąć tej samej szkoły: { $schools }.
tashkalar-refuse-in-effect = Dopóki efekt nie jest rozpatrzony, nie można robić nic innego.
tashkalar-refuse-not-now = Tego nie można teraz zrobić.
tashkalar-refuse-partner-only-places = Kto przejął kontrolę, może tylko umieszczać zwykłe piony.
tashkalar-refuse-after-handover = Po przekazaniu kontroli pozostaje ci tylko punktowanie i dobieranie kart.
tashkalar-refuse-no-action-left = W tej turze nie ma już akcji.
tashkalar-refuse-square-taken = Pole { $square } jest zajęte.
tashkalar-refuse-lift-first = Zabrakło pionów: najpierw zabierz z planszy swój zwykły lub heroiczny pion.
tashkalar-refuse-only-common = Akcją umieszczania stawia się własny zwykły pion.
tashkalar-refuse-supply-left = Pion zabiera się z planszy tylko wtedy, gdy zabrakło pionów.
tashkalar-refuse-not-yours = Pion na { $square } nie jest twój.
tashkalar-refuse-lift-legendary = Legendarnego piona nie można zabrać w miejsce zwykłego.
tashkalar-refuse-not-in-hand = Nie masz na ręce karty: { $card }.
tashkalar-refuse-not-your-card = To nie jest karta z twojej talii: { $card }.
tashkalar-refuse-improvise-melee = Improwizowane przywołanie jest tylko w bitwie.
tashkalar-refuse-improvise-enemy = Na { $square } nie ma wrogiego piona do improwizacji.
tashkalar-refuse-improvised-already = Improwizacja z tym kolorem została już wykorzystana.
tashkalar-refuse-no-leave = Żadna karta nie pozwala teraz użyć wrogiego piona.
tashkalar-refuse-higher-rank = Na { $square } stoi pion wyższej rangi niż { $card }.
tashkalar-refuse-no-piece = Nie ma piona, którym mogłaby zostać istota { $card }.
tashkalar-refuse-other-way = Wzoru istoty { $card } dla { $square } nie ma w tym położeniu; jest w innym.
tashkalar-refuse-no-pattern = Twoje piony nie tworzą wzoru istoty { $card } dla pola { $square }.
tashkalar-refuse-empty-colourless = { $card }: istota pojawia się tylko na pustym, bezbarwnym polu.
tashkalar-refuse-no-spare = Na polu { $square } nie ma twojego piona, którego można zabrać i bez którego wzór się obejdzie.
tashkalar-refuse-discarded-already = W tej turze już odrzucono kartę.
tashkalar-refuse-discard-being = Odrzucić można tylko istotę z własnej talii, nie: { $card }.
tashkalar-refuse-flare-condition = Żaden warunek tej flary nie jest spełniony.
tashkalar-refuse-not-frozen = { $card } nie jest twoim zamrożonym efektem.
tashkalar-refuse-summon-now = { tashkalar-frostweave-summoner } został odmrożony: teraz przywołujesz istotę.
tashkalar-refuse-nothing-to-summon = { $card }: odmraża się go tuż przed przywołaniem, a teraz nie ma czego przywołać.
tashkalar-refuse-no-warp = Efektu osnowy karty { $card } nie można teraz użyć.
tashkalar-refuse-no-partner = Nie ma partnera, któremu można przekazać kontrolę.
tashkalar-refuse-actions-left = Najpierw trzeba wykorzystać wszystkie akcje; pozostało: { $actions }.
tashkalar-refuse-not-current = { $card } nie jest obecnym zadaniem.
tashkalar-refuse-task-open = Warunek zadania { $card } nie jest spełniony.
tashkalar-refuse-no-piece-there = Na { $square } nie ma piona.
tashkalar-refuse-too-far = Pole { $square } nie sąsiaduje.
tashkalar-refuse-rank-too-high = Pion na { $square } ma zbyt wysoką rangę.
tashkalar-refuse-not-by-card = Karta na to nie pozwala.
tashkalar-refuse-no-target = Pole { $square } nie jest celem tego efektu.
tashkalar-refuse-which-piece = Na polu { $square } można umieścić inny pion; możliwe: { $known }.
tashkalar-refuse-forced = Ta część efektu nie jest opcjonalna.
tashkalar-refuse-step = { $where }: „{ $what }” nie da się tak złożyć z „{ $field }”. Weź działanie z karty, która to ma.
tashkalar-refuse-two-squares = { $where }: wzór ma jedno pole przywołania.
tashkalar-refuse-pattern = { $where }: wzór ma od 1 do { $most } pionów.
tashkalar-refuse-reach = { $where }: wzór sięga najwyżej cztery pola od pola przywołania.
tashkalar-refuse-arena = { $where }: arena ma dziewięć rzędów po dziewięć pól, ze ściętymi rogami.

# Istoty i legendy

tashkalar-swordmaster = Mistrzyni Miecza
    .text = Możesz zniszczyć wrogi zwykły pion stykający się z nią rogiem. Jeśli to zrobisz, Mistrzyni awansuje na heroiczną.
tashkalar-messenger = Posłaniec
    .text = Jeden twój zwykły lub heroiczny pion może wykonać dowolną liczbę standardowych ruchów, wszystkie w jednym kierunku.
tashkalar-herald = Herold
    .text = Do dwóch ruchów twoimi pionami, każdy na puste pole.
tashkalar-bomb = Bomba
    .text = Jeśli została ci jeszcze akcja, Bomba i wszystkie sąsiadujące zwykłe piony zostają zniszczone. Jako ostatnia akcja nie robi nic.
tashkalar-chronicler = Kronikarz
    .text = Awansuj inny swój zwykły pion. Potem może on wykonać standardowy ruch.
tashkalar-assassin = Zabójca
    .text = Zniszcz to, co stoi na zaznaczonym polu. Jeśli pole jest puste, Zabójca może na nie wejść.
tashkalar-time-mage = Mag Czasu
    .text = Otrzymujesz akcję. Wrogi pion na zaznaczonym polu zostaje zniszczony.
tashkalar-summoner = Przywoływaczka
    .text = Umieść do dwóch swoich zwykłych pionów na zaznaczonych polach.
tashkalar-hypnotist = Hipnotyzer
    .text = Wybierz wrogi kolor: do trzech jego zwykłych albo do dwóch heroicznych pionów wykonuje po jednym bojowym ruchu według twojej woli.
tashkalar-cannon = Armata
    .text = Możesz strzelić wzdłuż jednej ze strzałek: wszystkie zwykłe piony na tej linii zostają zniszczone. Wyższe piony nie zatrzymują strzału.
tashkalar-champion = Czempion
    .text = Możesz zniszczyć jeden sąsiadujący wrogi pion dowolnej rangi. Jeśli był legendarny, Czempion też zostaje zniszczony, a ty otrzymujesz akcję.
tashkalar-infantry-captain = Kapitan Piechoty
    .text = Do dwóch bojowych ruchów twoimi innymi pionami.
tashkalar-cavalry-captain = Kapitan Konnicy
    .text = Jeden twój inny pion może wykonać do jednego bojowego i do dwóch standardowych ruchów, w dowolnej kolejności.
tashkalar-gryphon-rider = Jeźdźczyni Gryfa
    .text = Może wykonać bojowy skok na dowolne pole. Po skoku możesz ją zdegradować, by umieścić obok swój zwykły pion.
tashkalar-knight = Rycerz
    .text = Do trzech bojowych ruchów; Rycerz nigdy nie zbija zwykłych pionów.
tashkalar-high-priestess = Arcykapłanka
    .text = Może wykonać standardowy ruch. Potem możesz awansować sąsiadujący zwykły pion dowolnego gracza.
tashkalar-master-of-intrigue = Mistrz Intryg
    .text = Łącznie do trzech ruchów: standardowe ruchy Mistrza albo bojowe ruchy zwykłych i heroicznych pionów z jego wzoru.
tashkalar-gun-tower = Wieża Strzelnicza
    .text = Możesz strzelić wzdłuż jednej ze strzałek: dwa pierwsze piony zostają zniszczone. Legendarny pion ocaleje i kończy strzał.
tashkalar-wild-eagle = Dziki Orzeł
    .text = Może wykonać bojowy skok na dowolne pole.
tashkalar-clan-axeman = Klanowy Topornik
    .text = Możesz zniszczyć jeden zwykły lub heroiczny pion stykający się z nim krawędzią.
tashkalar-clan-healer = Klanowy Uzdrowiciel
    .text = Umieść do dwóch swoich zwykłych pionów na polach sąsiadujących z zielonym polem.
tashkalar-dire-wolf = Złowilk
    .text = Do dwóch bojowych ruchów.
tashkalar-ritual-keeper = Strażnik Rytuału
    .text = Przywołany na zielonym: awansuj swój zwykły pion. Na czerwonym: jeden twój pion może wykonać bojowy ruch.
tashkalar-eagle-lord = Władca Orłów
    .text = Może wykonać bojowy skok na dowolne pole.
tashkalar-wolf-rider = Wilczy Jeździec
    .text = Do dwóch bojowych ruchów.
tashkalar-blood-shaman = Szaman Krwi
    .text = Zniszcz jeden zwykły lub heroiczny pion gdziekolwiek. Jeśli stał na czerwonym polu, giną też wszystkie zwykłe piony wokół tego pola.
tashkalar-war-drummer = Wojenny Dobosz
    .text = Twoje inne piony mogą wykonać jeden bojowy ruch albo do dwóch standardowych.
tashkalar-hill-giant = Wzgórzowy Olbrzym
    .text = Zniszcz wszystkie zwykłe i heroiczne piony stykające się z nim krawędzią, także swoje.
tashkalar-warlord = Wódz Wojenny
    .text = Do trzech bojowych ruchów twoimi pionami; trzeci tylko wtedy, gdy co najmniej jeden wykona Wódz.
tashkalar-war-summoner = Wojenny Przywoływacz
    .text = Otrzymujesz akcję. Następna istota przywołana w tej turze może użyć we wzorze jednego wrogiego piona.
tashkalar-ritual-master = Mistrz Rytuału
    .text = Przywołany na zielonym: otrzymujesz dwie akcje. Na czerwonym: możesz zniszczyć jeden heroiczny i jeden zwykły pion gdziekolwiek.
tashkalar-legend-slayer = Pogromca Legend
    .text = Wśród pionów stykających się z nim rogiem możesz zniszczyć jeden legendarny albo do dwóch niższych.
tashkalar-mountain-troll = Górski Troll
    .text = Zniszcz wszystkie sąsiadujące wrogie zwykłe piony. Jeśli były co najmniej dwa, otrzymujesz akcję.
tashkalar-hungry-bear = Głodny Niedźwiedź
    .text = Do dwóch standardowych ruchów; po wejściu na puste pole Niedźwiedź się zatrzymuje.
tashkalar-werewolf = Wilkołak
    .text = Przywołany na czerwonym lub zielonym polu poza środkiem: do trzech bojowych ruchów. Gdzie indziej: do jednego standardowego ruchu.
tashkalar-clan-guardian = Strażnik Klanu
    .text = Możesz awansować zwykły pion z użytego wzoru.
tashkalar-sapling = Sadzonka
    .text = Natychmiast awansuje na heroiczną.
tashkalar-kiskin-farseeders = Kiskińscy Siewcy
    .text = Możesz umieścić swój zwykły pion obok dowolnego swojego piona.
tashkalar-charging-buck = Szarżujący Jeleń
    .text = Do dwóch bojowych skoków, każdy na pole odległe dokładnie o dwa.
tashkalar-forest-wardens = Strażnicy Lasu
    .text = Zniszcz zwykły pion przeciwnika mającego więcej zwykłych pionów od ciebie, a potem heroiczny pion przeciwnika mającego więcej awansowanych.
tashkalar-naiad = Najada
    .text = Do dwóch różnych twoich pionów sąsiadujących z Najadą może wykonać po standardowym ruchu.
tashkalar-kiskin-spirit = Kiskiński Duch
    .text = Możesz położyć kartę ze swojego stosu odrzuconych na wierzch talii. Jeśli to zrobisz lub stos jest pusty, pod koniec tury dobierz dodatkową istotę.
tashkalar-dryad = Driada
    .text = Możesz zamienić sąsiadujący wrogi zwykły lub heroiczny pion w swój zwykły.
tashkalar-centaur-spearman = Centaur Włócznik
    .text = Może wykonać bojowy ruch. Jeśli się ruszy, pierwszy pion dalej w tym kierunku zostaje zniszczony, chyba że jest legendarny.
tashkalar-centaur-chieftain = Wódz Centaurów
    .text = Może wykonać bojowy ruch. Jeśli się ruszy, twoje inne piony mogą wykonać do trzech bojowych ruchów w tym samym kierunku.
tashkalar-unicorn = Jednorożec
    .text = Albo Jednorożec może wykonać bojowy ruch, albo otrzymujesz akcję.
tashkalar-sylvan-queen = Królowa Lasu
    .text = Możesz zamienić wrogi zwykły lub heroiczny pion stykający się z nią rogiem; zachowuje rangę.
tashkalar-sylvan-princess = Księżniczka Lasu
    .text = Możesz zamienić wrogi zwykły pion stykający się z nią rogiem.
tashkalar-woodland-druid = Leśny Druid
    .text = Awansuj po jednym zwykłym pionie każdego koloru.
tashkalar-forest-ancient = Leśny Starzec
    .text = Umieść dwa wrogie zwykłe piony w odległości do 2, a potem zniszcz dwa zwykłe piony tych samych kolorów w odległości do 3.
tashkalar-forest-mystic = Leśny Mistyk
    .text = Pod koniec tej tury dobierz dodatkową istotę i dodatkową legendę.
tashkalar-kiskin-leafsplitter = Kiskińska Łuczniczka
    .text = Do dwóch razy: zniszcz pierwszy pion w wybranym kierunku po przekątnej.
tashkalar-kiskin-boughrunner = Kiskiński Gałęziobieg
    .text = Do trzech bojowych ruchów, każdy zakończony obok innego twojego piona.
tashkalar-tree-shepherd = Pasterz Drzew
    .text = Wybierz swój pion: zwykły awansuje, heroiczny może wykonać bojowy ruch, legendarny standardowy.
tashkalar-fire-dragon = Ognisty Smok
    .text = Wybierz strzałkę. W tym kierunku i po 45 stopni w obie strony giną wszystkie zwykłe i heroiczne piony w odległości do 2.
tashkalar-hell-bull = Piekielny Byk
    .text = Może wykonać dowolną liczbę bojowych ruchów w jednym kierunku. Po zniszczeniu legendarnego piona się zatrzymuje.
tashkalar-angel-of-death = Anioł Śmierci
    .text = Możesz wybrać inny pion: awansuje, jeśli to możliwe, po czym Anioł wskakuje na jego pole i go niszczy.
tashkalar-the-eldest-tree = Najstarsze Drzewo
    .text = Na maksymalnie trzech sąsiednich polach: zniszcz wrogi zwykły lub heroiczny pion, awansuj swój zwykły albo na pustym umieść swój zwykły pion.
tashkalar-bone-catapult = Kościana Katapulta
    .text = Możesz zniszczyć dowolny pion na jednej z linii strzałek wraz ze wszystkimi sąsiadującymi z nim zwykłymi pionami.
tashkalar-fire-elemental = Żywiołak Ognia
    .text = Zniszcz wszystkie sąsiadujące wrogie zwykłe i heroiczne piony albo wszystkie wrogie zwykłe piony w odległości do 2.
tashkalar-leviathan = Lewiatan
    .text = Zdegraduj do trzech awansowanych pionów tworzących spójną grupę albo zniszcz do czterech takich zwykłych. Kolory mogą być różne; każdy pion tylko raz.
tashkalar-two-headed-dragon = Dwugłowy Smok
    .text = Możesz awansować pion z użytego wzoru. Jeśli to zrobisz, możesz zniszczyć sąsiadujący z nim heroiczny pion.
tashkalar-earth-elemental = Żywiołak Ziemi
    .text = Zniszcz zwykły lub heroiczny pion na czerwonym polu albo obok niego. Awansuj zwykły pion na zielonym polu albo obok niego. Potem Żywiołak może wykonać bojowy ruch na kolorowe pole.
tashkalar-time-elemental = Żywiołak Czasu
    .text = Po tej turze rozgrywasz całą dodatkową turę, zanim zagra ktoś inny; także gdy zaczął się już koniec gry.
tashkalar-storm-elemental = Żywiołak Burzy
    .text = Możesz umieścić swój pion w odległości do 3 i przesunąć go w jednym kierunku o maksymalnie 5 (zwykły), 3 (heroiczny) lub 1 (legendarny) bojowych ruchów. Potem zostaje zniszczony.
tashkalar-titan = Tytan
    .text = Zniszcz wszystkie piony stykające się z nim krawędzią oraz zwykłe i heroiczne stykające się rogiem. Żaden z nich się nie liczy.
tashkalar-snow-fox = Śnieżny Lis
    .text = Do dwóch standardowych ruchów.
tashkalar-royal-reindeer = Królewski Renifer
    .text = Może wykonać bojowy skok na pole odległe dokładnie o dwa. Jeśli ani przywołanie, ani skok nie zniszczyły piona, awansuje.
tashkalar-crystal-mirror = Kryształowe Zwierciadło
    .text = Możesz wybrać jeden heroiczny lub do dwóch zwykłych pionów na żółtych polach; na odbitych pustych polach pojawiają się twoje piony tej samej rangi.
tashkalar-crystal-grower = Hodowca Kryształów
    .text = Awansuj po jednym zwykłym pionie każdego wrogiego koloru. Zamrożony: awansuj swój zwykły pion.
tashkalar-ice-princess = Lodowa Księżniczka
    .text = Inny twój zwykły pion może wykonać bojowy ruch. Zamrożony: twój zwykły pion wykonuje standardowy ruch.
tashkalar-ice-queen = Lodowa Królowa
    .text = Inny twój heroiczny pion może wykonać bojowy ruch. Zamrożony: twój heroiczny pion wykonuje standardowy ruch.
tashkalar-frostweave-summoner = Mroźny Przywoływacz
    .text = Zamrożony: bezpośrednio przed przywołaniem; ta istota może użyć we wzorze jednego wrogiego piona.
tashkalar-winter-whisperer = Zaklinaczka Zimy
    .text = Zamrożony: możesz zniszczyć swój zwykły pion; możesz odrzucić flarę. Jeśli zrobisz jedno i drugie, otrzymujesz akcję.
tashkalar-frozen-chest = Zamarznięta Skrzynia
    .text = Możesz wziąć ze swojego stosu odrzuconych kartę z zamrożonym efektem i wprowadzić ją do gry.
tashkalar-everfrost-sentinel = Strażnik Wiecznego Mrozu
    .text = Jeśli przywołanie zniszczyło wrogi pion, możesz zdegradować Strażnika: każda inna strona zaczyna następną turę z jedną akcją mniej.
tashkalar-glacier-giant = Lodowcowy Olbrzym
    .text = Dowolna liczba bojowych ruchów wzdłuż jednej strzałki. Jeśli się ruszył, może wpaść na legendarny pion na następnym polu: oba giną.
tashkalar-polar-bear = Niedźwiedź Polarny
    .text = Może wykonać bojowy ruch. Po zbiciu może wykonać standardowy ruch; po kolejnym zbiciu może wejść na puste pole.
tashkalar-war-sled = Wojenne Sanie
    .text = Do trzech bojowych ruchów: pierwszy wzdłuż strzałki, każdy następny z odchyleniem o najwyżej 45 stopni.
tashkalar-snow-monster = Śnieżny Potwór
    .text = Zniszcz wszystkie wrogie zwykłe piony w odległości do 2, które sąsiadują z którymś z twoich pionów.
tashkalar-frost-imp = Mroźny Chochlik
    .text = Możesz popchnąć sąsiadujący zwykły pion w dowolnym kierunku: ślizga się, aż coś go zatrzyma.
tashkalar-ice-wyvern = Lodowa Wiwerna
    .text = Może wykonać bojowy skok na dowolne pole; jeśli coś zbije, ginie. Zamrożony: umieść swój zwykły pion obok swojego heroicznego.
tashkalar-deathbringer = Zwiastun Śmierci
    .text = Możesz zniszczyć sąsiadujący pion: heroiczny musi sąsiadować z innym twoim pionem, legendarny z trzema innymi. Liczy się podwójnie i opuszcza grę.
tashkalar-frostweave-illusionist = Mroźny Iluzjonista
    .text = Zastępuje go zwykły pion wybranego wrogiego koloru. Zamrożony: zamień dowolny wrogi zwykły pion.
tashkalar-shadow-imp = Chochlik Cienia
    .text = Może wykonać bojowy ruch. Jeśli się ruszy i nie jest Bramą, Brama może wykonać bojowy ruch w tym samym kierunku.
tashkalar-flame-imp = Chochlik Płomienia
    .text = Możesz zniszczyć zwykły pion sąsiadujący z Bramą.
tashkalar-gate-keeper = Strażnik Bramy
    .text = Możesz awansować swój zwykły pion albo umieścić zwykły pion; ten pion staje się Bramą.
tashkalar-demon-of-gluttony = Demon Obżarstwa
    .text = Może wykonać bojowy ruch. Po zbiciu awansuje i może wykonać kolejny; po drugim zbiciu staje się Bramą.
tashkalar-demon-of-pride = Demon Pychy
    .text = Awansuje, staje się Bramą i może wykonać bojowy ruch.
tashkalar-acolyte-of-destruction = Akolitka Zniszczenia
    .text = Zniszcz zwykły pion. Jeśli Brama stoi na czerwonym polu, możesz też zniszczyć heroiczny pion sąsiadujący z polem ofiary.
tashkalar-acolyte-of-growth = Akolitka Wzrostu
    .text = Umieść swój zwykły pion. Jeśli Brama stoi na zielonym polu, umieść obok niego także heroiczny pion.
tashkalar-power-seeker = Poszukiwacz Mocy
    .text = Jako Brama może wykonać standardowy ruch. W przeciwnym razie dowolną liczbę bojowych ruchów, każdy w stronę Bramy.
tashkalar-hell-hound = Ogar Piekielny
    .text = Możesz zniszczyć sąsiadujący pion. Jeśli nie zniszczono legendarnego, ta karta trafia pod talię, także gdy niczego nie zniszczono; nie wtedy, gdy talia jest pusta.
tashkalar-vortexmaster = Mistrz Wiru
    .text = Brama może wykonać bojowy ruch. Potem twój pion sąsiadujący z Bramą może wykonać bojowy ruch.
tashkalar-gate-master = Mistrz Bramy
    .text = Awansuj Bramę, a potem wybierz swój zwykły lub heroiczny pion na Bramę. Jeśli awans dał legendarny pion, liczy się to jak przywołanie legendy na polu Mistrza Bramy.
tashkalar-hell-rider = Piekielny Jeździec
    .text = Do trzech bojowych ruchów, ale jako Brama tylko jeden.
tashkalar-demon-of-wrath = Demon Gniewu
    .text = Jeśli z Bramą nie sąsiaduje żaden wrogi zwykły pion, Brama może wykonać standardowy ruch. Potem giną wszystkie wrogie zwykłe piony, które z nią sąsiadują.
tashkalar-demon-of-greed = Demon Chciwości
    .text = Zniszcz jeden swój zwykły i jeden heroiczny pion, żaden nie może być Bramą. Za każdy otrzymujesz akcję.
tashkalar-demon-of-lust = Demon Żądzy
    .text = Do dwóch różnych pionów wykonuje po bojowym ruchu w stronę Bramy; nie mogą jej zbić.
tashkalar-demon-of-sloth = Demon Lenistwa
    .text = Zużyj jeszcze jedną akcję na nic. Jeśli nie masz żadnej, Brama zostaje zniszczona.
tashkalar-demon-of-envy = Demon Zawiści
    .text = Umieść zwykły pion obok Bramy i powtarzaj, dopóki któryś przeciwnik ma więcej pionów od ciebie i jest miejsce.
tashkalar-possessed-summoner = Opętany Przywoływacz
    .text = Umieść wrogi zwykły pion obok piona jego koloru. Następne przywołanie w tej turze korzysta ze wzoru z pionów tego koloru. Możesz też odrzucić flarę, by otrzymać akcję.
tashkalar-doppelganger = Sobowtór
    .text = Jeśli masz oczekującą istotę, następuje kopia jej efektu osnowy.
tashkalar-paradox-worm = Czerw Paradoksu
    .text = Możesz zamienić miejscami swój zwykły lub heroiczny pion z wrogim tej samej rangi. Osnowa: awansuj wrogi zwykły pion; możesz odrzucić oczekującą istotę.
tashkalar-lesser-shadow-twin = Mniejszy Bliźniak Cienia
    .text = Jeśli Większy Bliźniak Cienia leży w twoim stosie odrzuconych: wybierz swój pion i zniszcz do dwóch sąsiadujących z nim zwykłych. Osnowa: awansuj swój zwykły pion.
tashkalar-translocationist = Translokator
    .text = Do dwóch razy zamień miejscami swój heroiczny i swój zwykły pion; każdy heroiczny tylko raz. Osnowa: otrzymujesz akcję.
tashkalar-antimatter-spirit = Duch Antymaterii
    .text = Osnowa: twój zwykły pion pojawia się na pustym bezbarwnym polu i opuszcza je bojowym ruchem; potem zwykły pion innego koloru robi to samo w przeciwną stronę. Wszystko albo nic.
tashkalar-merchant-of-time = Kupiec Czasu
    .text = Pion leżący na tej karcie wykonuje standardowy skok na bezbarwne pole. Osnowa: weź pion z bezbarwnego pola i połóż na tej karcie. Tej osnowy nie można skopiować, a oczekującej karty ani odrzucić, ani wziąć z powrotem na rękę.
tashkalar-gate-of-oblivion = Brama Zapomnienia
    .text = Zniszcz pion na fioletowym polu. Możesz też zniszczyć zwykły lub heroiczny pion na innym zaznaczonym polu. Osnowa: w tej turze każdy zniszczony przez ciebie pion liczy się jeszcze raz.
tashkalar-time-traveler = Podróżnik w Czasie
    .text = Pojawia się na dowolnym pustym bezbarwnym polu. Możesz zniszczyć sąsiadujący zwykły pion; wtedy wierzchnia karta twojego stosu odrzuconych wraca na wierzch talii.
tashkalar-greater-shadow-twin = Większy Bliźniak Cienia
    .text = Jeśli Mniejszy Bliźniak Cienia leży w twoim stosie odrzuconych, możesz zniszczyć heroiczny pion sąsiadujący z co najmniej dwoma twoimi. Osnowa: awansuj swój zwykły pion.
tashkalar-warpmaster = Mistrz Osnowy
    .text = Możesz wziąć oczekującą istotę z powrotem na rękę albo Mistrz może wykonać standardowy ruch.
tashkalar-dark-sphere = Mroczna Sfera
    .text = Do trzech różnych zwykłych lub heroicznych pionów, najwyżej dwa jednego koloru, wykonuje po bojowym ruchu kończącym się dokładnie dwa pola od Sfery.
tashkalar-void-summoner = Przywoływacz Pustki
    .text = Przy następnym przywołaniu w tej turze do dwóch pustych pól liczy się jak twoje zwykłe piony. Osnowa: twój zwykły lub heroiczny pion wykonuje standardowy ruch.
tashkalar-eternal-emperor = Wieczny Cesarz
    .text = Jeśli w tej turze nie użyto jego osnowy, możesz ją teraz wykonać. Osnowa: umieść zwykły pion albo wykonaj bojowy ruch zwykłym lub standardowy ruch awansowanym pionem.
tashkalar-reality-patch = Łata Rzeczywistości
    .text = Możesz zniszczyć po jednym heroicznym pionie każdego wrogiego koloru, odrzucić oczekującą istotę i odrzucić kartę z ręki.
tashkalar-polarity-queen = Królowa Biegunów
    .text = Dwa różne twoje zwykłe lub heroiczne piony, bez Królowej, wykonują bojowe ruchy w przeciwnych kierunkach, jeśli oba mogą. Osnowa: umieść zwykły pion obok wrogiego piona.
tashkalar-singularity = Osobliwość
    .text = Wybierz puste bezbarwne pole: każdy sąsiadujący z nim zwykły pion wykonuje na nie bojowy ruch, w wybranej przez ciebie kolejności.
tashkalar-ziggurat-sentinel = Strażniczka Zigguratu
    .text = Możesz skopiować efekt osnowy karty ze swojego stosu odrzuconych albo Strażniczka może wykonać do trzech bojowych ruchów wzdłuż strzałki. Osnowa: twój zwykły lub heroiczny pion wykonuje bojowy ruch albo dwa standardowe.
tashkalar-iris-of-eternity = Oko Wieczności
    .text = Możesz zniszczyć sąsiadujący legendarny pion albo awansować Oko: wtedy liczy się jak przywołana legenda, a twoje legendy zostają odrzucone.

# Flary

tashkalar-f01 = Flara 1
    .text = Górna połowa, gdy przeciwnik ma o 3 awansowane piony więcej: umieść zwykły pion. Dolna połowa, gdy ma o 6 pionów więcej: umieść heroiczny pion.
    .upper = Umieść zwykły pion.
    .lower = Umieść heroiczny pion.
tashkalar-f02 = Flara 2
    .text = Górna połowa, gdy przeciwnik ma o 4 awansowane piony więcej: umieść zwykły pion. Dolna połowa, gdy ma o 4 piony więcej: umieść zwykły pion.
    .upper = Umieść zwykły pion.
    .lower = Umieść zwykły pion.
tashkalar-f03 = Flara 3
    .text = Górna połowa, gdy przeciwnik ma o 3 awansowane piony więcej: do trzech standardowych ruchów twoimi zwykłymi pionami. Dolna połowa, gdy ma o 5 pionów więcej: otrzymujesz akcję.
    .upper = Do trzech standardowych ruchów twoimi zwykłymi pionami.
    .lower = Otrzymujesz akcję.
tashkalar-f04 = Flara 4
    .text = Górna połowa, gdy przeciwnik ma o 4 awansowane piony więcej: umieść zwykły pion. Dolna połowa, gdy ma o 5 pionów więcej: umieść zwykły pion albo zamień wrogi zwykły pion.
    .upper = Umieść zwykły pion.
    .lower = Umieść zwykły pion albo zamień wrogi zwykły pion.
tashkalar-f05 = Flara 5
    .text = Górna połowa, gdy przeciwnik ma o 3 awansowane piony więcej: standardowy ruch twoim zwykłym pionem albo jego awans. Dolna połowa, gdy ma o 6 pionów więcej: umieść dwa zwykłe piony.
    .upper = Standardowy ruch twoim zwykłym pionem albo jego awans.
    .lower = Umieść dwa zwykłe piony.
tashkalar-f06 = Flara 6
    .text = Górna połowa, gdy przeciwnik ma o 4 awansowane piony więcej: umieść zwykły pion albo awansuj swój zwykły. Dolna połowa, gdy ma o 4 piony więcej: twój zwykły pion może wykonać bojowy skok.
    .upper = Umieść zwykły pion albo awansuj swój zwykły.
    .lower = Twój zwykły pion może wykonać bojowy skok.
tashkalar-f07 = Flara 7
    .text = Górna połowa, gdy przeciwnik ma o 4 awansowane piony więcej: umieść zwykły pion. Dolna połowa, gdy ma o 6 pionów więcej: awansuj swój zwykły pion i otrzymaj akcję.
    .upper = Umieść zwykły pion.
    .lower = Awansuj swój zwykły pion i otrzymaj akcję.
tashkalar-f08 = Flara 8
    .text = Górna połowa, gdy przeciwnik ma o 4 awansowane piony więcej: otrzymujesz akcję. Dolna połowa, gdy ma o 5 pionów więcej: umieść zwykły pion.
    .upper = Otrzymujesz akcję.
    .lower = Umieść zwykły pion.
tashkalar-f09 = Flara 9
    .text = Górna połowa, gdy przeciwnik ma o 5 awansowanych pionów więcej: umieść heroiczny pion. Dolna połowa, gdy ma o 4 piony więcej: możesz wykonać jeden standardowy i jeden bojowy ruch swoimi zwykłymi pionami.
    .upper = Umieść heroiczny pion.
    .lower = Możesz wykonać jeden standardowy i jeden bojowy ruch swoimi zwykłymi pionami.
tashkalar-f10 = Flara 10
    .text = Górna połowa, gdy przeciwnik ma o 5 awansowanych pionów więcej: umieść dwa zwykłe piony. Dolna połowa, gdy ma o 5 pionów więcej: umieść zwykły pion.
    .upper = Umieść dwa zwykłe piony.
    .lower = Umieść zwykły pion.
tashkalar-f11 = Flara 11
    .text = Górna połowa, gdy przeciwnik ma o 3 awansowane piony więcej: umieść zwykły pion. Dolna połowa, gdy ma o 4 piony więcej: jeden bojowy ruch albo do dwóch standardowych twoimi zwykłymi lub heroicznymi pionami.
    .upper = Umieść zwykły pion.
    .lower = Jeden bojowy ruch albo do dwóch standardowych twoimi zwykłymi lub heroicznymi pionami.
tashkalar-f12 = Flara 12
    .text = Górna połowa, gdy przeciwnik ma o 2 awansowane piony więcej: twój zwykły pion może wykonać standardowy skok. Dolna połowa, gdy ma o 5 pionów więcej: otrzymujesz akcję.
    .upper = Twój zwykły pion może wykonać standardowy skok.
    .lower = Otrzymujesz akcję.

# Zadania

tashkalar-t01 = Zniszczenie
    .text = Zniszcz w jednej turze trzy wrogie piony.
tashkalar-t02 = Spustoszenie
    .text = Zniszcz w jednej turze cztery wrogie piony.
tashkalar-t03 = Heroiczne Zniszczenie
    .text = Zniszcz w jednej turze trzy wrogie piony, w tym co najmniej jeden awansowany.
tashkalar-t04 = Heroiczne Spustoszenie
    .text = Zniszcz w jednej turze cztery wrogie piony, w tym co najmniej dwa awansowane.
tashkalar-t05 = Koniec Legend
    .text = Zniszcz w jednej turze legendarny wrogi pion albo dwa heroiczne.
tashkalar-t06 = Czerwony Podbój
    .text = Zajmuj trzy czerwone pola, w tym dwa awansowanymi pionami.
tashkalar-t07 = Zielony Podbój
    .text = Zajmuj trzy zielone pola, w tym dwa awansowanymi pionami.
tashkalar-t08 = Barwny Podbój
    .text = Zajmuj pięć kolorowych pól, w tym trzy awansowanymi pionami.
tashkalar-t09 = Czerwone Legendy
    .text = Zajmuj dwa czerwone pola awansowanymi pionami, w tym co najmniej jednym legendarnym.
tashkalar-t10 = Zielone Legendy
    .text = Zajmuj dwa zielone pola awansowanymi pionami, w tym co najmniej jednym legendarnym.
tashkalar-t11 = Tęczowa Dominacja
    .text = Miej więcej awansowanych pionów od przeciwnika na czerwonych polach, a także na zielonych.
tashkalar-t12 = Czerwone Przywołanie
    .text = Przywołaj w jednej turze dwie istoty, w tym co najmniej jedną na czerwone pole.
tashkalar-t13 = Zielone Przywołanie
    .text = Przywołaj w jednej turze dwie istoty, w tym co najmniej jedną na zielone pole.
tashkalar-t14 = Barwne Przywołanie
    .text = Przywołaj w jednej turze dwie istoty na kolorowe pola.
tashkalar-t15 = Legendarne Przywołanie
    .text = Przywołaj w jednej turze dwie istoty, w tym co najmniej jedną legendę.
tashkalar-t16 = Dominacja Środka
    .text = Zajmuj pięć z dziewięciu środkowych pól, w tym dwa awansowanymi pionami.
tashkalar-t17 = Krzyż Środka
    .text = Zapełnij w środku krzyż z pięciu pól, prosty albo ukośny.
tashkalar-t18 = Dominacja Linii
    .text = W pełnym rzędzie lub kolumnie przez środek miej o sześć pionów więcej od przeciwnika.
tashkalar-t19 = Przekątne
    .text = Na każdej głównej przekątnej zajmuj cztery pola, w tym co najmniej jedno awansowanym pionem.
tashkalar-t20 = Łańcuch Boków
    .text = Połącz dwa przeciwległe boki areny nieprzerwanym łańcuchem swoich pionów.
tashkalar-t21 = Łańcuch Narożników
    .text = Połącz dwa przeciwległe narożniki areny nieprzerwanym łańcuchem swoich pionów.
tashkalar-t22 = Uwięzienie
    .text = Otocz jeden wrogi pion sześcioma swoimi.
tashkalar-t23 = Okrążenie
    .text = Otocz jeden wrogi pion siedmioma swoimi.
tashkalar-t24 = Izolacja
    .text = Wrogi pion ma towarzysza w odległości do dwóch pól, a mimo to nie dojdzie w trzech ruchach po pustych polach do żadnego towarzysza.

## Na planszy

tashkalar-board-may-claim = Spełniasz warunek zadania. Wykonaj je teraz: to kończy turę.
tashkalar-board-may-flare = Możesz rzucić flarę, to nie kosztuje akcji: wybierz jej kartę.
tashkalar-board-start = Wskaż pole, by postawić zwykły pion, albo kartę, by zobaczyć, gdzie pasuje.
tashkalar-option-named = { $verb }: { $thing }
tashkalar-board-first = Wybierz pole dla swojego pierwszego piona; na drugim stanie pion przeciwnika.
tashkalar-board-first-of = Wybierz pole dla pierwszego piona gracza { $name }.
tashkalar-board-finish = Dopóki tura trwa, jej akcje można jeszcze cofnąć.
tashkalar-board-lift-first = W zasobach nie masz już pionów: kliknij swój pion na arenie, by postawić go gdzie indziej.
tashkalar-option-fire-elemental-1 = Zniszcz stykające się z nim zwykłe i heroiczne wrogie piony
tashkalar-option-fire-elemental-2 = Zniszcz zwykłe wrogie piony odległe o najwyżej dwa pola
tashkalar-option-here = Przywołaj na { $square }
tashkalar-option-summon = Przywołaj na { $square }: { $card }
tashkalar-option-place = Umieść pion na { $a }
tashkalar-option-ranked = { $rank ->
    [common] Zwykły pion
    [heroic] Heroiczny pion
   *[legendary] Legendarny pion
}
tashkalar-option-place-ranked = { $rank ->
    [common] Umieść zwykły pion na { $at }
    [heroic] Umieść heroiczny pion na { $at }
   *[legendary] Umieść legendarny pion na { $at }
}
tashkalar-option-lift = Zabierz pion z { $a }
tashkalar-option-move = Ruch z { $a } na { $b }
tashkalar-option-leap = Skok z { $a } na { $b }
tashkalar-option-destroy = Zniszcz pion na { $a }
tashkalar-option-upgrade = Awansuj pion na { $a }
tashkalar-option-downgrade = Zdegraduj pion na { $a }
tashkalar-option-convert = Zamień pion na { $a }
tashkalar-option-swap = Zamień miejscami { $a } i { $b }
tashkalar-help-being = { $rank ->
    [common] Istota zwykła
    [heroic] Istota heroiczna
   *[legendary] Legenda
}: pojawia się na polu w białej ramce, gdy tak ustawione są twoje piony ({ $count }). Wzór wolno obracać i odbijać, a piony mogą mieć wyższą rangę.
tashkalar-help-flare = Flara nie kosztuje akcji; rzuca się ją przed dowolną akcją albo po niej. W Pojedynku przeciwnik dostaje za to 1 punkt.
tashkalar-help-half = { $half ->
    [upper] Górna połowa: przeciwnik musi mieć awansowanych pionów więcej od ciebie o { $need }; teraz ma { $less ->
        [yes] mniej
       *[no] więcej
    } o { $now }.
   *[lower] Dolna połowa: przeciwnik musi mieć pionów więcej od ciebie o { $need }; teraz ma { $less ->
        [yes] mniej
       *[no] więcej
    } o { $now }.
}
tashkalar-help-task = Wartość: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Po ostatniej akcji swojej tury możesz wykonać jedno zadanie, którego warunek jest spełniony; na jego miejsce wchodzi następne.
tashkalar-help-move = Ruch standardowy: na jedno z ośmiu sąsiednich pól, puste albo zajęte przez pion niższej rangi, który zostaje zniszczony.
tashkalar-help-combat = Ruch bojowy: jak standardowy, ale zbija też pion równej rangi.
tashkalar-help-leap = Skok: wprost na wskazane pole, ponad wszystkim po drodze. Standardowy zbija niższe rangi, bojowy także równą.
tashkalar-help-destroy = Zniszczenie: pion wraca do zasobów właściciela. Wrogie piony liczą się do punktów i zadań, własne nigdy.
tashkalar-help-upgrade = Awans: zwykły staje się heroicznym, heroiczny legendarnym, jeśli taki pion jest w zasobach.
tashkalar-help-downgrade = Degradacja: legendarny staje się heroicznym, heroiczny zwykłym.
tashkalar-help-convert = Zamiana: w miejsce wrogiego piona staje twój. Liczy się to jak zniszczenie.
tashkalar-help-place = Umieszczenie: pion z zasobów trafia na puste pole.
tashkalar-help-shoot = Strzał: prosto wzdłuż strzałki. Trafia też twoje piony.
tashkalar-help-action = Dodatkowa akcja: wykorzystujesz ją w tej turze, nawet po ostatniej.
tashkalar-help-draw = Dobierasz karty ponad zwykłą rękę.
tashkalar-help-turn = Po tej turze rozgrywasz jeszcze jedną całą.
tashkalar-board-arena = Arena
tashkalar-board-red = czerwone
tashkalar-board-green = zielone
tashkalar-board-piece = { $rank ->
    [common] zwykły pion, { $name }
    [heroic] heroiczny pion, { $name }
   *[legendary] legendarny pion, { $name }
}
tashkalar-board-chosen = { $card }: { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
tashkalar-board-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
tashkalar-board-short = brak 1: { $square }
tashkalar-board-short-by = brak { $count }
tashkalar-board-far = daleko
tashkalar-asking-lack = { $card }: brak { $rank ->
    [common] zwykłego
   *[heroic] heroicznego
} piona na { $square }.
tashkalar-asking-lack-some = { $count ->
    [0] { $card }: nic z wzoru jeszcze nie stoi.
    [one] { $card }: brakuje jednego piona.
    [few] { $card }: brakuje { $count } pionów.
   *[many] { $card }: brakuje { $count } pionów.
}
tashkalar-asking-lack-there = { $count ->
    [one] { $card } na { $square }: brakuje twojego { $rank ->
        [common] zwykłego
       *[heroic] heroicznego
    } piona na { $missing }.
    [few] { $card } na { $square }: brakuje { $count } pionów.
   *[many] { $card } na { $square }: brakuje { $count } pionów.
}
tashkalar-log-placed = { $count ->
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
tashkalar-log-shot = Strzał z { $from }: { $direction }.
tashkalar-log-moved = Pion idzie { $way }.
tashkalar-log-drew = { $name } dobiera: { $cards }.
tashkalar-log-returned = { $name } odkłada { $count ->
    [one] kartę pod talię
    [few] { $count } karty pod talie
   *[many] { $count } kart pod talie
}.
tashkalar-log-drew-cards = { $name } dobiera karty: { $count }.
tashkalar-board-improvise = Improwizacja: wrogi pion zastępuje twój. Raz na partię z każdym kolorem.
tashkalar-asking-stand-in = { $card } na { $square }: który wrogi pion zastąpi twój?
tashkalar-asking-claim = Zadanie spełnione: wykonaj je albo zakończ turę.
tashkalar-asking-where = Gdzie przywołać: { $card }?
tashkalar-asking-here = Przywołać na { $square }: { $card }?
tashkalar-asking-flare = { $met ->
    [yes] { $card }: rzucić ją?
   *[no] { $card }: jej warunek nie jest spełniony.
}
tashkalar-asking-step = { $card }: wybierz, co zrobi.
tashkalar-asking-step-move = { $card }: wskaż pion, który się ruszy.
tashkalar-asking-step-move-to = { $card }: wskaż pole ruchu.
tashkalar-asking-step-leap = { $card }: wskaż pion, który skoczy.
tashkalar-asking-step-leap-to = { $card }: wskaż pole skoku.
tashkalar-asking-step-destroy = { $card }: wskaż pion do zniszczenia.
tashkalar-asking-step-upgrade = { $card }: wskaż pion, który awansuje.
tashkalar-asking-step-downgrade = { $card }: wskaż pion do zdegradowania.
tashkalar-asking-step-convert = { $card }: wskaż pion do zamiany.
tashkalar-asking-step-place = { $card }: wskaż pole dla nowego piona.
tashkalar-asking-step-shoot = { $card }: wskaż kierunek strzału.
tashkalar-asking-step-choose = { $card }: wskaż pole.
tashkalar-asking-step-swap = { $card }: wskaż pion do przestawienia.
tashkalar-asking-step-swap-to = { $card }: wskaż pion, z którym zamieni się miejscem.
tashkalar-asking-step-recover = { $card }: wybierz kartę do odzyskania.
tashkalar-board-pattern = wzór z { $count ->
    [one] { $count } piona
   *[many] { $count } pionów
}
tashkalar-board-hand = { $beings ->
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
tashkalar-board-tasks = Zadania
tashkalar-board-or = albo
tashkalar-board-not-yet = jeszcze nie
tashkalar-board-again = wybierz jeszcze raz, aby potwierdzić
tashkalar-board-tasks-note = jedno na koniec tury
tashkalar-board-claim = wykonaj
tashkalar-board-met = ✓ spełnione
tashkalar-board-next = następne
tashkalar-board-advanced = zaawansowane
tashkalar-board-progress = { $what ->
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
tashkalar-board-progress-none = liczone w swojej turze
tashkalar-board-missing = brak { $count }
tashkalar-board-ended-deck = skończyła się talia
tashkalar-board-ended-score = osiągnięto cel
tashkalar-board-ended-limit = limit tur
tashkalar-board-for = Masz akcje gracza { $name }.
tashkalar-board-frozen = zamrożony efekt: { $card }
tashkalar-board-pending = czeka na pojawienie się: { $card }
tashkalar-board-tied = { $points }; na planszy awansowane { $upgraded }, razem { $pieces }
tashkalar-board-ending = { $turns ->
    [0] To ostatnia tura.
    [one] Po tej turze jeszcze jedna i koniec.
   *[many] Po tej turze jeszcze { $turns } i koniec.
}
tashkalar-board-cards = { $hand } w ręce · talia { $deck }
tashkalar-board-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
tashkalar-option-turn = { $mirrored ->
    [yes] { $degrees ->
        [0] w odbiciu
       *[many] w odbiciu, obrót { $degrees }°
    }
   *[no] { $degrees ->
        [0] jak na karcie
       *[many] obrót { $degrees }°
    }
}
tashkalar-word-improvise = improwizując pionem na
tashkalar-word-borrow = pożyczając pion na
tashkalar-word-common = zwykły
tashkalar-word-heroic = heroiczny
tashkalar-word-legendary = legendarny
tashkalar-word-n = w górę
tashkalar-word-ne = w górę i w prawo
tashkalar-word-e = w prawo
tashkalar-word-se = w dół i w prawo
tashkalar-word-s = w dół
tashkalar-word-sw = w dół i w lewo
tashkalar-word-w = w lewo
tashkalar-word-nw = w górę i w lewo
tashkalar-board-beings = Istoty i legendy
tashkalar-board-flares = Flary
tashkalar-key-end = Zakończ turę, Gotowe albo Rezygnuję

## Gra w skrócie, naszymi słowami. Jedna wiadomość na rozdział, po kolei; całe zasady są w docs/rules.

tashkalar-rules-page = /docs/pl/play/tashkalar.html
tashkalar-learn-1 = O co chodzi
    .text = Dwoje magów układa piony na arenie z kwadratowych pól. Gdy twoje piony tworzą wzór z karty, którą masz na ręce, możesz przywołać jej istotę: na polu w ramce pojawia się nowy pion, a istota działa: rusza się, niszczy, awansuje. Nic tu nie jest trwałe; następny wzór buduje się z tego, co zostało.
tashkalar-learn-2 = Tura
    .text = Masz dwie akcje: umieść zwykły pion na pustym polu, przywołaj istotę albo odrzuć istotę, by wymienić karty. Pierwsza tura gry ma tylko jedną akcję. Obie akcje trzeba wykorzystać. Na koniec dobierasz do trzech istot, dwóch legend i jednej flary.
tashkalar-learn-3 = Wzory
    .text = Wzór można dowolnie obracać i odbijać. Liczą się tylko własne piony, a wyższa ranga zastąpi niższą. Pole w ramce może być puste albo zajęte przez pion o randze nie wyższej niż istota: ten pion zostaje zniszczony, czyjkolwiek jest. Wybierz kartę, a zobaczysz każde miejsce, gdzie pasuje, i czego brakuje gdzie indziej.
tashkalar-learn-4 = Rangi
    .text = Są piony zwykłe, heroiczne i legendarne; rozróżnia je kształt. Awans zmienia pion zwykły w heroiczny. Większość efektów dotyczy tylko pionów określonej rangi. Legendy wymagają wielkich wzorów, a w Wysokim Stylu dają punkty już za to, że stoją na arenie.
tashkalar-learn-5 = Flary
    .text = Gdy przeciwnik ma na arenie wyraźnie więcej pionów niż ty, możesz rzucić flarę: bez kosztu i w dowolnej chwili swojej tury. Flara ma górną i dolną połowę, każda wymaga innej przewagi. Flary są po to, żeby dogonić, więc użyj ich, zanim różnica zniknie.
tashkalar-learn-6 = Wygrana
    .text = W Wysokim Stylu wykonujesz zadania, jedno na koniec tury, a gra kończy się niedługo po tym, jak ktoś ma dziewięć punktów albo skończy się talia. W Pojedynku punkty dają zniszczone piony i przywołane legendy, a osiemnaście ogłasza koniec. W Bitwie na trzy lub cztery osoby punkty liczy się osobno dla każdego koloru i twoim wynikiem jest najsłabszy z nich.

## Co zrobiłaby opcja i co zrobił krok

tashkalar-foresight-lose = { $count ->
    [one] Tracisz pion na { $at }
    [few] Tracisz { $count } piony: { $at }
   *[many] Tracisz { $count } pionów: { $at }
}
tashkalar-foresight-falls = { $count ->
    [one] { $name } traci pion na { $at }
    [few] { $name } traci { $count } piony: { $at }
   *[many] { $name } traci { $count } pionów: { $at }
}
tashkalar-foresight-lifted = Zabierasz swój pion z { $at }: zasoby są puste
tashkalar-foresight-gives-way = Twój { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
} pion na { $at } ustępuje miejsca
tashkalar-foresight-taken = { $name } przejmuje twój pion na { $at }
tashkalar-foresight-converted = Nowy właściciel piona na { $at }: { $name }
tashkalar-foresight-upgraded = Pion na { $at } staje się { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
}
tashkalar-foresight-downgraded = Pion na { $at } jest już tylko { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
}
tashkalar-foresight-placed = { $own ->
    [yes] Na { $at } staje twój { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    } pion
   *[no] Na { $at } staje { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    } pion ({ $name })
}
tashkalar-foresight-goes = Z { $from } na { $to }
tashkalar-foresight-swapped = { $from } i { $to } zamieniają się miejscami
tashkalar-foresight-gateway = Brama stoi na { $at }
tashkalar-foresight-gained = { $count ->
    [one] Jeszcze jedna akcja
    [few] Jeszcze { $count } akcje
   *[many] Jeszcze { $count } akcji
}
tashkalar-foresight-lost-action = Jedna akcja przepada
tashkalar-foresight-extra-turn = { $own ->
    [yes] Masz jeszcze jedną turę
   *[no] Dodatkowa tura: { $name }
}
tashkalar-foresight-chilled = Pozostali zaczną następną turę z jedną akcją mniej
tashkalar-foresight-points = { $when ->
    [later] Na koniec tury:
   *[now] Zdobywasz
} { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
tashkalar-foresight-points-of = { $count ->
    [one] { $name } zdobywa 1 punkt
    [few] { $name } zdobywa { $count } punkty
   *[many] { $name } zdobywa { $count } punktów
}
tashkalar-foresight-progress = { $task }, { $own ->
    [yes] ty
   *[no] { $name }
}: { $progress }
tashkalar-foresight-met = Pozwoli wykonać zadanie { $card }: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
tashkalar-foresight-unmet = Nie będzie już można wykonać zadania { $card }
tashkalar-foresight-claimed = { $card }: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
tashkalar-foresight-pending = Minus 2 punkty, dopóki nie pojawi się { $card }
tashkalar-foresight-loaded = Pion z { $at } trafia na kartę
tashkalar-foresight-dropped = Odrzucona karta: { $card }
tashkalar-foresight-nothing = Na arenie nic się nie zmieni
tashkalar-foresight-price = { $action } · tracisz { $count }
tashkalar-board-points = Punkty
tashkalar-board-melee = Wynikiem jest kolor, w którym masz najmniej punktów. { $goal } w jednym kolorze to koniec gry.
tashkalar-board-worth-common = dwa zwykłe piony jednego koloru: 1
tashkalar-board-worth-heroic = heroiczny pion: 1
tashkalar-board-worth-legendary = legendarny pion: 2; przywołana legenda: 1
tashkalar-board-this-turn = Zniszczone w tej turze
tashkalar-board-nothing-yet = jeszcze nic
tashkalar-option-with = Z pionami { $at }
tashkalar-option-end = Zakończ turę
tashkalar-pass-part = Pomiń tę część
tashkalar-pass-enough = Na tym koniec
tashkalar-pass-shoot = Nie strzelaj
tashkalar-pass-move = Bez ruchu
tashkalar-pass-leap = Bez skoku
tashkalar-pass-destroy = Nie niszcz niczego
tashkalar-pass-upgrade = Bez awansu
tashkalar-pass-downgrade = Bez degradacji
tashkalar-pass-convert = Bez zamiany
tashkalar-pass-place = Nie stawiaj piona
tashkalar-pass-swap = Bez zamiany miejsc
tashkalar-pass-recover = Nie bierz karty
tashkalar-pass-drop = Nie odrzucaj
tashkalar-unspent-claim = Masz spełnione zadanie. Jeśli teraz zakończysz turę, nie wykonasz go.

## Karta obok rzeczy

tashkalar-about-actions = Akcje
    .text = W turze są dwie akcje, w pierwszej turze partii jedna. Akcją stawiasz zwykły pion, przywołujesz istotę albo, raz na turę, odrzucasz kartę. Flary nie kosztują akcji.
tashkalar-about-ending = Koniec jest blisko
    .text = Po tej turze każdy rozegra jeszcze jedną, potem liczą się punkty, następnie awansowane piony, wreszcie wszystkie piony.
tashkalar-about-places = Może się teraz pojawić na: { $at }.
tashkalar-about-progress = { $name }: { $progress }.
tashkalar-about-common = Zwykły: zniszczy go każdy pion ruchem bojowym, a wyższy także standardowym. Na jego polu może się pojawić każda istota.
tashkalar-about-heroic = Heroiczny: zwykłe piony nie zniszczą go ruchem, a zwykłe istoty nie mogą się na nim pojawić. We wzorze zastępuje zwykły pion.
tashkalar-about-legendary = Legendarny: może się na nim pojawić tylko legenda, większość efektów go omija. We wzorze zastępuje każdy pion.
tashkalar-about-gateway = Brama: działa wokół niej wiele kart Otchłani.
tashkalar-about-colour = Pole { $colour ->
    [red] czerwone
   *[green] zielone
}: liczy się w niektórych zadaniach i kartach.
tashkalar-about-acting = Stąd działa teraz { $card }.
tashkalar-about-marked = W zasięgu karty: { $card }.
tashkalar-about-appear = Może się tu pojawić: { $cards }.
tashkalar-about-used = Należy do twojego wzoru dla: { $cards }.
tashkalar-about-missing = Brakuje tu twojego piona dla: { $cards }.
tashkalar-about-score = { $name }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
tashkalar-about-score-tasks = Zadania { $points } ({ $claimed }); legendarne piony na planszy { $legends }, każdy daje punkt, dopóki stoi.
tashkalar-about-score-duel = Punkt za zniszczony pion heroiczny, punkt za każde dwa zwykłe w turze, dwa za legendarny, punkt za każdą przywołaną legendę i za każdą flarę przeciwnika.
tashkalar-about-score-melee = Według kolorów: { $colours }. Wynikiem jest najniższy kolor.
tashkalar-about-goal = Kto na koniec tury ma { $goal }, rozpoczyna koniec gry: każdy rozegra jeszcze jedną turę.
tashkalar-about-supply = { $name }: zasoby
tashkalar-about-supply-now = Zostało pionów zwykłych lub heroicznych: { $supply }. Legendarnych: { $legendary }.
tashkalar-about-supply-rule = Gdy nie ma żadnego, najpierw zabiera się z planszy własny zwykły albo heroiczny pion, by postawić go na nowo.

## Przebieg, gdzie piony i punkty mają jednego właściciela albo dwóch

tashkalar-log-placed-of = { $names } { $count ->
    [one] dostaje
   *[other] dostają
} { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
} pion na { $at }.
tashkalar-log-destroyed-of = { $names } { $count ->
    [one] traci
   *[other] tracą
} { $pieces ->
    [one] { $rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    } pion
   *[other] { $rank ->
        [common] zwykłe
        [heroic] heroiczne
       *[legendary] legendarne
    } piony
} na { $at }.
tashkalar-log-gives-way = { $rank ->
    [common] Zwykły
    [heroic] Heroiczny
   *[legendary] Legendarny
} pion na { $at } ustępuje miejsca.
tashkalar-log-converted-of = Nowy właściciel piona na { $at }: { $names }. Pion jest { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
}.
tashkalar-log-unloaded-of = Pion z karty Kupca Czasu wraca na { $at } ({ $names }).
tashkalar-log-moved-of = Pion ({ $names }) przechodzi z { $from } na { $to }.
tashkalar-log-walked-of = Pion ({ $names }) idzie { $way }.
tashkalar-log-leapt-of = Pion ({ $names }) przeskakuje z { $from } na { $to }.
tashkalar-log-scored = { $names } { $count ->
    [one] otrzymuje
   *[other] otrzymują
} { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} { $why ->
    [destroyed] za zniszczone piony
    [legend] za przywołaną legendę
    [flare] za flarę
   *[leftover] za piony bez pary
}{ $coloured ->
    [no] .
   *[other] , w kolorze: { $colour }.
}
tashkalar-log-over = { $count ->
    [one] Koniec gry: wygrywa { $names }.
   *[other] Koniec gry: wygrywają { $names }.
}
tashkalar-log-flare = { $name } rzuca kartę { $card } ({ $half ->
    [upper] górny efekt
    [lower] dolny efekt
   *[both] oba efekty
}) przeciw: { $against }.

## Rodzaje błędów w podsumowaniu partii.
tashkalar-slip-hits-its-own = To trafi twój własny pion, a jest inny cel.
tashkalar-slip-leaves-a-summoning = Tą akcją można przywołać istotę, która zniszczy dwa piony, a ciebie nie będzie kosztować żadnego.
tashkalar-slip-leaves-a-task = Warunek zadania jest spełniony: wykonaj je, zanim skończysz turę.
tashkalar-fault-place-summon = { $count ->
    [one] Jedno przywołanie przegapione dla zwykłego pionu.
    [few] { $count } przywołania przegapione dla zwykłych pionów.
   *[other] { $count } przywołań przegapionych dla zwykłych pionów.
}
tashkalar-fault-place = { $count ->
    [one] Jeden pion stałby lepiej gdzie indziej.
    [few] { $count } piony stałyby lepiej gdzie indziej.
   *[other] { $count } pionów stałoby lepiej gdzie indziej.
}
tashkalar-fault-summon-summon = { $count ->
    [one] Raz lepsza była inna istota lub inne pole.
    [few] { $count } razy lepsza była inna istota lub inne pole.
   *[other] { $count } razy lepsza była inna istota lub inne pole.
}
tashkalar-fault-summon = { $count ->
    [one] Jedno przywołanie za wcześnie.
    [few] { $count } przywołania za wcześnie.
   *[other] { $count } przywołań za wcześnie.
}
tashkalar-fault-flare = { $count ->
    [one] Flara za wcześnie.
    [few] { $count } razy flara za wcześnie.
   *[other] { $count } razy flara za wcześnie.
}
tashkalar-fault-end-claim = { $count ->
    [one] Jedno zadanie nieodebrane.
    [few] { $count } zadania nieodebrane.
   *[other] { $count } zadań nieodebranych.
}
tashkalar-fault-discard = { $count ->
    [one] Jedna akcja poszła na odrzucanie.
    [few] { $count } akcje poszły na odrzucanie.
   *[other] { $count } akcji poszło na odrzucanie.
}
tashkalar-fault-destroy = { $count ->
    [one] Raz zniszczony nie ten pion.
    [few] { $count } razy zniszczony nie ten pion.
   *[other] { $count } razy zniszczony nie ten pion.
}
## Pozycje do nauki, po cztery na temat

tashkalar-theme-1 = Wzory
    .text = gdzie pasuje istota
tashkalar-find-1 = Znajdź obrócony wzór.
tashkalar-find-2 = Po której stronie pasuje Kapitan?
tashkalar-find-3 = Dlaczego istota nie może przyjść?
tashkalar-find-4 = Co nie wpuszcza istoty na jej pole?
tashkalar-theme-2 = Piony, które znikają
    .text = co ginie i ile się liczy
tashkalar-find-5 = Równy wróg pod istotą: co się z nim dzieje?
tashkalar-find-6 = A jeśli to własny pion?
tashkalar-find-7 = Kogo zabiera ze sobą Bomba?
tashkalar-find-8 = Które piony na linii zostają?
tashkalar-theme-3 = Tura
    .text = co zrobić z dwiema akcjami
tashkalar-find-9 = Czy możesz już zakończyć turę?
tashkalar-find-10 = Dlaczego Bomba jest tu spóźniona?
tashkalar-find-11 = W zapasie nie ma pionów. Jak położyć następny?
tashkalar-find-12 = Wrogi pion zastępuje twój. Ile razy?

tashkalar-puzzle-win = Wygraj w tej turze
    .name = Wygrana
tashkalar-puzzle-task = Zdobądź w tej turze jak najwięcej punktów: zadanie jest w zasięgu
    .name = Zadania
    .hint = Któremu zadaniu brakuje najmniej i co jeszcze w tej turze daje punkty?
tashkalar-puzzle-summon = Zdobądź w tej turze jak najwięcej punktów
    .name = Przywołania
tashkalar-puzzle-summons = Zdobądź w tej turze jak najwięcej punktów: jedna istota nie wystarczy
    .name = Kilka istot
tashkalar-puzzle-effect = Zdobądź w tej turze jak najwięcej punktów: wykorzystaj efekt istoty
    .name = Efekty istot
    .hint = Co daje każde pole, gdy rozegrasz cały efekt?
tashkalar-puzzle-gain = { $count } pkt
tashkalar-puzzle-hint = Do którego wzoru brakuje jednego piona?

tashkalar-box-arena = Arena
tashkalar-box-tasks = Zadania
tashkalar-box-legends = Legendy
tashkalar-box-flares = Flary
tashkalar-box-imperial = Talia imperialna
tashkalar-box-limits = Ręce i cele
tashkalar-box-pieces = Piony
tashkalar-fact-grid = Wzór
tashkalar-fact-rank = Ranga
tashkalar-fact-melee3 = Punkty kończące walkę trzech
tashkalar-fact-melee4 = Punkty kończące walkę czterech
tashkalar-fact-duel = Punkty kończące pojedynek
tashkalar-fact-high_form = Punkty kończące Wielkie Igrzyska
tashkalar-fact-flares = Flary na ręce
tashkalar-fact-beings = Istoty na ręce
tashkalar-fact-legends = Legendy na ręce
tashkalar-fact-sideways = Karty obrócone w bok
tashkalar-fact-rows = Pola
tashkalar-fact-steps = Efekt
tashkalar-fact-upper_steps = Górny efekt
tashkalar-fact-lower_steps = Dolny efekt
tashkalar-fact-frozen = Zamrożony efekt
tashkalar-fact-warp = Efekt wypaczenia
tashkalar-fact-marks = Rysunek efektu
tashkalar-fact-upper = Górny warunek
tashkalar-fact-lower = Dolny warunek
tashkalar-fact-test = Czego wymaga
tashkalar-fact-needs = W jakiej ilości
tashkalar-fact-deck = Talia
tashkalar-fact-duel_start = Pola początkowe pojedynku
tashkalar-fact-melee_start = Pola początkowe walki
tashkalar-fact-advanced = Zaawansowane
tashkalar-fact-legendary = Piony legendarne
tashkalar-fact-two_sided = Piony dwustronne
tashkalar-fact-points = Punkty
tashkalar-fact-type = Rodzaj
tashkalar-fact-may = może
tashkalar-fact-count = ile
tashkalar-fact-who = czyj
tashkalar-fact-where = gdzie
tashkalar-fact-if = jeśli
tashkalar-fact-piece = który pion
tashkalar-fact-kind = jaki ruch
tashkalar-fact-to = w co
tashkalar-fact-of = sposoby
tashkalar-fact-op = co się dzieje
tashkalar-box-colored = kolorowe pola
tashkalar-box-common = zwykły
tashkalar-box-heroic = heroiczny
tashkalar-box-legendary = legendarny
tashkalar-box-corner_chain = łańcuch rogami
tashkalar-box-side_chain = łańcuch bokami
tashkalar-box-crosses = krzyże
tashkalar-box-diagonals = przekątne
tashkalar-box-lines = linie
tashkalar-box-destruction = zniszczenie
tashkalar-box-enemy = wrogie piony
tashkalar-box-holding = utrzymanie
tashkalar-box-isolated = odosobnione
tashkalar-box-legends_fell = pokonane legendy
tashkalar-box-pattern = wzór
tashkalar-box-rainbow = oba kolory
tashkalar-box-summoning = przywołanie
tashkalar-box-surrounded = otoczone
tashkalar-box-destroy = zniszcz
tashkalar-box-upgrade = awansuj
tashkalar-box-downgrade = zdegraduj
tashkalar-box-convert = przejmij
tashkalar-box-place = połóż
tashkalar-box-move = rusz
tashkalar-box-leap = skocz
tashkalar-box-gain = zyskaj akcję
tashkalar-box-draw = dobierz kartę
tashkalar-box-extra_turn = dodatkowa tura
tashkalar-box-either = wybierz jedno z dwóch
tashkalar-box-own = własny
tashkalar-box-any = czyjkolwiek
tashkalar-box-all = wszystkie
tashkalar-box-self = przywołana istota
tashkalar-box-it = ten pion
tashkalar-box-c = zwykły
tashkalar-box-h = heroiczny
tashkalar-box-l = legendarny
tashkalar-box-ch = zwykły lub heroiczny
tashkalar-box-cl = zwykły lub legendarny
tashkalar-box-hl = heroiczny lub legendarny
tashkalar-box-chl = każdej rangi
tashkalar-box-anywhere = gdziekolwiek
tashkalar-box-adjacent = na sąsiednim polu
tashkalar-box-orthogonal = obok bokiem
tashkalar-box-diagonal = obok rogiem
tashkalar-box-within2 = do dwóch pól
tashkalar-box-within3 = do trzech pól
tashkalar-box-near_green = obok zielonego pola
tashkalar-box-around_red = na czerwonym polu lub obok
tashkalar-box-around_green = na zielonym polu lub obok
tashkalar-box-near_own = obok własnego pionu
tashkalar-box-near_enemy = obok wrogiego pionu
tashkalar-box-done = poprzedni krok wykonano
tashkalar-box-undone = poprzedniego kroku nie wykonano
tashkalar-box-on_green = stoi na zielonym polu
tashkalar-box-on_red = stoi na czerwonym polu
tashkalar-box-took = zniszczył pion
tashkalar-box-bloodless = nic nie zniszczono
tashkalar-box-standard = zwykły ruch
tashkalar-box-combat = ruch bojowy
tashkalar-box-empty = na puste pole
tashkalar-box-same = tę samą rangę
tashkalar-box-square-none = nic
tashkalar-box-square-piece = pion
tashkalar-box-square-heroic = heroiczny pion
tashkalar-box-square-summon = pole przywołania
tashkalar-box-square-on-piece = pole przywołania, na pionie
tashkalar-box-square-on-heroic = pole przywołania, na heroicznym pionie

tashkalar-edit-pieces = Piony
tashkalar-edit-common = Zwykły pion
tashkalar-edit-heroic = Pion heroiczny
tashkalar-edit-legendary = Pion legendarny
tashkalar-edit-empty = Puste pole
tashkalar-edit-rank = Ranga
tashkalar-edit-side = Strona
tashkalar-edit-hand = Ręka
tashkalar-edit-discard = Stos odrzuconych
tashkalar-edit-deck = Talia
tashkalar-edit-state = Tura
tashkalar-edit-turn = Na ruchu
tashkalar-edit-actions = Pozostałe akcje
tashkalar-edit-number = Numer tury
tashkalar-edit-tasks = Zadania
tashkalar-edit-next = Następne zadanie
tashkalar-edit-claimed = Wykonane: { $side }
tashkalar-edit-score = Punkty: { $side }
tashkalar-edit-score-by = { $side } za: { $from }

## W terminalu
tashkalar-terminal-supply = zasoby
tashkalar-terminal-tasks = Zadania

### Why a text cannot be read.

tashkalar-refuse-read-board = Tu ma być obraz planszy.
tashkalar-refuse-read-piece = { $square }: nie ma piona „{ $value }”. Piony: { $known }.
tashkalar-refuse-read-pieces = „{ $who }” ma tu więcej { $what ->
    [legendary] legendarnych
   *[other] dwustronnych
} pionów, niż ich jest.
tashkalar-refuse-read-cards = Tu ma być lista identyfikatorów kart.
tashkalar-refuse-read-card = Nie ma karty „{ $value }”.
tashkalar-refuse-read-no-being = „{ $card }” nie jest istotą gracza „{ $who }” ({ $school }).
tashkalar-refuse-read-twice = „{ $card }” jest w dwóch miejscach.
tashkalar-refuse-read-some-twice = Jedna karta jest w dwóch miejscach.
tashkalar-refuse-read-is-task = „{ $card }” to zadanie, a zadań nikt nie ma w ręce.
tashkalar-refuse-read-no-effect = „{ $card }” nie ma takiego efektu.
tashkalar-refuse-read-elsewhere = Miejsce karty „{ $card }” nie jest tutaj.
tashkalar-refuse-read-other-kind = Jest tu karta innego rodzaju.
tashkalar-refuse-read-high-form = Tylko w Wysokim Stylu.
tashkalar-refuse-read-no-task = „{ $card }” nie jest zadaniem.
tashkalar-refuse-read-three = Bieżące są najwyżej trzy zadania.
tashkalar-refuse-read-ranks = Rangi wrogich pionów zapisuje się literami c, h i l.
tashkalar-refuse-read-summoned = Tu ma być lista tekstów „karta pole”.
tashkalar-refuse-read-summon = „{ $value }” to nie „karta pole”.
tashkalar-refuse-read-gateway = Tu ma być pole, na którym stoi pion.
tashkalar-refuse-read-gateway-whose = Pion na { $square } nie należy do nikogo, kto gra Otchłanią.
tashkalar-refuse-read-gateway-legend = Legendarny pion nigdy nie jest Bramą.
tashkalar-refuse-read-melee-score = W bitwie ma tu być tabela tabel, na przykład r.b = 3.
tashkalar-refuse-read-own-colour = Nikt nie ma punktów we własnym kolorze.
tashkalar-refuse-read-high-score = W Wysokim Stylu punkty biorą się z „claimed” i z planszy.
tashkalar-refuse-read-only-melee = Tylko w bitwie.
tashkalar-refuse-read-stand-in = Improwizuje się tylko z wrogimi pionami.
tashkalar-refuse-read-supply = Przy tej planszy graczowi „{ $who }” zostaje tylko { $count }.
tashkalar-refuse-read-count-tables = Tu ma być lista tabel; ich liczba: { $count }.
tashkalar-refuse-read-start = Tu mają być dwa pola startowe pojedynku i trzy pary pól bitwy.
tashkalar-refuse-read-deck = Nie ma talii „{ $value }”.
tashkalar-refuse-read-square = „{ $value }” nie jest polem areny.
tashkalar-refuse-read-grid = „{ $value }” nie może stać we wzorze.
tashkalar-refuse-read-needs = „needs” zawiera liczby oraz „squares”.
tashkalar-refuse-read-needs-lacks = W „needs” brakuje: { $known }.
tashkalar-refuse-read-either = „of” należy do „either” i do niczego innego.
tashkalar-refuse-read-letters = Rangi zapisuje się literami c, h i l, nie „{ $value }”.
