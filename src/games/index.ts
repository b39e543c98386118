// The catalogue: every game with its texts and its picture for the terminal.
import type { Drawing } from '../engine/drawing.ts';
import type { AnyGame } from '../engine/game.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Lang, AnyTexts>>;
  readonly draw: Drawing<unknown>;
  /** How long a game takes people, from and to. */
  readonly minutes: readonly [number, number];
}

export const catalogue: readonly Entry[] = [];

export function findEntry(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.game.id === id);
}

export function findGame(id: string): AnyGame | undefined {
  return findEntry(id)?.game;
}
