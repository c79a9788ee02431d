import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureStore } from './picture-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const png = new Uint8Array([1, 2, 3]);
const words = (text: string) => ({
  digestOf: (asked: readonly string[]) => (asked.length > 0 ? text : 'none'),
  digestOfAll: () => `all ${text}`,
});
const open = (isRead = true) => new PictureStore(folder, { isRead });

it.each([
  ['the same texts', ['shared.ui:close'], 'Cerrar', true],
  ['another text', ['shared.ui:close'], 'Salir', false],
  ['another text that it does not ask for', [], 'Salir', true],
  ['another text, and unknown ones asked for', null, 'Salir', false],
])('finds a picture of an earlier run again with %s', (_, asked, text, isFound) => {
  const picture = open().keep('key', png, asked, words('Cerrar'));
  expect(open().find('key', words(text))).toBe(isFound ? picture : undefined);
});

it('remembers both sides while a text goes back and forth', () => {
  open().keep('key', png, ['a:b'], words('one'));
  const other = open().keep('key', new Uint8Array([4]), ['a:b'], words('two'));
  expect(open().find('key', words('one'))).not.toBe(other);
  expect(open().find('key', words('two'))).toBe(other);
});

it('does not read what it is told to make anew', () => {
  const picture = open(false).keep('key', png, [], words('one'));
  expect(open(false).find('key', words('one'))).toBeUndefined();
  expect(open(false).has(picture)).toBe(true);
});

it('does not trust a picture that has gone', () => {
  const picture = open().keep('key', png, [], words('one'));
  rmSync(open().pathOf(picture));
  expect(open().find('key', words('one'))).toBeUndefined();
});
