import { and, asc, eq, gt, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalise } from '../search/normalise.ts';
import { labelTable } from './label.table.ts';

/** Labels of one statement. */
const batch = 1000;

/** Gives those labels the key by which they are found that an older version kept without. */
export async function indexLabels(db: Db): Promise<void> {
  const { id, name, nameKey } = labelTable;
  // A name of signs alone has an empty key for good, so each is looked at once.
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
