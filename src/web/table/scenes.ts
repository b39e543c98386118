// Scenes of rules, lessons and puzzles: replayed by the engine from a seed and moves.
import { redactEvent, type VisibleEvent } from '../../engine/events.ts';
import type { AnyGame, Outcome, Seat } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { seedFromText } from '../../engine/proof.ts';
import { splitMove } from '../../engine/seats.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import type { Scene } from '../../engine/teaching.ts';
import type { Choice } from '../../parts/board.ts';

/** What the seat of a scene sees and may do. */
export interface ScenePosition {
  readonly view: unknown;
  readonly moves: readonly Choice<unknown>[];
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The events of the last move of the scene. */
  readonly newEvents: readonly VisibleEvent[];
}

/** Throws if a move is refused: scenes are part of the application, so that is a bug. */
export function openScene(game: AnyGame, { seats, options, seed, moves }: Scene): AnyTable {
  const chosen = chooseOptions(game, options);
  if (!chosen.ok) throw new Error(`${game.id}, scene "${seed}": ${chosen.code} ${chosen.name}`);
  const table = openTable(game, seats, chosen.options, seedFromText(seed, seats));
  for (const move of moves) {
    const { seat, notation } = splitMove(move);
    const answer = table.play(seat, notation);
    if (!answer.ok)
      throw new Error(`${game.id}, scene "${seed}": ${move}: ${JSON.stringify(answer.refusal)}`);
  }
  return table;
}

export function scenePosition(table: AnyTable, { seat }: Scene): ScenePosition {
  const { game, ply } = table;
  return {
    view: table.view(seat),
    moves: table.legalMoves(seat).map((move) => ({ move, notation: game.notation(move) })),
    deciders: table.deciders,
    outcome: table.outcome,
    newEvents: table.steps
      .filter((step) => step.ply === ply)
      .flatMap(({ events }) => events.map((event) => redactEvent(event, seat))),
  };
}
