import { and, asc, eq, gt, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { labelTable } from './label.table.ts';

const batch = 1000;

/** For labels stored by older versions. */
export async function indexLabels(db: Db): Promise<void> {
  const { id, name, nameKey } = labelTable;
  // Names of symbols keep an empty key, so the loop moves on by id.
  let last = '';
  for (;;) {
    const found = await db
      .select({ id, name })
      .from(labelTable)
      .where(and(eq(nameKey, ''), gt(id, last)))
      .orderBy(asc(id))
      .limit(batch);
    if (found.length === 0) return;
    last = found.at(-1)?.id ?? last;
    const keys = found.map((label) => ({ id: label.id, name_key: normalise(label.name) }));
    await db.execute(sql`
      update ${labelTable} as label set name_key = key.name_key
      from json_to_recordset(${JSON.stringify(keys)}::json) as key (id text, name_key text)
      where label.id = key.id`);
  }
}
