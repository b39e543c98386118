// The reference card of Scout in English.
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import { ALL_CARDS, deckFor, handSize, TWO_PLAYER_CHIPS } from '../rules/data.ts';

export function card({ seats }: CardTable): readonly CardBox[] {
  const isForTwo = seats === 2;
  return [
    {
      section: 'aim',
      title: 'Aim',
      lines: [`**${seats} rounds.** The player with the most points in all wins.`],
    },
    {
      section: 'cards',
      title: 'Cards',
      lines: [
        `${handSize(seats)} cards each. ${leftOut(deckFor(seats).length)}`,
        'Before the round, keep your hand or turn **all** of it upside down. **Never** rearrange it.',
      ],
    },
    {
      section: 'show',
      title: 'Show',
      lines: [
        'Neighbouring cards: a single one, **equal** ones, or a **run** without a gap, up or down.',
        'Beat the set in the ring:',
      ],
      rows: [
        ['1.', 'more cards beat fewer'],
        ['2.', 'same number of cards: equal ones beat a run'],
        ['3.', 'same kind: compare the lowest cards, the higher one wins'],
      ],
    },
    isForTwo
      ? {
          section: 'two-players',
          title: 'Scout',
          lines: [
            `${TWO_PLAYER_CHIPS} chips each per round. **Pay a chip**, take a card from either end of the set and put it anywhere in your hand, either way up.`,
            'It stays your turn: scout again, or show. There is no Scout & Show.',
          ],
        }
      : {
          section: 'scout',
          title: 'Scout',
          lines: [
            'Take a card from either end of the set and put it anywhere in your hand, either way up. **The owner of the set gets a chip.**',
            '**Scout & Show:** both in one turn, once a round, if you really can show.',
          ],
        },
    {
      section: 'scout',
      title: 'Ring empty',
      lines: ['You must show, whatever you like. You can never pass.'],
    },
    {
      section: isForTwo ? 'two-players' : 'round-end',
      title: 'The round ends',
      lines: [
        'when somebody shows their last cards, or',
        isForTwo
          ? 'when the player to move can neither show nor scout. The owner of the set then loses nothing for their hand.'
          : 'when all the others have only scouted since a show. The owner of that set then loses nothing for their hand.',
      ],
    },
    {
      section: 'round-end',
      title: 'Points',
      rows: [
        ['+1', 'each captured card'],
        ['+1', isForTwo ? 'each chip not spent' : 'each chip'],
        ['−1', 'each card left in hand'],
        ['0', 'the set in the ring'],
      ],
    },
  ];
}

function leftOut(cards: number): string {
  const out = ALL_CARDS.length - cards;
  if (out === 0) return `All ${ALL_CARDS.length} cards are in play.`;
  return out === 1 ? 'The 9/10 is left out.' : `The ${out} cards with a 10 are left out.`;
}
