// Four levels for every game, and the characters made of them. A weaker level looks less far and makes mistakes like a person; none plays at random.
import { CHARACTER_IDS, CHARACTERS, type CharacterId, type Tastes } from '../engine/characters.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { LEVELS, type Level, type LevelSettings } from '../engine/levels.ts';
import type { Bot, Question, Thought } from './bot.ts';
import type { Budget, Changes } from './bot-name.ts';
import { expectimax } from './expectimax/expectimax.ts';
import { COMPARING, type ExpectimaxSettings, ONE_PLY, THREE_PLY } from './expectimax/settings.ts';
import { onePly } from './greedy.ts';
import type { Mistakes } from './mistakes.ts';
import { search } from './search/search.ts';

/** The time limit of a decision at every level. */
export const TIME_LIMIT_MS = 1000;

const MASTER: LevelSettings = {
  iterations: 800,
  width: 24,
  depth: 2,
  priorWeight: 0,
  horizon: 200,
  exploration: 1,
  widening: 1.5,
  drawsPerTruth: 0,
  dropAtErrors: 2.5,
  mastersValue: 0,
  overlookRate: 0,
  misjudgement: 0,
};

/** The usual settings; a game's insight may override them. */
export const USUAL: { readonly [level in Level]: LevelSettings } = {
  novice: { ...MASTER, iterations: 0, overlookRate: 0.6, misjudgement: 0.25 },
  apprentice: { ...MASTER, iterations: 0, overlookRate: 0.2, misjudgement: 0.08 },
  scribe: { ...MASTER, iterations: 100, overlookRate: 0.1 },
  master: { ...MASTER, mastersValue: 1 },
};

/** Games with dice and nothing hidden: the evaluation and the number of plies matter, not playouts. */
const WITH_DICE: { readonly [level in Level]: ExpectimaxSettings } = {
  novice: { ...ONE_PLY, evaluation: 'hand-made', mistakes: { overlookRate: 0.7, misjudgement: 0.2 } },
  apprentice: { ...ONE_PLY, evaluation: 'hand-made', mistakes: { overlookRate: 0.1, misjudgement: 0.01 } },
  scribe: { ...ONE_PLY, mistakes: { overlookRate: 0.4, misjudgement: 0.03 } },
  master: THREE_PLY,
};

export const levels: readonly Bot[] = LEVELS.map((level) => levelBot(level));
export const characters: readonly Bot[] = CHARACTER_IDS.map((id) => characterBot(id));

/** With a budget and changed settings, if given; settings and a number of playouts apply only to searches by playouts. */
export function levelBot(level: Level, budget?: Budget, changes: Changes = {}): Bot {
  return botAt({ name: level, level }, budget, changes);
}

/** A master for questions about two moves. */
export function comparingMaster(budget: Budget): Bot {
  return botAt({ name: 'master', level: 'master', withDice: COMPARING }, budget, {});
}

/** A level with tastes. */
export function characterBot(id: CharacterId, budget?: Budget, changes: Changes = {}): Bot {
  return botAt({ ...CHARACTERS[id], name: id }, budget, changes);
}

interface BotTraits {
  readonly name: string;
  readonly level: Level;
  readonly tastes?: Tastes;
  /** Instead of those of the level. */
  readonly withDice?: ExpectimaxSettings;
}

function botAt(
  { name, level, tastes, withDice: settings = WITH_DICE[level] }: BotTraits,
  budget: Budget | undefined,
  changes: Changes,
): Bot {
  const inclination = tastes && { tastes };
  const milliseconds = budget?.milliseconds ?? settings.milliseconds;
  const mistakes = { ...settings.mistakes, ...inclination };
  const withDice = expectimax(name, { ...settings, mistakes, milliseconds });
  return {
    name,
    think: (question) =>
      question.game.odds && question.insight.keys
        ? withDice.think(question)
        : thinkAt(
            { ...levelSettings(level, question.insight), ...changes, ...inclination },
            question,
            budget,
          ),
  };
}

export function levelSettings(level: Level, insight: AnyInsight): LevelSettings {
  return { ...USUAL[level], ...insight.levels?.[level] };
}

function thinkAt(numbers: LevelSettings & Mistakes, question: Question, budget?: Budget): Thought {
  if (numbers.iterations === 0) {
    return onePly(question, (state) => question.insight.evaluate(state), numbers);
  }
  return search(question, { informed: true, milliseconds: TIME_LIMIT_MS, ...numbers, ...budget }, numbers);
}
