### The lessons of this game: their titles, what each begins with, and what is said before its steps.

monolith-lesson-1-place-and-fight = Place a champion and start a battle
    .text = You play the side marked ▲. A tile is placed on any free hex, turned any way; nothing happens until a battle.
    .place = The Pikeman strikes with the blades on four of its edges. Take it from your hand and tap the hex c3 in the middle. The arrow at its rim is its front: leave it pointing up, at the enemy Pupil, and press the red button.
    .battle = Now play Battle, the other tile in your hand. A battle counts initiative down: 3, 2, 1, 0. The figure on each tile is its own. The Pupil has 3 but its blade points elsewhere; your Pikeman strikes in segment 2.
    .then = The Pupil is gone: one wound eliminates a tile without toughness. A battle also ends your turn.

monolith-lesson-2-initiative = Be faster: a rune of acceleration
    .text = Equal initiative means that both strike at once and both fall.
    .place = Your Pikeman (2) and the Axeman (2, then 1) face each other. A rune helps your own tiles that its links point to; this one has links on all six sides and gives +1 initiative. Put it on c4, right behind the Pikeman. The eye (or key B) shows the battle before you start it.
    .battle = The Pikeman now shows 3. Start the battle.
    .then = Segment 3: the Axeman falls before he can strike. What a rune or a banner lends is drawn in teal; it goes when they go.

monolith-lesson-3-shots-and-armour = Shoot where there is no armour
    .text = A shot flies in a straight line over any distance, past your own tiles, into the first enemy.
    .place = Armour takes 1 off a shot that arrives on that edge. The Veteran's plate points down, so a shot from below does nothing. Put the Arquebusier on a3 and turn him once, so that he aims to the upper right: his line runs a3, b3, c3.
    .battle = Start the battle.
    .then = The shot came from the side and went home. Armour is no help against blades, orders or poison.

monolith-lesson-4-maneuver = Maneuver and toughness
    .text = Features of your tiles on the board may be used once a turn, in any order with what you play.
    .maneuver = The Knight has Maneuver: one step to a free neighbouring hex and a free turn. Tap him on c4, then c3, and leave him facing up.
    .battle = The Crossbowman shoots first (initiative 2, strength 2). Your plate stops one point, the other breaks one of the Knight’s two hearts. Then the Knight strikes for 2.
    .then = The Crossbowman had two hearts too, and two hearts are two wounds: he is gone. The Knight keeps his wound, the broken heart: wounds never heal.

monolith-lesson-5-a-whole-turn = A whole turn in the middle of a match
    .text = You have drawn up to three tiles. One of them must go before anything is played; the rest of the turn is yours.
    .discard = A net would hold one enemy, but you want to fight this turn. Tap the Net and discard it.
    .maneuver = Lead the Knight from c4 to c3, still facing up: now his blade points at the Wraith. The eye (or key B) shows what a battle would do: the Wraith is faster and wounds him first.
    .place = A Rune of Minor Acceleration on c4 touches all its neighbours. The Knight's initiative turns teal: 2 instead of 1.
    .battle = Now Battle. Watch the Swordsman by the enemy banner, too: he strikes it in segment 3, and it strikes back in segment 0.
    .then = Fourteen to seventeen, the Wraith is gone and the Knight still stands. Every turn is like this: discard one, arrange the rest, and ask whether now is the moment for a battle.

monolith-lesson-6-bring-down-the-banner = Bring down the banner
    .text = Whoever's banner falls to 0 hit points has lost. This one has 4 left.
    .place = The Dragon Rider strikes the banner for 3. A rune of strength adds 1 to every blade of the tile it links to, but only in three directions: put it on c4 and turn it three times, so that its front points down and its links point up.
    .battle = Four now. Start the battle.
    .then = The banner has fallen and the game is yours. Banners themselves strike all around with initiative 0, but never another banner.

monolith-lesson-7-last-battle = The Last Battle
    .text = All tiles are drawn. When this turn ends, the Last Battle decides: more hit points win.
    .place = Twelve points each. One blade into the banner will do: put the Pikeman on c3, facing up.
    .done = No Battle order may be played any more. End your turn.
    .then = Twelve to eleven. You know enough for a match: the rest is written on the tiles. Tap any tile to read what it does.
