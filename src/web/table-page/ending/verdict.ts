// What an ending means for the person who looks at it: victory, defeat, a shared victory, or the news of somebody else's.
import type { Seat } from '../../../engine/game.ts';
import type { Names } from '../../../engine/texts.ts';
import type { ShownResult } from '../shownResult.ts';
import type { EndingTexts } from './texts.ts';

/** `seen`: nobody at this device has won or lost, or several people share it. `open`: nobody has won at all. */
export type VerdictTone = 'win' | 'shared' | 'loss' | 'seen' | 'open';

export interface Verdict {
  readonly tone: VerdictTone;
  readonly headline: string;
  /** Empty if the headline says everything. */
  readonly detail: string;
}

/** Bots held the seats of some people at the end. */
export interface FinishedByBots {
  /** "A bot played the rest for Anna." */
  readonly note: string;
  /** Also the seat of whoever looks: then they have neither won nor lost. */
  readonly isYou: boolean;
}

interface VerdictContext {
  /** The only person of this device; null for a spectator, and where several people share the device. */
  readonly you: Seat | null;
  readonly names: Names;
  readonly words: EndingTexts;
  readonly standIns?: FinishedByBots | null | undefined;
  /** The game's own words for a difference of scores. */
  lead?: ((difference: number) => string) | undefined;
}

export function verdictOf(result: Pick<ShownResult, 'places' | 'scores'>, context: VerdictContext): Verdict {
  const { standIns } = context;
  if (!standIns) return peopleVerdict(result, context);
  const verdict = peopleVerdict(result, standIns.isYou ? { ...context, you: null } : context);
  return { ...verdict, detail: [verdict.detail, standIns.note].filter(Boolean).join(' ') };
}

function peopleVerdict(
  { places, scores }: Pick<ShownResult, 'places' | 'scores'>,
  { you, names, words, lead = words.lead }: VerdictContext,
): Verdict {
  if (!places) return { tone: 'open', headline: words.noWinner, detail: '' };
  const winners = seatsAt(places, 1);
  const difference = scores ? differenceOf(scores, places) : 0;
  const by = difference > 0 ? lead(difference) : '';
  const [first] = winners;
  if (you !== null && winners.includes(you)) {
    const others = winners.filter((seat) => seat !== you).map(names);
    return others.length > 0
      ? { tone: 'shared', headline: words.youShare(others), detail: '' }
      : { tone: 'win', headline: words.youWin(by), detail: '' };
  }
  const headline = winners.length === 1 ? words.wins(names(first!), by) : words.share(winners.map(names));
  if (you === null) return { tone: 'seen', headline, detail: '' };
  // With two players the place is clear.
  const detail = places.length > 2 ? words.yourPlace(places[you]!, places.length) : '';
  return { tone: 'loss', headline, detail };
}

const seatsAt = (places: readonly number[], place: number): Seat[] =>
  places.flatMap((each, seat) => (each === place ? [seat] : []));

/** Between the winner and the best of the others; 0 if something else than the score has decided. */
function differenceOf(scores: readonly number[], places: readonly number[]): number {
  const best = Math.max(...seatsAt(places, 1).map((seat) => scores[seat]!));
  const others = scores.filter((_, seat) => places[seat] !== 1);
  return others.length === 0 ? 0 : best - Math.max(...others);
}
