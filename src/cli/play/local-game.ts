// A game in the terminal: the table, who sits where, the proof of its seed, and the file where it is saved.
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import {
  type AnyTable,
  type Lang,
  type Options,
  openTable,
  type Proof,
  proofFromText,
  proofOf,
  randomSecret,
  seatList,
  seedFromProof,
} from '../../engine/index.ts';
import type { LoadedGame } from '../../games/loaded.ts';
import { gamesFolder } from '../data-folder.ts';
import { findLoadedGame } from '../game-lookup.ts';
import { defaultPeople, HUMAN, type Person } from '../people.ts';
import type { SavedGame } from '../saves.ts';

export interface LocalGame {
  readonly loaded: LoadedGame;
  readonly people: readonly Person[];
  readonly table: AnyTable;
  readonly proof: Proof;
  /** The save file. */
  readonly file: string;
  /** Moves that revealed something may be taken back too, and the game does not count. */
  readonly isPractice: boolean;
  /** The seed text was chosen, so the deal may be known and the game does not count. Missing in older saves. */
  readonly isChosenDeal: boolean;
}

export function newLocalGame(
  loaded: LoadedGame,
  people: readonly Person[],
  options: Options,
  seed: string | undefined,
  isPractice = false,
): LocalGame {
  const proof = seed === undefined ? randomProof(people.length) : proofFromText(seed, people.length);
  const table = openTable(loaded.game, people.length, options, seedFromProof(proof));
  const isChosenDeal = seed !== undefined;
  return { loaded, people, table, proof, file: newFile(loaded.game.id), isPractice, isChosenDeal };
}

/** A bare record names no people: then all seats are played at this keyboard, and the record file is not changed. */
export function resumedLocalGame(file: string, saved: SavedGame, lang: Lang): LocalGame {
  const { record, table, people, isPractice, isChosenDeal } = saved;
  const loaded = findLoadedGame(record.game);
  if (!loaded) throw new Error(`a verified record of an unknown game: ${record.game}`);
  const humans = seatList(record.seats).map(() => HUMAN);
  return {
    loaded,
    people: people ?? defaultPeople(humans, lang),
    table,
    proof: record.proof,
    file: people ? resolve(file) : newFile(record.game),
    isPractice,
    isChosenDeal,
  };
}

function randomProof(seats: number): Proof {
  return proofOf(
    randomSecret(),
    seatList(seats).map(() => randomBytes(16).toString('hex')),
  );
}

/** File names sort by time; the random part separates games begun in the same second. */
function newFile(game: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(gamesFolder('saves'), `${game}-${time}-${randomBytes(2).toString('hex')}.json`);
}
