// Takes a decision back, or explains why that would not be fair.
import { type Seat, takeBackFor } from '../../engine/index.ts';
import { gameFlag } from '../game-flag.ts';
import { textsOf } from '../texts/index.ts';
import { humansOf, type Session } from './session.ts';

export function takeBack(session: Session, seat: Seat): boolean {
  const { terminal, lang } = session.display;
  const { table, isPractice } = session.local;
  const words = textsOf(lang).play;
  const back = takeBackFor(table, seat, humansOf(session));
  if (back.ply === null) {
    terminal.say(words.noUndo[back.why], terminal.style.yellow);
    return false;
  }
  if (back.why !== null && !isPractice) {
    terminal.say(words.noUndo[back.why], terminal.style.yellow);
    terminal.say(words.undoInPractice(gameFlag(session.local.loaded.game)), terminal.style.dim);
    return false;
  }
  table.rewind(back.ply);
  for (const [other, shown] of session.shownSteps.entries())
    session.shownSteps[other] = Math.min(shown, table.steps.length);
  terminal.print(words.undone);
  return true;
}
