// Causes that lie in the First Hour: which inks, or the Grimoire; and which inks are poured back in the evening.

import { sum } from '../../rules/ink-counts.ts';
import { BLACK, GOLD, type Move, type State } from '../../rules/state.ts';
import { INKS } from '../../rules/tables.ts';
import { hasPlace } from '../move-preference.ts';
import { afterMove, type Compared, nameOf, placeable, type ScriptoriaCause, worthOf } from './context.ts';

const inksOf = (move: Move): readonly number[] => (move.kind === 'take' ? move.inks : []);
const isScarce = (left: number) => left <= 2;
const MORE = 3;

function removeInk({ inks, inkBag }: State, seat: number, ink: number): void {
  inks[seat * INKS.length + ink]!--;
  inkBag[ink]!++;
}

/** What only one of two takes has. */
export function* takenInks(compared: Compared): Generator<ScriptoriaCause> {
  const { view, seat, played, better } = compared;
  if (better.kind !== 'take') return;
  const gained = better.inks.filter((ink) => !inksOf(played).includes(ink));
  for (const ink of gained) {
    const letter = INKS[ink]!;
    const without = afterMove(better, (state) => removeInk(state, seat, ink));
    const sketch = sketchFor(compared, ink);
    if (sketch !== undefined)
      yield {
        key: 'needs-ink',
        about: 'better',
        args: { ink: letter, sketch: nameOf(compared, sketch) },
        without,
      };
    else if (ink === BLACK || ink === GOLD)
      yield { key: 'strong-ink', about: 'better', args: { ink: letter }, without };
    const left = view.cup[ink]!;
    if (isScarce(left))
      yield {
        key: 'last-ink',
        about: 'better',
        args: { ink: letter, left },
        without: {
          before: (state) => {
            state.cup[ink]! += MORE;
          },
        },
      };
  }
  const [extra] = gained;
  if (played.kind === 'take' && better.inks.length > played.inks.length && extra !== undefined)
    yield {
      key: 'more-inks',
      about: 'better',
      args: {},
      without: afterMove(better, (state) => removeInk(state, seat, extra)),
    };
}

/** The most valuable sketch in the stock or on a lectern of the day that lacks this ink and fits on the scroll. */
function sketchFor(compared: Compared, ink: number): number | undefined {
  const { box, view, seat } = compared;
  const have = view.inks[seat * INKS.length + ink]!;
  const lacks = (sketch: number) =>
    box.sketches.costs[sketch]![ink]! > have && hasPlace(box, view, seat, box.sketches.kinds[sketch]!);
  const [best] = view.stock[seat]!.filter(lacks).sort((a, b) => worthOf(compared, b) - worthOf(compared, a));
  return best;
}

/** An ink that the next player would like too. */
export function* leftInks({ view, played, better }: Compared): Generator<ScriptoriaCause> {
  if (better.kind !== 'take' || played.kind !== 'take') return;
  let next = (view.turn + 1) % view.seats;
  if (next === view.grimoire) next = (next + 1) % view.seats;
  if (next === view.turn) return;
  for (const ink of better.inks) {
    if (played.inks.includes(ink) || !isScarce(view.cup[ink]!)) continue;
    yield {
      key: 'leaves-ink',
      about: 'played',
      args: { ink: INKS[ink]!, seat: next },
      without: afterMove(played, ({ cup, inkBag }) => {
        // The cup never runs empty by this: other moves may be waiting for it.
        const gone = Math.min(cup[ink]!, sum(cup) - 1);
        cup[ink]! -= gone;
        inkBag[ink]! += gone;
      }),
    };
  }
}

/** The Grimoire gives the first choice of lectern, and no more ink (C8). */
export function* grimoire(compared: Compared): Generator<ScriptoriaCause> {
  const { box, view, seat, played, better } = compared;
  if (better.kind === 'grimoire') {
    const value = (desk: number) =>
      placeable(compared, seat, view.onDesk[desk]!, box.supplies[view.desks[desk]!]!).reduce(
        (all, sketch) => all + worthOf(compared, sketch),
        0,
      );
    const desks = [...view.desks.keys()].sort((a, b) => value(b) - value(a));
    const [best, second] = desks;
    if (best === undefined || second === undefined || value(best) === value(second)) return;
    yield {
      key: 'first-choice',
      about: 'better',
      args: { lectern: box.lecternNames[view.desks[best]!]! },
      without: {
        before: ({ onDesk }) => {
          onDesk[best] = [...onDesk[second]!];
        },
      },
    };
  }
  if (played.kind === 'grimoire') {
    const left = sum(view.cup);
    yield {
      key: 'gives-up-inks',
      about: 'played',
      args: { left },
      without: afterMove(played, (state) => takeShare(state, seat)),
    };
  }
}

/** A fair share of the cup, of every colour in turn. */
function takeShare({ cup, inks, seats }: State, seat: number): void {
  let due = Math.min(Math.floor(sum(cup) / seats), sum(cup) - 1);
  while (due > 0)
    for (let ink = 0; ink < INKS.length && due > 0; ink++) {
      if (cup[ink] === 0) continue;
      cup[ink]!--;
      inks[seat * INKS.length + ink]!++;
      due--;
    }
}

export function* pouredInks({ seat, played, better }: Compared): Generator<ScriptoriaCause> {
  if (played.kind !== 'pour' || better.kind !== 'pour') return;
  const { ink } = played;
  yield {
    key: 'pours-needed',
    about: 'played',
    args: { ink: INKS[ink]! },
    without: afterMove(played, ({ inks }) => {
      inks[seat * INKS.length + ink]!++;
    }),
  };
}
