// The standing orders of both editions in French.
import type { OrderTexts } from '../../../engine/texts.ts';
import type { Words } from './words.ts';

export function ordersIn({ categories, gold, church }: Words): Readonly<Record<string, OrderTexts>> {
  const ranked: Readonly<Record<string, string>> = {
    ...Object.fromEntries(categories.entries()),
    gold,
    church,
  };
  const groups = { ...ranked, gold: `${gold}, en cartes` };
  return {
    'bid-up-to': {
      title: 'Dans cette enchère, miser',
      params: { amount: 'jusqu’à' },
      say: ({ amount }) => `Cette enchère : miser jusqu’à ${amount}, puis passer`,
    },
    'pass-auction': { title: 'Passer dans cette enchère', params: {}, say: () => 'Cette enchère : passer' },
    limits: {
      title: 'Dans chaque enchère, miser jusqu’à',
      params: groups,
      amounts: { '-1': 'me demander', '0': 'passer' },
      say: (args) => {
        const said = Object.entries(ranked).flatMap(([group, name]) =>
          Number(args[group]) >= 0 ? [`${name} ${args[group]}`] : [],
        );
        return said.length === 0 ? 'Enchères : me demander' : `Chaque enchère, jusqu’à : ${said.join(', ')}`;
      },
    },
    'pass-rest': {
      title: 'Passer dans toutes les enchères',
      params: {},
      say: () => 'Toutes les enchères : passer',
    },
    'take-best': {
      title: 'Prendre la meilleure carte, dans cet ordre',
      params: { ranking: ranked },
      say: ({ ranking }) => {
        const names = new Map(Object.entries(ranked));
        const order = Array.isArray(ranking) ? ranking.map((group) => names.get(String(group)) ?? '') : [];
        return `Prendre la meilleure carte : ${order.slice(0, 3).join(', ')}…`;
      },
    },
  };
}
