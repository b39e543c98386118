// `sit`: a person takes a free seat, or the one that is kept for them. The game begins when every seat is taken.
import { playsElsewhere } from '../../deals/duplicates.ts';
import { FREE, seatOf } from '../config.ts';
import { distinctName } from '../distinct-names.ts';
import { joinNotices } from '../notices.ts';
import { isFree, isLeftByAll, peopleOf, playerChange } from '../seats.ts';
import type { ReadonlyMatch } from '../state.ts';
import { beginIfFull } from './begin.ts';
import { closingTime } from './closing.ts';
import type { Handler } from './context.ts';
import { tournamentWakeUp } from './tournament-wake-up.ts';

export const sit: Handler<'sit'> = async (match, { person }, { seat, name, contribution }) => {
  const { players } = match;
  if (match.state !== 'waiting') return { code: 'not-waiting' };
  if (person === null) return { code: 'unknown-device' };
  const kept = seatOf(players, person);
  // Only those for whom the tournament has kept a seat play there.
  const { tournament } = match.config;
  if (tournament !== null && kept === null) return { code: 'tournament-table' };
  if (tournament !== null && (await match.ports.store.entryOf(tournament, person))?.has_left === 1)
    return { code: 'left-tournament' };
  const wanted = seat ?? kept ?? peopleOf(players).find((each) => isFree(players[each]));
  if (wanted === undefined) return { code: 'no-free-seat' };
  const player = players[wanted];
  if (!player) return { code: 'no-such-seat', seat: wanted, seats: players.length };
  if (player.kind !== 'person' || (player.person !== null && player.person !== person)) {
    return { code: 'seat-taken' };
  }
  if (player.contribution !== null) return { code: 'seated-already' };
  if (match.config.isOpen && (await isKeptApart(match, person))) return { code: 'blocked-here' };
  const { store } = match.ports;
  if (await playsElsewhere(store, match.config, person)) return { code: 'same-deal' };
  // The write asks both once more: it is a conflict if the person is gone by then, or has sat down at such a table.
  if (!(await store.findPerson(person))) return { code: 'unknown-device' };
  // Tables of a duplicate have the same deal, so nobody adds to its seed.
  const added = match.config.duplicate === null ? contribution : '';
  const others = players.flatMap((each, at) => (at === wanted || at === kept ? [] : [each.name]));
  // At a tournament people have the names of its standing.
  const shown = tournament === null ? distinctName(name, others) : player.name;
  const sitting = { ...FREE, person, name: shown, contribution: added };
  const changes = [store.requirePerson(person), playerChange(match, wanted, sitting)];
  let seated = players.with(wanted, sitting);
  if (kept !== null && kept !== wanted) {
    // A person has one seat: the other one is free again.
    changes.push(playerChange(match, kept, FREE));
    seated = seated.with(kept, FREE);
  }
  const { duplicate } = match.config;
  if (duplicate !== null)
    changes.push({ kind: 'check-limit', what: 'seats-of-deal', duplicate, person, most: 1 });
  const beginning = await beginIfFull(match, seated, wanted);
  if (beginning) {
    const { patch, session } = beginning;
    return { kind: 'room', changes: [...changes, ...beginning.changes], patch, session, reseats: true };
  }
  // Somebody else may have left the tournament: then nobody is waited for.
  changes.push(...tournamentWakeUp(match));
  if (kept === null) changes.push(...joinNotices(match, wanted, match.ports.now()));
  if (!isLeftByAll(players)) return { kind: 'room', changes, patch: { players: seated }, reseats: true };
  const closing = closingTime(match, false);
  const patch = { players: seated, ...closing.patch };
  return { kind: 'room', changes: [...changes, closing.change], patch, reseats: true };
};

/** At a table of the lobby nobody meets a person whom they have blocked. Who sends a link chooses whom they play with. */
async function isKeptApart({ players, ports }: ReadonlyMatch, person: string): Promise<boolean> {
  const apart = await ports.store.keptApartFrom(person);
  return players.some((player) => player.kind === 'person' && apart.has(player.person ?? ''));
}
