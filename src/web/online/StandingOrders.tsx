// The player's standing orders at an online table: what is in force, with one tap to revoke it, and a sheet to give one.
import { useState } from 'preact/hooks';
import type { Order } from '../../engine/game.ts';
import { ONLY_MOVE, PLANNED } from '../../engine/general-orders.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { ClientMessage } from '../../protocol/client.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { useGameTexts } from '../gameAssets.ts';
import { OrderForm, PlanForm } from './laterParts.ts';
import { mayPlan } from './mayPlan.ts';
import type { OnlineState } from './onlineState.ts';
import { orderText } from './orderText.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useAtTableTexts } from './texts/atTable.ts';
import { useBusy } from './useBusy.ts';
import './standing-orders.css';

interface StandingOrdersProps {
  readonly remote: RemoteTable;
  readonly game: GameManifest;
  readonly online: OnlineState;
  readonly names: Names;
}

type WireOrders = Extract<ClientMessage, { kind: 'order' }>['orders'];

export function StandingOrders({ remote, game, online, names }: StandingOrdersProps) {
  const { orders, position, room } = online;
  const { orders: texts } = useAtTableTexts();
  const localized = useGameTexts(game);
  const { buttonState, run } = useBusy();
  const [isOpen, setOpen] = useState(false);
  if (!localized || !room || !mayPlan(room, orders.given.length > 0)) return null;
  const { texts: words } = localized;
  const said = (order: Order) => orderText(order, words, names, texts);
  const set = (name: string, given: readonly Order[]) =>
    // The server checks them against what it offers.
    run(name, () => remote.requestOrReport({ kind: 'order', orders: [...given] as WireOrders }));
  const give = async (order: Order | null) => {
    setOpen(false);
    if (order) await set('give', withOrder(orders.active, order));
  };
  const revoke = (name: string, order: Order) =>
    void set(
      name,
      orders.given.filter((each) => each !== order),
    );
  const chip = (order: Order, i: number, isMissed: boolean) => {
    const text = said(order);
    const name = `${order.kind} ${i}`;
    const shown = isMissed ? texts.plan.missed(text) : text;
    return (
      <button
        key={name}
        type="button"
        class={isMissed ? 'standing-order is-missed' : 'standing-order'}
        data-order={order.kind}
        aria-label={isMissed ? texts.plan.forget(text) : texts.revoke(text)}
        title={shown}
        {...buttonState(name)}
        onClick={() => revoke(name, order)}
      >
        <span>{shown}</span> <Icon name="close" />
      </button>
    );
  };
  const hasOnlyMove = orders.active.some(({ kind }) => kind === ONLY_MOVE);
  return (
    <div class="standing-orders">
      {orders.active.map((order, i) => chip(order, i, false))}
      {orders.missed.map((order, i) => chip(order, orders.active.length + i, true))}
      <button
        type="button"
        class="plain-button"
        data-orders=""
        aria-label={texts.open}
        {...buttonState('give')}
        onClick={() => setOpen(true)}
      >
        <Icon name="path" /> <span class="online-label">{texts.open}</span>
      </button>
      {isOpen && (
        <Sheet title={texts.open} onClose={() => setOpen(false)}>
          <p class="orders-about">{texts.about}</p>
          {orders.active.map((order, i) => (
            <p key={i} class="order-in-force">
              <strong>{said(order)}</strong>
              <button
                type="button"
                class="icon-button"
                data-revoke={order.kind}
                aria-label={texts.revoke(said(order))}
                {...buttonState(`${order.kind} ${i}`)}
                onClick={() => revoke(`${order.kind} ${i}`, order)}
              >
                <Icon name="close" />
              </button>
            </p>
          ))}
          {orders.canPlan && (
            <PlanForm
              key={position?.ply}
              game={words}
              names={names}
              foresee={(after) => remote.ownOrders.foresee(after)}
              onGive={(when, move) => void remote.ownOrders.plan(when, move).then(give)}
            />
          )}
          {orders.offers.map((offer) => {
            const form = words.orders?.[offer.kind];
            return (
              form && (
                <OrderForm
                  // Opened anew when its order has been revoked above.
                  key={`${offer.kind} ${JSON.stringify(orders.active.find(({ kind }) => kind === offer.kind))}`}
                  offer={offer}
                  words={form}
                  active={orders.active}
                  onGive={(order) => void give(order)}
                />
              )
            );
          })}
          {!hasOnlyMove && (
            <section class="order-form" data-offer={ONLY_MOVE}>
              <h3>{texts.onlyMove.title}</h3>
              <p class="order-note">{texts.onlyMove.about}</p>
              <button
                type="button"
                class="big-button"
                data-give=""
                onClick={() => void give({ kind: ONLY_MOVE, args: {} })}
              >
                {texts.give}
              </button>
            </section>
          )}
        </Sheet>
      )}
    </div>
  );
}

/** There is one order of each kind, except for plans. Plans come first: they say most precisely what is wanted. */
function withOrder(active: readonly Order[], order: Order): Order[] {
  const isPlan = ({ kind }: Order) => kind === PLANNED;
  const kept = active.filter((each) => isPlan(each) || each.kind !== order.kind);
  const others = isPlan(order)
    ? kept.filter((each) => !isPlan(each))
    : [order, ...kept.filter((each) => !isPlan(each))];
  const plans = isPlan(order) ? [...kept.filter(isPlan), order] : kept.filter(isPlan);
  return [...plans.slice(others.length - LIMITS.orders), ...others];
}
