// Which sketches a player can pay for, from the printed values in a view.
import { printedOn } from '../rules/printed.ts';
import { GOLD, type Sketch, type View } from '../rules/state.ts';
import { INKS, SUPPLIES } from '../rules/tables.ts';

/** Whether the player on turn has the inks, with gold for missing colours. */
export function canPay(view: View, sketch: Sketch): boolean {
  const { turn, inks, desks, deskOf } = view;
  const { supplies, sketches } = printedOn(view);
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
