# Klient w przeglądarce: wszystko wokół plansz.

web-close = Zamknij
web-language = Język
web-theme = Zmień motyw
web-menu = Menu
web-log = Przebieg
web-chat = Czat
web-keys = Klawisze
web-settings = Ustawienia
web-rules = Zasady
web-credits = Podziękowania
web-docs = Dokumentacja
    .page = /docs/pl/index.html
web-gallery = Galeria
web-replay = Powtórka
web-nav = Strony
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-replays = Powtórki
web-nav-matches = Twoje partie
web-players = Gracze
web-unfold = Gracze, punkty i przebieg w całości
web-hand-and-question = Ręka i pytanie
web-skip-to-board = Przejdź do planszy
web-skip-to-question = Przejdź do pytania
web-to-move = na ruchu
web-loading = Chwileczkę…
web-away = Serwer nie odpowiada. Twoje ruchy są zapamiętane i zostaną wysłane, gdy wróci.
web-unanswered = Serwer nie odpowiedział, więc nic się nie stało. Spróbuj za chwilę jeszcze raz.
web-missing = Serwer nie odpowiada. Strona sama pyta go ponownie.
web-torn = Część tej strony nie dotarła. Pobieramy ją ponownie.
web-blocked = Serwer odpowiada, ale stałe połączenie, którego potrzebuje stół (WebSocket), coś po drodze zatrzymuje: serwer pośredniczący, zapora albo rozszerzenie przeglądarki. Próbujemy dalej.
web-odd = Coś się przed chwilą nie udało. Jeśli strona dziwnie się zachowuje, wczytaj ją ponownie.
web-failed = To się nie udało ({ $status }).
web-try-now = Spróbuj teraz
web-offline = Brak sieci
web-offline-text = Partie toczą się na serwerze, więc poczekają, aż sieć wróci; nic z nich nie zginie. To, co już było otwierane na tym urządzeniu, otworzy się i teraz: powtórki i lekcje.
web-offline-replays = Powtórki na tym urządzeniu
web-offline-lessons = Lekcje do czytania
web-offline-kept = Brak sieci: tak to wyglądało ostatnio
web-lesson-none = Nie ma takiej lekcji. Wybierz inną spośród tych do nauki.
web-lesson-back = Wstecz
web-lesson-on = Dalej
web-lesson-play = Zagraj tę lekcję
web-broken = Coś się zepsuło na tej stronie
web-broken-text = Twoja gra jest bezpieczna na serwerze. Ponowne wczytanie strony ją przywróci.
web-reload = Wczytaj ponownie
web-not-found = Nie ma takiej strony
web-to-lobby = Do poczekalni

# Poczekalnia
web-lead = W co gramy?
web-lead-text = Bez konta, bez imienia. Dwa kliknięcia do pierwszego ruchu.
web-hello = Cześć, { $name }
web-games = Gry
web-ways = Jak zagrać w { $game }
web-people = { $count } os.
web-your-first = Twoja pierwsza partia
web-next-match = Następna partia
web-which-match = Która partia
web-plan-first = Pierwsza partia
web-plan-whole = Pełna gra
web-play-now = Zagraj teraz
web-tutored = Z nauczycielem
web-with-tutor = z nauczycielem
web-tutored-play = Zagraj z nauczycielem
web-tutored-text = Cała partia z łatwym botem. Przed wyraźnym błędem nauczyciel pyta, czy go widzisz; decyzja należy do ciebie.
web-whole-clock = Bez zegara, ruch można cofnąć
web-whole-rules = Wszystko, co jest w pudełku; inne zasady są niżej
web-opponent = Przeciwnik
web-rungs = { $count ->
    [one] { $count } szczebel
    [few] { $count } szczeble
   *[many] { $count } szczebli
}
web-rung-first = na pierwszy raz
web-rung-fits = w sam raz
web-guest = Gość
web-guest-number = Gracz { $number }
web-bot-level = Siła bota
web-bot = Bot
web-bot-option = Bot: { $level }
web-bot-option-like = Bot: { $level } (jak { $other })
web-bot-name = { $level } (bot)
web-way-screen = Przy jednym ekranie
web-way-screen-text = bez imion
web-way-invite = Zaproś znajomego
web-way-invite-text = tu zapytamy o imię: ta osoba je przeczyta
web-way-other = Inne zasady
web-way-other-text = tryb, miejsca, ustawienia, zegar
web-your-games = Twoje gry
web-waiting-for-you = { $count ->
    [0] żadna nie czeka na ciebie
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
  }
