// How far the lessons of this device have come, so that one can be left and taken up again.
import { readStored, store } from '../storage.ts';
import { type Beat, type Progress, START } from './beats.ts';

const key = (game: string) => `scriptorium.lesson.${game}`;

/** From the start where nothing is kept, or where the lesson has been rewritten since. */
export function readProgress(text: string | null, beats: readonly Beat[]): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('beat' in kept) || !('moves' in kept)) return START;
    const { beat, moves } = kept;
    if (typeof beat !== 'number' || !Number.isInteger(beat) || beat < 0 || beat > beats.length) return START;
    if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return START;
    return isPossible(beats, { beat, moves }) ? { beat, moves } : START;
  } catch {
    return START;
  }
}

/** What was played is what the beats before it asked for. */
function isPossible(beats: readonly Beat[], { beat, moves }: Progress): boolean {
  const { scene } = beats[Math.min(beat, beats.length - 1)]!;
  const before = beats.slice(0, beat).filter((each) => each.scene === scene && each.wants.kind !== 'reading');
  return (
    before.length === moves.length &&
    before.every(({ wants }, i) =>
      wants.kind === 'move'
        ? wants.right.some((notation) => moves[i] === `${scene.seat} ${notation}`)
        : wants.kind === 'watching' && moves[i] === wants.move,
    )
  );
}

export function loadProgress(game: string, beats: readonly Beat[]): Progress {
  return readProgress(readStored(key(game)), beats);
}

export function keepProgress(game: string, progress: Progress): void {
  store(key(game), JSON.stringify(progress));
}
