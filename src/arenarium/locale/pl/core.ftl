### Co mówi sam stół, niezależnie od gry.

language-name = Polski

core-seat-0 = Czerwony
core-seat-1 = Niebieski
core-seat-2 = Zielony
core-seat-3 = Fioletowy

core-refuse-not-asked = To nie twoja kolej na odpowiedź.
core-refuse-no-option = Tego nie można teraz zrobić.
core-refuse-stale = To pytanie jest już zamknięte.
core-refuse-over = Gra jest skończona.
core-refuse-undo-nothing = Nie ma czego cofnąć.
core-refuse-undo-consent = Ktoś już się czegoś dowiedział: pozostali muszą się zgodzić.
core-refuse-undo-rebase = Od tamtej pory zmieniły się zasady; wcześniejszych ruchów nie można cofnąć.
core-refuse-inquiry = Ta gra nie zna odpowiedzi na „{ $what }”.
core-refuse-inquiry-args = Na „{ $what }” nie da się tak odpowiedzieć: { $reason }.
core-refuse-mode = Nie ma trybu „{ $mode }”. Tryby: { $known }.
core-refuse-seats = Ten tryb nie jest dla takiej liczby graczy: { $seats }. Możliwe: { $known }.
core-refuse-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
core-refuse-value = Wartość „{ $value }” nie pasuje do opcji „{ $option }”. Możliwe: { $known }.
core-refuse-per-seat = Opcja „{ $option }” ma wartości: { $count }, a miejsc jest { $seats }.
core-doubt-box = „{ $what }”: w pudełku jest tylko { $most }.

core-load-other-game = To zapis innej gry: { $game }.
core-load-future = Ten zapis pochodzi z nowszej wersji (kształt { $schema }; ta zna { $known }).
core-load-no-upcaster = Ta wersja nie umie odczytać zapisu o kształcie { $schema }.

core-fact-file = Nie ma pliku danych „{ $file }”. Pliki: { $known }.
core-fact-unknown = { $file }: nie ma tam „{ $where }”.
core-fact-twice = { $file }: „{ $where }” występuje dwa razy.
core-fact-table = { $file }, { $where } { $field }: tu ma być tabela.
core-fact-source = { $file }, { $where }: źródło to jedno z: { $known }.
core-fact-field = { $file }, { $where }: tu nie ma faktu „{ $field }”. Fakty: { $known }.
core-fact-flag = { $file }, { $where }, { $field }: tu ma być „tak” albo „nie”.
core-fact-choice = { $file }, { $where }, { $field }: „{ $value }” nie może tu stać. Możliwe: { $known }.
core-fact-different = { $file }, { $where }, { $field }: żadna liczba nie może się powtarzać.
core-fact-grid = { $file }, { $where }, { $field }: tu mają być wiersze od jednego do dziewięciu znaków z: { $known }.
core-fact-number = { $file }, { $where }, { $field }: tu ma być liczba całkowita od { $low } do { $high }, nie „{ $value }”.
core-fact-list = { $file }, { $where }, { $field }: tu ma być lista od { $least } do { $most } pozycji.
core-fact-long = { $file }, { $where }, { $field }: za długie albo za głębokie (najwyżej { $most } znaków).
core-fact-text = { $file }, { $where }, { $field }: tu ma być jeden wiersz, od 1 do { $most } znaków, w każdym języku; bez niewidocznych znaków.
core-fact-rule = { $where }: { $reason }
core-pack-long = Zestaw może mieć najwyżej { $most } znaków.
core-pack-deep = Zestaw jest zbyt głęboko zagnieżdżony albo ma za dużo tabel i list.
core-pack-version = To nie jest zestaw albo pochodzi z innej wersji: musi zaczynać się od „arenarium = { $format }”.
core-pack-head = „game” i „name” zestawu muszą być tekstami.
core-pack-plain = { $where }: data, godzina, „nan”, „inf” albo liczba bez końca. Żaden fakt gry nie jest niczym takim.
core-pack-toml = Zestawu nie można odczytać: { $reason }
core-pack-game = Ten zestaw jest do innej gry: { $game }.

