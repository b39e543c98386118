import { expect, test } from 'vitest';
import type { RoomPlayer, ServerMessageOf } from '../../protocol/server.ts';
import type { Clock } from '../../protocol/values.ts';
import { isLowTime } from './lowTime.ts';
import { AWAY_GRACE_MS, seatPresence } from './seatPresence.ts';

const HERE: RoomPlayer = { kind: 'person', name: 'Bruno', hasSat: true, isHere: true, standIn: null };
const AWAY: RoomPlayer = { ...HERE, isHere: false, awayForMs: 0 };

/** What is shown of a player whose room message came at 1000. */
function at(now: number, player: RoomPlayer, deciders: readonly number[] = [], leftMs: number | null = null) {
  const room: ServerMessageOf<'room'> = {
    kind: 'room',
    match: 'abcdefgh',
    game: 'scout',
    version: 1,
    options: {},
    state: 'playing',
    sitters: [player],
    you: null,
    isHost: false,
    isOpen: false,
    clock: { kind: 'move', seconds: 120 },
    watch: 'public',
    watchers: 0,
    commitment: '',
    next: null,
  };
  const clocks = leftMs === null ? null : { left: [leftMs], at: 1000 };
  return seatPresence({ room, roomReceivedAt: 1000, deciders, clocks }, 0, now);
}

test('somebody who reloads the page is not shown as away; who stays away is, and since when', () => {
  expect(at(1000, AWAY)?.where).toBe('here');
  expect(at(1000 + AWAY_GRACE_MS - 1, AWAY)?.where).toBe('here');
  expect(at(1000 + AWAY_GRACE_MS, AWAY)).toMatchObject({ where: 'away', awayForMs: AWAY_GRACE_MS });
  expect(at(61_000, { ...AWAY, awayForMs: 60_000 })).toMatchObject({ where: 'away', awayForMs: 120_000 });
  // A server that does not know since when: at once, and without a time.
  const { awayForMs: _, ...long } = AWAY;
  expect(at(1000, long)).toMatchObject({ where: 'away', awayForMs: null });
});

test('a broken connection, a bot that stands in, a resignation and a bot are told apart', () => {
  expect(at(9000, { ...AWAY, isCut: true })?.where).toBe('cut');
  expect(at(9000, { ...AWAY, vacationForMs: 5 })?.where).toBe('vacation');
  expect(at(9000, { ...AWAY, isCut: true, standIn: 'scribe' })?.where).toBe('bot');
  expect(at(9000, { ...HERE, standIn: 'scribe', hasResigned: true })?.where).toBe('resigned');
  expect(at(9000, { kind: 'bot', name: 'Bede', level: 'master' })?.where).toBe('always');
});

test('who has to decide is thinking, with the time that is left', () => {
  expect(at(2000, HERE)).toMatchObject({ isThinking: false, clock: null });
  expect(at(2000, HERE, [0])).toMatchObject({ isThinking: true, clock: null });
  expect(at(2000, HERE, [0], 60_000)?.clock).toEqual({ leftMs: 59_000, isLow: false });
  expect(at(50_000, HERE, [0], 60_000)?.clock).toEqual({ leftMs: 11_000, isLow: true });
  expect(at(90_000, HERE, [0], 60_000)?.clock).toEqual({ leftMs: 0, isLow: true });
});

test.each<[Clock, number, number]>([
  [{ kind: 'move', seconds: 30 }, 10_001, 10_000],
  [{ kind: 'move', seconds: 120 }, 24_001, 24_000],
  [{ kind: 'move', seconds: 259_200 }, 3 * 3_600_000 + 1, 3 * 3_600_000],
  [{ kind: 'game', seconds: 600, increment: 5 }, 60_001, 60_000],
])('with the clock %j there is enough time at %i ms and little at %i ms', (clock, enough, little) => {
  expect([isLowTime(clock, enough), isLowTime(clock, little)]).toEqual([false, true]);
});
