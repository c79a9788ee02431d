import { isIP } from 'node:net';
import { toNetwork } from './to-network.ts';

/** A name that merely begins like an address (`127.example.com`) can lead to any machine. */
export function isOwnMachine(host: string): boolean {
  const plain = host.toLowerCase().replaceAll(/^\[|\]$/g, '');
  if (isIP(plain) === 0) return plain === 'localhost' || plain.endsWith('.localhost');
  return toNetwork(plain).startsWith('127.') || isLoopback6(plain);
}

const isLoopback6 = (address: string) =>
  URL.parse(`http://[${address.split('%', 1)[0]}]`)?.hostname === '[::1]';
