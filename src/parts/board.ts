// The contract of a board: how a game looks. It gets what a seat may know and may do, and tells what was chosen; it knows no rules.
import type { VNode } from 'preact';
import type { ToldEvent } from '../engine/events.ts';
import type { GameEvent, Outcome, Seat } from '../engine/game.ts';
import type { GameTexts, Lang, Names } from '../engine/texts.ts';
import type { IconName } from './icons.ts';
import type { SoundName } from './sound.ts';

/** A legal move as the table offers it: the data, and the notation with which it is chosen. */
export interface Choice<M> {
  readonly move: M;
  readonly notation: string;
}

export interface BoardProps<V, M> {
  /** All that the shown seat knows. */
  readonly view: V;
  /** Whose eyes; null is a spectator, who has no own area. */
  readonly seat: Seat | null;
  /** What each seat knows, by seat, where a game that is over is looked at with all eyes: every hand is open. */
  readonly all?: readonly V[] | undefined;
  /** What that seat may do now; empty while others decide, after the end, and when looking back. */
  readonly moves: readonly Choice<M>[];
  /** Who has to decide now. */
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly names: Names;
  readonly lang: Lang;
  readonly texts: GameTexts<V, M>;
  /** What has just happened, as far as this seat may know: for motion. Empty after a reload or a jump. */
  readonly told: readonly ToldEvent[];
  /** Plays these steps, all or none. Usually a `Thing` with `move` does it for you. */
  choose(notations: readonly string[]): void;
  /** Says why something cannot be done; a `Thing` with `why` does it for you. */
  explain(text: string): void;
}

/** How one kind of event looks in the log and sounds at the table. */
export interface Mark {
  readonly icon: IconName;
  readonly sound?: SoundName;
}

/**
 * What `src/games/<id>/Board.tsx` exports as `board`.
 * `Board` is declared as a method, so that a board of known types stands where one of any types is asked for.
 */
export interface BoardKit<V, M, E extends GameEvent = GameEvent> {
  Board(props: BoardProps<V, M>): VNode;
  readonly marks: { readonly [K in E['key']]: Mark };
  /** The section of the rules about what is asked now: an id of the texts' rules. */
  section(view: V): string;
}

export type AnyBoardKit = BoardKit<unknown, unknown>;
