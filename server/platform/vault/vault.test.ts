import { expect, it } from 'vitest';
import { makeVault } from './vault.ts';

const vault = makeVault('a key of the deployment, as long as it has to be');
const other = makeVault('another key of the deployment, just as long as it');

it('opens what it sealed, for the same row', () => {
  const sealed = vault.seal('ES91 ñ 🎵', 'label lbl_1');
  expect(sealed).toMatch(/^s1\.[\w-]+$/);
  expect(vault.open(sealed, 'label lbl_1')).toBe('ES91 ñ 🎵');
  expect(vault.seal('ES91 ñ 🎵', 'label lbl_1')).not.toBe(sealed);
});

// Proves security: V11.3 Encryption
it.each([
  ['another key', (sealed: string) => other.open(sealed, 'label lbl_1')],
  ['another row', (sealed: string) => vault.open(sealed, 'label lbl_2')],
  ['a changed text', (sealed: string) => vault.open(`${sealed.slice(0, -4)}AAAA`, 'label lbl_1')],
  ['a cut text', (sealed: string) => vault.open(sealed.slice(0, 20), 'label lbl_1')],
  ['a plain text', () => vault.open('{"iban":"ES91"}', 'label lbl_1')],
])('does not open for %s', (_, open) => {
  const sealed = vault.seal('ES9121000418450200051332', 'label lbl_1');
  expect(() => open(sealed)).toThrow(/not sealed|authenticate|tag/i);
});

it('marks equal texts alike, by its key', () => {
  expect(vault.mark('ES91')).toBe(vault.mark('ES91'));
  expect(vault.mark('ES91')).not.toBe(vault.mark('ES92'));
  expect(vault.mark('ES91')).not.toBe(other.mark('ES91'));
});
