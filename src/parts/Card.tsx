// A card as it lies: figures in the corner and at the foot, a picture between. Only the look; a Thing around it makes it tappable.
import type { ComponentChildren } from 'preact';
import './card.css';

/** The pigments of the palette; each suit or ink also needs a shape or a letter of its own. */
export type Tone = 'ink' | 'vermilion' | 'lapis' | 'verdigris' | 'gold' | 'plum';

export interface CardProps {
  readonly tone?: Tone | undefined;
  /** Top left: what must be readable when the next card overlaps this one. */
  readonly corner?: ComponentChildren;
  /** Bottom left, small. */
  readonly foot?: ComponentChildren;
  readonly back?: boolean | undefined;
  /** Everybody has seen it: a dog-ear. */
  readonly known?: boolean | undefined;
  readonly dim?: boolean | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Card({ tone = 'ink', corner, foot, back, known, dim, children, ...rest }: CardProps) {
  const marks = `${back ? ' is-back' : ''}${known ? ' is-known' : ''}${dim ? ' is-dim' : ''}`;
  return (
    <span class={`card tone-${tone}${marks} ${rest.class ?? ''}`}>
      {!back && <span class="card-corner">{corner}</span>}
      <span class="card-middle">{children}</span>
      {!back && foot !== undefined && <span class="card-foot">{foot}</span>}
    </span>
  );
}
