### Monolith Arena

monolith-name = Monolith Arena
monolith-tagline = Czempioni, runy i sztandary na dziewiętnastu polach; powal sztandar przeciwnika.
monolith-first = Smocze Imperium przeciw Otchłani
monolith-first-1 = Dwie stałe frakcje; prowadzisz Smocze Imperium
monolith-first-2 = Około 25 minut, bez zegara, ruch można cofnąć
monolith-first-3 = Podpowiedź na każde pytanie; Monolity i drużyny przyjdą później

## Tryby i ustawienia

monolith-mode-duel = Pojedynek
    .text = Dwoje graczy, po jednym sztandarze.
monolith-mode-three = Jeden na dwoje
    .text = Dwoje sojuszników ze wspólną wytrzymałością przeciw jednemu graczowi, który gra po każdym z nich.
monolith-mode-four = Dwoje na dwoje
    .text = Dwie dwuosobowe drużyny; sojusznicy mają wspólną wytrzymałość.
monolith-setting-factions = Frakcje
    .text = Kto prowadzi którą frakcję. Bez wyboru miejsca biorą to, co zostało, w kolejności z pudełka.
monolith-setting-factions-dragon_empire = Smocze Imperium
monolith-setting-factions-lords_of_the_abyss = Władcy Otchłani
monolith-setting-factions-guardians_of_the_realm = Strażnicy Krain
monolith-setting-factions-harbingers_of_the_forest = Wysłannicy Puszczy
monolith-setting-mirror = Ta sama frakcja dwa razy
    .text = Kilkoro graczy może prowadzić tę samą frakcję, jakby na stole leżało kilka pudełek.
monolith-setting-monoliths = Monolity
    .text = Każdy sztandar stoi na Monolicie z dwoma wybranymi żetonami ukrytymi pod spodem, które można rozwinąć w czasie gry.
monolith-setting-tactical = Bardziej taktyczna gra
    .text = Dobierasz do sześciu żetonów, odrzucasz jeden, zagrywasz lub odrzucasz najwyżej dwa, resztę zatrzymujesz.
monolith-setting-penetration = Strzały penetrujące
    .text = Jak mocno strzał wzmocniony Runą penetracji trafia każdy żeton na swojej linii.
monolith-setting-penetration-one = Jeden plus premie
monolith-setting-penetration-printed = Siła z żetonu plus premie
monolith-setting-double_attack = Podwójny atak
    .text = Czy dodatkowy atak wymaga pierwszego w tej samej bitwie.
monolith-setting-double_attack-repeat = Powtarza wykonany atak
monolith-setting-double_attack-extra = Jest osobnym atakiem
monolith-setting-double_attack_after = Segment dodatkowego ataku
    .text = Po czym następuje dodatkowy atak z Podwójnego ataku, gdy Inicjatywa zmienia się w czasie bitwy.
monolith-setting-double_attack_after-attack = Po pierwszym wykonanym ataku
monolith-setting-double_attack_after-initiative = Poniżej aktualnej Inicjatywy

## Frakcje

monolith-dragon_empire = Smocze Imperium
    .text = Ciężka konnica z szarżą, niewzruszona piechota i sztandar, który wzmacnia każdy cios obok siebie.
monolith-lords_of_the_abyss = Władcy Otchłani
    .text = Sieci, jad i nagłe teleporty; Demon, który zajmuje miejsce swojej ofiary.
monolith-guardians_of_the_realm = Strażnicy Krain
    .text = Uparte krasnoludy w cieniu swojego sztandaru, z rozkazem na każdą okazję.
monolith-harbingers_of_the_forest = Wysłannicy Puszczy
    .text = Szybcy strzelcy, skrytobójcy i Morloki, wciąż w ruchu wokół sztandaru.

## Smocze Imperium

monolith-de_banner = Sztandar Imperium
    .text = W segmencie 0 uderza każdego wrogiego czempiona i runę obok siebie. Własne żetony obok niego uderzają wręcz o jeden mocniej.
monolith-de_pikeman = Pikinier
    .text = Atak wręcz 1 na czterech bokach. Inicjatywa 2.
monolith-de_knight = Rycerz
    .text = Atak wręcz 2 z przodu, pancerz z trzech stron. Manewr, wytrzymałość, konnica. Inicjatywa 1.
monolith-de_dragon_rider = Smoczy Jeździec
    .text = Atak wręcz 3 z przodu, pancerz z trzech stron. Manewr, konnica. Inicjatywa 2.
monolith-de_swordsman = Szermierz
    .text = Atak wręcz 1 po obu stronach przodu. Inicjatywa 3.
monolith-de_landsknecht = Landsknecht
    .text = Atak wręcz 2 i 1 na sąsiednich bokach, oba z pancerzem. Inicjatywa 2.
monolith-de_arquebusier = Arkebuzer
    .text = Strzela za 1 do przodu, tam też ma pancerz. Inicjatywa 2.
monolith-de_rune_minor_acceleration = Runa pomniejszego przyspieszenia
    .text = Połączone własne żetony mają inicjatywę o 1 wyższą.
monolith-de_rune_regeneration = Runa regeneracji
    .text = Anuluje wszystkie rany z jednego źródła na połączonym własnym żetonie i zostaje zużyta.
monolith-de_rune_agility = Runa zwinności
    .text = Połączone własne żetony mają Manewr.
monolith-de_rune_strength = Runa siły
    .text = Połączone własne żetony uderzają wręcz o jeden mocniej.
monolith-de_rune_charge = Runa szarży
    .text = Działa na całą planszę: raz w twojej turze jeden twój żeton konnicy może szarżować. Szarża kończy turę.
monolith-de_order_battle_charge = Bitwa / Szarża
    .text = Albo zaczyna bitwę, albo pozwala zaszarżować jednym żetonem konnicy. Kończy turę. Jako szarżę można ją zagrać nawet po dobraniu ostatniego żetonu.
monolith-de_order_move = Ruch
    .text = Jeden z twoich żetonów przechodzi na wolne sąsiednie pole z dowolnym obrotem albo tylko się obraca.
monolith-de_order_net = Sieć
    .text = Wrogi żeton jest zasieciowany do końca najbliższej bitwy.

## Władcy Otchłani

monolith-la_banner = Sztandar Otchłani
    .text = W segmencie 0 uderza każdego wrogiego czempiona i runę obok siebie. Ataki własnych żetonów obok niego niosą jad.
monolith-la_mygalomorph = Ptasznik
    .text = Atak wręcz 1 na co drugim boku. Inicjatywa 3.
monolith-la_spike = Kolec
    .text = Atak wręcz 1 na jednym boku, z jadem. Inicjatywa 1.
monolith-la_chaos = Chaos
    .text = Atak wręcz 2, pancerz i strzał za 1 na trzech kolejnych bokach. Inicjatywa 2.
monolith-la_horror = Groza
    .text = Sieciuje wroga z przodu i uderza go za 2. Inicjatywa 0.
monolith-la_nightmare = Koszmar
    .text = Sieciuje wroga z jednej strony. Teleport. Nie atakuje.
monolith-la_wraith = Upiór
    .text = Atak wręcz 1 na dwóch bokach. Teleport. Inicjatywa 2.
monolith-la_demon = Demon
    .text = Atak wręcz 2 na trzech bokach. Przemiana. Inicjatywa 1.
monolith-la_rune_disarmament = Runa rozbrojenia
    .text = Wrogie żetony we wskazanych kierunkach nie mogą atakować.
monolith-la_rune_minor_acceleration = Runa pomniejszego przyspieszenia
    .text = Połączone własne żetony mają inicjatywę o 1 wyższą.
monolith-la_rune_teleportation = Runa teleportacji
    .text = Połączone własne żetony mają Teleport.
monolith-la_rune_strength = Runa siły
    .text = Połączone własne żetony uderzają wręcz o jeden mocniej. Wytrzymałość.
