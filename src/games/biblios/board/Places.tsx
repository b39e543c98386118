// The three places for a drawn card: kept, for the auction, for all. Each shows what lies there and how many cards it still takes.
import type { ComponentChildren } from 'preact';
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { IconName } from '../../../parts/icons.ts';
import type { Destination } from '../rules/state.ts';
import { Pile } from './Stack.tsx';
import type { TableProps } from './table-props.ts';

const PLACES: readonly { readonly to: Destination; readonly icon: IconName }[] = [
  { to: 'hand', icon: 'hand' },
  { to: 'auction', icon: 'gavel' },
  { to: 'public', icon: 'eye' },
];

/** The children are the cards that lie open. */
export function Places({
  view,
  seat,
  moves,
  wording,
  names,
  children,
}: TableProps & { readonly children: ComponentChildren }) {
  const { terms, words } = wording;
  const owedTo = { hand: view.toHand, auction: view.toAuction, public: view.toPublic };
  const isMine = seat === view.active;
  // While a church card is resolved, the places only show what lies there.
  const isAsked = view.phase === 'give' && moves.length > 0;
  return (
    <Group
      label={words.destinations}
      class={view.public.length + view.toPublic > 1 ? 'places has-open' : 'places'}
    >
      {PLACES.map(({ to, icon }) => {
        const owed = owedTo[to];
        const name = to === 'hand' && !isMine ? names(view.active) : terms[to];
        const choice = moves.find(({ move }) => move.kind === 'give' && move.to === to);
        const pile = to === 'auction' ? `, ${words.pile(view.auctionSize)}` : '';
        return (
          <div key={to} class={`place is-${to}`}>
            <Action
              class={`destination${owed === 0 ? ' is-settled' : ''}`}
              label={`${words.destination(name, owed)}${pile}`}
              anchor={to === 'auction' ? 'auction' : undefined}
              move={choice?.notation}
              tries={isMine && isAsked ? `give ${to}` : undefined}
            >
              <span class="destination-name">{name}</span>
              <span class="destination-owed">
                <Icon name={owed === 0 ? 'check' : icon} /> {owed === 0 ? words.settled : words.owed(owed)}
              </span>
              {to === 'hand' && (
                <span class="place-picture is-folder">
                  <Icon name="hand" />
                </span>
              )}
              {to === 'auction' && (
                <span class={`place-picture is-pile${view.auctionSize === 0 ? ' is-empty' : ''}`}>
                  {view.auctionSize > 0 && <Pile count={view.auctionSize} />}
                  <b>{view.auctionSize}</b>
                </span>
              )}
            </Action>
            {to === 'public' && children}
          </div>
        );
      })}
    </Group>
  );
}
