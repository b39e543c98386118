// Tests of turns told in one sentence, short enough for a bubble.
import { expect, test } from 'vitest';
import type { SeenEvent } from '../../../engine/texts.ts';
import type { Event } from '../rules/events.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const names = () => 'Ida';
const placed = (sketch: string, place: number): SeenEvent<Event> => ({
  key: 'placed',
  args: { seat: 0, sketch, page: 'left', place, paid: 'K', points: 2 },
});

test('two sketches are named, more are counted by kind', () => {
  const two = [placed('bKR', 0), placed('cKRA', 1)];
  expect(en.turnSummary?.(two, names)).toBe(
    'Ida places the red border and the red and gold corner for 4 points.',
  );
  const many = [...two, placed('bKG', 2), placed('dKRGA', 3)];
  expect(en.turnSummary?.(many, names)).toBe('Ida places a dropcap, a corner and 2 borders for 8 points.');
  expect(fr.turnSummary?.(many, names)).toBe('Ida pose une lettrine, un coin et 2 bordures pour 8 points.');
});

test('a turn without a sketch says how many are kept, not which', () => {
  const done: SeenEvent<Event> = { key: 'done', args: { seat: 0, kept: ['bKR', 'cKRA'] } };
  expect(en.turnSummary?.([done], names)).toBe('Ida places nothing and keeps 2 sketches.');
  expect(fr.turnSummary?.([done], names)).toBe('Ida ne pose rien et garde 2 esquisses.');
});
