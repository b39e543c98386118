// The rules of Biblios in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `You are the abbot of a monastery, and you want the finest library around. There are five categories of cards, each with its own die: **Monks**, **Pigments**, **Holy Books**, **Manuscripts** and **Forbidden Tomes**. At the end, the player with the highest total in a category takes its die, and the number on the die is worth that many victory points. The player with the most victory points wins.

The game has two halves. During the **gifts**, all players get cards for free, and every turn gives something to the others too. During the **auctions**, the rest is sold. Gold is what you bid with; at the end it only breaks ties.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `There are 87 cards.

- **45 category cards**, nine in each category, with the letters A to I. The number is the strength of the card. Monks and Pigments are the strong categories: A to D are worth 2, E to G 3, H and I 4. In the other three, A to G are worth 1, H and I 2. The letter breaks ties.
- **33 Gold cards**, eleven of each value: 1, 2 and 3.
- **9 Church cards** that turn dice: two with +1 on one die, two with −1 on one die, two with +1 on two dice, two with −1 on two dice, and one with +1 or −1 on one die.`,
  },
  {
    id: 'setup',
    title: 'Setup',
    text: `All five dice start at 3. Some cards are left out of the game:

- with two players, two Gold cards of each value and 21 cards at random;
- with three players, one Gold card of each value and 12 cards at random;
- with four players, 7 cards at random.

Nobody sees the random ones before the end. The other 60, 72 or 80 cards form the deck. The first player is drawn at random.`,
  },
  {
    id: 'donation',
    title: 'The gifts',
    text: `On your turn you are the active player. You draw one card more than there are players, **one at a time**. Only you see the card, and you must place it before you draw the next:

- exactly **one** goes to your reserve, face down;
- exactly **one** goes to the auction pile, face down;
- **one for each other player** goes to the public space, face up.

You cannot change your mind later. So keep a good card now, or hope for a better one and risk having to give that one away.

Then each other player, starting on your left, takes one card from the public space into their reserve. After that, the player on your left becomes active. When the deck is empty, the auctions begin.

You may look at your own reserve at any time, but never at another player’s.`,
  },
  {
    id: 'church',
    title: 'Church cards',
    text: `You never keep a Church card. When you get one – by placing it in your reserve, taking it from the public space or winning it at auction – you show it, use it at once and discard it; then the game goes on. On the auction pile it has no effect yet.

It raises or lowers one die by 1, or two **different** dice by 1 each, as the card says. A die never goes above 6 or below 1. A card for two dice turns both or neither. You may always leave the dice as they are.`,
  },
  {
    id: 'auction',
    title: 'The auctions',
    text: `The auction pile is shuffled. The first player of the gifts is active first again; after every card, the player on the left becomes active.

The active player turns up the next card. The player on their **left** bids first, and bidding goes around the table, the active player included. On your turn, bid more than the highest bid so far (at least 1) or pass; once you pass, you are out for this card. When all but one player have passed, the highest bidder pays and takes the card. If everybody passes, the card leaves the game face up.`,
  },
  {
    id: 'paying',
    title: 'Paying',
    text: `**For a category or Church card** you bid gold. Pay with Gold cards from your reserve, shown to everyone, worth at least your bid. You get no change. You may not add a card that the payment does not need.

**For a Gold card** you bid a number of cards. Pay with that many cards of any kind from your reserve, face down; nobody learns which.

You pay before you take the card. On screen you pay card by card: gold from the highest value down, other cards in the order of your reserve.`,
  },
  {
    id: 'penalty',
    title: 'If you cannot pay',
    text: `You may bid more than you have. If you win and can pay, you must pay. If you cannot pay, each other player, starting on your left, draws one card at random from your reserve and adds it to their own, as long as you have any. Only the two of you see it.

Then the same card is auctioned again, starting on the active player’s left. Players who had passed may bid again, but you may not. If nobody is left to bid, the card leaves the game.

**Medieval bluff** (optional): instead, only your left neighbour draws one card at random from your reserve, and it leaves the game. Bidding starts again without you in the same way.`,
  },
  {
    id: 'winning',
    title: 'Scoring',
    text: `After the last auction, all cards are shown. In each category you add up the numbers on your cards, and the player with the highest total takes the die. If totals are tied, the tied player with the letter nearest to A in that category takes it. If nobody has a card of a category, nobody takes its die.

Add up your dice: these are your victory points. The player with the most victory points wins. If they are tied, the tied player with the most gold left (its value, not the number of cards) wins; then the one who won the Monks. If that does not decide it either, the victory is shared.`,
  },
];
