// Baselines: bots that look one ply ahead with an evaluation of the game's insight, for comparison.
import type { AnyInsight } from '../engine/insight.ts';
import type { Bot } from './bot.ts';
import { expectimax } from './expectimax/expectimax.ts';
import { ONE_PLY } from './expectimax/settings.ts';
import { onePly } from './greedy.ts';

export function baselines(insight: AnyInsight): readonly Bot[] {
  const named = Object.entries(insight.baselines ?? {}).map(
    ([name, evaluate]): Bot => ({ name, think: (question) => onePly(question, evaluate) }),
  );
  return insight.features?.weights ? [...named, ...EVALUATIONS] : named;
}

/** For games with a trained network: the network and the hand-made evaluation, each on all ends of a turn. */
const EVALUATIONS: readonly Bot[] = [
  expectimax('trained', ONE_PLY),
  expectimax('hand-made', { ...ONE_PLY, evaluation: 'hand-made' }),
];
