### Lekcje tej gry: tytuły, wstępy i to, co mówi się przed krokami.

tashkalar-lesson-1-pattern = Ułóż wzór, przywołaj istotę
    .text = Grasz stroną oznaczoną ▲. Tura to dwie akcje: postaw zwykły pion na pustym polu albo przywołaj istotę, której wzór już stoi.
    .place = Mistrzyni Miecza potrzebuje dwóch Twoich pionów z jednym polem pomiędzy. Jeden stoi na e4: wskaż e6, by postawić drugi.
    .summon = Wzór jest gotowy. Wybierz kartę, potem pole e5 w ramce. Wzór wolno dowolnie obracać i odbijać.
    .destroy = Efekt następuje od razu: zniszcz zwykły wrogi pion, który styka się z nią rogiem. Wskaż d4.
    .then = Zniszczyła pion, więc awansowała na heroiczną: to druga z trzech rang, a różnią się kształtem. Karta jest zużyta: na arenie zostaje po prostu Twój pion ze swoją rangą.

tashkalar-lesson-2-heroic-being = Istota heroiczna uderza w zaznaczone pole
    .text = Kropkowane pole na karcie to znacznik: tam uderza efekt. Znaczniki obracają się razem ze wzorem.
    .summon = Trzy Twoje piony stoją w skośnym rzędzie. Zabójca staje naprzeciw, a jego znacznik wypada na e5, gdzie jest heroiczny wróg. Wybierz kartę, potem f6.
    .then = Heroiczny wróg zniknął, a Ty masz własny pion heroiczny. W Pojedynku zniszczone piony to Twoje punkty, liczone na koniec tury.

tashkalar-lesson-3-flare = Flara dla tego, kto przegrywa
    .text = Gdy przeciwnik ma na arenie dużą przewagę, pomaga Ci flara. Nie kosztuje akcji.
    .flare = Sześć wrogich pionów przeciw jednemu: o pięć więcej, więc dolna połowa flary świeci. Wybierz kartę i rzuć flarę.
    .place = Masz trzy akcje zamiast dwóch; w Pojedynku przeciwnik dostaje za to punkt. Znów ułóż wzór Mistrzyni Miecza: postaw pion na e6.
    .summon = Przywołaj ją na e5; zostanie jeszcze jedna akcja.
    .then = Została jedna akcja, a wszystkie trzeba wykorzystać. Tura kończy się dopiero, gdy ją zakończysz.

tashkalar-lesson-4-task = Wysoki Styl: wykonaj zadanie
    .text = W Wysokim Stylu punkty dają zadania, wspólne dla obu stron, i legendarne piony, póki stoją. Dziewięć punktów zapowiada koniec.
    .summon = Dwa wrogie piony już w tej turze padły. Jeszcze jeden to trzy, jak chce zadanie Zniszczenie. Przywołaj Mistrzynię Miecza na e5.
    .destroy = Zniszcz trzeci: wskaż d4.
    .claim = Akcje wykorzystane. Wykonaj zadanie: naciśnij jego kartę albo przycisk. Jedno na turę, i to ją kończy.
    .then = Punkt jest Twój na stałe. Wolne miejsce zajmuje zadanie, które czekało, i odkrywa się następne.

tashkalar-lesson-5-combat = Ruch i zbijanie: Rycerz
    .text = Wiele efektów porusza piony. Ruch standardowy prowadzi na jedno z ośmiu sąsiednich pól: puste albo z wrogiem niższej rangi. Ruch bojowy zbija też wroga tej samej rangi.
    .place = Wybierz Rycerza: arena pokaże, czego do przywołania brakuje. Pod nim trzy piony w rzędzie i jeden pod końcem rzędu; na e5 jednego brak. Wskaż e5, by go postawić.
    .summon = Przywołaj Rycerza na e4. Pojawi się jako pion heroiczny.
    .move = Może wykonać do trzech ruchów bojowych. Heroiczny wróg na e3 ma jego rangę, więc Rycerz go zbija: wskaż e3.
    .move-2 = Jeszcze jeden, po skosie: wskaż f2.
    .pass = Trzeci ruch wolno wykonać, ale nie trzeba. Z tego, co możesz, możesz też zrezygnować: naciśnij Rezygnuję.
    .then = Dwóch heroicznych wrogów w jednej turze: w Pojedynku to dwa punkty, gdy tura się skończy. Wejście na wroga zawsze go niszczy.

tashkalar-lesson-6-legend = Przywołaj legendę
    .text = Legendy mają własną talię, a ich wzór wymaga pionów heroicznych. Ich pion ma trzecią, najwyższą rangę; nie zbije go ani pion zwykły, ani heroiczny.
    .place = Tytan staje nad dwoma Twoimi pionami heroicznymi i rzędem trzech. Wypełnij lukę na e6.
    .summon = Przywołaj Tytana na e3. Nie oszczędza nikogo dookoła, nawet Twojego piona na e4.
    .end = W tej turze nie ma już nic do zrobienia. Zakończ ją.
    .then = Arena wokół niego opustoszała. W Wysokim Stylu legendarny pion daje punkt, póki stoi. Wiesz dość na pierwszą partię: układaj wzory, patrz, co układa przeciwnik, i czytaj karty: wybierz jedną, a arena pokaże, gdzie pasuje i czego brakuje.
