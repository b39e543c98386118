// Moves and lines over a line that breaks: sent again, done once, and never called done when they were not.
import { expect, test } from 'vitest';
import { rngOf } from '../../engine/chance.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import { withLines } from './chatLines.ts';
import type { LineAnswer, Request } from './line.ts';
import { Outbox, type OutboxState } from './outbox.ts';

/** A line whose answers this test gives, one after the other. */
function outboxWith(...answers: (LineAnswer | 'open')[]) {
  const asked: Request[] = [];
  const told: OutboxState[] = [];
  const outbox = new Outbox({
    ask: async (request) => {
      asked.push(request);
      const answer = answers.shift();
      return !answer || answer === 'open' ? new Promise<never>(() => {}) : answer;
    },
    tell: (state) => told.push(state),
  });
  return { outbox, asked, told, last: () => told.at(-1) };
}
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
const LOST: LineAnswer = { kind: 'lost' };
const UNSENT: LineAnswer = { kind: 'unsent' };
const answered = (message: ServerMessage): LineAnswer => ({ kind: 'answered', message });
const DONE = answered({ kind: 'done', id: 1 });
const STALE = answered({ kind: 'refused', id: 1, refusal: { code: 'stale', ply: 3, now: 5 } });

test('a move tapped without a connection is held, said to be, and sent as a first one', async () => {
  const { outbox, asked, last } = outboxWith(UNSENT, DONE);
  const answer = outbox.play(['show 1-2'], 3);
  await turn();
  expect(last()?.move).toBe('waiting');
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual({ kind: 'play', ply: 3, moves: ['show 1-2'] });
  expect(last()?.move).toBe(null);
});

test('a held move can be withdrawn, unless it may have reached the server', async () => {
  const { outbox, asked, last } = outboxWith(UNSENT, LOST);
  void outbox.play(['x'], 3);
  await turn();
  expect(last()?.held).toEqual({ notations: ['x'], ply: 3, canWithdraw: true });
  outbox.withdraw();
  expect(last()?.held).toBe(null);
  outbox.flush();
  expect(asked).toHaveLength(1);
  void outbox.play(['y'], 3);
  await turn();
  expect(last()?.held?.canWithdraw).toBe(false);
  outbox.withdraw();
  expect(last()?.held?.notations).toEqual(['y']);
});

test('a move whose answer was lost is sent again as such, through as many cuts as there are', async () => {
  const { outbox, asked } = outboxWith(LOST, UNSENT, LOST, DONE);
  const answer = outbox.play(['x'], 3);
  for (let cuts = 0; cuts < 3; cuts++) {
    await turn();
    outbox.flush();
  }
  expect(await answer).toEqual({ ok: true });
  expect(asked.slice(1)).toEqual(Array(3).fill({ kind: 'play', ply: 3, moves: ['x'], again: true }));
});

