import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..');

// Proves look: Sizes and colours come from tokens
it.each([
  ['scrims and shadows', /rgba?\(/],
  ['what cannot be used', /(disabled|Disabled)[^{}]*\{[^}]*opacity: [\d']/],
])('takes %s from the tokens', (_what, raw) => {
  const own = globSync('**/*.css.ts', { cwd: source, exclude: ['shared/theme/**'] });
  expect(own.filter((path) => raw.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
});
