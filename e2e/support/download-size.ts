// Measures how much JavaScript a page downloads, including its workers.
import type { Page, Request } from 'playwright-core';

export interface DownloadSize {
  /** Compressed, without cached files. */
  readonly bytes: number;
  readonly paths: readonly string[];
}

/** Starts measuring; each call returns the downloads since the previous call. */
export function measureDownloads(page: Page): () => Promise<DownloadSize> {
  let requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const scripts = requests.filter((request) => request.url().endsWith('.js'));
    requests = [];
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return {
      // The size of a cached file is negative.
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0),
      paths: scripts.map((request) => new URL(request.url()).pathname),
    };
  };
}
