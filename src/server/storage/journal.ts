// Moves as they come in: all of a commit in one row, at the end of the file. An index would have to touch another page for
// every match at every move; here many moves of a match go into their place at once, as one block, before anybody asks for them.
import type { DatabaseSync } from '@photostructure/sqlite';

type File = InstanceType<typeof DatabaseSync>;

/** A move as the journal has it. */
type Entry = readonly [match: string, ply: number, seat: number, notation: string, at: number];

/** The moves of a match that wait for their place, as a block has them. */
interface Held {
  /** Their last ply. */
  ply: number;
  readonly moves: (readonly [ply: number, seat: number, notation: string, at: number])[];
}

/** So many moves at most wait for their place. */
const MOST = 8000;

/** Somebody else has written this ply. */
export class TakenPly extends Error {
  override readonly name = 'TakenPly';
}

export class Journal {
  private readonly statements;
  /** What is in the journal, by match. It is only known as long as nobody else writes to the file. */
  private readonly held = new Map<string, Held>();
  private waiting = 0;
  private version: unknown = null;
  /** The row of this transaction. */
  private fresh: Entry[] = [];

  private readonly file: File;
  private showsWaiting = false;

  constructor(file: File) {
    this.file = file;
    file.exec('create table if not exists journal (id integer primary key, moves text not null)');
    moveIntoBlocks(file);
    this.statements = {
      version: file.prepare('pragma data_version'),
      head: file.prepare('select max(ply) as ply from blocks where match = ?'),
      add: file.prepare('insert into journal (moves) values (?)'),
      all: file.prepare('select moves from journal order by id'),
      settle: file.prepare('insert into blocks (match, ply, moves) values (?, ?, ?)'),
      clear: file.prepare('delete from journal'),
    };
  }

  /** Moves may wait that somebody who asks would miss. */
  get isBehind(): boolean {
    return this.waiting > 0 || this.version !== this.versionNow;
  }

  /** Another one when somebody else has written. */
  private get versionNow(): unknown {
    return this.statements.version.get()?.data_version;
  }

  /** Comes first in a transaction, when nobody else can write. */
  begin(): void {
    if (this.version !== this.versionNow || this.waiting > MOST) this.settle();
  }

  append(move: readonly unknown[]): void {
    const entry = move as Entry;
    const [match, ply] = entry;
    const known = this.held.get(match)?.ply ?? this.headOf(match);
    if (ply <= known) throw new TakenPly(`${match}/${ply}`);
    this.hold(entry);
    this.fresh.push(entry);
  }

  private headOf(match: string): number {
    return Number(this.statements.head.get(match)?.ply ?? 0);
  }

  private hold([match, ply, seat, notation, at]: Entry): void {
    let held = this.held.get(match);
    if (!held) {
      held = { ply, moves: [] };
      this.held.set(match, held);
    }
    held.ply = ply;
    held.moves.push([ply, seat, notation, at]);
    this.waiting++;
  }

  /** Comes last in a transaction. */
  end(): void {
    if (this.fresh.length === 0) return;
    this.statements.add.run(JSON.stringify(this.fresh));
    this.fresh = [];
  }

  /** Everything into its place. Inside of a transaction. */
  settle(): void {
    const { settle, clear } = this.statements;
    if (this.version !== this.versionNow) this.read();
    for (const [match, { ply, moves }] of this.held) settle.run(match, ply, JSON.stringify(moves));
    clear.run();
    this.forget();
    this.version = this.versionNow;
  }

  /** What the file has, whoever wrote it. */
  private read(): void {
    this.forget();
    for (const { moves } of this.statements.all.all()) {
      for (const entry of JSON.parse(String(moves)) as Entry[]) this.hold(entry);
    }
  }

  private forget(): void {
    this.held.clear();
    this.waiting = 0;
  }

  /** Writes something, and all that waits. Inside of a transaction. */
  probe(): void {
    this.statements.add.run('[]');
    this.version = null;
    this.settle();
  }

  /** While nothing can be written, whoever asks for moves is shown those that wait as well. Slower, and only for this connection. */
  showWaiting(): void {
    if (this.showsWaiting) return;
    this.file.exec(`create temp view moves as
      select match, value ->> 0 as ply, value ->> 1 as seat, value ->> 2 as notation, value ->> 3 as at
        from main.blocks, json_each(blocks.moves)
      union all
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        from main.journal, json_each(journal.moves)`);
    this.showsWaiting = true;
  }

  hideWaiting(): void {
    if (this.showsWaiting) this.file.exec('drop view temp.moves');
    this.showsWaiting = false;
  }

  /** The transaction was not made: nothing that is known here can be trusted. */
  undo(): void {
    this.fresh = [];
    this.version = null;
  }
}

/** Blocks by their last ply, and in the place of the table of moves a view that spreads them out. Moves that are there already become blocks. */
function moveIntoBlocks(file: File): void {
  file.exec('begin immediate');
  const found = file.prepare("select type from sqlite_schema where name = 'moves'").get();
  if (found?.type === 'table') {
    file.exec(`
      create table blocks (match text not null, ply integer not null, moves text not null, primary key (match, ply)) without rowid;
      insert into blocks select match, max(ply), json_group_array(json_array(ply, seat, notation, at) order by ply) from moves group by match;
      drop table moves;
      create view moves as
        select match, value ->> 0 as ply, value ->> 1 as seat, value ->> 2 as notation, value ->> 3 as at
        from blocks, json_each(blocks.moves)`);
  }
  file.exec('commit');
}
