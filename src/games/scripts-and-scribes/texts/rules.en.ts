// The rules of Scripts & Scribes in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Your abbey wants to copy the most beautiful books, and so do the others. For that you need workers, **Illuminators** and **Scribes**, and resources: **Manuscripts**, **Scrolls** and **Supplies**. Each of the five has a die on the board. At the end, the player who has the most of a category wins its die, and the number on the die is what that is worth in victory points. The player with the most points wins.

First comes the **donation**: cards for nothing, some for you and some for the others. Then come the **auctions**, in which the rest is sold for gold, and gold for cards.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `There are 87 cards.

- **45 category cards**, nine in each category, lettered A to I. The number says how many workers or resources the card stands for. Illuminators and Scribes come as 2 (A to D), 3 (E to G) and 4 (H and I); Manuscripts, Scrolls and Supplies as 1 (A to G) and 2 (H and I). The letter breaks ties.
- **33 Gold cards**, eleven each of value 1, 2 and 3.
- **9 Bishop cards** that turn dice: +1 on one die (twice), −1 on one die (twice), +1 on two dice (twice), −1 on two dice (twice), and one that turns one die either way.`,
  },
  {
    id: 'setup',
    title: 'Before the start',
    text: `All five dice show 3. Some cards stay out of this game:

- with two players, two Gold cards of each value, and then 21 cards at random;
- with three, one Gold card of each value, and then 12 at random;
- with four, 7 at random.

What was removed at random lies face down and is shown to nobody before the end. The 60, 72 or 80 other cards are the deck. Who is active first is drawn by lot.`,
  },
  {
    id: 'donation',
    title: 'The donation',
    text: `The active player assigns one card more than there are players: three with two, four with three, five with four. They are drawn and assigned **one at a time**, without showing them:

- exactly **one** into your own hand;
- exactly **one** onto the auction pile, face down;
- the others, **one for each other player**, into the common pool, face up.

An assignment is final, and it is made before the next card is drawn. Once both single places are taken, what follows can only go to the pool.

Then every other player, from the left of the active player, takes one card of the pool into the hand. The next active player is the one to the left. The donation ends with the deck. Hands are secret; you may always look at your own.`,
  },
  {
    id: 'church',
    title: 'The bishop',
    text: `A Bishop card does not stay in a hand. As soon as a player acquires one, by assigning it to their own hand, by taking it from the pool or by winning it, the game pauses: the card is shown, used and discarded. A Bishop card assigned to the auction pile has no effect yet.

It turns one die by 1 up or down, or two **different** dice by 1 each, all as the card says. A card for two dice is used completely or not at all. No die leaves the range from 1 to 6. The owner may always discard the card without using it.`,
  },
  {
    id: 'auction',
    title: 'The auctions',
    text: `The auction pile is shuffled, and its cards are sold one by one. The player who was active first in the donation is active first here; then it goes around to the left, card by card.

The active player turns up a card. The player to the **left** begins, and bidding goes around, the active player included: bid higher than the bid before, at least 1, or pass. Having passed, you wait for the next card. The highest bidder pays and takes the card into the hand. If everybody passes, the card leaves the game, face up.`,
  },
  {
    id: 'paying',
    title: 'Paying',
    text: `**A category or Bishop card** is paid in gold: show Gold cards from your hand worth at least your bid, in any combination, and discard them. There is no change; you may pay too much.

**A Gold card** is paid in cards: the bid is a number of cards, and you discard as many of your hand as you like to choose, face down. The others see how many, not which.

Payment comes before the card. On the screen it is made card by card: gold from the highest value downwards, other cards in the order of your hand.`,
  },
  {
    id: 'penalty',
    title: 'If you cannot pay',
    text: `You may bid what you do not have. If you win the bidding and can pay, you must. If you cannot, every other player, from your left, draws a card at random from your hand and keeps it, as long as you have one; only the two of you see which.

The card is then auctioned once more from the left of the active player. Everybody who had passed is back in, and you are out. If in the end everybody is out in this way, the card leaves the game.`,
  },
  {
    id: 'winning',
    title: 'The count',
    text: `When the last card has been auctioned, hands are shown and the categories counted. The highest sum of numbers wins the category and takes its die. Among equals, the letter nearest to A in that category wins. A category of which nobody has a card is won by nobody.

Add up your dice: those are your victory points. The player with the most points wins. On equal points, the one with the most gold by value; then the one who has won the Illuminators. If even that leaves several, they share the victory.`,
  },
];
