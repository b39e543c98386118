// Swiping over neighbouring cards shows them at once, as an alternative to tapping the first and the last.
import { useState } from 'preact/hooks';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { type Moves, type Range, showOf } from './picking.ts';

interface Swipe {
  readonly range: Range | null;
  readonly listeners: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
  };
}

export function useSwipe(moves: Moves): Swipe {
  const { choose, attempt } = useBoardContext();
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const isShowing = moves.some(({ move }) => move.kind === 'show');
  const range = from === null || to === null ? null : { first: Math.min(from, to), last: Math.max(from, to) };
  const end = () => {
    setFrom(null);
    setTo(null);
  };
  return {
    range,
    listeners: {
      onPointerDown: (event) => {
        setFrom(isShowing ? placeAt(event) : null);
        setTo(null);
      },
      onPointerMove: (event) => {
        if (from === null || event.buttons === 0) return;
        const place = placeAt(event);
        // It is a swipe from the second card on; before that it is a tap.
        if (place !== null && (place !== from || to !== null)) setTo(place);
      },
      onPointerUp: () => {
        if (range && range.last > range.first) {
          const move = showOf(moves, range);
          if (move === undefined) attempt(`show ${range.first + 1}-${range.last + 1}`);
          else choose([move]);
        }
        setFrom(null);
        // Kept until the click that follows has been suppressed.
        setTimeout(end);
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        if (to !== null) event.stopPropagation();
      },
    },
  };
}

function placeAt({ clientX, clientY }: PointerEvent): number | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return slot ? Number(slot.dataset.place) : null;
}
