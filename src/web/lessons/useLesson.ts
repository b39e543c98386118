// The state of a lesson: the current task, the shown position, and what a move leads to.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson, Scene } from '../../engine/teaching.ts';
import { useSettings } from '../settings/settings.ts';
import type { SceneClient } from '../table/localTable.ts';
import type { ScenePosition } from '../table/scenes.ts';
import {
  LESSON_START,
  type LessonTask,
  lessonTasks,
  nextProgress,
  type Progress,
  playInLesson,
  sceneAtProgress,
} from './lessonTasks.ts';
import { loadProgress, saveProgress } from './progress.ts';

export interface LessonSession {
  readonly tasks: readonly LessonTask[];
  /** Undefined when the lesson is done. */
  readonly task: LessonTask | undefined;
  readonly scene: Scene;
  /** The shown position, with a number that rises with every change; null before the first one is loaded. */
  readonly shown: {
    readonly position: ScenePosition;
    readonly revision: number;
    readonly progress: Progress;
  } | null;
  /** Whether the shown position is that of the current task. */
  readonly isCurrent: boolean;
  /** Returns the first move that the task does not expect; null if all were right. */
  play(notations: readonly string[]): string | null;
  next(): void;
  restart(): void;
}

/** The pause before another seat moves: this many animations, and a minimum. */
const OTHER_SEAT_MOTIONS = 4;
const MIN_PAUSE_MS = 250;

export function useLesson(game: string, lesson: Lesson, sceneClient: SceneClient): LessonSession {
  const { motion } = useSettings();
  const tasks = useMemo(() => lessonTasks(lesson), [lesson]);
  const [progress, setProgress] = useState<Progress>(() => loadProgress(game, tasks));
  const [shown, setShown] = useState<LessonSession['shown']>(null);
  const scene = useMemo(() => sceneAtProgress(tasks, progress), [tasks, progress]);
  const task = tasks[progress.taskIndex];
  const isCurrent = shown?.progress === progress;
  const moveTo = (next: Progress) => {
    setProgress(next);
    saveProgress(game, next);
  };
  useEffect(() => {
    let isWanted = true;
    void sceneClient.position(scene).then((position) => {
      if (isWanted) setShown((before) => ({ position, progress, revision: (before?.revision ?? 0) + 1 }));
    });
    return () => {
      isWanted = false;
    };
  }, [sceneClient, scene, progress]);
  useEffect(() => {
    if (!isCurrent || task?.expects.kind !== 'watching') return;
    const { move } = task.expects;
    const pause = motion === 0 ? 0 : motion * OTHER_SEAT_MOTIONS + MIN_PAUSE_MS;
    const timer = setTimeout(() => moveTo(nextProgress(tasks, progress, move)), pause);
    return () => clearTimeout(timer);
  }, [isCurrent, task]);
  return {
    tasks,
    task,
    scene,
    shown,
    isCurrent,
    play: (notations) => {
      const answer = playInLesson(tasks, progress, notations);
      if (!answer.ok) return answer.notation;
      moveTo(answer.progress);
      return null;
    },
    next: () => moveTo(nextProgress(tasks, progress)),
    restart: () => moveTo(LESSON_START),
  };
}
