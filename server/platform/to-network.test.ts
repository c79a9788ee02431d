import { expect, it } from 'vitest';
import { cutAddress, toNetwork, toNetworks } from './to-network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('counts %j as %j', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

// Proves account: Devices: the stored part of an address
it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', ''],
])('stores %j as %j', (address, network) => {
  expect(cutAddress(address)).toBe(network);
});

it.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2fe:3::', ['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
])('counts %j in the networks %j', (address, networks) => {
  expect(toNetworks(address)).toEqual(networks);
});
