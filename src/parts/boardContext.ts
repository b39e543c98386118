// What the shared parts need from the page around the board. The page provides it; boards rarely use it themselves.
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../engine/texts.ts';

/** What keeps the player from choosing: a move that waits for confirmation or for a connection, or a bot that plays for them. */
export interface PendingMove {
  readonly text: string;
  /** Null if there is nothing to confirm. */
  readonly confirm: (() => void) | null;
  /** Null if it is too late to cancel. */
  readonly cancel: (() => void) | null;
  /** The text of the cancel button, if it is not the usual one. */
  readonly cancelLabel?: string;
  /** Something else to do than to confirm or to cancel. */
  readonly other?: { readonly label: string; press(): void };
}

/** What the page knows about the player of a seat besides the game: away, a bot plays, time left. */
export interface SeatStatus {
  /** For the name that screen readers read out; without anything that changes every second. */
  readonly label: string;
  /** The tag at the edge of the seat. */
  readonly tag: ComponentChildren;
}

export interface BoardContextValue {
  readonly lang: Lang;
  /** Rises with every update from the table; pieces are animated when it changes. */
  readonly revision: number;
  /** The length of an animation; 0 turns animations off. */
  readonly motionMs: number;
  /** The game's own sentence about who must do what. */
  readonly prompt: string;
  /** Whether the shown seat has to decide. */
  readonly isAsked: boolean;
  /** Why the last tap did nothing. */
  readonly note: string | null;
  readonly pending: PendingMove | null;
  /** What the page does by itself now, shown in place of the prompt. */
  readonly announcement?: string | null;
  /** By seat; null for a seat about which there is nothing to say. Only where players are at different devices. */
  readonly seatStatuses?: readonly (SeatStatus | null)[] | undefined;
  /** Null if nothing can be taken back, or if there is no hint. */
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  choose(notations: readonly string[]): void;
  /** Sends an illegal move to get the table's refusal. */
  attempt(notation: string): void;
  /** Null removes the last explanation. */
  explain(text: string | null): void;
}

/** For boards that only show a position. */
export const IDLE_BOARD_CONTEXT: BoardContextValue = {
  lang: 'en',
  revision: 0,
  motionMs: 0,
  prompt: '',
  isAsked: false,
  note: null,
  pending: null,
  takeBack: null,
  hint: null,
  choose: () => {},
  attempt: () => {},
  explain: () => {},
};

export const BoardContext = createContext<BoardContextValue>(IDLE_BOARD_CONTEXT);

export function useBoardContext(): BoardContextValue {
  return useContext(BoardContext);
}
