import type { Db } from '../database/db.ts';
import { seedTable } from './seed.table.ts';

const { name } = seedTable;

export async function findSeeds(db: Db): Promise<string[]> {
  const rows = await db.select({ name }).from(seedTable);
  return rows.map((row) => row.name);
}

export async function insertSeeds(
  tx: Db,
  names: readonly string[],
  addedAt: Date,
): Promise<string[]> {
  const added = await tx
    .insert(seedTable)
    .values(names.map((each) => ({ name: each, addedAt })))
    .onConflictDoNothing()
    .returning({ name });
  return added.map((row) => row.name);
}