web-open-tables = Stoły
web-no-tables = Żaden stół nie jest teraz otwarty. Załóż swój: inni go tu zobaczą.
web-row-yours = Twoja tura
web-row-go-on = Graj dalej
web-row-thinks = { $count ->
    [one] { $name } myśli
   *[other] { $name } myślą
  }
web-row-paused = przerwa
web-row-join = Dołącz
web-row-watch = Oglądaj
web-row-replay = Powtórka
# Twoje partie
web-finished = Zakończone
web-finished-text = z ludźmi, botami i przy jednym ekranie
web-all = Wszystkie
web-hidden = Ukryte
web-sought = Kto, co, kiedy
web-older = Pokaż starsze
web-no-matches = Nie ma jeszcze zakończonej partii. Do pierwszej wystarczą dwa kliknięcia.
web-analyse = Analizuj
web-not-analysed = bez analizy
web-again = Rewanż
web-match-more = Co zrobić z tą partią: { $game }
web-one-screen = jeden ekran
web-outcome-won = wygrana
    .short = W
web-outcome-lost = przegrana
    .short = P
web-outcome-drawn = remis
    .short = R
web-outcome-over = koniec
    .short = –
web-share-match = Kopiuj link
web-hide = Ukryj
web-delete = Usuń
web-bring-back = Przywróć
web-delete-text = Po minucie usunięcia nie da się cofnąć. Inni gracze zachowują swoją partię.
web-gone-hidden = Ukryto: { $game }.
web-gone-deleted = Usunięto: { $game }.
web-seconds-left = jeszcze { $seconds } s
web-tried = Lekcje i „a gdyby”
web-tried-text = Nie czekają na nikogo i nie liczą się jako partie.
web-tried-none = Nic nie zaczęto.
web-throw-away = Wyrzuć: { $what }
web-kind-scenario = lekcja lub pozycja
web-kind-whatif = a gdyby
web-month = Ostatnie 30 dni
web-month-matches = { $count ->
    [one] partia
    [few] partie
   *[many] partii
}
web-month-won = wygrane
web-month-faults = błędu w analizowanej partii
web-public-matches = Publiczne partie innych
web-what-if = „A gdyby”: nic, co tu zrobisz, nie zmienia partii, z której to pochodzi.
web-what-if-back = Do tamtej partii
web-no-replays = Żadna partia jeszcze się tu nie skończyła.

# Nowy stół
web-new-mode = Tryb
web-new-seats = Miejsca
web-new-who = Kto gra
web-new-settings = Zasady
web-new-table = Stół
web-new-clock = Zegar
web-new-public = Inni mogą widzieć stół i dołączyć
web-new-tutor = Nauczyciel pyta przed wyraźnym błędem
web-new-go = Otwórz stół
web-as-it-comes = jak wypadnie
web-clock-none = bez zegara
web-clock-quick = 5 min + 10 s
web-clock-calm = 25 min + 30 s
web-clock-move = 90 s na ruch
web-clock-days = 3 dni na ruch
web-seat-number = Miejsce { $number }
web-seat-free = wolne
web-seat-invited = zaproszenie
web-seat-hotseat = przy tym ekranie
web-seat-invite = z zaproszenia
web-seat-open = dla każdego
web-you = ty

# Przed partią
web-waiting-text = Wyślij link osobie, która ma tu usiąść, albo pokaż jej kod. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
web-invited-by = { $name } zaprasza cię do partii.
web-send-link = Wyślij link
web-waiting-guest = Czeka na ciebie wolne miejsce. Usiądź; partia zacznie się, gdy wszystkie będą zajęte.
web-waiting-start = Wszystkie miejsca są zajęte.
web-no-table-text = Partia mogła zostać usunięta, link może być stary albo ucięty, a może stół jest prywatny. Poproś o nowy link albo otwórz własny stół.
web-older-rules = Tej partii nie da się już pokazać
web-older-part = Od ruchu { $at } plansza stoi: według dzisiejszych zasad ta partia poszłaby inaczej. Przebieg obok jest kompletny.
web-older-rules-text = Rozegrano ją według starszej wersji zasad. Nic nie przepadło: można ją zapisać do pliku.
web-invite-loopback = Ta strona jest otwarta na samym serwerze, więc link zadziała tylko na tym komputerze. Dla znajomych otwórz ją pod adresem, którego używają inne urządzenia w twojej sieci.
web-sit-here = Usiądź tutaj
web-seat-kept = miejsce dla ciebie
web-pace-none = bez zegara
web-pace-days = { $days ->
    [one] jeden dzień na ruch
   *[other] { $days } dni na ruch
  }
