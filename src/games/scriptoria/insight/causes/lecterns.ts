// Causes that lie in the Second Hour: what a lectern is worth to the player who gets it.
import type { Seat } from '../../../../engine/game.ts';
import { QUILL } from '../../rules/box.ts';
import { removeSketch } from '../../rules/sorted-sketches.ts';
import { type Lectern, NOBODY, type State } from '../../rules/state.ts';
import { INKS } from '../../rules/tables.ts';
import { afterMove, type Compared, nameOf, placeable, type ScriptoriaCause, worthOf } from './context.ts';

const MAX_NAMED = 2;

const lying = ({ view }: Compared, lectern: Lectern) => view.onDesk[view.desks.indexOf(lectern)]!;

function clear(state: State, lectern: Lectern, sketches: readonly number[]): void {
  const desk = state.onDesk[state.desks.indexOf(lectern)]!;
  for (const sketch of sketches) removeSketch(desk, sketch);
}

/** How many inks of what could be placed the supply saves, on the lectern and in the stock. */
function savedBy(compared: Compared, seat: Seat, lectern: Lectern): number {
  const { box, view } = compared;
  const supply = box.supplies[lectern]!;
  if (supply >= INKS.length) return 0;
  const sketches = placeable(compared, seat, [...lying(compared, lectern), ...view.stock[seat]!], supply);
  return sketches.reduce((all, sketch) => all + box.sketches.costs[sketch]![supply]!, 0);
}

/** The lectern supplies nothing but the Quill. */
function withoutSupply(compared: Compared, state: State, seat: Seat): void {
  const quill = compared.box.supplies.indexOf(QUILL);
  const desk = state.deskOf[seat]!;
  if (quill >= 0 && desk >= 0) state.desks[desk] = quill;
}

/** The lectern that is picked has what the scroll lacks. */
export function* picked(compared: Compared): Generator<ScriptoriaCause> {
  const { box, seat, better } = compared;
  if (better.kind !== 'pick') return;
  const { lectern } = better;
  const name = box.lecternNames[lectern]!;
  const useful = placeable(compared, seat, lying(compared, lectern), box.supplies[lectern]!);
  if (useful.length > 0)
    yield {
      key: 'lectern-sketches',
      about: 'better',
      args: { lectern: name, sketches: useful.slice(0, MAX_NAMED).map((each) => nameOf(compared, each)) },
      without: { before: (state) => clear(state, lectern, useful.slice(0, MAX_NAMED)) },
    };
  const saved = savedBy(compared, seat, lectern);
  if (saved > 0)
    yield {
      key: 'lectern-supply',
      about: 'better',
      args: { lectern: name, saved },
      without: afterMove(better, (state) => withoutSupply(compared, state, seat)),
    };
}

/** The lectern that another player does not get may still come to this one. */
export function* kept(compared: Compared): Generator<ScriptoriaCause> {
  const { box, view, seat, played, better } = compared;
  if (played.kind !== 'give' || better.kind !== 'give' || view.deskOf[seat] !== NOBODY) return;
  const { lectern } = played;
  if (better.lectern === lectern) return;
  const useful = placeable(compared, seat, lying(compared, lectern), box.supplies[lectern]!);
  if (useful.length === 0) return;
  yield {
    key: 'may-come-back',
    about: 'better',
    args: {
      lectern: box.lecternNames[lectern]!,
      sketches: useful.slice(0, MAX_NAMED).map((each) => nameOf(compared, each)),
    },
    without: afterMove(better, (state) => clear(state, lectern, useful)),
  };
}

/** The lectern that is given away is just what the receiver needs. */
export function* given(compared: Compared): Generator<ScriptoriaCause> {
  const { box, played } = compared;
  if (played.kind !== 'give') return;
  const { lectern, to } = played;
  const useful = placeable(compared, to, lying(compared, lectern), box.supplies[lectern]!);
  if (useful.length > 0) {
    const points = useful.reduce((all, sketch) => all + worthOf(compared, sketch), 0);
    yield {
      key: 'feeds-rival',
      about: 'played',
      args: { to, count: useful.length, points },
      without: afterMove(played, (state) => clear(state, lectern, useful)),
    };
  }
  const saved = savedBy(compared, to, lectern);
  if (saved > 0)
    yield {
      key: 'supplies-rival',
      about: 'played',
      args: { to, saved },
      without: afterMove(played, (state) => withoutSupply(compared, state, to)),
    };
}
