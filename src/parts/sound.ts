// The sounds of the table, synthesized from noise and sine waves: paper, wood, quill, coin, dice, bell.

export const SOUNDS = ['paper', 'wood', 'quill', 'coin', 'dice', 'bell'] as const;
export type SoundName = (typeof SOUNDS)[number];

let context: AudioContext | null = null;

/** Browsers allow sound only after the first tap or key; before that this does nothing. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return;
  // Without an audio device, or with too many audio contexts open, the game goes on silently.
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    SYNTHS[name](context, context.currentTime + 0.01);
  } catch {
    context = null;
  }
}

type Synth = (audio: AudioContext, at: number) => void;

const SYNTHS: Readonly<Record<SoundName, Synth>> = {
  paper: (audio, at) => hiss(audio, { at, length: 0.16, pitch: 3200, loud: 0.1 }),
  wood: (audio, at) => {
    playTone(audio, { at, length: 0.09, pitch: 210, loud: 0.22 });
    hiss(audio, { at, length: 0.03, pitch: 900, loud: 0.12 });
  },
  quill: (audio, at) => {
    for (const delay of [0, 0.07, 0.12, 0.2])
      hiss(audio, { at: at + delay, length: 0.06, pitch: 5200, loud: 0.05 });
  },
  coin: (audio, at) => {
    playTone(audio, { at, length: 0.25, pitch: 2350, loud: 0.05 });
    playTone(audio, { at: at + 0.05, length: 0.3, pitch: 3120, loud: 0.04 });
  },
  dice: (audio, at) => {
    for (const delay of [0, 0.06, 0.13, 0.19, 0.3]) {
      playTone(audio, { at: at + delay, length: 0.05, pitch: 420 + 900 * delay, loud: 0.12 });
      hiss(audio, { at: at + delay, length: 0.03, pitch: 1800, loud: 0.08 });
    }
  },
  bell: (audio, at) => {
    playTone(audio, { at, length: 1.1, pitch: 660, loud: 0.09 });
    playTone(audio, { at, length: 0.8, pitch: 1320, loud: 0.04 });
    playTone(audio, { at, length: 0.5, pitch: 1775, loud: 0.02 });
  },
};

interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly loud: number;
}

function fading(audio: AudioContext, { at, length, loud }: Tone): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, tone: Tone): void {
  const wave = audio.createOscillator();
  wave.frequency.value = tone.pitch;
  wave.connect(fading(audio, tone));
  wave.start(tone.at);
  wave.stop(tone.at + tone.length);
}

function hiss(audio: AudioContext, tone: Tone): void {
  const frames = Math.ceil(audio.sampleRate * tone.length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = tone.pitch;
  source.connect(band).connect(fading(audio, tone));
  source.start(tone.at);
}
