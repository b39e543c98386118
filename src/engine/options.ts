// Choosing a game's options from their lists of values.
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
  const options: { [name: string]: OptionValue } = {};
  for (const [name, values] of Object.entries(game.options)) options[name] = values[0];
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!values) return { ok: false, code: 'unknown-option', name, valid: Object.keys(game.options) };
    const chosen = values.find((v) => String(v) === String(value));
    if (chosen === undefined) return { ok: false, code: 'bad-option-value', name, value, valid: values };
    options[name] = chosen;
  }
  return { ok: true, options };
}

/** Every combination of a game's options. */
export function allOptions(game: AnyGame): Options[] {
  let all: Options[] = [{}];
  for (const [name, values] of Object.entries(game.options)) {
    all = all.flatMap((some) => values.map((value) => ({ ...some, [name]: value })));
  }
  return all;
}
