// The table: the one safe way to play. It checks every move, plays on a copy, runs chance and counts plies; each refusal has a code.
import { checkArgument, checkCount, shown } from './arguments.ts';
import { chanceRng } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import { EngineError } from './errors.ts';
import { CHANCE, type Game, type GameEvent, type Options, type Outcome, OVER, type Seat } from './game.ts';
import { checkedOptions } from './options.ts';
import { checkOpening } from './table-arguments.ts';

/**
 * One move that was played, by a seat or by chance. `ply` counts the decisions of seats up to and including
 * this one. A move of chance belongs to the ply before it (0: before the first decision).
 */
export interface Step {
  readonly ply: number;
  readonly by: Seat | typeof CHANCE;
  readonly notation: string;
  readonly events: readonly GameEvent[];
}

export type Refusal =
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'nothing-to-play' }
  | { readonly code: 'stale'; readonly ply: number; readonly now: number }
  | { readonly code: 'game-over'; readonly notation: string }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Seat; readonly notation: string }
  /** `because` is the game's own code, a key of its texts' refusals. */
  | { readonly code: 'illegal-move'; readonly notation: string; readonly because: string };

export type Answer =
  | { readonly ok: true; readonly steps: readonly Step[] }
  /** `at` is the index of the refused move among those sent. */
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

interface Position<S> {
  readonly state: S;
  readonly steps: Step[];
  ply: number;
  chanceSteps: number;
}

/** A position without its log. Its state is copied before it is played on. */
interface Checkpoint<S> {
  readonly state: S;
  readonly ply: number;
  readonly chanceSteps: number;
  /** The number of steps that led to it. */
  readonly stepCount: number;
}

export class Table<S, V, M> {
  readonly game: Game<S, V, M>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  private now: Position<S>;
  private readonly checkpoints = new Checkpoints<Checkpoint<S>>();

  /**
   * Throws `not-a-game`, `bad-seat-count`, `bad-options`, `unknown-option`, `bad-option-value` or `bad-seed`.
   * Options that are missing have their defaults.
   * `from` is for `at`, which already has the position.
   */
  constructor(game: Game<S, V, M>, seats: number, options: Options, seed: string, from?: Position<S>) {
    if (!from) checkOpening(game, seats, seed);
    this.game = game;
    this.seats = seats;
    this.options = from ? options : checkedOptions(game, options);
    this.seed = seed;
    this.now = from ?? this.opening();
    if (this.now.ply === 0) this.keep();
  }

  /** The number of decisions played so far. */
  get ply(): number {
    return this.now.ply;
  }

  /** Everything that happened, secrets included: use `redactEvent` before showing it to a player. */
  get steps(): readonly Step[] {
    return this.now.steps;
  }

  /** The decisions played, as a record keeps them: seat, space, notation. */
  get moves(): string[] {
    return this.now.steps.filter((s) => s.by !== CHANCE).map((s) => `${s.by} ${s.notation}`);
  }

