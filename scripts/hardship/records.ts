// The record of a finished match, asked for until there is somebody to answer.
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 60_000;

export async function recordOf(address: string, match: string): Promise<unknown> {
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    try {
      const answer = await fetch(`${address}/api/matches/${match}/record`);
      if (answer.ok || Date.now() > end) return await answer.json();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
