// The rules of each game, loaded when somebody plays it. Only the worker needs them.
import type { AnyGame, OptionValue } from '../../engine/game.ts';

const RULES: { readonly [id: string]: () => Promise<AnyGame> } = {
  'scripts-and-scribes': async () =>
    (await import('../../games/scripts-and-scribes/index.ts')).scriptsAndScribes,
  biblios: async () => (await import('../../games/biblios/index.ts')).biblios,
  scout: async () => (await import('../../games/scout/index.ts')).scout,
  scriptoria: async () => (await import('../../games/scriptoria/index.ts')).scriptoria,
  duodecim: async () => (await import('../../games/duodecim/index.ts')).duodecim,
};

/** Where an option follows from how many games somebody has finished. */
const EXPERIENCE: { readonly [id: string]: () => Promise<Experience> } = {
  scriptoria: async () => (await import('../../games/scriptoria/index.ts')).experience,
};

interface Experience {
  readonly option: string;
  valueFor(gamesFinished: readonly number[]): OptionValue;
}

export async function experienceOf(id: string): Promise<Experience | null> {
  return (await EXPERIENCE[id]?.()) ?? null;
}

export async function rulesOf(id: string): Promise<AnyGame> {
  // An id may come from anybody: `constructor` is no game.
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!load) throw new Error(`there is no game "${id}"`);
  return load();
}
