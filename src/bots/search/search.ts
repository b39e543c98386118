// Information-set Monte Carlo search: suppose truths that fit the view, race the moves over them, remember in a tree what follows.
import { Rng } from '../../engine/rng.ts';
import type { Question, Ranked, Thought } from '../bot.ts';
import { biasOf, type Lapses, NO_LAPSES, noticed } from '../lapses.ts';
import { type Foresight, informedForesight, plainForesight, playOn } from './playout.ts';
import { Race, type Runner } from './race.ts';
import type { SearchSettings } from './settings.ts';
import { type Edge, newEdge, Tree } from './tree.ts';

interface Candidate extends Runner {
  readonly move: unknown;
  readonly edge: Edge;
}

export function search(question: Question, settings: SearchSettings, lapses: Lapses = NO_LAPSES): Thought {
  return new Search(question, settings, lapses);
}

class Search implements Thought {
  private readonly question: Question;
  private readonly settings: SearchSettings;
  private readonly view: unknown;
  private readonly foresight: Foresight;
  private readonly tree: Tree;
  private readonly race: Race<Candidate>;
  /** The supposed truth of this pass, and the seed of what happens in it: the same for all moves. */
  private truth: unknown;
  private luck = 0;
  private tried = 0;
  private spent = 0;

  constructor(question: Question, settings: SearchSettings, lapses: Lapses) {
    const { game, insight, rng } = question;
    this.question = question;
    this.settings = settings;
    this.view = question.view();
    this.foresight = settings.informed ? informedForesight(game, insight) : plainForesight(game);
    this.tree = new Tree(game, settings.informed ? insight : null, settings);
    const moves = this.candidates(game.determinize(this.view, rng), lapses);
    this.race = new Race(
      moves.map((move) => ({
        move,
        edge: newEdge(),
        visits: 0,
        sum: 0,
        bias: biasOf(question, move, lapses),
      })),
      settings.iterations,
    );
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

  ranking(): readonly Ranked[] {
    return this.race.ranking().map(({ move, visits, sum }) => ({
      move,
      value: visits === 0 ? 0 : sum / visits,
      visits,
    }));
  }

  private get isDone(): boolean {
    return this.race.isOver || this.tried >= this.settings.iterations;
  }

  private candidates(truth: unknown, lapses: Lapses): readonly unknown[] {
    const { insight, seat, moves } = this.question;
    const { informed, width } = this.settings;
    if (!informed) return moves;
    if (lapses.overlooks > 0) return noticed(this.question, truth, lapses).slice(0, width);
    return (insight.promising?.(truth, seat, moves) ?? moves).slice(0, width);
  }

  private iterate(): void {
    const { game, seat, rng } = this.question;
    if (this.race.isNewPass) {
      this.truth = game.determinize(this.view, rng);
      this.luck = rng.word();
    }
    const runner = this.race.runner;
    const luck = new Rng(this.luck);
    const state = game.clone(this.truth);
    game.play(state, seat, runner.move);
    const path = this.tree.descend(runner.edge, state, luck);
    const shares = playOn(game, this.foresight, state, this.settings.horizon, luck);
    this.tree.credit(path, shares, seat);
    runner.visits++;
    runner.sum += shares[seat]!;
    this.tried++;
    this.race.advance();
  }
}
