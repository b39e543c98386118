// What is to be said of each level; a missing one is a compile error.
import type { Level } from '../../engine/levels.ts';

export type LevelTexts = { readonly [level in Level]: { readonly name: string; readonly about: string } };
