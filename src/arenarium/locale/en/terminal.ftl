### What `arenarium play` says in a terminal.

terminal-hand = Hand
terminal-hero = Hero
terminal-deck = deck
terminal-stack = stack
terminal-supply = supply
terminal-tasks = Tasks
terminal-track = Track
terminal-spells = Spells in play
terminal-points = points
terminal-gold = gold
terminal-wood = wood
terminal-strength = strength
terminal-buildings = buildings
terminal-battle = Battle for
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
