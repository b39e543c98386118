// What the server tells its operator: one line an event, for people or (LOG=json) for programs.
// Nobody's secret goes in: neither names, addresses and words of people nor what is in a match.

export const LOG_FORMS = ['plain', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

type Level = 'info' | 'error';
type Fields = { readonly [name: string]: string | number | boolean | null };

let form: LogForm = 'plain';
let write = (line: string): void => void process.stderr.write(line);

/** Where to, and in which form. Gives back what undoes it. */
export function logTo(nextForm: LogForm, nextWrite: (line: string) => void = write): () => void {
  const [formBefore, writeBefore] = [form, write];
  form = nextForm;
  write = nextWrite;
  told.clear();
  return () => {
    form = formBefore;
    write = writeBefore;
  };
}

export function note(event: string, fields: Fields = {}): void {
  say('info', event, fields);
}

/** So many lines of one event in a while: a full disk makes every request fail, and the log may be on the same disk. */
const MOST_LINES = 20;
const WHILE_MS = 10_000;
/** Of each event: when its while began, its lines since then, and how many were left out. */
const told = new Map<string, { since: number; lines: number; leftOut: number }>();

/** Something that should not have happened, and why. The first line after some were left out says how many. */
export function complain(event: string, error: unknown, fields: Fields = {}): void {
  complainWithin(MOST_LINES, event, error, fields);
}

/** What may come many times a second: one line of an event in ten seconds. */
export function complainRarely(event: string, error: unknown): void {
  complainWithin(1, event, error, {});
}

function complainWithin(mostLines: number, event: string, error: unknown, fields: Fields): void {
  const now = Date.now();
  let count = told.get(event);
  const leftOut = count?.leftOut ?? 0;
  if (!count || now - count.since >= WHILE_MS || now < count.since) {
    count = { since: now, lines: 0, leftOut: 0 };
    told.set(event, count);
  }
  if (count.lines >= mostLines) {
    count.leftOut++;
    return;
  }
  count.lines++;
  say('error', event, { ...fields, ...(leftOut > 0 && { leftOut }), ...reasonOf(error) });
}

function reasonOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { error: error.message, ...code, stack: error.stack ?? '' };
}

function say(level: Level, event: string, fields: Fields): void {
  const safe = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ]);
  const at = new Date().toISOString();
  if (form === 'json') write(`${JSON.stringify({ at, level, event, ...Object.fromEntries(safe) })}\n`);
  else
    write(
      `${at} ${level} ${event}${safe.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('')}\n`,
    );
}

/** Passwords in addresses, and whatever is long and random enough to be a token of ours. */
export function withoutSecrets(text: string): string {
  return text.replace(/(:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1…@').replace(/[\w-]{32,}/g, '…');
}
