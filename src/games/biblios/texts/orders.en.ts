// The standing orders of both editions in English.
import type { OrderTexts } from '../../../engine/texts.ts';
import type { Words } from './words.ts';

export function ordersIn({ categories, gold, church }: Words): Readonly<Record<string, OrderTexts>> {
  const ranked: Readonly<Record<string, string>> = {
    ...Object.fromEntries(categories.entries()),
    gold,
    church,
  };
  const groups = { ...ranked, gold: `${gold}, in cards` };
  return {
    'bid-up-to': {
      title: 'In this auction, bid',
      params: { amount: 'up to' },
      say: ({ amount }) => `This auction: bid up to ${amount}, then pass`,
    },
    'pass-auction': { title: 'Pass in this auction', params: {}, say: () => 'This auction: pass' },
    limits: {
      title: 'In every auction, bid up to',
      params: groups,
      amounts: { '-1': 'ask me', '0': 'pass' },
      say: (args) => {
        const said = Object.entries(ranked).flatMap(([group, name]) =>
          Number(args[group]) >= 0 ? [`${name} ${args[group]}`] : [],
        );
        return said.length === 0 ? 'Auctions: ask me' : `Every auction, up to: ${said.join(', ')}`;
      },
    },
    'pass-rest': { title: 'Pass in all auctions', params: {}, say: () => 'All auctions: pass' },
    'take-best': {
      title: 'Take the best card in this order',
      params: { ranking: ranked },
      say: ({ ranking }) => {
        const names = new Map(Object.entries(ranked));
        const order = Array.isArray(ranking) ? ranking.map((group) => names.get(String(group)) ?? '') : [];
        return `Take the best card: ${order.slice(0, 3).join(', ')}…`;
      },
    },
  };
}
