// How much JavaScript travels for a page, its workers included.
import type { Page, Request } from 'playwright-core';

export interface Weight {
  /** Compressed, as it travelled; without what came out of the cache. */
  readonly bytes: number;
  readonly paths: readonly string[];
}

/** From now on; each call answers what has come since the one before. */
export function weigh(page: Page): () => Promise<Weight> {
  let requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const scripts = requests.filter((request) => request.url().endsWith('.js'));
    requests = [];
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return {
      // What comes out of the cache is told as less than nothing.
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0),
      paths: scripts.map((request) => new URL(request.url()).pathname),
    };
  };
}
