import { isIPv4, isIPv6 } from 'node:net';

/** Prefixes of a line, a home and a site. */
const prefixes = [64, 56, 48] as const;

/** An IPv4 address itself, or the first 64 bits of IPv6. */
export function toNetwork(address: string): string {
  return toNetworks(address)[0];
}

/** Narrowest first; providers assign any of them. */
export function toNetworks(address: string): [string, ...string[]] {
  const plain = address.split('%', 1)[0] ?? '';
  if (isIPv4(plain) || !isIPv6(plain)) return [plain];
  const groups = getGroups(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return [[high >> 8, high & 255, low >> 8, low & 255].join('.')];
  const [line, home, site] = prefixes;
  return [cut(groups, line), cut(groups, home), cut(groups, site)];
}

function cut(groups: readonly number[], bits: number): string {
  const network = groups.slice(0, 4).map((group, index) => {
    const left = Math.min(16, Math.max(0, bits - index * 16));
    return (group & (0xffff << (16 - left)) & 0xffff).toString(16);
  });
  return `${network.join(':')}::/${bits}`;
}

/** What may be stored: 24 bits of IPv4, 48 of IPv6. */
export function cutAddress(address: string): string {
  const network = toNetwork(address);
  if (isIPv4(network)) return `${network.replace(/\d+$/, '0')}/24`;
  if (!network.endsWith('::/64')) return '';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

function getGroups(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
