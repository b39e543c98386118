// The choice between several combinations of dice that lead to the same letter.
import { Action } from '../../../parts/Action.tsx';
import { BoneDie } from './BoneDie.tsx';
import type { StoneProps } from './Letter.tsx';
import { spotOf } from './path.ts';
import { WORDS } from './words.ts';

export function WayChoice({ view, texts, lang, picked, to }: StoneProps) {
  const target = picked?.to;
  if (target === undefined) return null;
  const { row, column } = spotOf(target);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as freely
    <div
      class="ways"
      role="group"
      aria-label={WORDS[lang].whichDice}
      style={{ '--row': row, '--column': column }}
    >
      {to.get(target)?.map(({ move, notation }) => (
        <Action key={notation} label={texts.move(move, view)} move={notation} class="way">
          {move.dice.map((die, i) => (
            <BoneDie key={i} value={die} />
          ))}
        </Action>
      ))}
    </div>
  );
}
