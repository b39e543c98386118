// The player's standing orders at an online table: what is in force, with one tap to revoke it, and a sheet to give one.
import { useState } from 'preact/hooks';
import type { Order } from '../../engine/game.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { ClientMessage } from '../../protocol/client.ts';
import { useGameTexts } from '../gameAssets.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OnlineState } from './onlineState.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useBusy } from './useBusy.ts';
import './standing-orders.css';

interface StandingOrdersProps {
  readonly remote: RemoteTable;
  readonly game: GameManifest;
  readonly online: OnlineState;
}

type WireOrders = Extract<ClientMessage, { kind: 'order' }>['orders'];

/** Nothing at a game without standing orders. */
export function StandingOrders({ remote, game, online: { orders } }: StandingOrdersProps) {
  const { orders: texts } = useOnlineTexts();
  const localized = useGameTexts(game);
  const { buttonState, run } = useBusy();
  const [isOpen, setOpen] = useState(false);
  const words = localized?.texts.orders;
  if (!words || (orders.offers.length === 0 && orders.active.length === 0)) return null;
  const set = (name: string, given: readonly Order[]) =>
    // The server checks them against what it offers.
    run(name, () => remote.requestOrReport({ kind: 'order', orders: [...given] as WireOrders }));
  const give = async (order: Order) => {
    setOpen(false);
    await set('give', [order, ...orders.active.filter(({ kind }) => kind !== order.kind)]);
  };
  return (
    <div class="standing-orders">
      {orders.active.map((order) => {
        const said = words[order.kind]?.say(order.args) ?? '';
        const rest = orders.active.filter((each) => each !== order);
        return (
          <button
            key={order.kind}
            type="button"
            class="standing-order"
            data-order={order.kind}
            aria-label={texts.revoke(said)}
            title={said}
            {...buttonState(order.kind)}
            onClick={() => void set(order.kind, rest)}
          >
            <span>{said}</span> <Icon name="close" />
          </button>
        );
      })}
      {orders.offers.length > 0 && (
        <button
          type="button"
          class="plain-button"
          data-orders=""
          aria-label={texts.open}
          {...buttonState('give')}
          onClick={() => setOpen(true)}
        >
          <Icon name="hourglass" />
          {orders.active.length === 0 && <span class="online-label">{texts.away}</span>}
        </button>
      )}
      {isOpen && (
        <Sheet title={texts.open} onClose={() => setOpen(false)}>
          <p class="orders-about">{texts.about}</p>
          {orders.active.map((order) => (
            <p key={order.kind} class="orders-about">
              <strong>{words[order.kind]?.say(order.args)}</strong>
            </p>
          ))}
          {orders.offers.map((offer) => {
            const said = words[offer.kind];
            return (
              said && (
                <OrderForm key={offer.kind} offer={offer} words={said} onGive={(order) => void give(order)} />
              )
            );
          })}
        </Sheet>
      )}
    </div>
  );
}
