// Scenes of rules, lessons and puzzles: replayed by the engine from a seed and moves.
import { redactEvent, type VisibleEvent } from '../../engine/events.ts';
import type { AnyGame, Outcome, Seat } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { playPacked } from '../../engine/packed-moves.ts';
import { seedFromText } from '../../engine/proof.ts';
import { splitMove } from '../../engine/seats.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import type { AnyScene } from '../../engine/teaching.ts';
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
export function openScene(game: AnyGame, scene: AnyScene): AnyTable {
  const { seats, options } = scene;
  const name = `${game.id}, scene "${'deal' in scene ? scene.deal : scene.seed}"`;
  const chosen = chooseOptions(game, options);
  if (!chosen.ok) throw new Error(`${name}: ${chosen.code} ${chosen.name}`);
  const seed = 'deal' in scene ? scene.deal : seedFromText(scene.seed, seats);
  const table = openTable(game, seats, chosen.options, seed);
  if ('path' in scene) {
    playPacked(table, scene.path);
    return table;
  }
  for (const move of scene.moves) {
    const { seat, notation } = splitMove(move);
    const answer = table.play(seat, notation);
    if (!answer.ok) throw new Error(`${name}: ${move}: ${JSON.stringify(answer.refusal)}`);
  }
  return table;
}

export function scenePosition(table: AnyTable, { seat }: AnyScene): ScenePosition {
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
