import { describe, expect, test } from 'vitest';
import { proofOf } from '../../engine/proof.ts';
import type { GameRecord } from '../../engine/record.ts';
import { openTable } from '../../engine/table.ts';
import { scout } from '../../games/scout/index.ts';
import { HIDDEN, type View } from '../../games/scout/state.ts';
import { following } from '../room/useTable.ts';
import { Host, type HostPorts } from './host.ts';
import type { LogEntry, Sitter, Snapshot } from './link.ts';

const SECRET = 'a'.repeat(64);
const person = { kind: 'person', name: '' } as const;
const bot = { kind: 'bot', name: 'Bede', level: 'random' } as const;

/** A table of Scout with everything the host says about it, in order. */
function sit(sitters: readonly Sitter[], isPractice = false, isCopy = false) {
  const proof = proofOf(
    SECRET,
    sitters.map(() => ''),
  );
  const kept: GameRecord[] = [];
  const told: { readonly snapshot: Snapshot; readonly kept: number; readonly saved: number }[] = [];
  const table = openTable(scout, sitters.length, {}, SECRET);
  const marks: boolean[] = [];
  const ports: HostPorts = {
    keep: async (record, isMarked) => {
      kept.push(record);
      marks.push(isMarked);
      return true;
    },
    tell: (snapshot, keptEntries) =>
      told.push({ snapshot, kept: keptEntries, saved: kept.at(-1)?.moves.length ?? 0 }),
  };
  const host = new Host(table, proof, sitters, ports, { isPractice, isCopy });
  host.start();
  const now = () => told.at(-1)!.snapshot;
  /** Waits until this many decisions have been told. */
  const reach = async (isThere: (snapshot: Snapshot) => boolean) => {
    for (let i = 0; i < 2000 && !isThere(now()); i++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(isThere(now())).toBe(true);
  };
  return { host, kept, marks, told, now, reach };
}

const asked = ({ moves }: Snapshot) => moves.length > 0;

test('a copy of an online game is only looked at: nothing is played, taken back or kept', async () => {
  const { host, kept, now } = sit([person, bot], false, true);
  expect((await host.play(['keep'], now().ply)).ok).toBe(false);
  await host.practise();
  await host.takeBack();
  expect(now().canTakeBack || now().wantsPractice || now().isPractice).toBe(false);
  expect(kept).toEqual([]);
});

describe('one person against bots', () => {
  test('shows the person’s own hand and plays for the bots', async () => {
    const { host, now, reach } = sit([person, bot, bot]);
    expect(now().seat).toBe(0);
    await reach(asked);
    expect((await host.play(['keep'], now().ply)).ok).toBe(true);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    expect(now().log.length).toBeGreaterThan(0);
  });

  test('keeps every decision before telling it', async () => {
    const { host, told, reach, now } = sit([person, bot, bot]);
    await reach(asked);
    await host.play(['turn'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    for (const { snapshot, saved } of told) expect(saved).toBe(snapshot.last);
  });

  test('a refusal comes back with its reason, and nothing has changed', async () => {
    const { host, now, told } = sit([person, bot, bot]);
    const before = told.length;
    const answer = await host.play(['show 1'], now().ply);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'illegal-move', because: 'hand-not-chosen' },
    });
    expect(told.length).toBe(before);
  });

  test('an answer still holds when only others have decided meanwhile, in a choice that all make at once', async () => {
    const { host, now, reach } = sit([person, bot, bot]);
    await reach((snapshot) => snapshot.ply === 2);
    expect((await host.play(['turn'], 0)).ok).toBe(true);
    await reach((snapshot) => snapshot.ply >= 3);
    expect(now().log.some(({ event }) => event.key === 'hands-settled')).toBe(true);
  });

  test('a question asked of all at once stays the same while others decide; the next one is another', async () => {
    const { host, told, now, reach } = sit([person, bot, bot]);
    await reach((snapshot) => snapshot.ply === 2);
    expect(told.map(({ snapshot }) => snapshot.since)).toEqual([0, 0, 0]);
    const [first, , last] = told.map(({ snapshot }) => snapshot);
    expect(following(first!, last!).moves).toBe(first!.moves);
    await host.play(['turn'], 0);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    expect(now().since).toBe(now().ply);
    expect(following(first!, now()).moves).toBe(now().moves);
  });

  test('an answer to an older position is stale', async () => {
    const { host } = sit([person, bot]);
    expect(await host.play(['keep'], 7)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('what has revealed something stays, until the game is marked as practice for good', async () => {
    const { host, now, reach, marks } = sit([person, bot, bot]);
    await reach(asked);
    await host.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    const { last } = now();
    expect(now()).toMatchObject({ canTakeBack: false, wantsPractice: true, isPractice: false });
    await host.takeBack();
    expect(now().last).toBe(last);
    expect(marks).not.toContain(true);
    await host.practise();
    expect(now()).toMatchObject({ canTakeBack: true, wantsPractice: false, isPractice: true });
    expect(marks.at(-1)).toBe(true);
    await host.takeBack();
    await reach((snapshot) => snapshot.moves.some(({ notation }) => notation === 'turn'));
    await host.play(['keep'], now().ply);
    expect(now().isPractice).toBe(true);
    expect(marks.at(-1)).toBe(true);
  });

  test('what has revealed nothing can be taken back in any game', async () => {
    const slow = { ...bot, level: 'master' };
    const { host, now } = sit([person, slow]);
    host.pace(60_000);
    await host.play(['keep'], now().ply);
    expect(now()).toMatchObject({ canTakeBack: true, wantsPractice: false });
    await host.takeBack();
    expect(now().last).toBe(0);
    host.close();
  });

  test('looks back at a moment without moves, and returns', async () => {
    const { host, now, reach } = sit([person, bot, bot]);
    await reach(asked);
    await host.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    const { last } = now();
    host.look(0, 1);
    expect(now()).toMatchObject({ ply: 1, last, moves: [] });
    host.look(0);
    expect(now()).toMatchObject({ ply: last, last });
    expect(now().moves.length).toBeGreaterThan(0);
  });

  test('the log goes on from what was told, and starts anew after going back', async () => {
    const { host, now, reach, told } = sit([person, bot, bot], true);
    const logs: string[][] = [[]];
    await reach(asked);
    await host.play(['keep'], now().ply);
    await reach((snapshot) => snapshot.ply >= 3 && asked(snapshot));
    await host.takeBack();
    for (const { snapshot, kept } of told) {
      const before = logs.at(-1)!;
      expect(kept).toBeLessThanOrEqual(before.length);
      logs.push([...before.slice(0, kept), ...snapshot.log.map(({ event }) => JSON.stringify(event))]);
    }
    expect(told.at(-1)!.kept).toBe(0);
    host.look(0);
    expect(logs.at(-1)!.length).toBe(told.at(-1)!.kept);
  });

  test('advises only legal moves, best first', async () => {
    const { host, now, reach } = sit([person, bot]);
    await reach(asked);
    const advice = await host.hint();
    const legal = now().moves.map(({ notation }) => notation);
    for (const { notation } of advice) expect(legal).toContain(notation);
    expect(advice.map(({ value }) => value)).toEqual(
      advice.map(({ value }) => value).toSorted((a, b) => b - a),
    );
  });
});

describe('people around one device', () => {
  test('nobody’s hand is told until somebody says who looks', () => {
    const { now, host } = sit([person, person]);
    expect(now().seat).toBeNull();
    expect(JSON.stringify(now().log)).not.toContain('hand"');
    host.look(1);
    expect(now().seat).toBe(1);
    expect(now().moves.length).toBeGreaterThan(0);
  });

  test('taking back ends where another has decided', async () => {
    const { now, host } = sit([person, person]);
    host.look(0);
    await host.play(['keep'], now().ply);
    expect(now().canTakeBack).toBe(true);
    host.look(1);
    await host.play(['keep'], now().ply);
    host.look(0);
    expect(now().canTakeBack).toBe(false);
  });
});

describe('all eyes', () => {
  test('open every hand of a game that is over, at any of its moments, and what was secret in its log', async () => {
    const { host, now, reach } = sit([bot, bot]);
    await reach(({ outcome }) => outcome !== null);
    host.look('all', 4);
    const { seat, all, ply } = now();
    expect({ seat, ply }).toEqual({ seat: 0, ply: 4 });
    const hands = all?.map((view, each) => (view as View).hands[each]) ?? [];
    expect(hands).toHaveLength(2);
    for (const hand of hands) expect(hand).not.toContain(HIDDEN);
    const dealt = () => now().log.filter(({ event }) => event.key === 'dealt');
    const isTold = ({ event }: LogEntry) => event.args.hand !== undefined;
    expect(dealt().map(isTold)).not.toContain(false);
    host.look(1, 4);
    expect(now().all).toBeUndefined();
    expect(dealt().map(isTold)).toContain(false);
  });

  test('stay shut while it goes on', async () => {
    const { host, now, reach } = sit([person, bot]);
    await reach(asked);
    host.look('all');
    expect(now().all).toBeUndefined();
  });
});
