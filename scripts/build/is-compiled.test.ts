import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCompiled, restingFiles } from './is-compiled.ts';

it.each(restingFiles)('%s is there, and the compiler leaves it alone', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(isCompiled(`/anywhere/${file}`)).toBe(false);
});

it.each([
  ['/anywhere/src/shared/ui/menu/Menu.tsx', true],
  ['/anywhere/src/pages/listener/home/ui/HomePageTitle.tsx', true],
  ['/anywhere/node_modules/react/index.js', false],
])('compiles %s: %s', (file, expected) => {
  expect(isCompiled(file)).toBe(expected);
});
