import { and, ne, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { labelTable } from './label.table.ts';
import { nameAlike } from '../../../platform/search-text/name-alike.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';

/**
 * Locks label names until the transaction ends.
 *
 * @throws {Problem} `invalid` if another label's name differs only in spaces or case.
 */
export async function refuseTwin(tx: Db, name: string, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('label.name'))`);
  const key = normalise(name).replaceAll(' ', '');
  const near = await tx
    .select({ name: labelTable.name })
    .from(labelTable)
    .where(and(sql`replace(${labelTable.nameKey}, ' ', '') = ${key}`, ne(labelTable.id, id)));
  if (near.every((label) => nameAlike(label.name) !== nameAlike(name))) return;
  throw problem('invalid', { fields: { name: sentences.labels.nameTaken } });
}
