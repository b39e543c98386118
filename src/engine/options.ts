// Choosing a game's options from their lists of values.
import { checkGame, checkObject, shown } from './arguments.ts';
import { EngineError } from './errors.ts';
import type { AnyGame, Game, Options, OptionValue } from './game.ts';

export type OptionsAnswer<O extends Options = Options> =
  | { readonly ok: true; readonly options: O }
  | {
      readonly ok: false;
      readonly code: 'unknown-option';
      readonly name: string;
      readonly valid: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code: 'bad-option-value';
      readonly name: string;
      readonly value: OptionValue;
      readonly valid: readonly OptionValue[];
    };

/** Fills in the defaults. Values are compared as text, so that the argument `hand=3` and the number 3 are the same. */
export function chooseOptions<O extends Options>(
  game: Game<unknown, unknown, unknown, O>,
  given: { readonly [name: string]: OptionValue },
): OptionsAnswer<O>;
export function chooseOptions(game: AnyGame, given: { readonly [name: string]: OptionValue }): OptionsAnswer {
  checkGame(game);
  checkObject(given, 'bad-options', 'options', 'an object of values by their names');
  const options: { [name: string]: OptionValue } = {};
  for (const [name, values] of Object.entries(game.options)) options[name] = values[0];
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!values) return { ok: false, code: 'unknown-option', name, valid: Object.keys(game.options) };
    const text = typeof value === 'string' ? value : shown(value);
    const chosen = values.find((each) => String(each) === text);
    if (chosen === undefined) return { ok: false, code: 'bad-option-value', name, value, valid: values };
    options[name] = chosen;
  }
  return { ok: true, options };
}

/** The same, but throws where an option is wrong. Options that are undefined count as not given. */
export function checkedOptions(game: AnyGame, given: Partial<Options>): Options {
  checkObject(given, 'bad-options', 'options', 'an object of values by their names');
  const values: { [name: string]: OptionValue } = {};
  for (const [name, value] of Object.entries(given)) if (value !== undefined) values[name] = value;
  const chosen = chooseOptions(game, values);
  if (chosen.ok) return chosen.options;
  const what = chosen.code === 'unknown-option' ? 'there is no such option' : shown(chosen.value);
  const valid = chosen.valid.join(', ') || 'none';
  throw new EngineError(chosen.code, `${chosen.name}: ${what}; possible: ${valid}`);
}

/** Every combination of a game's options. */
export function allOptions(game: AnyGame): Options[] {
  checkGame(game);
  let all: Options[] = [{}];
  for (const [name, values] of Object.entries(game.options)) {
    all = all.flatMap((some) => values.map((value) => ({ ...some, [name]: value })));
  }
  return all;
}
