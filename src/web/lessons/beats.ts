// A lesson as a row of beats: each waits for the learner to read on, for a move, or for another seat to have played.
import type { Lesson, Scene, StepTexts } from '../../engine/teaching.ts';

export type Wants =
  | { readonly kind: 'reading' }
  /** Any of these is right. */
  | { readonly kind: 'move'; readonly right: readonly string[] }
  | { readonly kind: 'watching'; readonly move: string };

export interface Beat {
  /** The step's id and its number, from 1. */
  readonly step: string;
  readonly number: number;
  /** Where the scene begins; what was played since is the learner's own. */
  readonly scene: Scene;
  readonly wants: Wants;
}

export function beatsOf({ scenes }: Lesson): Beat[] {
  let number = 0;
  return scenes.flatMap(({ scene, steps }) =>
    steps.flatMap(({ id, asks = [], answers = [] }) => {
      number++;
      const wants: Wants[] = [
        ...asks.map((asked): Wants => ({ kind: 'move', right: typeof asked === 'string' ? [asked] : asked })),
        ...(asks.length === 0 ? [{ kind: 'reading' } as const] : []),
        ...answers.map((move): Wants => ({ kind: 'watching', move })),
      ];
      return wants.map((each) => ({ step: id, number, scene, wants: each }));
    }),
  );
}

/** How far a learner has come: a beat, and what was played in its scene. */
export interface Progress {
  readonly beat: number;
  readonly moves: readonly string[];
}

export const START: Progress = { beat: 0, moves: [] };

/** The position of a learner; behind the last beat, that of its scene. */
export function sceneAt(beats: readonly Beat[], { beat, moves }: Progress): Scene {
  const { scene } = beats[Math.min(beat, beats.length - 1)]!;
  return { ...scene, moves: [...scene.moves, ...moves] };
}

/** One beat further, with the move that was played in it. */
export function onward(beats: readonly Beat[], { beat, moves }: Progress, played?: string): Progress {
  const [here, next] = [beats[beat], beats[beat + 1]];
  const isSameScene = !next || next.scene === here?.scene;
  return { beat: beat + 1, moves: isSameScene ? [...moves, ...(played ? [played] : [])] : [] };
}

/** Plays what the learner chose, step by step, as long as it is what is asked; what was not right is named. */
export function follow(
  beats: readonly Beat[],
  from: Progress,
  notations: readonly string[],
): { readonly ok: true; readonly progress: Progress } | { readonly ok: false; readonly notation: string } {
  let progress = from;
  for (const notation of notations) {
    const beat = beats[progress.beat];
    if (beat?.wants.kind !== 'move' || !beat.wants.right.includes(notation)) return { ok: false, notation };
    progress = onward(beats, progress, `${beat.scene.seat} ${notation}`);
  }
  return { ok: true, progress };
}

/** Why a legal move is not the one asked for. */
export function wrongText({ wrong = {} }: StepTexts, notation: string): string | undefined {
  const [first = ''] = notation.split(' ');
  return wrong[notation] ?? wrong[first] ?? wrong.else;
}
