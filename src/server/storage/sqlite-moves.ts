// The moves of a SQLite file. A commit appends its moves as one row of the table `journal`, at the end of the file: an index
// by match would touch another page for every match in the commit. Later, `settle` writes many moves of a match at once as
// one row of the table `blocks`. A read joins both, and never writes.
import type { MoveRow } from './schema.ts';
import type { SqliteFile } from './sqlite-driver.ts';

/** A move as it is written in the journal. */
type JournalMove = readonly [match: string, ply: number, seat: number, notation: string, at: number];
/** A move as it is written in a block. */
type BlockMove = readonly [ply: number, seat: number, notation: string, at: number];

/** The moves of a match that are in the journal. Its last ply is known for a while after they have been settled. */
interface PendingMoves {
  lastPly: number;
  moves: BlockMove[];
}

const MAX_PENDING_MOVES = 8000;

/** The ply is in the file already. */
export class PlyTaken extends Error {
  override readonly name = 'PlyTaken';
}

export class SqliteMoves {
  private readonly statements;
  /** The content of the journal by match. Valid while `dataVersion` is the file's. */
  private readonly pending = new Map<string, PendingMoves>();
  private pendingMoves = 0;
  /** SQLite's number for the content of the file: another one after another connection has written. Null: read the journal again. */
  private dataVersion: unknown = null;
  /** Moves of the current transaction that are not in the journal yet. */
  private appended: JournalMove[] = [];

  constructor(file: SqliteFile) {
    this.statements = {
      dataVersion: file.prepare('pragma data_version'),
      lastPly: file.prepare('select max(ply) as ply from blocks where match = ?'),
      blocksSince: file.prepare('select moves from blocks where match = ? and ply > ? order by ply'),
      insertBlock: file.prepare('insert into blocks (match, ply, moves) values (?, ?, ?)'),
      journal: file.prepare('select moves from journal order by id'),
      insertJournal: file.prepare('insert into journal (moves) values (?)'),
      clearJournal: file.prepare('delete from journal'),
      deleteBlocks: file.prepare('delete from blocks where match = ?'),
    };
  }

  /** Whether this connection knows of moves in the journal. */
  get hasPending(): boolean {
    return this.pendingMoves > 0;
  }

  /** The moves after this ply, in order. */
  since(match: string, ply: number): MoveRow[] {
    // Before the blocks: if another connection settles in between, a move is found twice and not missed.
    this.refresh();
    const rows: MoveRow[] = [];
    let last = ply;
    const add = (moves: readonly BlockMove[]) => {
      for (const [ply, seat, notation, at] of moves) {
        if (ply <= last) continue;
        rows.push({ match, ply, seat, notation, at });
        last = ply;
      }
    };
    for (const { moves } of this.statements.blocksSince.all(match, ply)) {
      add(JSON.parse(String(moves)) as BlockMove[]);
    }
    add(this.pending.get(match)?.moves ?? []);
    return rows;
  }

  /** The last ply of each match; null before its first move. */
  lastPlies(matches: readonly string[]): (number | null)[] {
    this.refresh();
    return matches.map((match) => this.knownLastPly(match));
  }

  /** First in a transaction that appends. The transaction already has the write lock, so no other connection can write. */
  begin(): void {
    if (this.isOutdated || this.pendingMoves > MAX_PENDING_MOVES) this.settle();
  }

  /** Throws `PlyTaken`. The primary key of `blocks` has only the last ply of each block, so this comparison is what keeps a ply from being written twice. */
  append({ match, ply, seat, notation, at }: MoveRow): void {
    if (ply <= (this.knownLastPly(match) ?? 0)) throw new PlyTaken(`${match}/${ply}`);
    const move = [match, ply, seat, notation, at] as const;
    this.addPending(move);
    this.appended.push(move);
  }

  /** Inside of a transaction. */
  delete(match: string): void {
    this.refresh();
    // Others may have moves in the same rows of the journal.
    if (this.pending.get(match)?.moves.length) this.settle();
    this.statements.deleteBlocks.run(match);
    this.pending.delete(match);
  }

  /** Last in a transaction that appends. */
  end(): void {
    if (this.appended.length === 0) return;
    this.statements.insertJournal.run(JSON.stringify(this.appended));
    this.appended = [];
  }

  /** The transaction was rolled back: what this object knows may be wrong. */
  rolledBack(): void {
    this.appended = [];
    this.dataVersion = null;
  }

  /** Moves everything from the journal into blocks. Inside of a transaction with the write lock. */
  settle(): void {
    this.refresh();
    const { insertBlock, clearJournal } = this.statements;
    for (const [match, pending] of this.pending) {
      if (pending.moves.length === 0) {
        // No move since the last time.
        this.pending.delete(match);
        continue;
      }
      insertBlock.run(match, pending.lastPly, JSON.stringify(pending.moves));
      pending.moves = [];
    }
    clearJournal.run();
    this.pendingMoves = 0;
  }

  /** Writes something even if nothing is pending, then settles. Inside of a transaction. */
  probe(): void {
    this.statements.insertJournal.run('[]');
    this.settle();
  }

  private get fileVersion(): unknown {
    return this.statements.dataVersion.get()?.data_version;
  }

  private get isOutdated(): boolean {
    return this.dataVersion !== this.fileVersion;
  }

  private knownLastPly(match: string): number | null {
    return this.pending.get(match)?.lastPly ?? this.statements.lastPly.get(match)?.ply ?? null;
  }

  private refresh(): void {
    const version = this.fileVersion;
    if (this.dataVersion === version) return;
    this.pending.clear();
    this.pendingMoves = 0;
    for (const { moves } of this.statements.journal.all()) {
      for (const move of JSON.parse(String(moves)) as JournalMove[]) this.addPending(move);
    }
    this.dataVersion = version;
  }

  private addPending([match, ply, seat, notation, at]: JournalMove): void {
    let pending = this.pending.get(match);
    if (!pending) {
      pending = { lastPly: ply, moves: [] };
      this.pending.set(match, pending);
    }
    pending.lastPly = ply;
    pending.moves.push([ply, seat, notation, at]);
    this.pendingMoves++;
  }
}
