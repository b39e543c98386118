// How a game ends in the terminal: played out, left for later, or given up.

import { escapeOutside } from '../escaping.ts';
import { addFinished } from '../profile.ts';
import { textsOf } from '../texts/index.ts';
import { UsageError } from '../usage.ts';
import { errorLine, usageText } from '../words.ts';
import { forget, keep, keepFinished } from './keeping.ts';
import { drawing, happenings, heading } from './page.ts';
import { scoreboard } from './scoreboard.ts';
import { type Ending, humansOf, type Session } from './session.ts';
import { sentencesOf } from './told.ts';

/** One person sees the end as they knew the game; several, as somebody who watched it. */
export function finish(session: Session): void {
  const { sitting, pen, told } = session;
  const { terminal, lang, texts, names } = pen;
  const { table } = sitting;
  const words = textsOf(lang).play;
  const humans = humansOf(session);
  const eyes = humans.length === 1 ? humans[0]! : null;
  const untold = humans.length === 0 ? table.steps.length : Math.min(...humans.map((seat) => told[seat]!));
  terminal.print(
    '',
    heading(pen, words.over),
    ...happenings(pen, sentencesOf(table.steps.slice(untold), eyes, texts, names)),
    '',
    ...drawing(pen, table.view(eyes)),
    '',
    ...scoreboard(pen, table.outcome!),
  );
  const kept = keepFinished(sitting);
  const line = kept.ok ? words.recordKept(escapeOutside(kept.file)) : usageText(lang, kept.fault);
  terminal.print('', ...line.split('\n').map(terminal.ink.dim));
  remember(session);
}

/** Counts the game for the people who finished it; a damaged profile must not spoil the end. */
function remember({ sitting, pen }: Session): void {
  if (sitting.isPractice || sitting.isChosenDeal) return;
  try {
    addFinished(sitting.entry.game.id, sitting.people);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    pen.terminal.complain(errorLine(error.fault.code, usageText(pen.lang, error.fault)));
  }
}

export function leave({ sitting, pen }: Session): void {
  const { terminal, lang } = pen;
  const kept = keep(sitting);
  terminal.print(
    '',
    kept.ok ? textsOf(lang).play.keptAt(escapeOutside(kept.file)) : usageText(lang, kept.fault),
  );
}

/** The end of the input is no answer: then the game is kept. */
export async function askToKeep(session: Session): Promise<Exclude<Ending, 'over'>> {
  const { terminal, lang } = session.pen;
  const words = textsOf(lang);
  const answer = await terminal.ask(`${words.play.keepQuestion} `);
  if (answer === null || !words.isNo(answer)) return 'left';
  forget(session.sitting);
  terminal.print(words.play.forgotten);
  return 'forgotten';
}
