// The decisions of the round that is being played, read from its events: each with what lay on the table before it.
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/game.ts';
import { TWO_PLAYER_CHIPS } from '../rules/data.ts';
import { SCOUTS, SCOUTS_AND_SHOW, SHOWS } from '../rules/moves.ts';
import { type Card, type Event, type Move, type State, up } from '../rules/state.ts';

/** The part of the state that everybody sees and decisions change. */
type OpenTable = Pick<State, 'phase' | 'set' | 'owner' | 'scouts' | 'chips' | 'captured' | 'used'>;

export interface Decision {
  readonly seat: Seat;
  readonly move: Extract<Move, { kind: 'show' | 'scout' | 'scout+show' }>;
  /** Those that left the hand, or the one that came. */
  readonly cards: readonly Card[];
  /** Before the move. */
  readonly table: OpenTable;
}

type EventOf<K extends Event['key']> = VisibleEvent & Extract<Event, { key: K }>;
const isShow = (event: VisibleEvent): event is EventOf<'shown'> => event.key === 'shown';
const isScout = (event: VisibleEvent): event is EventOf<'scouted'> => event.key === 'scouted';

export function decisionsOfRound(events: readonly VisibleEvent[], seats: number): Decision[] {
  const decisions: Decision[] = [];
  const start = events.findLastIndex(({ key }) => key === 'dealt') + 1;
  let table = emptyTable(seats);
  for (const event of events.slice(start)) {
    const decision = isShow(event) ? show(event, table) : isScout(event) ? scout(event, table) : null;
    if (!decision) continue;
    decisions.push(decision);
    table = tableAfter(decision, seats);
  }
  return decisions;
}

function emptyTable(seats: number): OpenTable {
  const each = (count: number) => Array<number>(seats).fill(count);
  const chips = each(seats === 2 ? TWO_PLAYER_CHIPS : 0);
  return { phase: 'act', set: [], owner: -1, scouts: 0, chips, captured: each(0), used: each(0) };
}

function show({ args: { seat, cards, first } }: EventOf<'shown'>, table: OpenTable): Decision | null {
  const move = SHOWS[first]?.[first + cards.length - 1];
  return move?.kind === 'show' ? { seat, move, cards, table } : null;
}

function scout(
  { args: { seat, card, end, place, andShow } }: EventOf<'scouted'>,
  table: OpenTable,
): Decision | null {
  const lying = table.set.at(end === 'left' ? 0 : -1) ?? card;
  const way = (end === 'left' ? 0 : 2) + (up(lying) === up(card) ? 0 : 1);
  const move = (andShow ? SCOUTS_AND_SHOW : SCOUTS)[way]?.places[place];
  return move ? { seat, move, cards: [card], table } : null;
}

function tableAfter({ seat, move, cards, table }: Decision, seats: number): OpenTable {
  const { set, owner, scouts, chips, captured, used } = table;
  if (move.kind === 'show') {
    const won = plus(captured, seat, set.length);
    return { ...table, phase: 'act', set: [...cards], owner: seat, scouts: 0, captured: won };
  }
  const left = move.end === 'left' ? set.slice(1) : set.slice(0, -1);
  if (seats === 2) return { ...table, set: left, chips: plus(chips, seat, -1) };
  const paid = { ...table, set: left, chips: plus(chips, owner, 1) };
  return move.kind === 'scout'
    ? { ...paid, scouts: scouts + 1 }
    : { ...paid, phase: 'show', used: plus(used, seat, 1) };
}

function plus(counts: readonly number[], seat: Seat, more: number): number[] {
  return counts.map((count, each) => (each === seat ? count + more : count));
}
