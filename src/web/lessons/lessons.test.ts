// Plays every lesson through the engine: expected moves are legal, all other moves are refused or explained.
import { describe, expect, test } from 'vitest';
import { proofFromText, proofOf } from '../../engine/proof.ts';
import { recordOf, verify } from '../../engine/record.ts';
import { LANGS } from '../../engine/texts.ts';
import { manifests } from '../../games/index.ts';
import { findLoadedGame } from '../../games/loaded.ts';
import { openScene, scenePosition } from '../table/scenes.ts';
import {
  LESSON_START,
  lessonTasks,
  nextProgress,
  type Progress,
  playInLesson,
  sceneAtProgress,
  wrongText,
} from './lessonTasks.ts';
import { progressText, readProgress } from './progress.ts';

const LESSONS = await Promise.all(
  manifests.flatMap(({ id, lesson }) =>
    lesson ? lesson().then((loaded) => ({ id, ...findLoadedGame(id)!, lesson: loaded })) : [],
  ),
);

describe.each(LESSONS)('$id', ({ game, texts, lesson }) => {
  const tasks = lessonTasks(lesson);
  const legalAt = (progress: Progress) =>
    scenePosition(
      openScene(game, sceneAtProgress(tasks, progress)),
      sceneAtProgress(tasks, progress),
    ).moves.map(({ notation }) => notation);

  /** Plays the lesson from start to end; `pick` chooses among the right moves. */
  function walk(pick: (right: readonly string[]) => string, visit?: (progress: Progress) => void): Progress {
    let progress = LESSON_START;
    while (progress.taskIndex < tasks.length) {
      visit?.(progress);
      const { expects } = tasks[progress.taskIndex]!;
      if (expects.kind === 'move') {
        const answer = playInLesson(tasks, progress, [pick(expects.right)]);
        if (!answer.ok) throw new Error(`${answer.notation} is not what is asked`);
        progress = answer.progress;
      } else progress = nextProgress(tasks, progress, expects.kind === 'watching' ? expects.move : undefined);
      // Throws if a move is refused.
      openScene(game, sceneAtProgress(tasks, progress));
    }
    return progress;
  }

  test('can be completed with any of the right moves', () => {
    walk((right) => right[0]!);
    walk((right) => right.at(-1)!);
    const seen = new Set<string>();
    walk(
      (right) => right[0]!,
      ({ taskIndex }) => seen.add(tasks[taskIndex]!.step),
    );
    expect([...seen]).toEqual(lesson.scenes.flatMap(({ steps }) => steps.map(({ id }) => id)));
  });

  test('has between three and twelve moves to play', () => {
    const asked = new Set(tasks.filter(({ expects }) => expects.kind === 'move').map(({ step }) => step));
    expect(asked.size).toBeGreaterThanOrEqual(3);
    expect(asked.size).toBeLessThanOrEqual(12);
  });

  test.each(LANGS)('every other legal move is explained, every illegal one is refused (%s)', (lang) => {
    walk(
      (right) => right[0]!,
      (progress) => {
        const { expects, step } = tasks[progress.taskIndex]!;
        if (expects.kind !== 'move') return;
        const legal = legalAt(progress);
        expect(legal).toEqual(expect.arrayContaining([...expects.right]));
        const words = lesson.texts[lang][step]!;
        for (const notation of legal.filter((each) => !expects.right.includes(each))) {
          expect(wrongText(words, notation), `${step}: ${notation}`).toBeTruthy();
          expect(playInLesson(tasks, progress, [notation])).toEqual({ ok: false, notation });
        }
        const scene = sceneAtProgress(tasks, progress);
        const answer = openScene(game, scene).play(scene.seat, 'nonsense');
        if (answer.ok || answer.refusal.code !== 'illegal-move') throw new Error('nonsense was not refused');
        expect(texts[lang].refusals[answer.refusal.because]).toBeTruthy();
      },
    );
  });

  test.each(LANGS)('every explanation can occur, and every expected move has a task text (%s)', (lang) => {
    const wrongs = new Map<string, Set<string>>();
    const asks = new Set<string>();
    walk(
      (right) => right[0]!,
      (progress) => {
        const { expects, step } = tasks[progress.taskIndex]!;
        if (expects.kind !== 'move') return;
        asks.add(step);
        const known = wrongs.get(step) ?? new Set();
        for (const notation of legalAt(progress).filter((each) => !expects.right.includes(each)))
          for (const key of [notation, notation.split(' ')[0]!, 'else']) known.add(key);
        wrongs.set(step, known);
      },
    );
    for (const [step, { say, task, wrong = {} }] of Object.entries(lesson.texts[lang])) {
      expect(say.length, step).toBeLessThan(420);
      expect(task !== undefined, step).toBe(asks.has(step));
      for (const key of Object.keys(wrong)) expect([...(wrongs.get(step) ?? [])], step).toContain(key);
    }
  });

  test('stored progress is restored; progress that does not fit starts over', () => {
    const visited: Progress[] = [];
    walk(
      (right) => right.at(-1)!,
      (progress) => visited.push(progress),
    );
    for (const progress of visited) expect(readProgress(progressText(progress), tasks)).toEqual(progress);
    const late = visited.at(-1)!;
    for (const text of [null, '{', '7', progressText({ ...late, moves: ['0 nonsense'] })])
      expect(readProgress(text, tasks)).toEqual(LESSON_START);
  });

  test('ends in a game that can be saved, verified and continued', () => {
    const end = sceneAtProgress(
      tasks,
      walk((right) => right[0]!),
    );
    const table = openScene(game, end);
    expect(table.outcome).toBeNull();
    const record = recordOf(table, proofFromText(end.seed, end.seats));
    expect(verify(record, () => game).ok).toBe(true);
    expect(verify({ ...record, proof: proofOf('another', record.proof.contributions) }, () => game).ok).toBe(
      false,
    );
  });
});

test('progress is stored under the keys that browsers already hold', () => {
  expect(progressText({ taskIndex: 2, moves: ['0 keep'] })).toBe('{"beat":2,"moves":["0 keep"]}');
});
