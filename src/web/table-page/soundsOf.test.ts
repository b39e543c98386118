import { expect, test } from 'vitest';
import { soundsOf } from './soundsOf.ts';

const marks = {
  dealt: { icon: 'cards', sound: 'deal' },
  shown: { icon: 'show', sound: 'capture' },
  bid: { icon: 'coin', sound: 'bid' },
  counted: { icon: 'crown', sound: 'point' },
  quiet: { icon: 'flag' },
} as const;
const heard = (...keys: string[]) =>
  soundsOf(
    keys.map((key) => ({ key })),
    marks,
  );

test('every kind of event is heard once, in order; events without a sound and unknown ones are silent', () => {
  expect(heard('quiet', 'bid', 'shown', 'bid', 'unknown')).toEqual(['bid', 'capture']);
});

test('of many at once the first three are heard', () => {
  expect(heard('dealt', 'shown', 'bid', 'counted')).toEqual(['deal', 'capture', 'bid']);
});
