// `replay`: a kept game again, stepwise for a person, as a whole or one position for a pipe.
import type { Lang } from '../engine/index.ts';
import { findEntry } from './boxes.ts';
import { parseNumber } from './choices.ts';
import { namesOf } from './people.ts';
import type { Pen } from './play/page.ts';
import { type Audience, plyLines, positionLines, seatOfInterest } from './replay/frame.ts';
import { readStrokes, type Stroke } from './replay/keys.ts';
import { Reel } from './replay/reel.ts';
import { readKept } from './saves.ts';
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
  const { record, table, people } = readKept(file);
  const entry = findEntry(record.game)!;
  const reel = new Reel(record, table);
  const audience: Audience =
    flags.seat === undefined ? 'all' : parseNumber('--seat', flags.seat, { from: 1, to: record.seats }) - 1;
  const at = flags.at === undefined ? undefined : parseNumber('--at', flags.at, { from: 0, to: reel.last });
  const words = textsOf(lang);
  const names = people ? namesOf(people) : (seat: number) => words.seatName(seat + 1);
  const pen: Pen = { terminal, lang, entry, texts: entry.texts[lang], names };
  if (terminal.isInteractive) await step(pen, reel, at ?? 0, audience);
  else if (at !== undefined)
    terminal.print(...plyLines(pen, reel, at, audience), ...positionLines(pen, reel, at, audience));
  else printWhole(pen, reel, audience);
}

/** Every ply in words; the table at the start and at the end, `--at` for those in between. */
function printWhole(pen: Pen, reel: Reel, audience: Audience): void {
  const { terminal } = pen;
  terminal.print(...plyLines(pen, reel, 0, audience), ...positionLines(pen, reel, 0, audience));
  for (let ply = 1; ply <= reel.last; ply++) terminal.print(...plyLines(pen, reel, ply, audience));
  terminal.print(...positionLines(pen, reel, reel.last, audience));
}

/** All eyes: what happened is told in full, and the table drawn for one seat at a time, `s` for the next. */
async function step(pen: Pen, reel: Reel, start: number, audience: Audience): Promise<void> {
  const { terminal, lang } = pen;
  const words = textsOf(lang).replay;
  let ply = start;
  let turned = 0;
  const show = (...below: readonly string[]) => {
    const seats = reel.at(ply).seats;
    const seat = audience === 'all' ? (seatOfInterest(reel, ply) + turned) % seats : audience;
    terminal.clear();
    terminal.print(...plyLines(pen, reel, ply, audience));
    if (audience === 'all') terminal.print('', terminal.ink.inverse(` ${words.eyes(pen.names(seat))} `));
    terminal.print(...positionLines(pen, reel, ply, seat));
    for (const line of below) terminal.say(line);
    terminal.say(words.keys, terminal.ink.dim);
  };
  const go = (to: number) => {
    ply = Math.min(reel.last, Math.max(0, to));
    turned = 0;
    show();
  };
  show();
  await readStrokes(process.stdin, (stroke: Stroke) => {
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
        go(reel.last);
        break;
      case 'ply':
        go(stroke.ply);
        break;
      case 'typing':
        terminal.fleeting(words.goTo(stroke.digits));
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
