// The lines that the server prints when it starts: its addresses on this machine and in the local network, or that its port is taken.
import type { networkInterfaces } from 'node:os';
import type { Lang } from '../engine/texts.ts';
import { localAddresses } from './api/addresses.ts';
import { siteColours } from './pages/site-colour.ts';

export interface ServedAt {
  readonly address: string;
  readonly port: number;
  /** Whether only this machine can open it. */
  readonly isLocal: boolean;
  /** From PUBLIC_URL. */
  readonly publicUrl: string | null;
}

export function startMessages(
  { address, port, isLocal, publicUrl }: ServedAt,
  networks?: ReturnType<typeof networkInterfaces>,
): string[] {
  if (publicUrl !== null) return [`Scriptorium is open: ${publicUrl}/ (the proxy finds it at ${address})`];
  if (isLocal) return [`Scriptorium is open: ${address} (on this machine only)`];
  const others = localAddresses(networks).map(
    (each) => `For friends on the same network: http://${each}:${port}`,
  );
  return [`Scriptorium is open: ${address}`, ...others];
}

/** Null if the pages have the colour as it was given. */
export function changedColourMessage(given: string): string | null {
  const { day, candle } = siteColours(given);
  if (day === given && candle === given) return null;
  return `SITE_COLOUR ${given} would be hard to read: buttons are ${day} by day and ${candle} in the dark theme`;
}

const MAX_PORT = 65_535;

/** `commandFor` returns the command that starts the server at another port. */
export function portTakenMessage(port: number, commandFor: (port: number) => string, lang: Lang): string {
  const command = commandFor(port < MAX_PORT ? port + 1 : port - 1);
  return lang === 'fr'
    ? `Le port ${port} est déjà utilisé. Choisissez-en un autre : ${command}`
    : `Port ${port} is taken. Choose another one: ${command}`;
}
