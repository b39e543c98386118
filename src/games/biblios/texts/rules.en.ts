// The rules of Biblios in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `You are the abbot of a monastery, and you want the finest library around. Five dice lie on the shelf, one for each kind of card: **Monks**, **Pigments**, **Holy Books**, **Manuscripts** and **Forbidden Tomes**. At the end, the player who is strongest in a category takes its die, and the number on the die is what that is worth in victory points. The player with the most points wins.

There are two halves. In the **donation** everybody gets cards for nothing, in a way that always gives something to the others as well. In the **auctions** the rest is sold. Gold is worth nothing at the end but breaks ties, and cards are what gold is bought with.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `There are 87 cards.

- **45 category cards**, nine in each category, lettered A to I. The number is the card's strength. Monks and Pigments are the strong categories: 2 for A to D, 3 for E to G, 4 for H and I. In the other three A to G count 1, H and I count 2. The letter breaks ties.
- **33 Gold cards**, eleven each of value 1, 2 and 3.
- **9 Church cards** that turn dice: +1 on one die (twice), −1 on one die (twice), +1 on two dice (twice), −1 on two dice (twice), and one that turns one die either way.`,
  },
  {
    id: 'setup',
    title: 'Before the start',
    text: `All five dice show 3. Some cards stay out of this game:

- with two players, two Gold cards of each value, and then 21 cards at random;
- with three, one Gold card of each value, and then 12 at random;
- with four, 7 at random.

Nobody sees the random ones before the end. The rest is the deck: 60, 72 or 80 cards. The first donor is drawn by lot.`,
  },
  {
    id: 'donation',
    title: 'The donation',
    text: `When you are the active player, you draw one card more than there are players, **one at a time**. You alone see the card, and you must place it before you draw the next:

- exactly **one** goes to your own reserve, face down;
- exactly **one** goes to the auction pile, face down;
- **one for each other player** goes to the public space, face up.

What is placed stays placed. So you may keep a good card now, or hope for a better one and risk having to give that away.

Then, from your left, every other player takes one card from the public space into their own reserve. After that the player to your left is active. When the deck is used up, the auctions begin.

You may look at your own reserve at any time, never at another.`,
  },
  {
    id: 'church',
    title: 'Church cards',
    text: `A Church card is never kept. A player who acquires one, by placing it in their reserve, by taking it from the public space or by winning it at auction, shows it and resolves it at once; then it is discarded and the game goes on. On the auction pile it does nothing yet.

It raises or lowers one die by 1, or two **different** dice by 1 each, as it says. A die never goes above 6 or below 1. A card for two dice turns two dice or none. You may always leave the dice as they are.`,
  },
  {
    id: 'auction',
    title: 'The auctions',
    text: `The auction pile is shuffled. The first donor is the first active player again; after every card the player to the left becomes active.

The active player turns up the next card. Bidding starts to the **left** of the active player and goes around, the active player included. On your turn you bid more than the highest bid so far, at least 1, or you pass; having passed you are out for this card. When all but one have passed, the highest bidder pays and gets the card. When everybody passes, the card leaves the game face up.`,
  },
  {
    id: 'paying',
    title: 'Paying',
    text: `**For a category or Church card** bids are in gold. You pay with Gold cards from your reserve, shown to all, in any combination that is worth at least your bid. No change is given: what you pay too much is lost.

**For a Gold card** bids are a number of cards. You pay with that many cards of any kind from your reserve, face down; nobody learns which.

You pay before you receive. On the screen, a payment is made card by card: gold from the highest value downwards, other cards in the order of your reserve.`,
  },
  {
    id: 'penalty',
    title: 'If you cannot pay',
    text: `Nobody is kept from bidding more than they have. But a winner who can pay must pay, and one who cannot is punished: from the offender's left, every other player draws one card at random from the offender's reserve and adds it to their own, as long as there is one. Only the two of them see it.

Then the same card is auctioned anew, from the left of the active player. Players who had passed may bid again; the offender may not. If in the end nobody is left, the card leaves the game.

**Medieval bluff** (an option): instead, the offender's left neighbour draws one card at random from the reserve, and it leaves the game. The bidding starts anew without the offender just the same.`,
  },
  {
    id: 'winning',
    title: 'The count',
    text: `After the last auction all cards are shown. In each category everybody adds up the numbers of their cards, and the highest total takes the die. On equal totals, the one of them with the letter nearest to A in this category takes it. If nobody holds such a card, nobody gets the die.

The numbers on your dice are your victory points. The player with the most points wins. On equal points, the one with the most gold left (its value, not the number of cards); then the one who has won the Monks. If that does not decide either, the victory is shared.`,
  },
];
