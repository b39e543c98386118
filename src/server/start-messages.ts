// The lines that the server prints when it starts: its addresses on this machine and in the local network, or that its port is taken.
import { networkInterfaces } from 'node:os';
import type { Lang } from '../engine/texts.ts';

export function startMessages(address: string, port: number, networks = networkInterfaces()): string[] {
  const others = Object.values(networks)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `For friends on the same network: http://${each.address}:${port}`);
  return [`Scriptorium is open: ${address}`, ...others];
}

const MAX_PORT = 65_535;

/** `commandFor` returns the command that starts the server at another port. */
export function portTakenMessage(port: number, commandFor: (port: number) => string, lang: Lang): string {
  const command = commandFor(port < MAX_PORT ? port + 1 : port - 1);
  return lang === 'fr'
    ? `Le port ${port} est déjà utilisé. Choisissez-en un autre : ${command}`
    : `Port ${port} is taken. Choose another one: ${command}`;
}
