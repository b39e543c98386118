// `npm run lint`: prints every import that points the wrong way, every game that is named outside of its folder, and every way around the ports.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gamesNamedIn } from './game-names.ts';
import { violationsIn } from './imports.ts';
import { wayArounds } from './ports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['src', 'scripts', 'e2e', 'bench'];
const CONFIGURATION = [
  'vite.config.ts',
  'vitest.config.ts',
  'biome.json',
  'knip.json',
  'tsconfig.build.json',
];

const texts = new Map(
  [...FOLDERS.flatMap(filesIn), ...CONFIGURATION].map((path) => [path, readFileSync(root + path, 'utf8')]),
);
const sources = new Map([...texts].filter(([path]) => /^src\/.*(?<!\.d)\.tsx?$/.test(path)));
const imports = violationsIn(sources);
const names = gamesNamedIn(texts);
const around = wayArounds(sources);
const all = [...imports, ...names, ...around];
for (const { file, line, why } of all) console.error(`${file}:${line}: ${why}`);
console.log(
  `${sources.size} files, ${imports.length} wrong imports, ${names.length} games out of place, ${around.length} ways around the ports`,
);
process.exitCode = all.length > 0 ? 1 : 0;

function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|css|html|json|webmanifest)$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);
}
