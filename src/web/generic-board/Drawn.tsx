// A terminal drawing on a page: the same lines in a fixed-width font, the styles as classes.
import type { Drawing, DrawingContext } from '../../engine/drawing.ts';
import { MARKING_STYLE, parseStyled } from './styledText.ts';

interface DrawnProps extends Omit<DrawingContext, 'style'> {
  readonly draw: Drawing<unknown>;
  readonly view: unknown;
}

export function Drawn({ draw, view, ...context }: DrawnProps) {
  const lines = draw(view, { ...context, style: MARKING_STYLE }).map(parseStyled);
  const columns = Math.max(
    30,
    ...lines.map((spans) => spans.reduce((sum, { text }) => sum + text.length, 0)),
  );
  return (
    <div class="drawn">
      {/* The letters shrink until the longest line fits. */}
      <div class="drawn-lines" style={{ '--columns': columns }}>
        {lines.map((spans, i) => (
          <div key={i}>
            {spans.map(({ text, names }, j) => (
              <span key={j} class={names.map((name) => `drawn-${name}`).join(' ') || undefined}>
                {text}
              </span>
            ))}
            {spans.length === 0 && '\u00a0'}
          </div>
        ))}
      </div>
    </div>
  );
}
