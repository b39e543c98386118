// The rules of Scout in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Each player runs a circus. Your cards are your artists, and they stay in your hand in the order in which they were dealt: you may **never** rearrange them. On your turn you show a set of cards that beats the one in the ring, or you scout a card from it to make your own hand stronger.

You play as many rounds as there are players. The player with the most points over all rounds wins.`,
  },
  {
    id: 'cards',
    title: 'The cards',
    text: `Every card has two different numbers from 1 to 10, one at each end, and each pair of numbers exists once. Only the upper number counts. The lower one is what the card becomes when it is turned upside down.

- Five players use all 45 cards and get nine each.
- Four players leave out 9/10 and get eleven each.
- Three players leave out the nine cards with a 10 and get twelve each.
- Two players leave out 9/10 and get eleven each; the other 22 are for the second round.`,
  },
  {
    id: 'hand',
    title: 'Picking up your hand',
    text: `Pick up your cards in the order they were dealt. Before the first turn of the round, all players decide at the same time whether to keep their hand or to turn **all** of it upside down: the order from left to right stays, the upper and lower numbers swap. After that, no card in a hand is turned or moved.`,
  },
  {
    id: 'show',
    title: 'Show',
    text: `Play a set from your hand: a single card, or neighbouring cards that are all equal or form a run, up or down, without a gap (5 6 7 or 7 6 5; 10 and 1 are not consecutive).

If there is a set in the ring, called the active set, yours must beat it:
- more cards beat fewer cards;
- with the same number of cards, equal cards beat a run;
- with the same number of cards of the same kind, compare the **smallest** numbers: the higher one wins, and a tie is not enough. A single card is neither equal nor a run.

You capture the cards you beat: they go face down in front of you and are worth one point each. Your set is now the active set, and you are its owner.`,
  },
  {
    id: 'scout',
    title: 'Scout',
    text: `Take a card from the left or right end of the active set and put it anywhere in your hand, either way up. The owner of the set gets a chip, worth one point. The rest of the set stays active and keeps its owner. When the last card is scouted the ring is empty, and the next player may show any set.

When the ring is empty you must show. You can never pass.`,
  },
  {
    id: 'scout-and-show',
    title: 'Scout & Show',
    text: `Once a round you may scout and then show in the same turn, as long as you really can show afterwards. The owner of the set gets a chip as usual.`,
  },
  {
    id: 'round-end',
    title: 'End of a round',
    text: `A round ends at once when
- a player shows their last cards, or
- **all** the others have only scouted since a player’s show: nobody has beaten that set.

Count one point for each captured card and each chip, and take away one point for each card left in your hand. In the second case the owner of the set loses nothing for their hand. The cards in the ring count for nobody.

The player to the left of the one who started this round starts the next.

A round also ends if every player takes 40 turns in a row without a capture; then nobody is spared the cards in their hand. This rule is ours, so that every game ends. You will hardly ever see it.`,
  },
  {
    id: 'two-players',
    title: 'With two players',
    text: `Each player starts a round with three chips, and there is no Scout & Show. To scout you pay one of your chips, and it stays your turn: scout again, or show. Without a chip you cannot scout. Every chip you have not spent is worth one point.

A round ends when a player shows their last cards, or when the player whose turn it is can neither show nor scout; then the player who showed last loses nothing for their hand. In the second round the other player starts, both take three new chips, and the 22 cards set aside are dealt.`,
  },
  {
    id: 'winning',
    title: 'Winning',
    text: `After the last round the player with the most points wins. Players with equal points share the victory.`,
  },
];
