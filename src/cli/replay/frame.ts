// One position of a replay as text and drawing, from one seat or with all hands open.
import { type AnyTable, CHANCE, OVER, type Seat, seatList } from '../../engine/index.ts';
import { escapeOutside } from '../escaping.ts';
import type { Display } from '../play/display.ts';
import { sentencesOf } from '../play/event-lines.ts';
import { scoreboard } from '../play/scoreboard.ts';
import { drawing, happenings, heading } from '../play/screen.ts';
import { textsOf } from '../texts/index.ts';

/** `all`: every event is shown in full, and every seat's view is drawn. */
export type Audience = Seat | 'all';

/** What happened at this ply. */
export function plyLines(display: Display, table: AnyTable, ply: number, audience: Audience): string[] {
  const words = textsOf(display.lang).replay;
  const steps = table.steps.filter((step) => step.ply === ply);
  const decision = steps.find((step) => step.by !== CHANCE);
  // A notation may contain what only its own seat knows.
  const isKnown = audience === 'all' || decision?.by === audience;
  const title = decision
    ? words.ply(ply, table.ply, display.names(decision.by)) +
      (isKnown
        ? ` · ${escapeOutside(display.loaded.typing?.fromNotation(decision.notation) ?? decision.notation)}`
        : '')
    : words.opening;
  return [
    heading(display, title),
    ...happenings(display, sentencesOf(steps, audience, display.texts, display.names)),
  ];
}

/** The table after this ply. */
export function positionLines(display: Display, table: AnyTable, ply: number, audience: Audience): string[] {
  const position = table.at(ply);
  const { outcome } = position;
  const seats = audience === 'all' ? seatList(table.seats) : [audience];
  const pictures = seats.flatMap((seat) => [
    ...(audience === 'all'
      ? [display.terminal.style.inverse(` ${textsOf(display.lang).replay.eyes(display.names(seat))} `)]
      : []),
    ...drawing(display, position.view(seat)),
    '',
  ]);
  return ['', ...pictures, ...(outcome ? [...scoreboard(display, outcome), ''] : [])];
}

/** The seat to look from: the one that has to decide, or that decided last. */
export function seatOfInterest(table: AnyTable, ply: number): Seat {
  const { turn, steps } = table.at(ply);
  if (turn !== OVER) return turn;
  return steps.findLast((step) => step.by !== CHANCE)?.by ?? 0;
}
