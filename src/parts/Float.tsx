// A change that floats up from where it happened: +1, −1, a word. Renders anew with every moment.
import './card.css';
import './float.css';

export interface FloatProps {
  /** A new value shows it again. */
  readonly moment: number | string;
  readonly text: string;
  readonly tone?: 'vermilion' | 'verdigris' | 'gold' | undefined;
}

/** Put it inside something positioned. */
export function Float({ moment, text, tone = 'gold' }: FloatProps) {
  return (
    <span key={moment} class={`float tone-${tone}`} aria-hidden="true">
      {text}
    </span>
  );
}
