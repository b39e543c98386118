// Players meet words, never letters for inks, sketches and lecterns: everything that the page can say is looked through.
import { expect, test } from 'vitest';
import { openTable, proofFromText, seedFromProof, seenBy, splitMove } from '../../engine/index.ts';
import { eventText, LANGS, type Lang } from '../../engine/texts.ts';
import { playGame } from '../../library/play-game.ts';
import { WORDS } from './board/words.ts';
import { scriptoria } from './index.ts';
import { figures } from './teaching/figures.ts';
import { lesson } from './teaching/lesson.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const texts = { en, fr };

/** Answers to moves that only somebody who types can make, and the section of the rules for them. */
const TYPED = new Set(['unknown-move', 'malformed', 'inks-in-order', 'which-source', 'other-payment']);
const TYPED_SECTION = 'typed';

/** `bKRG`, `KB`, `gold=R`, "lectern K", "C b b": but not the A and Q of ordinary words. */
const CODE =
  /\b[cbtmd]?[KRGBA]{2,}\b|\b[cbtmd][KRGBA]+\b|\b(gold|from)=|(?<![\p{L}’])\*{0,2}[KRGBQ]\*{0,2}(?![\p{L}’])/u;

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('noir', 'or', 'vert')), String(value(2, 3, 4))];
  return Object.values(value ?? {}).flatMap(strings);
};

function expectWords(where: string, said: readonly string[]): void {
  expect(said.length, where).toBeGreaterThan(0);
  expect(
    said.filter((text) => CODE.test(text)),
    where,
  ).toEqual([]);
}

test.each(LANGS)('the lesson, the figures, the rules and the board say words, no codes: %s', (lang) => {
  expectWords(
    'lesson',
    Object.values(lesson.texts[lang]).flatMap(({ say, task, done, wrong }) => [
      ...[say, task, done].filter((text) => text !== undefined),
      ...Object.values(wrong ?? {}),
    ]),
  );
  expectWords(
    'figures',
    figures.map(({ caption }) => caption[lang]),
  );
  expectWords(
    'rules',
    (texts[lang].rules ?? [])
      .filter(({ id }) => id !== TYPED_SECTION)
      .flatMap(({ title, text }) => [title, text]),
  );
  expectWords(
    'refusals',
    Object.entries(texts[lang].refusals)
      .filter(([code]) => !TYPED.has(code))
      .map(([, text]) => text),
  );
  expectWords('board', strings(WORDS[lang]));
});

test.each(LANGS)('a whole game is told in words: %s', (lang: Lang) => {
  const seats = 3;
  const said = texts[lang];
  const names = (seat: number) => ['Anne', 'Émile', 'Ida'][seat]!;
  const { record } = playGame(scriptoria, ['random', 'random', 'random'], 'words');
  const table = openTable(
    scriptoria,
    seats,
    { lecterns: 'random', hell: 'closed' },
    seedFromProof(proofFromText('words', seats)),
  );
  const told = new Set<string>();
  for (const played of record.moves) {
    const { seat, notation } = splitMove(played);
    const view = table.view(seat);
    told.add(said.prompt(view, names));
    for (const move of table.legalMoves(seat)) told.add(said.move(move, view));
    for (const lines of [said.describe?.situation, said.describe?.hand, said.describe?.scores])
      for (const line of lines?.(view, names) ?? []) told.add(line);
    const { ok } = table.play(seat, notation);
    expect(ok, notation).toBe(true);
  }
  for (const { event } of seenBy(table.steps, 0)) told.add(eventText(said, event, names));
  expectWords('game', [...told]);
});
