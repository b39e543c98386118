// Addresses that people may not have the server call: its own machine, its network, and what is no host at all.
import { BlockList, isIP, isIPv6 } from 'node:net';

const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked.addSubnet(network, prefix, 'ipv4');
// Of IPv6 only global unicast is public, without what leads back to IPv4 and without examples.
for (const [network, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True for everything that is not the public address of a host. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return true;
  if (!isIPv6(address)) return blocked.check(address, 'ipv4');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return blocked.check(mapped, 'ipv4');
  return !globalUnicast.check(address, 'ipv6') || blocked.check(address, 'ipv6');
}
