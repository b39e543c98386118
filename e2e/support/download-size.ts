// Measures how much code a page downloads: scripts, including its workers, and style sheets.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

export interface DownloadSize {
  /** As transferred, without cached files. */
  readonly bytes: number;
  readonly paths: readonly string[];
  /** Those that were not cached. */
  readonly transferred: readonly string[];
}

/** Starts measuring; each call returns the downloads since the previous call. */
export function measureDownloads(page: Page): () => Promise<DownloadSize> {
  let requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const code = requests.filter((request) => /\.(js|css)$/.test(request.url()));
    requests = [];
    const files = await Promise.all(
      code.map(async (request) => ({
        path: new URL(request.url()).pathname,
        // Negative for a cached file.
        bytes: Math.max(0, (await request.sizes()).responseBodySize),
      })),
    );
    return {
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      paths: files.map(({ path }) => path),
      transferred: files.filter(({ bytes }) => bytes > 0).map(({ path }) => path),
    };
  };
}

/** What these files of the built application take when the server sends them compressed. */
export async function compressedSize(web: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => (await promisify(brotliCompress)(await readFile(join(web, path)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
