// What can be asked for at a match, one function each. They run inside of the match's queue.
import type { Seat } from '../../engine/index.ts';
import type { TableRequest } from '../../protocol/client.ts';
import type { AnyRefusal, ServerRefusal } from '../../protocol/refusals.ts';
import { hashOf, newSecret } from '../tokens.ts';
import { replaceableInMs } from './absence.ts';
import { writeLine } from './chat.ts';
import { look } from './look.ts';
import type { Match, Stored } from './match.ts';
import { changeSitter, isFree, isLeftByAll, peopleOf, postponeClosing, startIfFull } from './seating.ts';
import { FREE, type LevelName } from './setting.ts';
import { tell, type Visitor } from './visitor.ts';

/** How well a bot plays that takes somebody's seat. */
const STAND_IN: LevelName = 'scribe';
/** The bots that fill free seats. */
const FILL: LevelName = 'apprentice';
const SCRIBES = ['Anselm', 'Hildegard', 'Alcuin', 'Héloïse', 'Bede', 'Christine', 'Cassiodore', 'Radegonde'];

export const scribe = (seat: Seat) => SCRIBES[seat % SCRIBES.length] ?? 'Bede';

/** What a request needs from the house beyond its match. */
export interface RequestPorts {
  /** The same table again, with the seats kept for the same people. */
  rematch(match: Match): Promise<Stored>;
  /** Why no further table of only bots may begin for this visitor. */
  refuseBots(visitor: Visitor): ServerRefusal | null;
  /** Whether the device that asks, if it is one, is still somebody's, as the database has it. */
  isDeviceKnown(): Promise<boolean>;
}

/** `told`: the answer has been sent already. */
type Reply = AnyRefusal | 'done' | 'told';
/** What could not be written may be tried again. */
type Attempt = Reply | Stored;
type Request<K extends TableRequest['kind']> = Extract<TableRequest, { readonly kind: K }>;
type Handlers = {
  readonly [K in TableRequest['kind']]: (
    match: Match,
    visitor: Visitor,
    request: Request<K>,
    ports: RequestPorts,
  ) => Attempt | Promise<Attempt>;
};

/** So often another process may have changed the room in between. */
const MOST_TRIES = 5;