web-pace-move = { $seconds } s na ruch
web-pace-bank = zegar: { $minutes } min + { $seconds } s
web-invite-new = Przygotuj nowy link
web-close-table = Zamknij stół
web-close-table-sure = Na pewno zamknij stół
web-stand-up = Wstań od stołu
web-stand-up-sure = Na pewno wstaję
web-stay = Zostaję
web-closed = Ten stół jest zamknięty
web-closed-text = Gospodarz zamknął go przed rozpoczęciem partii.
web-unknown = To urządzenie już nie wie, kim jesteś, więc tylko oglądasz. Z kodem odzyskiwania wrócisz na swoje miejsce.
web-invite-link = Link z zaproszeniem
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
web-qr = Link jako kod QR
web-start = Zacznij

# Imiona
web-name-title = Twoje imię
web-name = Imię
web-name-text = Widzą je inni przy stole. Nie ma hasła; to urządzenie cię zapamięta.
web-name-returning = Mam kod odzyskiwania
web-name-new = Jestem tu pierwszy raz
web-recovery-code = Kod odzyskiwania
web-recovery = Twój kod odzyskiwania, na inne urządzenie:
web-go-on = Dalej
web-save = Zapisz
web-saved = Zapisano.

# Przy stole
web-said-times = { $text } ({ $count } razy)
web-said-earlier = Wcześniejsze zdania ({ $count }) są w przebiegu partii.
web-your-turn = Twój ruch
web-turn-number = tura { $turn }
web-their-turn = Poczekaj
web-your-move = Twój ruch
web-waits-for = Czekamy na: { $names }
web-wait = Czekamy
web-paused = Partia jest wstrzymana
web-over = Partia skończona
web-over-label = Koniec
web-see-result = Zobacz wynik
web-watching = oglądasz
web-gone = Nie ma
web-not-here = teraz nie przy stole
web-place = miejsce { $place }
web-clock = zostało { $time }
web-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
  }
web-put-back = Odłóż
web-sure = Na pewno: { $action }
web-undo = Cofnij
web-undo-free = bez pytania
web-undo-alone = i to, co nastąpiło
web-undo-consent = jeśli inni się zgodzą
web-offer-undo = { $name } prosi o cofnięcie ruchu.
web-offer-draw = { $name } proponuje remis.
web-offered-undo = Prosisz o cofnięcie ruchu. Inni jeszcze nie odpowiedzieli.
web-offered-undo-after = Prosisz o cofnięcie do chwili po: „{ $what }”. Nie ma jeszcze odpowiedzi.
web-offered-undo-to = Prosisz o cofnięcie do chwili przed: „{ $what }”. Nie ma jeszcze odpowiedzi.
web-offered-draw = Proponujesz remis. Inni jeszcze nie odpowiedzieli.
web-offered-pause = Prosisz o przerwę. Inni jeszcze nie odpowiedzieli.
web-unheard-undo = Ruch zostaje: nie było zgody na cofnięcie.
web-unheard-draw = Remisu nie będzie: propozycja nie została przyjęta.
web-unheard-pause = Przerwy nie będzie: nie było na nią zgody.
web-unheard-overtaken = Prośba przepadła: gra potoczyła się tymczasem dalej.
web-offer-undo-after = { $name } prosi o cofnięcie do chwili po: „{ $what }”.
web-offer-undo-to = { $name } prosi o cofnięcie do chwili przed: „{ $what }”.
web-withdraw = Wycofaj
web-notices = { $count ->
    [one] Wiadomość
   *[other] Wiadomości ({ $count })
}
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-agree = Zgoda
web-decline = Odmawiam
web-refused = Teraz tego zrobić nie można.
web-options = Możliwości
web-question = Pytanie
web-question-rule = Zasada tego pytania
web-on-stage = Co się dzieje
web-options-count = Lista ({ $count })
web-warn-never = Nie ostrzegaj więcej
web-options-all = Lista ({ $count }): wszystkie możliwości
web-options-filter = Pisz, aby zawęzić
web-options-more = i jeszcze { $count }: pisz, aby zawęzić

