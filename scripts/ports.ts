// What of server, protocol and online client reaches around the ports: time, timers, chance and connections come from `protocol/system.ts` and `web/browser.ts` only.
import { parseAst } from 'vite';
import { isNode, type Node, type Violation, walk } from './syntax.ts';

const CHECKED = /^src\/(server|protocol|web\/online)\//;
const PORTS = 'src/protocol/system.ts';
const FOR_TESTS = /(\.test\.tsx?|(^|[/.])fixtures(\/.*|\.tsx?))$/;

const CALLS = new Set([
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'fetch',
  'addEventListener',
  'removeEventListener',
]);
const MEMBERS = new Set(['Date.now', 'performance.now', 'Math.random', 'document.hidden']);
const GLOBALS = new Set(['localStorage', 'crypto']);
/** Of `node:crypto`, the functions that are not computation begin with this. */
const RANDOM = /^random/;

/** `files` are the sources by their path from the root. */
export function wayArounds(files: ReadonlyMap<string, string>): Violation[] {
  return [...files].flatMap(([file, source]) => {
    if (!CHECKED.test(file) || FOR_TESTS.test(file) || file === PORTS) return [];
    const found: Violation[] = [];
    walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), (node) => {
      const what = wayAround(node, file.startsWith('src/web/'));
      if (what === null) return;
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ file, line, why: `${what} goes around the ports (protocol/system.ts, web/browser.ts)` });
    });
    return found;
  });
}

function wayAround(node: Node, isWeb: boolean): string | null {
  const { type, callee, object, property, source, arguments: given } = node;
  if (type === 'CallExpression' && isNode(callee)) {
    const name = nameOf(callee);
    // Node's own `fetch` and `addEventListener` are not used by the server's core.
    const isOfBrowser = name === 'fetch' || name.endsWith('EventListener');
    return CALLS.has(name) && (isWeb || !isOfBrowser) ? name : null;
  }
  if (type === 'MemberExpression' && isNode(object) && isNode(property)) {
    const name = `${nameOf(object)}.${nameOf(property)}`;
    if (MEMBERS.has(name)) return name;
    return isWeb && GLOBALS.has(nameOf(object)) ? nameOf(object) : null;
  }
  if (type === 'NewExpression' && isNode(callee)) {
    const name = nameOf(callee);
    if (name === 'Date' && Array.isArray(given) && given.length === 0) return 'new Date()';
    return isWeb && name === 'WebSocket' ? 'new WebSocket' : null;
  }
  if (type === 'ImportDeclaration' && isNode(source)) {
    if (/^(node:)?timers/.test(String(source.value))) return String(source.value);
    const names = Array.isArray(node.specifiers) ? node.specifiers.map(importedName) : [];
    if (/^(node:)?crypto$/.test(String(source.value))) return names.find((name) => RANDOM.test(name)) ?? null;
  }
  return null;
}

const nameOf = ({ name }: Node): string => (typeof name === 'string' ? name : '');
const importedName = (specifier: unknown): string =>
  isNode(specifier) && isNode(specifier.imported) ? nameOf(specifier.imported) : '';
