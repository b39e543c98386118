// Causes that lie in the parts of the scroll and their achievements.
import type { Seat } from '../../../../engine/game.ts';
import { GROUPS_OF_PART } from '../../rules/grid.ts';
import type { State } from '../../rules/state.ts';
import { PARTS } from '../../rules/tables.ts';
import {
  afterMove,
  type Compared,
  isPlacing,
  nameOf,
  type PartSeen,
  partSeen,
  partsOf,
  type ScriptoriaCause,
  worthOf,
} from './context.ts';

const MANUSCRIPT = PARTS.indexOf('manuscript');
/** A rival with so few places left may take the tile tomorrow. */
const NEARLY = 3;
/** A part with so few places left is worth going on with. */
const BEGUN = 6;

export function* parts(compared: Compared): Generator<ScriptoriaCause> {
  if (!compared.isForgone) return;
  const complete = completedBy(compared);
  if (complete.length > 0) {
    yield completed(compared, complete);
    for (const seen of complete) yield* beforeRivals(compared, seen);
  }
  for (const seen of begunBy(compared)) {
    const { part, tile, lacking } = seen;
    yield {
      key: 'part-begun',
      about: 'better',
      args: { part, tile, lacking: lacking - 1 },
      without: { before: (state) => takeAllTiles(compared, state, seen) },
    };
  }
}

/** The points of a sketch, and a part that it is the beginning of. */
export function* partsAndPoints(compared: Compared): Generator<ScriptoriaCause> {
  const { seat, played, better, isForgone } = compared;
  if (better.kind !== 'place' || played.kind === 'place' || !isForgone) return;
  const sketch = nameOf(compared, better.sketch);
  const points = worthOf(compared, better.sketch);
  const complete = completedBy(compared);
  if (complete.length > 0)
    yield {
      key: 'scores-and-completes',
      about: 'better',
      args: { sketch, points, ...rewardOf(complete) },
      parts: ['scores', 'completes-parts'],
      without: afterMove(better, (state) => {
        state.points[seat]! -= points;
        returnTiles(state, seat, complete);
      }),
    };
  for (const seen of begunBy(compared)) {
    const { part, tile, lacking } = seen;
    yield {
      key: 'scores-in-part',
      about: 'better',
      args: { sketch, points, part, tile, lacking: lacking - 1 },
      parts: ['scores', 'part-begun'],
      without: {
        before: (state) => takeAllTiles(compared, state, seen),
        after: (state, move) => {
          if (move === better) state.points[seat]! -= points;
        },
      },
    };
  }
}

/** The parts that the better move brings nearer to their end, and the other does not; the manuscript is always far. */
function begunBy(compared: Compared): PartSeen[] {
  return partsOfBetter(compared).filter(
    ({ lacking, index }) => lacking > 1 && lacking <= BEGUN && index !== MANUSCRIPT,
  );
}

/** With a tile that can be won, and only where the better move fills a place. */
function partsOfBetter(compared: Compared): PartSeen[] {
  const { better, played } = compared;
  if (!isPlacing(better)) return [];
  const others = isPlacing(played) ? partsOf(compared, played).map(({ index }) => index) : [];
  return partsOf(compared, better).filter(({ tile, index }) => tile > 0 && !others.includes(index));
}

function takeAllTiles({ box }: Compared, state: State, { index }: PartSeen): void {
  state.taken[index] = box.piles[index]!.length;
}

function completed({ seat, better }: Compared, complete: readonly PartSeen[]): ScriptoriaCause {
  return {
    key: 'completes-parts',
    about: 'better',
    args: rewardOf(complete),
    without: afterMove(better, (state) => returnTiles(state, seat, complete)),
  };
}

const rewardOf = (complete: readonly PartSeen[]) => ({
  parts: complete.map(({ part }) => part),
  bonus: complete.reduce((all, { tile }) => all + tile, 0),
});

/** The parts that the better move completes, and the other does not. */
export function completedBy(compared: Compared): PartSeen[] {
  return partsOfBetter(compared).filter(({ lacking }) => lacking === 1);
}

/** Without the manuscript, today is not the last day either (C14). */
export function returnTiles(state: State, seat: Seat, complete: readonly PartSeen[]): void {
  for (const { index } of complete) {
    state.achievements[seat * PARTS.length + index] = 0;
    state.taken[index]!--;
    if (index === MANUSCRIPT) state.finished = false;
  }
}

/** Somebody else is about to take the tile. */
function* beforeRivals(compared: Compared, { index, part, tile }: PartSeen): Generator<ScriptoriaCause> {
  const { seat, view } = compared;
  const rivals = Array.from({ length: view.seats }, (_, other) => ({
    other,
    seen: partSeen(compared, other, index),
  }))
    .filter(({ other, seen }) => other !== seat && seen.tile > 0 && seen.lacking <= NEARLY)
    .sort((a, b) => a.seen.lacking - b.seen.lacking);
  const [rival] = rivals;
  if (!rival) return;
  yield {
    key: 'before-rival',
    about: 'better',
    args: { part, tile, seat: rival.other, lacking: rival.seen.lacking },
    without: {
      before: (state) => {
        for (const { other } of rivals) emptyPart(compared, state, other, index);
      },
    },
  };
}

/** All places of a part are free again. */
function emptyPart({ box }: Compared, { scroll }: State, seat: number, part: number): void {
  for (const group of GROUPS_OF_PART[part]!)
    for (const place of box.groups[group]!) scroll[seat * box.places + place] = 0;
}
