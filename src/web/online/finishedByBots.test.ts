import { expect, test } from 'vitest';
import type { RoomPlayer } from '../../protocol/server.ts';
import { ENDING_TEXTS } from '../table-page/ending/texts.ts';
import { verdictOf } from '../table-page/ending/verdict.ts';
import { finishedByBots, isLeftToBots } from './finishedByBots.ts';
import { atTableEn as en } from './texts/at-table.en.ts';
import { atTableFr as fr } from './texts/at-table.fr.ts';

const NAMES = ['Anna', 'Bruno', 'Zoé'];
const person = (seat: number, part: object = {}): RoomPlayer => ({
  kind: 'person',
  name: NAMES[seat]!,
  hasSat: true,
  isHere: true,
  standIn: null,
  ...part,
});
const replaced = { standIn: 'scribe' };
const nameOf = (seat: number) => NAMES[seat]!;
const over = (you: number | null, ...sitters: RoomPlayer[]) => ({ state: 'over', you, sitters }) as const;

test('a victory that a bot has reached for you is not yours, and the result says so', () => {
  const room = over(0, person(0, replaced), person(1, replaced));
  const standIns = finishedByBots(room, nameOf, en.finishedByBots);
  expect(standIns).toEqual({ isYou: true, note: 'Bots played the rest for you and Bruno.' });
  const result = { places: [1, 2], scores: [12, 7] };
  const verdict = verdictOf(result, { you: 0, names: nameOf, words: ENDING_TEXTS.en, standIns });
  expect(verdict).toEqual({
    tone: 'seen',
    headline: 'Anna wins by 5 points',
    detail: 'Bots played the rest for you and Bruno.',
  });
});

test('whoever stayed has won, and is told that a bot played for the other', () => {
  const room = over(1, person(0, replaced), person(1));
  const standIns = finishedByBots(room, nameOf, fr.finishedByBots);
  expect(standIns).toEqual({ isYou: false, note: 'Un robot a fini la partie à la place d’Anna.' });
  const result = { places: [2, 1], scores: [7, 12] };
  const verdict = verdictOf(result, { you: 1, names: nameOf, words: ENDING_TEXTS.fr, standIns });
  expect(verdict).toMatchObject({ tone: 'win', detail: standIns?.note });
});

test('nothing is said during the game, of people who have resigned, and where everybody stayed', () => {
  const resigned = { ...replaced, hasResigned: true };
  expect(finishedByBots(over(0, person(0), person(1, resigned)), nameOf, en.finishedByBots)).toBe(null);
  const playing = { ...over(0, person(0, replaced), person(1)), state: 'playing' } as const;
  expect(finishedByBots(playing, nameOf, en.finishedByBots)).toBe(null);
  expect(isLeftToBots(playing)).toBe(false);
  expect(isLeftToBots({ sitters: [person(0, replaced), person(1, resigned)] })).toBe(true);
  expect(isLeftToBots({ sitters: [person(0, resigned), person(1, resigned)] })).toBe(false);
});
