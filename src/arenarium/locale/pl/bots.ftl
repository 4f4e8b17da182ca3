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
bots-stands-in = Tej gry jeszcze się nie uczyła: tutaj gra tak samo jak { $level }.

bots-first = sam stół

bots-fault-raised = Bot { $bot } zawiódł ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-hung = Bot { $bot } nie odpowiedział na czas. Tym razem odpowiada { $instead }.
bots-fault-nonsense = Bot { $bot } podał odpowiedź spoza możliwych ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-crashed = Bot { $bot } przestał działać ({ $detail }). Tym razem odpowiada { $instead }.
bots-fault-missing = Nie ma tu bota { $bot }. Tym razem odpowiada { $instead }.

bots-hint = Najlepsze, co widzę: { $option } (szansa na wygraną { $chance } %)
bots-hint-other = Ewentualnie: { $option } ({ $chance } %)
bots-hint-foreseen = Czego się potem spodziewam:
bots-analysis = Analiza
bots-analysis-start = Znajdź punkty zwrotne
bots-analysis-running = Przeglądam partię…
bots-analysis-failed = Analiza została przerwana. Otwórz ją ponownie, aby zacząć od nowa.
bots-analysis-none = Brak punktów zwrotnych: żaden wybór nie kosztował wiele i żadna tura nie zmieniła wiele.
bots-analysis-curve = Szansa na wygraną
bots-analysis-axis = góra: pewna wygrana, dół: pewna przegrana
bots-analysis-course = { $name }: na początku { $first } %, najlepiej { $best } %, najgorzej { $worst } %, na końcu { $last } %.
bots-analysis-moments = Punkty zwrotne
bots-analysis-show = Pokaż tę chwilę
bots-analysis-try = Graj stąd z botem
bots-analysis-note = Ocena według tego, co gracz mógł wtedy wiedzieć: to, co zakryte, i los są w każdej próbie losowane na nowo.
bots-analysis-table = Wykres w liczbach
bots-analysis-at = Chwila
bots-analysis-played = Zagrano: { $option } (została szansa { $chance } %)
bots-analysis-better = Lepiej: { $option } (szansa { $chance } %)
bots-analysis-gains = Co za tym przemawia: { $sentence } (w { $often } % prób zamiast w { $otherwise } %)
bots-analysis-spares = Co przemawia przeciw temu, co zagrano: { $sentence } (w { $often } % prób zamiast w { $otherwise } %)
bots-analysis-swing = { $name }: szansa spadła tu z { $before } % do { $after } %, a lepszego wyboru nie widać: los albo dobra gra przeciwnika.
