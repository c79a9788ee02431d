import { inArray } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { labelTable } from './label.table.ts';

/** Adds missing labels with only a name. */
export async function findOrAddLabels(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const rows = wanted.map((name) => ({ id: newId(), name, nameKey: normalise(name) }));
  await db.insert(labelTable).values(rows).onConflictDoNothing();
  const labels = await db
    .select({ id: labelTable.id, name: labelTable.name })
    .from(labelTable)
    .where(inArray(labelTable.name, wanted));
  return new Map(labels.map(({ id, name }) => [name, id]));
}
