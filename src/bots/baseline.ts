// Bots that play one ply on another evaluation that a game's insight offers under a name: yardsticks.
import type { AnyInsight } from '../engine/insight.ts';
import type { Bot } from './bot.ts';
import { onePly } from './greedy.ts';

export function baselines(insight: AnyInsight): readonly Bot[] {
  return Object.entries(insight.baselines ?? {}).map(([name, evaluate]) => ({
    name,
    think: (question) => onePly(question, evaluate),
  }));
}
