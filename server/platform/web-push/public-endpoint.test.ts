import { expect, it } from 'vitest';
import { isEndpoint, isPublicAddress } from './public-endpoint.ts';

const abroad = { allowsOwnMachine: false };
const atHome = { allowsOwnMachine: true };

// Proves push: Only services of the internet
it.each([
  'http://push.example/1',
  'https://push.example:8443/1',
  'https://user:password@push.example/1',
  'https://localhost/1',
  'https://db.localhost/1',
  'https://intranet/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://10.1.0.5/1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://[fd00::1]/1',
  'https://[64:ff9b::a00:1]/1',
  'file:///etc/passwd',
  'https://',
])('refuses %s', (endpoint) => {
  expect(isEndpoint(endpoint, abroad)).toBe(false);
});

it.each(['https://fcm.googleapis.com/fcm/send/x', 'https://8.8.8.8/1', 'https://[2606:4700::1]/1'])(
  'takes %s',
  (endpoint) => {
    expect(isEndpoint(endpoint, abroad)).toBe(true);
  },
);

it('takes this machine while developing alone', () => {
  expect(isEndpoint('http://127.0.0.1:4000/1', atHome)).toBe(true);
  expect(isEndpoint('http://127.0.0.1:4000/1', abroad)).toBe(false);
  expect(isEndpoint('http://10.0.0.1:4000/1', atHome)).toBe(false);
});

it.each([
  '100.64.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'fe80::1',
  '2002:a00:1::',
  'name',
])('counts %s as no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
