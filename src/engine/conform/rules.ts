// The checks of the conformance suite that need nothing but the rules, for a game that brings no kit.
import { rngOf } from '../chance.ts';
import type { AnyGame, Options } from '../game.ts';
import type { AnyTexts, Lang } from '../texts.ts';
import { checkMoves, checkRulesAt } from './position.ts';
import { walk } from './run.ts';

/** Positions of the opening are all checked, later ones sampled: long games are repetitive. */
const OPENING_PLIES = 12;
const SAMPLED_PLIES = 16;

export interface RulesRun {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Lang, AnyTexts>>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** Plays one random game. Throws a `ConformanceFault`. */
export function checkRules({ game, texts, seats, options, seed }: RulesRun): void {
  const label = 'random game,';
  const seen = { plies: 0, said: new Map(), supposed: false, redealt: false };
  // Pieces are the kit's to name, and nothing is re-dealt here.
  const kit = { texts, pieces: () => [], redeal: (state: unknown) => game.clone(state) };
  const run = { game, kit, seats, options, seed, label, seen };
  walk(run, rngOf(`${seed} moves`), { replayed: false }, (position) => {
    if (position.ply >= OPENING_PLIES && position.next && position.ply % SAMPLED_PLIES !== 0) return;
    checkMoves(run, position);
    checkRulesAt(run, position);
  });
}
