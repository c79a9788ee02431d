import { expect, it } from 'vitest';
import { isOwnMachine } from './own-machine.ts';

it.each([
  'localhost',
  'LOCALHOST',
  'app.localhost',
  '127.0.0.1',
  '127.9.8.7',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
])('%s is this machine', (host) => expect(isOwnMachine(host)).toBe(true));

it.each([
  '127.evil.example',
  '127.0.0.1.nip.io',
  '::ffff:127.evil.example',
  '127.0.0.1:80',
  '127.1',
  '128.0.0.1',
  '::2',
  '::ffff:10.0.0.1',
  'localhost.evil.example',
  'evillocalhost',
  '.localhost.',
  '',
])('%j is not', (host) => expect(isOwnMachine(host)).toBe(false));
