// Draws sound waves into an array: tones and filtered noise with a soft attack, a small room around them, a clean end.

/** Nothing here sounds above 12 kHz. */
export const SAMPLE_RATE = 32_000;

/** From 0 to 1. */
export type Random = () => number;

export const silence = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));

interface Shape {
  /** In seconds from the start. */
  readonly at: number;
  /** In seconds, until it has faded by 60 dB. */
  readonly length: number;
  readonly loud: number;
  /** In seconds; without a rise there is a click. */
  readonly attack?: number;
}

export interface Tone extends Shape {
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  /** The loudness of each overtone, from the first; a bell's are not whole multiples. */
  readonly overtones?: readonly (readonly [ratio: number, loud: number])[];
}

export interface Noise extends Shape {
  /** The middle of the band that is heard. */
  readonly pitch: number;
  readonly to?: number;
  /** Narrow bands whistle, wide ones hiss; about 0.5 to 12. */
  readonly focus?: number;
}

const FADE_60_DB = Math.log(1000);

/** Rises along half a cosine, then falls exponentially; called once for each sample in turn. */
function envelopeOf({ length, loud, attack = 0.003 }: Shape): (i: number) => number {
  const rise = attack * SAMPLE_RATE;
  const fall = Math.exp(-FADE_60_DB / (length * SAMPLE_RATE));
  let level = loud;
  return (i) => {
    level *= fall;
    return i < rise ? level * (0.5 - 0.5 * Math.cos((Math.PI * i) / rise)) : level;
  };
}

export function addTone(samples: Float32Array, tone: Tone): void {
  for (const [ratio, loud] of [[1, 1] as const, ...(tone.overtones ?? [])]) {
    addWave(
      samples,
      { ...tone, pitch: tone.pitch * ratio, loud: tone.loud * loud, length: tone.length / ratio ** 0.6 },
      ratio,
    );
  }
}

function addWave(samples: Float32Array, tone: Tone, ratio: number): void {
  if (tone.pitch > SAMPLE_RATE * 0.45) return;
  const envelope = envelopeOf(tone);
  const { start, count } = rangeOf(samples, tone);
  const slide = tone.to === undefined ? 0 : Math.log((tone.to * ratio) / tone.pitch) / count;
  // A pointer that turns by a small angle with each sample is much quicker than a sine of each.
  let [x, y] = [1, 0];
  let [cos, sin] = turnOf(tone.pitch);
  for (let i = 0; i < count; i++) {
    if (slide !== 0 && i % SLIDE_STEP === 0) [cos, sin] = turnOf(tone.pitch * Math.exp(slide * i));
    samples[start + i]! += y * envelope(i);
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** A sliding pitch changes once a millisecond. */
const SLIDE_STEP = 32;

function turnOf(pitch: number): [cos: number, sin: number] {
  const angle = (2 * Math.PI * pitch) / SAMPLE_RATE;
  return [Math.cos(angle), Math.sin(angle)];
}

function rangeOf(samples: Float32Array, { at, length }: Shape): { start: number; count: number } {
  const start = Math.round(at * SAMPLE_RATE);
  return { start, count: Math.max(1, Math.min(Math.ceil(length * SAMPLE_RATE), samples.length - start)) };
}

/** White noise through a band-pass filter (a state-variable filter, stable also when the pitch slides). */
export function addNoise(samples: Float32Array, noise: Noise, random: Random): void {
  const envelope = envelopeOf(noise);
  const { start, count } = rangeOf(samples, noise);
  const slide = Math.log((noise.to ?? noise.pitch) / noise.pitch) / count;
  const damping = 1 / (noise.focus ?? 1);
  let [low, band, g] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (i % SLIDE_STEP === 0) g = Math.tan((Math.PI * noise.pitch * Math.exp(slide * i)) / SAMPLE_RATE);
    const high = (random() * 2 - 1 - (damping + g) * band - low) / (1 + g * (g + damping));
    const middle = band + g * high;
    band = middle + g * high;
    low += 2 * g * middle;
    samples[start + i]! += middle * damping * 2 * envelope(i);
  }
}

/** A few echoes of a small wooden room, so that nothing sounds like a telephone. */
export function addRoom(samples: Float32Array, wet: number): void {
  for (const [delay, loud] of ECHOES) {
    const gap = Math.round(delay * SAMPLE_RATE);
    let smooth = 0;
    for (let i = gap; i < samples.length; i++) {
      // The walls swallow the high notes.
      smooth += 0.35 * (samples[i - gap]! - smooth);
      samples[i]! += smooth * loud * wet;
    }
  }
}

const ECHOES = [
  [0.0113, 0.7],
  [0.0191, 0.55],
  [0.0317, 0.45],
  [0.0473, 0.35],
] as const;

const FADE_OUT_S = 0.02;

/** Takes out everything below hearing, fades the end to nothing, and scales to the highest amplitude. */
export function finish(samples: Float32Array, peak: number): Float32Array {
  const keep = 1 - (2 * Math.PI * 35) / SAMPLE_RATE;
  let [before, passed, highest] = [0, 0, 0];
  const fade = FADE_OUT_S * SAMPLE_RATE;
  for (let i = 0; i < samples.length; i++) {
    const now = samples[i]!;
    passed = keep * (passed + now - before);
    before = now;
    samples[i] = passed * Math.min(1, (samples.length - 1 - i) / fade);
    highest = Math.max(highest, Math.abs(samples[i]!));
  }
  const scale = highest > 0 ? peak / highest : 0;
  for (let i = 0; i < samples.length; i++) samples[i]! *= scale;
  return samples;
}
