// One position of a replay in words and picture, as a seat knew it or as somebody who sees all hands.
import { CHANCE, OVER, type Seat, seatList } from '../../engine/index.ts';
import { escapeOutside } from '../escaping.ts';
import { drawing, happenings, heading, type Pen } from '../play/page.ts';
import { scoreboard } from '../play/scoreboard.ts';
import { sentencesOf } from '../play/told.ts';
import { textsOf } from '../texts/index.ts';
import type { Reel } from './reel.ts';

/** `all`: everything that happened is told, and every seat's view is drawn. */
export type Audience = Seat | 'all';

/** What happened at this ply. */
export function plyLines(pen: Pen, reel: Reel, ply: number, audience: Audience): string[] {
  const words = textsOf(pen.lang).replay;
  const steps = reel.stepsOf(ply);
  const decision = steps.find((step) => step.by !== CHANCE);
  // A notation may hold what only its own seat knows.
  const isKnown = audience === 'all' || decision?.by === audience;
  const title = decision
    ? words.ply(ply, reel.last, pen.names(decision.by)) +
      (isKnown
        ? ` · ${escapeOutside(pen.entry.typing?.fromNotation(decision.notation) ?? decision.notation)}`
        : '')
    : words.opening;
  return [heading(pen, title), ...happenings(pen, sentencesOf(steps, audience, pen.texts, pen.names))];
}

/** The table after this ply. */
export function positionLines(pen: Pen, reel: Reel, ply: number, audience: Audience): string[] {
  const table = reel.at(ply);
  const { outcome } = table;
  const seats = audience === 'all' ? seatList(table.seats) : [audience];
  const pictures = seats.flatMap((seat) => [
    ...(audience === 'all'
      ? [pen.terminal.ink.inverse(` ${textsOf(pen.lang).replay.eyes(pen.names(seat))} `)]
      : []),
    ...drawing(pen, table.view(seat)),
    '',
  ]);
  return ['', ...pictures, ...(outcome ? [...scoreboard(pen, outcome), ''] : [])];
}

/** Whose view tells most at this position: the seat that has to decide, or who decided last. */
export function seatOfInterest(reel: Reel, ply: number): Seat {
  const { turn, steps } = reel.at(ply);
  if (turn !== OVER) return turn;
  return steps.findLast((step) => step.by !== CHANCE)?.by ?? 0;
}
