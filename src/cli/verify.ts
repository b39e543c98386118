// `verify`: replays records and checks every move, the result and the fairness of chance.
import type { Lang } from '../engine/index.ts';
import { documentsIn, type JsonDocument } from './documents.ts';
import { escapeOutside } from './escaping.ts';
import { errorLine, saveFaultText } from './fault-texts.ts';
import { NotJson } from './files.ts';
import { findLoadedGame } from './game-lookup.ts';
import { checkSavedGame } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';

interface Good {
  readonly file: string;
  readonly ok: true;
  readonly game: string;
  readonly seats: number;
  readonly plies: number;
  readonly isOver: boolean;
}

interface Bad {
  readonly file: string;
  readonly ok: false;
  readonly code: string;
  readonly words: string;
}

/** Checks every record of all files; the exit code is 1 if any of them is bad. */
export async function verifyFiles(
  files: readonly string[],
  flags: { readonly json?: boolean },
  terminal: Terminal,
  lang: Lang,
): Promise<number> {
  const checks: (Good | Bad)[] = [];
  for (const file of files) {
    for await (const document of documentsIn(file, terminal)) {
      const check = checkDocument(document, lang);
      if (!flags.json) printCheck(check, terminal, lang);
      checks.push(check);
    }
  }
  const ok = checks.every((check) => check.ok);
  if (flags.json) terminal.print(escapeOutside(JSON.stringify({ ok, files: checks })));
  return ok ? 0 : 1;
}

function printCheck(check: Good | Bad, terminal: Terminal, lang: Lang): void {
  if (!check.ok) {
    terminal.error(errorLine(check.code, `${check.file}: ${check.words}`));
    return;
  }
  const { file, game, seats, plies, isOver } = check;
  const name = findLoadedGame(game)?.texts[lang].name ?? game;
  const words = textsOf(lang).verify;
  const state = isOver ? words.over(plies) : words.goingOn(plies);
  terminal.print(`${words.good} ${escapeOutside(file)}: ${name}, ${textsOf(lang).seats(seats)}, ${state}`);
}

function checkDocument({ label: file, parse }: JsonDocument, lang: Lang): Good | Bad {
  let data: unknown;
  try {
    data = parse();
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { file, ok: false, code: 'not-json', words: textsOf(lang).files.notJson };
  }
  const answer = checkSavedGame(data);
  if (!answer.ok)
    return { file, ok: false, code: answer.fault.code, words: saveFaultText(lang, answer.fault, data) };
  const { record } = answer.saved;
  return {
    file,
    ok: true,
    game: record.game,
    seats: record.seats,
    plies: record.moves.length,
    isOver: record.result !== null,
  };
}
