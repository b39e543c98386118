// The events of the game with their arguments. Nothing is secret here; only chance reveals.
import type { GameEvent, Seat } from '../../../engine/game.ts';
import type { Colophon } from './colophon.ts';
import type { Side } from './grid.ts';
import type { Part } from './tables.ts';

type EventOf<K extends string, A> = GameEvent & { readonly key: K; readonly args: A };

/** Sketches and lecterns are given by name and inks by letter, so that a reader needs no tables. */
export type Event =
  | EventOf<'opening', { archivist: Seat; sketches: readonly string[] }>
  | EventOf<
      'dawn',
      {
        day: number;
        archivist: Seat;
        lecterns: readonly { lectern: string; sketches: readonly string[] }[];
        cup: string;
      }
    >
  | EventOf<'inks', { seat: Seat; inks: string }>
  | EventOf<'grimoire', { seat: Seat }>
  | EventOf<'picked', { seat: Seat; lectern: string }>
  | EventOf<'given', { seat: Seat; to: Seat; lectern: string }>
  | EventOf<'cleared', { lectern: string; sketches: readonly string[] }>
  | EventOf<'placed', { seat: Seat; sketch: string; place: number; page: Side; paid: string; points: number }>
  | EventOf<'freed', { seat: Seat; sketch: string; place: number; page: Side }>
  | EventOf<'helped', { seat: Seat; sketch: string }>
  | EventOf<'asked', { seat: Seat; from: Seat; sketch: string }>
  | EventOf<'quill', { seat: Seat }>
  | EventOf<'achieved', { seat: Seat; part: Part; points: number }>
  /** The pile was empty. */
  | EventOf<'unrewarded', { seat: Seat; part: Part }>
  | EventOf<'discarded', { seat: Seat; sketch: string }>
  | EventOf<'poured', { seat: Seat; ink: string }>
  | EventOf<'done', { seat: Seat; kept: readonly string[] }>
  | EventOf<'scored', { seat: Seat; track: number; achievements: number; tokens: number; total: number }>
  /** C16: a score of 66 is reached for the first time. */
  | EventOf<'door', { seat: Seat }>
  /** C16: what lay behind the door; emitted when the game is over. */
  | EventOf<'colophon', Colophon>;
