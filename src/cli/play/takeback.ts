// Takes a decision back at the table, or says why that would not be fair.
import { type Seat, takeBackFor } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { humansOf, type Session } from './session.ts';

export function takeBack(session: Session, seat: Seat): boolean {
  const { terminal, lang } = session.pen;
  const { table, isPractice } = session.sitting;
  const words = textsOf(lang).play;
  const back = takeBackFor(table, seat, humansOf(session));
  if (back.ply === null) {
    terminal.say(words.noUndo[back.why], terminal.ink.yellow);
    return false;
  }
  if (back.why !== null && !isPractice) {
    terminal.say(words.noUndo[back.why], terminal.ink.yellow);
    terminal.say(words.undoInPractice, terminal.ink.dim);
    return false;
  }
  table.rewind(back.ply);
  for (const [other, told] of session.told.entries())
    session.told[other] = Math.min(told, table.steps.length);
  terminal.print(words.undone);
  return true;
}
