// The players at the table: name, initial, public counts, and a quill on everyone who must act.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../engine/game.ts';
import { Action, type ActionProps } from './Action.tsx';
import { useBoardContext } from './boardContext.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { PART_TEXTS } from './texts.ts';
import './card.css';
import './seats.css';

export interface SeatStat {
  readonly icon: IconName;
  readonly value: number | string;
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
  /** More public information, such as known cards. */
  readonly children?: ComponentChildren;
}

const TONES = ['vermilion', 'lapis', 'verdigris', 'plum', 'gold'] as const;

/** Pieces move from and to a seat by its anchor, for example `seat-2`. */
export function SeatBadge({ seat, name, acts, stats, own, out, children, ...tap }: SeatProps) {
  const { lang, seatStatuses } = useBoardContext();
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
      <span class={`seat-initial tone-${TONES[seat % TONES.length]}`}>{[...name][0]}</span>
      <span class="seat-name">{name}</span>
      {acts && (
        <span class="seat-quill">
          <Icon name="quill" />
        </span>
      )}
      <span class="seat-counts">
        {stats.map(({ icon, value, label }) => (
          <span key={icon} title={label}>
            <Icon name={icon} />
            {value}
          </span>
        ))}
      </span>
      {children !== undefined && <span class="seat-more">{children}</span>}
      {status && <span class="seat-status">{status.tag}</span>}
    </Action>
  );
}

/** The other players, in the order of play. */
export function SeatStrip({ children }: { readonly children?: ComponentChildren }) {
  return (
    <section class="seat-strip" aria-label={PART_TEXTS[useBoardContext().lang].players}>
      {children}
    </section>
  );
}
