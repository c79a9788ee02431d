import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isStale } from './is-stale.ts';

it('asks for a Storybook where there is none, or an old one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const write = (name: string, second: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), second, second);
    return join(folder, name);
  };
  const sources = [write('Button.tsx', 1), write('es.json', 3)];
  expect(isStale(folder, sources)).toBe(true);
  write('index.json', 2);
  expect(isStale(folder, sources)).toBe(true);
  write('index.json', 4);
  expect(isStale(folder, sources)).toBe(false);
  rmSync(folder, { recursive: true });
});
