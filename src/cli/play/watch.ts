// Watching a table of bots, step by step or all at once.
import { OVER } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { playBot } from './bots.ts';
import { plain } from './choices.ts';
import { sentencesOf } from './event-lines.ts';
import { drawing, happenings, heading } from './screen.ts';
import type { Ending, Session } from './session.ts';

export async function watch(session: Session): Promise<Ending> {
  const { local, display } = session;
  const { terminal, lang, texts, names } = display;
  const { table } = local;
  const words = textsOf(lang).play;
  let shownSteps = 0;
  let isStepwise = terminal.isInteractive;
  for (;;) {
    terminal.print(...happenings(display, sentencesOf(table.steps.slice(shownSteps), null, texts, names)));
    shownSteps = table.steps.length;
    if (table.turn === OVER) return 'over';
    if (isStepwise) {
      terminal.print(
        '',
        heading(display, words.decision(table.ply + 1)),
        ...drawing(display, table.view(null)),
        '',
      );
      const line = await terminal.ask(terminal.style.dim(words.watchPrompt));
      if (line === null || words.watchQuit.includes(plain(line))) return 'left';
      if (words.watchAll.includes(plain(line))) isStepwise = false;
    }
    playBot(local, table.turn);
  }
}
