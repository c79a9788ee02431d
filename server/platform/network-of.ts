import { isIPv4, isIPv6 } from 'node:net';

/** Bits of the networks in which an IPv6 address is counted: a line, a home, a site. */
const prefixes = [64, 56, 48] as const;

/**
 * The network that an address belongs to, as one caller is counted: an IPv4 address by itself, an IPv6
 * one by its first 64 bits, of which a single line has all the rest. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks that an address belongs to, the narrowest first: an IPv4 address by itself, an IPv6 one by its
 * first 64, 56 and 48 bits, for a provider hands out any of them.
 */
export function networksOf(address: string): [string, ...string[]] {
  const plain = address.split('%', 1)[0] ?? '';
  if (isIPv4(plain) || !isIPv6(plain)) return [plain];
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return [[high >> 8, high & 255, low >> 8, low & 255].join('.')];
  const [line, home, site] = prefixes;
  return [cut(groups, line), cut(groups, home), cut(groups, site)];
}

/** The first bits of an address, at most 64. */
function cut(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => {
    const left = Math.min(16, Math.max(0, bits - index * 16));
    return (group & (0xffff << (16 - left)) & 0xffff).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** An address without its last part, as it may be stored: the first 24 bits of IPv4, the first 48 of IPv6. */
export function cutAddress(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.replace(/\d+$/, '0')}/24`;
  if (!network.endsWith('::/64')) return '';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes an IPv4 part in hexadecimal, and at most one gap.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
