// What people can do about others: block or mute them, and report them to the operators.
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { BlockKind, BlocksAt, Met, MyBlocks, NewBlock, NewReport } from '../../protocol/safety.ts';
import type { System } from '../../protocol/system.ts';
import { chatWords, SPECTATOR } from '../matches/chat.ts';
import { configOf, mayWatch, playerOf, seatOf, stateOf } from '../matches/config.ts';
import type { ReportLineRow } from '../storage/safety-schema.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { newId } from '../tokens.ts';

export interface SafetyPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
}

/** The person whom somebody has met at a table. */
interface Found {
  readonly stored: StoredMatch;
  readonly person: string;
  readonly name: string;
}

const DAY_MS = 86_400_000;

export class Safety {
  private readonly ports: SafetyPorts;

  constructor(ports: SafetyPorts) {
    this.ports = ports;
  }

  async list(person: string): Promise<MyBlocks> {
    const rows = await this.ports.store.blocksOf(person);
    return {
      blocks: rows.map(({ id, kind, name, created_at }) => ({
        id,
        kind: kindOf(kind),
        name,
        at: created_at,
      })),
    };
  }

  /** By the seats of a match. */
  async listAt(person: string, match: string): Promise<BlocksAt | ServerRefusal> {
    const stored = await this.ports.store.findMatch(match);
    if (!stored) return { code: 'unknown-match' };
    const blocks = await this.ports.store.blocksOf(person);
    return {
      seats: stored.players.map((player) => {
        const block = blocks.find(({ other }) => other === player.person);
        return block ? { id: block.id, kind: kindOf(block.kind) } : null;
      }),
    };
  }

  async block(person: string, { kind, ...met }: NewBlock): Promise<{ readonly id: string } | ServerRefusal> {
    const { store, now } = this.ports;
    const found = await this.find(person, met);
    if ('code' in found) return found;
    const blocks = await store.blocksOf(person);
    const known = blocks.find(({ other }) => other === found.person);
    if (!known && blocks.length >= LIMITS.blocks) return { code: 'too-many-blocks', most: LIMITS.blocks };
    const id = known?.id ?? newId(this.ports);
    const row = { id, person, other: found.person, kind, name: found.name, created_at: now() };
    await store.write([store.setBlock(row)]);
    return { id };
  }

  async unblock(person: string, id: string): Promise<{ readonly done: true } | ServerRefusal> {
    const { store } = this.ports;
    if (!(await store.blocksOf(person)).some((block) => block.id === id)) return { code: 'not-found' };
    await store.write([store.deleteBlock(person, id)]);
    return { done: true };
  }

  async report(person: string, report: NewReport): Promise<{ readonly id: string } | ServerRefusal> {
    const { store, now } = this.ports;
    const found = await this.find(person, report);
    if ('code' in found) return found;
    const recent = await store.reportsBy(person, now() - DAY_MS);
    if (recent.some(({ match, subject }) => match === report.match && subject === found.person))
      return { code: 'reported-already' };
    if (recent.length >= LIMITS.reports) return { code: 'too-many-reports', most: LIMITS.reports };
    const id = newId(this.ports);
    const row = {
      id,
      at: now(),
      match: report.match,
      reporter: person,
      reporter_name: (await store.findPerson(person))?.name ?? '',
      subject: found.person,
      subject_name: found.name,
      reason: report.reason,
      words: report.words,
      line_at: report.at ?? null,
      closed_at: null,
      note: '',
    };
    const chat = await store.chatAround(report.match, row.line_at);
    const lines = chat.map((line, position) => reportLine(id, position, line, found.stored));
    const about = { match: report.match, subject: found.person };
    const limit = { kind: 'check-limit', what: 'reports', person, since: row.at - DAY_MS } as const;
    const written = await store.write([
      store.insertReport(row, lines),
      { ...limit, about, most: 1 },
      { ...limit, most: LIMITS.reports },
    ]);
    // Other reports came at the same time: now they are known.
    return written === 'conflict' ? this.report(person, report) : { id };
  }

  private async find(by: string, { match, seat, at, key }: Met): Promise<Found | ServerRefusal> {
    const { store } = this.ports;
    const stored = await store.findMatch(match);
    if (!stored) return { code: 'unknown-match' };
    const own = seatOf(stored.players.map(playerOf), by);
    // Who may not look at a table has met nobody there.
    if (!mayWatch(configOf(stored.match), stateOf(stored.match), own)) return { code: 'nobody-watches' };
    const found = seat === SPECTATOR ? await this.spectator(match, at, key) : stored.players[seat];
    if (!found || found.person === null) return { code: 'nobody-there' };
    return found.person === by
      ? { code: 'not-yourself' }
      : { stored, person: found.person, name: found.name };
  }

  /** Two spectators may write in the same millisecond: the key tells them apart. */
  private async spectator(match: string, at: number | undefined, key: string | undefined) {
    const lines = at === undefined ? [] : await this.ports.store.spectatorLinesAt(match, at);
    const line = lines.find((each) => key === undefined || chatWords(each).key === key);
    return line && { person: line.person, name: chatWords(line).name ?? '' };
  }
}

/** Written by `block` alone. */
const kindOf = (kind: string): BlockKind => (kind === 'mute' ? 'mute' : 'block');

function reportLine(
  report: string,
  position: number,
  line: ChatRow,
  { players }: StoredMatch,
): ReportLineRow {
  const { said, name } = chatWords(line);
  const player = players.find(({ seat }) => seat === line.seat);
  return {
    report,
    position,
    at: line.at,
    person: line.person ?? player?.person ?? null,
    name: name ?? player?.name ?? '',
    said: JSON.stringify(said),
  };
}