web-plain-board = Pozycja
web-plain-facts = Co wiesz
web-plain-yes = tak
web-plain-no = nie
web-show-moment = Naciśnij, aby zobaczyć tę chwilę jeszcze raz.
web-log-rule = Co mówią zasady:
web-moment-label = Wcześniej
web-moment = Oglądasz wcześniejszą chwilę.
web-log-undo = { $name } cofa ruch.
web-log-resign = { $name } poddaje grę.
web-log-time = Czas się skończył: { $name }.
web-log-draw = Uzgodniono remis.
web-log-rebase = Partia potoczyła się dalej od zapisanej pozycji.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Napisz wiadomość
web-send = Wyślij
web-mute = Wycisz: { $name }
web-curtain = { $name }, twoja kolej
web-curtain-text = Podaj urządzenie. Nikt inny nie powinien teraz patrzeć.
web-curtain-open = To ja, { $name }
web-offer-a-draw = Zaproponuj remis
web-pause = Wstrzymaj
web-resume = Wznów
web-resign = Poddaj się
web-resign-sure = Na pewno się poddaję
web-share-watch = Kopiuj link dla widzów
web-commitment = Odcisk ziarna tej partii (SHA-256):

# Klawisze
web-key-tab = od rzeczy do rzeczy
web-key-enter = wybierz
web-key-esc = odłóż, zamknij; podczas pokazu: do teraz
web-key-undo = cofnij
web-key-chat = czat lub przebieg
web-key-help = te klawisze
web-key-pause = zatrzymaj pokaz i wznów
web-key-step = krok wstecz, krok dalej

# Koniec
web-you-won = Wygrana!
web-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
web-drawn = Remis
web-rematch = Jeszcze raz
web-rematch-waits = Następna partia już rozłożona: czekają na ciebie.
web-rematch-go = Do następnej partii
web-export = Zapisz partię
web-seed = Uczciwy los
web-seed-text = Przed pierwszym ruchem serwer podał odcisk tajnego ziarna; wynika z niego każdy los tej partii. Teraz ziarno jest jawne i twoja przeglądarka może je porównać.
web-seed-example = Ten stół powstał z przykładu: dopóki grano zgodnie z nim, kości i karty wypadały tak, jak tam zapisano, a poniższe zestawienie ich nie liczy.
web-seed-check = Sprawdź ziarno
web-seed-good = Ziarno zgadza się z odciskiem.
web-seed-bad = Ziarno nie zgadza się z odciskiem!
web-seed-none = Ziarno nie jest jeszcze jawne.
web-luck = Co dał los
web-luck-text = Ile razy co wypadło i ile razy zapowiadały to szanse każdego losowania i rzutu.
web-luck-what = Co
web-luck-times = wypadło
web-luck-expected = oczekiwane
web-luck-none = W tej partii los nie miał nic do powiedzenia.
web-luck-lots = losowań i rzutów: { $count }
web-luck-mean = średnio { $mean }, oczekiwane { $expected }

# Powtórka
web-eyes = Czyimi oczami
web-eyes-own = co mogę wiedzieć
web-eyes-of = oczami: { $name }
web-scrub = Chwila partii
web-moment-of = chwila { $at } z { $of }
web-share = Udostępnij
web-share-picture = Obraz tej chwili
web-share-png = Zapisz jako PNG
web-share-svg = Zapisz jako SVG
web-share-send = Wyślij…
web-share-link = Link do tej chwili
web-share-moment = Kopiuj link
web-share-film = Cała partia w pliku
web-share-film-text = Jeden plik z planszą, ruch po ruchu. Odtworzy go każda przeglądarka, bez serwera i bez sieci. Pokazuje to, co widzisz tutaj.
web-share-film-save = Zapisz plik
web-share-film-made = Rysuję: { $percent }%
web-share-film-there = Zrób plik w powtórce
web-share-film-open = Otwórz w Arenarium
web-branch = A gdyby…
web-branch-bot = …z botem

# Nauka
web-learn-begin = Zacznij pierwszą partię z przewodnikiem
web-learn-guided = Pierwsza partia z przewodnikiem
web-learn-examples = Przykłady z instrukcji
web-lessons = Lekcje
web-learned = zrobione
web-learn-on = Dalej: { $lesson }
web-learn-every = Pokaż wszystkie
web-learn-fewer = Zwiń listę
web-learn-rules = Gra w skrócie
web-learn-whole = Pełne zasady
web-learn-positions = Wszystkie pozycje ({ $count })
web-learn-none = Nic nie pasuje.
web-try = Wypróbuj
web-gallery-open = Zobacz każdy żeton i każdą kartę
web-gallery-none = Ta gra nie ma jeszcze galerii.
web-gallery-positions = Pozycje

