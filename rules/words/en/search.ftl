# How people ask for rules: words that tell nothing, and words that mean the same. These lines are never shown.

search-small =
    an and any are as at be been but by can could did do does for from get give go had has have he her his how if in into
    is it its just let like may me mean means my no not of on or our please rule rules she should so some tell than that
    the their them then there these they thing this those to up us was we were what when where which who why will with
    would you your happen happens happened about explain actually possible allowed many much someone somebody anybody
    everybody ever everyone am isn don doesn

# Members are separated by commas; a member may be a phrase. Each means all the single words of its line.
search-same-tie = tie, equal, draw, same, even, stalemate, deadlock, same level, same number, same card
search-same-draw = draw, drawn, drew, turn up, turned up
search-same-steal = steal, stolen, stole, thief, theft, rob, plunder, capture, take over, take a card
search-same-die = die, dead, death, kill, destroy, lost, beaten, gone, graveyard, skull
search-same-graveyard = graveyard, cemetery, grave, dead
search-same-revive = back, revive, resurrect, return, exhume, bring back, come back, get back
search-same-win = win, won, winner, victory
search-same-goal = goal, win the game, wins the game, how do i win, how can i win, how to win, aim of the game, goal of the game
search-same-lose = lose, loser, lost, defeat, out, eliminate, eliminated, knock
search-same-end = end, over, finish, last, end of the game, game over
search-same-start = start, begin, setup, set up, deal, dealt, at the start, beginning
search-same-time = time, absent, away, late, afk, timeout, clock, deadline, minutes, hours, days, how long, how long do i have, time limit, run out of time, out of time, too slow, too late, am away, be away, go away, on holiday, not there, do not answer, don t answer
search-same-length = limit, long, forever, endless, length, how long is a game, how long does a game take, how long does it take, how many turns, turn limit
search-same-empty = empty, run out, run out of cards, out of cards, no card, no cards, no more cards, few cards, not enough cards, too few cards, enough cards
search-same-short = fewer, short, few, enough, lack, missing, run out, run out of cards, not enough cards, too few cards, enough cards
search-same-players = player, people, person, opponent, friend, how many can play, how many players, how many people
search-same-three = three, multiplayer, several, 3, 4, 5, 6, more players, more than two
search-same-coin = coin, flip, toss, gamble, fire, skull, heads, tails
search-same-chance = chance, luck, random, odds, probability, likely, fair, cheat, rigged, percent
search-same-free = free, first
search-same-ability = ability, power, skill, special, effect, spell, magic
search-same-use = use, play, activate, trigger, cast, fire off
search-same-hold = hold, wait, pass, skip, decline, keep, say no
search-same-target = target, aim, choose, pick, select, name
search-same-support = support, deploy, zone, helper, send into support
search-same-bonus = bonus, buff, boost, plus, modifier, stronger, strengthen
search-same-penalty = penalty, nerf, minus, debuff, modifier, weaker, weaken
search-same-damage = damage, hurt, wound, hit, strike, attack, injure
search-same-heal = heal, last, recover, full
search-same-hidden = face, hidden, secret, facedown, see, peek, look, reveal, face down, face up
search-same-shuffle = shuffle, shuffled, reshuffle, refill, mix
search-same-deck = deck, pile, stack, army
search-same-leave = leave, resign, quit, surrender, concede, abandon, give up
search-same-order = order, first, sequence, before, asked, priority, who goes first, who is first
search-same-again = again, repeat, repeated, twice, double, second, triple
search-same-level = level, rank, strength, value, number, printed
search-same-highest = highest, high, higher, strongest, biggest, best, top
search-same-lowest = lowest, low, lower, weakest, smallest
search-same-replace = replacement, replace, substitute, instead, swap
search-same-ahead = before, advance, ahead, prepare, prepared, early, beforehand
search-same-watch = watch, spectate, spectator, observe
search-same-copy = copy, duplicate, double, twice, unique
search-same-fight = fight, battle, combat, active
