import { type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';

/** @param read when it was read last; null for never. */
export const isAfterReading = (moment: SQLWrapper, read: SQLWrapper): SQL =>
  sql`${moment} > coalesce(${read}, '-infinity')`;
