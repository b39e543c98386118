// A number input with a button for less and one for more.
import { useBoardContext } from './boardContext.ts';
import { Icon } from './Icon.tsx';
import { PART_TEXTS } from './texts.ts';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Shown instead of the number. */
  readonly shown?: string | undefined;
  onChange(value: number): void;
}

export function Stepper({ label, value, min, max, shown, onChange }: StepperProps) {
  const words = PART_TEXTS[useBoardContext().lang];
  return (
    <fieldset class="stepper" aria-label={label}>
      <button
        type="button"
        class="icon-button"
        aria-label={words.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{shown ?? value}</output>
      <button
        type="button"
        class="icon-button"
        aria-label={words.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
