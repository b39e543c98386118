// The rules of Scripts & Scribes in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Your abbey wants to copy the most beautiful books, and so do the others. You need workers – **Illuminators** and **Scribes** – and resources – **Manuscripts**, **Scrolls** and **Supplies**. Each of these five categories has a die on the board. At the end, the player who has the most of a category wins its die, and the number on the die is worth that many victory points. The player with the most victory points wins.

First comes the **donation**: free cards, some for you and some for the others. Then come the **auctions**, in which the rest is sold for gold, and gold is sold for cards.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `There are 87 cards.

- **45 category cards**, nine in each category, with the letters A to I. The number says how many workers or resources the card is worth. Illuminators and Scribes are worth 2 (A to D), 3 (E to G) or 4 (H and I); Manuscripts, Scrolls and Supplies 1 (A to G) or 2 (H and I). The letter breaks ties.
- **33 Gold cards**, eleven of each value: 1, 2 and 3.
- **9 Bishop cards** that turn dice: two of each kind +1, −1, +2 and −2, and one that says +1 or −1.`,
  },
  {
    id: 'setup',
    title: 'Setup',
    text: `All five dice start at 3. Some cards are left out of the game:

- with two players, two Gold cards of each value and 21 cards at random;
- with three players, one Gold card of each value and 12 cards at random;
- with four players, 7 cards at random.

The cards removed at random stay face down until the end. The other 60, 72 or 80 cards form the deck. The first active player is drawn at random.`,
  },
  {
    id: 'donation',
    title: 'The donation',
    text: `The active player assigns one card more than there are players: three cards with two players, four with three, five with four. Cards are drawn and assigned **one at a time**, without being shown:

- exactly **one** to your own hand;
- exactly **one** to the auction deck, face down;
- the others, **one for each other player**, to the common pool, face up.

You assign a card before you draw the next one, and you cannot change it afterwards. Once your hand and the auction deck have their card, the rest can only go to the common pool.

Then each other player, starting on the active player’s left, takes one card from the common pool into their hand. The player on the left becomes the next active player. The donation ends when the deck is empty. Hands are secret; you may look at your own at any time.`,
  },
  {
    id: 'church',
    title: 'The bishop',
    text: `A Bishop card never stays in a hand. As soon as you get one – by assigning it to your hand, taking it from the common pool or winning it at auction – the game pauses: you show it, use it and discard it. A Bishop card in the auction deck has no effect yet.

+1 and −1 turn one die by 1; +2 and −2 turn two **different** dice by 1 each; the card with both signs turns one die by 1 either way. A +2 or −2 is used in full or not at all. A die never goes above 6 or below 1. You may always discard the card without using it.`,
  },
  {
    id: 'auction',
    title: 'The auctions',
    text: `The auction deck is shuffled, and its cards are sold one by one. The first active player of the donation is active first here too; after each card, the player on the left becomes active.

The active player turns up a card. The player on their **left** bids first, and bidding goes around the table, the active player included: bid more than the last bid (at least 1) or pass. Once you pass, you wait for the next card. The highest bidder pays and takes the card into their hand. If everybody passes, the card leaves the game, face up.`,
  },
  {
    id: 'paying',
    title: 'Paying',
    text: `**A category or Bishop card** is paid for with gold: show Gold cards from your hand worth at least your bid, in any combination, and discard them. You get no change. You may not add a card that the payment does not need.

**A Gold card** is paid for with cards: you bid a number of cards and discard that many from your hand, whichever you like, face down. The others see how many, not which.

You pay before you take the card. On screen you pay card by card: gold from the highest value down, other cards in the order of your hand.`,
  },
  {
    id: 'penalty',
    title: 'If you cannot pay',
    text: `You may bid more than you have. If you win the bidding and can pay, you must. If you cannot, each other player, starting on your left, draws a card at random from your hand and keeps it, as long as you have any; only the two of you see which.

The card is then auctioned again, starting on the active player’s left. Everyone who had passed is back in, and you are out. If in the end everyone is out, the card leaves the game.`,
  },
  {
    id: 'winning',
    title: 'Scoring',
    text: `When the last card has been auctioned, hands are shown and the categories are scored. The player with the highest sum in a category wins it and takes its die. If sums are tied, the tied player with the letter nearest to A in that category wins it. If nobody has a card of a category, nobody wins it.

Add up your dice: these are your victory points. The player with the most victory points wins. If they are tied, the tied player with the most gold (by value) wins; then the one who won the Illuminators. If players are still tied, they share the victory.`,
  },
];
