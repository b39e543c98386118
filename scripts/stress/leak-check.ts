// The leak check: compares every message a player or spectator received with what the record says this reader may know.
import { isDeepStrictEqual } from 'node:util';
import { type AnyTable, type GameRecord, openTable, splitMove, verify } from '../../src/engine/index.ts';
import { firstDifference } from '../../src/engine/json.ts';
import { findGame } from '../../src/games/loaded.ts';
import { apply, type Patch } from '../../src/protocol/patch.ts';
import type { ServerMessage, ServerMessageOf } from '../../src/protocol/server.ts';
import { legalMoves, wireSteps } from '../../src/server/matches/move-message.ts';
import type { PlayedMatch, ReceivedMessages } from './players.ts';

type WireSteps = ServerMessageOf<'moved'>['steps'];

/** Everything that a reader may know about one ply. */
interface Allowed {
  readonly view: unknown;
  readonly deciders: readonly number[];
  readonly outcome: unknown;
  readonly moves: readonly string[];
  /** Those of this ply. */
  readonly steps: WireSteps;
}

/** Verifies the record with its proof, then compares every received message with it. */
export function findLeaks({ match, received, contributions }: PlayedMatch, data: unknown): string[] {
  const answer = verify(data, findGame);
  if (!answer.ok) return [`${match}: the record does not verify: ${answer.fault.code}`];
  const { record } = answer;
  if (!isDeepStrictEqual(record.proof.contributions, contributions)) {
    return [`${match}: the seed is not made of the players' contributions`];
  }
  const allowed = allowedIn(record, [null, ...new Set(received.flatMap(({ seat }) => seat ?? []))]);
  return received.flatMap((each) => [
    ...wrongIn(each, allowed).map((what) => `${match}: seat ${each.seat} received ${what}`),
    ...secretsIn(each, record).map((what) => `${match}: seat ${each.seat} received ${what}`),
  ]);
}

function allowedIn(record: GameRecord, readers: readonly (number | null)[]) {
  const table: AnyTable = openTable(findGame(record.game)!, record.seats, record.options, record.seed);
  const allowed = new Map(readers.map((reader): [number | null, Allowed[]] => [reader, []]));
  const addPly = () => {
    const steps = table.steps.filter(({ ply }) => ply === table.ply);
    for (const [reader, plies] of allowed) {
      const { deciders, outcome } = table;
      const moves = legalMoves(table, reader);
      // In the form it has after the wire.
      plies.push(
        JSON.parse(
          JSON.stringify({
            view: table.view(reader),
            deciders,
            outcome,
            moves,
            steps: wireSteps(steps, reader),
          }),
        ),
      );
    }
  };
  addPly();
  for (const move of record.moves) {
    const { seat, notation } = splitMove(move);
    table.play(seat, notation);
    addPly();
  }
  return allowed;
}

function wrongIn(
  { seat, messages }: ReceivedMessages,
  allowed: ReadonlyMap<number | null, readonly Allowed[]>,
): string[] {
  const wrong: string[] = [];
  let [view, before, reader]: [unknown, number, number | null] = [null, -1, null];
  for (const message of messages) {
    if (message.kind === 'room') reader = message.you;
    if (message.kind !== 'position' && message.kind !== 'moved') continue;
    if (reader !== null && reader !== seat) return [`to be at seat ${reader}`];
    const { ply, deciders, moves = [], outcome = null } = message;
    const isWhole = message.kind === 'position';
    if (isWhole) view = message.view;
    else if (message.patch !== null) view = apply(view, message.patch as Patch);
    const first = isWhole ? (message.since === 0 ? 0 : message.since + 1) : before + 1;
    const plies = allowed.get(reader) ?? [];
    const expected = { ...plies[ply], steps: plies.slice(first, ply + 1).flatMap(({ steps }) => steps) };
    const received = { view, deciders, outcome, moves, steps: isWhole ? message.log : message.steps };
    const difference = firstDifference(received, expected);
    if (difference !== null) wrong.push(`something else at ply ${ply} by ${message.kind}: ${difference}`);
    before = ply;
  }
  return wrong;
}

/** No message may contain the seed, the secret or another player's contribution: they become public with the record after the end. */
function secretsIn({ seat, messages }: ReceivedMessages, { seed, proof }: GameRecord): string[] {
  const others = proof.contributions.filter((text, each) => each !== seat && text !== '');
  const secrets = [seed, proof.secret, ...others];
  const texts = messages.map((message: ServerMessage) => JSON.stringify(message));
  return secrets.some((secret) => texts.some((text) => text.includes(secret)))
    ? ['a secret of the deal']
    : [];
}
