// A pile of face-down cards with its count: the deck, the auction pile.
import { Action } from '../../../parts/Action.tsx';
import { Card as Paper } from '../../../parts/Card.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { IconName } from '../../../parts/icons.ts';

interface StackProps {
  readonly anchor: string;
  readonly count: number;
  readonly label: string;
  readonly icon?: IconName;
}

/** A card is thinner than it is drawn, so that a full pile does not tower. */
const CARDS_A_LAYER = 3;
const MAX_LAYERS = 8;

export function Stack({ anchor, count, label, icon }: StackProps) {
  return (
    <Action label={label} anchor={anchor} class={`stack${count === 0 ? ' is-empty' : ''}`}>
      <Pile count={count} />
      <span class="stack-count">
        {icon && <Icon name={icon} />}
        {count}
      </span>
    </Action>
  );
}

/** The backs, as high as the pile is. */
export function Pile({ count }: { readonly count: number }) {
  const layers = Math.min(MAX_LAYERS, Math.max(1, Math.ceil(count / CARDS_A_LAYER)));
  return (
    <span class="pile" style={{ '--layers': layers }}>
      {Array.from({ length: layers - 1 }, (_, i) => (
        <i key={i} style={{ '--i': i }} />
      ))}
      <Paper back />
    </span>
  );
}
