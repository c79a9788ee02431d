import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStale } from './is-stale.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of that second. */
function write(name: string, second: number): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  utimesSync(file, second, second);
  return file;
}

it('asks for a Storybook where there is none, or an old one', () => {
  const sources = [write('Button.tsx', 1), write('es.json', 3)];
  expect(isStale(folder, sources)).toBe(true);
  write('index.json', 2);
  expect(isStale(folder, sources)).toBe(true);
  write('index.json', 4);
  expect(isStale(folder, sources)).toBe(false);
});
