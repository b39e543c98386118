// Checks for leaks in views and events: what a seat cannot know is re-dealt, and nothing that it sees may change.
import { redactEvent } from '../events.ts';
import { CHANCE, type GameEvent, type Seat } from '../game.ts';
import { firstDifference, sameJson } from '../json.ts';
import type { Rng } from '../rng.ts';
import { demand, demandSame, type Position, type Run, readers, type Seen } from './run.ts';

export function checkLeaks<S, V, M>(run: Run<S, V, M>, position: Position<S, M>, rng: Rng): void {
  const { game, kit, seats, label } = run;
  for (const reader of readers(seats)) {
    const at = `${label} ply ${position.ply}, reader ${reader ?? 'spectator'}`;
    const other = kit.redeal(position.state, reader, rng);
    demandSame(kit.pieces(other).sort(), kit.pieces(position.state).sort(), 'pieces', `${at}: re-dealt`);
    demandSame(game.view(other, reader), game.view(position.state, reader), 'leak-in-view', at);
    run.seen.redealt ||= !sameJson(other, position.state);
    checkNextMove(run, position, { other, reader, rng });
    checkReveals(run, position, reader, rng);
  }
}

/**
 * Plays the same move, or two draws of chance, in two states that the reader cannot distinguish. A view contains
 * everything that its reader has seen, so afterwards the views must be equal exactly if the visible events are equal.
 * An event that differs although the views agree is a leak. A view that differs although the events agree got its
 * information without an event.
 */
function checkNextMove<S, V, M>(
  { game, kit, label }: Run<S, V, M>,
  { state, ply, next }: Position<S, M>,
  { other, reader, rng }: { other: S; reader: Seat | null; rng: Rng },
): void {
  if (!next || game.turn(other) !== game.turn(state)) return;
  const notation = game.notation(next.move);
  const again =
    next.by === CHANCE
      ? game.chance(other, rng)
      : game.legalMoves(other, next.by).find((move) => game.notation(move) === notation);
  if (again === undefined) return;
  const here = after(game, state, next, reader);
  const there = after(game, other, { by: next.by, move: again }, reader);
  const views = firstDifference(here.view, there.view);
  const events = firstDifference(here.visible, there.visible);
  const at = `${label} ply ${ply} "${notation}", reader ${reader ?? 'spectator'}`;
  demand(
    views !== null || events === null,
    'leak-in-event',
    `${at}: events differ at ${events} though the views agree`,
  );
  if (views === null || events !== null) return;
  // What no event showed may be what the reader must not know.
  demandSame(game.view(kit.redeal(here.state, reader, rng), reader), here.view, 'leak-in-view', at);
  demand(false, 'untold', `${at}: views differ at ${views} though the events agree`);
}

/**
 * A move without `reveals` may be taken back, so it must not rule out any state that the reader considered possible: in
 * each of them some move must lead to the same view. If the same notation is legal there, it must be that move; if it
 * is not, the reader may have learned just that.
 */
function checkReveals<S, V, M>(
  { game, label }: Run<S, V, M>,
  { state, ply, next }: Position<S, M>,
  reader: Seat | null,
  rng: Rng,
): void {
  if (!next || next.by === CHANCE) return;
  const { by } = next;
  const here = after(game, state, next, reader);
  if (here.events.some((event) => event.reveals)) return;
  const possible = game.determinize(game.view(state, reader), rng);
  const notation = game.notation(next.move);
  const moves = game.legalMoves(possible, by);
  const same = moves.filter((move) => game.notation(move) === notation);
  const differences = (same.length > 0 ? same : moves).map((move) =>
    firstDifference(here.view, after(game, possible, { by, move }, reader).view),
  );
  demand(
    differences.includes(null),
    'reveals',
    `${label} ply ${ply} "${notation}" shows ${reader === null ? 'a spectator' : `seat ${reader}`} what was hidden (${differences[0]}) and does not say so`,
  );
}

/** If determinizations differ from the real state, re-deals must too, or no leak could be found. */
export function checkRedeal({ supposed, redealt }: Seen, label: string): void {
  demand(
    redealt || !supposed,
    'redeal',
    `${label}: determinize finds other truths, the kit's redeal never one`,
  );
}

function after<S, V, M>(
  game: Run<S, V, M>['game'],
  state: S,
  { by, move }: { by: Seat; move: M },
  reader: Seat | null,
) {
  const next = game.clone(state);
  const events: GameEvent[] = [];
  game.play(next, by, move, (event) => events.push(event));
  const visible = events.map((event) => redactEvent(event, reader));
  return { state: next, view: game.view(next, reader), events, visible };
}
