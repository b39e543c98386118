// Moves of chance: the opening of the game and the setup of each day (C7, C15). Bags have no order.
import type { Emit } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { CUP, LECTERNS, SKETCHES_ON_LECTERN, START_SKETCHES } from './amounts.ts';
import { type Box, namesOf } from './box.ts';
import type { Event } from './events.ts';
import { openDoorIfReached } from './hell.ts';
import { inkLetters, sum } from './ink-counts.ts';
import { insertSketch } from './sorted-sketches.ts';
import { type Dawn, type Lectern, NOBODY, type Opening, type State } from './state.ts';
import { INKS } from './tables.ts';

export function drawOpening(state: State, rng: Rng): Opening {
  const archivist = rng.int(state.seats);
  const sketches = draw(state.sketchBag, START_SKETCHES[state.seats]!, rng).sort((a, b) => a - b);
  return { kind: 'opening', archivist, sketches };
}

export function playOpening(
  box: Box,
  state: State,
  { archivist, sketches }: Opening,
  emit?: Emit<Event>,
): void {
  state.archivist = archivist;
  for (const sketch of sketches) {
    state.sketchBag[sketch]!--;
    state.scriptorium[sketch]!++;
  }
  state.phase = 'dawn';
  emit?.({
    key: 'opening',
    args: { archivist, sketches: namesOf(box, sketches) },
    reveals: true,
  });
  openDoorIfReached(state, archivist, state.points[archivist]!, emit);
}

export function drawDawn(box: Box, state: State, rng: Rng): Dawn {
  const lecterns = drawLecterns(box, state, rng);
  const drawn = draw(state.sketchBag, lecterns.length * SKETCHES_ON_LECTERN, rng);
  const sketches = lecterns.map((_, i) =>
    drawn.slice(i * SKETCHES_ON_LECTERN, (i + 1) * SKETCHES_ON_LECTERN).sort((a, b) => a - b),
  );
  const inks = INKS.map(() => 0);
  for (const ink of draw(state.inkBag, CUP[state.seats]!, rng)) inks[ink]!++;
  return { kind: 'dawn', lecterns, sketches, inks };
}

/** C15: with the Master's option, lecterns that rested come first, then others at random. */
function drawLecterns(box: Box, state: State, rng: Rng): Lectern[] {
  const all = [...box.supplies.keys()];
  const needed = LECTERNS[state.seats]!;
  if (state.lecterns === 'random')
    return rng
      .shuffle(all)
      .slice(0, needed)
      .sort((a, b) => a - b);
  const rested = rng.shuffle(all.filter((lectern) => !state.desks.includes(lectern)));
  const used = rng.shuffle(all.filter((lectern) => state.desks.includes(lectern)));
  return [...rested, ...used].slice(0, needed).sort((a, b) => a - b);
}

export function playDawn(
  box: Box,
  state: State,
  { lecterns, sketches, inks }: Dawn,
  emit?: Emit<Event>,
): void {
  state.day++;
  state.desks = [...lecterns];
  state.onDesk = sketches.map((list) => {
    const desk: number[] = [];
    for (const sketch of list) {
      state.sketchBag[sketch]!--;
      insertSketch(desk, sketch);
    }
    return desk;
  });
  for (let ink = 0; ink < inks.length; ink++) {
    state.inkBag[ink]! -= inks[ink]!;
    state.cup[ink]! += inks[ink]!;
  }
  state.grimoire = NOBODY;
  state.heir = NOBODY;
  state.deskOf.fill(NOBODY);
  state.phase = 'inks';
  state.turn = state.archivist;
  emit?.({
    key: 'dawn',
    args: {
      day: state.day,
      archivist: state.archivist,
      lecterns: lecterns.map((lectern, i) => ({
        lectern: box.lecternNames[lectern]!,
        sketches: namesOf(box, sketches[i]!),
      })),
      cup: inkLetters(inks),
    },
    reveals: true,
  });
}

export function chanceNotation(box: Box, move: Opening | Dawn): string {
  if (move.kind === 'opening') return ['opening', move.archivist, ...namesOf(box, move.sketches)].join(' ');
  const desks = move.lecterns.map((lectern, i) =>
    [box.lecternNames[lectern], ...namesOf(box, move.sketches[i]!)].join(':'),
  );
  return ['dawn', ...desks, inkLetters(move.inks)].join(' ');
}

/** Draws this many pieces of a bag, or all if there are fewer; the bag itself is not changed. */
function draw(bag: readonly number[], many: number, rng: Rng): number[] {
  const left = [...bag];
  const drawn: number[] = [];
  for (let size = sum(left); size > 0 && drawn.length < many; size--) {
    let nth = rng.int(size);
    let item = 0;
    while (nth >= left[item]!) nth -= left[item++]!;
    left[item]!--;
    drawn.push(item);
  }
  return drawn;
}
