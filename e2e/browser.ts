// A browser for the tests: the one named by CHROMIUM, or one that is installed.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (path === undefined) throw new Error('No Chromium was found: install one, or name it in CHROMIUM.');
  return chromium.launch({ executablePath: path, args: FLAGS });
}
