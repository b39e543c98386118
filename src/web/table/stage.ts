// A scene on the table: what the rules and the lessons show, replayed by the engine from seed and moves.
import { type ToldEvent, tell } from '../../engine/events.ts';
import type { AnyGame, Outcome, Seat } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { proofFromText, seedOf } from '../../engine/proof.ts';
import { type AnyTable, openTable, splitMove } from '../../engine/table.ts';
import type { Scene } from '../../engine/teaching.ts';
import type { Choice } from '../../parts/board.ts';

/** What the seat of a scene sees there and may do. */
export interface Staged {
  readonly view: unknown;
  readonly moves: readonly Choice<unknown>[];
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What came of the last move of the scene. */
  readonly told: readonly ToldEvent[];
}

/** A scene is data of ours: a move that is refused in it is a bug. */
export function stage(game: AnyGame, { seats, options, seed, moves }: Scene): AnyTable {
  const chosen = chooseOptions(game, options);
  if (!chosen.ok) throw new Error(`${game.id}, scene "${seed}": ${chosen.code} ${chosen.name}`);
  const { secret, contributions } = proofFromText(seed, seats);
  const table = openTable(game, seats, chosen.options, seedOf(secret, contributions));
  for (const move of moves) {
    const { seat, notation } = splitMove(move);
    const answer = table.play(seat, notation);
    if (!answer.ok)
      throw new Error(`${game.id}, scene "${seed}": ${move}: ${JSON.stringify(answer.refusal)}`);
  }
  return table;
}

export function staged(table: AnyTable, { seat }: Scene): Staged {
  const { game, ply } = table;
  return {
    view: table.view(seat),
    moves: table.legalMoves(seat).map((move) => ({ move, notation: game.notation(move) })),
    deciders: table.deciders,
    outcome: table.outcome,
    told: table.steps
      .filter((step) => step.ply === ply)
      .flatMap(({ events }) => events.map((event) => tell(event, seat))),
  };
}
