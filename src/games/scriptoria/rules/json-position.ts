// Finds the line of a field in a JSON text.

/** Keys and indices from the outside in: ['tiles', 3, 'cost']. */
export type Path = readonly (string | number)[];

/** As people write it: `tiles[3].cost`. */
export function pathText(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

/** The line, from 1, of the value at `path` in valid JSON; if the path ends early, of the last value on it. */
export function lineOf(text: string, path: Path): number {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const next = typeof step === 'number' ? itemAt(text, at, step) : fieldAt(text, at, step);
    if (next === null) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

/** From the `[` of a list to the start of its nth item. */
function itemAt(text: string, start: number, index: number): number | null {
  if (text[start] !== '[') return null;
  let at = skipSpace(text, start + 1);
  for (let i = 0; text[at] !== ']'; i++) {
    if (i === index) return at;
    at = afterComma(text, skipValue(text, at));
  }
  return null;
}

/** From the `{` of an object to the start of a field's value. */
function fieldAt(text: string, start: number, name: string): number | null {
  if (text[start] !== '{') return null;
  let at = skipSpace(text, start + 1);
  while (text[at] !== '}') {
    const end = skipValue(text, at);
    const value = skipSpace(text, skipSpace(text, end) + 1);
    if (JSON.parse(text.slice(at, end)) === name) return value;
    at = afterComma(text, skipValue(text, value));
  }
  return null;
}

function afterComma(text: string, at: number): number {
  const next = skipSpace(text, at);
  return text[next] === ',' ? skipSpace(text, next + 1) : next;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text[next] ?? '')) next++;
  return next;
}

/** Skips a string, number or word, or everything up to the matching bracket. */
function skipValue(text: string, start: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s,:[\]{}"]+/y;
  let depth = 0;
  for (let at = start; ; ) {
    token.lastIndex = at;
    const [found = ''] = token.exec(text) ?? [];
    if (found === '[' || found === '{') depth++;
    if (found === ']' || found === '}') depth--;
    at += found.length || 1;
    if (depth === 0) return at;
  }
}
