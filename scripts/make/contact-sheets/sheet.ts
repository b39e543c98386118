// Lays pictures beside each other and saves them as one WebP file.
import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';

export interface Picture {
  /** Base64, any format that a browser shows. */
  readonly data: string;
  readonly width: number;
  readonly caption: string;
}

const QUALITY = 78;
const GAP = 8;

export async function saveSheet(
  browser: Browser,
  file: string,
  rows: readonly (readonly Picture[])[],
): Promise<void> {
  const width = Math.max(...rows.map((row) => row.reduce((sum, picture) => sum + picture.width + GAP, GAP)));
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  const figures = (row: readonly Picture[]) =>
    row
      .map(
        ({ data, width, caption }) =>
          `<figure style="width:${width}px"><img width="${width}" src="data:image/webp;base64,${data}"><figcaption>${caption}</figcaption></figure>`,
      )
      .join('');
  await page.setContent(
    `<style>body{margin:0;padding:${GAP}px;background:#222;color:#eee;font:12px sans-serif}div{display:flex;gap:${GAP}px;align-items:start}figure{margin:0 0 ${GAP}px}img{display:block}</style>${rows
      .map((row) => `<div>${figures(row)}</div>`)
      .join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await writeFile(file, await webpOf(page), 'base64');
  await page.close();
  console.log(file);
}

/** The whole page as WebP, which Playwright itself cannot write. */
export async function webpOf(page: Page, quality = QUALITY): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    // It changes the size of the window for a moment, and a board that follows it is seen half way.
    captureBeyondViewport: cssContentSize.height > cssLayoutViewport.clientHeight,
    clip: { ...cssContentSize, scale: 1 },
  });
  await session.detach();
  return data;
}
