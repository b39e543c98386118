// Builds the web client into a temporary folder and serves it on a free port, for tests and screenshots.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '../../src/bots/pool/game-files.ts';
import { buildWeb } from '../../src/server/build.ts';
import { type RunningServer, serve } from '../../src/server/index.ts';
import type { OnlineSettings } from '../../src/server/online.ts';

const FIRST_PORT = 21_800;
const MAX_PORTS = 400;
/** A port is not used twice: a page whose server has closed would meet the server of another test at its own address. */
let nextPort = FIRST_PORT;
/** All tests come from one address and play fast. */
const NO_LIMIT = { burst: 10_000, perSecond: 1000 };

export interface Site extends RunningServer {
  /** The served folder, which `close` deletes. */
  readonly web: string;
}

export async function openSite(mode?: Parameters<typeof buildWeb>[1]): Promise<Site> {
  const web = await newFolder();
  await buildWeb(web, mode);
  return open(web);
}

/** The same files on another port, for a test that changes them, stops the server or adds games from outside. */
export async function openCopy(
  original: string,
  gameFiles: readonly GameFile[] = [],
  settings: Partial<OnlineSettings> = {},
): Promise<Site> {
  const web = await newFolder();
  await cp(original, web, { recursive: true });
  return open(web, gameFiles, settings);
}

const newFolder = () => mkdtemp(join(tmpdir(), 'scriptorium-web-'));

async function open(
  web: string,
  gameFiles: readonly GameFile[] = [],
  settings: Partial<OnlineSettings> = {},
): Promise<Site> {
  const served = await onFreePort(web, gameFiles, settings);
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

async function onFreePort(
  web: string,
  gameFiles: readonly GameFile[],
  settings: Partial<OnlineSettings>,
): Promise<RunningServer> {
  for (;;) {
    const port = nextPort++;
    try {
      return await serve({
        port,
        host: '127.0.0.1',
        web,
        gameFiles,
        online: { messages: NO_LIMIT, requests: NO_LIMIT, ...settings },
      });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port > FIRST_PORT + MAX_PORTS) throw error;
    }
  }
}
