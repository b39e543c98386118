// The characters: bots with a name and a style. Each plays like one of the levels, but has tastes that a good opponent can use.
import type { Seat } from './game.ts';
import type { Level } from './levels.ts';

/**
 * What a move can be liked or disliked for. A game's insight says which of its moves show which trait.
 * bold: takes a risk. thrifty: keeps money and means. hoarding: takes for its own stock. hasty: has it now.
 * spiteful: costs the others. proud: the large and splendid.
 */
export const TRAITS = ['bold', 'thrifty', 'hoarding', 'hasty', 'spiteful', 'proud'] as const;
export type Trait = (typeof TRAITS)[number];

/** For traits that a move shows: by how much a player who has the trait overrates it, as a win share between two seats. */
export type Flavour = { readonly [trait in Trait]?: number };

/** How much of each trait somebody has: 1 much, -1 the opposite. */
export type Tastes = { readonly [trait in Trait]?: number };

export interface Character {
  /** The same in every language. */
  readonly name: string;
  /** The level that it would be without its tastes. */
  readonly level: Level;
  readonly tastes: Tastes;
}

/** From the weakest level to the strongest. */
export const CHARACTERS = {
  roswitha: { name: 'Roswitha', level: 'novice', tastes: { spiteful: -1 } },
  walafrid: { name: 'Walafrid', level: 'apprentice', tastes: { hasty: 1 } },
  notker: { name: 'Notker', level: 'apprentice', tastes: { hoarding: 1 } },
  fulbert: { name: 'Fulbert', level: 'scribe', tastes: { bold: 1, thrifty: -0.5 } },
  guibert: { name: 'Guibert', level: 'scribe', tastes: { spiteful: 1 } },
  ermengarde: { name: 'Ermengarde', level: 'scribe', tastes: { proud: 1 } },
  dhuoda: { name: 'Dhuoda', level: 'master', tastes: { thrifty: 1 } },
  gisela: { name: 'Gisela', level: 'master', tastes: { hasty: -0.25, bold: -0.6 } },
} as const satisfies { readonly [id: string]: Character };

export type CharacterId = keyof typeof CHARACTERS;

export const CHARACTER_IDS: readonly CharacterId[] = Object.keys(CHARACTERS).filter(isCharacter);

export function isCharacter(bot: string): bot is CharacterId {
  return Object.hasOwn(CHARACTERS, bot);
}

/**
 * The name of the bot at a seat, among the bots of all seats: a character has its own, with a number if it already sits
 * at an earlier seat; null for other bots.
 */
export function characterName(bots: readonly (string | null)[], seat: Seat): string | null {
  const bot = bots[seat] ?? '';
  if (!isCharacter(bot)) return null;
  const earlier = bots.slice(0, seat).filter((each) => each === bot).length;
  const { name } = CHARACTERS[bot];
  return earlier === 0 ? name : `${name} ${earlier + 1}`;
}
