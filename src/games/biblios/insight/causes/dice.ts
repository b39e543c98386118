// Causes that lie in the dice which a church card turns: whose category rises or falls.
import type { Seat } from '../../../../engine/game.ts';
import { categoryOf, VALUE } from '../../rules/data.ts';
import { add, list, remove, total } from '../../rules/piles.ts';
import { type Move, NONE, type State } from '../../rules/state.ts';
import { makeCategoryDull } from './cards.ts';
import {
  type BibliosCause,
  type BibliosReason,
  type Compared,
  isOfCategory,
  leads,
  type Standing,
  standingOf,
} from './context.ts';

/** What a move does to a die: 1, -1 or 0. */
function stepOf(move: Move, category: number): number {
  if ((move.kind !== 'raise' && move.kind !== 'lower') || !move.dice.includes(category)) return 0;
  return move.kind === 'raise' ? 1 : -1;
}

type Key = Extract<BibliosReason, { readonly args: { readonly standings: unknown } }>['key'];
type Change = (state: State, seat: Seat, standing: Standing) => void;

const makeOwnDull: Change = (state, seat, { category }) => makeCategoryDull(state, seat, category);
const makeRivalDull: Change = (state, _, { category, rival }) => makeCategoryDull(state, rival, category);

/** The dice that the two moves turn differently, together where they have the same cause. */
export function* turnedDice(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  for (const about of ['better', 'played'] as const)
    for (const step of [1, -1]) {
      const [move, other] = about === 'better' ? [better, played] : [played, better];
      const turned = view.dice.flatMap((_, category) =>
        stepOf(move, category) === step && stepOf(other, category) !== step
          ? [standingOf(compared, category)]
          : [],
      );
      /** Whether the step is good for a player who is strong there. */
      const forOwn = step > 0 === (about === 'better');
      const verb = step > 0 ? 'raises' : 'lowers';
      const causes: readonly [Key, (standing: Standing) => boolean, Change][] = forOwn
        ? [[`${verb}-own`, (each) => each.total > 0 && leads(each), makeOwnDull]]
        : [
            [`${verb}-rival`, (each) => each.rivalTotal > 0 && !leads(each), makeRivalDull],
            [`${verb}-unheld`, ({ rival, total }) => rival === NONE && total === 0, takeOver],
          ];
      for (const [key, fits, change] of causes) {
        const standings = turned.filter(fits);
        if (standings.length === 0) continue;
        const before = (state: State) => {
          for (const standing of standings) change(state, seat, standing);
        };
        yield { key, about, args: { standings }, without: { before } };
      }
    }
}

/** The hand holds the category instead of the rival who has most of it. */
function takeOver(state: State, seat: Seat, { category }: Standing): void {
  const { piles, seats } = state;
  let from = NONE;
  for (let other = 0; other < seats; other++)
    if (other !== seat && (from === NONE || total(piles, other, category) > total(piles, from, category)))
      from = other;
  const theirs = list(piles, from).filter((card) => isOfCategory(card) && categoryOf(card) === category);
  const spare = list(piles, seat).sort((a, b) => VALUE[a]! - VALUE[b]!);
  for (const [i, card] of theirs.entries()) {
    remove(piles, from, card);
    add(piles, seat, card);
    const given = spare[i];
    if (given === undefined) continue;
    remove(piles, seat, given);
    add(piles, from, given);
  }
}
