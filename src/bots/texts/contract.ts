// What is to be said of each level and each character; a missing one is a compile error.
import type { CharacterId } from '../../engine/characters.ts';
import type { Level } from '../../engine/levels.ts';

export type LevelTexts = { readonly [level in Level]: { readonly name: string; readonly about: string } };

export type CharacterTexts = {
  readonly [id in CharacterId]: {
    /** As a list shows it: `Dhuoda the miser`. At the table the name alone is shown. */
    readonly name: string;
    readonly about: string;
  };
};
