// A lesson as a list of tasks: each waits for the learner to read on, for a move, or for another seat to play.
import type { Lesson, Scene, StepTexts } from '../../engine/teaching.ts';

export type Expected =
  | { readonly kind: 'reading' }
  /** Any of these moves is right. */
  | { readonly kind: 'move'; readonly right: readonly string[] }
  | { readonly kind: 'watching'; readonly move: string };

export interface LessonTask {
  /** The id of the step and its number, from 1. */
  readonly step: string;
  readonly number: number;
  /** The scene as it begins, without the moves of the learner. */
  readonly scene: Scene;
  readonly expects: Expected;
}

export function lessonTasks({ scenes }: Lesson): LessonTask[] {
  let number = 0;
  return scenes.flatMap(({ scene, steps }) =>
    steps.flatMap(({ id, asks = [], answers = [] }) => {
      number++;
      const expected: Expected[] = [
        ...asks.map(
          (asked): Expected => ({ kind: 'move', right: typeof asked === 'string' ? [asked] : asked }),
        ),
        ...(asks.length === 0 ? [{ kind: 'reading' } as const] : []),
        ...answers.map((move): Expected => ({ kind: 'watching', move })),
      ];
      return expected.map((expects) => ({ step: id, number, scene, expects }));
    }),
  );
}

/** The task a learner has reached, and the moves played so far in its scene. */
export interface Progress {
  readonly taskIndex: number;
  readonly moves: readonly string[];
}

export const LESSON_START: Progress = { taskIndex: 0, moves: [] };

/** The current position of a learner; after the last task, the final position of its scene. */
export function sceneAtProgress(tasks: readonly LessonTask[], { taskIndex, moves }: Progress): Scene {
  const { scene } = tasks[Math.min(taskIndex, tasks.length - 1)]!;
  return { ...scene, moves: [...scene.moves, ...moves] };
}

/** The next task, with the move that completed the current one. */
export function nextProgress(
  tasks: readonly LessonTask[],
  { taskIndex, moves }: Progress,
  played?: string,
): Progress {
  const [current, next] = [tasks[taskIndex], tasks[taskIndex + 1]];
  const isSameScene = !next || next.scene === current?.scene;
  return { taskIndex: taskIndex + 1, moves: isSameScene ? [...moves, ...(played ? [played] : [])] : [] };
}

/** Plays the learner's moves as long as each is what its task expects; names the first one that is not. */
export function playInLesson(
  tasks: readonly LessonTask[],
  from: Progress,
  notations: readonly string[],
): { readonly ok: true; readonly progress: Progress } | { readonly ok: false; readonly notation: string } {
  let progress = from;
  for (const notation of notations) {
    const task = tasks[progress.taskIndex];
    if (task?.expects.kind !== 'move' || !task.expects.right.includes(notation))
      return { ok: false, notation };
    progress = nextProgress(tasks, progress, `${task.scene.seat} ${notation}`);
  }
  return { ok: true, progress };
}

/** Why a legal move is not the one the task asks for. */
export function wrongText({ wrong = {} }: StepTexts, notation: string): string | undefined {
  const [first = ''] = notation.split(' ');
  return wrong[notation] ?? wrong[first] ?? wrong.else;
}
