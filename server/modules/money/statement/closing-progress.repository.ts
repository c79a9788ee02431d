import { and, asc, count, desc, eq, gte, isNotNull, lt, lte, sql } from '#drizzle/orm.ts';
import type { ClosingFailure } from '#contract/system.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { getKind, getReason } from '../../../platform/database/describe-failure.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { monthToCloseTable } from '../../figures/figures/month-to-close.table.ts';
import { artistsWithShares } from '../pay-comparison/index.ts';
import { markNewTerms } from './closing-terms.repository.ts';
import { closedMonthTable } from './statement.table.ts';
import { closingArtistTable, closingTable } from './closing.table.ts';

/** Together, in one transaction. */
const monthsOfArtist = 8;

/** After as many failures a month closes without the artist. */
const mostTries = 3;

/** Shown at once. */
const setAsideMost = 20;

/** Lists the artists that have something to state, once over all servers. */
export async function openClosing(tx: Db, month: string): Promise<void> {
  await tx.insert(closingTable).values({ month }).onConflictDoNothing();
  const [row] = await tx
    .select({ artists: closingTable.artists })
    .from(closingTable)
    .where(eq(closingTable.month, month))
    .for('update');
  if (row?.artists !== null) return;
  // Those since the slices before.
  await markNewTerms(tx, null);
  const { rowCount } = await tx.execute(sql`
    insert into ${closingArtistTable} (month, artist_id)
    select ${month}, artist_id from ${monthToCloseTable} where month <= ${month}
    union select ${month}, artist_id from ${artistsWithShares(month)} as sharing`);
  // Otherwise each slice sorts all that are left, until the database looks by itself.
  await tx.execute(sql`analyze ${closingArtistTable}`);
  await tx.update(closingTable).set({ artists: rowCount }).where(eq(closingTable.month, month));
}

type Taking = {
  month: string;
  /** Failed in this run. */
  besides: readonly string[];
  /** Artists. */
  most: number;
};

/**
 * Artists with eight changed months each on average, or one with more; a rollback returns them.
 * Skips artists of other servers and those with an earlier open month.
 */
