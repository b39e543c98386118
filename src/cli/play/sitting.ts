// A game at the table in the terminal: what is played, who sits where, what proves it fair, where it is kept.
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
  seedOf,
} from '../../engine/index.ts';
import type { Entry } from '../../games/index.ts';
import { findEntry } from '../boxes.ts';
import { shelfPath } from '../home.ts';
import { defaultPeople, HUMAN, type Person } from '../people.ts';
import type { KeptGame } from '../saves.ts';

export interface Sitting {
  readonly entry: Entry;
  readonly people: readonly Person[];
  readonly table: AnyTable;
  readonly proof: Proof;
  /** Where it is kept while it goes on. */
  readonly file: string;
  /** What was revealed may be taken back too, and the game counts for nothing. */
  readonly isPractice: boolean;
  /** The deal came from a text that somebody chose: it may be known, so it counts for nothing. Not kept for what was begun earlier. */
  readonly isChosenDeal: boolean;
}

export function newSitting(
  entry: Entry,
  people: readonly Person[],
  options: Options,
  seed: string | undefined,
  isPractice = false,
): Sitting {
  const proof = seed === undefined ? randomProof(people.length) : proofFromText(seed, people.length);
  const table = openTable(entry.game, people.length, options, seedOf(proof.secret, proof.contributions));
  const isChosenDeal = seed !== undefined;
  return { entry, people, table, proof, file: newFile(entry.game.id), isPractice, isChosenDeal };
}

/** A bare record knows no people: then everybody is at this keyboard, and the record itself is left as it is. */
export function resumedSitting(file: string, kept: KeptGame, lang: Lang): Sitting {
  const { record, table, people, isPractice, isChosenDeal } = kept;
  const entry = findEntry(record.game);
  if (!entry) throw new Error(`a verified record of an unknown game: ${record.game}`);
  const humans = seatList(record.seats).map(() => HUMAN);
  return {
    entry,
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

/** Sorts by time; the random part keeps two games begun in the same second apart. */
function newFile(game: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(shelfPath('saves'), `${game}-${time}-${randomBytes(2).toString('hex')}.json`);
}