const HANDLERS: Handlers = {
  sit: async (match, visitor, { seat, name, contribution }) => {
    if (match.state !== 'waiting') return { code: 'not-waiting' };
    const { person } = visitor;
    if (person === null) return { code: 'unknown-device' };
    const kept = match.seatOf(person);
    const wanted = seat ?? kept ?? peopleOf(match).find((each) => isFree(match.sitters[each]));
    if (wanted === undefined) return { code: 'no-free-seat' };
    const sitter = match.sitters[wanted];
    if (!sitter) return { code: 'no-such-seat', seat: wanted, seats: match.sitters.length };
    if (sitter.kind !== 'person' || (sitter.person !== null && sitter.person !== person)) {
      return { code: 'seat-taken' };
    }
    if (sitter.contribution !== null) return { code: 'seated-already' };
    const wasLeft = isLeftByAll(match);
    const changes = [changeSitter(match, wanted, { ...FREE, person, name, contribution })];
    // Another seat that was this person's is free again.
    if (kept !== null && kept !== wanted) changes.push(changeSitter(match, kept, FREE));
    if (wasLeft) changes.push(postponeClosing(match, false));
    const starts = await startIfFull(match, changes);
    const written = await match.writeRoom(changes);
    if (written !== 'done') return written;
    match.seatVisitors();
    match.tellRoom();
    if (starts) await begin(match);
    return 'done';
  },

  start: async (match, visitor, _request, ports) => {
    if (match.state !== 'waiting') return { code: 'not-waiting' };
    if (visitor.person !== match.setting.host) return { code: 'not-host' };
    const isPlayed = match.sitters.some((sitter) => sitter.kind === 'person' && sitter.contribution !== null);
    const tooMany = isPlayed ? null : ports.refuseBots(visitor);
    if (tooMany) return tooMany;
    const changes = match.sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && sitter.contribution === null
        ? [changeSitter(match, seat, { kind: 'bot', name: scribe(seat), level: FILL })]
        : [],
    );
    await startIfFull(match, changes);
    const written = await match.writeRoom(changes);
    if (written !== 'done') return written;
    // A seat that was kept for somebody is a bot's now.
    match.seatVisitors();
    match.tellRoom();
    await begin(match);
    return 'done';
  },

  play: (match, visitor, request) => {
    const { seat } = visitor;
    if (seat === null) return { code: 'not-seated' };
    if (match.state === 'waiting' || match.state === 'closed') return { code: 'not-playing' };
    return request.again ? playAgain(match, visitor, seat, request) : play(match, visitor, seat, request);
  },

  look,

  say: async (match, visitor, { said, key }) => {
    const { seat } = visitor;
    if (seat === null) return { code: 'not-seated' };
    if (key !== undefined && (await match.chat.has(seat, key))) return 'done';
    const at = match.ports.now();
    const row = { match: match.id, at, seat, said: writeLine(said, key) };
    const written = await match.writeRoom([match.ports.store.say(row)], row);
    if (written === 'done') match.chat.add(row, match.visitors);
    return written;
  },

  leave: async (match, visitor, { closes = false }) => {
    const { seat } = visitor;
    const sitter = match.sitters[seat ?? -1];
    if (seat === null || sitter?.kind !== 'person') return { code: 'not-seated' };
    if (match.state === 'playing') return standIn(match, seat, STAND_IN);
    if (match.state !== 'waiting') return { code: 'not-playing' };
    const changes = [changeSitter(match, seat, FREE)];
    if (closes && isLeftByAll(match)) {
      match.state = 'closed';
      changes.push(match.ports.store.setMatch(match.id, { state: 'closed', wake_at: null }));
    } else if (isLeftByAll(match)) {
      // The link has been sent already, and whoever stood up may only want another seat.
      changes.push(postponeClosing(match, true));
    }
    const written = await match.writeRoom(changes);
    if (written !== 'done') return written;
    match.seatVisitors();
    match.tellRoom();
    return 'done';
  },

  back: async (match, visitor) => {
    const { seat } = visitor;
    const sitter = match.sitters[seat ?? -1];
    if (seat === null || sitter?.kind !== 'person') return { code: 'not-seated' };
    if (match.state !== 'playing') return { code: 'not-playing' };
    if (sitter.standIn === null) return 'done';
    return standIn(match, seat, null);
  },

  replace: async (match, visitor, { seat }) => {
    const voter = visitor.seat;
    const sitter = match.sitters[seat];
    if (voter === null) return { code: 'not-seated' };
    if (match.state !== 'playing') return { code: 'not-playing' };
    if (!sitter) return { code: 'no-such-seat', seat, seats: match.sitters.length };
    if (sitter.kind !== 'person') return { code: 'seat-of-bot', seat };
    if (voter === seat) return { code: 'own-seat', seat };
    if (sitter.standIn !== null) return 'done';
    if (match.presence.isHere(seat)) return { code: 'still-here', seat };
    const waitMs = replaceableInMs(match, seat);
    if (waitMs === null) return { code: 'clock-decides', seat };
    if (waitMs > 0) return { code: 'away-too-briefly', seat, seconds: Math.ceil(waitMs / 1000) };
    match.addVote(seat, voter);
    match.ports.tellOthers(match.id, { vote: { seat, by: voter } });
    return standInIfVoted(match, seat);
  },

  link: async (match, visitor, { id }, ports) => {
    const { seat } = visitor;
    const sitter = match.sitters[seat ?? -1];
    if (seat === null || sitter?.kind !== 'person') return { code: 'not-seated' };
    // A link outlasts the connection. Who is revoked after this question has changed the room, so that nothing is written.
    if (!(await ports.isDeviceKnown())) return { code: 'unknown-device' };
    const token = newSecret();
    const linkHash = hashOf(token);
    const changes = [changeSitter(match, seat, { ...sitter, linkHash })];
    const written = await match.writeRoom(changes);
    if (written !== 'done') return written;
    // Who came by the old link and asks for a new one has it now.
    if (visitor.link !== null) visitor.link = linkHash;
    tell(visitor, { kind: 'linked', id, token });
    match.seatVisitors();
    match.tellRoom();
    return 'told';
  },

  rematch: async (match, visitor, _request, ports) => {
    if (visitor.seat === null) return { code: 'not-seated' };
    if (match.state !== 'over') return { code: 'not-over' };
    const written = match.next === null ? await ports.rematch(match) : 'done';
    if (written === 'done') match.tellRoom();
    return written;
  },
};

