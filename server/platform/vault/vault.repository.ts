import { sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { vaultTable } from './vault.table.ts';

/** Null before the first start with a key, also where the table is still missing. */
export async function findVaultMark(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('public.vault')::text as found`,
  );
  if (rows[0]?.found == null) return null;
  const [row] = await db.select({ mark: vaultTable.mark }).from(vaultTable);
  return row?.mark ?? null;
}

export async function addVaultMark(db: Db, mark: string): Promise<void> {
  await db.insert(vaultTable).values({ id: 1, mark }).onConflictDoNothing();
}
