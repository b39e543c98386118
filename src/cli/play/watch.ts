// A table of bots only: somebody watches, step by step or all at once.
import { OVER } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { playBot } from './bots.ts';
import { plain } from './choices.ts';
import { drawing, happenings, heading } from './page.ts';
import type { Ending, Session } from './session.ts';
import { sentencesOf } from './told.ts';

export async function watch(session: Session): Promise<Ending> {
  const { sitting, pen } = session;
  const { terminal, lang, texts, names } = pen;
  const { table } = sitting;
  const words = textsOf(lang).play;
  let told = 0;
  let isStepwise = terminal.isInteractive;
  for (;;) {
    terminal.print(...happenings(pen, sentencesOf(table.steps.slice(told), null, texts, names)));
    told = table.steps.length;
    if (table.turn === OVER) return 'over';
    if (isStepwise) {
      terminal.print('', heading(pen, words.decision(table.ply + 1)), ...drawing(pen, table.view(null)), '');
      const line = await terminal.ask(terminal.ink.dim(words.watchPrompt));
      if (line === null || words.watchQuit.includes(plain(line))) return 'left';
      if (words.watchAll.includes(plain(line))) isStepwise = false;
    }
    playBot(sitting, table.turn);
  }
}
