# Gry w skrócie, własnymi słowami. Jeden wpis to jeden rozdział; całe zasady są w docs/rules.

learn-monolith-1 = O co chodzi
    .text = Na dziewiętnastu polach stoją dwa sztandary. Twój ma dwadzieścia punktów, drugi tyle samo. Kładziesz wokół nich czempionów i runy, każdy żeton starannie obracasz i czekasz na chwilę, w której bitwa zaboli przeciwnika bardziej niż ciebie. Na końcu wygrywa ten, czyj sztandar ma więcej punktów; sztandar z zerem przegrywa od razu.
learn-monolith-2 = Tura
    .text = Dobierasz, aż masz na ręce trzy żetony. Jeden z nich odrzucasz. Pozostałe dwa zagrywasz, zachowujesz albo odrzucasz w dowolnej kolejności; używasz też tego, co potrafią twoje żetony na planszy. W pierwszej turze gry dobiera się jeden żeton, w drugiej dwa, i nic nie trzeba odrzucać. Gdy masz na ręce same rozkazy, możesz je odrzucić i dobrać od nowa.
learn-monolith-3 = Jak czytać żeton
    .text = Krawędzie walczą: ostrze uderza sąsiada z tej strony, strzała leci prosto do pierwszego wroga. Płyta na krawędzi to pancerz, osłabia strzały o jeden. Siatka to sieć: wróg po tej stronie nie może nic. Płytka pośrodku to inicjatywa. Serca po prawej to rany, które żeton zniesie ponad pierwszą. Turkusowe znaki dają runy i sztandary; można je stracić.
learn-monolith-4 = Bitwa
    .text = Bitwę zaczyna rozkaz Bitwa, pełna plansza albo sam koniec gry. Toczy się segmentami od najwyższej inicjatywy do zera. Wszystkie żetony segmentu uderzają naraz, potem odpadają pokonani. Szybki żeton może więc usunąć wolny, zanim ten w ogóle uderzy. Sztandary uderzają wszystkich sąsiadów w segmencie zero, nigdy jednak drugiego sztandaru. Oko albo klawisz B w każdej chwili pokaże, co zrobiłaby teraz bitwa.
learn-monolith-5 = Runy i rozkazy
    .text = Runa pomaga twojemu żetonowi na polu, na które wskazuje jej łącze: jest silniejszy, szybszy, może się ruszyć albo raz zostanie uratowany przed ranami. Każdy sztandar pomaga sąsiadom po swojemu. Rozkazy zagrywa się z ręki i znikają: ruch, odepchnięcie, sieć, bomba, szarża, a przede wszystkim bitwa. Bitwa i szarża kończą turę.
learn-monolith-6 = Koniec
    .text = Kto dobierze ostatni żeton stosu, kończy turę, pozostali mają jeszcze po jednej, a potem jest Ostatnia Bitwa. Od tego dobrania żaden rozkaz nie może już zacząć bitwy. Wygrywa więcej punktów; przy remisie każdy ma jeszcze jedną turę i walczy się znowu.

learn-tashkalar-1 = O co chodzi
    .text = Dwoje magów układa piony na arenie z kwadratowych pól. Gdy twoje piony tworzą wzór z karty, którą masz na ręce, możesz przywołać jej istotę: na polu w ramce pojawia się nowy pion, a istota działa: rusza się, niszczy, awansuje. Nic tu nie jest trwałe; następny wzór buduje się z tego, co zostało.
learn-tashkalar-2 = Tura
    .text = Masz dwie akcje: umieść zwykły pion na pustym polu, przywołaj istotę albo odrzuć istotę, by wymienić karty. Pierwsza tura gry ma tylko jedną akcję. Obie akcje trzeba wykorzystać. Na koniec dobierasz do trzech istot, dwóch legend i jednej flary.
learn-tashkalar-3 = Wzory
    .text = Wzór można dowolnie obracać i odbijać. Liczą się tylko własne piony, a wyższa ranga zastąpi niższą. Pole w ramce może być puste albo zajęte przez pion o randze nie wyższej niż istota: ten pion zostaje zniszczony, czyjkolwiek jest. Wybierz kartę, a zobaczysz każde miejsce, gdzie pasuje, i czego brakuje gdzie indziej.
learn-tashkalar-4 = Rangi
    .text = Są piony zwykłe, heroiczne i legendarne; rozróżnia je kształt. Awans zmienia pion zwykły w heroiczny. Większość efektów dotyczy tylko pionów określonej rangi. Legendy wymagają wielkich wzorów, a w Wysokim Stylu dają punkty już za to, że stoją na arenie.
learn-tashkalar-5 = Flary
    .text = Gdy przeciwnik ma na arenie wyraźnie więcej pionów niż ty, możesz rzucić flarę: bez kosztu i w dowolnej chwili swojej tury. Flara ma górną i dolną połowę, każda wymaga innej przewagi. Flary są po to, żeby dogonić, więc użyj ich, zanim różnica zniknie.
