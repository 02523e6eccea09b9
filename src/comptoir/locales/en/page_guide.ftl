### The page: guided first games

page-guide-step = Step { $number } of { $count }
page-guide-progress = How far the lesson is
page-guide-finished = The lesson is over
page-guide-leave = Close the lesson (you can go on with it later)
page-guide-return = Go on with the lesson
page-guide-next = Next
page-guide-back = Back
page-guide-skip = Skip this step
page-guide-wait = It is the bot’s turn; it will be yours in a moment.
page-guide-confirm = So far this is only a try that nobody else sees. Confirm your turn, or undo it and choose something else.
page-guide-agrees = That is what the lesson had in mind.
page-guide-differs = That is possible, too. The lesson had something else in mind; play as you like.
page-guide-end = Now you know how it goes. Play this game on against the bot, or begin a new one; the rules can be read at any time, and “What would you do?” stays with you.
page-guide-play-on = Play on against the bot
page-guide-new = New game
page-guide-other = Learn { $game }

## Speicherstadt

page-guide-speicherstadt-welcome = Welcome to Hamburg’s warehouse district. Your merchants get you cards in the harbour, and what you collect brings points. We join a game after its fourth round, so that there are ships. Your opponent is an easy bot, and nothing here is rated.
page-guide-speicherstadt-fire = A fire has just broken out; the log tells of it. Whoever has the most firemen gains the fire’s points, whoever has the fewest loses as many. Your fireman with a 2 beat the bot’s 1. The fires to come are worth more.
page-guide-speicherstadt-offer = Three cards lie in the harbour this round: a ship with three goods, a contract and a fireman. Point at a card to read what it is for.
page-guide-speicherstadt-own = This is yours: coins, three merchants, a fireman, a tea trader, and a contract that wants coffee and spices. The ship carries both, and tea besides.
page-guide-speicherstadt-bid-1 = You and the bot take turns in placing one merchant each. Put your first one above the ship, on space 1: click the card, or choose from the list.
page-guide-speicherstadt-queue = The coin at a card is its price: one for every merchant above it. The merchant standing lowest is asked first. Who passes takes that merchant home, and the price drops by one for the next.
page-guide-speicherstadt-bid-2 = Your second merchant. Where you stand already it makes the card dearer for you as well; above another card it gives you one more chance, or makes the bot pay more.
page-guide-speicherstadt-bid-3 = And the third. A merchant above a card that you don’t want after all simply goes home: that costs nothing.
page-guide-speicherstadt-buy = Now the cards are sold, from left to right. When you are asked you see the price: buy, or pass and keep your coins. The ship fills your contract, so it is worth some coins.
page-guide-speicherstadt-process = The goods of a ship that you bought lie open before you. Click coffee and spices to deliver them to the contract, sell the tea to your trader, then say that you are done. What fits nowhere is lost; your house keeps one good.
page-guide-speicherstadt-income = The round is over. Everybody gets a coin, and one more who bought nothing. The star has moved on: now the bot places first.
page-guide-speicherstadt-again = New cards lie there. Play this round on your own: what does each card bring you, and what would the bot like? If you are in doubt, ask “What would you do?”.
page-guide-speicherstadt-scoring = So it goes on to the last fire. Then the points count: complete contracts 5, 8 or 11, traders, counting offices, worth more the more you have, special buildings, and what fires brought. The most points win.
page-guide-speicherstadt-advice = Two things to remember: coins are scarce, so passing is a good move as well; and who has no firemen pays at every fire.
page-guide-speicherstadt-ask-lay = Name the goods that you give away, one after the other.
page-guide-speicherstadt-ask-take = Take the good that you need most out of the stock.
page-guide-speicherstadt-ask-keep = There is room for one of them: which one may still be of use?
page-guide-speicherstadt-did-bought = Bought! The card is yours, and all merchants above it went home.
page-guide-speicherstadt-did-passed = Passed: you keep your coins, and the next in line may buy for one less.

## Mombasa

