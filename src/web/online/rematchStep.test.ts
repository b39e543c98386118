import { expect, test } from 'vitest';
import type { RoomPlayer } from '../../protocol/server.ts';
import { isRematchAgreed, mayDecline, rematchStep } from './rematchStep.ts';

type Answer = 'yes' | 'no' | undefined;

const room = (you: number | null, next: string | null, ...answers: readonly Answer[]) => ({
  you,
  next,
  sitters: answers.map(
    (rematch): RoomPlayer => ({
      kind: 'person',
      name: 'Anna',
      hasSat: true,
      isHere: true,
      standIn: null,
      replaceableInMs: null,
      ...(rematch && { rematch }),
    }),
  ),
});

test.each([
  [room(0, null, undefined, undefined), 'ask'],
  [room(1, 'next', 'yes', undefined), 'accept'],
  [room(1, 'next', 'yes', 'no'), 'accept'],
  [room(0, 'next', 'yes', undefined), 'go'],
  [room(0, 'next', 'yes', 'yes'), 'go'],
  [room(0, 'next', 'yes', 'no'), 'elsewhere'],
  [room(0, 'next', 'yes', 'no', undefined), 'go'],
])('%j: %s', (at, step) => expect(rematchStep(at)).toBe(step));

test('only who was asked and has not answered can decline; spectators cannot', () => {
  expect(mayDecline(room(1, 'next', 'yes', undefined))).toBe(true);
  expect(mayDecline(room(0, 'next', 'yes', undefined))).toBe(false);
  expect(mayDecline(room(1, 'next', 'yes', 'no'))).toBe(false);
  expect(mayDecline(room(null, 'next', 'yes', undefined))).toBe(false);
  expect(mayDecline(room(1, null, undefined, undefined))).toBe(false);
});

test('agreed when everybody has said yes; bots are not asked', () => {
  const { sitters } = room(0, 'next', 'yes', 'yes');
  const bot: RoomPlayer = { kind: 'bot', name: 'Bede', level: 'novice' };
  expect(isRematchAgreed({ next: 'next', sitters: [...sitters, bot] })).toBe(true);
  expect(isRematchAgreed({ next: null, sitters })).toBe(false);
  expect(isRematchAgreed(room(0, 'next', 'yes', 'no'))).toBe(false);
});
