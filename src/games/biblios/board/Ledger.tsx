// Beside the table where there is room: who would take each die by what the reader knows, and what was sold to whom.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { CATEGORIES } from '../rules/data.ts';
import { NONE } from '../rules/state.ts';
import { type Estimate, leadText, rivalIn } from './estimate.ts';
import { Emblem, Slip } from './Face.tsx';
import { toneOf } from './look.ts';
import { type Sale, salesIn } from './sales.ts';
import type { TableProps } from './table-props.ts';
import './ledger.css';

export function Ledger(props: TableProps & { readonly estimate: Estimate | null }) {
  const { wording, log = [], estimate } = props;
  const sales = salesIn(log);
  if (!estimate && sales.length === 0) return null;
  return (
    <section class="ledger" aria-label={wording.words.ifEnded}>
      {estimate && <Standing {...props} estimate={estimate} />}
      {sales.length > 0 && <Sales {...props} sales={sales} />}
    </section>
  );
}

function Standing(props: TableProps & { readonly estimate: Estimate }) {
  const { view, seat, names, wording, estimate } = props;
  const { look, terms, words } = wording;
  return (
    <>
      <p class="ledger-title">
        {words.ifEnded} <small>{words.ifEndedNote}</small>
      </p>
      <Group label={words.ifEnded} class="standing">
        {CATEGORIES.map((category) => {
          const { totals, leader } = estimate.categories[category]!;
          const rival = rivalIn(estimate, category, seat);
          return (
            <Action
              key={category}
              class={`standing-row tone-${toneOf(category)}${leader === seat ? ' is-own' : ''}${leader === NONE ? ' is-open' : ''}`}
              label={leadText(estimate, category, props)}
            >
              <Emblem path={look.symbols[category]} />
              <span class="standing-name">{terms.categories[category]}</span>
              <b>{seat === null ? '' : totals[seat]}</b>
              <span class="standing-rival">
                <Portrait name={names(rival)} seat={rival} />
                {words.about(totals[rival] ?? 0)}
              </span>
              <span class="standing-die">{leader === seat ? `+${view.dice[category]}` : ''}</span>
            </Action>
          );
        })}
      </Group>
    </>
  );
}

/** More do not fit. */
const SHOWN = 10;

function Sales({ names, wording, sales }: TableProps & { readonly sales: readonly Sale[] }) {
  const { words, nameOf } = wording;
  return (
    <>
      <p class="ledger-title">{words.sold}</p>
      <Group label={words.sold} class="sales">
        {sales.slice(0, SHOWN).map(({ card, buyer, price, coin }, i) => (
          <Action
            key={sales.length - i}
            class={`sale${buyer === NONE ? ' is-unsold' : ''}`}
            label={
              buyer === NONE
                ? words.noSale(nameOf(card))
                : words.sale(nameOf(card), names(buyer), words.coins(price, coin))
            }
          >
            <span class="sale-card">
              <Slip card={card} wording={wording} />
            </span>
            {buyer !== NONE && (
              <>
                <Portrait name={names(buyer)} seat={buyer} />
                <small>{price}</small>
              </>
            )}
          </Action>
        ))}
      </Group>
    </>
  );
}
