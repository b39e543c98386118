// The help at the prompt: how to choose a move and what else can be typed.
import { proseLines } from '../prose.ts';
import { textsOf } from '../texts/index.ts';
import { COMMANDS } from './commands.ts';
import type { Pen } from './page.ts';

export function helpLines({ lang, terminal }: Pen): string[] {
  const texts = textsOf(lang);
  return [
    ...proseLines(texts.play.help.join('\n'), terminal),
    ...COMMANDS.map((name) => {
      const { usage, about } = texts.commands[name];
      return `  ${terminal.ink.bold(usage.padEnd(18))}${about}`;
    }),
    '',
  ];
}
