import { describe, expect, it } from 'vitest';
import { type Beat, beatMs } from './beat.ts';

const beat: Beat = { speed: 'normal', motionMs: 250, text: 'Anna passes.', goesOn: false, isOwn: false };
const LONG = 'Anna keeps a card, puts one on the auction pile and lays out two for everybody. '.repeat(3);

describe('the time that a position stays', () => {
  it('grows with the sentence, up to a limit', () => {
    const short = beatMs(beat);
    const longer = beatMs({ ...beat, text: LONG.slice(0, 80) });
    expect(longer).toBeGreaterThan(short + 500);
    expect(beatMs({ ...beat, text: LONG })).toBe(beatMs({ ...beat, text: LONG + LONG }));
  });

  it('is short in the middle of a turn and after one’s own act', () => {
    expect(beatMs({ ...beat, text: LONG, goesOn: true })).toBeLessThan(beatMs(beat));
    expect(beatMs({ ...beat, text: LONG, isOwn: true })).toBeLessThan(beatMs({ ...beat, text: LONG }));
  });

  it('follows the speed, apart from the motion', () => {
    const times = (['slow', 'normal', 'fast', 'instant'] as const).map((speed) => beatMs({ ...beat, speed }));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(4);
    expect(beatMs({ ...beat, motionMs: 0 })).toBe(beatMs(beat) - 250);
    expect(times[3]).toBe(0);
  });

  it('has no end after another’s turn if bots wait, and only then', () => {
    const wait = { ...beat, speed: 'wait' } as const;
    expect(beatMs(wait)).toBe(Number.POSITIVE_INFINITY);
    expect(beatMs({ ...wait, goesOn: true })).toBeLessThan(2000);
    expect(beatMs({ ...wait, isOwn: true })).toBeLessThan(2000);
  });
});
