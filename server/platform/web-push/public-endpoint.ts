import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isOwnMachine } from '../own-machine.ts';

/** Not in the public internet (IANA's registries of special addresses). */
const reserved = new BlockList();
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');

/** All others of IPv6 are local, reserved or ways into IPv4. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

/** Whether a server of the public internet may have it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export type EndpointRules = {
  /** While developing and in tests: this machine, also without encryption. */
  allowsOwnMachine: boolean;
};

/** Whether a subscription may name it. What its name stands for is looked at when it is called. */
export function isEndpoint(endpoint: string, { allowsOwnMachine }: EndpointRules): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (allowsOwnMachine && isOwnMachine(url.hostname)) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !isOwnMachine(host) : isPublicAddress(host);
}

/** Resolves a name to public addresses alone, so that no service's name leads into our network. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (first === undefined) {
      const refusal =
        error ?? Object.assign(new Error(`${name} has no public address.`), { code: 'ENOTFOUND' });
      return done(refusal, '', 0);
    }
    if (options.all === true) return done(null, found);
    return done(null, first.address, first.family);
  });
};
