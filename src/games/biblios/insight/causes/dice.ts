// Causes that lie in the dice which a church card turns: whose category rises or falls.
import type { Seat } from '../../../../engine/game.ts';
import { categoryOf, VALUE } from '../../rules/data.ts';
import { add, list, remove, total } from '../../rules/piles.ts';
import { type Move, NONE, type State } from '../../rules/state.ts';
import { makeCategoryDull } from './cards.ts';
import { type BibliosCause, type Compared, isOfCategory, leads, standingOf } from './context.ts';

/** What a move does to a die: 1, -1 or 0. */
function stepOf(move: Move, category: number): number {
  if ((move.kind !== 'raise' && move.kind !== 'lower') || !move.dice.includes(category)) return 0;
  return move.kind === 'raise' ? 1 : -1;
}

/** Every die that the two moves turn differently, those of strong hands first. */
export function* turnedDice(compared: Compared): Generator<BibliosCause> {
  const { view, played, better } = compared;
  const found = view.dice.flatMap((_, category) => {
    const standing = standingOf(compared, category);
    const [good, bad] = [stepOf(better, category), stepOf(played, category)];
    if (good === bad) return [];
    return [
      ...(good !== 0 ? causeOf(compared, category, good, 'better') : []),
      ...(bad !== 0 ? causeOf(compared, category, bad, 'played') : []),
    ].map((cause) => ({ cause, weight: Math.max(standing.total, standing.rivalTotal) * standing.die }));
  });
  for (const { cause } of found.sort((a, b) => b.weight - a.weight)) yield cause;
}

/** A step that is right in the better move, or wrong in the played one. */
function* causeOf(
  compared: Compared,
  category: number,
  step: number,
  about: 'played' | 'better',
): Generator<BibliosCause> {
  const { seat } = compared;
  const args = standingOf(compared, category);
  /** Whether the step is good for a player who is strong there. */
  const forOwn = step > 0 === (about === 'better');
  const verb = step > 0 ? 'raises' : 'lowers';
  if (forOwn && args.total > 0 && (leads(args) || args.rival === NONE))
    yield {
      key: `${verb}-own`,
      about,
      args,
      without: { before: (state) => makeCategoryDull(state, seat, category) },
    };
  else if (!forOwn && args.rivalTotal > 0 && !leads(args))
    yield {
      key: `${verb}-rival`,
      about,
      args,
      without: { before: (state) => makeCategoryDull(state, args.rival, category) },
    };
  else if (!forOwn && args.rival === NONE && args.total === 0)
    yield {
      key: `${verb}-unheld`,
      about,
      args,
      without: { before: (state) => takeOver(state, seat, category) },
    };
}

/** The hand holds the category instead of the rival who has most of it. */
function takeOver(state: State, seat: Seat, category: number): void {
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
