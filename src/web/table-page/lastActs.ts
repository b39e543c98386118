// What every player did last, in a few words, for the place where they sit.
import type { Seat } from '../../engine/game.ts';
import { type TurnWords, turnText, withoutName } from '../../engine/turn-text.ts';
import { lastTurns, type Turn } from '../../engine/turns.ts';
import type { LastAct } from '../../parts/boardContext.ts';

const MAX_LENGTH = 90;

export function lastActsOf(turns: readonly Turn[], words: TurnWords): ReadonlyMap<Seat, LastAct> {
  const newest = turns.at(-1);
  return new Map(
    [...lastTurns(turns)].map(([seat, turn]) => [
      seat,
      { text: actText(turn, seat, words), entries: turn.entries, isNewest: turn === newest },
    ]),
  );
}

/** Only what the seat itself did, without its name: the words stand beside it. What is nobody's act is said only if there is nothing else. */
function actText({ entries }: Turn, seat: Seat, words: TurnWords): string {
  const events = entries.map(({ event }) => event).filter(({ args }) => (args.seat ?? seat) === seat);
  const acts = events.filter(({ args }) => args.seat === seat);
  const own = acts.length > 0 ? acts : events;
  const text = withoutName(turnText(own, seat, words), words.names(seat)).replace(/\.$/u, '');
  return capitalized(text.length <= MAX_LENGTH ? text : firstClause(text));
}

function firstClause(text: string): string {
  const end = text.slice(0, MAX_LENGTH).search(/[.;](?= )|\u202f;/u);
  return end > 0 ? text.slice(0, end) : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
