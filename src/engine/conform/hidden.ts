// Nothing hidden in a view or an event: what a seat cannot know is dealt anew, and it must not notice.
import { tell } from '../events.ts';
import { CHANCE, type GameEvent, type Seat } from '../game.ts';
import { firstDifference, sameJson } from '../json.ts';
import type { Rng } from '../rng.ts';
import { demand, demandSame, type Position, type Run, readers, type Seen } from './run.ts';

export function checkTold<S, V, M>(run: Run<S, V, M>, position: Position<S, M>, rng: Rng): void {
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
 * A step in two truths that the reader cannot tell apart: the same move of a seat, or two draws of chance.
 * A view holds all that its reader was ever told, so afterwards the views are equal exactly when what it was
 * told is equal: an event that differs though the views agree leaks, a view that differs though the events
 * agree learned it from nowhere.
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
  const events = firstDifference(here.told, there.told);
  const at = `${label} ply ${ply} "${notation}", reader ${reader ?? 'spectator'}`;
  demand(
    views !== null || events === null,
    'leak-in-event',
    `${at}: events differ at ${events} though the views agree`,
  );
  if (views === null || events !== null) return;
  // What was not told may be what nobody should know.
  demandSame(game.view(kit.redeal(here.state, reader, rng), reader), here.view, 'leak-in-view', at);
  demand(false, 'untold', `${at}: views differ at ${views} though the events agree`);
}

/**
 * A move whose events say nothing of `reveals` may be taken back, so it may not rule out any truth that the reader
 * held possible: in each of them some move must lead to the same view. The same notation must, where it is legal;
 * where it is not, the reader may have learned just that.
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
    `${label} ply ${ply} "${notation}" shows ${reader ?? 'a spectator'} what was hidden (${differences[0]}) and does not say so`,
  );
}

/** Where there is something to suppose there is something to deal anew, or no leak would ever be found. */
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
  const told = events.map((event) => tell(event, reader));
  return { state: next, view: game.view(next, reader), events, told };
}
