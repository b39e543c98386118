// Tells what happens turn by turn: the acts of a bot are gathered until its turn is over, and said as one sentence.
import { CHANCE, type Seat } from '../../engine/game.ts';
import { eventText } from '../../engine/texts.ts';
import { type TurnWords, turnText } from '../../engine/turn-text.ts';
import { type LogEntry, type Turn, turnsOf } from '../../engine/turns.ts';
import type { Announcer } from '../../parts/announcer.ts';

/** Longer than a bot takes from one act to the next. */
const TURN_MS = 3000;

export class TurnVoice {
  private readonly announcer: Announcer;
  private unsaid: LogEntry[] = [];

  constructor(announcer: Announcer) {
    this.announcer = announcer;
  }

  /** `goesOn`: more of the same turn follows soon. */
  tell(entries: readonly LogEntry[], words: TurnWords, goesOn = false): void {
    if (entries.length === 0) return;
    this.unsaid.push(...entries);
    const take = () => spokenTurns(this.unsaid.splice(0), words);
    if (goesOn) this.announcer.say('event', take, TURN_MS);
    else this.announcer.say('event', take);
  }

  /** What was not said yet is for somebody else. */
  clear(): void {
    this.unsaid = [];
  }
}

/** One sentence for each turn. */
export function spokenTurns(entries: readonly LogEntry[], words: TurnWords): string {
  return turnsOf(entries)
    .map((turn) => spokenTurn(turn, words))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What only the board shows in place of words is said by the event itself. */
function spokenTurn({ by, entries }: Turn, words: TurnWords): string {
  const { texts, names } = words;
  const isWhole = ({ event }: LogEntry) => texts.saidWhole?.includes(event.key) ?? false;
  const seat = by === CHANCE ? null : by;
  const acts = entries.filter((entry) => !isWhole(entry)).map(({ event }) => event);
  const whole = entries.filter(isWhole).map(({ event }) => eventText(texts, event, names));
  return [acts.length > 0 ? turnText(acts, seat, words) : '', ...whole].filter(Boolean).join(' ');
}

/** Whether one of these bots has acted, or something was rolled or drawn for it, and it alone has to decide again. */
export function isGoingOn(
  log: readonly LogEntry[],
  deciders: readonly Seat[],
  bots: readonly Seat[],
): boolean {
  const [decider] = deciders;
  const last = log.at(-1);
  if (decider === undefined || deciders.length > 1 || !bots.includes(decider) || !last) return false;
  return last.by === decider || (last.by === CHANCE && last.event.args.seat === decider);
}