monolith-la_rune_regeneration = Runa regeneracji
    .text = Anuluje wszystkie rany z jednego źródła na połączonym własnym żetonie i zostaje zużyta.
monolith-la_rune_double_attack = Runa podwójnego ataku
    .text = Połączone własne żetony atakują jeszcze raz, w najbliższym wolnym segmencie poniżej pierwszego ataku.
monolith-la_order_battle = Bitwa
    .text = Zaczyna bitwę i kończy turę. Nie można jej zagrać, gdy ktoś dobrał już ostatni żeton.
monolith-la_order_move = Ruch
    .text = Jeden z twoich żetonów przechodzi na wolne sąsiednie pole z dowolnym obrotem albo tylko się obraca.
monolith-la_order_push = Odepchnięcie
    .text = Jeden z twoich żetonów odpycha sąsiedniego wroga o jedno pole tak, że przestają sąsiadować. Pole wybiera właściciel odpychanego żetonu.

## Strażnicy Krain

monolith-gr_banner = Sztandar Strażników
    .text = W segmencie 0 uderza każdego wrogiego czempiona i runę obok siebie. Własne żetony obok niego znoszą o jedną ranę więcej, dopóki tam stoją, a sztandar jest wolny.
monolith-gr_axeman = Topornik
    .text = Atak wręcz 1 na trzech bokach, dwa razy w bitwie. Inicjatywa 2 i 1.
monolith-gr_crossbowman = Kusznik
    .text = Strzela za 2 do przodu. Wytrzymałość. Inicjatywa 2.
monolith-gr_veteran = Weteran
    .text = Atak wręcz 2 z przodu i 1 po obu jego stronach; pancerz z przodu. Inicjatywa 2.
monolith-gr_golem = Golem
    .text = Podwójna wytrzymałość, pancerz na jednym boku. Nie atakuje.
monolith-gr_combat_platform = Platforma bojowa
    .text = Strzela za 1 z czterech boków. Inicjatywa 3.
monolith-gr_pupil = Pupil
    .text = Atak wręcz 1 na jednym boku. Manewr. Inicjatywa 3.
monolith-gr_wyvern = Wywerna
    .text = Atak wręcz na wszystkich bokach, 2 na jednym, 1 na pozostałych. Wytrzymałość. Inicjatywa 2.
monolith-gr_rune_agility = Runa zwinności
    .text = Połączone własne żetony mają Manewr. Samą runę można obrócić raz w twojej turze.
monolith-gr_rune_reinforcement = Runa wzmocnienia
    .text = Połączone własne żetony uderzają i strzelają o jeden mocniej.
monolith-gr_rune_double_attack = Runa podwójnego ataku
    .text = Połączone własne żetony atakują jeszcze raz, w najbliższym wolnym segmencie poniżej pierwszego ataku.
monolith-gr_rune_regeneration = Runa regeneracji
    .text = Anuluje wszystkie rany z jednego źródła na połączonym własnym żetonie i zostaje zużyta.
monolith-gr_rune_penetration = Runa penetracji
    .text = Strzały połączonego własnego żetonu trafiają każdego wroga na swojej linii za 1 plus premie. Pancerz chroni tylko ten żeton, który go ma.
monolith-gr_order_battle = Bitwa
    .text = Zaczyna bitwę i kończy turę. Nie można jej zagrać, gdy ktoś dobrał już ostatni żeton.
monolith-gr_order_push = Odepchnięcie
    .text = Jeden z twoich żetonów odpycha sąsiedniego wroga o jedno pole tak, że przestają sąsiadować. Pole wybiera właściciel odpychanego żetonu.
monolith-gr_order_fire_concoction = Mikstura ognista
    .text = Trzy stykające się ze sobą pola: każdy żeton na nich otrzymuje ranę, twoje też, sztandary nie.
monolith-gr_order_entrenchment = Okopanie
    .text = Jeden z twoich żetonów albo twój sztandar dostaje znacznik, który przejmuje pierwszą ranę.
monolith-gr_order_rotation = Obrót
    .text = Dowolnie obraca jeden z twoich żetonów; nie zasieciowany.
monolith-gr_order_false_order = Fałszywy rozkaz
    .text = Przesuwa wrogi żeton, nawet sztandar, o jedno pole i dowolnie go obraca.

## Wysłannicy Puszczy

monolith-hf_banner = Sztandar Puszczy
    .text = W segmencie 0 uderza każdego wrogiego czempiona i runę obok siebie. Własne żetony obok niego mają Manewr.
monolith-hf_morlock = Morlok
    .text = Na początku bitwy eliminuje wroga z przodu bez względu na wytrzymałość i sam ginie. Sztandarowi nie szkodzi.
monolith-hf_spark = Iskra
    .text = Strzela za 1 z dwóch sąsiednich boków. Inicjatywa 2.
monolith-hf_hunter = Łowca
    .text = Strzela za 1 z jednego boku, dwa razy w bitwie. Inicjatywa 3 i 0.
monolith-hf_sorcerer = Czarownik
    .text = Strzela za 2 do przodu. Inicjatywa 2.
monolith-hf_herne = Hern
    .text = Atak wręcz 2 na jednym boku. Manewr. Inicjatywa 2.
monolith-hf_assassin = Skrytobójca
    .text = Rani jeden dowolny wrogi żeton na planszy, także sztandar. Liczy się jak atak wręcz. Inicjatywa 3.
monolith-hf_wyrm = Wij
    .text = Atak wręcz 1 na wszystkich bokach, dwa razy w bitwie. Manewr. Inicjatywa 2 i 1.
monolith-hf_rune_minor_acceleration = Runa pomniejszego przyspieszenia
    .text = Połączone własne żetony mają inicjatywę o 1 wyższą.
monolith-hf_rune_greater_acceleration = Runa większego przyspieszenia
    .text = Połączone własne żetony mają inicjatywę o 2 wyższą.
monolith-hf_rune_regeneration = Runa regeneracji
    .text = Anuluje wszystkie rany z jednego źródła na połączonym własnym żetonie i zostaje zużyta.
monolith-hf_rune_accuracy = Runa celności
    .text = Połączone własne żetony strzelają o jeden mocniej.
monolith-hf_rune_double_attack = Runa podwójnego ataku
    .text = Połączone własne żetony atakują jeszcze raz, w najbliższym wolnym segmencie poniżej pierwszego ataku.
monolith-hf_order_battle = Bitwa
    .text = Zaczyna bitwę i kończy turę. Nie można jej zagrać, gdy ktoś dobrał już ostatni żeton.
monolith-hf_order_move = Ruch
    .text = Jeden z twoich żetonów przechodzi na wolne sąsiednie pole z dowolnym obrotem albo tylko się obraca.
monolith-hf_order_precise_shot = Precyzyjny strzał
    .text = Jedna rana dowolnemu wrogiemu żetonowi poza sztandarem. Pancerz nie pomaga, regeneracja tak.

## Pytania

monolith-ask-hide_tiles = Wybierz dwa żetony do ukrycia pod sztandarem.
    .rule = Monolity (MA §10): dwa wybrane żetony leżą ukryte pod sztandarem. Trafią na planszę, gdy Monolit się rozwinie; do tego czasu nic nie robią.
monolith-ask-place_banner = Gdzie stanie twój sztandar?
    .rule = Przygotowanie (MA §2): sztandar stawia się na dowolnym wolnym polu, sztandary mogą się stykać. Wspiera twoje żetony obok siebie; gdy straci wszystkie punkty wytrzymałości, przegrywasz.
monolith-ask-draw = Trwa dobieranie żetonów.
    .rule = Dobieranie (MA §3): dobiera się do trzech żetonów na ręce; zachowane się liczą.
monolith-ask-discard = Odrzuć jeden żeton.
    .rule = Odrzucanie (MA §3): z trzech żetonów na ręce jeden trzeba odrzucić. Pozostałe dwa możesz potem zagrać, zachować albo odrzucić.
