import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { restingFiles, uncompiled } from './uncompiled.ts';

const isCompiled = (file: string) => uncompiled.every((pattern) => !pattern.test(file));

it.each(restingFiles)('%s is there, and the compiler leaves it alone', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(isCompiled(`/anywhere/${file}`)).toBe(false);
});

it.each([
  ['/anywhere/src/shared/ui/menu/Menu.tsx', true],
  ['/anywhere/src/shared/ui/menu-button/MenuButton.tsx', false],
  ['/anywhere/src/pages/listener/home/ui/HomePageTitle.tsx', true],
  ['/anywhere/node_modules/react/index.js', false],
])('compiles %s: %s', (file, expected) => {
  expect(isCompiled(file)).toBe(expected);
});
