import { describe, expect, test } from 'vitest';
import { proofOf } from '../../engine/proof.ts';
import type { GameRecord } from '../../engine/record.ts';
import { openTable } from '../../engine/table.ts';
import { scout } from '../../games/scout/index.ts';
import { HIDDEN, type View } from '../../games/scout/rules/state.ts';
import type { LogEntry } from '../../parts/board.ts';
import { withSameMoves } from '../table-page/usePacedSnapshot.ts';
import { LocalMatch, type LocalMatchCallbacks } from './localMatch.ts';
import type { SnapshotUpdate } from './messages.ts';
import type { Player, Snapshot } from './tableClient.ts';

const SECRET = 'a'.repeat(64);
const person = { kind: 'person', name: '' } as const;
const bot = { kind: 'bot', name: 'Bede', level: 'random' } as const;

/** A local match of Scout with everything it has sent and saved, in order. */
function sit(players: readonly Player[], isPractice = false, isCopy = false, isCounted = false) {
  const proof = proofOf(
    SECRET,
    players.map(() => ''),
  );
  const records: GameRecord[] = [];
  const sent: (SnapshotUpdate & { readonly saved: number })[] = [];
  const table = openTable(scout, players.length, {}, SECRET);
  const marks: boolean[] = [];
  const callbacks: LocalMatchCallbacks = {
    save: async (record, isMarked) => {
      records.push(record);
      marks.push(isMarked);
      return true;
    },
    send: (update) => void sent.push({ ...update, saved: records.at(-1)?.moves.length ?? 0 }),
  };
  const match = new LocalMatch(table, proof, players, callbacks, { isPractice, isCopy, isCounted });
  match.start();
  const now = () => sent.at(-1)!.snapshot;
  /** Waits until a snapshot fulfils the condition. */
  const reach = async (isThere: (snapshot: Snapshot) => boolean) => {
    for (let i = 0; i < 2000 && !isThere(now()); i++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(isThere(now())).toBe(true);
  };
  return { match, records, marks, sent, now, reach };
}

const asked = ({ moves }: Snapshot) => moves.length > 0;

test('a copy of an online game is read-only: nothing is played, taken back or saved', async () => {
  const { match, records, now } = sit([person, bot], false, true);
  expect((await match.play(['keep'], now().ply)).ok).toBe(false);
  await match.practise();
  await match.takeBack();
  expect(now().canTakeBack || now().wantsPractice || now().isPractice).toBe(false);
  expect(records).toEqual([]);
});

test('a daily deal has no hints and no taking back, and the bots decide first however quick the person is', async () => {
  const { match, records, now, reach } = sit([person, bot, bot], false, false, true);
  expect(await match.hint()).toEqual([]);
  expect((await match.play(['keep'], 0)).ok).toBe(true);
  await match.takeBack();
  await match.practise();
  await reach((snapshot) => snapshot.ply >= 3);
  expect(
    records
      .at(-1)!
      .moves.slice(0, 3)
      .map((move) => move[0]),
  ).toEqual(['1', '2', '0']);
  expect(now().canTakeBack || now().wantsPractice || now().isPractice).toBe(false);
});

describe('one person against bots', () => {
  test('shows the person’s own hand and plays for the bots', async () => {
    const { match, now, reach } = sit([person, bot, bot]);
    expect(now().seat).toBe(0);
    await reach(asked);
    expect((await match.play(['keep'], now().ply)).ok).toBe(true);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    expect(now().log.length).toBeGreaterThan(0);
  });

  test('saves every decision before sending it', async () => {
    const { match, sent, reach, now } = sit([person, bot, bot]);
    await reach(asked);
    await match.play(['turn'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    for (const { snapshot, saved } of sent) expect(saved).toBe(snapshot.last);
  });

  test('a refused move returns the reason and changes nothing', async () => {
    const { match, now, sent } = sit([person, bot, bot]);
    const before = sent.length;
    const answer = await match.play(['show 1'], now().ply);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'illegal-move', because: 'hand-not-chosen' },
    });
    expect(sent.length).toBe(before);
  });

  test('in a simultaneous choice an answer is still valid after others have decided', async () => {
    const { match, now, reach } = sit([person, bot, bot]);
    await reach((snapshot) => snapshot.ply === 2);
    expect((await match.play(['turn'], 0)).ok).toBe(true);
    await reach((snapshot) => snapshot.ply >= 3);
    expect(now().log.some(({ event }) => event.key === 'hands-settled')).toBe(true);
  });

  test('in a simultaneous choice the question stays the same while others decide', async () => {
    const { match, sent, now, reach } = sit([person, bot, bot]);
    await reach((snapshot) => snapshot.ply === 2);
    expect(sent.map(({ snapshot }) => snapshot.since)).toEqual([0, 0, 0]);
    const [first, , last] = sent.map(({ snapshot }) => snapshot);
    expect(withSameMoves(first!, last!).moves).toBe(first!.moves);
    await match.play(['turn'], 0);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    expect(now().since).toBe(now().ply);
    expect(withSameMoves(first!, now()).moves).toBe(now().moves);
  });

  test('an answer to an unknown position is stale', async () => {
    const { match } = sit([person, bot]);
    expect(await match.play(['keep'], 7)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('a move that has revealed something can be taken back only in a practice game', async () => {
    const { match, now, reach, marks } = sit([person, bot, bot]);
    await reach(asked);
    await match.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    const { last } = now();
    expect(now()).toMatchObject({ canTakeBack: false, wantsPractice: true, isPractice: false });
    await match.takeBack();
    expect(now().last).toBe(last);
    expect(marks).not.toContain(true);
    await match.practise();
    expect(now()).toMatchObject({ canTakeBack: true, wantsPractice: false, isPractice: true });
    expect(marks.at(-1)).toBe(true);
    await match.takeBack();
    await reach((snapshot) => snapshot.moves.some(({ notation }) => notation === 'turn'));
    await match.play(['keep'], now().ply);
    expect(now().isPractice).toBe(true);
    expect(marks.at(-1)).toBe(true);
  });

  test('bots play on only from a position that the page has shown', async () => {
    const { match, now, reach } = sit([bot, bot, bot]);
    match.release(-1);
    const rest = () => new Promise((resolve) => setTimeout(resolve, 30));
    await rest();
    const { ply } = now();
    await rest();
    expect(now().ply).toBe(ply);
    match.release(ply);
    await reach((snapshot) => snapshot.ply === ply + 1);
    await rest();
    expect(now().ply).toBe(ply + 1);
    match.close();
  });

  test('a move that has revealed nothing can be taken back in any game', async () => {
    const slow = { ...bot, level: 'master' };
    const { match, now } = sit([person, slow]);
    match.release(-1);
    await match.play(['keep'], now().ply);
    expect(now()).toMatchObject({ canTakeBack: true, wantsPractice: false });
    await match.takeBack();
    expect(now().last).toBe(0);
    match.close();
  });

  test('shows an earlier position without moves, and returns', async () => {
    const { match, now, reach } = sit([person, bot, bot]);
    await reach(asked);
    await match.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    const { last } = now();
    match.show(0, 1);
    expect(now()).toMatchObject({ ply: 1, last, moves: [] });
    match.show(0);
    expect(now()).toMatchObject({ ply: last, last });
    expect(now().moves.length).toBeGreaterThan(0);
  });

  test('the log continues from what was sent, and starts again after taking back', async () => {
    const { match, now, reach, sent } = sit([person, bot, bot], true);
    const logs: string[][] = [[]];
    await reach(asked);
    await match.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    await match.takeBack();
    for (const { snapshot, keptEntries } of sent) {
      const before = logs.at(-1)!;
      expect(keptEntries).toBeLessThanOrEqual(before.length);
      logs.push([...before.slice(0, keptEntries), ...snapshot.log.map(({ event }) => JSON.stringify(event))]);
    }
    expect(sent.at(-1)!.keptEntries).toBe(0);
    match.show(0);
    expect(logs.at(-1)!.length).toBe(sent.at(-1)!.keptEntries);
  });

  test('gives only legal moves as hints, best first', async () => {
    const { match, now, reach } = sit([person, bot]);
    await reach(asked);
    const advice = await match.hint();
    const legal = now().moves.map(({ notation }) => notation);
    for (const { notation } of advice) expect(legal).toContain(notation);
    expect(advice.map(({ value }) => value)).toEqual(
      advice.map(({ value }) => value).toSorted((a, b) => b - a),
    );
  });
});

describe('people around one device', () => {
  test('no hand is sent until a player has taken the device', () => {
    const { now, match } = sit([person, person]);
    expect(now().seat).toBeNull();
    expect(JSON.stringify(now().log)).not.toContain('hand"');
    match.show(1);
    expect(now().seat).toBe(1);
    expect(now().moves.length).toBeGreaterThan(0);
  });

  test('a decision cannot be taken back after another player has decided', async () => {
    const { now, match } = sit([person, person]);
    match.show(0);
    await match.play(['keep'], now().ply);
    expect(now().canTakeBack).toBe(true);
    match.show(1);
    await match.play(['keep'], now().ply);
    match.show(0);
    expect(now().canTakeBack).toBe(false);
  });
});

describe('the viewpoint of all seats', () => {
  test('shows every hand and the secret parts of the log of a finished game, at any position', async () => {
    const { match, now, reach } = sit([bot, bot]);
    await reach(({ outcome }) => outcome !== null);
    match.show('all', 4);
    const { seat, allViews, ply } = now();
    expect({ seat, ply }).toEqual({ seat: 0, ply: 4 });
    const hands = allViews?.map((view, each) => (view as View).hands[each]) ?? [];
    expect(hands).toHaveLength(2);
    for (const hand of hands) expect(hand).not.toContain(HIDDEN);
    const dealt = () => now().log.filter(({ event }) => event.key === 'dealt');
    const isTold = ({ event }: LogEntry) => event.args.hand !== undefined;
    expect(dealt().map(isTold)).not.toContain(false);
    match.show(1, 4);
    expect(now().allViews).toBeUndefined();
    expect(dealt().map(isTold)).toContain(false);
  });

  test('is open during a game between bots, who play on; nothing can be chosen for them', async () => {
    const { match, now, reach } = sit([bot, bot]);
    match.release(-1);
    match.show('all');
    expect(now()).toMatchObject({ seat: 0, moves: [], canTakeBack: false, outcome: null });
    expect(now().publicView).toBeDefined();
    const hands = now().allViews?.map((view, each) => (view as View).hands[each]) ?? [];
    for (const hand of hands) expect(hand).not.toContain(HIDDEN);
    expect(await match.play(['keep'], now().ply)).toMatchObject({ ok: false });
    expect(await match.hint()).toEqual([]);
    match.release(Number.POSITIVE_INFINITY);
    await reach(({ outcome }) => outcome !== null);
    expect(now().allViews).toHaveLength(2);
  });

  test('is refused during the game', async () => {
    const { match, now, reach } = sit([person, bot]);
    await reach(asked);
    match.show('all');
    expect(now().allViews).toBeUndefined();
  });
});
