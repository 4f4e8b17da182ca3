### Myto

toll-name = Myto
toll-tagline = Jeden most, kilku poborców i nikt, kto by ufał pozostałym.
toll-mode-plain = Myto
toll-setting-hand = Karty na ręce
toll-setting-hand-1 = 1
toll-setting-hand-2 = 2
toll-setting-hand-3 = 3

toll-ask-pledge = Ile zastawiasz? Zastaw wzmacnia Twoje wyzwania, a na końcu przepada
toll-ask-play = Zagraj kartę albo najpierw się przechwal
toll-ask-challenge = Czy przepuszczasz kartę?
toll-ask-draw = Dobierana jest karta
toll-ask-roll = Rzut kostką

toll-verb-pledge = Zastaw
toll-verb-play = Zagraj
toll-verb-boast = Przechwal się: karta warta więcej o
toll-verb-challenge = Rzuć wyzwanie
toll-verb-pass = Przepuść
toll-verb-draw = Dobierz
toll-verb-roll = Wyrzuć

toll-fact-seats = Poborcy
toll-fact-bag = Karty w worku
toll-fact-hands = Ręce
toll-fact-played = Zagrane
toll-fact-points = Punkty
toll-fact-pledges = Zastawy
toll-fact-chosen = Ma już zastaw

toll-event-chose = { $seat }: zastaw wybrany.
toll-event-pledged = Zastawy: { $points }.
toll-event-drew = { $seat } dobiera kartę.
toll-event-boasted = { $seat } się przechwala: karta będzie warta o { $points } więcej.
toll-event-played = { $seat } zagrywa { $card }.
toll-event-rolled = { $seat } rzuca wyzwanie i wyrzuca { $face }.
toll-event-scored = { $seat } zdobywa punkty: { $points }.
toll-event-resigned = { $seat } się poddaje.

toll-refuse-verb = „{ $text }” nie zaczyna się od słowa znanego w tej grze.
toll-refuse-operands = „{ $text }” ma za mało albo za dużo liczb.
toll-refuse-not-in-hand = Nie masz na ręce karty { $card }.
toll-refuse-boast = Już się przechwalasz.
toll-doubt-cards = Kart o wartości { $card } jest tylko { $most }.
