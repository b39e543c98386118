// Every first game, played through the engine: what is asked is legal, what is not is refused or explained.
import { describe, expect, test } from 'vitest';
import { proofFromText, proofOf } from '../../engine/proof.ts';
import { recordOf, verify } from '../../engine/record.ts';
import { LANGS } from '../../engine/texts.ts';
import { findEntry } from '../../games/index.ts';
import { SHELF } from '../shelf.ts';
import { stage, staged } from '../table/stage.ts';
import { beatsOf, follow, onward, type Progress, START, sceneAt, wrongText } from './beats.ts';
import { readProgress } from './progress.ts';

const LESSONS = await Promise.all(
  SHELF.map(async ({ id, lesson }) => ({ id, ...findEntry(id)!, lesson: await lesson() })),
);

describe.each(LESSONS)('$id', ({ game, texts, lesson }) => {
  const beats = beatsOf(lesson);
  const legalAt = (progress: Progress) =>
    staged(stage(game, sceneAt(beats, progress)), sceneAt(beats, progress)).moves.map(
      ({ notation }) => notation,
    );

  /** From start to end; `pick` chooses among the right moves. */
  function walk(pick: (right: readonly string[]) => string, visit?: (progress: Progress) => void): Progress {
    let progress = START;
    while (progress.beat < beats.length) {
      visit?.(progress);
      const { wants } = beats[progress.beat]!;
      if (wants.kind === 'move') {
        const answer = follow(beats, progress, [pick(wants.right)]);
        if (!answer.ok) throw new Error(`${answer.notation} is not what is asked`);
        progress = answer.progress;
      } else progress = onward(beats, progress, wants.kind === 'watching' ? wants.move : undefined);
      // Throws where a move is refused.
      stage(game, sceneAt(beats, progress));
    }
    return progress;
  }

  test('goes through, whichever of the right moves is played', () => {
    walk((right) => right[0]!);
    walk((right) => right.at(-1)!);
    const seen = new Set<string>();
    walk(
      (right) => right[0]!,
      ({ beat }) => seen.add(beats[beat]!.step),
    );
    expect([...seen]).toEqual(lesson.scenes.flatMap(({ steps }) => steps.map(({ id }) => id)));
  });

  test('has a few minutes in it: between three and twelve things to do', () => {
    const asked = new Set(beats.filter(({ wants }) => wants.kind === 'move').map(({ step }) => step));
    expect(asked.size).toBeGreaterThanOrEqual(3);
    expect(asked.size).toBeLessThanOrEqual(12);
  });

  test.each(LANGS)('every other legal move is explained, every illegal one is refused (%s)', (lang) => {
    walk(
      (right) => right[0]!,
      (progress) => {
        const { wants, step } = beats[progress.beat]!;
        if (wants.kind !== 'move') return;
        const legal = legalAt(progress);
        expect(legal).toEqual(expect.arrayContaining([...wants.right]));
        const words = lesson.texts[lang][step]!;
        for (const notation of legal.filter((each) => !wants.right.includes(each))) {
          expect(wrongText(words, notation), `${step}: ${notation}`).toBeTruthy();
          expect(follow(beats, progress, [notation])).toEqual({ ok: false, notation });
        }
        const scene = sceneAt(beats, progress);
        const answer = stage(game, scene).play(scene.seat, 'nonsense');
        if (answer.ok || answer.refusal.code !== 'illegal-move') throw new Error('nonsense was not refused');
        expect(texts[lang].refusals[answer.refusal.because]).toBeTruthy();
      },
    );
  });

  test.each(LANGS)('what is explained can happen, what is asked is said (%s)', (lang) => {
    const wrongs = new Map<string, Set<string>>();
    const asks = new Set<string>();
    walk(
      (right) => right[0]!,
      (progress) => {
        const { wants, step } = beats[progress.beat]!;
        if (wants.kind !== 'move') return;
        asks.add(step);
        const known = wrongs.get(step) ?? new Set();
        for (const notation of legalAt(progress).filter((each) => !wants.right.includes(each)))
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

  test('what was left is taken up again; what does not fit begins anew', () => {
    const visited: Progress[] = [];
    walk(
      (right) => right.at(-1)!,
      (progress) => visited.push(progress),
    );
    for (const progress of visited) expect(readProgress(JSON.stringify(progress), beats)).toEqual(progress);
    const late = visited.at(-1)!;
    for (const text of [null, '{', '7', JSON.stringify({ ...late, moves: ['0 nonsense'] })])
      expect(readProgress(text, beats)).toEqual(START);
  });

  test('ends in a game that can be kept, verified and played on', () => {
    const end = sceneAt(
      beats,
      walk((right) => right[0]!),
    );
    const table = stage(game, end);
    expect(table.outcome).toBeNull();
    const record = recordOf(table, proofFromText(end.seed, end.seats));
    expect(verify(record, () => game).ok).toBe(true);
    expect(verify({ ...record, proof: proofOf('another', record.proof.contributions) }, () => game).ok).toBe(
      false,
    );
  });
});
