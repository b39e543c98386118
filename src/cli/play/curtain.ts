// The curtain between two people at one keyboard: nobody sees the other's hand.
import type { Seat } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { parseCommand } from './commands.ts';
import { askToKeep } from './ending.ts';
import { hasSecrets } from './secrets.ts';
import { humansOf, type Session } from './session.ts';
import { takeBack } from './takeback.ts';

type Passed = 'passed' | 'undone' | 'left' | 'forgotten';

/** Asks for the keyboard to be passed on, where that is another person and there is something to hide. */
export async function passKeyboard(session: Session, seat: Seat): Promise<Passed> {
  const before = session.atKeyboard;
  session.atKeyboard = seat;
  if (before === seat || humansOf(session).length < 2 || !hasSecrets(session.sitting.table)) return 'passed';
  const { terminal, lang, names } = session.pen;
  const words = textsOf(lang).play;
  terminal.clear();
  for (;;) {
    terminal.print(terminal.ink.bold(words.pass(names(seat))));
    const line = await terminal.ask(terminal.ink.dim(words.passPrompt));
    if (line === null) return 'left';
    const command = parseCommand(line, lang);
    if (command?.name === 'quit') return askToKeep(session);
    if (command?.name !== 'undo') return 'passed';
    // Whoever just decided still holds the keyboard.
    if (before !== null && takeBack(session, before)) {
      session.atKeyboard = before;
      return 'undone';
    }
  }
}
