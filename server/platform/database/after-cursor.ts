import { type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import { moments, readCursor } from '../cursor.ts';

type Order = { moment: SQLWrapper; id: SQLWrapper };

/**
 * Returns undefined, which is no condition, without a cursor.
 *
 * @param isUp whether the earliest comes first.
 * @throws {Problem} `invalid` for an invalid cursor.
 */
export function afterCursor(
  cursor: string | undefined,
  { moment, id }: Order,
  isUp = false,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { order, id: last } = readCursor(cursor, moments);
  const end = sql`(${new Date(order).toISOString()}::timestamptz, ${last}::text)`;
  return isUp ? sql`(${moment}, ${id}) > ${end}` : sql`(${moment}, ${id}) < ${end}`;
}