monolith-ask-play = Zagrywaj żetony albo zakończ turę.
    .rule = Tura (MA §3, §4): zagrywaj, zachowuj lub odrzucaj żetony w dowolnej kolejności i używaj zdolności żetonów na planszy. Bitwa lub szarża od razu kończy turę, a pełna plansza wywołuje bitwę.
monolith-ask-choose_retreat = Dokąd zostaje odepchnięty twój żeton?
    .rule = Odepchnięcie (MA §8): żeton przesuwa się o jedno pole, na wolne pole, na którym nie styka się już z odpychającym. Pole wybiera właściciel; żeton się nie obraca.
monolith-ask-unfold_face = Jak obrócić ten żeton?
    .rule = Rozwijanie (MA §10): pola wybiera właściciel Monolitu, a obrót leżącego na nim żetonu – właściciel tego żetonu.
monolith-ask-assassin_target = Kogo uderza Skrytobójca?
    .rule = Skrytobójca (MA §6): w swoim segmencie rani jeden dowolny wrogi żeton na planszy, także sztandar. To atak wręcz, więc pancerz przed nim nie chroni.
monolith-ask-spend_regeneration = Która runa regeneracji zadziała i kogo ocali?
    .rule = Regeneracja (MA §7): gdy połączony żeton miałby otrzymać rany, runa musi zadziałać i anuluje wszystkie rany z jednego źródła. Jeśli można to zrobić na kilka sposobów, wybiera właściciel.
monolith-ask-share_poison = Za mało znaczników zatrucia: kto go dostanie?
    .rule = Zatrucie (MA §6): znaczników jest tylko pięć. Gdy nie starcza dla wszystkich, gracz Otchłani wybiera, kto go dostanie.

## Obok pytań

monolith-asking-place = { $tile }: wskaż pole.
monolith-asking-turn = { $tile }: obróć i zatwierdź.
monolith-asking-target = { $tile }: wskaż cel na planszy.
monolith-asking-own = { $tile }: wskaż swój żeton.
monolith-asking-either = Bitwa czy szarża? Do szarży wskaż żeton.
monolith-asking-enemy = { $tile }: wskaż żeton wroga.
monolith-asking-unfold = Rozwijanie: wskaż dwa pola.
monolith-asking-sure = { $tile }: zagrać teraz?
monolith-asking-nothing = { $tile }: nie ma teraz na czym użyć.
monolith-hint-plays-none = W tej turze nie zagrasz już żadnego żetonu.
monolith-hint-take-first = Najpierw weź żeton z ręki, potem wskaż dla niego pole.
monolith-hint-hide = Leżą pod sztandarem, aż w jednej ze swoich tur rozwiniesz Monolit. Wolno wziąć dwa takie same, jeśli są w pudełku.
monolith-board-hide-left = zostało takich: { $count }
monolith-board-hide-chosen = { $count ->
    [one] wybrany raz
   *[other] wybrany { $count } razy
 }
monolith-hint-unfold = Wskaż pole na żeton { $first }, potem na { $second }. Razem ze sztandarem muszą się stykać.
monolith-board-no-tile = pusty element
monolith-board-ally = sojusznik
monolith-board-shares = wspólne punkty życia: { $name }

## Bitwa w toku i jej podgląd

monolith-battle-calm = Nikt nikogo nie uderza
monolith-battle-next = potem
monolith-battle-blows = { $count ->
    [one] jeden cios
    [few] { $count } ciosy
   *[many] { $count } ciosów
 }
monolith-battle-poison = { $count ->
    [one] trucizna działa na jeden żeton
    [few] trucizna działa na { $count } żetony
   *[many] trucizna działa na { $count } żetonów
 }
monolith-battle-held = { $count ->
    [one] jeden zatrzymany
    [few] { $count } zatrzymane
   *[many] { $count } zatrzymanych
 }
monolith-battle-fall = { $count ->
    [one] jeden ginie
    [few] { $count } giną
   *[many] { $count } ginie
 }
monolith-battle-nothing = nikt nie trafiony
monolith-battle-missed = Nikogo nie trafiają: { $tiles }.

## Czasowniki

monolith-verb-draw = Dobierz
monolith-verb-hide = Ukryj
monolith-verb-place = Wystaw
monolith-verb-discard = Odrzuć
monolith-verb-redraw = Dobierz ponownie
monolith-verb-battle = Bitwa
monolith-verb-charge = Szarża
monolith-verb-move = Ruch
monolith-verb-false = Fałszywy rozkaz
monolith-verb-turn = Obrót
monolith-verb-push = Odepchnięcie
monolith-verb-retreat = Cofnij się
monolith-verb-bomb = Mikstura ognista
monolith-verb-entrench = Okopanie
monolith-verb-net = Sieć
monolith-verb-shoot = Precyzyjny strzał
monolith-verb-maneuver = Manewr
monolith-verb-teleport = Teleport
monolith-verb-rotate = Cecha Obrót
monolith-verb-unfold = Rozwiń Monolit
monolith-verb-face = Ustaw
monolith-verb-strike = Uderz
monolith-verb-spend = Regeneracja
monolith-verb-poison = Zatruj
monolith-verb-done = Koniec tury

## Zdarzenia

monolith-event-hidden = { $seat } ukrywa dwa żetony pod sztandarem.
monolith-event-banner_placed = { $seat } ustawia sztandar na { $hex }.
monolith-event-turn_began = Tura { $number }: { $seat }.
monolith-event-drew = { $seat } dobiera: { $tile }.
monolith-event-last_tile = { $seat }: dobrany ostatni żeton ze stosu.
monolith-event-redrew = { $seat } odrzuca { $count ->
    [one] { $count } rozkaz
    [few] { $count } rozkazy
   *[many] { $count } rozkazów
 } i dobiera ponownie.
monolith-event-discarded = { $seat } odrzuca: { $tile }.
monolith-event-placed = { $seat } wystawia na { $hex }: { $tile }.
monolith-event-transformed = Przemiana na { $hex }: { $victim } ustępuje, staje tam { $tile }.
monolith-event-played = { $seat } zagrywa: { $tile }.
monolith-event-moved = { $tile }: z { $from } na { $to }.
monolith-event-turned = { $tile } obraca się na { $hex }.
monolith-event-push_begun = { $tile } ({ $from }) odpycha: { $victim } ({ $to }).
monolith-event-pushed = Odepchnięcie: { $tile } z { $from } na { $to }.
monolith-event-charged = Szarża: { $tile } z { $from } na { $to }, cel: { $target } ({ $target_hex }).
monolith-event-charge_disarmed = Na { $hex } działa rozbrojenie: { $tile } nie atakuje.
monolith-event-bombed = { $seat } rzuca Miksturę ognistą na { $hexes }.
monolith-event-entrenched = Okopanie: { $tile } ({ $hex }).
monolith-event-net_thrown = Sieć spada na { $hex }: { $tile }.
monolith-event-shot = Precyzyjny strzał na { $hex }: { $tile }.
monolith-event-unfold_begun = { $seat } rozwija Monolit.
monolith-event-unfolded = Elementy Monolitu ({ $seat }) leżą na { $first_hex } i { $second_hex }.
monolith-event-revealed = Na { $hex } pojawia się { $tile }.
monolith-event-folded = Monolit zwija się ({ $seat }).
monolith-event-fold_blocked = Monolit pozostaje rozwinięty ({ $seat }): zasieciowany { $tile } ({ $hex }).
monolith-event-turn_ended = { $seat } kończy turę.
monolith-event-battle_began = { $cause ->
    [full] Plansza jest pełna: bitwa!
    [last] Ostatnia Bitwa!
   *[order] Bitwa!
 }
monolith-event-segment = Inicjatywa { $initiative }.
monolith-event-struck = { $tile } ({ $from }) { $how ->
    [ranged] strzela
    [penetrating] przestrzeliwuje
    [assassin] dosięga
   *[melee] uderza
 }: { $target } ({ $to }), siła { $strength }.
