### Co mówi serwer: odmowy wokół stołu, wezwania do ruchu.

server-your-turn = Twoja kolej: { $title } ({ $game }): { $link }

server-page-warming = Stół się rozgrzewa: strona właśnie się buduje. Za pierwszym razem trwa to do minuty i dalej ruszy samo; następny start zajmie dwie sekundy.
server-page-no-documents = Dokumentacja nie jest tu zbudowana. W pobranym repozytorium uruchom „make docs” i odśwież stronę; można ją też czytać bez budowania, w folderze „docs”.
server-page-absent = Stół działa, ale jego strona nie jest zbudowana. W folderze Arenarium uruchom „make web”; ta strona przejdzie dalej sama.

server-broken-rules = Zasady tej gry zmieniły się i tej partii nie da się przenieść. Nic nie przepadło: nadal można ją obejrzeć i wyeksportować.

server-refuse-size = Ta wiadomość jest za długa; najwyżej { $most } bajtów.
server-refuse-message = To nie jest wiadomość tego protokołu: { $reason }.
server-refuse-type = Nie ma wiadomości „{ $type }”. Znane: { $known }.
server-refuse-data = Dane wiadomości „{ $type }” są nieprawidłowe: { $reason }.
server-refuse-version = Ten serwer używa wersji { $known } protokołu. Odśwież stronę.
server-refuse-rate = To za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-asked = Na odpowiedź czeka już { $most } Twoich pytań. Zapytaj za chwilę.
server-refuse-connections = Zbyt wiele połączeń przychodzi z twojego adresu. Zamknij kilka stron i spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-full = Serwer jest pełny albo właśnie uruchamia się ponownie. Spróbuj za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-tables = W krótkim czasie powstało bardzo wiele twoich stołów. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-people = W krótkim czasie z twojego adresu przyszło wiele nowych osób. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-mutes = Wyciszono już { $most } osób; więcej nie da się zapamiętać.
server-refuse-chat-empty = W tej linijce nie ma nic do przeczytania.
server-refuse-chat-rate = Piszesz szybciej, niż ktokolwiek zdoła przeczytać. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-offers = Pozostali dostali przed chwilą dość propozycji. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-failed = Coś poszło źle po naszej stronie. Nic się nie zmieniło.
server-refuse-storage = Stół nie może teraz zapisywać. Nic nie przepadło; spróbuj za chwilę.
server-refuse-deep = Przesłane dane są zbyt głęboko zagnieżdżone.
server-refuse-long = Obliczenie tego trwało zbyt długo.
server-refuse-busy = Zbyt wiele osób naraz zmienia ten stół. Spróbuj ponownie.

server-refuse-no-hello = Najpierw powiedz, o który stół chodzi.
server-refuse-table = Nie ma takiego stołu.
server-refuse-private = Ten stół jest prywatny. Poproś gospodarza o link.
server-refuse-seat = To nie jest twoje miejsce.
server-refuse-no-such-seat = Nie ma miejsca { $seat }.
server-refuse-not-seated = Nie masz miejsca przy tym stole.
server-refuse-begun = Partia już się zaczęła.
server-refuse-not-begun = Partia jeszcze się nie zaczęła.
server-refuse-not-over = Partia jeszcze trwa.
server-refuse-no-analysis = Tej partii nie da się przeanalizować: analiza dwa razy się przerwała.
server-refuse-token = To zaproszenie zostało już wykorzystane albo nigdy nie było ważne.
server-refuse-no-seat = Nie ma takiego wolnego miejsca.
server-refuse-seated = Masz już miejsce przy tym stole.
server-refuse-host = Może to zrobić tylko gospodarz stołu.
server-refuse-seats-open = Niektóre miejsca są jeszcze wolne.
server-refuse-paused = Partia jest wstrzymana.
server-refuse-live-pause = W tempie na żywo można wstrzymać ręcznie tylko grę przeciw samym botom; stół sam czeka na tego, kto stracił połączenie.
server-refuse-live-clock = Tempo na żywo ma własne zegary; nie ustawiaj zegara stołu.
server-refuse-tutor = Nauczyciel siada przy jednym graczu, który gra z botami, i nie w tempie na żywo.
server-refuse-no-offer = Ta propozycja nie jest już aktualna.
server-refuse-draw-bot = Boty nie zgadzają się na remis.
server-refuse-not-away = Ten gracz jest nieobecny zbyt krótko.
server-refuse-bot-there = Na tym miejscu gra już bot.
server-refuse-hint-people = Tam, gdzie grają inni ludzie, nie ma podpowiedzi.
server-refuse-chat-nobody = Zanim napiszesz, wybierz imię.

