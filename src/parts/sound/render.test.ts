import { describe, expect, test } from 'vitest';
import { rngOf } from '../../engine/index.ts';
import { LEVELS, SOUNDS } from './names.ts';
import { gainOf } from './player.ts';
import { renderSound } from './render.ts';
import { SAMPLE_RATE } from './samples.ts';

const LONGEST_S = 2.5;
/** At full volume one sound alone stays below the limit of the loudspeaker. */
const HIGHEST = 1;

function measured(samples: Float32Array) {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  // The loudest tenth of a second: the silence after a short knock says nothing about it.
  const window = Math.min(samples.length, SAMPLE_RATE / 10);
  let rms = 0;
  for (let at = 0; at + window <= samples.length; at += window / 2) {
    const energy = samples.slice(at, at + window).reduce((sum, sample) => sum + sample * sample, 0);
    rms = Math.max(rms, Math.sqrt(energy / window));
  }
  return { peak, mean, rms, seconds: samples.length / SAMPLE_RATE };
}

const decibels = (amplitude: number) => 20 * Math.log10(amplitude);

describe.each(SOUNDS)('%s', (name) => {
  const rng = rngOf(`sound ${name}`);
  const samples = renderSound(name, () => rng.float());
  const { peak, mean, rms, seconds } = measured(samples);

  test('is short, audible, and never too loud', () => {
    expect(seconds).toBeLessThanOrEqual(LONGEST_S);
    expect(peak).toBeCloseTo(LEVELS[name], 5);
    expect(peak * gainOf(100)).toBeLessThan(HIGHEST);
    expect(decibels(rms)).toBeGreaterThan(-36);
    expect(decibels(rms)).toBeLessThan(-12);
  });

  test('begins and ends without a click and has no direct current', () => {
    const edge = Math.abs(samples[0]!) + Math.abs(samples.at(-1)!);
    expect(edge).toBeLessThan(0.01);
    expect(Math.abs(mean)).toBeLessThan(0.001);
    const end = samples.slice(-SAMPLE_RATE / 200).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    expect(end).toBeLessThan(peak * 0.1);
  });
});

/** As the ear weighs it (ITU-R BS.1770): what is high counts more, what is very low hardly. */
function weighted(samples: Float32Array): Float32Array {
  // The coefficients of both filters at 32 kHz.
  const shelf = filtered(samples, [1.5028, -2.3856, 0.9904], [-1.4854, 0.593]);
  return filtered(shelf, [0.99258, -1.98516, 0.99258], [-1.98513, 0.98519]);
}

function filtered(
  samples: Float32Array,
  [b0, b1, b2]: readonly [number, number, number],
  [a1, a2]: readonly [number, number],
): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

test('no sound is much louder than another to the ear', () => {
  const loudness = SOUNDS.map((name) => {
    const rng = rngOf(`sound ${name}`);
    return decibels(measured(weighted(renderSound(name, () => rng.float()))).rms);
  });
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(9);
});

test('the volume goes from silence to full, and half of it is heard as half', () => {
  expect(gainOf(0)).toBe(0);
  expect(gainOf(100)).toBeGreaterThan(gainOf(50) * 3);
  expect(gainOf(130)).toBe(gainOf(100));
});
