// The contract of a board: it shows what a seat may know and do, and reports what was chosen. A board knows no rules.
import type { VNode } from 'preact';
import type { VisibleEvent } from '../engine/events.ts';
import type { GameEvent, Outcome, Seat } from '../engine/game.ts';
import type { GameTexts, Lang, Names } from '../engine/texts.ts';
import type { LogEntry } from '../engine/turns.ts';
import type { IconName } from './icons.ts';
import type { SoundName } from './sound/names.ts';

/** A legal move: its data, and the notation with which it is chosen. */
export interface Choice<M> {
  readonly move: M;
  readonly notation: string;
}

export type { LogEntry } from '../engine/turns.ts';

export interface BoardProps<V, M> {
  /** Everything the shown seat knows. */
  readonly view: V;
  /** The shown seat; null for a spectator, who has no area of their own. */
  readonly seat: Seat | null;
  /** The views of all seats, by seat, if every hand of a finished game is shown. */
  readonly allViews?: readonly V[] | undefined;
  /** The legal moves of that seat; empty while others decide, after the end, and in earlier positions. */
  readonly moves: readonly Choice<M>[];
  /** The seats that have to decide now. */
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly names: Names;
  readonly lang: Lang;
  readonly texts: GameTexts<V, M>;
  /** The events since the last update, as this seat may see them, for animations. Empty after a reload or a jump. */
  readonly newEvents: readonly VisibleEvent[];
  /** Everything that has happened up to the shown position, oldest first; not in a lesson, a puzzle or a figure. */
  readonly log?: readonly LogEntry[] | undefined;
  /**
   * During the count at the end: the subjects of the score breakdown that are counted so far, the last of them right now.
   * Otherwise everything may be shown. Points fly from the element with `data-count` and the subject.
   */
  readonly counted?: readonly string[] | undefined;
  /** Plays these moves, all or none. Usually an `Action` with `move` does this for you. */
  choose(notations: readonly string[]): void;
  /** Shows why something is not possible; an `Action` with `why` does this for you. */
  explain(text: string): void;
}

/** The icon of an event in the log, and its sound. */
export interface EventMark {
  readonly icon: IconName;
  readonly sound?: SoundName;
}

/**
 * What `src/games/<id>/board/Board.tsx` exports as `board`.
 * `Board` is declared as a method, so that a board of known types can be used as an `AnyBoardModule`.
 */
export interface BoardModule<V, M, E extends GameEvent = GameEvent> {
  Board(props: BoardProps<V, M>): VNode;
  readonly eventMarks: { readonly [K in E['key']]: EventMark };
  /** The class of the room around the table (room.css); without it, plain parchment. */
  readonly room?: string;
  /** The id of the section of the rules that explains the current decision. */
  rulesSection(view: V): string;
  /** How it stands in sentences, for a key that tells it: where the game has no scores before its end. */
  standing?(view: V, words: { readonly names: Names; readonly lang: Lang }): readonly string[];
}

export type AnyBoardModule = BoardModule<unknown, unknown>;
