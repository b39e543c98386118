// The application, built into a folder of its own and served on a port of its own, for tests and pictures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../src/server/build.ts';
import { type Served, serve } from '../src/server/index.ts';

const FIRST_PORT = 21_800;

export async function openSite(): Promise<Served> {
  const web = await mkdtemp(join(tmpdir(), 'scriptorium-web-'));
  await buildWeb(web);
  const served = await onFreePort(web);
  return {
    address: served.address,
    close: async () => {
      await served.close();
      await rm(web, { recursive: true, force: true });
    },
  };
}

async function onFreePort(web: string): Promise<Served> {
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await serve({ port, host: '127.0.0.1', web });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port > FIRST_PORT + 200) throw error;
    }
  }
}
