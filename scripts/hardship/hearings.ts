// What each reader at a match was told, against what the record says that this reader may know: equal, or a fault.
import { isDeepStrictEqual } from 'node:util';
import { type AnyTable, type GameRecord, openTable, splitMove, verify } from '../../src/engine/index.ts';
import { firstDifference } from '../../src/engine/json.ts';
import { findGame } from '../../src/games/index.ts';
import { apply, type Patch } from '../../src/protocol/patch.ts';
import type { ServerMessage, ServerSays } from '../../src/protocol/server.ts';
import { legalMoves, wireSteps } from '../../src/server/match/publish.ts';
import type { Hearing, Sitting } from './crowd.ts';

type WireSteps = ServerSays<'moved'>['steps'];

/** What a reader may be told of one ply. */
interface Allowed {
  readonly view: unknown;
  readonly deciders: readonly number[];
  readonly outcome: unknown;
  readonly moves: readonly string[];
  /** By the ply they belong to. */
  readonly steps: WireSteps;
}

/** The record is checked with its proof, then every word that was said is compared with it. */
export function faultsHeard({ match, hearings, contributions }: Sitting, data: unknown): string[] {
  const answer = verify(data, findGame);
  if (!answer.ok) return [`${match}: the record does not verify: ${answer.fault.code}`];
  const { record } = answer;
  if (!isDeepStrictEqual(record.proof.contributions, contributions)) {
    return [`${match}: the seed is not made of what people have added`];
  }
  const allowed = allowedIn(record, [null, ...new Set(hearings.flatMap(({ seat }) => seat ?? []))]);
  return hearings.flatMap((hearing) => [
    ...wrongIn(hearing, allowed).map((what) => `${match}: seat ${hearing.seat} was told ${what}`),
    ...secretsIn(hearing, record).map((what) => `${match}: seat ${hearing.seat} got ${what}`),
  ]);
}

function allowedIn(record: GameRecord, readers: readonly (number | null)[]) {
  const table: AnyTable = openTable(findGame(record.game)!, record.seats, record.options, record.seed);
  const allowed = new Map(readers.map((reader): [number | null, Allowed[]] => [reader, []]));
  const look = () => {
    const steps = table.steps.filter(({ ply }) => ply === table.ply);
    for (const [reader, plies] of allowed) {
      const { deciders, outcome } = table;
      const moves = legalMoves(table, reader);
      // As it comes out of the wire.
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
  look();
  for (const move of record.moves) {
    const { seat, notation } = splitMove(move);
    table.play(seat, notation);
    look();
  }
  return allowed;
}

function wrongIn(
  { seat, messages }: Hearing,
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
    const due = { ...plies[ply], steps: plies.slice(first, ply + 1).flatMap(({ steps }) => steps) };
    const told = { view, deciders, outcome, moves, steps: isWhole ? message.log : message.steps };
    const difference = firstDifference(told, due);
    if (difference !== null) wrong.push(`something else at ply ${ply} by ${message.kind}: ${difference}`);
    before = ply;
  }
  return wrong;
}

/** Nothing else that is said may carry what makes the deal; the end is when it becomes public, and that is asked for. */
function secretsIn({ seat, messages }: Hearing, { seed, proof }: GameRecord): string[] {
  const others = proof.contributions.filter((text, each) => each !== seat && text !== '');
  const secrets = [seed, proof.secret, ...others];
  const said = messages.map((message: ServerMessage) => JSON.stringify(message));
  return secrets.some((secret) => said.some((text) => text.includes(secret))) ? ['what makes the deal'] : [];
}
