// Who sits at the table: name, illuminated initial, public counts, a quill on whoever must act.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../engine/game.ts';
import { useDesk } from './desk.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Thing } from './Thing.tsx';
import { PART_WORDS } from './words.ts';
import './card.css';
import './seats.css';

export interface Count {
  readonly icon: IconName;
  readonly value: number | string;
  /** With the value in it: "3 chips". */
  readonly label: string;
}

export interface SeatProps {
  readonly seat: Seat;
  readonly name: string;
  readonly acts: boolean;
  readonly counts: readonly Count[];
  /** The shown seat's own line above its hand: one row, no frame. */
  readonly own?: boolean | undefined;
  /** Out of the bidding, passed. */
  readonly out?: boolean | undefined;
  /** A tap on the seat plays this, goes on with `onPress`, or explains. */
  readonly move?: string | undefined;
  readonly step?: string | undefined;
  readonly look?: boolean | undefined;
  readonly why?: string | undefined;
  readonly chosen?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** More that is public: known cards, what was openly taken. */
  readonly children?: ComponentChildren;
}

const TONES = ['vermilion', 'lapis', 'verdigris', 'plum', 'gold'] as const;

/** Pieces may travel from and to a seat by its anchor, `seat-2`. */
export function SeatBadge({ seat, name, acts, counts, own, out, children, ...tap }: SeatProps) {
  const { acts: actsWord } = PART_WORDS[useDesk().lang];
  const label = `${name}${acts ? `, ${actsWord}` : ''}, ${counts.map((count) => count.label).join(', ')}`;
  return (
    <Thing
      label={label}
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
        {counts.map(({ icon, value, label }) => (
          <span key={icon} title={label}>
            <Icon name={icon} />
            {value}
          </span>
        ))}
      </span>
      {children !== undefined && <span class="seat-more">{children}</span>}
    </Thing>
  );
}

/** The others at the table, in the order of play. */
export function SeatStrip({ children }: { readonly children?: ComponentChildren }) {
  return (
    <section class="seat-strip" aria-label={PART_WORDS[useDesk().lang].players}>
      {children}
    </section>
  );
}
