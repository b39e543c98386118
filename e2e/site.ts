// The built application on a port of its own, for tests and pictures.
import { buildIfNeeded } from '../src/server/build.ts';
import { type Served, serve } from '../src/server/index.ts';

const FIRST_PORT = 21_800;

export async function openSite(): Promise<Served> {
  await buildIfNeeded((line) => console.log(line));
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await serve({ port, host: '127.0.0.1' });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port > FIRST_PORT + 100) throw error;
    }
  }
}
