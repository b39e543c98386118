// Where friends can open the pages, for somebody who opened them as localhost on the machine of the server.
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Addresses } from '../../protocol/http.ts';
import type { Site } from '../account/passkeys.ts';
import { clientAddress } from './client-address.ts';
import { siteUrl } from './site.ts';

type Networks = ReturnType<typeof networkInterfaces>;

/** Of containers and virtual machines on this machine: no phone can open them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet)/i;
/** What home networks use. Others, such as those of a VPN, come after them. */
const HOME = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** A whole Host header: another name may begin like a loopback address, and lead here. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;
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
  readonly trustedHops: number;
}

/** Strangers do not learn the addresses of the networks that the server is in: they are told only to people on its own machine. */
export function addressesFor(request: FastifyRequest, { site, trustedHops }: AddressPorts): Addresses {
  if (site) return { origins: [siteUrl(site)] };
  const { host = '', 'x-forwarded-for': forwarded } = request.headers;
  const port = loopbackPort(host);
  // Behind a proxy, a request of which it does not say whose it is may be anybody's.
  const isKnown = trustedHops === 0 || forwarded !== undefined;
  const isOwn = isKnown && LOOPBACK.test(clientAddress(request.raw, trustedHops));
  const isShared = !isLocal(request.server.server.address());
  if (!isOwn || !isShared || port === null) return { origins: [] };
  return { origins: localAddresses().map((address) => `http://${address}${port && `:${port}`}`) };
}

/** The port of a Host header that names the machine itself, empty without one; null for every other header. */
export function loopbackPort(host: string): string | null {
  const found = LOOPBACK_HOST.exec(host);
  if (!found) return null;
  const [, port = ''] = found;
  return port === '' || (Number(port) > 0 && Number(port) <= MAX_PORT) ? port : null;
}

const isLocal = (bound: string | AddressInfo | null) =>
  bound === null || typeof bound === 'string' || isLoopback(bound.address);

/** Whether only this machine can open what listens at this address. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
