// One decision of a person: the page, then lines until one of them is a move.
import type { Seat } from '../../engine/index.ts';
import { refusalText } from '../../engine/words/index.ts';
import { escapeOutside } from '../escaping.ts';
import { rulesAbout, rulesContents } from '../rules.ts';
import { textsOf } from '../texts/index.ts';
import { usageText } from '../words.ts';
import { type Choice, choicesOf, isNumeric, narrow, plain } from './choices.ts';
import { type Command, commandWords, parseCommand } from './commands.ts';
import { askToKeep } from './ending.ts';
import { helpLines } from './help.ts';
import { hintLines } from './hint.ts';
import { keep, keepAs } from './keeping.ts';
import { choiceLines, drawing, happenings, heading, type Pen, question } from './page.ts';
import type { Session } from './session.ts';
import { takeBack } from './takeback.ts';
import { sentencesOf } from './told.ts';

type Done = 'played' | 'undone' | 'left' | 'forgotten';

export async function decide(session: Session, seat: Seat): Promise<Done> {
  const { sitting, pen } = session;
  const { terminal, lang } = pen;
  const choices = choicesOf(sitting.table, pen, seat);
  const completions = [...choices.map(({ typed }) => typed), ...commandWords(lang)];
  showPage(session, seat, choices);
  let listed: readonly Choice[] = choices;
  for (;;) {
    const line = await terminal.ask(
      `${terminal.ink.bold(textsOf(lang).play.ask(choices.length))} `,
      completions,
    );
    if (line === null) return 'left';
    const command = parseCommand(line, lang);
    const choice = chosen(line, choices, listed);
    if (choice) {
      const answer = sitting.table.play(seat, choice.notation);
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

/** By its notation, by its number, or by Enter where only one is listed. */
function chosen(line: string, choices: readonly Choice[], listed: readonly Choice[]): Choice | undefined {
  const sought = plain(line);
  if (sought === '') return listed.length === 1 ? listed[0] : undefined;
  return choices.find(({ typed, number }) => plain(typed) === sought || String(number) === sought);
}

/** What is neither a move nor a command narrows the list, or else is refused with the reason. Gives what is listed now. */
function answerText(
  session: Session,
  seat: Seat,
  line: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const { sitting, pen } = session;
  const { terminal, lang } = pen;
  const words = textsOf(lang).play;
  const isNumber = isNumeric(line);
  const found = isNumber ? [] : narrow(choices, line);
  if (found.length > 0) {
    terminal.print(...choiceLines(pen, found));
    if (found.length === 1) terminal.print(terminal.ink.dim(words.enterPlays));
    return found;
  }
  const answer = isNumber ? null : sitting.table.play(seat, notationOf(line, pen));
  if (answer?.ok) throw new Error(`a move that is not listed was played: ${line}`);
  const why = answer ? refusalText(lang, answer.refusal, pen) : words.noSuchNumber(line.trim());
  terminal.say(why, terminal.ink.red);
  terminal.say(words.whatIsRight(choices.length, choices[0]!.typed), terminal.ink.dim);
  return choices;
}

/** What was typed, for the game to say what is wrong with it: only the first word is the same in any case. */
function notationOf(line: string, { entry }: Pen): string {
  const [verb = '', ...words] = line.trim().split(/\s+/);
  const typed = [verb.toLowerCase(), ...words].join(' ');
  return entry.typing?.toNotation(typed) ?? typed;
}

function showPage({ sitting, pen, told }: Session, seat: Seat, choices: readonly Choice[]): void {
  const { table } = sitting;
  const { terminal, lang, texts, names } = pen;
  const view = table.view(seat);
  terminal.print(
    '',
    heading(pen, textsOf(lang).play.turnOf(names(seat), table.ply + 1)),
    ...happenings(pen, sentencesOf(table.steps.slice(told[seat]), seat, texts, names)),
    '',
    ...drawing(pen, view),
    '',
    ...question(pen, texts.prompt(view, names)),
    ...choiceLines(pen, choices),
  );
  told[seat] = table.steps.length;
}

/** Null where the decision is still to be made. */
async function obey(session: Session, seat: Seat, { name, rest }: Command): Promise<Done | null> {
  const { sitting, pen } = session;
  const { terminal, lang, texts, names } = pen;
  const words = textsOf(lang).play;
  switch (name) {
    case 'help':
    case 'rules': {
      if (rest !== '')
        terminal.print(
          ...(rulesAbout(texts, rest, terminal) ?? [words.noSuchRule(rest, texts.rules.length)]),
        );
      else terminal.print(...(name === 'help' ? helpLines(pen) : []), ...rulesContents(texts, lang));
      return null;
    }
    case 'view':
      showPage(session, seat, choicesOf(sitting.table, pen, seat));
      return null;
    case 'log': {
      if (!/^([1-9]\d{0,8})?$/.test(rest)) {
        terminal.say(words.badLogLength(rest), terminal.ink.red);
        return null;
      }
      const sentences = sentencesOf(sitting.table.steps, seat, texts, names);
      terminal.print(...happenings(pen, sentences.slice(-(Number(rest) || LOG_LENGTH))));
      return null;
    }
    case 'hint':
      terminal.print(...hintLines(sitting, pen, seat, choicesOf(sitting.table, pen, seat)));
      return null;
    case 'undo':
      return takeBack(session, seat) ? 'undone' : null;
    case 'save': {
      const kept = rest === '' ? keep(sitting) : keepAs(sitting, rest);
      terminal.print(kept.ok ? words.saved(escapeOutside(kept.file)) : usageText(lang, kept.fault));
      return null;
    }
    case 'quit':
      return askToKeep(session);
  }
}

const LOG_LENGTH = 30;
