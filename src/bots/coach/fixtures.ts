// A bot game with one blunder: a decision in which the worst move is played and costs much.
import {
  type AnyGame,
  type AnyTable,
  allOptions,
  derivedSeed,
  openTable,
  type Proof,
  proofOf,
  rngOf,
  seedFromProof,
} from '../../engine/index.ts';
import { insightOf } from '../../games/loaded.ts';
import { choose, type Question } from '../bot.ts';
import { findBot } from '../index.ts';
import { lookingAtAll } from './compare.ts';

export interface Planted {
  readonly table: AnyTable;
  readonly proof: Proof;
  readonly seat: number;
  readonly ply: number;
  readonly notation: string;
  /** What the worst move costs, judged apart from the coach. */
  readonly drop: number;
}

/** The minimum cost of a blunder, as a win share. A single step of a turn with dice never costs much. */
const MIN_DROP = 0.2;
const MIN_DROP_WITH_DICE = 0.1;
/** The seat makes a random number of decisions, up to this one, before it may blunder. */
const MAX_DECISIONS_BEFORE = 10;

/** Null if no decision of that game allowed a blunder. */
export function plantedGame(game: AnyGame, number: number): Planted | null {
  const insight = insightOf(game);
  const seats = game.seatCounts[number % game.seatCounts.length]!;
  const proof = proofOf(
    derivedSeed('planted', `${game.id} ${number}`),
    Array.from({ length: seats }, () => ''),
  );
  const table = openTable(game, seats, allOptions(game)[0] ?? {}, seedFromProof(proof));
  const seat = number % seats;
  const before = rngOf(`planted ${game.id} ${number}`).int(MAX_DECISIONS_BEFORE);
  const bot = findBot('master@100', insight)!;
  const minDrop = game.odds ? MIN_DROP_WITH_DICE : MIN_DROP;
  let blunder: Omit<Planted, 'table' | 'proof'> | null = null;
  let decisions = 0;
  for (let by = table.deciders[0]; by !== undefined; by = table.deciders[0]) {
    const mover = by;
    const moves = table.legalMoves(mover);
    const question = (label: string): Question => ({
      game,
      insight,
      seat: mover,
      moves,
      view: () => table.view(mover),
      rng: rngOf(`planted/${number}/${table.ply}/${label}`),
      personality: `planted ${number}`,
    });
    const isOwn: boolean = mover === seat && moves.length > 1;
    if (isOwn) decisions++;
    const worst: Worst | null = isOwn && !blunder && decisions > before ? worstOf(question) : null;
    const isBad = worst !== null && worst.drop >= minDrop;
    const move: unknown = isBad ? worst.move : choose(bot, question('play'));
    if (isBad) blunder = { seat, ply: table.ply + 1, notation: game.notation(move), drop: worst.drop };
    table.play(mover, game.notation(move));
  }
  return blunder && { ...blunder, table, proof };
}

const master = findBot('master@400')!;

interface Worst {
  readonly move: unknown;
  readonly drop: number;
}

function worstOf(question: (label: string) => Question): Worst {
  const all = question('worst');
  const think = (label: string, moves: readonly unknown[]) => {
    const insight = lookingAtAll(all.insight, moves);
    const thought = master.think({ ...question(label), moves, insight });
    while (!thought.work(Number.POSITIVE_INFINITY));
    return thought.ranking();
  };
  const ranking = think('worst', all.moves);
  const pair = [ranking[0]!.move, ranking.at(-1)!.move];
  const values = think('drop', pair);
  const value = (move: unknown) => values.find((ranked) => ranked.move === move)!.value;
  return { move: pair[1], drop: value(pair[0]) - value(pair[1]) };
}
