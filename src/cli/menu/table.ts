// The questions before a game: seats, people, bots, options and names.
import { isCancel, select, text } from '@clack/prompts';
import { characterTexts, levelTexts } from '../../bots/index.ts';
import {
  isSavedName,
  type Lang,
  MAX_NAME_LENGTH,
  type Options,
  type OptionValue,
} from '../../engine/index.ts';
import type { LoadedGame } from '../../games/loaded.ts';
import { optionLabel, optionValue } from '../options.ts';
import { defaultPeople, HUMAN, type Person } from '../people.ts';
import { valueByExperience } from '../profile.ts';
import { textsOf } from '../texts/index.ts';

interface ChosenTable {
  readonly people: readonly Person[];
  readonly options: Options;
}

/** Null if the person goes back. */
export async function askTable(
  loaded: LoadedGame,
  kind: 'play' | 'watch',
  lang: Lang,
): Promise<ChosenTable | null> {
  const words = textsOf(lang);
  const { seatCounts } = loaded.game;
  const seats = await one(
    words.menu.seats,
    seatCounts.map((value) => ({ value, label: words.seats(value) })),
  );
  if (seats === null) return null;
  const humans = kind === 'watch' ? 0 : await one(words.menu.humans, upTo(seats, words.menu.people));
  if (humans === null) return null;
  const bot = humans === seats ? HUMAN : await one(words.menu.bot, levelChoices(lang));
  if (bot === null) return null;
  const players = Array.from({ length: seats }, (_, seat) => (seat < humans ? HUMAN : bot));
  const people = await askNames(defaultPeople(players, lang), lang);
  const options = people && (await askOptions(loaded, people, lang));
  return people && options && { people, options };
}

function levelChoices(lang: Lang) {
  const bots = [...Object.entries(levelTexts[lang]), ...Object.entries(characterTexts[lang])];
  const choices = bots.map(([value, { name, about }]) => ({ value, label: name, hint: about }));
  return [...choices, { value: 'random', label: textsOf(lang).menu.random }];
}

async function askOptions(
  loaded: LoadedGame,
  people: readonly Person[],
  lang: Lang,
): Promise<Options | null> {
  const texts = loaded.texts[lang];
  const options: { [name: string]: OptionValue } = {};
  for (const [name, values] of Object.entries(loaded.game.options)) {
    const choices = offered(loaded, name, values, people).map((value) => ({
      value,
      label: optionValue(texts, name, value),
    }));
    const chosen = await one<OptionValue>(optionLabel(texts, name), choices);
    if (chosen === null) return null;
    options[name] = chosen;
  }
  return options;
}

/** Experience is earned, not chosen: the choices are the earned value and the default. */
function offered(
  loaded: LoadedGame,
  name: string,
  values: readonly OptionValue[],
  people: readonly Person[],
): readonly OptionValue[] {
  const earned = loaded.experience?.option === name ? valueByExperience(loaded, people) : undefined;
  return earned === undefined ? values : [values[0]!, earned];
}

async function askNames(people: readonly Person[], lang: Lang): Promise<Person[] | null> {
  const words = textsOf(lang).menu;
  const named: Person[] = [];
  for (const person of people) {
    if (person.bot !== null) {
      named.push(person);
      continue;
    }
    const name = await text({
      message: words.name(person.name),
      placeholder: person.name,
      defaultValue: person.name,
      validate: (typed) => (!typed || isSavedName(typed.trim()) ? undefined : words.badName(MAX_NAME_LENGTH)),
    });
    if (isCancel(name)) return null;
    named.push({ ...person, name: name.trim() || person.name });
  }
  return named;
}

/** A single choice is not asked for. */
async function one<T>(
  message: string,
  options: readonly { readonly value: T; readonly label: string }[],
): Promise<T | null> {
  if (options.length === 1) return options[0]!.value;
  const chosen = await select<number>({
    message,
    options: options.map(({ label }, value) => ({ value, label })),
    showInstructions: false,
  });
  return isCancel(chosen) ? null : options[chosen]!.value;
}

function upTo(seats: number, label: (count: number) => string): { value: number; label: string }[] {
  return Array.from({ length: seats }, (_, at) => ({ value: at + 1, label: label(at + 1) }));
}
