// The application, built into a folder of its own and served on a port of its own, for tests and pictures.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../src/server/build.ts';
import { type Served, serve } from '../src/server/index.ts';

const FIRST_PORT = 21_800;
/** All the devices of the tests come from one address, and their people are quick. */
const PLENTY = { burst: 10_000, perSecond: 1000 };

export interface Site extends Served {
  /** The folder that is served; gone when the site is closed. */
  readonly web: string;
}

export async function openSite(): Promise<Site> {
  const web = await newFolder();
  await buildWeb(web);
  return open(web);
}

/** The same files on another port, for a test that changes them or takes the server away. */
export async function openCopy(original: string): Promise<Site> {
  const web = await newFolder();
  await cp(original, web, { recursive: true });
  return open(web);
}

const newFolder = () => mkdtemp(join(tmpdir(), 'scriptorium-web-'));

async function open(web: string): Promise<Site> {
  const served = await onFreePort(web);
  return {
    web,
    address: served.address,
    port: served.port,
    close: async () => {
      await served.close();
      await rm(web, { recursive: true, force: true });
    },
  };
}

async function onFreePort(web: string): Promise<Served> {
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await serve({ port, host: '127.0.0.1', web, online: { messages: PLENTY, requests: PLENTY } });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port > FIRST_PORT + 200) throw error;
    }
  }
}
