// The container as far as it can be tried without a container engine: the commands of the Dockerfile in a folder, then its entry point and its health check.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = 23_480;
/** For building only. */
const UNWANTED = ['typescript', 'tsx', 'esbuild', 'vite', 'vitest', 'playwright-core', '@biomejs/biome'];

export async function tryContainer(checkout: string, folder: string): Promise<boolean> {
  const lines = readFileSync(join(checkout, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n');
  const [build = [], final = []] = stagesOf(lines);
  mkdirSync(folder, { recursive: true });
  cpSync(checkout, folder, { recursive: true, filter: (path) => !/\/node_modules$|\/dist$/.test(path) });
  for (const command of build.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4))) {
    const { status, stderr } = spawnSync('sh', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) return failed(`RUN ${command}`, stderr.slice(-2000));
  }
  const left = UNWANTED.filter((name) => existsSync(join(folder, 'node_modules', name)));
  if (left.length > 0) return failed('production dependencies only', left.join(' '));
  console.log(
    `ok   container: ${readdirSync(join(folder, 'node_modules')).length} folders in node_modules, none of ${UNWANTED.join(', ')}`,
  );
  const [entry = ''] = jsonOf(final, 'ENTRYPOINT');
  const health = jsonOf(
    final.map((line) => line.replace(/^HEALTHCHECK.* CMD /, 'HEALTHCHECK ')),
    'HEALTHCHECK',
  );
  const env = {
    PATH: process.env.PATH,
    PORT: String(PORT),
    LOG: 'json',
    DATA: join(folder, 'data.db'),
    NODE_ENV: 'production',
  };
  const server = spawn(entry.replace('/app', folder), jsonOf(final, 'CMD'), { env, stdio: 'ignore' });
  try {
    for (let i = 0; i < 100; i++) {
      await pause(200);
      const [program = '', ...args] = health;
      if (spawnSync(program, args, { env }).status === 0) {
        console.log(`ok   container: it starts, and is healthy at PORT=${PORT}`);
        return true;
      }
    }
    return failed('health check', 'never healthy');
  } finally {
    server.kill();
  }
}

function failed(what: string, why: string): false {
  console.log(`FAIL container: ${what}: ${why}`);
  return false;
}

function stagesOf(lines: readonly string[]): string[][] {
  const stages: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('FROM ')) stages.push([]);
    stages.at(-1)?.push(line);
  }
  return stages;
}

/** The list after a word such as ENTRYPOINT. */
function jsonOf(lines: readonly string[], word: string): string[] {
  const line = lines.find((each) => each.startsWith(`${word} [`)) ?? `${word} []`;
  return JSON.parse(line.slice(word.length + 1)) as string[];
}
