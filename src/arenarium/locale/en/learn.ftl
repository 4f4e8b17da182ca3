# The games in short, in our own words. One message a chapter, in order; the whole rules are in docs/rules.

learn-monolith-1 = What it is about
    .text = Two banners stand on nineteen hexes. Yours has twenty hit points, and so has the other one. You place champions and runes around them, turn each just so, and wait for the moment when a battle hurts your opponent more than you. Whoever's banner has more left at the end wins; a banner at zero loses at once.
learn-monolith-2 = A turn
    .text = Draw until you hold three tiles. Discard one of them. Then play, keep or discard the other two in any order, and use what your tiles on the board can do. In the very first turn one tile is drawn, in the second two, and nothing must be discarded. If all you hold are orders, you may throw them away and draw anew.
learn-monolith-3 = Reading a tile
    .text = Edges fight: a blade strikes the neighbour on that side, an arrow flies in a straight line to the first enemy. A plate on an edge is armour and weakens shots by one. A mesh is a net: the enemy there can do nothing at all. The plate in the centre is the initiative. Hearts on the right are wounds a tile can take beyond the first. Teal marks are borrowed from runes and banners and can be lost again.
learn-monolith-4 = Battle
    .text = A battle begins with a Battle order, with a full board, or at the very end. It is fought in segments from the highest initiative down to zero. All tiles of a segment strike at the same time, then the fallen leave. So a fast tile can remove a slow one before it ever strikes. Banners strike every neighbour in segment zero, but never another banner. The eye, or key B, shows at any time what a battle would do now.
learn-monolith-5 = Runes and orders
    .text = A rune helps your tile on the hex its link points at: stronger, faster, able to move, or saved once from its wounds. Every banner helps its neighbours in its own way. Orders are played from the hand and are gone: move, push, net, bomb, charge and, above all, battle. A battle or a charge ends your turn.
learn-monolith-6 = The end
    .text = Whoever draws the last tile of a stack finishes the turn, the others take one more, and then comes the Last Battle. From that draw on no order can start a battle. More hit points win; if they are equal both play one more turn and fight again.

learn-tashkalar-1 = What it is about
    .text = Two mages set pieces on an arena of squares. When your pieces form the pattern of a card you hold, you may summon its being: a new piece appears on the framed square and the being does something, moves, destroys, upgrades. Nothing you summon stays safe; the next pattern is built from what is left.
learn-tashkalar-2 = A turn
    .text = You have two actions: place a common piece on an empty square, summon a being, or discard a being to change your cards. The very first turn of the game has only one action. Both actions must be used. At the end you draw up to three beings, two legends and one flare.
learn-tashkalar-3 = Patterns
    .text = A pattern may be turned and mirrored in any way. Only your own pieces count, and a higher rank may stand in for a lower one. The framed square may be empty or hold a piece of the same or lower rank than the being: that piece is destroyed, whoever owns it. Choose a card to see every place where it fits, and what is missing elsewhere.
learn-tashkalar-4 = Ranks
    .text = There are common, heroic and legendary pieces; shape tells them apart. An upgrade makes a common piece heroic. Most effects touch only pieces of a certain rank. Legends need big patterns and are worth points simply by standing on the board in High Form.
learn-tashkalar-5 = Flares
    .text = When your opponent has clearly more pieces than you on the board, a flare may be invoked, for free and at any time of your turn. It has an upper and a lower half; each needs its own lead. Flares are for catching up, so use them before the gap closes.
learn-tashkalar-6 = Winning
    .text = In High Form you claim tasks, one at the end of your turn, and the game ends soon after somebody has nine points or a deck is empty. In a Duel you score for destroyed pieces and summoned legends, and eighteen points call the end. In a Melee of three or four, points are counted by colour, and your weakest colour is your result.

learn-warcraft-1 = What it is about
    .text = Lead a people over a map of lands: gather gold and wood, train an army, take what is worth points. Two players race to fifteen points, two teams to twenty. A town that is held by enemies for too long is lost, and so is its player.
learn-warcraft-2 = Four steps
    .text = A turn has four steps, and in each step everybody acts once: Move, Harvest, Deploy, Spend. Only when all have moved does anybody harvest. After the turn the first player changes.
learn-warcraft-3 = Moving
    .text = Foot soldiers and archers go one area, flyers and workers two. Only flyers cross mountains. At the end of your move at most three of your units and three of your workers may share an area. Where your units meet enemy units there is a battle; workers left alone with enemy soldiers are lost.
learn-warcraft-4 = Battle
    .text = Units on the battlefield and on all areas around it fight. Each round goes ranged, flying, melee. For every unit a die is rolled: its strength or less is a hit. Hits of both sides count at the same time; the owner chooses the losses, but flyers cannot be lost to melee. Whoever alone is left on the battlefield wins and draws a card.
learn-warcraft-5 = Gold, wood and buildings
    .text = Each worker on a mine or in a forest rolls a die and brings that much; a three also wears the place out. In the Spend step choose one thing: train units, one for each building; construct buildings or an outpost; or upgrade a kind of unit. What you pay for arrives in the next Deploy step.
learn-warcraft-6 = Points
    .text = Areas with a number score while one of your units stands there: towns three, objectives what they show. Each fully upgraded kind of unit is worth one point, and some cards are worth one when laid down. Fifteen points at the end of your own turn win.

learn-herosi-1 = What it is about
    .text = Everybody rolls dice at the same time, as often and as fast as they like, until somebody calls Stop. Then the dice pay for spells. Your Hero has twenty-one life points; the last Hero standing wins.
learn-herosi-2 = Dice and Stop
    .text = Keep what you like, roll the rest, change your mind. The dice show four elements, command and card. Call Stop when yours are good, or before the other's are. Whoever stopped acts first; the others may then act too, or keep their dice for the next round. But mind the element opposed to your Hero: each such die hurts.
learn-herosi-3 = Four things to do
    .text = Cast a spell whose symbols your dice show. Or draw cards with three or more card symbols. Or learn a new spell from the open rows with four or five. Or dispel a lasting spell with all four elements. One action only; if you stopped and can do nothing, your Hero takes two damage.
learn-herosi-4 = Creatures
    .text = Your creatures stand in two rows of four fields. After a spell, every command symbol that is left moves a Being to the next field or activates a creature: it attacks or uses its ability. Attacks go from exposed to exposed, into the columns the icon shows. Whoever stands behind another is covered.
learn-herosi-5 = Stronger spells
    .text = While casting, every pair of other cards you discard makes the spell stronger once. Spells of your Hero's own element are stronger for free. Lasting spells stay with their target until they are dispelled.
learn-herosi-6 = Live or calm
    .text = Live, the server keeps time for all alike and forgives a slow line. At the calm pace everybody chooses in secret what to roll and whether to stop, and all are shown at once: the same game for thinkers and for letters.
