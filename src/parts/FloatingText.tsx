// A short text that floats up from where something changed: +1, −1, a word.
import './card.css';
import './floating-text.css';

export interface FloatingTextProps {
  /** A new value starts the animation again. */
  readonly revision: number | string;
  readonly text: string;
  readonly tone?: 'vermilion' | 'verdigris' | 'gold' | undefined;
}

/** The parent element must be positioned. */
export function FloatingText({ revision, text, tone = 'gold' }: FloatingTextProps) {
  return (
    <span key={revision} class={`float tone-${tone}`} aria-hidden="true">
      {text}
    </span>
  );
}
