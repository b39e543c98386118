import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../engine/index.ts';
import { ENDING_TEXTS } from './texts.ts';
import { verdictOf } from './verdict.ts';

const NAMES = ['Anna', 'Hildegard', 'Alcuin'];
const names = (seat: number) => NAMES[seat]!;

function said(
  lang: (typeof LANGS)[number],
  places: readonly number[] | null,
  scores: readonly number[] | null,
  you: number | null,
) {
  const { tone, headline, detail } = verdictOf({ places, scores }, { you, names, words: ENDING_TEXTS[lang] });
  return [tone, headline, detail];
}

describe('who has won, for each person who looks at it', () => {
  test('the winner is told so, with the difference to the next', () => {
    expect(said('en', [1, 2, 3], [12, 11, 4], 0)).toEqual(['win', 'You win by one point', '']);
    expect(said('fr', [1, 2, 3], [12, 11, 4], 0)).toEqual(['win', 'Vous l’emportez d’un point', '']);
    expect(said('en', [1, 3, 2], [12, -2, 9], 0)).toEqual(['win', 'You win by 3 points', '']);
  });

  test('a defeat names the winner and the own place', () => {
    expect(said('en', [2, 1, 3], [11, 12, 4], 0)).toEqual([
      'loss',
      'Hildegard wins by one point',
      'You come second.',
    ]);
    expect(said('fr', [3, 1, 2], [1, 12, 4], 0)).toEqual([
      'loss',
      'Hildegard l’emporte de 8 points',
      'Vous finissez au dernier rang.',
    ]);
  });

  test('with equal scores something else has decided: no difference is named', () => {
    expect(said('en', [1, 2, 3], [12, 12, 4], 0)).toEqual(['win', 'You win', '']);
    expect(said('fr', [2, 1, 3], [12, 12, 4], null)).toEqual(['seen', 'Hildegard l’emporte', '']);
  });

  test('a shared victory is one of its own kind', () => {
    expect(said('en', [1, 1, 3], [12, 12, 4], 0)).toEqual([
      'shared',
      'You share the victory with Hildegard',
      '',
    ]);
    expect(said('fr', [1, 1, 3], [12, 12, 4], 2)[1]).toBe('Anna et Hildegard se partagent la victoire');
    expect(said('en', [1, 1, 1], [3, 3, 3], null)[1]).toBe('Anna, Hildegard and Alcuin share the victory');
  });

  test('several people at one device, and spectators, hear the name', () => {
    expect(said('en', [1, 2, 3], [12, 10, 4], null)).toEqual(['seen', 'Anna wins by 2 points', '']);
  });

  test('a game that was not played to its end has places without scores, or nobody has won', () => {
    expect(said('en', [1, 2], null, 0)).toEqual(['win', 'You win', '']);
    expect(said('en', [2, 1], null, 0)).toEqual(['loss', 'Hildegard wins', '']);
    expect(said('fr', null, null, 0)).toEqual(['open', 'Personne n’a gagné', '']);
  });

  test.each(LANGS)('a game has its own words for the difference (%s)', (lang) => {
    const verdict = verdictOf(
      { places: [1, 2], scores: [15, 9] },
      { you: 0, names, words: ENDING_TEXTS[lang], lead: (count) => `+${count} pawns` },
    );
    expect(verdict.headline).toMatch(/\+6 pawns$/);
  });
});
