// What is said at a match, as far as its visitors know it.
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerSays } from '../../protocol/server.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { tell, type Visitor } from './visitor.ts';

type Line = Omit<ChatRow, 'match'>;
type Words = ServerSays<'said'>['lines'][number];

export class Chat {
  private readonly store: Store;
  private readonly match: string;
  /** The latest lines; null while nobody has asked for them. */
  private lines: Line[] | null = null;

  constructor(store: Store, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Everything that is kept, for somebody who has just come. */
  async tellAll(visitor: Visitor): Promise<void> {
    this.lines ??= await this.stored();
    if (this.lines.length > 0) tell(visitor, { kind: 'said', lines: this.lines.map(shown) });
  }

  /** Whether a line that comes a second time, after a cut, is there already. */
  async has(seat: number, key: string): Promise<boolean> {
    this.lines ??= await this.stored();
    return this.lines.some((line) => line.seat === seat && partsOf(line).key === key);
  }

  /** A line that was just written, here or elsewhere. */
  add(line: Line, visitors: Iterable<Visitor>): void {
    this.lines?.push(line);
    if (this.lines && this.lines.length > LIMITS.chat) this.lines.shift();
    for (const visitor of visitors) tell(visitor, { kind: 'said', lines: [shown(line)] });
  }

  /** What others may have said meanwhile. */
  async catchUp(visitors: Iterable<Visitor>): Promise<void> {
    if (this.lines === null) return;
    const known = new Set(this.lines.map(keyOf));
    this.lines = await this.stored();
    const lines = this.lines.filter((line) => !known.has(keyOf(line))).map(shown);
    if (lines.length > 0) for (const visitor of visitors) tell(visitor, { kind: 'said', lines });
  }

  /** Nobody listens any more. */
  rest(): void {
    this.lines = null;
  }

  private stored(): Promise<Line[]> {
    return this.store.chatOf(this.match, LIMITS.chat);
  }
}

const keyOf = ({ at, seat, said }: Line) => `${at} ${seat} ${said}`;

/** Its client's key stands in the same text: a row of an older version has none. */
export function writeLine(said: Words['said'], key: string | undefined): string {
  return JSON.stringify({ ...said, ...(key !== undefined && { key }) });
}

/** Our own row, as it was validated when it was said. */
function partsOf({ said }: Line): Pick<Words, 'said' | 'key'> {
  const { key, ...words } = JSON.parse(said);
  return { said: words, ...(key !== undefined && { key }) };
}

function shown(line: Line): Words {
  return { at: line.at, seat: line.seat, ...partsOf(line) };
}
