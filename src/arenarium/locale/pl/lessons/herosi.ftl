### Lekcje tej gry: tytuły, wstępy i to, co mówi się przed krokami.

herosi-lesson-1-cast = Kości płacą za zaklęcie
    .text = Grasz stroną oznaczoną ▲, Herosem Ognia. Wszyscy rzucają naraz, aż ktoś zawoła Stop; wtedy kościami płaci się za akcję. Heros bez życia odpada: sprowadź wrogiego z 21 do 0.
    .cast = Twój Stop padł przy czterech ogniach: dość na Ognistą kulę. Rzuć ją.
    .at = Wybierz, kogo trafi. Można trafić tylko Istoty odsłonięte: z przodu albo takie, przed którymi nikogo nie ma. Weź Trytona naprzeciw Twojego Ognika.
    .then = Trzy obrażenia i jeszcze jedno, bo Heros za darmo wzmacnia zaklęcia swojego żywiołu. Trytona już nie ma. Pozostały symbol Dowodzenia może teraz poruszyć albo uaktywnić Twoje stwory.

herosi-lesson-2-orders = Dowodzenie rusza armię
    .text = Po rzuceniu zaklęcia każdy symbol Dowodzenia (hełm), który za nie nie zapłacił, to jeden punkt: porusza Istotę o jedno pole albo pomaga uaktywnić stwora.
    .cast = Trzy jednakowe żywioły płacą za Magiczny pocisk. Rzuć go.
    .at = Dwa obrażenia wystarczą na Trytona. Wyceluj w tego z brzegu, na polu f4.
    .attack = Zostały dwa hełmy, a tyle kosztuje Ifryt. Strzałki mówią, kogo sięga: Twoja kolumna 2 patrzy na ich kolumnę 3, a on bije też w sąsiednie. Wybierz jego, potem Trytona.
    .then = Dwa stwory jednym Stopem. Na stworze przy hełmie stoi koszt, przy mieczu siła ciosu, przy sercu życie.

herosi-lesson-3-calm-roll = Rzucaj, zatrzymuj, wołaj stop
    .text = W spokojnym tempie każdy w tajemnicy wybiera kości do przerzucenia; potem wszyscy rzucają razem i mówią stop albo dalej.
    .roll = Podpalenie wymaga trzech ogni, a leżą dwa. Dotknij kości, które zostawiasz: wszystkich oprócz powietrza, kości 3. Potem naciśnij RZUT.
    .stop = Jest trzeci ogień. Zawołaj Stop, zanim zrobi to przeciwnik.
    .cast = Najpierw Stop boli: jedna woda, żywioł przeciwny ogniowi, kosztuje Herosa 1 życie. Potem rzuć Podpalenie.
    .at = Zaklęcie trwałe. Rzuć je na wrogiego Herosa: teraz 2 obrażenia, a przy każdym jego Stopie jeszcze 1 za każdy ogień na jego kościach.
    .then = Pozostali mogą teraz także użyć swoich kości, po jednej akcji. Znasz już rundę: rzut, stop, akcja. W tempie na żywo jest tak samo, tylko szybciej.

herosi-lesson-4-boosts = Wzmocnij zaklęcie
    .text = Znów wołasz Stop z czterema ogniami, ale tym razem wróg stoi w zwartym szeregu, a Ty masz pełną rękę.
    .cast = Rzuć Ognistą kulę.
    .at = Pali ona też tych, którzy stoją obok celu, za połowę. Wyceluj w Lodowego smoka pośrodku.
    .discard = Dwie inne karty z ręki wzmacniają zaklęcie o jeden. Oddaj oba Leczenia.
    .discard-2 = I jeszcze raz za dwie ostatnie: pełna ręka jest warta mnóstwo ognia.
    .then = Trzy, jedno za własny żywioł, dwa za karty: sześć dla Lodowego smoka i po trzy dla wszystkich obok, nawet Herosa za nim. Ręka jest pusta; symbole karty na kościach pozwolą dobrać nowe zaklęcia.