export async function handle(
  match: Match,
  visitor: Visitor,
  request: TableRequest,
  ports: RequestPorts,
): Promise<Reply> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (match.isOutdated) return { code: 'other-version' };
    const reply = await handleAs(match, visitor, request, ports);
    if (reply === 'cannot-store') break;
    // The match is now as the other process has made it: what was asked for may have to be refused.
    if (reply !== 'conflict') return reply;
  }
  return { code: 'cannot-store' };
}

/** The kind ties the request to its function. */
function handleAs<K extends TableRequest['kind']>(
  match: Match,
  visitor: Visitor,
  request: Request<K> & { readonly kind: K },
  ports: RequestPorts,
): Attempt | Promise<Attempt> {
  const handler: Handlers[K] = HANDLERS[request.kind];
  return handler(match, visitor, request, ports);
}

function play(
  match: Match,
  visitor: Visitor,
  seat: Seat,
  { id, ply, moves }: Request<'play'>,
): Attempt | Promise<Attempt> {
  const sitter = match.sitters[seat];
  if (sitter?.kind === 'person' && sitter.standIn !== null) return { code: 'bot-plays' };
  return match.play(seat, moves, ply, { visitor, id });
}

/**
 * The answer to it was lost with the connection. If the seat has answered that position with exactly these moves,
 * it is done, even if another device of the same seat has played them.
 */
async function playAgain(
  match: Match,
  visitor: Visitor,
  seat: Seat,
  request: Request<'play'>,
): Promise<Attempt> {
  const reply = await play(match, visitor, seat, request);
  if (typeof reply === 'string') return reply;
  const { steps } = (await match.running()).table;
  const answers = steps.filter(({ by, ply }) => by === seat && ply > request.ply);
  return request.moves.every((notation, i) => notation === answers[i]?.notation) ? 'done' : reply;
}

/** Everybody has sat down. */
async function begin(match: Match): Promise<void> {
  await match.tellStart();
  match.alarm.attend(await match.running());
}

/** More than half of the people who are here want it. */
export async function standInIfVoted(match: Match, seat: Seat): Promise<Attempt> {
  const sitter = match.sitters[seat];
  const votes = match.votes.get(seat);
  if (match.state !== 'playing' || !votes || sitter?.kind !== 'person' || sitter.standIn !== null)
    return 'done';
  // Back meanwhile: the votes were about the absence that has ended.
  if (match.presence.isHere(seat)) return 'done';
  const electors = peopleOf(match).filter((each) => match.presence.isHere(each));
  const ayes = electors.filter((each) => votes.has(each)).length;
  return ayes * 2 > electors.length ? standIn(match, seat, STAND_IN) : 'done';
}

/** A bot takes a person's seat, or (null) hands it back. */
export async function standIn(match: Match, seat: Seat, level: LevelName | null): Promise<Attempt> {
  const sitter = match.sitters[seat];
  if (sitter?.kind !== 'person') return { code: 'not-seated' };
  match.votes.delete(seat);
  const changes = [changeSitter(match, seat, { ...sitter, standIn: level })];
  const course = await match.running();
  match.alarm.set(changes, course, match.ports.now());
  const written = await match.writeRoom(changes);
  if (written !== 'done') return written;
  match.tellRoom();
  match.alarm.attend(course);
  return 'done';
}
