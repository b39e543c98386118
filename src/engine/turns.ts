// The log as turns: what one player did in a row, together with what chance did for them.
import type { VisibleEvent } from './events.ts';
import { CHANCE, type Seat } from './game.ts';

/** Something that happened: after how many decisions, and whose move or chance it followed from. */
export interface LogEntry {
  readonly ply: number;
  readonly by: Seat | typeof CHANCE;
  readonly event: VisibleEvent;
}

export interface Turn {
  /** CHANCE for what belongs to nobody's turn, such as a deal. */
  readonly by: Seat | typeof CHANCE;
  readonly entries: readonly LogEntry[];
}

interface OpenTurn {
  by: Seat | typeof CHANCE;
  /** Nobody has decided in it yet: whose turn it is follows from the next decision. */
  isChance: boolean;
  readonly entries: LogEntry[];
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: OpenTurn[] = [];
  for (const entry of log) {
    const isChance = entry.by === CHANCE;
    const by = isChance ? seatIn(entry) : entry.by;
    const last = turns.at(-1);
    // What was dealt to several players is not the beginning of the last one's turn.
    const isAfterDeal = !isChance && last?.isChance && turns.at(-2)?.isChance;
    if (last && last.by === by && by !== CHANCE && !isAfterDeal) {
      last.entries.push(entry);
      last.isChance &&= isChance;
    } else turns.push({ by, isChance, entries: [entry] });
  }
  return turns.reduce(mergeChance, []);
}

/** The seat that something was drawn, dealt or rolled for. */
function seatIn({ event: { args } }: LogEntry): Seat | typeof CHANCE {
  return typeof args.seat === 'number' ? args.seat : CHANCE;
}

/** A deal to several players is one group. */
function mergeChance(turns: Turn[], { by, isChance, entries }: OpenTurn): Turn[] {
  const last = turns.at(-1);
  if (!isChance) turns.push({ by, entries });
  else if (last?.by === CHANCE)
    turns[turns.length - 1] = { by: CHANCE, entries: [...last.entries, ...entries] };
  else turns.push({ by: CHANCE, entries });
  return turns;
}

/** What the others have done since this seat last decided something; everything for a seat that has not decided yet. */
export function turnsSince(turns: readonly Turn[], seat: Seat): readonly Turn[] {
  return turns.slice(turns.findLastIndex(({ by }) => by === seat) + 1);
}

/** The last turn of each seat. */
export function lastTurns(turns: readonly Turn[]): ReadonlyMap<Seat, Turn> {
  const found = new Map<Seat, Turn>();
  for (const turn of turns) if (turn.by !== CHANCE) found.set(turn.by, turn);
  return found;
}
