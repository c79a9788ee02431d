import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  [{ host: 'localhost', port: 3001 }, 'http://localhost:3001'],
  [{ host: '0.0.0.0', port: 80 }, 'http://localhost:80'],
  [{ host: '::1', port: 3001 }, 'http://[::1]:3001'],
  [{ host: '0.0.0.0', port: 3001, publicUrl: 'https://tonada.example/' }, 'https://tonada.example'],
])('%j is reached at %s', (address, origin) => {
  expect(publicOrigin(address)).toBe(origin);
});