learn-tashkalar-6 = Wygrana
    .text = W Wysokim Stylu wykonujesz zadania, jedno na koniec tury, a gra kończy się niedługo po tym, jak ktoś ma dziewięć punktów albo skończy się talia. W Pojedynku punkty dają zniszczone piony i przywołane legendy, a osiemnaście ogłasza koniec. W Bitwie na trzy lub cztery osoby punkty liczy się osobno dla każdego koloru i twoim wynikiem jest najsłabszy z nich.

learn-warcraft-1 = O co chodzi
    .text = Prowadzisz lud po mapie krain: zbierasz złoto i drewno, szkolisz armię, zajmujesz to, co warte jest punkty. Dwoje graczy ściga się do piętnastu punktów, dwie drużyny do dwudziestu. Miasto zbyt długo trzymane przez wrogów jest stracone, a z nim jego gracz.
learn-warcraft-2 = Cztery kroki
    .text = Kolejka ma cztery kroki i w każdym wszyscy działają po razie: Ruch, Zbiory, Rozmieszczanie, Wydatki. Dopiero gdy wszyscy się ruszyli, zaczynają się zbiory. Po kolejce zmienia się pierwszy gracz.
learn-warcraft-3 = Ruch
    .text = Piechota i strzelcy idą o jeden obszar, jednostki latające i robotnicy o dwa. Góry przekraczają tylko latające. Na koniec ruchu na obszarze mogą stać najwyżej trzy twoje jednostki i trzech robotników. Gdzie twoje jednostki spotkają wrogie, tam jest bitwa; robotnicy zostawieni sam na sam z wrogim wojskiem giną.
learn-warcraft-4 = Bitwa
    .text = Walczą jednostki na polu bitwy i na wszystkich obszarach wokół. Każda runda to strzelcy, latające, wręcz. Za każdą jednostkę rzuca się kością: wynik nie większy niż siła trafia. Trafienia obu stron działają naraz; straty wybiera właściciel, ale w fazie wręcz nie można stracić latających. Kto sam zostanie na polu bitwy, wygrywa i dobiera kartę.
learn-warcraft-5 = Złoto, drewno i budynki
    .text = Każdy robotnik w kopalni lub w lesie rzuca kością i tyle przynosi; trójka przy tym wyczerpuje miejsce. W kroku Wydatków wybierasz jedno: szkolisz jednostki, po jednej na budynek; budujesz budynki lub placówkę; albo ulepszasz jeden rodzaj jednostek. To, za co płacisz, pojawia się w następnym Rozmieszczaniu.
learn-warcraft-6 = Punkty
    .text = Obszary z liczbą dają punkty, dopóki stoi tam twoja jednostka: miasta trzy, cele tyle, ile pokazują. Każdy w pełni ulepszony rodzaj jednostek to jeden punkt, a niektóre karty dają punkt po wyłożeniu. Piętnaście punktów na koniec własnej tury wygrywa.

learn-herosi-1 = O co chodzi
    .text = Wszyscy rzucają kośćmi naraz, tak często i tak szybko, jak chcą, aż ktoś zawoła Stop. Wtedy kości płacą za czary. Twój Heros ma dwadzieścia jeden punktów życia; wygrywa ostatni, który stoi.
learn-herosi-2 = Kości i Stop
    .text = Zatrzymuj, co chcesz, resztą rzucaj, zmieniaj zdanie. Na kościach są cztery żywioły, dowodzenie i karta. Wołaj Stop, gdy twoje kości są dobre albo zanim będą dobre cudze. Kto zatrzymał, działa pierwszy; inni mogą potem też działać albo zachować kości na następną rundę. Uważaj jednak na żywioł przeciwny twojemu Herosowi: każda taka kość rani.
learn-herosi-3 = Cztery możliwości
    .text = Rzuć czar, którego symbole pokazują kości. Albo dobierz karty za trzy lub więcej symboli karty. Albo naucz się nowego czaru z odkrytych rzędów za cztery lub pięć. Albo rozprosz trwały czar czterema żywiołami. Tylko jedna akcja; jeśli zatrzymasz grę i nie możesz zrobić nic, Heros dostaje dwa obrażenia.
learn-herosi-4 = Stwory
    .text = Twoje stwory stoją w dwóch szeregach po cztery pola. Po czarze każdy pozostały symbol dowodzenia przesuwa Istotę na sąsiednie pole albo aktywuje stwora: atakuje lub używa zdolności. Ataki idą od odsłoniętego do odsłoniętego, w kolumny, które pokazuje znak. Kto stoi za kimś, jest zasłonięty.
learn-herosi-5 = Silniejsze czary
    .text = Przy rzucaniu czaru każda para innych odrzuconych kart wzmacnia go jeden raz. Czary żywiołu twojego Herosa są wzmocnione za darmo. Trwałe czary zostają przy celu, aż ktoś je rozproszy.
learn-herosi-6 = Na żywo lub spokojnie
    .text = Na żywo czasu pilnuje serwer, dla wszystkich tak samo, i wybacza wolne łącze. W spokojnym tempie każdy w tajemnicy wybiera, czym rzuca i czy zatrzymuje, a potem wszystko odkrywa się naraz: ta sama gra dla myślicieli i do grania listownie.
