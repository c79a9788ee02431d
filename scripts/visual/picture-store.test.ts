import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './picture-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const png = new Uint8Array([1, 2, 3]);
const open = (text: string) => openStore(folder, (texts) => (texts.length > 0 ? text : 'none'));

it.each([
  ['the same texts', ['shared.ui:close'], 'Cerrar', true],
  ['another text', ['shared.ui:close'], 'Salir', false],
  ['another text that it does not ask for', [], 'Salir', true],
])('finds a picture of an earlier run again with %s', (_, texts, text, isFound) => {
  const picture = open('Cerrar').keep(png, 'key', texts);
  expect(open(text).find('key')).toBe(isFound ? picture : undefined);
});

it('keeps both versions of a text that changes back and forth', () => {
  const first = open('one').keep(png, 'key', ['a:b']);
  const other = open('two').keep(new Uint8Array([4]), 'key', ['a:b']);
  expect(other).not.toBe(first);
  expect(open('one').find('key')).toBe(first);
  expect(open('two').find('key')).toBe(other);
});

it('finds neither an archived picture nor a deleted one', () => {
  open('one').put(png);
  expect(open('one').find('key')).toBeUndefined();
  rmSync(open('one').keep(png, 'key', []));
  expect(open('one').find('key')).toBeUndefined();
});
