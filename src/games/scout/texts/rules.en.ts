// The rules of Scout in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Everybody leads a circus. Your cards are your artists, and they stand in your hand in the order in which you were dealt them: you may **never** rearrange them. On your turn you show an act that beats the one in the ring, or you scout an artist away from it, to make your own troupe stronger.

There are as many rounds as players. Most points over all rounds wins.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `A card bears two different numbers from 1 to 10, one at each end; each pair exists once. Only the upper number counts. The lower one is what the card becomes when it is turned.

- Five players use all 45 cards, nine each.
- Four players leave out 9/10 and get eleven each.
- Three players leave out the nine cards with a 10 and get twelve each.
- Two players leave out 9/10 and get eleven each; the other 22 wait for the second round.`,
  },
  {
    id: 'hand',
    title: 'Taking up your hand',
    text: `Pick up your cards in the order dealt. Before the first turn of the round everybody decides, at the same time, to keep the hand or to turn **all** of it: the order from left to right stays, upper and lower numbers change places. After that no card in hand is turned or moved.`,
  },
  {
    id: 'show',
    title: 'Show',
    text: `Lay down a set from your hand: one card, or neighbours that are all equal, or that rise or fall by one all the way (5 6 7 or 7 6 5; 10 and 1 are not neighbours).

It must beat the active set, if there is one:
- more cards beat fewer;
- with as many cards, equal numbers beat a run;
- with as many cards of the same kind, the higher **smallest** number wins. A tie is not enough. A single card has no kind.

You capture the cards of the set you beat: they lie face down before you, one point each. Yours is now the active set, and you are its owner.`,
  },
  {
    id: 'scout',
    title: 'Scout',
    text: `Take a card from the left or right end of the active set and put it anywhere into your hand, either way up. Its owner gets a chip, worth a point. What is left of the set stays active and keeps its owner. When the last card is scouted the ring is empty, and the next player shows anything.

When the ring is empty you must show. There is no passing.`,
  },
  {
    id: 'scout-and-show',
    title: 'Scout & Show',
    text: `Once a round you may scout and then show in the same turn. You may only do so if the show is possible. The owner of the set gets the chip as usual.`,
  },
  {
    id: 'round-end',
    title: 'End of a round',
    text: `A round ends at once when
- a show leaves your hand empty, or
- after your show **all** others have only scouted: nobody has answered your set.

Everybody counts captured cards and chips and loses one point for each card left in hand. In the second case the owner of the set loses nothing for the hand. Cards in the ring count for nobody.

The next round begins with the player to the left of the one who began this one.

If for 40 turns of every player in a row nothing is captured, the round ends as well, and nobody is spared the cards in hand. This is ours, so that every game ends; you will hardly ever see it.`,
  },
  {
    id: 'two-players',
    title: 'With two players',
    text: `Each starts a round with three chips; there is no Scout & Show. To scout, you pay one of your own chips into the middle, and it stays your turn: scout again, or show. Without a chip you cannot scout. Chips you have not spent are worth a point each.

A round ends when a show empties a hand, or when the player to move can neither show nor scout; then the last to show loses nothing for the hand. For the second round the other player begins, both take three fresh chips, and the 22 cards set aside are dealt.`,
  },
  {
    id: 'winning',
    title: 'Winning',
    text: `After the last round the highest total wins. Equal totals share the victory.`,
  },
];
