import { expect, it } from 'vitest';
import { findUnproven } from './find-unproven.ts';

const files: Record<string, string> = { 'tests/a.spec.ts': "test('opens the door', …)" };
const table = (row: string) => `# Doors\n\n| what | proven by |\n|---|---|\n${row}\n`;

it.each([
  ['a test that exists', '| Doors open | `tests/a.spec.ts › opens the door` |', []],
  ['no test', '| Doors open | some day |', ['names no test']],
  ['a test that is gone', '| Doors open | `tests/a.spec.ts › shuts` |', ['shuts']],
  ['a file that is gone', '| Doors open | `tests/b.spec.ts › opens` |', ['tests/b.spec.ts']],
])('finds what is wrong with a row that names %s', (_name, row, expected) => {
  const gaps = findUnproven(table(row), (path) => files[path]);
  expect(gaps.map(({ line }) => line)).toEqual(expected.map(() => 5));
  for (const [place, part] of expected.entries()) expect(gaps[place]?.complaint).toContain(part);
});
