// A turn as one sentence: sketches placed or discarded and inks poured away are each said together.
import type { Seat } from '../../../engine/game.ts';
import type { Names, SeenEvent } from '../../../engine/texts.ts';
import { actIn } from '../../../engine/turn-text.ts';
import type { Event } from '../rules/events.ts';

type Seen = SeenEvent<Event>;

/** Acts without the name of the player. */
export interface TurnPhrases {
  place(sketches: readonly string[], points: number): string;
  discard(sketches: readonly string[]): string;
  /** Inks as letters. */
  pour(inks: string): string;
  /** A turn in which nothing was placed. */
  finish(kept: number): string;
  list(acts: readonly string[]): string;
}

export function turnSummaryWith(phrases: TurnPhrases, say: (event: Seen, names: Names) => string) {
  return (events: readonly Seen[], names: Names): string | null => {
    const first = events.find(({ key }) => groupOf(key) !== null);
    const [only, ...others] = events;
    if (only?.key === 'done' && others.length === 0)
      return `${names(only.args.seat)} ${phrases.finish(only.args.kept.length)}.`;
    if (!first) return null;
    const seat = seatOf(first);
    const said = new Set<Group>();
    const acts: string[] = [];
    const after: string[] = [];
    for (const event of events) {
      const group = groupOf(event.key);
      if (event.key === 'done' || (group && said.has(group))) continue;
      if (group) {
        said.add(group);
        acts.push(together(group, events, phrases));
      } else if (seatOf(event) === seat) acts.push(actIn(say(event, names), names(seat)));
      else after.push(say(event, names));
    }
    return [`${names(seat)} ${phrases.list(acts)}.`, ...after].join(' ');
  };
}

const GROUPS = { placed: 'place', freed: 'place', discarded: 'discard', poured: 'pour' } as const;
type Group = (typeof GROUPS)[keyof typeof GROUPS];

const isGrouped = (key: string): key is keyof typeof GROUPS => Object.hasOwn(GROUPS, key);
const groupOf = (key: string): Group | null => (isGrouped(key) ? GROUPS[key] : null);

function together(group: Group, events: readonly Seen[], phrases: TurnPhrases): string {
  const sketches: string[] = [];
  let inks = '';
  let points = 0;
  for (const event of events) {
    if (groupOf(event.key) !== group) continue;
    if (event.key === 'poured') inks += event.args.ink;
    if (event.key === 'placed') points += event.args.points;
    if (event.key === 'placed' || event.key === 'freed' || event.key === 'discarded')
      sketches.push(event.args.sketch);
  }
  if (group === 'pour') return phrases.pour(inks);
  return group === 'place' ? phrases.place(sketches, points) : phrases.discard(sketches);
}

const seatOf = ({ args }: Seen): Seat => ('seat' in args && typeof args.seat === 'number' ? args.seat : -1);
