// Plays sounds through one mixer with a limiter. Every sound is made once and kept.
import { SOUNDS, type SoundName } from './names.ts';
import { renderSound } from './render.ts';
import { SAMPLE_RATE } from './samples.ts';

export interface PlayOptions {
  /** From 0 to 100. */
  readonly volume: number;
  readonly delayMs?: number;
  /** Plays faster and higher; without it, slightly different each time, as real things sound. */
  readonly pitch?: number;
}

interface Mixer {
  readonly audio: AudioContext;
  readonly volume: GainNode;
}

let mixer: Mixer | null = null;
const buffers = new Map<SoundName, AudioBuffer>();

/** Silent before the first tap or key: browsers do not allow it, and a page that opens with a noise is rude. */
export function playSound(name: SoundName, { volume, delayMs = 0, pitch }: PlayOptions): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  // Without an audio device, or with too many audio contexts open, the game goes on silently.
  try {
    mixer ??= openMixer();
    const { audio } = mixer;
    if (audio.state === 'suspended') void audio.resume().catch(() => {});
    mixer.volume.gain.value = gainOf(volume);
    const source = audio.createBufferSource();
    source.buffer = bufferOf(name, audio);
    source.playbackRate.value = pitch ?? 0.97 + 0.06 * Math.random();
    source.connect(mixer.volume);
    source.start(audio.currentTime + 0.01 + delayMs / 1000);
  } catch {
    mixer = null;
  }
}

/** Half the scale is heard as half as loud. */
export const gainOf = (volume: number): number => (Math.max(0, Math.min(100, volume)) / 100) ** 1.7 * 1.5;

function openMixer(): Mixer {
  const audio = new AudioContext();
  const volume = audio.createGain();
  const limiter = audio.createDynamicsCompressor();
  // Only what would become too loud when several sounds meet.
  limiter.threshold.value = -9;
  limiter.knee.value = 6;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  volume.connect(limiter).connect(audio.destination);
  prepare(audio, SOUNDS);
  return { audio, volume };
}

/** Makes the sounds one after the other while the browser has nothing to do: a long one takes several frames of a phone. */
function prepare(audio: AudioContext, [next, ...rest]: readonly SoundName[]): void {
  if (next === undefined || typeof requestIdleCallback === 'undefined') return;
  requestIdleCallback(() => {
    bufferOf(next, audio);
    prepare(audio, rest);
  });
}

function bufferOf(name: SoundName, audio: AudioContext): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = renderSound(name, Math.random);
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.getChannelData(0).set(samples);
  buffers.set(name, buffer);
  return buffer;
}
