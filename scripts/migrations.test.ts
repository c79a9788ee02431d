import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractingMigrations } from '../server/platform/database/contracting-migrations.ts';
import { workBefore } from '../server/platform/database/work-before.ts';
import { projectFolder } from './project-files.ts';

const folder = join(projectFolder, 'server/platform/migrations');

const journalSchema = z.object({
  entries: z.array(z.object({ idx: z.number(), tag: z.string() })),
});

const { entries } = journalSchema.parse(
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')),
);

// The maker of migrations deletes the one before, which nothing reads.
it('the migrations keep the snapshot of the last one alone', () => {
  const last = String(entries.at(-1)?.idx).padStart(4, '0');
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  expect(snapshots).toEqual([`${last}_snapshot.json`]);
});

/** Without comments and what is in quotes. */
const statements = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());

const takesAway =
  /^drop (?:table|view|function|type|sequence)\b|\bdrop (?:column|constraint|default|not null)\b|\brename\b|\bset not null\b|\balter column \S+ (?:set data )?type\b|^create (?:or replace )?trigger\b/i;

/** A former version writes rows without it. */
const demandsValue = /\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/i;

/** A former version may write rows against it, unless it is about a new table or column. */
const addsRule =
  /^alter table (\S+) add constraint \S+ (?:foreign key \(("\w+")\))?|^create unique index \S+ on (\S+)/i;

/** @returns the statements after which a former version may fail. */
function findContracting(text: string): string[] {
  const all = statements(text);
  const made = new Set(
    all.flatMap(
      (each) => /^(?:create table|alter table \S+ add column) (\S+)/i.exec(each)?.[1] ?? [],
    ),
  );
  return all.filter((statement) => {
    const [rule, altered = '', column = '', indexed = ''] = addsRule.exec(statement) ?? [];
    return (
      takesAway.test(statement) ||
      demandsValue.test(statement) ||
      (rule !== undefined && ![altered, column, indexed].some((name) => made.has(name)))
    );
  });
}

describe('a migration that takes something away', () => {
  it.each([
    'alter table "a" drop column "b"',
    'alter table "a" rename to "b"',
    'alter table "a" alter column "b" set data type bigint',
    'alter table "a" alter column "b" type bigint',
    'alter table "a" alter column "b" set not null',
    'alter table "a" alter column "b" drop not null',
    'alter table "a" add column "b" text not null',
    'alter table "a" add constraint "c" check ("b" > 0)',
    'create unique index "i" on "a" using btree ("b")',
    `-- A comment; ends.\ndrop table "a"`,
  ])('is seen: %s', (text) => {
    expect(findContracting(text)).toHaveLength(1);
  });

  it.each([
    'alter table "a" add column "b" text default \'\' not null',
    'alter table "a" add column "b" text; alter table "a" add constraint "c" foreign key ("b") references "d"("id")',
    'create table "a" ("b" text not null); create unique index "i" on "a" using btree ("b")',
    '-- drop table\nupdate "a" set "b" = \'rename\'',
  ])('is no other: %s', (text) => {
    expect(findContracting(text)).toEqual([]);
  });

  // The first one sums up all before it.
  it('is listed with the oldest migration that a version must know, and nothing else is', () => {
    const tags = entries.map(({ tag }) => tag);
    const contracting = tags
      .slice(1)
      .filter(
        (tag) => findContracting(readFileSync(join(folder, `${tag}.sql`), 'utf8')).length > 0,
      );
    expect(Object.keys(contractingMigrations)).toEqual(contracting);
    for (const [tag, needed] of Object.entries(contractingMigrations))
      expect([needed, tags.indexOf(needed) <= tags.indexOf(tag) && tags.includes(needed)]).toEqual([
        needed,
        true,
      ]);
  });
});

it('work that has to be done before names migrations of this version', () => {
  const tags = new Set(entries.map(({ tag }) => tag));
  expect(Object.keys(workBefore).filter((tag) => !tags.has(tag))).toEqual([]);
});
