// The progress of lessons on this device, stored so that a lesson can be continued later.
import { readStored, writeStored } from '../browserStorage.ts';
import { LESSON_START, type LessonTask, type Progress } from './lessonTasks.ts';

const key = (game: string) => `scriptorium.lesson.${game}`;

/** The stored form; its keys stay as they are, because browsers hold them. */
export const progressText = ({ taskIndex, moves }: Progress): string =>
  JSON.stringify({ beat: taskIndex, moves });

/** The start where nothing is stored, or where the lesson has been rewritten since. */
export function readProgress(text: string | null, tasks: readonly LessonTask[]): Progress {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('beat' in stored) || !('moves' in stored))
      return LESSON_START;
    const { beat: taskIndex, moves } = stored;
    if (typeof taskIndex !== 'number' || !Number.isInteger(taskIndex)) return LESSON_START;
    if (taskIndex < 0 || taskIndex > tasks.length) return LESSON_START;
    if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return LESSON_START;
    return isPossible(tasks, { taskIndex, moves }) ? { taskIndex, moves } : LESSON_START;
  } catch {
    return LESSON_START;
  }
}

/** Whether the moves are those that the earlier tasks of the scene asked for. */
function isPossible(tasks: readonly LessonTask[], { taskIndex, moves }: Progress): boolean {
  const { scene } = tasks[Math.min(taskIndex, tasks.length - 1)]!;
  const before = tasks
    .slice(0, taskIndex)
    .filter((task) => task.scene === scene && task.expects.kind !== 'reading');
  return (
    before.length === moves.length &&
    before.every(({ expects }, i) =>
      expects.kind === 'move'
        ? expects.right.some((notation) => moves[i] === `${scene.seat} ${notation}`)
        : expects.kind === 'watching' && moves[i] === expects.move,
    )
  );
}

export function loadProgress(game: string, tasks: readonly LessonTask[]): Progress {
  return readProgress(readStored(key(game)), tasks);
}

export function saveProgress(game: string, progress: Progress): void {
  writeStored(key(game), progressText(progress));
}
