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

core-load-other-game = To zapis innej gry: { $game }.
core-load-future = Ten zapis pochodzi z nowszej wersji (kształt { $schema }; ta zna { $known }).
core-load-no-upcaster = Ta wersja nie umie odczytać zapisu o kształcie { $schema }.
