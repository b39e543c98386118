// The uncertainty of a rating; a tap explains it.
import { useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { RATING_TEXTS } from './texts.ts';
import './uncertainty.css';

interface UncertaintyProps {
  readonly rating: number;
  readonly uncertainty: number;
}

export function Uncertainty({ rating, uncertainty }: UncertaintyProps) {
  const texts = RATING_TEXTS[useSettings().lang];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="uncertainty" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        ± {uncertainty}
      </button>
      {isOpen && (
        <small class="uncertainty-text" role="status">
          {texts.uncertainty(rating - uncertainty, rating + uncertainty)}
        </small>
      )}
    </>
  );
}
