// Anything on a board that can be tapped: what is legal glows and acts, what is not says why.
import type { ComponentChildren, CSSProperties } from 'preact';
import { useDesk } from './desk.ts';
import './thing.css';

export interface ThingProps {
  /** Its full name, for the screen reader and for the tests: "5 over 7, third card". */
  readonly label: string;
  /** The notation, or the steps, that a tap plays at once. */
  readonly move?: string | readonly string[] | undefined;
  /** A tap leads to a further choice (`onPress`); a short name of it. */
  readonly step?: string | undefined;
  /** A tap leaves a choice half made. Escape does the same. */
  readonly cancel?: boolean | undefined;
  /** Opens or shows something and chooses nothing. */
  readonly look?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** Why a tap does nothing now: a whole sentence. */
  readonly why?: string | undefined;
  /** Not legal now: a tap asks the table, whose refusal says why. Better than `why` where the reason depends on rules. */
  readonly tries?: string | undefined;
  /** It is the chosen one, or part of it: it lifts. */
  readonly chosen?: boolean | undefined;
  readonly class?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Unique name of the piece: it travels when it stands elsewhere after an update. */
  readonly flip?: string | undefined;
  /** Where it comes from when it is new: the `anchor` of something that was there before. */
  readonly from?: string | undefined;
  /** A name by which other pieces find this place. */
  readonly anchor?: string | undefined;
  /** Resting or holding on it shows it large. Cards do so by themselves. */
  readonly magnify?: boolean | undefined;
  readonly children?: ComponentChildren;
}

export function Thing(props: ThingProps) {
  const desk = useDesk();
  const { label, move, step, cancel, look, onPress, why, tries, chosen } = props;
  const { style, flip, from, anchor, children } = props;
  const className = `thing ${chosen ? 'is-chosen ' : ''}${props.class ?? ''}`;
  const place = {
    style,
    'data-flip': flip,
    'data-from': from,
    'data-anchor': anchor,
    'data-magnify': props.magnify,
  };
  const steps = typeof move === 'string' ? [move] : move;
  if (!steps && step === undefined && !cancel && !look && why === undefined && tries === undefined) {
    return (
      <span role="img" aria-label={label} class={className} data-thing="" {...place}>
        {children}
      </span>
    );
  }
  const can = steps !== undefined || step !== undefined || cancel || look;
  const press = () => {
    if (steps) desk.choose(steps);
    else if (can) {
      desk.explain(null);
      onPress?.();
    } else if (why !== undefined) desk.explain(why);
    else if (tries !== undefined) desk.attempt(tries);
  };
  return (
    <button
      type="button"
      class={className}
      aria-label={label}
      aria-disabled={can ? undefined : true}
      aria-pressed={chosen}
      data-thing=""
      data-move={steps?.join(' + ')}
      data-step={steps ? undefined : step}
      data-cancel={cancel ? '' : undefined}
      data-look={look ? '' : undefined}
      onClick={press}
      {...place}
    >
      {children}
    </button>
  );
}
