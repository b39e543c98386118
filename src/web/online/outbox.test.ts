// Moves over a connection that breaks: sent again, done once, and never reported as done when they were not.
import { expect, test } from 'vitest';
import { rngOf } from '../../engine/chance.ts';
import { answered, DONE, LOST, outboxWith, STALE, storeWith, turn, UNSENT } from './outbox.fixtures.ts';
import { Outbox, type OutboxState } from './outbox.ts';
import type { RequestResult } from './reconnectingSocket.ts';

test('a move tapped without a connection is held, shown as held, and sent as new', async () => {
  const { outbox, asked, last } = outboxWith(UNSENT, DONE);
  const answer = outbox.play(['show 1-2'], 3);
  await turn();
  expect(last()?.move).toBe('waiting');
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual({ kind: 'play', ply: 3, moves: ['show 1-2'] });
  expect(last()?.move).toBe(null);
});

test('a choice for the next question is sent after the answer to the last one, also if that comes later', async () => {
  const { outbox, asked } = outboxWith(LOST, DONE, DONE);
  const first = outbox.play(['x'], 3);
  await turn();
  const second = outbox.play(['y'], 5);
  expect(asked).toHaveLength(1);
  outbox.flush();
  expect(await first).toEqual({ ok: true });
  expect(await second).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual({ kind: 'play', ply: 5, moves: ['y'] });
});

test('an illegal move is sent for its reason, and never held, stored or put in place of a held move', async () => {
  const illegal = { code: 'illegal-move', notation: 'x', because: 'weak' };
  const refused = answered({ kind: 'refused', id: 1, refusal: illegal });
  const { outbox, asked, saved, last } = outboxWith(refused, LOST, UNSENT, UNSENT);
  expect(await outbox.playIllegal(['x'], 3)).toEqual({ ok: false, refusal: illegal });
  expect(await outbox.playIllegal(['x'], 3)).toBe(null);
  expect(await outbox.playIllegal(['x'], 3)).toBe(null);
  expect(saved.every(({ move }) => move === null)).toBe(true);
  void outbox.play(['y'], 3);
  await turn();
  expect(await outbox.playIllegal(['x'], 3)).toEqual({ ok: true });
  expect(last()?.held?.notations).toEqual(['y']);
  expect(asked).toHaveLength(4);
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

test('a move whose answer was lost is sent again as a repetition, after every cut', async () => {
  const { outbox, asked } = outboxWith(LOST, UNSENT, LOST, DONE);
  const answer = outbox.play(['x'], 3);
  for (let cuts = 0; cuts < 3; cuts++) {
    await turn();
    outbox.flush();
  }
  expect(await answer).toEqual({ ok: true });
  expect(asked.slice(1)).toEqual(Array(3).fill({ kind: 'play', ply: 3, moves: ['x'], again: true }));
});

test('a held move that is refused later is reported as not played', async () => {
  const { outbox, last } = outboxWith(UNSENT, STALE, STALE);
  const answer = outbox.play(['x'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  expect(last()?.missed).toMatchObject({ isGone: true, hasWaited: true });
  outbox.dismiss();
  expect(last()?.missed).toBe(null);
});

test('a refused move whose question is still asked is explained by the board', async () => {
  const illegal = { code: 'illegal-move', notation: 'x', because: 'weak' };
  const { outbox, last } = outboxWith(answered({ kind: 'refused', id: 1, refusal: illegal }));
  expect(await outbox.play(['x'], 3)).toMatchObject({ ok: false });
  expect(last()).toMatchObject({ move: null, missed: null });
});

test('a move is reported as not played if another tab of the seat has played a different one', async () => {
  const { outbox, asked, last } = outboxWith(STALE, STALE);
  expect(await outbox.play(['x'], 3)).toMatchObject({ ok: false });
  expect(asked.at(-1)).toMatchObject({ moves: ['x'], again: true });
  expect(last()?.missed).toMatchObject({ isGone: true, hasWaited: false });
});

test('nothing is reported if another tab of the seat has played the same move', async () => {
  const { outbox, last } = outboxWith(STALE, DONE);
  expect(await outbox.play(['x'], 3)).toEqual({ ok: true });
  expect(last()?.missed).toBe(null);
});

test('another choice replaces one that was never sent', async () => {
  const { outbox, asked } = outboxWith(UNSENT, UNSENT, DONE);
  void outbox.play(['x'], 3);
  await turn();
  const answer = outbox.play(['y'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  expect(asked.at(-1)).toMatchObject({ moves: ['y'] });
});

test('a second tap on an answered question is ignored, also after a cut', async () => {
  const { outbox, asked, last } = outboxWith(LOST, DONE, UNSENT, STALE);
  const answer = outbox.play(['x'], 3);
  await turn();
  outbox.flush();
  expect(await answer).toEqual({ ok: true });
  // The answer has arrived, but the board is not updated yet; then the connection is cut.
  void outbox.play(['y'], 3);
  await turn();
  outbox.flush();
  await turn();
  expect([asked.length, last()?.move]).toEqual([2, null]);
  // Unless the server has lost that answer.
  outbox.onServerPly(3);
  void outbox.play(['y'], 3);
  expect(asked).toHaveLength(3);
});

test('with thousands of random taps and cuts every question is answered once, and none is reported as missed', async () => {
  const random = rngOf('taps and cuts');
  /** A fake server with one player: the last request, and every move it accepted. */
  const taken: string[] = [];
  const states: OutboxState[] = [];
  /** The page updates the board later than it receives the answer. */
  let shown = 0;
  let isOpen = true;
  const outbox = new Outbox({
    request: async (request): Promise<RequestResult> => {
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
    onChange: (state) => states.push(state),
    onMessageRefused: () => {},
    store: storeWith().store,
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
  expect(states.some(({ missed }) => missed !== null)).toBe(false);
});

test('another choice is refused while the first may have been played; the same choice is ignored', async () => {
  const { outbox, asked } = outboxWith(LOST, 'open');
  void outbox.play(['x'], 3);
  await turn();
  expect(await outbox.play(['y'], 3)).toEqual({ ok: false, refusal: { code: 'move-waits' } });
  outbox.flush();
  outbox.flush();
  expect(await outbox.play(['x'], 3)).toEqual({ ok: true });
  expect(asked).toHaveLength(2);
});

test('a move held while its question went back is not played at the position that has the same ply now', async () => {
  const { outbox, asked, last } = outboxWith(UNSENT, STALE, STALE);
  const answer = outbox.play(['show 1-2'], 3, 0);
  await turn();
  outbox.onServerPly(3);
  outbox.flush();
  expect(await answer).toMatchObject({ ok: false });
  expect(asked.slice(1)).toEqual([
    { kind: 'play', ply: 3, takeBacks: 0, moves: ['show 1-2'] },
    { kind: 'play', ply: 3, takeBacks: 0, moves: ['show 1-2'], again: true },
  ]);
  expect(last()?.missed).toMatchObject({ isGone: true, hasWaited: true });
});

test('after a take-back the same question can be answered again', async () => {
  const { outbox, asked } = outboxWith(DONE, DONE);
  await outbox.play(['show 1-2'], 3, 0);
  outbox.onServerPly(3);
  expect(await outbox.play(['show 1'], 3, 1)).toEqual({ ok: true });
  expect(asked.at(-1)).toMatchObject({ ply: 3, takeBacks: 1, moves: ['show 1'] });
});
