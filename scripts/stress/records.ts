// Downloads the record of a finished match; repeats the request while the server is down.
import { setTimeout as pause } from 'node:timers/promises';

const DOWNLOAD_TIMEOUT_MS = 60_000;

export async function recordOf(address: string, match: string): Promise<unknown> {
  for (const end = Date.now() + DOWNLOAD_TIMEOUT_MS; ; await pause(100)) {
    try {
      const answer = await fetch(`${address}/api/matches/${match}/record`);
      if (answer.ok || Date.now() > end) return await answer.json();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