test('a held move that no longer fits is said not to be played', async () => {
  const { outbox, last } = outboxWith(UNSENT, STALE);
  const answer = outbox.play(['x'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  expect(last()?.move).toBe('missed');
  outbox.dismiss();
  expect(last()?.move).toBe(null);
});

test('a refusal without a cut belongs to the board, not to the line', async () => {
  const { outbox, last } = outboxWith(STALE);
  expect(await outbox.play(['x'], 3)).toMatchObject({ ok: false });
  expect(last()?.move).toBe(null);
});

test('another choice takes the place of one that was never sent', async () => {
  const { outbox, asked } = outboxWith(UNSENT, UNSENT, DONE);
  void outbox.play(['x'], 3);
  await turn();
  const answer = outbox.play(['y'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  expect(asked.at(-1)).toMatchObject({ moves: ['y'] });
});

test('a tap on the board of a question that was answered is nothing new, though it comes with a cut', async () => {
  const { outbox, asked, last } = outboxWith(LOST, DONE, UNSENT, STALE);
  const answer = outbox.play(['x'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  // The answer is there, but the board is not drawn anew yet; then the line is cut.
  void outbox.play(['y'], 3);
  await turn();
  outbox.flush();
  await turn();
  expect([asked.length, last()?.move]).toEqual([2, null]);
  // Unless the server knows nothing of that answer any more.
  outbox.believe(3);
  void outbox.play(['y'], 3);
  expect(asked).toHaveLength(3);
});

test('thousands of taps and cuts at random moments: every question is answered once, and never said to be missed', async () => {
  const random = rngOf('taps and cuts');
  /** A server with one player: what it was asked last, and each answer that it took. */
  const taken: string[] = [];
  const told: OutboxState[] = [];
  /** The page redraws later than it hears the answer. */
  let shown = 0;
  let isOpen = true;
  const outbox = new Outbox({
    ask: async (request): Promise<LineAnswer> => {
      if (!isOpen) return UNSENT;
      if (request.kind !== 'play') return DONE;
      if (random.int(100) < 20) {
        isOpen = false;
        await turn();
        return LOST;
      }
      const isNew = request.ply === taken.length;
      const isSame = request.again === true && taken[request.ply] === request.moves[0];
      if (isNew) taken.push(request.moves[0] ?? '');
      if (random.int(100) < 20) isOpen = false;
      await turn();
      if (!isOpen) return LOST;
      return isNew || isSame ? DONE : STALE;
    },
    tell: (state) => told.push(state),
  });
  for (let i = 0; i < 1500; i++) {
    const what = random.int(100);
    if (what < 50) void outbox.play([`${'abc'[random.int(3)]}${shown}`], shown);
    else if (what < 65) isOpen = false;
    else if (what < 85) {
      isOpen = true;
      outbox.flush();
    } else shown = taken.length;
    if (random.int(100) < 30) await turn();
  }
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.map((notation) => Number(notation.slice(1)))).toEqual(taken.map((_, i) => i));
  expect(told.some(({ move }) => move === 'missed')).toBe(false);
});

test('another choice is refused while the first may have been played; the same tap again is nothing new', async () => {
  const { outbox, asked } = outboxWith(LOST, 'open');
  void outbox.play(['x'], 3);
  await turn();
  expect(await outbox.play(['y'], 3)).toEqual({ ok: false, refusal: { code: 'move-waits' } });
  outbox.flush();
  outbox.flush();
  expect(await outbox.play(['x'], 3)).toEqual({ ok: true });
  expect(asked).toHaveLength(2);
});

test('lines wait in their order, keep their keys, and are each sent until they are heard', async () => {
  const { outbox, asked, last } = outboxWith(LOST, UNSENT, DONE, DONE);
  const said = (line: string) => ({ kind: 'line' as const, line });
  const both = [outbox.say(said('one')), outbox.say(said('two'))];
  await turn();
  expect(last()?.lines).toMatchObject([
    { said: { line: 'one' }, isWaiting: true },
    { said: { line: 'two' }, isWaiting: true },
  ]);
  outbox.flush();
  await turn();
  outbox.flush();
  expect(await Promise.all(both)).toEqual([null, null]);
  const keys = asked.map((request) => (request.kind === 'say' ? request.key : null));
  expect(keys[0]).toMatch(/^[\w-]{8,40}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(last()?.lines).toEqual([]);
});

test('after a reconnect no line is doubled, also when there is exactly one, and none is lost', () => {
  const line = (at: number, text: string) => ({ at, seat: 0, said: { kind: 'line' as const, line: text } });
  const [one, two, three] = [line(1, 'a'), line(1, 'b'), line(2, 'a')];
  expect(withLines([one], [one])).toEqual([one]);
  // Said in the same millisecond as the last one that is known.
  expect(withLines([one], [one, two])).toEqual([one, two]);
  expect(withLines([one, three], [one, two, three])).toEqual([one, two, three]);
});
