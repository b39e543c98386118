// The payment so far, beside the lectern; a tap takes a card back.

import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { inPaymentOrder } from '../rules/payments.ts';
import { Slip } from './Face.tsx';
import type { Wording } from './look.ts';
import type { PaymentChoice } from './payment-choice.ts';

export function PaymentTray({
  payment,
  wording,
}: {
  readonly payment: PaymentChoice;
  readonly wording: Wording;
}) {
  const { words, nameOf } = wording;
  const { coin, picked, isProposed } = payment;
  return (
    <Group label={words.payment} class="tray">
      {inPaymentOrder(coin, picked).map((card, i) =>
        isProposed ? (
          <Action key={`${card}-${i}`} label={nameOf(card)}>
            <Slip card={card} wording={wording} />
          </Action>
        ) : (
          <Action
            key={`${card}-${i}`}
            label={words.unpick(nameOf(card))}
            cancel
            onPress={() => payment.remove(card)}
          >
            <Slip card={card} wording={wording} />
          </Action>
        ),
      )}
      {payment.missing > 0 && (
        <span class="tray-missing">{words.missing(words.coins(payment.missing, coin))}</span>
      )}
    </Group>
  );
}
