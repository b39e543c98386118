// The course of a lesson: where the learner stands, what is shown there, what comes of a move.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson, Scene } from '../../engine/teaching.ts';
import { useSettings } from '../settings/settings.ts';
import type { Stage } from '../table/local.ts';
import type { Staged } from '../table/stage.ts';
import { type Beat, beatsOf, follow, onward, type Progress, START, sceneAt } from './beats.ts';
import { keepProgress, loadProgress } from './progress.ts';

export interface Course {
  readonly beats: readonly Beat[];
  /** Undefined when the lesson is done. */
  readonly beat: Beat | undefined;
  readonly scene: Scene;
  /** What is on the table, and a number that changes with it; null before the first is there. */
  readonly shown: { readonly staged: Staged; readonly moment: number; readonly progress: Progress } | null;
  /** Whether what is on the table is where the learner stands. */
  readonly isThere: boolean;
  /** Answers the move that was not asked for, if there was one. */
  play(notations: readonly string[]): string | null;
  readOn(): void;
  restart(): void;
}

/** How long another seat takes, in lengths of a motion and in milliseconds. */
const PAUSE = 4;
const LEAST_PAUSE = 250;

export function useLesson(game: string, lesson: Lesson, stage: Stage): Course {
  const { motion } = useSettings();
  const beats = useMemo(() => beatsOf(lesson), [lesson]);
  const [progress, setProgress] = useState<Progress>(() => loadProgress(game, beats));
  const [shown, setShown] = useState<Course['shown']>(null);
  const scene = useMemo(() => sceneAt(beats, progress), [beats, progress]);
  const beat = beats[progress.beat];
  const isThere = shown?.progress === progress;
  const moveTo = (next: Progress) => {
    setProgress(next);
    keepProgress(game, next);
  };
  useEffect(() => {
    let wanted = true;
    void stage.show(scene).then((staged) => {
      if (wanted) setShown((before) => ({ staged, progress, moment: (before?.moment ?? 0) + 1 }));
    });
    return () => {
      wanted = false;
    };
  }, [stage, scene, progress]);
  useEffect(() => {
    if (!isThere || beat?.wants.kind !== 'watching') return;
    const { move } = beat.wants;
    const pause = motion === 0 ? 0 : motion * PAUSE + LEAST_PAUSE;
    const timer = setTimeout(() => moveTo(onward(beats, progress, move)), pause);
    return () => clearTimeout(timer);
  }, [isThere, beat]);
  return {
    beats,
    beat,
    scene,
    shown,
    isThere,
    play: (notations) => {
      const answer = follow(beats, progress, notations);
      if (!answer.ok) return answer.notation;
      moveTo(answer.progress);
      return null;
    },
    readOn: () => moveTo(onward(beats, progress)),
    restart: () => moveTo(START),
  };
}
