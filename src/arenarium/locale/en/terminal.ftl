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
terminal-no-path = The view has no “{ $path }”.
terminal-help =
    Answer with a number of the list, with an action as it is written there, or with its first words: “place pik”, then “c3”, then “0”.
      Enter          the list again            ..             one step back
      ? WORD         actions with that word    help WORD      what a card, tile or spell does
      board          draw the table again      view [PATH]    all you know, or a part: view seats.0
      undo           take your last action back, if nobody has learned anything
      save FILE      write the match to a file
      resign         give up                   quit           leave
