// What a reader of a view can pay for, by what is printed there.
import { printOn } from './print.ts';
import { GOLD, type Sketch, type View } from './state.ts';
import { INKS, SUPPLIES } from './tables.ts';

/** Whether the copyist on turn has the inks for it, gold standing in where a colour lacks. */
export function canPay(view: View, sketch: Sketch): boolean {
  const { turn, inks, desks, deskOf } = view;
  const { supplies, sketches } = printOn(view);
  const waived = SUPPLIES.indexOf(supplies[desks[deskOf[turn]!]!]!);
  const cost = sketches[sketch]!;
  let gold = inks[turn * INKS.length + GOLD]!;
  for (const [ink, letter] of INKS.entries()) {
    if (ink === waived) continue;
    const due = cost.split(letter).length - 1;
    const have = inks[turn * INKS.length + ink]!;
    if (letter === 'A') gold -= due;
    else if (letter === 'K' && due > have) return false;
    else gold -= Math.max(0, due - have);
  }
  return gold >= 0;
}
