// The end of a rated game that all its people have left to bots: who left first comes last, so that nobody keeps points by leaving.
import type { Seat } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import { botAt, type Player } from '../config.ts';
import type { Command, Verdict } from '../decision.ts';
import { peopleOf, playerChange } from '../seats.ts';
import type { ReadonlyMatch } from '../state.ts';
import { endMatch, placesAfterResigning } from './end-match.ts';

/** How long a table waits for one of its people to come back; with a clock of days as long as a decision may take. */
export const LEFT_MS = 86_400_000;

type Person = Extract<Player, { kind: 'person' }>;

/** Those who have left and not resigned, the first one first; null if somebody still plays, or if it is not known when they left. */
function leaversOf(players: readonly Player[]): Seat[] | null {
  const people = peopleOf(players);
  if (people.length === 0 || people.some((seat) => botAt(players[seat]) === null)) return null;
  const leavers = people.filter((seat) => personAt(players, seat).resignedAt === null);
  if (leavers.length === 0 || leavers.some((seat) => personAt(players, seat).leftAt === null)) return null;
  return leavers.toSorted((a, b) => leftAt(players, a) - leftAt(players, b));
}

const personAt = (players: readonly Player[], seat: Seat) => players[seat] as Person;
const leftAt = (players: readonly Player[], seat: Seat) => personAt(players, seat).leftAt ?? 0;

export const isLeftTable = (players: readonly Player[]): boolean => leaversOf(players) !== null;

/** After the time for coming back. */
export const endIfLeft: Command = (match) => {
  const { state, isOutdated, config, players, ports, presence } = match;
  if (state !== 'playing' || isOutdated || config.rated !== 'rated') return 'done';
  const last = leaversOf(players)?.at(-1);
  if (last === undefined || peopleOf(players).some((seat) => presence.isHere(seat))) return 'done';
  const waitMs = Math.max(LEFT_MS, config.clock?.kind === 'move' ? config.clock.seconds * 1000 : 0);
  return ports.now() - leftAt(players, last) < waitMs ? 'done' : endLeft(match, players);
};

/**
 * Leaving counts as resigning then. Who left last has held out: they have won, unless bots of the table have, and are rated
 * as if they had stayed. `changes` are written with it, and lead to these players.
 */
export function endLeft(
  match: ReadonlyMatch,
  players: readonly Player[],
  changes: readonly Change[] = [],
): Promise<Verdict> | 'done' {
  const leavers = leaversOf(players);
  if (!leavers) return 'done';
  const hasBots = players.some(({ kind }) => kind === 'bot');
  const last = hasBots ? null : (leavers.at(-1) ?? null);
  const ended = players.map((player, seat): Player => {
    if (player.kind === 'bot' || player.resignedAt !== null) return player;
    return seat === last
      ? { ...player, standIn: null, leftAt: null }
      : { ...player, resignedAt: player.leftAt };
  });
  const resigned = peopleOf(ended).filter((seat) => seat !== last);
  const by = resigned.reduce((latest, seat) =>
    (personAt(ended, seat).resignedAt ?? 0) > (personAt(ended, latest).resignedAt ?? 0) ? seat : latest,
  );
  const seats = ended.flatMap((player, seat) =>
    player === players[seat] ? [] : [playerChange(match, seat, player)],
  );
  const ending = { reason: 'resigned', by, places: placesAfterResigning(ended) } as const;
  return endMatch(match, ending, ended, [...changes, ...seats]);
}