export async function takeArtistsToClose(
  tx: Db,
  { month, besides, most }: Taking,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with waiting as materialized (
      select artist_id, failed_at from ${closingArtistTable} as open
      where month = ${month} and failures < ${mostTries}::int
        and artist_id <> all(${sql.param(besides)}::text[]) and not exists (
        select from ${closingArtistTable} as earlier
        where earlier.artist_id = open.artist_id and earlier.month < ${month}
          and earlier.failures < ${mostTries}::int)
      order by failed_at nulls first, artist_id limit ${most}::int
      for update skip locked
    ), counted as (
      select artist_id, months,
        sum(months) over (order by failed_at nulls first, artist_id) as together
      from waiting cross join lateral (
        select count(*) as months from ${monthToCloseTable} as changed
        where changed.artist_id = waiting.artist_id and changed.month <= ${month}
      ) as bounded
    )
    delete from ${closingArtistTable} where month = ${month} and artist_id in (
      select artist_id from counted where together <= ${most * monthsOfArtist}::int or together = months
    ) returning artist_id as id`);
  return rows.map(({ id }) => id);
}

export async function takeArtistToClose(tx: Db, month: string, artistId: string) {
  const { rowCount } = await tx.delete(closingArtistTable).where(isOpen(month, artistId));
  return rowCount === 1;
}

const isOpen = (month: string, artistId: string) =>
  and(eq(closingArtistTable.month, month), eq(closingArtistTable.artistId, artistId));

/** Artists that failed too often are set aside. */
const isTried = lt(closingArtistTable.failures, mostTries);

/** @returns the number of artists left. */
export async function endClosing(db: Db, month: string, closedAt: Date): Promise<number> {
  await db.execute(sql`
    insert into ${closedMonthTable} (month, closed_at)
    select ${month}, ${closedAt.toISOString()}::timestamptz
    where not exists (
      select from ${closingArtistTable} where month <= ${month} and failures < ${mostTries}::int)
    on conflict do nothing`);
  return countOpen(db, month);
}

/** Includes earlier months. */
export async function hasOpenArtists(db: Db, month: string): Promise<boolean> {
  const open = await db
    .select({ id: closingArtistTable.artistId })
    .from(closingArtistTable)
    .where(and(lte(closingArtistTable.month, month), isTried))
    .limit(1);
  return open.length > 0;
}

async function countOpen(db: Db, month: string): Promise<number> {
  const [row] = await db
    .select({ artists: count() })
    .from(closingArtistTable)
    .where(and(eq(closingArtistTable.month, month), isTried));
  return row?.artists ?? 0;
}

/** `artistId` is null for the whole month. */
export async function noteFailure(
  db: Db,
  { month, artistId }: { month: string; artistId: string | null },
  { error, at }: { error: unknown; at: Date },
): Promise<void> {
  const failed = { failedAt: at, failureKind: getKind(error), failure: getReason(error) };
  if (artistId !== null) {
    const more = failed.failureKind === 'unavailable' ? 0 : 1;
    const failures = sql`${closingArtistTable.failures} + ${more}::int`;
    await db
      .update(closingArtistTable)
      .set({ ...failed, failures })
      .where(isOpen(month, artistId));
    return;
  }
  await db
    .insert(closingTable)
    .values({ month, ...failed })
    .onConflictDoUpdate({ target: closingTable.month, set: failed });
}

export async function forgetFailure(db: Db, month: string): Promise<void> {
  await db
    .update(closingTable)
    .set({ failedAt: null, failureKind: null, failure: null })
    .where(and(eq(closingTable.month, month), isNotNull(closingTable.failedAt)));
}

type ClosingProgress = {
  artists: { done: number; all: number };
  lastFailure: {
    at: Date;
    kind: ClosingFailure;
    reason: string;
    artist: { id: string; name: string } | null;
  } | null;
};

export async function findProgress(db: Db, month: string): Promise<ClosingProgress> {
  const [row] = await db.select().from(closingTable).where(eq(closingTable.month, month));
  const all = row?.artists ?? (await db.$count(artistTable));
  const left = row === undefined || row.artists === null ? all : await countOpen(db, month);
  const { failedAt, failure, failureKind } = closingArtistTable;
  const [ofArtist] = await db
    .select({ failedAt, failure, failureKind, id: artistTable.id, name: artistTable.name })
    .from(closingArtistTable)
    .innerJoin(artistTable, eq(artistTable.id, closingArtistTable.artistId))
    .where(and(eq(closingArtistTable.month, month), isNotNull(failedAt)))
    .orderBy(desc(failedAt), asc(artistTable.id))
    .limit(1);
  // The whole month's failure matters more.
  const failed = row?.failedAt ? row : ofArtist;
  return {
    artists: { done: all - left, all },
    lastFailure:
      failed?.failedAt && failed.failure !== null
        ? {
            at: failed.failedAt,
            kind: failed.failureKind ?? 'other',
            reason: failed.failure,
            artist: 'id' in failed ? { id: failed.id, name: failed.name } : null,
          }
        : null,
  };
}

/** Earlier months that closed without an artist, which their next statements include. */
export function takeSetAside(tx: Db, artistIds: readonly string[], before: string) {
  const { artistId, month } = closingArtistTable;
  return tx
    .delete(closingArtistTable)
    .where(and(anyOf(artistId, artistIds), lt(month, before)))
    .returning({ artistId, month });
}

/** Artists without whom months were closed, the latest first. */
export function findSetAside(db: Db) {
  const { month, failedAt, failure, failures, artistId } = closingArtistTable;
  return db
    .select({ artist: artistTable.name, month, at: failedAt, reason: failure })
    .from(closingArtistTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(gte(failures, mostTries))
    .orderBy(desc(failedAt), asc(artistTable.id))
    .limit(setAsideMost);
}
