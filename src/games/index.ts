// The catalogue: every game with its texts and its picture for the terminal.
import type { Drawing } from '../engine/drawing.ts';
import type { AnyGame, OptionValue } from '../engine/game.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import { biblios } from './biblios/index.ts';
import { draw as drawBiblios } from './biblios/terminal.ts';
import { en as bibliosEn } from './biblios/texts/en.ts';
import { fr as bibliosFr } from './biblios/texts/fr.ts';
import { duodecim } from './duodecim/index.ts';
import { draw as drawDuodecim } from './duodecim/terminal.ts';
import { en as duodecimEn } from './duodecim/texts/en.ts';
import { fr as duodecimFr } from './duodecim/texts/fr.ts';
import { scout } from './scout/index.ts';
import { draw as drawScout } from './scout/terminal.ts';
import { en as scoutEn } from './scout/texts/en.ts';
import { fr as scoutFr } from './scout/texts/fr.ts';
import {
  readTablesText,
  scriptoria,
  experience as scriptoriaExperience,
  scriptoriaWith,
} from './scriptoria/index.ts';
import { draw as drawScriptoria } from './scriptoria/terminal.ts';
import { en as scriptoriaEn } from './scriptoria/texts/en.ts';
import { fr as scriptoriaFr } from './scriptoria/texts/fr.ts';
import { typing as scriptoriaTyping } from './scriptoria/typing.ts';
import { scriptsAndScribes } from './scripts-and-scribes/index.ts';
import { draw as drawScriptsAndScribes } from './scripts-and-scribes/terminal.ts';
import { en as scriptsAndScribesEn } from './scripts-and-scribes/texts/en.ts';
import { fr as scriptsAndScribesFr } from './scripts-and-scribes/texts/fr.ts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Lang, AnyTexts>>;
  readonly draw: Drawing<unknown>;
  /** Where people type a move otherwise than its notation is. */
  readonly typing?: {
    fromNotation(notation: string): string;
    toNotation(typed: string): string;
  };
  /** How long a game takes people, from and to. */
  readonly minutes: readonly [number, number];
  /** Where an owner's own tables can take the place of ours: the game made from the text of such a file. */
  readonly withTables?: (text: string) => TablesAnswer;
  /** The option whose value follows from how many games each person at the table has finished. */
  readonly experience?: {
    readonly option: string;
    valueFor(gamesFinished: readonly number[]): OptionValue;
  };
}

export type TablesAnswer =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly field: string; readonly expected: string; readonly line?: number };

export const catalogue: readonly Entry[] = [
  {
    game: scriptsAndScribes,
    texts: { en: scriptsAndScribesEn, fr: scriptsAndScribesFr },
    draw: drawScriptsAndScribes,
    minutes: [25, 40],
  },
  { game: biblios, texts: { en: bibliosEn, fr: bibliosFr }, draw: drawBiblios, minutes: [25, 40] },
  { game: scout, texts: { en: scoutEn, fr: scoutFr }, draw: drawScout, minutes: [15, 30] },
  {
    game: scriptoria,
    texts: { en: scriptoriaEn, fr: scriptoriaFr },
    draw: drawScriptoria,
    typing: scriptoriaTyping,
    minutes: [45, 75],
    withTables: (text) => {
      const answer = readTablesText(text);
      return answer.ok ? { ok: true, game: scriptoriaWith(answer.tables) } : answer;
    },
    experience: scriptoriaExperience,
  },
  { game: duodecim, texts: { en: duodecimEn, fr: duodecimFr }, draw: drawDuodecim, minutes: [30, 60] },
];

export function findEntry(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.game.id === id);
}

export function findGame(id: string): AnyGame | undefined {
  return findEntry(id)?.game;
}
