// Draws the icons of the installed application from the one in src/web/icon.svg: node --import tsx scripts/icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../e2e/browser.ts';

const WEB = fileURLToPath(new URL('../src/web', import.meta.url));

/** A maskable icon is cut to any shape: its ground reaches the edge, its drawing stays within four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
  // Where it is put on a home screen the corners are rounded by the device.
  { name: 'apple-touch-icon', size: 180, isMaskable: true },
] as const;

const GROUND = '#b3341f';

const svg = await readFile(`${WEB}/icon.svg`, 'utf8');
const browser = await openBrowser();
for (const { name, size, isMaskable } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = isMaskable ? size * 0.8 : size;
  const ground = isMaskable ? GROUND : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${ground}">
      <div style="inline-size:${inner}px;block-size:${inner}px">${svg}</div>`,
  );
  await page.screenshot({ path: `${WEB}/public/${name}.png`, omitBackground: !isMaskable });
  await page.close();
}
await browser.close();
