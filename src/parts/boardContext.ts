// What the shared parts need from the page around the board. The page provides it; boards rarely use it themselves.
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../engine/game.ts';
import type { Lang } from '../engine/texts.ts';
import type { Announcement } from './announcer.ts';
import type { LogEntry } from './board.ts';

/** What keeps the player from choosing: a move that waits for confirmation or for a connection, or a bot that plays for them. */
export interface PendingMove {
  readonly text: string;
  /** What is announced in place of the text, which was told already. */
  readonly spoken?: string;
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

/** What a hint says, in place of the prompt's sentence. */
export interface Advice {
  readonly text: string;
  /** Shows the other good moves; null while the hint is still sought. */
  readonly more: (() => void) | null;
}

/** What a player did last. */
export interface LastAct {
  /** A few words without the player's name: "Shows 3 4 5". */
  readonly text: string;
  readonly entries: readonly LogEntry[];
  /** Nobody has done anything since. */
  readonly isNewest: boolean;
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
  /** Another number for every new question, also if its sentence is the same. */
  readonly question: number;
  /** Why the last tap did nothing. */
  readonly note: string | null;
  readonly pending: PendingMove | null;
  /** What the page does by itself now, shown in place of the prompt. */
  readonly announcement?: string | null;
  /** What your seat is called if you play alone and have not given a name. */
  readonly ownLabel?: string | undefined;
  /** By seat; null for a seat about which there is nothing to say. Only where players are at different devices. */
  readonly seatStatuses?: readonly (SeatStatus | null)[] | undefined;
  /** By seat; a seat that has not done anything yet is missing. Also those of the shown seat. */
  readonly lastActs?: ReadonlyMap<Seat, LastAct> | undefined;
  /** Null if nothing can be taken back, or if there is no hint. */
  readonly takeBack: (() => void) | null;
  readonly hint: (() => void) | null;
  readonly advice?: Advice | null | undefined;
  /** The notation of the move that a hint names: its action, and a step that leads to it, are marked. */
  readonly hinted?: string | null | undefined;
  /** Only bots play: the shown seat is nobody's here, and is not called “you”. */
  readonly isWatched?: boolean | undefined;
  choose(notations: readonly string[]): void;
  /** Sends an illegal move to get the table's refusal. */
  attempt(notation: string): void;
  /** Null removes the last explanation. */
  explain(text: string | null): void;
  /** Tells screen readers. */
  announce(kind: Announcement, text: string): void;
}

/** For boards that only show a position. */
export const IDLE_BOARD_CONTEXT: BoardContextValue = {
  lang: 'en',
  revision: 0,
  motionMs: 0,
  prompt: '',
  isAsked: false,
  question: 0,
  note: null,
  pending: null,
  takeBack: null,
  hint: null,
  choose: () => {},
  attempt: () => {},
  explain: () => {},
  announce: () => {},
};

export const BoardContext = createContext<BoardContextValue>(IDLE_BOARD_CONTEXT);

export function useBoardContext(): BoardContextValue {
  return useContext(BoardContext);
}
