// The search tree: for each point of the game, the moves tried there and how they fared for the seat that made them.
// Statistics belong to the moves made so far and to what the mover saw, not to one determinization.
import { log } from '../../engine/exact-math.ts';
import { type AnyGame, CHANCE, OVER, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Rng } from '../../engine/rng.ts';
import type { SearchSettings } from './settings.ts';

/** A move at one point, with its statistics. */
export interface Edge {
  visits: number;
  /** The sum of win shares of the seat that made the move. */
  sum: number;
  /** How often the move was legal: not every determinization allows it. */
  available: number;
  /** The points after it, by what was seen there. */
  readonly next: Map<string | number, Point>;
}

/** A point of the game: its moves by notation. */
export interface Point {
  visits: number;
  readonly edges: Map<string, Edge>;
}

/** One step down the tree, credited after the playout. */
export interface Footstep {
  readonly edge: Edge;
  readonly seat: Seat;
}

export const newEdge = (): Edge => ({ visits: 0, sum: 0, available: 0, next: new Map() });
const newPoint = (): Point => ({ visits: 0, edges: new Map() });

export class Tree {
  private readonly game: AnyGame;
  private readonly insight: AnyInsight | null;
  private readonly settings: SearchSettings;
  /** The variance of the results scales the exploration, because win shares change little early in a long game. */
  private results = 0;
  private mean = 0;
  private squares = 0;

  constructor(game: AnyGame, insight: AnyInsight | null, settings: SearchSettings) {
    this.game = game;
    this.insight = insight;
    this.settings = settings;
  }

  /** Plays from the point after `edge` down to the first untried move, and returns the path. */
  descend(edge: Edge, state: unknown, rng: Rng): Footstep[] {
    const { game, insight, settings } = this;
    const path: Footstep[] = [];
    let from = edge;
    while (path.length < settings.depth) {
      let seat = game.turn(state);
      while (seat === CHANCE && !insight?.isQuiet(state)) {
        game.play(state, CHANCE, game.chance(state, rng));
        seat = game.turn(state);
      }
      if (seat === OVER || insight?.isQuiet(state)) break;
      const point = pointBehind(from, insight?.sight?.(state, seat) ?? '');
      from = this.follow(point, state, seat, rng);
      path.push({ edge: from, seat });
      if (from.visits === 0) break;
    }
    return path;
  }

  credit(path: readonly Footstep[], shares: readonly number[], seat: Seat): void {
    for (const { edge, seat } of path) {
      edge.visits++;
      edge.sum += shares[seat]!;
    }
    const share = shares[seat]!;
    this.results++;
    const off = share - this.mean;
    this.mean += off / this.results;
    this.squares += off * (share - this.mean);
  }

  private follow(point: Point, state: unknown, seat: Seat, rng: Rng): Edge {
    const { game } = this;
    const legal = game.legalMoves(state, seat);
    point.visits++;
    const { move, edge } =
      legal.length === 1 ? only(game, point, legal[0]) : this.select(point, state, seat, legal, rng);
    game.play(state, seat, move);
    return edge;
  }

  /** The move with the best upper bound among those considered; untried moves first. */
  private select(point: Point, state: unknown, seat: Seat, legal: readonly unknown[], rng: Rng) {
    const { game, insight } = this;
    const { widening, exploration } = this.settings;
    const moves = insight?.promising?.(state, seat, legal) ?? legal;
    const width = insight?.promising
      ? Math.min(moves.length, Math.ceil(widening * Math.sqrt(point.visits)))
      : moves.length;
    const curiosity = exploration * Math.sqrt(this.squares / Math.max(1, this.results));
    let best: { move: unknown; edge: Edge } | null = null;
    let bestBound = Number.NEGATIVE_INFINITY;
    // Without an order of the moves, untried ones are taken from a random start.
    const start = insight?.promising ? 0 : rng.int(moves.length);
    for (let i = 0; i < width; i++) {
      const move = moves[(start + i) % moves.length];
      const edge = edgeOf(point, game.notation(move));
      edge.available++;
      const bound =
        edge.visits === 0
          ? Number.POSITIVE_INFINITY
          : edge.sum / edge.visits + curiosity * Math.sqrt(log(edge.available) / edge.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = { move, edge };
      }
    }
    return best!;
  }
}

function only(game: AnyGame, point: Point, move: unknown) {
  const edge = edgeOf(point, game.notation(move));
  edge.available++;
  return { move, edge };
}

function edgeOf(point: Point, notation: string): Edge {
  let edge = point.edges.get(notation);
  if (!edge) {
    edge = newEdge();
    point.edges.set(notation, edge);
  }
  return edge;
}

function pointBehind(edge: Edge, seen: string | number): Point {
  let point = edge.next.get(seen);
  if (!point) {
    point = newPoint();
    edge.next.set(seen, point);
  }
  return point;
}
