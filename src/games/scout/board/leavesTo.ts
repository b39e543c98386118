// Where a piece flies that leaves the board: captured cards to the pile of the player who shows, scouted ones to the hand they join.
import type { VisibleEvent } from '../../../engine/events.ts';

export function leavesTo(newEvents: readonly VisibleEvent[]): (flip: string) => string | undefined {
  const taker = newEvents.find(({ key }) => key === 'shown' || key === 'scouted');
  // What is still there when a round ends is put away.
  const isOver = newEvents.some(({ key }) => key === 'round-ended');
  return (flip) => {
    if (!taker || isOver) return undefined;
    if (flip.startsWith('card-')) return `${taker.key === 'shown' ? 'pile' : 'seat'}-${taker.args.seat}`;
    // With two players the one who scouts pays a chip.
    const [piece, seat] = flip.split('-');
    const isPaid = taker.key === 'scouted' && piece === 'coin' && seat === String(taker.args.seat);
    return isPaid ? 'ring' : undefined;
  };
}
