// Where friends can open the pages, for somebody who opened them as localhost on the machine of the server.
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Addresses } from '../../protocol/http.ts';
import type { Site } from '../account/passkeys.ts';
import { clientAddress } from './client-address.ts';

type Networks = ReturnType<typeof networkInterfaces>;

/** Of containers and virtual machines on this machine: no phone can open them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet)/i;
/** What home networks use. Others, such as those of a VPN, come after them. */
const HOME = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;
const LOOPBACK = /^(127\.|::1$|0:0:0:0$|localhost$|\[::1\]$)/;

/** The IPv4 addresses of this machine in its networks, those that friends at home can most likely open first. */
export function localAddresses(networks: Networks = networkInterfaces()): string[] {
  const found = Object.entries(networks)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [...found.filter((each) => HOME.test(each)), ...found.filter((each) => !HOME.test(each))];
}

interface AddressPorts {
  readonly site: Site | null;
  readonly trustsProxy: boolean;
}

/** Strangers do not learn the addresses of the networks that the server is in: only whoever asks from its own machine. */
export function addressesFor(request: FastifyRequest, { site, trustsProxy }: AddressPorts): Addresses {
  if (site) return { origins: [site.origin] };
  const { host = '' } = request.headers;
  const [name = '', port = ''] = host.split(/:(?=\d+$)/);
  const isOwn = LOOPBACK.test(clientAddress(request.raw, trustsProxy)) && LOOPBACK.test(name);
  const isShared = !isLoopback(request.server.server.address());
  if (!isOwn || !isShared) return { origins: [] };
  return { origins: localAddresses().map((address) => `http://${address}${port && `:${port}`}`) };
}

const isLoopback = (bound: string | AddressInfo | null) =>
  bound === null || typeof bound === 'string' || LOOPBACK.test(bound.address);
