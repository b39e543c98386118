// Takes a decision back at the table, or says why that would not be fair.
import type { Seat } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import type { Session } from './session.ts';
import { undoFor } from './undo.ts';

export function takeBack(session: Session, seat: Seat): boolean {
  const { terminal, lang } = session.pen;
  const { table, people } = session.sitting;
  const undo = undoFor(table, people, seat);
  if (!undo.ok) {
    terminal.say(textsOf(lang).play.noUndo[undo.why], terminal.ink.yellow);
    return false;
  }
  table.rewind(undo.ply);
  for (const [other, told] of session.told.entries())
    session.told[other] = Math.min(told, table.steps.length);
  terminal.print(textsOf(lang).play.undone);
  return true;
}
