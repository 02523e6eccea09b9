### The page: guided first games

page-guide-step = Step { $number } of { $count }
page-guide-progress = Lesson progress
page-guide-finished = The lesson is over
page-guide-leave = Close the lesson (you can resume it later)
page-guide-return = Resume the lesson
page-guide-next = Next step
page-guide-finish = Finish the lesson
page-guide-back = Back
page-guide-skip = Skip this step
page-guide-early = You skipped a move: the game may not have come this far yet.
page-guide-wait = It is the bot’s turn; yours is next.
page-guide-confirm = This is only a draft; nobody else can see it yet. Confirm your turn, or undo it and choose something else.
page-guide-agrees = That’s the move the lesson had in mind.
page-guide-differs = That is possible, too. The lesson had something else in mind; play as you like.
page-guide-end = Now you know how it works. Continue this game against the bot or start a new one; rules and hints are always at hand. In other games, one-click turns are confirmed automatically after a moment: the menu (☰) there has a setting for that.
page-guide-play-on = Keep playing against the bot
page-guide-new = New game
page-guide-other = Learn { $game }
