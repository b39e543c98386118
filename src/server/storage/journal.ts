// Moves as they come in: all of a commit in one row, at the end of the file. An index would have to touch another page for
// every match at every move; here many moves of a match go into their place at once, before anybody asks for them.
import type { DatabaseSync } from '@photostructure/sqlite';

/** The values of a move's row: match, ply, seat, notation, at. */
type MoveValues = readonly unknown[];

/** So many moves at most wait for their place. */
const MOST = 8000;

/** Somebody else has written this ply. */
export class TakenPly extends Error {
  override readonly name = 'TakenPly';
}

export class Journal {
  private readonly statements;
  /** Moves that have not been put into their place. */
  private waiting = 0;
  /** The last ply of matches that have moves here. It is only known as long as nobody else writes to the file. */
  private readonly heads = new Map<string, number>();
  private version: unknown = null;
  private fresh: MoveValues[] = [];

  constructor(file: InstanceType<typeof DatabaseSync>) {
    file.exec('create table if not exists journal (id integer primary key, moves text not null)');
    this.statements = {
      version: file.prepare('pragma data_version'),
      head: file.prepare('select max(ply) as ply from moves where match = ?'),
      add: file.prepare('insert into journal (moves) values (?)'),
      settle: file.prepare(
        `insert into moves (match, ply, seat, notation, at)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
         from journal, json_each(journal.moves) order by 1, 2`,
      ),
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

  append(move: MoveValues): void {
    const [match, ply] = move;
    if (typeof match !== 'string' || typeof ply !== 'number') throw new TypeError('a move without its place');
    if (ply <= this.headOf(match)) throw new TakenPly(`${match}/${ply}`);
    this.heads.set(match, ply);
    this.fresh.push(move);
  }

  private headOf(match: string): number {
    const known = this.heads.get(match);
    if (known !== undefined) return known;
    const found = this.statements.head.get(match);
    return Number(found?.ply ?? 0);
  }

  /** Comes last in a transaction. */
  end(): void {
    if (this.fresh.length === 0) return;
    this.statements.add.run(JSON.stringify(this.fresh));
    this.waiting += this.fresh.length;
    this.fresh = [];
  }

  /** Everything into its place. Inside of a transaction. */
  settle(): void {
    this.statements.settle.run();
    this.statements.clear.run();
    this.waiting = 0;
    this.heads.clear();
    this.version = this.versionNow;
  }

  /** The transaction was not made: nothing that is known here can be trusted. */
  undo(): void {
    this.fresh = [];
    this.version = null;
  }
}
