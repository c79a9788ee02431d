import { expect, it } from 'vitest';
import { findImports, isPublicApi } from './find-imports.ts';

it.each([
  [`import './c.css';`, ['./c.css']],
  [`export * from './d';`, ['./d']],
  [`const E = lazy(() => import('./E'));`, ['./E']],
  [`const url = new URL('./h.svg', import.meta.url);`, ['./h.svg']],
  [`@import './i.css';`, ['./i.css']],
  [`const text = 'nothing here';`, []],
])('%s', (source, specifiers) => {
  expect(findImports(source).specifiers).toEqual(specifiers);
});

it.each([
  [`import { a } from './a';`, './a', ['a']],
  [`import type { B } from "@/b";`, '@/b', ['B']],
  [`import {\n  f,\n  type g as h,\n} from './f';`, './f', ['f', 'g']],
  [`export { i as j } from './i';`, './i', ['i']],
])('%s', (source, specifier, names) => {
  const { named, specifiers } = findImports(source);
  expect(specifiers).toEqual([]);
  expect(named.map((each) => each.specifier)).toEqual([specifier]);
  expect(named.flatMap((each) => each.names.map(({ theirs }) => theirs))).toEqual(names);
});

it.each([
  [`// Parts.\nexport { a } from './a';\nexport type { B } from './b';`, true],
  [`export { a } from './a';\nimport './c.css';`, false],
  [`export * from './a';`, false],
  [`export { a } from './a';\nexport const d = 1;`, false],
])('%s', (source, expected) => {
  expect(isPublicApi(source)).toBe(expected);
});

it.each([
  [`import.meta.glob('/locales/es/*.json')`, ['/locales/es/*.json']],
  [`import.meta.glob<object>('./*.svg', { eager: true })`, ['./*.svg']],
  [`import.meta.glob(['./a/*', './b/*'])`, ['./a/*', './b/*']],
])('%s', (source, globs) => {
  expect(findImports(source).globs).toEqual(globs);
});
