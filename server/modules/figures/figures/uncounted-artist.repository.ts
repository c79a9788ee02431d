import { and, asc, desc, eq, gte, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getReason } from '../../../platform/database/describe-failure.ts';
import { type Choice, isChosen, returnEvents } from '../../listening/figure-event/index.ts';
import { artistName, findArtistName } from '../../catalogue/artist/index.ts';
import { type FigureWork, uncountedArtistTable } from './uncounted-artist.table.ts';

/** After as many failures an artist is set aside. */
const mostTries = 3;

/** Shown at once. */
const uncountedMost = 20;

const { artistId, work, failures, failedAt, failure } = uncountedArtistTable;

/** Of the artists in `artist_id` of a queue, those whose turn it is. */
export const isTurnOf = (its: FigureWork, choice: Choice): SQL => sql`
  ${isChosen(sql`artist_id`, choice)} and not exists (
    select from ${uncountedArtistTable} as aside where aside.artist_id = waiting.artist_id
      and aside.work = ${its} and aside.failures >= ${mostTries}::int)`;

export async function noteFailure(
  db: Db,
  failed: { artistId: string; work: FigureWork },
  error: unknown,
): Promise<void> {
  const now = { failedAt: sql`now()`, failure: getReason(error) };
  await db
    .insert(uncountedArtistTable)
    .values({ ...failed, failures: 1, ...now })
    .onConflictDoUpdate({
      target: [artistId, work],
      set: { ...now, failures: sql`${failures} + 1` },
    });
}

/** Locks them, so that nobody takes an artist back meanwhile. */
export async function findSetAside(tx: Db, artistIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ artistId })
    .from(uncountedArtistTable)
    .where(and(anyOf(artistId, artistIds), eq(work, 'count'), gte(failures, mostTries)))
    .orderBy(artistId)
    .for('share');
  return new Set(rows.map((row) => row.artistId));
}

export async function forgetFailures(
  tx: Db,
  artistIds: readonly string[],
  works: readonly FigureWork[],
): Promise<void> {
  await tx.delete(uncountedArtistTable).where(and(anyOf(artistId, artistIds), anyOf(work, works)));
}

/** Artists who are set aside, the latest first. */
export function findUncounted(db: Db) {
  return db
    .select({
      id: artistId,
      artist: artistName(artistId),
      at: sql`max(${failedAt})`.mapWith(failedAt),
      reason: sql<string>`(array_agg(${failure} order by ${failedAt} desc))[1]`,
    })
    .from(uncountedArtistTable)
    .where(gte(failures, mostTries))
    .groupBy(artistId)
    .orderBy(desc(sql`max(${failedAt})`), asc(artistId))
    .limit(uncountedMost);
}

/**
 * Lets counting try again.
 *
 * @returns the artist's name; null for one who is not set aside.
 */
export async function takeBack(tx: Db, id: string): Promise<string | null> {
  const taken = await tx
    .delete(uncountedArtistTable)
    .where(and(eq(artistId, id), gte(failures, mostTries)))
    .returning({ artistId });
  if (taken.length === 0) return null;
  await returnEvents(tx, id);
  return (await findArtistName(tx, id))?.name ?? null;
}