page-guide-mombasa-welcome = Welcome to Mombasa. Four trading companies spread over a map of Africa; you have a hand in all of them. Money counts in the end, and so do shares, diamonds and books. All is set up for the first of seven rounds. Your opponent is an easy bot, and nothing here is rated.
page-guide-mombasa-map = In the corners lie the bases of the companies, full of trading posts. Each post that leaves a base for a region uncovers a place there; the coins that show are what one share of that company is worth.
page-guide-mombasa-tracks = Each company has a track. Step by step your marker gets to the next share: the numbers above the spaces say how many you hold from there on. You have a start on Cape Town’s track, and one share.
page-guide-mombasa-own = Your own board: three action slots, with the cards that rest below each; your hand; and two tracks, one for diamonds and one for books, where your ink jar waits.
page-guide-mombasa-plan = Everybody plans in secret: one card for each slot. What you plan is what you can do this round.
page-guide-mombasa-ask-plan-1 = Slot 1: try the coffee with a 2. Goods buy cards, or steps on the tracks.
page-guide-mombasa-ask-plan-2 = Slot 2: the bookkeeper. It moves your ink jar and gets you books.
page-guide-mombasa-ask-plan-3 = Slot 3: an expansion with a 2. That is how a company gets into new regions.
page-guide-mombasa-reveal = All cards lie open now; what the bot has planned stands beside its name. In turn, each does one action, until nobody wants to do more.
page-guide-mombasa-bookkeeper = Use the bookkeeper first, while your coffee lies open: your first book wants coffee. A card that was used is turned over, and counts no more.
page-guide-mombasa-ask-ledger = Move the ink jar forward: you have what the book wants. Where it stops you get what the book gives. Then go on to the card’s own points.
page-guide-mombasa-ask-points = Bookkeeping points: an A- or B-book costs 1, a C-book 2; a point can also become a pound. Look for a book that wants what you often plan.
page-guide-mombasa-ask-place = Put the book on the first empty space after the others: the jar can’t jump over gaps.
page-guide-mombasa-ask-next = You have several new books: which one goes to your track first?
page-guide-mombasa-did-bookkeeper = Your bookkeeper has done the work.
page-guide-mombasa-books = Your books are the road of the ink jar: another time it can walk on, book by book, if your open cards have what each one wants. The farther it comes, the more pounds it is worth in the end; on its way it unlocks a fourth slot.
page-guide-mombasa-expand = Now expand. With 2 points Cape Town, of which you hold a share, can enter the two regions next to its base.
page-guide-mombasa-ask-company = Which company? The one whose shares you hold, or want to hold: try Cape Town.
page-guide-mombasa-ask-enter = What is lit can be reached. A single border costs 1 point, a double one 2, a post of another company 1 more. You get what the region shows.
page-guide-mombasa-ask-column = From which column does the post come? The foremost one leaves, and the place under it shows.
page-guide-mombasa-ask-return = A post that was ousted goes home: choose its column.
page-guide-mombasa-did-expand = The company has grown, and you got what its new regions show.
page-guide-mombasa-oust = A region has room for one post. Who enters where another company is ousts that post: it goes back to its own base and covers a place again, so that those shares lose value.
page-guide-mombasa-goods = Use your coffee. Its 2 units buy a card from the display, or are steps on the tracks of your choice.
page-guide-mombasa-ask-goods = The price in the box beside a card is what it costs. It goes to your hand, for later rounds. Or take no card: then all units are steps.
page-guide-mombasa-ask-step = One step a unit. A golden space pays a pound or two and unlocks the track’s bonus: on Cape Town’s track one is near.
page-guide-mombasa-ask-advance = Go on, or stop here. Crossing a red line costs the pounds that it shows.
page-guide-mombasa-ask-track = On which track do you want the steps?
page-guide-mombasa-ask-remove = You may take posts out of bases: that uncovers places, and makes those shares dearer.
page-guide-mombasa-ask-choose = Choose which reward you take.
page-guide-mombasa-ask-buy = Buy a card for pounds, or none.
page-guide-mombasa-ask-sell = Which card from your hand do you give up for good? It brings its crate and 2 pounds more.
page-guide-mombasa-did-goods = Your goods are sold: the card is turned over until the round ends.
page-guide-mombasa-did-merchant = The diamond merchant moved your diamond on its track.
page-guide-mombasa-did-marker = Your marker blocks that space until the round ends, and you got what it gives.
page-guide-mombasa-special = More about the tracks: a golden space pays you a pound or two, pays those again who were there before, and unlocks the bonus of its track. A red line is a capital call: pay, or stay before it.
page-guide-mombasa-marker = You also have three bonus markers. Each goes to a free space at the left: to be first player, to buy or sell a card, for the most of a good or of expansion, or to reserve a tile. Try one.
page-guide-mombasa-diamonds = Diamonds come from regions, books and diamond merchants, which you can buy. Your diamond moves along the upper track; like the jar it unlocks a slot, and is worth more pounds the farther it is.
page-guide-mombasa-end = When there is nothing left that you want to do, end your round. Until then you can use markers and cards that are left.
page-guide-mombasa-ask-deck = Pick up one resting deck: its cards are in your hand next round. Choose what you miss most.
page-guide-mombasa-rest = The cards that you played rest now, each in the deck of its slot. Only one deck comes back in a round, so it matters which cards lie together.
page-guide-mombasa-prepare = When both have ended, the next round is prepared: coins from the round track go to the books, cards move to the right, where they are cheaper, and markers come home, with the tiles that they reserved.
page-guide-mombasa-scoring = After seven rounds this counts: your pounds, your shares of each company times what one is worth, and the values that diamond and ink jar have passed. Whoever has most wins.
