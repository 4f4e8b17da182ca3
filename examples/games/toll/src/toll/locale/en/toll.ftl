### Toll

toll-name = Toll
toll-tagline = One bridge, a few keepers, and nobody who believes the others.
toll-mode-plain = Toll
toll-setting-hand = Cards in hand
toll-setting-hand-1 = 1
toll-setting-hand-2 = 2
toll-setting-hand-3 = 3

toll-ask-pledge = How much do you pledge? It makes your challenges stronger, and is paid at the end
toll-ask-play = Play a card, or boast first
toll-ask-challenge = Do you let the card pass?
toll-ask-draw = A card is drawn
toll-ask-roll = The die is thrown

toll-verb-pledge = Pledge
toll-verb-play = Play the
toll-verb-boast = Boast: it is worth more by
toll-verb-challenge = Challenge
toll-verb-pass = Let it pass
toll-verb-draw = Draw the
toll-verb-roll = Throw a

toll-fact-seats = Keepers
toll-fact-bag = Cards in the bag
toll-fact-hands = Hands
toll-fact-played = Played
toll-fact-points = Points
toll-fact-pledges = Pledges
toll-fact-chosen = Has pledged

toll-event-chose = { $seat } has pledged.
toll-event-pledged = The pledges: { $points }.
toll-event-drew = { $seat } draws a card.
toll-event-boasted = { $seat } boasts: the card will be worth { $points } more.
toll-event-played = { $seat } plays the { $card }.
toll-event-rolled = { $seat } challenges and throws a { $face }.
toll-event-scored = { $seat } scores { $points }.
toll-event-resigned = { $seat } gives up.

toll-refuse-verb = “{ $text }” begins with no word that this game knows.
toll-refuse-operands = “{ $text }” has too few or too many numbers.
toll-refuse-not-in-hand = You have no { $card } in your hand.
toll-refuse-boast = You have boasted already.
toll-doubt-cards = There are only { $most } cards of { $card }.
