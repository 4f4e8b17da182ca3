### Co mówi w terminalu `arenarium play`.

terminal-hand = Ręka
terminal-deck = talia
terminal-points = pkt
terminal-more = razem { $count }
terminal-back = .. cofa
terminal-won = Wygrywa { $who }.
terminal-draw = Remis.
terminal-seed = Ziarno losów: { $seed }
terminal-saved = { $file }: wpisów { $count }
terminal-no-word = Nic się tu nie nazywa „{ $word }”.
terminal-no-path = W tym, co wiesz, nie ma „{ $path }”. Jest: { $names }.
terminal-no-answer = Żadna odpowiedź na to pytanie nie zawiera „{ $word }”.
terminal-help =
    Odpowiadaj numerem z listy, akcją zapisaną tak jak na liście albo jej pierwszymi słowami. Jedna z możliwych odpowiedzi: „{ $answer }”.
      Enter          lista jeszcze raz         ..             krok wstecz
      ? SŁOWO        akcje z tym słowem        help SŁOWO     co robi karta, żeton lub zaklęcie; akcje, które się tak zaczynają
      board          stół jeszcze raz          view [CZĘŚĆ]   wszystko, co wiesz, lub część: view { $part }
      undo           cofnij ostatnią akcję, jeśli nikt się niczego nie dowiedział
      save PLIK      zapisz partię do pliku
      resign         poddaj się                quit           wyjdź
