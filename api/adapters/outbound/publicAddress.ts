import { BlockList, isIP } from 'node:net';

// the IANA registries of special-purpose addresses: whatever is not reached from everywhere alike
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** All that is given out; loopback, link-local, unique local, mapped and translated addresses lie outside. */
const GIVEN_OUT_6 = [['2000::', 3]] as const;
/** Of these: protocols, tunnels that hold another address, and examples. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

function listOf(subnets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}
const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const givenOut6 = listOf(GIVEN_OUT_6, 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** An address of the public internet, as a name was resolved to it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic4.check(address, 'ipv4');
  // one with a zone is of a link
  if (family !== 6 || address.includes('%')) return false;
  return givenOut6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
