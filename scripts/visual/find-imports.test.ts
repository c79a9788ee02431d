import { expect, it } from 'vitest';
import { findImports } from './find-imports.ts';

it.each([
  [`import { a } from './a';`, ['./a']],
  [`import type { B } from "@/b";`, ['@/b']],
  [`import './c.css';`, ['./c.css']],
  [`export * from './d';`, ['./d']],
  [`const E = lazy(() => import('./E'));`, ['./E']],
  [`import {\n  f,\n  g,\n} from './f';`, ['./f']],
  [`const url = new URL('./h.svg', import.meta.url);`, ['./h.svg']],
  [`@import './i.css';`, ['./i.css']],
  [`const text = 'nothing here';`, []],
])('%s', (source, specifiers) => {
  expect(findImports(source).specifiers).toEqual(specifiers);
});

it.each([
  [`import.meta.glob('/locales/es/*.json')`, ['/locales/es/*.json']],
  [`import.meta.glob<object>('./*.svg', { eager: true })`, ['./*.svg']],
  [`import.meta.glob(['./a/*', './b/*'])`, ['./a/*', './b/*']],
])('%s', (source, globs) => {
  expect(findImports(source).globs).toEqual(globs);
});
