// An achievement tile: a gilt medal with its points, hollow while it is still to be won.

interface MedalProps {
  /** 0: nothing is left to be won. */
  readonly points: number;
  readonly held: boolean;
}

export function Medal({ points, held }: MedalProps) {
  return (
    <span class={`medal${held ? ' is-held' : ''}${points === 0 ? ' is-gone' : ''}`} aria-hidden="true">
      {points === 0 ? '–' : points}
    </span>
  );
}
