// What the shared parts need from the page around the board; the page provides it, boards need not know it.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../engine/texts.ts';

/** A move that waits: for the person's yes, or for something that nobody here can do, and then there is nothing to confirm. */
export interface Pending {
  readonly text: string;
  readonly confirm: (() => void) | null;
  /** Null where it is too late. */
  readonly cancel: (() => void) | null;
  /** What cancelling is called, where it is not just "not yet". */
  readonly cancelLabel?: string;
}

export interface Desk {
  readonly lang: Lang;
  /** Another number with every update from the table; motion happens when it changes. */
  readonly moment: number;
  /** Milliseconds; 0 is none. */
  readonly motion: number;
  /** The game's own sentence about who must do what. */
  readonly prompt: string;
  /** The shown seat has to decide. */
  readonly asked: boolean;
  /** Why the last tap did nothing. */
  readonly note: string | null;
  readonly pending: Pending | null;
  /** What the page does by itself now, said instead of any question. */
  readonly announced?: string | null;
  /** Null where there is nothing to take back, or no advice to be had. */
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  choose(notations: readonly string[]): void;
  /** Sends what is not legal, for the sake of the refusal. */
  attempt(notation: string): void;
  /** Null takes the last explanation away. */
  explain(text: string | null): void;
}

/** Where nothing is asked and nothing can be done. */
export const IDLE: Desk = {
  lang: 'en',
  moment: 0,
  motion: 0,
  prompt: '',
  asked: false,
  note: null,
  pending: null,
  takeBack: null,
  hint: null,
  choose: () => {},
  attempt: () => {},
  explain: () => {},
};

export const DeskContext = createContext<Desk>(IDLE);

export function useDesk(): Desk {
  return useContext(DeskContext);
}
