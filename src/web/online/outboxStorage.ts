// Stores unsent moves and chat messages in the browser, so that a reload or a closed tab does not lose them.
import { browser } from '../browser.ts';
import { readStored, storedKeys, writeStored } from '../browserStorage.ts';
import { newId } from '../newId.ts';
import { readDeviceToken, readSeatToken } from './onlineStorage.ts';
import type { OutboxContent, OutboxStore } from './outbox.ts';

interface StoredOutbox extends OutboxContent {
  /** The player of this device: nothing is sent from another seat. */
  readonly identity: string;
  /** The page that wrote it has closed the table. */
  readonly isLeft: boolean;
  readonly savedAt: number;
}

const PREFIX = 'scriptorium.outbox';
/** Older items are dropped: nobody comes back to such a match. */
const MAX_AGE_MS = 60 * 86_400_000;

/**
 * One page owns the waiting items, and the page that was opened last takes them over, so that two tabs do not both send them.
 * If they race, the server still plays a move once and accepts a chat message once.
 */
export class OutboxStorage implements OutboxStore {
  private readonly match: string;
  /** Each page has its own key, so that pages that write at the same time do not undo each other's changes. */
  private readonly key: string;
  private readonly stopListening: readonly (() => void)[];
  /** After closing, open requests still resolve as lost; by then another page may have taken over. */
  private isClosed = false;

  constructor(match: string, onTaken: () => void) {
    this.match = match;
    this.key = `${PREFIX}.${match}.${newId()}`;
    this.stopListening = [
      browser.listen('storage', ({ key, newValue }) => {
        if (key === this.key && newValue === null) onTaken();
      }),
      browser.listen('pagehide', () => this.leave()),
    ];
    for (const key of storedKeys(`${PREFIX}.`)) {
      const age = browser.now() - (readOutbox(key)?.savedAt ?? 0);
      if (age > MAX_AGE_MS) writeStored(key, null);
    }
  }

  save({ move, lines }: OutboxContent): void {
    if (this.isClosed) return;
    const isEmpty = move === null && lines.length === 0;
    if (isEmpty && readStored(this.key) === null) return;
    const identity = identityAt(this.match);
    const stored: StoredOutbox = { identity, isLeft: false, savedAt: browser.now(), move, lines };
    writeStored(this.key, isEmpty ? null : JSON.stringify(stored));
  }

  adopt(which: 'all' | 'left'): OutboxContent {
    const adopted: StoredOutbox[] = [];
    for (const key of storedKeys(`${PREFIX}.${this.match}.`)) {
      const stored = readOutbox(key);
      const isForeign = key === this.key || stored?.identity !== identityAt(this.match);
      if (!stored || isForeign || (which === 'left' && !stored.isLeft)) continue;
      writeStored(key, null);
      adopted.push(stored);
    }
    adopted.sort((a, b) => a.savedAt - b.savedAt);
    return {
      move: adopted.findLast(({ move }) => move !== null)?.move ?? null,
      lines: adopted.flatMap(({ lines }) => lines),
    };
  }

  close(): void {
    for (const stop of this.stopListening) stop();
    this.leave();
    this.isClosed = true;
  }

  private leave(): void {
    const stored = readOutbox(this.key);
    if (stored) writeStored(this.key, JSON.stringify({ ...stored, isLeft: true }));
  }
}

/** Whether a move chosen at this table still waits to be sent. */
export const hasUnsentMove = (match: string): boolean =>
  storedKeys(`${PREFIX}.${match}.`).some((key) => (readOutbox(key)?.move ?? null) !== null);

function readOutbox(key: string): StoredOutbox | null {
  try {
    const data: unknown = JSON.parse(readStored(key) ?? 'null');
    return isOutbox(data) ? data : null;
  } catch {
    return null;
  }
}

/** Whether it has the form that this page writes; the server checks the content itself. */
function isOutbox(data: unknown): data is StoredOutbox {
  if (typeof data !== 'object' || data === null) return false;
  if (!('identity' in data && 'savedAt' in data && 'move' in data && 'lines' in data)) return false;
  const { identity, savedAt, move, lines } = data;
  const isMove =
    move === null ||
    (typeof move === 'object' && 'notations' in move && Array.isArray(move.notations) && 'ply' in move);
  return typeof identity === 'string' && typeof savedAt === 'number' && isMove && Array.isArray(lines);
}

const identityAt = (match: string) => readSeatToken(match) ?? readDeviceToken() ?? '';
