// Anything on a board that can be tapped: a legal action is highlighted and acts, any other says why it is not possible.
import type { ComponentChildren, CSSProperties } from 'preact';
import { useBoardContext } from './boardContext.ts';
import './action.css';

export interface ActionProps {
  /** The full name, for screen readers and tests: "5 over 7, third card". */
  readonly label: string;
  /** The move, or the moves in order, that a tap plays at once, as notations. */
  readonly move?: string | readonly string[] | undefined;
  /** A tap leads to a further choice (`onPress`); this is a short name for it. */
  readonly step?: string | undefined;
  /** For a `step`: the moves that can still be reached through it. It is marked when a hint names one of them. */
  readonly leadsTo?: readonly string[] | undefined;
  /** A tap cancels an unfinished choice. Escape does the same. */
  readonly cancel?: boolean | undefined;
  /** A tap opens or shows something and chooses nothing. */
  readonly look?: boolean | undefined;
  /** Only read, but the arrow keys of its group stop there. For places too small for a finger; others are better `look`. */
  readonly isStop?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** A sentence that says why a tap does nothing now. */
  readonly why?: string | undefined;
  /** A move that is not legal now: a tap sends it to the table, whose refusal says why. Better than `why` if the reason depends on the rules. */
  readonly tries?: string | undefined;
  /** It is chosen, or part of the choice: it is raised. */
  readonly chosen?: boolean | undefined;
  readonly class?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** A unique name of the piece: the piece is animated when it has moved after an update. */
  readonly flip?: string | undefined;
  /** Where a new piece comes from: the `anchor` of something that was there before. */
  readonly from?: string | undefined;
  /** New pieces with the same `from` arrive one after the other, in this order from 0. */
  readonly order?: number | undefined;
  /** A name for this place, for `from` and `leaves`. */
  readonly anchor?: string | undefined;
  /** Hovering over it or holding it shows it enlarged. Cards do this by themselves. */
  readonly magnify?: boolean | undefined;
  readonly children?: ComponentChildren;
}

export function Action(props: ActionProps) {
  const board = useBoardContext();
  const { label, move, step, cancel, look, onPress, why, tries, chosen } = props;
  const { style, flip, from, anchor, children } = props;
  const className = `action ${chosen ? 'is-chosen ' : ''}${props.class ?? ''}`;
  const place = {
    style,
    'data-flip': flip,
    'data-from': from,
    'data-order': props.order,
    'data-anchor': anchor,
    'data-magnify': props.magnify,
  };
  const steps = typeof move === 'string' ? [move] : move;
  if (!steps && step === undefined && !cancel && !look && why === undefined && tries === undefined) {
    return (
      <span
        role="img"
        aria-label={label}
        class={className}
        data-action=""
        {...(props.isStop && { tabIndex: -1, 'data-stop': '' })}
        {...place}
      >
        {children}
      </span>
    );
  }
  const can = steps !== undefined || step !== undefined || cancel || look;
  const press = () => {
    if (steps) board.choose(steps);
    else if (can) {
      board.explain(null);
      onPress?.();
    } else if (why !== undefined) board.explain(why);
    else if (tries !== undefined) board.attempt(tries);
  };
  return (
    <button
      type="button"
      class={className}
      aria-disabled={can ? undefined : true}
      aria-pressed={chosen}
      data-action=""
      data-move={steps?.join(' + ')}
      data-step={steps ? undefined : step}
      data-cancel={cancel ? '' : undefined}
      data-look={look ? '' : undefined}
      data-hinted={isHinted(steps?.slice(0, 1) ?? props.leadsTo, board.hinted) ? '' : undefined}
      onClick={press}
      {...place}
    >
      <Named label={label}>{children}</Named>
    </button>
  );
}

const isHinted = (moves: readonly string[] | undefined, hinted: string | null | undefined) =>
  hinted != null && (moves?.includes(hinted) ?? false);

/**
 * The name is text inside the button, and the face is a picture: an `aria-label` would have to contain every number
 * that is drawn on the face, in its order (WCAG 2.5.3).
 */
function Named({ label, children }: Pick<ActionProps, 'label' | 'children'>) {
  if (children === label) return <>{label}</>;
  return (
    <>
      <span class="unseen">{label}</span>
      <span class="action-face" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
