### Napisy na planszach Tash-Kalar, Warcrafta i Herosów. Nazwy kart i pytania są w pliku każdej gry.

board-hand = Ręka
board-more = Więcej o tym
board-again = wybierz jeszcze raz, aby potwierdzić
board-now = teraz
board-not-yet = jeszcze nie
board-key-walk = Chodzenie po planszy
board-key-take = Wybór tego, co zaznaczone
board-key-back = Odłożenie

## Tash-Kalar

board-tk-arena = Arena
board-tk-red = czerwone
board-tk-green = zielone
board-tk-empty = puste
board-tk-piece = { $rank ->
    [common] zwykły pion, { $name }
    [heroic] heroiczny pion, { $name }
   *[legendary] legendarny pion, { $name }
}
board-tk-chosen = { $card }: { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
board-tk-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
board-tk-short = brak 1: { $square }
board-tk-short-ways = brak 1 · { $ways ->
    [one] { $ways } droga
    [few] { $ways } drogi
   *[many] { $ways } dróg
}
board-tk-far = daleko
board-tk-pattern = wzór z { $count ->
    [one] { $count } pionu
   *[many] { $count } pionów
}
board-tk-hand = { $beings ->
    [one] { $beings } istota
    [few] { $beings } istoty
   *[many] { $beings } istot
} · { $legends ->
    [one] { $legends } legenda
    [few] { $legends } legendy
   *[many] { $legends } legend
} · { $flares ->
    [one] { $flares } flara
    [few] { $flares } flary
   *[many] { $flares } flar
}
board-tk-tasks = Zadania
board-tk-tasks-note = jedno na koniec tury
board-tk-claim = weź
board-tk-met = ✓ spełnione
board-tk-next = następne
board-tk-advanced = zaawansowane
board-tk-frozen = zamrożony efekt: { $card }
board-tk-pending = czeka na pojawienie się: { $card }
board-tk-ending = { $turns ->
    [0] To ostatnia tura.
    [one] Gra skończy się po jeszcze { $turns } turze.
   *[many] Gra skończy się po jeszcze { $turns } turach.
}
board-tk-supply = piony w zapasie
board-tk-legendary-supply = legendarne piony w zapasie
board-tk-cards = { $hand } w ręce · talia { $deck }
board-tk-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
board-tk-effect = Efekt: { $card }
board-tk-turn = { $mirrored ->
    [yes] { $degrees ->
        [0] w odbiciu
       *[many] w odbiciu, obrót { $degrees }°
    }
   *[no] { $degrees ->
        [0] jak na karcie
       *[many] obrót { $degrees }°
    }
}
board-tk-word-improvise = improwizując pionem na
board-tk-word-borrow = pożyczając pion na
board-tk-word-common = zwykły
board-tk-word-heroic = heroiczny
board-tk-word-legendary = legendarny
board-tk-word-n = w górę
board-tk-word-ne = w górę i w prawo
board-tk-word-e = w prawo
board-tk-word-se = w dół i w prawo
board-tk-word-s = w dół
board-tk-word-sw = w dół i w lewo
board-tk-word-w = w lewo
board-tk-word-nw = w górę i w lewo
board-tk-beings = Istoty i legendy
board-tk-flares = Flary
board-tk-key-card = Wybór karty z ręki
