// Opens Chromium: the one named by CHROMIUM, an installed one, or the one from npm install, which tests prefer.
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

/**
 * The one from npm install is a headless shell: it has no address bar and no toolbar. An installed Chromium
 * starts them for every page, which takes two thirds of the processor time of a page that is opened for a test.
 */
export async function openHeadlessShell(): Promise<Browser> {
  if (process.env.CHROMIUM !== undefined || !HAS_HEADLESS_SHELL) return openBrowser();
  try {
    return await chromium.launch({ ...(await headlessShell()), args: FLAGS });
  } catch (error) {
    console.warn('The Chromium from npm install does not start; an installed one is used.', error);
    return openBrowser();
  }
}

type Launch = Pick<LaunchOptions, 'executablePath' | 'env'>;

/** The path of an installed Chromium; undefined if there is none. */
export const installedBrowser = (): string | undefined =>
  process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));

async function findBrowser(): Promise<Launch> {
  const installed = installedBrowser();
  return installed === undefined ? headlessShell() : { executablePath: installed };
}

const HAS_HEADLESS_SHELL = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks it if needed, which takes a few seconds the first time. */
async function headlessShell(): Promise<Launch> {
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
