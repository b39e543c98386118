// The shapes of a drawing as elements.
import type { Shape } from './drawing.ts';

interface ShapesProps {
  readonly class: string;
  readonly shapes: readonly Shape[];
  /** Written where a shape leaves room for one. */
  readonly letter?: string;
}

export function Shapes({ shapes, letter, ...rest }: ShapesProps) {
  return (
    <g class={rest.class}>
      {shapes.map(({ look, path, letterAt }, i) =>
        letterAt ? (
          <text key={i} class={look} x={letterAt[0]} y={letterAt[1]}>
            {letter}
          </text>
        ) : (
          <path key={i} class={look} d={path} />
        ),
      )}
    </g>
  );
}
