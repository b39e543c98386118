// A turn as one sentence: the roll and where the pawns went, a hit with the move that made it.
import type { Names, SeenEvent } from '../../../engine/texts.ts';
import type { Block, Event, Spot } from '../rules/state.ts';

type Seen = SeenEvent<Event>;

export interface TurnPhrases {
  roll(name: string, dice: readonly number[], acts: string): string;
  /** With dice that the other player left. */
  goOn(name: string, acts: string): string;
  enter(to: Spot): string;
  move(from: Spot, to: Spot): string;
  bear(from: Spot): string;
  hit(act: string): string;
  handOver(dice: readonly number[], to: string, because: Block): string;
  /** Neither player can use them. */
  lose(dice: readonly number[]): string;
}

export function turnSummaryWith(phrases: TurnPhrases, say: (event: Seen, names: Names) => string) {
  return function summary(events: readonly Seen[], names: Names): string | null {
    let seat = -1;
    let dice: readonly number[] | null = null;
    const acts: string[] = [];
    const before: string[] = [];
    const after: string[] = [];
    for (const [i, event] of events.entries()) {
      if (event.key === 'rolled') {
        // First the dice that the other player left, then the player's own roll.
        const own = acts.length > 0 ? summary(events.slice(i), names) : null;
        if (own !== null) return `${summary(events.slice(0, i), names)} ${own}`;
        ({ seat, dice } = event.args);
      } else if (event.key === 'entered' || event.key === 'moved' || event.key === 'borne-off') {
        ({ seat } = event.args);
        acts.push(actOf(event, phrases));
      } else if (event.key === 'hit') acts.push(phrases.hit(acts.pop() ?? ''));
      else if (event.key === 'dice-handed-over') {
        const { dice: left, to, because } = event.args;
        // Dice that the other player cannot use either are lost at once, which says it all.
        if (events[i + 1]?.key !== 'dice-lost') after.push(phrases.handOver(left, names(to), because));
      } else if (event.key === 'dice-lost') after.push(phrases.lose(event.args.dice));
      else (acts.length === 0 ? before : after).push(say(event, names));
    }
    if (acts.length === 0) return null;
    const together = acts.join(', ');
    const said = dice ? phrases.roll(names(seat), dice, together) : phrases.goOn(names(seat), together);
    return [...before, said, ...after].join(' ');
  };
}

type PawnEvent = Extract<Seen, { readonly key: 'entered' | 'moved' | 'borne-off' }>;

function actOf(event: PawnEvent, phrases: TurnPhrases): string {
  if (event.key === 'entered') return phrases.enter(event.args.to);
  if (event.key === 'borne-off') return phrases.bear(event.args.from);
  return phrases.move(event.args.from, event.args.to);
}
