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

export function Stack({ anchor, count, label, icon }: StackProps) {
  return (
    <Action
      label={label}
      anchor={anchor}
      class={`stack${count === 0 ? ' is-empty' : count > 2 ? ' is-high' : ''}`}
    >
      <Paper back />
      <span class="stack-count">
        {icon && <Icon name={icon} />}
        {count}
      </span>
    </Action>
  );
}