# Źródła faktów
web-source-rulebook = z instrukcji
web-source-published = z opublikowanych materiałów
web-source-reconstructed = odtworzone: porównaj ze swoim egzemplarzem

# Ustawienia
web-set-lang = Język
web-set-theme = Motyw
web-set-theme-system = Jak w systemie
web-set-theme-dark = Ciemny
web-set-theme-light = Jasny
web-set-motion = Ruch na ekranie
web-set-motion-system = Jak w systemie
web-set-motion-full = Pełny
web-set-motion-reduced = Ograniczony
web-set-speed = Tempo pokazywania
web-set-speed-step = krok po kroku
    .short = kroki
web-set-speed-half = ½×
web-set-speed-one = 1×
web-set-speed-two = 2×
web-set-speed-once = od razu
web-set-sound = Dźwięki
web-set-confirm = Pytaj przed końcem tury
web-set-warn = Ostrzegaj, gdy coś zostaje niewykorzystane
web-set-guard = Przez pół sekundy nie przyjmuj kliknięć w przycisk, który się zmienił
web-set-tutor = Nauczyciel pyta przed błędem (w partiach z nauczycielem)
web-set-notify = Daj znać, gdy przyjdzie moja tura

web-own-data = Twoje dane
web-own-data-text = Serwer zna twoje imię, stoły, zagadki, studia i pudełka, to, co piszesz na czatach, i ukończone lekcje. Nic więcej.
web-own-export = Zapisz kopię
web-forget = Zapomnij o mnie wszędzie
web-forget-sure = Na pewno zapomnij
web-forget-text = Twoje własne partie zostaną usunięte. Partie z innymi zostaną u nich, bez twojego imienia; gdzie jeszcze trwają, twoje miejsce zajmie bot. Tego nie da się cofnąć.

# Podziękowania
web-credits-text = Plansze, pionki, znaki i teksty są własne. Poza tym Arenarium korzysta z pracy tych osób:
web-credits-what = Co
web-credits-who = Kto
web-credits-licence = Licencja
web-credits-icons = portrety i godła
web-credits-font = krój pisma
web-credits-code = oprogramowanie
web-credits-games = Cztery gry należą do swoich autorów i wydawców. Ten stół nie zawiera ich grafik ani tekstów; żeby dobrze grać, warto mieć pudełka.

# Ktoś odszedł
web-left = { $name } nie jest przy stole.
web-bot-sits-in = Niech usiądzie bot
web-bot-plays-you = Na twoim miejscu gra bot.
web-take-back = Wracam do gry
web-offer-pause = { $name } prosi o przerwę.

web-try-broken = Ten link nie zawiera scenariusza, który da się odczytać.
web-lesson = Lekcja
web-guide-go = Dalej
web-guide-back = Cofnij to
web-guide-show = Zrób to za mnie
web-guide-again = Ta lekcja jeszcze raz
web-guide-next = Następna lekcja
web-guide-match = Zagraj pierwszą partię z botem
web-guide-all = Wszystkie lekcje
web-example = Przykład
web-example-think = Najpierw zgadnij, potem sprawdź.
web-example-check = Sprawdź
web-example-do = Wypróbuj: { $action }
web-example-may = Czy tak wolno? { $action }
web-example-try = Spróbuj i zobacz
web-example-no = Nie: „{ $action }” nie przejdzie.
web-example-not = Zasady na to nie pozwalają.
web-example-over = To wszystko: na stole widać, o czym mówi zasada.
web-example-look = Tu nie trzeba nic robić: na stole widać, o czym mówi zasada.
web-example-otherwise = Kości albo karty wypadły inaczej niż w instrukcji. Graj dalej, jak chcesz, albo zacznij od nowa.
web-example-strayed = To też wolno, ale przykład idzie inną drogą. Cofnij to, graj dalej po swojemu albo zacznij od nowa.
web-example-next = Następny przykład
web-example-again = Od początku
web-example-all = Wszystkie przykłady
web-guide-strayed = To też wolno, ale lekcja idzie inną drogą. Cofnij to i graj dalej, rozejrzyj się swobodnie albo zacznij od nowa.

