// `replay`: shows a saved game step by step to a person, and as a whole or as one position to a pipe.
import type { AnyTable, Lang } from '../engine/index.ts';
import { parseNumber } from './choices.ts';
import { findLoadedGame } from './game-lookup.ts';
import { namesOf } from './people.ts';
import type { Display } from './play/display.ts';
import { type Audience, plyLines, positionLines, seatOfInterest } from './replay/frame.ts';
import { type KeyAction, readKeys } from './replay/keys.ts';
import { type SavedGame, savedGamesIn } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';

/** As the flags give them. */
export interface ReplayFlags {
  /** From 1. */
  readonly seat?: string;
  readonly at?: string;
}

export async function replay(
  file: string,
  flags: ReplayFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<void> {
  for await (const { saved } of savedGamesIn(file, terminal)) await replayGame(saved, flags, terminal, lang);
}

async function replayGame(
  { record, table, people }: SavedGame,
  flags: ReplayFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<void> {
  const loaded = findLoadedGame(record.game)!;
  const audience: Audience =
    flags.seat === undefined ? 'all' : parseNumber('--seat', flags.seat, { from: 1, to: record.seats }) - 1;
  const at = flags.at === undefined ? undefined : parseNumber('--at', flags.at, { from: 0, to: table.ply });
  const words = textsOf(lang);
  const names = people ? namesOf(people) : (seat: number) => words.seatName(seat + 1);
  const display: Display = { terminal, lang, loaded, texts: loaded.texts[lang], names };
  if (terminal.isInteractive) await step(display, table, at ?? 0, audience);
  else if (at !== undefined)
    terminal.print(...plyLines(display, table, at, audience), ...positionLines(display, table, at, audience));
  else printWhole(display, table, audience);
}

/** Prints every ply as text, and the table at the start and at the end (`--at` shows any other position). */
function printWhole(display: Display, table: AnyTable, audience: Audience): void {
  const { terminal } = display;
  terminal.print(...plyLines(display, table, 0, audience), ...positionLines(display, table, 0, audience));
  for (let ply = 1; ply <= table.ply; ply++) terminal.print(...plyLines(display, table, ply, audience));
  terminal.print(...positionLines(display, table, table.ply, audience));
}

/** For `all`, events are shown in full and the table is drawn for one seat at a time; `s` switches to the next seat. */
async function step(display: Display, table: AnyTable, start: number, audience: Audience): Promise<void> {
  const { terminal, lang } = display;
  const words = textsOf(lang).replay;
  let ply = start;
  let turned = 0;
  const show = (...below: readonly string[]) => {
    const seats = table.at(ply).seats;
    const seat = audience === 'all' ? (seatOfInterest(table, ply) + turned) % seats : audience;
    terminal.clear();
    terminal.print(...plyLines(display, table, ply, audience));
    if (audience === 'all')
      terminal.print('', terminal.style.inverse(` ${words.eyes(display.names(seat))} `));
    terminal.print(...positionLines(display, table, ply, seat));
    for (const line of below) terminal.say(line);
    terminal.say(words.keys, terminal.style.dim);
  };
  const go = (to: number) => {
    ply = Math.min(table.ply, Math.max(0, to));
    turned = 0;
    show();
  };
  show();
  await readKeys(process.stdin, (stroke: KeyAction) => {
    switch (stroke.kind) {
      case 'next':
        go(ply + 1);
        break;
      case 'previous':
        go(ply - 1);
        break;
      case 'first':
        go(0);
        break;
      case 'last':
        go(table.ply);
        break;
      case 'ply':
        go(stroke.ply);
        break;
      case 'typing':
        terminal.status(words.goTo(stroke.digits));
        break;
      case 'eyes':
        turned++;
        show();
        break;
      case 'help':
        show(...words.help);
        break;
      case 'quit':
        return 'enough';
    }
    return 'more';
  });
}
