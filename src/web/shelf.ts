// The games on the shelf: those with a board, and how to load one when it is opened.
import type { VNode } from 'preact';
import type { Figure, Lesson } from '../engine/teaching.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import { Still as BibliosStill } from '../games/biblios/Still.tsx';
import { Still as DuodecimStill } from '../games/duodecim/Still.tsx';
import { Still as ScoutStill } from '../games/scout/Still.tsx';
import { Still as ScriptoriaStill } from '../games/scriptoria/Still.tsx';
import { Still as ScriptsStill } from '../games/scripts-and-scribes/Still.tsx';
import type { AnyBoardKit } from '../parts/board.ts';
import type { ShellTexts } from './texts/en.ts';

export type GameId = keyof ShellTexts['games'];

export interface ShelfGame {
  readonly id: GameId;
  readonly seatCounts: readonly number[];
  /** How long a game takes people, from and to. */
  readonly minutes: readonly [number, number];
  /** A small picture of the board; part of the home page, so it must stay small. */
  Still(): VNode;
  board(): Promise<AnyBoardKit>;
  readonly texts: Readonly<Record<Lang, () => Promise<AnyTexts>>>;
  figures(): Promise<readonly Figure[]>;
  lesson(): Promise<Lesson>;
}

/** A test compares seats and minutes with the catalogue of `src/games`, which is too large to load at home. */
export const SHELF: readonly ShelfGame[] = [
  {
    id: 'scripts-and-scribes',
    seatCounts: [2, 3, 4],
    minutes: [25, 40],
    Still: ScriptsStill,
    board: async () => (await import('../games/scripts-and-scribes/Board.tsx')).board,
    texts: {
      en: async () => (await import('../games/scripts-and-scribes/texts/en.ts')).en,
      fr: async () => (await import('../games/scripts-and-scribes/texts/fr.ts')).fr,
    },
    figures: async () => (await import('../games/scripts-and-scribes/teaching/figures.ts')).figures,
    lesson: async () => (await import('../games/scripts-and-scribes/teaching/lesson.ts')).lesson,
  },
  {
    id: 'biblios',
    seatCounts: [2, 3, 4],
    minutes: [25, 40],
    Still: BibliosStill,
    board: async () => (await import('../games/biblios/Board.tsx')).board,
    texts: {
      en: async () => (await import('../games/biblios/texts/en.ts')).en,
      fr: async () => (await import('../games/biblios/texts/fr.ts')).fr,
    },
    figures: async () => (await import('../games/biblios/teaching/figures.ts')).figures,
    lesson: async () => (await import('../games/biblios/teaching/lesson.ts')).lesson,
  },
  {
    id: 'scout',
    seatCounts: [2, 3, 4, 5],
    minutes: [15, 30],
    Still: ScoutStill,
    board: async () => (await import('../games/scout/Board.tsx')).board,
    texts: {
      en: async () => (await import('../games/scout/texts/en.ts')).en,
      fr: async () => (await import('../games/scout/texts/fr.ts')).fr,
    },
    figures: async () => (await import('../games/scout/teaching/figures.ts')).figures,
    lesson: async () => (await import('../games/scout/teaching/lesson.ts')).lesson,
  },
  {
    id: 'scriptoria',
    seatCounts: [2, 3, 4],
    minutes: [45, 75],
    Still: ScriptoriaStill,
    board: async () => (await import('../games/scriptoria/Board.tsx')).board,
    texts: {
      en: async () => (await import('../games/scriptoria/texts/en.ts')).en,
      fr: async () => (await import('../games/scriptoria/texts/fr.ts')).fr,
    },
    figures: async () => (await import('../games/scriptoria/teaching/figures.ts')).figures,
    lesson: async () => (await import('../games/scriptoria/teaching/lesson.ts')).lesson,
  },
  {
    id: 'duodecim',
    seatCounts: [2],
    minutes: [30, 60],
    Still: DuodecimStill,
    board: async () => (await import('../games/duodecim/Board.tsx')).board,
    texts: {
      en: async () => (await import('../games/duodecim/texts/en.ts')).en,
      fr: async () => (await import('../games/duodecim/texts/fr.ts')).fr,
    },
    figures: async () => (await import('../games/duodecim/teaching/figures.ts')).figures,
    lesson: async () => (await import('../games/duodecim/teaching/lesson.ts')).lesson,
  },
];

export function onShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
