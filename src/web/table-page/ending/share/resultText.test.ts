import { expect, test } from 'vitest';
import { resultText, sharedRows } from './resultText.ts';

const NAMES = ['Anna', 'Alcuin', 'Héloïse'];
const context = {
  names: (seat: number) => NAMES[seat]!,
  score: (points: number) => String(points).replace('-', '−'),
};

test('one line: game, day, who has won, everybody by place with their score', () => {
  const rows = sharedRows({ places: [3, 1, 2], scores: [-4, 12, 11] }, 3, context);
  const text = resultText({
    game: 'Scout',
    date: '17 November 2026',
    headline: 'Alcuin wins by one point',
    rows,
  });
  expect(text).toBe('Scout, 17 November 2026 · Alcuin wins by one point · Alcuin 12, Héloïse 11, Anna −4');
  expect(text).not.toContain('\n');
});

test('a game that was not played to its end names its players without scores', () => {
  const rows = sharedRows({ places: null, scores: null }, 2, context);
  const text = resultText({ game: 'Scout', date: 'today', headline: 'Nobody has won', rows });
  expect(text).toBe('Scout, today · Nobody has won · Anna, Alcuin');
});

test('the address where others can try the same stands at the end', () => {
  const shared = { game: 'Scout', date: 'today', headline: 'Daily deal: 2nd of 3', rows: [] };
  const text = resultText({ ...shared, address: 'https://example.org/deals' });
  expect(text).toMatch(/ · https:\/\/example\.org\/deals$/);
});
