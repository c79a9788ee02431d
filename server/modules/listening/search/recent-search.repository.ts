import { and, desc, eq, sql } from '#drizzle/orm.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recentSearchTable } from './recent-search.table.ts';

const { userId: ofUser, query: text, searchedAt } = recentSearchTable;

export async function findRecentSearches(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ text })
    .from(recentSearchTable)
    .where(eq(ofUser, userId))
    .orderBy(desc(searchedAt), text)
    .limit(searchLimits.recent);
  return rows.map((row) => row.text);
}

/** Keeps the latest few. */
export async function addRecentSearch(
  tx: Db,
  { userId, query, now }: { userId: string; query: string; now: Date },
): Promise<void> {
  await tx
    .insert(recentSearchTable)
    .values({ userId, query, searchedAt: now })
    .onConflictDoUpdate({ target: [ofUser, text], set: { searchedAt: now } });
  const kept = await findRecentSearches(tx, userId);
  await tx
    .delete(recentSearchTable)
    .where(and(eq(ofUser, userId), sql`${text} <> all (${sql.param(kept)}::text[])`));
}

/** All of them without `query`. */
export async function deleteRecentSearches(tx: Db, userId: string, query?: string): Promise<void> {
  await tx
    .delete(recentSearchTable)
    .where(and(eq(ofUser, userId), query === undefined ? undefined : eq(text, query)));
}