monolith-event-stopped = Pancerz zatrzymuje strzał: { $target } ({ $to }), strzelał { $tile } ({ $from }).
monolith-event-softened = Pancerz zmniejsza strzał o jeden: { $target } ({ $to }), zostaje { $strength }.
monolith-event-held = { $tile } ({ $hex }) nie atakuje: { $why ->
    [netted] sieć
   *[disarmed] rozbrojenie
 }.
monolith-event-missed = { $tile } ({ $from }) nikogo nie trafia.
monolith-event-morlock = { $tile } ({ $from }) rzuca się na cel: { $target } ({ $to }).
monolith-event-poison_works = Zatrucie działa: { $tile } ({ $hex }), { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
 }.
monolith-event-regenerated = Runa na { $rune_hex } ratuje: { $tile } ({ $hex }); źródło ran: { $source ->
    [poison] zatrucie
    [order] rozkaz
   *[other] { $source }
 }.
monolith-event-wounded = { $tile } ({ $hex }) otrzymuje { $wounds ->
    [one] ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
 }.
monolith-event-trench_lost = Okopanie zniesione: { $tile } ({ $hex }).
monolith-event-banner_hurt = Sztandar ({ $seat }) traci { $wounds }, zostaje { $hp }.
monolith-event-poisoned = Zatrucie: { $tile } ({ $hex }).
monolith-event-eliminated = Wyeliminowano: { $tile } ({ $hex }).
monolith-event-rune_spent = Runa na { $hex } zostaje zużyta.
monolith-event-faded = { $tile } ({ $hex }) traci osłonę sztandaru i ginie.
monolith-event-banner_fell = Sztandar pada ({ $seat }).
monolith-event-net_lifted = Sieć zdjęta: { $tile } ({ $hex }).
monolith-event-battle_ended = Koniec bitwy: { $hp0 } do { $hp1 }.
monolith-event-last_turns = Równa wytrzymałość: jeszcze po jednej turze i kolejna Ostatnia Bitwa.
monolith-event-game_over = { $outcome ->
    [draw] Remis, { $hp0 } do { $hp1 }.
   *[other] Koniec gry przy stanie { $hp0 } do { $hp1 }: wygrywa { $winner_seat }.
 }
monolith-event-resigned = { $seat } poddaje grę.

## Dlaczego, w podglądzie bitwy

monolith-log-why-strength = siła { $sum }
monolith-log-why-initiative = inicjatywa { $sum }
monolith-log-why-twice = atakuje dwa razy: { $by }
monolith-log-why-held = przez: { $by }

## Odmowy

monolith-refuse-faction-twice = Dwoje graczy nie może prowadzić tej samej frakcji, chyba że włączono to w ustawieniach.
monolith-refuse-verb = Nie ma takiej akcji: „{ $verb }”.
monolith-refuse-shape = Akcję „{ $verb }” zapisuje się tak: { $form }
monolith-refuse-no-hex = Na planszy nie ma pola „{ $hex }”.
monolith-refuse-rotation = Obrót to liczba od 0 do 5, a nie „{ $rotation }”.
monolith-refuse-no-tile = Nie ma takiego żetonu: „{ $code }”.
monolith-refuse-bomb-shape = { $hexes } to nie miejsce na Miksturę ognistą: potrzebne są trzy stykające się ze sobą pola planszy.
monolith-refuse-over = Gra jest skończona.
monolith-refuse-not-asked = Teraz decyduje { $asked_seat }.
monolith-refuse-answer-first = Najpierw odpowiedz: { $question }
monolith-refuse-not-now = Teraz nie można zrobić „{ $verb }”.
monolith-refuse-banner-first = Najpierw na planszy staje twój sztandar.
monolith-refuse-hide = Ukryj dwa żetony planszy swojej frakcji, najwyżej tyle jednakowych, ile jest w pudełku.
monolith-refuse-discard-first = Najpierw trzeba odrzucić jeden żeton.
monolith-refuse-not-unlucky = Wymienić można tylko rękę złożoną z samych rozkazów.
monolith-refuse-stack-empty = Stos jest pusty.
monolith-refuse-redraw-late = Rękę wymienia się przed wszystkim innym.
monolith-refuse-not-in-hand = Nie masz przed sobą żetonu: { $tile }.
monolith-refuse-no-plays-left = W tej turze nie można już zagrać ani odrzucić żetonu.
monolith-refuse-is-order = { $tile } to rozkaz; nie kładzie się go na planszy.
monolith-refuse-no-order = Nie masz takiego rozkazu: { $order }.
monolith-refuse-hex-taken = Pole { $hex } jest zajęte.
monolith-refuse-hex-empty = Na polu { $hex } nie ma żetonu.
monolith-refuse-unfolded = W turze rozwinięcia żetony można wystawiać tylko na własne puste elementy Monolitu.
monolith-refuse-transform-banner = Sztandaru na { $hex } nie można przemienić.
monolith-refuse-transform-own = Przemienia się tylko wrogie żetony; ten na { $hex } nie jest wrogi.
monolith-refuse-no-monoliths = Ta gra toczy się bez Monolitów.
monolith-refuse-already-unfolded = Twój Monolit jest już rozwinięty.
monolith-refuse-unfold-once = Monolit rozwija się raz w turze.
monolith-refuse-unfold-after-placing = W tej turze wystawiono już żeton; Monolit pozostaje zwinięty.
monolith-refuse-segment-taken = Na polu { $hex } leży już element Monolitu.
monolith-refuse-chain-broken = Elementy Monolitu muszą się ze sobą łączyć i nigdy nie leżą na sobie.
monolith-refuse-battle-too-late = Ktoś dobrał już ostatni żeton: Bitwy nie można zagrać.
monolith-refuse-not-yours = Żetonu na { $hex } nie możesz tak użyć: nie należy do ciebie.
monolith-refuse-not-an-enemy = Żeton na { $hex } nie jest wrogi.
monolith-refuse-netted = Żeton na { $hex } jest zasieciowany.
monolith-refuse-not-adjacent = Żetony nie sąsiadują ze sobą: { $hex }.
monolith-refuse-retreat = Odepchnięty żeton przesuwa się o jedno pole tak, by nie sąsiadować z odpychającym i nie rozerwać swojego Monolitu; { $hex } nie jest takim polem.
monolith-refuse-spend = Żadna twoja Runa regeneracji nie może teraz tego zrobić.
monolith-refuse-no-venom = Żetonu na { $hex } nie trafił teraz jad.
monolith-refuse-nowhere-to-go = Żetonu na { $hex } nie ma dokąd odepchnąć.
monolith-refuse-entrenched-already = Żeton na { $hex } jest już okopany.
monolith-refuse-netted-already = Na { $hex } leży już sieć.
monolith-refuse-not-a-banner = Strzał nie działa na sztandary ({ $hex }).
monolith-refuse-no-charge-rune = Na { $hex } nie ma twojej Runy szarży.
monolith-refuse-no-cavalry = Żeton na { $hex } to nie konnica.
monolith-refuse-charge-moves = Szarża to ruch dokładnie o jedno pole.
monolith-refuse-charge-target = Na { $hex } nie ma wroga sąsiadującego z polem, na którym kończy się szarża.
monolith-refuse-charge-into-net = Na { $hex } czeka sieć; szarża nie może się tam skończyć.
monolith-refuse-charge-facing = Po szarży atakujący bok musi być zwrócony ku { $hex }.
monolith-refuse-too-far = Pole { $hex } jest za daleko.
monolith-refuse-no-change = Żeton pozostałby dokładnie tak, jak jest.
monolith-refuse-no-feature = Żeton na { $hex } nie ma tej cechy: { $feature }.
monolith-refuse-used = Tego użyto już w tej turze ({ $hex }).
monolith-refuse-no-granter = Nic na { $hex } nie daje tej cechy.
monolith-refuse-not-connected = { $hex } nie jest połączone z tym żetonem.
monolith-refuse-tiles = { $where }: frakcja ma { $most } żetonów, tu jest ich { $count }.
monolith-doubt-poison = Znaczników trucizny jest tylko { $most }.
monolith-refuse-kinds = { $where }: frakcja ma od 1 do { $most } różnych żetonów.
monolith-refuse-order-twice = { $where }: frakcja ma rozkaz „{ $what }” dwa razy.
monolith-refuse-banner = { $where }: frakcja ma jeden sztandar i stoi on na początku.
monolith-refuse-effect = { $where }: „{ $what }” nie pasuje do tego rodzaju żetonu. Pasuje: { $known }.
monolith-refuse-factions = { $where }: zestaw może dodać najwyżej { $most } frakcje.
monolith-refuse-word = { $where }: „{ $value }” nie może tu stać albo stoi tu dwa razy.

