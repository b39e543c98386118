// The catalogue: every game with its texts and its picture for the terminal.
import type { Drawing } from '../engine/drawing.ts';
import type { AnyGame } from '../engine/game.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import { scout } from './scout/index.ts';
import { draw as drawScout } from './scout/terminal.ts';
import { en as scoutEn } from './scout/texts/en.ts';
import { fr as scoutFr } from './scout/texts/fr.ts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Lang, AnyTexts>>;
  readonly draw: Drawing<unknown>;
  /** How long a game takes people, from and to. */
  readonly minutes: readonly [number, number];
}

export const catalogue: readonly Entry[] = [
  { game: scout, texts: { en: scoutEn, fr: scoutFr }, draw: drawScout, minutes: [15, 30] },
];

export function findEntry(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.game.id === id);
}

export function findGame(id: string): AnyGame | undefined {
  return findEntry(id)?.game;
}
