// The end of a game in the terminal: finished, left for later, or deleted.
import { escapeOutside } from '../escaping.ts';
import { errorLine, usageText } from '../fault-texts.ts';
import { gameFlag } from '../game-flag.ts';
import { addFinished } from '../profile.ts';
import { textsOf } from '../texts/index.ts';
import { UsageError } from '../usage.ts';
import { sentencesOf } from './event-lines.ts';
import { deleteSave, save, saveFinished } from './saving.ts';
import { scoreboard } from './scoreboard.ts';
import { drawing, happenings, heading } from './screen.ts';
import { type Ending, humansOf, type Session } from './session.ts';

/** A single person sees the end from their seat; several people see it as spectators. */
export function finish(session: Session): void {
  const { local, display, shownSteps } = session;
  const { terminal, lang, texts, names } = display;
  const { table } = local;
  const words = textsOf(lang).play;
  const humans = humansOf(session);
  const viewpoint = humans.length === 1 ? humans[0]! : null;
  const shownToAll =
    humans.length === 0 ? table.steps.length : Math.min(...humans.map((seat) => shownSteps[seat]!));
  terminal.print(
    '',
    heading(display, words.over),
    ...happenings(display, sentencesOf(table.steps.slice(shownToAll), viewpoint, texts, names)),
    '',
    ...drawing(display, table.view(viewpoint)),
    '',
    ...scoreboard(display, table.outcome!),
  );
  const result = saveFinished(local);
  const line = result.ok
    ? words.recordKept(escapeOutside(result.file), gameFlag(local.loaded.game))
    : usageText(lang, result.fault);
  terminal.print('', ...line.split('\n').map(terminal.style.dim));
  remember(session);
}

/** Counts the game for the people who finished it. A damaged profile must not spoil the end. */
function remember({ local, display }: Session): void {
  if (local.isPractice || local.isChosenDeal) return;
  try {
    addFinished(local.loaded.game.id, local.people);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    display.terminal.error(errorLine(error.fault.code, usageText(display.lang, error.fault)));
  }
}

export function leave({ local, display }: Session): void {
  const { terminal, lang } = display;
  const result = save(local);
  terminal.print(
    '',
    result.ok
      ? textsOf(lang).play.keptAt(escapeOutside(result.file), gameFlag(local.loaded.game))
      : usageText(lang, result.fault),
  );
}

/** At the end of the input there is no answer, and the game is saved. */
export async function askToSave(session: Session): Promise<Exclude<Ending, 'over'>> {
  const { terminal, lang } = session.display;
  const words = textsOf(lang);
  const answer = await terminal.ask(`${words.play.keepQuestion} `);
  if (answer === null || !words.isNo(answer)) return 'left';
  deleteSave(session.local);
  terminal.print(words.play.forgotten);
  return 'forgotten';
}
