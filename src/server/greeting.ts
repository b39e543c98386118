// What a server says when it is open: where it is, for whoever sits here and for friends on the same network.
import { networkInterfaces } from 'node:os';

export function greeting(address: string, port: number, networks = networkInterfaces()): string[] {
  const others = Object.values(networks)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `For friends on the same network: http://${each.address}:${port}`);
  return [`Scriptorium is open: ${address}`, ...others];
}