server-refuse-game = Nie ma gry „{ $game }”. Gry: { $known }.
server-refuse-bot = Nie ma bota „{ $bot }”. Boty: { $known }.
server-refuse-box = Nie ma takiego pudełka albo jego link wycofano.
server-refuse-pack = Nie ma zestawu danych „{ $pack }”.
server-refuse-pack-data = Nie można odczytać zestawu danych: { $reason }
server-refuse-pack-in-text = Zestaw nie należy do tekstu pozycji; wybiera się go obok.
server-refuse-bad-data = Tych danych nie można użyć: { $reason }
server-refuse-options = Z takich opcji nie powstanie gra ({ $reason }).
server-refuse-seat-count = Liczba miejsc w tej grze: { $seats }; podano: { $given }.
server-refuse-clock = Taki zegar wymaga podania liczby sekund.
server-refuse-branch = Rozgałęzić można tylko partię zakończoną albo taką, w której nie grają inne osoby.
server-refuse-branch-over = Wtedy partia była już skończona. Wybierz wcześniejszą chwilę.
server-refuse-branch-at = Ta partia ma mniej chwil; ostatnia to { $most }.
server-refuse-scenario = Nie można otworzyć tego scenariusza: { $reason }
server-refuse-no-scenario = Nie ma scenariusza „{ $name }”.
server-refuse-no-position = Tej chwili nie da się zapisać jako pozycji: gra jest jeszcze przygotowywana albo ma inny układ, niż potrafi opisać pozycja.

server-refuse-nobody = Najpierw wybierz imię.
server-refuse-not-lesson = Oznaczyć jako skończoną można tylko lekcję albo pozycję.
server-refuse-nameless = Tu inni przeczytają twoje imię. Najpierw je wybierz.
server-refuse-code = Nikt nie ma takiego kodu odzyskiwania.
server-refuse-webhook = Powiadomienia można wysyłać tylko na adresy https tych serwerów: { $known }.
server-refuse-origin = Ta strona nie może rozmawiać z tym serwerem.
server-refuse-address = Pod tym adresem nic nie ma.
server-refuse-body = Żądanie jest nieprawidłowe: { $reason }
server-puzzle = Zagadka { $name }
server-refuse-no-puzzle = Nie ma takiej zagadki.
server-refuse-old-puzzle = Ta zagadka pochodzi z dawnych zasad i nie da się już jej ustawić.
server-refuse-puzzle-answer = Takich odpowiedzi nie można dać w tej zagadce.

server-refuse-study = Nie ma takiego studium albo nie jest ci ono udostępnione.
server-refuse-study-read = To studium możesz czytać, ale nie zmieniać. Zrób sobie kopię.
server-refuse-study-own = Może to zrobić tylko właściciel studium.
server-refuse-study-many = Liczba twoich studiów: { $most }; więcej się nie zmieści. Najpierw któreś usuń.
server-refuse-studies = W krótkim czasie powstało bardzo wiele twoich studiów. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-refuse-study-node = Tego miejsca w studium nie ma albo już go nie ma.
server-refuse-study-gone = Ktoś w międzyczasie usunął tę gałąź.
server-refuse-study-noted = Ktoś inny właśnie to zmienił. Najpierw obejrzyj jego zmianę, potem popraw.
server-refuse-study-order = W międzyczasie dodano albo usunięto rozdział. Najpierw obejrzyj listę.
server-refuse-study-last = Studium ma co najmniej jeden rozdział. Usuń całe studium.
server-refuse-study-nodes = Studium mieści najwyżej { $most } ruchów. Na resztę załóż następne.
server-refuse-study-chapters = Studium mieści { $most } rozdziały. Na resztę załóż następne.
server-refuse-study-long = W tym studium jest za dużo tekstu: razem mieści { $most } znaków.
server-refuse-study-begin = Rozdział zaczyna się od jednej rzeczy: od pozycji, partii albo gry.
server-refuse-study-lots = Takie losy nie mogą tu paść.
server-refuse-study-rules = Zasady tej gry zmieniły się i od ruchu { $number } nie da się już rozegrać tego wariantu. Nic nie zginęło: nadal można go czytać.
server-refuse-study-format = Ten plik nie jest studium.
server-refuse-study-version = Ten plik ma wersję { $version }; tutaj da się przeczytać tylko wersję { $known }.
server-refuse-study-unread = Tego pliku nie można odczytać: { $reason }
server-refuse-study-file = Nie można przeczytać tego pliku ({ $where }): { $reason }
server-refuse-study-file-rules = Nie można przeczytać tego pliku ({ $where }): { $reason } Powstał przy zasadach { $rules }, a tu obowiązują { $known }.
server-refuse-study-file-long = Ten plik jest za długi; najwięcej { $most } MB.
