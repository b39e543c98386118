// `npm run make -- icons`: draws the icons of the installed web app from src/web/icon.svg.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../../e2e/support/browser.ts';

const WEB = fileURLToPath(new URL('../../src/web', import.meta.url));

/** A maskable icon may be cut to any shape: its background reaches the edge, its drawing fills four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
  // The device rounds the corners of a home screen icon.
  { name: 'apple-touch-icon', size: 180, isMaskable: true },
] as const;

const GROUND = '#b3341f';

export async function main(): Promise<void> {
  const svg = await readFile(`${WEB}/icon.svg`, 'utf8');
  const browser = await openBrowser();
  for (const { name, size, isMaskable } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = isMaskable ? size * 0.8 : size;
    const environment = isMaskable ? GROUND : 'transparent';
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${environment}">
        <div style="inline-size:${inner}px;block-size:${inner}px">${svg}</div>`,
    );
    await page.screenshot({ path: `${WEB}/public/${name}.png`, omitBackground: !isMaskable });
    await page.close();
  }
  await browser.close();
}