web-hint = Rada
web-hint-play = Zagraj to
web-key-hint = rada, gdy grasz tylko z botami

web-recovery-new = Utwórz nowy kod odzyskiwania
web-recovery-text = Z tym kodem jesteś tą samą osobą na innym urządzeniu. Nowy kod unieważnia stary.
web-webhook = Adres wywoływany, gdy przyjdzie moja tura
web-webhook-text = Na przykład webhook kanału czatu. Puste pole wyłącza powiadamianie.

## Wspólne dla plansz

web-board-hand = Ręka
web-board-recent = przed chwilą w akcji
web-board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-board-now = teraz
web-board-ally = wspólnie z: { $name }
web-board-key-walk = Chodzenie po planszy
web-board-key-take = Wybór tego, co zaznaczone
web-board-key-back = Odłożenie
web-board-empty = puste
web-board-key-card = Wybór karty z ręki
web-board-space = Spacja

# Scena: co się dzieje, pokazywane krok po kroku
web-stage = Co się dzieje
web-stage-back = Krok wstecz
web-stage-pause = Pauza
web-stage-go = Dalej
web-stage-step = Następny krok
web-stage-happened = Co się stało
web-stage-fetching = Pobieram, co się stało…
web-stage-now = Do teraz
web-sending = Wysyłanie ruchu…
web-silent = Serwer nie odpowiada. Ruch zostanie wysłany ponownie.

web-box = Twoje pudełko
web-box-yours = Moje pudełko
web-box-areas = { $name }: obszary
web-box-setup = Przygotowanie
web-box-nothing = nic
web-box-yes = tak
web-box-no = nie
web-box-less = { $name }: mniej
web-box-more = { $name }: więcej
web-box-add = dodaj
web-box-remove = Usuń: { $name }
web-box-unreadable = Tego nie da się odczytać.
web-box-ships = w wydaniu: { $value }
web-box-reset = Jak w wydaniu
web-box-reset-one = { $name }: jak w wydaniu
web-box-seen = { $name }: widzę w pudełku
web-box-drop = zostaw, jak było
web-box-confirm = Zgadza się z pudełkiem
web-box-side = Strona { $side }
web-box-things = Wszystko z pudełka
web-box-search = Szukaj
web-box-none = Nic takiego nie ma.
web-box-filter-all = Wszystko
web-box-filter-differs = Inne
web-box-filter-checked = Zgodne
web-box-differ = { $count ->
    [0] Wszystko jest jak w wydaniu
    [one] { $count } fakt jest inny niż w wydaniu
    [few] { $count } fakty są inne niż w wydaniu
   *[many] { $count } faktów jest innych niż w wydaniu
}
web-box-compare = porównaj
web-box-compare-title = Porównanie z wydaniem
web-box-checked = sprawdzono { $seen } z { $all }
web-box-play = Zagraj z nim
web-box-share = Udostępnij
web-box-as-shipped = w wydaniu
web-box-as-yours = u ciebie
web-box-name = Jak się nazywa
web-box-share-on = Kto ma ten link, może czytać twoje poprawki i z nimi grać.
web-box-share-off = Nikt inny nie widzi twoich poprawek. Dzięki linkowi inni mogą je czytać i z nimi grać; link można wycofać.
web-box-link = Link do twojego pudełka
web-box-make-link = Utwórz link
web-box-withdraw = Wycofaj link
web-box-file = Jako plik
web-box-file-text = Twoje poprawki i potwierdzenia jako plik TOML. Wczytany plik zajmie ich miejsce.
web-box-download = Zapisz plik
web-box-upload = Wczytaj plik
web-box-loaded = { $count ->
    [one] Wczytano: { $count } fakt jest inny.
    [few] Wczytano: { $count } fakty są inne.
   *[many] Wczytano: { $count } faktów jest innych.
}
web-box-shared = Czyjeś pudełko
web-box-take = Weź do mojego pudełka
web-mark-rulebook = instrukcja
web-mark-published = publikacja
web-mark-reconstructed = odtworzone
web-mark-doubtful = wątpliwe
web-mark-box = z pudełka
web-box-at-table = Własne fakty
web-box-facts = Fakty
web-box-facts-text = Liczby na żetonach i kartach: jak w wydaniu albo jak w pudełku.
web-box-open = Porównaj ze swoim pudełkiem
web-box-block = Co się dzieje
web-box-earlier = Wcześniej
web-box-add-block = klocek
web-box-effect-of = Weź działanie z…
web-box-own-name = Nazwa
web-box-own-text = Co robi, twoimi słowami
web-box-like = Zacznij od
web-box-make-own = Zrób własną
web-box-own-place = Zajmuje miejsce tej z pudełka. W zapisie zostaje jej dawne słowo.
web-box-try = Wypróbuj
web-box-filter-own = Własne
web-mark-own = własne

