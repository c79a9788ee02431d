import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recognise } from './known-names';
import { isJobKind } from './use-job-words';

const isKnown = recognise({ user: ['create', 'change'], 'data-export': ['make'] });

it('recognises each name of each noun', () => {
  expect(['user.create', 'user.change', 'data-export.make'].every(isKnown)).toBe(true);
});

it('recognises no other name, also not of a known noun', () => {
  expect(['user', 'user.make', 'data-export.create', 'toString', ''].some(isKnown)).toBe(false);
});

it('recognises every job that the server defines', () => {
  const server = join(import.meta.dirname, '../../../../../server');
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] }).map((path) =>
    readFileSync(join(server, path), 'utf8'),
  );
  const all = files.join('\n');
  const jobs = files.flatMap((text) =>
    [...text.matchAll(/\bjobs\.define\(\{[^}]*?\bname: (?:'([\w.-]+)'|(\w+))/g)].map(
      ([, name, constant = '']) => {
        // A name is written in its file, or imported.
        const written = new RegExp(`const ${constant} = '([\\w.-]+)'`);
        return name ?? (written.exec(text) ?? written.exec(all))?.[1] ?? constant;
      },
    ),
  );
  // The job of a decision is named where it is made reversible.
  const tellings = [
    ...all.matchAll(/\breversibleDecisions<[^(]*>\(\{\s*job: (?:'([\w.-]+)'|(\w+))/g),
  ].map(
    ([, name, constant = '']) =>
      name ?? new RegExp(`const ${constant} = '([\\w.-]+)'`).exec(all)?.[1] ?? constant,
  );
  expect(tellings.length).toBe(3);
  expect(jobs.length).toBe(all.match(/\bjobs\.define\(/g)?.length);
  expect([...jobs, ...tellings].filter((name) => !isJobKind(name))).toEqual([]);
});
