// The ring as it is drawn: a rim with bulbs, sand under the spotlight, a banner over the entrance.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { memo } from '../../../parts/memo.ts';
import { useSize } from '../../../parts/useSize.ts';

interface RingStageProps {
  readonly title: ComponentChildren;
  /** A portrait before the title. */
  readonly owner?: ComponentChildren;
  /** What the banner says to those who rest on it. */
  readonly explain?: string | undefined;
  /** In small letters at the foot. */
  readonly foot?: ComponentChildren;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function RingStage({ title, owner, explain, foot, children, ...rest }: RingStageProps) {
  const act = useRef<HTMLDivElement>(null);
  useSize(act);
  return (
    <div class={`ring ${rest.class ?? ''}`} data-anchor="ring">
      <Rim />
      <p class="ring-title" data-explain={explain}>
        <span>
          {owner}
          {title}
        </span>
      </p>
      <div class="ring-act" ref={act}>
        {children}
      </div>
      {foot !== undefined && <p class="ring-foot">{foot}</p>}
    </div>
  );
}

/** From the top all around, so that the seam of the bulbs is under the banner. */
const AROUND = 'M50 3.5A47 46.5 0 0 1 50 96.5A47 46.5 0 0 1 50 3.5Z';

/** It stretches with the ring; its strokes keep their width. */
const Rim = memo(function Rim() {
  return (
    <svg class="rim" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="scout-sand" cx="0.4" cy="0.32" r="0.75">
          <stop offset="0" class="sand-light" />
          <stop offset="0.6" class="sand-mid" />
          <stop offset="1" class="sand-dark" />
        </radialGradient>
        <linearGradient id="scout-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="gold-light" />
          <stop offset="0.5" class="gold-mid" />
          <stop offset="1" class="gold-dark" />
        </linearGradient>
      </defs>
      <path d={AROUND} class="rim-shade" />
      <path d={AROUND} class="rim-sand" fill="url(#scout-sand)" />
      <path d="M50 14A36 36 0 0 1 50 86A36 36 0 0 1 50 14Z" class="sand-line" />
      <path d="M50 22A28 28 0 0 1 50 78A28 28 0 0 1 50 22Z" class="sand-line" />
      <path d={AROUND} class="rim-lip" />
      <path d={AROUND} class="rim-edge" />
      <path d={AROUND} class="rim-gold" stroke="url(#scout-gold)" />
      <path d={AROUND} class="rim-glow" />
      <path d={AROUND} class="rim-bulbs" />
    </svg>
  );
});
