import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectFolder } from './project-files.ts';

/** Writes outside the table's own module, as `writer → table`; this list may only shrink. */
const exceptions = [
  // Sums of plays and follows, counted in slices that lock their rows.
  'figure-event → trackTable',
  'figures → artistTable',
  'figures → artistToSumTable',
  'statement → monthToCloseTable',
  // A payout is paid and its payment written in one statement.
  'payment-run → payoutTable',
];

/** Imports of other modules' tables; may only shrink. */
const importsMost = 474;

const folder = join(projectFolder, 'server/modules');
const files = projectFiles(['**/*.ts'], { folder, exclude: ['**/*.test.ts'] });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const getModule = (path: string) => path.split('/')[1] ?? '';

const tables = files
  .filter((path) => path.endsWith('.table.ts'))
  .flatMap((path) =>
    [...read(path).matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, name = '', inSql = '']) => ({ name, inSql, owner: getModule(path) }),
    ),
  );

const writes = [
  /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g,
  /\bdefineDelivered\(\s*(\w+)/g,
  /\b(?:insertAll|upsertAll)\(\s*\w+,\s*(\w+)/g,
  /\b(?:insert into|delete from|update(?! skip\b))\s+(?:\$\{)?(\w+)/g,
];

function findForeignWrites(path: string) {
  const text = read(path);
  const aliases = new Map(
    [...text.matchAll(/const (\w+) = (\w+Table);|\b(\w+Table) as (\w+)\b/g)].map(
      ([, name, of, imported, as]) => [name ?? as ?? '', of ?? imported ?? ''],
    ),
  );
  const names = writes.flatMap((write) => [...text.matchAll(write)].map(([, name = '']) => name));
  return names.flatMap((name) => {
    const wanted = aliases.get(name) ?? name;
    const table = tables.find((each) => each.name === wanted || each.inSql === wanted);
    const writer = getModule(path);
    if (table === undefined || table.owner === writer) return [];
    return [`${writer} → ${table.name}`];
  });
}

/** Of other modules, in the file of each path. */
const imported = files.flatMap((path) =>
  [
    ...read(path).matchAll(
      /from '\.\.\/(?:\.\.\/[\w-]+\/)?([\w-]+)\/[\w-]+\.(table|columns)\.ts'/g,
    ),
  ].map(([, of = '', kind]) => ({ by: getModule(path), of, kind })),
);

/** Modules from which a path of imports leads back. */
function findLoops(): string[] {
  const next = Map.groupBy(imported, ({ by }) => by);
  const reach = (from: string) => {
    const reached = new Set<string>();
    const waiting = [from];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { of } of next.get(at) ?? []) {
        if (!reached.has(of)) waiting.push(of);
        reached.add(of);
      }
    }
    return reached;
  };
  return [...next.keys()].filter((name) => reach(name).has(name)).toSorted();
}

it('no modules import the tables of each other in a circle', () => {
  expect(findLoops()).toEqual([]);
});

it('tables of other modules are not imported more often', () => {
  expect(imported.filter(({ kind }) => kind === 'table').length).toBeLessThanOrEqual(importsMost);
});

it('tables are written by their own module', () => {
  expect(tables.length).toBeGreaterThan(100);
  const found = new Set(
    files.filter((path) => !basename(path).endsWith('.table.ts')).flatMap(findForeignWrites),
  );
  expect([...found].toSorted()).toEqual(exceptions.toSorted());
});
