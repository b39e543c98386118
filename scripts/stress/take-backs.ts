// `npm run stress -- take-backs [--games 20000 --only GAME]`: random games with take-backs and standing orders, without a socket: the session that the server plays on, rebuilt from its rows, and the record.
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  allOptions,
  canOrder,
  foresee,
  isOffered,
  nameOfSeen,
  ONLY_MOVE,
  type Order,
  type OrderParam,
  orderedMove,
  PLANNED,
  plannedOrder,
  proofFromText,
  type Rng,
  recordOf,
  rngOf,
  type Seat,
  seatList,
  seedFromProof,
  takeBackFor,
  verify,
} from '../../src/engine/index.ts';
import { firstDifference } from '../../src/engine/json.ts';
import { allGames, findGame } from '../../src/games/loaded.ts';
import { GameSession, movesIn, type PlayedMove } from '../../src/server/matches/session.ts';
import { knowledgeOf } from '../../src/server/matches/standing-orders.ts';
import { takeBackNotation } from '../../src/server/storage/take-back-row.ts';

const CLOCK = { kind: 'game', seconds: 600, increment: 5 } as const;
/** One decision in this many is followed by a take-back, or by new orders of a seat. */
const RARITY = 8;
/** To foresee what may happen in many truths would take longer than the game. */
const SUPPOSED = 3;
const PLAN_RARITY = 40;
/** A game in which nearly everything is taken back would never end. */
const MAX_TAKE_BACKS = 40;

/** Games between two lines on the screen, from which a run can be resumed. */
const PROGRESS = 1000;

export interface Played {
  readonly takeBacks: number;
  readonly ordered: number;
  /** Of these, by a plan. */
  readonly planned: number;
}

/** Throws what is wrong. */
export function playRandomly(game: AnyGame, label: string): Played {
  const rng = rngOf(label);
  const seats = rng.pick(game.seatCounts);
  const options = rng.pick(allOptions(game));
  const proof = proofFromText(label, seats);
  const settings = { game, seats, options, seed: seedFromProof(proof), clock: CLOCK, startedAt: 0 };
  const session = new GameSession(settings);
  const { table } = session;
  const rows: PlayedMove[] = [];
  const orders = new Map<Seat, Order[]>();
  let [at, ordered, planned] = [0, 0, 0];
  while (table.outcome === null) {
    at += rng.int(5000);
    const seat = rng.pick(table.deciders);
    const moves = table.legalMoves(seat);
    const given = orders.get(seat) ?? [];
    const knowledge = knowledgeOf(table, seat);
    const wanted = orderedMove(game, knowledge, moves, given);
    if (wanted !== null) ordered++;
    const plans = given.filter(({ kind }) => kind === PLANNED);
    if (orderedMove(game, knowledge, moves, plans) !== null) planned++;
    const { rows: before } = session;
    const move = session.prepare(seat, [wanted ?? game.notation(rng.pick(moves))], table.ply, at);
    if (!move.ok) throw new Error(`${label} ply ${table.ply}: ${wanted ? 'an order' : 'a move'} is refused`);
    rows.push(...movesIn(move.steps, at, before));
    session.apply();
    if (rng.int(RARITY) === 0) giveOrder(game, session, rng, orders);
    if (rng.int(PLAN_RARITY) === 0) planMove(game, session, rng, orders);
    if (rng.int(RARITY) === 0 && session.takeBacks.length < MAX_TAKE_BACKS)
      takeBack(session, seat, rng, rows, at);
  }
  check(label, session, rows, new GameSession(settings));
  const { takeBacks } = session;
  const record = { ...recordOf(table, proof), ...(takeBacks.length > 0 && { takeBacks }) };
  const answer = verify(JSON.parse(JSON.stringify(record)), findGame);
  if (!answer.ok) throw new Error(`${label}: the record does not verify: ${answer.fault.code}`);
  return { takeBacks: takeBacks.length, ordered, planned };
}

