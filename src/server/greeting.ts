// What a server says when it opens: where it is, for whoever sits here and for friends on the same network; or why it does not.
import { networkInterfaces } from 'node:os';
import type { Lang } from '../engine/texts.ts';

export function greeting(address: string, port: number, networks = networkInterfaces()): string[] {
  const others = Object.values(networks)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `For friends on the same network: http://${each.address}:${port}`);
  return [`Scriptorium is open: ${address}`, ...others];
}

const LAST_PORT = 65_535;

/** `startedAt` is the command that starts it at another port, as it was started here. */
export function portTaken(port: number, startedAt: (port: number) => string, lang: Lang): string {
  const command = startedAt(port < LAST_PORT ? port + 1 : port - 1);
  return lang === 'fr'
    ? `Le port ${port} est déjà utilisé. Choisissez-en un autre : ${command}`
    : `Port ${port} is taken. Choose another one: ${command}`;
}
