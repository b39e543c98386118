// The tray beside the lectern: what has been put down as a payment; a tap takes a card back.
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { Slip } from './Face.tsx';
import type { Wording } from './look.ts';
import { inSteps } from './paying.ts';
import type { Till } from './till.ts';

export function Tray({ till, wording }: { readonly till: Till; readonly wording: Wording }) {
  const { words, nameOf } = wording;
  const { coin, picked, isProposed } = till;
  return (
    <Group label={words.payment} class="tray">
      {inSteps(picked, coin === 'gold').map((card, i) =>
        isProposed ? (
          <Thing key={`${card}-${i}`} label={nameOf(card)}>
            <Slip card={card} wording={wording} />
          </Thing>
        ) : (
          <Thing
            key={`${card}-${i}`}
            label={words.unpick(nameOf(card))}
            cancel
            onPress={() => till.remove(card)}
          >
            <Slip card={card} wording={wording} />
          </Thing>
        ),
      )}
      {till.missing > 0 && <span class="tray-missing">{words.missing(words.coins(till.missing, coin))}</span>}
    </Group>
  );
}
