// One decision of a person: shows the screen, then reads lines until one of them is a move.
import type { Seat } from '../../engine/index.ts';
import { refusalText } from '../../engine/messages/index.ts';
import { escapeOutside } from '../escaping.ts';
import { usageText } from '../fault-texts.ts';
import { rulesAbout, rulesContents } from '../rules.ts';
import { textsOf } from '../texts/index.ts';
import { type Choice, choicesOf, isNumeric, narrow, plain } from './choices.ts';
import { type Command, commandWords, parseCommand } from './commands.ts';
import type { Display } from './display.ts';
import { askToSave } from './ending.ts';
import { sentencesOf } from './event-lines.ts';
import { helpLines } from './help.ts';
import { hintLines } from './hint.ts';
import { save, saveAs } from './saving.ts';
import { choiceLines, drawing, happenings, heading, question } from './screen.ts';
import type { Session } from './session.ts';
import { takeBack } from './take-back.ts';

type Done = 'played' | 'undone' | 'left' | 'forgotten';

export async function decide(session: Session, seat: Seat): Promise<Done> {
  const { local, display } = session;
  const { terminal, lang } = display;
  const choices = choicesOf(local.table, display, seat);
  const completions = [...choices.map(({ typed }) => typed), ...commandWords(lang)];
  showPage(session, seat, choices);
  let listed: readonly Choice[] = choices;
  for (;;) {
    const line = await terminal.ask(
      `${terminal.style.bold(textsOf(lang).play.ask(choices.length))} `,
      completions,
    );
    if (line === null) return 'left';
    const command = parseCommand(line, lang);
    const choice = chosen(line, choices, listed);
    if (choice) {
      const answer = local.table.play(seat, choice.notation);
      if (!answer.ok) throw new Error(`a legal move was refused: ${JSON.stringify(answer.refusal)}`);
      return 'played';
    }
    if (command) {
      const done = await obey(session, seat, command);
      if (done) return done;
      continue;
    }
    listed = answerText(session, seat, line, choices);
  }
}

/** By notation, by number, or by Enter where only one is listed. */
function chosen(line: string, choices: readonly Choice[], listed: readonly Choice[]): Choice | undefined {
  const sought = plain(line);
  if (sought === '') return listed.length === 1 ? listed[0] : undefined;
  return choices.find(({ typed, number }) => plain(typed) === sought || String(number) === sought);
}

/** Other text narrows the list or is refused with a reason. Returns the choices listed now. */
function answerText(
  session: Session,
  seat: Seat,
  line: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const { local, display } = session;
  const { terminal, lang } = display;
  const words = textsOf(lang).play;
  const isNumber = isNumeric(line);
  const found = isNumber ? [] : narrow(choices, line);
  if (found.length > 0) {
    terminal.print(...choiceLines(display, found));
    if (found.length === 1) terminal.print(terminal.style.dim(words.enterPlays));
    return found;
  }
  const answer = isNumber ? null : local.table.play(seat, notationOf(line, display));
  if (answer?.ok) throw new Error(`a move that is not listed was played: ${line}`);
  const why = answer ? refusalText(lang, answer.refusal, display) : words.noSuchNumber(line.trim());
  terminal.say(why, terminal.style.red);
  terminal.say(words.whatIsRight(choices.length, choices[0]!.typed), terminal.style.dim);
  return choices;
}

/** The typed text as a notation, so that the game can explain what is wrong with it. Only the first word ignores case. */
function notationOf(line: string, { loaded }: Display): string {
  const [verb = '', ...words] = line.trim().split(/\s+/);
  const typed = [verb.toLowerCase(), ...words].join(' ');
  return loaded.typing?.toNotation(typed) ?? typed;
}

function showPage({ local, display, shownSteps }: Session, seat: Seat, choices: readonly Choice[]): void {
  const { table } = local;
  const { terminal, lang, texts, names } = display;
  const view = table.view(seat);
  terminal.print(
    '',
    heading(display, textsOf(lang).play.turnOf(names(seat), table.ply + 1)),
    ...happenings(display, sentencesOf(table.steps.slice(shownSteps[seat]), seat, texts, names)),
    '',
    ...drawing(display, view),
    '',
    ...question(display, texts.prompt(view, names)),
    ...choiceLines(display, choices),
  );
  shownSteps[seat] = table.steps.length;
}

/** Null while the decision is still open. */
async function obey(session: Session, seat: Seat, { name, rest }: Command): Promise<Done | null> {
  const { local, display } = session;
  const { terminal, lang, texts, names } = display;
  const words = textsOf(lang).play;
  switch (name) {
    case 'help':
    case 'rules': {
      if (rest !== '')
        terminal.print(
          ...(rulesAbout(texts, rest, terminal) ?? [words.noSuchRule(rest, texts.rules.length)]),
        );
      else terminal.print(...(name === 'help' ? helpLines(display) : []), ...rulesContents(texts, lang));
      return null;
    }
    case 'view':
      showPage(session, seat, choicesOf(local.table, display, seat));
      return null;
    case 'log': {
      if (!/^([1-9]\d{0,8})?$/.test(rest)) {
        terminal.say(words.badLogLength(rest), terminal.style.red);
        return null;
      }
      const sentences = sentencesOf(local.table.steps, seat, texts, names);
      terminal.print(...happenings(display, sentences.slice(-(Number(rest) || LOG_LENGTH))));
      return null;
    }
    case 'hint':
      terminal.print(...hintLines(local, display, seat, choicesOf(local.table, display, seat)));
      return null;
    case 'undo':
      return takeBack(session, seat) ? 'undone' : null;
    case 'save': {
      const result = rest === '' ? save(local) : saveAs(local, rest);
      terminal.print(result.ok ? words.saved(escapeOutside(result.file)) : usageText(lang, result.fault));
      return null;
    }
    case 'quit':
      return askToSave(session);
  }
}

const LOG_LENGTH = 30;