web-editor = Edytor
web-editor-mode = Tryb
web-editor-seats = Gracze
web-editor-options = Opcje
web-editor-take = Usuń: { $what }
web-editor-add = dodaj
web-editor-text = Tekst pozycji
web-editor-line = Wiersz { $line }
web-editor-unread = nie da się odczytać
web-editor-matches = zgadza się z planszą
web-editor-play = Zagraj stąd…
web-editor-play-all = Wszystkie strony na tym ekranie
web-editor-my-seat = Moje miejsce
web-editor-rung = Siła bota
web-editor-play-bot = Przeciw temu botowi
web-editor-play-friend = Ze znajomym, przez link
web-editor-none = Ta gra nie ma edytora
web-editor-none-text = Jej planszy nie da się tu ustawić.
web-editor-pieces = Figury
web-editor-whose = Czyje
web-editor-clear = Wyczyść
web-editor-back = Krok wstecz
web-editor-forward = Krok naprzód
web-editor-chosen = Wybrane
web-editor-remove = Usuń
web-editor-how = Wybierz figurę i kliknij miejsce; kliknij to, co leży, aby to wybrać.
web-editor-how-keys = Strzałki chodzą po planszy, Enter kładzie, Delete usuwa.
web-editor-move = Przenieś
web-editor-where = Dokąd? Kliknij miejsce.
web-editor-refused = Tak nie da się ustawić: { $reason }
web-editor-broken-link = Ten link jest uszkodzony: nie ma w nim pozycji. Widzisz pustą planszę.
web-editor-doubt = Nie może się zdarzyć, ale da się zagrać:
web-editor-redo = Ponów
web-editor-open = Otwórz w edytorze
web-editor-learn = Ustaw pozycję
web-editor-link = Link do tej pozycji
web-editor-picture = Obraz tej pozycji
web-editor-meant = Tak ma być, choć nie może się zdarzyć:
web-editor-mean = Tak ma być

## Zagadki
web-nav-puzzles = Zagadki
web-puzzle-lead = Chwile z prawdziwych partii z jedną najlepszą odpowiedzią, dowiedzioną przez sprawdzenie wszystkich wariantów.
web-puzzle-yours = Twój ranking
web-puzzle-curve = Twój ranking, od { $from } do { $to }
web-puzzle-progress = Rozwiązane: { $solved } z { $count }
web-puzzle-begin = Zacznij
web-puzzle-next = Następna zagadka
web-puzzle-all-solved = Wszystkie są rozwiązane.
web-puzzle-daily = Zagadka dnia
web-puzzle-daily-go = Rozwiąż dzisiejszą
web-puzzle-daily-again = Zobacz ją jeszcze raz
web-puzzle-themes = O co pytają
web-puzzle-every = Wszystkie zagadki
web-puzzle-open = nierozwiązywana
web-puzzle-missed = nietrafiona
web-puzzle-helped = rozwiązana z pomocą
web-puzzle-solved = rozwiązana
web-puzzle-none = Wybierz inną.
web-puzzle-asked = Zagadka
web-puzzle-all = Wszystkie zagadki
web-puzzle-right-win = Dobrze! To wygrywa, cokolwiek było zakryte.
web-puzzle-wrong-win = To nie wygrywa.
web-puzzle-right = Dobrze! To daje { $gain }, cokolwiek było zakryte.
web-puzzle-wrong = Można lepiej: to daje { $gain }, a najlepsza odpowiedź { $best }.
web-puzzle-wrong-plain = To nie jest najlepsza odpowiedź.
web-puzzle-more = Na razie dobrze: znalezione odpowiedzi { $done } z { $all }.
web-puzzle-shown = Tak wygląda rozwiązanie.
web-puzzle-goes-on = Co dalej:
web-puzzle-leads = Najlepsze, co potem zostaje:
web-puzzle-rates = Ty { $mine } · ta zagadka { $its }
web-puzzle-proof = · sprawdzone warianty: { $lines }, układy tego, co zakryte: { $worlds }
web-puzzle-rests-next = To już wszystko. Czas na następną.
web-puzzle-rests-again = Zobacz, co z tego wyszło, i spróbuj jeszcze raz.
web-puzzle-again = Jeszcze raz
web-puzzle-hint = Podpowiedź
web-puzzle-cost-hint = Przed pierwszą odpowiedzią: do rankingu liczy się wtedy połowa.
web-puzzle-solution = Rozwiązanie
web-puzzle-cost-solution = Przed pierwszą odpowiedzią: do rankingu liczy się jak nierozwiązana.

