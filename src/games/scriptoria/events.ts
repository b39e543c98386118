// What happens, as data: each event with its arguments. Nothing is secret here; only chance reveals.
import type { GameEvent, Seat } from '../../engine/game.ts';
import type { Side } from './grid.ts';
import type { Colophon } from './hell.ts';
import type { Part } from './tables.ts';

type Told<K extends string, A> = GameEvent & { readonly key: K; readonly args: A };

/** Sketches and lecterns go by name, inks by letter, so that a reader needs no tables. */
export type Event =
  | Told<'opening', { archivist: Seat; sketches: readonly string[] }>
  | Told<
      'dawn',
      {
        day: number;
        archivist: Seat;
        lecterns: readonly { lectern: string; sketches: readonly string[] }[];
        cup: string;
      }
    >
  | Told<'inks', { seat: Seat; inks: string }>
  | Told<'grimoire', { seat: Seat }>
  | Told<'picked', { seat: Seat; lectern: string }>
  | Told<'given', { seat: Seat; to: Seat; lectern: string }>
  | Told<'cleared', { lectern: string; sketches: readonly string[] }>
  | Told<'placed', { seat: Seat; sketch: string; place: number; page: Side; paid: string; points: number }>
  | Told<'freed', { seat: Seat; sketch: string; place: number; page: Side }>
  | Told<'helped', { seat: Seat; sketch: string }>
  | Told<'asked', { seat: Seat; from: Seat; sketch: string }>
  | Told<'quill', { seat: Seat }>
  | Told<'achieved', { seat: Seat; part: Part; points: number }>
  /** The pile was empty. */
  | Told<'unrewarded', { seat: Seat; part: Part }>
  | Told<'discarded', { seat: Seat; sketch: string }>
  | Told<'poured', { seat: Seat; ink: string }>
  | Told<'done', { seat: Seat; kept: readonly string[] }>
  | Told<'scored', { seat: Seat; track: number; achievements: number; tokens: number; total: number }>
  /** C16: the score of 66 is reached for the first time. */
  | Told<'door', { seat: Seat }>
  /** C16: what lay behind the door, told when the game is over. */
  | Told<'colophon', Colophon>;
