### Lekcje tej gry: tytuły, wstępy i to, co mówi się przed krokami.

monolith-lesson-1-place-and-fight = Postaw czempiona i rozpocznij bitwę
    .text = Grasz stroną oznaczoną ▲. Żeton kładziesz na dowolnym wolnym polu, obrócony jak chcesz; do bitwy nic się nie dzieje.
    .place = Pikinier uderza ostrzami na czterech krawędziach. Weź go z ręki i wskaż pole c3 pośrodku. Strzałka na obwodzie to przód żetonu: zostaw ją skierowaną w górę, na wrogiego Pupila, i naciśnij czerwony przycisk.
    .battle = Teraz zagraj Bitwę, drugi żeton z ręki. Bitwa odlicza inicjatywę w dół: 3, 2, 1, 0. Liczba na żetonie to jego inicjatywa. Pupil ma 3, ale jego ostrze celuje gdzie indziej; Twój Pikinier uderza w segmencie 2.
    .then = Pupila już nie ma: jedna rana eliminuje żeton bez wytrzymałości. Bitwa kończy też Twoją turę.

monolith-lesson-2-initiative = Bądź szybszy: runa przyspieszenia
    .text = Równa inicjatywa oznacza, że obaj uderzają naraz i obaj padają.
    .place = Twój Pikinier (2) i Topornik (2, potem 1) stoją twarzą w twarz. Runa pomaga Twoim żetonom, na które wskazują jej łącza; ta ma łącza z sześciu stron i daje +1 do inicjatywy. Połóż ją na c4, tuż za Pikinierem. Oko (albo klawisz B) pokaże bitwę, zanim ją zaczniesz.
    .battle = Pikinier pokazuje teraz 3. Rozpocznij bitwę.
    .then = Segment 3: Topornik pada, zanim uderzy. To, co daje runa albo sztandar, jest turkusowe; znika razem z nimi.

monolith-lesson-3-shots-and-armour = Strzelaj tam, gdzie nie ma pancerza
    .text = Strzał leci po prostej na dowolną odległość, mija własne żetony i trafia pierwszego wroga.
    .place = Pancerz zabiera 1 ze strzału, który nadchodzi od tej krawędzi. Płyta Weterana jest zwrócona w dół, więc strzał z dołu nic nie da. Postaw Arkebuzera na a3 i obróć go raz, by celował w prawo w górę: jego linia biegnie a3, b3, c3.
    .battle = Rozpocznij bitwę.
    .then = Strzał nadszedł z boku i trafił. Pancerz nie chroni przed ostrzami, rozkazami ani trucizną.

monolith-lesson-4-maneuver = Manewr i wytrzymałość
    .text = Cech swoich żetonów na planszy używasz raz na turę, w dowolnej kolejności z zagrywaniem.
    .maneuver = Rycerz ma Manewr: krok na wolne sąsiednie pole i dowolny obrót. Wskaż go na c4, potem pole c3, i zostaw przodem w górę.
    .battle = Kusznik strzela pierwszy (inicjatywa 2, siła 2). Płyta zatrzymuje jeden punkt, drugi łamie jedno z dwóch serc Rycerza. Potem Rycerz uderza za 2.
    .then = Kusznik też miał dwa serca, a dwa serca to dwie rany: odpada. Rana Rycerza, pęknięte serce, zostaje: ran się nie leczy.

monolith-lesson-5-a-whole-turn = Cała tura w środku partii
    .text = Masz dobrane trzy żetony. Jeden trzeba odrzucić, zanim cokolwiek zagrasz; reszta tury należy do Ciebie.
    .discard = Sieć zatrzymałaby jednego wroga, ale w tej turze chcesz walczyć. Wskaż Sieć i odrzuć ją.
    .maneuver = Poprowadź Rycerza z c4 na c3, wciąż przodem w górę: jego ostrze celuje teraz w Upiora. Oko (albo klawisz B) pokaże, co zrobiłaby bitwa: Upiór jest szybszy i zrani go pierwszy.
    .place = Runa pomniejszego przyspieszenia na c4 łączy się ze wszystkimi sąsiadami. Inicjatywa Rycerza robi się turkusowa: 2 zamiast 1.
    .battle = Teraz Bitwa. Patrz też na Szermierza przy wrogim sztandarze: uderzy w segmencie 3, a sztandar odda mu w segmencie 0.
    .then = Czternaście do siedemnastu, Upiora nie ma, a Rycerz nadal stoi. Tak wygląda każda tura: odrzuć jeden żeton, ułóż resztę i zapytaj, czy to już chwila na bitwę.

monolith-lesson-6-bring-down-the-banner = Powal sztandar
    .text = Czyj sztandar spadnie do 0 punktów, ten przegrał. Temu zostały 4.
    .place = Smoczy Jeździec uderza sztandar za 3. Runa siły dodaje 1 do każdego ostrza połączonego żetonu, ale tylko w trzech kierunkach: połóż ją na c4 i obróć trzy razy: przodem w dół, łączami w górę.
    .battle = Teraz cztery. Rozpocznij bitwę.
    .then = Sztandar padł i wygrywasz. Same sztandary uderzają dookoła z inicjatywą 0, ale nigdy innego sztandaru.

monolith-lesson-7-last-battle = Ostatnia Bitwa
    .text = Wszystkie żetony dobrane. Gdy ta tura się skończy, rozstrzygnie Ostatnia Bitwa: wygrywa, kto ma więcej punktów.
    .place = Po dwanaście punktów. Wystarczy jedno ostrze w sztandar: postaw Pikiniera na c3, przodem w górę.
    .done = Rozkazu Bitwa nie wolno już zagrać. Zakończ turę.
    .then = Dwanaście do jedenastu. Wiesz dość, by zagrać partię: reszta jest na żetonach. Dotknij dowolnego, by przeczytać, co robi.
