import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../table/tableClient.ts';
import { type PacePhase, SnapshotPace } from './snapshotPace.ts';

const event = { key: 'passed', args: {} };
const move = { move: null, notation: 'pass' };

function snapshot(ply: number, part: Partial<Snapshot> = {}): Snapshot {
  return {
    ply,
    last: ply,
    since: ply,
    seat: 0,
    view: null,
    moves: [],
    deciders: [],
    outcome: null,
    newEvents: [event],
    log: [],
    isSaved: true,
    canTakeBack: false,
    ...part,
  };
}

function follow(beatMs: () => number = () => 1000) {
  const shown: Snapshot[] = [];
  const released: number[] = [];
  const phases: PacePhase[] = [];
  const pace = new SnapshotPace({
    show: (each) => void shown.push(each),
    release: (ply) => void released.push(ply),
    onPhase: (phase) => void phases.push(phase),
    beatMs,
  });
  pace.receive(snapshot(0, { newEvents: [] }));
  return { pace, shown, released, phases, plies: () => shown.map(({ ply }) => ply) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pace of snapshots', () => {
  it('shows the first position without a beat, and lets the table go on', () => {
    const { plies, released } = follow();
    expect(plies()).toEqual([0]);
    expect(released).toEqual([0]);
  });

  it('gives every position its beat, and lets the table go on after the last one', () => {
    const { pace, plies, released } = follow();
    pace.receive(snapshot(1));
    pace.receive(snapshot(2));
    expect(plies()).toEqual([0, 1]);
    vi.advanceTimersByTime(999);
    expect(plies()).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect(plies()).toEqual([0, 1, 2]);
    expect(released).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(released).toEqual([0, 2]);
  });

  it('goes on at once when asked to, and quickly while it is held', () => {
    const { pace, plies } = follow();
    for (const ply of [1, 2, 3]) pace.receive(snapshot(ply));
    pace.next();
    expect(plies()).toEqual([0, 1, 2]);
    pace.setFast(true);
    vi.advanceTimersByTime(150);
    expect(plies()).toEqual([0, 1, 2, 3]);
  });

  it('waits for the player where the beat has no end', () => {
    const { pace, plies, phases, released } = follow(() => Number.POSITIVE_INFINITY);
    pace.receive(snapshot(1));
    vi.advanceTimersByTime(1e6);
    expect(phases.at(-1)).toBe('waiting');
    expect(released).toEqual([0]);
    pace.next();
    expect(phases.at(-1)).toBe('idle');
    expect(released).toEqual([0, 1]);
    expect(plies()).toEqual([0, 1]);
  });

  it('never keeps a question that is no longer asked', () => {
    const { pace, plies, shown } = follow();
    pace.receive(snapshot(1));
    vi.advanceTimersByTime(1000);
    pace.receive(snapshot(2, { moves: [move] }));
    vi.advanceTimersByTime(10);
    pace.receive(snapshot(3));
    expect(plies()).toEqual([0, 1, 2, 3]);
    expect(shown.at(-1)?.moves).toEqual([]);
  });

  it('keeps a question that others answer at the same time, and shows what they do', () => {
    const { pace, plies } = follow();
    pace.receive(snapshot(1, { moves: [move], since: 1 }));
    pace.receive(snapshot(2, { moves: [move], since: 1 }));
    expect(plies()).toEqual([0, 1]);
    vi.advanceTimersByTime(1000);
    expect(plies()).toEqual([0, 1, 2]);
  });

  it('does not keep a player waiting long who is to decide', () => {
    const { pace, shown } = follow(() => 5000);
    for (const ply of [1, 2, 3]) pace.receive(snapshot(ply));
    pace.receive(snapshot(4, { moves: [move] }));
    vi.advanceTimersByTime(2600);
    expect(shown.at(-1)?.moves).toEqual([move]);
  });

  it('waits for nobody’s tap when the player is to decide', () => {
    const { pace, shown } = follow(() => Number.POSITIVE_INFINITY);
    pace.receive(snapshot(1));
    pace.receive(snapshot(2, { moves: [move] }));
    vi.advanceTimersByTime(2600);
    expect(shown.at(-1)?.ply).toBe(2);
  });

  it('sums up a long queue without losing what happened', () => {
    const { pace, shown } = follow();
    for (let ply = 1; ply <= 9; ply++) pace.receive(snapshot(ply));
    vi.advanceTimersByTime(20_000);
    expect(shown.at(-1)?.ply).toBe(9);
    expect(shown.length).toBeLessThan(6);
    expect(shown.flatMap(({ newEvents }) => newEvents)).toHaveLength(9);
  });

  it('shows new names in the same position without ending its beat or losing the queue', () => {
    const { pace, plies, shown } = follow();
    pace.receive(snapshot(1));
    pace.receive(snapshot(2));
    pace.receive(snapshot(2, { newEvents: [], view: 'renamed' }));
    expect(plies()).toEqual([0, 1]);
    vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toMatchObject({ view: 'renamed', newEvents: [event] });
  });

  it('jumps to a position that does not follow, as after taking back', () => {
    const { pace, plies } = follow();
    pace.receive(snapshot(1));
    pace.receive(snapshot(2));
    pace.receive(snapshot(0, { newEvents: [] }));
    expect(plies()).toEqual([0, 1, 0]);
    vi.advanceTimersByTime(9000);
    expect(plies()).toEqual([0, 1, 0]);
  });
});
