// The form for the options of a game, each a closed list.
import { Fragment } from 'preact';
import type { OptionLists, OptionValue } from '../../engine/game.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { useTexts } from '../texts/index.ts';
import './seating.css';

/** Longer texts are cut in a list, and stand below it. */
const MAX_IN_LIST = 28;

export type Picks = { readonly [name: string]: OptionValue };

/** The list of earned values may have changed since the choice. */
export function pickOf(values: OptionLists[string], picked: OptionValue | undefined): OptionValue {
  const [usual] = values;
  if (picked === undefined) return usual;
  return values.includes(picked) ? picked : (values.at(-1) ?? usual);
}

interface OptionsFormProps {
  readonly lists: OptionLists;
  readonly texts: AnyTexts;
  /** The options that differ from their defaults. */
  readonly picks: Picks;
  onChange(picks: Picks): void;
}

export function OptionsForm({ lists, texts, picks, onChange }: OptionsFormProps) {
  const { gamePage } = useTexts();
  const options = Object.entries(lists);
  if (options.length === 0) return null;
  const pick = (name: string, text: string) => {
    const value = lists[name]?.find((each) => String(each) === text);
    if (value !== undefined) onChange({ ...picks, [name]: value });
  };
  return (
    <fieldset class="seating">
      <legend>{gamePage.options}</legend>
      {options.map(([name, values]) => {
        const chosen = pickOf(values, picks[name]);
        const textOf = (value: OptionValue) => texts.options[name]?.values[String(value)] ?? String(value);
        return (
          <Fragment key={name}>
            <label class="row">
              <span>{texts.options[name]?.label ?? name}</span>
              <select value={String(chosen)} onChange={(event) => pick(name, event.currentTarget.value)}>
                {values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {textOf(value)}
                  </option>
                ))}
              </select>
            </label>
            {textOf(chosen).length > MAX_IN_LIST && <small class="option-text">{textOf(chosen)}</small>}
          </Fragment>
        );
      })}
    </fieldset>
  );
}
