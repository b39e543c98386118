// `npm run lint`: prints every import that points the wrong way, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { violationsIn } from './imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => `src/${path}`);
const violations = violationsIn(new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')])));
for (const { file, line, why } of violations) console.error(`${file}:${line}: ${why}`);
console.log(`${paths.length} files, ${violations.length} wrong imports`);
process.exitCode = violations.length > 0 ? 1 : 0;
