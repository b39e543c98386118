// Opens Chromium for tests and screenshots: the one named by CHROMIUM, an installed one, or the one from npm install.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Like a machine in a home network: over plain HTTP it is not a secure context, unlike localhost. */
export const PLAIN_HOST = 'scriptorium.test';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findBrowser()), args: FLAGS });
}

/** Unpacks the one from npm install if needed, which takes a few seconds the first time. */
async function findBrowser(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>> {
  const installed = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (installed !== undefined) return { executablePath: installed };
  const folder = await unpacked();
  const { LD_LIBRARY_PATH: libraries = '', ...env } = process.env;
  return {
    executablePath: join(folder, 'chromium'),
    // The package contains the libraries and the font that a bare machine lacks.
    env: {
      ...env,
      LD_LIBRARY_PATH: `${join(folder, 'al2023/lib')}:${libraries}`,
      FONTCONFIG_FILE: join(folder, FONTS),
    },
  };
}

const FONTS = 'fonts.conf';
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** Unpacks into the folder of the package, so that another version is unpacked again; renamed into place when complete. */
async function unpacked(): Promise<string> {
  const home = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../..');
  const place = join(home, 'unpacked');
  if (existsSync(place)) return place;
  const fresh = await mkdtemp(join(home, 'unpacking-'));
  // The package unpacks into the temporary folder, and its libraries only if it believes to run on AWS Lambda.
  const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: home, env });
  const dirs = [join(place, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  const cache = `<cachedir>${join(place, 'fonts-cache')}</cachedir>`;
  await writeFile(join(fresh, FONTS), `<fontconfig>${dirs}${cache}</fontconfig>\n`);
  await rename(fresh, place).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(place)) throw error;
  });
  return place;
}
