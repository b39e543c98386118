// What a master would do here, for a person who asks.
import { bestOf, hint } from '../../bots/index.ts';
import { derivedSeed, rngOf, type Seat } from '../../engine/index.ts';
import { insightOf } from '../../games/insights.ts';
import { inColumns } from '../columns.ts';
import { numbersIn } from '../numbers.ts';
import { textsOf } from '../texts/index.ts';
import type { Choice } from './choices.ts';
import type { Pen } from './page.ts';
import type { Sitting } from './sitting.ts';

const SLICE = 100;

export function hintLines({ table }: Sitting, pen: Pen, seat: Seat, choices: readonly Choice[]): string[] {
  const { lang, terminal } = pen;
  const words = textsOf(lang).play;
  const [only] = choices;
  if (choices.length === 1) return [words.onlyChoice(only!.words)];
  const { game, seed, ply } = table;
  terminal.progress(words.pondering);
  const thought = hint({
    game,
    insight: insightOf(game),
    seat,
    moves: table.legalMoves(seat),
    view: () => table.view(seat),
    rng: rngOf(`${derivedSeed(seed, 'hints')}/ply ${ply}/seat ${seat}`),
  });
  while (!thought.work(SLICE));
  terminal.progress('');
  const { percent } = numbersIn(lang);
  const rows = bestOf(thought.ranking()).map(({ move, value }) => {
    const choice = choices.find(({ notation }) => notation === game.notation(move))!;
    return [`  ${percent(value)}`, String(choice.number), choice.words];
  });
  const numbers = inColumns(rows.map(([chance, number]) => [chance!, number!]));
  return [words.hints, ...rows.map(([, , what], i) => `${numbers[i]}  ${what}`)];
}
