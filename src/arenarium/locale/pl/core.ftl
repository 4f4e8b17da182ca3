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
core-pack-plain = W zestawie jest data, godzina, „nan” albo „inf”. Żaden fakt gry nie jest niczym takim.
core-pack-toml = Zestawu nie można odczytać: { $reason }
core-pack-game = Ten zestaw jest do innej gry: { $game }.
