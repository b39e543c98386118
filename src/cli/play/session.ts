// A game in progress in the terminal: the game, how it is displayed, and which steps each seat has seen.
import type { Lang, Seat } from '../../engine/index.ts';
import { usageText } from '../fault-texts.ts';
import { namesOf } from '../people.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts/index.ts';
import type { Display } from './display.ts';
import type { LocalGame } from './local-game.ts';
import { save } from './saving.ts';

/** `over`: played to the end; `left`: saved for later; `forgotten`: deleted. */
export type Ending = 'over' | 'left' | 'forgotten';

export interface Session {
  readonly local: LocalGame;
  readonly display: Display;
  /** The number of steps that each seat has been shown. */
  readonly shownSteps: number[];
  /** The seat in front of the screen. */
  atKeyboard: Seat | null;
  /** Saving failed; reported once. */
  savingFailed: boolean;
}

export function newSession(local: LocalGame, terminal: Terminal, lang: Lang): Session {
  const { loaded, people, table } = local;
  return {
    local,
    display: { terminal, lang, loaded, texts: loaded.texts[lang], names: namesOf(people) },
    // After a resume, a seat is shown again what happened since its last decision.
    shownSteps: people.map((_, seat) =>
      Math.max(
        0,
        table.steps.findLastIndex((step) => step.by === seat),
      ),
    ),
    atKeyboard: null,
    savingFailed: false,
  };
}

export function humansOf({ local }: Session): Seat[] {
  return [...local.people.keys()].filter((seat) => local.people[seat]!.bot === null);
}

/** Saves before every question, so that nothing is lost while the program waits. */
export function autosave(session: Session): void {
  const result = save(session.local);
  if (result.ok || session.savingFailed) return;
  session.savingFailed = true;
  const { terminal, lang } = session.display;
  terminal.say(`${textsOf(lang).play.notKept} ${usageText(lang, result.fault)}`, terminal.style.yellow);
}
