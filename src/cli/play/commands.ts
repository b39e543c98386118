// The commands that can be typed at the prompt besides a move.
import type { Lang } from '../../engine/index.ts';
import { textsOf } from '../texts/index.ts';
import { plain } from './choices.ts';

export const COMMANDS = ['help', 'rules', 'view', 'log', 'hint', 'undo', 'save', 'quit'] as const;
type CommandName = (typeof COMMANDS)[number];

export interface Command {
  readonly name: CommandName;
  /** What follows the command: a rule's number, a file. */
  readonly rest: string;
}

/** English words always work, and those of the reader's language. */
const ALIASES: Readonly<Record<CommandName, readonly string[]>> = {
  help: ['?', 'help', 'h'],
  rules: ['rules'],
  view: ['view', 'table'],
  log: ['log'],
  hint: ['hint'],
  undo: ['undo', 'u'],
  save: ['save'],
  quit: ['quit', 'exit', 'q'],
};

export function parseCommand(line: string, lang: Lang): Command | null {
  // `?3` means `? 3`.
  const [, word = '', rest = ''] = /^\s*(\?|\S+)\s*(.*?)\s*$/.exec(line) ?? [];
  const name = COMMANDS.find((name) => wordsOf(name, lang).includes(plain(word)));
  if (!name) return null;
  // Other commands take no argument: `undo 3` is more likely a move of a game.
  const takesRest = name === 'help' || name === 'rules' || name === 'save' || name === 'log';
  return rest === '' || takesRest ? { name, rest } : null;
}

export function commandWords(lang: Lang): string[] {
  return COMMANDS.flatMap((name) => wordsOf(name, lang)).filter((word) => word.length > 1);
}

function wordsOf(name: CommandName, lang: Lang): readonly string[] {
  return [...ALIASES[name], ...textsOf(lang).commands[name].words];
}