# Studia
web-study = Studium
web-studies = Studia
web-studies-text = Warianty z komentarzami, od dowolnej pozycji.
web-studies-none = Jeszcze żadnego.
web-study-begin = Zacznij studium
web-study-new = Nowe studium
web-study-of = { $game } · { $name }
web-study-row = { $game } · { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
  }
web-study-none = Może link wycofano albo studium usunięto.
web-study-gone = To studium usunięto albo nie jest już dla ciebie otwarte.
web-study-lost = Wyrzucone: { $what }
web-study-count = { $count ->
    [one] 1 osoba tutaj
    [few] { $count } osoby tutaj
   *[other] { $count } osób tutaj
  }
web-study-eyes = kto ma ruch
web-study-along = Podążaj
web-study-first = Na początek
web-study-last = Na koniec wariantu
web-study-lines = Warianty
web-study-tab-lines = Warianty
web-study-tab-play = Graj
web-study-fold = Zwiń lub rozwiń ten wariant
web-study-marks = strzałki
web-study-said = Co powiedziano o tym ruchu
web-study-verdict = Ocena
web-study-interesting = Ciekawe
web-study-comment = Komentarz
web-study-nothing-said = Bez komentarza.
web-study-draw = Strzałki na planszy
web-study-draw-how = Wskaż miejsce, potem drugie: strzałka. Dwa razy to samo: okrąg. Można też przeciągnąć prawym przyciskiem.
web-study-colour = Kolor
web-study-colour-green = zielony
web-study-colour-red = czerwony
web-study-colour-blue = niebieski
web-study-colour-yellow = żółty
web-study-unmark = Wyczyść
web-study-unmark-one = Usuń { $what }
web-study-clash = Ktoś inny napisał tu tymczasem:
web-study-mine = Wstaw moje
web-study-theirs = Zostaw to
web-study-line = Ten ruch i jego wariant
web-study-redraw = To samo z nowym losowaniem
web-study-main = Uczyń głównym wariantem
web-study-before = Przed inne ruchy
web-study-delete = Usuń odtąd
web-study-delete-sure = { $count ->
    [one] Na pewno usuń 1 ruch
    [few] Na pewno usuń { $count } ruchy
   *[other] Na pewno usuń { $count } ruchów
  }
web-study-deleted = Usunięto.
web-study-full = Studium jest pełne: usuń wariant albo zacznij nowe studium.
web-study-chapter = Rozdział
web-study-chapters = Rozdziały
web-study-title = Tytuł studium
web-study-chapter-title = Tytuł rozdziału { $number }
web-study-open = Otwórz: { $what }
web-study-up = W górę: { $what }
web-study-down = W dół: { $what }
web-study-really = Na pewno?
web-study-new-chapter = Nowy rozdział
web-study-from-here = Od pozycji na planszy
web-study-from-start = Od początku gry
web-study-share = Udostępnij studium
web-study-link-read = Do czytania
web-study-link-read-text = Kto ma ten link, widzi wszystko, także twoje zmiany na bieżąco.
web-study-link-write = Do wspólnej pracy
web-study-link-write-text = Kto ma ten link, gra, komentuje i rysuje razem z tobą.
web-study-link-make = Utwórz link
web-study-withdraw = Wycofaj link
web-study-here = Teraz tutaj
web-study-alone = Tylko ty.
web-study-away = Brak połączenia: zmiany innych przyjdą, gdy wróci.
web-study-save = Zapisz do pliku
web-study-load = Otwórz plik
web-study-copy = Skopiuj do moich
web-study-throw = Wyrzuć
web-study-leave = Opuść to studium
web-study-moment = Ruch { $at }
web-study-position = Pozycja
