// The choice of bots stays with its game and seat, and no character is proposed twice at one table.
import { expect, test } from 'vitest';
import { proposedBot, saveLastBots } from './lastBots.ts';
import { withSeatCount } from './SeatChooser.tsx';

test('a bot chosen once stays with its game and its seat', () => {
  saveLastBots('scout', ['person', 'novice', 'fulbert']);
  expect(proposedBot('scout', 1, [])).toBe('novice');
  expect(proposedBot('scout', 2, [])).toBe('fulbert');
  expect(proposedBot('scout', 3, [])).toBe('apprentice');
  expect(proposedBot('biblios', 2, [])).toBe('apprentice');
});

test('a character is proposed once at a table', () => {
  saveLastBots('scout', ['person', 'fulbert', 'fulbert', 'fulbert']);
  const seats = withSeatCount('scout', [{ who: 'person', name: '' }], 4);
  expect(seats.map(({ who }) => who)).toEqual(['person', 'fulbert', 'scribe', 'scribe']);
});
