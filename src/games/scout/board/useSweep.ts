// Sweeping over neighbouring cards lifts them; dragging cards into the ring shows them at once.
import { useRef, useState } from 'preact/hooks';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { type Moves, type Range, type ShowPick, showOf } from './picking.ts';

interface Sweep {
  readonly range: Range | null;
  /** The cards have left the hand and follow the pointer. */
  readonly isCarried: boolean;
  readonly listeners: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent & { readonly currentTarget: HTMLElement }): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
  };
}

interface Grip {
  readonly from: number;
  readonly x: number;
  readonly y: number;
}

/** How far above the point of the first touch a card is carried and no longer swept, in pixels. */
const CARRY_PX = 36;

export function useSweep(moves: Moves, pick: (picked: ShowPick) => void): Sweep {
  const { choose, attempt } = useBoardContext();
  const grip = useRef<Grip | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [isCarried, setCarried] = useState(false);
  const isShowing = moves.some(({ move }) => move.kind === 'show');
  const from = grip.current?.from ?? null;
  const range = from === null || to === null ? null : { first: Math.min(from, to), last: Math.max(from, to) };
  const end = () => {
    grip.current = null;
    setTo(null);
    setCarried(false);
  };
  return {
    range,
    isCarried,
    listeners: {
      onPointerDown: (event) => {
        const place = isShowing && event.button === 0 ? placeAt(event) : null;
        grip.current = place === null ? null : { from: place, x: event.clientX, y: event.clientY };
        setTo(null);
      },
      onPointerMove: (event) => {
        const held = grip.current;
        if (!held || event.buttons === 0) return;
        const isAbove = held.y - event.clientY > CARRY_PX;
        const place = isAbove ? null : placeAt(event);
        if (isAbove) {
          const { style } = event.currentTarget;
          style.setProperty('--carry-x', `${event.clientX - held.x}px`);
          style.setProperty('--carry-y', `${event.clientY - held.y}px`);
        }
        // It is a sweep from the second card on; before that it is a tap.
        const isSweep = isAbove || to !== null || (place !== null && place !== held.from);
        if (!isSweep) return;
        if (to === null) event.currentTarget.setPointerCapture(event.pointerId);
        setCarried(isAbove);
        setTo(place ?? to ?? held.from);
      },
      onPointerUp: (event) => {
        const isDropped = isCarried && isOverRing(event);
        if (range && (isDropped || (!isCarried && range.last > range.first))) {
          const move = showOf(moves, range);
          const asked =
            range.first === range.last ? `${range.first + 1}` : `${range.first + 1}-${range.last + 1}`;
          if (move === undefined) attempt(`show ${asked}`);
          else if (isDropped) choose([move]);
          else pick({ kind: 'show', from: range.first, to: range.last });
        }
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

const under = ({ clientX, clientY }: PointerEvent) => document.elementsFromPoint(clientX, clientY);

function placeAt(event: PointerEvent): number | null {
  const slot = under(event)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found) => found !== null);
  return slot ? Number(slot.dataset.place) : null;
}

const isOverRing = (event: PointerEvent) => under(event).some((element) => element.closest('.ring') !== null);
