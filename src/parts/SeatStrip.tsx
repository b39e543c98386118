// The players at the table: portrait, name, public counts, what they did last, and a quill on everyone who must act.
import { type ComponentChildren, toChildArray } from 'preact';
import type { Seat } from '../engine/game.ts';
import { Action, type ActionProps } from './Action.tsx';
import { useBoardContext } from './boardContext.ts';
import { useFrameLater } from './frameLater.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Portrait } from './Portrait.tsx';
import { PART_TEXTS } from './texts.ts';
import { wordsBeside } from './wordsBeside.ts';
import './seats.css';
import './seat-status.css';

export interface SeatStat {
  readonly icon: IconName;
  /** Drawn instead of the icon: a coin, a chip. */
  readonly picture?: ComponentChildren;
  readonly value: number | string;
  /** What is counted, written after the value where there is room: "chips". */
  readonly unit?: string | undefined;
  /** Contains the value: "3 chips". */
  readonly label: string;
}

/** A tap on the seat plays a move, calls `onPress`, or explains why nothing happens, as with any `Action`. */
export interface SeatProps
  extends Pick<ActionProps, 'move' | 'step' | 'look' | 'why' | 'chosen' | 'onPress'> {
  readonly seat: Seat;
  readonly name: string;
  readonly acts: boolean;
  readonly stats: readonly SeatStat[];
  /** The row of the shown seat above its hand, without a border. */
  readonly own?: boolean | undefined;
  /** Has passed or is out of the bidding. */
  readonly out?: boolean | undefined;
  /** More public information, such as a fan of backs. */
  readonly children?: ComponentChildren;
}

/** Pieces move from and to a seat by its anchor, for example `seat-2`. */
export function SeatBadge({ seat, name: given, acts, stats, own, out, children, ...tap }: SeatProps) {
  const { lang, ownLabel, seatStatuses, lastActs } = useBoardContext();
  const name = (own && ownLabel) || given;
  const says = useFrameLater(own ? undefined : wordsBeside(lastActs?.get(seat), acts));
  const status = own ? null : seatStatuses?.[seat];
  const parts = [
    name,
    ...(acts ? [PART_TEXTS[lang].acts] : []),
    ...(status ? [status.label] : []),
    ...stats.map((count) => count.label),
  ];
  return (
    <Action
      label={parts.join(', ')}
      anchor={`seat-${seat}`}
      class={`seat${acts ? ' is-acting' : ''}${out ? ' is-out' : ''}${own ? ' is-own' : ''}`}
      {...tap}
    >
      <Portrait name={name} seat={seat} />
      <span class="seat-name">{name}</span>
      {acts && (
        <span class="seat-quill" data-explain={`${name}: ${PART_TEXTS[lang].acts}`}>
          <Icon name="quill" />
        </span>
      )}
      <span class="seat-counts">
        {stats.map(({ icon, picture, value, unit, label }) => (
          <span key={icon} class={`stat-${icon}`} data-explain={label}>
            {picture ?? <Icon name={icon} />}
            {value}
            {unit !== undefined && <span class="seat-unit">{unit}</span>}
          </span>
        ))}
      </span>
      {children !== undefined && <span class="seat-more">{children}</span>}
      {status && <span class="seat-status">{status.tag}</span>}
      {!own && (
        <span key={says} class="seat-says" aria-hidden="true">
          {says}
        </span>
      )}
    </Action>
  );
}

/** The other players, in the order of play. */
export function SeatStrip({ children }: { readonly children?: ComponentChildren }) {
  const { players } = PART_TEXTS[useBoardContext().lang];
  // For style sheets: counting with :has(> :nth-child(3)) made the browser style the whole board anew after every change.
  const atLeast = toChildArray(children).map((_, i) => i + 1);
  return (
    <section class="seats" aria-label={players}>
      <h2 class="unseen">{players}</h2>
      <div class="seat-strip" data-at-least={atLeast.join(' ')}>
        {children}
      </div>
    </section>
  );
}
