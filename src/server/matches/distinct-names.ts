// Names that can be told apart at a table: the second “Anna” is “Anna 2” there.
import { LIMITS } from '../../protocol/limits.ts';
import type { Player } from './config.ts';

/** The name, with a number if somebody else has it already. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(asRead));
  let distinct = name;
  for (let number = 2; taken.has(asRead(distinct)); number++) {
    const ending = ` ${number}`;
    distinct = cut(name, LIMITS.name - ending.length) + ending;
  }
  return distinct;
}

/** People keep their names before bots do, and earlier seats before later ones. */
export function withDistinctNames(players: readonly Player[]): readonly Player[] {
  const named = [...players];
  const taken: string[] = [];
  for (const kind of ['person', 'bot']) {
    for (const [seat, player] of players.entries()) {
      if (player.kind !== kind) continue;
      const name = distinctName(player.name, taken);
      taken.push(name);
      if (name !== player.name) named[seat] = { ...player, name };
    }
  }
  return named;
}

/** Capitals do not tell people apart. */
const asRead = (name: string) => name.normalize('NFKC').toLowerCase();

/** By whole characters. */
function cut(name: string, length: number): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length > length) break;
    short += segment;
  }
  return short.trimEnd();
}
