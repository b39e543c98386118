// Bots that play one ply on an evaluation that a game's insight offers: yardsticks.
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

/** Where a network has been trained: it and the hand-made evaluation, both on all that a turn can lead to. */
const EVALUATIONS: readonly Bot[] = [
  expectimax('trained', ONE_PLY),
  expectimax('hand-made', { ...ONE_PLY, evaluation: 'hand-made' }),
];
