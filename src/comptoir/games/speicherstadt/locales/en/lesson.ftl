# The page: the guided first game of Speicherstadt

page-guide-speicherstadt-welcome = Welcome to Hamburg’s warehouse district. Your merchants get you cards in the harbour, and what you collect scores points. We join a game after its fourth round, when there are ships. Your opponent is an easy bot, and this game is not rated.
page-guide-speicherstadt-fire = A fire has just broken out. Everyone adds up the values of their firemen. The highest total gains the fire’s points, the lowest loses as many; players who tie all gain or all lose, and nothing happens if everyone is equal. Your fireman of value 2 beat the bot’s 1. Later fires are worth more.
page-guide-speicherstadt-offer = There are three cards in the harbour this round: a ship with three goods, a contract and a fireman. Point at a card, or long-press it, to see what it is for.
page-guide-speicherstadt-own = All this is yours: coins, three merchants, a fireman, a tea trader, and a contract that needs coffee and spices. The ship carries both, and tea as well.
page-guide-speicherstadt-bid-1 = You and the bot take turns placing one merchant each, until all are placed: nobody may pass here. Put your first one above the ship, on space 1: choose the card on the board or in the list.
page-guide-speicherstadt-queue = The coin beside a card shows its price: 1 for every merchant above it. The lowest merchant decides first. If you pass, you take that merchant back and the price drops by 1 for the next in line. A card that nobody buys is discarded.
page-guide-speicherstadt-bid-2 = Your second merchant: try the contract or the fireman. In a queue where you already stand it makes the card more expensive for you too; above another card it gives you one more chance, or makes the bot pay more.
page-guide-speicherstadt-bid-3 = And the third. If you don’t want the card after all, the merchant simply goes home: that costs nothing.
page-guide-speicherstadt-buy = Now the cards are sold, from left to right. When it is your turn you see the price: buy, or pass and keep your coins.
page-guide-speicherstadt-process = The goods of a ship you bought lie in front of you. Deliver coffee and spices to your first contract. If you bought the new one as well, deliver the tea to it; otherwise sell the tea to your trader. With the last good you are done. Goods you have no room for are lost when you finish (until you confirm you can undo); your merchant house keeps one good.
page-guide-speicherstadt-income = The round is over. Everyone gets 1 coin, and anyone who bought nothing gets 1 more. The start coin (★) has moved to the left: now the bot places first.
page-guide-speicherstadt-again = There are new cards. Play this round on your own: what does each card do for you, and what would the bot like? If in doubt, ask a bot for a hint: the button is below the options, on a phone it is the ? beside the question.
page-guide-speicherstadt-scoring = The game goes on like this until the last fire. Then you score complete contracts (5, 8 or 11), traders, counting offices (each worth more the more you own), special buildings, and whatever the fires brought. Most points wins; ties go to the player with more coins.
page-guide-speicherstadt-advice = Two things to remember: coins are scarce, so passing can be a good move; and without firemen you lose points at almost every fire.
page-guide-speicherstadt-ask-buy-ship = The ship completes your contract, so it is worth a few coins.
page-guide-speicherstadt-ask-buy-contract = A contract only scores when all its goods are on it: can you still get them?
page-guide-speicherstadt-ask-buy-fireman = Firemen count at every fire: only their total matters. What is it worth to you to stay ahead of the bot?
page-guide-speicherstadt-ask-lay = Choose the goods you give up, one at a time.
page-guide-speicherstadt-ask-take = Take the good you need most from the stock.
page-guide-speicherstadt-ask-keep = There is room for one of them: which one might you still need? The others are lost: undo if you can still deliver or sell them.
page-guide-speicherstadt-did-bought = Bought! The card is yours, and all merchants above it have gone home.
page-guide-speicherstadt-did-passed = Passed: you keep your coins, and the next in line may buy for 1 coin less.
