// The name of a bot with what differs from the usual: `master@500` has 500 playouts, `plain@100ms` 100 milliseconds, `master+width=8@500` compares 8 moves.
import type { LevelSettings } from '../engine/levels.ts';

export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

export type Changes = Partial<LevelSettings>;

export interface BotName {
  readonly bot: string;
  /** Settings of the level that differ, to compare two versions of a bot. */
  readonly changes?: Changes;
  readonly budget?: Budget;
}

const CHANGEABLE: { readonly [setting in keyof LevelSettings]: true } = {
  iterations: true,
  width: true,
  depth: true,
  priorWeight: true,
  horizon: true,
  exploration: true,
  widening: true,
  drawsPerTruth: true,
  dropAtErrors: true,
  mastersValue: true,
  overlookRate: true,
  misjudgement: true,
};

/** Null if a part of the name is neither a setting nor a budget. */
export function splitName(name: string): BotName | null {
  const [described = '', ...budgets] = name.split('@');
  const [bot = '', ...pairs] = described.split('+');
  const budget = budgets.length === 0 ? undefined : budgetOf(budgets.join('@'));
  const changes = pairs.length === 0 ? undefined : changesOf(pairs);
  if (budget === null || changes === null) return null;
  return { bot, ...(changes && { changes }), ...(budget && { budget }) };
}

function budgetOf(text: string): Budget | null {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits);
  if (!(amount > 0)) return null;
  const unlimited = Number.POSITIVE_INFINITY;
  return unit === 'ms'
    ? { iterations: unlimited, milliseconds: amount }
    : { iterations: amount, milliseconds: unlimited };
}

function changesOf(pairs: readonly string[]): Changes | null {
  const changes: { [setting: string]: number } = {};
  for (const pair of pairs) {
    const [, setting = '', value] = /^(\w+)=(\d+(?:\.\d+)?)$/.exec(pair) ?? [];
    if (!Object.hasOwn(CHANGEABLE, setting)) return null;
    changes[setting] = Number(value);
  }
  return changes;
}
