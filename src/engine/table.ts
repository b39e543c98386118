// The table: the one safe way to play. It checks, plays on a copy, runs chance, numbers plies, and answers every refusal with a code.
import { chanceRng } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import { CHANCE, type Game, type GameEvent, type Options, type Outcome, OVER, type Seat } from './game.ts';

/**
 * One move that was played, by a seat or by chance. `ply` counts the decisions of seats up to and including
 * this one; what chance does belongs to the ply before it (0: before anybody has decided).
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
  /** `at` counts the notations sent: which of them was refused. */
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

interface Position<S> {
  readonly state: S;
  readonly steps: Step[];
  ply: number;
  chanceSteps: number;
}

/** A position without its log: the state is never played on, only copied. */
interface Checkpoint<S> {
  readonly state: S;
  readonly ply: number;
  readonly chanceSteps: number;
  /** How many steps had led to it. */
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
   * Seat count, options and seed must be valid: see `chooseOptions` and `readRecord` for checking them.
   * `from` is for `at`, which has the position already.
   */
  constructor(game: Game<S, V, M>, seats: number, options: Options, seed: string, from?: Position<S>) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.seed = seed;
    this.now = from ?? this.opening();
    if (this.now.ply === 0) this.keep();
  }

  /** Decisions played so far. */
  get ply(): number {
    return this.now.ply;
  }

  /** All that has happened, with secrets: strip with `tell` before showing it to anybody. */
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

  view(seat: Seat | null): V {
    return this.game.view(this.now.state, seat);
  }

  legalMoves(seat: Seat): readonly M[] {
    return this.game.legalMoves(this.now.state, seat);
  }

  /** The seats that have something to decide now: none when it is over, several in a simultaneous choice. */
  get deciders(): Seat[] {
    const deciders: Seat[] = [];
    if (this.turn === OVER) return deciders;
    for (let seat = 0; seat < this.seats; seat++) if (this.legalMoves(seat).length > 0) deciders.push(seat);
    return deciders;
  }

  /**
   * Plays one move or several steps at once: all of them or none.
   * With `ply` the sender says which position it answers; another one is refused as stale.
   */
  play(seat: Seat, notations: string | readonly string[], ply?: number): Answer {
    const sent = typeof notations === 'string' ? [notations] : notations;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      return refuse(0, { code: 'no-such-seat', seat, seats: this.seats });
    }
    if (ply !== undefined && ply !== this.ply) return refuse(0, { code: 'stale', ply, now: this.ply });
    if (sent.length === 0) return refuse(0, { code: 'nothing-to-play' });
    const next = this.copy();
    for (let at = 0; at < sent.length; at++) {
      const refusal = this.decide(next, seat, sent[at]!);
      if (refusal) return refuse(at, refusal);
    }
    const { steps } = this.now;
    steps.push(...next.steps);
    this.now = { state: next.state, steps, ply: next.ply, chanceSteps: next.chanceSteps };
    if (next.ply >= this.checkpoints.nextPly) this.keep();
    return { ok: true, steps: next.steps };
  }

  /** Whether anybody has learned something since that many decisions, so that going back there would not be fair. */
  revealedSince(ply: number): boolean {
    return this.now.steps.some(
      (step) => step.ply > ply && (step.by === CHANCE || step.events.some((event) => event.reveals)),
    );
  }

  /** Goes back to the position in which `ply` decisions had been played, chance after them included. */
  rewind(ply: number): void {
    this.now = this.positionAt(ply);
    this.checkpoints.forgetAfter(ply);
  }

  /**
   * The same table as it was after `ply` decisions, beside this one: neither notices what is played at the other.
   * The cost hardly grows with the length of the game, since it starts from the nearest position that was kept.
   */
  at(ply: number): Table<S, V, M> {
    const { game, seats, options, seed } = this;
    return new Table(game, seats, options, seed, this.positionAt(ply));
  }

  private positionAt(ply: number): Position<S> {
    if (!(Number.isInteger(ply) && ply >= 0 && ply <= this.ply)) {
      throw new RangeError(`cannot go back to ply ${ply} from ply ${this.ply}`);
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

  /** Costs no copy: `play` leaves the state of every earlier position as it was. */
  private keep(): void {
    this.checkpoints.add(this.checkpoint());
  }

  private opening(): Position<S> {
    const opening = { state: this.game.setup(this.seats, this.options), steps: [], ply: 0, chanceSteps: 0 };
    this.runChance(opening);
    return opening;
  }

  /** With room for new steps; those before are not copied, for a long game would pay for its length at every move. */
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
    this.step(position, seat, move);
    this.runChance(position);
    return null;
  }

  private runChance(position: Position<S>): void {
    while (this.game.turn(position.state) === CHANCE) {
      const move = this.game.chance(position.state, chanceRng(this.seed, position.chanceSteps));
      position.chanceSteps++;
      this.step(position, CHANCE, move);
    }
  }

  private step(position: Position<S>, by: Seat | typeof CHANCE, move: M): void {
    const events: GameEvent[] = [];
    this.game.play(position.state, by, move, (event) => events.push(event));
    position.steps.push({ ply: position.ply, by, notation: this.game.notation(move), events });
  }
}

export type AnyTable = Table<unknown, unknown, unknown>;

/** Options are all of the game's own, with every one given: `chooseOptions` fills in the defaults. */
export function openTable<S, V, M, O extends Options>(
  game: Game<S, V, M, O>,
  seats: number,
  options: NoInfer<O>,
  seed: string,
): Table<S, V, M> {
  return new Table(game, seats, options, seed);
}

export function seatList(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** "2 show 3-5" is seat 2 and "show 3-5". */
export function splitMove(move: string): { seat: Seat; notation: string } {
  const space = move.indexOf(' ');
  return { seat: Number(move.slice(0, space)), notation: move.slice(space + 1) };
}

function refuse(at: number, refusal: Refusal): Answer {
  return { ok: false, at, refusal };
}
