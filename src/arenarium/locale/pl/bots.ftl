### Przeciwnicy i to, co mówią.

bots-random = Kości
    .text = Odpowiada losowo. Dobry do wypróbowania gry.
bots-novice = Nowicjusz
    .text = Bierze to, co leży na wierzchu, i nie patrzy na twoją następną turę.
bots-apprentice = Uczeń
    .text = Rozgrywa swoją turę do końca, ale jest niecierpliwy i często wybiera drugie co do wartości zagranie.
bots-solid = Bywalec
    .text = Wie, ile warta jest pozycja, i każdą turę rozgrywa w myślach do końca.
bots-adept = Adept
    .text = Patrzy też na twoją odpowiedź. Czasem coś odda za darmo.
bots-veteran = Weteran
    .text = Patrzy dalej i rzadko oddaje coś za darmo.
bots-strong = Mistrz
    .text = Przeszukuje kilka tur naprzód na podstawie tego, co może wiedzieć, razem z kośćmi i zakrytymi kartami.
bots-legend = Legenda
    .text = Szuka jak Mistrz, ale z własnych partii wie, ile naprawdę warta jest pozycja.
bots-stands-in = Uczy się z własnych partii, ale tej gry jeszcze nie: tutaj gra tak samo jak { $level }.

bots-first = sam stół

bots-fault-raised = Bot { $bot } zawiódł ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-hung = Bot { $bot } nie odpowiedział na czas. Tym razem odpowiada { $instead }.
bots-fault-nonsense = Bot { $bot } podał odpowiedź spoza możliwych ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-crashed = Bot { $bot } przestał działać ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-missing = Nie ma tu bota { $bot }. Tym razem odpowiada { $instead }.

bots-hint = Najlepsze, co widzę: { $option } (szansa na wygraną { $chance } %)
bots-hint-other = Ewentualnie: { $option } ({ $chance } %)
bots-hint-equal = Mniej więcej tak samo dobre: { $option }
bots-hint-beside = { $own } Następny pomysł, „{ $option }”: { $other }
bots-hint-only = { $own } Następny pomysł, „{ $option }”, tego nie daje.
bots-hint-unlike = Następny pomysł, „{ $option }”: { $other }
bots-hint-further = Od razu nie daje więcej niż „{ $option }”, ale na dłuższą metę wygrywa około { $points } partii na 100 więcej.

bots-tutor = Nauczyciel pyta
bots-tutor-meant = Czy na pewno o to ci chodzi?
bots-slip-leaves-a-win = Inny ruch od razu wygrywa partię.
bots-slip-loses-at-once = To kończy partię twoją przegraną; inne ruchy nie.
bots-tutor-costs = Czy widzisz, ile to kosztuje?
bots-tutor-follows = Czy widzisz, co może się stać?
bots-tutor-idea = Czy widzisz „{ $option }”?
bots-tutor-often = { $sentence } Tak dzieje się mniej więcej { $often } razy na 10; przy lepszym pomyśle { $otherwise ->
    [0] prawie nigdy
   *[other] tylko { $otherwise }
}.
bots-tutor-oftener = Potem, mniej więcej { $often } razy na 10: { $sentence } Po twoim wyborze { $otherwise ->
    [0] prawie nigdy
   *[other] tylko { $otherwise }
}.
bots-tutor-chance = Tak wygrywa się stąd około { $better } partii na 100, a twoim wyborem około { $chance }.
bots-tutor-show = Pokaż
bots-tutor-shown = Lepiej: { $line } (szansa { $better } % zamiast { $chance } %)
bots-tutor-anyway = Mimo to zagraj
bots-tutor-again = Pomyślę jeszcze

bots-analysis = Analiza
bots-analysis-start = Znajdź punkty zwrotne
bots-analysis-running = Przeglądam partię…
bots-analysis-failed = Analiza została przerwana. Otwórz ją ponownie, aby zacząć od nowa.
bots-analysis-note = Ocena według tego, co gracz mógł wtedy wiedzieć: to, co zakryte, i los są w każdej próbie losowane na nowo.
bots-analysis-played = Zagrano: { $option } (została szansa { $chance } %)
bots-analysis-better = Lepiej: { $option } (szansa { $chance } %)
bots-analysis-gains = Co za tym przemawia: { $sentence } (w { $often } % prób zamiast w { $otherwise } %)
bots-analysis-spares = Co przemawia przeciw temu, co zagrano: { $sentence } (w { $often } % prób zamiast w { $otherwise } %)
bots-analysis-swing = { $name }: szansa spadła tu z { $before } % do { $after } %, a lepszego wyboru nie widać: los albo dobra gra przeciwnika.

