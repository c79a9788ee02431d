import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { projectFolder } from './project-files.ts';

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number() })) });

// The maker of migrations deletes the one before, which nothing reads.
it('the migrations keep the snapshot of the last one alone', () => {
  const folder = join(projectFolder, 'server/platform/migrations/meta');
  const { entries } = journalSchema.parse(
    JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')),
  );
  const last = String(entries.at(-1)?.idx).padStart(4, '0');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${last}_snapshot.json`]);
});
