// Which choices change a reference card: only those are offered.
import type { OptionLists, Options, OptionValue } from '../../engine/game.ts';
import type { CardBox, CardTable } from '../../engine/teaching.ts';

type Drawn = (table: CardTable) => readonly CardBox[];

/** The values that give different cards, the first of each kind; an option that changes nothing is left out. */
export function optionsThatMatter(
  draw: Drawn,
  seats: number,
  lists: OptionLists,
): { readonly [name: string]: readonly OptionValue[] } {
  const usual: Options = Object.fromEntries(Object.entries(lists).map(([name, [first]]) => [name, first]));
  const entries = Object.entries(lists).map(([name, values]) => {
    const cards = values.map((value) =>
      JSON.stringify(draw({ seats, options: { ...usual, [name]: value } })),
    );
    return [name, values.filter((_, i) => cards.indexOf(cards[i]!) === i)] as const;
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 1));
}

export function seatsThatMatter(draw: Drawn, seatCounts: readonly number[], options: Options): boolean {
  return new Set(seatCounts.map((seats) => JSON.stringify(draw({ seats, options })))).size > 1;
}
