### The lessons of this game: their titles, what each begins with, and what is said before its steps.

herosi-lesson-1-cast = Your dice pay for a spell
    .text = You play the side marked ▲, the Fire Hero. Everyone rolls at once until somebody calls Stop; then dice pay for an action. A Hero without life is out: bring the other down from 21 to 0.
    .cast = You have called Stop with four fires: enough for the Fireball. Cast it.
    .at = Choose whom it strikes. Only exposed Beings can be hit: those in front, or with nobody before them. Take the Triton opposite your Will-o'-wisp.
    .then = Three damage and one more, because a Hero boosts spells of his own element for free. The Triton is gone. The command symbol left over may now move or activate your creatures.

herosi-lesson-2-orders = Left-over commands move the army
    .text = After a cast each command symbol, the helmet, that did not pay for it is one point: it moves a Being by one field or helps to activate a creature.
    .cast = Three equal elements pay for a Magic Missile. Cast it.
    .at = Two damage are enough for a Triton. Aim at the one at the edge, on f4.
    .attack = Two helmets are left, which is what the Ifrit costs. His arrows say whom he reaches: your column 2 faces their column 3, and he also strikes the ones beside it. Choose him, then the Triton.
    .then = Two creatures with one Stop. Beside the helmet on a creature stands what it costs, beside the sword how hard it hits, beside the heart its life.

herosi-lesson-3-calm-roll = Roll, keep, stop
    .text = In the calm pace everyone secretly chooses which dice to roll again; then all roll together and say stop or go on.
    .roll = Ignite wants three fires, and two lie there. Tap the dice you keep: all but the air, die 3. Then press ROLL.
    .stop = A third fire. Call Stop before the other does.
    .cast = First the Stop hurts: your one water, the element opposed to fire, costs your Hero 1 life. Then cast Ignite.
    .at = A lasting spell. Put it on the enemy Hero: 2 damage now, and at each of her own Stops 1 more for every fire on her dice.
    .then = The others may now use their dice too, one action each. You know the round: roll, stop, act. In the live pace it is the same, only faster.

herosi-lesson-4-boosts = Make a spell stronger
    .text = You stopped with four fires again, but this time the enemy stands in a tight row and your hand is full.
    .cast = Cast the Fireball.
    .at = It also burns whoever stands beside its target, for half. Aim at the Ice Dragon in the middle.
    .discard = Two other cards from your hand make the spell stronger by one. Give up the two Heals.
    .discard-2 = And once more with the last two: a full hand is worth a great deal of fire.
    .then = Three, one for your own element, two for the cards: six to the Ice Dragon and three to everyone beside it, even the Hero behind. That empties your hand; card symbols on the dice draw new spells.