bots-verdict-best = Najlepsze
    .short = najlepsze
bots-verdict-good = Dobre
    .short = dobre
bots-verdict-inaccuracy = Niedokładność
    .short = niedokł.
bots-verdict-mistake = Błąd
    .short = błąd
bots-verdict-blunder = Gruby błąd
    .short = gruby błąd
bots-verdict-close = Nie do rozstrzygnięcia
    .short = niejasne

bots-look-decisions = Decyzje
bots-look-summary = Wnioski
bots-look-log = Przebieg
bots-look-offer = Każda decyzja zostanie oceniona, o ile da się to zrobić uczciwie. Trwa to najwyżej minutę; wynik zostaje zapisany.
bots-look-took = przeanalizowane w { $seconds } s
bots-look-again = Spróbuj ponownie
bots-look-chance = Szansa wygranej: { $name }
bots-look-lots = los
bots-look-course = Szansa wygranej, { $name }: na początku { $first } %, na końcu { $last } %.
bots-look-turn = tura { $turn }
bots-look-t = t. { $turn }
bots-look-decision = decyzja { $n } z { $of }
bots-look-elsewhere = Tu ten gracz nie decyduje. Strzałki na dole prowadzą do najbliższej decyzji.
bots-look-worst = Do najdroższego wyboru: tura { $turn }
bots-look-nothing = Nie było nic do wyboru.
bots-look-before = Poprzednia decyzja
bots-look-after = Następna decyzja
bots-look-certain = kosztuje { $lost } ± { $doubt } { $doubt ->
    [one] punkt
    [few] punkty
   *[other] punktów
} szans: to pewne
bots-look-likely = kosztuje { $lost } ± { $doubt } { $doubt ->
    [one] punkt
    [few] punkty
   *[other] punktów
} szans: prawdopodobnie
bots-look-played = Zagrano
bots-look-better = Lepiej
bots-look-play = Rozegraj
bots-look-back = Wróć do partii
bots-look-best = { $option }: nic lepszego nie znaleziono.
bots-look-good = { $option }: nic wyraźnie lepszego nie znaleziono.
bots-look-close = { $option }: różnica wobec innych możliwości jest za mała, by ją ocenić.
bots-look-for = Za lepszym ruchem przemawia: { $sentence } Zdarza się to w { $often } % prób, inaczej w { $otherwise } %.
bots-look-against = Przeciw temu przemawia: { $sentence } Zdarza się to w { $often } % prób, inaczej w { $otherwise } %.
bots-look-won-close = Wygrana, ale było blisko
bots-look-won-clear = Wyraźna wygrana
bots-look-won-turned = Wygrana po późnym zwrocie
bots-look-lost-close = Przegrana, a było blisko
bots-look-lost-clear = Wyraźna przegrana
bots-look-lost-turned = Przegrana mimo późnej przewagi
bots-look-won-given = Wygrana: druga strona się poddała
bots-look-gave-up-ahead = Partia poddana mimo przewagi
bots-look-gave-up-open = Partia poddana, choć nic nie było rozstrzygnięte
bots-look-gave-up-behind = Partia poddana przy dużej stracie
bots-look-score = { $name } – { $score }
bots-look-drawn-close = Remis
bots-look-drawn-clear = Remis
bots-look-drawn-turned = Remis po późnym zwrocie
bots-look-count = { $count ->
    [one] jedna decyzja: { $name }
    [few] { $count } decyzje: { $name }
   *[other] { $count } decyzji: { $name }
}
bots-look-instead = Najdroższy przypadek: „{ $played }” zamiast „{ $better }” kosztowało { $lost } { $lost ->
    [one] punkt
    [few] punkty
   *[other] punktów
} szans.
bots-look-show = Pokaż turę { $turn }
bots-look-well = Dobrze znalezione:
bots-look-clean = Bez wyraźnych błędów.
bots-look-clean-text = Przy żadnej z tych decyzji nie znaleziono wyraźnie lepszej.
bots-look-fault = { $count ->
    [one] Jeden wybór sporo kosztował.
    [few] { $count } wybory sporo kosztowały.
   *[other] { $count } wyborów sporo kosztowało.
}
bots-look-luck-even = Los: po równo.
bots-look-luck-kind = Los sprzyjał.
bots-look-luck-unkind = Los nie sprzyjał.
bots-look-luck = Wszystkie dobrania i kości razem: { $gave } ± { $doubt } { $doubt ->
    [one] punkt
    [few] punkty
   *[other] punktów
} szans.