### Why a text cannot be read.

core-refuse-read-key = Nie ma tu takiego klucza. Klucze: { $known }.
core-refuse-read-table = Tu ma być tabela.
core-refuse-read-table-by-seat = Tu ma być tabela z kluczami miejsc przy stole, jak r = …, b = ….
core-refuse-read-text = Tu ma być tekst w cudzysłowie.
core-refuse-read-texts = Tu ma być lista tekstów.
core-refuse-read-flag = Tu ma być true albo false.
core-refuse-read-missing = Tego brakuje.
core-refuse-read-game = Brakuje nazwy gry w cudzysłowie.
core-refuse-read-title = Brakuje tytułu: tekstu albo tabeli tekstów w różnych językach, w tym „{ $lang }”.
core-refuse-read-one-of = Tu ma być jedno z: { $known }.
core-refuse-read-choice = „{ $value }” nie może tu stać. Możliwe: { $known }.
core-refuse-read-seat = „{ $value }” nie jest miejscem przy tym stole. Miejsca: { $known }.
core-refuse-read-from = Tu ma być liczba całkowita co najmniej { $least }, nie „{ $value }”.
core-refuse-read-number = Tu ma być liczba całkowita.
core-refuse-read-within = Tu ma być liczba całkowita od { $low } do { $high }.
core-refuse-read-actions = Tu ma być ruch albo lista ruchów.
core-refuse-read-steps = Kroki to tabele, każda pod [[step]].
core-refuse-read-no-step = Scenariusz bez kroku i bez oczekiwania niczego nie pokazuje.
core-refuse-read-deeds = Krok ma dokładnie jedno z: { $known }.
core-refuse-read-step-key = Krok z „{ $deed }” nie zna takiego klucza.
core-refuse-read-say = Tu ma być tabela tekstów w różnych językach albo nazwa zdania z lekcji.
core-refuse-read-expect = Oczekiwanie musi mieć choć jeden fakt.
core-refuse-read-event = Tu ma być rodzaj zdarzenia, tabela z rodzajem albo ich lista.
core-refuse-read-count = Liczba dotyczy jednego zdarzenia; lista to kolejność.
core-refuse-read-since = Tu może stać tylko „{ $word }”.
core-refuse-read-path = Tu ma być tekst, na przykład „hands.0”.
core-refuse-read-view = Tu potrzebne jest „equals” albo „absent = true”, jedno z dwojga.
core-refuse-read-time = Tu ma być czas, na przykład „350ms” albo „2s”.
core-refuse-read-timeless = Przy tych opcjach nie ma znaczenia, kiedy ktoś odpowie.
core-refuse-read-not-seat = „{ $value }” nie jest miejscem. Miejsca: 0–{ $most } albo { $known }.
core-refuse-read-fact = Nie ma takiego faktu. Fakty: { $known }.
core-refuse-read-view-path = W „{ $above }” nie ma „{ $name }”.
core-refuse-read-toml-deep = To nie TOML: listy albo tabele są zbyt głęboko zagnieżdżone.
core-refuse-read-deep = Klucz, lista albo tabela jest zbyt głęboko zagnieżdżona.
core-refuse-read-unreadable = Tego nie można odczytać.
core-refuse-read-unwritable = Tego nie da się zapisać jako tekst.
core-refuse-read-other-game = To edytor gry „{ $game }”, a tekst jest z gry „{ $found }”.
core-refuse-read-position-game = Pozycja jest z innej gry: „{ $game }”.
core-refuse-read-entry = To nie jest wpis z partii.
core-refuse-read-save = Początek rozdziału odczyta tylko serwer, który zapisał ten plik.
core-refuse-read-field-missing = Brakuje pola „{ $field }”.
core-refuse-read-field = Nie ma tu pola „{ $field }”. Pola: { $known }.
core-refuse-read-kind = „{ $value }” nie może stać w polu „{ $field }”; ma tam być { $kind ->
    [int] liczba całkowita
    [str] tekst w cudzysłowie
    [list] lista
    [dict] tabela
    [bool] true albo false
   *[other] inny rodzaj wartości
}.
core-refuse-read-field-range = W polu „{ $field }” ma być liczba całkowita od { $low } do { $high }, nie „{ $value }”.
core-refuse-read-base-table = W danych gry nie ma takiej tabeli ani pola.
core-refuse-read-base-id = W danych gry nie ma takiego identyfikatora.
core-refuse-read-rows = Tu ma być lista tabel, każda z własnym „id”.
core-refuse-read-file = Ta gra nie ma takiego pliku danych. Pliki: { $known }.
core-refuse-read-id-twice = Ten identyfikator występuje dwa razy.
core-refuse-read-neighbour-twice = Sąsiad „{ $other }” jest wymieniony dwa razy.
core-refuse-read-neighbour-self = Obszar nie może sąsiadować sam ze sobą.
core-refuse-read-neighbour = Nie ma sąsiada „{ $other }”.
core-refuse-read-neighbour-one-way = „{ $other }” jest tu sąsiadem, ale tam „{ $name }” nim nie jest.
core-refuse-read-own-scenarios = Ta gra nie przyjmuje własnych scenariuszy.
core-refuse-read-impossible = Żadna gra do tego nie dojdzie. Jeśli tak ma być, w tekście musi stać impossible = true.
core-refuse-read-line = wiersz { $line }
core-refuse-read-lines = Obraz planszy ma tyle wierszy: { $count }, a nie { $found }.
core-refuse-read-hexes = Wiersz { $row } planszy ma tyle pól: { $count }, a nie { $found }.
core-refuse-read-squares = Wiersz { $row } planszy ma tyle pól: { $count }, a nie { $found }.
core-refuse-read-corner = Wiersz { $row } planszy: „#” oznacza miejsca poza areną i nic więcej; chodzi o { $square }.
core-refuse-read-utf8 = To nie jest tekst w UTF-8.
core-refuse-read-toml = To nie TOML{ $column ->
    [0] {""}
   *[other] {" "}(znak { $column })
}: { $fault }
core-refuse-toml-equals = po kluczu brakuje „=”.
core-refuse-toml-bracket = na końcu nagłówka brakuje „]”.
core-refuse-toml-line = w wierszu może stać tylko jedna wartość.
core-refuse-toml-statement = wiersz zaczyna się od klucza albo nagłówka w nawiasach.
core-refuse-toml-value = brakuje wartości albo nie da się jej odczytać; teksty stoją w cudzysłowie.
core-refuse-toml-key = klucz nie może się tak zaczynać.
core-refuse-toml-escape = ukośnik „\” w tekście nic tu nie znaczy; trzeba go podwoić.
core-refuse-toml-date = nie ma takiej daty.
core-refuse-toml-list = lista nie jest zamknięta znakiem „]” albo brakuje w niej przecinka.
core-refuse-toml-table = tabela nie jest zamknięta znakiem „{"}"}”.
core-refuse-toml-text = tekst nie jest zamknięty cudzysłowem.
core-refuse-toml-letter = znak, który nie może tu stać; tekst z kilku wierszy stoi w potrójnym cudzysłowie.
core-refuse-toml-twice = ten sam klucz albo nagłówek występuje dwa razy.
core-refuse-toml-other = nie da się tego odczytać.
core-refuse-read-unplayed = Kroku { $step } nie da się rozegrać tak, jak jest zapisany.
core-refuse-read-json = To nie jest JSON.
core-refuse-read-json-missing = Brakuje „{ $field }”.
core-refuse-read-json-kind = Tu ma być wartość innego rodzaju.
core-refuse-read-json-choice = Taka wartość nie może tu stać.
core-refuse-read-json-long = To jest za długie albo za krótkie, za duże albo za małe.
core-refuse-read-parent = Ruch, po którym następuje ten, musi stać przed nim.
