import { expect, it } from 'vitest';
import { makeVault } from '../../../platform/vault/vault.ts';
import { markNetwork } from './mark-network.ts';

const vault = makeVault('a secret of the data folder');
const october = new Date('2026-10-05T10:00:00Z');
const address = '203.0.113.7';

// Proves screening: Marks of networks
it('is equal within a network and month, and leads to neither', () => {
  const mark = markNetwork(vault, address, october);
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(markNetwork(vault, address, new Date('2026-10-31T23:59:59Z'))).toBe(mark);
  expect(markNetwork(vault, '203.0.113.8', october)).not.toBe(mark);
  expect(markNetwork(vault, address, new Date('2026-11-01T00:00:00Z'))).not.toBe(mark);
  expect(markNetwork(makeVault('another secret'), address, october)).not.toBe(mark);
  const line = markNetwork(vault, '2001:db8:1:2::1', october);
  expect(markNetwork(vault, '2001:db8:1:2:aaaa::9', october)).toBe(line);
});