## Na planszy

monolith-board-board = Plansza, 19 pól
monolith-board-hand = Twoje żetony
monolith-board-hand-empty = Pusta ręka.
monolith-board-hand-of = { $name }: ręka
    .short = Ręka
monolith-board-hand-placed = { $tile }: na { $hex }
monolith-board-hand-played = { $tile }: zagrano
monolith-board-hand-discarded = { $tile }: odrzucono
monolith-board-stack-own = Twój stos
monolith-board-stack-of = { $name }: stos
monolith-board-about = O żetonie: { $tile }
monolith-board-empty = pusty
monolith-board-may-here = Możesz go wybrać.
monolith-board-may-act = Ten żeton może działać.
monolith-board-place = Zagraj
monolith-board-turn-left = Obróć w lewo
monolith-board-turn-right = Obróć w prawo
monolith-board-hp = punkty życia: { $hp }
monolith-board-stack = żetony w stosie
monolith-board-discarded = odrzucone żetony
monolith-board-folded = Monolit zwinięty
monolith-board-unfolded = Monolit rozwinięty
monolith-battle-title = Bitwa
monolith-battle-start = Początek bitwy
monolith-battle-segment = Inicjatywa { $segment }
monolith-battle-segments = Segmenty bitwy
monolith-battle-outcome = Wynik
monolith-preview-tool = Podgląd
monolith-foresight-calm = W bitwie nic nie padnie, a sztandary nie ucierpią.
monolith-foresight-maybe = To zależy od wyborów w bitwie.
monolith-foresight-lose = Tracisz: { $tiles }.
monolith-foresight-fall = Wróg traci: { $tiles }.
monolith-foresight-lose-battle = W bitwie tracisz: { $tiles }.
monolith-foresight-fall-battle = W bitwie wróg traci: { $tiles }.
monolith-foresight-points = { $team ->
    [yes] drużyna
   *[no] sztandar
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }
monolith-foresight-netted = W sieci: { $tiles }.
monolith-foresight-disarmed = Rozbrojenie: { $tiles }.
monolith-foresight-tiles = { $count ->
    [one] jeden żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
 }
