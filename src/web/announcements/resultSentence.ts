// The result in one breath: who has won, and the scores in the order of the places.
import type { Seat } from '../../engine/game.ts';
import type { Names } from '../../engine/texts.ts';
import type { FinishedByBots } from '../table-page/ending/verdict.ts';
import type { ShownResult } from '../table-page/shownResult.ts';
import type { ShellTexts } from '../texts/en.ts';
import type { AnnouncementTexts } from './texts/en.ts';

interface ResultWords {
  readonly names: Names;
  /** The listener, if it is one player of this table. */
  readonly you: Seat | null;
  /** Bots have finished the game for somebody. */
  readonly standIns?: FinishedByBots | null;
  readonly table: ShellTexts['table'];
  readonly words: AnnouncementTexts;
}

export function resultSentence(
  { places, scores, reason }: ShownResult,
  { names, you: listener, standIns, table, words }: ResultWords,
): string {
  // What a bot has reached for the listener is told as somebody else's.
  const you = standIns?.isYou ? null : listener;
  const order = [...(places ?? []).keys()].sort((a, b) => places![a]! - places![b]!);
  const winners = order.filter((seat) => places?.[seat] === 1);
  const others = winners.filter((seat) => seat !== you).map(names);
  const winner =
    winners.length === 0
      ? table.noWinner
      : others.length === winners.length
        ? table.wins(others)
        : others.length === 0
          ? words.youWin
          : words.youShare(others);
  const counted = order.flatMap((seat) => {
    const score = scores?.[seat];
    if (score === undefined) return [];
    return [seat === you ? words.ownScore(table.score(score)) : words.score(names(seat), table.score(score))];
  });
  return [winner, reason, standIns?.note ?? '', counted.join(', ')]
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}
