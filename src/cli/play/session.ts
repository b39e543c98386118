// A game in the terminal while it goes on: the sitting, how it is written, who has been told what.
import type { Lang, Seat } from '../../engine/index.ts';
import { namesOf } from '../people.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts/index.ts';
import { usageText } from '../words.ts';
import { keep } from './keeping.ts';
import type { Pen } from './page.ts';
import type { Sitting } from './sitting.ts';

/** `over`: played to the end; `left`: kept for later; `forgotten`: given up for good. */
export type Ending = 'over' | 'left' | 'forgotten';

export interface Session {
  readonly sitting: Sitting;
  readonly pen: Pen;
  /** How many steps each seat has been told. */
  readonly told: number[];
  /** Who looks at the screen. */
  atKeyboard: Seat | null;
  /** Keeping the game failed; said once. */
  cannotKeep: boolean;
}

export function newSession(sitting: Sitting, terminal: Terminal, lang: Lang): Session {
  const { entry, people, table } = sitting;
  return {
    sitting,
    pen: { terminal, lang, entry, texts: entry.texts[lang], names: namesOf(people) },
    // Who resumes is told again what came since their own last decision.
    told: people.map((_, seat) =>
      Math.max(
        0,
        table.steps.findLastIndex((step) => step.by === seat),
      ),
    ),
    atKeyboard: null,
    cannotKeep: false,
  };
}

export function humansOf({ sitting }: Session): Seat[] {
  return [...sitting.people.keys()].filter((seat) => sitting.people[seat]!.bot === null);
}

/** Before every question, so that nothing is lost whatever happens while it waits. */
export function keepGoing(session: Session): void {
  const kept = keep(session.sitting);
  if (kept.ok || session.cannotKeep) return;
  session.cannotKeep = true;
  const { terminal, lang } = session.pen;
  terminal.say(`${textsOf(lang).play.notKept} ${usageText(lang, kept.fault)}`, terminal.ink.yellow);
}
