// The help at the prompt: how to choose a move, and the commands.
import { proseLines } from '../prose.ts';
import { textsOf } from '../texts/index.ts';
import { COMMANDS } from './commands.ts';
import type { Display } from './display.ts';

export function helpLines({ lang, terminal }: Display): string[] {
  const texts = textsOf(lang);
  return [
    ...proseLines(texts.play.help.join('\n'), terminal),
    ...COMMANDS.map((name) => {
      const { usage, about } = texts.commands[name];
      return `  ${terminal.style.bold(usage.padEnd(18))}${about}`;
    }),
    '',
  ];
}
