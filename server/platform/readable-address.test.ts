import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/playlist/pls_1', '/playlist/pls_1'],
  ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
  ['/playlist/%', '/playlist/%25'],
  ['/track/%E0%A4%A?q=%20', '/track/%25E0%25A4%25A?q=%20'],
  ['/api/%E0%A4%A', '/api/%25E0%25A4%25A'],
  ['/%61pi/health', '/api/health'],
  ['/api%2Fhealth', '/api%2Fhealth'],
  ['/%2561pi', '/%2561pi'],
  ['/%2E%2e/package.json', '/../package.json'],
  ['http://tonada.example/api/health?a=%', '/api/health?a=%'],
  ['HTTPS://tonada.example:443/%61pi', '/api'],
  ['http://tonada.example', '/'],
  ['http://tonada.example?q=luna', '/?q=luna'],
  ['*', '/*'],
])('%s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
