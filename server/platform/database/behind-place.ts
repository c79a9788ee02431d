import { type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import { moments, readCursor } from '../cursor.ts';

/** What orders a list: a moment, and the id of what happened at the same one. */
type Order = { moment: SQLWrapper; id: SQLWrapper };

/**
 * Whether a row stands behind the place that a cursor names; undefined, which is no condition, without a cursor.
 *
 * @param isUp whether the earliest comes first.
 * @throws {Problem} `invalid` for a cursor that is none.
 */
export function behindPlace(
  cursor: string | undefined,
  { moment, id }: Order,
  isUp = false,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { order, id: last } = readCursor(cursor, moments);
  const end = sql`(${new Date(order).toISOString()}::timestamptz, ${last}::text)`;
  return isUp ? sql`(${moment}, ${id}) > ${end}` : sql`(${moment}, ${id}) < ${end}`;
}
