// Tells what happens turn by turn: the acts of a bot are gathered until its turn is over, and said as one sentence.
import { CHANCE, type Seat } from '../../engine/game.ts';
import { eventText } from '../../engine/texts.ts';
import { joinedText, type TurnWords, turnText } from '../../engine/turn-text.ts';
import { type LogEntry, type Turn, turnsOf } from '../../engine/turns.ts';
import type { Announcer } from '../../parts/announcer.ts';

/** Longer than a bot takes from one act to the next. */
const TURN_MS = 3000;

export class TurnVoice {
  private readonly announcer: Announcer;
  private last: LogEntry | undefined;
  private unsaid: LogEntry[] = [];
  private saying = () => '';

  constructor(announcer: Announcer) {
    this.announcer = announcer;
  }

  /** `goesOn`: more of the same turn follows soon. */
  tell(entries: readonly LogEntry[], words: TurnWords, goesOn = false): void {
    if (entries.length === 0) return;
    // What else was announced meanwhile keeps its place between the acts before and after it.
    if (!this.announcer.isNewest(this.saying)) {
      const [before, unsaid]: [LogEntry | undefined, LogEntry[]] = [this.last, []];
      this.unsaid = unsaid;
      this.saying = () => spokenTurns(unsaid, words, before);
    }
    this.unsaid.push(...entries);
    this.last = entries.at(-1);
    if (goesOn) this.announcer.say('event', this.saying, TURN_MS);
    else this.announcer.say('event', this.saying);
  }
}

/** One sentence for each turn. `before`: what was told before, of which the first turn may be the rest. */
export function spokenTurns(entries: readonly LogEntry[], words: TurnWords, before?: LogEntry): string {
  return turnsOf(entries)
    .map((turn, i) => spokenTurn(turn, words, i === 0 && isRest(turn, before)))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const isRest = ({ entries }: Turn, before?: LogEntry) =>
  before !== undefined && before.by !== CHANCE && before.by === entries[0]?.by;

/** What only the board shows in place of words is said by the event itself. */
function spokenTurn({ by, entries }: Turn, words: TurnWords, isRestOfTurn: boolean): string {
  const { texts, names } = words;
  const isWhole = ({ event }: LogEntry) => texts.saidWhole?.includes(event.key) ?? false;
  const seat = by === CHANCE ? null : by;
  const acts = entries.filter((entry) => !isWhole(entry)).map(({ event }) => event);
  const whole = entries.filter(isWhole).map(({ event }) => eventText(texts, event, names));
  const told = isRestOfTurn ? joinedText(acts, seat, words) : turnText(acts, seat, words);
  return [acts.length > 0 ? told : '', ...whole].filter(Boolean).join(' ');
}

/** Whether one of these players has acted, or something was rolled or drawn for them, and they alone have to decide again. */
export function isGoingOn(
  log: readonly LogEntry[],
  deciders: readonly Seat[],
  players: readonly Seat[],
): boolean {
  const [decider] = deciders;
  const last = log.at(-1);
  if (decider === undefined || deciders.length > 1 || !players.includes(decider) || !last) return false;
  return last.by === decider || (last.by === CHANCE && last.event.args.seat === decider);
}
