// The button that says no to another game.
import type { RematchRequest } from './rematchRequest.ts';

interface DeclineProps {
  readonly button: RematchRequest['button'];
  readonly decline: NonNullable<RematchRequest['decline']>;
}

export function Decline({ button, decline: { label, act } }: DeclineProps) {
  return (
    <button type="button" class="plain-button" data-decline="" disabled={button.disabled} onClick={act}>
      {label}
    </button>
  );
}
