// The uncertainty of a rating; a tap explains it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { RATING_TEXTS } from './texts.ts';
import './uncertainty.css';

interface UncertaintyProps {
  readonly rating: number;
  readonly uncertainty: number;
  /** What stands after it, before the explanation. */
  readonly children?: ComponentChildren;
}

export function Uncertainty({ rating, uncertainty, children }: UncertaintyProps) {
  const texts = RATING_TEXTS[useSettings().lang];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="uncertainty" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        ± {uncertainty}
      </button>
      {children}
      {isOpen && (
        <small class="uncertainty-text" role="status">
          {texts.uncertainty(rating - uncertainty, rating + uncertainty)}
        </small>
      )}
    </>
  );
}
