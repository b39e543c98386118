// One kind of standing order with its parameters: amounts, and a ranking that is put in order by buttons.
import { useState } from 'preact/hooks';
import type { Args, Json, Order, OrderOffer } from '../../engine/game.ts';
import type { OrderTexts } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import { orderArgs, wordsIn } from './orderArgs.ts';
import { useAtTableTexts } from './texts/atTable.ts';

interface OrderFormProps {
  readonly offer: OrderOffer;
  readonly words: OrderTexts;
  readonly active: readonly Order[];
  onGive(order: Order): void;
}

export function OrderForm({ offer, words, active, onGive }: OrderFormProps) {
  const { orders: texts } = useAtTableTexts();
  const { kind, params } = offer;
  const [args, setArgs] = useState<Args>(() => orderArgs(offer, active));
  const change = (name: string, value: Json) => setArgs({ ...args, [name]: value });
  return (
    <section class="order-form" data-offer={kind}>
      <h3>{words.title}</h3>
      {Object.entries(params).map(([name, param]) => {
        const label = words.params[name];
        if (param.kind === 'amount' && typeof label === 'string')
          return (
            <div class="order-amount" key={name}>
              <span>{label}</span>
              <Stepper
                label={label}
                value={Number(args[name])}
                min={param.from}
                max={param.to}
                shown={words.amounts?.[String(args[name])]}
                onChange={(value) => change(name, value)}
              />
            </div>
          );
        if (param.kind === 'ranking' && typeof label === 'object')
          return (
            <Ranking
              key={name}
              ranking={wordsIn(args[name])}
              names={label}
              onChange={(ranking) => change(name, ranking)}
            />
          );
        return null;
      })}
      <button type="button" class="big-button" data-give="" onClick={() => onGive({ kind, args })}>
        {texts.give}
      </button>
    </section>
  );
}

interface RankingProps {
  readonly ranking: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  onChange(ranking: readonly string[]): void;
}

function Ranking({ ranking, names, onChange }: RankingProps) {
  const { orders: texts } = useAtTableTexts();
  const raise = (at: number) =>
    onChange([...ranking.slice(0, at - 1), ranking[at]!, ranking[at - 1]!, ...ranking.slice(at + 1)]);
  return (
    <ol class="order-ranking">
      {ranking.map((word, at) => (
        <li key={word}>
          <span>{names[word]}</span>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.raise(names[word] ?? '')}
            disabled={at === 0}
            onClick={() => raise(at)}
          >
            <Icon name="plus" />
          </button>
        </li>
      ))}
    </ol>
  );
}
