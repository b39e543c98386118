// A bot's turn is told once it is over, as one sentence.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, DELAYS_MS, MAX_WAIT_MS } from '../../parts/announcer.ts';
import { logged, TURN_WORDS } from './fixtures/turn-words.ts';
import { isGoingOn, spokenTurns, TurnVoice } from './turnVoice.ts';

let said: string[];
let announcer: Announcer;
let voice: TurnVoice;

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer(() => Date.now());
  said = [];
  announcer.addRegion((text) => said.push(text));
  voice = new TurnVoice(announcer);
});
afterEach(() => void vi.useRealTimers());

test('the acts of a turn that goes on are one sentence, said when it is over', () => {
  voice.tell([logged(1, 1, 'rolls', true)], TURN_WORDS, true);
  vi.advanceTimersByTime(DELAYS_MS.event + 500);
  voice.tell([logged(2, 1, 'bids')], TURN_WORDS, true);
  vi.advanceTimersByTime(DELAYS_MS.event + 500);
  expect(said).toEqual([]);
  voice.tell([logged(3, 1, 'passes')], TURN_WORDS);
  vi.advanceTimersByTime(DELAYS_MS.event);
  expect(said).toEqual(['Bruno rolls 3; bids 2; passes.']);
});

test('a long turn is told in parts, the rest without a summary, and what is not said yet can be forgotten', () => {
  voice.tell([logged(1, 1, 'bids')], TURN_WORDS, true);
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said).toEqual(['Bruno bids 2.']);
  voice.tell([logged(2, 1, 'done')], TURN_WORDS, true);
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said.at(-1)).toBe('Bruno is done.');
  expect(spokenTurns([logged(2, 1, 'done')], TURN_WORDS)).toBe('Bruno does nothing.');
  voice.tell([logged(3, 1, 'passes')], TURN_WORDS, true);
  announcer.clear();
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said).toHaveLength(2);
});

test('what is announced between two acts stays between them', () => {
  voice.tell([logged(1, 1, 'bids')], TURN_WORDS);
  announcer.say('event', 'Only one move.');
  voice.tell([logged(2, 0, 'passes')], TURN_WORDS);
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said).toEqual(['Bruno bids 2. Only one move. Anna passes.']);
});

test('a count that the board shows is said whole', () => {
  expect(spokenTurns([logged(1, 0, 'bids'), logged(1, 0, 'counted')], TURN_WORDS)).toBe(
    'Anna bids 2. Anna 4, Bruno 5.',
  );
});

test('only a bot that has to decide again goes on', () => {
  const log = [logged(1, 0, 'bids'), logged(2, 1, 'rolls', true)];
  expect(isGoingOn(log, [1], [1])).toBe(true);
  expect(isGoingOn(log, [1], [])).toBe(false);
  expect(isGoingOn(log, [0, 1], [1])).toBe(false);
  expect(isGoingOn([...log, logged(3, 1, 'bids')], [0], [1])).toBe(false);
});
