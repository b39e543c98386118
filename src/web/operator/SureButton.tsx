// A button for what cannot be undone: it has to be pressed twice.
import { useState } from 'preact/hooks';
import type { OperatorTexts } from './texts.ts';

interface SureButtonProps {
  readonly texts: OperatorTexts;
  readonly label: string;
  /** What it is done to, for readers who do not see the row. */
  readonly about: string;
  readonly act: string;
  onSure(): void;
}

export function SureButton({ texts, label, about, act, onSure }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const press = () => {
    setAsked(!isAsked);
    if (isAsked) onSure();
  };
  return (
    <button
      type="button"
      class="plain-button"
      data-act={act}
      aria-label={`${isAsked ? texts.sure : label} ${about}`}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? texts.sure : label}
    </button>
  );
}