/** Free, or granted by everybody: then what others have decided goes back too. */
function takeBack(session: GameSession, seat: Seat, rng: Rng, rows: PlayedMove[], at: number): void {
  const { table } = session;
  if (table.outcome !== null) return;
  const found = takeBackFor(table, seat, rng.int(2) === 0 ? seatList(table.seats) : []);
  if (found.ply === null) return;
  const earlier = table.at(found.ply);
  const before = seatList(table.seats).map((each) => earlier.view(each));
  const row = { ply: session.rows + 1, seat, notation: takeBackNotation(found.ply), at };
  session.takeBack(row);
  rows.push(row);
  const where = firstDifference(
    seatList(table.seats).map((each) => table.view(each)),
    before,
  );
  if (where !== null) throw new Error(`after a take-back to ply ${found.ply} the views differ at ${where}`);
}

function giveOrder(game: AnyGame, { table }: GameSession, rng: Rng, orders: Map<Seat, Order[]>): void {
  const seat = rng.int(table.seats);
  const offers = game.standingOrders?.offers(table.view(seat)) ?? [];
  if (offers.length === 0) return;
  const { kind, params } = rng.pick(offers);
  const args = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, random(param, rng)]));
  if (!isOffered(offers, { kind, args })) throw new Error(`${kind} is not as it is offered`);
  orders.set(seat, [{ kind, args }, ...(orders.get(seat) ?? [])].slice(0, 3));
}

/** A seat that waits plans its next move, in every second case for what somebody else may do first. */
function planMove(game: AnyGame, { table }: GameSession, rng: Rng, orders: Map<Seat, Order[]>): void {
  const waiting = seatList(table.seats).filter((each) => !table.deciders.includes(each));
  if (waiting.length === 0) return;
  const seat = rng.pick(waiting);
  const knowledge = knowledgeOf(table, seat);
  const at = { seat, seats: table.seats };
  const next = foresee(game, knowledge.view, at, [], SUPPOSED);
  const when = next.decisions.length > 0 && rng.int(2) === 0 ? [rng.pick([...next.decisions])] : [];
  const { moves } = when.length > 0 ? foresee(game, knowledge.view, at, when, SUPPOSED) : next;
  if (moves.length === 0) return;
  const { notation: move, shows } = rng.pick([...moves]);
  const seen = nameOfSeen(knowledge.log(), table.ply);
  const order = plannedOrder({ ply: table.ply, seen, when, move, shows });
  if (!canOrder(game, knowledge, order)) throw new Error(`a plan for ${move} cannot be given`);
  const known = orders.get(seat) ?? [];
  orders.set(seat, [order, { kind: ONLY_MOVE, args: {} }, ...known].slice(0, 4));
}

function random(param: OrderParam, rng: Rng) {
  if (param.kind === 'amount') return param.from + rng.int(Math.min(8, param.to - param.from + 1));
  return param.kind === 'ranking' ? rng.shuffle([...param.of]) : param.value;
}

/** What a process that has just started makes of the rows. */
function check(label: string, session: GameSession, rows: readonly PlayedMove[], again: GameSession): void {
  again.replay(rows.map((row) => ({ match: label, ...row })));
  const facts = ({ table, rows: count, clocks, takeBacks }: GameSession) => ({
    moves: table.moves,
    views: seatList(table.seats).map((seat) => table.view(seat)),
    outcome: table.outcome,
    count,
    takeBacks,
    clocks: clocks.remaining(0),
  });
  const where = firstDifference(facts(session), facts(again));
  if (where !== null) throw new Error(`${label}: rebuilt from its rows it differs at ${where}`);
}

export function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20000' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
    },
  });
  const from = Number(values.from);
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    let [takeBacks, ordered, planned] = [0, 0, 0];
    const startedAt = performance.now();
    for (let i = from; i < from + Number(values.games); i++) {
      const played = playRandomly(game, `take-backs ${game.id} ${i}`);
      takeBacks += played.takeBacks;
      ordered += played.ordered;
      planned += played.planned;
      const done = i + 1 - from;
      if (done % PROGRESS === 0) console.log(`${game.id}: games ${from} to ${i}, no fault so far`);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(
      `${game.id}: ${values.games} games, ${takeBacks} take-backs, ${ordered} moves by orders, ${planned} of them planned, ${seconds} s: no fault`,
    );
  }
}
