// Hints: the moves that a master would consider best.
import { bestOf, hint, questionFor, shownChance } from '../../bots/index.ts';
import { derivedSeed, type Seat } from '../../engine/index.ts';
import { insightOf } from '../../games/loaded.ts';
import { inColumns } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { textsOf } from '../texts/index.ts';
import type { Choice } from './choices.ts';
import type { Display } from './display.ts';
import type { LocalGame } from './local-game.ts';

const SLICE_MS = 100;

export function hintLines(
  { table }: LocalGame,
  display: Display,
  seat: Seat,
  choices: readonly Choice[],
): string[] {
  const { lang, terminal } = display;
  const words = textsOf(lang).play;
  const [only] = choices;
  if (choices.length === 1) return [words.onlyChoice(only!.words)];
  const { game, seed, ply } = table;
  terminal.progress(words.pondering);
  const randomness = { seed: `${derivedSeed(seed, 'hints')}/ply ${ply}/seat ${seat}` };
  const insight = insightOf(game);
  const thought = hint(questionFor(table, seat, insight, randomness));
  while (!thought.work(SLICE_MS));
  terminal.progress('');
  const { percent } = numberFormats(lang);
  const rows = bestOf(thought.ranking()).map(({ move, value }) => {
    const choice = choices.find(({ notation }) => notation === game.notation(move))!;
    return [`  ${percent(shownChance(value, insight, table.seats))}`, String(choice.number), choice.words];
  });
  const numbers = inColumns(rows.map(([chance, number]) => [chance!, number!]));
  return [words.hints, ...rows.map(([, , what], i) => `${numbers[i]}  ${what}`)];
}
