// Points that fly from what is counted on the board to the players who get them.
import { english } from '../../../engine/grammar.ts';

/** From the beginning of a step until the points have landed, in animations. */
export const FLIGHT_MOTIONS = 4;
const WAIT_MOTIONS = 1.2;

interface Flight {
  /** The board marks what is counted with `data-count` (for one seat: and `data-count-seat`); otherwise the points come out of the title. */
  readonly subject: string | null;
  readonly gains: readonly number[];
  readonly motionMs: number;
}

/** Returns what ends all flights at once. */
export function flyPoints(stage: HTMLElement, { subject, gains, motionMs }: Flight): () => void {
  if (motionMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const flights: HTMLElement[] = [];
  for (const [seat, gain] of gains.entries()) {
    const from = originOf(stage, subject, seat);
    const to = stage.querySelector(`[data-place="${seat}"] .portrait`);
    if (gain === 0 || !from || !to) continue;
    const points = document.createElement('span');
    points.className = gain > 0 ? 'flying-points' : 'flying-points is-lost';
    points.textContent = english.change(gain);
    points.setAttribute('aria-hidden', 'true');
    stage.append(points);
    flights.push(points);
    const [start, end] = [centreOf(from), centreOf(to)];
    const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 60 };
    const at = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    points.animate(
      [
        { transform: at(start, 0.4), opacity: 0 },
        { transform: at(start, 1.5), opacity: 1, offset: 0.25 },
        { transform: at(middle, 1.3), opacity: 1, offset: 0.6 },
        { transform: at(end, 0.7), opacity: 0.9 },
      ],
      {
        delay: motionMs * WAIT_MOTIONS,
        duration: motionMs * (FLIGHT_MOTIONS - WAIT_MOTIONS),
        easing: 'ease-in-out',
        fill: 'both',
      },
    ).onfinish = () => points.remove();
  }
  return () => {
    for (const points of flights) points.remove();
  };
}

function originOf(stage: HTMLElement, subject: string | null, seat: number): Element | null {
  const mark = `.frame [data-count="${CSS.escape(subject ?? '')}"]`;
  const marked = document.querySelector(`${mark}[data-count-seat="${seat}"]`) ?? document.querySelector(mark);
  const box = marked?.getBoundingClientRect();
  // What is scrolled out of sight or hidden at this size cannot be a starting point.
  const isSeen = box !== undefined && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return isSeen ? marked : stage.querySelector('[data-count-origin]');
}

function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
