// Passing the keyboard: clears the screen between two people, so that neither sees the other's hand.
import type { Seat } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { parseCommand } from './commands.ts';
import { askToSave } from './ending.ts';
import { hasSecrets } from './hidden-information.ts';
import { humansOf, type Session } from './session.ts';
import { takeBack } from './take-back.ts';

type Passed = 'passed' | 'undone' | 'left' | 'forgotten';

/** Asks to pass the keyboard, if it goes to another person and the game has hidden information. */
export async function passKeyboard(session: Session, seat: Seat): Promise<Passed> {
  const before = session.atKeyboard;
  session.atKeyboard = seat;
  if (before === seat || humansOf(session).length < 2 || !hasSecrets(session.local.table)) return 'passed';
  const { terminal, lang, names } = session.display;
  const words = textsOf(lang).play;
  terminal.clear();
  for (;;) {
    terminal.print(terminal.style.bold(words.pass(names(seat))));
    const line = await terminal.ask(terminal.style.dim(words.passPrompt));
    if (line === null) return 'left';
    const command = parseCommand(line, lang);
    if (command?.name === 'quit') return askToSave(session);
    if (command?.name !== 'undo') return 'passed';
    // The person who just decided still has the keyboard.
    if (before !== null && takeBack(session, before)) {
      session.atKeyboard = before;
      return 'undone';
    }
  }
}