  get turn(): Seat | typeof OVER {
    return this.game.turn(this.now.state);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.now.state);
  }

  /** What a seat may know; null is a spectator. */
  view(seat: Seat | null): V {
    if (seat !== null) this.checkSeat(seat);
    return this.game.view(this.now.state, seat);
  }

  legalMoves(seat: Seat): readonly M[] {
    this.checkSeat(seat);
    return this.game.legalMoves(this.now.state, seat);
  }

  /** The seats that have something to decide now: none when the game is over, several in a simultaneous choice. */
  get deciders(): Seat[] {
    const deciders: Seat[] = [];
    if (this.turn === OVER) return deciders;
    for (let seat = 0; seat < this.seats; seat++) if (this.legalMoves(seat).length > 0) deciders.push(seat);
    return deciders;
  }

  /**
   * The ply since which this seat has been asked for its present decision; null when it has nothing to decide.
   * In a simultaneous choice other seats may have decided since then: the question is still the same.
   */
  askedSince(seat: Seat): number | null {
    if (this.legalMoves(seat).length === 0) return null;
    const decisions = this.now.steps.filter((step) => step.by !== CHANCE);
    let { ply } = this;
    while (ply > 0 && decisions[ply - 1]!.by !== seat && this.at(ply - 1).legalMoves(seat).length > 0) ply--;
    return ply;
  }

  /**
   * Plays one move or several at once, given as moves or as notations: all of them or none.
   * With `ply` the sender says which position it answers; any other position is refused as stale.
   */
  play(seat: Seat, moves: string | M | readonly (string | M)[], ply?: number): Answer {
    if (!this.hasSeat(seat)) return refuse(0, { code: 'no-such-seat', seat, seats: this.seats });
    if (ply !== undefined && ply !== this.ply) return refuse(0, { code: 'stale', ply, now: this.ply });
    const notations = this.notationsOf(moves);
    if (notations.length === 0) return refuse(0, { code: 'nothing-to-play' });
    const next = this.copy();
    for (let at = 0; at < notations.length; at++) {
      const refusal = this.decide(next, seat, notations[at]!);
      if (refusal) return refuse(at, refusal);
    }
    const { steps } = this.now;
    for (const step of next.steps) steps.push(step);
    this.now = { state: next.state, steps, ply: next.ply, chanceSteps: next.chanceSteps };
    if (next.ply >= this.checkpoints.nextPly) this.keep();
    return { ok: true, steps: next.steps };
  }

  /** Whether anybody has learned something since `ply`, so that going back there would be unfair. */
  revealedSince(ply: number): boolean {
    checkCount(ply, 'no-such-ply', 'ply');
    return this.now.steps.some(
      (step) => step.ply > ply && (step.by === CHANCE || step.events.some((event) => event.reveals)),
    );
  }

  /** Goes back to the position after `ply` decisions and the chance that followed them. */
  rewind(ply: number): void {
    this.now = this.positionAt(ply);
    this.checkpoints.forgetAfter(ply);
  }

  /**
   * A second table at the position after `ply` decisions; moves at one table do not affect the other.
   * It starts from the nearest checkpoint, so the cost hardly grows with the length of the game.
   */
  at(ply: number): Table<S, V, M> {
    const { game, seats, options, seed } = this;
    return new Table(game, seats, options, seed, this.positionAt(ply));
  }

  hasSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  private checkSeat(seat: number): void {
    if (!this.hasSeat(seat))
      throw new EngineError(
        'no-such-seat',
        `there is no seat ${shown(seat)}; seats are 0 to ${this.seats - 1}`,
      );
  }

  private notationsOf(moves: string | M | readonly (string | M)[]): readonly string[] {
    const list = isList<string | M>(moves) ? moves : [moves];
    return list.map((move) => (typeof move === 'string' ? move : this.notationOf(move)));
  }

  private notationOf(move: M): string {
    try {
      return this.game.notation(move);
    } catch (error) {
      const expected = `a move of ${this.game.id} or a notation, not ${shown(move)}`;
      throw new EngineError('not-a-move', `the move should be ${expected}`, error);
    }
  }

  private positionAt(ply: number): Position<S> {
    if (!(Number.isInteger(ply) && ply >= 0 && ply <= this.ply)) {
      throw new EngineError('no-such-ply', `there is no ply ${shown(ply)}; the table is at ply ${this.ply}`);
    }
    const { steps } = this.now;
    const start = ply === this.ply ? this.checkpoint() : this.checkpoints.upTo(ply);
    const position = start ? this.startFrom(start) : this.opening();
    for (let i = position.steps.length; i < steps.length && steps[i]!.ply <= ply; i++) {
      const { by, notation } = steps[i]!;
      const refusal = by === CHANCE ? null : this.decide(position, by, notation);
      if (refusal)
        throw new Error(`${this.game.id}: replay of its own move was refused: ${JSON.stringify(refusal)}`);
    }
    return position;
  }

  private startFrom({ state, ply, chanceSteps, stepCount }: Checkpoint<S>): Position<S> {
    return { state: this.game.clone(state), steps: this.now.steps.slice(0, stepCount), ply, chanceSteps };
  }

  private checkpoint(): Checkpoint<S> {
    const { state, ply, chanceSteps, steps } = this.now;
    return { state, ply, chanceSteps, stepCount: steps.length };
  }

  /** Needs no copy: `play` never changes the state of an earlier position. */
  private keep(): void {
    this.checkpoints.add(this.checkpoint());
  }

  private opening(): Position<S> {
    const opening = { state: this.game.setup(this.seats, this.options), steps: [], ply: 0, chanceSteps: 0 };
    this.runChance(opening);
    return opening;
  }

  /** Earlier steps are not copied, so that a move costs the same however long the game is. */
  private copy(): Position<S> {
    const { state, ply, chanceSteps } = this.now;
    return { state: this.game.clone(state), steps: [], ply, chanceSteps };
  }

  private decide(position: Position<S>, seat: Seat, notation: string): Refusal | null {
    const { game } = this;
    const turn = game.turn(position.state);
    if (turn === OVER) return { code: 'game-over', notation };
    const moves = game.legalMoves(position.state, seat);
    if (moves.length === 0) return { code: 'not-your-turn', seat, turn, notation };
    const move = moves.find((m) => game.notation(m) === notation);
    if (move === undefined) {
      return { code: 'illegal-move', notation, because: game.refusal(position.state, seat, notation) };
    }
    position.ply++;
    this.step(position, seat, move, notation);
    this.runChance(position);
    return null;
  }

  private runChance(position: Position<S>): void {
    while (this.game.turn(position.state) === CHANCE) {
      const move = this.game.chance(position.state, chanceRng(this.seed, position.chanceSteps));
      position.chanceSteps++;
      this.step(position, CHANCE, move, this.game.notation(move));
    }
  }

  private step(position: Position<S>, by: Seat | typeof CHANCE, move: M, notation: string): void {
    const events: GameEvent[] = [];
    this.game.play(position.state, by, move, (event) => events.push(event));
    // A copy has no room for further events. The steps are kept as long as the game.
    position.steps.push({ ply: position.ply, by, notation, events: events.slice() });
  }
}

export type AnyTable = Table<unknown, unknown, unknown>;

export function checkTable(given: unknown): void {
  checkArgument(given instanceof Table, 'not-a-table', 'table', 'a table, as `openTable` returns', given);
}

/** The seed is bytes in hexadecimal: `seedOf` and `seedFromText` make one. */
export function openTable<S, V, M, O extends Options>(
  game: Game<S, V, M, O>,
  seats: number,
  options: NoInfer<O>,
  seed: string,
): Table<S, V, M> {
  return new Table(game, seats, options, seed);
}

function isList<T>(given: T | readonly T[]): given is readonly T[] {
  return Array.isArray(given);
}

function refuse(at: number, refusal: Refusal): Answer {
  return { ok: false, at, refusal };
}
