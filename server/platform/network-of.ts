import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, as one caller is counted: an IPv4 address by itself, an IPv6
 * one by its first 64 bits, of which a single line has all the rest. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
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