monolith-foresight-hp-own = { $team ->
    [yes] Twoja drużyna
   *[no] Twój sztandar
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp-own-battle = { $team ->
    [yes] W bitwie twoja drużyna
   *[no] W bitwie twój sztandar
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp = { $team ->
    [yes] Wroga drużyna
   *[no] Wrogi sztandar
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp-battle = { $team ->
    [yes] W bitwie wroga drużyna
   *[no] W bitwie wrogi sztandar
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-option-left = W lewo
monolith-option-right = W prawo
monolith-preview-open = Podgląd bitwy
monolith-preview-title = Gdyby bitwa wybuchła teraz
monolith-preview-text = Tak jak stoi plansza; nic nie jest zagrane.
monolith-battle-before = Najpierw
monolith-battle-end = Koniec bitwy
monolith-preview-after = { $action } (jeszcze niezagrane)
monolith-preview-calm = Nikt by nie ucierpiał.
monolith-preview-branch = Wybór gracza { $name }:
monolith-preview-cut = Możliwych dróg jest więcej, niż tu pokazano.
monolith-board-fresh = przed chwilą w akcji
monolith-hint-discard = Żetony dobrane: jeden z nich odrzucasz, pozostałe możesz zagrać.
monolith-hint-redraw = { $count ->
    [one] W ręce jest tylko rozkaz: możesz go odrzucić i dobrać nowy żeton, ilekroć to się zdarzy.
   *[other] To same rozkazy: możesz je odrzucić i dobrać nowe żetony, ilekroć to się zdarzy.
}
monolith-unspent-place = W tej turze jeszcze nic nie zagrano.
monolith-hint-last = Po tej turze Ostatnia Bitwa.
monolith-hint-last-turns = Stos się skończył: ostatnią turę { $count ->
    [one] zagra
   *[other] zagrają
} jeszcze { $names }, potem Ostatnia Bitwa.
monolith-hint-end = Nie ma już czego zagrać: zakończ turę.
monolith-hint-tiles = { $count ->
    [one] Do wyboru jeden żeton.
    [few] Do wyboru { $count } żetony.
   *[many] Do wyboru { $count } żetonów.
}
monolith-hint-play = { $from ->
    [hand] Weź żeton z ręki.
    [board] Żetony na planszy oznaczone kropką mogą jeszcze działać.
   *[both] Weź żeton z ręki. Żetony na planszy oznaczone kropką też mogą działać.
  }
monolith-hint-plays = { $count ->
    [one] Jeszcze jeden żeton w tej turze.
    [few] Jeszcze { $count } żetony w tej turze.
   *[other] Jeszcze { $count } żetonów w tej turze.
  }
monolith-hint-hexes = { $count ->
    [one] Do wyboru jedno pole.
    [few] Do wyboru { $count } pola.
   *[other] Do wyboru { $count } pól.
  }
monolith-hint-now = { $turned ->
    [no] Teraz { $hex }.
   *[yes] Teraz { $hex }, przodem { $direction }.
  }
monolith-key-hand = weź żeton z ręki
monolith-key-hex = od pola do pola
monolith-key-turn = obrót
monolith-key-preview = podgląd bitwy
monolith-key-discard = odrzuć wybrany żeton
monolith-key-done = zakończ turę
monolith-word-direction-0 = w górę
monolith-word-direction-1 = w prawo w górę
monolith-word-direction-2 = w prawo w dół
monolith-word-direction-3 = w dół
monolith-word-direction-4 = w lewo w dół
monolith-word-direction-5 = w lewo w górę
monolith-tile-of = { $tile } ({ $name })
monolith-tile-melee = wręcz { $sides }
monolith-tile-ranged = dystans { $sides }
monolith-tile-initiative = inicjatywa { $values }
monolith-tile-wounds = { $wounds ->
    [one] jedna rana, zostało { $life }
    [few] { $wounds } rany, zostało { $life }
   *[other] { $wounds } ran, zostało { $life }
  }
monolith-tile-netted = w sieci
monolith-tile-disarmed = rozbrojony
monolith-tile-poison = { $count ->
    [one] jeden znacznik trucizny
    [few] { $count } znaczniki trucizny
   *[other] { $count } znaczników trucizny
  }
monolith-help-entrenched = Okopany: pierwsza rana zdejmuje tylko szaniec.
monolith-option-saves = ratuje: { $victim }, przed: { $source }
monolith-option-cause-poison = trucizna
monolith-option-cause-order = rozkaz
monolith-help-now-granted = Teraz: { $what }{ $amount ->
    [0] {""}
   *[other] { " " }+{ $amount }
  } od { $by }.
monolith-help-now-netted = Teraz w sieci ({ $by }): nie atakuje, nie rusza się i nic nie daje.
monolith-help-now-disarmed = Teraz rozbrojony ({ $by }): nie atakuje.
monolith-word-melee = wręcz
monolith-word-ranged = dystans
monolith-word-initiative = inicjatywa
monolith-word-toughness = wytrzymałość
monolith-word-venom = jad
monolith-word-maneuver = manewr
monolith-word-teleport = teleport
monolith-word-double_attack = drugi atak
monolith-word-penetration = przebicie
monolith-word-regeneration = regeneracja
monolith-help-initiative = { $count ->
    [one] Inicjatywa { $values }: atakuje w tym segmencie bitwy.
   *[other] Inicjatywa { $values }: atakuje w każdym z tych segmentów.
  }
monolith-help-melee = { $sides ->
    [one] Wręcz { $strength } z jednej strony: rani wroga na sąsiednim polu.
    [few] Wręcz { $strength } z { $sides } stron: rani wrogów na sąsiednich polach.
   *[other] Wręcz { $strength } z { $sides } stron: rani wrogów na sąsiednich polach.
  }
monolith-help-ranged = { $sides ->
    [one] Dystans { $strength } z jednej strony: rani pierwszego wroga na linii; własne żetony nie zasłaniają.
    [few] Dystans { $strength } z { $sides } stron: rani pierwszego wroga na każdej linii; własne żetony nie zasłaniają.
   *[other] Dystans { $strength } z { $sides } stron: rani pierwszego wroga na każdej linii; własne żetony nie zasłaniają.
  }
monolith-help-armour = Pancerz: strzał z tej strony słabnie o 1. Na atak wręcz nie działa.
monolith-help-net = Sieć: sąsiedni wróg z tej strony nie atakuje, nie rusza się i nie daje premii.
monolith-help-lightning = Błyskawica: na początku bitwy usuwa wroga przed sobą i sam też odpada. Sztandary są bezpieczne.
monolith-help-assassin = Cios znikąd: w swoim segmencie zadaje jedną ranę dowolnemu wrogiemu żetonowi, także Sztandarowi.
monolith-help-rune-initiative = Połączony własny żeton ma inicjatywę +{ $amount }.
monolith-help-rune-melee = Ataki wręcz połączonego własnego żetonu: +{ $amount }.
monolith-help-rune-ranged = Ataki dystansowe połączonego własnego żetonu: +{ $amount }.
monolith-help-rune-strength = Wszystkie ataki połączonego własnego żetonu: +{ $amount }.
monolith-help-rune-regeneration = Gdy połączony żeton ma odnieść rany z jednego źródła, odpada runa, a ran nie ma.
monolith-help-rune-double_attack = Połączony własny żeton atakuje po raz drugi.
monolith-help-rune-penetration = Strzały połączonego własnego żetonu przechodzą przez wszystkich wrogów na linii.
monolith-help-rune-maneuver = Daje połączonemu własnemu żetonowi Manewr.
monolith-help-rune-teleport = Daje połączonemu własnemu żetonowi Teleport.
monolith-help-rune-charge = Raz w turze jeden własny żeton konnicy może szarżować, gdziekolwiek stoi; to kończy turę.
monolith-help-rune-disarm = Wrogi żeton w tym kierunku nie atakuje; reszta jego cech działa.
monolith-help-rune-toughness = Połączony własny żeton: wytrzymałość +{ $amount }.
monolith-help-rune-venom = Daje połączonemu własnemu żetonowi Jad.
monolith-help-aura-melee = Sąsiednie własne żetony: wręcz +{ $amount }.
monolith-help-aura-toughness = Sąsiednie własne żetony: wytrzymałość +{ $amount }.
monolith-help-aura-maneuver = Sąsiednie własne żetony mają Manewr.
monolith-help-aura-venom = Sąsiednie własne żetony mają Jad.
monolith-help-aura-ranged = Sąsiednie własne żetony: na dystans +{ $amount }.
monolith-help-aura-strength = Sąsiednie własne żetony: wręcz i na dystans +{ $amount }.
monolith-help-aura-initiative = Sąsiednie własne żetony: inicjatywa +{ $amount }.
monolith-help-aura-double_attack = Sąsiednie własne żetony atakują po raz drugi.
monolith-help-aura-penetration = Strzały sąsiednich własnych żetonów przechodzą przez wszystkich wrogów na linii.
monolith-help-aura-disarm = Sąsiednie wrogie żetony nie atakują; reszta ich cech działa.
monolith-help-aura-teleport = Sąsiednie własne żetony mają Teleport.
monolith-help-order-battle = Zaczyna bitwę i kończy turę. Nie po tym, jak ktoś dobrał ostatni żeton.
monolith-help-order-battle_charge = Bitwa albo szarża własną konnicą; jedno i drugie kończy turę.
monolith-help-order-move = Własny żeton: krok na sąsiednie wolne pole, obrót albo jedno i drugie.
monolith-help-order-push = Własny żeton odpycha sąsiedniego wroga o jedno pole; dokąd, wybiera jego właściciel.
monolith-help-order-net = Dowolny wrogi żeton jest w sieci do końca najbliższej bitwy.
monolith-help-order-bomb = Po jednej ranie każdemu żetonowi na trzech stykających się polach, także własnym; Sztandary są bezpieczne.
monolith-help-order-entrench = Własny żeton lub Sztandar dostaje szaniec: pierwsza rana zdejmuje tylko szaniec.
monolith-help-order-turn = Obraca dowolny własny żeton, o ile nie jest w sieci.
monolith-help-order-false = Jeden ruch wrogim żetonem, także Sztandarem: krok, obrót albo jedno i drugie.
monolith-help-order-shot = Jedna rana dowolnemu wrogiemu żetonowi poza Sztandarem.
monolith-help-feature-maneuver = Manewr: raz w swojej turze krok na sąsiednie wolne pole, obrót albo jedno i drugie.
monolith-help-feature-teleport = Teleport: raz w swojej turze na dowolne puste pole, z dowolnym obrotem.
monolith-help-feature-rotation = Obrót: raz w swojej turze obraca się dowolnie.
monolith-help-feature-cavalry = Konnica: może szarżować, gdy pozwala na to rozkaz albo Runa szarży.
monolith-help-feature-venom = Jad: cel zraniony, lecz żywy, dostaje znacznik trucizny.
monolith-help-feature-transformation = Przemiana: kładziony może zastąpić wrogi żeton, lecz nie Sztandar.
monolith-help-feature-toughness = Wytrzymałość { $amount }: tyle ran więcej znosi, zanim odpadnie.
monolith-help-hp = Punkty życia
    .text = Dwadzieścia kresek, po jednej na każdy punkt życia strony. Przy zerze jej sztandar pada i partia jest przegrana. Sojusznicy mają je wspólne.
monolith-help-stack = Stos
    .text = Żetony, które są jeszcze do dobrania. Kto dobierze ostatni, ten zbliża Ostatnią Bitwę.
monolith-help-discard = Żetony odrzucone
    .text = Żetony odrzucone, zagrane jako rozkazy albo wyeliminowane. Już nie wracają.
monolith-help-discard-empty = Jeszcze nic tu nie leży.
monolith-help-segment = Segment bitwy
    .text = Uderzają żetony o tej inicjatywie, wszystkie naraz; co padnie, schodzi z planszy na końcu segmentu.
monolith-help-monolith = Monolit
    .text = Pod sztandarem leżą dwa żetony. Raz w swojej turze, zanim położysz żeton, możesz rozwinąć Monolit: oba pojawiają się na wolnych heksach obok. Po bitwie zwija się z powrotem.
monolith-help-monolith-under = Leżą pod nim: { $tiles }.
monolith-help-monolith-secret = Co pod nim leży, wie tylko właściciel.
monolith-help-monolith-open = Teraz jest rozwinięty.
monolith-help-gives = Teraz działa na: { $tiles }.
monolith-help-gives-nobody = Teraz na nikogo nie działa: nikt nie stoi tam, gdzie wskazuje, albo leży w sieci.
monolith-help-nets = Teraz trzyma w sieci: { $tiles }.
monolith-help-now-marker = Teraz w sieci z rozkazu, do końca najbliższej bitwy: nie atakuje, nie rusza się i nic nie daje.
monolith-help-now-poison = { $count ->
    [one] Zatruty: jedna rana na początku każdej bitwy.
    [few] Zatruty: { $count } rany na początku każdej bitwy.
   *[many] Zatruty: { $count } ran na początku każdej bitwy.
  }
monolith-help-can = Może teraz: { $what }.
monolith-help-used = W tej turze już użyte: { $what }.
monolith-help-cannot-netted = Nie może nic zrobić: jest w sieci.
monolith-help-cannot-turn = Działa tylko w turze swojego właściciela.
monolith-help-cannot-first = Najpierw trzeba odrzucić jeden żeton.
monolith-help-cannot-target = Nie ma go teraz na czym użyć.
monolith-help-cannot-plays = W tej turze nie można zagrać więcej żetonów.
monolith-help-cannot-full = Nie ma dla niego wolnego heksa.
monolith-help-cannot-battle = Ktoś dobrał już ostatni żeton: bitwy nie można zacząć.
monolith-help-count = { $count ->
    [one] Jeden taki żeton we frakcji.
    [few] { $count } takie żetony we frakcji.
   *[other] { $count } takich żetonów we frakcji.
  }

## Gra w skrócie, naszymi słowami. Jedna wiadomość na rozdział, po kolei; całe zasady są w docs/rules.

monolith-rules-page = /docs/pl/play/monolith.html
monolith-learn-1 = O co chodzi
    .text = Na dziewiętnastu polach stoją dwa sztandary. Twój ma dwadzieścia punktów, drugi tyle samo. Kładziesz wokół nich czempionów i runy, każdy żeton starannie obracasz i czekasz na chwilę, w której bitwa zaboli przeciwnika bardziej niż ciebie. Na końcu wygrywa ten, czyj sztandar ma więcej punktów; sztandar z zerem przegrywa od razu.
monolith-learn-2 = Tura
    .text = Dobierasz, aż masz na ręce trzy żetony. Jeden z nich odrzucasz. Pozostałe dwa zagrywasz, zachowujesz albo odrzucasz w dowolnej kolejności; używasz też tego, co potrafią twoje żetony na planszy. W pierwszej turze gry dobiera się jeden żeton, w drugiej dwa, i nic nie trzeba odrzucać. Gdy masz na ręce same rozkazy, możesz je odrzucić i dobrać od nowa.
monolith-learn-3 = Jak czytać żeton
    .text = Krawędzie walczą: ostrze uderza sąsiada z tej strony, strzała leci prosto do pierwszego wroga. Płyta na krawędzi to pancerz, osłabia strzały o jeden. Siatka to sieć: wróg po tej stronie nie może nic. Płytka pośrodku to inicjatywa. Serca po prawej to rany: żeton z dwoma sercami odpada po dwóch ranach, żeton bez serc po pierwszej. Turkusowe znaki dają runy i sztandary; można je stracić.
monolith-learn-4 = Bitwa
    .text = Bitwę zaczyna rozkaz Bitwa, pełna plansza albo sam koniec gry. Toczy się segmentami od najwyższej inicjatywy do zera. Wszystkie żetony segmentu uderzają naraz, potem odpadają pokonani. Szybki żeton może więc usunąć wolny, zanim ten w ogóle uderzy. Sztandary uderzają wszystkich sąsiadów w segmencie zero, nigdy jednak drugiego sztandaru. Podgląd albo klawisz B w każdej chwili pokaże, co zrobiłaby teraz bitwa.
monolith-learn-5 = Runy i rozkazy
    .text = Runa pomaga twojemu żetonowi na polu, na które wskazuje jej łącze: jest silniejszy, szybszy, może się ruszyć albo raz zostanie uratowany przed ranami. Każdy sztandar pomaga sąsiadom po swojemu. Rozkazy zagrywa się z ręki i znikają: ruch, odepchnięcie, sieć, bomba, szarża, a przede wszystkim bitwa. Bitwa i szarża kończą turę.
monolith-learn-6 = Koniec
    .text = Kto dobierze ostatni żeton stosu, kończy turę, pozostali mają jeszcze po jednej, a potem jest Ostatnia Bitwa. Od tego dobrania żaden rozkaz nie może już zacząć bitwy. Wygrywa więcej punktów; przy remisie każdy ma jeszcze jedną turę i walczy się znowu.

## Rodzaje błędów w podsumowaniu partii.
monolith-slip-hurts-only-itself = Ucierpi na tym tylko twoja strona.
monolith-slip-aims-off-the-board = Wszystkie ataki tego żetonu idą poza planszę: nikogo nie trafią.
monolith-slip-places-nothing = Masz jeszcze dwa żetony, które można wystawić.
monolith-fault-battle-other = { $count ->
    [one] Jedna bitwa wywołana za wcześnie.
    [few] { $count } bitwy wywołane za wcześnie.
   *[other] { $count } bitew wywołanych za wcześnie.
}
monolith-fault-done-battle = { $count ->
    [one] Jedna przegapiona bitwa.
    [few] { $count } przegapione bitwy.
   *[other] { $count } przegapionych bitew.
}
monolith-fault-done-other = { $count ->
    [one] Jedna tura skończona za wcześnie.
    [few] { $count } tury skończone za wcześnie.
   *[other] { $count } tur skończonych za wcześnie.
}
monolith-fault-place-place = { $count ->
    [one] Jeden żeton stanął w złym miejscu lub złą stroną.
    [few] { $count } żetony stanęły w złym miejscu lub złą stroną.
   *[other] { $count } żetonów stanęło w złym miejscu lub złą stroną.
}
monolith-fault-place-battle = { $count ->
    [one] Raz lepsza była bitwa niż kolejny żeton.
    [few] { $count } razy lepsza była bitwa niż kolejny żeton.
   *[other] { $count } razy lepsza była bitwa niż kolejny żeton.
}
monolith-fault-place = { $count ->
    [one] Jeden żeton położony zbyt pochopnie.
    [few] { $count } żetony położone zbyt pochopnie.
   *[other] { $count } żetonów położonych zbyt pochopnie.
}
monolith-fault-discard = { $count ->
    [one] Raz odrzucony nie ten żeton.
    [few] { $count } razy odrzucony nie ten żeton.
   *[other] { $count } razy odrzucony nie ten żeton.
}
## Pozycje do nauki, po cztery na temat

monolith-theme-1 = Kolejność ciosów
    .text = kto bije pierwszy
monolith-find-1 = Od którego segmentu zaczyna się bitwa?
monolith-find-2 = Obaj biją w tym samym segmencie. Kto zostaje?
monolith-find-3 = Kto ginie przed pierwszym segmentem?
monolith-find-4 = Runy już nie ma. Czy Kusznik strzeli drugi raz?
monolith-theme-2 = Linie i pancerz
    .text = co zatrzymuje strzał
monolith-find-5 = Kogo trafia strzał?
monolith-find-6 = Co pancerz zatrzymuje, a czego nie?
monolith-find-7 = Dwa strzały, jeden cel: czy któryś leci dalej?
monolith-find-8 = Co jeszcze może zasieciowany żeton?
monolith-theme-3 = Runy i rozkazy
    .text = co odwraca bitwę
monolith-find-9 = Jak długo pomaga ginąca runa?
monolith-find-10 = Jedna runa, dwa ranne żetony: który ocaleje?
monolith-find-11 = Oczyść drogę i weź cel na muszkę w jednej turze.
monolith-find-12 = Stos jest pusty. Co się jeszcze stanie?

monolith-puzzle-win = Wygraj w tej turze
    .name = Wygrana
monolith-puzzle-battle = Bitwa: ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Kiedy walczyć
monolith-puzzle-place_battle = Bitwa: ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Żeton, potem bitwa
monolith-puzzle-maneuver_battle = Bitwa: ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Manewr, potem bitwa
monolith-puzzle-place = Ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Żeton z ręki
monolith-puzzle-maneuver = Ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Manewry
monolith-puzzle-charge = Ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Szarże
monolith-puzzle-target = Ugraj w tej turze jak najwięcej na punktach sztandarów: kogo uderzyć?
    .name = Kogo uderzyć
monolith-puzzle-banner = Ugraj w tej turze jak najwięcej na punktach sztandarów
    .name = Inne sposoby
monolith-puzzle-gain = { $count } pkt
monolith-puzzle-hint = Kto uderza pierwszy i kto wtedy jeszcze stoi?

monolith-box-rules = Liczby z instrukcji
monolith-box-fact-bomb = Bomba
monolith-box-fact-hit_points = Punkty życia sztandaru
monolith-box-fact-penetration_strength = Siła Penetracji
monolith-box-fact-poison_markers = Znaczniki trucizny
monolith-fact-connect = Połączenia
monolith-fact-effect = Działanie
monolith-fact-aura = Aura
monolith-fact-ranged = Dystans
monolith-fact-melee = Wręcz
monolith-fact-count = Sztuk
monolith-fact-value = Wartość
monolith-fact-features = Cechy
monolith-fact-net = Sieć
monolith-fact-lightning = Błyskawica
monolith-fact-initiative = Inicjatywa
monolith-fact-armour = Pancerz
monolith-box-assassin = skrytobójca
monolith-box-battle = bitwa
monolith-box-battle_charge = szarża bojowa
monolith-box-bomb = bomba
monolith-box-cavalry = konnica
monolith-box-charge = szarża
monolith-box-disarm = rozbrojenie
monolith-box-double_attack = podwójny atak
monolith-box-entrench = okopanie
monolith-box-false = fałszywy rozkaz
monolith-fact-amount = o ile
monolith-fact-type = rodzaj
monolith-box-initiative = inicjatywa
monolith-box-maneuver = manewr
monolith-box-melee = wręcz
monolith-box-move = ruch
monolith-box-net = sieć
monolith-box-penetration = penetracja
monolith-box-push = odepchnięcie
monolith-box-ranged = dystans
monolith-box-regeneration = regeneracja
monolith-box-rotation = obrót
monolith-box-row = rząd
monolith-box-shot = strzał
monolith-box-strength = siła
monolith-box-teleport = teleportacja
monolith-box-toughness = wytrzymałość
monolith-box-transformation = przemiana
monolith-box-trefoil = trójlistek
monolith-box-turn = obrócenie
monolith-box-venom = jad
monolith-box-new = Nowy żeton
monolith-box-champion = Czempion
monolith-box-rune = Runa
monolith-box-order = Rozkaz
monolith-own-name = Moja frakcja
monolith-own-new = Nowa frakcja
monolith-own-one = frakcja
monolith-own-add = Dodaj żeton
monolith-own-add-text = Nowy żeton zajmuje miejsce jednej sztuki najliczniejszego żetonu, żeby frakcja nadal miała trzydzieści pięć.
monolith-own-gone = Usuń tę frakcję
monolith-own-like-text = Wszystkie żetony zostaną skopiowane; każdy możesz zmienić, nazwać, dodać nowy albo usunąć.
monolith-own-make = Utwórz frakcję
monolith-own-piece-gone = Usuń ten żeton
monolith-box-sides = Strona żetonu

monolith-edit-champions = Czempioni
monolith-edit-runes = Runy
monolith-edit-banner = Sztandar
monolith-edit-rotation = Obrót
monolith-edit-wounds = Rany
monolith-edit-poison = Trucizna
monolith-edit-net = W sieci
monolith-edit-trench = Okopany
monolith-edit-owner = Czyj
monolith-edit-segment = Na Monolicie
monolith-edit-hp = Sztandar: { $side }
monolith-edit-turn-of = Tura
monolith-edit-turn = Na ruchu
monolith-edit-phase = Faza
monolith-edit-phase-play = zagrywanie
monolith-edit-phase-discard = odrzucanie
monolith-edit-phase-draw = dobieranie
monolith-edit-phase-battle = zaczyna się bitwa
monolith-edit-phase-last_battle = zaczyna się Ostatnia Bitwa
monolith-edit-number = Która tura
monolith-edit-pool = Znaczniki trucizny w puli
monolith-edit-placed = W tej turze położono żeton
monolith-edit-drawn-out = Dobrano ostatni żeton
monolith-edit-hand = Ręka
monolith-edit-discard = Odrzucone
monolith-edit-bag = Stos
monolith-edit-rest = Pozostałe żetony są w stosach

## W terminalu
monolith-terminal-stack = stos

### Why a text cannot be read.

monolith-refuse-read-token = „{ $text }” nie da się odczytać. Żeton zapisuje się tak: miejsce, kropka, kod, obrót i znaczniki, na przykład r.pik5!
monolith-refuse-read-rotation = W „{ $text }” brakuje obrotu od 0 do 5.
monolith-refuse-read-tile = W tej frakcji nie ma żetonu „{ $text }”: { $faction }.
monolith-refuse-read-order = „{ $tile }” to rozkaz i nigdy nie leży na planszy.
monolith-refuse-read-hp = Punkty życia mają tylko sztandary: „{ $text }”.
monolith-refuse-read-banner = Sztandar ma punkty życia, a nie rany, na przykład r.ban=17: „{ $text }”.
monolith-refuse-read-under = „{ $text }” nie da się odczytać. To, co leży pod Monolitem, zapisuje się jako kod ze znacznikami, na przykład nig!p, albo jako kropkę.
monolith-refuse-read-tray = Tu ma być lista kodów żetonów.
monolith-refuse-read-copies = W pudełku jest ich tylko { $count }: { $tile }.
monolith-refuse-read-wounds = Żeton na { $hex } ma więcej ran, niż może znieść.
monolith-refuse-read-board = Tu ma być obraz planszy: tekst z dziewięciu wierszy.
monolith-refuse-read-segment = { $hex }: segment wymaga options.monoliths = true.
monolith-refuse-read-two-banners = Gracz ma jeden sztandar, a „{ $who }” ma dwa.
monolith-refuse-read-one-turn = „{ $who }” ma w rundzie jedną turę.
monolith-refuse-read-needs-monoliths = To wymaga options.monoliths = true.
monolith-refuse-read-unfolded = Rozłożony Monolit ma na planszy dwa dolne segmenty, także ten gracza „{ $who }”.
monolith-refuse-read-chain = Segmenty gracza „{ $who }” nie trzymają się razem.
monolith-refuse-read-two-under = Tu mają być dwa żetony dla każdego gracza albo kropki.
monolith-refuse-read-secret = Pod Monolitem, którego nikt nie widział, leżą dwa żetony.
monolith-refuse-read-two-hp = Tu mają być dwie liczby, po jednej dla każdej strony.
monolith-refuse-read-no-discard = Ręka jest pusta, nie ma czego odrzucić.
monolith-refuse-read-hex = Na planszy nie ma pola „{ $hex }”.
monolith-refuse-read-bomb = Obszar Mikstury ognistej to „trefoil” albo „row”, nie „{ $value }”.
monolith-refuse-read-own-id = Tu ma być nazwa pliku: „{ $value }”.
monolith-refuse-read-no-effect = Żeton tego rodzaju nie ma „{ $other }”: { $kind }.
monolith-refuse-read-initiative = Inicjatywa to różne liczby od 0 do { $most }, nie „{ $value }”.
monolith-refuse-read-feature = Nie ma takiej cechy: { $name } = { $value }.
monolith-refuse-read-six = „{ $field }” ma sześć liczb od 0 do { $most }, nie „{ $value }”.
monolith-refuse-read-zero-one = „{ $field }” to na każdym boku 0 albo 1, nie „{ $value }”.
monolith-refuse-read-kinds = Pudełko ma najwyżej tyle rodzajów żetonów: { $most }.
monolith-refuse-read-no-seat = Przy tym stole nie ma miejsca „{ $value }”.
monolith-refuse-read-range = Tu ma być liczba całkowita od { $low } do { $high }, nie „{ $value }”.
