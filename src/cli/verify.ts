// `verify`: replays records and checks that every move was legal, the result is right and the chance was fair.
import type { Lang } from '../engine/index.ts';
import { findEntry } from './boxes.ts';
import { escapeOutside } from './escaping.ts';
import { NotJson, readJson } from './files.ts';
import { checkKept } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { errorLine, saveFaultText } from './words.ts';

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

/** All files are looked at; the exit code is 1 as soon as one is bad. */
export function verifyFiles(
  files: readonly string[],
  flags: { readonly json?: boolean },
  terminal: Terminal,
  lang: Lang,
): number {
  const checks = files.map((file) => {
    const check = checkFile(file, lang);
    if (!flags.json) printCheck(check, terminal, lang);
    return check;
  });
  const ok = checks.every((check) => check.ok);
  if (flags.json) terminal.print(escapeOutside(JSON.stringify({ ok, files: checks })));
  return ok ? 0 : 1;
}

function printCheck(check: Good | Bad, terminal: Terminal, lang: Lang): void {
  if (!check.ok) {
    terminal.complain(errorLine(check.code, `${check.file}: ${check.words}`));
    return;
  }
  const { file, game, seats, plies, isOver } = check;
  const name = findEntry(game)?.texts[lang].name ?? game;
  const words = textsOf(lang).verify;
  const state = isOver ? words.over(plies) : words.goingOn(plies);
  terminal.print(`${words.good} ${escapeOutside(file)}: ${name}, ${textsOf(lang).seats(seats)}, ${state}`);
}

function checkFile(file: string, lang: Lang): Good | Bad {
  let data: unknown;
  try {
    data = readJson(file);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { file, ok: false, code: 'not-json', words: textsOf(lang).files.notJson };
  }
  const answer = checkKept(data);
  if (!answer.ok)
    return { file, ok: false, code: answer.fault.code, words: saveFaultText(lang, answer.fault, data) };
  const { record } = answer.kept;
  return {
    file,
    ok: true,
    game: record.game,
    seats: record.seats,
    plies: record.moves.length,
    isOver: record.result !== null,
  };
}
