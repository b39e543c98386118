// Puzzles from the player's own games: decisions that the coach called costly, kept on this device.
import type { Options, Seat } from '../../engine/game.ts';
import type { DealtScene } from '../../engine/teaching.ts';
import { readStored, writeStored } from '../browserStorage.ts';

export interface OwnPuzzle extends DealtScene {
  /** The id of the saved game and the decision. */
  readonly key: string;
  readonly best: string;
  readonly chance: number;
  readonly next: number;
}

interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly string[];
}

interface CostlyDecision {
  readonly ply: number;
  readonly better: string;
  readonly before: number;
  readonly after: number;
}

const PREFIX = 'scriptorium.own-puzzles.';
const MAX_KEPT = 60;
/** A smaller loss may be noise of the review, and then there is no one answer. */
const MIN_LOSS = 0.08;

export function ownPuzzles(game: string): readonly OwnPuzzle[] {
  try {
    const data: unknown = JSON.parse(readStored(PREFIX + game) ?? '[]');
    return Array.isArray(data) ? data.filter(isPuzzle) : [];
  } catch {
    return [];
  }
}

/** Keeps the decisions that cost the most; the latest games first. */
export function keepOwnPuzzles(
  { id, game, seats, options, seed, moves }: PlayedGame,
  seat: Seat,
  decisions: readonly CostlyDecision[],
): void {
  const found = decisions
    .filter(({ before, after }) => before - after >= MIN_LOSS)
    .map(
      ({ ply, better, before, after }): OwnPuzzle => ({
        key: `${id}-${ply}`,
        seats,
        options,
        deal: seed,
        moves: moves.slice(0, ply - 1),
        seat,
        best: better,
        chance: before,
        next: after,
      }),
    );
  if (found.length === 0) return;
  const others = ownPuzzles(game).filter(({ key }) => found.every((each) => each.key !== key));
  writeStored(PREFIX + game, JSON.stringify([...found, ...others].slice(0, MAX_KEPT)));
}

/** Enough for pages that show it; a position that the rules no longer allow fails when it is opened. */
function isPuzzle(data: unknown): data is OwnPuzzle {
  const { key, deal, best, moves, seat, seats, chance, next } = (data ?? {}) as Record<string, unknown>;
  return (
    [key, deal, best].every((text) => typeof text === 'string') &&
    [seat, seats, chance, next].every((number) => typeof number === 'number') &&
    Array.isArray(moves)
  );
}
