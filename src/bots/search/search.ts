// Information-set Monte Carlo search: determinize the view, compare the moves by sequential halving, keep a tree of what follows.
import { Rng } from '../../engine/rng.ts';
import type { Question, RankedMove, Thought } from '../bot.ts';
import { biasOf, consideredMoves, type Mistakes, NO_MISTAKES } from '../mistakes.ts';
import { type Foresight, informedForesight, plainForesight, playOn } from './playout.ts';
import { Race, type Runner } from './sequential-halving.ts';
import type { SearchSettings } from './settings.ts';
import { type Edge, newEdge, Tree } from './tree.ts';
import { Truths } from './truths.ts';

interface Candidate extends Runner {
  readonly move: unknown;
  readonly edge: Edge;
  /** The sum of the squared win shares. */
  squares: number;
}

/** Up to this number of moves, all of them are considered. */
const NARROW_DECISION = 2;

/** If only one move is worth considering, it is tried this many times, for its chance of winning. */
const TRIES_OF_ONLY_MOVE = 20;

export function search(
  question: Question,
  settings: SearchSettings,
  mistakes: Mistakes = NO_MISTAKES,
): Thought {
  return new Search(question, settings, mistakes);
}

class Search implements Thought {
  private readonly question: Question;
  private readonly settings: SearchSettings;
  private readonly truths: Truths;
  private readonly foresight: Foresight;
  private readonly tree: Tree;
  private readonly race: Race<Candidate>;
  /** The determinization of this pass and the seed of its chance, the same for all moves. */
  private truth: unknown;
  private luck = 0;
  private tried = 0;
  /** In milliseconds. */
  private spent: number;

  constructor(question: Question, settings: SearchSettings, mistakes: Mistakes) {
    const start = performance.now();
    const { game, insight } = question;
    this.question = question;
    this.settings = settings;
    this.truths = new Truths(question, question.view(), settings.drawsPerTruth);
    this.foresight = settings.informed
      ? informedForesight(game, insight, settings.mastersValue)
      : plainForesight(game);
    this.tree = new Tree(game, settings.informed ? insight : null, settings);
    const truth = this.truths.next();
    const runners = this.candidates(truth, mistakes).map(({ move, prior }) => ({
      move,
      edge: newEdge(),
      visits: 0,
      sum: 0,
      squares: 0,
      spread: 0,
      prior,
      bias: biasOf(question, move, truth, mistakes),
    }));
    // Of two moves a caller may want to know how far they are apart, so both are tried to the end.
    const isComparison = question.moves.length === 2;
    this.race = new Race(runners, isComparison ? { ...settings, dropAtErrors: 0 } : settings);
    this.spent = performance.now() - start;
  }

  work(ms: number): boolean {
    const start = performance.now();
    const end = start + Math.min(ms, this.settings.milliseconds - this.spent);
    let now = start;
    while (!this.isDone && now < end) {
      this.iterate();
      now = performance.now();
    }
    this.spent += now - start;
    return this.isDone || this.spent >= this.settings.milliseconds;
  }

  ranking(): readonly RankedMove[] {
    return this.race.ranking().map(({ move, visits, sum, squares }) => {
      const value = visits === 0 ? 0 : sum / visits;
      // One try says nothing about the error.
      const error = visits > 1 ? Math.sqrt(Math.max(0, squares / visits - value ** 2) / (visits - 1)) : 1;
      return { move, value, visits, error };
    });
  }

  private get isDone(): boolean {
    const { iterations } = this.settings;
    return this.tried >= (this.race.isOver ? Math.min(TRIES_OF_ONLY_MOVE, iterations) : iterations);
  }

  /** The moves to compare: the promising ones or, with a prior weight, those with the best evaluation. */
  private candidates(
    truth: unknown,
    mistakes: Mistakes,
  ): readonly { readonly move: unknown; readonly prior: number }[] {
    const { insight, seat, moves } = this.question;
    const { informed, width, priorWeight } = this.settings;
    const inMind = consideredMoves(this.question, truth, mistakes);
    if (!informed) return inMind.map((move) => ({ move, prior: 0 }));
    const wide = moves.length > NARROW_DECISION;
    // With mistakes, `consideredMoves` has already ordered them this way.
    const likely =
      wide && mistakes.overlookRate === 0 ? (insight.promising?.(truth, seat, inMind) ?? inMind) : inMind;
    if (priorWeight === 0) return likely.slice(0, width).map((move) => ({ move, prior: 0 }));
    const truths = [truth, this.truths.next()];
    const valued = likely.map((move) => ({ move, prior: this.expected(move, truths) }));
    return valued.sort((a, b) => b.prior - a.prior).slice(0, width);
  }

  /** The mean evaluation right after the move. */
  private expected(move: unknown, truths: readonly unknown[]): number {
    const { game, insight, seat } = this.question;
    let sum = 0;
    for (const truth of truths) {
      const state = game.clone(truth);
      game.play(state, seat, move);
      sum += insight.evaluate(state)[seat]!;
    }
    return sum / truths.length;
  }

  private iterate(): void {
    const { game, seat, rng } = this.question;
    if (this.race.isNewPass) {
      this.truth = this.truths.next();
      this.luck = rng.word();
    }
    const runner = this.race.runner;
    const luck = new Rng(this.luck);
    const state = game.clone(this.truth);
    game.play(state, seat, runner.move);
    const path = this.tree.descend(runner.edge, state, luck);
    const shares = playOn(game, this.foresight, state, this.settings.horizon, luck);
    this.tree.credit(path, shares, seat);
    const share = shares[seat]!;
    runner.squares += share ** 2;
    this.tried++;
    this.race.advance(share);
  }
}
