// Measures how much code a page downloads: scripts, including its workers, and style sheets.
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
    const code = requests.filter((request) => /\.(js|css)$/.test(request.url()));
    requests = [];
    const sizes = await Promise.all(code.map((request) => request.sizes()));
    return {
      // The size of a cached file is negative.
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0),
      paths: code.map((request) => new URL(request.url()).pathname),
    };
  };
}
