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
  return () => {
    form = formBefore;
    write = writeBefore;
  };
}

export function note(event: string, fields: Fields = {}): void {
  say('info', event, fields);
}

/** Something that should not have happened, and why. */
export function complain(event: string, error: unknown, fields: Fields = {}): void {
  say('error', event, { ...fields, ...(error instanceof Error ? told(error) : { error: String(error) }) });
}

const RARELY_MS = 10_000;
const lastTold = new Map<string, { at: number; silent: number }>();

/** What may come many times a second: one line of an event in ten seconds, which says how many were left out before it. */
export function complainRarely(event: string, error: unknown): void {
  const last = lastTold.get(event);
  if (last && Date.now() - last.at < RARELY_MS) {
    last.silent++;
    return;
  }
  lastTold.set(event, { at: Date.now(), silent: 0 });
  complain(event, error, last ? { leftOut: last.silent } : {});
}

function told(error: Error): Fields {
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
