// The look of a card: values in the corner and at the foot, a picture between. An Action around it makes it tappable.
import type { ComponentChildren } from 'preact';
import './card.css';

/** The colours of the palette. A suit or ink also needs a shape or a letter, because colour alone is not accessible. */
export type Tone = 'ink' | 'vermilion' | 'lapis' | 'verdigris' | 'gold' | 'plum';

export interface CardProps {
  readonly tone?: Tone | undefined;
  /** Top left, where it stays readable when the next card overlaps this one. */
  readonly corner?: ComponentChildren;
  /** Bottom left, small. */
  readonly foot?: ComponentChildren;
  readonly back?: boolean | undefined;
  /** Every player has seen it; drawn with a dog-ear. */
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
