import { eq, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelTable } from './label.table.ts';

const { id, name } = labelTable;

/** As a column; null without the label. */
export const labelName = (labelId: SQLWrapper): SQL<string> =>
  sql`(select named.name from ${labelTable} as named where named.id = ${sql`${labelId}`})`;

export async function findLabelName(db: Db, labelId: string): Promise<string | null> {
  const [label] = await db.select({ name }).from(labelTable).where(eq(id, labelId));
  return label?.name ?? null;
}

export async function findLabelNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const labels = await db.select({ name }).from(labelTable).where(anyOf(id, ids));
  return labels.map((label) => label.name);
}
