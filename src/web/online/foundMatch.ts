// The match that a search has just led to: its page says so, also if it is mounted twice while it loads.
import { browser } from '../browser.ts';

const ARRIVAL_MS = 20_000;
let found: { readonly match: string; readonly at: number } | null = null;

export function rememberFoundMatch(match: string): void {
  found = { match, at: browser.elapsed() };
}

export const isJustFound = (match: string): boolean =>
  found?.match === match && browser.elapsed() - found.at < ARRIVAL_MS;
