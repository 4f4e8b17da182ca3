### What `arenarium play` says in a terminal.

terminal-hand = Hand
terminal-deck = deck
terminal-points = points
terminal-more = { $count } in all
terminal-back = .. goes back
terminal-won = { $who } won.
terminal-draw = A draw.
terminal-seed = Seed of the lots: { $seed }
terminal-saved = { $file }: { $count } entries
terminal-no-word = Nothing is called “{ $word }” here.
terminal-no-path = The view has no “{ $path }”. It has: { $names }.
terminal-no-answer = No answer to this question has “{ $word }”.
terminal-help =
    Answer with a number of the list, with an action as it is written there, or with its first words. One answer now: “{ $answer }”.
      Enter          the list again            ..             one step back
      ? WORD         actions with that word    help WORD      what a card, tile or spell does; actions that begin so
      board          draw the table again      view [PATH]    all you know, or a part: view { $part }
      undo           take your last action back, if nobody has learned anything
      save FILE      write the match to a file
      resign         give up                   quit           leave
