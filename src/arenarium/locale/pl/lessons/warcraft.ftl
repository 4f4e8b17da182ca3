### Lekcje tej gry: tytuły, wstępy i to, co mówi się przed krokami.

warcraft-lesson-1-workers = Wyślij robotników
    .text = Grasz Orkami, oznaczonymi ▲; Twoje Miasto to e1. Kolejka ma cztery kroki: Ruch, Zbiory, Rozmieszczanie, Kupowanie. W każdym kroku grają wszyscy po kolei.
    .move = Zasoby są w kopalniach złota i lasach. Wyślij robotnika do kopalni obok Miasta: wskaż Miasto, potem jednego robotnika pod pytaniem, potem d1.
    .move-2 = Teraz drugiego do lasu: Miasto, robotnik, potem e2.
    .move-3 = Robotnicy nie umieją się bronić, więc jeden oddział pójdzie za nim na e2. Wskazanie Miasta bierze wszystkie trzy oddziały: dotknij dwóch pod pytaniem, żeby zostały. Piechota idzie o jeden obszar, robotnicy o dwa.
    .done = To wszystko w tym kroku: naciśnij „Gotowe”.
    .then = Teraz ruszają się Ludzie, potem wszyscy zbierają. Każdy robotnik w kopalni lub lesie rzuca kością na to, co przyniesie.

warcraft-lesson-2-spend = Kupuj jedno z trzech
    .text = W Kroku Kupowania wybierasz jedno z trzech: szkolenie, budowę albo modernizację. Nigdy dwóch naraz.
    .train = Wyszkol Siepacza: po jednym na każdy budynek tego rodzaju. Miasto ma już jeden. Obok stoi jego siła, ≤2: w bitwie jego kość trafia, gdy pokaże najwyżej dwa.
    .train-2 = Robotnicy przynoszą złoto późniejszych tur. Wyszkol też jednego.
    .done = Skoro szkolisz, budowa i modernizacja są już zamknięte. Zakończ krok.
    .then = Co wyszkolone, wejdzie do gry w Kroku Rozmieszczania następnej kolejki, w Mieście albo w Placówce.

warcraft-lesson-3-battle = Bitwa o wzgórze
    .text = Obszary z liczbą dają punkty zwycięstwa temu, kto ma tam oddział. Na d3, wartym jeden punkt, stoi Człowiek.
    .move = Dwóch Najeźdźców wkracza, trzeci zostaje. Wskaż e3, dotknij pod pytaniem jednego z trzech, żeby został, potem d3: zobaczysz szanse, zanim ruszysz.
    .move-2 = Drugi idzie za nim, trzeci zostaje na e3.
    .done = Trzeci walczy z flanki: oddziały przy polu bitwy walczą razem. Naciśnij „Gotowe”, a zacznie się bitwa: strzelcy, latające, wręcz, runda po rundzie. Trafia każda kość nie większa niż siła oddziału.
    .lose = Trafiła jedna z Twoich trzech kości. Kości w fazie padają jednocześnie, więc Człowiek też trafił, zanim poległ. Kto dostał, sam wybiera stratę: dotknij Najeźdźcy z flanki, z e3.
    .then = Dwaj Najeźdźcy trzymają wzgórze i jego punkt, dopóki tam są. Zwycięzca bitwy zwykle ciągnie też kartę; o kartach za chwilę.

warcraft-lesson-4-a-whole-turn = Zbierz, rozmieść, zbuduj
    .text = Krok Ruchu już za wami. Robotnicy rzucają na to, co przyniosą, wyszkoleni wchodzą do gry, a potem znów kupujesz.
    .deploy = Robotnik w kopalni wyrzucił dwójkę i przyniósł dwa złota, a ten w lesie trzy drewna; trójka w dodatku wyczerpuje miejsce, co pokazuje na wpół ciemny krążek na e2. Teraz przybywa wyszkolony Siepacz: dotknij swojego Miasta i postaw go tam.
    .deploy-2 = Nowego robotnika także.
    .build = Teraz Kupowanie. Na razie możesz szkolić tylko Siepaczy: zbuduj miejsce dla strzelców. Budowniczym jest robotnik z Miasta.
    .done = Można budować dalej, póki starcza złota, drewna i robotników. Zachowaj resztę i zakończ krok.
    .then = Budynek będzie gotowy w następnym Kroku Rozmieszczania i od tej chwili będzie szkolić strzelców. To była cała kolejka: Ruch, Zbiory, Rozmieszczanie, Kupowanie. Wygrywa piętnaście punktów; leżą tam, gdzie na mapie stoją liczby.

warcraft-lesson-5-card = Karta we właściwej chwili
    .text = Kto utrzyma pole bitwy, ciągnie Kartę Doświadczenia. Każda mówi, kiedy wolno ją zagrać; stół pyta w tej chwili i pokazuje, którą kartą możesz odpowiedzieć.
    .play = Zaczyna się Twój Krok Ruchu i pasuje tu karta Szybkość. Wskaż kartę, potem swoje Miasto, e1: wszystko, co tam stoi, pójdzie o dwa obszary dalej.
    .move = Piechota szłaby na wzgórze d3 trzy kolejki; teraz dwaj Siepacze są tam od razu. Jeden zostaje: Miasto liczy się tylko z oddziałem. Wskaż e1, dotknij pod pytaniem jednego Siepacza, żeby został, potem d3.
    .move-2 = Drugi idzie za nim, trzeci zostaje w domu.
    .done = Karta zużyta. Gotowe: wzgórze jest Twoje, zanim Ludzie w ogóle ruszyli.
    .then = Cztery punkty: trzy za Miasto, jeden za wzgórze. Także w bitwie są chwile na karty: najpierw pytany jest obrońca, potem atakujący. Zatrzymaj się nad kartą albo przytrzymaj ją, żeby przeczytać, co robi.

warcraft-lesson-6-fifteen-points = Ostatnie dwa punkty
    .text = Kilka tur później. Twoje Miasto liczy się za trzy, zajęte obszary za dziewięć, wyłożona karta za jeden: trzynaście. Kto na koniec swojego Kroku Kupowania ma piętnaście, wygrywa.
    .upgrade = Rodzaj oddziału na ostatnim poziomie to punkt, a wszystkie takie oddziały są silniejsze. Latającym brakuje jednego poziomu: zmodernizuj je na Jeźdźców wiwerny, przyciskiem ze strzałką.
    .play = Czternaście. Tę kartę wolno wyłożyć, kiedy zechcesz: wskaż ją i potwierdź.
    .done = Piętnaście. Zakończ swój Krok Kupowania, a partia się skończy.
    .then = Wygrana! Jest też inna droga: Miasto, w którym po ruchach dwóch tur stoją wrogie oddziały, upada. Wiesz dość na pierwszą partię: zbieraj wcześnie, trzymaj obszary z liczbami i sprawdzaj szanse, zanim zaatakujesz.
